"""Reconnaissance: sources, chits on hexes, and what is answered (TF-4.4)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, ZERO, Menu, Rule, Seat, tell
from escadre.games.task_force.play.catalog import CHIT_DATA, CONSTANTS
from escadre.games.task_force.play.columns import SCOUTING_ALLOWED, SCOUTS, SHIP_TYPE
from escadre.games.task_force.play.rules.bases import base_place, bases_of, can_launch, is_land, stands
from escadre.games.task_force.play.rules.chart import chart, distance, hex_number, hex_numbered
from escadre.games.task_force.play.rules.formation_boards import remove_marker
from escadre.games.task_force.play.rules.naval.contacts import reveal_fleet
from escadre.games.task_force.play.rules.ships import (
    counters_of,
    has_carrier,
    is_dummy,
    markers_in,
    on_map,
    ships_of,
)
from escadre.games.task_force.play.rules.sides import in_turn, seat_of
from escadre.games.task_force.play.scenarios.scenario_records import NightSearch
from escadre.games.task_force.play.scenarios.scenario_setup import force_of, scenario_of
from escadre.games.task_force.play.state import LAND, REPORTED, TURNED_UP, TaskForceState
from escadre.games.task_force.play.terms import (
    ALLIES,
    CARRIER_SIGHTED,
    CV,
    ELSEWHERE,
    FLEET_SIGHTED,
    HERE,
    IJN,
    NO_FLEET,
)

NUMBERS = {"one": 1, "two": 2, "three": 3}


def note_sources(s: TaskForceState, dice: Dice) -> None:
    """TF-4.4.1.b, TF-4.4.1.c: carriers and bases that may launch, as they are at the start of the turn."""
    s.sources = []
    for side in (IJN, ALLIES):
        for base in bases_of(s, side):
            number = searches_of(s, base, side)
            if number and can_launch(s, base):
                s.sources.append([base, side, base_place(s, base), number])


def searches_of(s: TaskForceState, base: int, side: int) -> int:
    """TF-4.4.1.h to TF-4.4.1.j, TF-4.4.1.n."""
    if not is_land(base) and not SCOUTS[s.ship[base]]:
        return 0
    if s.options.recon_numbers != "book":
        return NUMBERS[s.options.recon_numbers]
    campaign = scenario_of(s).campaign
    if campaign is not None and is_land(base) and s.base[base - LAND] == campaign.field and side == IJN:
        return campaign.captured_searches
    carrier, light, land = force_of(s, side).searches
    if is_land(base):
        return land
    return carrier if SHIP_TYPE[s.ship[base]] == CV else light


def move_sources(s: TaskForceState, dice: Dice) -> None:
    """TF-4.4.1.d: counted from where it is now; one that was sunk keeps the hex it had."""
    for source in s.sources:
        if stands(s, source[0]):
            source[2] = base_place(s, source[0])


def searchable(s: TaskForceState, side: int) -> list[int]:
    """TF-4.4.1.l: hexes with an enemy marker that is not detected yet."""
    return sorted({s.hex[m] for m in on_map(s, 1 - side) if not s.group[m] and s.detection[m] != TURNED_UP})


def can_send(s: TaskForceState, side: int, hexes: list[int]) -> bool:
    """TF-4.4.1.e, TF-4.4.1.g: whether the sources can search all these hexes, none twice from one source."""
    own = [source for source in s.sources if source[1] == side]
    left = [source[3] for source in own]
    taken: set[tuple[int, int]] = set()

    def place(i: int) -> bool:
        if i == len(hexes):
            return True
        for number, source in enumerate(own):
            near = distance(s, source[2], hexes[i]) <= CONSTANTS.scout_range
            if left[number] and near and (number, hexes[i]) not in taken:
                left[number] -= 1
                taken.add((number, hexes[i]))
                if place(i + 1):
                    return True
                left[number] += 1
                taken.discard((number, hexes[i]))
        return False

    return place(0)


def searched_by(s: TaskForceState, side: int) -> list[int]:
    """The hexes that a side has put chits on in this phase, in order."""
    return [hex for own, hex, _ in s.searches if own == side]


def night_search(s: TaskForceState, side: int) -> NightSearch | None:
    """FACTS 7.6: flying boats that a side may send in this turn."""
    search = scenario_of(s).night_search
    return search if search is not None and search.side == side and s.turn in search.turns else None


def may_scout(s: TaskForceState, side: int) -> bool:
    """TF-3.2.e; FACTS 7.2: a hunt has its own turns."""
    hunt = scenario_of(s).hunt
    if hunt is not None:
        return hunt.search_turns[0] <= s.turn <= hunt.search_turns[1]
    return SCOUTING_ALLOWED[s.turn] or night_search(s, side) is not None


def bars_search(s: TaskForceState, side: int, hex: int) -> Rule | None:
    if not s.cup:
        return "TF-4.4.1.k"
    sent = searched_by(s, side)
    hunt = scenario_of(s).hunt
    if hunt is not None:
        again = hex in sent and len(searchable(s, side)) > 1
        return "TF-1.2.a" if again or len(sent) >= hunt.searches else None
    search = night_search(s, side)
    if search is not None:
        far = distance(s, chart(s).bases[search.base], hex) > search.within
        return "TF-1.2.a" if far or hex in sent or len(sent) >= search.chits else None
    return None if can_send(s, side, [*searched_by(s, side), hex]) else "TF-4.4.1.e"


def begin_reconnaissance(s: TaskForceState, dice: Dice) -> None:
    s.done = [False, False]
    s.searches = []
    s.acting = in_turn(s)[0]


def second_scout(s: TaskForceState, dice: Dice) -> None:
    s.acting = in_turn(s)[1]


class PlaceChits(Step[TaskForceState]):
    """TF-DP.27, TF-4.4.1.a: hex by hex; which source a chit comes from need not be said, it only has to be one."""

    def who(self, s: TaskForceState) -> list[Seat]:
        over = s.done[s.acting] or not may_scout(s, s.acting) or not searchable(s, s.acting)
        return NO_SEATS if over else seat_of(s, s.acting)

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {"search": [hex_number(s, hex) for hex in searchable(s, seat)], "done": ZERO}

    def bars(self, s: TaskForceState, seat: Seat, verb: str, arg: int) -> Rule | None:
        return bars_search(s, seat, hex_numbered(s, arg)) if verb == "search" else None

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "done":
            s.done[seat] = True
            return
        put_chit(s, seat, hex_numbered(s, arg), dice)
        if not any(bars_search(s, seat, hex) is None for hex in searchable(s, seat)):
            s.done[seat] = True


def put_chit(s: TaskForceState, side: int, hex: int, dice: Dice) -> None:
    """TF-3.7.4.c: drawn when it is placed; nobody sees its face."""
    s.chit_kind.append(dice.draw(s.cup))
    s.chit_known.append(0)
    s.searches.append([side, hex, len(s.chit_kind) - 1])
    tell(s, "searched", {"seat": side, "hex": hex_number(s, hex)}, to=[side])


def read_chits(s: TaskForceState, dice: Dice) -> None:
    """TF-4.4.1.o, TF-4.4.2: all of a player's chits, in the order of placing."""
    for side, hex, chit in s.searches:
        if side == s.acting:
            tell(s, "searches", {"side": side, "hex": hex_number(s, hex)}, reveals=True)
            if s.seats == 1:
                read_alone(s, side, hex, chit, dice)
            else:
                read_chit(s, side, hex, chit)


