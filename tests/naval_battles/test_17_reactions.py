"""MNB-13.7, MNB-17, MNB-18: Intelligence, reaction windows, and who knows what."""

from __future__ import annotations

import pytest

from escadre import Match
from escadre.core import codec
from escadre.core.dice import Dice
from escadre.core.errors import Illegal
from escadre.core.game import decline
from escadre.games.naval_battles import GAME
from escadre.games.naval_battles.play.rules.table import ATTACK_CANCELLED, DECLARED, HIT
from tests.contract import promises
from tests.naval_battles.build import (
    acted,
    battle,
    discards,
    do,
    events,
    fates,
    final,
    fleet,
    hand,
    legal,
    passes,
    refused,
    shoot,
)


@pytest.mark.rule("MNB-13.7.1")
def test_intelligence_cancels_a_card_of_another():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13", hand="INT-A"))
    do(match, 0, "card MSL-A", "from US13", "target SU13")
    do(match, 1, "card INT-A")
    passes(match)
    assert fates(match) == [ATTACK_CANCELLED]


@pytest.mark.rule("MNB-13.7.2")
def test_it_stops_nothing_that_is_printed_on_ships():
    match = battle(fleet("US01 US11"), fleet("SU03", subs="SU16", hand="INT-A"), dice=(1, 1, 1, 1))
    do(match, 0, "strike US01", "target SU03", "done")
    do(match, 0, "hunt US11", "target SU16")
    assert match.turn == (0,)
    final(match)
    do(match, 1, "guard SU03", "attack 1", "done")
    assert match.turn == (0,)
    assert "discard" in match.menu(0)


@pytest.mark.rule("MNB-13.7.3", "MNB-17.3", "MNB-17.6")
def test_intelligence_may_be_answered_without_end():
    match = battle(fleet("US13", hand="MSL-A INT-A INT-A"), fleet("SU13", hand="INT-A INT-A"))
    do(match, 0, "card MSL-A", "from US13", "target SU13")
    do(match, 1, "card INT-A")
    do(match, 0, "card INT-A")
    do(match, 1, "card INT-A")
    do(match, 0, "card INT-A")
    passes(match)
    assert fates(match) == [DECLARED]
    assert discards(match) == ["INT-A"] * 4


@pytest.mark.rule("MNB-13.7.4")
def test_who_is_not_the_target_may_answer_but_never_later():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13"), fleet("UK07", hand="INT-A"))
    do(match, 0, "card MSL-A", "from US13", "target SU13")
    assert match.turn == (2,)  # seat 1 holds no card at all
    do(match, 2, "pass")
    assert refused(match, 2, "card INT-A") == "MNB-5.1.1"
    match = battle(fleet("US13", hand="INT-A"), fleet("SU13"))
    assert refused(match, 0, "card INT-A") == "MNB-13.7.4"


# ---- windows


@pytest.mark.rule("MNB-17.1")
@pytest.mark.parametrize(
    "orders",
    [
        ("card GUN-A", "from US13", "target SU13"),
        ("card AIR-A", "target SU13"),
        ("card BOM-A", "target SU13", "target SU13", "target SU13", "target SU13", "pay NMS-A", "pay NMS-A"),
        ("card PLN-A", "bonus"),
        ("card REP-A", "mend GUN-B"),
    ],
)
def test_every_card_that_is_played_opens_a_window(orders):
    match = battle(
        fleet("US13", hand="GUN-A AIR-A BOM-A PLN-A REP-A NMS-A NMS-A", damage={"US13": ["GUN-B"]}),
        fleet("SU13", hand="NMS-B"),
    )
    do(match, 0, *orders)
    assert match.turn == (1,)
    assert set(match.menu(1)) == {"pass", "silent"}


