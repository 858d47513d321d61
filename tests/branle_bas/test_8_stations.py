"""Keeping station, falling out of it, coming back (BBC-8.10-8.13)."""

from __future__ import annotations

import pytest

from escadre.games.branle_bas.play.rules.formations.divisions import members
from escadre.games.branle_bas.play.state import BEARING, TWO_LINES
from tests.branle_bas.build import ship
from tests.branle_bas.squadrons import (
    PORT,
    STARBOARD,
    Played,
    column,
    line,
    play,
    pose,
    sea,
    told,
)

# ---- station


@pytest.mark.rule("BBC-8.10")
@pytest.mark.parametrize(("gap", "held"), [(15, True), (16, False)])
def test_two_turns_out_of_station_is_out_of_formation(gap: float, held: bool) -> None:
    s = sea(line("FRA-74", "FRA-74", "FRA-74"), wind=6, flagships=[0, None])
    s.x[2] = s.x[1] - 7400 - round(gap * 1000) - 0
    s.rig[2] = 20  # one mast: she cannot close up
    played = Played(s, "movement")
    played.do("lead", ("ahead", 5000), "end")
    assert s.astray[2] == (0 if held else 1)
    assert s.formed[2]
    played = Played(s, "movement")
    played.do("lead", ("ahead", 5000), "end")
    assert s.formed[2] is held
    if not held:
        assert told(s, "leaves-formation") == [{"ship": 2}]


@pytest.mark.rule("BBC-8.10")
def test_a_line_that_has_come_apart_holds_together_in_its_parts() -> None:
    """The second ship is far off the wake of the first, but the third follows her: she steers, and stays."""
    s = column(3)
    s.y[1] = s.y[2] = -20000
    for _ in range(3):
        play(s, "movement", "heave")
    assert s.formed[:3] == [True] * 3
    s.formed[2] = False
    for _ in range(2):
        play(s, "movement", "heave", *(["heave"] if s.formed[1] else []))
    assert not s.formed[1]


@pytest.mark.rule("BBC-8.10")
def test_back_in_station_the_count_begins_anew() -> None:
    s = column(3)
    s.astray[2] = 1
    play(s, "movement", "steady")
    assert s.astray[2] == 0


@pytest.mark.rule("BBC-8.12")
@pytest.mark.parametrize(("off", "gap", "astray"), [(10, 5, 0), (10.1, 5, 1), (0, 20, 0), (0, 20.1, 1), (0, 0.9, 1)])
def test_station_in_line_of_bearing(off: float, gap: float, astray: int) -> None:
    """The common heading within 10 degrees, 1 to 20 cm to the neighbour; three ships abreast on heading 90."""
    ships = [ship("FRA-74", y=y, heading=90, division=0) for y in (30, 15, 0)]
    s = sea(ships, wind=6, flagships=[0, None])
    s.mode[0] = BEARING
    s.heading[2] = 900 + round(off * 10)
    s.y[2] = s.y[1] - 3800 - round(gap * 1000)
    if off:
        s.y[2] = 0
    played = Played(s, "movement")
    played.do("heave")
    assert played.over
    assert s.astray[2] == astray


@pytest.mark.rule("BBC-8.11", "BBC-8.8")
def test_two_lines_follow_two_leaders() -> None:
    """Five ships: the first three in one line; the fourth steers freely and the fifth follows her."""
    s = column(5, flagship=0, divisions=[{"mode": TWO_LINES, "lines_side": PORT}])
    played = Played(s, "movement")
    played.do("lead", ("ahead", 5000), "end")
    assert s.helm.ship == 3
    assert played.bars("port", 300) is None
    assert s.x[2] == -19800
    played.do(("port", 300), ("ahead", 5000), "end")
    assert played.over
    assert pose(s, 4) == (-49.6 + 7.5, 0, 90)


@pytest.mark.rule("BBC-8.11")
@pytest.mark.parametrize(
    ("bearing_off", "away", "side", "in_station"),
    [
        (0, 20, PORT, True),
        (0, 14.9, PORT, False),
        (0, 25, PORT, True),
        (0, 25.1, PORT, False),
        (0, 20, STARBOARD, False),
    ],
)
def test_station_of_the_second_line(bearing_off: int, away: float, side: int, in_station: bool) -> None:
    """Abeam of the leader on the ordered side, 15 to 25 cm off; both lines have hove to."""
    ships = line("FRA-74", "FRA-74") + line("FRA-74", "FRA-74", y=away)
    s = sea(ships, wind=6, flagships=[0, None], divisions=[{"mode": TWO_LINES, "lines_side": side}])
    play(s, "movement", "heave")
    assert (s.astray[2] == 0) is in_station


@pytest.mark.rule("BBC-8.11")
def test_she_has_time_to_take_up_the_station_that_a_signal_gives_her() -> None:
    s = column(4, flagship=0, wind=9)
    play(s, "signals", ("lines", STARBOARD), dice=(0,))
    for _ in range(3):
        play(s, "movement", "heave")
    assert s.formed[2]
    assert s.mode[0] == TWO_LINES


@pytest.mark.rule("BBC-8.13")
def test_a_ship_that_lies_in_station_again_may_rejoin() -> None:
    """Behind the last of the line: she takes her place in the list there."""
    s = column(4)
    s.formed[1] = False
    s.x[1], s.x[2], s.x[3] = s.x[3], s.x[1], s.x[2]
    s.y[1] = -500  # nearest the wind: she moves last
    played = Played(s, "movement")
    while s.helm.ship != 1:
        played.do("steady")
    played.do("steady")
    assert played.menu()["rejoin"] == [0]
    played.do("rejoin")
    assert s.formed[1]
    assert members(s, 0) == [0, 2, 3, 1]


@pytest.mark.rule("BBC-8.13")
def test_out_of_station_she_may_not() -> None:
    s = column(3)
    s.formed[2] = False
    s.y[2] = -3200
    played = Played(s, "movement")
    while s.helm.ship != 2:
        played.do("steady")
    played.do("steady")
    assert played.over
    assert not s.formed[2]
