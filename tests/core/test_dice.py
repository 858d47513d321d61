"""Dice: repeatable, unbiased, and provable by their key."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escadre.core.dice import Dice, KeyedDice, LoadedDice, commitment


def test_fast_dice_are_the_same_for_ever() -> None:
    dice = Dice(7)
    assert [dice.roll() for _ in range(12)] == [5, 1, 2, 4, 4, 6, 4, 2, 2, 5, 4, 6]
    assert [dice.below(1000) for _ in range(6)] == [686, 339, 533, 77, 637, 745]
    bag = list(range(10))
    assert [dice.draw(bag) for _ in range(10)] == [0, 5, 2, 8, 9, 4, 6, 1, 3, 7]
    cards = list(range(10))
    dice.shuffle(cards)
    assert cards == [9, 8, 0, 5, 1, 4, 6, 2, 7, 3]


def test_keyed_dice_are_the_same_for_ever() -> None:
    dice = KeyedDice(b"k", ["x", ""])
    assert [dice.roll() for _ in range(12)] == [1, 6, 5, 2, 2, 5, 2, 4, 3, 6, 4, 6]
    bag = list(range(10))
    assert [dice.draw(bag) for _ in range(10)] == [2, 7, 5, 0, 4, 6, 3, 8, 9, 1]
    assert dice.below(10**6) == 639939
    assert dice.counter == 23
    assert [KeyedDice(b"k", ["", ""], counter).roll(20) for counter in range(8)] == [20, 10, 12, 15, 4, 19, 2, 13]


def test_the_commitment_is_the_hash_of_the_key_alone() -> None:
    assert commitment(b"k") == hashlib.sha256(b"k").hexdigest()
    assert commitment(b"k") != commitment(b"l")


def stream(key: bytes, entropy: list[str]) -> list[int]:
    dice = KeyedDice(key, entropy)
    return [dice.roll(1000) for _ in range(8)]


def test_every_seat_s_entropy_changes_the_stream() -> None:
    streams = [stream(b"k", entropy) for entropy in (["", ""], ["a", ""], ["", "a"], ["ab", ""], ["a", "b"])]
    assert all(one != other for i, one in enumerate(streams) for other in streams[:i])
    assert stream(b"k", ["", ""]) != stream(b"l", ["", ""])


@given(st.binary(min_size=1), st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=1, max_size=6))
def test_key_and_entropy_decide_everything(key: bytes, entropy: list[str]) -> None:
    assert stream(key, entropy) == stream(key, list(entropy))


def test_a_keyed_stream_goes_on_from_its_counter() -> None:
    whole = KeyedDice(b"k", [""])
    first = [whole.roll() for _ in range(5)]
    assert [KeyedDice(b"k", [""], i).roll() for i in range(5)] == first
    assert KeyedDice(b"k", [""], 5).roll() == whole.roll()


def test_keyed_dice_remember_rolls_and_draws_in_order() -> None:
    dice = KeyedDice(b"k", [""])
    taken = [dice.roll(), dice.draw([10, 20, 30]), dice.roll(20)]
    assert dice.taken == taken


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# The value that chi square exceeds once in 10,000 trials, by degrees of freedom.
TOO_MUCH = {1: 15.1, 5: 25.7, 9: 33.7, 19: 50.8}


@pytest.mark.parametrize("dice", [Dice(3), Dice(2**31), KeyedDice(b"key", ["", ""])], ids=["3", "2**31", "keyed"])
@pytest.mark.parametrize("sides", [2, 6, 10, 20])
def test_every_face_is_as_likely(dice: Dice, sides: int) -> None:
    counts = [0] * sides
    for _ in range(1000 * sides):
        counts[dice.roll(sides) - 1] += 1
    assert chi_square(counts) < TOO_MUCH[sides - 1]


@pytest.mark.parametrize("dice", [Dice(3), KeyedDice(b"key", ["", ""])], ids=["fast", "keyed"])
def test_every_card_is_as_likely_at_every_draw(dice: Dice) -> None:
    counts = [[0] * 6 for _ in range(6)]
    for _ in range(3000):
        bag = [0, 1, 2, 3, 4, 5]
        for place in range(6):
            counts[place][dice.draw(bag)] += 1
    assert all(chi_square(row) < TOO_MUCH[5] for row in counts)


def test_every_card_is_as_likely_at_every_place_of_a_shuffle() -> None:
    dice, counts = Dice(5), [[0] * 6 for _ in range(6)]
    for _ in range(3000):
        cards = [0, 1, 2, 3, 4, 5]
        dice.shuffle(cards)
        for place, card in enumerate(cards):
            counts[place][card] += 1
    assert all(chi_square(row) < TOO_MUCH[5] for row in counts)


def test_neighbouring_seeds_give_first_rolls_that_do_not_resemble_each_other() -> None:
    counts = [0] * 6
    for seed in range(6000):
        counts[Dice(seed).roll() - 1] += 1
    assert chi_square(counts) < TOO_MUCH[5]


@given(st.integers(), st.lists(st.integers(0, 99), min_size=1, max_size=40))
def test_a_bag_gives_back_what_was_put_in(seed: int, cards: list[int]) -> None:
    for dice in (Dice(seed), KeyedDice(str(seed).encode(), [""])):
        bag = list(cards)
        assert sorted(dice.draw(bag) for _ in cards) == sorted(cards)
        assert not bag


@given(st.integers(), st.lists(st.integers()))
def test_a_shuffle_loses_nothing(seed: int, cards: list[int]) -> None:
    mixed = list(cards)
    Dice(seed).shuffle(mixed)
    assert sorted(mixed) == sorted(cards)


def test_loaded_dice_give_what_the_example_says_and_complain_beyond_it() -> None:
    dice = LoadedDice(6, draws=[20])
    assert dice.roll() == 6
    assert dice.draw([10, 20, 30]) == 20
    assert dice.draw([10, 30]) == 30
    assert dice.taken == [6, 20, 30]
    with pytest.raises(AssertionError, match="does not have"):
        dice.roll()
    with pytest.raises(AssertionError, match="7 on a die of 6"):
        LoadedDice(7).roll()
    with pytest.raises(AssertionError, match="not in the bag"):
        LoadedDice(draws=[5]).draw([1])
