"""SIR-D: the right seat is asked the right choice at the right moment, and the others learn no more than they may."""

from __future__ import annotations

import pytest

from escadre import Match, Unreadable
from escadre.core import codec
from escadre.games.sirocco.play.catalog import CARD
from escadre.games.sirocco.play.columns import AIR, COMBINED, SUB, SURFACE
from tests.sirocco.build import (
    discards,
    events,
    hand,
    legal,
    refused,
    silence,
    table,
    told,
    turn,
    won,
    zone,
)


def scene(match: Match, viewer: int | None) -> bytes:
    """All that a viewer is sent."""
    return codec.encode(match.view(viewer))


def asked(match: Match) -> dict[int, set[str]]:
    """Who may do what now."""
    seats = range(match.setup.seats)
    return {seat: set(match.menu(seat)) for seat in seats if match.menu(seat)}


# ---- SIR-D.1 the table, at set-up


@pytest.mark.rule("SIR-D.1")
def test_seats_dealer_options_length_and_goal_are_set_once_at_set_up():
    options = {"dealer": 3, "length": 15, "advanced": True, "both_camps": True, "historical": True, "series": 90}
    match = Match.new("sirocco", seats=5, seed=1, options=options)
    assert (match.state.seats, match.state.dealer, match.state.left) == (5, 3, 14)
    assert {name: getattr(match.state.options, name) for name in options} == options


@pytest.mark.rule("SIR-D.1")
@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"length": 12}, "12 is not possible"),
        ({"dealer": 3}, "First dealer: this table has no such seat .3.. Choose one from seat 1"),
        ({"series": -1}, "negative"),
        ({"series_games": -1}, "negative"),
        ({"fog": True}, "fog"),
        ({"advanced": 1}, "bool"),
    ],
)
def test_what_cannot_be_chosen_is_refused_with_a_sentence(options, words):
    with pytest.raises(Unreadable, match=words):
        Match.new("sirocco", seats=3, seed=1, options=options)


# ---- SIR-D.2 and SIR-D.3 the leader


@pytest.mark.rule("SIR-D.2")
def test_in_the_advanced_game_the_leader_alone_chooses_between_two_operations():
    match = table([["A12"], ["X12"], ["A36"]], "", options={"advanced": True}, leader=1, draws=("O05", "O03"))
    assert asked(match) == {1: {"operation"}}
    assert legal(match, 1, "operation") == ["O03", "O05"]


@pytest.mark.rule("SIR-D.2")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_he_alone_sees_the_two_until_he_has_chosen(viewer):
    match = table([["A12"], ["X12"], ["A36"]], "", options={"advanced": True}, leader=1, draws=("O05", "O03"))
    assert zone(match, 1, "operation") == ["O05", "O03"]
    assert zone(match, viewer, "operation") == ["", ""]
    assert not told(match, viewer) & {"O05", "O03"}
    match.order(1, "operation O03")
    assert zone(match, viewer, "operation") == ["O03"]
    assert zone(match, viewer, "spent") == ["O05"]


@pytest.mark.rule("SIR-D.2")
def test_without_advanced_nobody_chooses_the_operation():
    match = table([["A12"], ["X12"], ["A36"]], "", draws=("O05",))
    assert asked(match) == {0: {"type"}}


@pytest.mark.rule("SIR-D.3")
def test_the_leader_of_a_convoy_declares_one_of_four_types():
    match = table([["A12"], ["X12"], ["A36"]], "O05", leader=2)
    assert asked(match) == {2: {"type"}}
    assert match.menu(2)["type"] == [AIR, SURFACE, SUB, COMBINED]
    match.order(2, "type sub")
    assert match.view(None).log[-1].text.id == "event-declared"


@pytest.mark.rule("SIR-D.3")
def test_nobody_declares_the_type_of_a_battle():
    match = table([["A12"], ["X12"], ["A36"]], "O03")
    assert "type" not in asked(match)[0]


@pytest.mark.rule("SIR-D.3")
def test_nobody_declares_again_after_a_tie():
    match = table([["A12"], ["X12"], ["A36"]], "O05", "surface")
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    match.order(2, "discard_all")
    assert match.state.engagement.attempt == 1
    assert "type" not in asked(match)[1]


# ---- SIR-D.4 Fog

FOG_HAND = ["S02", "A30", "A33"]


