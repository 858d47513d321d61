"""What the bots make of Modern Naval Battles: nothing of it is a rule, but a captain must not play like a fool."""

from __future__ import annotations

import pytest

from escadre import Match, bots
from escadre.bots.captain import favourite, ranked
from escadre.core import flow
from escadre.core.dice import Dice
from escadre.games.naval_battles import GAME
from escadre.games.naval_battles.play.catalog import DESIGN_OF, DESIGNS, SHIP
from escadre.games.naval_battles.think import admiral_evaluation, evaluation
from tests.naval_battles.build import battle, do, final, fleet

SEEDS = range(6)


def chosen(match: Match, seat: int, level: str = "captain") -> set[str]:
    """What a bot may take here: the verbs, and the designs of cards."""
    menu = flow.menu(match.state, GAME.play.flow, seat)
    found = set()
    for seed in SEEDS:
        verb, arg = bots.make(level).choose(bots.guessed(GAME, match.state, seat), seat, menu, Dice(seed))
        found.add(f"{verb} {DESIGNS[DESIGN_OF[arg]].design}" if GAME.speak.verbs[verb] == "card" else verb)
    return found


def test_intelligence_meets_an_attack_that_matters():
    """Although the attacker may answer it with Intelligence of his own, which leaves the outcome open."""
    match = battle(fleet("US04 US13", hand="GUN-F INT-A"), fleet("SU01", hand="INT-A GUN-A", reserve=[]))
    do(match, 0, "card GUN-F", "from US04", "target SU01")
    assert chosen(match, 1) == {"card INT-A"}


def test_a_card_that_may_still_fall_counts_for_less():
    match = battle(fleet("US13", hand="MSL-A INT-A"), fleet("SU13", hand="INT-A", reserve=[]))
    do(match, 0, "card MSL-A", "from US13", "target SU13")
    attack = evaluation.evaluate(match.state)[0]
    do(match, 1, "card INT-A")
    answered = evaluation.evaluate(match.state)[0]
    do(match, 0, "card INT-A")
    restored = evaluation.evaluate(match.state)[0]
    assert answered < restored < attack


def raid() -> Match:
    """Aircraft come for a ship that has a defence against them."""
    match = battle(fleet("US01"), fleet("SU03", reserve=[]))
    do(match, 0, "strike US01", "target SU03", "done")
    final(match)
    return match


def test_to_end_a_defence_is_judged_without_the_dice():
    """The same for every seed, and worth less than to put a free defence to the attack first."""
    match = raid()
    assert match.turn == (1,)
    without = evaluation.standing(match.state, 1, "done")
    do(match, 1, "guard SU03", "attack 1")
    guarded = evaluation.standing(match.state, 1, "done")
    assert without is not None
    assert guarded is not None
    assert evaluation.evaluate(guarded)[1] > evaluation.evaluate(without)[1]
    assert admiral_evaluation.appraise(guarded)[1] > admiral_evaluation.appraise(without)[1]
    assert evaluation.standing(match.state, 1, "guard") is None


def test_a_free_defence_is_never_left_out():
    match = raid()
    assert chosen(match, 1) == {"guard"}


def test_cards_without_a_use_are_paid_for_reinforcements():
    match = battle(fleet("US01", hand="GUN-A GUN-A TRP-A", reserve=["US13"]), fleet("SU03", hand="GUN-A"))
    match.state.acted[SHIP["US01"]] = 1
    assert all(choice.startswith("pay") for choice in chosen(match, 0))


def test_a_battle_plan_counts_before_it_is_settled():
    match = battle(fleet("US01", hand="PLN-A"), fleet("SU03", hand="INT-A", reserve=[]))
    do(match, 0, "strike US01", "target SU03", "target SU03")
    before = evaluation.evaluate(match.state)[0]
    do(match, 0, "card PLN-A", "bonus")
    assert match.turn == (1,)
    assert evaluation.evaluate(match.state)[0] > before


@pytest.mark.parametrize("seed", range(3))
def test_the_favourite_is_the_first_of_all_that_are_ranked(seed):
    match = Match.new("naval_battles", seats=2, seed=seed)
    for _ in range(120):
        if not match.turn:
            break
        seat = match.turn[0]
        menu = flow.menu(match.state, GAME.play.flow, seat)
        assert favourite(GAME.think, match.state, seat, menu) == ranked(GAME.think, match.state, seat, menu)[0]
        match.act(seat, *favourite(GAME.think, match.state, seat, menu))


def test_a_repair_counts_before_it_is_settled_and_less_once_it_is_answered():
    match = battle(
        fleet("US09", hand="REP-A INT-A", damage={"US09": ["MSL-H"]}, reserve=[]),
        fleet("SU03", hand="INT-A", reserve=[]),
    )
    do(match, 0, "card REP-A", "mend MSL-H")
    assert match.turn == (1,)
    asked = evaluation.evaluate(match.state)[0]
    do(match, 1, "card INT-A")
    assert evaluation.evaluate(match.state)[0] < asked