def undetected(s: TaskForceState, side: int) -> list[int]:
    """Fleet markers of a side that nobody has turned up."""
    return [m for m in on_map(s, side) if not s.group[m] and s.detection[m] != TURNED_UP]


def read_alone(s: TaskForceState, side: int, hex: int, chit: int, dice: Dice) -> None:
    """TF-6.b: Detected shows all of the hex, Misdirect one marker of another, drawn at random. Used chits stay out."""
    solo = CHIT_DATA[s.chit_kind[chit]].solo
    s.chit_known[chit] |= 1 << side
    s.aside.append(s.chit_kind[chit])
    tell(s, "chit_read", {"hex": hex_number(s, hex), "chit": s.chit_kind[chit]})
    hidden = undetected(s, 1 - side)
    seen = [m for m in hidden if s.hex[m] == hex] if solo == HERE else []
    elsewhere = [m for m in hidden if s.hex[m] != hex]
    if solo == ELSEWHERE and elsewhere:
        seen = [dice.draw(elsewhere)]
    for marker in seen:
        if is_dummy(s, marker):
            tell(s, "dummy_gone", {"marker": marker}, reveals=True)
            remove_marker(s, marker)
        else:
            reveal_fleet(s, marker)
    if not seen:
        tell(s, "no_contact_left", {"hex": hex_number(s, hex)})


def read_chit(s: TaskForceState, side: int, hex: int, chit: int) -> None:
    kind = CHIT_DATA[s.chit_kind[chit]]
    enemy = 1 - side
    hidden = [m for m in markers_in(s, hex, enemy) if not s.group[m] and s.detection[m] != TURNED_UP]
    if not hidden:  # TF-4.4.2.q
        s.aside.append(s.chit_kind[chit])
        tell(s, "no_contact_left", {"hex": hex_number(s, hex)})
        return
    s.chit_known[chit] |= 1 << enemy
    tell(s, "chit_read", {"hex": hex_number(s, hex), "chit": s.chit_kind[chit]}, to=[enemy])
    under = []
    for marker in hidden:
        answer = kind.dummy if is_dummy(s, marker) else kind.carrier if has_carrier(s, marker) else kind.fleet
        give_answer(s, marker, answer)
        if answer == NO_FLEET:
            s.chit_known[chit] |= 1 << side
            for below in s.chits[marker]:
                s.chit_known[below] |= 1 << side
            remove_marker(s, marker)
        else:
            under.append(marker)
    if s.options.loose_chits or not under:  # TF-4.4.2.r
        s.aside.append(s.chit_kind[chit])
    else:
        for marker in under:
            s.chits[marker].append(chit)


def give_answer(s: TaskForceState, marker: int, answer: int) -> None:
    """TF-4.4.2.h to TF-4.4.2.j, TF-4.4.2.s."""
    s.answers[marker].append(s.turn * 10 + answer)
    single = answer in (FLEET_SIGHTED, CARRIER_SIGHTED) and sum(ships_of(s, c) for c in counters_of(s, marker)) == 1
    tell(s, "answer", {"marker": marker, "answer": answer, "single": int(single)}, reveals=True)
    if answer in (FLEET_SIGHTED, CARRIER_SIGHTED):
        s.detection[marker] = REPORTED
        s.report[marker] = answer
        s.report_turn[marker] = s.turn
        s.single[marker] = single
        s.real[marker] = True


def source_left(s: TaskForceState, side: int) -> int:
    """How many chits the side could still place if every hex were in reach of all."""
    total = sum(source[3] for source in s.sources if source[1] == side)
    return total - len(searched_by(s, side)) if s.acting != NOBODY else total
