"""What is public and what is hidden (SIR-P).

The proof of a secret: two matches that differ in nothing but the secret, and a seat whose whole Scene (table, log,
menu, prompt) is the same in both. The proof that something is public: everybody's Scene shows it.
"""

from __future__ import annotations

import pytest

from escadre import Match
from escadre.core.dice import Dice
from escadre.core.scene import Scene
from escadre.games.sirocco.play.catalog import CARD, CODES
from escadre.games.sirocco.play.columns import OPERATIONS
from escadre.games.sirocco.play.conservation import conserve
from escadre.games.sirocco.play.rules.table import MODE_TWO
from tests.sirocco.build import all_but, captured, codes, shown_type, silence, table, told, turn, zone

EVERYBODY = (0, 1, 2, None)  # three seats and a spectator


def facts(match: Match, viewer: int | None, seat: int) -> dict[str, object]:
    """What the viewer is told about a seat, by name."""
    return {fact.what.id: fact.value for fact in match.view(viewer).picture.seats[seat].facts}


def badges(match: Match, viewer: int | None, seat: int) -> list[str]:
    return [badge.id for badge in match.view(viewer).picture.seats[seat].badges]


def lines(scene: Scene, event: str) -> list[dict[str, object]]:
    """The lines of one kind in a seat's log."""
    return [line.text.args for line in scene.log if line.text.id == f"event-{event}"]


def count(match: Match, viewer: int | None, id: str) -> int:
    return next(found.count for found in match.view(viewer).picture.zones if found.id == id)


# ---- hands, piles, Operations


@pytest.mark.rule("SIR-P.1", "SIR-1.0.5")
def test_a_hand_is_seen_by_its_owner_only():
    first = table([["A01", "A36"], ["A12", "S02"], ["X14", "X35"]], "O05", "surface")
    second = table([["A01", "A36"], ["X01", "A57"], ["X14", "X35"]], "O05", "surface")
    for viewer in (0, 2, None):
        assert first.view(viewer) == second.view(viewer)
    assert zone(first, 1, "hand:1") == ["A12", "S02"]
    assert zone(second, 1, "hand:1") == ["A57", "X01"]


@pytest.mark.rule("SIR-P.1")
def test_size_and_limit_of_every_hand_are_public():
    match = table([["A01", "A36"], ["A12", "S02", "X01"], ["X14"]], "O04", "surface", won=[[], ["O05", "O10"]])
    for viewer in EVERYBODY:
        assert [facts(match, viewer, seat)["fact-hand"] for seat in range(3)] == ["2/6", "3/8", "1/6"]


@pytest.mark.rule("SIR-P.1")
def test_what_a_player_has_half_chosen_is_seen_by_nobody_else():
    first = table([["A01", "A12"], ["X12"], ["X14"]], "O05", "surface")
    second = table([["A01", "A12"], ["X12"], ["X14"]], "O05", "surface")
    first.order(0, "card A01")
    second.order(0, "card A12")
    for viewer in (1, 2, None):
        assert first.view(viewer) == second.view(viewer)
    assert first.view(0) != second.view(0)


@pytest.mark.rule("SIR-P.2")
def test_of_the_force_pile_only_its_size_is_shown():
    match = table([["A01"], ["A12"], ["X14"]], "O05", "surface", discard=["A36"])
    for viewer in EVERYBODY:
        assert count(match, viewer, "pile") == 121 - 3 - 1
        assert zone(match, viewer, "pile") == []


@pytest.mark.rule("SIR-P.2", "SIR-1.0.8")
def test_the_discard_pile_is_open_with_its_order():
    match = table([["A01", "A36"], ["A12"], ["X14"]], "O05", "surface", discard=["X35", "A30"])
    match.order(0, "discard A01")
    for viewer in EVERYBODY:
        assert zone(match, viewer, "discard") == ["X35", "A30", "A01"]


@pytest.mark.rule("SIR-P.3")
def test_of_the_operation_pile_only_its_size_is_shown():
    match = table([["A01"], ["A12"], ["X14"]], "O05", "surface", left=7)
    for viewer in EVERYBODY:
        assert count(match, viewer, "operations") == 7
        assert zone(match, viewer, "operations") == []


