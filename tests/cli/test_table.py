"""The terminal table, driven by typed lines."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import escadre as engine
from escadre.core.words import Words
from tests.cli.conftest import Escadre


def saves(data: Path) -> list[Path]:
    return sorted((data / "saves").glob("*.json"))


def test_a_match_can_be_played_to_its_end_with_numbers(escadre: Escadre, data: Path) -> None:
    ran = escadre("play flotilla --seed 1 --bots ensign", *["1"] * 6)
    assert ran.code == 0
    assert "Result" in ran.out
    assert "Luck" in ran.out
    (file,) = saves(data)
    assert f"escadre verify {file}" in ran.out
    assert engine.Match.load(file.read_bytes()).outcome is not None


def test_the_only_choice_is_taken_by_itself_and_said(escadre: Escadre) -> None:
    assert "Only one choice: Send ship" in escadre("play flotilla --seed 1 --bots ensign", *["1"] * 6).out


def test_auto_off_asks_even_then(escadre: Escadre) -> None:
    ran = escadre("play flotilla --seed 1 --bots ensign", "auto off", *["1"] * 4)
    assert "Only one choice" not in ran.out
    assert "Result" not in ran.out
    assert "Nothing is lost" in ran.out
    assert "Result" in escadre("play flotilla --seed 1 --bots ensign", "auto off", *["1"] * 5).out


def test_an_order_is_a_number_a_typed_order_or_a_part_of_a_name(escadre: Escadre, data: Path) -> None:
    for typed in ("1", "ship 16", "SHIP 16", "sh 16", "send 16", "16 ship"):
        ran = escadre("play flotilla --seed 1 --bots ensign", typed)
        assert "You choose ship 16" in ran.out, typed


def test_what_cannot_be_understood_changes_nothing_and_says_why(escadre: Escadre, data: Path) -> None:
    ran = escadre("play flotilla --seed 1", "sail 3", "99", "ship", "ship 999", "/nonsense", "scout", "0")
    assert ran.code == 0
    assert "“sail 3” means nothing here" in ran.out
    assert "no choice 99" in ran.out
    assert "could be ship 16" in ran.out
    assert "“ship 999” means nothing here" in ran.out
    assert "/nonsense is no command" in ran.out
    assert "You choose" not in ran.out


def test_why_quotes_the_rulebook(escadre: Escadre) -> None:
    ran = escadre("play flotilla --seed 1", "why scout 1", "why ship 16", "why", "scout 1")
    assert ran.out.count("Once a game, before it chooses, a seat may scout one other seat.") == 2
    assert "Nothing forbids “ship 16”" in ran.out
    assert "FLO-3.1" in ran.out


def test_a_forbidden_order_is_refused_with_the_rule_of_the_moment(escadre: Escadre) -> None:
    ran = escadre("play flotilla --seed 1", "recall", "ship 30", "why ship 16")
    assert "“recall” is not allowed now: rule FLO-2.1." in ran.out
    assert "All seats choose one ship of their hand" in ran.out


def test_odds_says_when_nothing_is_rolled(escadre: Escadre) -> None:
    ran = escadre("play flotilla --seed 1", "odds", "odds ship 16")
    assert "None of your choices rolls a die." in ran.out
    assert "no die is rolled for this" in ran.out


def test_hint_is_a_legal_order(escadre: Escadre) -> None:
    ran = escadre("play flotilla --seed 1 --bots ensign", "hint")
    found = re.search(r"An admiral would: .* \(type “(.*)”\)", ran.out)
    assert found
    match = engine.Match.new("flotilla", seats=3, seed=1)
    verb, arg = match.parse(found[1])
    assert arg in match.menu(0)[verb]


def test_rule_finds_an_id_or_a_word(escadre: Escadre) -> None:
    ran = escadre("play flotilla --seed 1", "rule FLO-2.4", "rule 2.2", "rule sisters", "rule xyzzy", "rule")
    assert "In every even round the tide ebbs" in ran.out
    assert "admiral's yacht" in ran.out
    assert "FLO-1.1" in ran.out
    assert "neither a rule nor a word “xyzzy”" in ran.out
    assert "Which rule?" in ran.out


def test_undo_takes_back_what_nobody_saw_and_the_log_keeps_it(escadre: Escadre, data: Path) -> None:
    ran = escadre("play flotilla --seed 1 --hot-seat --seats 2", "", "1", "", "seat 1", "", "undo", "log")
    assert ran.code == 0
    assert "Player 1 takes back the last act" in ran.out
    acts = json.loads(saves(data)[0].read_bytes())["acts"]
    assert [act["order"] for act in acts[1:]] == ["ship 11", "undo 1"]


def test_undo_never_goes_behind_a_die_or_a_secret(escadre: Escadre) -> None:
    ran = escadre("play flotilla --seed 1", "undo", "scout 2", "undo")
    assert ran.out.count("Nothing of yours can be taken back") == 2


def test_save_writes_a_copy_and_a_bad_place_is_only_a_sentence(escadre: Escadre, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    ran = escadre("play flotilla --seed 1", f"save {copy}", f"save {tmp_path}", "save /proc/none/x.json", "ship 16")
    assert f"Saved as {copy}." in ran.out
    assert f"{tmp_path} is a folder" in ran.out
    assert "/proc/none" in ran.out
    assert engine.Match.load(copy.read_bytes()).acts >= 1


def test_end_of_input_loses_nothing_and_resume_goes_on(escadre: Escadre, data: Path) -> None:
    left = escadre("play flotilla --seed 1 --bots ensign", "scout 2", "ship 30")
    assert left.code == 0
    assert "Nothing is lost" in left.out
    before = json.loads(saves(data)[0].read_bytes())["acts"]
    back = escadre("play --resume", *["1"] * 5)
    assert back.code == 0
    assert "Result" in back.out
    (file,) = saves(data)
    after = json.loads(file.read_bytes())
    assert after["acts"][: len(before)] == before
    assert after["players"] == ["Player 1", "Ensign 2", "Ensign 3"]


def test_quit_and_resume_by_file_leaves_the_file_as_it_was(escadre: Escadre, data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    escadre("play flotilla --seed 1 --bots ensign", "ship 30", f"save {copy}", "quit")
    bytes_before = copy.read_bytes()
    ran = escadre(["play", "--resume", str(copy), "--bots", "captain"], *["1"] * 5)
    assert "Result" in ran.out
    assert "Captain 2" in ran.out
    assert copy.read_bytes() == bytes_before


def test_the_match_is_saved_after_every_act(escadre: Escadre, data: Path) -> None:
    escadre("play flotilla --seed 1 --bots ensign", "scout 2")
    (file,) = saves(data)
    body = json.loads(file.read_bytes())
    assert "scout 2" in [act["order"] for act in body["acts"]]
    assert [name for name in file.parent.iterdir() if name != file] == []


def test_hot_seat_has_a_curtain_and_shows_nobody_the_hand_of_another(escadre: Escadre) -> None:
    ran = escadre("play flotilla --seed 1 --hot-seat --seats 2", "", "ship 11", "", "log")
    assert "Hand the keyboard to Player 1 (seat 1)" in ran.out
    first, second = ran.out.split("Hand the keyboard to Player 2 (seat 2)")
    match = engine.Match.new("flotilla", seats=2, seed=1)
    mine, others = match.state.hands
    assert all(f"ship {ship} (" in first for ship in mine)
    assert not any(f"ship {ship} (" in first for ship in others)
    assert all(f"ship {ship} (" in second for ship in others)
    assert not any(f"ship {ship} (" in second for ship in mine)
    assert "You choose" not in second


def test_at_one_keyboard_a_seat_may_speak_out_of_turn(escadre: Escadre, data: Path) -> None:
    lines = ("", "ship 11", "", "seat 7", "seat 1", "", "recall", "", "ship 15", "", "1")
    ran = escadre("play flotilla --seed 1 --hot-seat --seats 2", *lines)
    assert "Seat 7 is not played at this keyboard; there are 1, 2." in ran.out
    assert "It is not your turn, but you may speak now." in ran.out
    assert "Player 1 recalls its ship" in ran.out


def test_a_person_among_bots_is_offered_to_interrupt(
    escadre: Escadre, monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    """Bots of flotilla choose first, so seat 1 waits for nobody; a slow bot gives it the chance to recall."""
    from escadre import bots

    slow = bots.step

    def step(match: engine.Match, players: object, dice: object) -> object:
        return None if 0 in match.turn else slow(match, players, dice)  # type: ignore[arg-type]

    monkeypatch.setattr("escadre.bots.step", step)
    ran = escadre("play flotilla --seed 1 --bots ensign", "ship 16", "hint", "recall", "ship 21", "")
    assert "It is not your turn, but you may speak now." in ran.out
    assert "Player 1 recalls its ship" in ran.out
    assert re.search("An admiral would", ran.out)


def test_french_is_french_from_the_first_line_to_the_last(escadre: Escadre) -> None:
    lines = ("aide", "pourquoi scout 1", "chances", "règle jusant", "xyz", "place 3", "annuler", *["1"] * 6)
    ran = escadre("play flotilla --seed 1 --bots ensign --language fr", *lines)
    assert ran.code == 0
    for said in (
        "Enseigne 2",
        "Joueur 1",
        "n’est pas permis maintenant : règle FLO-3.1",
        "Aucun de vos choix ne fait jeter de dé",
        "ne veut rien dire ici",
        "Résultat",
        "Un seul choix possible",
        "Prouver chaque jet",
    ):
        assert said in ran.out, said
    for english in ("Nothing", "Player", "Choose", "Only one", " is not "):
        assert english not in ran.out, english


def test_a_save_resumes_in_another_language(escadre: Escadre, data: Path) -> None:
    escadre("play flotilla --seed 1 --bots admiral:5 --language fr", "ship 30")
    assert json.loads(saves(data)[0].read_bytes())["players"][1] == "Amiral 2 (admiral:5)"
    ran = escadre("play flotilla --resume", "quit")
    assert "Admiral 2 (admiral:5)" in ran.out


def test_the_language_comes_from_the_locale(escadre: Escadre, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ESCADRE_LANGUAGE")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LC_MESSAGES", "fr_FR.UTF-8")
    assert "Servir la table" in escadre("--help").out


def test_both_languages_have_every_word_with_the_same_arguments() -> None:
    folder = Path(engine.__file__).parent / "text"
    shapes = []
    for language in ("en", "fr"):
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        shapes.append(re.findall(r"^([a-z][\w-]*) =|^    \.([\w-]+) =", text, re.M))
    assert shapes[0] == shapes[1]
    for name, attribute in shapes[0]:
        if name and not attribute:
            assert Words("fr").has(name)


def test_every_word_that_the_command_line_says_is_there() -> None:
    folder = Path(engine.__file__).parent / "cli"
    words = Words("en")
    for file in folder.glob("*.py"):
        source = file.read_text(encoding="utf-8")
        said = re.findall(r'(?:Mistake|print|warn|words\.id)\(\s*"([a-z]+-[a-z-]+[a-z])"', source)
        for id in said:
            assert words.has(id) or id in ("game-title", "game-line"), f"{file.name}: {id}"
