"""Fleet markers, dummies, splits, transfers, destroyers (TF-3.6), in the organisation steps."""

from __future__ import annotations

import pytest

from escadre.core.dice import Dice, LoadedDice
from escadre.core.flow import barred, play, who
from escadre.core.frames import Frame
from escadre.games.task_force.play.catalog import CUP
from escadre.games.task_force.play.conservation import boards as check_boards
from escadre.games.task_force.play.conservation import markers as check_markers
from escadre.games.task_force.play.flow import FLOW
from escadre.games.task_force.play.rules.chart import chart, hex_number
from escadre.games.task_force.play.rules.damage import sink
from escadre.games.task_force.play.rules.movement import allowance, remove_dummies
from escadre.games.task_force.play.rules.naval.contacts import reveal_fleet
from escadre.games.task_force.play.rules.organisation.step import SHIPS
from escadre.games.task_force.play.rules.organisation.transfers import BOARDS
from escadre.games.task_force.play.rules.reconnaissance import put_chit, read_chits
from escadre.games.task_force.play.rules.ships import (
    fleet_markers,
    formation_of,
    is_dummy,
    marker_withdraws,
    markers_in,
    on_map,
)
from escadre.games.task_force.play.rules.withdrawal import leave
from escadre.games.task_force.play.state import (
    REPORTED,
    TURNED_UP,
    UNDETECTED,
    TaskForceState,
)
from escadre.games.task_force.play.terms import ALLIES, CARRIER_SIGHTED, CRITICAL, DETECTED, FLEET_SIGHTED, IJN
from tests.task_force.build import dummy, fleet, legal, run, table

NIGHT_TURN, DAY_TURN = 1, 3
HERE = "1505"


def board(number: int, side: int = IJN) -> int:
    return formation_of(side, number)


def place(s: TaskForceState, label: str = HERE) -> int:
    hex = chart(s).grid.read(label)
    assert hex is not None, label
    return hex_number(s, hex)


def organise(s: TaskForceState, label: str = HERE, dice: Dice | None = None) -> None:
    """To the organisation step of the IJN, which has the initiative, and to a hex."""
    run(s, "movement", dice or LoadedDice())
    if "organise" in legal(s, IJN) and place(s, label) in legal(s, IJN)["organise"]:
        act(s, "organise", place(s, label))


def act(s: TaskForceState, verb: str, arg: int = 0, dice: Dice | None = None) -> None:
    assert arg in legal(s, IJN)[verb], f"{verb} {arg}: {legal(s, IJN)}"
    play(s, FLOW, IJN, verb, arg, dice or LoadedDice())


def refusal(s: TaskForceState, verb: str, arg: int) -> str:
    return barred(s, FLOW, IJN)[verb][arg]


# ---- dummies


@pytest.mark.rule("TF-EX.45", "TF-3.6.1.c", "TF-3.6.1.d", "TF-3.6.1.e", "TF-3.6.4.b", "TF-3.6.1.f")
def test_a_merge_frees_a_marker_for_a_dummy_in_the_same_step() -> None:
    s = table(turn=NIGHT_TURN)
    for number in range(7, 11):
        fleet(s, "ijn", number, HERE if number < 9 else "1705", "kako", "aoba")
    for _ in range(5):
        dummy(s, "ijn", "1905")
    organise(s)
    act(s, "merge", board(7) * BOARDS + board(8))
    added = 0
    while place(s, "1905") in legal(s, IJN).get("dummy", []):
        act(s, "dummy", place(s, "1905"))
        added += 1
    assert added == 4
    act(s, "done")
    assert (fleet_markers(s, IJN), sum(is_dummy(s, marker) for marker in on_map(s, IJN))) == (12, 9)
    check_markers(s)


@pytest.mark.rule("TF-3.2.g", "TF-3.6.1.d", "TF-3.6.3.a")
def test_dummies_and_splits_are_for_the_night() -> None:
    s = table(turn=DAY_TURN)
    fleet(s, "ijn", 7, HERE, "kako", "aoba", "furutaka", "kinugasa")
    organise(s)
    assert not {"dummy", "found", "separate", "give_up"} & set(legal(s, IJN))


