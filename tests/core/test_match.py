"""One match being played, with the smallest game."""

from __future__ import annotations

import pytest

import escadre
from escadre.core import codec, saves
from escadre.core.dice import KeyedDice, LoadedDice, commitment
from escadre.core.errors import BadData, Illegal, Stale, Unreadable
from escadre.core.game import get
from escadre.core.match import Match
from escadre.core.scene import Scene
from escadre.core.types import Text
from tests.contract.promises import play

SITUATION = {"hands": [[2, 9, 20, 30], [1, 10, 21, 29], [3, 4, 5, 6]], "played": [[7], [8], [11]], "scores": [3, 0, 0]}


def new(seats: int = 3, seed: int = 7) -> Match:
    return Match.new("flotilla", seats, seed=seed)


def situation(*rolls: int) -> Match:
    """Before the second round, at ebb; the first roll is its prize."""
    return Match.position("flotilla", SITUATION, LoadedDice(*(rolls or (4,))))


def bytes_of(match: Match) -> tuple[bytes, bytes]:
    return codec.encode(match.state), codec.encode(match.log)


# ---- acts


def test_a_match_waits_for_all_who_choose_at_the_same_time() -> None:
    match = situation()
    assert match.turn == (0, 1, 2)
    match.act(1, "ship", 10)
    assert match.turn == (0, 2)
    assert match.menu(0) == {"ship": [2, 9, 20, 30]}
    assert match.menu(1) == {"recall": [0]}


def test_at_ebb_the_fewest_guns_win_at_flood_the_most_and_sisters_nothing() -> None:
    match = situation(4, 6, 5, 1)
    for ships, scores in (((2, 1, 3), [3, 0, 0]), ((30, 10, 4), [9, 0, 0]), ((9, 21, 5), [9, 0, 5])):
        for seat, ship in enumerate(ships):
            match.act(seat, "ship", ship)
        assert match.state.scores == scores


def test_an_entry_tells_who_did_what_with_which_dice() -> None:
    match = situation(4, 5)
    match.act(0, "ship", 9)
    match.act(1, "ship", 1)
    entry = match.act(2, "ship", 3)
    assert (entry.number, entry.seat, entry.verb, entry.arg, entry.order, entry.dice) == (
        3,
        2,
        "ship",
        3,
        "ship 3",
        (5,),
    )
    assert [event.kind for event in entry.events] == ["chosen", "sent", "sent", "sent", "prize", "round", "roll"]
    assert match.log[-1] is entry


def test_what_is_barred_is_refused_with_its_rule_and_changes_nothing() -> None:
    match = situation()
    before = bytes_of(match)
    assert match.barred(0) == {"scout": {0: "FLO-3.1", 1: "FLO-3.2", 2: "FLO-3.2"}}
    with pytest.raises(Illegal, match="scout 3") as refused:
        match.act(0, "scout", 2)
    assert refused.value.rule == "FLO-3.2"
    assert bytes_of(match) == before


def test_the_yacht_stays_in_port_in_the_first_round() -> None:
    for seed in range(40):
        match = new(4, seed)
        for seat, hand in enumerate(match.state.hands):
            if 1 in hand:
                assert match.barred(seat)["ship"] == {1: "FLO-2.2"}
                with pytest.raises(Illegal) as refused:
                    match.act(seat, "ship", 1)
                assert refused.value.rule == "FLO-2.2"
                return
    raise AssertionError("no seed deals the yacht")


def test_what_is_not_even_offered_is_refused_by_the_rule_of_the_step() -> None:
    match = situation()
    with pytest.raises(Illegal) as refused:
        match.act(0, "ship", 1)
    assert refused.value.rule == "FLO-2.1"


def test_an_act_meant_for_an_earlier_moment_is_stale() -> None:
    match = new()
    match.act(0, "ship", match.menu(0)["ship"][-1], seen=1)
    with pytest.raises(Stale):
        match.act(0, "ship", match.menu(1)["ship"][-1], seen=1)
    assert match.acts == 2


