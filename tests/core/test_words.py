"""Every word in every language: the same messages, the same rules, and nothing without words."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from escadre.core.game import get, keys
from escadre.core.match import Match
from escadre.core.types import Text
from escadre.core.words import COMMON, LANGUAGES, Words, quote, rulebook
from tests.contract.words import wordless

# Also those of a game that is being written and cannot be played yet.
FOLDERS = {
    "common": COMMON,
    **{folder.parents[1].name: folder for folder in sorted(COMMON.parent.glob("games/*/speak/text"))},
    **{key: get(key).speak.folder / "text" for key in keys()},
}


def entries(folder: Path, language: str) -> list[ast.Message | ast.Term | ast.Junk]:
    found = []
    for file in sorted(folder.glob(f"{language}*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term | ast.Junk):
                found.append(entry)
    return found


def variables(node: object) -> set[str]:
    """The names of all `$variables` under a node."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*(variables(item) for item in node))
    return variables(list(vars(node).values())) if isinstance(node, ast.BaseNode) else set()


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """What there is to say, `message` and `message.attribute`, with the variables in it."""
    found: dict[str, set[str]] = {}
    for entry in entries(folder, language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = variables(entry.value)
            found.update({f"{entry.id.name}.{a.id.name}": variables(a.value) for a in entry.attributes})
    return found


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_words_can_be_read_and_is_there_once(folder: Path, language: str) -> None:
    found = entries(folder, language)
    assert found, f"no words in {folder}"
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    names = Counter(entry.id.name for entry in found if not isinstance(entry, ast.Junk))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_english_and_french_have_the_same_messages(folder: Path) -> None:
    english, french = messages(folder, "en"), messages(folder, "fr")
    assert sorted(set(english) ^ set(french)) == []
    assert {name: (english[name], french[name]) for name in english if english[name] != french[name]} == {}


@pytest.mark.parametrize("key", keys())
def test_both_rulebooks_have_the_same_rules_in_the_same_order(key: str) -> None:
    assert list(rulebook(key, "en")) == list(rulebook(key, "fr"))
    assert all(rulebook(key, language)[rule] for language in LANGUAGES for rule in rulebook(key, language))
    for language in LANGUAGES:
        text = (get(key).speak.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
        anchors = Counter(re.findall(r"\{#([^}]+)\}", text))
        assert [rule for rule, count in anchors.items() if count > 1] == []
        assert set(anchors) == set(rulebook(key, language)), "an anchor stands at the beginning of its paragraph"


def test_every_rule_of_the_smallest_game_s_code_is_in_its_rulebook() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in get("flotilla").speak.folder.parent.rglob("*.py"))
    assert set(re.findall(r"FLO-\d\.\d", code)) == set(rulebook("flotilla", "en"))
    assert quote("flotilla", "FLO-2.2").startswith("Ship 1 is the admiral's yacht")
    assert quote("flotilla", "FLO-9.9") == ""


# ---- nothing without words; what is shown in matches is looked at by the walks of tests/contract


@pytest.mark.parametrize("key", keys())
def test_everything_that_is_printed_has_words(key: str) -> None:
    game = get(key)
    match = Match.new(key, seats=game.seats.start, seed=1)
    problems = []
    for face in game.show.catalog(match.state).faces.values():
        facts = [part for fact in face.facts for part in (fact.what, fact.value)]
        for text in (face.label, face.tooltip, *facts):
            for language in LANGUAGES if isinstance(text, Text) else ():
                problems += wordless(text, Words(language, game))
    assert problems == []


def test_a_text_without_words_is_noticed() -> None:
    words = Words("en", get("flotilla"))
    assert wordless(Text("nothing-of-the-kind"), words)
    assert wordless(Text("do-ship", {"ship": Text("nothing")}), words)
    assert wordless(Text("do-ship", {}), words)
    assert wordless(Text("do-ship", {"ship": Text("ship", {"number": 1, "guns": 1})}), words) == []


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_a_title(key: str, language: str) -> None:
    assert wordless(get(key).info().title, Words(language, get(key))) == []


def test_an_unknown_language_is_english() -> None:
    assert Words("tlh").language == "en"
