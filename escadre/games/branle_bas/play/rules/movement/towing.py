"""Ships in tow (BBC-6.22, BBC-6.26)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.frames import tell
from escadre.games.branle_bas.play.rules.gunnery.damage import cast_off
from escadre.games.branle_bas.play.rules.movement.grounding import has_shoals, test_depth
from escadre.games.branle_bas.play.rules.movement.motion import drift, neighbours, shores
from escadre.games.branle_bas.play.rules.movement.speed import is_fast, towed_by, tows
from escadre.games.branle_bas.play.rules.ships import EDGE, base, holder, masts, tangled, wind_angle, wind_from, zone_at
from escadre.games.branle_bas.play.state import HULK, IN_PLAY, BranleBasState
from escadre.geometry.bases import Base, near, overlap
from escadre.geometry.lattice import ahead, bearing, distance, signed, turned
from escadre.geometry.shapes import touches

HAWSER: Final = 2_000  # between the bases (BBC-6.22, BBC-6.26)


def in_reach_of_tow(s: BranleBasState, ship: int) -> list[int]:
    """Dismasted friends near enough to be taken in tow at the end of a move (BBC-6.26)."""
    if s.tow[ship] >= 0 or masts(s, ship) == 0 or is_fast(s, ship) or towed_by(s, ship) >= 0 or tangled(s, ship):
        return []
    found: list[int] = []
    for other in neighbours(s, ship, HAWSER):
        if (
            s.kind[other] < HULK
            and masts(s, other) == 0
            and holder(s, other) == holder(s, ship)
            and not is_fast(s, other)
            and towed_by(s, other) < 0
            and not tangled(s, other)
            and near(base(s, ship), base(s, other), HAWSER)
        ):
            found.append(other)
    return found


def declare_tow(s: BranleBasState, ship: int, other: int) -> None:
    s.tow[ship] = other
    s.tow_turns[ship] = 0
    if s.loud:
        tell(s, "takes-in-tow", {"ship": ship, "second_ship": other})


def end_tow(s: BranleBasState, ship: int) -> None:
    """Cast off, from either end."""
    if s.loud:
        tell(s, "casts-off", {"ship": ship})
    cast_off(s, ship)


def count_tows(s: BranleBasState) -> None:
    """At the start of the phase: a turn more, and what cannot go on is off."""
    for tug in range(len(s.tow)):
        other = s.tow[tug]
        if other < 0:
            continue
        s.tow_turns[tug] += 1
        if (
            s.fate[tug] != IN_PLAY
            or s.fate[other] != IN_PLAY
            or holder(s, tug) != holder(s, other)
            or is_fast(s, tug)
            or is_fast(s, other)
            or tangled(s, tug)
            or tangled(s, other)
        ):
            end_tow(s, tug)


def put_ahead(s: BranleBasState, tug: int) -> bool:
    """BBC-6.26: in her next move the tug is put ahead of the tow; if something is in the way the tow is off."""
    other = s.tow[tug]
    heading = s.heading[other]
    x, y = ahead(s.x[other], s.y[other], heading, s.length[other] + s.length[tug] + HAWSER)
    if wind_angle(s, heading) < EDGE:
        off = signed(wind_from(s), heading)
        heading = turned(wind_from(s), EDGE if off >= 0 else -EDGE)
    if not _is_clear(s, tug, (x, y, heading, s.length[tug], s.beam[tug]), -1):
        end_tow(s, tug)
        return False
    s.x[tug], s.y[tug], s.heading[tug] = x, y, heading
    s.wake[tug] = []
    if s.loud:
        tell(s, "goes-ahead-of-tow", {"ship": tug, "second_ship": other})
    return True


def tow_follows(s: BranleBasState, tug: int, dice: Dice) -> None:
    """After the tug's move its tow lies 2 cm astern on the tug's track (BBC-6.22)."""
    if not tows(s, tug):
        return
    other = s.tow[tug]
    if s.helm.drifted:
        drift(s, other, dice)
        return
    if s.helm.run == 0:
        return
    pose = _astern(s, tug, s.length[tug] + s.length[other] + HAWSER, other)
    if not _is_clear(s, other, pose, tug):
        end_tow(s, tug)
        return
    zone = zone_at(s, s.x[other], s.y[other]) if has_shoals(s) else 0
    s.x[other], s.y[other], s.heading[other] = pose[0], pose[1], pose[2]
    s.wake[other] = []
    if has_shoals(s):
        new_zone = zone_at(s, pose[0], pose[1])
        if new_zone and new_zone != zone:
            test_depth(s, other, new_zone, dice)


def _astern(s: BranleBasState, tug: int, way: int, other: int) -> Base:
    """The pose so far back on the tug's track, which goes on straight astern where it ends."""
    x, y, course = s.x[tug], s.y[tug], s.heading[tug]
    wake = s.wake[tug]
    i = len(wake) - 2
    while i >= 0 and way > 0:
        back = distance(wake[i] - x, wake[i + 1] - y)
        if back:
            course = bearing(x - wake[i], y - wake[i + 1])
            if back >= way:
                break
            way -= back
            x, y = wake[i], wake[i + 1]
        i -= 2
    x, y = ahead(x, y, course, -way)
    return (x, y, course, s.length[other], s.beam[other])


def _is_clear(s: BranleBasState, ship: int, pose: Base, but: int) -> bool:
    """No base and no land in the way."""
    for other in range(len(s.fate)):
        if other != ship and other != but and s.fate[other] == IN_PLAY and s.kind[other] <= HULK:
            if overlap(pose, base(s, other)):
                return False
    for shape in shores(s):
        if touches(shape, pose):
            return False
    return True
