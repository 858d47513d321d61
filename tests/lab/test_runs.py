"""Simulations, arenas, ladders and sweeps: the same numbers whoever does the work."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from rich.console import Console

import escadre
from escadre.core.game import get
from escadre.lab.arena import Pair, arena, tally
from escadre.lab.arena import table as arena_table
from escadre.lab.ladder import ladder
from escadre.lab.play import play
from escadre.lab.simulate import simulate, summarise, table
from escadre.lab.sweep import sweep


def test_a_match_is_the_same_every_time_and_its_seed_matters():
    one = play("flotilla", ["captain", "ensign"], 5)
    assert one == play("flotilla", ["captain", "ensign"], 5)
    assert one != play("flotilla", ["captain", "ensign"], 6)
    assert one.finding == ""
    assert one.decisions >= 10
    assert one.worlds[0] > 0


def test_a_match_that_does_not_end_is_a_finding():
    assert play("flotilla", ["ensign"] * 2, 1, limit=3).finding == "not over after 3 decisions"


def test_a_summary_adds_up():
    summary = simulate("flotilla", ["ensign"] * 3, matches=60, workers=1)
    assert summary.finished == summary.matches == 60
    assert sum(summary.lengths.values()) == 60
    assert all(sum(column.values()) == 60 for column in summary.points)
    assert sum(share.count for share in summary.wins) >= 60
    assert summary.findings == []
    assert len(table(summary, "fr")) >= 2


def test_one_worker_and_two_give_the_same():
    one = simulate("flotilla", ["captain:2", "ensign"], matches=24, workers=1)
    assert simulate("flotilla", ["captain:2", "ensign"], matches=24, workers=2) == one


def test_ray_gives_the_same():
    pytest.importorskip("ray")
    one = simulate("flotilla", ["captain:2", "ensign"], matches=24, workers=1)
    assert simulate("flotilla", ["captain:2", "ensign"], matches=24, workers=2, engine="ray") == one


def test_plain_numbers_and_tables_of_a_game_are_added_up():
    one = play("flotilla", ["ensign"] * 2, 1)
    rows = [{"ties": [[2]], "cards": [[7, 1, 0], [9, 1, 1]]}, {"ties": [[4]], "cards": [[9, 2, 1]]}]
    played = [one.__class__(i, one.levels, one.ranks, one.scores, 10, (0, 0), stats) for i, stats in enumerate(rows)]
    summary = summarise("flotilla", one.levels, {}, 1, played)
    assert summary.counts["ties"].mean == 3.0
    assert [(t.name, t.rows) for t in summary.tallies] == [("cards", [[7, 1, 0], [9, 3, 2]])]


def test_a_game_counts_from_what_happened_in_the_true_match(monkeypatch):
    told = []

    def stats(s, events):
        told.extend(event.kind for event in events)
        return {"sent": [[sum(event.kind == "sent" for event in events)]]}

    game = get("flotilla")
    monkeypatch.setattr("escadre.lab.play.get", lambda key: replace(game, study=replace(game.study, stats=stats)))
    assert play("flotilla", ["captain:2", "ensign"], 5).stats == {"sent": [[10]]}
    assert told.count("round") == 5, "what bots only think of is not counted"


def test_a_long_table_shows_its_ends_and_a_share_its_interval():
    one = play("flotilla", ["ensign"] * 2, 1)
    stats = {"ships": [[ship, ship, 1] for ship in range(1, 31)], "camps": [[1, 30], [2, 10]]}
    played = [one.__class__(1, one.levels, one.ranks, one.scores, 10, (0, 0), stats)]
    console = Console(width=80, record=True)
    for part in table(summarise("flotilla", one.levels, {}, 1, played)):
        console.print(part)
    text = console.export_text()
    assert "the 10 highest and lowest of 30" in text
    assert re.search(r"^30 +30 +1 \(0\.03\)", text, re.M)
    assert not re.search(r"^15 +15 ", text, re.M)
    assert "75.0 % (59.8–85.8)" in text


def test_equals_share_the_arena():
    duel = arena("flotilla", "ensign", "ensign", pairs=200, workers=1)
    assert duel.pairs == 200
    assert duel.share.low < 0.5 < duel.share.high
    assert duel.share.of > 50
    assert abs(duel.games_a - duel.games_b) < 60


def test_exchanging_the_names_exchanges_the_result():
    one = arena("flotilla", "captain", "ensign", pairs=30, seats=4, workers=1)
    two = arena("flotilla", "ensign", "captain", pairs=30, seats=4, workers=1)
    assert one.share.rate > 0.5 > two.share.rate


def test_a_clear_arena_stops_early_and_an_open_one_does_not():
    wins = [Pair(1, 1, [])] * 100
    even = [Pair(1, 1, []), Pair(-1, -1, [])] * 50
    assert tally("flotilla", "a", "b", 2, {}, 1, iter(wins), 0.5).pairs == 20
    assert tally("flotilla", "a", "b", 2, {}, 1, iter(wins), None).pairs == 100
    assert not tally("flotilla", "a", "b", 2, {}, 1, iter(even), 0.5).early


def test_a_pair_is_decided_by_who_won_more_of_its_games():
    pairs = [Pair(1, 0, []), Pair(1, -1, []), Pair(0, 0, []), Pair(-1, 0, ["seed 3: broke"])]
    duel = tally("flotilla", "a", "b", 2, {}, 1, pairs, None)
    assert (duel.share.count, duel.share.of, duel.drawn) == (1, 2, 2)
    assert (duel.games_a, duel.games_b, duel.findings) == (2, 2, ["seed 3: broke"])
    assert arena_table([duel]).row_count == 1


def test_early_stopping_does_not_depend_on_the_workers():
    one, two = (arena("flotilla", "captain:2", "ensign", 60, workers=n, target=0.5) for n in (1, 2))
    assert one == two


def test_a_ladder_has_a_duel_for_each_step():
    duels = ladder("flotilla", rungs=(12, 4, 8), pairs=3, workers=1)
    assert [(duel.a, duel.b) for duel in duels] == [("admiral:8", "admiral:4"), ("admiral:12", "admiral:8")]


def test_a_sweep_has_a_summary_for_each_value():
    short, long = sweep("flotilla", {"rounds": [3, 5]}, ["ensign"] * 2, matches=10, workers=1)
    assert (short.options, long.options) == ({"rounds": 3}, {"rounds": 5})
    assert short.decisions.mean < long.decisions.mean


@pytest.mark.parametrize(
    "call",
    [
        lambda: simulate("flotilla", ["cadet"] * 2, 1),
        lambda: simulate("flotilla", ["ensign"] * 9, 1),
        lambda: simulate("flotilla", ["ensign"] * 2, 1, options={"rounds": 4}),
        lambda: simulate("flotilla", ["ensign"] * 2, 1, engine="steam"),
        lambda: simulate("flotilla", ["ensign"] * 2, 1, workers=0),
        lambda: arena("flotilla", "ensign", "cadet", 1),
        lambda: arena("nowhere", "ensign", "ensign", 1),
        lambda: ladder("flotilla", rungs=(50,)),
        lambda: sweep("flotilla", {"rounds": [3, 7]}, ["ensign"] * 2, 1),
    ],
)
def test_what_makes_no_sense_is_unreadable(call):
    with pytest.raises(escadre.Unreadable):
        call()
