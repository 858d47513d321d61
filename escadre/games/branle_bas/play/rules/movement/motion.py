"""Ships that move through the water: how far they get, their wake, what stops them (BBC-0.6-0.9, BBC-6.18)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.frames import tell
from escadre.games.branle_bas.play.rules.gunnery.damage import sink
from escadre.games.branle_bas.play.rules.movement.grounding import has_shoals, next_zone, run_aground, test_depth
from escadre.games.branle_bas.play.rules.movement.speed import half_slot, is_fast
from escadre.games.branle_bas.play.rules.ships import base, downwind, zone_at
from escadre.games.branle_bas.play.scenarios.scenario_effects import off_the_map
from escadre.games.branle_bas.play.state import (
    ADVANCE,
    AWAY,
    CALM,
    IN_PLAY,
    PIVOT,
    RESUME,
    TACK,
    WORK,
    WRECKED,
    BranleBasState,
)
from escadre.geometry.bases import Base
from escadre.geometry.lattice import ahead, distance
from escadre.geometry.paths import slide, slide_land, swing, swing_land
from escadre.geometry.shapes import Shape

WAKE: Final = 60_000  # of the track that is kept (BBC-8.10)
ROOM: Final = 12_500  # no two main masts farther apart than that have bases that touch
NOTHING: Final = -1  # is in the way
LAND: Final = -2
TURNS: Final = (PIVOT, TACK)


def neighbours(s: BranleBasState, ship: int, reach: int) -> list[int]:
    """The other ships whose bases may come into play within so many steps."""
    x, y = s.x[ship], s.y[ship]
    room = reach + ROOM
    found: list[int] = []
    for other in range(len(s.fate)):
        if s.fate[other] == IN_PLAY and other != ship and s.kind[other] != WORK:
            dx, dy = s.x[other] - x, s.y[other] - y
            if -room <= dx <= room and -room <= dy <= room:
                found.append(other)
    return found


def shores(s: BranleBasState) -> list[Shape]:
    return [*s.land, *s.reefs]


# ---- what lies ahead


def sweep(s: BranleBasState, ship: int, legs: list[int]) -> tuple[int, int, int]:
    """The first contact of a slot as ordered (BBC-17.1): what is struck, in which segment, and how far that one gets.

    What is struck is a ship, LAND or NOTHING.
    """
    far = 0
    for i in range(0, len(legs), 2):
        if legs[i] == ADVANCE or legs[i] == RESUME:
            far += legs[i + 1]
    others = neighbours(s, ship, far)
    bases = [base(s, other) for other in others]
    ashore = shores(s) if s.land or s.reefs else []
    pose = base(s, ship)
    for i in range(0, len(legs), 2):
        amount = legs[i + 1]
        if legs[i] in TURNS:
            clear, struck = swing(pose, amount, bases)
            if ashore:
                dry, hit = swing_land(pose, clear, ashore)
                if hit >= 0:
                    return LAND, i, dry
        else:
            clear, struck = slide(pose, pose[2], amount, bases)
            if ashore:
                dry, hit = slide_land(pose, pose[2], clear, ashore)
                if hit >= 0:
                    return LAND, i, dry
        if struck >= 0:
            return others[struck], i, clear
        pose = moved_pose(pose, legs[i], amount)
    return NOTHING, len(legs), 0


def moved_pose(pose: Base, kind: int, amount: int) -> Base:
    """The pose after a segment."""
    x, y, heading, length, beam = pose
    if kind in TURNS:
        return (x, y, (heading + amount) % 3600, length, beam)
    x, y = ahead(x, y, heading, amount)
    return (x, y, heading, length, beam)


# ---- moving


def make_leg(s: BranleBasState, ship: int, kind: int, amount: int, dice: Dice) -> None:
    """One segment over clear water, with soundings on the way."""
    if kind in TURNS:
        if not s.wake[ship]:  # what is astern of her lies on the heading she had (BBC-8.10)
            x, y = s.x[ship], s.y[ship]
            s.wake[ship] = [*ahead(x, y, s.heading[ship], -WAKE), x, y]
        s.heading[ship] = (s.heading[ship] + amount) % 3600
        s.helm.turned += abs(amount)
    else:
        s.helm.run += sail(s, ship, s.heading[ship], amount, dice)


def sail(s: BranleBasState, ship: int, bearing: int, way: int, dice: Dice, track: bool = True) -> int:
    """Along a bearing over clear water, sounding wherever the depth changes (BBC-20.2); how far she came."""
    done = 0
    while done < way:
        x, y = s.x[ship], s.y[ship]
        limit = next_zone(s, x, y, bearing, way - done) if has_shoals(s) else -1
        leg = way - done if limit < 0 else limit
        new_x, new_y = ahead(x, y, bearing, leg)
        if track:
            lengthen_wake(s, ship, new_x, new_y)
        else:
            s.wake[ship] = []
        s.x[ship], s.y[ship] = new_x, new_y
        done += leg
        if off_the_map(s, new_x, new_y):
            leave_the_sea(s, ship)
            return done
        if limit >= 0 and not test_depth(s, ship, zone_at(s, new_x, new_y), dice):
            return done
    return done


def leave_the_sea(s: BranleBasState, ship: int) -> None:
    """Over a hard edge or an exit line (BBC-0.2)."""
    if s.helm.ship == ship:
        s.helm.over = True
        s.helm.legs = []
    if s.loud:
        tell(s, "leaves-the-sea", {"ship": ship})
    sink(s, ship, AWAY)


def lengthen_wake(s: BranleBasState, ship: int, x: int, y: int) -> None:
    """The track of the main mast, its last 60 cm (BBC-8.10)."""
    wake = s.wake[ship]
    if not wake:
        wake.append(s.x[ship])
        wake.append(s.y[ship])
    if x == wake[-2] and y == wake[-1]:
        return
    wake.append(x)
    wake.append(y)
    length = 0
    i = len(wake) - 4
    while i >= 0 and length < WAKE:
        length += distance(wake[i + 2] - wake[i], wake[i + 3] - wake[i + 1])
        i -= 2
    if i >= 0:
        del wake[: i + 2]


def clear_way(s: BranleBasState, ship: int, bearing: int, way: int, but: list[int]) -> tuple[int, bool]:
    """How far she gets before she touches a base, but for some that go with her, or land; and whether it is land."""
    others = [base(s, other) for other in neighbours(s, ship, way) if other not in but]
    clear, _ = slide(base(s, ship), bearing, way, others)
    if not s.land and not s.reefs:
        return clear, False
    clear, hit = slide_land(base(s, ship), bearing, clear, shores(s))
    return clear, hit >= 0


def slip(s: BranleBasState, ship: int, bearing: int, way: int, dice: Dice, strands: bool = True) -> int:
    """Drifted or hauled off: she stops where she touches, without a test (BBC-17.1). How far she came."""
    clear, ashore = clear_way(s, ship, bearing, way, [])
    done = sail(s, ship, bearing, clear, dice, False)
    if ashore and strands and s.fate[ship] == IN_PLAY and not s.aground[ship]:
        run_aground(s, ship, WRECKED, dice)  # BBC-20.11
    return done


def sail_together(s: BranleBasState, ships: list[int], bearing: int, way: int, dice: Dice) -> int:
    """Held to each other they go by the very same steps; who takes the ground or leaves the sea stops them all."""
    done = 0
    while done < way:
        leg = way - done
        limits: list[int] = []
        if has_shoals(s):
            limits = [next_zone(s, s.x[ship], s.y[ship], bearing, leg) for ship in ships]
            leg = min([limit for limit in limits if limit >= 0], default=leg)
        for ship in ships:
            s.x[ship], s.y[ship] = ahead(s.x[ship], s.y[ship], bearing, leg)
            s.wake[ship] = []
        done += leg
        stopped = False
        for i, ship in enumerate(ships):
            if off_the_map(s, s.x[ship], s.y[ship]):
                leave_the_sea(s, ship)
                stopped = True
            elif limits and limits[i] == leg and s.fate[ship] == IN_PLAY:
                if not test_depth(s, ship, zone_at(s, s.x[ship], s.y[ship]), dice):
                    stopped = True
        if stopped:
            break
    return done


def push(s: BranleBasState, ship: int, struck: list[int], way: int, dice: Dice) -> None:
    """BBC-17.2: all go on as the mover heads, and stop together where one of them meets another base or land."""
    heading = s.heading[ship]
    together = [*struck, ship]
    for one in together:
        way, _ = clear_way(s, one, heading, way, together)
    sail_together(s, together, heading, way, dice)


def drift(s: BranleBasState, ship: int, dice: Dice) -> None:
    """½ with the wind, the heading kept (BBC-6.18); none in a calm, none for a ship that is held."""
    if s.force == CALM or is_fast(s, ship):
        return
    s.helm.drifted = True
    came = slip(s, ship, downwind(s), half_slot(s, ship), dice)
    if s.loud:
        tell(s, "drifts", {"ship": ship, "steps": came})


def turn_until_touch(s: BranleBasState, ship: int, angle: int) -> None:
    """A pivot that is cut short where it would overlap (BBC-9.2, BBC-9.6)."""
    others = neighbours(s, ship, 0)
    clear, _ = swing(base(s, ship), angle, [base(s, other) for other in others])
    if s.land or s.reefs:
        clear, _ = swing_land(base(s, ship), clear, shores(s))
    s.heading[ship] = (s.heading[ship] + clear) % 3600
