"""A scenario on the table: its ships, aircraft, bases and, where it says so, its formations and markers (TF-3.7)."""

from __future__ import annotations

from typing import Final

import msgspec

from escadre.core.dice import Dice
from escadre.core.errors import Unreadable
from escadre.core.frames import NOBODY, Frame
from escadre.core.types import Setup
from escadre.games.task_force.play.catalog import CUP, HOME
from escadre.games.task_force.play.columns import CARRIER, SMALL
from escadre.games.task_force.play.options import TaskForceOptions
from escadre.games.task_force.play.rules.chart import chart
from escadre.games.task_force.play.rules.ships import formation_of, fresh_letter
from escadre.games.task_force.play.scenarios import scenario_files
from escadre.games.task_force.play.scenarios.scenario_records import (
    CHOSEN,
    DEALT,
    FIXED,
    Battle,
    Force,
    Scenario,
    Wing,
)
from escadre.games.task_force.play.state import (
    AFLOAT,
    DUE,
    GROUPS,
    LAND,
    OFF_GAME,
    READY,
    RESERVE,
    SETTING_UP,
    UNDETECTED,
    AirBattle,
    TaskForceState,
)
from escadre.games.task_force.play.terms import ALLIES, IJN, INTACT, SIDES, SIGNIFICANT

ALONE: Final = "pearl-harbor"  # TF-1.c: what one seat plays when nothing is said
DUEL: Final = "carrier-duel"  # and two


def scenario_of(s: TaskForceState) -> Scenario:
    return scenario_files.load(s.scenario)


def battle_of(s: TaskForceState) -> Battle:
    return scenario_of(s).battles[s.battle]


def force_of(s: TaskForceState, side: int) -> Force:
    return battle_of(s).forces[side]


def new_game(setup: Setup, dice: Dice) -> TaskForceState:
    """TF-1.c. What a scenario settles itself must be left alone (TF-7)."""
    assert isinstance(setup.options, TaskForceOptions)
    name = setup.scenario or (ALONE if setup.seats == 1 else DUEL)
    found = scenario_files.load(name)
    if found.seats != setup.seats:
        raise Unreadable("error-scenario-seats", home=HOME, name=name, sides=found.seats, seats=setup.seats)
    usual = TaskForceOptions()
    card = next(card for card in scenario_files.cards() if card.key == name)
    for option in card.fixes:
        if getattr(setup.options, option) != getattr(usual, option):
            raise Unreadable("error-scenario-options", home=HOME, name=name, option=option)
    options = setup.options
    if found.advanced_fog:
        options = msgspec.structs.replace(options, advanced_fog=True)
    return empty_table(options, setup.seats, name)


def empty_table(options: TaskForceOptions, seats: int, scenario: str) -> TaskForceState:
    """Before anything lies on it."""
    found = scenario_files.load(scenario)
    return TaskForceState(
        stack=[Frame("match")], events=[], loud=True, options=options, seats=seats, scenario=scenario, battle=0,
        seed_letters=0, turn=found.first_turn, phase=SETTING_UP, acting=NOBODY, first_air=NOBODY,
        done=[False, False], organised=False, organising=NOBODY, used=[], stage=[3, 3],
        taken=[NOBODY, NOBODY], paired=[NOBODY] * GROUPS, plan_hex=[NOBODY] * GROUPS, plan_dummies=[[], []],
        ship=[], side=[], steps=[], level=[], minor=[], repairing=[], deck=[], deck_minor=[], fate=[],
        lost_ships=[], first_level=[],
        formation=[], shown=[], answered=[], duties=[], leavers=[], partings=[], broken=[], arranged=[],
        boxes=[[] for _ in range(GROUPS)], ringed=[False] * GROUPS, withdraws=[False] * GROUPS,
        marker=[NOBODY] * GROUPS,
        marker_side=[], hex=[], under=[], group=[], letter=[], detection=[], report=[], report_turn=[], single=[],
        answers=[], chits=[], real=[], swift=[], start_line=[], before=[], moved=[], path=[], leaving=[],
        picked=NOBODY,
        base=[], base_side=[], base_hex=[], base_level=[], base_repairing=[], base_deck=[], base_deck_minor=[],
        model=[], unit_side=[], unit_steps=[], home=[], old_home=[], long_legs=[], at=[], box=[], over=[],
        due=[], far=[], unit_moved=[], unit_fresh=[], torpedoes=[], halved=[], raids=[],
        mission=NOBODY, covering=False, adrift=[],
        cup=[], aside=[], chit_kind=[], chit_known=[], searches=[], sources=[],
        contacts=[], battles=[], air=AirBattle(), order=[],
        points=[0, 0], landed=[0, 0], given_up=False, troops=[0, 0], supply=[0, 0], bombarded=False, bombard_hits=0,
        field_side=NOBODY, committed=[[], []], spent=0, used_once=[], used_carriers=[], unfit=[], survivors=[],
        unloading=[], conceded=NOBODY, why="",
    )  # fmt: skip


