"""What a shot does (BBC-14)."""

from __future__ import annotations

import pytest

from escadre.games.branle_bas.play.rules.gunnery.fire_orders import hits_for, risks_for
from escadre.games.branle_bas.play.state import BLOWN_UP, IN_PLAY, SUNK
from tests.branle_bas.guns import DE, MASTS, asked, broadside, damage, fire, sea, told

FRENCH = ("FRA-74", 0, 0.0, 0.0, 0.0)  # B 7, F 9, A 9
BP_BLANK, BP_AGAIN, BP_MASTS, BP_CAPTAIN, BP_CREW = 1, 2, 3, 4, 5
RI_FIRE, RI_HULL, RI_RUDDER, RI_LEAK, RI_MASTS, RI_CREW = 1, 2, 3, 4, 5, 6


@pytest.mark.rule("BBC-14.1")
def test_results_of_ships_of_the_line() -> None:
    found = [hits_for(total, False) for total in range(2, 34)]
    assert found == [0] * 4 + [1] * 4 + [2] * 3 + [3] * 3 + [
        4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 11, 11]  # fmt: skip
    assert hits_for(-3, False) == 0


@pytest.mark.rule("BBC-14.2")
def test_risks_of_ships_of_the_line() -> None:
    assert [risks_for(total, False) for total in (16, 17, 22, 23, 40)] == [0, 1, 1, 2, 2]


@pytest.mark.rule("BBC-14.3")
def test_results_of_frigates() -> None:
    found = [hits_for(total, True) for total in range(2, 24)]
    assert found == [0] * 2 + [1] * 5 + [2] * 4 + [3] * 3 + [4, 4, 5, 5, 6, 6, 6, 6]
    assert hits_for(-3, True) == 0
    assert hits_for(40, True) == 6


@pytest.mark.rule("BBC-14.4", "BBC-23.2")
def test_risks_of_frigates() -> None:
    assert [risks_for(total, True) for total in (12, 13, 17, 18, 22)] == [0, 1, 1, 2, 2]


@pytest.mark.rule("BBC-E31", "BBC-11.4", "BBC-14.2")
def test_first_broadside_into_a_stern() -> None:
    s = sea(("ANG-74", 0, 0, -15, 90), ("FRA-74", 1, 0, 0, 0))
    s.opened[0] = False
    leaks = (DE[0],)  # the leak box 7 of the upper row
    broadside(s, 0, fire(1), ("keep", 0), ("keep", 0), rolls=(DE[1], *leaks, RI_HULL, RI_MASTS))
    assert told(s, "fires")[0]["total"] == 28
    assert damage(s, 1) == (12, 2)  # 10 hits, and two each by the DéRi


@pytest.mark.rule("BBC-E32", "BBC-14.3", "BBC-14.10", "BBC-23.1")
def test_a_frigate_rakes_a_stern_at_point_blank() -> None:
    s = sea(("FRA-40", 0, 0, -9, 90), ("ANG-74", 1, 0, 0, 0))
    broadside(s, 0, fire(1), rolls=(BP_BLANK, DE[0], RI_LEAK, RI_HULL, RI_RUDDER))
    assert told(s, "fires")[0]["total"] == 22
    assert damage(s, 1) == (6, 0)  # the leak was not confirmed
    assert s.crew[1] == 9 - 1 - 1  # the crew box 6, and the rake
    assert s.guns[1] == 7 - 1 - 1  # the gun box 5, and the rake
    assert s.rudders[1] == 1
    assert s.leaks[1] == []


@pytest.mark.rule("BBC-14.10")
def test_only_a_raking_shot_at_point_blank_costs_a_man_and_a_gun_more() -> None:
    s = sea(("FRA-40", 0, 0, -10.1, 90), ("ANG-74", 1, 0, 0, 0))
    broadside(s, 0, fire(1), rolls=(DE[-2], DE[0], RI_MASTS))  # 6 + 7 + 2 + 4 - 2 = 17
    assert damage(s, 1) == (4, 2)
    assert (s.crew[1], s.guns[1]) == (9, 7)


