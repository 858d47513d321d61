"""A naval battle: Yamato, surprise, range, targets, fire, damage (TF-4.2.2, TF-4.2.3, TF-4.2.5, TF-5.2.4)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, ZERO, Menu, Rule, Seat, tell
from escadre.games.task_force.play.catalog import CONSTANTS, NAVAL
from escadre.games.task_force.play.columns import GUNS, NIGHT, OUTRANGES
from escadre.games.task_force.play.rules.damage import strike
from escadre.games.task_force.play.rules.naval.contacts import shown_to_all
from escadre.games.task_force.play.rules.naval.programme import fire_of_the_programme
from escadre.games.task_force.play.rules.ships import counters_of, firepower
from escadre.games.task_force.play.rules.sides import automatic, seat_of
from escadre.games.task_force.play.scenarios.scenario_setup import battle_of, scenario_of
from escadre.games.task_force.play.state import AFLOAT, Attack, NavalBattle, TaskForceState
from escadre.games.task_force.play.terms import ALLIES, IJN

ALONE: Final = 1  # Yamato fires, and nobody else (TF-5.2.4.b)
TWICE: Final = 2  # she makes two attacks (TF-5.2.4.c)
UNLIMITED: Final = 1 << 10


def fighting(s: TaskForceState) -> NavalBattle:
    """The battle that is being fought."""
    return s.battles[0]


def ships_of_side(s: TaskForceState, battle: NavalBattle, side: int) -> list[int]:
    """TF-4.2.1.e: the fleets of a side are one, in the order of TF number and box."""
    return [counter for marker in battle.sides[side] for counter in counters_of(s, marker)]


def gun_classes(s: TaskForceState, battle: NavalBattle) -> list[int]:
    """TF-4.2.2.c, TF-4.2.2.d: the classes present with FP above 0, the longest range first."""
    ships = [*ships_of_side(s, battle, IJN), *ships_of_side(s, battle, ALLIES)]
    found = {GUNS[s.ship[counter]] for counter in ships if firepower(s, counter) > 0}
    return sorted(found - {0}, reverse=True)


def strength(s: TaskForceState, battle: NavalBattle, counter: int) -> int:
    """Her FP in this battle; TF-4.2.4.d: by night too a bombardment uses that of the day."""
    return firepower(s, counter, NIGHT[s.turn] and battle.base == NOBODY)


def may_fire(s: TaskForceState, battle: NavalBattle, counter: int) -> bool:
    """TF-4.2.2.a, TF-4.2.3.a, TF-5.2.1.b, TF-5.2.4.b."""
    guns = GUNS[s.ship[counter]]
    if guns == 0 or strength(s, battle, counter) <= 0:
        return False
    if battle.outranges == ALONE:
        return OUTRANGES[s.ship[counter]]
    return NIGHT[s.turn] or guns >= battle.range


def shots_of(s: TaskForceState, battle: NavalBattle, counter: int) -> int:
    """How many attacks a counter takes part in."""
    twice = battle.outranges == TWICE and OUTRANGES[s.ship[counter]]
    return CONSTANTS.outranging_attacks if twice else 1


def to_fire(s: TaskForceState, battle: NavalBattle) -> list[int]:
    """Counters of the firing side that still have to be told what to do, once for each of their shots."""
    side = battle.firing
    left = []
    for counter in ships_of_side(s, battle, side):
        if may_fire(s, battle, counter):
            used = sum(attack.ships.count(counter) for attack in battle.attacks if attack.side == side)
            left += [counter] * (shots_of(s, battle, counter) - used - battle.held.count(counter))
    return left


# ---- before the guns


def begin_battle(s: TaskForceState, dice: Dice) -> None:
    """TF-3.8.1.b: both sides show their ships."""
    battle = fighting(s)
    for side in (IJN, ALLIES):
        for marker in battle.sides[side]:
            shown_to_all(s, marker)
    tell(s, "battle", {"ijn": battle.sides[IJN][0], "allies": battle.sides[ALLIES][0]}, reveals=True)


class ChooseOutranging(Step[TaskForceState]):
    """TF-DP.8, TF-5.2.4: by day Yamato fires alone or twice; by night twice, without asking."""

    def who(self, s: TaskForceState) -> list[Seat]:
        battle = fighting(s)
        asked = battle.outranges == 0 and not NIGHT[s.turn] and self.there(s)
        return seat_of(s, IJN) if asked else NO_SEATS

    def there(self, s: TaskForceState) -> bool:
        battle = fighting(s)
        return any(OUTRANGES[s.ship[c]] and strength(s, battle, c) > 0 for c in ships_of_side(s, battle, IJN))

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {"alone": ZERO, "twice": ZERO}

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        fighting(s).outranges = ALONE if verb == "alone" else TWICE
        tell(s, verb, {})

    def run(self, s: TaskForceState, dice: Dice) -> None:
        battle = fighting(s)
        if battle.outranges == 0 and self.there(s):
            battle.outranges = TWICE


def uses_surprise(s: TaskForceState) -> bool:
    """TF-4.2.5.a: a switch, or a scenario that says so."""
    if scenario_of(s).campaign is not None:
        return battle_of(s).surprise
    return s.options.surprise_attacks or battle_of(s).surprise


def roll_for_surprise(s: TaskForceState, dice: Dice) -> None:
    """TF-4.2.5.b, TF-4.2.5.c: the surprising side fires first, and its hits count at once."""
    battle = fighting(s)
    if uses_surprise(s):
        die = dice.roll(6)
        if die <= CONSTANTS.surprise_allies:
            battle.surprise = ALLIES
        elif die >= CONSTANTS.surprise_ijn:
            battle.surprise = IJN
        tell(s, "surprise", {"die": die, "side": battle.surprise})
        if battle.surprise != NOBODY:
            battle.first = battle.surprise


class NameRange(Step[TaskForceState]):
    """TF-DP.9, TF-4.2.2.b, TF-4.2.2.c: both name a class in secret; only if they agree is the range shorter."""

    def who(self, s: TaskForceState) -> list[Seat]:
        battle = fighting(s)
        if NIGHT[s.turn] or battle.outranges == ALONE or len(gun_classes(s, battle)) < 2:
            return NO_SEATS
        return [seat for side in (IJN, ALLIES) if battle.named[side] == NOBODY for seat in seat_of(s, side)]

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {"range": gun_classes(s, fighting(s))}

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        fighting(s).named[seat] = arg
        tell(s, "range_named", {"class": arg}, to=[seat])

    def run(self, s: TaskForceState, dice: Dice) -> None:
        battle = fighting(s)
        classes = gun_classes(s, battle)
        longest = classes[0] if classes else UNLIMITED
        agreed = battle.named[IJN] == battle.named[ALLIES] != NOBODY
        battle.range = battle.named[IJN] if agreed else longest
        if battle.named[IJN] != NOBODY and battle.named[ALLIES] != NOBODY:
            tell(s, "ranges", {"ijn": battle.named[IJN], "allies": battle.named[ALLIES]}, reveals=True)
        tell(s, "range_is", {"class": battle.range})


# ---- targets and fire


def first_to_fire(s: TaskForceState, dice: Dice) -> None:
    fighting(s).firing = fighting(s).first


def second_to_fire(s: TaskForceState, dice: Dice) -> None:
    battle = fighting(s)
    battle.firing = 1 - battle.first
    battle.held = []
    battle.lead = NOBODY


def lead_of(s: TaskForceState, battle: NavalBattle) -> int:
    """The counter that is asked about: the one that was picked, else the first that has not been told."""
    left = to_fire(s, battle)
    if battle.lead in left:
        return battle.lead
    return left[0] if left else NOBODY


class NameTargets(Step[TaskForceState]):
    """TF-DP.10, TF-DP.11, TF-4.2.2.e to TF-4.2.2.h: counter by counter a target, alone or with one that fires at it."""

    def who(self, s: TaskForceState) -> list[Seat]:
        battle = fighting(s)
        waits = not battle.named_all[battle.firing] and to_fire(s, battle)
        return seat_of(s, battle.firing) if waits else NO_SEATS

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        battle = fighting(s)
        left = to_fire(s, battle)
        attacks = [number for number, attack in enumerate(battle.attacks) if attack.side == battle.firing]
        return {
            "target": [c for c in ships_of_side(s, battle, 1 - battle.firing) if s.fate[c] == AFLOAT],
            "join": attacks,
            "lead": list(dict.fromkeys(left)),
            "hold": ZERO,
            "open_fire": ZERO,
        }

    def bars(self, s: TaskForceState, seat: Seat, verb: str, arg: int) -> Rule | None:
        battle = fighting(s)
        lead = lead_of(s, battle)
        if verb == "join":
            ships = battle.attacks[arg].ships
            if len(ships) >= CONSTANTS.attack_counters:
                return "TF-4.2.2.f"
            if lead in ships:
                return "TF-5.2.4.c"
        if verb == "lead" and arg == lead:
            return "TF-4.2.2.e"
        return None

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        battle = fighting(s)
        lead = lead_of(s, battle)
        if verb == "lead":
            battle.lead = arg
            return
        if verb == "target":
            battle.attacks.append(Attack(battle.firing, [lead], arg))
        elif verb == "join":
            battle.attacks[arg].ships.append(lead)
        elif verb == "hold":
            battle.held.append(lead)
        else:
            battle.named_all[battle.firing] = True
        battle.lead = NOBODY

    def run(self, s: TaskForceState, dice: Dice) -> None:
        battle = fighting(s)
        if automatic(s, battle.firing):
            able = list(dict.fromkeys(to_fire(s, battle)))
            targets = ships_of_side(s, battle, 1 - battle.firing)
            battle.attacks += fire_of_the_programme(s, battle.firing, able, targets)
        battle.named_all[battle.firing] = True


def fire(s: TaskForceState, dice: Dice) -> None:
    """TF-4.2.2.i, TF-4.2.2.k, TF-4.2.2.n, TF-4.2.2.o: one roll an attack, with values as before the other's fire."""
    battle = fighting(s)
    for number, attack in enumerate(battle.attacks):
        if attack.side == battle.firing and attack.hits < 0:
            die = dice.roll(6)
            value = sum(strength(s, battle, counter) for counter in attack.ships)
            attack.hits = NAVAL.at(die + (CONSTANTS.ijn_fire if attack.side == IJN else 0), value)
            tell(s, "fired", {
                "number": number, "ship": attack.ships[0], "target": attack.target, "value": value, "die": die,
                "hits": attack.hits, "with": len(attack.ships),
            }, reveals=True)  # fmt: skip
    if battle.surprise == battle.firing:
        apply_attacks(s, battle.firing, dice)


def apply_attacks(s: TaskForceState, side: int, dice: Dice) -> None:
    """TF-3.5.o: one after another in the order they were declared; on a ship already sunk they are lost."""
    for attack in fighting(s).attacks:
        if attack.hits >= 0 and side in (NOBODY, attack.side):
            if s.fate[attack.target] == AFLOAT:
                strike(s, attack.target, attack.hits, dice)
            else:
                tell(s, "wasted", {"target": attack.target})
            attack.hits = -2


def apply_all(s: TaskForceState, dice: Dice) -> None:
    """TF-4.2.2.l."""
    apply_attacks(s, NOBODY, dice)


def end_battle(s: TaskForceState, dice: Dice) -> None:
    s.battles = s.battles[1:]
