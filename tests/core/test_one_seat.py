"""A match of one seat: it is won, drawn or lost by degree, and nobody else is asked. And games without bots."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import escadre
from escadre.core import codec
from escadre.core.dice import LoadedDice
from escadre.core.errors import Illegal, Tampered, Unreadable
from escadre.core.game import get
from escadre.core.match import Match
from escadre.core.types import Outcome, Text, Verdict
from escadre.core.words import Words
from tests import quiet

WHY = Text("why")


def play(match: Match, seed: int = 1) -> Match:
    chance = random.Random(seed)
    while match.turn:
        verb, args = chance.choice(list(match.menu(0).items()))
        match.act(0, verb, chance.choice(args))
    return match


# ---- the outcome


def test_an_outcome_without_verdicts_has_the_bytes_it_always_had() -> None:
    assert codec.encode(Outcome((0, 1), (5, 3), WHY)) == b'{"ranks":[0,1],"scores":[5,3],"why":{"id":"why"}}'
    assert codec.decode(Outcome, b'{"ranks":[0,0],"scores":[5,5],"why":{"id":"w"}}').winners == (0, 1)


def test_a_verdict_says_who_has_won_whatever_the_rank() -> None:
    lost = Outcome((0,), (1,), WHY, (Verdict("lost", Text("rout")),))
    assert (lost.result(0), lost.winners) == ("lost", ())
    assert codec.decode(Outcome, codec.encode(lost)) == lost
    both = Outcome((0, 1), (4, 4), WHY, (Verdict("drawn"), Verdict("won")))
    assert (both.winners, both.result(0)) == ((1,), "drawn")
    assert [verdict.said.id for verdict in both.verdicts] == ["verdict-drawn", "verdict-won"]


@pytest.mark.parametrize(
    ("ranks", "scores", "verdicts"),
    [((0,), (1,), ()), ((0, 1), (1,), ()), ((0, 1), (1, 0), (Verdict("won"),))],
)
def test_an_outcome_that_leaves_a_seat_out_is_a_fault(
    ranks: tuple[int, ...], scores: tuple[int, ...], verdicts: tuple[Verdict, ...]
) -> None:
    with pytest.raises(AssertionError):
        Outcome(ranks, scores, WHY, verdicts)


@pytest.mark.rule("PAT-5.1")
@pytest.mark.parametrize(
    ("dice", "result", "degree"),
    [
        ((6, 6, 6), "won", "degree-decisive"),
        ((6, 6, 1), "won", "degree-victory"),
        ((6, 1, 1), "drawn", "degree-draw"),
        ((1, 1, 1), "lost", "degree-defeat"),
    ],
)
def test_alone_it_is_won_drawn_or_lost_by_what_was_lost(dice: tuple[int, ...], result: str, degree: str) -> None:
    """Three stretches with escorts that nothing but a six brings home: each roll is preceded by the raider drawn."""
    match = Match.new("patience", 1, seed=1, options={"stretches": 3})
    s = match.state
    s.hands, s.reserve = [[1, 2, 3, 4, 5]], list(range(6, 13))
    for roll in dice:
        s.lurking, s.raiders = [12], [raider for raider in range(1, 12) if raider not in s.past]
        s.past = [raider for raider in s.past if raider != 12]
        match.dice = LoadedDice(roll, 1)  # type: ignore[assignment]
        match.act(0, "escort", match.menu(0)["escort"][0])
        match.act(0, "sail")
    assert match.outcome is not None
    assert match.outcome.verdicts == (Verdict(result, Text(degree)),)  # type: ignore[arg-type]
    assert match.outcome.winners == ((0,) if result == "won" else ())
    assert Words("fr", match.game).say(match.outcome.verdicts[0].said)


@pytest.mark.rule("PAT-5.2")
def test_of_two_the_ranks_tell() -> None:
    match = Match.new("patience", 2, seed=4)
    while match.turn:
        seat = match.turn[0]
        verb, args = next(iter(match.menu(seat).items()))
        match.act(seat, verb, args[0])
    outcome = match.outcome
    assert outcome is not None
    assert outcome.verdicts == ()
    assert 0 in outcome.ranks


# ---- the match


def test_it_is_saved_replayed_proven_and_forked() -> None:
    match = play(Match.new("patience", 1, seed=3, scenario="narrows"))
    data = match.save()
    assert Match.load(data).outcome == match.outcome
    assert escadre.verify(data)["over"]
    half = Match.replay(data, upto=6)
    assert half.turn == (0,)
    fork = half.fork(0, seed=5)
    assert (fork.setup.seats, fork.setup.scenario, fork.outcome) == (1, "narrows", None)
    scene = fork.view(0)
    assert (scene.act, scene.undo, scene.log) == (0, "", ()), "it begins a log of its own"
    assert play(fork).outcome is not None
    assert match.luck()[0]["dice"] == 5


def test_what_all_may_see_is_taken_back_without_asking() -> None:
    match = Match.new("patience", 1, seed=3)
    match.act(0, "escort", match.menu(0)["escort"][0])
    assert any(not event.to for event in match.log[-1].events)
    assert match.view(0).undo == "free"
    match.undo(0)
    assert set(match.menu(0)) == {"escort", "scout"}


def test_of_two_the_same_needs_consent() -> None:
    match = Match.new("patience", 2, seed=3)
    match.act(0, "escort", match.menu(0)["escort"][0])
    assert match.view(0).undo == "ask"


def test_nothing_goes_behind_a_die_or_a_reveal() -> None:
    match = Match.new("patience", 1, seed=3)
    match.act(0, "scout")
    with pytest.raises(Illegal, match="taken back"):
        match.undo(0)
    match.act(0, "escort", match.menu(0)["escort"][0])
    match.act(0, "sail")
    assert match.view(0).undo == ""


def test_who_gives_up_alone_has_lost() -> None:
    match = Match.new("patience", 1, seed=3)
    match.concede(0)
    assert match.outcome is not None
    assert (match.outcome.ranks, match.outcome.winners, match.outcome.result(0)) == ((0,), (), "lost")
    assert Match.load(match.save()).outcome == match.outcome


def test_nobody_agrees_on_a_draw_with_himself() -> None:
    match = Match.new("patience", 1, seed=3)
    with pytest.raises(Illegal, match="nobody to agree"):
        match.draw(0)
    assert match.outcome is None


@pytest.mark.rule("PAT-4.1")
def test_a_scenario_of_one_side_is_for_one_seat() -> None:
    with pytest.raises(Unreadable, match="is for one seat, not 2"):
        Match.new("patience", 2, scenario="narrows")
    with pytest.raises(Unreadable, match="five stretches"):
        Match.new("patience", 1, scenario="narrows", options={"stretches": 3})
    assert min(Match.new("patience", 1, seed=1, scenario="narrows").state.raiders) > 4


def test_a_save_of_one_seat_with_a_draw_in_it_is_refused() -> None:
    match = play(Match.new("patience", 1, seed=3))
    body = match.save().decode().replace('"order": "escort', '"order": "drawn", "was": "escort', 1)
    with pytest.raises(Tampered):
        Match.load(body)


# ---- games without bots


@pytest.fixture(scope="module")
def without_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with quiet.installed(tmp_path_factory.mktemp("quiet")):
        yield


@pytest.mark.usefixtures("without_bots")
def test_a_game_without_bots_is_played_and_saved_and_refuses_a_fork() -> None:
    match = Match.new("hermit", 1, seed=2)
    with pytest.raises(Unreadable, match="no bots: people play it"):
        match.fork(0)
    assert Match.load(play(match).save()).outcome == match.outcome
    assert not get("quiet").think.bots
