"""What is on offer at the helm, and what forbids it (BBC-6.8-6.25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from escadre.core.frames import ZERO, Rule
from escadre.games.branle_bas.play.rules.formations.formation import leader_bars, leader_limits
from escadre.games.branle_bas.play.rules.formations.station import place_to_rejoin
from escadre.games.branle_bas.play.rules.movement.anchoring import bars_anchor
from escadre.games.branle_bas.play.rules.movement.retreat import FREELY, bars_flight, flees, flight, pursuer
from escadre.games.branle_bas.play.rules.movement.setting_off import IN_IRONS
from escadre.games.branle_bas.play.rules.movement.speed import half_slot, turn_cost, whole_slot
from escadre.games.branle_bas.play.rules.movement.towing import in_reach_of_tow
from escadre.games.branle_bas.play.rules.movement.turning import (
    bars_tack,
    held_straight,
    may_tack,
    room_to_turn,
    turn_limit,
)
from escadre.games.branle_bas.play.state import HULK, PORT, STARBOARD, BranleBasState

SIDES: Final = (PORT, STARBOARD)
TENTH: Final = 100  # steps between the distances on offer (BBC-6.25)
HALF_DEGREE: Final = 5

_distances: Final[dict[tuple[int, int], tuple[int, ...]]] = {}
_angles: Final[dict[int, tuple[int, ...]]] = {}


def distances(least: int, most: int) -> tuple[int, ...]:
    """Every millimetre from the least to the greatest, and those two."""
    key = (least, most)
    if key not in _distances:
        between = range(least // TENTH * TENTH + TENTH, most, TENTH)
        _distances[key] = tuple(dict.fromkeys((least, *between, most)))
    return _distances[key]


def angles(limit: int) -> tuple[int, ...]:
    """Every half degree up to the greatest."""
    if limit not in _angles:
        _angles[limit] = tuple(dict.fromkeys((*range(HALF_DEGREE, limit, HALF_DEGREE), limit)))
    return _angles[limit]


# ---- what is left of the move


def begun(s: BranleBasState) -> bool:
    """Something of the move has been spent."""
    h = s.helm
    return h.run > 0 or h.turned > 0 or h.slots < h.allowance


def reach_of_slot(s: BranleBasState) -> tuple[int, int]:
    """The least and the greatest straight slot (BBC-6.11, BBC-6.15); of the half slot that a tow may leave, all."""
    h = s.helm
    whole = whole_slot(s, h.ship, h.thirds)
    if h.slots == 1:
        return whole // 2, whole // 2
    half = half_slot(s, h.ship)
    return (half if half < whole else whole), whole


def bars_end(s: BranleBasState) -> Rule | None:
    """BBC-6.9: ½ at least, as far as her slots go; who has only weighed or parted is exempt."""
    h = s.helm
    if h.slots <= 0 or h.run >= half_slot(s, h.ship) or (h.run == 0 and h.slots < h.allowance):
        return None
    return "BBC-6.9"


def has_last_word(s: BranleBasState) -> bool:
    """At the end of her move she could take a ship in tow, or join her formation again (BBC-6.26, BBC-8.13)."""
    ship = s.helm.ship
    return bool(in_reach_of_tow(s, ship)) or place_to_rejoin(s, ship) >= 0


# ---- judges


def bars_ahead(s: BranleBasState, steps: int) -> Rule | None:
    least, most = reach_of_slot(s)
    if s.helm.slots < 1:
        return "BBC-6.3"
    if steps < least:
        return "BBC-6.11"
    return "BBC-6.15" if steps > most else None


def bars_turn(s: BranleBasState, side: int, angle: int) -> Rule | None:
    h = s.helm
    held = held_straight(s, h.ship)
    if held is not None:
        return held
    if h.slots < turn_cost(h.thirds):
        return "BBC-6.16" if h.slots else "BBC-6.3"
    if angle > turn_limit(s, h.ship):
        return "BBC-7.3"
    return "BBC-7.7" if room_to_turn(s, h.ship, side) <= 0 else None


def bars_heave(s: BranleBasState) -> Rule | None:
    """BBC-6.19: the whole move of the turn."""
    if begun(s):
        return "BBC-6.19"
    return "BBC-5.5" if s.straight[s.helm.ship] else None


def bars_sailing(s: BranleBasState, verb: str, arg: int) -> Rule | None:
    """What forbids an order to a ship under way, but for flight and formation."""
    h = s.helm
    if verb == "ahead":
        return bars_ahead(s, arg)
    if verb == "port":
        return bars_turn(s, PORT, arg)
    if verb == "starboard":
        return bars_turn(s, STARBOARD, arg)
    if verb == "end":
        return bars_end(s)
    if verb == "steady":
        return None if h.slots >= 2 else "BBC-6.3"
    if verb == "heave":
        return bars_heave(s)
    if verb == "tack":
        return "BBC-7.11" if begun(s) else bars_tack(s, h.ship, arg)
    if verb == "anchor":
        return bars_dropping(s)
    if verb == "castoff":
        return "BBC-6.22" if begun(s) else None
    return None


def bars_dropping(s: BranleBasState) -> Rule | None:
    ship = s.helm.ship
    held = held_straight(s, ship)
    if held is not None:
        return held
    if s.tacking[ship] and may_tack(s, ship):
        return "BBC-7.12"
    if s.helm.manner == IN_IRONS and runs_from(s, ship):
        return "BBC-15.3"
    return bars_anchor(s, ship)


def runs_from(s: BranleBasState, ship: int) -> bool:
    """BBC-15.3: she flees, and an enemy is near enough to flee from."""
    return flees(s, ship) and pursuer(s, ship) >= 0


def bars_moored(s: BranleBasState, verb: str) -> Rule | None:
    if (verb == "weigh" or verb == "cut") and s.kind[s.helm.ship] == HULK:
        return "BBC-16.24"
    if (verb == "port" or verb == "starboard") and s.straight[s.helm.ship]:
        return "BBC-5.5"
    return None


def bars_in_irons(s: BranleBasState, verb: str, arg: int) -> Rule | None:
    ship = s.helm.ship
    if verb == "tack":
        rule = bars_tack(s, ship, arg)
        return leader_bars(s, ship, verb, arg) if rule is None and s.helm.division >= 0 else rule
    if verb == "heave" and s.tacking[ship]:
        return "BBC-7.12"
    if verb == "heave" and runs_from(s, ship):
        return "BBC-15.3"
    return None


def keep_formation(s: BranleBasState, ship: int, found: dict[str, Sequence[int]]) -> None:
    """What `leader_bars` leaves of a menu, asked once for all its numbers."""
    straight, port, most_port, starboard, most_starboard, _ = leader_limits(s, ship)
    if not straight:
        found.pop("ahead", None)
        found.pop("steady", None)
    narrow(found, "port", port, most_port)
    narrow(found, "starboard", starboard, most_starboard)
    if "tack" in found:
        keep(found, "tack", [side for side in found["tack"] if leader_bars(s, ship, "tack", side) is None])


def narrow(found: dict[str, Sequence[int]], verb: str, least: int, most: int) -> None:
    """The angles of a side between two, the least itself among them."""
    if verb in found:
        limit = found[verb][-1]
        if least > found[verb][0] or most < limit:
            keep(found, verb, [angle for angle in with_exact(found[verb], least) if least <= angle <= most])


def with_exact(offered: Sequence[int], exact: int) -> Sequence[int]:
    """The angles on offer, and one that an order asks for exactly."""
    return (*offered, exact) if 0 < exact < offered[-1] and exact % HALF_DEGREE else offered


def keep(found: dict[str, Sequence[int]], verb: str, args: Sequence[int]) -> None:
    if args:
        found[verb] = args
    else:
        del found[verb]


def keep_fleeing(s: BranleBasState, ship: int, found: dict[str, Sequence[int]]) -> None:
    """What flight leaves of a menu (BBC-15.3)."""
    enemy = pursuer(s, ship)
    way_out = flight(s, ship, enemy)
    if way_out != FREELY:
        for verb in list(found):
            keep(found, verb, [arg for arg in found[verb] if bars_flight(s, ship, enemy, way_out, verb, arg) is None])


def offer_last_word(s: BranleBasState, found: dict[str, Sequence[int]]) -> None:
    """BBC-6.26, BBC-8.13: at the end of her move."""
    ship = s.helm.ship
    towable = in_reach_of_tow(s, ship)
    if towable:
        found["tow"] = towable
    if place_to_rejoin(s, ship) >= 0:
        found["rejoin"] = ZERO
