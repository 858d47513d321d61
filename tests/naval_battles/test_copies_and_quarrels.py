"""Long quarrels of Intelligence, Superior Tactics with everything, and what is left of a cancelled card."""

from __future__ import annotations

import pytest

from escadre import Match
from escadre.games.naval_battles.play.catalog import SHIP
from escadre.games.naval_battles.play.rules.table import ATTACK_CANCELLED, DECLARED, MISSED, STOPPED
from tests.naval_battles.build import (
    attacks,
    battle,
    damage,
    designs,
    discards,
    do,
    end_turn,
    events,
    fates,
    final,
    fleet,
    hand,
    legal,
    passes,
    play,
    refused,
    resolve,
    ships,
    shoot,
)

# ---- Intelligence


def quarrel(answers: int) -> Match:
    """Six players; seats 1, 2, 3 … answer one another, each as soon as he is asked."""
    hands = ["MSL-A GUN-C", *["INT-A GUN-B"] * 4, "INT-A GUN-C"]  # everybody has a card left
    codes = ["US13", "SU13", "UK07", "FR09", "CN01", "JP04"]
    match = battle(*(fleet(code, hand=cards) for code, cards in zip(codes, hands, strict=True)))
    do(match, 0, "card MSL-A", "from US13", "target SU13")
    for seat in range(1, answers + 1):
        assert match.turn == (seat,)
        do(match, seat, "card INT-A")
    return match


@pytest.mark.rule("MNB-17.3", "MNB-17.6", "MNB-13.7.3")
@pytest.mark.parametrize("answers", [1, 2, 3, 4, 5])
def test_intelligence_five_deep_with_six_players(answers):
    match = quarrel(answers)
    assert len(match.state.turn.windows) == answers + 1
    passes(match)
    assert fates(match) == [ATTACK_CANCELLED if answers % 2 else DECLARED]
    assert discards(match) == sorted(["INT-A"] * answers + ["MSL-A"] * (answers % 2))
    assert match.turn == (0,)
    assert "final" in match.menu(0)


@pytest.mark.rule("MNB-17.2", "MNB-17.5")
def test_after_a_lost_answer_the_asking_goes_on_from_there_in_every_window():
    match = quarrel(4)
    asked = []
    while "silent" in match.menu(match.turn[0]):
        asked.append((len(match.state.turn.windows), match.turn[0]))
        do(match, match.turn[0], "pass")
    assert asked == [
        *((5, seat) for seat in (5, 0, 1, 2, 3)),  # about the fourth answer, which stands: the third falls
        *((3, seat) for seat in (3, 4, 5, 0, 1)),  # the second goes on with seat 3, stands, and the first falls
        *((1, seat) for seat in (1, 2, 3, 4, 5)),  # and so the card itself
    ]


@pytest.mark.rule("MNB-17.5")
def test_who_has_spent_his_last_card_is_not_asked_again():
    match = battle(fleet("US13", hand="GUN-A INT-A"), fleet("SU13", hand="INT-A"), fleet("UK07", hand="REP-A"))
    do(match, 0, "card GUN-A", "from US13", "target SU13")
    do(match, 1, "card INT-A")
    do(match, 2, "pass")
    do(match, 0, "card INT-A")
    do(match, 2, "pass")  # seat 1 has nothing left to answer with
    assert match.turn == (2,)  # about the gun, seat 1 being passed over once more
    do(match, 2, "pass")
    assert fates(match) == [DECLARED]


@pytest.mark.rule("MNB-17.11", "MNB-17.2")
def test_bought_cards_make_one_who_is_asked():
    match = battle(fleet("US13", hand="GUN-A"), fleet("SU13", bought=["INT-A"]))
    do(match, 0, "card GUN-A", "from US13", "target SU13")
    assert match.turn == (1,)
    do(match, 1, "card INT-A")
    passes(match)
    assert fates(match) == [ATTACK_CANCELLED]
    assert (match.state.bought[1], match.state.prices[1]) == ([], [])


