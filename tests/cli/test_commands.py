"""The other commands, and everything that a user can get wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

import escadre as engine
from escadre.cli.main import LAB, TABLE, command_name, parameters_of
from escadre.cli.play import options_of
from escadre.core import game
from escadre.core.errors import BadData
from escadre.core.types import Text
from escadre.core.words import Words
from tests.cli.conftest import Escadre


def test_help_tells_what_one_may_do(escadre: Escadre) -> None:
    ran = escadre("--help")
    assert ran.code == 0
    for command in ("serve", "play", "backup", "simulate"):
        assert f" {command} " in ran.out


def test_alone_it_opens_the_table_in_the_browser(escadre: Escadre, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a table is open at the usual port, it is only shown again."""
    opened: list[str] = []
    monkeypatch.setattr("escadre.cli.serve._is_free", lambda host, port: False)
    monkeypatch.setattr("escadre.cli.serve._answers", lambda url: True)
    monkeypatch.setattr("webbrowser.open", opened.append)
    ran = escadre("")
    assert ran.code == 0
    assert opened == ["http://127.0.0.1:8137"]
    assert opened[0] in ran.out


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("serve --workers 0", "--workers must be"),
        ("serve --workers 2", "need PostgreSQL"),
        ("serve --port 99999", "--port must be"),
        ("serve --database mysql://x", "the database is given as"),
        ("serve --database postgresql://nobody@127.0.0.1:1/none", "does not answer"),
        ("backup nowhere/file.zip --database sqlite:///missing.db", "missing.db"),
        ("restore missing.zip", "missing.zip"),
        ("export missing/x --database mysql://x", "the database is given as"),
    ],
)
def test_a_server_that_cannot_start_says_why(escadre: Escadre, command: str, said: str) -> None:
    ran = escadre(command)
    assert ran.code == 2
    assert said in ran.err


def test_play_without_a_game_lists_the_games(escadre: Escadre) -> None:
    for command in ("play", "games"):
        ran = escadre(command)
        assert ran.code == 0
        assert "flotilla" in ran.out
        assert "2–4" in ran.out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_and_parameter_has_its_help(escadre: Escadre, language: str) -> None:
    words = Words(language)
    for command in (*TABLE, *LAB):
        name = command_name(command)
        ran = escadre(f"{name} --help --language {language}")
        assert ran.code == 0, name
        assert "[cli" not in ran.out, name
        assert words.say(Text(f"cli-{name}"))[:30] in ran.out
        for parameter in [one.name for one in parameters_of(command)]:
            assert parameter.replace("_", "-").upper() in ran.out or f"--{parameter.replace('_', '-')}" in ran.out


def test_version(escadre: Escadre) -> None:
    assert engine.__version__ in escadre("--version").out


def test_verify_proves_a_finished_and_an_unfinished_match(escadre: Escadre, finished: Path, data: Path) -> None:
    ran = escadre(f"verify {finished}")
    assert ran.code == 0
    assert "proven from the revealed key; the match is over" in ran.out
    escadre("play flotilla --seed 2", "quit")
    other = max((data / "saves").glob("*.json"), key=lambda file: file.stat().st_mtime_ns)
    assert "not over yet" in escadre(f"verify {other}").out


def test_verify_finds_an_edited_die_an_edited_act_and_a_broken_seal(
    escadre: Escadre, finished: Path, tmp_path: Path
) -> None:
    body = json.loads(finished.read_bytes())
    edits = []
    for edit in ("die", "act", "seal", "key", "state", "players"):
        changed = json.loads(json.dumps(body))
        if edit == "die":
            changed["acts"][0]["dice"][-1] = changed["acts"][0]["dice"][-1] % 6 + 1
        elif edit == "act":
            changed["acts"][1]["order"] = "ship 1"
        elif edit == "seal":
            changed["seal"] = "0" * 64
        elif edit == "key":
            changed["key"] = "00"
        elif edit == "state":
            changed["state"]["scores"] = [99, 0, 0]
        else:
            changed["players"] = ["Somebody", "else", "!"]
        file = tmp_path / f"{edit}.json"
        file.write_text(json.dumps(changed))
        ran = escadre(f"verify {file}")
        assert ran.code == 2, edit
        assert ran.out == ""
        edits.append(ran.err)
        assert escadre(f"verify {file} --language fr").err.startswith(f"{file} : cette sauvegarde")
    assert all(said.count("\n") == 1 for said in edits)


