"""Who is out, who has won by sinking the others (MNB-1.4), and why (MNB-3, MNB-15.2, MNB-16)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY, Seat, tell
from escadre.core.types import Outcome, Text
from escadre.games.naval_battles.play.columns import QUIET_ROUNDS
from escadre.games.naval_battles.play.rules.table import afloat, player_order, strip
from escadre.games.naval_battles.play.state import NavalBattlesState


def members(s: NavalBattlesState, team: int) -> list[Seat]:
    return [seat for seat in range(s.seats) if s.teams[seat] == team]


def teams_in_play(s: NavalBattlesState) -> list[int]:
    """Teams, or players where everybody is alone, in player order."""
    found: list[int] = []
    for seat in player_order(s):
        if s.playing[seat] and s.teams[seat] not in found:
            found.append(s.teams[seat])
    return found


def score(s: NavalBattlesState, team: int) -> int:
    """MNB-15.2.5: a team's VP are those of its members."""
    return sum(s.scores[seat] for seat in members(s, team))


def finish(s: NavalBattlesState, teams: list[int], why: str) -> None:
    s.winners = [seat for seat in range(s.seats) if s.teams[seat] in teams]
    s.why = why
    s.stack.clear()
    if s.loud:
        for seat in s.winners:
            tell(s, "won", {"seat": seat, "count": s.scores[seat]}, reveals=True)


def check_elimination(s: NavalBattlesState) -> None:
    """MNB-3.6, MNB-3.7, at the end of each Resolve phase; MNB-15.2.4, MNB-15.2.7: with teams only a whole team."""
    if _scenario_decided(s):
        return
    for team in teams_in_play(s):
        seats = members(s, team)
        if any(s.fleets[seat] for seat in seats):
            continue
        for seat in seats:
            eliminate(s, seat)
    left = teams_in_play(s)
    if len(left) == 1:  # MNB-3.4, MNB-3.8, MNB-15.2.2
        finish(s, left, "won-last")


def eliminate(s: NavalBattlesState, seat: Seat) -> None:
    """MNB-3.7: hand and bought cards are discarded, the reserve is removed."""
    s.playing[seat] = False
    s.discard += s.hands[seat] + s.bought[seat]
    s.hands[seat] = []
    s.bought[seat] = []
    s.prices[seat] = []
    s.removed += s.reserves[seat]
    s.reserves[seat] = []
    if seat in s.to_move:
        s.to_move.remove(seat)
    if s.loud:
        tell(s, "eliminated", {"seat": seat}, reveals=True)


def _scenario_decided(s: NavalBattlesState) -> bool:
    """MNB-16.3.3, MNB-16.3.4: at once when the ship that matters sinks."""
    if not s.scenario:
        return False
    lost = [ship for pile in s.sunk for ship in pile]
    aims = [seat for seat in range(s.seats) if s.playing[seat] and s.must_sink[seat] != NOBODY]
    won = [s.teams[seat] for seat in aims if s.must_sink[seat] in lost]
    if won:
        finish(s, won, "won-sank")
        return True
    for seat in range(s.seats):
        if s.must_survive[seat] != NOBODY and s.must_survive[seat] in lost:
            s.must_survive[seat] = NOBODY
            others = [team for team in teams_in_play(s) if team != s.teams[seat]]
            if len(others) == 1:
                finish(s, others, "won-sank")
                return True
            eliminate_fleet(s, seat)
    return False


def eliminate_fleet(s: NavalBattlesState, seat: Seat) -> None:
    """[house] Among three or more, who lost the ship that he had to keep is out, with all he has."""
    s.removed += s.fleets[seat]
    for ship in s.fleets[seat]:
        strip(s, ship)
    s.fleets[seat] = []


def check_victory(s: NavalBattlesState, dice: Dice) -> None:
    """MNB-3.1 to MNB-3.3, MNB-4.3: after each complete round."""
    s.quiet = 0 if s.sinkings else s.quiet + 1
    reached = [team for team in teams_in_play(s) if s.target and score(s, team) >= s.target]
    if reached:
        finish(s, best(s, reached), "won-points")
    elif s.rounds and s.round >= s.rounds:
        _rounds_over(s)
    elif s.quiet >= QUIET_ROUNDS:  # MNB-3.10
        finish(s, best(s, teams_in_play(s)), "won-quiet")


def _rounds_over(s: NavalBattlesState) -> None:
    """MNB-16.3.2, MNB-16.3.3: who kept his ship afloat has won; else the most VP."""
    kept = [s.teams[seat] for seat in range(s.seats) if s.playing[seat] and s.must_survive[seat] != NOBODY]
    if kept:
        finish(s, kept, "won-kept")
    else:
        finish(s, best(s, teams_in_play(s)), "won-rounds")


def best(s: NavalBattlesState, teams: list[int]) -> list[int]:
    """MNB-3.3, MNB-3.5: most VP sunk, then most VP afloat; else the win is shared."""
    standing = [(score(s, team), sum(afloat(s, seat) for seat in members(s, team))) for team in teams]
    top = max(standing)
    return [team for team, stands in zip(teams, standing, strict=True) if stands == top]


def outcome(s: NavalBattlesState) -> Outcome | None:
    """Winners first; the others by VP sunk, those in play before the eliminated.

    MNB-15.2.5: team mates share a place.
    """
    if s.stack:
        return None
    standing = [
        (seat in s.winners, s.playing[seat], 0 if seat in s.winners else score(s, s.teams[seat]))
        for seat in range(s.seats)
    ]
    ranks = tuple(sum(other > mine for other in standing) for mine in standing)
    count = score(s, s.teams[s.winners[0]])
    shared = len({s.teams[seat] for seat in s.winners}) > 1
    return Outcome(ranks, tuple(s.scores), Text("won-shared" if shared else s.why, {"count": count}))