@pytest.mark.rule("MNB-17.11")
def test_silence_ends_with_the_turn():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13", hand="REP-A"), fleet("UK12", hand="MSL-A"), to_move=[2])
    do(match, 0, "card MSL-A", "from US13", "target SU13")
    do(match, 1, "silent")
    do(match, 2, "pass")
    end_turn(match, 0)
    do(match, 2, "card MSL-A", "from UK12", "target SU13")
    asked = []
    while "silent" in match.menu(match.turn[0]):
        asked.append(match.turn[0])
        do(match, match.turn[0], "pass")
    assert asked == [0, 1]


@pytest.mark.rule("MNB-13.9.3", "MNB-17.4")
def test_a_second_copy_of_intelligence_is_spent_when_the_first_has_won():
    match = battle(fleet("US13", hand="GUN-A REP-A"), fleet("SU13", hand="INT-A TAC-A TAC-A"))
    do(match, 0, "card GUN-A", "from US13", "target SU13")
    do(match, 1, "card INT-A", "tactics TAC-A", "tactics TAC-A")
    do(match, 0, "pass")
    assert fates(match) == [ATTACK_CANCELLED]
    assert discards(match) == ["GUN-A", "INT-A", "TAC-A", "TAC-A"]
    assert match.turn == (0,)


@pytest.mark.rule("MNB-13.9.3")
def test_intelligence_may_be_played_without_its_copy():
    match = battle(fleet("US13", hand="GUN-A"), fleet("SU13", hand="INT-A TAC-A"))
    do(match, 0, "card GUN-A", "from US13", "target SU13")
    do(match, 1, "card INT-A")
    assert set(match.menu(1)) == {"tactics", "done"}
    do(match, 1, "done")
    passes(match)
    assert hand(match, 1) == ["TAC-A"]
    assert fates(match) == [ATTACK_CANCELLED]


# ---- Superior Tactics with everything


@pytest.mark.rule("MNB-13.9.3", "MNB-17.10")
@pytest.mark.parametrize(
    ("card", "one"),
    [
        ("GUN-A", ("from US13", "target SU13")),
        ("MSL-A", ("from US13", "target SU13")),
        ("TRP-A", ("from US18", "target SU13")),
        ("AIR-A", ("target SU13",)),
        ("BOM-A", ("target SU13", "target SU13", "target SU13", "target SU13", "pay SCR-A", "pay SCR-A")),
        ("PLN-A", ("hinder 2",)),
        ("REP-A", ("mend GUN-B", "done")),
    ],
)
def test_every_card_of_the_actions_phase_has_a_copy_with_a_window_of_its_own(card, one):
    match = battle(
        fleet(
            "US13 US14", "US09", active="US18 US19", hand=f"{card} TAC-A SCR-A SCR-A SCR-A SCR-A",
            damage={"US09": ["GUN-B", "GUN-C"]},
        ),
        fleet("SU13", hand="REP-A"), bare=True,
    )  # fmt: skip
    copied = [words.replace("US13", "US14").replace("US18", "US19").replace("GUN-B", "GUN-C") for words in one]
    do(match, 0, f"card {card}", *one, "tactics TAC-A", *[words for words in copied if words != "done"])
    t = match.state.turn
    assert [played.acts_as for played in t.plays] == [t.plays[0].card] * 2
    assert designs([played.card for played in t.plays]) == sorted([card, "TAC-A"])
    asked = []
    while "silent" in match.menu(match.turn[0]):
        asked.append(t.windows[-1])
        do(match, 1, "pass")
    assert asked == [0, 1]
    if card == "PLN-A":
        assert t.bonus == [0, -2]
    elif card == "REP-A":
        assert damage(match, "US09") == 0
    else:
        half = len(t.attacks) // 2
        assert [a.damage for a in t.attacks[:half]] == [a.damage for a in t.attacks[half:]]
        assert half == (4 if card == "BOM-A" else 1)


@pytest.mark.rule("MNB-13.9.2", "MNB-13.9.3")
@pytest.mark.parametrize("card", ["GUN-B", "MSL-B", "NMS-A", "AIR-C"])
def test_every_defence_has_a_copy_that_rolls_for_itself(card):
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13", hand=f"{card} TAC-A"), dice=(1, 6))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    final(match)
    do(match, 1, f"card {card}", "attack 1", "tactics TAC-A", "attack 1", "done")
    passes(match)
    assert fates(match) == [STOPPED]
    assert len(events(match, "roll")) == 2
    numbers = {attempt.number for attempt in match.state.turn.tries}
    assert len(numbers) == 1


