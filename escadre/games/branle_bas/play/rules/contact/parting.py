"""Ships held together that part, in their move or after nightfall (BBC-17.9-17.17, BBC-17.20)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, Menu, Rule, Seat, only, tell
from escadre.games.branle_bas.play.nation_traits import parts_easily
from escadre.games.branle_bas.play.rules.contact.touching_bases import clear_pose, take_pose
from escadre.games.branle_bas.play.rules.gunnery.damage import lose_crew, settle_condition
from escadre.games.branle_bas.play.rules.movement.motion import make_leg, slip
from escadre.games.branle_bas.play.rules.movement.speed import half_slot, is_fast, only_drifts
from escadre.games.branle_bas.play.rules.ships import by_wind, holder, in_play, tangled
from escadre.games.branle_bas.play.rules.special_dice import roll_de
from escadre.games.branle_bas.play.state import ADVANCE, IN_PLAY, PORT, STARBOARD, BranleBasState
from escadre.geometry.lattice import cosine, sine, turned

ASIDE: Final = 1_000  # steps that she slips away when no clear pose is found (BBC-17.14)


def has_prize_in_hand(s: BranleBasState, ship: int) -> bool:
    """BBC-18.19: captor and prize stay together while the captor's marker lies."""
    for pair in s.tangles:
        if ship in pair and s.captor[pair[1]] >= 0 and s.captor[pair[1]] == holder(s, pair[0]) and s.disorder[pair[0]]:
            return True
    return False


def let_prizes_go(s: BranleBasState) -> None:
    """BBC-18.19: when the captor's marker is gone both move freely."""
    s.tangles = [
        pair
        for pair in s.tangles
        if s.captor[pair[1]] < 0 or s.captor[pair[1]] != holder(s, pair[0]) or s.disorder[pair[0]]
    ]


def ties(s: BranleBasState, ship: int, friends: bool) -> list[int]:
    """Those of her side, or of the other, that she is held to."""
    return [other for other in tangled(s, ship) if (holder(s, other) == holder(s, ship)) == friends]


def bars_parting(s: BranleBasState, ship: int) -> Rule | None:
    if has_prize_in_hand(s, ship):
        return "BBC-18.19"
    if s.straight[ship]:
        return "BBC-5.5"
    if ties(s, ship, True):
        return None  # BBC-17.13: friends part without a slot or a test
    return bars_test(s, ship)


def bars_test(s: BranleBasState, ship: int) -> Rule | None:
    """BBC-17.20: a test needs a slot, but none after nightfall."""
    if s.night:
        return None
    if s.helm.slots < 2 or only_drifts(s, ship, s.helm.thirds, s.helm.slots):
        return "BBC-17.20"
    return None


def may_part(s: BranleBasState, ship: int) -> bool:
    return bool(tangled(s, ship)) and bars_parting(s, ship) is None


def part(s: BranleBasState, ship: int, side: int, dice: Dice) -> None:
    """Friends let go; from enemies she parts if the test succeeds (BBC-17.10-17.14)."""
    for other in ties(s, ship, True):
        untie(s, ship, other)
    foes = ties(s, ship, False)
    paid = False
    if foes:
        if bars_test(s, ship) is not None or not _succeeds(s, ship, dice):
            return
        paid = not s.night
        for other in foes:
            if [ship, other] in s.grapples or [other, ship] in s.grapples:
                lose_crew(s, other, 1)  # BBC-17.12
            untie(s, ship, other)
            settle_condition(s, other, dice)
            if s.why:
                return
    if s.loud:
        tell(s, "parts", {"ship": ship, "side": side})
    if paid:
        s.helm.slots -= 2
    if not is_fast(s, ship):
        _stand_clear(s, ship, side, paid, foes, dice)


def _succeeds(s: BranleBasState, ship: int, dice: Dice) -> bool:
    """BBC-17.10."""
    de = roll_de(s, dice, "parting", ship)
    if de == 1 or (de == 2 and parts_easily(s.nation[ship])):
        return True
    if s.loud:
        tell(s, "parting-fails", {"ship": ship})
    return False


def untie(s: BranleBasState, ship: int, other: int) -> None:
    s.tangles = [pair for pair in s.tangles if ship not in pair or other not in pair]
    s.grapples = [pair for pair in s.grapples if ship not in pair or other not in pair]


def _stand_clear(s: BranleBasState, ship: int, side: int, paid: bool, foes: list[int], dice: Dice) -> None:
    """BBC-17.14: to the pose of BBC-17.18 and ½ ahead, which is part of the slot; or 1 cm aside."""
    half = half_slot(s, ship)
    pose = clear_pose(s, ship, side, half, False)
    if pose is not None:
        take_pose(s, ship, pose)
        if paid:
            make_leg(s, ship, ADVANCE, half, dice)
    elif foes:
        other, heading = foes[0], s.heading[ship]
        dx, dy = s.x[other] - s.x[ship], s.y[other] - s.y[ship]
        away = -900 if dx * cosine(heading) - dy * sine(heading) > 0 else 900
        slip(s, ship, turned(heading, away), ASIDE, dice, strands=False)


# ---- after nightfall


def begin_parting(s: BranleBasState, dice: Dice) -> None:
    """BBC-1.16: whoever is still held to an enemy may try, in the order of the wind."""
    held = [ship for ship in range(len(s.fate)) if s.fate[ship] == IN_PLAY and ties(s, ship, False)]
    s.helm.ship = NOBODY
    s.helm.body = by_wind(s, held, dice)
    next_parting(s)


def next_parting(s: BranleBasState) -> None:
    s.asking = NOBODY
    while s.night and s.helm.body and s.asking < 0:
        ship = s.helm.body.pop(0)
        if in_play(s, ship) and ties(s, ship, False) and bars_parting(s, ship) is None:
            s.asking = ship


class Separate(Step[BranleBasState]):
    """Whoever is held to another may try to part, to the side she likes, or stay and fight (BBC-17.9, BBC-17.16)."""

    def who(self, s: BranleBasState) -> list[Seat]:
        return only(s.owner[s.asking]) if s.asking >= 0 else NO_SEATS

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        return {"part": (PORT, STARBOARD), "fight": (0,)}

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "part":
            part(s, s.asking, arg, dice)
        elif s.loud:
            tell(s, "stays-fighting", {"ship": s.asking})
        if not s.why:
            next_parting(s)