def test_replay_tells_every_act_with_the_board(escadre: Escadre, finished: Path) -> None:
    acts = json.loads(finished.read_bytes())["acts"]
    ran = escadre(f"replay {finished}")
    assert ran.code == 0
    assert f"{len(acts) - 1:>4}  " in ran.out
    assert "Result" in ran.out
    assert "decides in secret" in ran.out
    assert "You choose" not in ran.out
    mine = escadre(f"replay {finished} --seat 1 --upto 3")
    assert "Result" not in mine.out
    assert "Your hand" in mine.out
    stepped = escadre(f"replay {finished} --step --language fr", *[""] * len(acts))
    assert stepped.out.count("Flottille") == len(acts)
    assert escadre(f"replay {finished} --step", "").code == 0


def test_replay_shows_what_was_taken_back(escadre: Escadre, data: Path) -> None:
    escadre("play flotilla --seed 1 --hot-seat --seats 2", "", "1", "", "seat 1", "", "undo")
    (file,) = (data / "saves").glob("*.json")
    assert "taken back" in escadre(f"replay {file}").out


def test_rules_prints_the_book_or_what_it_says_about_a_word(escadre: Escadre) -> None:
    assert "FLO-3.3" in escadre("rules flotilla").out
    assert "In every even round" in escadre("rules flotilla FLO-2.4").out
    assert escadre("rules flotilla nothingofthesort").code == 2


def test_bench_playouts(escadre: Escadre) -> None:
    assert "decisions a second" in escadre("bench-playouts flotilla --seconds 0.1").out


def test_check_says_what_is_wrong_with_each_file(
    escadre: Escadre, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dataclasses import replace

    from escadre.core import game as games

    def check(folder: Path) -> None:
        if not (folder / "ships.toml").exists():
            problems = ["ships.toml: missing", "guns.toml, line 3: 7 guns, expected 1 to 6"]
            raise BadData([Text("player", {"name": problem}) for problem in problems])

    found = games.get("flotilla")
    changed = replace(found, play=replace(found.play, check=check))
    monkeypatch.setattr("escadre.cli.desk.get", lambda key: changed)
    bad = escadre(f"check {tmp_path} --game flotilla")
    assert bad.code == 2
    assert "2 problems" in bad.err
    assert "guns.toml, line 3: 7 guns, expected 1 to 6" in bad.err
    (tmp_path / "ships.toml").write_text("")
    assert escadre(f"check {tmp_path} --game flotilla").code == 0


WRONG = [
    "nonsense",
    "play nonsense",
    "play flotilla --nonsense",
    "play flotilla extra words",
    "play flotilla --seats 9",
    "play flotilla --seats many",
    "play flotilla --seats 2.6",
    "play flotilla --seats",
    "play flotilla --seed x",
    "play flotilla --seats 2 --seats 3",
    "play flotilla --bots commodore",
    "play flotilla --bots admiral:lots",
    "play flotilla --you 4",
    "play flotilla --you 0",
    "play flotilla --you 1 --hot-seat",
    "play flotilla --option rounds",
    "play flotilla --option rounds=many",
    "play flotilla --option rounds=77",
    "play flotilla --option wind=1",
    "play flotilla --language tlh",
    "play --resume",
    "play --resume /no/such/file.json",
    "play --resume /tmp",
    "play --resume a.json b.json",
    "play flotilla --resume --seats 2",
    "play nonsense --resume",
    "check",
    "check /no/such/folder --game nonsense",
    "check /tmp --game flotilla",
    "verify",
    "verify /no/such/file.json",
    "verify /tmp",
    "replay /no/such/file.json",
    "replay",
    "rules",
    "rules nonsense",
    "rules flotilla xyzzy",
    "simulate nonsense",
    "simulate",
    "simulate flotilla --matches 0",
    "simulate flotilla --matches x",
    "simulate flotilla --bots commodore",
    "simulate flotilla --seats 2 --bots ensign ensign ensign",
    "simulate flotilla --workers 0",
    "simulate flotilla --engine steam",
    "simulate flotilla --report /no/such/folder/page.html",
    "arena flotilla captain",
    "arena flotilla captain commodore",
    "arena flotilla captain ensign --pairs 0",
    "arena flotilla captain ensign --target 2",
    "ladder flotilla --rungs 5",
    "ladder flotilla --rungs 5 b",
    "ladder flotilla --rungs 0 5",
    "ladder nonsense",
    "sweep flotilla",
    "sweep flotilla --values rounds",
    "sweep flotilla --values wind=1,2",
    "sweep flotilla --values rounds=a,b",
    "fuzz nonsense",
    "fuzz flotilla --matches -3",
    "fuzz flotilla --folder /etc/passwd",
    "bench-playouts flotilla --seconds 0",
    "bench-playouts nonsense",
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("command", WRONG)
def test_a_mistake_is_one_sentence_and_exit_code_2(escadre: Escadre, command: str, language: str) -> None:
    tokens = command.split() + ([] if "--language" in command else ["--language", language])
    ran = escadre(tokens)
    assert ran.code == 2, ran.all
    assert ran.err.strip()
    assert ran.err.count("\n") == 1, ran.err
    assert "[" not in ran.err
    assert ran.out == ""


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("frob --language fr", "Il n’y a pas de commande « frob » ; « escadre --help » en donne la liste."),
        ("play flotilla --seats 2 --seats 3 --language fr", "--seats est donné deux fois."),
        ("simulate flotilla --seed 1.5", "“1.5” does not fit --seed: it must be a whole number."),
        ("play sirocco --option fast=often", "“often” does not fit the option fast: it is on or off."),
        ("play sirocco --option length=x", "“x” does not fit the option length: it must be a whole number."),
    ],
)
def test_a_mistake_says_what_is_wrong_in_our_own_words(escadre: Escadre, command: str, said: str) -> None:
    assert escadre(command).err == said + "\n"