@pytest.mark.rule("MNB-13.9.5", "MNB-17.9")
def test_a_defence_without_its_cancelled_original_keeps_the_copy():
    match = battle(fleet("US01", hand="INT-A"), fleet("SU13 SU12", hand="AIR-A TAC-A"), dice=(4, 1))
    do(match, 0, "strike US01", "target SU13", "target SU12")
    final(match)
    do(match, 1, "card AIR-A", "attack 1", "tactics TAC-A", "attack 2", "done")
    do(match, 0, "card INT-A")
    passes(match)
    assert fates(match) == [MISSED, STOPPED]
    assert discards(match) == ["AIR-A", "INT-A", "TAC-A"]


@pytest.mark.rule("MNB-13.11.6", "MNB-17.9")
def test_a_screen_behind_a_cancelled_screen_still_works():
    match = battle(fleet("US13", hand="MSL-A INT-A"), fleet("SU13 SU12 SU10", hand="SCR-A SCR-A"))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    final(match)
    do(match, 1, "card SCR-A", "attack 1", "screen SU10", "card SCR-A", "attack 1", "screen SU12", "done")
    do(match, 0, "card INT-A")
    passes(match)
    assert attacks(match)[0].target == SHIP["SU12"]


@pytest.mark.rule("MNB-13.10.1", "MNB-17.9")
def test_a_cancelled_repair_leaves_damage_and_action():
    match = battle(fleet("US09", hand="REP-A MSL-A", damage={"US09": ["GUN-B"]}), fleet("SU13", hand="INT-A"))
    do(match, 0, "card REP-A", "mend GUN-B")
    do(match, 1, "card INT-A")
    passes(match)
    assert damage(match, "US09") == 1
    shoot(match, 0, "MSL-A", "US09", "SU13")
    assert discards(match) == ["INT-A", "REP-A"]


@pytest.mark.rule("MNB-13.6.1", "MNB-17.9")
def test_a_cancelled_battle_plan_changes_no_die():
    match = battle(fleet("US01", hand="PLN-A"), fleet("SU13", hand="INT-A"), dice=(3,))
    do(match, 0, "card PLN-A", "bonus")
    do(match, 1, "card INT-A")
    passes(match)
    do(match, 0, "strike US01", "target SU13", "done")
    resolve(match)
    assert fates(match) == [MISSED]
    assert ships(match, 1) == ["SU13"]


@pytest.mark.rule("MNB-13.10.2")
def test_a_repaired_ship_defends_in_the_next_opposing_turn():
    match = battle(fleet("US07", hand="REP-A", damage={"US07": ["GUN-B"]}), fleet("SU02"), dice=(3,), to_move=[1])
    play(match, 0, "card REP-A", "mend GUN-B")
    end_turn(match, 0)
    do(match, 1, "strike SU02", "target US07", "done")
    final(match, 1)
    do(match, 0, "guard US07", "attack 1", "done")
    assert fates(match) == [STOPPED]


@pytest.mark.rule("MNB-13.9.1")
def test_a_copy_is_not_copied():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13", hand="NMS-A TAC-A TAC-A"), dice=(1, 1, 1))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    final(match)
    do(match, 1, "card NMS-A", "attack 1", "tactics TAC-A", "attack 1", "tactics TAC-A")
    assert set(match.menu(1)) == {"attack"}  # of the Near Miss: there is no other card to choose
    do(match, 1, "attack 1", "done")
    passes(match)
    assert {attempt.acts_as for attempt in match.state.turn.tries} == {match.state.turn.tries[0].card}


@pytest.mark.rule("MNB-13.9.2", "MNB-13.11.1")
def test_a_screen_is_copied_only_while_a_ship_can_take_over():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13", "SU12", hand="SCR-A NMS-A TAC-A"))
    shoot(match, 0, "MSL-A", "US13", "SU12")
    final(match)
    do(match, 1, "card SCR-A", "attack 1", "screen SU13", "card NMS-A", "attack 1", "tactics TAC-A")
    assert refused(match, 1, "copy SCR-A") == "MNB-13.11.1"  # nobody is before Druzhny, or beside her
    assert len(legal(match, 1, "copy")) == 1
