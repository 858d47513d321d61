"""Turning aids, the edge of the wind, and going about (BBC-7)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.frames import Rule, tell
from escadre.games.branle_bas.play.nation_traits import tack_fails
from escadre.games.branle_bas.play.rules.movement.speed import half_slot, tows
from escadre.games.branle_bas.play.rules.ships import (
    EDGE,
    ON_LINE,
    SHORT,
    enemies,
    in_range,
    masts_lost,
    wind_angle,
    wind_from,
)
from escadre.games.branle_bas.play.rules.special_dice import roll_two
from escadre.games.branle_bas.play.state import (
    ADVANCE,
    CALM,
    DRIFT,
    FRIGATE,
    MERCHANT,
    PIVOT,
    PORT,
    STARBOARD,
    TACK,
    BranleBasState,
)
from escadre.geometry.lattice import signed, turned

# Largest angle of a turn by how she sails: good, poor, slow (BBC-7.2, BBC-7.3)
LINE_AIDS: Final = (300, 250, 200)
FRIGATE_AIDS: Final = (450, 300, 250)
MERCHANT_AID: Final = 250


def aid_of(s: BranleBasState, ship: int) -> int:
    """The turning aid of her kind (BBC-7.1-7.3)."""
    if s.kind[ship] == FRIGATE:
        return FRIGATE_AIDS[s.sail[ship]]
    return MERCHANT_AID if s.kind[ship] == MERCHANT else LINE_AIDS[s.sail[ship]]


def turn_limit(s: BranleBasState, ship: int) -> int:
    """The largest angle of one turn; with a tow that of the clumsier (BBC-6.22)."""
    limit = aid_of(s, ship)
    if tows(s, ship):
        limit = min(limit, aid_of(s, s.tow[ship]))
    return limit


def room_to_turn(s: BranleBasState, ship: int, side: int) -> int:
    """How far she can turn to a side before the red zone, in tenths; not above 0 at the edge (BBC-7.7)."""
    to_wind = wind_from(s) - s.heading[ship]
    return (to_wind if side == STARBOARD else -to_wind) % 3600 - EDGE


def held_straight(s: BranleBasState, ship: int) -> Rule | None:
    """Bound to keep her course: to fight a fire (BBC-5.5), or in fog with no enemy in sight (BBC-5.18)."""
    if s.straight[ship]:
        return "BBC-5.5"
    if s.fog:
        for other in enemies(s, ship):
            if in_range(s, ship, other, SHORT):
                return None
        return "BBC-5.18"
    return None


def at_edge(s: BranleBasState, ship: int) -> bool:
    """Near enough to the edge of the wind to go about, or beyond it (BBC-7.9)."""
    return wind_angle(s, s.heading[ship]) <= EDGE + ON_LINE


def tack_angle(s: BranleBasState, ship: int, side: int) -> int:
    """The turn through the wind to the edge on that side, signed; 0 when she lies on that edge already (BBC-7.11)."""
    edge = turned(wind_from(s), EDGE if side == STARBOARD else -EDGE)
    angle = signed(s.heading[ship], edge)
    if side == STARBOARD:
        return angle if angle > ON_LINE else 0
    return angle if angle < -ON_LINE else 0


def bars_tack(s: BranleBasState, ship: int, side: int) -> Rule | None:
    if not at_edge(s, ship):
        return "BBC-7.9"  # first she comes up to the edge
    if masts_lost(s, ship) > 0:
        return "BBC-7.15"
    if tack_angle(s, ship, side) == 0:
        return "BBC-7.11"
    if s.force == CALM:
        return "BBC-6.24"
    if s.rudders[ship]:
        return "BBC-6.20"
    if tows(s, ship):
        return "BBC-6.22"
    return held_straight(s, ship)


def may_tack(s: BranleBasState, ship: int) -> bool:
    return bars_tack(s, ship, PORT) is None or bars_tack(s, ship, STARBOARD) is None


def must_tack(s: BranleBasState, ship: int) -> bool:
    """BBC-7.12: the test that failed is made again, unless the wind or damage has made an end of it."""
    return s.tacking[ship] and may_tack(s, ship)


def test_tack(s: BranleBasState, ship: int, side: int, dice: Dice) -> list[int]:
    """The segments of the whole move: about and ½ ahead, or ½ with the wind (BBC-7.10-7.13)."""
    total = roll_two(s, dice, "tack", ship)
    half = half_slot(s, ship)
    s.tacking[ship] = total <= tack_fails(s, ship)
    if s.tacking[ship]:
        if s.loud:
            tell(s, "misses-stays", {"ship": ship})
        return [DRIFT, half]
    if s.loud:
        tell(s, "tacks", {"ship": ship})
    return [TACK, tack_angle(s, ship, side), ADVANCE, half]


def pay_off(s: BranleBasState, ship: int, side: int) -> list[int]:
    """BBC-7.15: in irons and unable to tack she drifts, and turns as far as she can towards an edge."""
    edge = turned(wind_from(s), EDGE if side == STARBOARD else -EDGE)
    angle, limit = signed(s.heading[ship], edge), turn_limit(s, ship)
    angle = max(-limit, min(limit, angle))
    return [DRIFT, half_slot(s, ship), PIVOT, angle]


def nearer_edge(s: BranleBasState, ship: int) -> int:
    """PORT or STARBOARD; -1 when she points into the wind's eye and her captain chooses (BBC-7.15)."""
    to_wind = signed(s.heading[ship], wind_from(s))
    if to_wind == 0:
        return -1
    return PORT if to_wind > 0 else STARBOARD