def test_the_help_speaks_the_language_asked_for(escadre: Escadre) -> None:
    assert "Servir la table" in escadre("--language fr --help").out


BAD_FILES = {
    "empty": b"",
    "text": b"hello",
    "binary": bytes(range(256)),
    "list": b"[1, 2]",
    "other": b"{}",
    "format": b'{"escadre": 99}',
    "hollow": b'{"escadre": 1}',
    "deep": b"[" * 100_000,
}


@pytest.mark.parametrize("name", BAD_FILES)
@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_bad_file_is_one_sentence(escadre: Escadre, tmp_path: Path, name: str, command: str, language: str) -> None:
    file = tmp_path / f"{name}.json"
    file.write_bytes(BAD_FILES[name])
    ran = escadre(f"{command} {file} --language {language}")
    assert ran.code == 2
    assert ran.err.startswith(str(file))
    assert file.read_bytes() == BAD_FILES[name]


@pytest.mark.parametrize("cut", [1, 50, 400, -2])
def test_a_truncated_save_is_refused_by_every_command(
    escadre: Escadre, finished: Path, tmp_path: Path, cut: int
) -> None:
    file = tmp_path / "cut.json"
    file.write_bytes(finished.read_bytes()[:cut])
    for command in ("verify", "replay", "play --resume"):
        ran = escadre(f"{command} {file}")
        assert ran.code == 2
        assert "cut off" in ran.err


def test_a_save_of_a_game_that_is_not_installed(escadre: Escadre, finished: Path, tmp_path: Path) -> None:
    body = json.loads(finished.read_bytes())
    body["game"] = "galleons"
    file = tmp_path / "other.json"
    file.write_text(json.dumps(body))
    for command in ("verify", "replay", "play --resume"):
        assert "galleons" in escadre(f"{command} {file}").err


def test_replay_has_its_own_bounds(escadre: Escadre, finished: Path) -> None:
    assert escadre(f"replay {finished} --upto 9999").code == 2
    assert escadre(f"replay {finished} --upto -1").code == 2
    assert escadre(f"replay {finished} --seat 4").code == 2


def test_a_damaged_save_does_not_hide_the_good_ones(escadre: Escadre, data: Path) -> None:
    escadre("play flotilla --seed 1", "ship 30", "quit")
    (data / "saves" / "zzz.json").write_bytes(b"{")
    assert escadre("play --resume", "quit").code == 0


