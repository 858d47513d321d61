"""What never changes, whatever happens on the table: no ship, aircraft or chit is lost from the books or doubled."""

from __future__ import annotations

from escadre.core.frames import NOBODY
from escadre.games.task_force.play.catalog import CONSTANTS, CUP
from escadre.games.task_force.play.columns import CARRIER, SMALL
from escadre.games.task_force.play.rules.organisation.notes import SEPARATED, all_noted
from escadre.games.task_force.play.rules.setup.step import READY_TO_SAIL
from escadre.games.task_force.play.rules.ships import fleet_markers, is_ring_board, room
from escadre.games.task_force.play.scenarios.scenario_records import Counter
from escadre.games.task_force.play.scenarios.scenario_setup import force_of, scenario_of
from escadre.games.task_force.play.state import (
    AFLOAT,
    GROUPS,
    MERGED,
    OUTSIDE_CAP,
    SETTING_UP,
    SUNK_SHIP,
    TaskForceState,
)
from escadre.games.task_force.play.terms import ALLIES, IJN, RECONNAISSANCE


def conserve(s: TaskForceState) -> None:
    """Asserts all of it; of a state between two decisions."""
    ships(s)
    boards(s)
    markers(s)
    aircraft(s)
    chits(s)


def ships(s: TaskForceState) -> None:
    """TF-1.1.c: of each kind as many ships, afloat or not, as the scenario gave."""
    for side in (IJN, ALLIES):
        given: dict[int, int] = {}
        for own in counters_given(s, side):
            given[own.ship] = given.get(own.ship, 0) + (1 if own.reduced or not SMALL[own.ship] else 2)
        found: dict[int, int] = {}
        for counter, ship in enumerate(s.ship):
            if s.side[counter] == side:
                number = s.steps[counter] + s.lost_ships[counter] if SMALL[ship] else 1
                found[ship] = found.get(ship, 0) + number
        assert {ship: n for ship, n in found.items() if n} == given, f"ships of side {side}: {found}, not {given}"
    for counter, fate in enumerate(s.fate):
        assert (s.steps[counter] == 0) == (fate in (SUNK_SHIP, MERGED)), f"counter {counter}: steps and fate"
        assert 0 <= s.repairing[counter] <= s.minor[counter] <= max(1, s.steps[counter]), f"counter {counter}: markers"


def counters_given(s: TaskForceState, side: int) -> list[Counter]:
    """Of this battle; in the second of a campaign without the unfit and with the carriers of the first."""
    own = [counter for counter in force_of(s, side).counters if counter.ship not in s.unfit]
    if s.battle > 0:
        earlier = scenario_of(s).battles[0].forces[side].counters
        own += [counter for counter in earlier if CARRIER[counter.ship] and counter.ship not in s.unfit]
    return own


def boards(s: TaskForceState) -> None:
    """Every counter afloat is in one box once the game has begun; every other in none. TF-2.5.d: boxes suffice."""
    unplaced = scenario_of(s).harbour is not None or s.phase == SETTING_UP or min(s.stage) < READY_TO_SAIL
    for counter, formation in enumerate(s.formation):
        if formation == NOBODY:
            assert unplaced or s.fate[counter] != AFLOAT, f"{counter} nowhere"
        else:
            assert s.fate[counter] == AFLOAT, f"counter {counter} is gone and yet in a box"
            assert s.boxes[formation].count(counter) == 1, f"counter {counter} misplaced"
    for formation, boxes in enumerate(s.boxes):
        assert all(s.formation[counter] == formation for counter in boxes), f"board {formation} holds a stranger"
        assert len(boxes) <= room(s, formation), f"board {formation} is overfull"
        carriers = [counter for counter in boxes if CARRIER[s.ship[counter]]]
        if formation < GROUPS:
            assert s.ringed[formation] == bool(carriers), f"board {formation}: ring without carrier or carrier without"
            assert not carriers or (is_ring_board(formation) and boxes[0] == carriers[0] and len(carriers) == 1)
        if not unplaced:
            assert bool(boxes) == (s.marker[formation] != NOBODY), f"board {formation}: marker"


def markers(s: TaskForceState) -> None:
    """TF-3.6.1.c; each formation is under the marker that it names, at most two under one (TF-3.7.1.h)."""
    for marker, under in enumerate(s.under):
        assert len(under) <= CONSTANTS.shared_formations + len(all_noted(s, SEPARATED)), (
            f"marker {marker} is shared by too many"
        )
        for formation in under:
            assert s.marker[formation] == marker, f"marker {marker} and board {formation}"
            assert s.hex[marker] != NOBODY, f"marker {marker} is gone with ships under it"
        assert s.hex[marker] != NOBODY or not s.chits[marker], f"chits under marker {marker}, which is gone"
    for formation, marker in enumerate(s.marker):
        assert marker == NOBODY or formation in s.under[marker], f"board {formation} is under no marker"
    for side in (IJN, ALLIES):
        assert fleet_markers(s, side) <= force_of(s, side).markers, f"side {side} has too many markers"
    here = [{s.hex[m] for m, own in enumerate(s.marker_side) if own == side} - {NOBODY} for side in (IJN, ALLIES)]
    assert not here[IJN] & here[ALLIES], "both sides in one hex (TF-3.3.e)"
    letters = [letter for marker, letter in enumerate(s.letter) if s.hex[marker] != NOBODY]
    assert len(set(letters)) == len(letters), "a letter twice"


def aircraft(s: TaskForceState) -> None:
    """No step more than the scenario gave; nobody flies without steps."""
    for side in (IJN, ALLIES):
        alive = sum(steps for unit, steps in enumerate(s.unit_steps) if s.unit_side[unit] == side)
        assert alive <= steps_given(s, side), f"side {side} has aircraft from nowhere"
    for unit, steps in enumerate(s.unit_steps):
        if steps == 0:
            assert s.at[unit] == s.over[unit] == NOBODY, f"unit {unit} is gone and yet there"
        else:
            assert s.at[unit] != NOBODY or s.box[unit] >= OUTSIDE_CAP or s.home[unit] == NOBODY, f"unit {unit} nowhere"


def steps_given(s: TaskForceState, side: int) -> int:
    """Air steps of a side at set-up."""
    harbour = scenario_of(s).harbour
    if harbour is not None and side == IJN:
        return sum(steps for wave in harbour.waves for _, steps in (*wave.torpedoes, *wave.bombs))
    forces = [battle.forces[side] for battle in scenario_of(s).battles]
    given = sum(steps for force in forces for wing in force.wings for _, steps in wing.units)
    campaign = scenario_of(s).campaign
    return given if campaign is None else given + sum(steps for _, steps in campaign.captured.units)


def chits(s: TaskForceState) -> None:
    """TF-2.3.7.a: in the cup, set aside, or on the map; while they are placed, in a hand."""
    if not s.chit_kind and not s.cup:
        return  # before the cup is filled
    lying = {chit for under in s.chits for chit in under}
    missing = sum(CUP) - len(s.cup) - len(s.aside) - len(lying)
    placed = len(s.searches) if s.phase == RECONNAISSANCE else 0
    assert 0 <= missing <= placed, f"{missing} chits are missing"
