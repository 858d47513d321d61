"""Before the first turn: scenario, wind, arrival and placing (BBC-1.7 to BBC-1.20)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, Menu, Seat, only, tell
from escadre.core.types import Setup
from escadre.games.branle_bas.play.catalog import CONSTANTS
from escadre.games.branle_bas.play.options import BranleBasOptions
from escadre.games.branle_bas.play.rules.morale_calls import admirals_seat
from escadre.games.branle_bas.play.rules.ships import base, is_work
from escadre.games.branle_bas.play.rules.special_dice import roll_de
from escadre.games.branle_bas.play.scenarios.scenario_effects import DICED, interval, twist
from escadre.games.branle_bas.play.scenarios.scenario_setup import set_scenario
from escadre.games.branle_bas.play.ships_into_state import empty_sea
from escadre.games.branle_bas.play.state import EXPECTED, IN_PLAY, PORT, BranleBasState
from escadre.geometry.bases import near
from escadre.geometry.lattice import STEPS, ahead, turned

ROSE: Final = tuple(range(1, 13))
SIDES: Final = (0, 1)
SECTOR: Final = 300  # tenths of a degree
APART: Final = 2  # sectors between the two fleets (BBC-1.10)


def new_game(setup: Setup, dice: Dice) -> BranleBasState:
    """BBC-1.18: an empty sea, or the ships of a scenario; who sits where was settled before."""
    options = setup.options
    assert isinstance(options, BranleBasOptions), "the engine hands over the options of this game"
    s = empty_sea(options, setup.seats)
    if setup.scenario:
        set_scenario(s, setup.scenario)
    return s


# ---- the wind


class ChooseWind(Step[BranleBasState]):
    """BBC-1.7, D2: the first player names what the table agreed on; arrival is the same for both, so nobody gains."""

    def who(self, s: BranleBasState) -> list[Seat]:
        return only(0) if s.wind == 0 and s.options.wind_by_choice else NO_SEATS

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        return {"wind": ROSE}

    def play(self, s: BranleBasState, seat: Seat, verb: str, wind: int, dice: Dice) -> None:
        s.wind = wind

    def run(self, s: BranleBasState, dice: Dice) -> None:
        if s.wind == 0:
            s.wind = dice.roll(12)
        if s.loud:
            tell(s, "wind-at-first", {"course": s.wind})


# ---- arrival


def squadrons(s: BranleBasState, side: int) -> list[list[int]]:
    """The bodies of a side that come by themselves: all that is on the sea, then what is still expected."""
    mine = [ship for ship in range(len(s.fate)) if s.side[ship] == side and not is_work(s, ship)]
    now = [ship for ship in mine if s.fate[ship] == IN_PLAY]
    late = [ship for ship in mine if s.fate[ship] == EXPECTED]
    return [now, late] if late else [now]


def arrive(s: BranleBasState, dice: Dice) -> None:
    """BBC-1.9, BBC-1.10: from where each fleet comes; BBC-1.12 to BBC-1.14: a second squadron, and when."""
    if not twist(s, DICED):
        return
    first = _roll(s, 0, dice)
    second = _roll(s, 1, dice)
    while abs(first - second) < APART:
        second = _roll(s, 1, dice)
    s.arrivals = [[0, first, 0], [1, second, 0]]
    for side in SIDES:
        if len(squadrons(s, side)) > 1:
            own, other = s.arrivals[side][1], s.arrivals[1 - side][1]
            s.arrivals.append([side, late_bearing(s, side, own, other, dice), late_turn(s, side, dice)])
    if s.loud:
        for side, sector, turn in s.arrivals:
            tell(s, "arrives", {"seat": side, "course": rose_number(s, sector), "turn": turn})


def _roll(s: BranleBasState, side: int, dice: Dice) -> int:
    """One Dé of a side, told of its leading ship."""
    return roll_de(s, dice, "arrival", s.side.index(side))


def rose_number(s: BranleBasState, sector: int) -> int:
    """The number on the rose so many sectors clockwise of the wind (BBC-0.10)."""
    return (s.wind + sector - 1) % 12 + 1


def late_bearing(s: BranleBasState, side: int, own: int, other: int, dice: Dice) -> int:
    """BBC-1.12: away from the wind on the side of the first squadron; BBC-1.13: not where the enemy came in."""
    while True:
        found = own + _roll(s, side, dice) * (-1 if own < 0 else 1)
        if (found - other) % 12:
            return found


def late_turn(s: BranleBasState, side: int, dice: Dice) -> int:
    """BBC-1.14."""
    while True:
        found = _roll(s, side, dice)
        if found >= 0:
            return found


# ---- placing


class ChooseStation(Step[BranleBasState]):
    """BBC-1.11, D3: on which side of the first line the second one stands. Both Admirals say so at the same time."""

    def who(self, s: BranleBasState) -> list[Seat]:
        if not twist(s, DICED) or (s.stations[0] >= 0 and s.stations[1] >= 0):
            return NO_SEATS
        return [admirals_seat(s, side) for side in SIDES if s.stations[side] < 0 and len(_lines(s, side)) > 1]

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        return {"station": SIDES}

    def play(self, s: BranleBasState, seat: Seat, verb: str, station: int, dice: Dice) -> None:
        s.stations[seat % 2] = station


def _lines(s: BranleBasState, side: int) -> list[list[int]]:
    """The divisions of a side that are on the sea; their ships are numbered in the order of the line."""
    found = []
    for division in range(len(s.division_side)):
        if s.division_side[division] == side:
            ships = [ship for ship in range(len(s.fate)) if s.division[ship] == division and s.fate[ship] == IN_PLAY]
            if ships:
                found.append(ships)
    return found


def place(s: BranleBasState, dice: Dice) -> None:
    """BBC-1.11, BBC-1.14: what is there at the beginning."""
    if not twist(s, DICED):
        return
    placed: list[int] = []
    for number, arrival in enumerate(s.arrivals):
        if arrival[2] == 0:
            placed += _enter(s, number, placed)


def bring_in(s: BranleBasState, dice: Dice) -> None:
    """BBC-1.14: a squadron whose turn has come is placed, and moves in this phase."""
    for number, arrival in enumerate(s.arrivals):
        if arrival[2] and arrival[2] == s.turn:
            ships = [ship for ship in range(len(s.fate)) if s.fate[ship] == IN_PLAY and not is_work(s, ship)]
            _enter(s, number, ships)
            if s.loud:
                tell(s, "squadron-comes", {"seat": arrival[0], "course": rose_number(s, arrival[1])})


def _enter(s: BranleBasState, number: int, others: list[int]) -> list[int]:
    """BBC-1.11, BBC-1.13, BBC-1.20: a body on its bearing, heading for the centre; back until it is clear of others."""
    side, sector = s.arrivals[number][0], s.arrivals[number][1]
    late = number > 1
    ships = squadrons(s, side)[1 if late else 0]
    for ship in ships:
        s.fate[ship] = IN_PLAY
    comes_from = rose_number(s, sector) * SECTOR % 3600
    spots = _stations(s, side, ships)
    distance = (CONSTANTS.late_arrival if late else CONSTANTS.arrival) * STEPS
    while True:
        _lay_out(s, ships, spots, comes_from, distance)
        if not _crowded(s, ships, others):
            return ships
        distance += STEPS


def _stations(s: BranleBasState, side: int, ships: list[int]) -> list[tuple[int, int]]:
    """BBC-1.11: for each ship how far she stands astern of the first line's leader, and to starboard of it."""
    astern = [0] * len(s.fate)
    aside = [0] * len(s.fate)
    lines = [line for line in _lines(s, side) if line[0] in ships]
    port_first = s.stations[side] == PORT
    offsets = []
    for number, line in enumerate(lines):
        offset = (number + 1) // 2 * CONSTANTS.abreast * STEPS
        offsets.append(-offset if port_first == (number % 2 == 1) else offset)
        back = 0
        for i, ship in enumerate(line):
            if i:
                back += s.length[line[i - 1]] + interval(s, ship) + s.length[ship]
            astern[ship], aside[ship] = back, offsets[-1]
    # Frigates off the line stand outside the outermost one, away from the other fleet.
    leader = s.flagship[side]
    back = astern[leader] if leader in ships else 0
    outside = CONSTANTS.abreast * STEPS
    away = min(offsets, default=0) - outside if _enemy_to_starboard(s, side) else max(offsets, default=0) + outside
    for ship in ships:
        if s.division[ship] < 0:
            astern[ship], aside[ship] = back, away
            back += CONSTANTS.frigates_apart * STEPS
    return [(astern[ship], aside[ship]) for ship in ships]


def _enemy_to_starboard(s: BranleBasState, side: int) -> bool:
    """The fleets head for the centre: who comes from farther anticlockwise has the other on her port hand."""
    return (s.arrivals[1 - side][1] - s.arrivals[side][1]) % 12 > 6


def _lay_out(s: BranleBasState, ships: list[int], spots: list[tuple[int, int]], comes_from: int, distance: int) -> None:
    heading = turned(comes_from, 1800)
    for ship, (astern, aside) in zip(ships, spots, strict=True):
        x, y = ahead(0, 0, comes_from, distance + astern)
        s.x[ship], s.y[ship] = ahead(x, y, turned(heading, 900), aside)
        s.heading[ship] = heading


def _crowded(s: BranleBasState, ships: list[int], others: list[int]) -> bool:
    """BBC-1.20: a base of the body overlaps another or comes within 1 cm of it."""
    for other in others:
        for ship in ships:
            if near(base(s, ship), base(s, other), CONSTANTS.clear * STEPS):
                return True
    return False
