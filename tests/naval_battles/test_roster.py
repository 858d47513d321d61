"""Fleets away from the table: what they are built of, and what a seat may build one for."""

from __future__ import annotations

from escadre import Match
from escadre.core.scene import Muster
from escadre.games.naval_battles import GAME
from escadre.games.naval_battles.muster.roster import roster
from escadre.games.naval_battles.play.catalog import NAVIES, SHIPS
from tests.naval_battles.build import do
from tests.naval_battles.test_2_setup import with_navies


def muster(match: Match, seat: int | None) -> Muster | None:
    return match.view(seat).picture.muster


def test_the_roster_has_every_ship_of_the_nine_navies_and_no_other():
    made = roster()
    assert [group.key for group in made.groups] == [group.nation for group in made.groups] == list(NAVIES)
    assert {unit.face: (unit.group, unit.cost) for unit in made.units} == {
        ship.number: (ship.nation, ship.vp) for ship in SHIPS if ship.number != "NC01"
    }
    assert len(made.units) == 109
    assert all(unit.most == 1 and unit.cost > 0 for unit in made.units)


def test_the_faces_are_those_of_the_table():
    printed = GAME.show.catalog(Match.new("naval_battles", 2, seed=1).state).faces
    assert set(roster().faces) == {unit.face for unit in roster().units}
    assert all(printed[key] == face for key, face in roster().faces.items())


def test_the_budgets_of_a_player_then_of_a_team():
    assert roster().budgets == (25, 20, 15, 30, 35, 40, 45, 50)


def test_who_chooses_a_fleet_is_told_what_for():
    match = with_navies("french", "british", budget=20)
    first = match.state.first
    second = 1 - first
    assert muster(match, first) == Muster("ship", "french", 20)
    do(match, first, "ship FR09", "ship FR02")
    assert muster(match, first) == Muster("ship", "french", 20, ("FR02", "FR09"))
    assert muster(match, second) == Muster("ship", "british", 20)  # and nothing of what the other has chosen
    assert muster(match, None) is None


def test_before_and_after_nobody_musters():
    match = Match.new("naval_battles", 2, seed=5)
    assert muster(match, 0) is muster(match, 1) is None
    match = with_navies("french", "british")
    first = match.state.first
    do(match, first, "ship FR09", "done")
    assert muster(match, first) is None
    assert muster(match, 1 - first) is not None
    do(match, 1 - first, "ship UK15", "done")
    assert muster(match, 0) is muster(match, 1) is None


def test_cards_that_were_bought_are_paid_for():
    match = with_navies("french", "british", card_reserve=True, budget=25)
    buyer = match.turn[0]
    design = match.game.speak.name("design", match.menu(buyer)["buy"][0])
    do(match, buyer, f"buy {design}")
    spent = match.state.spent[buyer]
    while "pass" in match.menu(match.turn[0]):
        do(match, match.turn[0], "pass")
    found = muster(match, buyer)
    assert found is not None
    assert spent > 0
    assert found.budget == 25 - spent


def test_a_choice_of_the_verb_touches_a_piece_with_the_face_of_the_unit():
    """By this a client finds the order for a unit of a fleet that was built elsewhere."""
    match = with_navies("french", "british", budget=25)
    seat = match.state.first
    scene = match.view(seat)
    assert scene.picture.muster is not None
    faces = {piece.id: piece.face for zone in scene.picture.zones for piece in zone.pieces}
    offered = {faces[choice.touch.piece] for choice in scene.choices if choice.verb == scene.picture.muster.verb}
    assert offered == {unit.face for unit in roster().units if unit.group == "french" and unit.cost <= 25}