@pytest.mark.rule("MNB-17.1", "MNB-17.8")
@pytest.mark.parametrize("card", ["MSL-B", "NMS-A", "SCR-A"])
def test_cards_of_a_defence_open_windows_too(card):
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13 SU12", hand=card), dice=(1,))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    final(match)
    do(match, 1, f"card {card}", "attack 1", *(["screen SU12"] if card == "SCR-A" else []), "done")
    assert match.turn == (0,)
    assert "silent" in match.menu(0)


@pytest.mark.rule("MNB-17.2")
def test_the_others_are_asked_clockwise_from_the_player_of_the_card():
    match = battle(
        fleet("US13", hand="REP-A"), fleet("SU13", hand="REP-A"), fleet("UK12", hand="MSL-A"),
        fleet("FR09", hand="REP-A"), on=2,
    )  # fmt: skip
    do(match, 2, "card MSL-A", "from UK12", "target SU13")
    order = []
    while "silent" in match.menu(match.turn[0]):
        order.append(match.turn[0])
        do(match, match.turn[0], "pass")
    assert order == [3, 0, 1]


@pytest.mark.rule("MNB-17.4")
def test_when_intelligence_stands_the_window_below_is_closed():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13", hand="INT-A"), fleet("UK07", hand="INT-A"))
    do(match, 0, "card MSL-A", "from US13", "target SU13")
    do(match, 1, "card INT-A")
    do(match, 2, "pass")
    do(match, 0, "pass")
    assert fates(match) == [ATTACK_CANCELLED]
    assert match.turn == (0,)
    assert "final" in match.menu(0)


@pytest.mark.rule("MNB-13.7.4", "MNB-17.5")
@pytest.mark.parametrize("silence", ["pass", "silent"])
def test_who_has_let_a_card_pass_asks_before_he_takes_that_back(silence):
    sides = [fleet("US13", hand="MSL-A"), fleet("SU13", hand="INT-A"), fleet("UK07", hand="INT-A")]
    for match, next_seat in ((battle(*sides[:2]), 0), (battle(*sides), 2)):
        do(match, 0, "card MSL-A", "from US13", "target SU13")
        do(match, 1, silence)
        assert match.turn == (next_seat,)
        assert match.view(1).undo == "ask"
        with pytest.raises(Illegal):
            match.undo(1)
        match.undo(1, consent=True)
        assert match.turn == (1,)
        assert "event-undo" in [line.text.id for line in match.view(0).log]


@pytest.mark.rule("MNB-17.5")
def test_who_lost_his_intelligence_is_asked_again_and_earlier_passes_stand():
    match = battle(
        fleet("US13", hand="MSL-A INT-A"), fleet("SU13", hand="REP-A"), fleet("UK07", hand="INT-A INT-A"),
        fleet("FR09", hand="REP-A"),
    )  # fmt: skip
    do(match, 0, "card MSL-A", "from US13", "target SU13")
    do(match, 1, "pass")
    do(match, 2, "card INT-A")
    do(match, 3, "pass")
    do(match, 0, "card INT-A")
    for seat in (1, 2, 3):
        do(match, seat, "pass")
    assert match.turn == (2,)  # not seat 1
    do(match, 2, "card INT-A")
    passes(match)
    assert fates(match) == [ATTACK_CANCELLED]


@pytest.mark.rule("MNB-17.6")
def test_the_newest_card_is_settled_first():
    match = battle(fleet("US13", hand="MSL-A INT-A"), fleet("SU13", hand="INT-A REP-A"))
    do(match, 0, "card MSL-A", "from US13", "target SU13")
    do(match, 1, "card INT-A")
    do(match, 0, "card INT-A")
    assert len(match.state.turn.windows) == 3
    do(match, 1, "pass")
    assert [event["card"] for event in events(match, "cancelled")] == [82]  # the first Intelligence, not the missile
    do(match, 1, "pass")
    assert fates(match) == [DECLARED]


@pytest.mark.rule("MNB-17.7")
def test_everything_is_stated_before_the_window_and_settled_before_one_goes_on():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13", hand="REP-A"))
    do(match, 0, "card MSL-A", "from US13")
    assert match.turn == (0,)
    do(match, 0, "target SU13")
    assert match.turn == (1,)
    assert match.menu(0) == {}