@pytest.mark.rule("BBC-E27", "BBC-10.4", "BBC-10.9", "BBC-0.15", "BBC-14.5")
def test_halvings_multiply_and_quartered_results_bring_one_risk_at_most() -> None:
    boarded = (("ANG-74", 1, 0, -7.45, 0),)  # close astern
    s = sea(FRENCH, ("ANG-74", 1, 15, 0, 0), ("ANG-74", 1, -15, 0, 0), *boarded)
    s.grapples = [[3, 0]]
    s.guns[0], s.quality = 7, (9, 11, 11, 11)
    broadside(s, 0, fire(1), fire(2), rolls=(BP_BLANK, DE[0], RI_MASTS, DE[0], RI_MASTS))
    assert damage(s, 1) == (2, 2)
    assert damage(s, 2) == (2, 2)
    s = sea(FRENCH, ("ANG-74", 1, 15, 0, 0), *boarded)
    s.grapples = [[2, 0]]
    broadside(s, 0, fire(1), rolls=(BP_BLANK, DE[0], RI_MASTS))
    assert damage(s, 1) == (3, 2)
    s = sea(("FRA-120", 0, 0, 0, 0), ("ANG-74", 1, 15, 0, 0), ("ANG-74", 1, -15, 0, 0))
    s.fires[0] = 1
    s.supports = []
    broadside(s, 0, fire(1), ("done", 0), rolls=(DE[0], RI_MASTS, RI_MASTS))  # 24: two DéRi if only halved
    assert damage(s, 1) == (4, 4)
    broadside(s, 0, fire(1), fire(2), rolls=(DE[0], RI_MASTS, DE[0], RI_MASTS))
    assert damage(s, 1) == (6, 6)  # quartered: one


@pytest.mark.rule("BBC-14.6", "BBC-14.17")
def test_small_arms_come_first_and_their_target_is_chosen_among_several() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 9, 0, 0), ("ANG-74", 1, 0, 9.5, 0))
    assert asked(s, 0) == {"fire": [2], "close": [1, 2], "hold": [0]}
    broadside(s, 0, ("close", 2), fire(1), rolls=(BP_CREW, DE[0], RI_CREW))
    assert s.crew[2] == 8
    assert damage(s, 1) == (6, 0)
    assert [event.kind for event in s.events if event.kind.startswith("die-")] == [
        "die-close", "die-luck", "die-risk"]  # fmt: skip


@pytest.mark.rule("BBC-14.10", "BBC-13.2")
def test_a_rake_costs_nothing_more_if_others_take_the_whole_shot() -> None:
    """Two small bases before the stern of the target: they take the full and the half result."""
    s = sea(("FRA-74", 0, 0, -10, 90), ("ANG-74", 1, 0, 0, 0))
    broadside(s, 0, fire(1), rolls=(BP_BLANK, DE[0], 6, RI_HULL, RI_HULL))
    assert s.guns[1] == 7 - 2 - 1
    s = sea(("FRA-74", 0, 0, -10, 90), ("ANG-74", 1, 0, 0, 0), ("FRA-40", 0, 5, -5.9, 90), ("FRA-40", 0, -5, -5.9, 90))
    s.x[2] = s.x[3] = 0
    s.y[3] = -7_000
    broadside(s, 0, fire(1), rolls=(BP_BLANK, DE[0], DE[0], RI_RUDDER, RI_RUDDER))
    assert (s.guns[1], s.crew[1], s.hull[1]) == (7, 9, 0)
    assert s.hull[2] > 0 < s.hull[3]


@pytest.mark.rule("BBC-14.7", "BBC-25.4", "BBC-25.10")
@pytest.mark.parametrize(
    ("face", "crew", "rig", "captains"),
    [(1, 9, 0, 0), (2, 9, 0, 0), (3, 9, 2, 0), (4, 9, 0, 1), (5, 8, 0, 0), (6, 8, 0, 0)],
)
def test_faces_of_small_arms(face: int, crew: int, rig: int, captains: int) -> None:
    s = sea(FRENCH, ("ANG-74", 1, 0, 9, 0))
    broadside(s, 0, rolls=(face,))
    assert (s.crew[1], s.rig[1], s.captains[1]) == (crew, rig, captains)


