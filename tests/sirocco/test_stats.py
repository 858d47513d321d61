"""What the lab counts in a match: cards laid, won and lost, camps, ties and no combats."""

from __future__ import annotations

from collections import Counter

import pytest
from rich.console import Console

from escadre import Match
from escadre.core.frames import Event
from escadre.core.words import LANGUAGES
from escadre.games.sirocco.play.catalog import CARD, CODES
from escadre.games.sirocco.play.columns import ALLIED, AXIS, DECK
from escadre.games.sirocco.study.stats import stats
from escadre.lab.play import play
from escadre.lab.simulate import Labels, simulate, table
from tests.sirocco import build
from tests.sirocco.build import silence, turn


def counted(match: Match) -> dict[str, list[list[int]]]:
    happened: list[Event] = [event for entry in match.log for event in entry.events]
    return stats(match.state, happened)


def card(match: Match, code: str) -> list[int]:
    """Laid, won, Operation VP, lost."""
    return next(row[1:] for row in counted(match)["cards"] if row[0] == CARD[code])


def test_a_convoy_counts_what_was_laid_what_won_and_what_was_lost() -> None:
    match = build.table([["A02", "X43"], ["X12", "X35"], ["A15", "A36"]], type="surface", left=0)
    for seat, code in enumerate(("A02", "X12", "A15")):
        turn(match, seat, code)
    silence(match)
    assert card(match, "A02") == [1, 1, 3, 0]  # O05 is worth 3
    assert card(match, "A15") == [1, 0, 0, 0]
    assert card(match, "X12") == [1, 0, 0, 1]
    assert card(match, "X43") == [0, 0, 0, 0]  # never left the hand
    found = counted(match)
    assert found["camps"] == [[ALLIED, 1], [AXIS, 0]]
    assert (found["ties"], found["no_combats"]) == ([[0]], [[0]])


def test_a_tie_and_a_no_combat() -> None:
    match = build.table([["A12"], ["X12"], ["A30"]], type="surface", removed=build.all_but("A12", "X12", "A30"), left=0)
    assert match.turn == (0,)
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    turn(match, 2, "A30")
    silence(match)
    assert build.totals(match) == (0, 0)  # the second attempt: nobody had a card left
    found = counted(match)
    assert found["ties"] == [[1]]
    assert found["no_combats"] == [[1]]
    assert found["camps"] == [[ALLIED, 0], [AXIS, 0]]


def test_damage_that_is_turned_up_and_then_put_on_its_target_was_laid_once() -> None:
    events = [
        Event("shown", {"seat": 0, "card": CARD["X54"]}),
        Event("laid-on", {"seat": 0, "card": CARD["X54"], "target": CARD["A12"]}),
        Event("totals", {"allied": 1, "axis": 2}),
        Event("laid-on", {"seat": 0, "card": CARD["X54"], "target": CARD["A12"]}),
    ]
    match = build.table([["A12"], ["X12"], ["A15"]], type="surface")
    rows = stats(match.state, events)["cards"]
    assert [row for row in rows if row[1]] == [[CARD["X54"], 2, 0, 0, 0]]


def test_the_trick_is_won_by_a_card_of_the_winning_camp() -> None:
    """With Night action a seat fights for both camps; its best card may be on the losing side."""
    seen: Counter[str] = Counter()
    for seed in range(30):
        for options in ({}, {"advanced": True, "both_camps": True}):
            played = play("sirocco", ["ensign"] * 3, seed, options)
            assert played.finding == ""
            camps = dict(played.stats["camps"])
            for number, _, won, *_ in played.stats["cards"]:
                seen["allied" if CODES[number][0] == "A" else "axis"] += won
                camps[ALLIED if CODES[number][0] == "A" else AXIS] -= won
            assert camps == {ALLIED: 0, AXIS: 0}
    assert min(seen["allied"], seen["axis"]) > 100


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_numbers_of_a_match_fit_each_other(seats: int) -> None:
    played = play("sirocco", ["ensign"] * seats, 7)
    found = played.stats
    plain = {name: rows[0][0] for name, rows in found.items() if len(rows[0]) == 1}
    assert plain["operations"] == plain["convoys"] + plain["battles"] == 22
    assert sum(won for _, won in found["camps"]) + plain["no_combats"] == 22
    assert [row[0] for row in found["cards"]] == DECK
    assert sum(row[1] for row in found["cards"]) > 22 * seats / 2
    assert all(laid >= won for _, laid, won, *_ in found["cards"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_counted_has_words(language: str) -> None:
    labels = Labels("sirocco", language)
    for name, rows in play("sirocco", ["ensign"] * 3, 1).stats.items():
        assert labels.words.has(f"stat-{name.replace('_', '-')}"), name
        if len(rows[0]) > 1:
            assert all(not labels.column(name, i).startswith("#") for i in range(1, len(rows[0])))
            assert not labels.key(name, rows[0][0]).isdigit()
    assert labels.key("cards", CARD["X01"]) == "X01 Littorio"
    assert labels.key("camps", AXIS) in ("Axis", "Axe")


def test_the_summary_fits_80_columns_and_names_the_cards() -> None:
    console = Console(width=80, record=True)
    for part in table(simulate("sirocco", ["ensign"] * 4, matches=6, workers=1)):
        console.print(part)
    text = console.export_text()
    assert "…" not in text
    for said in ("Operations fought", "Ties", "No combats", "Decisions", "Allies", "the 10 highest and lowest of 121"):
        assert said in text