@pytest.mark.rule("TF-3.6.1.j")
def test_no_dummy_beside_an_enemy_marker() -> None:
    s = table(turn=NIGHT_TURN)
    fleet(s, "ijn", 7, HERE, "kako", "aoba")
    dummy(s, "allies", "1605")
    organise(s)
    assert refusal(s, "dummy", place(s)) == "TF-3.6.1.j"


@pytest.mark.rule("TF-3.6.1.g", "TF-3.6.1.i", "TF-3.8.d", "TF-DP.4")
def test_a_new_dummy_is_seen_when_the_step_is_done_and_nobody_knows_which_it_is() -> None:
    holders = set()
    for seed in range(12):
        s = table(turn=NIGHT_TURN)
        fleet(s, "ijn", 7, HERE, "kako", "aoba")
        letter = s.letter[0]
        organise(s)
        act(s, "dummy", place(s))
        assert len(on_map(s, IJN)) == 1
        play(s, FLOW, IJN, "done", 0, Dice(seed))
        assert len(on_map(s, IJN)) == 2
        assert letter not in [s.letter[marker] for marker in on_map(s, IJN)]
        holders.add(s.marker[board(7)])
    assert holders == {0, 1}


@pytest.mark.rule("TF-3.6.1.h", "TF-3.6.4.j")
def test_markers_of_a_hex_are_shuffled_once_a_step_by_day_too() -> None:
    s = table(turn=DAY_TURN)
    fleet(s, "ijn", 7, HERE, "kako", "aoba")
    dummy(s, "ijn", HERE)
    dummy(s, "ijn", "1705")
    before = list(s.letter)
    organise(s)
    assert refusal(s, "shuffle", place(s, "1705")) == "TF-3.6.1.h"
    act(s, "shuffle", place(s))
    assert refusal(s, "shuffle", place(s)) == "TF-3.6.4.j"
    act(s, "done")
    assert not {s.letter[0], s.letter[1]} & set(before)
    assert s.letter[2] == before[2]


@pytest.mark.rule("TF-3.6.1.g", "TF-3.6.1.h")
def test_a_reported_marker_keeps_its_identity() -> None:
    s = table(turn=DAY_TURN)
    fleet(s, "ijn", 7, HERE, "kako", "aoba")
    for _ in range(2):
        dummy(s, "ijn", HERE)
    s.detection[0], s.report[0] = REPORTED, FLEET_SIGHTED
    letter = s.letter[0]
    organise(s)
    act(s, "shuffle", place(s))
    act(s, "done")
    assert (s.letter[0], s.marker[board(7)]) == (letter, 0)


# ---- splits


def four_cruisers(turn: int = NIGHT_TURN) -> tuple[TaskForceState, list[int]]:
    s = table(turn=turn)
    return s, fleet(s, "ijn", 7, HERE, "kako", "aoba", "furutaka", "kinugasa")


@pytest.mark.rule("TF-3.6.3.a", "TF-3.6.3.b", "TF-3.6.3.f", "TF-3.6.3.g", "TF-3.6.3.e")
def test_a_split_makes_a_second_task_force_of_the_lowest_number() -> None:
    s, ships = four_cruisers()
    organise(s)
    act(s, "found", ships[0])
    assert refusal(s, "done", 0) == "TF-3.6.3.e"
    act(s, "transfer", ships[1] * BOARDS + board(8))
    assert fleet_markers(s, IJN) == 1  # not before the step is done
    act(s, "done")
    assert (s.boxes[board(7)], s.boxes[board(8)]) == (ships[2:], ships[:2])
    assert fleet_markers(s, IJN) == 2
    assert [event.args for event in s.events if event.kind == "split"] == [{"hex": place(s), "markers": 2}]
    check_markers(s)


