"""Shoals, reefs and land: tests of the depth, ships aground, and how they come off (BBC-20)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, Menu, Rule, Seat, only, tell
from escadre.games.branle_bas.play.rules.formations.divisions import leave, second_half
from escadre.games.branle_bas.play.rules.gunnery.damage import (
    cast_off,
    hit_hull,
    hit_masts,
    lose_guns,
    settle_condition,
)
from escadre.games.branle_bas.play.rules.ships import by_wind, holder, in_play, touching, zone_at
from escadre.games.branle_bas.play.rules.special_dice import roll_two
from escadre.games.branle_bas.play.scenarios.scenario_effects import safe_depth
from escadre.games.branle_bas.play.state import (
    AFLOAT,
    AGROUND,
    CALM,
    HULK,
    IN_LINE,
    IN_PLAY,
    TWO_LINES,
    WRECKED,
    BranleBasState,
)
from escadre.geometry.lattice import ahead
from escadre.geometry.shapes import out_of_reach

FAILS: Final = (0, -2, -3)  # by zone: the highest sum that puts her aground (BBC-20.3)
LIGHT_DRAUGHT: Final = 4  # the rank from which ships add 1 (BBC-20.4)
STRANDING: Final = 4  # hull points, and as many mast points (BBC-20.7)
WORSE: Final = 5  # hull points of a refloating gone wrong (BBC-20.8)
SAMPLE: Final = 250  # steps between two soundings along a way
FINE: Final = 10  # steps to which the limit of a zone is found
ANY_ZONE: Final = 3
ZONES: Final = 4  # `zone_passed` holds a turn and a zone as turn * ZONES + zone


def has_shoals(s: BranleBasState) -> bool:
    return bool(s.shallows) or bool(s.shoals)


def excused(s: BranleBasState, ship: int, zone: int) -> bool:
    """She has just come off (BBC-20.13), or follows one that has passed (BBC-20.6)."""
    until, passed = divmod(s.zone_passed[ship], ZONES)
    return until >= s.turn and passed in (zone, ANY_ZONE)


def test_depth(s: BranleBasState, ship: int, zone: int, dice: Dice) -> bool:
    """BBC-20.3, BBC-20.4: whether she passes; if not she is aground where she lies."""
    if excused(s, ship, zone) or safe_depth(s, ship, s.x[ship], s.y[ship]):
        return True
    total = roll_two(s, dice, "depth", ship) + (1 if s.rank[ship] >= LIGHT_DRAUGHT else 0)
    if total <= FAILS[zone]:
        run_aground(s, ship, AGROUND, dice)
        return False
    for other in range(len(s.formed)):
        if s.formed[ship] and _follows(s, other, ship):
            s.zone_passed[other] = (s.turn + 1) * ZONES + zone
    return True


def _follows(s: BranleBasState, ship: int, leader: int) -> bool:
    """BBC-20.6: in station somewhere astern of her in the same line; ships abreast sound for themselves."""
    division = s.division[leader]
    if not s.formed[ship] or s.division[ship] != division or s.place[ship] <= s.place[leader] or s.astray[ship]:
        return False
    if s.mode[division] == TWO_LINES:
        return second_half(s, ship) == second_half(s, leader)
    return s.mode[division] == IN_LINE


def test_start(s: BranleBasState, ship: int, dice: Dice) -> None:
    """BBC-20.5: a move that begins inside a zone begins with a test."""
    if not has_shoals(s) or s.force == CALM:
        return
    zone = zone_at(s, s.x[ship], s.y[ship])
    if zone:
        test_depth(s, ship, zone, dice)


def next_zone(s: BranleBasState, x: int, y: int, bearing: int, distance: int) -> int:
    """How far along a way the main mast comes into another depth zone; -1 if it does not (BBC-20.13)."""
    if not within_reach(s, x, y, distance):
        return -1
    here = zone_at(s, x, y)
    done = 0
    while done < distance:
        far = min(done + SAMPLE, distance)
        there_x, there_y = ahead(x, y, bearing, far)
        zone = zone_at(s, there_x, there_y)
        if zone != here:
            if zone:
                return _limit(s, x, y, bearing, done, far, here)
            here = zone
        done = far
    return -1


def within_reach(s: BranleBasState, x: int, y: int, distance: int) -> bool:
    """Some depth zone may be that near."""
    for shape in s.shallows:
        if not out_of_reach(shape, x, y, distance):
            return True
    for shape in s.shoals:
        if not out_of_reach(shape, x, y, distance):
            return True
    return False


def _limit(s: BranleBasState, x: int, y: int, bearing: int, near: int, far: int, here: int) -> int:
    """Between a point of the old zone and one of the new, the first of the new."""
    while far - near > FINE:
        middle = (near + far) // 2
        there_x, there_y = ahead(x, y, bearing, middle)
        if zone_at(s, there_x, there_y) == here:
            near = middle
        else:
            far = middle
    return far


def run_aground(s: BranleBasState, ship: int, how: int, dice: Dice) -> None:
    """BBC-20.7, BBC-20.11: she stops, and suffers for it."""
    s.aground[ship] = how
    s.wake[ship] = []
    leave(s, ship)
    cast_off(s, ship)
    if s.helm.ship == ship:
        s.helm.over = True
        s.helm.legs = []
    if s.loud:
        tell(s, "wrecked" if how == WRECKED else "aground", {"ship": ship})
    hit_hull(s, ship, STRANDING, dice)
    if in_play(s, ship):
        hit_masts(s, ship, STRANDING, dice)
    settle_condition(s, ship, dice)


# ---- coming off


def begin_refloating(s: BranleBasState, dice: Dice) -> None:
    """BBC-20.8: one try a turn for each ship aground, in the order of the wind."""
    stuck = [ship for ship in range(len(s.fate)) if s.fate[ship] == IN_PLAY and s.aground[ship] == AGROUND]
    s.queue = by_wind(s, stuck, dice)
    s.asking = -1


def refloatings_remain(s: BranleBasState) -> bool:
    return bool(s.queue)


def has_tow(s: BranleBasState, ship: int) -> bool:
    """BBC-20.12: a friend afloat in base contact lends a hand."""
    for other in range(len(s.fate)):
        if (
            other != ship
            and s.fate[other] == IN_PLAY
            and s.kind[other] < HULK
            and s.aground[other] == AFLOAT
            and holder(s, other) == holder(s, ship)
            and touching(s, ship, other)
        ):
            return True
    return False


class Refloat(Step[BranleBasState]):
    """The owner may throw guns overboard, then it is rolled; or he waits (BBC-20.8, BBC-20.9)."""

    def who(self, s: BranleBasState) -> list[Seat]:
        return only(s.owner[s.queue[0]]) if s.queue else NO_SEATS

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        return {"overboard": (0, 1, 2), "wait": (0,)}

    def bars(self, s: BranleBasState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "overboard" and arg > s.guns[s.queue[0]]:
            return "BBC-20.9"
        return None

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        ship = s.queue.pop(0)
        if verb == "overboard":
            refloat(s, ship, arg, dice)
        if s.loud and verb == "wait":
            tell(s, "waits-aground", {"ship": ship})
        s.queue = [other for other in s.queue if in_play(s, other)]


def refloat(s: BranleBasState, ship: int, guns: int, dice: Dice) -> None:
    """BBC-20.8, BBC-20.9: a sum of +1 and more brings her off, with guns overboard less."""
    if guns:
        lose_guns(s, ship, guns)
        if s.loud:
            tell(s, "guns-overboard", {"ship": ship, "guns": guns})
    total = roll_two(s, dice, "refloat", ship) + (1 if has_tow(s, ship) else 0)
    if total >= 1 - guns:
        s.aground[ship] = AFLOAT
        s.zone_passed[ship] = s.turn * ZONES + ANY_ZONE  # BBC-20.13
        if s.loud:
            tell(s, "refloated", {"ship": ship})
    elif total <= -3:
        if s.loud:
            tell(s, "harder-aground", {"ship": ship})
        hit_hull(s, ship, WORSE, dice)
    settle_condition(s, ship, dice)
