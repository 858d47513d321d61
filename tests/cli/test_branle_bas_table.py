"""Branle-bas de Combat at the terminal table: the chart, typed helm orders and shots, a duel to its end."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from escadre import Match
from escadre.cli.desk import Desk, Mistake
from escadre.cli.terminal.chart import Chart
from escadre.cli.terminal.keyboard import Offers
from escadre.cli.terminal.orders import Orders
from escadre.cli.terminal.table import TheTable
from escadre.core.printed import Area, Ground, Spot
from escadre.core.scene import Piece, Sea
from escadre.core.types import Text
from escadre.core.words import LANGUAGES, Words
from tests.branle_bas.build import match as position
from tests.branle_bas.build import ship
from tests.cli.conftest import Escadre
from tests.contract import promises

CENTIMETRE = 1000


class Typist:
    """A keyboard at which somebody types what the moment asks for."""

    def __init__(self, terminal: bool = False) -> None:
        self.terminal = terminal
        self.typed: list[str] = []
        self.table: TheTable | None = None

    def line(self, prompt: str, offers: Offers | None = None, foot: str = "") -> str:
        assert self.table is not None
        if offers is None:
            return ""  # the keyboard was handed over
        match = self.table.match
        menu = match.menu(match.turn[0])
        for verb, words in (
            ("fire", "fire {foe}"), ("close", "close {foe}"), ("board", "board {foe}"), ("ahead", self.helm(match)),
            ("tack", "tack"), ("avoid", "avoid port"), ("straight", "straight"), ("plug", "plug"),
        ):  # fmt: skip
            if verb in menu:
                foe = match.state.names[1 - match.turn[0]].lower()
                words = match.typed("tack", menu["tack"][0]) if words == "tack" else words
                return self.said(words.format(foe=foe))
        return self.said("1")

    def forget(self) -> None:
        pass

    def helm(self, match: Match) -> str:
        """Now ahead, now to a side."""
        turns = [verb for verb in ("port", "starboard") if verb in match.menu(match.turn[0])]
        if len(self.typed) % 3 == 0 and turns:
            return f"{turns[0]} 15"
        return "ahead 4,5" if 4500 in match.menu(match.turn[0]).get("ahead", ()) else "ahead 2.5"

    def said(self, words: str) -> str:
        self.typed.append(words)
        return words


def sit_down(match: Match, language: str, width: int, height: int, keyboard: Typist, file: Path) -> TheTable:
    out = Console(width=width, height=height, color_system=None, file=io.StringIO())
    table = TheTable(Desk(Words(language), out, out), match, [""] * match.setup.seats, keyboard, file)
    keyboard.table = table
    return table


def page(match: Match, language: str, width: int, height: int, file: Path) -> list[str]:
    """What the player on turn sees on a terminal of that size."""
    table = sit_down(match, language, width, height, Typist(terminal=True), file)
    table.show(match.turn[0])
    shown = table.desk.out.file
    assert isinstance(shown, io.StringIO)
    return shown.getvalue().splitlines()


# ---- the chart


def drawn(sea: Sea, ground: Ground | None, columns: int = 40, lines: int = 12) -> list[str]:
    return [line.plain for line in Chart(sea, ground, columns, lines).drawn(lambda piece: "")]


def test_ships_lie_where_they_are_and_point_where_they_head() -> None:
    spots = {"a": Spot(0, 0, 0), "b": Spot(20 * CENTIMETRE, 0, 900), "c": Spot(0, -20 * CENTIMETRE, 2250)}
    sea = Sea("sea", Text("sea"), tuple(Piece(id, spot=spot) for id, spot in spots.items()))
    lines = drawn(sea, Ground(0, 0, steps=CENTIMETRE))
    found = {letter: (line.index(letter), i) for i, line in enumerate(lines) for letter in "ABC" if letter in line}
    assert found["B"][1] == found["A"][1] < found["C"][1]
    assert found["A"][0] == found["C"][0] < found["B"][0]
    across, down = found["B"][0] - found["A"][0], found["C"][1] - found["A"][1]
    assert abs(across - 2 * down) <= 2  # a character is twice as high as it is wide
    text = "\n".join(lines)
    assert all(ship in text for ship in ("A↑", "B→", "C↙"))


def test_letters_go_over_arrows_where_ships_are_crowded() -> None:
    pieces = tuple(Piece(str(i), spot=Spot(i * CENTIMETRE, 0, 0)) for i in range(3))
    far = Piece("far", spot=Spot(90 * CENTIMETRE, 0, 0))
    text = "".join(drawn(Sea("sea", Text("sea"), (*pieces, far)), Ground(0, 0, steps=CENTIMETRE)))
    assert "D↑" in text
    assert "C↑" in text


def test_land_and_shoals_are_shaded() -> None:
    square = tuple(Spot(x, y) for x, y in ((0, 0), (9000, 0), (9000, 9000), (0, 9000)))
    areas = (Area("land", square), Area("zone-2", (Spot(-6000, 0),), radius=3000))
    sea = Sea("sea", Text("sea"), (Piece("a", spot=Spot(-9000, -9000, 0)), Piece("b", spot=Spot(9000, 9000, 0))))
    text = "\n".join(drawn(sea, Ground(0, 0, areas=areas, steps=CENTIMETRE)))
    assert text.count("█") > 20
    assert "·" in text


def test_an_empty_sea_is_drawn_too() -> None:
    assert drawn(Sea("sea", Text("sea")), None) == [" " * 40] * 12


# ---- the page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
@pytest.mark.parametrize(("scenario", "acts"), [("trafalgar", 60), ("lissa", 55), ("constitution-java", 5)])
def test_the_page_fits_the_screen(
    scenario: str, acts: int, width: int, height: int, language: str, tmp_path: Path
) -> None:
    match = promises.play(Match.new("branle_bas", 2, seed=3, scenario=scenario), 3, upto=acts)
    lines = page(match, language, width, height, tmp_path / "match.json")
    assert len(lines) <= height - 2  # what is typed and what completes it come below
    assert max(map(len, lines)) <= width
    text = "\n".join(lines)
    for name, fate in zip(match.state.names, match.state.fate, strict=True):
        assert fate or name in text
    assert "▶" in text


def test_a_wide_page_tells_what_is_left_of_each_ship_and_how_far_she_is(tmp_path: Path) -> None:
    ships = [ship("FRA-74", heading=90, name="Pluton"), ship("ANG-74", 1, y=30, x=0, heading=90, name="Ajax", fires=1)]
    text = "\n".join(page(position(ships, None), "en", 120, 40, tmp_path / "match.json"))
    assert re.search(r"▶A Pluton +B 7/7 G 9 C 9/9", text)
    assert re.search(r"B Ajax +B 7/7 G \d+ C 9/9 ↑ 30.0 fires 1", text)
    assert re.search(r"Turn 1 of 16 · movement   ↓ good breeze from 12   next: ▶A B", text)


def test_ranges_are_told_by_their_first_and_last(tmp_path: Path) -> None:
    ships = [ship("FRA-74", heading=90, name="Pluton"), ship("ANG-74", 1, y=30, name="Ajax")]
    text = "\n".join(page(position(ships, None), "fr", 80, 24, tmp_path / "match.json"))
    assert re.search(r"ahead +1–26\) 2.5 … 5 cm", text)
    assert re.search(r"port +27–86\) 0.5 … 30°", text)


# ---- what one types


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "ahead 5", "ahead 5"),
        ("en", "ahead 4,5", "ahead 4.5"),
        ("en", "port 15", "port 15"),
        ("en", "star 15.5", "starboard 15.5"),
        ("fr", "tribord 7", "starboard 7"),
        ("en", "steady", "steady"),
    ],
)
def test_helm_orders(language: str, typed: str, meant: str) -> None:
    played = position([ship("FRA-74", heading=90), ship("ANG-74", 1, y=60)], None)
    assert Orders(played, Words(language, played.game), 0).find(typed).order == meant


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "fire arethusa", "fire arethusa hull"),
        ("en", "fire royal", "fire royal-sovereign hull"),
        ("en", "fire sov mast", "fire royal-sovereign masts"),
        ("en", "arethusa", "fire arethusa hull"),
        ("fr", "fire arethusa mâture", "fire arethusa masts"),
        ("fr", "coque arethusa", "fire arethusa hull"),
    ],
)
def test_shots(language: str, typed: str, meant: str) -> None:
    foes = [ship("ANG-74", 1, x=x, name=name) for x, name in ((12, "Arethusa"), (-12, "Royal Sovereign"))]
    played = position([ship("FRA-74", y=1), *foes], None, wind=6, phase="gunfire")
    orders = Orders(played, Words(language, played.game), 0)
    assert orders.find(typed).order == meant
    with pytest.raises(Mistake):
        orders.find("fire masts")  # whose?


def test_look_why_odds_and_the_table_s_own_board(escadre: Escadre, tmp_path: Path) -> None:
    ships = [ship("FRA-74", heading=60, name="Pluton"), ship("ANG-74", 1, y=60, name="Ajax", fires=1)]
    file = tmp_path / "position.json"
    match = position(ships, None)
    file.write_bytes(match.save())
    asked = ("look ajax", "why ahead 1", "odds tack", "board", "quit")
    out = escadre(["play", "--resume", str(file)], *asked).out
    assert re.search(r"ANG-74 Ajax, 74-gun ship\s+Course: 0° ↑", out)
    assert out.count("Gunnery:") == 1
    assert "not allowed now: rule BBC-6.11" in out
    assert re.search(r"she goes about +\d+.\d % +\d+/36", out)
    assert out.count("good breeze from 12") == 2  # `board` draws it again: there is nobody to board


# ---- a duel to its end


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_duel_is_played_to_its_end_in_typed_orders(language: str, tmp_path: Path) -> None:
    match = Match.new("branle_bas", 2, seed=4, scenario="constitution-java")
    typist = Typist()
    table = sit_down(match, language, 80, 24, typist, tmp_path / "duel.json")
    assert table.run() == 0
    assert match.outcome is not None
    verbs = {words.split()[0] for words in typist.typed}
    assert {"ahead", "port", "fire"} <= verbs
    shown = table.desk.out.file
    assert isinstance(shown, io.StringIO)
    assert not re.search(r"\[[a-z]+-|\{\?", shown.getvalue()), "a text without words"
    assert max(len(line) for line in shown.getvalue().splitlines() if ".json" not in line) <= 80
    assert Match.load((tmp_path / "duel.json").read_bytes()).outcome == match.outcome
