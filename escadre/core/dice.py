"""Chance comes through one door: the dice that are handed to the rules.

`Dice` is the fast stream of playouts, `KeyedDice` the provable one of real matches, `LoadedDice` the one of tests.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import mypyc_attr

MASK: Final = 0xFFFFFFFF
PRIME: Final = 0x7FFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A fast repeatable stream (Lehmer's, modulo the prime 2**31 - 1), the same on every machine.

    >>> dice = Dice(7)
    >>> 1 <= dice.roll() <= 6
    True
    >>> bag = [10, 20, 30]
    >>> dice.draw(bag) in (10, 20, 30), len(bag)
    (True, 2)
    """

    def __init__(self, seed: int = 1) -> None:
        # Neighbouring seeds must not give neighbouring streams: stir the seed first.
        x = (seed * 0x9E3779B1 + 0x7F4A7C15) & MASK
        x ^= x >> 16
        x = (x * 0x45D9F3B) & MASK
        x ^= x >> 16
        self.x = x % (PRIME - 1) + 1

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        x = self.x * 48271 % PRIME
        self.x = x
        return x % n

    def roll(self, sides: int = 6) -> int:
        """One die."""
        return self.below(sides) + 1

    def draw(self, bag: list[int]) -> int:
        """Take one out of the bag, at random. The order of what is left means nothing."""
        x = self.x * 48271 % PRIME  # as `below`, which half of all draws would be spent on calling
        self.x = x
        i = x % len(bag)
        last = bag.pop()
        if i == len(bag):
            return last
        drawn = bag[i]
        bag[i] = last
        return drawn

    def shuffle(self, cards: list[int]) -> None:
        """Put a list in random order (for guesses; a real pile is a bag)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


class KeyedDice(Dice):
    """A stream that can be proven: SHA-256 of the key, the seats' entropy and a counter.

    The SHA-256 of the key alone, the commitment, is published before the first roll; the key is shown at the end.
    `taken` records what was rolled and drawn since the engine last looked.

    >>> a, b = KeyedDice(b"k", ["x", ""]), KeyedDice(b"k", ["x", ""])
    >>> [a.roll() for _ in range(9)] == [b.roll() for _ in range(9)]
    True
    >>> a.counter
    9
    """

    def __init__(self, key: bytes, entropy: list[str], counter: int = 0) -> None:
        super().__init__(1)
        self.key = key
        joined = b"".join(len(e.encode()).to_bytes(4, "big") + e.encode() for e in entropy)
        self.root = hashlib.sha256(b"escadre dice 1" + key + joined).digest()
        self.counter = counter
        self.taken: list[int] = []

    def below(self, n: int) -> int:
        # 2**64 is so much larger than any n that the bias of the remainder is far below what a lifetime could show.
        block = hashlib.sha256(self.root + self.counter.to_bytes(8, "big")).digest()
        self.counter += 1
        return int.from_bytes(block[:8], "big") % n

    def roll(self, sides: int = 6) -> int:
        face = self.below(sides) + 1
        self.taken.append(face)
        return face

    def draw(self, bag: list[int]) -> int:
        i = self.below(len(bag))
        bag[i], bag[-1] = bag[-1], bag[i]
        drawn = bag.pop()
        self.taken.append(drawn)
        return drawn


class LoadedDice(Dice):
    """The dice of a worked example: exactly these rolls, and these draws; it complains when they run out.

    Draws that are not loaded take the last of the bag.

    >>> dice = LoadedDice(6, 2, draws=[20])
    >>> dice.roll(), dice.draw([10, 20, 30]), dice.draw([10, 30]), dice.left
    (6, 20, 30, [2])
    """

    def __init__(self, *rolls: int, draws: list[int] | None = None) -> None:
        super().__init__(1)
        self.left = list(rolls)
        self.draws = list(draws or [])
        self.taken: list[int] = []
        self.counter = 0

    def below(self, n: int) -> int:
        return n - 1

    def roll(self, sides: int = 6) -> int:
        assert self.left, "a die was rolled that the example does not have"
        face = self.left.pop(0)
        assert 1 <= face <= sides, f"the example rolls {face} on a die of {sides} sides"
        self.taken.append(face)
        self.counter += 1
        return face

    def draw(self, bag: list[int]) -> int:
        if self.draws:
            wanted = self.draws.pop(0)
            assert wanted in bag, f"the example draws {wanted}, which is not in the bag"
            bag.remove(wanted)
        else:
            wanted = bag.pop()
        self.taken.append(wanted)
        self.counter += 1
        return wanted


def commitment(key: bytes) -> str:
    """What is published before the first roll.

    >>> commitment(b"k")[:8]
    '8254c329'
    """
    return hashlib.sha256(key).hexdigest()
