"""The state before anything is on the sea, and from a list of ships to its columns (BBC-1.2, BBC-0.3, BBC-6.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from escadre.core.frames import Frame
from escadre.games.branle_bas.play.catalog import MODELS, NATIONS, SHEETS
from escadre.games.branle_bas.play.data_records import Model
from escadre.games.branle_bas.play.options import BranleBasOptions
from escadre.games.branle_bas.play.prices import quality
from escadre.games.branle_bas.play.scenarios.scenario_effects import BOATS, NO_TWISTS, NOT_CLEARED, TRAITS
from escadre.games.branle_bas.play.state import (
    FRIGATE,
    GOOD,
    HULK,
    IN_PLAY,
    MERCHANT,
    NO_ORDER,
    SETUP,
    UNDER_WAY,
    WORK,
    BranleBasState,
    Helm,
    Shot,
)

UNITS: Final = (5_000, 4_500, 4_000)  # U by sail (BBC-6.10)
FRIGATE_UNITS: Final = (5_000, 5_000, 4_500)


@dataclass(slots=True)
class Launched:
    """A ship before she is in the state."""

    model: int
    name: str
    side: int
    nation: int
    owner: int
    division: int = -1
    place: int = 0
    formed: bool = False
    traits: int = 0
    unit: int = 0  # U in steps if the scenario gives another one to good sailers, else 0
    crew: int = 0  # what the scenario adds to A
    x: int = 0
    y: int = 0
    heading: int = 0
    anchor: int = UNDER_WAY
    fate: int = IN_PLAY


def unit_of(model: Model, special: int) -> int:
    """U in steps (BBC-6.10, BBC-23.12); `special` is that of good sailers where the scenario sets it."""
    if model.kind >= HULK:
        return 0
    if special and model.sail == 0 and model.kind != MERCHANT:
        return special
    return FRIGATE_UNITS[model.sail] if model.kind == FRIGATE else UNITS[model.sail]


def launch(s: BranleBasState, ships: list[Launched]) -> None:
    """All columns of all ships, undamaged."""
    models = [MODELS[ship.model] for ship in ships]
    n = len(ships)
    s.model = tuple(ship.model for ship in ships)
    s.names = tuple(ship.name for ship in ships)
    s.side = tuple(ship.side for ship in ships)
    s.nation = tuple(ship.nation for ship in ships)
    s.kind = tuple(model.kind for model in models)
    s.rank = tuple(model.rank for model in models)
    s.decks = tuple(model.decks for model in models)
    s.sail = tuple(model.sail for model in models)
    s.colour = tuple(SHEETS.index(NATIONS[ship.nation].sheet) for ship in ships)
    s.first_guns = tuple(model.broadside for model in models)
    s.quality = tuple(quality(model, ship.nation, s.options) for model, ship in zip(models, ships, strict=True))
    s.first_crew = tuple(max(1, model.crew + ship.crew) for model, ship in zip(models, ships, strict=True))
    s.boxes = tuple(model.boxes for model in models)
    s.length = tuple(model.base[0] // 2 for model in models)
    s.beam = tuple(model.base[1] // 2 for model in models)
    s.division = tuple(ship.division for ship in ships)
    s.place = tuple(ship.place for ship in ships)
    s.unit = tuple(unit_of(model, ship.unit) for model, ship in zip(models, ships, strict=True))
    s.special = tuple(ship.traits | bits(model.traits) for model, ship in zip(models, ships, strict=True))
    s.owner = [ship.owner for ship in ships]
    s.fate = [ship.fate for ship in ships]
    s.x = [ship.x for ship in ships]
    s.y = [ship.y for ship in ships]
    s.heading = [ship.heading for ship in ships]
    s.wake = [[] for _ in ships]
    s.guns = list(s.first_guns)
    s.crew = list(s.first_crew)
    s.hull = [0] * n
    s.rig = [0] * n
    s.fires = [0] * n
    s.leaks = [[] for _ in ships]
    s.rudders = [0] * n
    s.captains = [0] * n
    s.disorder = [0] * n
    s.masked_port = [0] * n
    s.masked_starboard = [0] * n
    s.anchor = [ship.anchor for ship in ships]
    s.aground = [0] * n
    s.captor = [-1] * n
    s.retreat = [False] * n
    s.lost_crew = [0] * n
    s.opened = [False] * n
    s.fired_port = [False] * n
    s.fired_starboard = [False] * n
    s.attacked = [False] * n
    s.straight = [False] * n
    s.moved = [False] * n
    s.shooters = [[] for _ in ships]
    s.shooters_before = [[] for _ in ships]
    s.tacking = [False] * n
    s.tow = [-1] * n
    s.tow_turns = [0] * n
    s.zone_passed = [0] * n
    s.formed = [ship.formed and model.kind != WORK for model, ship in zip(models, ships, strict=True)]
    s.astray = [0] * n
    s.order = [NO_ORDER] * n
    s.order_side = [-1] * n
    s.order_course = [-1] * n
    s.misread = [0] * n
    s.unready = [special & NOT_CLEARED != 0 for special in s.special]
    s.boats = [special & BOATS != 0 for special in s.special]


def raise_divisions(s: BranleBasState, sides: list[int]) -> None:
    """The columns of the divisions; who commands them is settled afterwards."""
    s.division_side = tuple(sides)
    n = len(sides)
    s.commander = [-1] * n
    s.repeater = [-1] * n
    s.mode = [0] * n
    s.lines_side = [0] * n
    s.signalled = [False] * n


def bits(traits: tuple[str, ...]) -> int:
    """The marks of a ship from their names."""
    found = 0
    for trait in traits:
        found |= TRAITS[trait]
    return found


def empty_sea(options: BranleBasOptions, seats: int) -> BranleBasState:
    """Nobody has chosen anything yet."""
    return BranleBasState(
        stack=[Frame("match", 0)],
        events=[],
        loud=False,
        options=options,
        seats=seats,
        scenario="",
        nations=[-1] * seats,
        chosen=[[] for _ in range(seats)],
        sealed=[False] * seats,
        splits=[[] for _ in range(seats)],
        model=(),
        names=(),
        side=(),
        nation=(),
        kind=(),
        rank=(),
        decks=(),
        sail=(),
        colour=(),
        first_guns=(),
        quality=(),
        first_crew=(),
        boxes=(),
        length=(),
        beam=(),
        division=(),
        place=(),
        unit=(),
        special=(),
        twists=NO_TWISTS,
        owner=[],
        fate=[],
        x=[],
        y=[],
        heading=[],
        wake=[],
        guns=[],
        crew=[],
        hull=[],
        rig=[],
        fires=[],
        leaks=[],
        rudders=[],
        captains=[],
        disorder=[],
        masked_port=[],
        masked_starboard=[],
        anchor=[],
        aground=[],
        captor=[],
        retreat=[],
        lost_crew=[],
        opened=[],
        fired_port=[],
        fired_starboard=[],
        attacked=[],
        straight=[],
        moved=[],
        shooters=[],
        shooters_before=[],
        tacking=[],
        tow=[],
        tow_turns=[],
        zone_passed=[],
        formed=[],
        astray=[],
        order=[],
        order_side=[],
        order_course=[],
        misread=[],
        unready=[],
        boats=[],
        division_side=(),
        commander=[],
        repeater=[],
        mode=[],
        lines_side=[],
        flagship=[-1, -1],
        admiral_dead=[False, False],
        morale=[0, 0],
        floor=[0, 0],
        fleeing=[False, False],
        arrivals=[],
        stations=[-1, -1],
        wind=0,
        force=GOOD,
        fog=False,
        spell=0,
        land=(),
        reefs=(),
        shallows=(),
        shoals=(),
        anchorages=(),
        exits=(),
        turn=0,
        phase=SETUP,
        night=False,
        queue=[],
        order_of_wind=[],
        morale_called=False,
        asking=-1,
        helm=Helm(),
        shot=Shot(),
        signals=[],
        signalled=[],
        tangles=[],
        unclaimed=[],
        grapples=[],
        landings=[],
        supports=[],
        given=[],
        winner=-1,
        why="",
    )
