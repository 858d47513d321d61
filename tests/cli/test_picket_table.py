"""A hex map at the terminal table: the chart, its boards, a hex in words, orders that name hexes and units."""

from __future__ import annotations

import pytest

from escadre.cli.terminal.hexchart import HexChart
from escadre.cli.terminal.pen import Pen
from escadre.core.match import Match
from escadre.core.printed import HexGround, Region, Sides, Spot
from escadre.core.scene import Hexes, Piece
from escadre.core.types import Text
from escadre.core.words import Words
from escadre.geometry.hexes import EAST, Grid
from tests.cli.conftest import Escadre

SEA = Text("board-chart")


def drawn(width: int, ground: HexGround, *pieces: Piece) -> list[str]:
    match = Match.new("picket", seats=2, seed=1)
    pen = Pen(match, Words("en", match.game), width)
    return [line.plain.rstrip() for line in HexChart(pen, Hexes("chart", SEA, pieces), ground).drawn()]


def at(name: str, x: int, y: int) -> Piece:
    return Piece(f"piece-{name}", "contact", owner=0, spot=Spot(x, y), name=name)


def test_every_other_row_is_pushed_and_coordinates_are_printed() -> None:
    ground = HexGround(3, 2, regions=(Region((1,), "land"), Region((5,), "coast")))
    assert drawn(80, ground, at("A", 0, 1)) == ["   01   02   03", "01 ·    █    ·", "02   A    ·    ▒"]
    assert drawn(80, HexGround(3, 2, pushed=1))[1].startswith("01   ·")


def test_cells_are_as_wide_as_the_screen_allows() -> None:
    ground = HexGround(24, 1)
    assert len(drawn(120, ground)[1]) > len(drawn(80, ground)[1]) > 48
    assert max(map(len, drawn(56, ground))) <= 56


def test_a_stack_is_counted_and_a_closed_hexside_drawn() -> None:
    ground = HexGround(3, 1, sides=(Sides((Grid(3, 1).side(1, EAST),), "reef"),))
    assert drawn(80, ground, at("A", 0, 0), at("B", 0, 0))[1] == "01 ×2   ·   |·"


def test_a_ghost_is_no_counter() -> None:
    ghost = Piece("was-A", "contact", spot=Spot(0, 0), looks=("ghost",), seen=Text("last-seen", {"turn": 1}))
    assert drawn(80, HexGround(2, 1), ghost)[1] == "01 ·    ·"


def test_orders_name_hexes_and_units(escadre: Escadre) -> None:
    ran = escadre("play picket --seed 1 --bots ensign", "move a 0302", "ready p2", "move b 0104", "quit")
    assert ran.code == 0
    assert "A moves to 0302" in ran.out
    assert "A 0302 cruisers, steps 2, moves 1" in ran.out
    assert "Ready 2/2: P1, P2 [ready next turn]" in ran.out
    assert "Turns [1] 2  3  ☾4  ☾5  6  7  8 |" in ran.out


def test_a_hex_is_told_in_words(escadre: Escadre) -> None:
    ran = escadre("play picket --seed 1 --bots ensign", "look 0706", "look 0206", "look 0104", "look", "quit")
    assert "reef to 0806, 0807" in ran.out
    assert "0206 · West Field · coast" in ran.out
    assert "dummy, moves 3" in ran.out
    assert "closed by land: 0502/0602, 0705/0805" in ran.out  # all hexsides, for whoever cannot see them


def test_it_speaks_french(escadre: Escadre, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ESCADRE_LANGUAGE", "fr")
    ran = escadre("play picket --seed 1 --bots ensign", "look 0706", "quit")
    assert "récif vers 0806, 0807" in ran.out