@pytest.mark.rule("MNB-17.8")
def test_windows_of_a_defence_come_in_the_declared_order_before_any_die():
    match = battle(fleet("US13", hand="MSL-A INT-A"), fleet("SU13", hand="MSL-B NMS-A"), dice=(6,))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    final(match)
    do(match, 1, "card NMS-A", "attack 1", "card MSL-B", "attack 1", "done")
    assert match.state.turn.plays[match.state.turn.windows[-1]].card == 88  # Near Miss
    do(match, 0, "pass")
    do(match, 0, "card INT-A")
    passes(match)
    assert len(events(match, "roll")) == 1  # only the Near Miss is left
    assert fates(match) == [3]


@pytest.mark.rule("MNB-17.9")
def test_a_cancelled_card_is_gone_and_its_vessels_have_acted():
    match = battle(fleet("US13", hand="MSL-A GUN-A"), fleet("SU13", hand="INT-A"))
    do(match, 0, "card MSL-A", "from US13", "target SU13")
    do(match, 1, "card INT-A")
    passes(match)
    assert discards(match) == ["INT-A", "MSL-A"]
    assert acted(match, "US13")
    assert refused(match, 0, "card GUN-A") == "MNB-5.1.3"


@pytest.mark.rule("MNB-17.9")
def test_a_defender_cannot_replace_a_cancelled_card():
    match = battle(fleet("US13", hand="MSL-A INT-A"), fleet("SU13", hand="MSL-B NMS-A"))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    final(match)
    do(match, 1, "card MSL-B", "attack 1", "done")
    do(match, 0, "card INT-A")
    passes(match)
    assert fates(match) == [HIT]
    assert hand(match, 1) == ["NMS-A"]


@pytest.mark.rule("MNB-17.11")
def test_who_holds_no_intelligence_is_asked_all_the_same():
    def asked(cards: str) -> tuple[int, ...]:
        match = battle(fleet("US13", hand="MSL-A"), fleet("SU13", hand=cards))
        do(match, 0, "card MSL-A", "from US13", "target SU13")
        return match.turn

    assert asked("INT-A") == asked("REP-A") == (1,)


@pytest.mark.rule("MNB-17.11")
def test_a_player_may_pass_for_the_rest_of_the_turn():
    match = battle(fleet("US13 US14", hand="MSL-A MSL-B"), fleet("SU13", hand="INT-A"))
    do(match, 0, "card MSL-A", "from US13", "target SU13")
    do(match, 1, "silent")
    do(match, 0, "card MSL-B", "from US14", "target SU13")
    assert match.turn == (0,)
    assert fates(match) == [DECLARED, DECLARED]


@pytest.mark.rule("MNB-17.11")
def test_nobody_is_asked_when_every_intelligence_lies_open():
    gone = [f"A{n:03}" for n in range(82, 89)]
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13", hand="REP-A"), discard=gone)
    do(match, 0, "card MSL-A", "from US13", "target SU13")
    assert match.turn == (0,)


# ---- open and hidden


@pytest.mark.rule("MNB-18.1")
def test_hands_deck_and_bought_cards_are_hidden():
    match = battle(fleet("US13"), fleet("SU13", hand="INT-A GUN-A", bought=["MSL-A"]))
    zones = {zone.id: zone for zone in match.view(0).picture.zones}
    assert (zones["hand:1"].count, zones["hand:1"].pieces) == (2, ())
    assert [piece.face for piece in zones["bought:1"].pieces] == [""]
    assert zones["deck"].pieces == ()
    own = {zone.id: zone for zone in match.view(1).picture.zones}
    assert sorted(piece.face for piece in own["hand:1"].pieces) == ["GUN-A", "INT-A"]