@pytest.mark.rule("BBC-14.7", "BBC-28.9")
@pytest.mark.parametrize("type", ["ANG-74", "EU-44"])
def test_the_english_and_americans_roll_again_on_their_face(type: str) -> None:
    s = sea((type, 0, 0, 0, 0), ("FRA-74", 1, 0, 9, 0))
    broadside(s, 0, rolls=(BP_AGAIN, BP_AGAIN, BP_CREW))
    assert s.crew[1] == 8


@pytest.mark.rule("BBC-14.8", "BBC-28.9")
@pytest.mark.parametrize("type", ["SUE-62", "POR-74", "TUR-74", "NAP-74", "VEN-70"])
def test_poor_small_arms_must_show_their_hit_twice(type: str) -> None:
    s = sea((type, 0, 0, 0, 0), ("FRA-74", 1, 0, 9, 0))
    broadside(s, 0, rolls=(BP_CREW, BP_AGAIN))
    assert s.crew[1] == 9
    broadside(s, 0, rolls=(6, BP_CREW))
    assert s.crew[1] == 8


@pytest.mark.rule("BBC-29.2", "BBC-14.7")
def test_no_carronades_before_1783() -> None:
    s = sea(("ANG-74", 0, 0, 0, 0), ("FRA-74", 1, 0, 9, 0), options={"period": "1740-1783"})
    broadside(s, 0, rolls=(BP_AGAIN,))
    assert s.crew[1] == 9


@pytest.mark.rule("BBC-14.9", "BBC-24.8")
def test_captain_and_admiral() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 0, 9, 0), flagships=[0, 1])
    broadside(s, 0, rolls=(BP_CAPTAIN, DE[1]))
    assert s.captains[1] == 1
    assert not s.admiral_dead[1]
    broadside(s, 0, rolls=(BP_CAPTAIN, DE[0]))
    assert s.captains[1] == 2
    assert s.admiral_dead[1]
    broadside(s, 0, rolls=(BP_CAPTAIN,))  # there is no Admiral left to roll for
    assert s.captains[1] == 3


@pytest.mark.rule("BBC-14.11", "BBC-14.12")
def test_hull_hits_go_to_the_masts_when_the_hull_is_full_and_back() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 30, 0, 0))
    s.hull[1], s.guns[1] = 30, 1
    broadside(s, 0, fire(1), rolls=(DE[0], DE[0]))  # the last box is a leak box too
    assert damage(s, 1) == (32, 2)
    s = sea(FRENCH, ("ANG-74", 1, 30, 0, 0), wind=3)
    s.rig[1] = 29
    broadside(s, 0, fire(1, MASTS), rolls=(DE[-1],))
    assert damage(s, 1) == (3, 30)


@pytest.mark.rule("BBC-14.13", "BBC-25.7", "BBC-25.8")
@pytest.mark.parametrize(
    ("rolls", "expected"),
    [
        ((RI_FIRE, RI_CREW), {"fires": 1}),
        ((RI_FIRE, RI_HULL), {}),  # not confirmed
        ((RI_HULL,), {"hull": 7}),
        ((RI_RUDDER,), {"rudders": 1}),
        ((RI_LEAK, RI_FIRE, DE[1]), {"leaks": [8]}),
        ((RI_LEAK, RI_LEAK), {}),
        ((RI_MASTS,), {"rig": 2}),
        ((RI_CREW,), {"crew": 8}),
    ],
)
def test_faces_of_the_extra_risk(rolls: tuple[int, ...], expected: dict[str, object]) -> None:
    s = sea(FRENCH, ("ANG-74", 1, 15, 0, 0), turn=1)
    if expected.get("hull"):
        rolls = (*rolls,)
    crewed = {"fires": 0, "hull": 5, "rudders": 0, "leaks": [], "rig": 0, "crew": 9, **expected}
    if crewed["hull"] == 7:
        crewed["crew"] = 8  # the crew box 6
        rolls = (*rolls, DE[0])  # the leak box 7
    broadside(s, 0, fire(1), rolls=(DE[0], *rolls))
    assert {name: getattr(s, name)[1] for name in crewed} == crewed