@pytest.mark.rule("SIR-P.3")
def test_operations_in_play_won_and_discarded_are_open():
    match = table([["A01"], ["A12"], ["X14"]], "O05", "surface", won=[[], ["O10"]], spent=["O20"])
    for viewer in EVERYBODY:
        assert zone(match, viewer, "operation") == ["O05"]
        assert zone(match, viewer, "tricks:1") == ["O10"]
        assert zone(match, viewer, "spent") == ["O20"]


@pytest.mark.rule("SIR-P.3", "SIR-1.3.4")
def test_the_operations_set_aside_are_not_shown_even_at_the_end():
    match = table([["A36"], ["A12"], ["X14"]], "O05", "surface", left=0, won=[["O10"]])
    for seat, card in enumerate(("A36", "A12", "X14")):
        match.order(seat, f"discard {card}")
    assert match.outcome is not None
    for viewer in EVERYBODY:
        assert told(match, viewer) & {CODES[card] for card in OPERATIONS} == {"O05", "O10"}


@pytest.mark.rule("SIR-P.4", "SIR-5.0.2")
def test_the_two_operations_of_the_advanced_game_are_seen_by_the_leader_only_until_he_chooses():
    first = table([["A01"], ["A12"], ["X14"]], "", options={"advanced": True}, draws=("O05", "O11"))
    second = table([["A01"], ["A12"], ["X14"]], "", options={"advanced": True}, draws=("O33", "O20"))
    for viewer in (1, 2, None):
        assert first.view(viewer) == second.view(viewer)
    assert zone(first, 0, "operation") == ["O05", "O11"]
    first.order(0, "operation O05")
    for viewer in EVERYBODY:
        assert {"O05", "O11"} <= told(first, viewer)


# ---- the table


@pytest.mark.rule("SIR-P.5")
def test_face_up_cards_are_open():
    match = table([["A01", "A45"], ["A12"], ["X14"]], "O05", "surface")
    turn(match, 0, "A01", "A45")
    for viewer in EVERYBODY:
        assert zone(match, viewer, "row:0") == ["A01", "A45"]


@pytest.mark.rule("SIR-P.5")
def test_cards_of_a_tied_attempt_under_the_operation_are_open_with_who_laid_them():
    match = table([["A12", "A36"], ["X12", "X35"], ["A38", "A30"]], "O05", "surface")
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    match.order(2, "discard A38")
    silence(match)
    for viewer in EVERYBODY:
        pieces = match.view(viewer).picture.zones[0].pieces
        assert [(piece.face, piece.owner) for piece in pieces] == [("O05", None), ("A12", 0), ("X12", 1)]


@pytest.mark.rule("SIR-P.5")
def test_the_declared_type_and_the_current_type_are_open():
    match = table([["A01", "A57"], ["A12"], ["X14"]], "O05")
    match.order(0, "type sub")
    for viewer in EVERYBODY:
        assert shown_type(match, viewer) == "type-sub"
    turn(match, 0, "A01", "A57 combine")
    for viewer in EVERYBODY:
        scene = match.view(viewer)
        assert shown_type(match, viewer) == "type-combined"
        assert len(lines(scene, "declared")) == 1


@pytest.mark.rule("SIR-P.5")
@pytest.mark.parametrize(("card", "badge"), [("A55", "badge-allied-only"), ("X55", "badge-axis-only")])
def test_restrictions_in_force_are_open(card, badge):
    match = table([[card], ["A12"], ["X14"]], "O05", "surface")
    turn(match, 0, card)
    for viewer in EVERYBODY:
        assert badge in badges(match, viewer, 0)


@pytest.mark.rule("SIR-P.5")
def test_the_ban_of_shallows_is_open_as_the_card_that_lies_there():
    match = table([["A01", "S07"], ["A12"], ["X14"]], "O05", "surface")
    turn(match, 0, "A01", storms=("S07",))
    for viewer in EVERYBODY:
        assert zone(match, viewer, "row:0") == ["A01", "S07"]


