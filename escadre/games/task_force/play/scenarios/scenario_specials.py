"""The tables of a scenario file that hold its own rules: landing, strike, solo procedure, campaign, victory."""

from __future__ import annotations

from typing import Any, Final

from escadre.games.task_force.play.catalog import AIRCRAFT, BASE, BASES, SHIP, TRACK
from escadre.games.task_force.play.scenarios.scenario_forces import MANY, ForceReader
from escadre.games.task_force.play.scenarios.scenario_records import (
    CAPITAL_SHIPS,
    NONE,
    ORDERS,
    VICTORIES,
    BasePoints,
    Berth,
    Campaign,
    Force,
    Ground,
    Harbour,
    Hunt,
    Landing,
    NightSearch,
    Procedure,
    Strike,
    Victory,
    Wave,
    Wing,
)
from escadre.games.task_force.play.terms import (
    ALLIES,
    DIRECTIONS,
    FIGHTER,
    IJN,
    PHASES,
    SIDES,
    TORPEDO_BOMBER,
)

QUAYS: Final = ("battleship-row", "dry-dock", "ten-ten-dock", "navy-yard", "east-loch")
DIE: Final = 6
FAR: Final = 99  # hexes
MOST_POINTS: Final = 200
NUMBERS_OF_GROUND: Final = (
    "lowest", "highest", "air_superiority", "air_within", "if_bombarded", "if_spared", "supply_used", "supply_least",
)  # fmt: skip
CAMPAIGN: Final = (
    "field", "field_points", "carriers_in_all", "carriers", "once", "ships_a_point", "bombarded", "ground", "captured",
)  # fmt: skip