@pytest.mark.rule("BBC-14.14")
def test_no_fire_when_masts_were_aimed_at() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 15, 0, 0))
    broadside(s, 0, fire(1, MASTS), rolls=(DE[0], RI_FIRE))
    assert s.fires[1] == 0


@pytest.mark.rule("BBC-14.16", "BBC-28.10")
def test_the_english_may_roll_a_risk_again() -> None:
    s = sea(("ANG-74", 0, 0, 0, 0), ("FRA-74", 1, 30, 0, 0))
    broadside(s, 0, fire(1), ("again", 0), rolls=(DE[0], RI_LEAK, RI_FIRE, RI_RUDDER))
    assert s.fires[1] == 1
    assert s.leaks[1] == []
    s = sea(("ANG-74", 0, 0, 0, 0), ("FRA-74", 1, 30, 0, 0))
    broadside(s, 0, fire(1), ("keep", 0), rolls=(DE[0], RI_LEAK, RI_CREW, DE[0]))
    assert s.fires[1] == 0
    assert s.leaks[1] == [7]
    old = sea(("ANG-74", 0, 0, 0, 0), ("FRA-74", 1, 15, 0, 0), options={"period": "1740-1783"})
    broadside(old, 0, fire(1), rolls=(DE[0], RI_RUDDER))  # 7 + 9 + 2: nobody asks
    assert old.rudders[1] == 1


@pytest.mark.rule("BBC-25.9")
@pytest.mark.parametrize(("face", "column", "value"), [
    (1, "fires", 1), (2, "rudders", 1), (4, "crew", 8), (5, "rig", 2), (6, "rig", 2)])  # fmt: skip
def test_the_die_of_eight_sides_needs_no_confirmation(face: int, column: str, value: int) -> None:
    s = sea(FRENCH, ("ANG-74", 1, 15, 0, 0), options={"deri_of_eight": True})
    broadside(s, 0, fire(1), rolls=(DE[0], face))
    assert getattr(s, column)[1] == value


@pytest.mark.rule("BBC-25.9")
def test_leak_and_hull_of_the_die_of_eight_sides() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 15, 0, 0), options={"deri_of_eight": True})
    broadside(s, 0, fire(1), rolls=(DE[0], 3, DE[-2]))
    assert s.leaks[1] == [5]
    for face in (7, 8):
        s = sea(FRENCH, ("ANG-74", 1, 15, 0, 0), options={"deri_of_eight": True})
        broadside(s, 0, fire(1), rolls=(DE[0], face, DE[0]))
        assert s.hull[1] == 7


@pytest.mark.rule("BBC-14.17", "BBC-15.1")
def test_consequences_come_last() -> None:
    """She has lost her last mast, but flies her flag of retreat only after the DéRi."""
    s = sea(FRENCH, ("ANG-74", 1, 15, 0, 0), wind=3)
    s.rig[1] = 29
    broadside(s, 0, fire(1, MASTS), rolls=(DE[0], RI_CREW))
    kinds = [event.kind for event in s.events]
    assert kinds.index("die-risk") < kinds.index("retreats")
    assert s.retreat[1]


@pytest.mark.rule("BBC-10.11", "BBC-15.10")
def test_the_other_side_has_nothing_to_fire_at_when_its_target_is_gone() -> None:
    """The first target blows up, and the second founders of it: no more dice."""
    s = sea(FRENCH, ("ANG-74", 1, 11, 0, 0), ("ANG-74", 1, -8.9, 0, 0))
    s.fires[1], s.hull[2], s.rig[2] = 4, 32, 29
    explosion = (DE[2], DE[2])
    broadside(s, 0, fire(1), fire(2), rolls=(BP_BLANK, DE[0], RI_FIRE, RI_CREW, *explosion))
    assert s.fate == [IN_PLAY, BLOWN_UP, SUNK]
    assert damage(s, 0) == (2, 4)