@pytest.mark.rule("SIR-P.5")
def test_a_pending_sirocco_is_open():
    match = table([["A01", "S01"], ["A12"], ["X14"]], "O05", "surface", dice=(4,))
    turn(match, 0, "A01", storms=("S01",))
    for viewer in EVERYBODY:
        assert "card-S01" in badges(match, viewer, 1)


@pytest.mark.rule("SIR-P.5")
def test_a_pending_intelligence_turn_is_open():
    match = table([["A56", "A01"], ["A12"], ["X14"]], "O05", "surface")
    turn(match, 0, "A56")
    for viewer in EVERYBODY:
        assert "badge-extra-turn" in badges(match, viewer, 0)


def face_down(*cards: str, historical: bool = False) -> Match:
    """Round 2 of a Battle of '41; seat 0 lays these cards face down, seat 1 is next."""
    laid = [{"seat": 0, "card": "A04"}, {"seat": 1, "card": "X14"}, {"seat": 2, "card": "A13"}]
    mine = ["A03", "A12", "A44", "A57", "X10", "S05"]
    options = {"historical": historical}
    match = table([mine, ["X35"], ["A38"]], "O11", table=laid, round=2, options=options)
    turn(match, 0, *cards)
    return match


@pytest.mark.rule("SIR-P.6", "SIR-3.2.15")
def test_face_down_cards_are_seen_by_their_owner_only_but_their_number_by_all():
    first = face_down("A03", "A44")
    second = face_down("X10", "S05")
    for viewer in (1, 2, None):
        assert first.view(viewer) == second.view(viewer)
        assert zone(first, viewer, "row:0") == ["A04", "", ""]
        assert lines(first.view(viewer), "laid-down")[0]["count"] == 2
    assert zone(first, 0, "row:0") == ["A04", "A03", "A44"]


@pytest.mark.rule("SIR-P.6")
def test_the_mode_of_an_admiral_laid_face_down_is_secret():
    first = face_down("A03", "A57 combine", "A44", historical=True)
    second = face_down("A03", "A57 double", "A12", historical=True)
    for viewer in (1, 2, None):
        assert first.view(viewer) == second.view(viewer)


@pytest.mark.rule("SIR-P.6")
def test_the_host_of_a_bonus_laid_face_down_is_secret():
    first = face_down("A03", "A57 double", "A12", "A44 on A03")
    second = face_down("A03", "A57 double", "A12", "A44 on A12")
    for viewer in (1, 2, None):
        assert first.view(viewer) == second.view(viewer)
    assert first.view(0) != second.view(0)


@pytest.mark.rule("SIR-P.6")
def test_everything_laid_face_down_is_shown_at_the_reveal():
    match = face_down("A03", "A57 double", "A12", "A44 on A12")
    turn(match, 1, "X35")
    turn(match, 2, "A38")
    for viewer in EVERYBODY:
        pieces = {piece.face: piece for found in match.view(viewer).picture.zones for piece in found.pieces}
        assert pieces["A44"].on == "card:A12"
        assert [badge.id for badge in pieces["A57"].badges] == ["badge-two"]
        assert {"A03", "X35", "A38"} <= set(pieces)


# ---- what was captured


@pytest.mark.rule("SIR-P.7", "SIR-3.4.17")
def test_captured_cards_are_seen_by_their_owner_only():
    first = table([["A01"], ["A12"], ["X14"]], "O05", "surface", captured=[["X01", "X02"]])
    second = table([["A01"], ["A12"], ["X14"]], "O05", "surface", captured=[["X25", "X53"]])
    for viewer in (1, 2, None):
        assert first.view(viewer) == second.view(viewer)
        assert zone(first, viewer, "tricks:0") == ["", ""]
    assert zone(first, 0, "tricks:0") == ["X01", "X02"]


