"""The blocks of the data files as they are read, and what becomes of them: a model for each ship, type and work."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field


class NationData(Struct, frozen=True, kw_only=True):
    """One nation as the data file has it; `periods` holds what is other then."""

    key: str
    source: str
    flag: str
    sheet: str
    construction: int
    manoeuvre: int
    gunnery: int
    morale: tuple[int, ...]
    tack: int
    release: int
    marines: bool
    carronades: int
    rereads: bool
    rerolls: bool
    avoids: bool
    parts: bool
    shares: tuple[tuple[int, ...], ...]
    periods: dict[str, dict[str, Any]] = field(default_factory=dict)
    book: tuple[str, ...] = ()


class TypeData(Struct, frozen=True, kw_only=True):
    code: str
    source: str
    nation: str
    style: str
    guns: int
    rank: int
    decks: int
    broadside: int
    force: int
    boarding: int
    masts: int
    sail: str
    motif: str
    kind: str = "warship"
    pounder: int = 0
    book: tuple[str, ...] = ()


class ShipData(Struct, frozen=True, kw_only=True):
    """A named ship; what she has like her type keeps its default."""

    name: str
    type: str
    source: str
    attested: tuple[str, ...] = ()
    sail: str = ""
    force: int = 0
    traits: tuple[str, ...] = ()


class WorkData(Struct, frozen=True, kw_only=True):
    code: str
    source: str
    kind: str
    guns: int
    broadside: int
    force: int
    garrison: int
    resistance: int
    boxes: int
    motif: str
    book: tuple[str, ...] = ()


class FleetData(Struct, frozen=True, kw_only=True):
    nation: str
    source: str
    ships: tuple[str, ...]


class Constants(Struct, frozen=True, kw_only=True):
    """The numbers of set-up and fleets that stand on no ship; lengths in centimetres."""

    least_spent: int
    ready_budget: int
    ready_over: int
    division_min: int
    division_max: int
    arrival: int
    late_arrival: int
    interval: int
    abreast: int
    frigates_apart: int
    clear: int
    morale_floor: int
    small_battle: int


class Data(Struct, frozen=True):
    """Everything that the data folder holds."""

    nations: list[NationData]
    types: list[TypeData]
    ships: list[ShipData]
    works: list[WorkData]
    fleets: list[FleetData]
    constants: Constants


class Model(Struct, frozen=True, kw_only=True):
    """What a ship or work is built after, with everything that her sheet needs."""

    key: str  # code of the type or work; of a ship unlike her type that and her name
    nation: int  # -1 for what every nation has
    kind: int
    rank: int
    decks: int
    guns: int
    broadside: int  # B
    quality: int  # F in the usual period
    crew: int  # A
    masts: int  # M
    sail: int
    motif: str
    style: str
    base: tuple[int, int]  # length and beam, in steps
    pounder: int = 0
    resistance: int = 0  # of works
    boxes: int = 0  # of works
    name: str = ""  # only for a ship unlike her type: there is one of her
    traits: tuple[str, ...] = ()
