"""Exact chances of what a choice rolls for, counted over all faces of the dice."""

from __future__ import annotations

from escadre.core.frames import Seat
from escadre.core.types import Chance, Odds, Text
from escadre.games.branle_bas.nations import avoids_lightly, parts_easily, tack_fails
from escadre.games.branle_bas.prompts import active_ship
from escadre.games.branle_bas.rules.boarding_points import boarding_strength
from escadre.games.branle_bas.rules.fire_orders import fire_modifiers, halvings, hits_for, risks_for, small
from escadre.games.branle_bas.rules.grounding import has_tow
from escadre.games.branle_bas.rules.line_of_fire import AT_LONG, band, bearing_side, victims
from escadre.games.branle_bas.rules.special_dice import DE
from escadre.games.branle_bas.rules.speed import half_slot
from escadre.games.branle_bas.rules.way import sweep
from escadre.games.branle_bas.state import BranleBasState

SUMS = tuple(first + second for first in DE for second in DE)  # BBC-E21


def odds(s: BranleBasState, seat: Seat, verb: str, arg: int) -> Odds | None:
    ship = active_ship(s)
    if verb == "fire":
        return shot_odds(s, s.shot.ship, arg // 2, arg % 2, len(s.shot.targets) > 0)
    if verb in ("ahead", "port", "starboard"):
        return helm_odds(s, ship, verb, arg)
    if verb == "tack":
        return counted("odds-tacks", [total > tack_fails(s, ship) for total in SUMS])
    if verb == "part":
        return counted("odds-parts", [de == 1 or (de == 2 and parts_easily(s.nation[ship])) for de in DE])
    if verb == "board":
        return fight_odds(s, ship, s.helm.struck)
    if verb == "plug":
        return (*counted("odds-plugged", [de > 0 for de in DE]), *counted("odds-worse", [de == -2 for de in DE]))
    if verb == "rudder":
        return counted("odds-steers", [de > 0 or (de == 0 and s.rudders[ship] == 1) for de in DE])
    if verb in ("straight", "free") and ship >= 0 and s.fires[ship]:
        least = 0 if verb == "straight" else 1
        return (
            *counted("odds-fire-out", [de >= least for de in DE]),
            *counted("odds-fire-grows", [de == -2 for de in DE]),
        )
    if verb == "overboard" and s.queue:
        helped = 1 if has_tow(s, s.queue[0]) else 0
        return (
            *counted("odds-refloats", [total + helped >= 1 - arg for total in SUMS]),
            *counted("odds-harder-aground", [total + helped <= -3 and total + helped < 1 - arg for total in SUMS]),
        )
    return None


def counted(id: str, came: list[bool]) -> Odds:
    return (Chance(Text(id), sum(came), len(came)),)


# ---- gunfire


def shot_odds(s: BranleBasState, ship: int, target: int, aim: int, both: bool) -> Odds | None:
    """Hits on the named target for each face of the Dé, the extra risks, and the gun accident (BBC-11.6)."""
    side = bearing_side(s, ship, target)
    if side < 0:
        return None
    total = sum(value for _, value in fire_modifiers(s, ship, target, aim, side))
    halved = len(halvings(s, ship, target, side, both))
    struck = victims(s, ship, target)
    ways: dict[int, int] = {}
    risky = 0
    for de in DE:
        hits = 0
        if target in struck:
            times = halved + struck.index(target)
            hits = (hits_for(total + de, small(s, ship)) + (1 << times) - 1) >> times
        ways[hits] = ways.get(hits, 0) + 1
        if band(s, ship, target) != AT_LONG and risks_for(total + de, small(s, ship)):
            risky += 1
    told = [Chance(Text("odds-hits", {"hits": hits}), ways[hits], len(DE)) for hits in sorted(ways)]
    if risky and struck and struck[0] == target:
        told.append(Chance(Text("odds-risk"), risky, len(DE)))
    told.append(Chance(Text("odds-accident"), 2, 36))
    return tuple(told)


# ---- the helm


def helm_legs(s: BranleBasState, ship: int, verb: str, arg: int) -> list[int]:
    """The segments of a slot as ordered (BBC-6.11)."""
    if verb == "ahead":
        return [0, arg]
    return [0, half_slot(s, ship), 1, arg if verb == "starboard" else -arg]


def helm_odds(s: BranleBasState, ship: int, verb: str, arg: int) -> Odds | None:
    """BBC-17.1: only a slot that would touch another base rolls, the DéCol."""
    if ship < 0 or s.anchor[ship] in (1, 2):
        return None
    other = sweep(s, ship, helm_legs(s, ship, verb, arg))[0]
    return collision_odds(s, ship) if other >= 0 else None


def collision_odds(s: BranleBasState, ship: int) -> Odds:
    """BBC-25.5."""
    light = 1 if avoids_lightly(s.nation[ship]) else 2
    return (
        Chance(Text("odds-violent"), 1, 6),
        Chance(Text("odds-light"), light, 6),
        Chance(Text("odds-choice"), 5 - light, 6),
    )


# ---- boarding


def fight_odds(s: BranleBasState, ship: int, other: int) -> Odds | None:
    """BBC-18.14, BBC-18.15: what the weaker loses besides, one DéA for each point of difference."""
    if ship < 0 or other < 0:
        return None
    mine, his = boarding_strength(s, ship, other), boarding_strength(s, other, ship)
    both = (min(mine, his) + 4) // 5
    dice = abs(mine - his)
    told = [Chance(Text("odds-both-lose", {"points": both}), 1, 1)]
    id = "odds-foe-loses" if mine > his else "odds-we-lose"
    for hits, ways in enumerate(binomial(dice)):
        if dice and (hits <= 3 or ways * 50 > 6**dice):
            told.append(Chance(Text(id, {"points": both + hits}), ways, 6**dice))
    return tuple(told)


def binomial(dice: int) -> list[int]:
    """In how many ways so many of the dice show their one hit.

    >>> binomial(2)
    [25, 10, 1]
    """
    ways = [1]
    for _ in range(dice):
        ways = [5 * here + before for here, before in zip([*ways, 0], [0, *ways], strict=True)]
    return ways
