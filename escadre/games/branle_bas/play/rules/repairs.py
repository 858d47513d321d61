"""Fires, leaks and rudders at the start of a turn (BBC-5.1-5.13)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, Menu, Seat, only, tell
from escadre.games.branle_bas.play.rules.formations.signals import hush, voices
from escadre.games.branle_bas.play.rules.gunnery.damage import (
    add_fire,
    explode,
    hit_hull,
    hit_masts,
    settle_condition,
    sink,
)
from escadre.games.branle_bas.play.rules.ships import by_wind, tangled
from escadre.games.branle_bas.play.rules.special_dice import roll_de
from escadre.games.branle_bas.play.state import IN_PLAY, SUNK, WORK, BranleBasState

BURNS: Final = 2  # hull points, and as many mast points, for each fire marker (BBC-5.2)

FIRE_CHOICES: Final[Menu] = {"straight": (0,), "free": (0,)}
DAMAGE_CHOICES: Final[Menu] = {"plug": (0,), "rudder": (0,)}


def tangled_fires(s: BranleBasState, dice: Dice) -> None:
    """BBC-5.7: fire leaps to a ship that hangs on a burning one and does not burn yet."""
    s.signalled = [False] * len(s.mode)  # a new turn; `hush` may come before the signals do
    near_fire: list[int] = []
    for ship in range(len(s.fate)):
        if s.fate[ship] == IN_PLAY and s.fires[ship] == 0 and s.kind[ship] != WORK:
            for other in tangled(s, ship):
                if s.fires[other]:
                    near_fire.append(ship)
                    break
    for ship in by_wind(s, near_fire, dice):
        if s.fate[ship] == IN_PLAY and roll_de(s, dice, "fire-leaps", ship) < 0:
            add_fire(s, ship, dice)


def begin_repairs(s: BranleBasState, dice: Dice) -> None:
    s.queue = by_wind(s, [ship for ship in range(len(s.fate)) if _needs_hands(s, ship)], dice)


def _needs_hands(s: BranleBasState, ship: int) -> bool:
    if s.fate[ship] != IN_PLAY:
        return False
    return s.fires[ship] > 0 or len(s.leaks[ship]) > 0 or s.rudders[ship] > 0


def repairs_remain(s: BranleBasState) -> bool:
    """One test a ship (BBC-3.9); who blew up meanwhile needs none."""
    while s.queue and not _needs_hands(s, s.queue[0]):
        s.queue.pop(0)
    s.asking = s.queue[0] if s.queue else NOBODY
    return s.asking >= 0


class Repair(Step[BranleBasState]):
    """BBC-5.5: a burning ship may bind herself to sail straight on; BBC-5.12: else a leak or the rudder."""

    def who(self, s: BranleBasState) -> list[Seat]:
        ship = s.asking
        if ship < 0 or not (s.fires[ship] or (s.leaks[ship] and s.rudders[ship])):
            return NO_SEATS
        return only(s.owner[ship])

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        return FIRE_CHOICES if s.fires[s.asking] else DAMAGE_CHOICES  # BBC-5.11: fire comes first

    def menu(self, s: BranleBasState, seat: Seat) -> Menu:
        return self.offers(s, seat)

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        ship = s.asking
        s.asking = NOBODY  # she has had her test
        if verb == "straight":
            s.straight[ship] = True
            tell(s, "sails-straight", {"ship": ship})
        if verb == "plug":
            _plug(s, ship, dice)
        elif verb == "rudder":
            _mend_rudder(s, ship, dice)
        else:
            _fight_fire(s, ship, dice)


def repair(s: BranleBasState, dice: Dice) -> None:
    """The test of a ship that had no choice."""
    ship = s.asking
    s.queue.pop(0)
    if ship < 0:
        return
    s.asking = NOBODY
    if s.leaks[ship]:
        _plug(s, ship, dice)
    else:
        _mend_rudder(s, ship, dice)


def _fight_fire(s: BranleBasState, ship: int, dice: Dice) -> None:
    """BBC-5.1-5.5."""
    heard = voices(s)
    die = roll_de(s, dice, "fire", ship)
    if die > 0 or (die == 0 and s.straight[ship]):
        s.fires[ship] -= 1
        tell(s, "fire-out", {"ship": ship, "fires": s.fires[ship]})
        return
    if die == -2:
        add_fire(s, ship, dice)
    if s.fate[ship] == IN_PLAY:
        points = BURNS * s.fires[ship]
        tell(s, "fire-burns", {"ship": ship, "points": points})
        hit_hull(s, ship, points, dice, leaks=False)
        hit_masts(s, ship, points, dice, leaks=False)
        settle_condition(s, ship, dice)
    hush(s, heard)


def _plug(s: BranleBasState, ship: int, dice: Dice) -> None:
    """BBC-5.8, BBC-5.9: the most dangerous leak."""
    die = roll_de(s, dice, "leak", ship)
    sinks = min(s.leaks[ship])
    if die > 0:
        s.leaks[ship].remove(sinks)
        tell(s, "leak-plugged", {"ship": ship, "leaks": len(s.leaks[ship])})
    elif die == -2:
        s.leaks[ship][s.leaks[ship].index(sinks)] = sinks - 1
        tell(s, "leak-worse", {"ship": ship, "turn": sinks - 1})


def _mend_rudder(s: BranleBasState, ship: int, dice: Dice) -> None:
    """BBC-5.10."""
    die = roll_de(s, dice, "rudder", ship)
    if die > 0 or (die == 0 and s.rudders[ship] == 1):
        s.rudders[ship] = 0
        tell(s, "rudder-mended", {"ship": ship})


def major_fires(s: BranleBasState, dice: Dice) -> None:
    """BBC-5.6: with three markers one Dé, with four two; five have blown her up already."""
    heard = voices(s)
    burning = [ship for ship in range(len(s.fate)) if s.fate[ship] == IN_PLAY and s.fires[ship] >= 3]
    for ship in by_wind(s, burning, dice):
        for _ in range(s.fires[ship] - 2):
            if s.fate[ship] == IN_PLAY and roll_de(s, dice, "major-fire", ship) == -2:
                explode(s, ship, dice)
        if s.why:
            return
    hush(s, heard)


def sink_leaking(s: BranleBasState, dice: Dice) -> None:
    """BBC-5.13: a leak still open after the repairs of its turn."""
    heard = voices(s)
    for ship in range(len(s.fate)):
        if s.fate[ship] == IN_PLAY and s.leaks[ship] and min(s.leaks[ship]) <= s.turn:
            sink(s, ship, SUNK)
    hush(s, heard)
