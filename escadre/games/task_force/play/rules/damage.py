"""Hits and what they do: levels, small ships, aircraft caught READY, decks, land bases (TF-3.5).

Each attack is applied by itself (TF-3.5.b). A *target* is a counter, or a land base from LAND on.
"""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY, tell
from escadre.games.task_force.play.catalog import CONSTANTS
from escadre.games.task_force.play.columns import AIR_TYPE, ARMOURED, BASE_DURABILITY, CARRIER, DURABILITY, SMALL
from escadre.games.task_force.play.rules.bases import units_at
from escadre.games.task_force.play.rules.formation_boards import take_out
from escadre.games.task_force.play.state import (
    AFLOAT,
    LAND,
    LOST_UNIT,
    READY,
    RESERVE,
    SUNK_SHIP,
    TaskForceState,
)
from escadre.games.task_force.play.terms import (
    CRITICAL,
    FIGHTER,
    INTACT,
    MINOR,
    SIGNIFICANT,
    SUNK,
)


def level_after(level: int, hits: int, front: int, behind: int) -> int:
    """TF-3.5.c to TF-3.5.h: what one attack makes of a large ship or a base."""
    if hits <= 0:
        return level
    if level == INTACT:
        if hits < front:
            return INTACT
        if hits == front:
            return MINOR
        level, hits = SIGNIFICANT, hits - front - 1
    elif level == MINOR:
        level, hits = SIGNIFICANT, hits - 1
    elif level == CRITICAL:
        return SUNK
    if hits < behind or level != SIGNIFICANT:
        return level
    return CRITICAL if hits == behind else SUNK


def small_after(steps: int, minor: int, hits: int, front: int, behind: int) -> tuple[int, int]:
    """TF-3.5.1: steps and Minor markers of a DD or AK after one attack; one marker on a full counter is the first's."""
    if steps == 2:
        needed = 1 if minor else front + 1
        if hits < needed:
            return (2, 1) if not minor and hits == front else (2, minor)
        hits -= needed
        minor = max(0, minor - 1)
        steps = 1
        if hits <= 0:
            return steps, minor
    if minor:
        return (0, 0) if hits >= 1 else (1, minor)
    if hits > behind:
        return 0, 0
    return (1, 1) if hits == behind else (1, 0)


def strike(s: TaskForceState, target: int, hits: int, dice: Dice) -> None:
    """One attack with its hits: amplified damage first, then the level, then the deck (TF-3.5.4.a, TF-3.5.5)."""
    if hits > 0 and has_ready_aircraft(s, target):
        hits += amplify(s, target, dice)
    if target >= LAND:
        strike_base(s, target, hits, dice)
    elif SMALL[s.ship[target]]:
        strike_small(s, target, hits)
    else:
        strike_ship(s, target, hits, dice)


# ---- ships


def strike_ship(s: TaskForceState, counter: int, hits: int, dice: Dice) -> None:
    front, behind = DURABILITY[s.ship[counter]]
    before = s.level[counter]
    after = level_after(before, hits, front, behind)
    tell(s, "struck", {"ship": counter, "hits": hits, "level": after})
    if after == before:
        return
    s.level[counter] = after
    if after >= MINOR:
        s.minor[counter] = 1 if after == MINOR else 0  # TF-3.5.n
        s.repairing[counter] = 0
    if after >= SIGNIFICANT:
        s.steps[counter] = 1
    if after == SUNK:
        sink(s, counter)
    elif CARRIER[s.ship[counter]]:
        minor, lasting = deck_results(s, counter, before, after, s.deck_minor[counter], dice)
        s.deck_minor[counter] = minor
        s.deck[counter] |= lasting


def strike_small(s: TaskForceState, counter: int, hits: int) -> None:
    """TF-3.5.1.b: the ships of the counter one after the other."""
    front, behind = DURABILITY[s.ship[counter]]
    before = s.steps[counter]
    steps, minor = small_after(before, s.minor[counter], hits, front, behind)
    tell(s, "struck_small", {"ship": counter, "hits": hits, "steps": steps, "minor": minor})
    lost = before - steps
    s.lost_ships[counter] += lost
    if minor > s.minor[counter] - min(lost, s.minor[counter]):
        s.repairing[counter] = min(s.repairing[counter], minor - 1)  # a new marker lies on its Minor face
    s.repairing[counter] = min(s.repairing[counter], minor)
    s.steps[counter], s.minor[counter] = steps, minor
    if steps == 0:
        sink(s, counter)


