"""How a battle ends: the flagship, the field at nightfall, the victories of scenarios (BBC-2)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.frames import tell
from escadre.core.types import Outcome, Text
from escadre.games.branle_bas.play.rules.ships import MEDIUM, good_order, holder, in_range, masts_lost
from escadre.games.branle_bas.play.scenarios.scenario_effects import (
    ATTACKER,
    DRAW_TO,
    FEWER,
    HOLDS,
    OWN_MOST,
    TARGET,
    VICTORY,
    twist,
)
from escadre.games.branle_bas.play.state import (
    AFLOAT,
    BLOWN_UP,
    HULK,
    IN_PLAY,
    LINE,
    MERCHANT,
    SUNK,
    WORK,
    WRECKED,
    BranleBasState,
)

# How a scenario is won, in the order of `scenario.VICTORIES`.
STANDARD: Final = 0
LOSSES: Final = 1  # so many of the enemy taken, sunk or in retreat
HULKS: Final = 2  # so many of his hulks taken, sunk or silent
WORKS: Final = 3  # so many of his works out of action
CONVOY: Final = 4  # points for transports and ships of the line
CHASE: Final = 5  # the quarry gets away and leaves the hunter crippled, or does not
DUEL: Final = 6  # one ship each

DRAW: Final = -1


def end_battle(s: BranleBasState, winner: int, why: str) -> None:
    """The battle is over now; `winner` is a side or DRAW. BBC-2.7: both flagships in one combat, nobody wins."""
    if s.why == "flagship-taken" and why == "flagship-taken" and winner != s.winner:
        winner, why = DRAW, "both-flagships"
    s.winner = winner
    s.why = why
    s.stack.clear()
    if s.loud and winner == DRAW:
        tell(s, "nobody-wins", {})
    elif s.loud:
        tell(s, "won", {"seat": winner})


# ---- what is counted


def lost(s: BranleBasState, ship: int) -> bool:
    """Sunk or captured (BBC-2.4); a wreck counts as sunk (BBC-20.11)."""
    return s.fate[ship] in (SUNK, BLOWN_UP) or s.captor[ship] >= 0 or s.aground[ship] == WRECKED


def warship(s: BranleBasState, ship: int) -> bool:
    return s.kind[ship] != WORK and s.kind[ship] != MERCHANT


def ships_lost(s: BranleBasState, side: int) -> int:
    """BBC-2.4, BBC-2.5: works and transports are not counted."""
    return sum(1 for ship in range(len(s.fate)) if s.side[ship] == side and warship(s, ship) and lost(s, ship))


def enemy_within(s: BranleBasState, ship: int, limit: int) -> bool:
    """Whether a ship of the enemy in good order is that near."""
    for other in range(len(s.fate)):
        if s.side[other] != s.side[ship] and good_order(s, other) and in_range(s, ship, other, limit):
            return True
    return False


def holds_field(s: BranleBasState, ship: int) -> bool:
    """BBC-2.5: an own ship that counts at nightfall."""
    if not warship(s, ship) or not good_order(s, ship) or s.fleeing[s.side[ship]]:
        return False
    if s.aground[ship] == AFLOAT:
        return True
    for other in range(len(s.fate)):
        if s.fate[other] == IN_PLAY and holder(s, other) != s.side[ship] and in_range(s, ship, other, MEDIUM):
            return False
    return True


def ships_held(s: BranleBasState, side: int) -> int:
    """BBC-2.3, BBC-2.5: ships in good order and every prize."""
    held = 0
    for ship in range(len(s.fate)):
        if s.side[ship] == side:
            held += 1 if holds_field(s, ship) else 0
        elif s.captor[ship] == side and warship(s, ship) and s.fate[ship] == IN_PLAY and s.aground[ship] != WRECKED:
            held += 1
    return held


def field_is_empty(s: BranleBasState) -> bool:
    """BBC-2.9: both have ships in good order, and no two of them within 40 cm."""
    fit = [ship for ship in range(len(s.fate)) if warship(s, ship) and good_order(s, ship)]
    if not any(s.side[ship] == 0 for ship in fit) or not any(s.side[ship] == 1 for ship in fit):
        return False
    return not any(enemy_within(s, ship, MEDIUM) for ship in fit)


# ---- nightfall


def final_count(s: BranleBasState, dice: Dice) -> None:
    """BBC-1.17: by the victory of the scenario, else by the field."""
    kind = twist(s, VICTORY)
    if kind == STANDARD:
        winner, why = _by_field(s)
    elif kind == CONVOY:
        winner, why = _by_points(s), "convoy"
    elif kind == CHASE:
        winner, why = _by_chase(s), "chase"
    elif kind == DUEL:
        winner, why = _by_duel(s), "duel"
    else:
        winner, why = _by_toll(s, kind), "toll"
    if winner == DRAW and twist(s, DRAW_TO) >= 0:
        winner, why = twist(s, DRAW_TO), "draw-counts"
    if winner == DRAW:
        why = "draw"
    if s.loud:
        counts = {"first": ships_held(s, 0), "second": ships_held(s, 1)}
        tell(s, "nightfall-count", {"seat": 0, "other": 1, **counts})
    end_battle(s, winner, why)


def _more(first: int, second: int) -> int:
    """The side that has more."""
    return DRAW if first == second else 0 if first > second else 1


def _by_field(s: BranleBasState) -> tuple[int, str]:
    """BBC-2.3, BBC-2.4, BBC-2.9."""
    if not field_is_empty(s):
        winner = _more(ships_held(s, 0), ships_held(s, 1))
        if winner != DRAW:
            return winner, "field"
    return _more(ships_lost(s, 1), ships_lost(s, 0)), "fewer-lost"


def _beaten(s: BranleBasState, ship: int) -> bool:
    """Taken, sunk, wrecked, in retreat or away."""
    return lost(s, ship) or s.retreat[ship] or s.fate[ship] != IN_PLAY


def toll(s: BranleBasState, kind: int, side: int, own: bool) -> int:
    """What a side has lost in the sense of a victory: as the one attacked, or as the attacker (`own`)."""
    count = 0
    for ship in range(len(s.fate)):
        if s.side[ship] != side:
            continue
        if kind == WORKS and not own:
            counts = s.kind[ship] == WORK and (s.fate[ship] != IN_PLAY or s.captor[ship] >= 0)
        elif kind == HULKS and not own:
            counts = s.kind[ship] == HULK and (lost(s, ship) or s.guns[ship] == 0)
        elif not warship(s, ship):
            counts = False
        elif kind == LOSSES:
            counts = _beaten(s, ship)
        elif kind == HULKS:
            counts = lost(s, ship) or s.aground[ship] > AFLOAT
        else:
            counts = lost(s, ship)
        count += 1 if counts else 0
    return count


def _by_toll(s: BranleBasState, kind: int) -> int:
    """The attacker needs so many and may lose no more than so many himself; the other must keep his losses down."""
    attacker = twist(s, ATTACKER)
    beaten, own = toll(s, kind, 1 - attacker, False), toll(s, kind, attacker, True)
    most = twist(s, OWN_MOST)
    dear = most >= 0 and own > most
    if beaten >= twist(s, TARGET) and not dear and (not twist(s, FEWER) or own < beaten):
        return attacker
    if beaten <= twist(s, HOLDS) or (kind == WORKS and dear):
        return 1 - attacker
    return DRAW


def convoy_points(s: BranleBasState, side: int) -> int:
    """2 for each transport taken and 1 sunk, or 2 for each that is free; 4 for each ship of the line, 2 in retreat."""
    attacker = twist(s, ATTACKER)
    points = 0
    for ship in range(len(s.fate)):
        if s.kind[ship] == MERCHANT and s.side[ship] != attacker:
            if side == attacker:
                points += 2 if s.captor[ship] >= 0 else 1 if lost(s, ship) else 0
            elif not lost(s, ship):
                points += 2
        elif s.kind[ship] == LINE and s.side[ship] != side:
            points += 4 if lost(s, ship) else 2 if _beaten(s, ship) else 0
    return points


def _by_points(s: BranleBasState) -> int:
    first, second = convoy_points(s, 0), convoy_points(s, 1)
    return DRAW if abs(first - second) <= 1 else _more(first, second)


def _by_chase(s: BranleBasState) -> int:
    """The quarry wins if she is neither taken nor sunk and the hunter has lost a mast or is in retreat."""
    attacker = twist(s, ATTACKER)
    hunter, quarry = s.side.index(attacker), s.side.index(1 - attacker)
    crippled = masts_lost(s, hunter) > 0 or s.retreat[hunter] or lost(s, hunter)
    away = not lost(s, quarry) and crippled
    caught = _beaten(s, quarry)
    if away == caught:
        return DRAW
    return attacker if caught else 1 - attacker


def _by_duel(s: BranleBasState) -> int:
    """A ship taken, sunk or in retreat loses; else she who has fewer boxes ticked wins."""
    first, second = s.side.index(0), s.side.index(1)
    if _beaten(s, first) or _beaten(s, second):
        return _more(1 if _beaten(s, second) else 0, 1 if _beaten(s, first) else 0)
    return _more(s.hull[second] + s.rig[second], s.hull[first] + s.rig[first])


# ---- the result


def outcome(s: BranleBasState) -> Outcome | None:
    """BBC-2: all players of a side share its fate; the score is what it holds."""
    if s.stack:
        return None
    ranks = tuple(0 if s.winner in (DRAW, seat % 2) else 1 for seat in range(s.seats))
    held = (ships_held(s, 0), ships_held(s, 1))
    scores = tuple(held[seat % 2] for seat in range(s.seats))
    return Outcome(ranks, scores, Text(f"why-{s.why}", {"side": s.winner + 1}))
