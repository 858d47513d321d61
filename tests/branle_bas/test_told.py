"""What is told of a battle: everything that is done in the open, and the luck of the dice."""

from __future__ import annotations

import pytest

from escadre import Match
from tests.branle_bas.build import match, ship
from tests.contract.promises import Table, play, set_up


@pytest.mark.rule("BBC-0.14")
@pytest.mark.parametrize("table", [Table("branle_bas", 3, {}), Table("branle_bas", 2, {}, "la-goletta")], ids=str)
def test_all_that_is_done_in_battle_is_told_to_everybody(table: Table) -> None:
    played = play(set_up(table, 8), 8)
    secret = ("nation", "buy", "station")  # chosen by all at the same time
    for entry in played.log[1:]:
        noticed = [played.notices(entry, seat) for seat in (*range(table.seats), None)]
        assert all(noticed) or entry.verb in secret, entry.order


@pytest.mark.rule("BBC-0.14", "BBC-25.1")
def test_luck_counts_each_de_for_the_seat_whose_ship_rolls_it() -> None:
    ships = [ship(name="Pluton", opened=True), ship("ANG-74", 1, x=50, name="Ajax", guns=0, crew=0, retreat=True)]
    played = match(ships, (6,), wind=6, phase="gunfire")
    played.order(0, "fire ajax masts")  # a +2
    assert played.luck() == [{"dice": 1, "gave": 6, "promised": 3.5}, {"dice": 0, "gave": 0, "promised": 0}]


@pytest.mark.rule("BBC-7.10")
def test_two_de_are_two_dice_and_those_of_the_wind_are_nobodys() -> None:
    played = match([ship(heading=60, name="Pluton"), ship("ANG-74", 1, x=80, y=80)], (2, 6), wind=12)
    played.order(0, "tack port")
    assert played.luck()[0] == {"dice": 2, "gave": 8, "promised": 7}
    whole = play(Match.new("branle_bas", 2, seed=5, scenario="constitution-java"), 5)
    rolled = [
        e for entry in whole.log for e in entry.events if "de" in e.args or ("sum" in e.args and "seat" in e.args)
    ]
    assert sum(seat["dice"] for seat in whole.luck()) == sum(2 if "sum" in e.args else 1 for e in rolled)
