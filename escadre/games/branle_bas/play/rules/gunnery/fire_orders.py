"""What a ship may fire at and what it counts: read off the table, nothing changed (BBC-10, BBC-11, BBC-14.1-14.6)."""

from __future__ import annotations

from typing import Final

from escadre.core.frames import Rule
from escadre.games.branle_bas.play.rules.gunnery.line_of_fire import (
    AT_LONG,
    AT_POINT_BLANK,
    AT_SHORT,
    BOW,
    NO_SIDE,
    OUT_OF_RANGE,
    STERN,
    band,
    bearing_side,
    in_sight,
    rake,
)
from escadre.games.branle_bas.play.rules.movement.retreat import flees
from escadre.games.branle_bas.play.rules.ships import (
    LONG,
    POINT_BLANK,
    broadside,
    enemies,
    grappled,
    in_range,
    is_work,
    stable,
)
from escadre.games.branle_bas.play.scenarios.scenario_effects import (
    CARRONADES,
    HOLD_FIRE_UNTIL,
    RED_HOT_FROM,
    has,
    port_unready,
    twist,
)
from escadre.games.branle_bas.play.state import FRESH, FRIGATE, GALE, HULK, IN_PLAY, PORT, WORK, BranleBasState

HULL: Final = 0
MASTS: Final = 1

# Least totals for 1, 2, 3 … hits, and for one and two DéRi
LINE_BINS: Final = (6, 10, 13, 16, 18, 20, 22, 24, 26, 28, 30)  # BBC-14.1
FRIGATE_BINS: Final = (4, 9, 13, 16, 18, 20)  # BBC-14.3
LINE_RISKS: Final = (17, 23)  # BBC-14.2
FRIGATE_RISKS: Final = (13, 18)  # BBC-14.4


def small(s: BranleBasState, ship: int) -> bool:
    """Fires by the row of frigates: all of the fifth rank, merchantmen too (BBC-23.1, BBC-23.12)."""
    return s.rank[ship] == 5


# ---- who may


def may_fire(s: BranleBasState, ship: int) -> bool:
    """In her own hands (BBC-18.19), with guns or men (BBC-10.12), and not bound to sail straight on (BBC-5.5)."""
    return (
        s.fate[ship] == IN_PLAY
        and s.captor[ship] < 0
        and s.force != GALE  # BBC-10.10
        and not s.straight[ship]
        and (s.guns[ship] > 0 or s.crew[ship] > 0)
    )


def in_reach(s: BranleBasState, ship: int) -> list[int]:
    """Enemies within long range (BBC-10.11: nobody else may be named)."""
    return [other for other in enemies(s, ship) if in_range(s, ship, other, LONG)]


def can_fire(s: BranleBasState, ship: int, sides: list[int]) -> bool:
    """Whether the long guns have a target on a side not yet used."""
    for other in in_reach(s, ship):
        if bars_cannon(s, ship, other, HULL, sides) is None or bars_cannon(s, ship, other, MASTS, sides) is None:
            return True
    return False


def bars_cannon(s: BranleBasState, ship: int, target: int, aim: int, sides: list[int]) -> Rule | None:
    """What forbids long guns at that enemy; `sides` are those that have been ordered to fire already."""
    rule = _bars_plain(s, ship, target, aim, sides)
    if rule is None and s.options.frigate_courtesy and _spared(s, ship, target):
        for other in in_reach(s, ship):
            if not _spared(s, ship, other) and (
                _bars_plain(s, ship, other, HULL, []) is None or _bars_plain(s, ship, other, MASTS, []) is None
            ):
                return "BBC-10.13"
    return rule


def _spared(s: BranleBasState, ship: int, target: int) -> bool:
    """BBC-10.13: a frigate that has not fired, before a ship of the line."""
    return s.kind[target] == FRIGATE and not s.opened[target] and 1 <= s.rank[ship] <= 4


def _bars_plain(s: BranleBasState, ship: int, target: int, aim: int, sides: list[int]) -> Rule | None:
    side = bearing_side(s, ship, target)
    if side == NO_SIDE:
        return "BBC-11.1"
    if broadside(s, ship) == 0:
        return "BBC-10.12"
    if sides and (side in sides or is_work(s, ship)):
        return "BBC-21.4" if is_work(s, ship) else "BBC-10.4"
    at = band(s, ship, target)
    if at == OUT_OF_RANGE:
        return "BBC-11.2"
    if s.fog and at > AT_SHORT:
        return "BBC-10.10"
    if at > AT_SHORT and s.turn <= twist(s, HOLD_FIRE_UNTIL):
        return "BBC-11.2"
    if aim == MASTS:
        if s.kind[target] == WORK:
            return "BBC-21.9"
        if s.kind[target] == HULK:
            return "BBC-16.24"
        if at == AT_POINT_BLANK:
            return "BBC-11.3"
    elif at == AT_LONG:
        return "BBC-10.6"
    return _bars_both(s, ship, target)