@pytest.mark.rule("SIR-P.7", "SIR-3.4.15", "SIR-3.4.18")
def test_others_see_how_many_captured_cards_lie_under_which_operation_or_beside_it():
    match = table([["X27", "A36"], ["A04", "A38"], ["X15", "A30"]], "O10", "surface", captured=[[], ["X01"]])
    turn(match, 0, "X27")
    turn(match, 1, "A04")
    turn(match, 2, "X15")
    silence(match)  # 4 to 4: 1 + 3, and A04 with 4
    turn(match, 1, "A38")
    for seat, card in ((2, "A30"), (0, "A36")):
        match.order(seat, f"discard {card}")
    silence(match)
    tricks = next(found for found in match.view(2).picture.zones if found.id == "tricks:1")
    assert [(piece.face, piece.on) for piece in tricks.pieces] == [
        ("O10", ""), ("", ""), ("", "card:O10"), ("", "card:O10"),
    ]  # fmt: skip


@pytest.mark.rule("SIR-P.7")
def test_running_totals_are_for_their_owner_and_the_points_of_won_operations_for_all():
    match = table([["A01"], ["A12"], ["X14"]], "O05", "surface", won=[["O10"]], captured=[["X01"]])
    assert facts(match, 0, 0)["fact-points"] == 4 + 5
    for viewer in (1, 2, None):
        assert facts(match, viewer, 0)["fact-open-points"] == 4
        assert "fact-points" not in facts(match, viewer, 0)


def share(*to: int) -> Match:
    """Seats 0, 1 and 2 share the Operation and four captured cards in this order; seat 3 has lost."""
    under = [{"seat": 3, "card": card} for card in ("X12", "X13", "X15")]
    hands = [["A01"], ["A12"], ["A14"], ["X14"]]
    match = table(hands, "O05", "surface", options={"advanced": True}, under=under, attempt=1)
    for seat, card in enumerate(("A01", "A12", "A14", "X14")):
        turn(match, seat, card)
    for seat in to:
        match.act(0, "to", seat)
    return match


@pytest.mark.rule("SIR-P.8")
def test_which_captured_card_went_to_whom_is_known_to_giver_and_receiver_only():
    first = share(0, 1, 1, 0, 2)  # the Operation, X12, X13, X15, X14
    second = share(0, 0, 1, 1, 2)
    assert captured(first, 0) == ["X15"]
    assert captured(second, 0) == ["X12"]
    for viewer in (2, 3, None):
        assert first.view(viewer) == second.view(viewer)
    for viewer in (0, 1):
        assert len(lines(first.view(viewer), "captured")) == {0: 4, 1: 2}[viewer]
        assert first.view(viewer) != second.view(viewer)


@pytest.mark.rule("SIR-P.8")
def test_a_guess_of_a_bystander_deals_the_shared_cards_anew_and_that_of_the_giver_does_not():
    match = share(0, 1, 1, 0, 2)
    prizes = {viewer: set() for viewer in (0, 3)}
    for viewer, found in prizes.items():
        for seed in range(20):
            guessed = match.game.think.guess(match.state, viewer, Dice(seed))
            found.add(tuple(sorted(zip(guessed.prize, guessed.prize_of, strict=True))))
    assert len(prizes[0]) == 1
    assert len(prizes[3]) > 1


@pytest.mark.rule("SIR-P.8")
def test_who_gets_the_operation_and_how_many_cards_each_gets_is_public():
    match = share(2, 1, 1, 0, 0)
    for viewer in (0, 1, 2, 3, None):
        scene = match.view(viewer)
        assert zone(match, viewer, "tricks:2") == ["O05"]
        assert [count(match, viewer, f"tricks:{seat}") for seat in range(4)] == [2, 2, 1, 0]
        assert [text["seat"].args["number"] for text in lines(scene, "captured-one")] == [1, 1, 2, 2]


@pytest.mark.rule("SIR-P.8")
def test_a_share_that_is_not_finished_shows_nothing():
    first, second = share(0, 1), share(1, 0)
    for viewer in (1, 2, 3, None):
        assert first.view(viewer) == second.view(viewer)


# ---- Storm cards and draws


