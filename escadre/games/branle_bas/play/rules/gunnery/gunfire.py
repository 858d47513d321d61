"""The broadside: who fires at whom, what it counts, what it does (BBC-10, BBC-11, BBC-14, BBC-21.2-21.11)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, ZERO, Menu, Rule, Seat, only, tell
from escadre.games.branle_bas.play.nation_traits import carronades, rerolls_risks
from escadre.games.branle_bas.play.rules.gunnery.damage import (
    add_fire,
    add_leak,
    damage_rudder,
    hit_hull,
    hit_masts,
    kill_captain,
    lose_crew,
    lose_guns,
    settle_condition,
)
from escadre.games.branle_bas.play.rules.gunnery.fire_orders import (
    HULL,
    MASTS,
    bars_cannon,
    can_fire,
    close_targets,
    fire_modifiers,
    halvings,
    hits_for,
    in_reach,
    may_fire,
    red_hot,
    risks_for,
    small,
)
from escadre.games.branle_bas.play.rules.gunnery.line_of_fire import (
    AT_LONG,
    AT_POINT_BLANK,
    NO_RAKE,
    band,
    bearing_side,
    rake,
    victims,
)
from escadre.games.branle_bas.play.rules.ships import by_wind, holder, in_play, is_work
from escadre.games.branle_bas.play.rules.special_dice import (
    BP_AGAIN,
    BP_CAPTAIN,
    BP_CREW,
    BP_MASTS,
    RI_CREW,
    RI_FIRE,
    RI_HULL,
    RI_LEAK,
    RI_MASTS,
    RI_OF_EIGHT,
    RI_RUDDER,
    RI_SIGN,
    roll_de,
    roll_face,
)
from escadre.games.branle_bas.play.scenarios.scenario_effects import fired_at
from escadre.games.branle_bas.play.state import GALE, GUNFIRE, IN_PLAY, PORT, BranleBasState, Shot

# ---- one after the other


def begin_gunfire(s: BranleBasState, dice: Dice) -> None:
    """BBC-3.5, BBC-10.2: ship by ship in the order of the wind, works by their place (BBC-21.4); none in a gale."""
    s.phase = GUNFIRE
    s.shot = Shot()
    s.asking = NOBODY
    guns = [] if s.force == GALE else [ship for ship in range(len(s.fate)) if may_fire(s, ship)]
    s.queue = by_wind(s, guns, dice)
    s.order_of_wind = s.queue[:]


def gunners_remain(s: BranleBasState) -> bool:
    return len(s.queue) > 0


def next_gunner(s: BranleBasState, dice: Dice) -> None:
    """The next ship that has something to fire at; a sole target of carronades needs no order (BBC-14.6)."""
    s.shot = Shot()
    s.asking = NOBODY
    while s.queue:
        ship = s.queue.pop(0)
        if not may_fire(s, ship):
            continue
        close = close_targets(s, ship)
        guns = can_fire(s, ship, s.shot.sides)
        if guns or close:
            shot = s.shot
            shot.ship = ship
            shot.close = close[0] if len(close) == 1 else NOBODY
            shot.ready = not guns and len(close) == 1
            s.asking = ship
            return


class Fire(Step[BranleBasState]):
    """BBC-10.4, BBC-10.5, D16, D18: a target and an aim, then one for the other side, the target of carronades."""

    def who(self, s: BranleBasState) -> list[Seat]:
        shot = s.shot
        return NO_SEATS if shot.ship == NOBODY or shot.ready else only(s.owner[shot.ship])

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        shot = s.shot
        offers: Menu = {"fire": [code for other in in_reach(s, shot.ship) for code in (other * 2, other * 2 + 1)]}
        if shot.close == NOBODY:
            close = close_targets(s, shot.ship)
            if close:
                offers["close"] = close
        offers["done" if shot.targets or _chosen(s) else "hold"] = ZERO
        return offers

    def bars(self, s: BranleBasState, seat: Seat, verb: str, arg: int) -> Rule | None:
        return bars_cannon(s, s.shot.ship, arg >> 1, arg & 1, s.shot.sides) if verb == "fire" else None

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        shot = s.shot
        if verb == "hold":
            if s.loud:
                tell(s, "holds-fire", {"ship": shot.ship})
            s.shot = Shot()
            return
        if verb == "fire":
            shot.targets.append(arg >> 1)
            shot.aims.append(arg & 1)
            shot.sides.append(bearing_side(s, shot.ship, arg >> 1))
        elif verb == "close":
            shot.close = arg
        shot.ready = verb == "done" or not _more_to_order(s)
        if s.loud and not shot.ready:
            target = arg >> 1 if verb == "fire" else arg
            tell(s, "takes-aim", {"ship": shot.ship, "second_ship": target})


def _chosen(s: BranleBasState) -> bool:
    """The target of carronades was named, not the only one there is."""
    return s.shot.close != NOBODY and len(close_targets(s, s.shot.ship)) > 1


def _more_to_order(s: BranleBasState) -> bool:
    shot = s.shot
    if shot.close == NOBODY and close_targets(s, shot.ship):
        return True
    return can_fire(s, shot.ship, shot.sides)


# ---- a shot


def shots_remain(s: BranleBasState) -> bool:
    shot = s.shot
    if not shot.ready or s.fate[shot.ship] != IN_PLAY:
        return False
    return shot.close != NOBODY or shot.at < len(shot.targets)


def shoot(s: BranleBasState, dice: Dice) -> None:
    """BBC-14.17: carronades first, then each side."""
    shot = s.shot
    if shot.close != NOBODY:
        target = shot.close
        shot.close = NOBODY
        _fire_close(s, shot.ship, target, dice)
        return
    at = shot.at
    shot.at += 1
    target = shot.targets[at]
    if in_play(s, target) and holder(s, target) != holder(s, shot.ship):
        _fire_guns(s, shot.ship, target, shot.aims[at], shot.sides[at], dice)
    if shot.at == len(shot.targets):
        s.opened[shot.ship] = True  # BBC-11.7: once a battle, but for both sides of that turn


def _fire_close(s: BranleBasState, ship: int, target: int, dice: Dice) -> None:
    """Carronades, muskets and grenades (BBC-14.6-14.9)."""
    face = roll_face(s, dice, "close", ship)
    skill = carronades(s, ship)
    while face == BP_AGAIN and skill == 2:
        face = roll_face(s, dice, "close", ship)
    if face >= BP_CREW and skill == 0:  # BBC-14.8: the second stands
        face = roll_face(s, dice, "close", ship)
    _note_shot(s, ship, target)
    if face == BP_MASTS:
        hit_masts(s, target, 2, dice)
    elif face == BP_CAPTAIN:
        kill_captain(s, target, dice, 0)
    elif face >= BP_CREW:
        lose_crew(s, target, 1)
    settle_condition(s, target, dice)


def _note_shot(s: BranleBasState, ship: int, target: int) -> None:
    """For support in boarding (BBC-18.9) and for ships in retreat, who may only answer (BBC-15.4)."""
    if [ship, target] not in s.supports:
        s.supports.append([ship, target])
    if ship not in s.shooters[target]:
        s.shooters[target].append(ship)
    fired_at(s, target, ship)


def _fire_guns(s: BranleBasState, ship: int, target: int, aim: int, side: int, dice: Dice) -> None:
    """One side's long guns (BBC-11.4, BBC-14.11, BBC-14.17)."""
    shot = s.shot
    total = 0
    for _, value in fire_modifiers(s, ship, target, aim, side):
        total += value
    halved = len(halvings(s, ship, target, side, len(shot.targets) > 1))
    at = band(s, ship, target)
    lit = rake(s, ship, target)
    random = roll_de(s, dice, "luck", ship)
    total += random
    burst = random == -2 and roll_de(s, dice, "accident", ship) <= -1  # BBC-11.6
    # BBC-21.10: a battery ignores the fire.
    burns = burst and not is_work(s, ship) and roll_de(s, dice, "accident-fire", ship) == -2
    hits = hits_for(total, small(s, ship))
    struck = victims(s, ship, target)
    if s.loud:
        args = {"ship": ship, "second_ship": target, "aim": aim, "side": side, "rake": lit}
        tell(s, "fires", {**args, "total": total, "hits": _halve(hits, halved)})
    if side == PORT:
        s.fired_port[ship] = True
    else:
        s.fired_starboard[ship] = True
    _note_shot(s, ship, target)
    for i in range(len(struck)):
        _hit(s, ship, target, struck[i], _halve(hits, halved + i), aim, dice)  # BBC-13.2
    if lit != NO_RAKE and at == AT_POINT_BLANK and target in struck:  # BBC-14.10
        lose_crew(s, target, 1)
        lose_guns(s, target, 1)
    primary = struck[0]
    if hits and at != AT_LONG and red_hot(s, ship) and roll_de(s, dice, "red-hot", primary) <= 0:  # BBC-21.6
        add_fire(s, primary, dice)
    shot.primary = primary
    shot.aim = aim
    shot.risks = 0 if at == AT_LONG else risks_for(total, small(s, ship))  # BBC-14.15
    if halved > 1 and shot.risks > 1:
        shot.risks = 1  # BBC-14.5
    if s.fate[primary] != IN_PLAY:
        shot.risks = 0
    if len(struck) > 1:
        settle_condition(s, struck[1], dice)
    if burst:
        _gun_bursts(s, ship, burns, dice)
    if shot.risks == 0:
        settle_condition(s, primary, dice)