@pytest.mark.rule("SIR-D.4")
def test_a_holder_of_fog_may_lay_it_whenever_somebody_else_decides():
    match = table([["A12", "S01", "A14", "A15"], FOG_HAND, ["X12", "X14"]], dice=(1,))
    assert asked(match)[1] == {"fog"}  # the type
    match.order(0, "type surface")
    assert asked(match)[1] == {"fog"}  # a turn
    match.order(0, "card A12")
    assert asked(match)[1] == {"fog"}  # in the middle of one
    match.order(0, "storms")
    assert asked(match)[1] == {"fog"}  # its Storm cards
    match.order(0, "card S01")
    assert asked(match) == {0: {"annul"}, 1: {"fog"}}
    match.order(0, "annul 3")
    assert "fog" in asked(match)[1]  # his own turn
    match.order(1, "discard A33")
    assert asked(match)[0] == {"pass"}  # the Storm window, too few cards left for Fog
    assert match.barred(1)["fog"] == {0: "SIR-C.S02.5"}


@pytest.mark.rule("SIR-D.4")
def test_he_chooses_two_cards_and_two_players_and_which_goes_to_whom():
    match = table([["A12"], [*FOG_HAND, "A36"], ["X12"], ["X14"]], type="surface", draws=("X12", "A12"))
    match.order(1, "fog")
    assert asked(match) == {1: {"give"}}
    assert legal(match, 1, "give") == ["A30", "A33", "A36"]
    match.order(1, "give A33")
    assert match.menu(1) == {"to": [0, 2, 3]}
    match.order(1, "to 3")
    assert legal(match, 1, "give") == ["A30", "A36"]
    match.order(1, "give A36")
    assert match.menu(1) == {"to": [0, 3]}
    match.order(1, "to 1")
    assert (hand(match, 0), hand(match, 1), hand(match, 2)) == (["A36"], ["A12", "A30", "X12"], ["A33"])


@pytest.mark.rule("SIR-D.4")
@pytest.mark.parametrize("viewer", [None, 3])
def test_the_others_do_not_learn_the_cards_exchanged(viewer):
    match = table([["A12"], [*FOG_HAND, "A36"], ["X12"], ["X14"]], type="surface", draws=("X12", "A12"))
    for words in ("fog", "give A33", "to 3", "give A36", "to 1"):
        match.order(1, words)
    assert not told(match, viewer) & {"A12", "A30", "A33", "A36", "X12"}
    assert told(match, 0) >= {"A12", "A36"}
    assert not told(match, 0) & {"A33", "X12"}


@pytest.mark.rule("SIR-D.4")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_silence_tells_nothing(viewer):
    scenes = []
    for secret in ("S02", "A40"):
        match = table([["A12"], [secret, "A30", "A33"], ["X12"]], type="surface", removed=["X36"])
        scenes.append(scene(match, viewer))
    assert scenes[0] == scenes[1]


# ---- SIR-D.5 to SIR-D.7 laying


@pytest.mark.rule("SIR-D.5")
def test_in_a_convoy_the_player_on_turn_plays_or_discards_one_or_all():
    match = table([["A12", "A05", "S06"], ["X12"], ["A36"]], type="surface")
    assert asked(match) == {0: {"card", "discard", "discard_all"}}
    assert legal(match, 0, "card") == ["A12"]
    assert legal(match, 0, "discard") == ["A05", "A12", "S06"]


@pytest.mark.rule("SIR-D.5")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_the_others_learn_what_is_discarded_and_nothing_else_of_the_hand(viewer):
    match = table([["A12", "A05", "S06"], ["X12"], ["A36"]], type="surface")
    match.order(0, "discard A05")
    assert "A05" in told(match, viewer)
    assert not told(match, viewer) & {"A12", "S06"}


@pytest.mark.rule("SIR-D.5", "SIR-D.6")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_what_is_half_chosen_is_not_seen(viewer):
    scenes = []
    for code in ("A12", "A15"):
        match = table([["A12", "A15"], ["X12"], ["A36"]], type="surface")
        match.order(0, f"card {code}")
        scenes.append(scene(match, viewer))
    assert scenes[0] == scenes[1]


