"""Every error is one sentence in each language, and its words are in the `.ftl` files."""

from __future__ import annotations

import ast
import importlib
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import escadre
from escadre.cli.desk import Mistake
from escadre.core.errors import BadData, EscadreError, Foreign, Illegal, Stale, Tampered, Unreadable, sentence
from escadre.core.game import get, keys
from escadre.core.match import Match
from escadre.core.words import COMMON, LANGUAGES, Words
from tests.core.test_words import FOLDERS, messages

ROOT = Path(escadre.__file__).parent
SOURCES = sorted([*ROOT.rglob("*.py"), *get("flotilla").speak.folder.parent.rglob("*.py")])


def kinds(kind: type[EscadreError]) -> Iterator[str]:
    yield kind.__name__
    for narrower in kind.__subclasses__():
        yield from kinds(narrower)


for module in ("escadre.cli.main", "escadre.server.app", "escadre.store.backup"):
    importlib.import_module(module)  # so that every kind of error is known
OURS = {*kinds(EscadreError)} - {"Mistake", "TooMany", "CannotBuild"}  # `TooMany` is made of seconds
SAYS = {*OURS, "Mistake", "sentence", "wrong"}  # `wrong` collects the problems of a deck
PREFIXES = re.compile(r"(error|wrong|server)(-[a-z]+)+")
# What one finds nowhere in a French sentence. Words of files and commands stand in both languages.
ENGLISH = re.compile(
    r"\b(the|is|are|was|were|not|no|of|and|or|with|this|that|its|there|cannot|must|needs|expected|only|than|from|to"
    r"|has|have|one|seat|seats|match|save|game)\b"
)


def parts(path: Path) -> dict[str, set[str]]:
    """The messages that a source file may use, with their variables: its game's own and the common ones."""
    own = next(
        (folder for folder in FOLDERS.values() if folder != COMMON and folder.parent.parent in path.parents), COMMON
    )
    return {**messages(COMMON, "en"), **messages(own, "en")}


def constants(node: ast.expr) -> list[str | None]:
    """The texts that an argument may be; None for one that is only known when the program runs."""
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else [None]


def problems(path: Path, source: str) -> Iterator[str]:
    known = parts(path)
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in SAYS or name == "BadData":  # which is made of sentences
            continue
        where = f"{path.name}:{node.lineno}: {ast.unparse(node)[:70]}"
        place = 1 if name in ("Illegal", "wrong") else 0
        if len(node.args) != place + 1:
            if not (name == "Illegal" and len(node.args) == 1) and not (name == "wrong" and len(node.args) == 1):
                yield f"{where}: a message id is expected"
            continue
        for id in constants(node.args[place]):
            if id is None:
                continue  # it is handed on, or made from a kind; the next test looks at each text by itself
            if id not in known:
                yield f"{where}: there is no message {id}"
                continue
            given = {word.arg for word in node.keywords if word.arg} - {"home"} | (
                {"rule"} if name == "Illegal" else set()
            )
            if given != known[id] and all(word.arg for word in node.keywords):
                yield f"{where}: {id} has the variables {sorted(known[id])}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(path.parents[2])))
def test_every_error_has_a_message_and_its_arguments(path: Path) -> None:
    assert list(problems(path, path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "code",
    [
        'raise Unreadable("you cannot do that")',
        'raise Unreadable("error-seat", seat=3)',
        'raise Unreadable("error-entropy", seat=3)',
        'raise Illegal("SIR-1", "error-nothing")',
        'raise errors.Tampered("error-save")',
        "raise Stale()",
        'x = sentence("error-card-none", where=1, what=2)',
    ],
)
def test_an_error_without_words_is_noticed(code: str) -> None:
    assert list(problems(ROOT / "core" / "x.py", code))


def test_an_error_is_raised_with_a_message_known_beforehand() -> None:
    """No raise builds its words, and nothing but ours, `assert` and what stops a program is raised."""
    allowed = {"AssertionError", "IndexError", "KeyboardInterrupt", "EOFError", "Leave", "SystemExit"}
    # What never reaches a person as it is: the server and the store turn these into words of ours.
    allowed |= {"TooMany", "NotFoundException", "WebSocketException", "RuntimeError", "Refused", "PermissionError"}
    allowed |= {"SMTPNotSupportedError", "IsADirectoryError", "fault", "cannot_open", "Rolled"}
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Raise) or node.exc is None:
                continue
            call = node.exc
            kind = call.func if isinstance(call, ast.Call) else call
            name = kind.attr if isinstance(kind, ast.Attribute) else getattr(kind, "id", "")
            told = [arg for arg in call.args if isinstance(arg, ast.JoinedStr)] if isinstance(call, ast.Call) else []
            if name not in OURS | allowed | {"Mistake"} or (told and name != "AssertionError"):
                found.append(f"{path.name}:{node.lineno}: {ast.unparse(node)}")
    assert found == []