def _hit(s: BranleBasState, ship: int, target: int, victim: int, points: int, aim: int, dice: Dice) -> None:
    """BBC-13.6: the same aim whoever stands on the line; an enemy that is hit by chance may answer too."""
    if victim != target and points:
        if s.loud:
            tell(s, "stray-hits", {"ship": victim, "hits": points})
        if holder(s, victim) != holder(s, ship):
            _note_shot(s, ship, victim)
    if aim == MASTS:
        hit_masts(s, victim, points, dice)
    else:
        hit_hull(s, victim, points, dice)


def _halve(hits: int, times: int) -> int:
    """BBC-0.15: all halvings multiply, then one rounding up."""
    return (hits + (1 << times) - 1) >> times


def _gun_bursts(s: BranleBasState, ship: int, burns: bool, dice: Dice) -> None:
    """BBC-11.6: after the shot."""
    if s.loud:
        tell(s, "gun-bursts", {"ship": ship})
    lose_guns(s, ship, 1)
    if burns:
        add_fire(s, ship, dice)
    settle_condition(s, ship, dice)


# ---- extra risks


def risks_remain(s: BranleBasState) -> bool:
    return s.shot.risks > 0


def next_risk(s: BranleBasState, dice: Dice) -> None:
    """BBC-14.13; the die lies while its owner may roll it again (BBC-14.16)."""
    shot = s.shot
    shot.risks -= 1
    face = _roll_risk(s, dice)
    if rerolls_risks(s, shot.ship):
        shot.face = face
    else:
        _apply_risk(s, face, dice)