def test_captains_look_at_points_and_admirals_at_what_a_vessel_can_do():
    """Virginia has fewer points than Seawolf, but stops what comes at the whole fleet."""
    cruiser = battle(fleet("US09"), fleet("SU03", reserve=[])).state
    submarine = battle(fleet(subs="US20"), fleet("SU03", reserve=[])).state
    assert evaluation.evaluate(cruiser)[0] < evaluation.evaluate(submarine)[0]
    assert admiral_evaluation.appraise(cruiser)[0] > admiral_evaluation.appraise(submarine)[0]


def test_an_attack_that_came_through_the_defence_is_not_defended_again():
    """Of two defenders the first is done: what is still live against him only the dice can spoil."""
    match = battle(fleet("US01"), fleet("SU03", reserve=[]), fleet("UK04", reserve=[]))
    do(match, 0, "strike US01", "target SU03", "target UK04")
    final(match)
    first = match.turn[0]
    waiting = evaluation.evaluate(match.state)
    s = GAME.play.copy(match.state)
    s.turn.declaring = False
    s.turn.defending = next(seat for seat in s.turn.defenders)
    s.turn.defenders = []
    assert evaluation.evaluate(s)[first] < waiting[first]


def test_the_horizon_of_an_attacker_lies_behind_the_defence():
    match = battle(fleet("US01"), fleet("SU03", reserve=[]))
    before = [GAME.think.horizon(match.state, seat) for seat in (0, 1)]
    do(match, 0, "strike US01", "target SU03", "done")
    final(match)
    assert [GAME.think.horizon(match.state, seat) for seat in (0, 1)] == before
    s = GAME.play.copy(match.state)
    s.turn.declaring = False  # the defence is declared, nothing is rolled yet
    assert all(GAME.think.horizon(s, seat) > was for seat, was in enumerate(before))


def test_admirals_search_battles_of_two_but_not_answers():
    match = battle(fleet("US04 US13", hand="GUN-F INT-A"), fleet("SU01", hand="INT-A GUN-A", reserve=[]))
    assert GAME.think.searched(match.state)
    do(match, 0, "card GUN-F", "from US04", "target SU01")
    assert not GAME.think.searched(match.state)
    assert not GAME.think.searched(Match.new("naval_battles", seats=2, seed=1).state)
    assert chosen(match, 1, "admiral:40") == {"card INT-A"}
    three = battle(fleet("US04 US13", hand="GUN-F INT-A"), fleet("SU01", reserve=[]), fleet("FR01", reserve=[]))
    assert not GAME.think.searched(three.state)


def orders_until_an_attack(match: Match, level: str) -> list[str]:
    bot = bots.make(level)
    orders = []
    while match.turn == (0,) and not match.state.turn.final and not match.state.turn.attacks:
        entry = bots.step(match, {0: bot}, Dice(3))
        assert entry is not None
        orders.append(entry.verb)
    return orders


@pytest.mark.parametrize("level", ["captain", "admiral:300"])
def test_a_submarine_surfaces_to_fire_a_torpedo(level):
    match = battle(fleet("US13", subs="US18", hand="TRP-A", reserve=[]), fleet(active="SU18", reserve=[]))
    match.state.acted[SHIP["US13"]] = 1
    assert "active" in orders_until_an_attack(match, level)
    assert match.state.turn.attacks[0].ships == [SHIP["US18"]]


def test_a_submarine_surfaces_to_hunt_another():
    match = battle(fleet("US13", subs="US19", reserve=[]), fleet(active="SU17", reserve=[]))
    match.state.acted[SHIP["US13"]] = 1
    assert "active" in orders_until_an_attack(match, "captain")
    assert match.state.turn.attacks[0].ships == [SHIP["US19"]]


def test_a_submarine_without_an_attack_stays_down():
    match = battle(fleet("US13", subs="US18", reserve=[]), fleet("SU03", reserve=[]))
    match.state.acted[SHIP["US13"]] = 1
    assert "active" not in orders_until_an_attack(match, "captain")


def test_captains_sail_under_any_flag():
    navies = {arg for seed in range(12) for verb, arg in [first_choice(seed)] if verb == "navy"}
    assert len(navies) > 4


def first_choice(seed: int) -> tuple[str, int]:
    match = Match.new("naval_battles", seats=2, seed=seed)
    seat = match.turn[0]
    menu = flow.menu(match.state, GAME.play.flow, seat)
    return bots.make("captain").choose(bots.guessed(GAME, match.state, seat), seat, menu, Dice(seed))
