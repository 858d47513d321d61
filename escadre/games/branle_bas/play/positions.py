"""Any legal situation from a position file: ships and works, wind and sea, and the phase that begins."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct, field

from escadre.core.data import positions
from escadre.core.data.positions import options_of, seat_of
from escadre.core.errors import Unreadable
from escadre.core.frames import Frame
from escadre.games.branle_bas.play.catalog import HOME, MODEL, MODELS, NAMED, NATION, NATION_CODES
from escadre.games.branle_bas.play.options import BranleBasOptions
from escadre.games.branle_bas.play.rules.record_sheet import box_marks
from escadre.games.branle_bas.play.rules.ships import base, mast_size
from escadre.games.branle_bas.play.scenarios.scenario_effects import NO_TWISTS, TRAITS
from escadre.games.branle_bas.play.scenarios.scenario_files import FORCES, TWISTS, shapes, steps, tenths
from escadre.games.branle_bas.play.ships_into_state import Launched, bits, empty_sea, launch, raise_divisions
from escadre.games.branle_bas.play.state import (
    ANCHORED,
    BOARDING,
    GUNFIRE,
    HULK,
    IN_PLAY,
    MOVEMENT,
    TESTS,
    WORK,
    BranleBasState,
)
from escadre.geometry.bases import overlap

# Where the phases begin in the sequence of a turn (`flow.py`), and what the state calls them.
PHASES: Final = {
    "turn": (0, TESTS),
    "tests": (2, TESTS),
    "wind": (7, TESTS),
    "refloating": (9, TESTS),
    "signals": (11, TESTS),
    "movement": (14, MOVEMENT),
    "gunfire": (17, GUNFIRE),
    "boarding": (19, BOARDING),
    "assaults": (23, BOARDING),
    "end": (25, BOARDING),
}
SEATS: Final = (2, 4)

Ref = int | str  # a ship by her place in the list or by her name
Pair = Annotated[list[Ref], Meta(min_length=2, max_length=2)]
Degrees = Annotated[float, Meta(ge=-360, le=720)]

# What a column may hold, where that is not 0 to MOST.
MOST: Final = 999
LIMITS: Final = {
    "fate": (0, 5), "fires": (0, 4), "disorder": (0, 2), "anchor": (0, 3), "aground": (0, 2), "captor": (-1, 1),
    "order": (0, 4), "order_side": (-1, 1), "misread": (0, 2),
}  # fmt: skip


class ShipPlace(Struct, forbid_unknown_fields=True, kw_only=True):
    """One ship or work. What is left out is as it was at the start; the names are those of the state's columns."""

    type: str = ""
    name: str = ""
    nation: str = ""
    side: int = 0
    seat: int | None = None
    at: list[float] = field(default_factory=lambda: [0.0, 0.0])
    heading: Degrees = 0.0
    division: Annotated[int, Meta(ge=-1, le=MOST)] = -1
    formed: bool | None = None
    traits: list[str] = field(default_factory=list)
    fate: int | None = None
    guns: int | None = None
    crew: int | None = None
    hull: int | None = None
    rig: int | None = None
    fires: int | None = None
    leaks: list[Annotated[int, Meta(ge=0, le=MOST)]] | None = None
    rudders: int | None = None
    captains: int | None = None
    disorder: int | None = None
    masked_port: int | None = None
    masked_starboard: int | None = None
    anchor: int | None = None
    aground: int | None = None
    captor: int | None = None
    retreat: bool | None = None
    lost_crew: int | None = None
    opened: bool | None = None
    fired_port: bool | None = None
    fired_starboard: bool | None = None
    attacked: bool | None = None
    straight: bool | None = None
    moved: bool | None = None
    tacking: bool | None = None
    tow_turns: int | None = None
    zone_passed: int | None = None
    astray: int | None = None
    order: int | None = None
    order_side: int | None = None
    misread: int | None = None
    unready: bool | None = None
    boats: bool | None = None
    wake: list[float] | None = None  # x, y, x, y … in centimetres, oldest first
    tow: Ref | None = None
    shooters: list[Ref] | None = None
    order_course: Degrees | None = None


