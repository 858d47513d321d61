"""Clear poses, ships held together, and what follows when bases touch (BBC-17.18, BBC-6.23, BBC-15.6)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY, tell
from escadre.games.branle_bas.play.rules.gunnery.damage import settle_condition, surrender
from escadre.games.branle_bas.play.rules.movement.grounding import run_aground
from escadre.games.branle_bas.play.rules.movement.motion import clear_way, neighbours, sail_together, shores
from escadre.games.branle_bas.play.rules.movement.speed import half_slot, is_fast
from escadre.games.branle_bas.play.rules.ships import (
    EDGE,
    base,
    downwind,
    holder,
    in_play,
    tangled,
    touching,
    wind_angle,
)
from escadre.games.branle_bas.play.scenarios.scenario_effects import strikes
from escadre.games.branle_bas.play.state import CALM, IN_PLAY, MERCHANT, PORT, WRECKED, BranleBasState
from escadre.geometry.bases import Base, overlap
from escadre.geometry.lattice import ahead, turned
from escadre.geometry.paths import CLEAR, slide, slide_land
from escadre.geometry.shapes import Shape, touches

BACK: Final = 500  # steps by which a ship backs, time after time
MOST_BACK: Final = 2_500
DEGREE: Final = 10
MOST_TURN: Final = 900


# ---- a clear pose


def clear_pose(s: BranleBasState, ship: int, side: int, way: int, off_wind: bool) -> Base | None:
    """BBC-17.18: the least turn to a side, backing as little as can be, from which so much way ahead is clear.

    `off_wind`: not into the red zone (BBC-17.7).
    """
    others = [base(s, other) for other in neighbours(s, ship, MOST_BACK + way)]
    ashore = shores(s)
    x, y, heading, length, beam = base(s, ship)
    turn = -DEGREE if side == PORT else DEGREE
    likely: list[Base] = []  # whoever barred the last pose mostly bars the next: a look at him alone is cheap
    for back in range(0, MOST_BACK + 1, BACK):
        back_x, back_y = ahead(x, y, heading, -back)
        course = heading
        for _ in range(0, MOST_TURN, DEGREE):
            course = turned(course, turn)
            if off_wind and wind_angle(s, course) < EDGE:
                continue
            pose = (back_x, back_y, course, length, beam)
            if likely and slide(pose, course, back + way, likely)[1] >= 0:
                continue
            struck = slide(pose, course, back + way, others)[1]
            if struck >= 0:
                likely = [others[struck]]
                continue
            if _overlaps(pose, others):
                continue
            if ashore and slide_land(pose, course, back + way, ashore)[1] >= 0:
                continue
            if not _is_ashore(pose, ashore):
                return pose
    return None


def _overlaps(pose: Base, others: list[Base]) -> bool:
    """By as much as a way along them would not bear: it is rounded once more."""
    for other in others:
        if overlap(pose, other, CLEAR):
            return True
    return False


def _is_ashore(pose: Base, ashore: list[Shape]) -> bool:
    for shape in ashore:
        if touches(shape, pose):
            return True
    return False


def take_pose(s: BranleBasState, ship: int, pose: Base) -> None:
    s.x[ship], s.y[ship], s.heading[ship] = pose[0], pose[1], pose[2]


# ---- ships held together


def group_of(s: BranleBasState, ship: int) -> list[int]:
    """She and all that are entangled or grappled with her, or with those."""
    group = [ship]
    for member in group:
        for other in tangled(s, member):
            if other not in group:
                group.append(other)
    return group


def drift_group(s: BranleBasState, ship: int, dice: Dice) -> None:
    """BBC-6.23: once a turn, when the first of them comes up, as one body. One that is held holds them all."""
    group = group_of(s, ship)
    if any(s.moved[member] for member in group if member != ship):
        return
    way = min(half_slot(s, member) for member in group)
    if s.force == CALM or any(is_fast(s, member) for member in group):
        way = 0
    wind = downwind(s)
    stranded = NOBODY  # who is the first to touch, if what she touches is land
    for member in group:
        clear, ashore = clear_way(s, member, wind, way, group)
        if clear < way:
            stranded = member if ashore else NOBODY
        way = clear
    s.helm.drifted = True
    for member in group:
        s.moved[member] = True
    came = sail_together(s, group, wind, way, dice)
    if came and s.loud:
        tell(s, "drifts", {"ship": ship, "steps": came})
    if stranded >= 0 and came == way and in_play(s, stranded) and not s.aground[stranded]:
        run_aground(s, stranded, WRECKED, dice)


# ---- bases that touch


def strikes_at_touch(s: BranleBasState, ship: int, other: int) -> bool:
    """A transport of the other side, in a scenario where those strike to the first warship that touches them."""
    return (
        strikes(s, other)
        and s.kind[ship] != MERCHANT
        and s.captor[other] < 0
        and s.captor[ship] < 0
        and s.crew[ship] > 0
        and holder(s, ship) != holder(s, other)
    )


def settle_contacts(s: BranleBasState, ship: int, dice: Dice) -> None:
    """After a move: whoever must strike to a base that touches does so (BBC-15.6, BBC-16.24, BBC-20.11)."""
    for other in neighbours(s, ship, 0):
        if s.fate[ship] != IN_PLAY or s.why:
            return
        if s.fate[other] != IN_PLAY or holder(s, other) == holder(s, ship) or not touching(s, ship, other):
            continue
        if strikes_at_touch(s, ship, other):
            surrender(s, other, ship, dice)
        elif strikes_at_touch(s, other, ship):
            surrender(s, ship, other, dice)
        else:
            settle_condition(s, other, dice)
            if not s.why:
                settle_condition(s, ship, dice)
