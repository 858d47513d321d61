"""What a choice would lead to, told before it is made, against what it then leads to."""

from __future__ import annotations

from typing import Any

import pytest

from escadre import Match
from escadre.core.scene import Arrow, Foresight, Track
from escadre.core.types import Text
from tests.branle_bas.build import match, ship
from tests.branle_bas.test_odds import ashore


def foreseen(played: Match, order: str) -> Foresight:
    return played.foresee(played.turn[0], *played.parse(order))


def said(told: Foresight) -> dict[str, Any]:
    """By the words of each fact, the value or the words for it."""
    return {fact.what.id: fact.value.id if isinstance(fact.value, Text) else fact.value for fact in told.facts}


@pytest.mark.rule("BBC-6.11", "BBC-7.8")
@pytest.mark.parametrize(
    ("heading", "order"), [(90, "ahead 4"), (90, "port 25"), (90, "starboard 30"), (62, "port 30")]
)
def test_the_ghost_lies_where_the_slot_leads(heading: int, order: str) -> None:
    played = match([ship(heading=heading, name="Pluton"), ship("ANG-74", 1, x=80, y=80)], None, wind=12)
    (track,) = [overlay for overlay in foreseen(played, order).overlays if isinstance(overlay, Track)]
    (shown,) = [choice.touch.spot for choice in played.view(0).choices if choice.order == order]
    played.order(0, order)
    s = played.state
    there = track.spots[-1]
    assert (there.x, there.y, there.heading) == (s.x[0], s.y[0], s.heading[0])
    assert shown == there


@pytest.mark.rule("BBC-6.25")
def test_steady_shows_all_slots_at_once() -> None:
    played = match([ship(heading=90, name="Pluton"), ship("ANG-74", 1, x=80, y=80)], None, wind=12)
    (track,) = [overlay for overlay in foreseen(played, "steady").overlays if isinstance(overlay, Track)]
    played.order(0, "steady")
    assert (track.spots[-1].x, track.spots[-1].y) == (played.state.x[0], played.state.y[0])


@pytest.mark.rule("BBC-10.6", "BBC-12.4")
def test_who_would_bear_on_whom() -> None:
    foes = [
        ship("ANG-74", 1, x=4, y=-14, heading=0, name="Ajax"),
        ship("ANG-74", 1, x=4, y=50, heading=90, name="Orion"),
    ]
    played = match([ship(heading=90, name="Pluton"), *foes], None, wind=12)
    while played.turn != (0,):
        played.order(1, "heave")
    told = foreseen(played, "ahead 4")
    arrows = {(arrow.source, arrow.target, arrow.tone) for arrow in told.overlays if isinstance(arrow, Arrow)}
    assert ("ship-0", "ship-1", "bears") in arrows  # across his bow
    assert ("ship-0", "ship-2", "bears") in arrows  # at long range, at his masts
    assert ("ship-1", "ship-0", "threat") not in arrows
    assert ("ship-2", "ship-0", "threat") in arrows
    ids = [fact.value.id for fact in told.facts if isinstance(fact.value, Text)]
    assert "foresight-rakes-bow" in ids


@pytest.mark.rule("BBC-11.4")
def test_the_total_of_a_shot_is_told_piece_by_piece() -> None:
    foe = ship("ANG-74", 1, x=15, name="Ajax", guns=0, crew=0, retreat=True)
    played = match([ship(name="Pluton", fires=1), foe], None, wind=6, phase="gunfire")
    told = said(foreseen(played, "fire ajax hull"))
    assert told["modifier-first-fire"] == "+3"
    assert told["modifier-short-range"] == "+2"
    assert told["modifier-fire-on-board"] == "foresight-halved"


@pytest.mark.rule("BBC-18.5", "BBC-18.13")
def test_both_sides_of_a_fight_are_told() -> None:
    ships = [
        ship(heading=90, name="Pluton", captains=1),
        ship("ANG-74", 1, y=3.85, heading=90, name="Ajax", disorder=1),
    ]
    played = match(ships, None, phase="tangles", tangles=[[0, 1]], turn=3)
    told = foreseen(played, "grapple ajax")
    assert [fact.value for fact in told.facts if fact.what.id == "foresight-strength"] == [8, 9]


@pytest.mark.rule("BBC-22.4")
def test_troops_and_garrison_are_told() -> None:
    place = ashore(5)
    played = match(
        place["ships"], (6,) * 6, phase="assaults", turn=3, landings=place["landings"]
    )  # a round without hits
    told = said(foreseen(played, "assault pluton"))
    assert "boarding-troops" in told
    assert "boarding-garrison" in told


@pytest.mark.rule("BBC-9.2")
def test_what_has_nothing_to_tell_says_nothing() -> None:
    played = match([ship(heading=90, name="Pluton"), ship("ANG-74", 1, x=80, y=80)], None, wind=12)
    assert foreseen(played, "morale") == Foresight()


@pytest.mark.rule("BBC-6.19")
def test_who_heaves_to_is_seen_to_drift() -> None:
    played = match([ship(heading=90, name="Pluton"), ship("ANG-74", 1, x=80, y=80)], None, wind=12)
    (track,) = foreseen(played, "heave").overlays
    assert isinstance(track, Track)
    assert (track.spots[-1].x, track.spots[-1].y) == (0, -2500)
