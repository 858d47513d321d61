"""Med Sirocco at the terminal table: what a player reads, asks and types."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from escadre import Match
from escadre.cli.terminal.draw import Painter
from escadre.cli.terminal.orders import Orders
from escadre.core.words import LANGUAGES, Words, quote
from escadre.games.sirocco.play.catalog import CARD
from tests.cli.conftest import Escadre


def saved(folder: Path, **position: object) -> str:
    """A position as a save with one person and captains, to be resumed."""
    match = Match.position("sirocco", position)
    match.players = ["Player 1", *(f"Captain {seat + 1}" for seat in range(1, match.setup.seats))]
    file = folder / "position.json"
    file.write_bytes(match.save())
    return str(file)


@pytest.fixture
def storm(tmp_path: Path) -> str:
    """The others have laid; seat 1 lays, and holds Sirocco, Explosion and Shallows besides."""
    return saved(
        tmp_path,
        hands=[["S03", "S01", "S07", "A12", "A29"], ["A38", "X43"], ["X25", "A36"]],
        operation="O05",
        type="surface",
        leader=1,
        table=[{"seat": 1, "card": "X12"}, {"seat": 2, "card": "A15"}],
    )


def test_the_board_of_80_columns_shows_values_years_frame_points_and_fate(escadre: Escadre, storm: str) -> None:
    ran = escadre(["play", "--resume", storm])
    assert all(len(line) <= 80 for line in ran.out.splitlines() if ".json" not in line)
    assert re.search(r"A/S/Sub +years +frame +VP", ran.out)
    assert re.search(r"A12 HMS York +1/3/0 +40–41 +surface +3 +X19 ", ran.out)
    assert "O05 Operation Hats [Convoy] [counts: surface]" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_frames_are_one_short_word(language: str) -> None:
    words = Words(language, Match.new("sirocco", seats=2).game)
    for frame in ("binocular", "periscope", "pyramid", "rectangle"):
        assert len(words.id(f"frame-{frame}")) <= 9


def test_why_quotes_our_rulebook_and_a_bare_name_is_never_a_discard(escadre: Escadre, storm: str) -> None:
    ran = escadre(["play", "--resume", storm], "why card A29", "why splendid", "A29", "A12")
    words = " ".join(ran.out.split())
    assert words.count("“card A29” is not allowed now: rule SIR-3.1.3. SIR-3.1.3") == 2
    assert quote("sirocco", "SIR-3.1.3") in words
    assert "“A29” could be" in words
    assert "card A29" in words
    assert "discards HMS Splendid" not in words
    assert "A12 HMS York [chosen]" in words


def test_the_odds_of_explosion_and_sirocco_name_the_players(escadre: Escadre, storm: str) -> None:
    ran = escadre(["play", "--resume", storm], "A12", "storms", "odds", "odds card S07")
    assert "Play Explosion" in ran.out
    assert re.search(r"hits the right neighbour, Captain 3 +41.7 % +15/36", ran.out)
    assert re.search(r"hits the left neighbour, Captain 2 +41.7 % +15/36", ran.out)
    assert re.search(r"costs you a card of your hand +16.7 % +6/36", ran.out)
    assert re.search(r"a turn is annulled +50.0 % +3/6", ran.out)
    assert "Play Shallows: no die is rolled for this" in ran.out


def test_a_passed_sirocco_is_rolled_for_or_dropped(escadre: Escadre, tmp_path: Path) -> None:
    file = saved(
        tmp_path, hands=[["A12", "A30"], ["A38"], ["X25"]], operation="O05", type="surface", leader=1, sirocco=0,
        table=[{"seat": 1, "card": "X12"}, {"seat": 2, "card": "A15"}],
    )  # fmt: skip
    ran = escadre(["play", "--resume", file], "A12", "end", "odds", "drop")
    assert "Sirocco has reached you" in ran.out
    assert "Roll for Sirocco\n  a turn is annulled" in ran.out
    assert "Player 1 discards Sirocco." in ran.out


def test_fog_is_offered_out_of_turn_and_says_who_is_waited_for(escadre: Escadre, tmp_path: Path) -> None:
    hands = [["S02", "A12", "X12", "A30"], ["A15", "X43", "A38"], ["X35", "A36", "X25"]]
    file = saved(tmp_path, hands=hands, operation="O05", type="surface", leader=1)
    ran = escadre(["play", "--resume", file], "fog", "give A30", "to 2", "give A12", "to 3")
    assert "Waiting for Captain 2." in ran.out
    assert "It is not your turn, but you may speak now." in ran.out
    assert "Player 1 gives HMS Parthian to Captain 2 for" in ran.out
    assert "In the fog Player 1 exchanges a card with Captain 3." in ran.out


@pytest.mark.parametrize(("language", "said"), [("en", "would: (Play|Discard) "), ("fr", ": (Jouer|Défausser) ")])
def test_a_hint_is_a_sentence_with_a_verb(escadre: Escadre, tmp_path: Path, language: str, said: str) -> None:
    hands = [["A02", "A12"], ["A38", "X43"], ["X25", "A36"]]
    table = [{"seat": 1, "card": "X12"}, {"seat": 2, "card": "X35"}]
    file = saved(tmp_path, hands=hands, operation="O05", type="surface", leader=1, table=table)
    ran = escadre(["play", "--resume", file, "--language", language], "hint")
    assert re.search(said, ran.out)
    match = Match.load(Path(file).read_bytes())
    label = Words(language, match.game).say(match.label("card", CARD["A12"]))
    assert label in ("Play HMS York", "Jouer HMS York")


def test_a_name_finds_the_first_thing_to_do_with_a_piece() -> None:
    match = Match.position(
        "sirocco", {"hands": [["A57", "A12", "A15"], ["X12"], ["X35"]], "operation": "O05", "type": "surface"}
    )
    words = Words("en", match.game)
    assert Orders(match, words, 0).find("york").order == "card A12"
    assert Orders(match, words, 0).find("play york").order == "card A12"
    assert Orders(match, words, 0).find("discard york").order == "discard A12"
    match.order(0, "card A12")
    assert Orders(match, words, 0).find("combine").order == "combine A57"


def test_seats_in_a_text_of_the_game_have_the_names_of_their_players() -> None:
    match = Match.position("sirocco", {"hands": [["A12"], ["X12"], ["A15"]], "operation": "O05", "type": "surface"})
    match.players = ["Anna", "Bruno", "Chiara"]
    painter = Painter(match, Words("en", match.game), 80)
    assert painter.say(match.view(1).picture.prompt) == "Waiting for Anna."


def test_what_lies_under_the_operation_is_one_line(escadre: Escadre, tmp_path: Path) -> None:
    under = [{"seat": 0, "card": "A15"}, {"seat": 1, "card": "X12"}]
    hands = [["A12", "A30"], ["X43"], ["X25"]]
    file = saved(tmp_path, hands=hands, operation="O05", type="surface", attempt=1, under=under)
    ran = escadre(["play", "--resume", file])
    assert "[attempt 2]" in ran.out
    assert "  └ A15 HMS Manchester · X12 Bolzano" in ran.out


def test_what_is_minor_gives_way_when_there_is_much_to_tell() -> None:
    words = Words("fr", Match.new("sirocco", seats=2).game)
    assert words.has_attribute("event-drew", "minor")
    assert not words.has_attribute("event-drew-card", "minor")
    assert not words.has_attribute("nothing", "minor")


def test_what_lies_on_a_card_of_another_seat_says_on_which(escadre: Escadre, tmp_path: Path) -> None:
    laid = [{"seat": 1, "card": "A12"}, {"seat": 2, "card": "X54", "on": "A12"}]
    file = saved(
        tmp_path, hands=[["A15", "A30"], ["A38"], ["X25"]], operation="O05", type="surface", leader=1, table=laid
    )
    assert "└ Damage → A12" in escadre(["play", "--resume", file]).out
