"""Troops ashore against a battery (BBC-22)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, Menu, Seat, only, tell
from escadre.games.branle_bas.play.nation_traits import has_marines
from escadre.games.branle_bas.play.rules.boarding.boarding_points import MARINES, marker_points, supporters
from escadre.games.branle_bas.play.rules.boarding.hand_to_hand import losses
from escadre.games.branle_bas.play.rules.gunnery.damage import add_crew, lose_crew, settle_condition
from escadre.games.branle_bas.play.rules.movement.retreat import flees
from escadre.games.branle_bas.play.rules.ships import SHORT, by_wind, enemies, in_play, in_range, is_work, range_of
from escadre.games.branle_bas.play.state import GALE, HULK, MERCHANT, BranleBasState

# Columns of a landing
SHIP: Final = 0
AIMED_AT: Final = 1  # the work
TROOPS: Final = 2
TURN: Final = 3


# ---- going ashore


def work_near(s: BranleBasState, ship: int) -> int:
    """The nearest work within short range (BBC-22.1), or nobody."""
    best = NOBODY
    for other in enemies(s, ship):
        if is_work(s, other) and in_range(s, ship, other, SHORT):
            if best == NOBODY or range_of(s, ship, other) < range_of(s, ship, best):
                best = other
    return best


def can_land(s: BranleBasState, ship: int) -> bool:
    """BBC-22.1, BBC-22.2: sound, with men to spare, not otherwise engaged, in weather for boats."""
    return (
        in_play(s, ship)
        and s.captor[ship] < 0
        and s.kind[ship] < HULK
        and s.crew[ship] > 1
        and not s.attacked[ship]
        and not s.fires[ship]
        and not s.disorder[ship]
        and not s.straight[ship]
        and s.force != GALE
        and not s.fog
        and not flees(s, ship)
        and landing_of(s, ship) is None
        and work_near(s, ship) != NOBODY
    )


def landing_of(s: BranleBasState, ship: int) -> list[int] | None:
    for landing in s.landings:
        if landing[SHIP] == ship:
            return landing
    return None


class Land(Step[BranleBasState]):
    """BBC-22.1, D15: at the end of her move, so many points of A ashore; 0 for none."""

    def who(self, s: BranleBasState) -> list[Seat]:
        helm = s.helm
        if helm.ashore or helm.ship == NOBODY or not can_land(s, helm.ship):
            return NO_SEATS
        return only(s.owner[helm.ship])

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        return {"land": range(s.crew[s.helm.ship])}

    def menu(self, s: BranleBasState, seat: Seat) -> Menu:
        return self.offers(s, seat)

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        s.helm.ashore = True
        if arg:
            land(s, s.helm.ship, work_near(s, s.helm.ship), arg)
        else:
            tell(s, "lands-nobody", {"ship": s.helm.ship})

    def run(self, s: BranleBasState, dice: Dice) -> None:
        s.helm.ashore = False


def land(s: BranleBasState, ship: int, work: int, troops: int) -> None:
    """BBC-22.1, BBC-22.2: they leave the ship, who boards nobody this turn."""
    s.crew[ship] -= troops
    s.attacked[ship] = True
    s.landings.append([ship, work, troops, s.turn])
    tell(s, "lands", {"ship": ship, "second_ship": work, "points": troops})


def reembark(s: BranleBasState, landing: list[int]) -> None:
    s.landings.remove(landing)
    add_crew(s, landing[SHIP], landing[TROOPS])
    tell(s, "reembarks", {"ship": landing[SHIP], "points": landing[TROOPS]})


def waits_for_her_men(s: BranleBasState, ship: int) -> bool:
    """BBC-22.7: none of them came back from the assault of the last turn; she stays where she is for this one."""
    landing = landing_of(s, ship)
    return landing is not None and landing[TROOPS] == 0


# ---- the assault


def begin_assaults(s: BranleBasState, dice: Dice) -> None:
    """BBC-22.3: those that landed in an earlier turn, one after the other. Who has waited long enough may go."""
    s.asking = NOBODY
    s.landings = [landing for landing in s.landings if landing[TROOPS] or landing[TURN] >= s.turn]
    ashore = [landing[SHIP] for landing in s.landings if landing[TROOPS] and landing[TURN] < s.turn]
    s.queue = by_wind(s, ashore, dice) if ashore else []


def assaults_remain(s: BranleBasState) -> bool:
    return len(s.queue) > 0


def assault(s: BranleBasState, dice: Dice) -> None:
    """One round, solved like boarding (BBC-22.4-22.6); a work out of action needs none."""
    ship = s.queue.pop(0)
    s.asking = NOBODY
    landing = landing_of(s, ship)
    if landing is None:
        return
    work = landing[AIMED_AT]
    if in_play(s, work):
        mine, his = assault_strength(s, ship), defence_strength(s, ship)
        lost, his_lost = losses(s, ship, mine, his, landing[TROOPS], s.crew[work], dice)
        if s.loud:
            args = {"ship": ship, "second_ship": work, "points": mine, "second_points": his}
            tell(s, "assault-fought", {**args, "lost": lost, "second_lost": his_lost})
        landing[TROOPS] -= lost
        s.lost_crew[ship] += lost
        lose_crew(s, work, his_lost)
        settle_condition(s, work, dice)
    if landing[TROOPS] == 0:
        landing[TURN] = s.turn
        if s.crew[ship]:
            s.landings.remove(landing)
        settle_condition(s, ship, dice)
    elif not in_play(s, work):
        reembark(s, landing)
    elif in_range(s, ship, work, SHORT):
        s.asking = ship


class Assault(Step[BranleBasState]):
    """BBC-22.8, D23: the troops stay for another round, or come back while their ship is near enough."""

    def who(self, s: BranleBasState) -> list[Seat]:
        return only(s.owner[s.asking]) if s.asking != NOBODY else NO_SEATS

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        return {"assault": (s.asking,), "reembark": (s.asking,)}

    def menu(self, s: BranleBasState, seat: Seat) -> Menu:
        return self.offers(s, seat)

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        s.asking = NOBODY
        landing = landing_of(s, arg)
        if verb == "reembark" and landing is not None:
            reembark(s, landing)
        else:
            tell(s, "stays-ashore", {"ship": arg})


# ---- what it counts


def assault_points(s: BranleBasState, ship: int) -> list[tuple[str, int]]:
    """Of the troops that a ship has ashore, each with its name in the words (BBC-22.4)."""
    landing = landing_of(s, ship)
    assert landing is not None, "troops are ashore"
    work = landing[AIMED_AT]
    found = [("troops", landing[TROOPS]), *_shared_points(s, ship, work, 1)]
    found.extend(marker_points(s, ship))
    if has_marines(s.nation[ship]) and s.kind[ship] != MERCHANT:
        found.append(("marines", MARINES))
    return found


def defence_points(s: BranleBasState, ship: int) -> list[tuple[str, int]]:
    """Of the garrison against the troops of that ship (BBC-22.4)."""
    landing = landing_of(s, ship)
    assert landing is not None, "troops are ashore"
    work = landing[AIMED_AT]
    return [("garrison", s.crew[work]), *_shared_points(s, ship, work, -1)]


def _shared_points(s: BranleBasState, ship: int, work: int, sign: int) -> list[tuple[str, int]]:
    """What the one gains by and the other loses: support, morale, losses."""
    found: list[tuple[str, int]] = []
    support = supporters(s, ship, work)
    if support:
        found.append(("support", sign * support))
    morale = s.morale[s.side[ship]] - s.morale[s.side[work]]
    if morale:
        found.append(("morale", sign if morale > 0 else -sign))
    more_lost = s.lost_crew[ship] - s.lost_crew[work]
    if more_lost:
        found.append(("losses", -sign if more_lost > 0 else sign))
    return found


def assault_strength(s: BranleBasState, ship: int) -> int:
    return _sum(assault_points(s, ship))


def defence_strength(s: BranleBasState, ship: int) -> int:
    return _sum(defence_points(s, ship))


def _sum(points: list[tuple[str, int]]) -> int:
    """At least 1 (BBC-18.13)."""
    total = 0
    for _, value in points:
        total += value
    return total if total > 1 else 1