@pytest.mark.rule("TF-3.6.3.e", "TF-3.7.1.f")
def test_both_parts_of_a_split_need_one_and_a_half_units() -> None:
    s = table(turn=NIGHT_TURN)
    ships = fleet(s, "ijn", 7, HERE, "kako", "aoba", "dd-jp/")
    organise(s)
    assert refusal(s, "found", ships[0]) == "TF-3.6.3.e"


@pytest.mark.rule("TF-3.6.3.c")
@pytest.mark.parametrize("level", [UNDETECTED, REPORTED, TURNED_UP])
def test_the_parts_are_known_as_far_as_the_whole_was(level: int) -> None:
    s, ships = four_cruisers()
    s.detection[0] = level
    s.report[0] = FLEET_SIGHTED if level == REPORTED else 0
    organise(s)
    act(s, "found", ships[0])
    act(s, "transfer", ships[1] * BOARDS + board(8))
    act(s, "done")
    both = markers_in(s, s.hex[s.marker[board(7)]], IJN)
    assert [s.detection[marker] for marker in both] == [level, level]
    assert [s.report[marker] for marker in both] == [s.report[s.marker[board(7)]]] * 2


@pytest.mark.rule("TF-3.6.3.d", "TF-3.6.1.k")
def test_a_dummy_is_given_up_for_a_split_and_for_nothing_else() -> None:
    s, ships = four_cruisers()
    spare = [dummy(s, "ijn", "1905") for _ in range(11)]
    organise(s)
    assert refusal(s, "found", ships[0]) == "TF-3.6.3.d"
    act(s, "give_up", spare[0])
    act(s, "found", ships[0])
    act(s, "transfer", ships[1] * BOARDS + board(8))
    act(s, "done")
    assert (fleet_markers(s, IJN), s.hex[spare[0]]) == (12, -1)


@pytest.mark.rule("TF-3.6.1.k")
def test_a_dummy_given_up_without_a_split_stays() -> None:
    s, _ = four_cruisers()
    spare = [dummy(s, "ijn", "1905") for _ in range(11)]
    organise(s)
    act(s, "give_up", spare[0])
    assert refusal(s, "give_up", spare[1]) == "TF-3.6.1.k"
    act(s, "done")
    assert fleet_markers(s, IJN) == 12


# ---- transfers


def two_columns(turn: int = DAY_TURN) -> tuple[TaskForceState, list[int], list[int]]:
    s = table(turn=turn)
    first = fleet(s, "ijn", 7, HERE, "kako", "aoba", "furutaka")
    second = fleet(s, "ijn", 8, HERE, "myoko", "haguro")
    return s, first, second


@pytest.mark.rule("TF-3.6.4.a", "TF-3.6.4.j", "TF-3.6.4.l", "TF-2.5.f")
def test_a_ship_goes_to_another_formation_of_her_hex_once() -> None:
    s, first, second = two_columns()
    organise(s)
    act(s, "transfer", first[0] * BOARDS + board(8))
    assert (s.boxes[board(7)], s.boxes[board(8)]) == (first[1:], [*second, first[0]])
    assert refusal(s, "transfer", first[0] * BOARDS + board(7)) == "TF-3.6.4.j"


@pytest.mark.rule("TF-3.7.1.f")
def test_no_transfer_leaves_less_than_one_and_a_half_units() -> None:
    s, _, second = two_columns()
    organise(s)
    assert refusal(s, "transfer", second[0] * BOARDS + board(7)) == "TF-3.7.1.f"


@pytest.mark.rule("TF-3.6.4.c", "TF-3.6.4.m")
def test_ships_of_a_detected_task_force_betray_the_one_they_join() -> None:
    s, first, _ = two_columns()
    s.detection[0] = TURNED_UP
    organise(s)
    act(s, "transfer", first[0] * BOARDS + board(8))
    assert s.detection[1] == UNDETECTED  # until the step is done
    act(s, "done")
    assert s.detection[1] == TURNED_UP


