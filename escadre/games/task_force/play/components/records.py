"""The components as read-only records (TF-2). Of two numbers in a pair the first is the front of a counter, the second
its back. What counts in units is given in halves: a full air unit, DD or AK is two of them, a reduced one is one.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from escadre.geometry.hexes import Grid, Hex, Side, Ways

Pair = tuple[int, int]


class Nation(Struct, frozen=True, kw_only=True):
    key: str
    source: str
    side: int
    colour: str  # of the values on its counters (TF-2.2.e)


class ShipType(Struct, frozen=True, kw_only=True):
    key: str
    source: str
    carrier: bool
    guns: int  # gun range: the higher is the longer, 0 for none (TF-4.2.2.a)
    ring: bool  # may stand in an outer box of a ring (TF-3.7.1.c)
    ships: int  # of a full counter
    points: tuple[int, int, int, int, int]  # victory points of the other side by damage level, in halves (TF-3.9.a)
    motif: str
    book: tuple[str, ...] = ()


class Ship(Struct, frozen=True, kw_only=True):
    """A counter; that of a DD or AK stands for any number of them."""

    key: str
    name: str
    source: str
    nation: int
    side: int
    type: int
    antiair: Pair
    firepower: Pair
    night: Pair  # FP in naval battles by night (TF-4.2.3.b, TF-5.2.5)
    durability: Pair
    capacity: int  # half units; 0 unless it is a carrier
    carrier: bool
    guns: int  # gun range by day; of Lexington and Saratoga that of a DD (TF-5.2.1)
    ring: bool  # may stand in an outer box of a ring
    ships: int  # of a full counter: two of DD and AK, which have no Significant and Critical damage (TF-3.5.1)
    bombards: bool
    armoured: bool  # never rolls for amplified damage (TF-5.2.2)
    outranges: bool  # Yamato (TF-5.2.4)
    scouts: bool  # a carrier that may search (TF-4.4.1.h)
    book: tuple[str, ...] = ()


class Aircraft(Struct, frozen=True, kw_only=True):
    key: str
    name: str
    short: str  # on a counter
    source: str
    nation: int
    side: int
    type: int
    air_air: Pair
    air_surface: Pair  # nothing for fighters
    range: int  # of a usual raid and of a diversion
    cruising: int  # of a long raid, for units that began the scenario on a land base (TF-4.3.7)
    carrier: bool  # may be based on a carrier
    splits: bool  # Zero (TF-5.1.2)
    fortress: bool  # B-17 (TF-5.1.1)
    motif: str
    book: tuple[str, ...] = ()


class Base(Struct, frozen=True, kw_only=True):
    """A land base. Where it lies is on the map, whose it is in the scenario."""

    key: str
    name: str
    source: str
    antiair: Pair
    firepower: Pair
    durability: Pair
    capacity: int  # half units
    book: tuple[str, ...] = ()


class Chit(Struct, frozen=True, kw_only=True):
    """A kind of recon chit: how many there are, and what is answered to it."""

    key: str
    source: str
    count: int
    carrier: int
    fleet: int
    dummy: int
    solo: int
    book: tuple[str, ...] = ()


class Turn(Struct, frozen=True, kw_only=True):
    """A box of the turn track (TF-2.1.2)."""

    number: int
    source: str
    starts: str
    night: bool
    initiative: int
    fleets: int  # hexes that a marker may move
    transports: int  # the same with an AK aboard
    raids: bool  # raids and CAP
    scouting: bool
    first_night: bool  # chits go back to the cup, markers are turned down (TF-4.5.e)
    book: tuple[str, ...] = ()


class Columns(Struct, frozen=True, kw_only=True):
    """What the four tables have in common; rows and columns beyond the outer ones use these."""

    key: str
    source: str
    first_row: int
    first_value: int
    heads: tuple[int, ...]  # the lowest value of each column
    column: tuple[int, ...]  # of each value, from the first on; the last one also for all higher
    book: tuple[str, ...] = ()

    def column_of(self, value: int) -> int:
        return self.column[min(max(value - self.first_value, 0), len(self.column) - 1)]


class HitTable(Columns, frozen=True, kw_only=True):
    """Air-surface and naval: hits."""

    cells: tuple[tuple[int, ...], ...]

    def at(self, die: int, value: int) -> int:
        return self.cells[min(max(die - self.first_row, 0), len(self.cells) - 1)][self.column_of(value)]


class LossTable(Columns, frozen=True, kw_only=True):
    """Air-air: steps of the raiders, of the interceptors, and 1 if bombers go on; anti-air: DRM, steps, and 0."""

    cells: tuple[tuple[tuple[int, int, int], ...], ...]

    def at(self, die: int, value: int) -> tuple[int, int, int]:
        return self.cells[min(max(die - self.first_row, 0), len(self.cells) - 1)][self.column_of(value)]


class Constants(Struct, frozen=True, kw_only=True):
    """Numbers of the rules that stand on no counter; `data/constants.toml` names the row of each."""

    hex_km: int
    day_minutes: int
    night_minutes: int
    aircraft: int
    aircraft_reduced: tuple[int, ...]
    markers: int
    dummies_percent: int
    rings: int
    columns: int
    ring_boxes: int
    column_boxes: int
    fleet_halves: int
    shared_formations: int
    leaving_hexes: int
    amplified_up_to: int
    amplified_steps: int
    amplified_fighters: int
    amplified_bombers: int
    deck_minor: tuple[int, ...]
    deck_significant: tuple[int, ...]
    deck_critical: int
    damaged_capacity: int
    escorts_least: int
    attack_counters: int
    ijn_fire: int
    ijn_night_destroyers: int
    surprise_allies: int
    surprise_ijn: int
    outranging_attacks: int
    ready_halves: int
    raid_range: int
    cap_range: int
    divert_range: int
    level_bombing: tuple[int, ...]
    precision: int
    precision_fortress: int
    stationary: int
    support_carrier: int
    support_other: int
    long_raids: tuple[int, ...]
    extended_range: int
    locating: tuple[int, ...]
    scout_range: int
    escort_antiair: int
    transports_escorted: int
    ready_fighters_halves: int


# ---- maps


class Place(Struct, frozen=True):
    key: str
    hex: Hex
    name: str  # on a map of one's own; the names of ours are in the words


class Reef(Struct, frozen=True):
    key: str
    sides: tuple[Side, ...]
    name: str


class Chart(Struct, frozen=True, kw_only=True):
    """A map (TF-2.1). Hexes, directions and hexsides are numbered as in geometry.hexes."""

    key: str
    source: str
    title: str  # of a map of one's own; the names of ours are in the words
    grid: Grid
    terrain: tuple[int, ...]  # of each hex
    land_sides: frozenset[Side]  # closed because they are land
    reefs: tuple[Reef, ...]
    closed: frozenset[Side]  # of both kinds
    ways: Ways  # where fleets may go from each hex: not into land, not across a closed hexside
    edges: tuple[tuple[Hex, ...], ...]  # passable hexes of the northern, eastern, southern and western one
    bases: Mapping[int, Hex]  # where a land base lies
    places: tuple[Place, ...]
    coasts: tuple[tuple[tuple[int, int], ...], ...]  # outlines of land, in the steps of `Grid.centre`
