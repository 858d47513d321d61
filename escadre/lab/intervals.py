"""Shares and spreads with their 95 % intervals. Nothing here knows a game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

Z95 = 1.959963984540054  # of the normal distribution, two-sided


class Share(Struct, frozen=True):
    """How often something happened, with the Wilson interval of the true rate."""

    count: int
    of: int
    low: float
    high: float

    @property
    def rate(self) -> float:
        return self.count / self.of if self.of else 0.0


class Spread(Struct, frozen=True):
    """A row of numbers: its mean with the 95 % interval of the mean, and its quartiles."""

    count: int
    mean: float
    low: float
    high: float
    least: float
    lower: float
    median: float
    upper: float
    most: float


def wilson(count: int, of: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval: honest also near 0 and 1 and for few trials, where the usual one is not.

    >>> [round(x, 4) for x in wilson(8, 10)]
    [0.4902, 0.9433]
    """
    if of == 0:
        return 0.0, 1.0
    rate = count / of
    middle = rate + z * z / (2 * of)
    half = z * (rate * (1 - rate) / of + z * z / (4 * of * of)) ** 0.5
    below = 1 + z * z / of
    # At the ends the formula is exactly 0 or 1, but rounding is not.
    low = 0.0 if count == 0 else max(0.0, (middle - half) / below)
    high = 1.0 if count == of else min(1.0, (middle + half) / below)
    return low, high


def share(count: int, of: int) -> Share:
    return Share(count, of, *wilson(count, of))


def spread(numbers: Sequence[float]) -> Spread:
    """
    >>> s = spread([1, 2, 3, 4])
    >>> s.mean, s.median, s.least, s.most
    (2.5, 2.5, 1, 4)
    """
    n = len(numbers)
    if n == 0:
        return Spread(0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    ordered = sorted(numbers)
    mean = sum(ordered) / n
    error = (sum((x - mean) ** 2 for x in ordered) / (n - 1) / n) ** 0.5 if n > 1 else 0.0
    half = Z95 * error
    lower, median, upper = (_quantile(ordered, q) for q in (0.25, 0.5, 0.75))
    return Spread(n, mean, mean - half, mean + half, ordered[0], lower, median, upper, ordered[-1])


def _quantile(ordered: Sequence[float], q: float) -> float:
    at = q * (len(ordered) - 1)
    i = int(at)
    j = min(i + 1, len(ordered) - 1)
    return ordered[i] + (ordered[j] - ordered[i]) * (at - i)