@pytest.mark.rule("SIR-D.6")
def test_the_player_chooses_extras_admiral_mode_second_force_card_and_host():
    match = table([["A12", "A15", "A57", "A45", "A54"], ["X12"], ["A36"]], type="surface")
    match.order(0, "card A12")
    assert {verb: legal(match, 0, verb) for verb in ("card", "combine", "double")} == {
        "card": ["A45", "A54"],
        "combine": ["A57"],
        "double": ["A57"],
    }
    match.order(0, "double A57")
    assert set(match.menu(0)) == {"card"}  # mode B is finished before the turn is
    match.order(0, "card A15")
    match.order(0, "card A45")
    assert asked(match) == {0: {"host"}}
    match.order(0, "host A12")
    match.order(0, "end")
    assert match.turn == (1,)


@pytest.mark.rule("SIR-D.6")
def test_the_player_chooses_the_target_of_damage():
    laid = [{"seat": 1, "card": "A12"}, {"seat": 2, "card": "A15"}]
    match = table([["X54", "X14"], [], []], type="surface", leader=1, table=laid)
    match.order(0, "card X54")
    assert legal(match, 0, "target") == ["A12", "A15"]


@pytest.mark.rule("SIR-D.6")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_what_is_laid_face_up_is_seen_with_its_host(viewer):
    match = table([["A12", "A45"], ["X12"], ["A36"]], type="surface")
    turn(match, 0, "A12", "A45")
    row = next(zone for zone in match.view(viewer).picture.zones if zone.id == "row:0")
    assert [(piece.face, piece.on) for piece in row.pieces] == [("A12", ""), ("A45", "card:A12")]


@pytest.mark.rule("SIR-D.7")
def test_in_round_1_of_a_battle_playing_is_compulsory_with_a_legal_main_play():
    match = table([["A12", "A05", "S06"], ["X12"], ["A36"]], "O03")
    assert asked(match) == {0: {"card"}}
    assert refused(match, 0, "discard A05") == "SIR-3.2.4"


@pytest.mark.rule("SIR-D.7")
def test_without_one_the_hand_goes():
    match = table([["A05", "S06"], ["X12"], ["A36"]], "O03")
    assert asked(match) == {0: {"discard_all"}}
    match.order(0, "discard_all")
    assert (hand(match, 0), match.state.engagement.out[0]) == ([], True)


@pytest.mark.rule("SIR-D.7")
def test_and_fog_comes_first():
    match = table([["A05", "A06", "S02"], ["X12"], ["A36"]], "O03", draws=("X12", "A36"))
    assert asked(match) == {0: {"discard_all", "fog"}}
    for words in ("fog", "give A05", "to 2", "give A06"):
        match.order(0, words)
    match.order(0, "to 3")
    assert asked(match)[0] == {"card"}


# ---- SIR-D.8 to SIR-D.11 Storm cards of a turn


@pytest.mark.rule("SIR-D.8")
def test_after_a_face_up_main_play_the_same_player_may_lay_explosion_lost_and_bomb_alley_or_none():
    match = table([["A12", "A45", "S03", "S04", "S06", "A36"], ["X12"], ["A38"]], type="air")
    for words in ("card A12", "card A45", "storms"):
        match.order(0, words)
    assert asked(match) == {0: {"card", "end"}}
    assert legal(match, 0) == ["S03", "S04", "S06"]
    match.order(0, "end")
    assert match.turn == (1,)


@pytest.mark.rule("SIR-D.8")
def test_he_chooses_which_bonus_card_is_lost_and_which_force_card_is_bombed():
    laid = [{"seat": 1, "card": "X12"}, {"seat": 1, "card": "X50", "on": "X12"}]
    match = table([["A12", "A45", "S04", "S06"], [], ["A38"]], type="air", leader=1, table=laid, to_play=[0, 2])
    for words in ("card A12", "card A45", "storms", "card S06"):
        match.order(0, words)
    assert legal(match, 0, "target") == ["A12", "X12"]
    match.order(0, "target A12")
    match.order(0, "card S04")
    assert legal(match, 0, "target") == ["A45", "X50"]


@pytest.mark.rule("SIR-D.8")
def test_nobody_lays_them_in_a_turn_without_a_main_play():
    match = table([["A12", "S03"], ["X12"], ["A38"]], type="air")
    match.order(0, "discard A12")
    assert match.turn == (1,)
    assert "S03" in hand(match, 0)


@pytest.mark.rule("SIR-D.9")
def test_at_the_end_of_his_turn_he_may_lay_shallows_and_sirocco():
    match = table([["A12", "S01", "S07", "A36"], ["X12"], ["A38"]], type="air", dice=(6,))
    for words in ("card A12", "storms"):
        match.order(0, words)
    assert legal(match, 0) == ["S01", "S07"]
    match.order(0, "card S07")
    assert legal(match, 0) == ["S01"]
    match.order(0, "card S01")
    assert match.state.engagement.sirocco == 1
    assert match.turn == (1,)