# ---- single pieces


def add_counter(s: TaskForceState, ship: int, side: int, steps: int = 2, fate: int = AFLOAT) -> int:
    """A ship's counter, in no formation yet. TF-2.2.1.f: one that begins on its back has one step."""
    s.ship.append(ship)
    s.side.append(side)
    s.steps.append(steps)
    level = SIGNIFICANT if steps == 1 and not SMALL[ship] else INTACT
    s.level.append(level)
    s.first_level.append(level)
    s.lost_ships.append(0)
    s.minor.append(0)
    s.repairing.append(0)
    s.deck.append(0)
    s.deck_minor.append(0)
    s.fate.append(fate)
    s.formation.append(NOBODY)
    s.shown.append(0)
    s.answered.append(False)
    return len(s.ship) - 1


def add_base(s: TaskForceState, base: int, side: int) -> int:
    s.base.append(base)
    s.base_side.append(side)
    s.base_hex.append(chart(s).bases[base])
    s.base_level.append(INTACT)
    s.base_repairing.append(False)
    s.base_deck.append(0)
    s.base_deck_minor.append(0)
    return LAND + len(s.base) - 1


def add_unit(s: TaskForceState, model: int, side: int, steps: int, home: int) -> int:
    """An air unit in RESERVE of its home; one whose home is off the map stands READY nowhere (FACTS 7.2)."""
    s.model.append(model)
    s.unit_side.append(side)
    s.unit_steps.append(steps)
    s.home.append(home)
    s.old_home.append(NOBODY)
    s.long_legs.append(home >= LAND)
    s.at.append(home)
    s.box.append(RESERVE if home != NOBODY else READY)
    s.over.append(NOBODY)
    s.due.append(0)
    s.far.append(0)
    s.unit_moved.append(False)
    s.unit_fresh.append(False)
    s.torpedoes.append(False)
    s.halved.append(0)
    return len(s.model) - 1


def add_marker(
    s: TaskForceState, side: int, hex: int, formations: list[int], group: bool = False, line: int = -1
) -> int:
    """A piece on the map. Its number is its public identity together with its letter."""
    marker = len(s.hex)
    s.marker_side.append(side)
    s.hex.append(hex)
    s.under.append(formations)
    s.group.append(group)
    s.letter.append(fresh_letter(s))
    s.detection.append(UNDETECTED)
    s.report.append(0)
    s.report_turn.append(0)
    s.single.append(False)
    s.answers.append([])
    s.chits.append([])
    s.real.append(group)
    s.swift.append(False)
    s.start_line.append(line)
    s.before.append(hex)
    s.moved.append(False)
    s.path.append([])
    s.leaving.append(False)
    for formation in formations:
        s.marker[formation] = marker
    return marker


def add_group_board(s: TaskForceState) -> int:
    """The formation of a withdrawing group (TF-3.5.2.k: as many as it takes)."""
    s.boxes.append([])
    s.ringed.append(False)
    s.withdraws.append(True)
    s.marker.append(NOBODY)
    return len(s.boxes) - 1


def put_in(s: TaskForceState, counter: int, formation: int) -> None:
    """Into the first free box (TF-2.5.f); a carrier takes the centre of a ring (TF-3.7.1.b)."""
    s.formation[counter] = formation
    if CARRIER[s.ship[counter]] and formation < GROUPS:
        s.boxes[formation].insert(0, counter)
        s.ringed[formation] = True
    else:
        s.boxes[formation].append(counter)