def fog(give: str, get: str) -> Match:
    """Seat 0 exchanges this card with seat 1, and A36 with seat 2."""
    match = table(
        [["S02", "A01", "A12", "A36"], ["X14", "X15"], ["X35"], ["A38"]], "O05", "surface", draws=(get, "X35")
    )
    for words in ("fog", f"give {give}", "to 2", "give A36", "to 3"):
        match.order(0, words)
    return match


@pytest.mark.rule("SIR-P.9", "SIR-C.S02.7")
def test_what_fog_exchanges_is_known_to_the_two_and_nobody_else():
    first, second = fog("A01", "X14"), fog("A12", "X15")
    for viewer in (3, None):
        assert first.view(viewer) == second.view(viewer)
        assert [text["other"].args["number"] for text in lines(first.view(viewer), "fog-exchange")] == [2, 3]
    assert lines(first.view(2), "fog-cards") == lines(second.view(2), "fog-cards")
    for viewer in (0, 1):
        assert {"A01", "X14"} <= told(first, viewer)


@pytest.mark.rule("SIR-P.9", "SIR-C.S03.7")
def test_the_card_lost_on_a_seven_is_shown_to_all():
    match = table([["A01", "S03", "A36"], ["A12"], ["X14"]], "O05", "surface", dice=(3, 4), draws=("A36",))
    turn(match, 0, "A01", storms=("S03",))
    for viewer in EVERYBODY:
        assert lines(match.view(viewer), "explosion-own")[0]["card"].id == "card-A36"
        assert zone(match, viewer, "removed") == ["A36"]


def drawing(*draws: str) -> Match:
    """Seat 0 draws these two cards, then the empty hands of seats 1 and 2 are filled."""
    others = ("X21", "X22", "X23", "X24", "X25", "X26", "X31", "X32", "X33", "X34", "X35", "X36")
    match = table([["A01", "A12", "A36", "A38", "A30"], [], []], "O05", "surface", draws=(*draws, *others, "O20"))
    match.order(0, "discard A36")
    return match


@pytest.mark.rule("SIR-P.10")
def test_who_draws_how_many_cards_is_public():
    match = drawing("X01", "X02")
    for viewer in EVERYBODY:
        drew = lines(match.view(viewer), "drew")
        assert [(text["seat"].args["number"], text["count"]) for text in drew] == [(1, 2), (2, 6), (3, 6)]


@pytest.mark.rule("SIR-P.10")
def test_what_is_drawn_is_seen_by_its_owner_only():
    first, second = drawing("X01", "X02"), drawing("A57", "S02")
    for viewer in (1, 2, None):
        assert first.view(viewer) == second.view(viewer)
    assert {"X01", "X02"} <= told(first, 0)


def played(*rest: str) -> Match:
    """All have played and the Storm window opens; seat 1 has these cards left."""
    match = table([["A01", "A36"], ["A12", *rest], ["X14", "A38"]], "O05", "surface")
    turn(match, 0, "A01")
    turn(match, 1, "A12")
    turn(match, 2, "X14")
    return match


@pytest.mark.rule("SIR-P.11", "SIR-R.6")
def test_the_storm_window_asks_holders_and_others_alike():
    first, second = played("S03"), played("A30")
    for match in (first, second):
        match.order(0, "pass")
        assert match.turn == (1,)
    for viewer in (0, 2, None):
        assert first.view(viewer) == second.view(viewer)


@pytest.mark.rule("SIR-P.11")
def test_passing_in_the_storm_window_is_silent():
    first, second = played("S06"), played("A30")
    for match in (first, second):
        match.order(0, "pass")
        match.order(1, "pass")
    for viewer in (0, 2, None):
        assert first.view(viewer) == second.view(viewer)
        assert first.view(viewer, since=first.acts - 1).log == ()


@pytest.mark.rule("SIR-P.11", "SIR-C.S02.2")
def test_the_table_does_not_show_who_could_lay_fog():
    first = table([["A01", "A36"], ["S02", "A12", "A30"], ["X14", "A38"]], "O05", "surface")
    second = table([["A01", "A36"], ["A14", "A12", "A30"], ["X14", "A38"]], "O05", "surface")
    assert "fog" in first.menu(1)
    assert first.turn == second.turn == (0,)
    for viewer in (0, 2, None):
        assert first.view(viewer) == second.view(viewer)