class SpecialReader(ForceReader):
    """Each table by itself; nothing is read twice."""

    def whole(self, name: str, entry: dict[str, Any], low: int, high: int) -> int:
        """A whole number of a table."""
        key = name.rpartition(".")[2]
        return self.number(self.at(name), key, entry.get(key, 0), low, high)

    def part(
        self, name: str, value: object, needed: tuple[str, ...], more: tuple[str, ...] = ()
    ) -> dict[str, Any] | None:
        """A table with everything that it needs, or nothing."""
        entry = self.table(self.at(name), name.rpartition(".")[2], value)
        return entry if self.fields(name, entry, needed, (*needed, *more)) else None

    def side_of(self, name: str, value: object) -> int:
        key = name.rpartition(".")[2]
        return SIDES.index(str(value)) if self.one_of(self.at(name), key, value, SIDES) else IJN

    def base_of(self, name: str, value: object) -> int:
        """A base of the map."""
        there = () if self.chart is None else tuple(BASES[base].key for base in self.chart.bases)
        key = name.rpartition(".")[2]
        return BASE[str(value)] if self.one_of(self.at(name), key, value, there) else NONE

    def turn_pair(self, name: str, value: object) -> tuple[int, int]:
        first, last = self.pair(self.at(name), name.rpartition(".")[2], value, 1, len(TRACK))
        if last < first:
            self.wrong(self.at(name), "error-scenario-turns", first=first, last=last)
        return first, last

    # ---- solo

    def harbour(self, value: object, force: Force) -> Harbour | None:
        entry = self.part("harbour", value, ("berths", "wave"), ("unopposed",))
        if entry is None:
            return None
        berths: list[Berth] = []
        for berth in self.tables(self.at("harbour.berths"), "berths", entry["berths"]):
            where = self.at("harbour.berths", berth.get("ship", ""))
            fields = ("ship", "where", "at", "torpedoes")
            if self.keys(where, berth, fields, fields) and self.ship_of(where, str(berth["ship"]), ALLIES):
                self.one_of(where, "where", berth["where"], QUAYS)
                self.truth(where, "torpedoes", berth["torpedoes"])
                at = self.pair(where, "at", berth["at"], 0, 40)
                berths.append(Berth(SHIP[berth["ship"]], berth["where"], at, berth["torpedoes"] is True))
        if sorted(berth.ship for berth in berths) != sorted(counter.ship for counter in force.counters):
            self.wrong(self.at("harbour.berths"), "error-scenario-berths")
        waves: list[Wave] = []
        for number, wave in enumerate(self.tables(self.at("harbour.wave.0"), "harbour.wave", entry["wave"])):
            name = f"harbour.wave.{number}"
            self.fields(name, wave, (), ("torpedoes", "bombs"))
            torpedoes = self.air_units(f"{name}.torpedoes", wave.get("torpedoes", {}), IJN)
            bombs = self.air_units(f"{name}.bombs", wave.get("bombs", {}), IJN)
            if any(AIRCRAFT[model].type != TORPEDO_BOMBER for model, _ in torpedoes):
                self.wrong(self.at(f"{name}.torpedoes"), "error-scenario-torpedoes")
            if any(AIRCRAFT[model].type == FIGHTER for model, _ in bombs):
                self.wrong(self.at(f"{name}.bombs"), "error-scenario-bombs")
            waves.append(Wave(torpedoes, bombs))
        return Harbour(tuple(berths), tuple(waves), self.whole("harbour.unopposed", entry, 0, 99))

    def hunt(self, value: object) -> Hunt | None:
        entry = self.part("hunt", value, ("searches", "search_turns", "raid_turns"))
        if entry is None:
            return None
        return Hunt(
            self.whole("hunt.searches", entry, 0, 99),
            self.turn_pair("hunt.search_turns", entry["search_turns"]),
            self.turn_pair("hunt.raid_turns", entry["raid_turns"]),
        )

    def procedure(self, value: object) -> Procedure | None:
        entry = self.part("procedure", value, ("phases", "dice", "toward", "ties"), ("convoy", "expects"))
        if entry is None:
            return None
        phases = self.some_of(self.at("procedure.phases"), "phases", entry["phases"], PHASES)
        ties = self.some_of(self.at("procedure.ties"), "ties", entry["ties"], DIRECTIONS)
        if len(ties) != len(DIRECTIONS):
            self.wrong(self.at("procedure.ties"), "error-data-length", key="ties", length=len(DIRECTIONS))
        words = (*ORDERS, *DIRECTIONS)
        dice = self.names(self.at("procedure.dice"), "dice", entry["dice"])
        if len(dice) != DIE:
            self.wrong(self.at("procedure.dice"), "error-data-length", key="dice", length=DIE)
        orders = [words.index(word) for word in dice if self.one_of(self.at("procedure.dice"), "dice", word, words)]
        return Procedure(
            tuple(PHASES.index(phase) for phase in phases),
            tuple(orders),
            self.sea_hex("procedure.toward", "toward", entry["toward"]),
            tuple(DIRECTIONS.index(tie) for tie in ties),
            self.sea_hex("procedure.convoy", "convoy", entry["convoy"]) if "convoy" in entry else NONE,
            self.whole("procedure.expects", entry, 0, DIE),
        )

    # ---- tasks of a side

    def landing(self, value: object) -> Landing | None:
        entry = self.part("landing", value, ("hex", "within"), ("by_night", "given_up_after", "given_up_points"))
        if entry is None:
            return None
        self.truth(self.at("landing.by_night"), "by_night", entry.get("by_night", False))
        points = entry.get("given_up_points", 0)
        return Landing(
            self.sea_hex("landing.hex", "hex", entry["hex"]),
            self.whole("landing.within", entry, 0, FAR),
            entry.get("by_night", False) is True,
            self.whole("landing.given_up_after", entry, 0, FAR),
            self.halves(self.at("landing.given_up_points"), "given_up_points", points, 0, MOST_POINTS),
        )

    def night_search(self, value: object) -> NightSearch | None:
        entry = self.part("night_search", value, ("side", "base", "turns", "chits", "within"))
        if entry is None:
            return None
        return NightSearch(
            self.side_of("night_search.side", entry["side"]),
            self.base_of("night_search.base", entry["base"]),
            self.numbers(self.at("night_search.turns"), "turns", entry["turns"], 1, len(TRACK)),
            self.whole("night_search.chits", entry, 1, FAR),
            self.whole("night_search.within", entry, 1, FAR),
        )

    def strike(self, value: object) -> Strike | None:
        entry = self.part("strike", value, ("side", "base", "turn", "bombers", "carriers", "within"))
        if entry is None:
            return None
        return Strike(
            self.side_of("strike.side", entry["side"]),
            self.base_of("strike.base", entry["base"]),
            self.whole("strike.turn", entry, 1, len(TRACK)),
            self.halves(self.at("strike.bombers"), "bombers", entry["bombers"], 0.5, MANY),
            self.whole("strike.carriers", entry, 1, FAR),
            self.numbers(self.at("strike.within"), "within", entry["within"], 0, FAR),
        )

    # ---- two battles

    def campaign(self, value: object, force: Force) -> Campaign | None:
        entry = self.part("campaign", value, CAMPAIGN)
        if entry is None:
            return None
        ground = self.ground(entry["ground"])
        captured = self.part("campaign.captured", entry["captured"], ("searches", "air"))
        if ground is None or captured is None:
            return None
        field = self.base_of("campaign.field", entry["field"])
        carriers = self.table(self.at("campaign.carriers"), "carriers", entry["carriers"])
        once = self.table(self.at("campaign.once"), "once", entry["once"])
        for name, ships in (("campaign.carriers", carriers), ("campaign.once", once)):
            self.members(name, list(ships), force.counters)
        if self.problems:
            return None
        return Campaign(
            field=field,
            field_points=self.halves(
                self.at("campaign.field_points"), "field_points", entry["field_points"], 0, MOST_POINTS
            ),
            carriers_in_all=self.halves(
                self.at("campaign.carriers_in_all"), "carriers_in_all", entry["carriers_in_all"], 0, MANY
            ),
            carriers={
                SHIP[key]: self.halves(self.at("campaign.carriers"), key, n, 0, 9) for key, n in carriers.items()
            },
            once={SHIP[key]: self.halves(self.at("campaign.once"), key, n, 0, MOST_POINTS) for key, n in once.items()},
            ships_a_point=self.whole("campaign.ships_a_point", entry, 1, FAR),
            bombarded=self.whole("campaign.bombarded", entry, 1, FAR),
            ground=ground,
            captured=Wing(self.air_units("campaign.captured.air", captured["air"], IJN), NONE, field),
            captured_searches=self.whole("campaign.captured.searches", captured, 0, 9),
        )

    def ground(self, value: object) -> Ground | None:
        entry = self.part("campaign.ground", value, (*SIDES, *NUMBERS_OF_GROUND))
        if entry is None:
            return None
        strength = [self.pair(self.at(f"campaign.ground.{side}"), side, entry[side], 0, FAR) for side in SIDES]
        return Ground(
            troops=(strength[IJN][0], strength[ALLIES][0]),
            supply=(strength[IJN][1], strength[ALLIES][1]),
            **{key: self.whole(f"campaign.ground.{key}", entry, -9, FAR) for key in NUMBERS_OF_GROUND},
        )

    # ---- victory

    def victory(self, value: object, forces: tuple[Force, Force]) -> Victory | None:
        more = ("marginal", "ships", "base", "spared", "landed")
        entry = self.part("victory", value, ("kind", "victory", "decisive"), more)
        if entry is None or not self.one_of(self.at("victory.kind"), "kind", entry["kind"], VICTORIES):
            return None
        kind = VICTORIES.index(entry["kind"])
        ships = self.members("victory.ships", entry.get("ships", []), forces[ALLIES].counters)
        if (kind == CAPITAL_SHIPS) != bool(ships):
            self.wrong(self.at("victory.ships"), "error-scenario-capital")
        levels = [self.points(f"victory.{key}", entry) for key in ("marginal", "victory", "decisive")]
        if kind == CAPITAL_SHIPS:  # these are ships, not points
            levels = [level // 2 for level in levels]
        if levels[1] < 1 or levels != sorted(levels):
            self.wrong(self.at("victory"), "error-scenario-levels")
        landed = self.part("victory.landed", entry.get("landed", {}), (), ("each", "at_least", "none"))
        landed = landed or {}
        return Victory(
            kind=kind,
            marginal=levels[0],
            victory=levels[1],
            decisive=levels[2],
            ships=ships,
            bases=self.base_points(entry.get("base", [])),
            spared=self.points("victory.spared", entry),
            landed_each=self.points("victory.landed.each", landed),
            landed_at_least=self.steps(landed.get("at_least", [])),
            landed_none=self.points("victory.landed.none", landed),
        )

    def points(self, name: str, entry: dict[str, Any]) -> int:
        key = name.rpartition(".")[2]
        return self.halves(self.at(name), key, entry.get(key, 0), 0, MOST_POINTS)

    def steps(self, value: object) -> tuple[tuple[int, int], ...]:
        """So many ships, so many points, rising."""
        name = "victory.landed.at_least"
        if not isinstance(value, list) or not all(isinstance(step, list) and len(step) == 2 for step in value):
            self.wrong(self.at(name), "error-scenario-steps", value=repr(value))
            return ()
        found = []
        for ships, points in value:
            ships = self.number(self.at(name), "at_least", ships, 1, FAR)
            found.append((ships, self.halves(self.at(name), "at_least", points, 0, MOST_POINTS)))
        if found != sorted(found):
            self.wrong(self.at(name), "error-data-rising", key="at_least")
        return tuple(found)

    def base_points(self, value: object) -> tuple[BasePoints, ...]:
        found: list[BasePoints] = []
        fields = ("base", "to", "significant", "critical", "destroyed")
        for number, entry in enumerate(self.tables(self.at("victory.base.0"), "victory.base", value)):
            name = f"victory.base.{number}"
            if self.fields(name, entry, fields, fields):
                significant, critical, destroyed = (self.points(f"{name}.{key}", entry) for key in fields[2:])
                base, to = self.base_of(f"{name}.base", entry["base"]), self.side_of(f"{name}.to", entry["to"])
                found.append(BasePoints(base, to, (0, 0, significant, critical, destroyed)))
        return tuple(found)
