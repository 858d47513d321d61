"""Intervals against values worked out elsewhere."""

from __future__ import annotations

import pytest

from escadre.lab.intervals import share, spread, wilson


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [  # Wilson score intervals without continuity correction (Newcombe 1998, table I, and the closed form at the ends)
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson_agrees_with_published_values(count, of, low, high):
    assert wilson(count, of) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_from_nothing():
    assert wilson(0, 0) == (0.0, 1.0)
    assert share(0, 0).rate == 0.0
    assert spread([]).count == 0


def test_a_spread_has_mean_interval_and_quartiles():
    s = spread([2, 4, 4, 4, 5, 5, 7, 9])
    assert (s.mean, s.median, s.lower, s.upper, s.least, s.most) == (5.0, 4.5, 4.0, 5.5, 2, 9)
    assert s.high - s.mean == pytest.approx(1.959964 * (32 / 7 / 8) ** 0.5)