def test_the_secret_choice_of_another_makes_nothing_stale_and_shows_in_no_number() -> None:
    match = new()
    before = match.view(1)
    match.act(0, "ship", match.menu(0)["ship"][-1])
    assert (match.moment(0), match.moment(1), match.view(1).act) == (2, 1, before.act)
    match.act(1, "ship", match.menu(1)["ship"][-1], seen=1)


def test_an_undo_within_a_secret_chain_is_nobody_elses_business() -> None:
    match = new()
    match.act(0, "ship", match.menu(0)["ship"][-1])
    before = match.view(1)
    match.undo(0)
    assert match.view(1).act == before.act
    assert match.view(1).log == before.log
    assert match.view(0).log[-1].text.id == "event-undo"


def test_the_end_is_the_end() -> None:
    match = play(new(), 1)
    assert match.turn == ()
    assert match.outcome is not None
    assert match.outcome.winners
    with pytest.raises(Illegal) as refused:
        match.act(0, "ship", 3)
    assert refused.value.rule == "END"


def test_an_order_is_the_typed_form_of_an_act() -> None:
    typed, acted = situation(), situation()
    typed.order(2, "  SHIP   5 ")
    acted.act(2, "ship", 5)
    typed.order(2, "recall")
    acted.act(2, "recall")
    assert bytes_of(typed) == bytes_of(acted)
    assert typed.typed("scout", 0) == "scout 1"
    assert typed.parse("scout 1") == ("scout", 0)


def test_odds_are_for_choices_that_are_legal() -> None:
    match = situation()
    assert match.odds(0, "ship", 2) is None
    with pytest.raises(Illegal):
        match.odds(0, "ship", 3)


# ---- dice


def test_the_key_is_committed_to_and_the_entropy_of_a_seat_changes_the_dice() -> None:
    plain = Match.new("flotilla", 2, key=b"secret")
    stirred = Match.new("flotilla", 2, key=b"secret", entropy=["", "mine"])
    assert plain.commitment == stirred.commitment == commitment(b"secret")
    assert plain.state.hands != stirred.state.hands


def test_without_a_seed_no_two_matches_are_alike_and_with_one_they_are() -> None:
    assert Match.new("flotilla", 2).commitment != Match.new("flotilla", 2).commitment
    assert new().save() == new().save()
    assert new(seed=1).state != new(seed=2).state


def test_luck_compares_what_the_dice_gave_with_what_they_promised() -> None:
    match = play(situation(4, 1, 6, 6), 1)
    assert [seat["dice"] for seat in match.luck()] == [1, 2, 1]
    assert [seat["gave"] for seat in match.luck()] == [6, 10, 1]  # seat 1 rolled 4 and 6
    assert [seat["promised"] for seat in match.luck()] == [3.5, 7.0, 3.5]


# ---- taking back


def test_undo_is_free_in_one_s_own_secret_chain() -> None:
    match = new()
    before = codec.encode(match.state)
    match.act(0, "ship", match.menu(0)["ship"][-1])
    entry = match.undo(0)
    assert codec.encode(match.state) == before
    assert (entry.verb, entry.order) == ("undo", "undo 1")
    assert [line.undone for line in match.log] == [False, True, False]


def test_undo_leaves_what_others_have_chosen_at_the_same_time_in_secret() -> None:
    match = situation()
    match.act(0, "ship", 2)
    match.act(1, "ship", 1)
    heard = match.view(1).log
    assert match.view(0).undo == "free"
    match.undo(0)
    assert match.state.chosen == [0, 1, 0]
    assert match.turn == (0, 2)
    assert [line.undone for line in match.log] == [False, True, False, False]
    assert match.view(1).log == heard
    match.act(0, "ship", 2)
    match.undo(1)  # which takes nothing back but its own
    assert match.state.chosen == [2, 0, 0]


