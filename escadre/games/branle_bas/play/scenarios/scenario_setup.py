"""A scenario on the sea: its ships, works, map and twists into the state."""

from __future__ import annotations

from escadre.core.errors import Unreadable
from escadre.games.branle_bas.play.catalog import HOME, MODEL, MODELS, NAMED, NATION
from escadre.games.branle_bas.play.options import BranleBasOptions
from escadre.games.branle_bas.play.scenarios import scenario_files
from escadre.games.branle_bas.play.scenarios.depth_zones import drawn_zones
from escadre.games.branle_bas.play.scenarios.scenario_effects import (
    ATTACKER,
    DICED,
    EDGE_AT,
    FEWER,
    HOLDS,
    NO_TWISTS,
    OWN_MOST,
    TARGET,
    TURNS,
    VICTORY,
)
from escadre.games.branle_bas.play.scenarios.scenario_files import (
    FORCES,
    TWISTS,
    VICTORIES,
    Scenario,
    Side,
    Vessel,
    shapes,
    steps,
    tenths,
)
from escadre.games.branle_bas.play.ships_into_state import Launched, bits, launch, raise_divisions
from escadre.games.branle_bas.play.state import ANCHORED, EXPECTED, HULK, IN_PLAY, UNDER_WAY, BranleBasState


def set_scenario(s: BranleBasState, name: str) -> None:
    """Forces, special rules and victory; the first side sits in seat 1. What it settles itself must be left alone."""
    found = scenario_files.load(name)
    usual = BranleBasOptions()
    for option in scenario_files.FIXES:
        if getattr(s.options, option) != getattr(usual, option):
            raise Unreadable("error-scenario-options", home=HOME, name=name, option=option)
    s.scenario = name
    s.sealed = [True] * s.seats
    s.wind, s.force = found.wind, FORCES.index(found.force)
    s.twists = numbers(found)
    s.land, s.reefs = shapes(found.map.get("land", [])), shapes(found.map.get("reefs", []))
    s.anchorages, s.exits = shapes(found.map.get("anchorages", [])), shapes(found.map.get("exits", []))
    s.shallows, s.shoals = drawn_zones(found.map)
    man(s, found)


def numbers(found: Scenario) -> tuple[int, ...]:
    """The twists of the battle, with its victory."""
    told = list(NO_TWISTS)
    for key, value in found.twists.items():
        told[TWISTS[key]] = value
    told[TURNS] = found.turns
    told[EDGE_AT] = steps(found.edge)
    told[DICED] = int(found.arrival == "dice")
    victory = found.victory
    told[VICTORY] = VICTORIES.index(victory.kind)
    told[ATTACKER], told[TARGET], told[HOLDS] = victory.attacker, victory.target, victory.holds
    told[OWN_MOST], told[FEWER] = victory.own_most, int(victory.fewer)
    return tuple(told)


def man(s: BranleBasState, found: Scenario) -> None:
    """The ships of both sides; each player of a side gets whole bodies of it (BBC-1.19)."""
    ships: list[Launched] = []
    sides: list[int] = []
    for number, side in enumerate(found.side):
        seats = list(range(number, s.seats, 2))
        for i, body in enumerate(side.body):
            owner = seats[i % len(seats)]
            division = -1
            if body.kind == "division":
                division = len(sides)
                sides.append(number)
            for place, vessel in enumerate(body.ships):
                ship = _launched(side, number, owner, vessel, body.traits)
                ship.division, ship.place = division, place
                ship.formed = body.formed and division >= 0
                ship.fate = EXPECTED if body.second else IN_PLAY
                ships.append(ship)
        ships += [_launched(side, number, seats[0], work, ()) for work in side.works]
    launch(s, ships)
    raise_divisions(s, sides)
    _appoint(s, found)
    s.nations = [NATION[found.side[seat % 2].nation] for seat in range(s.seats)]


def _launched(side: Side, number: int, owner: int, vessel: Vessel, traits: tuple[str, ...]) -> Launched:
    nation = vessel.nation or side.nation
    model = MODEL[vessel.type] if vessel.type else NAMED[nation, vessel.name]
    anchored = vessel.state == "anchored" or MODELS[model].kind == HULK
    at = vessel.at or (0.0, 0.0)
    return Launched(
        model,
        vessel.name,
        number,
        NATION[nation],
        owner,
        traits=bits((*side.traits, *traits, *vessel.traits)),
        unit=steps(side.unit),
        crew=side.crew if MODELS[model].rank else 0,
        x=steps(at[0]),
        y=steps(at[1]),
        heading=tenths(vessel.heading),
        anchor=ANCHORED if anchored else UNDER_WAY,
    )


def _appoint(s: BranleBasState, found: Scenario) -> None:
    """Flagships, commanders and repeating frigates (BBC-1.5, BBC-8.19)."""
    division = 0
    for number, side in enumerate(found.side):
        if side.flagship:
            s.flagship[number] = _find(s, number, side.flagship)
        for body in side.body:
            if body.kind != "division":
                continue
            members = [ship for ship in range(len(s.fate)) if s.division[ship] == division]
            flagship = s.flagship[number]
            first = flagship if flagship in members else members[0]
            s.commander[division] = _find(s, number, body.commander) if body.commander else first
            s.repeater[division] = _find(s, number, body.repeater) if body.repeater else -1
            division += 1


def _find(s: BranleBasState, side: int, name: str) -> int:
    return next(ship for ship in range(len(s.names)) if s.side[ship] == side and s.names[ship] == name)