@pytest.mark.rule("SIR-D.9")
def test_or_neither():
    match = table([["A12", "S01", "S07", "A36"], ["X12"], ["A38"]], type="air")
    turn(match, 0, "A12")
    assert hand(match, 0) == ["A36", "S01", "S07"]
    assert match.turn == (1,)


@pytest.mark.rule("SIR-D.10")
def test_after_a_low_roll_the_sirocco_player_names_who_is_annulled():
    match = table([["A12", "S01"], ["X12"], ["A38"], ["A36"]], type="air", leader=3, dice=(3,))
    match.order(3, "discard_all")
    turn(match, 0, "A12", storms=("S01",))
    assert asked(match) == {0: {"annul"}}
    assert match.menu(0) == {"annul": [1, 2]}
    match.order(0, "annul 2")
    assert match.turn == (2,)


@pytest.mark.rule("SIR-D.11")
@pytest.mark.parametrize(("words", "rolls"), [("sirocco", 1), ("drop", 0)])
def test_the_holder_of_a_passed_sirocco_decides_at_the_end_of_his_turn(words, rolls):
    match = table([["A12"], ["X12"], ["A38"]], type="air", dice=(5,), sirocco=0)
    assert "sirocco" not in asked(match)[0]
    turn(match, 0, "A12")
    assert asked(match) == {0: {"sirocco", "drop"}}
    match.order(0, words)
    assert len(events(match, "roll")) == rolls
    assert match.state.engagement.sirocco == (1 if rolls else -1)


# ---- SIR-D.12 Intelligence


@pytest.mark.rule("SIR-D.12")
def test_at_the_end_of_the_round_the_intelligence_player_plays_for_his_camp_or_declines():
    match = table([["A56", "A12", "X14", "A45"], ["X12"], ["A38"]], type="surface")
    turn(match, 0, "A56")
    match.order(1, "discard_all")
    match.order(2, "discard_all")
    assert asked(match) == {0: {"card", "decline"}}
    assert legal(match, 0) == ["A12"]
    match.order(0, "card A12")
    assert legal(match, 0) == ["A45"]


@pytest.mark.rule("SIR-D.12")
def test_declining_discards_the_intelligence_card():
    match = table([["A56", "A12"], ["X12"], ["A38", "A36"]], type="surface", left=0)
    turn(match, 0, "A56")
    turn(match, 1, "X12")
    turn(match, 2, "A38")
    match.order(0, "decline")
    assert discards(match) == ["A56"]
    assert hand(match, 0) == ["A12"]


@pytest.mark.rule("SIR-D.12")
def test_after_the_extra_play_come_storm_cards_as_in_any_turn():
    match = table([["A56", "A12", "S01", "S03", "S07"], ["X12"], ["A38"]], type="surface", dice=(1,))
    turn(match, 0, "A56")
    turn(match, 1, "X12")
    turn(match, 2, "A38")
    for words in ("card A12", "storms"):
        match.order(0, words)
    assert legal(match, 0) == ["S01", "S03", "S07"]
    match.order(0, "card S01")
    assert match.menu(0) == {"annul": [1, 2]}


# ---- SIR-D.13 round 2 of a Battle

ROUND_1 = [{"seat": 0, "card": "A12"}, {"seat": 1, "card": "X12"}, {"seat": 2, "card": "A15"}]


@pytest.mark.rule("SIR-D.13")
def test_in_round_2_each_in_turn_lays_any_card_face_down():
    match = table([["A30", "X14", "A05", "S06", "A57"], ["X25"], ["A36"]], "O03", round=2, table=ROUND_1)
    assert asked(match) == {0: {"card"}}
    assert legal(match, 0) == ["A05", "A30", "A57", "S06", "X14"]
    turn(match, 0, "A30")
    assert match.turn == (1,)


@pytest.mark.rule("SIR-D.13")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_all_of_it_is_secret_and_only_the_number_of_cards_is_seen(viewer):
    scenes = []
    for words in (("A04", "A57 double", "A30", "A45"), ("A04", "A57 double", "A30", "A54")):
        match = table([["A04", "A45", "A57", "A30", "A54"], ["X25"], ["A36"]], "O03", round=2, table=ROUND_1)
        turn(match, 0, *words)
        scenes.append(scene(match, viewer))
        assert zone(match, viewer, "row:0") == ["A12", "", "", "", ""]
    assert scenes[0] == scenes[1]