@pytest.mark.rule("TF-3.6.4.d", "TF-DP.28")
def test_the_opponent_chooses_the_face_of_the_new_report() -> None:
    s, first, _ = two_columns()
    s.detection[0], s.report[0] = REPORTED, FLEET_SIGHTED
    organise(s)
    act(s, "transfer", first[0] * BOARDS + board(8))
    act(s, "done")
    assert (who(s, FLOW), legal(s, ALLIES)["report"]) == ([ALLIES], [FLEET_SIGHTED, CARRIER_SIGHTED])
    play(s, FLOW, ALLIES, "report", CARRIER_SIGHTED, LoadedDice())
    assert (s.detection[1], s.report[1], who(s, FLOW)) == (REPORTED, CARRIER_SIGHTED, [IJN])


@pytest.mark.rule("TF-3.6.4.e")
def test_the_sender_stays_hidden() -> None:
    s, first, _ = two_columns()
    s.detection[1] = TURNED_UP
    organise(s)
    act(s, "transfer", first[0] * BOARDS + board(8))
    act(s, "done")
    assert s.detection[0] == UNDETECTED


@pytest.mark.rule("TF-3.6.4.k", "TF-3.5.m.1")
def test_a_carrier_moves_only_to_a_ring_that_has_lost_its_own() -> None:
    s = table(turn=DAY_TURN)
    ring = fleet(s, "ijn", 1, HERE, "shokaku", "kako", "aoba")
    empty = fleet(s, "ijn", 2, HERE, "myoko", "haguro")
    fleet(s, "ijn", 7, HERE, "furutaka", "kinugasa")
    organise(s)
    assert refusal(s, "transfer", ring[0] * BOARDS + board(7)) == "TF-3.6.4.k"
    act(s, "transfer", ring[0] * BOARDS + board(2))
    assert (s.boxes[board(2)], s.ringed[board(2)], s.ringed[board(1)]) == ([ring[0], *empty], True, False)
    assert legal(s, IJN)["next"] == ring[1:]  # the order of what she left
    act(s, "keep")
    check_boards(s)


@pytest.mark.rule("TF-3.6.4.j", "TF-3.6.4.a", "TF-2.5.f")
def test_the_order_of_a_column_is_set_once() -> None:
    s, first, _ = two_columns()
    organise(s)
    act(s, "order", board(7))
    act(s, "next", first[2])
    act(s, "next", first[0])
    assert s.boxes[board(7)] == [first[2], first[0], first[1]]
    assert refusal(s, "order", board(7)) == "TF-3.6.4.j"


@pytest.mark.rule("TF-EX.11", "TF-3.7.1.h", "TF-3.7.1.i", "TF-3.7.1.j")
def test_two_carrier_task_forces_under_one_marker_give_one_report() -> None:
    s = table(turn=DAY_TURN)
    fleet(s, "ijn", 1, HERE, "shokaku", "kako")
    fleet(s, "ijn", 2, HERE, "zuikaku", "aoba")
    organise(s)
    act(s, "combine", board(2) * BOARDS + board(1))
    act(s, "done")
    assert on_map(s, IJN) == [s.marker[board(1)]] == [s.marker[board(2)]]
    s.cup = [kind for kind, count in enumerate(CUP) for _ in range(count)]
    s.searches, s.acting = [], ALLIES
    put_chit(s, ALLIES, s.hex[s.marker[board(1)]], LoadedDice(draws=[DETECTED]))
    s.events = []
    read_chits(s, LoadedDice())
    assert [event.args["answer"] for event in s.events if event.kind == "answer"] == [CARRIER_SIGHTED]


@pytest.mark.rule("TF-3.7.1.j", "TF-3.6.3.a")
def test_a_shared_marker_parts_at_night() -> None:
    s = table(turn=NIGHT_TURN)
    fleet(s, "ijn", 1, HERE, "shokaku", "kako")
    fleet(s, "ijn", 2, HERE, "zuikaku", "aoba")
    organise(s)
    act(s, "combine", board(2) * BOARDS + board(1))
    act(s, "done")
    assert len(on_map(s, IJN)) == 1
    organise(s)
    act(s, "separate", board(2))
    act(s, "done")
    assert len(on_map(s, IJN)) == 2
    check_markers(s)