# ---- the end


@pytest.mark.rule("SIR-P.12")
def test_at_the_end_all_hands_and_captured_cards_are_shown():
    hands = [["A36", "A01"], ["A12", "S02"], ["X14"]]
    match = table(hands, "O05", "surface", left=0, captured=[["X01"]])
    for seat, card in enumerate(("A36", "A12")):
        match.order(seat, f"discard {card}")
    assert "S02" not in told(match, 2)
    assert zone(match, 2, "tricks:0") == [""]
    match.order(2, "discard X14")
    assert match.outcome is not None
    for viewer in EVERYBODY:
        for seat in range(3):
            assert sorted(zone(match, viewer, f"hand:{seat}")) == codes(match.state.hands[seat])
        assert zone(match, viewer, "tricks:0") == ["X01"]
        assert facts(match, viewer, 0)["fact-points"] == 5


@pytest.mark.rule("SIR-P.12")
def test_between_the_games_of_a_series_all_is_shown_until_the_next_deal():
    options = {"series_games": 2}
    match = table([["A36", "A01"], ["A12"], ["X14"]], "O05", "surface", left=0, captured=[["X01"]], options=options)
    for seat, card in enumerate(("A36", "A12", "X14")):
        match.order(seat, f"discard {card}")
    assert match.turn == (1,)
    assert "deal" in match.menu(1)
    for viewer in EVERYBODY:
        assert "A01" in zone(match, viewer, "hand:0")
        assert zone(match, viewer, "tricks:0") == ["X01"]
        assert facts(match, viewer, 0)["fact-points"] == 5
    guessed = match.game.think.guess(match.state, 2, match.dice)
    assert sorted(guessed.hands[0]) == sorted(match.state.hands[0])
    assert CARD["X01"] in guessed.prize
    match.order(1, "deal")
    assert zone(match, 2, "hand:0") == []
    assert "fact-points" not in facts(match, 2, 0)


# ---- what is said of the seats


@pytest.mark.rule("SIR-3.2.5", "SIR-P.5")
def test_who_is_out_of_the_attempt_is_open():
    match = table([["A03"], ["A12"], ["X14"]], "O02")
    match.order(0, "discard_all")
    for viewer in EVERYBODY:
        assert ["badge-out" in badges(match, viewer, seat) for seat in range(3)] == [True, False, False]


@pytest.mark.rule("SIR-2.44.2", "SIR-P.5")
def test_whose_turn_was_annulled_is_open():
    match = table([["A12"], ["X12", "S01"], ["A14"]], type="surface", dice=(2,))
    turn(match, 0, "A12")
    turn(match, 1, "X12", storms=("S01",))
    match.order(1, "annul 1")
    for viewer in EVERYBODY:
        assert ["badge-annulled" in badges(match, viewer, seat) for seat in range(3)] == [True, False, False]


@pytest.mark.rule("SIR-G.4", "SIR-P.5")
def test_who_leads_and_who_holds_a_passed_sirocco_is_open_and_nobody_else_is_said_to():
    match = table([["A12", "S01"], ["X12"], ["A14"]], type="surface", leader=0, dice=(6,))
    turn(match, 0, "A12", storms=("S01",))
    for viewer in EVERYBODY:
        assert ["badge-leader" in badges(match, viewer, seat) for seat in range(3)] == [True, False, False]
        assert ["card-S01" in badges(match, viewer, seat) for seat in range(3)] == [False, True, False]


@pytest.mark.rule("SIR-G.2", "SIR-P.5")
@pytest.mark.parametrize(("attempt", "said"), [(0, []), (1, [2]), (2, [3])])
def test_which_attempt_it_is_is_open(attempt, said):
    match = table([["A01"], ["A12"], ["X14"]], "O05", "surface", attempt=attempt)
    for viewer in EVERYBODY:
        operation = match.view(viewer).picture.zones[0].pieces[0]
        assert [badge.args["count"] for badge in operation.badges if badge.id == "badge-attempt"] == said