@pytest.mark.rule("SIR-D.13")
def test_extras_hosts_and_admiral_mode_are_chosen_as_in_round_1():
    match = table([["A04", "A14", "A57", "A45"], ["X25"], ["A36"]], "O03", round=2, table=ROUND_1)
    for words in ("card A04", "double A57", "card A14", "card A45"):
        match.order(0, words)
    assert legal(match, 0, "host") == ["A04", "A14"]


@pytest.mark.rule("SIR-D.13")
@pytest.mark.parametrize(
    ("cards", "options", "laid", "counts"),
    [
        (["X14"], {}, ROUND_1, False),
        (["X14", "S05"], {}, ROUND_1, True),
        (["X14"], {"both_camps": True}, ROUND_1, True),
        (["X14"], {}, ROUND_1[1:], True),
    ],
)
def test_the_camp_is_free_with_night_action_both_camps_or_no_camp_yet(cards, options, laid, counts):
    match = table([cards, ["X25"], ["A36"]], "O03", round=2, table=laid, options=options)
    turn(match, 0, *cards)
    turn(match, 1, "X25")
    turn(match, 2, "A36")
    assert [line["card"] for line in events(match, "bluff")] == ([] if counts else [CARD["X14"]])


@pytest.mark.rule("SIR-D.13")
def test_sirocco_follows_a_face_down_turn_in_the_open():
    match = table([["A30", "S01", "S07"], ["X25"], ["A36"]], "O03", round=2, table=ROUND_1, dice=(5,))
    match.order(0, "card A30")
    match.order(0, "storms")
    assert legal(match, 0) == ["S01"]
    match.order(0, "card S01")
    assert "S01" in told(match, 2)
    assert match.state.engagement.sirocco == 1


@pytest.mark.rule("SIR-D.13")
def test_after_the_reveal_the_target_of_damage_is_chosen_in_the_open():
    match = table([["A36"], ["X54"], ["A38"]], "O03", round=2, table=ROUND_1)
    turn(match, 0, "A36")
    turn(match, 1, "X54")
    turn(match, 2, "A38")
    assert asked(match) == {1: {"target"}}
    match.order(1, "target A15")
    assert match.log[-1].events[0].to == []
    assert (match.log[-1].events[0].kind, match.log[-1].events[0].args["target"]) == ("laid-on", CARD["A15"])


# ---- SIR-D.14 the Storm window


@pytest.mark.rule("SIR-D.14")
def test_at_the_end_of_the_round_everybody_entitled_is_asked_from_the_leader():
    match = table([["A12", "A30"], ["X12", "X25"], ["A38", "A33"], ["A36", "A40"]], type="air", leader=2)
    turn(match, 2, "A38")
    match.order(3, "discard A36")  # no main play: not asked
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    order = []
    while match.turn and match.menu(match.turn[0]) == {"pass": [0]}:
        order.append(match.turn[0])
        match.order(match.turn[0], "pass")
    assert order == [2, 0, 1]


@pytest.mark.rule("SIR-D.14")
def test_he_lays_explosion_lost_or_bomb_alley_with_a_target_or_is_silent():
    match = table([["A12", "A45", "S03", "S04", "S06"], ["X12"], ["A38"]], type="air")
    turn(match, 0, "A12", "A45")
    turn(match, 1, "X12")
    turn(match, 2, "A38")
    assert asked(match) == {0: {"card", "pass"}}
    assert legal(match, 0) == ["S03", "S04", "S06"]
    match.order(0, "card S06")
    assert legal(match, 0, "target") == ["A12", "A38", "X12"]


@pytest.mark.rule("SIR-D.14")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_who_could_have_played_stays_secret(viewer):
    scenes = []
    for secret in ("S03", "A30"):
        match = table([["A12", secret], ["X12", "X25"], ["A38"]], type="air", removed=["X36"])
        turn(match, 0, "A12")
        turn(match, 1, "X12")
        turn(match, 2, "A38")
        scenes.append(scene(match, viewer))
        match.order(0, "pass")
        scenes.append(scene(match, viewer))
    assert scenes[:2] == scenes[2:]


# ---- SIR-D.15 to SIR-D.17 after the fight