def shared(turn: int, *second: str) -> TaskForceState:
    """TF7 and TF8 under the marker of TF7."""
    s = table(turn=turn)
    fleet(s, "ijn", 7, HERE, "kako", "aoba")
    fleet(s, "ijn", 8, HERE, *second)
    organise(s)
    act(s, "combine", board(8) * BOARDS + board(7))
    act(s, "done")
    return s


@pytest.mark.rule("TF-3.7.1.m")
def test_a_shared_marker_is_bound_by_either_formation_and_tells_both_numbers() -> None:
    s = shared(NIGHT_TURN, "ak-jp", "ak-jp")
    marker = s.marker[board(7)]
    assert allowance(s, marker) == 1
    s.withdraws[board(8)] = True
    assert marker_withdraws(s, marker)
    s.events = []
    reveal_fleet(s, marker)
    assert [event.args["board"] for event in s.events] == [board(7), board(8)]
    for counter in list(s.boxes[board(7)]):
        sink(s, counter)
    assert s.under[marker] == [board(8)]


@pytest.mark.rule("TF-3.6.3.e", "TF-3.7.1.j")
def test_a_formation_that_losses_have_made_too_small_stays_under_the_shared_marker() -> None:
    s = shared(NIGHT_TURN, "myoko")
    organise(s)
    assert refusal(s, "separate", board(8)) == "TF-3.6.3.e"


@pytest.mark.rule("TF-3.7.1.d", "TF-3.7.1.f")
def test_a_carrier_may_sail_without_any_escort() -> None:
    s = table(turn=DAY_TURN)
    ring = fleet(s, "ijn", 1, HERE, "shokaku", "dd-jp")
    fleet(s, "ijn", 7, HERE, "kako", "aoba")
    organise(s)
    act(s, "transfer", ring[1] * BOARDS + board(7))
    assert s.boxes[board(1)] == ring[:1]


@pytest.mark.rule("TF-3.6.1.a", "TF-3.6.1.b")
def test_a_dummy_that_was_found_comes_back_at_night() -> None:
    s = table(turn=NIGHT_TURN)
    fleet(s, "ijn", 7, HERE, "kako", "aoba")
    for _ in range(11):
        dummy(s, "ijn", "1905")
    fleet(s, "allies", 7, "2005", "chester", "portland")
    remove_dummies(s, LoadedDice())
    assert len(on_map(s, IJN)) == 1
    organise(s)
    for _ in range(11):
        act(s, "dummy", place(s))
    assert refusal(s, "dummy", place(s)) == "TF-3.6.1.c"


@pytest.mark.rule("TF-3.6.4.n")
def test_a_transport_taken_aboard_slows_the_task_force_at_once() -> None:
    s = table(turn=NIGHT_TURN)
    fleet(s, "ijn", 7, HERE, "kako", "aoba")
    convoy = fleet(s, "ijn", 8, HERE, "ak-jp", "ak-jp", "dd-jp")
    assert allowance(s, 0) == 2
    organise(s)
    act(s, "transfer", convoy[0] * BOARDS + board(7))
    act(s, "done")
    assert allowance(s, s.marker[board(7)]) == 1


# ---- withdrawing ships


def with_group(turn: int = DAY_TURN) -> tuple[TaskForceState, list[int]]:
    """Kako, Critical, has left TF7 with a destroyer."""
    s = table(turn=turn)
    ships = fleet(s, "ijn", 7, HERE, "kako", "dd-jp", "aoba", "furutaka")
    s.level[ships[0]], s.steps[ships[0]], s.answered[ships[0]] = CRITICAL, 1, True
    s.stack = [Frame("movement")]
    leave(s, ships[:2], -1)
    return s, ships


@pytest.mark.rule("TF-3.6.4.f", "TF-3.6.4.i")
def test_an_escort_of_a_withdrawing_ship_goes_back_and_betrays_her_task_force() -> None:
    s, ships = with_group()
    organise(s)
    act(s, "transfer", ships[1] * BOARDS + board(7))
    act(s, "done")
    assert (s.formation[ships[1]], s.detection[s.marker[board(7)]]) == (board(7), TURNED_UP)
    assert not s.withdraws[board(7)]


