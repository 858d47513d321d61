"""Runs of a game for one seat: its results by degree, and what needs two sides says so."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from escadre.bots import guessed, make
from escadre.core.dice import Dice
from escadre.core.errors import Unreadable
from escadre.core.game import get
from escadre.core.match import Match
from escadre.core.types import Outcome, Text, Verdict
from escadre.lab.arena import arena, duel_seats
from escadre.lab.fuzz import hunt
from escadre.lab.ladder import ladder
from escadre.lab.play import Played
from escadre.lab.report import page
from escadre.lab.simulate import Summary, simulate, summarise, table
from escadre.lab.sweep import sweep
from tests import quiet


@pytest.fixture(scope="module")
def summary() -> Summary:
    return simulate("patience", ["ensign"], matches=60, workers=1)


def told(summary: Summary, language: str) -> str:
    console = Console(width=80, record=True, file=io.StringIO())
    for part in table(summary, language):
        console.print(part)
    return console.export_text()


def test_first_of_one_has_not_won_by_that(summary: Summary) -> None:
    assert summary.finished == 60
    assert 0 < summary.wins[0].count < 60
    results = {row.verdict.result: row.share for row in summary.graded if row.verdict.degree is None}
    assert summary.wins[0] == results["won"]
    assert sum(share.count for share in results.values()) == 60
    assert all(0 <= share.low <= share.rate <= share.high <= 1 for share in results.values())


def test_the_degrees_of_a_result_add_up_and_the_best_comes_first() -> None:
    def outcome(result: str, degree: str, score: int) -> Outcome:
        return Outcome((0,), (score,), Text("why"), (Verdict(result, Text(degree)),))  # type: ignore[arg-type]

    ends = [
        outcome("won", "degree-victory", 4),
        outcome("won", "degree-decisive", 5),
        outcome("lost", "degree-defeat", 0),
    ]
    played = [Played(i, ("ensign",), end, 9, (0,), {}) for i, end in enumerate(ends)]
    rows = summarise("patience", ["ensign"], {}, 1, played).graded
    assert [(row.verdict.said.id, row.share.count) for row in rows] == [
        ("verdict-won", 2), ("degree-decisive", 1), ("degree-victory", 1), ("verdict-drawn", 0), ("verdict-lost", 1),
        ("degree-defeat", 1),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("Won", "Drawn", "Defeat")), ("fr", ("Gagné", "Nulle", "Défaite"))]
)
def test_the_table_and_the_page_tell_results_and_no_lead_over_a_second(
    summary: Summary, language: str, words: tuple[str, ...]
) -> None:
    for text in (told(summary, language), page([summary], language)):
        assert all(word in text for word in words)
        assert not any(word in text for word in ("second", "shared", "partagée", "[lab-", "[verdict-"))
    assert "stroke-dasharray" not in page([summary], language), "there is no equal share of one"


def test_a_sweep_over_one_seat() -> None:
    short, long = sweep("patience", {"stretches": [3, 5]}, ["ensign"], matches=20, workers=1)
    assert short.decisions.mean < long.decisions.mean


def test_an_arena_and_a_ladder_need_two_sides() -> None:
    for scenario, seats in (("", 1), ("narrows", None)):
        with pytest.raises(Unreadable, match="one for each side"):
            arena("patience", "captain", "ensign", seats=seats, scenario=scenario)
    with pytest.raises(Unreadable, match="one for each side"):
        ladder("patience", (2, 4), scenario="narrows")


def test_a_game_for_one_or_two_has_its_arena_at_two() -> None:
    assert duel_seats(get("patience")) == 2
    assert arena("patience", "ensign", "ensign", pairs=4, workers=1).seats == 2


def test_nothing_is_found_in_random_matches_of_one_seat() -> None:
    assert hunt("patience", matches=25, seats=1, folder=None, workers=1) == []
    assert hunt("patience", matches=5, scenario="narrows", folder=None, workers=1) == []


@pytest.mark.parametrize("level", ["captain", "admiral:60"])
def test_a_bot_that_plays_alone_takes_the_escort_that_is_strong_enough(level: str) -> None:
    match = Match.new("patience", 1, seed=1)
    s = match.state
    s.stretch, s.hands, s.home = 5, [[2, 9]], [[4, 5]]
    s.lost, s.reserve = [[1]], [ship for ship in range(1, 13) if ship not in (1, 2, 4, 5, 9)]
    s.lurking, s.spotted, s.scouts = [7], [True], [0]
    s.raiders = [raider for raider in range(1, 13) if raider != 7]
    s.past = []
    assert make(level).choose(guessed(match.game, s, 0), 0, match.menu(0), Dice(3)) == ("escort", 9)


def test_a_game_without_bots_says_so_before_the_first_match_and_is_fuzzed(tmp_path) -> None:
    with quiet.installed(tmp_path):
        for run in (simulate, lambda key, levels: arena(key, *levels), lambda key, levels: sweep(key, {}, levels)):
            with pytest.raises(Unreadable, match="no bots"):
                run("quiet", ["ensign", "ensign"])
        assert hunt("quiet", matches=3, folder=None, workers=1) == []
        assert hunt("hermit", matches=3, seats=1, folder=None, workers=1) == []