def test_every_message_of_an_error_is_used_and_every_used_one_is_there() -> None:
    known = {id for folder in FOLDERS.values() for id in messages(folder, "en") if PREFIXES.fullmatch(id)}
    used: set[str] = set()
    for path in SOURCES:
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and PREFIXES.fullmatch(node.value):
                used.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                start = str(node.values[0].value)  # f"wrong-cli-{kind}"
                used |= {id for id in known if PREFIXES.fullmatch(start + "x") and id.startswith(start)}
    assert sorted(used - known) == []
    assert sorted(known - used) == []


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_no_english_is_left_in_the_french_errors(folder: Path) -> None:
    found = []
    for file in folder.glob("fr*.ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            id, _, said = line.partition(" = ")
            if PREFIXES.fullmatch(id) and (
                english := ENGLISH.findall(re.sub(r"\{[^}]*\}|--[a-z-]+|“[^”]*”|\?from=", "", said))
            ):
                found.append(f"{line}: {english}")
    assert found == []


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_number_has_a_name(key: str, language: str) -> None:
    known = {**messages(COMMON, language), **messages(get(key).speak.folder / "text", language)}
    for kind in set(get(key).speak.verbs.values()) - {""}:
        assert {f"noun-{kind}.a", f"noun-{kind}.no"} <= set(known)


# ---- what an error is


def test_an_error_speaks_every_language() -> None:
    match = Match.new("flotilla", 3, seed=1)
    with pytest.raises(Unreadable) as refused:
        match.order(0, "ship kirov")
    assert str(refused.value) == "'kirov' is no ship of flotilla"
    assert refused.value.lines("fr") == ["« kirov » ne désigne aucun navire de flotilla"]
    with pytest.raises(Unreadable) as empty:
        match.order(0, "ship")
    assert (str(empty.value), empty.value.lines("fr")) == (
        "'ship' needs a ship after it",
        ["il manque un navire après « ship »"],
    )
    with pytest.raises(Illegal) as barred:
        match.act(0, "ship", 99)
    assert str(barred.value) == f"'ship 99' is not allowed now ({barred.value.rule})"
    assert barred.value.lines("fr") == [f"« ship 99 » n’est pas permis maintenant ({barred.value.rule})"]


def test_an_error_of_a_game_speaks_in_the_words_of_that_game() -> None:
    with pytest.raises(Unreadable) as wrong:
        Match.new("sirocco", 3, options={"length": 7})
    assert str(wrong.value) == "Operations: 7 is not possible. Choose one of 22, 15, 10."
    (said,) = wrong.value.lines("fr")
    assert said == "Opérations : 7 est impossible. Choisissez parmi 22, 15, 10."
    within = Tampered("error-save-damaged", detail=wrong.value)
    assert within.lines("fr") == [f"cette sauvegarde est abîmée : {said}"]


def test_a_bad_position_names_the_fault_in_each_language() -> None:
    with pytest.raises(BadData) as wrong:
        Match.position("sirocco", {"hands": [["A01"], ["A01"], []]})
    assert wrong.value.problems == ["position: A01 would be in two places"]
    assert wrong.value.lines("fr") == ["position : A01 : à deux endroits à la fois"]


def test_an_error_can_be_sent_to_another_process() -> None:
    home = get("sirocco").speak.folder
    for error in (
        Unreadable("error-seat", seat=3, last=2),
        Illegal("SIR-3.1.3", "error-not-allowed", order="card A01"),
        Illegal("SIR-3.1.3"),
        Stale("error-stale", act=4, seen=2),
        BadData([sentence("error-position", detail=Unreadable("error-position-untyped"))], home),
        Foreign("error-save-game", detail=Unreadable("error-game-none", key="x", keys="y")),
        Mistake("wrong-seat", seat="4", seats="3"),
    ):
        twin = pickle.loads(pickle.dumps(error))
        assert type(twin) is type(error)
        assert (str(twin), twin.lines("fr")) == (str(error), error.lines("fr"))
        assert "[" not in str(twin)
    assert Illegal("SIR-3.1.3").rule == "SIR-3.1.3"


def test_a_book_that_was_typed_is_not_repeated_whole() -> None:
    assert len(str(Unreadable("error-verb", verb="x" * 10_000, game="flotilla", verbs="ship"))) < 1_000


def test_numbers_stand_in_a_sentence_as_they_are_typed() -> None:
    assert Words("en").say(sentence("error-stale", act=1940, seen=1943)) == "the match stands at act 1940, not 1943"
