"""Alone at the terminal, and games that bots cannot play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import quiet
from tests.cli.conftest import Escadre

ORDERS = ["1"] * 5


@pytest.fixture(scope="module")
def without_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with quiet.installed(tmp_path_factory.mktemp("quiet")):
        yield


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("Defeat", "Merchantmen home: 2, lost: 3", "Result")), ("fr", ("Défaite", "au port : 2, perdus : 3"))],
)
def test_a_match_alone_is_told_by_degree(escadre: Escadre, language: str, words: tuple[str, ...]) -> None:
    ran = escadre(f"play patience --seed 5 --language {language}", *ORDERS)
    assert ran.code == 0
    end = ran.out[ran.out.rindex("╭") :]
    assert all(word in end for word in words), end
    assert "1." not in end, "there is no first of one"


def test_it_is_replayed_and_verified(escadre: Escadre, data: Path) -> None:
    escadre("play patience --seed 2 --scenario narrows", *["1"] * 7)
    (file,) = (data / "saves").glob("*.json")
    assert escadre(["verify", str(file)]).code == 0
    assert "raider" in escadre(["replay", str(file)]).out


@pytest.mark.usefixtures("without_bots")
def test_without_bots_people_sit_everywhere(escadre: Escadre) -> None:
    assert "this game has no bots" in escadre("play hermit --seed 2", "hint", "quit").all
    ran = escadre("play quiet --seats 2 --seed 1", "", "1", "", "1", "help", "quit")
    assert "Player 2" in ran.out
    assert "hint" not in ran.out


@pytest.mark.usefixtures("without_bots")
@pytest.mark.parametrize(
    "command",
    [
        "play quiet --bots captain",
        "play quiet --you 1",
        "simulate quiet",
        "arena quiet captain ensign",
        "simulate hermit",
    ],
)
def test_whoever_asks_for_bots_is_told_that_there_are_none(escadre: Escadre, command: str) -> None:
    ran = escadre(command)
    assert ran.code != 0
    assert "this game has no bots" in ran.all
