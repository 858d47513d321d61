"""The chart (PIC-1.1): which hexes are land or coast, which hexsides are closed, where the bases are."""

from __future__ import annotations

from escadre.geometry.hexes import Grid, Hex, Side

ROWS = (
    ". . . . . . . . . . . .",
    ". . . . m m . . . . . .",
    ". . . . m L m . . . . .",
    ". . . . m L L m . . . .",
    ". . . . . m m m . . m .",
    ". m . . . . . . . . . .",
    ". . . . . . . . . . . .",
    ". . . . . . . . . . . .",
)
GRID = Grid(12, len(ROWS))
GROUND = "".join(ROWS).replace(" ", "")
LAND = frozenset(hex for hex, ground in enumerate(GROUND) if ground == "L")
COAST = frozenset(hex for hex, ground in enumerate(GROUND) if ground == "m")
COSTS = [2 if hex in COAST else 1 for hex in range(GRID.size)]  # PIC-2.2


def _hex(label: str) -> Hex:
    hex = GRID.read(label)
    assert hex is not None, label
    return hex


def _sides(labels: str) -> tuple[Side, ...]:
    found = [GRID.read_side(label) for label in labels.split()]
    return tuple(side for side in found if side is not None)


REEF = _sides("0706/0806 0706/0807 0707/0807 0707/0708")
CLOSED = _sides("0502/0602 0705/0805")
WAYS = GRID.ways(frozenset(REEF + CLOSED), LAND)

BASES = (_hex("0206"), _hex("1105"))  # of each seat
STARTS = tuple(tuple(_hex(f"{column}{row}") for row in ("02", "04", "05", "07")) for column in ("01", "12"))
GOALS = (frozenset(GRID.column(12)), frozenset(GRID.column(1)))