# Those that go into the column of their name as they are.
COLUMNS: Final = (
    "fate", "guns", "crew", "hull", "rig", "fires", "leaks", "rudders", "captains", "disorder", "masked_port",
    "masked_starboard", "anchor", "aground", "captor", "retreat", "lost_crew", "opened", "fired_port",
    "fired_starboard", "attacked", "straight", "moved", "tacking", "tow_turns", "zone_passed", "astray", "order",
    "order_side", "misread", "unready", "boats",
)  # fmt: skip


class DivisionPlace(Struct, forbid_unknown_fields=True, kw_only=True):
    commander: Ref | None = None  # none: the flagship if she is in it, else its first ship
    repeater: Ref | None = None
    mode: int = 0
    lines_side: int = 0


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """The contents of a position file; lengths in centimetres, headings in degrees."""

    ships: Annotated[list[ShipPlace], Meta(min_length=1)]
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    wind: int = 12
    force: str = "good"
    fog: bool = False
    spell: Annotated[int, Meta(ge=0, le=MOST)] = 0
    turn: Annotated[int, Meta(ge=0, le=MOST)] = 1
    phase: str = "movement"
    divisions: list[DivisionPlace] = field(default_factory=list)
    flagships: list[Ref | None] = field(default_factory=list)
    admiral_dead: Annotated[list[bool], Meta(min_length=2, max_length=2)] = field(
        default_factory=lambda: [False, False]
    )
    morale: Annotated[list[int], Meta(min_length=2, max_length=2)] = field(default_factory=lambda: [0, 0])
    floor: Annotated[list[int], Meta(min_length=2, max_length=2)] = field(default_factory=lambda: [0, 0])
    morale_called: bool = False
    night: bool = False
    land: list[dict[str, Any]] = field(default_factory=list)
    reefs: list[dict[str, Any]] = field(default_factory=list)
    zone1: list[dict[str, Any]] = field(default_factory=list)
    zone2: list[dict[str, Any]] = field(default_factory=list)
    anchorages: list[dict[str, Any]] = field(default_factory=list)
    exits: list[dict[str, Any]] = field(default_factory=list)
    twists: dict[str, int] = field(default_factory=dict)  # as a scenario file names them
    tangles: list[Pair] = field(default_factory=list)  # also captor and prize
    unclaimed: list[Ref] = field(default_factory=list)  # prizes whose captors are still in disorder
    grapples: list[Pair] = field(default_factory=list)  # attacker and defender
    supports: list[Pair] = field(default_factory=list)  # firer and target
    landings: list[tuple[Ref, Ref, int, int]] = field(default_factory=list)  # ship, work, points, turn


def position(data: dict[str, Any]) -> BranleBasState:
    """A state in which a phase begins; raises `BadData` with what is wrong."""
    return positions.from_plain(data, Position, _begin, HOME)


def _begin(place: Position) -> BranleBasState:
    if not SEATS[0] <= place.seats <= SEATS[1]:
        raise Unreadable("error-position-seats", seats=place.seats, first=SEATS[0], last=SEATS[1])
    return _Builder(place).build()


