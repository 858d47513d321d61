"""How a turn is played (PIC-1 to PIC-4), in the order of the rulebook."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import Frame, Menu, Rule, Seat, tell
from escadre.core.types import Outcome, Setup, Text
from escadre.geometry.hexes import OFF, Hex, reach
from picket.play.chart import BASES, COSTS, GOALS, GRID, LAND, STARTS, WAYS
from picket.play.state import (
    ALOFT,
    ARMING,
    CONVOY,
    CRUISERS,
    DUMMY,
    EACH,
    HANGAR,
    PATROLS,
    READY,
    REAL,
    SHOWN,
    TURNS,
    UNKNOWN,
    Marker,
    Picket,
    full_steps,
    is_night,
    markers,
    owner,
    patrols,
)  # fmt: skip

FAR = 5  # hexes that a patrol searches from its base
SPEED, SLOW = 3, 2
DECKS = 2  # patrols that can be ready


def deal(setup: Setup, dice: Dice) -> Picket:
    """PIC-1.2: which marker of a seat is what is drawn at random, and its seat alone knows."""
    kind: list[int] = []
    for _ in range(2):
        bag = [DUMMY, DUMMY, CRUISERS, CONVOY]
        kind += [dice.draw(bag) for _ in range(EACH)]
    start, n = [hex for row in STARTS for hex in row], 2 * EACH
    box = [READY, HANGAR, HANGAR] * 2
    return Picket([Frame("game")], [], False, setup.options, kind, [UNKNOWN] * n, [0] * n, start, list(start),
                  [0] * n, [False] * n, [full_steps(one) for one in kind], box, [0, 0], [])  # fmt: skip


def turns_remain(s: Picket) -> bool:
    """PIC-1.3: eight turns, or until no convoy is left."""
    return s.turn < TURNS and any(is_afloat(s, marker) for marker, kind in enumerate(s.kind) if kind == CONVOY)


def is_afloat(s: Picket, marker: Marker) -> bool:
    return s.hex[marker] != OFF


def begin_turn(s: Picket, dice: Dice) -> None:
    """PIC-1.4: in odd turns the first seat begins, in even ones the second."""
    s.turn += 1
    s.to_act = [1, 0] if s.turn % 2 == 0 else [0, 1]
    tell(s, "turn", {"turn": s.turn, "night": int(is_night(s))})
    begin_orders(s, s.to_act[0])


def begin_orders(s: Picket, seat: Seat) -> None:
    """PIC-3.1: patrols that were arming are ready, and those that were aloft are back in the hangar."""
    s.searched = OFF
    for marker in markers(seat):
        s.spent[marker], s.before[marker] = 0, s.hex[marker]
    for patrol in patrols(seat):
        s.box[patrol] = {ARMING: READY, ALOFT: HANGAR}.get(s.box[patrol], s.box[patrol])


class Orders(Step[Picket]):
    """PIC-1.4: a seat moves its markers, readies patrols and searches, in any order, until it is done."""

    def who(self, s: Picket) -> list[Seat]:
        return s.to_act[:1]

    def offers(self, s: Picket, seat: Seat) -> Menu:
        legs = [
            marker * GRID.size + hex
            for marker in markers(seat)
            if is_afloat(s, marker)
            for hex in GRID.disc(s.hex[marker], SPEED - s.spent[marker])
            if hex != s.hex[marker]
        ]
        armed = [patrol for patrol in patrols(seat) if s.box[patrol] == HANGAR]
        return {"move": legs, "ready": armed, "search": seen_markers(s, 1 - seat), "done": [0]}

    def bars(self, s: Picket, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "move":
            return bars_move(s, *divmod(arg, GRID.size))
        if verb == "search":
            return bars_search(s, seat, arg)
        return bars_ready(s, seat) if verb == "ready" else None

    def play(self, s: Picket, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "move":
            move(s, *divmod(arg, GRID.size), dice)
        elif verb == "ready":
            s.box[arg] = ARMING
            tell(s, "readied", {"seat": seat, "patrol": arg})
        elif verb == "search":
            search(s, seat, arg, dice)
        else:
            s.to_act.pop(0)
            if s.to_act:
                begin_orders(s, s.to_act[0])


# ---- movement


def costs_from(s: Picket, marker: Marker) -> dict[Hex, int]:
    """PIC-2.1, PIC-2.2: what each hex costs that the marker can still come to."""
    speed = SLOW if s.kind[marker] == CONVOY else SPEED
    return reach(WAYS, s.hex[marker], speed - s.spent[marker], COSTS)


def foes_in(s: Picket, hex: Hex, seat: Seat) -> list[Marker]:
    return [marker for marker in markers(1 - seat) if s.hex[marker] == hex]


def bars_move(s: Picket, marker: Marker, hex: Hex) -> Rule | None:
    """PIC-2.3: not on land; PIC-2.4: only cruisers go where an enemy marker is; PIC-2.1: no farther than it can."""
    if hex in LAND:
        return "PIC-2.3"
    if foes_in(s, hex, owner(marker)) and s.kind[marker] != CRUISERS:
        return "PIC-2.4"
    return None if hex in costs_from(s, marker) else "PIC-2.1"


def move(s: Picket, marker: Marker, hex: Hex, dice: Dice) -> None:
    """PIC-2.1: one leg; what is left may be used for another."""
    seat, came_from = owner(marker), s.hex[marker]
    s.spent[marker] += costs_from(s, marker)[hex]
    s.fast[marker] = s.fast[marker] or s.spent[marker] > SLOW
    s.hex[marker] = hex
    tell(s, "moved", {"marker": marker, "hex": hex})
    foes = foes_in(s, hex, seat)
    if foes:
        fight(s, marker, foes, dice)
        if is_afloat(s, marker) and foes_in(s, hex, seat):
            s.hex[marker] = came_from  # PIC-4.3
        s.spent[marker] = SPEED
    elif s.kind[marker] == CONVOY and hex in GOALS[seat]:
        turn_up(s, marker)
        s.hex[marker] = OFF
        s.scores[seat] += 3
        tell(s, "arrived", {"seat": seat, "marker": marker})


# ---- patrols


def bars_ready(s: Picket, seat: Seat) -> Rule | None:
    """PIC-3.2: no more than two patrols are ready or arming."""
    return "PIC-3.2" if sum(s.box[patrol] in (ARMING, READY) for patrol in patrols(seat)) >= DECKS else None


def seen_markers(s: Picket, seat: Seat) -> list[Hex]:
    """Where there is something to search for."""
    return sorted({s.hex[marker] for marker in markers(seat) if is_afloat(s, marker) and s.known[marker] != SHOWN})


def bars_search(s: Picket, seat: Seat, hex: Hex) -> Rule | None:
    """PIC-3.3: by day, with a patrol that is ready; PIC-3.4: within five hexes of the base."""
    if is_night(s) or READY not in s.box[seat * PATROLS : (seat + 1) * PATROLS]:
        return "PIC-3.3"
    return None if GRID.distance(BASES[seat], hex) <= FAR else "PIC-3.4"


def search(s: Picket, seat: Seat, hex: Hex, dice: Dice) -> None:
    """PIC-3.5: 1 or 2 finds nothing, 3 or 4 tells ships from dummies, 5 or 6 turns the markers up."""
    s.box[next(patrol for patrol in patrols(seat) if s.box[patrol] == READY)] = ALOFT
    s.searched = hex
    tell(s, "searched", {"seat": seat, "hex": hex})
    die = dice.roll(6)
    tell(s, "roll", {"seat": seat, "die": die, "sides": 6})
    for marker in foes_in(s, hex, seat):
        if s.known[marker] != SHOWN and die >= 3:
            if die >= 5 or s.kind[marker] == DUMMY:
                turn_up(s, marker)
            else:
                s.known[marker], s.told[marker] = REAL, s.turn
                tell(s, "ships", {"marker": marker}, reveals=True)


def turn_up(s: Picket, marker: Marker) -> None:
    """PIC-3.6: everybody sees what it is; a dummy leaves the chart."""
    if s.known[marker] != SHOWN:
        s.known[marker], s.told[marker] = SHOWN, s.turn
        tell(s, "shown", {"marker": marker, "group": s.kind[marker]}, reveals=True)
        if s.kind[marker] == DUMMY:
            s.hex[marker] = OFF


# ---- battle


def fight(s: Picket, marker: Marker, foes: list[Marker], dice: Dice) -> None:
    """PIC-4.1: all are turned up; PIC-4.2: a die for each that shoots, 4 or more takes a step of the other."""
    turn_up(s, marker)
    for foe in foes:
        turn_up(s, foe)
        if not is_afloat(s, foe) or not is_afloat(s, marker):
            continue
        shoot(s, marker, foe, dice)
        if s.kind[foe] == CRUISERS and s.steps[foe]:
            shoot(s, foe, marker, dice)


def shoot(s: Picket, marker: Marker, target: Marker, dice: Dice) -> None:
    die = dice.roll(6)
    tell(s, "roll", {"seat": owner(marker), "die": die, "sides": 6})
    if die < 4:
        return
    s.steps[target] -= 1
    tell(s, "hit", {"marker": target})
    if s.steps[target] == 0:
        s.hex[target] = OFF
        s.scores[owner(marker)] += 3 if s.kind[target] == CONVOY else 2
        tell(s, "sunk", {"marker": target})


def outcome(s: Picket) -> Outcome | None:
    """PIC-1.5: the most points win."""
    if s.stack:
        return None
    ranks = tuple(sum(score > mine for score in s.scores) for mine in s.scores)
    return Outcome(ranks, tuple(s.scores), Text("won-by-points", {"points": max(s.scores)}))