def _bars_both(s: BranleBasState, ship: int, target: int) -> Rule | None:
    """What forbids long guns and small arms alike."""
    if target in s.unclaimed:
        return "BBC-10.11"
    if flees(s, ship) and not _attacked_by(s, ship, target):
        return "BBC-15.4"
    if not in_sight(s, ship, target):
        return "BBC-11.18"
    return None


def _attacked_by(s: BranleBasState, ship: int, target: int) -> bool:
    """BBC-15.4: by gunfire or boarding, in this turn or the last."""
    return target in s.shooters[ship] or target in s.shooters_before[ship] or [target, ship] in s.grapples


def close_targets(s: BranleBasState, ship: int) -> list[int]:
    """Whom carronades, muskets and grenades reach, in the arc or not (BBC-11.16, 14.6); works have and fear none."""
    if s.kind[ship] == WORK or s.crew[ship] == 0:
        return []
    return [
        other
        for other in enemies(s, ship)
        if s.kind[other] != WORK and in_range(s, ship, other, POINT_BLANK) and _bars_both(s, ship, other) is None
    ]


# ---- what it counts


def fire_modifiers(s: BranleBasState, ship: int, target: int, aim: int, side: int) -> list[tuple[str, int]]:
    """All that makes the fire total but the Dé (BBC-11.4), each with its name in the words."""
    found = [("guns", broadside(s, ship)), ("quality", s.quality[ship])]
    if not s.opened[ship]:
        found.append(("first-fire", 2 if small(s, ship) else 3))  # BBC-11.7, BBC-23.2
    at = band(s, ship, target)
    if at == AT_POINT_BLANK:
        found.append(("point-blank", 5))  # BBC-11.8
        if has(s, ship, CARRONADES):
            found.append(("carronades", 1))
    elif at == AT_SHORT:
        found.append(("short-range", 2))  # BBC-11.9
    elif at == AT_LONG:
        found.append(("long-range", -5))  # BBC-11.11
    lit = rake(s, ship, target)
    if lit == BOW:
        found.append(("rakes-bow", 3))  # BBC-11.12, BBC-12.6
    elif lit == STERN:
        found.append(("rakes-stern", 4))
    if aim == MASTS:
        found.append(("aims-at-masts", 1))  # BBC-11.13
    if not is_work(s, ship) and stable(s, ship):
        found.append(("stable", 3))  # BBC-11.15; BBC-21.3: not a work
    return found


def halvings(s: BranleBasState, ship: int, target: int, side: int, both: bool) -> list[str]:
    """What halves the result, each by its name; together they multiply (BBC-0.15)."""
    found: list[str] = []
    if both:
        found.append("both-sides")  # BBC-10.4
    if grappled(s, ship):
        found.append("boarding")  # BBC-10.9
    if s.fires[ship]:
        found.append("fire-on-board")  # BBC-11.19, BBC-16.21
    if band(s, ship, target) != AT_POINT_BLANK:  # BBC-24.7
        if s.disorder[ship]:
            found.append("disorder")
        if (s.masked_port[ship] if side == PORT else s.masked_starboard[ship]) and not is_work(s, ship):
            found.append("masked")  # BBC-16.3
    if s.force == FRESH and s.decks[ship] >= 3:
        found.append("fresh-wind")  # BBC-11.14
    if side == PORT and port_unready(s, ship):
        found.append("not-cleared")
    return found


def hits_for(total: int, frigate: bool) -> int:
    """BBC-14.1, BBC-14.3."""
    return _bins(total, FRIGATE_BINS if frigate else LINE_BINS)


def risks_for(total: int, frigate: bool) -> int:
    """DéRi of the result (BBC-14.2, BBC-14.4)."""
    return _bins(total, FRIGATE_RISKS if frigate else LINE_RISKS)


def _bins(total: int, least: tuple[int, ...]) -> int:
    for i in range(len(least)):
        if total < least[i]:
            return i
    return len(least)


def red_hot(s: BranleBasState, ship: int) -> bool:
    """BBC-21.2: round shot for six turns, unless the scenario says otherwise."""
    return is_work(s, ship) and s.turn >= twist(s, RED_HOT_FROM)
