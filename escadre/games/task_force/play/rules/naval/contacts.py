"""Who fights whom: fleets in each other's zone of control, divided into battles (TF-4.2.a to TF-4.2.d, TF-4.2.1)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, Menu, Seat, tell
from escadre.games.task_force.play.rules.chart import neighbours
from escadre.games.task_force.play.rules.formation_boards import remove_marker, set_aside
from escadre.games.task_force.play.rules.ships import counters_of, is_dummy, on_map, turn_up
from escadre.games.task_force.play.rules.sides import automatic, initiative, seat_of
from escadre.games.task_force.play.state import LAND, TURNED_UP, NavalBattle, TaskForceState
from escadre.games.task_force.play.terms import ALLIES, IJN, SUNK

Division = list[list[list[int]]]  # battles; of each the markers of both sides


def enemy_base_at(s: TaskForceState, hex: int, side: int) -> int:
    """The land base of the other side in a hex that is not destroyed, or NOBODY."""
    for number, where in enumerate(s.base_hex):
        if where == hex and s.base_side[number] != side and s.base_level[number] < SUNK:
            return LAND + number
    return NOBODY


def beside(s: TaskForceState, marker: int) -> list[int]:
    """TF-3.4.h: enemy fleets in its zone of control. Dummies are gone by then (TF-4.1.5)."""
    near = neighbours(s, s.hex[marker])
    return [other for other in on_map(s, 1 - s.marker_side[marker]) if s.hex[other] in near and not is_dummy(s, other)]


def find_contacts(s: TaskForceState, dice: Dice) -> None:
    """TF-4.2.a to TF-4.2.c: markers in contact or in an enemy base's hex are turned up; a dummy there is removed."""
    s.contacts, s.battles = [], []
    for side in (IJN, ALLIES):
        for marker in on_map(s, side):
            in_base = enemy_base_at(s, s.hex[marker], side) != NOBODY
            if in_base and is_dummy(s, marker):
                tell(s, "dummy_gone", {"marker": marker}, reveals=True)
                remove_marker(s, marker)
            elif not is_dummy(s, marker) and (in_base or beside(s, marker)):
                reveal_fleet(s, marker)
                if beside(s, marker):
                    s.contacts.append(marker)


def reveal_fleet(s: TaskForceState, marker: int) -> None:
    """Number side up; report marker and chits are set aside (TF-4.2.b). TF-3.7.1.m: a shared one tells both numbers."""
    if s.detection[marker] != TURNED_UP:
        for formation in s.under[marker]:
            tell(s, "turned_up", {"marker": marker, "board": formation}, reveals=True)
    set_aside(s, marker)
    turn_up(s, marker)
    s.real[marker] = True


def shown_to_all(s: TaskForceState, marker: int) -> None:
    """TF-3.8.1.b, TF-3.8.1.c: the ships under a marker are seen in this turn."""
    for counter in counters_of(s, marker):
        s.shown[counter] = s.turn


# ---- dividing


def may_join(s: TaskForceState, battle: list[list[int]], marker: int) -> bool:
    """TF-4.2.1.b: every fleet of one side is beside every fleet of the other."""
    others = battle[1 - s.marker_side[marker]]
    near = beside(s, marker)
    return all(other in near for other in others)


def choices(s: TaskForceState, division: Division, marker: int) -> list[int]:
    """Enemy fleets whose battle the marker may join or with which it may open one, one for each different battle."""
    found = []
    side = s.marker_side[marker]
    for enemy in beside(s, marker):
        battle = next((one for one in division if enemy in one[1 - side]), None)
        if battle is None or (enemy == battle[1 - side][0] and may_join(s, battle, marker)):
            found.append(enemy)
    return found


def joined(division: Division, side: int, marker: int, enemy: int) -> Division:
    new = [[list(fleets) for fleets in battle] for battle in division]
    for battle in new:
        if enemy in battle[1 - side]:
            battle[side].append(marker)
            return new
    battle = [[], []]
    battle[side].append(marker)
    battle[1 - side].append(enemy)
    return [*new, battle]


