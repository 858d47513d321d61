"""At the helm: what a ship may do next, slot by slot (BBC-6.8-6.25, D11, D11a)."""

from __future__ import annotations

from collections.abc import Sequence

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, ZERO, Menu, Rule, Seat, only, tell
from escadre.games.branle_bas.play.rules.formations.divisions import leave
from escadre.games.branle_bas.play.rules.formations.formation import leader_bars, leader_limits
from escadre.games.branle_bas.play.rules.formations.station import rejoin
from escadre.games.branle_bas.play.rules.gunnery.damage import scuttle
from escadre.games.branle_bas.play.rules.movement.anchoring import (
    HEADINGS,
    SPRING,
    bars_anchor,
    cut_cable,
    drop_anchor,
    haul_on_spring,
    weigh_anchor,
)
from escadre.games.branle_bas.play.rules.movement.helm_limits import (
    SIDES,
    TENTH,
    angles,
    bars_dropping,
    bars_end,
    bars_in_irons,
    bars_moored,
    bars_sailing,
    begun,
    distances,
    keep_fleeing,
    keep_formation,
    offer_last_word,
    reach_of_slot,
    with_exact,
)
from escadre.games.branle_bas.play.rules.movement.retreat import bars_flight, flees, flight, pursuer
from escadre.games.branle_bas.play.rules.movement.setting_off import (
    ADRIFT,
    HEAD_TO_WIND,
    IN_IRONS,
    MOORED,
    SAILING,
    choose_manner,
    drift_legs,
    plan,
)
from escadre.games.branle_bas.play.rules.movement.speed import half_slot, slots_for, turn_cost, unit_of, whole_slot
from escadre.games.branle_bas.play.rules.movement.towing import declare_tow, end_tow
from escadre.games.branle_bas.play.rules.movement.turning import (
    at_edge,
    bars_tack,
    held_straight,
    pay_off,
    room_to_turn,
    test_tack,
    turn_limit,
)
from escadre.games.branle_bas.play.state import ADVANCE, DRIFT, PIVOT, PORT, STARBOARD, BranleBasState