def shared() -> Match:
    """Seats 0 and 1 beat seats 2 and 3 in an advanced game: the Operation and two cards are to be shared."""
    hands = [["A04"], ["A12"], ["X13"], ["X25"]]
    match = table(hands, "O05", "surface", options={"advanced": True}, left=0)
    for seat in range(4):
        turn(match, seat, hands[seat][0])
    return match


@pytest.mark.rule("SIR-D.15")
def test_the_trick_winner_says_who_gets_which_card():
    match = shared()
    assert asked(match) == {0: {"to"}}
    assert match.menu(0) == {"to": [0, 1]}
    for words in ("to 2", "to 1", "to 1"):
        match.order(0, words)
    assert (won(match, 0), won(match, 1)) == ([], ["O05"])


@pytest.mark.rule("SIR-D.15")
@pytest.mark.parametrize("viewer", [None, 2, 3])
def test_which_captured_card_went_to_whom_stays_with_giver_and_receiver(viewer):
    scenes = []
    for orders in (("to 1", "to 1", "to 2"), ("to 1", "to 2", "to 1")):
        hands = [["A04"], ["A12"], ["X13"], ["X25"]]
        match = table(hands, "O05", "surface", options={"advanced": True}, left=1)
        for seat in range(4):
            turn(match, seat, hands[seat][0])
        for words in orders:
            match.order(0, words)
        zones = [z for z in match.view(viewer).picture.zones if z.kind == "tricks"]
        lines = sorted(codec.encode(line.text) for line in match.view(viewer).log)
        scenes.append((codec.encode([[piece.face for piece in z.pieces] for z in zones]), lines))
        mine = [line.text for line in match.view(1).log if line.text.id == "event-captured"]
        assert len(mine) == 1
    assert scenes[0] == scenes[1]


@pytest.mark.rule("SIR-D.15")
def test_without_advanced_nobody_is_asked():
    match = table([["A04"], ["A12"], ["X13"]], "O05", "surface", left=0)
    for seat, words in enumerate(("A04", "A12", "X13")):
        turn(match, seat, words)
    assert won(match, 0) == ["O05"]


@pytest.mark.rule("SIR-D.16")
@pytest.mark.parametrize(("words", "back"), [("take A12", True), ("leave", False)])
def test_the_supply_player_on_the_winning_side_takes_a_ship_back_or_none(words, back):
    match = table([["A54", "A30"], ["A12"], ["A15"]], "O05", "surface", left=0)
    turn(match, 0, "A54")
    turn(match, 1, "A12")
    turn(match, 2, "A15")
    silence(match)
    assert asked(match) == {0: {"take", "leave"}}
    assert legal(match, 0, "take") == ["A12", "A15"]
    match.order(0, words)
    assert ("A12" in hand(match, 0)) is back


@pytest.mark.rule("SIR-D.16")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_everybody_sees_what_he_takes(viewer):
    match = table([["A54", "A30"], ["A12"], ["A15"]], "O05", "surface")
    turn(match, 0, "A54")
    turn(match, 1, "A12")
    turn(match, 2, "A15")
    silence(match)
    match.order(0, "take A12")
    taken = [line.text.args["card"].id for line in match.view(viewer).log if line.text.id == "event-took-ship"]
    assert taken == ["card-A12"]


@pytest.mark.rule("SIR-D.16")
def test_on_the_losing_side_he_is_not_asked():
    match = table([["A54"], ["A12"], ["X04"]], "O05", "surface", left=0)
    turn(match, 0, "A54")
    turn(match, 1, "A12")
    turn(match, 2, "X04")
    assert match.outcome is not None


@pytest.mark.rule("SIR-D.17")
def test_in_a_series_the_new_dealer_starts_the_next_game():
    match = table([["A36"], ["A38"], ["A30"]], "O01", "air", left=0, leader=1, options={"series": 75})
    for seat in (1, 2, 0):
        match.order(seat, "discard_all")
    assert asked(match) == {2: {"deal"}}
    assert refused(match, 0, "deal") == "SIR-D.17"
    match.order(2, "deal")
    assert match.state.left == 21


@pytest.mark.rule("SIR-D.17")
def test_after_a_single_game_nobody_is_asked():
    match = table([["A36"], ["A38"], ["A30"]], "O01", "air", left=0)
    for seat in range(3):
        match.order(seat, "discard_all")
    assert match.turn == ()
