"""Nonsense from outside is answered with one clear sentence, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import escadre
from escadre.core import codec
from escadre.core.errors import EscadreError, Illegal, Unreadable
from escadre.core.match import Match

MATCH = Match.new("flotilla", 3, seed=9)
BEFORE = MATCH.save()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"game": "chess"}, "flotilla"),
        ({"game": ""}, "flotilla"),
        ({"seats": 1}, "2 to 4 seats"),
        ({"seats": 5}, "2 to 4 seats"),
        ({"seats": "3"}, "2 to 4 seats"),
        ({"seats": 2.0}, "2 to 4 seats"),
        ({"options": {"rounds": 4}}, "rounds"),
        ({"options": {"rounds": "5"}}, "rounds"),
        ({"options": {"wind": 4}}, "options are rounds"),
        ({"options": ["rounds"]}, "options of flotilla"),
        ({"entropy": ["a"]}, "1 entropies for 3 seats"),
        ({"entropy": ["a", "b", 3]}, "text"),
        ({"entropy": ["a", "b", "\ud800"]}, "text"),
    ],
    ids=str,
)
def test_a_set_up_that_makes_no_sense(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(Unreadable, match=words):
        Match.new(**{"game": "flotilla", "seats": 3, "seed": 1, **arguments})


@pytest.mark.parametrize("seat", [-1, 3, 99, "0", None, True, 0.0])
def test_a_seat_that_is_not_there(seat: Any) -> None:
    for look in (MATCH.menu, MATCH.barred, MATCH.undo, MATCH.fork):
        with pytest.raises(Unreadable, match="seats are 0 to 2"):
            look(seat)
    with pytest.raises(Unreadable):
        MATCH.act(seat, "ship", 3)
    if seat is not None:
        with pytest.raises(Unreadable):
            MATCH.view(seat)
    assert MATCH.save() == BEFORE


@pytest.mark.parametrize("arg", ["3", 3.0, None, True, [3]])
def test_a_number_that_is_none(arg: Any) -> None:
    with pytest.raises(Unreadable, match="whole number"):
        MATCH.act(0, "ship", arg)


@pytest.mark.parametrize(
    ("order", "words"),
    [
        ("", "no verb"),
        ("   ", "no verb"),
        ("fire 3", "verbs are recall, scout, ship"),
        ("ship", "needs a ship"),
        ("ship kirov", "'kirov' is no ship"),
        ("ship 31", "'31' is no ship"),
        ("ship 3 4", "'3 4' is no ship"),
        ("ship -3", "is no ship"),
        ("ship " + "9" * 5000, "is no ship"),
        ("scout 0", "is no seat"),
        ("recall all", "takes nothing"),
        ("undo 1", "no verb"),
    ],
)
def test_an_order_that_cannot_be_read(order: str, words: str) -> None:
    with pytest.raises(Unreadable, match=words):
        MATCH.order(0, order)
    assert MATCH.save() == BEFORE


@given(st.text() | st.from_regex(r"(ship|scout|recall) .*", fullmatch=True))
def test_any_order_is_carried_out_or_answered(order: str) -> None:
    match = Match.load(BEFORE)
    try:
        match.order(1, order)
    except EscadreError:
        assert match.save() == BEFORE


@given(st.integers(0, 2), st.sampled_from(["ship", "scout", "recall"]), st.integers())
def test_any_number_is_carried_out_or_refused_by_a_rule(seat: int, verb: str, arg: int) -> None:
    match = Match.load(BEFORE)
    if arg in match.menu(seat).get(verb, ()):
        match.act(seat, verb, arg)
        return
    with pytest.raises(Illegal, match="FLO-"):
        match.act(seat, verb, arg)
    assert match.save() == BEFORE


@given(st.recursive(st.none() | st.integers() | st.text(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)))
def test_any_position_is_set_up_or_answered(contents: Any) -> None:
    for position in (contents, {"hands": contents, "played": [], "scores": []}):
        with pytest.raises(EscadreError):
            Match.position("flotilla", position)


def test_odds_and_views_do_not_change_a_match() -> None:
    for seat in (0, 1, 2, None):
        codec.encode(MATCH.view(seat))
    assert MATCH.save() == BEFORE


def test_every_error_of_ours_has_one_root() -> None:
    for error in (escadre.BadData, escadre.BadSave, escadre.Illegal, escadre.Stale, escadre.Unreadable):
        assert issubclass(error, EscadreError)
