"""Exact chances of what a choice rolls for, counted over all faces of the dice."""

from __future__ import annotations

from typing import Final

from escadre.core.frames import Seat
from escadre.core.types import Chance, Odds, Text
from escadre.games.branle_bas.play.copying import copy
from escadre.games.branle_bas.play.nation_traits import avoids_lightly, carronades, parts_easily, rereads, tack_fails
from escadre.games.branle_bas.play.rules.boarding.boarding_points import boarding_strength
from escadre.games.branle_bas.play.rules.boarding.hand_to_hand import bars_attack, capped
from escadre.games.branle_bas.play.rules.boarding.landing import (
    assault_strength,
    defence_strength,
    landing_of,
    work_near,
)
from escadre.games.branle_bas.play.rules.contact.collision import MOST_TESTS, steers
from escadre.games.branle_bas.play.rules.contact.parting import bars_test, ties
from escadre.games.branle_bas.play.rules.contact.touching_bases import strikes_at_touch
from escadre.games.branle_bas.play.rules.gunnery.fire_orders import (
    HULL,
    fire_modifiers,
    halvings,
    hits_for,
    red_hot,
    risks_for,
    small,
)
from escadre.games.branle_bas.play.rules.gunnery.line_of_fire import AT_LONG, band, bearing_side, victims
from escadre.games.branle_bas.play.rules.movement.grounding import (
    FAILS,
    LIGHT_DRAUGHT,
    excused,
    has_shoals,
    has_tow,
    next_zone,
)
from escadre.games.branle_bas.play.rules.movement.helm import turn_legs
from escadre.games.branle_bas.play.rules.movement.motion import LAND, NOTHING, moved_pose, sweep
from escadre.games.branle_bas.play.rules.movement.setting_off import SAILING
from escadre.games.branle_bas.play.rules.movement.speed import whole_slot
from escadre.games.branle_bas.play.rules.ships import base, is_work, zone_at
from escadre.games.branle_bas.play.rules.special_dice import (
    DE,
    RI_CREW,
    RI_FIRE,
    RI_HULL,
    RI_LEAK,
    RI_MASTS,
    RI_OF_EIGHT,
    RI_RUDDER,
    RI_SIGN,
)
from escadre.games.branle_bas.play.scenarios.scenario_effects import off_the_map, safe_depth
from escadre.games.branle_bas.play.state import ADVANCE, ONE_LINE, PORT, STARBOARD, BranleBasState
from escadre.games.branle_bas.play.waiting import active_ship, step_name
from escadre.geometry.lattice import ahead

SUMS: Final = tuple(first + second for first in DE for second in DE)  # BBC-E21
RISKS: Final = {
    RI_CREW: "odds-risk-crew",
    RI_HULL: "odds-risk-hull",
    RI_MASTS: "odds-risk-masts",
    RI_RUDDER: "odds-risk-rudder",
    RI_LEAK: "odds-risk-leak",
    RI_FIRE: "odds-risk-fire",
}
SELDOM: Final = 50  # losses that come less often than once in so many fights are left out


