"""Everything that the game shows has words in each language."""

from __future__ import annotations

import random
import re

import pytest

from escadre import Match
from escadre.core.types import Text
from escadre.core.words import LANGUAGES, Words, rulebook
from escadre.games.naval_battles import GAME
from escadre.games.naval_battles.speak import names
from tests.contract.promises import Table, choose, set_up
from tests.contract.words import check_words, wordless

HOME = GAME.speak.folder


def messages(language: str) -> set[str]:
    found = set()
    for file in sorted((HOME / "text").glob(f"{language}*.ftl")):
        name = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            if match := re.match(r"([a-zA-Z][\w-]*) =", line):
                name = match[1]
                assert name not in found, f"{name} is there twice"
                found.add(name)
            elif match := re.match(r"\s+\.(\w+) =", line):
                found.add(f"{name}.{match[1]}")
    return found


def test_both_languages_have_the_same_messages():
    assert messages("en") == messages("fr")


def test_everything_that_is_printed_has_words():
    match = Match.new("naval_battles", 2, seed=1)
    problems = []
    for face in GAME.show.catalog(match.state).faces.values():
        facts = [part for fact in face.facts for part in (fact.what, fact.value)]
        for text in (face.label, face.tooltip, *facts):
            for language in LANGUAGES if isinstance(text, Text) else ():
                problems += wordless(text, Words(language, GAME))
    assert problems == []


@pytest.mark.parametrize(
    "table",
    [
        Table("naval_battles", 2, {}),
        Table("naval_battles", 4, {"teams": 2, "card_reserve": True}),
        Table("naval_battles", 3, {"row_air_defence": True}),
    ],
    ids=str,
)
def test_everything_that_is_shown_has_words(table: Table):
    match, chance = set_up(table, 21), random.Random(21)
    said: set[str] = set()
    problems: set[str] = set()
    check_words(match, 0, said, problems)
    seen = 0
    while match.turn:
        match.act(*choose(match, chance))
        if chance.random() < 0.1 or not match.turn:
            check_words(match, seen, said, problems)
            seen = match.moment(None)
    assert sorted(problems) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_kind_and_event_has_words(language):
    words = Words(language, GAME)
    for verb, kind in names.VERBS.items():
        assert words.has(f"do-{verb}")
        assert not kind or words.has(f"noun-{kind}")
    code = "".join(file.read_text(encoding="utf-8") for file in HOME.parent.rglob("*.py"))
    for kind in re.findall(r'tell\(\s*s,\s*"([\w-]+)"', code):
        assert words.has(f"event-{kind}"), kind
    for name in re.findall(r'"(error-[\w-]+)"', code):
        assert words.has(name), name
    for option in GAME.play.options.__struct_fields__:
        assert words.has_attribute(f"option-{option.replace('_', '-')}", "hint")
    for why in re.findall(r'"(won-[\w-]+)"', code):
        assert words.has(why), why


def test_every_rule_that_refuses_is_in_the_rulebook():
    known = rulebook("naval_battles", "en")
    for file in sorted(HOME.parent.rglob("*.py")):
        for rule in re.findall(r'"(MNB-[\d.]+)"', file.read_text(encoding="utf-8")):
            assert rule in known, f"{file.name}: {rule}"


def test_every_number_can_be_typed():
    for kind, count in names.SIZES.items():
        if kind:
            assert [names.number(kind, names.name(kind, n)) for n in range(count)] == list(range(count))
            assert names.number(kind, "nonsense") is None


@pytest.mark.parametrize(
    ("message", "name"),
    [
        ("card-NMS-A", "Presque raté"),
        ("card-TAC-A", "Tactiques supérieures"),
        ("card-SCR-A", "Navire écran"),
        ("card-INT-A", "Renseignement"),
        ("card-PLN-A", "Plan de bataille"),
        ("card-NC01", "Navire militaire non combattant"),
        ("scenario-bear-hunt", "La prise de l’ours"),
        ("scenario-panda-bay", "La baie des Pandas"),
        ("kind-torpedo", "combat à la torpille"),
        ("fact-evasion", "évasion"),
        ("fact-hts", "difficile à stopper"),
    ],
)
def test_in_french_things_are_called_as_in_the_book(message, name):
    assert Words("fr", GAME).id(message) == name


def test_in_french_missiles_go_from_surface_to_surface():
    lines = (HOME / "text" / "fr-cards.ftl").read_text(encoding="utf-8")
    assert "surface-surface" in lines
    assert "mer-mer" not in lines