def test_the_lab_from_the_command_line(escadre: Escadre, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    ran = escadre(f"simulate flotilla --seats 2 --bots ensign --matches 4 --workers 1 --report {page}")
    assert ran.code == 0, ran.all
    assert page.read_text(encoding="utf-8").lstrip().lower().startswith("<!doctype html")
    assert escadre("arena flotilla captain ensign --pairs 2 --seats 2 --workers 1").code == 0
    assert escadre("ladder flotilla --rungs 2 4 --pairs 1 --seats 2 --workers 1").code == 0
    swept = escadre("sweep flotilla --values rounds=3,5 --seats 2 --bots ensign --matches 2 --workers 1 --language fr")
    assert swept.code == 0, swept.all
    ran = escadre(f"fuzz flotilla --matches 3 --workers 1 --folder {tmp_path}")
    assert ran.code == 0, ran.all
    assert "nothing found" in ran.out


def test_a_broken_package_of_somebody_else_is_named_and_hides_nothing(escadre: Escadre, galleons: None) -> None:
    ran = escadre("games")
    assert ran.code == 0
    assert "flotilla" in ran.out
    assert "the game 'galleons' is installed but cannot be loaded: ModuleNotFoundError: No module named" in ran.err
    assert escadre("play galleons").code == 2
    assert "est installé mais ne se charge pas" in escadre("play galleons --language fr").err
    assert escadre("play flotilla --seed 1", "quit").code == 0


def test_a_package_that_holds_no_game_is_named(escadre: Escadre, galleons: None) -> None:
    assert "'junks' is installed but cannot be loaded: it is no game of Escadre" in escadre("play junks").err


def test_a_broken_package_of_somebody_else_is_not_among_the_games(galleons: None) -> None:
    listed = [game.key for game in engine.games()]
    assert {"flotilla", "sirocco"} <= set(listed)
    assert not {"galleons", "junks"} & set(listed)
    with pytest.raises(engine.Unreadable, match="cannot be loaded"):
        engine.Match.new("galleons", seats=2)


@pytest.fixture
def galleons(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two more packages are installed: one cannot be imported, the other is no game."""
    wrecks = [
        EntryPoint("galleons", "no_such_package_of_sails:GAME", "escadre.games"),
        EntryPoint("junks", "json:dumps", "escadre.games"),
    ]
    sound = list(entry_points(group="escadre.games"))
    monkeypatch.setattr(game, "entry_points", lambda group: [*wrecks, *sound])
    for cached in (game.keys, game.get):
        cached.cache_clear()
    yield
    for cached in (game.keys, game.get):
        cached.cache_clear()


# ---- scenarios


def test_one_game_tells_its_options_and_scenarios(escadre: Escadre) -> None:
    ran = escadre("games naval_battles")
    assert ran.code == 0
    for words in ("budget=0", "Fleet points", "bear-hunt", "The Bear hunt (1 United States Navy, 2 Soviet Navy)"):
        assert words in ran.out
    assert "Chasse" not in ran.out
    assert "La prise de l’ours" in escadre("games naval_battles --language fr").out
    assert "budget" not in escadre("games flotilla").out


def test_a_scenario_is_played(escadre: Escadre, data: Path) -> None:
    ran = escadre("play naval_battles --scenario falkland-express --seed 1", "quit")
    assert ran.code == 0
    (file,) = (data / "saves").glob("*.json")
    saved = json.loads(file.read_bytes())
    assert (saved["scenario"], saved["seats"]) == ("falkland-express", 2)


@pytest.mark.parametrize(
    "command",
    [
        "simulate naval_battles --bots ensign --matches 2 --workers 1",
        "arena naval_battles ensign ensign --pairs 1 --workers 1",
        "sweep naval_battles --values row_air_defence=false,true --bots ensign --matches 1 --workers 1",
        "ladder naval_battles --rungs 1 2 --pairs 1 --workers 1",
        "fuzz naval_battles --matches 1 --workers 1",
        "bench-playouts naval_battles --seconds 0.05",
    ],
)
def test_the_lab_takes_a_scenario(escadre: Escadre, command: str) -> None:
    assert escadre(f"{command} --scenario falkland-express").code == 0
    for wrong, said in (("--scenario nowhere", "nowhere"), ("--scenario bear-hunt --seats 3", "2 seats")):
        ran = escadre(f"{command} {wrong}")
        assert ran.code == 2
        assert said in ran.err


def test_a_resumed_match_has_its_scenario(escadre: Escadre, finished: Path) -> None:
    ran = escadre(["play", "--resume", str(finished), "--scenario", "bear-hunt"])
    assert ran.code == 2
    assert "--scenario" in ran.err


def test_reactions_pass_by_themselves_if_one_wants(escadre: Escadre, data: Path) -> None:
    play = "play naval_battles --scenario falkland-express --seed 1 --bots ensign"
    ran = escadre(play, "reactions", "reactions never", "reactions always", *["1"] * 60, "quit")
    assert ran.code == 0
    assert "not “never”" in ran.out
    assert "You always pass when you could only react." in ran.out
    (file,) = (data / "saves").glob("*.json")
    passes = [act for act in json.loads(file.read_bytes())["acts"] if act["seat"] == 0 and act["order"] == "pass"]
    assert passes
    assert ran.out.count("By itself: Let it pass") == len(passes)


def test_a_game_without_reactions_says_so(escadre: Escadre) -> None:
    ran = escadre("play flotilla --seed 1", "help", "reactions idle", "quit")
    assert "nobody is ever only asked" in ran.out
    assert "reactions always" not in ran.out


def test_a_scenario_is_played_by_the_options_that_it_would_have() -> None:
    sail = game.get("branle_bas")
    assert options_of(sail, (), 2, "trafalgar") == {"period": "1793-1815"}
    assert options_of(sail, ("period=1740-1783",), 2, "trafalgar") == {"period": "1740-1783"}
    assert options_of(sail, (), 2) == {}
