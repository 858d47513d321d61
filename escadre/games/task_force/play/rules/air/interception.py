"""Interception and air-air combat: radar, B-17s, Zeros, pairing, rolls, losses (TF-4.3.2.d-i, TF-4.3.4, TF-5.1)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, ZERO, Menu, Rule, Seat, tell
from escadre.games.task_force.play.catalog import AIR_AIR
from escadre.games.task_force.play.columns import AIR_TYPE, AIR_VALUE, FORTRESS, SPLITS
from escadre.games.task_force.play.rules.air.raid import flying, raid_now
from escadre.games.task_force.play.rules.air.status import (
    MERGED_HALVES,
    SPLIT,
    merge_zeros,
    other_half,
    split_zero,
)
from escadre.games.task_force.play.rules.bases import base_place, bases_of, can_launch, units_at
from escadre.games.task_force.play.rules.damage import lose_unit
from escadre.games.task_force.play.rules.sides import seat_of
from escadre.games.task_force.play.state import CAP, OUTSIDE_CAP, READY, TaskForceState
from escadre.games.task_force.play.terms import ALLIES, FIGHTER, IJN, TORPEDO_BOMBER

# Bits of `air.asked`
RADAR: Final = 1
FORTRESSES: Final = 2
RAIDER_SPLITS: Final = 4
DEFENDER_SPLITS: Final = 8


def defender(s: TaskForceState) -> int:
    return 1 - raid_now(s).side


def bases_in_hex(s: TaskForceState, hex: int, side: int) -> list[int]:
    return [base for base in bases_of(s, side) if base_place(s, base) == hex]


def is_bomber(s: TaskForceState, unit: int) -> bool:
    return AIR_TYPE[s.model[unit]] != FIGHTER


def counts_as_torpedo(s: TaskForceState, unit: int) -> bool:
    """TF-4.3.4.f; TF-4.3.6.a: with bombs a T is a level bomber."""
    return AIR_TYPE[s.model[unit]] == TORPEDO_BOMBER and s.torpedoes[unit]


def gather_interceptors(s: TaskForceState) -> list[int]:
    """TF-4.3.2.d, TF-4.3.2.e: fighters in CAP of the bases in the hex, then outside CAP over it."""
    raid = raid_now(s)
    side = 1 - raid.side
    found = [
        unit for base in bases_in_hex(s, raid.hex, side) for unit in units_at(s, base, CAP) if not is_bomber(s, unit)
    ]
    found += [
        unit
        for unit, own in enumerate(s.unit_side)
        if own == side and s.box[unit] == OUTSIDE_CAP and s.over[unit] == raid.hex
    ]
    return found


def scramblers(s: TaskForceState) -> list[int]:
    """TF-4.3.2.f: Allied fighters that have been READY since before the phase, on a base that may launch."""
    raid = raid_now(s)
    return [
        unit
        for base in bases_in_hex(s, raid.hex, ALLIES)
        if can_launch(s, base)
        for unit in units_at(s, base, READY)
        if not is_bomber(s, unit) and not s.unit_fresh[unit]
    ]


class Scramble(Step[TaskForceState]):
    """TF-DP.18: Allied radar; TF-3.8.c: under advanced fog asked in every raid on Allied pieces."""

    def who(self, s: TaskForceState) -> list[Seat]:
        if s.air.asked & RADAR or defender(s) != ALLIES or not flying(s):
            return NO_SEATS
        return seat_of(s, ALLIES) if scramblers(s) or s.options.advanced_fog else NO_SEATS

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        found = scramblers(s)
        return {"scramble": found, "scramble_all": ZERO if len(found) > 1 else (), "enough": ZERO}

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "enough":
            s.air.asked |= RADAR
            return
        for unit in scramblers(s) if verb == "scramble_all" else [arg]:
            s.box[unit] = CAP
            s.unit_fresh[unit] = True
            tell(s, "scrambled", {"unit": unit}, reveals=True)
        if not scramblers(s) and not s.options.advanced_fog:
            s.air.asked |= RADAR

    def run(self, s: TaskForceState, dice: Dice) -> None:
        s.air.interceptors = gather_interceptors(s) if flying(s) else []


class MeetFortresses(Step[TaskForceState]):
    """TF-DP.19, TF-4.3.2.h, TF-5.1.1.c: IJN fighters need not meet B-17s."""

    def who(self, s: TaskForceState) -> list[Seat]:
        if s.air.asked & FORTRESSES or defender(s) != IJN or not any(FORTRESS[s.model[u]] for u in flying(s)):
            return NO_SEATS
        return seat_of(s, IJN) if s.air.interceptors or s.options.advanced_fog else NO_SEATS

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {"meet": ZERO, "spare": ZERO}

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        s.air.asked |= FORTRESSES
        s.air.spared = verb == "spare"


class SplitZeros(Step[TaskForceState]):
    """TF-DP.20, TF-4.3.4.h: the IJN may split or merge Zeros over the hex, the raider before the interceptor."""

    def __init__(self, rule: Rule, raider: bool) -> None:
        super().__init__(rule)
        self.raider = raider

    def zeros(self, s: TaskForceState) -> list[int]:
        units = flying(s) if self.raider else s.air.interceptors
        return [unit for unit in units if SPLITS[s.model[unit]]]

    def who(self, s: TaskForceState) -> list[Seat]:
        side = raid_now(s).side if self.raider else defender(s)
        bit = RAIDER_SPLITS if self.raider else DEFENDER_SPLITS
        if side != IJN or s.air.asked & bit or not flying(s) or not s.air.interceptors:
            return NO_SEATS
        return seat_of(s, IJN) if self.choices(s) else NO_SEATS

    def choices(self, s: TaskForceState) -> Menu:
        zeros = self.zeros(s)
        split = [u for u in zeros if s.unit_steps[u] == 2 and s.halved[u] != MERGED_HALVES]
        merge = [u for u in zeros if s.unit_steps[u] == 1 and s.halved[u] != SPLIT and other_half(s, u) != NOBODY]
        return {verb: units for verb, units in (("split", split), ("merge", merge)) if units}

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {**self.choices(s), "enough": ZERO}

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "enough":
            s.air.asked |= RAIDER_SPLITS if self.raider else DEFENDER_SPLITS
        elif verb == "split":
            half = split_zero(s, arg)
            (raid_now(s).units if self.raider else s.air.interceptors).append(half)
        else:
            merge_zeros(s, arg)
            units = raid_now(s).units if self.raider else s.air.interceptors
            units[:] = [unit for unit in units if s.unit_steps[unit] > 0]


# ---- pairing


def raiders(s: TaskForceState) -> list[int]:
    """Who can be met: fighters, then bombers; B-17s only where they are not spared."""
    units = [u for u in flying(s) if not (s.air.spared and FORTRESS[s.model[u]])]
    return sorted(units, key=lambda unit: (is_bomber(s, unit), unit))


def met(s: TaskForceState) -> dict[int, int]:
    """How many interceptors each raider has."""
    counts = dict.fromkeys(raiders(s), 0)
    for pair in s.air.pairs:
        for unit in pair:
            counts[unit] += 1
    return counts


def picks_due(s: TaskForceState) -> int:
    """Picks in all: one an interceptor, or one a raiding fighter where these are more (TF-4.3.4.c)."""
    fighters = sum(not is_bomber(s, unit) for unit in raiders(s))
    return max(len(s.air.interceptors), fighters) if raiders(s) else 0


def picks_made(s: TaskForceState) -> int:
    return sum(len(pair) for pair in s.air.pairs)


def pairing_over(s: TaskForceState) -> bool:
    return not s.air.interceptors or picks_made(s) >= picks_due(s)


def who_picks(s: TaskForceState) -> int:
    """The place of the interceptor whose raider is named next: each takes one before anybody takes a second."""
    return picks_made(s) % len(s.air.interceptors)


def open_raiders(s: TaskForceState) -> list[int]:
    """TF-4.3.4.b to TF-4.3.4.f, TF-4.3.4.o: raiders after which the rest can still be paired legally."""
    counts = met(s)
    free = [unit for unit, count in counts.items() if count == 0]
    fighters = [unit for unit in free if not is_bomber(s, unit)]
    left = picks_due(s) - picks_made(s)
    if fighters and left <= len(fighters):
        return fighters
    bombers = [unit for unit in free if is_bomber(s, unit)]
    if fighters or bombers:
        return fighters + [unit for unit in bombers if class_may_be_next(s, counts, unit)]
    fewest = min(counts.values())
    return [unit for unit, count in counts.items() if count == fewest]


def class_may_be_next(s: TaskForceState, counts: dict[int, int], unit: int) -> bool:
    """TF-4.3.4.f: torpedo bombers and the others in turn, as long as both classes last."""
    mine = counts_as_torpedo(s, unit)
    bombers = [u for u in counts if is_bomber(s, u)]
    taken = [sum(counts[u] > 0 for u in bombers if counts_as_torpedo(s, u) == kind) for kind in (False, True)]
    other_free = any(counts[u] == 0 and counts_as_torpedo(s, u) != mine for u in bombers)
    return not other_free or taken[mine] <= taken[not mine]


def alike(s: TaskForceState, one: int, other: int) -> bool:
    same = s.model[one] == s.model[other] and s.unit_steps[one] == s.unit_steps[other]
    return same and s.torpedoes[one] == s.torpedoes[other]


class PairFighters(Step[TaskForceState]):
    """TF-DP.21, TF-4.3.4.a: the intercepting player names a raider for each interceptor."""

    def who(self, s: TaskForceState) -> list[Seat]:
        if pairing_over(s):
            return NO_SEATS
        return seat_of(s, defender(s))

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {"meets": distinct(s, open_raiders(s))}

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        pick(s, arg)
        pair_forced(s, dice)


def distinct(s: TaskForceState, units: list[int]) -> list[int]:
    """Of units that are alike in everything the first: which of them is meant changes nothing."""
    found: list[int] = []
    for unit in units:
        if not any(alike(s, unit, other) and s.home[unit] == s.home[other] for other in found):
            found.append(unit)
    return found


def pick(s: TaskForceState, unit: int) -> None:
    s.air.pairs[who_picks(s)].append(unit)


def pair_forced(s: TaskForceState, dice: Dice) -> None:
    """TF-4.3.4.o: where one pairing alone is legal, up to equal counters, nobody is asked."""
    s.air.pairs += [[] for _ in range(len(s.air.interceptors) - len(s.air.pairs))]
    while not pairing_over(s):
        found = open_raiders(s)
        first = found[0]
        if any(not alike(s, first, other) for other in found) and seat_of(s, defender(s)):
            return
        pick(s, first)


# ---- combat


def air_value(s: TaskForceState, unit: int) -> int:
    return AIR_VALUE[s.model[unit]][1 if s.unit_steps[unit] < 2 else 0]


def partners(s: TaskForceState, place: int) -> list[int]:
    """TF-4.3.4.p: the interceptors of one pairing, by their places: those that share a raider with it."""
    mine = s.air.pairs[place]
    return [i for i, pair in enumerate(s.air.pairs) if pair and (i == place or any(unit in mine for unit in pair))]


def begin_combat(s: TaskForceState, dice: Dice) -> None:
    s.air.intercepted = any(s.air.pairs)


def pairings_remain(s: TaskForceState) -> bool:
    return any(pair and place not in s.air.rolled for place, pair in enumerate(s.air.pairs))


def roll_pairing(s: TaskForceState, dice: Dice) -> None:
    """TF-4.3.4.i to TF-4.3.4.n: one roll; steps beyond what the units have are lost."""
    air = s.air
    place = next(i for i, pair in enumerate(air.pairs) if pair and i not in air.rolled)
    places = partners(s, place)
    air.rolled += places
    hunters = [air.interceptors[i] for i in places]
    hunted = list(dict.fromkeys(unit for i in places for unit in air.pairs[i]))
    column = sum(air_value(s, unit) for unit in hunters) - sum(air_value(s, unit) for unit in hunted)
    die = dice.roll(6)
    raider_steps, interceptor_steps, star = AIR_AIR.at(die, column)
    tell(s, "dogfight", {
        "unit": hunters[0], "with": len(hunters), "raider": hunted[0], "raiders": len(hunted), "column": column,
        "die": die, "raider_steps": raider_steps, "interceptor_steps": interceptor_steps, "star": star,
    })  # fmt: skip
    if star:
        air.stars += [unit for unit in hunted if is_bomber(s, unit)]
    add_losses(s, raid_now(s).side, raider_steps, hunted)
    add_losses(s, defender(s), interceptor_steps, hunters)


def add_losses(s: TaskForceState, side: int, steps: int, units: list[int]) -> None:
    """Shared out at once where there is nothing to choose."""
    alive = [unit for unit in units if s.unit_steps[unit] > 0]
    if steps >= sum(s.unit_steps[unit] for unit in alive):
        for unit in alive:
            lose_unit(s, unit)
            tell(s, "shot_down", {"unit": unit})
    elif steps > 0:
        s.air.losses.append([side, steps, *alive])


def lose_step(s: TaskForceState, unit: int) -> None:
    s.unit_steps[unit] -= 1
    tell(s, "step_lost", {"unit": unit, "left": s.unit_steps[unit]})
    if s.unit_steps[unit] == 0:
        lose_unit(s, unit)


def loss_candidates(s: TaskForceState) -> list[int]:
    return [unit for unit in s.air.losses[0][2:] if s.unit_steps[unit] > 0]


class TakeLosses(Step[TaskForceState]):
    """TF-DP.22, TF-DP.25: the owner says which unit loses each step, where that is a choice."""

    def who(self, s: TaskForceState) -> list[Seat]:
        return seat_of(s, s.air.losses[0][0]) if s.air.losses else NO_SEATS

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {"lose": distinct(s, loss_candidates(s))}

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        lose_step(s, arg)
        s.air.losses[0][1] -= 1
        settle_losses(s, dice)

    def run(self, s: TaskForceState, dice: Dice) -> None:
        while s.air.losses:  # the programme's own units
            lose_step(s, loss_candidates(s)[0])
            s.air.losses[0][1] -= 1
            settle_losses(s, dice)


def settle_losses(s: TaskForceState, dice: Dice) -> None:
    """Nobody is asked where all that is left is alike or must go."""
    while s.air.losses:
        _, steps, *_ = s.air.losses[0]
        units = loss_candidates(s)
        if steps > 0 and units and steps < sum(s.unit_steps[u] for u in units) and len(distinct(s, units)) > 1:
            return
        while steps > 0 and (units := loss_candidates(s)):
            lose_step(s, units[0])
            steps -= 1
        s.air.losses = s.air.losses[1:]


def bombers_through(s: TaskForceState, dice: Dice) -> None:
    """TF-4.3.2.j: bombers that nobody met, and those that were met and may go on."""
    met_units = {unit for pair in s.air.pairs for unit in pair}
    s.air.attackers = [
        unit for unit in flying(s) if is_bomber(s, unit) and (unit not in met_units or unit in s.air.stars)
    ]


def level_bombs(s: TaskForceState, unit: int) -> bool:
    """TF-4.3.6.a: a torpedo bomber that carries bombs."""
    return AIR_TYPE[s.model[unit]] == TORPEDO_BOMBER and not s.torpedoes[unit]
