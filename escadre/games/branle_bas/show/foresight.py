"""What an order would lead to, told while one lingers on it: the path, the line behind it, who would bear on whom."""

from __future__ import annotations

from contextlib import suppress

from escadre.core.dice import Dice
from escadre.core.flow import play
from escadre.core.frames import Seat
from escadre.core.printed import Fact, Spot
from escadre.core.scene import Arrow, Foresight, Overlay, Track
from escadre.core.types import Text
from escadre.games.branle_bas.play.copying import copy
from escadre.games.branle_bas.play.flow import FLOW
from escadre.games.branle_bas.play.rules.boarding.boarding_points import boarding_points
from escadre.games.branle_bas.play.rules.boarding.landing import AIMED_AT, assault_points, defence_points, landing_of
from escadre.games.branle_bas.play.rules.gunnery.fire_orders import HULL, MASTS, bars_cannon, fire_modifiers, halvings
from escadre.games.branle_bas.play.rules.gunnery.line_of_fire import BOW, STERN, bearing_side, rake
from escadre.games.branle_bas.play.rules.ships import attitude, enemies, range_of
from escadre.games.branle_bas.play.state import MOVEMENT, BranleBasState
from escadre.games.branle_bas.play.waiting import active_ship
from escadre.games.branle_bas.show.odds import helm_legs, shot_odds
from escadre.games.branle_bas.show.pieces import pose, ship_id
from escadre.games.branle_bas.show.prompts import ATTITUDES, tenths
from escadre.games.branle_bas.show.touches import helm_pose
from escadre.games.branle_bas.speak.names import ship_text

RAKES = {BOW: "foresight-rakes-bow", STERN: "foresight-rakes-stern"}


def foresee(s: BranleBasState, seat: Seat, verb: str, arg: int) -> Foresight | None:
    ship = active_ship(s)
    if ship < 0:
        return None
    if verb in ("ahead", "port", "starboard") or (verb == "steady" and helm_legs(s, ship, verb, arg)):
        return helm(s, ship, helm_pose(s, ship, verb, arg))
    if verb in ("steady", "way", "heave") and s.phase == MOVEMENT:
        return sailed(s, seat, verb, arg)
    if verb == "fire":
        return shot(s, ship, arg // 2, arg % 2)
    if verb in ("board", "grapple") and s.captor[arg] < 0:
        return boarding(s, ship, arg)
    if verb == "assault":
        return storming(s, ship)
    return None


def helm(s: BranleBasState, ship: int, spot: Spot) -> Foresight:
    """Where the slot leads, on what attitude, whom she would bear on and who on her."""
    then = copy(s)
    then.loud = False
    then.x[ship], then.y[ship], then.heading[ship] = spot.x, spot.y, spot.heading
    overlays: list[Overlay] = [Track((pose(s, ship), spot), ship_id(ship), "course")]
    facts = [Fact(Text("foresight-attitude"), Text(ATTITUDES[attitude(then, ship)]), "wind")]
    for foe in enemies(then, ship):
        named: dict[str, int | str | Text] = {"ship": ship_text(s, foe)}
        if bears(then, ship, foe):
            overlays.append(Arrow(ship_id(ship), ship_id(foe), "bears"))
            facts.append(Fact(Text("foresight-bears", named), _promise(then, ship, foe), "gun"))
        if bears(then, foe, ship):
            overlays.append(Arrow(ship_id(foe), ship_id(ship), "threat"))
            facts.append(Fact(Text("foresight-threat", named), _promise(then, foe, ship), "blast"))
    return Foresight(tuple(overlays), tuple(facts))


class Rolled(Exception):
    """A die would have to be thrown."""


class NoDice(Dice):
    """Nobody knows what comes after a roll."""

    def roll(self, sides: int = 6) -> int:
        raise Rolled


def sailed(s: BranleBasState, seat: Seat, verb: str, arg: int) -> Foresight:
    """Where a whole line comes to, as far as no die is thrown on the way (BBC-8.25 to BBC-8.27)."""
    then = copy(s)
    then.loud = False
    with suppress(Rolled):
        play(then, FLOW, seat, verb, arg, NoDice())
    return Foresight(
        tuple(
            Track((pose(s, ship), pose(then, ship)), ship_id(ship), "course")
            for ship in range(len(s.fate))
            if s.owner[ship] == seat and pose(s, ship) != pose(then, ship)
        )
    )


def bears(s: BranleBasState, ship: int, foe: int) -> bool:
    """Whether she could name him as her target, at long range by his masts (BBC-10.6)."""
    return bars_cannon(s, ship, foe, HULL, []) is None or bars_cannon(s, ship, foe, MASTS, []) is None


def _promise(s: BranleBasState, ship: int, foe: int) -> Text:
    """Range, what is raked, and the hits that the Dé leaves possible."""
    aim = HULL if bars_cannon(s, ship, foe, HULL, []) is None else MASTS
    chances = shot_odds(s, ship, foe, aim, False) or ()
    hits = [chance.what.args["hits"] for chance in chances if chance.what.id == "odds-hits"]
    lit = rake(s, ship, foe)
    return Text(
        RAKES.get(lit, "foresight-hits"),
        {
            "range": tenths((range_of(s, ship, foe) + 50) // 100),
            "least": min(int(str(hit)) for hit in hits) if hits else 0,
            "most": max(int(str(hit)) for hit in hits) if hits else 0,
        },
    )


def shot(s: BranleBasState, ship: int, target: int, aim: int) -> Foresight:
    """Everything that the total is made of (BBC-11.4)."""
    side = bearing_side(s, ship, target)
    if side < 0:
        return Foresight()
    facts = [
        Fact(Text(f"modifier-{name}"), f"{value:+d}", "gun")
        for name, value in fire_modifiers(s, ship, target, aim, side)
    ]
    both = len(s.shot.targets) > 0
    facts += [
        Fact(Text(f"modifier-{name}"), Text("foresight-halved"), "blast")
        for name in halvings(s, ship, target, side, both)
    ]
    return Foresight((Arrow(ship_id(ship), ship_id(target), "shot"),), tuple(facts))


def boarding(s: BranleBasState, ship: int, other: int) -> Foresight:
    """What both would bring to the fight (BBC-18.5)."""
    facts = [
        *strength(s, ship, boarding_points(s, ship, other)),
        *strength(s, other, boarding_points(s, other, ship)),
    ]
    return Foresight((Arrow(ship_id(ship), ship_id(other), "board"),), tuple(facts))


def storming(s: BranleBasState, ship: int) -> Foresight | None:
    """What the troops ashore and the garrison bring to the next round (BBC-22.4)."""
    landing = landing_of(s, ship)
    if landing is None:
        return None
    work = landing[AIMED_AT]
    facts = [*strength(s, ship, assault_points(s, ship)), *strength(s, work, defence_points(s, ship))]
    return Foresight((Arrow(ship_id(ship), ship_id(work), "board"),), tuple(facts))


def strength(s: BranleBasState, ship: int, points: list[tuple[str, int]]) -> list[Fact]:
    """The sum, at least 1 (BBC-18.13), and what it is made of."""
    total = max(1, sum(value for _, value in points))
    told = [Fact(Text("foresight-strength", {"ship": ship_text(s, ship)}), total, "crew")]
    return told + [Fact(Text(f"boarding-{name}"), f"{value:+d}") for name, value in points]