def test_undo_needs_consent_once_another_has_decided_openly_and_takes_that_back_too() -> None:
    match = situation()
    before = codec.encode(match.state)
    match.act(0, "ship", 2)
    match.act(1, "ship", 1)
    match.act(1, "recall")
    assert match.view(0).undo == "ask"
    with pytest.raises(Illegal) as refused:
        match.undo(0)
    assert refused.value.rule == "UNDO"
    match.undo(0, consent=True)
    assert match.view(1).log[-1].text.id == "event-undo"  # what the others had to allow, they read
    assert codec.encode(match.state) == before
    assert match.turn == (0, 1, 2)
    assert [line.undone for line in match.log] == [False, True, True, True, False]


def test_undo_needs_consent_for_what_others_have_seen() -> None:
    match = situation()
    match.act(0, "ship", 2)
    match.act(0, "recall")
    with pytest.raises(Illegal):
        match.undo(0)
    match.undo(0, consent=True)
    assert match.state.chosen[0] == 2


def test_undo_goes_back_step_by_step() -> None:
    match = situation()
    match.act(0, "ship", 2)
    match.act(1, "ship", 1)
    match.undo(1)
    match.undo(0)
    assert match.turn == (0, 1, 2)
    with pytest.raises(Illegal):
        match.undo(0, consent=True)


@pytest.mark.parametrize("consent", [False, True])
def test_undo_never_goes_behind_a_die(consent: bool) -> None:
    match = new()
    match.act(1, "ship", match.menu(1)["ship"][-1])
    match.act(0, "scout", 1)
    after = bytes_of(match)
    for seat in (0, 1):
        with pytest.raises(Illegal) as refused:
            match.undo(seat, consent)
        assert refused.value.rule == "UNDO"
    assert bytes_of(match) == after


@pytest.mark.parametrize("consent", [False, True])
def test_undo_never_goes_behind_a_reveal(consent: bool) -> None:
    last = {"hands": [[2], [9]], "played": [[3, 4, 5, 6], [10, 11, 12, 13]], "scores": [0, 0]}
    match = Match.position("flotilla", last, LoadedDice(4))
    match.act(0, "ship", 2)
    entry = match.act(1, "ship", 9)
    assert match.outcome is not None
    assert not entry.dice
    for seat in (0, 1):
        with pytest.raises(Illegal):
            match.undo(seat, consent)


def test_luck_forgets_nothing_that_an_undo_cannot_reach() -> None:
    match = situation()
    before = match.luck()
    match.act(0, "ship", 2)
    match.undo(0)
    assert match.luck() == before


# ---- what is seen


def test_a_view_shows_the_seat_its_own_hand_and_of_the_others_how_many() -> None:
    match = situation()
    zones = {zone.id: zone for zone in match.view(0).picture.zones}
    assert [piece.face for piece in zones["hand-0"].pieces] == ["2", "9", "20", "30"]
    assert (zones["hand-1"].count, zones["hand-1"].pieces) == (4, ())
    assert all(not zone.pieces for zone in match.view(None).picture.zones if zone.kind == "hand")


def test_a_view_offers_what_the_menu_offers_and_refuses_with_the_rule() -> None:
    match = situation()
    scene = match.view(0)
    assert [(choice.order, choice.touch.piece) for choice in scene.choices] == [
        ("ship 2", "ship-2"),
        ("ship 9", "ship-9"),
        ("ship 20", "ship-20"),
        ("ship 30", "ship-30"),
    ]
    assert [refusal.rule for refusal in scene.barred] == ["FLO-3.1", "FLO-3.2", "FLO-3.2"]
    assert match.view(None).choices == ()
    assert (scene.turn, scene.act, scene.outcome) == ((0, 1, 2), 1, None)


