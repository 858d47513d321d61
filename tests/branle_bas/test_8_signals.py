"""Signals: who sends, who sees, what is understood (BBC-8.14-8.20, BBC-8.23, BBC-8.28)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.games.branle_bas.play.rules.formations.signals import speaker
from escadre.games.branle_bas.play.rules.repairs import major_fires, sink_leaking, tangled_fires
from escadre.games.branle_bas.play.state import BEARING, IN_LINE, SUCCESSION, TOGETHER, TWO_LINES, BranleBasState
from tests.branle_bas.build import DE, de
from tests.branle_bas.squadrons import PORT, STARBOARD, Played, line, play, repeated, sea, signal, six, told

SEEN, NOT_SEEN, MISREAD = 0, 1, 2  # signal markers


def two_divisions(**place: Any) -> BranleBasState:
    """Ships 0 to 2 under the Admiral in 1, ships 3 to 5 under their commander in 4."""
    return sea(
        line(*["FRA-74"] * 3),
        line(*["FRA-74"] * 3, y=-15, division=1),
        wind=9,
        flagships=[1, None],
        divisions=[{"commander": 1}, {"commander": 4}],
        **place,
    )


def dice_of(s: BranleBasState) -> list[int]:
    return [event["ship"] for event in told(s, "die-signal")]


@pytest.mark.rule("BBC-8.14")
def test_the_admiral_signals_once_to_each_division_and_commanders_where_he_does_not() -> None:
    s = two_divisions()
    played = Played(s, "signals", DE[0])
    assert s.asking == 1
    assert played.menu()["lines"] == [0, 1, 2, 3]
    played.do(("lines", PORT))
    assert s.asking == 1
    assert played.menu()["lines"] == [2, 3]
    played.do("pass")
    assert s.asking == 4
    assert played.menu()["lines"] == [2, 3]
    played.do("pass")
    assert played.over


@pytest.mark.rule("BBC-8.14")
def test_a_commander_is_silent_when_the_admiral_has_spoken_to_his_division() -> None:
    s = two_divisions()
    played = Played(s, "signals", DE[-1])
    played.do(("together", signal(1, PORT)))
    assert s.asking == 1
    assert played.menu()["lines"] == [0, 1]
    played.do("pass")
    assert played.over
    assert dice_of(s) == [4]


@pytest.mark.rule("BBC-8.14")
def test_who_has_no_formation_to_signal_to_is_not_asked() -> None:
    s = six()
    s.formed = [True, False, False, False, False, False, False]
    assert Played(s, "signals").over


@pytest.mark.rule("BBC-8.15", "BBC-0.10", "BBC-E23")
def test_a_signal_names_division_turn_and_course() -> None:
    """To the second division, in succession, course 7: its commander tests, then those ahead of him; heading 210."""
    s = two_divisions()
    played = Played(s, "signals", DE[0], DE[1])
    played.do(("succession", signal(1, STARBOARD, 7)), "pass")
    assert played.over
    assert dice_of(s) == [4, 3]
    assert s.order[3:6] == [SUCCESSION] * 3
    assert s.order_course[3:6] == [2100] * 3
    assert s.order[:3] == [0, 0, 0]


@pytest.mark.rule("BBC-8.15")
def test_the_four_kinds_of_signals_and_their_numbers() -> None:
    menu = Played(six(), "signals").menu()
    courses = [0, 1, 2, 3, 4, 5, 6, 7, 11, 12]  # with the wind from 9 nobody can hold course 8, 9 or 10
    assert menu["succession"] == menu["together"] == courses + [13 + course for course in courses]
    assert menu["lines"] == [PORT, STARBOARD]
    assert menu["pass"] == [0]
    assert "line" not in menu  # it is one line already


@pytest.mark.rule("BBC-7.7", "BBC-8.8")
def test_no_signal_to_a_course_in_the_red_zone_nor_to_what_is() -> None:
    played = Played(six(), "signals")
    assert played.bars("succession", signal(0, PORT, 9)) == "BBC-7.7"
    assert played.bars("together", signal(0, PORT, 8)) == "BBC-7.7"
    assert played.bars("line", 0) == "BBC-8.8"


@pytest.mark.rule("BBC-8.17")
@pytest.mark.parametrize(
    ("die", "marker", "order"), [(2, SEEN, TOGETHER), (1, SEEN, TOGETHER), (0, SEEN, TOGETHER), (-1, NOT_SEEN, 0)]
)
def test_perception(die: int, marker: int, order: int) -> None:
    s = play(six(), "signals", ("together", signal(0, PORT)), dice=(die, 0, 0, 0, 0))
    assert s.misread[0] == marker
    assert s.order[0] == order


@pytest.mark.rule("BBC-8.17", "BBC-24.14", "BBC-E22", "BBC-28.10")
@pytest.mark.parametrize(
    ("type", "marker", "side", "course"), [("FRA-74", MISREAD, STARBOARD, 1500), ("ANG-74", SEEN, PORT, 300)]
)
def test_misread_port_is_starboard_but_not_to_the_english(type: str, marker: int, side: int, course: int) -> None:
    s = play(six(type), "signals", ("together", signal(0, PORT)), dice=(-2, 0, 0, 0, 0))
    assert (s.misread[0], s.order_side[0], s.order_course[0]) == (marker, side, course)
    assert (s.order_side[1], s.order_course[1]) == (PORT, 300)


@pytest.mark.rule("BBC-8.17")
def test_a_scenario_may_let_the_english_misread() -> None:
    ships = line(*["ANG-74"] * 2)
    for of in ships:
        of["traits"] = ["misreads"]
    s = play(sea(ships, wind=9, flagships=[1, None]), "signals", ("together", signal(0, PORT)), dice=(-2,))
    assert s.order_side[0] == STARBOARD


@pytest.mark.rule("BBC-8.17")
def test_who_did_not_see_it_tests_again_next_turn() -> None:
    s = play(six(), "signals", ("succession", signal(0, PORT)), dice=(-1, -1))
    assert s.misread[:3] == [NOT_SEEN, NOT_SEEN, SEEN]
    assert s.order[:3] == [0, 0, SUCCESSION]
    tangled_fires(s, de())
    s.events = []
    play(s, "signals", "pass", dice=(0, -1))
    assert s.order[:2] == [TOGETHER, 0]  # too late to lead the turn: she makes it on her own
    assert s.misread[:2] == [SEEN, NOT_SEEN]
    tangled_fires(s, de())
    play(s, "signals", "pass", dice=(2,))
    assert s.order[:2] == [TOGETHER, TOGETHER]
    tangled_fires(s, de())
    play(s, "signals", "pass")


@pytest.mark.rule("BBC-8.17", "BBC-24.14")
def test_a_new_signal_replaces_the_old_and_the_marker_stays_until_one_is_seen() -> None:
    s = play(six(), "signals", ("succession", signal(0, PORT)), dice=(-1, -2))
    assert s.misread[:2] == [NOT_SEEN, MISREAD]
    tangled_fires(s, de())
    s.events = []
    play(s, "signals", ("succession", signal(0, STARBOARD)), dice=(0, -1))
    assert dice_of(s) == [0, 1]
    assert s.order_side[:3] == [STARBOARD, STARBOARD, STARBOARD]  # the second holds to what it misread before
    assert s.misread[:2] == [SEEN, NOT_SEEN]


@pytest.mark.rule("BBC-8.18", "BBC-E22")
def test_in_succession_only_the_ships_ahead_of_the_flagship_test() -> None:
    s = play(six(), "signals", ("succession", signal(0, PORT)), dice=(0, 0))
    assert dice_of(s) == [0, 1]
    assert s.order[:6] == [SUCCESSION] * 6


@pytest.mark.rule("BBC-8.18", "BBC-E22")
def test_all_together_every_ship_but_the_flagship_tests() -> None:
    s = play(six(), "signals", ("together", signal(0, PORT)), dice=(0, 0, -1, 0, 0))
    assert dice_of(s) == [0, 1, 3, 4, 5]
    assert s.order[:6] == [TOGETHER, TOGETHER, TOGETHER, 0, TOGETHER, TOGETHER]
    assert s.mode[0] == BEARING


@pytest.mark.rule("BBC-8.18")
def test_the_commander_of_another_division_passes_on_what_he_has_read() -> None:
    """He misreads port for starboard; his own ships see what he shows."""
    s = two_divisions()
    play(s, "signals", ("together", signal(1, PORT)), "pass", dice=(-2, 0, -2))
    assert dice_of(s) == [4, 3, 5]
    assert s.order_side[3:6] == [STARBOARD, STARBOARD, PORT]
    assert s.misread[3:6] == [SEEN, MISREAD, MISREAD]


@pytest.mark.rule("BBC-8.18")
def test_a_commander_who_sees_nothing_shows_nothing_and_looks_again_next_turn() -> None:
    s = two_divisions()
    play(s, "signals", ("together", signal(1, PORT)), "pass", dice=(-1,))
    assert s.order[3:6] == [0, 0, 0]
    assert s.mode[1] == IN_LINE
    tangled_fires(s, de())
    play(s, "signals", "pass", "pass", dice=(0, 0, 0))
    assert s.order[3:6] == [TOGETHER] * 3


# ---- fog


@pytest.mark.rule("BBC-5.18")
def test_in_fog_a_signal_is_not_seen_farther_than_20_cm_and_no_frigate_repeats_it() -> None:
    """The next ship is 12.4 cm off, the one beyond 24.8."""
    s = six(fog=True, force="light")
    play(s, "signals", ("succession", signal(0, PORT)), dice=(0,))
    assert dice_of(s) == [1]
    assert s.misread[:2] == [NOT_SEEN, SEEN]
    assert s.order[:2] == [0, SUCCESSION]
    s = repeated()
    s.fog = True
    play(s, "signals", ("together", signal(0, PORT)), dice=(-1,))


# ---- courses without a side


@pytest.mark.rule("BBC-8.23")
def test_a_course_of_the_shorter_way_is_the_same_without_a_side() -> None:
    s = play(six(), "signals", ("succession", signal(0, STARBOARD, 6)), dice=(0, 0))
    assert s.signals[0].side == -1
    assert s.order_side[:3] == [STARBOARD] * 3
    assert s.order_course[0] == 1800


@pytest.mark.rule("BBC-8.23")
@pytest.mark.parametrize(("wind", "course", "side"), [(9, 6, STARBOARD), (5, 7, PORT)])
def test_misread_it_is_the_longer_way_but_not_through_the_wind(wind: int, course: int, side: int) -> None:
    """From heading 90 to course 6 by way of north leads through a wind from 9; to course 7 not through one from 5."""
    s = sea(line("FRA-74", "FRA-74"), wind=wind, flagships=[1, None])
    play(s, "signals", ("together", signal(0, STARBOARD, course)), dice=(-2,))
    assert s.misread[0] == MISREAD
    assert s.order_side[0] == side
    assert s.order_side[1] == STARBOARD


@pytest.mark.rule("BBC-8.23", "BBC-8.17")
def test_a_side_that_was_given_is_swapped_whatever_lies_between() -> None:
    s = sea(line("FRA-74", "FRA-74"), wind=9, flagships=[1, None])
    play(s, "signals", ("together", signal(0, PORT, 6)), dice=(-2,))  # the longer way was ordered
    assert s.order_side[:2] == [STARBOARD, PORT]


# ---- the formations that are signalled


@pytest.mark.rule("BBC-8.11", "BBC-8.15")
def test_two_lines_concern_the_ship_that_leads_the_second() -> None:
    s = play(six(), "signals", ("lines", STARBOARD), dice=(0,))
    assert dice_of(s) == [3]
    assert s.mode[0] == TWO_LINES
    assert s.lines_side[0] == STARBOARD
    s = play(six(), "signals", ("lines", STARBOARD), dice=(-2,))
    assert s.mode[0] == TWO_LINES
    assert s.lines_side[0] == PORT
    s = play(six(), "signals", ("lines", STARBOARD), dice=(-1,))
    assert s.mode[0] == IN_LINE


@pytest.mark.rule("BBC-8.11")
def test_one_line_again() -> None:
    s = six(divisions=[{"commander": 2, "mode": TWO_LINES}])
    play(s, "signals", ("line", 0), dice=(-2,))  # no side, nothing to mistake
    assert s.mode[0] == IN_LINE
    assert s.misread[3] == SEEN


# ---- who speaks for a side


@pytest.mark.rule("BBC-8.28")
def test_the_commander_of_the_next_division_signals_for_a_dead_admiral() -> None:
    s = two_divisions()
    assert speaker(s, 0) == 1
    s.admiral_dead[0] = True
    assert speaker(s, 0) == 4
    played = Played(s, "signals")
    assert s.asking == 4
    assert played.menu()["lines"] == [0, 1, 2, 3]


@pytest.mark.rule("BBC-8.28")
def test_else_the_ship_of_best_rank_then_the_first() -> None:
    s = sea(line("FRA-64", "FRA-74", "FRA-80", "FRA-80"), wind=9, flagships=[1, None])
    s.admiral_dead[0] = True
    assert speaker(s, 0) == 2
    s.captor[2] = 1
    assert speaker(s, 0) == 3


@pytest.mark.rule("BBC-8.28")
@pytest.mark.parametrize("blown_up", [True, False])
def test_the_new_voice_is_heard_from_the_next_turn_on(blown_up: bool) -> None:
    s = sea(
        line(*["FRA-74"] * 2),
        line(*["FRA-74"] * 2, y=-65, division=1),
        wind=9,
        flagships=[1, None],
        divisions=[{"commander": 1}, {"commander": 2}],
    )
    tangled_fires(s, de())
    if blown_up:
        s.fires[1] = 3
        major_fires(s, de(-2, 0))
    else:
        s.leaks[1] = [s.turn]
        sink_leaking(s, de())
    assert Played(s, "signals").over
    tangled_fires(s, de())
    Played(s, "signals")
    assert s.asking == 2
