"""Ships that meet: collisions, avoidance, boarding, and how they part (BBC-17)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, Menu, Rule, Seat, only, tell
from escadre.games.branle_bas.play.nation_traits import avoids_lightly
from escadre.games.branle_bas.play.rules.boarding.hand_to_hand import bars_attack, grapple
from escadre.games.branle_bas.play.rules.contact.touching_bases import (
    clear_pose,
    group_of,
    settle_contacts,
    strikes_at_touch,
    take_pose,
)
from escadre.games.branle_bas.play.rules.formations.divisions import leave
from escadre.games.branle_bas.play.rules.gunnery.damage import cast_off, hit_hull, settle_condition
from escadre.games.branle_bas.play.rules.movement.grounding import run_aground
from escadre.games.branle_bas.play.rules.movement.motion import LAND, NOTHING, make_leg, push, sweep
from escadre.games.branle_bas.play.rules.movement.speed import half_slot, is_fast
from escadre.games.branle_bas.play.rules.ships import downwind, in_play
from escadre.games.branle_bas.play.rules.special_dice import COL_LIGHT, COL_LIGHT_OR_AVOID, COL_VIOLENT, roll_face
from escadre.games.branle_bas.play.state import ADVANCE, PIVOT, PORT, RESUME, STARBOARD, TACK, WRECKED, BranleBasState
from escadre.geometry.lattice import signed

PUSH: Final = 2_500  # steps (BBC-17.2)
BLOW: Final = 2  # hull points to each (BBC-17.3, BBC-17.4)
MOST_TESTS: Final = 2  # DéCol in a slot (BBC-17.19)


# ---- a slot that meets something


def slot_legs(legs: list[int]) -> list[int]:
    """The segments of the slot that comes next: an advance and its pivot, or a tack and its advance."""
    if len(legs) >= 4 and (legs[0] == TACK or legs[2] == PIVOT):
        return legs[:4]
    return legs[:2]


def meet(s: BranleBasState, dice: Dice) -> bool:
    """Look along the slot that comes next. False if the way is clear; else what follows has been seen to (BBC-17.1)."""
    h = s.helm
    ship = h.ship
    other, leg, clear = sweep(s, ship, slot_legs(h.legs))
    if other == NOTHING:
        return False
    if other == LAND:
        run_up_to(s, leg, clear, dice)
        if in_play(s, ship) and not s.aground[ship]:
            run_aground(s, ship, WRECKED, dice)  # BBC-20.11
        return True
    if strikes_at_touch(s, ship, other):
        run_up_to(s, leg, clear, dice)
        return True
    if h.tests >= MOST_TESTS:
        run_up_to(s, leg, clear, dice)
        return True
    h.tests += 1
    face = roll_face(s, dice, "collision", ship)
    if face == COL_VIOLENT:
        collide_violently(s, other, leg, clear, dice)
    elif face == COL_LIGHT or (face == COL_LIGHT_OR_AVOID and not avoids_lightly(s.nation[ship])):
        collide_lightly(s, other, leg, clear, dice)
    else:
        h.may_board = face != COL_LIGHT_OR_AVOID and bars_attack(s, ship, other) is None
        if h.may_board or steers(s, ship):
            h.struck = other
        else:
            collide_lightly(s, other, leg, clear, dice)  # BBC-17.8
    return True


def run_up_to(s: BranleBasState, leg: int, clear: int, dice: Dice) -> bool:
    """To the contact pose (BBC-0.8), and the move is over; whether she came so far."""
    h = s.helm
    ship, legs = h.ship, h.legs
    h.legs = []
    h.over = True
    for i in range(0, leg, 2):
        make_leg(s, ship, legs[i], legs[i + 1], dice)
        if not in_play(s, ship) or s.aground[ship]:
            return False
    make_leg(s, ship, legs[leg], clear, dice)
    return in_play(s, ship) and not s.aground[ship]


def steers(s: BranleBasState, ship: int) -> bool:
    """BBC-17.8: neither a damaged rudder nor adrift."""
    return s.rudders[ship] == 0 and s.helm.thirds > 0


# ---- what the DéCol brings


def collide_violently(s: BranleBasState, other: int, leg: int, clear: int, dice: Dice) -> None:
    """BBC-17.2, BBC-17.3: pushed, entangled, in disorder, and damaged."""
    ship = s.helm.ship
    if not run_up_to(s, leg, clear, dice):
        return
    if s.loud:
        tell(s, "collision", {"ship": ship, "second_ship": other, "violent": 1})
    struck = group_of(s, other)
    if not any(is_fast(s, one) for one in struck):
        push(s, ship, struck, PUSH, dice)
    entangle(s, ship, other)
    s.disorder[ship] = max(s.disorder[ship], 2)
    s.disorder[other] = max(s.disorder[other], 1)
    more = s.rank[other] - s.rank[ship]
    strike_both(s, other, BLOW + max(-more, 0), BLOW + max(more, 0), dice)


def entangle(s: BranleBasState, ship: int, other: int) -> None:
    for one in (ship, other):
        leave(s, one)
        cast_off(s, one)
    if in_play(s, ship) and in_play(s, other):
        s.tangles.append([ship, other])


def strike_both(s: BranleBasState, other: int, own: int, hers: int, dice: Dice) -> None:
    ship = s.helm.ship
    hit_hull(s, ship, own, dice)
    hit_hull(s, other, hers, dice)
    settle_condition(s, ship, dice)
    if not s.why:
        settle_condition(s, other, dice)


def collide_lightly(s: BranleBasState, other: int, leg: int, clear: int, dice: Dice) -> None:
    """BBC-17.4: a blow, and she slides off with her bow downwind."""
    ship = s.helm.ship
    if not run_up_to(s, leg, clear, dice):
        return
    if s.loud:
        tell(s, "collision", {"ship": ship, "second_ship": other, "violent": 0})
    strike_both(s, other, BLOW, BLOW, dice)
    if in_play(s, ship) and not s.why:
        side = STARBOARD if signed(s.heading[ship], downwind(s)) >= 0 else PORT
        pose = clear_pose(s, ship, side, half_slot(s, ship), False)
        if pose is not None:
            settle_contacts(s, ship, dice)
            take_pose(s, ship, pose)


def board(s: BranleBasState, other: int, dice: Dice) -> None:
    """BBC-17.6: to base contact, grapple, and the move ends; BBC-18.24: an own ship is simply retaken."""
    h = s.helm
    ship = h.ship
    _, leg, clear = sweep(s, ship, slot_legs(h.legs))
    if not run_up_to(s, leg, clear, dice):
        return
    for one in (ship, other):
        leave(s, one)
        cast_off(s, one)
    grapple(s, ship, other)


def avoid(s: BranleBasState, side: int, dice: Dice) -> None:
    """BBC-17.7: she turns just enough to miss, and makes the slot straight on the new heading."""
    h = s.helm
    ship = h.ship
    slot = slot_legs(h.legs)
    way = 0
    for i in range(0, len(slot), 2):
        if slot[i] == ADVANCE or slot[i] == RESUME:
            way += slot[i + 1]
    rest = h.legs[len(slot) :]
    h.dodged = True
    pose = clear_pose(s, ship, side, way, True)
    if s.loud:
        tell(s, "avoids", {"ship": ship, "second_ship": h.struck, "side": side})
    if pose is None:
        h.legs = []
        h.over = True
        return
    if not h.planned:
        h.slots += len(rest)  # slots of a steady run that she may now use otherwise: two halves for two numbers
    take_pose(s, ship, pose)
    h.legs = [RESUME, way] if way else []


class Collide(Step[BranleBasState]):
    """The mover chooses to board or to avoid, and to which side (BBC-17.5, BBC-17.6, BBC-17.7)."""

    def who(self, s: BranleBasState) -> list[Seat]:
        return only(s.owner[s.helm.ship]) if s.helm.struck >= 0 else NO_SEATS

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        sides = (PORT, STARBOARD) if steers(s, s.helm.ship) else (PORT,)
        return {"board": (s.helm.struck,), "avoid": sides}

    def bars(self, s: BranleBasState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "board" and not s.helm.may_board:
            rule = bars_attack(s, s.helm.ship, arg)
            return rule if rule is not None else "BBC-17.5"
        return None

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        other = s.helm.struck
        if verb == "board":
            s.helm.struck = NOBODY
            board(s, other, dice)
        elif steers(s, s.helm.ship):
            avoid(s, arg, dice)
            s.helm.struck = NOBODY
        else:
            s.helm.struck = NOBODY
            _, leg, clear = sweep(s, s.helm.ship, slot_legs(s.helm.legs))
            collide_lightly(s, other, leg, clear, dice)  # BBC-17.8