def test_a_view_travels() -> None:
    scene = play(new(), 3).view(1)
    assert codec.decode(Scene, codec.encode(scene)) == scene


def test_only_those_who_may_know_read_an_event() -> None:
    match = new()
    match.act(0, "scout", 1)
    texts = {seat: [line.text.id for line in match.view(seat, since=1).log] for seat in (0, 1, None)}
    assert texts == {0: ["event-scouted", "event-seen"], 1: ["event-scouted"], None: ["event-scouted"]}


def test_what_another_chose_in_secret_changes_nothing_in_a_view() -> None:
    one, other = situation(), situation()
    one.act(1, "ship", 1)
    other.act(1, "ship", 29)
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)


def test_players_are_called_by_their_names() -> None:
    match = situation()
    match.players = ["Ann", "Bob", "Cid"]
    text = match.view(0).barred[1].label
    assert text.args["seat"] == Text("player", {"name": "Bob"})


# ---- keeping


def test_a_save_loads_as_it_was_at_every_act() -> None:
    match = new()
    while match.turn:
        copy = Match.load(match.save())
        assert bytes_of(copy) == bytes_of(match)
        play(match, match.acts, upto=1)
    assert Match.load(match.save().decode()).outcome == match.outcome


def test_a_loaded_match_plays_on_with_the_same_dice() -> None:
    match = play(new(), 1, upto=6)
    copy = Match.load(match.save())
    assert play(copy, 2).save() == play(match, 2).save()


def test_a_save_keeps_what_was_taken_back() -> None:
    match = new()
    match.act(0, "ship", match.menu(0)["ship"][-1])
    match.act(1, "ship", match.menu(1)["ship"][-1])
    match.undo(0, consent=True)
    play(match, 1)
    copy = Match.load(match.save())
    assert bytes_of(copy) == bytes_of(match)
    assert [line.undone for line in copy.log[:4]] == [False, True, False, False]


def test_replay_shows_every_moment() -> None:
    match, moments = new(), []
    while match.turn:
        moments.append(codec.encode(match.state))
        play(match, match.acts, upto=1)
    data = match.save()
    for i, moment in enumerate(moments):
        assert codec.encode(Match.replay(data, upto=i + 1).state) == moment
    assert Match.replay(data).outcome == match.outcome
    assert Match.replay(data, upto=-5).acts == 1


def test_a_position_is_saved_with_its_start() -> None:
    match = Match.position("flotilla", SITUATION, KeyedDice(b"k", [""] * 3))
    play(match, 1, upto=5)
    copy = Match.load(match.save())
    assert bytes_of(copy) == bytes_of(match)


def test_verify_proves_every_roll() -> None:
    match = play(new(), 1)
    proof = escadre.verify(match.save())
    assert proof["over"]
    assert proof["commitment"] == match.commitment
    assert proof["rolls"] == match.dice.counter


# ---- forks and positions


def test_a_fork_plays_on_and_leaves_the_match_alone() -> None:
    match = play(new(), 1, upto=5)
    before = match.save()
    fork = match.fork(1, seed=4)
    assert fork.view(1).picture == match.view(1).picture
    assert (fork.turn, fork.menu(1)) == (match.turn, match.menu(1))
    play(fork, 1)
    assert fork.outcome is not None
    assert match.save() == before


def test_a_fork_with_a_seed_plays_the_same_again() -> None:
    match = play(Match.new("flotilla", 3, seed=4), 4, upto=5)
    logs = [play(match.fork(1, seed), 1).log for seed in (9, 9, 10)]
    assert logs[0] == logs[1]
    assert logs[0] != logs[2]
    assert [entry.dice for entry in logs[0]] != [entry.dice for entry in play(match.fork(1), 1).log]


def test_a_fork_does_not_roll_what_the_match_of_that_seed_will() -> None:
    match = Match.new("flotilla", 3, seed=4)
    assert match.fork(0, seed=4).commitment != match.commitment


