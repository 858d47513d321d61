"""Points and headings: sines from one table, bearings, sectors, distances."""

from __future__ import annotations

from math import isqrt
from typing import Final

from mypy_extensions import i64

STEPS: Final = 1000  # in one unit of the game
TURN: Final = 3600  # headings, tenths of a degree
HALF: Final = 1800
QUARTER: Final = 900
ONE: Final = 1_000_000_000  # the sine of 90 degrees
HALF_ONE: Final = ONE // 2

_FINE: Final = 10**36  # the table is computed this fine, so that no rounding is in doubt
_PI: Final = 3_141592653589793238462643383279502884


def nearest(value: int, unit: int) -> int:
    """`value / unit` as a whole number, halves away from zero; `unit` is positive.

    >>> [nearest(value, 2) for value in (-3, -1, 1, 3)]
    [-2, -1, 1, 2]
    """
    if value < 0:
        return -((unit - 2 * value) // (2 * unit))
    return (2 * value + unit) // (2 * unit)


def whole(value: i64) -> int:
    """The same for a product with a sine, which counts in parts of ONE.

    >>> whole(-5 * sine(300))
    -3
    """
    return -((HALF_ONE - value) // ONE) if value < 0 else (value + HALF_ONE) // ONE


def _first_quarter() -> list[int]:
    """Sines of 0 to 90 degrees by half tenths, from the series of one half tenth and the sum of angles."""
    angle = nearest(_PI, 3600)
    small_sine, small_cosine, term, count = 0, _FINE, _FINE, 0
    while term:
        count += 1
        term = nearest(term * angle, _FINE * count)
        sign = -1 if count % 4 > 1 else 1  # 1 + i·a - a²/2 - i·a³/6 + …
        if count % 2:
            small_sine += sign * term
        else:
            small_cosine += sign * term
    found, sine_now, cosine_now = [0], 0, _FINE
    for _ in range(2 * QUARTER):
        sine_now, cosine_now = (
            nearest(sine_now * small_cosine + cosine_now * small_sine, _FINE),
            nearest(cosine_now * small_cosine - sine_now * small_sine, _FINE),
        )
        found.append(nearest(sine_now * ONE, _FINE))
    return found


_HALVES: Final[list[int]] = _first_quarter()  # by half tenths: 0, 0.05, 0.10 … 90 degrees
_RISE: Final[list[int]] = _HALVES[::2]
# One turn and a quarter, so that a cosine is the sine a quarter farther on.
_SINES: Final[list[int]] = _RISE[:-1] + _RISE[:0:-1] + [-sine for sine in _RISE[:-1] + _RISE[:0:-1]] + _RISE


def sine(heading: i64) -> int:
    """In parts of ONE. The forward vector of a heading is (sine, cosine), its starboard vector (cosine, -sine).

    >>> sine(300) == -sine(-300) == ONE // 2
    True
    """
    return _SINES[heading % TURN]


def cosine(heading: i64) -> int:
    return _SINES[heading % TURN + QUARTER]


def turned(heading: i64, by: i64) -> int:
    """The heading after a turn; `by` is positive to starboard.

    >>> turned(100, -300)
    3400
    """
    return (heading + by) % TURN


def ahead(x: i64, y: i64, heading: i64, distance: i64) -> tuple[int, int]:
    """The point so far towards a heading, each coordinate rounded half away from zero.

    >>> ahead(2500, 0, 600, 5000)
    (6830, 2500)
    """
    return whole(x * ONE + distance * sine(heading)), whole(y * ONE + distance * cosine(heading))


def bearing(dx: i64, dy: i64) -> int:
    """The heading nearest to the way from here to (dx, dy); 0 when that is here.

    >>> bearing(5, 5), bearing(0, -1), bearing(-1, 0)
    (450, 1800, 2700)
    """
    east = -dx if dx < 0 else dx
    north = -dy if dy < 0 else dy
    low: i64 = 0
    high: i64 = QUARTER  # we look for the first heading of the quarter that is less than half a tenth behind
    while low < high:
        middle = (low + high) // 2
        if east * _HALVES[2 * QUARTER - 2 * middle - 1] <= north * _HALVES[2 * middle + 1]:
            high = middle
        else:
            low = middle + 1
    if dy < 0:
        low = HALF - low
    return (TURN - low) % TURN if dx < 0 else low % TURN


def apart(one: i64, other: i64) -> int:
    """The smallest angle between two headings, 0 to 1800.

    >>> apart(3500, 100)
    200
    """
    angle = (other - one) % TURN
    return TURN - angle if angle > HALF else angle


def signed(start: i64, end: i64) -> int:
    """The shortest turn from one heading to another, -1799 to 1800, positive clockwise.

    >>> signed(100, 3500), signed(0, 1800)
    (-200, 1800)
    """
    angle = (end - start) % TURN
    return angle - TURN if angle > HALF else angle


def in_sector(dx: i64, dy: i64, start: i64, end: i64) -> bool:
    """Whether (dx, dy) lies in the sector that goes clockwise from `start` to `end`, its limits and its apex included.

    It may be up to half a circle wide. No angle is computed: two cross products tell on which side of a limit one is.

    >>> in_sector(7, 7, 450, 1350), in_sector(6, 7, 450, 1350)
    (True, False)
    """
    width = (end - start) % TURN
    assert width <= HALF, "a sector is at most half a circle wide"
    if dy * sine(start) > dx * cosine(start) or dy * sine(end) < dx * cosine(end):
        return False
    return width > 0 or dx * sine(start) + dy * cosine(start) >= 0


def root(square: int) -> int:
    """The square root, to the nearest whole number.

    >>> [root(square) for square in (0, 2, 3, 6, 7)]
    [0, 1, 2, 2, 3]
    """
    return (isqrt(4 * square) + 1) // 2


def distance(dx: int, dy: int) -> int:
    """The length of (dx, dy), to the nearest step.

    >>> distance(3000, -4000)
    5000
    """
    return root(dx * dx + dy * dy)


def within(dx: i64, dy: i64, limit: i64) -> bool:
    """Whether (dx, dy) is at most `limit` long, exactly."""
    return limit >= 0 and dx * dx + dy * dy <= limit * limit
