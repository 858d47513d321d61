"""What can be read off a ship, its base and the wind: the vocabulary of all chapters (BBC-0, BBC-3.3, BBC-6.3-6.17)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.games.branle_bas.play.state import (
    AGROUND,
    ANCHORED,
    CALM,
    FRIGATE,
    HULK,
    IN_PLAY,
    MERCHANT,
    WORK,
    BranleBasState,
)
from escadre.geometry.bases import Base, near
from escadre.geometry.lattice import apart, cosine, distance, sine, within
from escadre.geometry.shapes import holds

HAIR: Final = 5  # steps by which a limit may be passed and still counts as reached (BBC-0.5)
CONTACT: Final = 100  # the widest gap of bases in contact (BBC-0.7)
ON_LINE: Final = 5  # tenths of a degree within which an axis lies on a line of the wind (BBC-0.12)

POINT_BLANK: Final = 10_000  # BBC-11.2
SHORT: Final = 20_000
MEDIUM: Final = 40_000
LONG: Final = 60_000

# Attitudes (BBC-0.11)
IRONS: Final = 0
CLOSE: Final = 1
REACHING: Final = 2
RUNNING: Final = 3
EDGE: Final = 600  # tenths of a degree from the wind: the line between close-hauled and in irons

# Slots, doubled so that a half is a whole number; by attitude, then by force: calm, light, good, fresh, gale.
LINE_SLOTS: Final = ((0, 1, 1, 1, 1), (0, 2, 2, 4, 2), (0, 4, 6, 8, 6), (0, 2, 4, 6, 4))  # BBC-6.4-6.7
FRIGATE_SLOTS: Final = ((0, 1, 1, 1, 1), (0, 2, 4, 6, 4), (0, 6, 8, 10, 8), (0, 4, 6, 8, 6))  # BBC-23.6-23.9


# ---- who


def in_play(s: BranleBasState, ship: int) -> bool:
    return s.fate[ship] == IN_PLAY


def is_work(s: BranleBasState, ship: int) -> bool:
    return s.kind[ship] == WORK


def holder(s: BranleBasState, ship: int) -> int:
    """The side that has the ship: its own, or of a prize the captor's."""
    return s.captor[ship] if s.captor[ship] >= 0 else s.side[ship]


def enemies(s: BranleBasState, ship: int) -> list[int]:
    """Ships in play, works too, that the other side has."""
    mine = holder(s, ship)
    return [other for other in range(len(s.fate)) if s.fate[other] == IN_PLAY and holder(s, other) != mine]


# ---- what is left of her


def mast_size(s: BranleBasState, ship: int) -> int:
    """Mast boxes to a mast (BBC-16.1, BBC-16.14): 0 for what has no masts."""
    kind = s.kind[ship]
    if kind >= HULK:
        return 0
    if kind == MERCHANT:
        return 5
    if kind == FRIGATE:
        return 6
    return 9 if s.colour[ship] == 2 else 10


def masts_lost(s: BranleBasState, ship: int) -> int:
    size = mast_size(s, ship)
    return s.rig[ship] // size if size else 0


def masts(s: BranleBasState, ship: int) -> int:
    """M: masts standing (BBC-16.2)."""
    return 3 - masts_lost(s, ship) if s.kind[ship] < HULK else 0


def broadside(s: BranleBasState, ship: int) -> int:
    """B with the temporary losses of leaks (BBC-16.10) and grounding (BBC-20.7)."""
    guns = s.guns[ship] - (1 if s.leaks[ship] else 0) - (2 if s.aground[ship] else 0)
    return guns if guns > 0 else 0


def capacities_gone(s: BranleBasState, ship: int) -> int:
    """How many of B, A and M are 0, by permanent losses alone (BBC-15.5); a hulk has no M (BBC-16.24)."""
    gone = (1 if s.guns[ship] == 0 else 0) + (1 if s.crew[ship] == 0 else 0)
    if s.kind[ship] < HULK and masts(s, ship) == 0:
        gone += 1
    return gone


def good_order(s: BranleBasState, ship: int) -> bool:
    """BBC-4.4: in play, in her own hands, and none of B, A, M at 0."""
    return (
        s.fate[ship] == IN_PLAY
        and s.captor[ship] < 0
        and s.kind[ship] != WORK
        and s.aground[ship] <= AGROUND
        and not s.retreat[ship]
        and capacities_gone(s, ship) == 0
    )


def tangled(s: BranleBasState, ship: int) -> list[int]:
    """Ships that she is entangled or grappled with."""
    found = [pair[0] if pair[1] == ship else pair[1] for pair in s.tangles if ship in pair]
    for pair in s.grapples:
        if ship in pair:
            other = pair[0] if pair[1] == ship else pair[1]
            if other not in found:
                found.append(other)
    return found


