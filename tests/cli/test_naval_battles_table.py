"""Modern Naval Battles at the terminal table: fleets in rows, ships and cards in columns of their own, odds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

from escadre import Match
from escadre.cli.terminal.draw import Painter
from escadre.cli.terminal.orders import Orders
from escadre.core.words import LANGUAGES, Words
from tests.cli.conftest import Escadre
from tests.contract import promises

FLEETS = [
    {"navy": "american", "rows": [["US07"], ["US01"]], "hand": ["GUN-A", "MSL-A", "INT-A"]},
    {"navy": "soviet", "rows": [["SU12", "SU03"]], "subs": ["SU16"], "damage": {"SU03": ["GUN-B"]}},
]


@pytest.fixture
def facing(tmp_path: Path) -> str:
    """Two fleets, the first player on turn, as a save to be resumed."""
    match = Match.position("naval_battles", {"seats": FLEETS})
    match.players = ["Player 1", "Captain 2"]
    file = tmp_path / "position.json"
    file.write_bytes(match.save())
    return str(file)


def drawn(match: Match, language: str, width: int, tight: bool = False) -> list[str]:
    seat = match.turn[0]
    words, scene = Words(language, match.game), match.view(seat)
    console = Console(width=width, color_system=None)
    with console.capture() as shown:
        painter = Painter(match, words, width)
        console.print(painter.board(scene, Orders(match, words, seat, scene).choices, tight=tight))
    return shown.get().splitlines()


def test_rows_have_their_names_and_ships_and_cards_columns_of_their_own(escadre: Escadre, facing: str) -> None:
    out = escadre(["play", "--resume", facing]).out
    assert all(len(line) <= 80 for line in out.splitlines() if ".json" not in line)
    assert re.search(r"dmg VP evades hull +air +arms ASW +stops", out)
    assert re.search(r"Player 1 .*US07 +Ticonderoga +7 +5 +MG SSM +5\+ AS/CM 3", out)
    assert re.search(r"row 2 .*US01 +Enterprise", out)
    assert re.search(r"subs .*SU16 +K-316 \[passive\]", out)
    assert re.search(r"SU03 +Kirov +\d/7", out)
    assert re.search(r"GUN-B └ Close-in fire", out)
    assert re.search(r"Your hand \(3\) +card +pts +by rng dmg HTS +stops", out)


def test_odds_why_and_undo(escadre: Escadre, facing: str) -> None:
    out = " ".join(escadre(["play", "--resume", facing], "strike US01", "odds", "undo", "why card INT-A").out.split())
    assert re.search(r"At Kirov sinks it.* 50.0 % 3/6", out)
    assert "takes back the last act" in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "height"), [(2, 24), (6, 40)])
def test_a_low_screen_shows_every_fleet_side_by_side(language: str, seats: int, height: int) -> None:
    match = promises.play(Match.new("naval_battles", seats, seed=6), 6, upto=40 * seats)
    lines = drawn(match, language, 80, tight=True)
    assert len(lines) <= height
    assert max(map(len, lines)) <= 80
    for fleet in match.state.fleets:
        for ship in fleet:
            assert match.game.speak.name("ship", ship) in "\n".join(lines)