def odds(s: BranleBasState, seat: Seat, verb: str, arg: int) -> Odds | None:
    ship = active_ship(s)
    if verb == "fire":
        return shot_odds(s, s.shot.ship, arg // 2, arg % 2, len(s.shot.targets) > 0)
    if verb in ("ahead", "port", "starboard", "steady"):
        return helm_odds(s, ship, verb, arg)
    if verb == "tack":
        return counted("odds-tacks", [total > tack_fails(s, ship) for total in SUMS])
    if verb == "part":
        return parting_odds(s, ship)
    if verb == "board":
        return boarding_odds(s, ship, s.helm.struck)
    if verb == "grapple":
        return boarding_odds(s, ship, arg)
    if verb in ("land", "assault"):
        return assault_odds(s, ship, arg if verb == "land" else -1)
    if verb == "close":
        return close_odds(s, ship)
    if verb in ("again", "keep"):
        return risk_odds(s, verb == "again")
    return repair_odds(s, ship, verb, arg)


def repair_odds(s: BranleBasState, ship: int, verb: str, arg: int) -> Odds | None:
    """The tests at the beginning of a turn (BBC-5, BBC-8.17, BBC-20.8)."""
    if verb == "plug":
        return (*counted("odds-plugged", [de > 0 for de in DE]), *counted("odds-worse", [de == -2 for de in DE]))
    if verb == "rudder":
        return counted("odds-steers", [de > 0 or (de == 0 and s.rudders[ship] == 1) for de in DE])
    if verb in ("straight", "free"):
        least = 0 if verb == "straight" or s.straight[ship] else 1
        return (
            *counted("odds-fire-out", [de >= least for de in DE]),
            *counted("odds-fire-grows", [de == -2 for de in DE]),
        )
    if verb == "overboard":
        helped = 1 if has_tow(s, ship) else 0
        return (
            *counted("odds-refloats", [total + helped >= 1 - arg for total in SUMS]),
            *counted("odds-harder-aground", [total + helped <= -3 and total + helped < 1 - arg for total in SUMS]),
        )
    if verb == "reread":
        return reading_odds(s, ship)
    return None


def counted(id: str, came: list[bool]) -> Odds:
    return (Chance(Text(id), sum(came), len(came)),)


def reading_odds(s: BranleBasState, ship: int) -> Odds:
    """BBC-8.17, BBC-8.19: one line has no side to mistake."""
    clear = [de >= 0 or (de == -2 and rereads(s, ship)) for de in DE]
    if any(signal.reading == ship and signal.order == ONE_LINE for signal in s.signals):
        clear = [seen or de == -2 for seen, de in zip(clear, DE, strict=True)]
    wrong = [not seen and de == -2 for seen, de in zip(clear, DE, strict=True)]
    return (*counted("odds-signal-seen", clear), *counted("odds-signal-misread", wrong))


def parting_odds(s: BranleBasState, ship: int) -> Odds | None:
    """BBC-17.10, BBC-17.13: only from enemies does she need a test."""
    if not ties(s, ship, False) or bars_test(s, ship) is not None:
        return None
    return counted("odds-parts", [de == 1 or (de == 2 and parts_easily(s.nation[ship])) for de in DE])


# ---- gunfire


def shot_odds(s: BranleBasState, ship: int, target: int, aim: int, both: bool) -> Odds | None:
    """Hits on the named target for each face of the Dé, the extra risks, and the gun accident (BBC-11.6)."""
    side = bearing_side(s, ship, target)
    if side < 0:
        return None
    total = sum(value for _, value in fire_modifiers(s, ship, target, aim, side))
    halved = len(halvings(s, ship, target, side, both))
    struck = victims(s, ship, target)
    far = band(s, ship, target) == AT_LONG
    ways: dict[int, int] = {}
    risky = strikes = 0
    for de in DE:
        full = hits_for(total + de, small(s, ship))
        hits = 0
        if target in struck:
            times = halved + struck.index(target)
            hits = (full + (1 << times) - 1) >> times
        ways[hits] = ways.get(hits, 0) + 1
        if not far and risks_for(total + de, small(s, ship)):
            risky += 1
        if full:
            strikes += 1
    told = [Chance(Text("odds-hits", {"hits": hits}), ways[hits], len(DE)) for hits in sorted(ways)]
    if struck[0] == target:
        if risky:
            told.append(Chance(Text("odds-risk"), risky, len(DE)))
        if strikes and not far and red_hot(s, ship):  # BBC-21.6
            told.append(Chance(Text("odds-red-hot"), strikes * sum(de <= 0 for de in DE), len(SUMS)))
    told.append(Chance(Text("odds-accident"), sum(de <= -1 for de in DE), len(SUMS)))
    return tuple(told)


def close_odds(s: BranleBasState, ship: int) -> Odds:
    """The DéBP of carronades and muskets (BBC-14.7, BBC-14.8)."""
    skill = carronades(s, ship)
    masts = captain = 1
    crew, of = 2, 5 if skill == 2 else 6  # who rolls again on that face has five that count
    if skill == 0:  # a hit on the crew is rolled again
        masts = captain = 8
        crew, of = 4, 36
    return (
        Chance(Text("odds-close-masts"), masts, of),
        Chance(Text("odds-close-captain"), captain, of),
        Chance(Text("odds-close-crew"), crew, of),
    )


def risk_odds(s: BranleBasState, again: bool) -> Odds | None:
    """What a DéRi brings, with its confirmation (BBC-14.14, BBC-14.16, BBC-25.7-25.9)."""
    eight = s.options.deri_of_eight
    faces = (RI_OF_EIGHT if eight else tuple(RISKS)) if again else (s.shot.face,)
    told = []
    for face, id in RISKS.items():
        if face not in faces or (face == RI_FIRE and s.shot.aim != HULL):
            continue
        if is_work(s, s.shot.primary) and face != RI_CREW:  # BBC-21.11
            continue
        ways, of = faces.count(face), len(faces)
        if face in (RI_FIRE, RI_LEAK) and not eight:
            ways, of = ways * len(RI_SIGN), of * 6
        told.append(Chance(Text(id), ways, of))
    return tuple(told) or None


# ---- the helm


def helm_legs(s: BranleBasState, ship: int, verb: str, arg: int) -> list[int]:
    """The segments as ordered (BBC-6.11); none where she does not sail by her own will."""
    h = s.helm
    if step_name(s) != "Steer" or h.manner != SAILING:
        return []
    if verb == "ahead":
        return [ADVANCE, arg]
    if verb == "steady":
        return [ADVANCE, whole_slot(s, ship, h.thirds)] * (h.slots // 2)
    return turn_legs(s, ship, PORT if verb == "port" else STARBOARD, arg)


def helm_odds(s: BranleBasState, ship: int, verb: str, arg: int) -> Odds | None:
    """A slot rolls if it would touch another base, the DéCol (BBC-17.1), or comes to a shoal (BBC-20.2)."""
    legs = helm_legs(s, ship, verb, arg)
    if not legs:
        return None
    other, at, clear = sweep(s, ship, legs)
    if other == NOTHING:
        return aground_odds(*soundings(s, ship, [], legs))
    first = legs[:at] if verb == "steady" else []  # slots before the one that touches
    last = [*legs[len(first) : at], legs[at], clear]
    passes, of = soundings(s, ship, [], first)
    more, of_more = soundings(s, ship, first, last)
    if other == LAND:
        came = (Chance(Text("odds-wrecked"), passes * more, of * of_more),)
        return (*came, *(aground_odds(passes * more, of * of_more) or ()))
    if strikes_at_touch(s, ship, other) or (s.helm.tests >= MOST_TESTS and not first):
        return aground_odds(passes * more, of * of_more)
    # The DéCol is rolled before the slot is sailed; whoever grounds on the way touches nobody.
    violent, light, choice = collision_ways(s, ship, other)
    told = [
        Chance(Text("odds-violent"), violent * passes * more, 6 * of * of_more),
        Chance(Text("odds-light"), light * passes * more, 6 * of * of_more),
    ]
    if choice:
        told.append(Chance(Text("odds-choice"), choice * passes, 6 * of))
    return tuple(told)


def collision_ways(s: BranleBasState, ship: int, other: int) -> tuple[int, int, int]:
    """Faces of the DéCol: violent, light, avoid or board (BBC-25.5); BBC-17.8: who can do neither collides."""
    helm = steers(s, ship)
    light = 1 if avoids_lightly(s.nation[ship]) and helm else 2
    if not helm and bars_attack(s, ship, other) is not None:
        light = 5
    return 1, light, 5 - light


def aground_odds(passes: int, of: int) -> Odds | None:
    return (Chance(Text("odds-aground"), of - passes, of),) if of > 1 else None


def soundings(s: BranleBasState, ship: int, before: list[int], legs: list[int]) -> tuple[int, int]:
    """BBC-20.3, BBC-20.4: in how many of all cases she passes each sounding of these segments, after those before."""
    passes, of = 1, 1
    if not has_shoals(s):
        return passes, of
    draught = 1 if s.rank[ship] >= LIGHT_DRAUGHT else 0
    pose = base(s, ship)
    for i in range(0, len(before), 2):
        pose = moved_pose(pose, before[i], before[i + 1])
    for i in range(0, len(legs), 2):
        done, way = 0, legs[i + 1] if legs[i] == ADVANCE else 0
        while done < way:
            x, y = ahead(pose[0], pose[1], pose[2], done)
            limit = next_zone(s, x, y, pose[2], way - done)
            done += limit if limit >= 0 else way - done
            x, y = ahead(pose[0], pose[1], pose[2], done)
            if off_the_map(s, x, y):
                return passes, of
            zone = zone_at(s, x, y)
            if limit >= 0 and not excused(s, ship, zone) and not safe_depth(s, ship, x, y):
                passes *= sum(total + draught > FAILS[zone] for total in SUMS)
                of *= len(SUMS)
        pose = moved_pose(pose, legs[i], legs[i + 1])
    return passes, of


# ---- hand to hand


def boarding_odds(s: BranleBasState, ship: int, other: int) -> Odds | None:
    """As both stand now; the fight itself comes after the gunfire. A prize is retaken without one (BBC-18.24)."""
    if s.captor[other] >= 0:
        return None
    mine, his = boarding_strength(s, ship, other), boarding_strength(s, other, ship)
    return melee_odds(mine, his, s.crew[ship], s.crew[other])


def assault_odds(s: BranleBasState, ship: int, troops: int) -> Odds | None:
    """One round of the troops ashore, or of so many that would land (BBC-22.4-22.6)."""
    if troops == 0:
        return None
    then = s
    if troops > 0:
        then = copy(s)
        then.landings.append([ship, work_near(s, ship), troops, s.turn])
    landing = landing_of(then, ship)
    if landing is None:
        return None
    return melee_odds(assault_strength(then, ship), defence_strength(then, ship), landing[2], s.crew[landing[1]])


def melee_odds(mine: int, his: int, my_crew: int, his_crew: int) -> Odds:
    """What each side loses and who is taken (BBC-18.14, BBC-18.15), one DéA for each point of difference."""
    if his_crew == 0:
        return (Chance(Text("odds-takes"), 1, 1),)
    least, dice = (min(mine, his) + 4) // 5, abs(mine - his)
    of = 6**dice
    ours: dict[int, int] = {}
    theirs: dict[int, int] = {}
    takes = taken = 0
    for hits, ways in enumerate(binomial(dice)):
        lost, his_lost = capped(
            least + (hits if mine < his else 0), least + (hits if mine > his else 0), my_crew, his_crew
        )
        ours[lost] = ours.get(lost, 0) + ways
        theirs[his_lost] = theirs.get(his_lost, 0) + ways
        if his_lost == his_crew and lost < my_crew:
            takes += ways
        elif lost == my_crew and his_lost < his_crew:
            taken += ways
    told = [Chance(Text("odds-takes"), takes, of)] if takes else []
    if taken:
        told.append(Chance(Text("odds-taken"), taken, of))
    for id, losses in (("odds-foe-loses", theirs), ("odds-we-lose", ours)):
        for points, ways in sorted(losses.items()):
            if ways * SELDOM > of:
                told.append(Chance(Text(id, {"points": points}), ways, of))
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
