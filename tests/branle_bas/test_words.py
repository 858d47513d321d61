"""Everything that the game shows has words in each language, and everything that refuses is in the rulebook."""

from __future__ import annotations

import random
import re

import pytest

from escadre.core.match import Match
from escadre.core.types import Text
from escadre.core.words import LANGUAGES, Words, rulebook
from escadre.games.branle_bas import GAME
from escadre.games.branle_bas.play.catalog import MODELS, NATION_CODES
from escadre.games.branle_bas.show.prompts import prompt
from escadre.games.branle_bas.speak import names
from tests.contract.promises import Table, set_up
from tests.core.test_words import check_words, wordless

CODE = "".join(file.read_text(encoding="utf-8") for file in sorted(GAME.speak.folder.parent.rglob("*.py")))
ROLLS = {"roll_de": "die", "roll_face": "die", "roll_two": "dice"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_kind_event_and_option_has_words(language: str) -> None:
    words = Words(language, GAME)
    wanted = [f"do-{verb}" for verb in names.VERBS]
    wanted += [f"noun-{kind}" for kind in names.SIZES if kind]
    wanted += [f"event-{kind}" for kind in re.findall(r'tell\(\s*s,\s*"([\w-]+)",', CODE)]
    for roll, kind in ROLLS.items():
        wanted += [f"event-{kind}-{purpose}" for purpose in re.findall(rf'{roll}\(s, dice, "([\w-]+)"', CODE)]
    wanted += re.findall(r'"(error-[\w-]+)"', CODE)
    wanted += [f"why-{why}" for why in re.findall(r'(?:end_battle\(.*|why = .*|return winner), "([\w-]+)"', CODE)]
    wanted += [f"nation-{code}" for code in NATION_CODES] + [f"style-{model.style}" for model in MODELS]
    assert len(wanted) > 200
    assert sorted({id for id in wanted if not words.has(id)}) == []
    options = [option.replace("_", "-") for option in GAME.play.options.__struct_fields__]
    assert [option for option in options if not words.has_attribute(f"option-{option}", "hint")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_type_is_called_something(language: str) -> None:
    words = Words(language, GAME)
    problems = [problem for model in range(len(MODELS)) for problem in wordless(names.model_name(model), words)]
    assert problems == []


def venture(match: Match, chance: random.Random) -> tuple[int, str, int]:
    """Any verb as likely as any other, but nobody gives the battle up."""
    seat = chance.choice(match.turn)
    menu = {verb: numbers for verb, numbers in match.menu(seat).items() if verb != "declare"}
    verb = chance.choice(sorted(menu))
    return seat, verb, chance.choice(list(menu[verb]))


@pytest.mark.parametrize(
    "table",
    [
        Table("branle_bas", 2, {}),
        Table("branle_bas", 4, {"deri_of_eight": True}),
        Table("branle_bas", 2, {"period": "1740-1783", "wind_by_choice": True, "strategic_morale": True}),
        Table("branle_bas", 2, {}, "la-goletta"),
        Table("branle_bas", 2, {}, "aboukir"),
    ],
    ids=str,
)
def test_everything_that_is_shown_has_words(table: Table) -> None:
    match, chance = set_up(table, 21), random.Random(21)
    said: set[str] = set()
    problems: set[str] = set()
    check_words(match, 0, said, problems)
    seen = 0
    while match.turn:
        for language in LANGUAGES:
            problems.update(wordless(prompt(match.state, match.turn[0]), Words(language, GAME)))
        match.act(*venture(match, chance))
        if chance.random() < 0.02 or not match.turn:
            check_words(match, seen, said, problems)
            seen = match.moment(None)
    assert len(said) > 100
    assert sorted(problems) == []


def test_every_rule_that_refuses_is_in_the_rulebook() -> None:
    known = rulebook("branle_bas", "en")
    assert sorted(set(re.findall(r'"(BBC-[\d.]*\d)"', CODE)) - set(known)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_signed_dice_are_told_with_their_sign(language: str) -> None:
    words = Words(language, GAME)
    assert [words.say(Text("signed-de", {"de": de})) for de in range(-2, 3)] == ["−2", "−1", "0", "+1", "+2"]
    assert words.say(Text("signed-sum", {"sum": -4})) == "−4"