def grappled(s: BranleBasState, ship: int) -> bool:
    for pair in s.grapples:
        if ship in pair:
            return True
    return False


# ---- where


def base(s: BranleBasState, ship: int) -> Base:
    return (s.x[ship], s.y[ship], s.heading[ship], s.length[ship], s.beam[ship])


def afloat(s: BranleBasState, but: int = -1) -> list[int]:
    """Ships whose bases lie on the sea, without that one; works stand on land."""
    return [ship for ship in range(len(s.fate)) if ship != but and s.fate[ship] == IN_PLAY and s.kind[ship] != WORK]


def range_of(s: BranleBasState, ship: int, other: int) -> int:
    """From main mast to main mast (BBC-0.4)."""
    return distance(s.x[other] - s.x[ship], s.y[other] - s.y[ship])


def in_range(s: BranleBasState, ship: int, other: int, limit: int) -> bool:
    """BBC-0.5: a hair beyond the limit is still on it."""
    return within(s.x[other] - s.x[ship], s.y[other] - s.y[ship], limit + HAIR)


def touching(s: BranleBasState, ship: int, other: int) -> bool:
    """Base contact (BBC-0.7)."""
    return near(base(s, ship), base(s, other), CONTACT)


# ---- the wind


def wind_from(s: BranleBasState) -> int:
    """The bearing it blows from (BBC-0.10)."""
    return s.wind * 300 % 3600


def downwind(s: BranleBasState) -> int:
    return (s.wind * 300 + 1800) % 3600


def wind_angle(s: BranleBasState, heading: int) -> int:
    """α in tenths of a degree (BBC-0.11)."""
    return apart(heading, wind_from(s))


def attitude(s: BranleBasState, ship: int) -> int:
    """BBC-0.11; on a line between two, the one that gives her more slots, in a gale the one that does not test."""
    angle = wind_angle(s, s.heading[ship])
    if angle < EDGE - ON_LINE:
        return IRONS
    if angle <= EDGE + ON_LINE:
        return CLOSE
    if angle < 900 - ON_LINE:
        return CLOSE
    if angle <= 900 + ON_LINE:
        return REACHING  # more slots in every force, and no test in a gale
    if angle <= 1500 + ON_LINE:
        return REACHING
    return RUNNING


def allowance(s: BranleBasState, ship: int) -> int:
    """Half slots of a move that begins now (BBC-6.3)."""
    table = FRIGATE_SLOTS if s.kind[ship] == FRIGATE else LINE_SLOTS
    return table[attitude(s, ship)][s.force]


def thirds(s: BranleBasState, ship: int) -> int:
    """The speed factor f in thirds, 0 when she can only drift (BBC-6.14, BBC-6.15)."""
    if s.fires[ship] > 1:
        return 0
    lost = masts_lost(s, ship) + (1 if s.leaks[ship] else 0) + s.fires[ship]
    if s.rank[ship] <= 3 and in_shallows(s, ship):
        lost += 1  # BBC-20.2
    return 3 - lost if lost < 3 else 0


def in_shallows(s: BranleBasState, ship: int) -> bool:
    """Her main mast lies in a depth zone."""
    if not s.shallows and not s.shoals:
        return False
    return zone_at(s, s.x[ship], s.y[ship]) > 0


def zone_at(s: BranleBasState, x: int, y: int) -> int:
    """The depth zone of a point: 1, 2, or 0 for deep water (BBC-20.3)."""
    for shape in s.shallows:
        if holds(shape, x, y):
            return 1
    for shape in s.shoals:
        if holds(shape, x, y):
            return 2
    return 0


def lee(s: BranleBasState, x: int, y: int) -> int:
    """How far a point lies from the origin of the wind, in steps (BBC-0.13)."""
    towards = downwind(s)
    return (x * sine(towards) + y * cosine(towards)) // sine(900)


def by_wind(s: BranleBasState, ships: list[int], dice: Dice) -> list[int]:
    """From the farthest from the wind's origin to the nearest (BBC-3.3); a coin where two are equal (BBC-0.13)."""
    left = sorted(ships, key=lambda ship: (-lee(s, s.x[ship], s.y[ship]), ship))
    for i in range(len(left) - 1):
        ahead, behind = left[i], left[i + 1]
        if lee(s, s.x[ahead], s.y[ahead]) - lee(s, s.x[behind], s.y[behind]) <= HAIR and dice.below(2):
            left[i], left[i + 1] = behind, ahead
    return left


def stable(s: BranleBasState, ship: int) -> bool:
    """BBC-11.15: anchored, aground, moored, or in a calm."""
    return s.anchor[ship] == ANCHORED or s.aground[ship] > 0 or s.kind[ship] == HULK or s.force == CALM


def mates(s: BranleBasState, seat: int) -> list[int]:
    """BBC-1.19: the players of a side."""
    return list(range(seat % 2, s.seats, 2))