@pytest.mark.rule("TF-3.6.4.h")
def test_a_ship_with_the_duty_makes_the_task_force_that_takes_her_withdraw() -> None:
    s, ships = with_group()
    organise(s)
    act(s, "transfer", ships[0] * BOARDS + board(7))
    act(s, "done")
    assert s.withdraws[board(7)]


@pytest.mark.rule("TF-3.6.4.g")
def test_a_withdrawing_carrier_keeps_an_escort() -> None:
    s = table(turn=DAY_TURN)
    ships = fleet(s, "ijn", 1, HERE, "shokaku", "dd-jp", "kako", "aoba")
    s.level[ships[0]], s.steps[ships[0]], s.answered[ships[0]] = CRITICAL, 1, True
    s.stack = [Frame("movement")]
    leave(s, ships[:2], -1)
    s.broken = []
    organise(s)
    assert refusal(s, "transfer", ships[1] * BOARDS + board(1)) == "TF-3.6.4.g"


@pytest.mark.rule("TF-3.5.2.m")
def test_a_ship_with_the_duty_that_stayed_may_leave_later() -> None:
    s = table(turn=DAY_TURN)
    ships = fleet(s, "ijn", 7, HERE, "kako", "aoba", "furutaka")
    s.level[ships[0]], s.steps[ships[0]], s.answered[ships[0]] = CRITICAL, 1, True
    s.withdraws[board(7)] = True
    organise(s)
    act(s, "let_leave", ships[0])
    act(s, "leave")
    act(s, "part")
    act(s, "done")
    assert s.boxes[board(7)] == ships[1:]
    assert not s.withdraws[board(7)]
    assert s.group[s.marker[s.formation[ships[0]]]]


@pytest.mark.rule("TF-3.5.2.m", "TF-3.5.m.1", "TF-3.6.4.k")
def test_the_ring_that_a_carrier_leaves_is_ordered_at_once_and_may_take_her_back() -> None:
    s = table(turn=DAY_TURN)
    ships = fleet(s, "ijn", 1, HERE, "shokaku", "kako", "aoba", "dd-jp")
    s.level[ships[0]], s.steps[ships[0]], s.answered[ships[0]] = CRITICAL, 1, True
    s.withdraws[board(1)] = True
    organise(s)
    act(s, "let_leave", ships[0])
    act(s, "leave")
    act(s, "escort", ships[3])
    act(s, "part")
    assert legal(s, IJN)["next"] == ships[1:3]
    act(s, "next", ships[2])
    act(s, "transfer", ships[0] * BOARDS + board(1))
    assert s.boxes[board(1)] == [ships[0], ships[2], ships[1]]
    check_boards(s)


@pytest.mark.rule("TF-3.5.2.l")
def test_a_group_without_the_duty_becomes_a_detected_task_force_by_night() -> None:
    s = table(turn=NIGHT_TURN)
    ships = fleet(s, "ijn", 7, HERE, "kako", "dd-jp", "aoba", "furutaka", "kinugasa")
    s.stack = [Frame("movement")]
    leave(s, ships[:2], -1)
    organise(s)
    act(s, "found", ships[0])
    act(s, "transfer", ships[1] * BOARDS + board(8))
    act(s, "done")
    marker = s.marker[board(8)]
    assert (s.boxes[board(8)], s.detection[marker], s.group[marker]) == (ships[:2], TURNED_UP, False)
    assert not any(s.group[marker] for marker in on_map(s, IJN))
    check_markers(s)


# ---- destroyers


