"""The sides of a scenario file: ships, aircraft, start lines, formations (TF-3.7)."""

from __future__ import annotations

from collections import Counter as Count
from pathlib import Path
from typing import Any, Final

from escadre.games.task_force.play.catalog import AIRCRAFT, BASE, BASES, CONSTANTS, MODEL, SHIP, SHIPS, TRACK
from escadre.games.task_force.play.components.reading import Reader
from escadre.games.task_force.play.components.records import Chart
from escadre.games.task_force.play.scenarios.scenario_records import (
    CHOSEN,
    DEALT,
    FIXED,
    NONE,
    PLACINGS,
    Arrival,
    Counter,
    Force,
    Formation,
    StartLine,
    Wing,
)
from escadre.games.task_force.play.terms import AK, DD, EDGES, LAND, SIDES

SIDE: Final = (
    "side", "markers", "task_forces", "edges", "haven", "searches", "bases", "ships", "counters", "placing",
    "places_first", "off_map", "air", "formation", "line", "arrival",
)  # fmt: skip
LINE: Final = ("name", "hexes", "admits", "carriers", "only", "destroyers", "most")
ADMITS: Final = ("carriers", "fleets", "transports")
SEARCHERS: Final = ("CV", "CVL", "base")
MANY: Final = 30  # units of one kind