class RerollRisk(Step[BranleBasState]):
    """BBC-14.16, D17: each DéRi once, before it is confirmed."""

    def who(self, s: BranleBasState) -> list[Seat]:
        return only(s.owner[s.shot.ship]) if s.shot.face else NO_SEATS

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        return {"again": ZERO, "keep": ZERO}

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        face = _roll_risk(s, dice) if verb == "again" else s.shot.face
        if s.loud and verb == "keep":
            tell(s, "risk-kept", {"ship": s.shot.ship})
        s.shot.face = 0
        _apply_risk(s, face, dice)


def _roll_risk(s: BranleBasState, dice: Dice) -> int:
    """The face of the six-sided DéRi that lies, or that one of eight sides stands for (BBC-25.9)."""
    if s.options.deri_of_eight:
        return RI_OF_EIGHT[roll_face(s, dice, "risk-of-eight", s.shot.primary, 8) - 1]
    return roll_face(s, dice, "risk", s.shot.primary)


def _apply_risk(s: BranleBasState, face: int, dice: Dice) -> None:
    """BBC-25.7, BBC-25.8; of a work only the garrison suffers (BBC-21.11)."""
    shot = s.shot
    ship = shot.primary
    if face == RI_CREW:
        lose_crew(s, ship, 1)
    elif is_work(s, ship):
        pass
    elif face == RI_HULL:
        hit_hull(s, ship, 2, dice)
    elif face == RI_MASTS:
        hit_masts(s, ship, 2, dice)
    elif face == RI_RUDDER:
        damage_rudder(s, ship)
    elif face == RI_LEAK:
        if _confirmed(s, dice):
            add_leak(s, ship, dice)
    elif face == RI_FIRE and shot.aim == HULL and _confirmed(s, dice):  # BBC-14.14
        add_fire(s, ship, dice)
    if s.fate[ship] != IN_PLAY:
        shot.risks = 0
    elif shot.risks == 0:
        settle_condition(s, ship, dice)


def _confirmed(s: BranleBasState, dice: Dice) -> bool:
    """BBC-25.8: rolled again, and the sign shows; the die of eight sides needs none (BBC-25.9)."""
    return s.options.deri_of_eight or roll_face(s, dice, "confirmation", s.shot.primary) in RI_SIGN