@pytest.mark.rule("TF-EX.29", "TF-3.6.5.a", "TF-3.6.5.c")
@pytest.mark.parametrize(("minor", "together"), [((1, 0), 1), ((1, 1), 2), ((0, 0), 0)])
def test_two_reduced_destroyers_make_a_full_one_with_their_markers(minor: tuple[int, int], together: int) -> None:
    s = table(turn=DAY_TURN)
    ships = fleet(s, "ijn", 7, HERE, "kako", "dd-jp/", "dd-jp/")
    s.minor[ships[1]], s.minor[ships[2]] = minor
    organise(s)
    act(s, "merge_dd", ships[1] * SHIPS + ships[2])
    assert (s.steps[ships[1]], s.minor[ships[1]], s.boxes[board(7)]) == (2, together, ships[:2])


@pytest.mark.rule("TF-3.6.5.a", "TF-3.6.5.d")
def test_only_destroyers_of_one_nation_are_merged_and_no_transports() -> None:
    s = table(turn=4)
    ships = fleet(s, "allies", 7, HERE, "chester", "dd-us/", "dd-uk/", "dd-us/")
    run(s, "movement", LoadedDice())
    pairs = [divmod(pair, SHIPS) for pair in legal(s, ALLIES)["merge_dd"]]
    assert {tuple(sorted(pair)) for pair in pairs} == {(ships[1], ships[3])}
    convoy = table(turn=DAY_TURN)
    fleet(convoy, "ijn", 7, HERE, "kako", "ak-jp/", "ak-jp/", "ak-jp")
    organise(convoy)
    assert not {"merge_dd", "detach"} & set(legal(convoy, IJN))


@pytest.mark.rule("TF-3.6.5.b", "TF-3.6.5.e", "TF-3.6.4.j", "TF-3.6.4.c")
def test_half_a_destroyer_goes_to_another_formation_as_in_a_transfer() -> None:
    s = table(turn=DAY_TURN)
    ships = fleet(s, "ijn", 7, HERE, "kako", "aoba", "dd-jp")
    fleet(s, "ijn", 8, HERE, "myoko", "haguro")
    s.detection[0] = TURNED_UP
    s.minor[ships[2]] = 1
    organise(s)
    act(s, "detach_hurt", ships[2] * BOARDS + board(8))
    half = s.boxes[board(8)][-1]
    assert (s.steps[ships[2]], s.steps[half], s.minor[ships[2]], s.minor[half]) == (1, 1, 0, 1)
    assert refusal(s, "merge_dd", ships[2] * SHIPS + half) == "TF-3.6.4.j"
    act(s, "done")
    assert s.detection[s.marker[board(8)]] == TURNED_UP


@pytest.mark.rule("TF-3.6.5.c")
def test_two_markers_go_one_with_each_half() -> None:
    s = table(turn=DAY_TURN)
    ships = fleet(s, "ijn", 7, HERE, "kako", "aoba", "dd-jp")
    s.minor[ships[2]] = 2
    organise(s)
    act(s, "detach", ships[2] * BOARDS + board(7))
    assert [s.minor[counter] for counter in s.boxes[board(7)][2:]] == [1, 1]


# ---- the moments


@pytest.mark.rule("TF-3.6.4.a", "TF-3.8.c", "TF-DP.14")
def test_before_the_air_phase_both_are_asked_the_initiative_first_and_night_parts_are_not_offered() -> None:
    s, _ = four_cruisers()
    fleet(s, "allies", 7, "2015", "chester", "portland")
    dummy(s, "ijn", HERE)
    run(s, "air", LoadedDice())
    assert who(s, FLOW) == [IJN]
    if "organise" in legal(s, IJN):
        act(s, "organise", place(s))
    assert not {"dummy", "found", "separate", "give_up", "shuffle"} & set(legal(s, IJN))
    act(s, "done")
    assert (who(s, FLOW), "done" in legal(s, ALLIES)) == ([ALLIES], True)


@pytest.mark.rule("TF-3.8.c")
def test_who_has_only_dummies_is_asked_too() -> None:
    s = table(turn=DAY_TURN)
    dummy(s, "ijn", HERE)
    run(s, "movement", LoadedDice())
    assert (who(s, FLOW), legal(s, IJN)["done"]) == ([IJN], [0])
