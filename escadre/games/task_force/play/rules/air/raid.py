"""The execution of raids: reveal, order, location; and what is left when one is over (TF-4.3.2, TF-4.3.9)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, Menu, Seat, tell
from escadre.games.task_force.play.catalog import CONSTANTS
from escadre.games.task_force.play.rules.chart import hex_number
from escadre.games.task_force.play.rules.formation_boards import remove_marker
from escadre.games.task_force.play.rules.naval.contacts import reveal_fleet, shown_to_all
from escadre.games.task_force.play.rules.ships import is_dummy, markers_in
from escadre.games.task_force.play.rules.sides import seat_of
from escadre.games.task_force.play.state import AirBattle, Raid, TaskForceState


def raid_now(s: TaskForceState) -> Raid:
    """The raid that is being executed."""
    return s.raids[s.air.raid]


def due_raids(s: TaskForceState) -> list[int]:
    return [number for number, raid in enumerate(s.raids) if raid.turn == s.turn]


def reveal_targets(s: TaskForceState, dice: Dice) -> None:
    """TF-4.3.2.b: every marker in every target hex is turned up, dummies are removed, before the first raid."""
    s.order = due_raids(s)
    s.air = AirBattle()
    for number in s.order:
        raid = s.raids[number]
        for marker in markers_in(s, raid.hex, 1 - raid.side):
            if is_dummy(s, marker):
                tell(s, "dummy_gone", {"marker": marker}, reveals=True)
                remove_marker(s, marker)
            else:
                reveal_fleet(s, marker)


class OrderRaids(Step[TaskForceState]):
    """TF-DP.17, TF-4.3.2.a: the first air player says which raid comes next."""

    def who(self, s: TaskForceState) -> list[Seat]:
        return seat_of(s, s.first_air) if len(s.order) > 1 and s.air.raid == NOBODY else NO_SEATS

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {"execute": s.order}

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        s.air = AirBattle(raid=arg)
        s.order = [number for number in s.order if number != arg]

    def run(self, s: TaskForceState, dice: Dice) -> None:
        if s.air.raid == NOBODY and s.order:
            s.air = AirBattle(raid=s.order[0])
            s.order = s.order[1:]


def raids_remain(s: TaskForceState) -> bool:
    return bool(s.order) or s.air.raid != NOBODY


def locate(s: TaskForceState, dice: Dice) -> None:
    """TF-4.3.9.b to TF-4.3.9.d: one roll for all units of one base that have to find a fleet farther off."""
    raid = raid_now(s)
    tell(s, "raid_begins", {"hex": hex_number(s, raid.hex), "side": raid.side, "units": len(raid.units)})
    for home in sorted({s.home[unit] for unit in raid.units if s.far[unit]}):
        group = [unit for unit in raid.units if s.home[unit] == home and s.far[unit]]
        hexes = s.far[group[0]]
        die = dice.roll(6)
        needed = CONSTANTS.locating[hexes - CONSTANTS.raid_range - 1]
        tell(s, "located", {"base": home, "hexes": hexes, "die": die, "found": int(die >= needed)})
        if die < needed:
            raid.lost_way += group


def flying(s: TaskForceState) -> list[int]:
    """The units of the raid that have found their way and still fly."""
    raid = raid_now(s)
    return [unit for unit in raid.units if unit not in raid.lost_way and s.unit_steps[unit] > 0]


def show_ships(s: TaskForceState, dice: Dice) -> None:
    """TF-3.8.1.c: after interception the defender shows all ships of the hex."""
    raid = raid_now(s)
    if flying(s):
        for marker in markers_in(s, raid.hex, 1 - raid.side):
            shown_to_all(s, marker)


def end_raid(s: TaskForceState, dice: Dice) -> None:
    s.air = AirBattle()