class _Builder:
    def __init__(self, place: Position) -> None:
        self.place = place
        self.s = empty_sea(options_of(BranleBasOptions, place.options, place.seats), place.seats)

    def build(self) -> BranleBasState:
        s, place = self.s, self.place
        s.loud = True
        s.sealed = [True] * s.seats
        self.check()
        ships = self.launched()
        launch(s, ships)
        for ship, of in enumerate(place.ships):
            self.column(ship, of)
        s.nations = [
            next((s.nation[ship] for ship in range(len(ships)) if s.owner[ship] == seat), 0) for seat in range(s.seats)
        ]
        self.sea()
        self.divisions()
        s.tangles = [self.pair(refs) for refs in place.tangles]
        s.unclaimed = [self.ship(ref) for ref in place.unclaimed]
        s.grapples = [self.pair(refs) for refs in place.grapples]
        s.supports = [self.pair(refs) for refs in place.supports]
        s.landings = [self.landing(*row) for row in place.landings]
        at, s.phase = PHASES[place.phase]
        s.turn = place.turn - 1 if place.phase == "turn" else place.turn
        s.stack = [Frame("match", 9), Frame("turn", at)]
        if place.night:
            s.night = True
            s.stack = [Frame("match", 11), Frame("night", 0)]
        self.apart()
        return s

    # ---- single values

    def check(self) -> None:
        place = self.place
        if place.phase not in PHASES:
            raise Unreadable("error-position-phase", phase=repr(place.phase), phases=", ".join(PHASES))
        if place.force not in FORCES:
            raise Unreadable("error-position-force", force=repr(place.force), forces=", ".join(FORCES))
        if not 1 <= place.wind <= 12:
            raise Unreadable("error-position-wind", wind=place.wind)
        unknown = [name for name in place.twists if name not in TWISTS]
        if unknown:
            raise Unreadable("error-position-twist", twist=unknown[0], twists=", ".join(TWISTS))

    def ship(self, ref: Ref) -> int:
        names = self.s.names
        if isinstance(ref, str) and ref in names:
            return names.index(ref)
        if isinstance(ref, int) and 0 <= ref < len(names):
            return ref
        raise Unreadable("error-position-ship", ship=repr(ref))

    def pair(self, refs: list[Ref]) -> list[int]:
        one, other = self.ship(refs[0]), self.ship(refs[1])
        if one == other:
            raise Unreadable("error-position-twice", ship=self.s.names[one])
        return [one, other]

    def landing(self, ref: Ref, work: Ref, points: int, turn: int) -> list[int]:
        """Who is ashore is not aboard."""
        s, ship = self.s, self.ship(ref)
        if not 0 < points <= s.first_crew[ship]:
            raise Unreadable("error-position-troops", ship=s.names[ship], points=points, most=s.first_crew[ship])
        s.crew[ship] = min(s.crew[ship], s.first_crew[ship] - points)
        if s.kind[self.ship(work)] != WORK:
            raise Unreadable("error-position-work", ship=s.names[self.ship(work)])
        return [ship, self.ship(work), points, turn]

    def leader(self, ref: Ref, side: int) -> int:
        """A flagship or commander, who belongs to the side that she leads."""
        ship = self.ship(ref)
        if self.s.side[ship] != side:
            raise Unreadable("error-position-leads", ship=self.s.names[ship])
        return ship

    def model(self, of: ShipPlace) -> int:
        if of.type:
            if of.type not in MODEL:
                raise Unreadable("error-position-type", type=repr(of.type))
            return MODEL[of.type]
        if (of.nation, of.name) not in NAMED:
            raise Unreadable("error-position-name", name=repr(of.name), nation=repr(of.nation))
        return NAMED[of.nation, of.name]

    def launched(self) -> list[Launched]:
        ships = []
        filled: dict[int, int] = {}
        taken: list[str] = []
        for of in self.place.ships:
            model = self.model(of)
            nation = MODELS[model].nation
            if of.nation:
                if of.nation not in NATION:
                    raise Unreadable("error-position-nation", nation=repr(of.nation), nations=", ".join(NATION_CODES))
                nation = NATION[of.nation]
            if nation < 0:
                raise Unreadable("error-position-whose", type=of.type)
            if of.side not in (0, 1):
                raise Unreadable("error-position-side", side=of.side)
            if len(of.at) != 2:
                raise Unreadable("error-position-at", at=repr(of.at))
            strange = [trait for trait in of.traits if trait not in TRAITS]
            if strange:
                raise Unreadable("error-position-trait", trait=strange[0], traits=", ".join(TRAITS))
            name = of.name or MODELS[model].key
            while name in taken:
                name += "'"
            taken.append(name)
            n = filled.get(of.division, 0)
            filled[of.division] = n + 1
            ships.append(
                Launched(
                    model, name, of.side, nation, seat_of(of.side if of.seat is None else of.seat, self.s.seats),
                    division=of.division,
                    place=n if of.division >= 0 else 0,
                    formed=of.division >= 0 if of.formed is None else of.formed,
                    traits=bits(tuple(of.traits)),
                    x=steps(of.at[0]),
                    y=steps(of.at[1]),
                    heading=tenths(of.heading),
                    anchor=ANCHORED if MODELS[model].kind == HULK else 0,
                )
            )  # fmt: skip
        return ships

    def column(self, ship: int, of: ShipPlace) -> None:
        s = self.s
        limits = {**LIMITS, "hull": (0, len(box_marks(s, ship))), "rig": (0, 3 * mast_size(s, ship))}
        for name in COLUMNS:
            value = getattr(of, name)
            if value is not None:
                least, most = limits.get(name, (0, MOST))
                if isinstance(value, int) and not least <= value <= most:
                    raise Unreadable("error-position-value", key=name, value=value, least=least, most=most)
                getattr(s, name)[ship] = value
        if s.guns[ship] > s.first_guns[ship] or s.crew[ship] > s.first_crew[ship]:
            raise Unreadable("error-position-more", ship=s.names[ship])
        if of.wake is not None:
            s.wake[ship] = [steps(value) for value in of.wake]
        if of.tow is not None:
            s.tow[ship] = self.ship(of.tow)
        if of.shooters is not None:
            s.shooters[ship] = [self.ship(ref) for ref in of.shooters]
        if of.order_course is not None:
            s.order_course[ship] = tenths(of.order_course)

    # ---- the sea and the divisions

    def sea(self) -> None:
        s, place = self.s, self.place
        s.wind, s.force = place.wind, FORCES.index(place.force)
        s.fog, s.spell = place.fog, place.spell
        s.land, s.reefs = shapes(place.land), shapes(place.reefs)
        s.shallows, s.shoals = shapes(place.zone1), shapes(place.zone2)
        s.anchorages, s.exits = shapes(place.anchorages), shapes(place.exits)
        twists = list(NO_TWISTS)
        for name, value in place.twists.items():
            twists[TWISTS[name]] = value
        s.twists = tuple(twists)
        s.morale_called = place.morale_called
        s.admiral_dead, s.morale, s.floor = place.admiral_dead[:2], place.morale[:2], place.floor[:2]

    def divisions(self) -> None:
        s, place = self.s, self.place
        flagships = [*place.flagships, None, None][:2]
        s.flagship = [-1 if ref is None else self.leader(ref, side) for side, ref in enumerate(flagships)]
        count = max([*(of.division for of in place.ships), len(place.divisions) - 1]) + 1
        members = [[ship for ship in range(len(s.fate)) if s.division[ship] == d] for d in range(count)]
        if not all(members):
            raise Unreadable("error-position-division", division=members.index([]))
        raise_divisions(s, [s.side[ships[0]] for ships in members])
        for d, ships in enumerate(members):
            of = place.divisions[d] if d < len(place.divisions) else DivisionPlace()
            flagship = s.flagship[s.division_side[d]]
            first = flagship if flagship in ships else ships[0]
            s.commander[d] = first if of.commander is None else self.leader(of.commander, s.division_side[d])
            s.repeater[d] = -1 if of.repeater is None else self.ship(of.repeater)
            s.mode[d], s.lines_side[d] = of.mode, of.lines_side

    def apart(self) -> None:
        """Bases on the sea do not lie on each other (BBC-0.7)."""
        s = self.s
        afloat = [ship for ship in range(len(s.fate)) if s.fate[ship] == IN_PLAY and s.kind[ship] != WORK]
        for i, ship in enumerate(afloat):
            for other in afloat[i + 1 :]:
                if overlap(base(s, ship), base(s, other)):
                    raise Unreadable("error-position-overlap", ship=s.names[ship], other=s.names[other])