# ---- a battle


def deploy(s: TaskForceState, dice: Dice) -> None:
    """TF-3.7.a, TF-3.7.4.a: the pieces of the battle, a full cup, and what the scenario places itself."""
    s.cup = [kind for kind, count in enumerate(CUP) for _ in range(count)]
    campaign = scenario_of(s).campaign
    for side in range(len(SIDES)):
        force = force_of(s, side)
        for base in force.bases:
            taken = campaign is not None and base == campaign.field and s.field_side != NOBODY
            add_base(s, base, s.field_side if taken else side)
    for side in range(len(SIDES)):
        force = force_of(s, side)
        first = len(s.ship)
        late = {place for arrival in force.arrivals for place in arrival.counters}
        for place, counter in enumerate(force.counters):
            if counter.ship not in s.unfit:
                add_counter(s, counter.ship, side, 1 if counter.reduced else 2, DUE if place in late else AFLOAT)
        wings = list(force.wings)
        if s.battle:
            wings += later_carriers(s, side)
        if campaign is not None and s.field_side != ALLIES:  # FACTS 7.10: the field in the hands of the IJN
            wings = [wing for wing in wings if wing.base != campaign.field]
            wings += [campaign.captured] if side == IJN else []
        for wing in wings:
            add_wing(s, side, first, wing)
        for formation in force.formations:
            for place in formation.counters:
                put_in(s, first + place, formation_of(side, formation.number))
        if force.placing != CHOSEN:
            place_markers(s, side, dice)
    for ship, model, steps in s.survivors if s.battle else []:
        home = next((c for c, own in enumerate(s.ship) if own == ship), NOBODY)
        unit = add_unit(s, model, IJN, steps, home)
        if home == NOBODY:
            s.box[unit] = OFF_GAME


def add_wing(s: TaskForceState, side: int, first: int, wing: Wing) -> None:
    """The air units of one home; `first` is the first counter of the side."""
    home = NOBODY
    if wing.base >= 0:
        home = LAND + next(i for i, base in enumerate(s.base) if base == wing.base and s.base_side[i] == side)
    elif wing.ship >= 0:
        home = next(c for c in range(first, len(s.ship)) if s.ship[c] == wing.ship)
    for model, steps in wing.units:
        unit = add_unit(s, model, side, steps, home)
        if home != NOBODY and home < LAND and s.fate[home] == DUE:
            s.box[unit] = OFF_GAME


def later_carriers(s: TaskForceState, side: int) -> list[Wing]:
    """FACTS 7.10: carriers of the first battle that are fit come to the second too.

    The groups of the Allies are whole again; those of the IJN are what has survived, or whole if they stayed at home.
    """
    earlier = scenario_of(s).battles[0].forces[side]
    wings = []
    for counter in earlier.counters:
        if CARRIER[counter.ship] and counter.ship not in s.unfit:
            add_counter(s, counter.ship, side)
            if side == ALLIES or counter.ship not in s.used_carriers:
                wings += [wing for wing in earlier.wings if wing.ship == counter.ship]
    return wings


def optional_ships(s: TaskForceState, side: int) -> list[int]:
    """FACTS 7.10: carriers, and ships for one battle only, that a side may commit or leave out."""
    campaign = scenario_of(s).campaign
    once = campaign.once if campaign is not None else {}
    return [c for c, own in enumerate(s.side) if own == side and (CARRIER[s.ship[c]] or s.ship[c] in once)]


def place_markers(s: TaskForceState, side: int, dice: Dice) -> None:
    """Where a scenario leaves no choice: at the hexes of its formations, or dealt one to each start hex."""
    force = force_of(s, side)
    fleets = [[formation_of(side, formation.number)] for formation in force.formations]
    if force.placing == FIXED:
        for formation, under in zip(force.formations, fleets, strict=True):
            add_marker(s, side, formation.hex, under)
        return
    assert force.placing == DEALT
    contents = [*fleets, *([] for _ in range(force.markers - len(fleets)))]
    hexes = [hex for line in force.lines for hex in line.hexes]
    bag = list(range(len(contents)))
    for hex in hexes[: len(contents)]:
        add_marker(s, side, hex, list(contents[dice.draw(bag)]), line=0)