@pytest.mark.rule("MNB-18.1")
def test_another_hand_looks_the_same_to_the_others():
    one = battle(fleet("US13"), fleet("SU13", hand="INT-A GUN-A"))
    two = battle(fleet("US13"), fleet("SU13", hand="MSL-A NMS-A"))
    assert one.view(0).picture == two.view(0).picture
    assert GAME.study.observe(one.state, 0) == GAME.study.observe(two.state, 0)


@pytest.mark.rule("MNB-18.2")
def test_fleets_reserves_damage_scores_discards_and_attacks_are_open():
    match = battle(
        fleet("US13 US14", hand="MSL-A", score=4),
        fleet("SU13", subs="SU16", damage={"SU13": ["GUN-B"]}),
        discard=["A001"],
    )
    shoot(match, 0, "MSL-A", "US13", "SU13")
    zones = {zone.id: zone for zone in match.view(None).picture.zones}
    assert [piece.face for piece in zones["row:1:1"].pieces] == ["SU13", "GUN-B"]
    assert [badge.id for badge in zones["subs:1"].pieces[0].badges] == ["badge-passive"]
    assert [piece.face for piece in zones["discard"].pieces] == ["GUN-A"]
    assert [piece.face for piece in zones["attacks"].pieces] == ["MSL-A"]
    assert zones["reserve:0"].count == 18
    assert match.view(None).picture.seats[0].score == 4


@pytest.mark.rule("MNB-18.3")
def test_a_match_replays_from_its_record():
    match = promises.play(Match.new("naval_battles", 3, seed=9), 9, upto=150)
    again = Match.load(match.save())
    assert codec.encode(again.state) == codec.encode(match.state)


def test_a_guess_keeps_what_is_known_and_deals_the_rest():
    match = battle(fleet("US13", hand="GUN-A"), fleet("SU13", hand="INT-A GUN-B", bought=["MSL-A"]))
    world = GAME.think.guess(match.state, 0, Dice(3))
    GAME.play.conserve(world)
    assert world.hands[0] == match.state.hands[0]
    assert [len(cards) for cards in world.hands] == [2, 2]
    assert legal(match, 0, "card") == ["A001"]


@pytest.mark.rule("MNB-17.11")
def test_a_window_is_a_mere_reaction_and_nothing_else_is():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13", hand="INT-A TAC-A"))
    assert not GAME.play.reaction(match.state, 0)
    do(match, 0, "card MSL-A", "from US13", "target SU13")
    assert GAME.play.reaction(match.state, 1) == [("pass", 0), ("silent", 0)]
    assert not GAME.play.reaction(match.state, 0)
    do(match, 1, "card INT-A")  # with Superior Tactics or without is a decision
    assert match.turn == (1,)
    assert not GAME.play.reaction(match.state, 1)


@pytest.mark.rule("MNB-17.11")
@pytest.mark.parametrize(
    ("ships", "cards", "idle", "always"),
    [
        ("SU13", "NMS-A", None, ("done", 0)),  # a card could, and always means always
        ("SU13", "SCR-A", ("done", 0), ("done", 0)),  # there is nobody to screen
        ("SU13 SU14", "SCR-A", None, ("done", 0)),
        ("SU13", "REP-A", ("done", 0), ("done", 0)),
        ("UK12 UK09", "REP-A", None, None),  # her launcher meets SSM for nothing: that is never given up unasked
    ],
)
def test_a_defence_that_only_cards_could_make_passes_by_itself(ships, cards, idle, always):
    match = battle(fleet("US13", hand="MSL-A"), fleet(ships, hand=cards))
    shoot(match, 0, "MSL-A", "US13", ships.split()[0])
    final(match)
    assert match.turn == (1,)
    assert [decline(GAME, match.state, 1, how) for how in ("ask", "idle", "always")] == [None, idle, always]


@pytest.mark.rule("MNB-17.11")
def test_a_defence_that_is_begun_is_never_ended_by_itself():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13", hand="NMS-A"))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    final(match)
    do(match, 1, "card NMS-A")
    assert decline(GAME, match.state, 1, "always") is None