class Steer(Step[BranleBasState]):
    """A slot: straight, or ½ and a turn; or what ends the move (BBC-6.25)."""

    def who(self, s: BranleBasState) -> list[Seat]:
        h = s.helm
        return NO_SEATS if h.legs or h.over or h.planned else only(s.owner[h.ship])

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        h = s.helm
        ship = h.ship
        found: dict[str, Sequence[int]] = {}
        if h.manner == SAILING and h.slots > 0:
            least, most = reach_of_slot(s)
            found["ahead"] = tuple(dict.fromkeys((*distances(TENTH, unit_of(s, ship)), least, most)))
            found["port"] = found["starboard"] = angles(turn_limit(s, ship))
            if h.division >= 0:
                limits = leader_limits(s, ship)
                found["port"] = with_exact(found["port"], limits[1])
                found["starboard"] = with_exact(found["starboard"], limits[3])
            found["steady"] = found["heave"] = ZERO
            found["tack"] = SIDES
            found["anchor"] = HEADINGS
            found["end"] = ZERO
        elif h.manner == SAILING:
            found["end"] = ZERO
        elif h.manner == MOORED:
            found["port"] = found["starboard"] = angles(SPRING)
            found["weigh"] = found["cut"] = found["end"] = ZERO
        elif h.manner == IN_IRONS:
            found["tack"] = SIDES
            found["heave"] = ZERO
            found["anchor"] = HEADINGS
        elif h.manner == HEAD_TO_WIND:
            found["port"] = found["starboard"] = (turn_limit(s, ship),)
            found["anchor"] = HEADINGS
        elif h.manner == ADRIFT:
            found["heave"] = ZERO
            found["anchor"] = HEADINGS
        else:
            found["end"] = found["castoff"] = ZERO
        if h.manner == SAILING and bars_end(s) is None:
            offer_last_word(s, found)
        if s.tow[ship] >= 0:
            found["castoff"] = ZERO
        if s.captor[ship] >= 0:
            found["scuttle"] = (ship,)
        return found

    def bars(self, s: BranleBasState, seat: Seat, verb: str, arg: int) -> Rule | None:
        h = s.helm
        if h.manner == SAILING:
            rule = bars_sailing(s, verb, arg)
            if rule is None and h.division >= 0:
                rule = leader_bars(s, h.ship, verb, arg)
            if rule is None and flees(s, h.ship):
                enemy = pursuer(s, h.ship)
                rule = bars_flight(s, h.ship, enemy, flight(s, h.ship, enemy), verb, arg)
            return rule
        if h.manner == MOORED:
            return bars_moored(s, verb)
        if verb == "anchor":
            return bars_dropping(s)
        if h.manner == IN_IRONS:
            return bars_in_irons(s, verb, arg)
        return None

    def menu(self, s: BranleBasState, seat: Seat) -> Menu:
        """Written out: no step is asked more often. It says what `bars` says."""
        h = s.helm
        if h.manner != SAILING or h.slots == 0:
            return super().menu(s, seat)
        ship = h.ship
        least, most = reach_of_slot(s)
        found: dict[str, Sequence[int]] = {"ahead": distances(least, most)}
        held = held_straight(s, ship)
        if held is None and h.slots >= turn_cost(h.thirds):
            limit = turn_limit(s, ship)
            if room_to_turn(s, ship, PORT) > 0:
                found["port"] = angles(limit)
            if room_to_turn(s, ship, STARBOARD) > 0:
                found["starboard"] = angles(limit)
        if h.slots >= 2:
            found["steady"] = ZERO
        if bars_end(s) is None:
            found["end"] = ZERO
            offer_last_word(s, found)
        if not begun(s):
            if not s.straight[ship]:
                found["heave"] = ZERO
            if at_edge(s, ship):
                sides = [side for side in SIDES if bars_tack(s, ship, side) is None]
                if sides:
                    found["tack"] = sides
            if s.tow[ship] >= 0:
                found["castoff"] = ZERO
        if held is None and bars_anchor(s, ship) is None:
            found["anchor"] = HEADINGS
        if s.captor[ship] >= 0:
            found["scuttle"] = (ship,)
        if h.division >= 0:
            keep_formation(s, ship, found)
        if flees(s, ship):
            keep_fleeing(s, ship, found)
        return found

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        h = s.helm
        ship = h.ship
        if verb == "ahead":
            h.legs = [ADVANCE, arg]
            h.slots -= min(2, h.slots)
            if s.loud:
                tell(s, "helm-ahead", {"ship": ship, "length": arg})
        elif verb == "port" or verb == "starboard":
            put_helm_over(s, PORT if verb == "port" else STARBOARD, arg)
        elif verb == "steady":
            h.legs = [ADVANCE, whole_slot(s, ship, h.thirds)] * (h.slots // 2)
            h.slots %= 2
            if s.loud:
                tell(s, "helm-steady", {"ship": ship})
        elif verb == "heave":
            plan(s, [DRIFT, half_slot(s, ship)] if h.manner == SAILING else drift_legs(s, ship))
        elif verb == "tack":
            plan(s, test_tack(s, ship, arg, dice))
        elif verb == "castoff":
            end_tow(s, ship)
            h.slots = h.allowance = slots_for(s, ship)
            choose_manner(s, ship, dice)
        elif verb == "cut":
            cut_cable(s, ship)
            choose_manner(s, ship, dice)
        elif verb == "weigh":
            weigh_anchor(s, ship)
            if h.slots:
                choose_manner(s, ship, dice)
            else:
                h.over = True
        else:
            finish(s, verb, arg)
        if h.legs and h.division >= 0 and len(h.moved) == 1:
            h.guide += h.legs  # BBC-8.26


def put_helm_over(s: BranleBasState, side: int, angle: int) -> None:
    """½ and a turn, cut at the edge of the wind (BBC-7.4, BBC-7.8); on springs, or paying off, in their own way."""
    h = s.helm
    ship = h.ship
    if h.manner == MOORED:
        haul_on_spring(s, ship, side, angle)
        h.over = True
    elif h.manner == HEAD_TO_WIND:
        plan(s, pay_off(s, ship, side))
    else:
        h.slots -= turn_cost(h.thirds)
        if angle > room_to_turn(s, ship, side):
            h.slots = 0
        h.legs = turn_legs(s, ship, side, angle)
        if s.loud:
            tell(s, "helm-turns", {"ship": ship, "angle": abs(h.legs[3]), "side": side})


def turn_legs(s: BranleBasState, ship: int, side: int, angle: int) -> list[int]:
    """½ and a turn, which ends at the edge of the wind (BBC-6.11, BBC-7.8)."""
    angle = min(angle, room_to_turn(s, ship, side))
    return [ADVANCE, half_slot(s, ship), PIVOT, -angle if side == PORT else angle]


def finish(s: BranleBasState, verb: str, arg: int) -> None:
    """Orders that end the move."""
    ship = s.helm.ship
    s.helm.over = True
    if verb == "anchor":
        leave(s, ship)
        drop_anchor(s, ship, arg)
    elif verb == "tow":
        declare_tow(s, ship, arg)
    elif verb == "rejoin":
        rejoin(s, ship)
    elif verb == "scuttle":
        scuttle(s, ship)
    elif s.loud:
        tell(s, "helm-end", {"ship": ship})