def sink(s: TaskForceState, counter: int) -> None:
    """TF-3.5.k: removed; of a carrier READY and RESERVE go with her. TF-3.5.l, TF-3.5.m: the others close up."""
    s.steps[counter] = 0
    s.level[counter] = SUNK
    s.fate[counter] = SUNK_SHIP
    s.minor[counter] = s.repairing[counter] = 0
    if CARRIER[s.ship[counter]]:
        for box in (READY, RESERVE):
            for unit in units_at(s, counter, box):
                lose_unit(s, unit)
    tell(s, "sunk", {"ship": counter})
    take_out(s, counter)


def lose_unit(s: TaskForceState, unit: int) -> None:
    s.unit_steps[unit] = 0
    s.box[unit] = LOST_UNIT
    s.at[unit] = s.over[unit] = NOBODY


# ---- aircraft caught READY


def has_ready_aircraft(s: TaskForceState, target: int) -> bool:
    """TF-3.5.4.a; TF-3.5.4.d: armoured decks never burn."""
    if target < LAND and (not CARRIER[s.ship[target]] or ARMOURED[s.ship[target]] or s.fate[target] != AFLOAT):
        return False
    return bool(units_at(s, target, READY))


def amplified_hits(fighter_steps: int, bomber_steps: int) -> int:
    """TF-3.5.4.b: for every two steps, rounded up, counted separately."""
    each = CONSTANTS.amplified_steps
    fighters = -(-fighter_steps // each) * CONSTANTS.amplified_fighters
    return fighters + -(-bomber_steps // each) * CONSTANTS.amplified_bombers


def ready_steps(s: TaskForceState, target: int) -> tuple[int, int]:
    """Steps of the fighters and of the bombers READY there."""
    fighters = bombers = 0
    for unit in units_at(s, target, READY):
        if AIR_TYPE[s.model[unit]] == FIGHTER:
            fighters += s.unit_steps[unit]
        else:
            bombers += s.unit_steps[unit]
    return fighters, bombers


def amplify(s: TaskForceState, target: int, dice: Dice) -> int:
    """TF-3.5.4.a to TF-3.5.4.c: on 1 to 3 they blow up, and the attack gains hits."""
    die = dice.roll(6)
    blown = die <= CONSTANTS.amplified_up_to
    more = amplified_hits(*ready_steps(s, target)) if blown else 0
    tell(s, "amplified", {"target": target, "die": die, "more": more})
    if blown:
        for unit in units_at(s, target, READY):
            lose_unit(s, unit)
    return more


# ---- decks and runways


def deck_results(s: TaskForceState, target: int, before: int, after: int, minor: int, dice: Dice) -> tuple[int, int]:
    """TF-3.5.5: what lies on it from Minor damage now, and what is added for good. Two dice if it passed Minor."""
    if after == CRITICAL:
        return 0, minor | CONSTANTS.deck_critical
    lasting = 0
    if before == INTACT:
        minor |= _deck_die(s, target, CONSTANTS.deck_minor, dice)
    if after == SIGNIFICANT:
        lasting = minor | _deck_die(s, target, CONSTANTS.deck_significant, dice)  # TF-3.5.5.j: now it is permanent
        minor = 0
    return minor, lasting


def _deck_die(s: TaskForceState, target: int, table: tuple[int, ...], dice: Dice) -> int:
    die = dice.roll(6)
    tell(s, "deck", {"target": target, "die": die, "result": table[die - 1]})
    return table[die - 1]


# ---- land bases


def strike_base(s: TaskForceState, base: int, hits: int, dice: Dice) -> None:
    number = base - LAND
    front, behind = BASE_DURABILITY[s.base[number]]
    before = s.base_level[number]
    if before == SUNK:
        return
    after = level_after(before, hits, front, behind)
    tell(s, "struck_base", {"base": base, "hits": hits, "level": after})
    if after == before:
        return
    s.base_level[number] = after
    s.base_repairing[number] = False
    if after == SUNK:  # TF-3.5.6.c: whatever their box
        for unit, where in enumerate(s.at):
            if where == base:
                lose_unit(s, unit)
        tell(s, "destroyed", {"base": base})
        return
    minor, lasting = deck_results(s, base, before, after, s.base_deck_minor[number], dice)
    s.base_deck_minor[number] = minor
    s.base_deck[number] |= lasting
