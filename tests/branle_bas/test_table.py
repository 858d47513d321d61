"""What the table shows besides the rules: fleets that are being ordered, where a whole line would come to."""

from __future__ import annotations

import pytest

from escadre.core.match import Match
from escadre.core.scene import Cards, Sea, Track
from tests.branle_bas.build import match, ship


def mustered() -> Match:
    match = Match.new("branle_bas", seats=2, seed=5)
    for order in ("nation FRA", "nation ANG", "ready", "ready"):
        match.order(match.turn[0], order)
    return match


def test_fleets_lie_in_rows_until_they_have_a_place_on_the_sea() -> None:
    match = mustered()
    board = match.view(0).picture.boards[0]
    assert isinstance(board, Cards)
    assert [len(zone.pieces) for zone in board.zones] == [5, 4]
    while not match.state.turn:
        seat = match.turn[0]
        verb, numbers = next(iter(match.menu(seat).items()))
        match.act(seat, verb, numbers[0])
    assert isinstance(match.view(0).picture.boards[0], Sea)


def test_nothing_is_hidden_once_the_fleets_are_known() -> None:
    assert not Match.new("branle_bas", seats=2, seed=5).view(0).picture.open
    assert mustered().view(0).picture.open


@pytest.mark.rule("BBC-8.27")
def test_it_is_foreseen_where_a_line_comes_to() -> None:
    line = [ship("FRA-74", 0, x=-12.4 * i, heading=90, division=0) for i in range(3)]
    played = match([*line, ship("ANG-74", 1, y=80, heading=90)], wind=6)
    seat = played.turn[0]
    if seat == 1:
        played.order(1, "steady")
        seat = played.turn[0]
    told = played.game.show.foresee(played.state, seat, "steady", 0)
    assert told is not None
    ends = {track.ghost: track.spots[-1] for track in told.overlays if isinstance(track, Track)}
    assert sorted(ends) == ["ship-0", "ship-1", "ship-2"]
    before = played.state.x[0]
    assert before == 0  # to look changes nothing
    played.act(seat, "steady", 0)
    s = played.state
    assert [(ends[f"ship-{i}"].x, ends[f"ship-{i}"].y) for i in range(3)] == [(s.x[i], s.y[i]) for i in range(3)]
    assert s.x[0] == 15_000


@pytest.mark.rule("BBC-6.25")
def test_a_slot_is_taken_back_freely_while_she_sails() -> None:
    played = match([ship(heading=90), ship("ANG-74", 1, y=-80, heading=90)], wind=6)
    while played.turn[0] != 0:
        played.order(1, "steady")
    before = played.state.x[0]
    played.order(0, "ahead 5")
    assert played.view(0).undo == "free"
    played.undo(0)
    assert played.state.x[0] == before
    played.order(0, "steady")
    assert played.view(0).undo != "free"  # it is no longer her move