class ForceReader(Reader):
    """Reads a `[[side]]`; a name like `side.0.ships` is a key of the file."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.chart: Chart | None = None

    def force(self, name: str, entry: dict[str, Any], side: int) -> Force:
        before = len(self.problems)
        bases = self.held(f"{name}.bases", entry.get("bases", []))
        counters = self.counters(name, entry, side)
        wings = self.wings(f"{name}.air", entry.get("air", {}), side, counters, bases, entry.get("off_map", ""))
        if len(self.problems) > before:
            return Force()
        formations, counters = self.formations(name, entry.get("formation", []), counters, side)
        placing = entry.get("placing", PLACINGS[CHOSEN])
        self.one_of(self.at(f"{name}.placing"), "placing", placing, PLACINGS)
        at_sea = self.chart is not None and bool(counters)
        usual = CONSTANTS.markers if at_sea else 0
        markers = self.number(self.at(f"{name}.markers"), "markers", entry.get("markers", usual), 0, 99)
        half = markers * (100 - CONSTANTS.dummies_percent) // 100
        task_forces = entry.get("task_forces", len(formations) or half)
        self.truth(self.at(f"{name}.places_first"), "places_first", entry.get("places_first", False))
        force = Force(
            counters=counters,
            wings=wings,
            bases=bases,
            markers=markers,
            task_forces=self.number(self.at(f"{name}.task_forces"), "task_forces", task_forces, 0, markers),
            placing=PLACINGS.index(placing) if placing in PLACINGS else CHOSEN,
            places_first=entry.get("places_first", False) is True,
            formations=formations,
            lines=self.start_lines(name, entry.get("line", []), counters),
            arrivals=self.arrivals(name, entry.get("arrival", []), counters),
            edges=self.edges(f"{name}.edges", entry.get("edges", [])),
            haven=self.sea_hex(f"{name}.haven", "haven", entry["haven"]) if "haven" in entry else NONE,
            searches=self.searches(f"{name}.searches", entry.get("searches", {})),
            off_map=self.word(self.at(f"{name}.off_map"), "off_map", entry.get("off_map", ""), 40),
        )
        if at_sea and len(self.problems) == before:
            self.placed(name, force)
        return force

    # ---- ships

    def counters(self, name: str, entry: dict[str, Any], side: int) -> tuple[Counter, ...]:
        """The named ships in the order of the file, then full and reduced DD and AK."""
        found: list[Counter] = []
        ships = self.names(self.at(f"{name}.ships"), "ships", entry.get("ships", []))
        for key in ships:
            where = self.at(f"{name}.ships", key)
            if self.ship_of(where, key, side):
                if SHIPS[SHIP[key]].ships > 1:
                    self.wrong(where, "error-scenario-generic", ship=repr(key))
                found.append(Counter(SHIP[key]))
        for key, times in Count(ships).items():
            if times > 1:
                self.wrong(self.at(f"{name}.ships", key), "error-data-twice", key="ships", value=key)
        generic = self.table(self.at(f"{name}.counters"), "counters", entry.get("counters", {}))
        for key, units in generic.items():
            where = self.at(f"{name}.counters")
            if self.ship_of(where, key, side):
                if SHIPS[SHIP[key]].ships < 2:
                    self.wrong(where, "error-scenario-named", ship=repr(key))
                halves = self.halves(where, key, units, 0.5, MANY)
                found += [Counter(SHIP[key])] * (halves // 2) + [Counter(SHIP[key], True)] * (halves % 2)
        return tuple(found)

    def ship_of(self, where: str, key: str, side: int) -> bool:
        """Whether there is such a ship and the side has her."""
        if key not in SHIP:
            self.wrong(where, "error-scenario-ship", ship=repr(key))
            return False
        if SHIPS[SHIP[key]].side != side:
            self.wrong(where, "error-scenario-enemy", name=repr(key), side=SIDES[side])
            return False
        return True

    # ---- aircraft

    def held(self, name: str, value: object) -> tuple[int, ...]:
        found: list[int] = []
        for key in self.names(self.at(name), "bases", value):
            where = self.at(name, key)
            if key not in BASE or self.chart is None or BASE[key] not in self.chart.bases:
                there = [] if self.chart is None else [BASES[base].key for base in self.chart.bases]
                self.wrong(where, "error-scenario-base", base=repr(key), bases=", ".join(there) or "-")
            elif BASE[key] in found:
                self.wrong(where, "error-data-twice", key="bases", value=key)
            else:
                found.append(BASE[key])
        return tuple(found)

    def wings(
        self,
        name: str,
        value: object,
        side: int,
        counters: tuple[Counter, ...],
        bases: tuple[int, ...],
        off_map: object,
    ) -> tuple[Wing, ...]:
        afloat = {counter.ship for counter in counters if SHIPS[counter.ship].carrier}
        found: list[Wing] = []
        for home, models in self.table(self.at(name), "air", value).items():
            here = f"{name}.{home}"
            ship, base = SHIP.get(home, NONE), BASE.get(home, NONE)
            if ship not in afloat:
                ship = NONE
            if base not in bases:
                base = NONE
            if ship == base == NONE and home != off_map:
                self.wrong(self.at(here), "error-scenario-home", base=repr(home))
            units = self.air_units(here, models, side)
            if ship != NONE:
                self.aboard(here, ship, units)
            elif base != NONE:
                self.room(here, home, units, BASES[base].capacity)
            found.append(Wing(units, ship, base))
        return tuple(found)

    def air_units(self, name: str, value: object, side: int) -> tuple[tuple[int, int], ...]:
        """The full units of each model in the order of the file, then its half."""
        found: list[tuple[int, int]] = []
        for key, units in self.table(self.at(name), name.rpartition(".")[2], value).items():
            if key not in MODEL:
                self.wrong(self.at(name), "error-scenario-model", model=repr(key))
                continue
            if AIRCRAFT[MODEL[key]].side != side:
                self.wrong(self.at(name), "error-scenario-enemy", name=repr(key), side=SIDES[side])
            halves = self.halves(self.at(name), key, units, 0.5, MANY)
            found += [(MODEL[key], 2)] * (halves // 2) + [(MODEL[key], 1)] * (halves % 2)
        return tuple(found)

    def aboard(self, name: str, ship: int, units: tuple[tuple[int, int], ...]) -> None:
        for model in sorted({model for model, _ in units}):
            if not AIRCRAFT[model].carrier:
                self.wrong(self.at(name), "error-scenario-ashore", model=AIRCRAFT[model].key, ship=SHIPS[ship].key)
        self.room(name, SHIPS[ship].key, units, SHIPS[ship].capacity)

    def room(self, name: str, home: str, units: tuple[tuple[int, int], ...], capacity: int) -> None:
        total = sum(steps for _, steps in units)
        if total > capacity:
            self.wrong(self.at(name), "error-scenario-room", base=home, units=total / 2, capacity=capacity / 2)

    # ---- formations

    def formations(
        self, name: str, value: object, counters: tuple[Counter, ...], side: int
    ) -> tuple[tuple[Formation, ...], tuple[Counter, ...]]:
        """The fixed formations, and the counters of the side with those turned that begin reduced."""
        entries = self.tables(self.at(f"{name}.formation.0"), "side.formation", value)
        if not entries:
            return (), counters
        found: list[Formation] = []
        listed: list[Counter] = []
        for number, entry in enumerate(entries):
            here = f"{name}.formation.{number}"
            if not self.fields(here, entry, ("number", "ships"), ("number", "hex", "ships", "reduced")):
                continue
            boxes = self.boxes(here, entry, side)
            last = CONSTANTS.rings + CONSTANTS.columns
            own = self.number(self.at(f"{here}.number"), "number", entry["number"], 1, last)
            if own in {formation.number for formation in found}:
                self.wrong(self.at(f"{here}.number"), "error-data-twice", key="number", value=own)
            self.shape(here, own, boxes)
            hex = self.sea_hex(f"{here}.hex", "hex", entry["hex"]) if "hex" in entry else NONE
            first = len(listed)
            listed += boxes
            found.append(Formation(own, tuple(range(first, len(listed))), hex))
        # Ships of CL size and larger may begin on their back; the halves of others are counted in `counters`.
        wanted = Count((counter.ship, counter.reduced and SHIPS[counter.ship].ships > 1) for counter in listed)
        if wanted != Count((counter.ship, counter.reduced) for counter in counters):
            self.wrong(self.at(f"{name}.formation.0"), "error-scenario-formations", side=SIDES[side])
        return tuple(found), tuple(listed)

    def boxes(self, name: str, entry: dict[str, Any], side: int) -> list[Counter]:
        keys = self.names(self.at(f"{name}.ships"), "ships", entry["ships"])
        turned = entry.get("reduced", [])
        reduced = self.numbers(self.at(f"{name}.reduced"), "reduced", turned, 1, len(keys)) if turned != [] else ()
        found: list[Counter] = []
        for box, key in enumerate(keys, 1):
            if self.ship_of(self.at(f"{name}.ships", key), key, side):
                found.append(Counter(SHIP[key], box in reduced))
        return found

    def shape(self, name: str, number: int, boxes: list[Counter]) -> None:
        """TF-2.5.a-d, TF-3.7.1.b-e: a ring round a carrier, a column without one."""
        where = self.at(f"{name}.ships")
        ships = [SHIPS[counter.ship] for counter in boxes]
        if number <= CONSTANTS.rings:
            if not ships or not ships[0].carrier or len(ships) > 1 + CONSTANTS.ring_boxes:
                self.wrong(where, "error-scenario-ring", most=CONSTANTS.ring_boxes)
            for ship in ships[1:]:
                if not ship.ring:
                    self.wrong(self.at(f"{name}.ships", ship.key), "error-scenario-no-ring", ship=ship.key)
        else:
            weight = sum(_halves(counter) for counter in boxes)
            if (
                any(ship.carrier for ship in ships)
                or len(ships) > CONSTANTS.column_boxes
                or weight < CONSTANTS.fleet_halves
            ):
                least = CONSTANTS.fleet_halves / 2
                self.wrong(where, "error-scenario-column", most=CONSTANTS.column_boxes, least=least)

    # ---- where they begin

    def sea_hex(self, name: str, key: str, value: object) -> int:
        """A hex of the map that fleets may enter."""
        if self.chart is None:
            self.wrong(self.at(name), "error-scenario-no-map", key=key)
            return NONE
        hex = self.hex(self.at(name), key, value, self.chart.grid)
        if hex is None:
            return NONE
        if self.chart.terrain[hex] == LAND:
            self.wrong(self.at(name), "error-scenario-land", key=key, hex=self.chart.grid.label(hex))
        return hex

    def sea_hexes(self, name: str, key: str, value: object) -> tuple[int, ...]:
        if self.chart is None:
            self.wrong(self.at(name), "error-scenario-no-map", key=key)
            return ()
        found = self.hexes(name, key, value, self.chart.grid)
        for hex in found:
            if self.chart.terrain[hex] == LAND:
                label = self.chart.grid.label(hex)
                self.wrong(self.at(name, label), "error-scenario-land", key=key, hex=label)
        return found

    def start_lines(self, name: str, value: object, counters: tuple[Counter, ...]) -> tuple[StartLine, ...]:
        found: list[StartLine] = []
        for number, entry in enumerate(self.tables(self.at(f"{name}.line.0"), "side.line", value)):
            here = f"{name}.line.{number}"
            if not self.fields(here, entry, ("name", "hexes"), LINE):
                continue
            admits: tuple[str, ...] = ADMITS
            if "admits" in entry:
                admits = self.some_of(self.at(f"{here}.admits"), "admits", entry["admits"], ADMITS)
            line = StartLine(
                name=self.word(self.at(f"{here}.name"), "name", entry["name"], 20),
                hexes=self.sea_hexes(f"{here}.hexes", "hexes", entry["hexes"]),
                carriers="carriers" in admits,
                transports="transports" in admits,
                fleets="fleets" in admits,
                named_carriers=self.members(f"{here}.carriers", entry.get("carriers", []), counters),
                only=self.members(f"{here}.only", entry.get("only", []), counters),
                destroyers=self.number(self.at(f"{here}.destroyers"), "destroyers", entry.get("destroyers", 0), 0, 99),
                most=self.number(self.at(f"{here}.most"), "most", entry.get("most", 0), 0, 99),
            )
            if not line.hexes:
                self.wrong(self.at(f"{here}.hexes"), "error-scenario-no-hexes")
            found.append(line)
        return tuple(found)

    def members(self, name: str, value: object, counters: tuple[Counter, ...]) -> tuple[int, ...]:
        """Ships out of those of the side."""
        known = {counter.ship for counter in counters}
        found: list[int] = []
        for key in self.names(self.at(name), name.rpartition(".")[2], value):
            if SHIP.get(key) not in known:
                self.wrong(self.at(name, key), "error-scenario-member", ship=repr(key))
            else:
                found.append(SHIP[key])
        return tuple(found)

    def arrivals(self, name: str, value: object, counters: tuple[Counter, ...]) -> tuple[Arrival, ...]:
        found: list[Arrival] = []
        taken: set[int] = set()
        for number, entry in enumerate(self.tables(self.at(f"{name}.arrival.0"), "side.arrival", value)):
            here = f"{name}.arrival.{number}"
            if not self.fields(here, entry, ("turn", "hexes"), ("turn", "hexes", "ships", "counters")):
                continue
            wanted = [(ship, False) for ship in self.members(f"{here}.ships", entry.get("ships", []), counters)]
            later = self.table(self.at(f"{here}.counters"), "counters", entry.get("counters", {}))
            for key, units in later.items():
                halves = self.halves(self.at(f"{here}.counters"), key, units, 0.5, MANY)
                ship = SHIP.get(key, NONE)
                wanted += [(ship, False)] * (halves // 2) + [(ship, True)] * (halves % 2)
            coming: list[int] = []
            for ship, reduced in wanted:
                free = [i for i, own in enumerate(counters) if (own.ship, own.reduced) == (ship, reduced)]
                left = [i for i in free if i not in taken]
                if not left:
                    self.wrong(self.at(here), "error-scenario-arrival")
                    break
                taken.add(left[0])
                coming.append(left[0])
            turn = self.number(self.at(f"{here}.turn"), "turn", entry["turn"], 1, len(TRACK))
            found.append(Arrival(turn, self.sea_hexes(f"{here}.hexes", "hexes", entry["hexes"]), tuple(coming)))
        return tuple(found)

    def edges(self, name: str, value: object) -> tuple[int, ...]:
        if value == []:
            return ()
        return tuple(EDGES.index(edge) for edge in self.some_of(self.at(name), "edges", value, EDGES))

    def searches(self, name: str, value: object) -> tuple[int, int, int]:
        entry = self.table(self.at(name), "searches", value)
        self.fields(name, entry, (), SEARCHERS)
        cv, cvl, base = (self.number(self.at(name), key, entry.get(key, 0), 0, 9) for key in SEARCHERS)
        return cv, cvl, base

    def placed(self, name: str, force: Force) -> None:
        """Every marker has a place, every ship a start line that takes her, every withdrawing ship somewhere to go."""
        if not force.edges and force.haven == NONE:
            self.wrong(self.at(name), "error-scenario-no-edge")
        if len(force.formations) > force.markers:
            self.wrong(self.at(f"{name}.markers"), "error-scenario-markers", markers=force.markers)
        if force.placing == FIXED:
            if len(force.formations) != force.markers or any(own.hex == NONE for own in force.formations):
                self.wrong(self.at(f"{name}.placing"), "error-scenario-fixed")
            return
        if force.placing == DEALT:
            hexes = sum(len(line.hexes) for line in force.lines)
            if not force.formations or hexes != force.markers:
                self.wrong(self.at(f"{name}.placing"), "error-scenario-dealt", markers=force.markers, hexes=hexes)
            return
        later = {place for arrival in force.arrivals for place in arrival.counters}
        first = [counter for place, counter in enumerate(force.counters) if place not in later]
        if not _can_form(first, force.task_forces):
            self.wrong(self.at(f"{name}.ships"), "error-scenario-too-many", task_forces=force.task_forces)
        for counter in first:
            if not any(_admits(line, counter.ship) for line in force.lines):
                self.wrong(self.at(f"{name}.line.0"), "error-scenario-nowhere", ship=SHIPS[counter.ship].key)
                return


def _halves(counter: Counter) -> int:
    """Its weight (TF-2.2.1.e)."""
    return 1 if counter.reduced and SHIPS[counter.ship].ships > 1 else 2


def _can_form(counters: list[Counter], task_forces: int) -> bool:
    """Whether so many Task Forces have boxes for all: a ring for each carrier, columns for the others."""
    ships = [SHIPS[counter.ship] for counter in counters]
    formations = task_forces * CONSTANTS.shared_formations
    rings = sum(1 for ship in ships if ship.carrier)
    columns = min(formations - rings, CONSTANTS.columns)
    if rings > CONSTANTS.rings or columns < 0:
        return False
    in_columns = columns * CONSTANTS.column_boxes
    never_in_rings = sum(1 for ship in ships if not ship.carrier and not ship.ring)
    return never_in_rings <= in_columns and len(ships) - rings <= rings * CONSTANTS.ring_boxes + in_columns


def _admits(line: StartLine, ship: int) -> bool:
    """Whether a Task Force with this ship can begin there at all."""
    if line.only and ship not in line.only and not (line.destroyers and SHIPS[ship].type == DD):
        return False
    if SHIPS[ship].carrier:
        return line.carriers or ship in line.named_carriers
    return line.transports if SHIPS[ship].type == AK else True