@pytest.mark.rule("SIR-1.2.5")
def test_the_running_totals_of_a_series_are_open_and_a_single_game_has_none():
    hands = [["A01"], ["A12"], ["X14"]]
    match = table(hands, "O05", "surface", options={"series": 75}, totals=[10, 20, 30])
    for viewer in EVERYBODY:
        assert [facts(match, viewer, seat)["fact-series"] for seat in range(3)] == [10, 20, 30]
    assert "fact-series" not in facts(table(hands, "O05", "surface"), 0, 0)


@pytest.mark.rule("SIR-P.1")
def test_the_owner_sees_what_he_has_half_chosen():
    match = table([["A12", "A45", "A36"], ["X12"], ["X14"]], "O05", "surface")
    match.order(0, "card A12")
    (mine,) = [found for found in match.view(0).picture.zones if found.id == "hand:0"]
    assert [piece.face for piece in mine.pieces if piece.badges] == ["A12"]


@pytest.mark.rule("SIR-G.3")
def test_whoever_is_not_on_turn_is_told_whom_the_table_waits_for():
    match = table([["A12"], ["X12"], ["X14"]], "O05", "surface", leader=1)
    assert match.view(1).picture.prompt.id == "prompt-convoy"
    for viewer in (0, 2, None):
        prompt = match.view(viewer).picture.prompt
        assert (prompt.id, prompt.args["seat"].args["number"]) == ("prompt-wait", 2)


@pytest.mark.rule("SIR-P.7", "SIR-3.3.10")
def test_what_everybody_saw_destroyed_is_remembered_in_every_guess():
    match = table([["A14", "A36"], ["X33"], ["X08"], ["A01"]], "O05", "combined")
    for seat, card in enumerate(("A14", "X33", "X08", "A01")):
        turn(match, seat, card)
    for seed in range(8):
        fork = match.fork(0, seed)
        assert (captured(fork, 1), captured(fork, 3)) == (["A14"], ["X08"])


@pytest.mark.rule("SIR-R.1")
@pytest.mark.parametrize(
    ("operation", "place", "prompt"),
    [
        ("O05", {}, "prompt-type"),
        ("O05", {"type": "surface"}, "prompt-convoy"),
        ("O02", {}, "prompt-battle-first"),
        ("O02", {"round": 2, "to_play": [0]}, "prompt-battle-second"),
    ],
)
def test_the_player_on_turn_is_told_what_to_do(operation, place, prompt):
    match = table([["A12"], ["X12"], ["X14"]], operation, **place)
    assert match.view(0).picture.prompt.id == prompt


@pytest.mark.rule("SIR-P.6")
def test_a_guess_of_face_down_cards_can_be_an_admiral_with_two_force_cards():
    laid = [{"seat": 0, "card": "A12"}, {"seat": 1, "card": "X12"}]
    match = table([["A14", "A57", "A15"], ["X08"], []], "O02", round=2, out=[2], table=laid,
                  removed=all_but("A12", "X12", "A14", "A15", "A57", "X08"))  # fmt: skip
    turn(match, 0, "A14", "A57 double", "A15")
    e = match.fork(1, 3).state.engagement  # nothing else is left that seat 0 could have laid
    assert codes(e.cards[2:]) == ["A14", "A15", "A57"]
    assert e.modes[e.cards.index(CARD["A57"])] == MODE_TWO


@pytest.mark.rule("SIR-R.5", "SIR-P.6")
def test_a_face_down_card_that_was_annulled_is_not_guessed_again():
    laid = [{"seat": 0, "card": "A12"}, {"seat": 1, "card": "X12"}, {"seat": 2, "card": "A38"}]
    match = table([["A14"], ["X07", "S01"], ["A36"]], "O02", dice=(2,), round=2, table=laid)
    turn(match, 0, "A14")
    turn(match, 1, "X07", storms=("S01",))
    match.order(1, "annul 1")
    for seed in range(5):
        guessed = match.fork(2, seed).state
        conserve(guessed)
        assert CARD["A14"] in guessed.discard