@pytest.mark.parametrize("seed", [-1, 0, 2**63, 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert Match.new("flotilla", 2, seed=seed).save() == Match.new("flotilla", 2, seed=seed).save()
    assert Match.new("flotilla", 2, seed=1).fork(0, seed).turn


def test_a_fork_deals_anew_what_the_seat_could_not_know() -> None:
    match = new()
    forks = [match.fork(0, seed).state for seed in range(10)]
    assert all(s.hands[0] == match.state.hands[0] for s in forks)
    assert len({tuple(s.hands[1]) for s in forks}) > 5


def test_a_fork_keeps_what_the_seat_has_learnt() -> None:
    match = new()
    match.act(0, "scout", 1)
    learnt = match.state.seen[0]
    assert all(learnt in match.fork(0, seed).state.hands[1] for seed in range(10))
    assert not all(learnt in match.fork(2, seed).state.hands[1] for seed in range(10))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"hands": [[2, 9, 20, 30]]}, "2 to 4 seats"),
        ({"hands": [[2, 9, 20, 31], [1, 10, 21, 29], [3, 4, 5, 6]]}, "1 to 30"),
        ({"hands": [[2, 9, 20, 20], [1, 10, 21, 29], [3, 4, 5, 6]]}, "twice"),
        ({"hands": "all"}, "hands"),
        ({"options": {"rounds": 4}}, "rounds"),
        ({"weather": "fine"}, "weather"),
    ],
)
def test_a_bad_position_says_what_is_wrong(change: dict[str, object], words: str) -> None:
    with pytest.raises(BadData, match=words):
        Match.position("flotilla", {**SITUATION, **change})


# ---- what is installed


def test_games_lists_what_is_installed() -> None:
    assert ("flotilla", range(2, 5)) in [(game.key, game.seats) for game in escadre.games()]


def test_playouts_are_counted() -> None:
    assert escadre.playouts("flotilla", seats=2, seconds=0.02) > 0


def test_a_game_that_is_not_installed_is_named_with_those_that_are() -> None:
    with pytest.raises(Unreadable, match="flotilla"):
        get("chess")


# ---- ended before the rules would


def test_who_gives_up_is_last_and_the_others_stand_as_they_score() -> None:
    match = play(new(), 6, 6)
    entry = match.concede(1)
    assert match.over
    assert match.turn == ()
    assert match.menu(0) == match.barred(0) == {}
    assert entry.order == "conceded"
    outcome = match.outcome
    assert outcome is not None
    assert outcome.ranks[1] == 2
    assert min(outcome.ranks) == 0
    assert 1 not in outcome.winners
    with pytest.raises(Illegal, match="over"):
        match.concede(0)
    with pytest.raises(Illegal):
        match.act(0, "recall")
    again = Match.load(match.save())
    assert again.outcome == outcome
    assert again.log == match.log


def test_a_draw_that_all_agree_on_has_no_loser() -> None:
    match = play(new(), 4, 4)
    match.draw(2)
    assert match.outcome is not None
    assert match.outcome.ranks == (0, 0, 0)
    assert Match.load(match.save()).outcome == match.outcome
    assert match.view(0).outcome == match.outcome
    assert match.view(0).undo == ""


def test_a_view_says_whether_the_last_act_can_be_taken_back() -> None:
    match = situation()
    assert match.view(0).undo == ""
    match.act(0, "ship", 9)
    assert match.view(0).undo in ("free", "ask")
    assert match.view(1).undo == ""
    assert match.view(None).undo == ""


def test_a_match_is_rebuilt_from_its_header_and_its_acts() -> None:
    match = play(new(), 7)
    acts = [saves.line_of(entry) for entry in match.log]
    again = saves.rebuild(Match, saves.header(match), acts, {})
    assert again.save() == match.save()
    assert saves.rebuild(Match, saves.header(match), acts, {}, 3).log == match.log[:3]