def can_be_divided(s: TaskForceState, division: Division, left: list[int]) -> bool:
    """TF-4.2.1.f: whether all that are left can still be put into battles."""
    if not left:
        return True
    marker, rest = left[0], left[1:]
    side = s.marker_side[marker]
    for enemy in choices(s, division, marker):
        if can_be_divided(s, joined(division, side, marker, enemy), [m for m in rest if m != enemy]):
            return True
    return False


def current(s: TaskForceState) -> Division:
    return [battle.sides for battle in s.battles]


def next_to_divide(s: TaskForceState) -> int:
    """Fleets of the initiative side first; then the others join what there is."""
    first = initiative(s)
    for side in (first, 1 - first):
        for marker in s.contacts:
            if s.marker_side[marker] == side:
                return marker
    return NOBODY


def open_choices(s: TaskForceState) -> list[int]:
    """What the fleet that comes next may do so that the rest can still be divided."""
    marker = next_to_divide(s)
    if marker == NOBODY:
        return []
    side = s.marker_side[marker]
    division = current(s)
    found = []
    for enemy in choices(s, division, marker):
        left = [other for other in s.contacts if other not in (marker, enemy)]
        if can_be_divided(s, joined(division, side, marker, enemy), left):
            found.append(enemy)
    return found


def put_together(s: TaskForceState, marker: int, enemy: int) -> None:
    side = s.marker_side[marker]
    for battle in s.battles:
        if enemy in battle.sides[1 - side]:
            battle.sides[side].append(marker)
            break
    else:
        sides: list[list[int]] = [[], []]
        sides[side].append(marker)
        sides[1 - side].append(enemy)
        s.battles.append(NavalBattle(sides))
    s.contacts = [other for other in s.contacts if other not in (marker, enemy)]


def assign_forced(s: TaskForceState, dice: Dice) -> None:
    """TF-4.2.1.d: what can only be one way is done without asking; the programme divides for itself (FACTS 7.3)."""
    while s.contacts:
        found = open_choices(s)
        if len(found) > 1 and not automatic(s, initiative(s)):
            return
        put_together(s, next_to_divide(s), fewest(s, found))


def fewest(s: TaskForceState, found: list[int]) -> int:
    """FACTS 7.3: the fewest battles: an enemy that is fighting already before one that is not; then the lowest TF."""
    marker = next_to_divide(s)
    side = s.marker_side[marker]
    fighting = [enemy for enemy in found if any(enemy in battle.sides[1 - side] for battle in s.battles)]
    return min(fighting or found)


def undivided(s: TaskForceState) -> bool:
    return bool(s.contacts)


class DivideFleets(Step[TaskForceState]):
    """TF-DP.6, TF-4.2.1.c: the initiative player says fleet by fleet whom it fights."""

    def who(self, s: TaskForceState) -> list[Seat]:
        return seat_of(s, initiative(s)) if s.contacts else NO_SEATS

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {"engage": open_choices(s)}

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        put_together(s, next_to_divide(s), arg)
        assign_forced(s, dice)


class OrderBattles(Step[TaskForceState]):
    """TF-4.2.1.c: he also says which of them is fought next."""

    def who(self, s: TaskForceState) -> list[Seat]:
        waits = len(s.battles) > 1 and s.battles[0].first == NOBODY
        return seat_of(s, initiative(s)) if waits else NO_SEATS

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {"fight": list(range(len(s.battles)))}

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        s.battles.insert(0, s.battles.pop(arg))
        s.battles[0].first = initiative(s)

    def run(self, s: TaskForceState, dice: Dice) -> None:
        if s.battles:
            s.battles[0].first = initiative(s)


def battles_remain(s: TaskForceState) -> bool:
    return bool(s.battles)
