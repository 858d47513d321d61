"""The game as a whole: set-up, Operations, attempts and rounds, the end (SIR-1, SIR-3.0, SIR-3.2, SIR-4, SIR-5.0.1)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step, call
from escadre.core.frames import NOBODY, Frame, Menu, Rule, Seat, only, tell
from escadre.core.types import Outcome, Setup, Text
from escadre.games.sirocco.play.columns import (
    AIR,
    BATTLE,
    BATTLE_DRAW,
    CAMP,
    COMBINED,
    DECK,
    HAND,
    HITS_ENEMY,
    NIGHT,
    OPERATIONS,
    PRINTED_TYPES,
    SUB,
    SURFACE,
    VP,
)
from escadre.games.sirocco.play.options import SiroccoOptions
from escadre.games.sirocco.play.rules.fate import strike
from escadre.games.sirocco.play.rules.laying import bars_main_down
from escadre.games.sirocco.play.rules.table import (
    clockwise,
    discard_row,
    draw,
    draw_to_limit,
    enemy_forces,
    everybody,
    row_of,
)
from escadre.games.sirocco.play.state import SiroccoState, clear_attempt, new_engagement


def new_game(setup: Setup, dice: Dice) -> SiroccoState:
    """SIR-1.3.1: the dealer is named; the cards are dealt by the first step of the game."""
    options = setup.options
    assert isinstance(options, SiroccoOptions), "the engine hands over the options of this game"
    seats = setup.seats
    dealer = options.dealer if options.dealer != NOBODY else dice.roll(seats) - 1
    return SiroccoState(
        stack=[Frame("match", 0)],
        events=[],
        loud=False,
        options=options,
        seats=seats,
        hands=[[] for _ in range(seats)],
        limits=[HAND] * seats,
        seen=[0] * len(DECK),
        pile=[],
        discard=[],
        removed=[],
        operations=[],
        left=0,
        spent=[],
        won=[[] for _ in range(seats)],
        prize=[],
        prize_of=[],
        prize_under=[],
        prize_seen=[],
        dealer=dealer,
        leader=dealer,
        engagement=new_engagement(seats),
        totals=[0] * seats,
        totals_won=[0] * seats,
        games=0,
        dealing=False,
    )


def deal(s: SiroccoState, dice: Dice) -> None:
    """SIR-1.3.2 to SIR-1.3.4, SIR-1.2.8: shuffle everything, six cards each, the dealer leads (SIR-1.4.1).

    The Operations are a bag: taking 22 out beforehand or drawing as many one by one is the same (SIR-P.3).
    """
    s.hands = [[] for _ in range(s.seats)]
    s.seen = [0] * len(DECK)
    s.pile = DECK[:]
    s.discard = []
    s.removed = []
    s.operations = OPERATIONS[:]
    s.left = s.options.length  # SIR-6.2.1
    s.spent = []
    s.won = [[] for _ in range(s.seats)]
    s.limits = [HAND] * s.seats
    s.prize = []
    s.prize_of = []
    s.prize_under = []
    s.prize_seen = []
    s.leader = s.dealer
    s.engagement = new_engagement(s.seats)
    if s.loud:
        tell(s, "dealt", {"seat": s.dealer})
    for seat in clockwise(s, s.dealer):
        draw(s, seat, HAND, dice)


def operations_remain(s: SiroccoState) -> bool:
    return s.left > 0


# ---- the Operation


def turn_up(s: SiroccoState, dice: Dice) -> None:
    """SIR-1.4.3: the next Operation; SIR-5.0.1: in the advanced game the leader draws two."""
    s.left -= 1
    s.engagement = new_engagement(s.seats)
    first = dice.draw(s.operations)
    if s.options.advanced:
        s.engagement.choice = [first, dice.draw(s.operations)]
        call(s, "choose")
    else:
        reveal_operation(s, first)


def reveal_operation(s: SiroccoState, operation: int) -> None:
    """SIR-1.4.3, SIR-3.2.1: public at once; SIR-6.3.1 makes Convoys of Battles, SIR-6.4.1 counts printed types."""
    e = s.engagement
    e.operation = operation
    e.battle = BATTLE[operation] and not s.options.fast
    e.rounds = 2 if e.battle or s.seats == 2 else 1  # SIR-1.4.6, SIR-4.0.1
    if e.battle:
        e.declared = PRINTED_TYPES[operation] if s.options.historical else COMBINED
    e.open = True
    if s.loud:
        tell(s, "battle" if e.battle else "convoy", {"seat": s.leader, "operation": operation}, reveals=True)


class ChooseOperation(Step[SiroccoState]):
    """SIR-5.0.1, SIR-5.0.2: the leader sees two Operations and puts one in play; the other is shown and out."""

    def who(self, s: SiroccoState) -> list[Seat]:
        return only(s.leader if s.engagement.choice else NOBODY)

    def offers(self, s: SiroccoState, seat: Seat) -> Menu:
        return {"operation": s.engagement.choice}

    def menu(self, s: SiroccoState, seat: Seat) -> Menu:
        return {"operation": s.engagement.choice[:]}

    def play(self, s: SiroccoState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        e = s.engagement
        rejected = e.choice[0] if e.choice[1] == arg else e.choice[1]
        e.choice = []
        s.spent.append(rejected)
        reveal_operation(s, arg)
        if s.loud:
            tell(s, "rejected", {"seat": seat, "operation": rejected}, reveals=True)


class DeclareType(Step[SiroccoState]):
    """SIR-3.1.1, SIR-3.1.2: the leader of a Convoy declares what counts, before any card; not again (SIR-3.4.28)."""

    def who(self, s: SiroccoState) -> list[Seat]:
        return only(s.leader if s.engagement.declared == 0 else NOBODY)

    def offers(self, s: SiroccoState, seat: Seat) -> Menu:
        return {"type": [AIR, SURFACE, SUB, COMBINED]}

    def menu(self, s: SiroccoState, seat: Seat) -> Menu:
        return {"type": [AIR, SURFACE, SUB, COMBINED]}

    def play(self, s: SiroccoState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        s.engagement.declared = arg
        if s.loud:
            tell(s, "declared", {"seat": seat, "type": arg})


# ---- attempts and rounds


def undecided(s: SiroccoState) -> bool:
    """SIR-1.4.7: the same Operation is fought again after a tie."""
    return not s.engagement.over


def begin_attempt(s: SiroccoState, dice: Dice) -> None:
    e = s.engagement
    if e.attempt:  # the first attempt finds everything clear
        clear_attempt(e, s.seats)
    e.open = True


def rounds_remain(s: SiroccoState) -> bool:
    """SIR-3.2.16: no second round when nobody is left in the attempt."""
    e = s.engagement
    return e.round < e.rounds and (e.round == 0 or not all(e.out))


def begin_round(s: SiroccoState, dice: Dice) -> None:
    """SIR-R.7: before the second round the draw; then the same leader begins (SIR-3.2.8, SIR-4.0.2)."""
    e = s.engagement
    if e.round == 1:
        draw_between_rounds(s, dice)
    e.round += 1
    e.to_play = [seat for seat in clockwise(s, s.leader) if not e.out[seat]]
    e.no_subs = False  # SIR-C.S07.3: for the round
    if s.seats > 2:  # SIR-2.42.4: the first round only; SIR-4.0.7: both with two players
        e.spezia = NOBODY
        e.fuel = NOBODY
    if e.rounds == 2 and s.loud:
        tell(s, "round", {"round": e.round})


def draw_between_rounds(s: SiroccoState, dice: Dice) -> None:
    """SIR-3.2.7: one card for each player still in; SIR-4.0.3: two players draw to their limit (SIR-4.0.12)."""
    e = s.engagement
    if s.seats == 2:
        draw_to_limit(s, s.leader, dice)
        return
    for seat in clockwise(s, s.leader):
        if not e.out[seat]:
            draw(s, seat, BATTLE_DRAW, dice)


def reveal(s: SiroccoState, dice: Dice) -> None:
    """SIR-3.2.9, SIR-R.4: all at once; Night action is read first, illegal cards go, then Fates at one moment."""
    e = s.engagement
    e.on = NOBODY
    if not (e.battle and e.round == 2):
        return
    first = e.rounds_of.index(2) if 2 in e.rounds_of else len(e.cards)
    rows: list[list[int]] = [[] for _ in range(s.seats)]
    for row in range(first, len(e.cards)):
        if e.live[row] and not e.up[row]:
            rows[e.owners[row]].append(row)
    for seat in clockwise(s, s.leader):
        if rows[seat]:
            _turn_over(s, seat, rows[seat])
    for row in range(first, len(e.cards)):
        e.up[row] = True
    strike(s, first)
    # SIR-2.3.15: Damage and Missed! laid face down choose their targets now, in turn order.
    e.aiming = [row for row in range(first, len(e.cards)) if HITS_ENEMY[e.cards[row]] and e.live[row]]
    if len(e.aiming) > 1:
        e.aiming.sort(key=lambda row: (e.owners[row] - s.leader) % s.seats)
    _aim_at_the_only_target(s)
    if e.aiming:
        call(s, "aim")


def _turn_over(s: SiroccoState, seat: Seat, rows: list[int]) -> None:
    """SIR-3.2.11: the main card, the first of the turn, may prove illegal; extras were judged when they were laid."""
    e = s.engagement
    night = len(rows) > 1 and any(e.cards[row] == NIGHT for row in rows[1:])
    rule = bars_main_down(s, seat, e.cards[rows[0]], night)
    if s.loud:
        for row in rows:
            host = e.hosts[row]
            if host == NOBODY:
                tell(s, "shown", {"seat": seat, "card": e.cards[row]}, reveals=True)
            else:
                tell(s, "laid-on", {"seat": seat, "card": e.cards[row], "target": e.cards[host]}, reveals=True)
        if rule is not None:
            tell(s, "bluff", {"seat": seat, "card": e.cards[rows[0]]})
    if rule is not None:
        discard_row(s, rows[0])
    for row in rows:
        if e.live[row] and CAMP[e.cards[row]]:
            e.camp2[seat] = CAMP[e.cards[row]]
            e.main[seat] |= 1 << 2


def _aim_at_the_only_target(s: SiroccoState) -> None:
    """Without a target the card is discarded (SIR-2.3.15); a single target needs no choice."""
    e = s.engagement
    while e.aiming:
        row = e.aiming[0]
        targets = enemy_forces(s, CAMP[e.cards[row]])
        if len(targets) > 1:
            return
        e.aiming.pop(0)
        if targets:
            _put_damage(s, row, targets[0])
        else:
            discard_row(s, row)


def _put_damage(s: SiroccoState, row: int, target: int) -> None:
    e = s.engagement
    e.hosts[row] = row_of(s, target)
    if s.loud:
        tell(s, "laid-on", {"seat": e.owners[row], "card": e.cards[row], "target": target})


class AimRevealed(Step[SiroccoState]):
    """SIR-D.13: after the reveal the targets of Damage and Missed!, in the open, in turn order."""

    def who(self, s: SiroccoState) -> list[Seat]:
        e = s.engagement
        return only(e.owners[e.aiming[0]] if e.aiming else NOBODY)

    def offers(self, s: SiroccoState, seat: Seat) -> Menu:
        e = s.engagement
        return {"target": enemy_forces(s, CAMP[e.cards[e.aiming[0]]])}

    def play(self, s: SiroccoState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        _put_damage(s, s.engagement.aiming.pop(0), arg)
        _aim_at_the_only_target(s)


# ---- the end


def points(s: SiroccoState, seat: Seat) -> int:
    """SIR-1.1.1 to SIR-1.1.3: Operations held and cards destroyed; a Supply card has no VP."""
    total = 0
    for operation in s.won[seat]:
        total += VP[operation]
    for i in range(len(s.prize)):
        if s.prize_of[i] == seat:
            total += VP[s.prize[i]]
    return total


def finish_game(s: SiroccoState, dice: Dice) -> None:
    """SIR-1.2.1; in a series the points are added up and the deal passes to the left (SIR-1.2.8)."""
    s.games += 1
    for seat in range(s.seats):
        s.totals[seat] += points(s, seat)
        s.totals_won[seat] += len(s.won[seat])
    if s.loud:
        for seat in range(s.seats):
            tell(s, "points", {"seat": seat, "count": points(s, seat)}, reveals=True)
    if games_remain(s):
        s.dealer = (s.dealer + 1) % s.seats
        s.dealing = True
        for hand in s.hands:  # SIR-P.12: hands and captured cards are shown at the end of every game
            for card in hand:
                s.seen[card] = everybody(s)
        s.prize_seen = [everybody(s)] * len(s.prize)


def games_remain(s: SiroccoState) -> bool:
    """SIR-1.2.5, SIR-1.2.6: one game, or until the goal is reached, or a number of games."""
    if s.games == 0:
        return True
    if s.options.goal:
        return max(s.totals) < s.options.goal
    return s.games < s.options.series_games


class StartNextGame(Step[SiroccoState]):
    """SIR-D.17: in a series the new dealer starts the next game."""

    def who(self, s: SiroccoState) -> list[Seat]:
        return only(s.dealer if s.dealing else NOBODY)

    def offers(self, s: SiroccoState, seat: Seat) -> Menu:
        return {"deal": [0]}

    def bars(self, s: SiroccoState, seat: Seat, verb: str, arg: int) -> Rule | None:
        return None

    def play(self, s: SiroccoState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        s.dealing = False


def outcome(s: SiroccoState) -> Outcome | None:
    """SIR-1.2.1 to SIR-1.2.4, SIR-1.2.7: most VP, then most Operations won; else the win is shared."""
    if s.stack:
        return None
    standing = [(s.totals[seat], s.totals_won[seat]) for seat in range(s.seats)]
    ranks = tuple(sum(other > mine for other in standing) for mine in standing)
    best = max(s.totals)
    if ranks.count(0) > 1:
        why = "won-shared"
    elif s.totals.count(best) > 1:
        why = "won-by-operations"
    else:
        why = "won-by-points"
    return Outcome(ranks, tuple(s.totals), Text(why, {"count": best}))
