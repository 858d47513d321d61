"""Ships that break off (BBC-15.2, BBC-15.3)."""

from __future__ import annotations

from typing import Final

from escadre.core.frames import NOBODY, Rule
from escadre.games.branle_bas.play.rules.movement.motion import NOTHING, sweep
from escadre.games.branle_bas.play.rules.movement.speed import half_slot, turn_cost
from escadre.games.branle_bas.play.rules.movement.turning import held_straight, room_to_turn, tack_angle, turn_limit
from escadre.games.branle_bas.play.rules.ships import LONG, enemies, good_order, holder, in_range
from escadre.games.branle_bas.play.state import ADVANCE, PIVOT, PORT, STARBOARD, WORK, BranleBasState
from escadre.geometry.lattice import ahead, cosine, sine, turned

# What flight asks of the next slot
FREELY: Final = 0
KEEP_AWAY: Final = 1  # any slot that does not bring the enemy forward of the beam
TURN_PORT: Final = 2
TURN_STARBOARD: Final = 3
TURN_EITHER: Final = 4
STRAIGHT_ON: Final = 5

ALWAYS: Final = ("end", "scuttle", "castoff", "tow", "rejoin")  # what flight leaves alone


def flees(s: BranleBasState, ship: int) -> bool:
    """In retreat, a prize (BBC-18.19), or of a side that breaks off (BBC-2.6)."""
    return s.retreat[ship] or s.captor[ship] >= 0 or s.fleeing[holder(s, ship)]


def pursuer(s: BranleBasState, ship: int) -> int:
    """The nearest enemy in good order, or work, within 60 cm; the lower number of two as near; -1 for none."""
    best, nearest = NOBODY, -1
    for other in enemies(s, ship):
        if s.kind[other] != WORK and not good_order(s, other):
            continue
        dx, dy = s.x[other] - s.x[ship], s.y[other] - s.y[ship]
        square = dx * dx + dy * dy
        if (nearest < 0 or square < nearest) and in_range(s, ship, other, LONG):
            best, nearest = other, square
    return best


def flight(s: BranleBasState, ship: int, enemy: int) -> int:
    """What the next slot must be, from the pose she has now and the enemy that is nearest."""
    if enemy < 0:
        return FREELY
    dx, dy = s.x[enemy] - s.x[ship], s.y[enemy] - s.y[ship]
    heading = s.heading[ship]
    if dx * sine(heading) + dy * cosine(heading) <= 0:  # β is 90 or more
        return KEEP_AWAY
    to_starboard = dx * cosine(heading) - dy * sine(heading)
    port = to_starboard >= 0 and _can_turn(s, ship, PORT)
    starboard = to_starboard <= 0 and _can_turn(s, ship, STARBOARD)
    if port and starboard:
        return TURN_EITHER
    if port:
        return TURN_PORT
    return TURN_STARBOARD if starboard else STRAIGHT_ON


def _can_turn(s: BranleBasState, ship: int, side: int) -> bool:
    """By the largest angle, not cut by the red zone, and clear of bases and land."""
    limit = turn_limit(s, ship)
    if s.helm.slots < turn_cost(s.helm.thirds) or held_straight(s, ship) or room_to_turn(s, ship, side) < limit:
        return False
    legs = [ADVANCE, half_slot(s, ship), PIVOT, -limit if side == PORT else limit]
    return sweep(s, ship, legs)[0] == NOTHING


def bars_flight(s: BranleBasState, ship: int, enemy: int, plan: int, verb: str, arg: int) -> Rule | None:
    """BBC-15.3, of what would else be legal; enemy and plan are looked for anew at each slot."""
    if plan == FREELY or verb in ALWAYS:
        return None
    if verb == "ahead":
        return None if plan in (KEEP_AWAY, STRAIGHT_ON) else "BBC-15.3"
    if verb == "port" or verb == "starboard":
        side = PORT if verb == "port" else STARBOARD
        if plan == KEEP_AWAY:
            angle = min(arg, room_to_turn(s, ship, side))
            return None if leaves_astern(s, ship, enemy, -angle if side == PORT else angle) else "BBC-15.3"
        wanted = plan == TURN_EITHER or plan == (TURN_PORT if side == PORT else TURN_STARBOARD)
        return None if wanted and arg == turn_limit(s, ship) else "BBC-15.3"
    if verb == "tack":
        return None if leaves_astern(s, ship, enemy, tack_angle(s, ship, arg), True) else "BBC-15.3"
    return "BBC-15.3"  # no heaving to, no anchoring, no slots unseen


def leaves_astern(s: BranleBasState, ship: int, enemy: int, angle: int, turns_first: bool = False) -> bool:
    """After ½ and a turn, or a tack and ½, the enemy is not forward of the beam."""
    heading = turned(s.heading[ship], angle)
    x, y = ahead(s.x[ship], s.y[ship], heading if turns_first else s.heading[ship], half_slot(s, ship))
    return (s.x[enemy] - x) * sine(heading) + (s.y[enemy] - y) * cosine(heading) <= 0
