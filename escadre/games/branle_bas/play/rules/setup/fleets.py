"""Nations, fleets, divisions, flagships: everything a player settles before the wind (BBC-1.1 to BBC-1.6, BBC-1.21)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, ZERO, Menu, Rule, Seat, tell
from escadre.games.branle_bas.play.catalog import CONSTANTS, MODELS, NAMES, NATIONS
from escadre.games.branle_bas.play.fleet_composition import (
    HISTORY,
    MIXTURE,
    MONEY,
    completes,
    counts_of,
    least,
    mixture,
    models_of,
    ready_fleet,
)
from escadre.games.branle_bas.play.prices import price
from escadre.games.branle_bas.play.ships_into_state import Launched, launch, raise_divisions
from escadre.games.branle_bas.play.state import FRIGATE, BranleBasState

SIZES: Final = tuple(range(CONSTANTS.division_min, CONSTANTS.division_max + 1))


# ---- money


def budget_of(s: BranleBasState, seat: Seat) -> int:
    """BBC-1.1, BBC-1.19: players of a side share its budget equally."""
    return s.options.budget // len(range(seat % 2, s.seats, 2))


def cost(s: BranleBasState, nation: int, model: int) -> int:
    return price(model, nation, s.options.period, s.options.iberian)


def spent(s: BranleBasState, seat: Seat) -> int:
    nation = s.nations[seat]
    return sum(cost(s, nation, model) for model in s.chosen[seat])


def _can_grow_to(s: BranleBasState, seat: Seat, models: list[int], strict: int) -> bool:
    nation, o = s.nations[seat], s.options
    total = sum(cost(s, nation, model) for model in models)
    share = budget_of(s, seat)
    return completes(nation, o.period, o.iberian, share, o.frigate_action, strict, total, counts_of(models))


# ---- choosing


class ChooseNation(Step[BranleBasState]):
    """BBC-1.18: everybody at the same time and unseen."""

    def who(self, s: BranleBasState) -> list[Seat]:
        if s.model:
            return NO_SEATS
        return [seat for seat in range(s.seats) if s.nations[seat] < 0]

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        return {"nation": range(len(NATIONS))}

    def play(self, s: BranleBasState, seat: Seat, verb: str, nation: int, dice: Dice) -> None:
        s.nations[seat] = nation
        if s.loud:
            tell(s, "nation-chosen", {"nation": nation}, to=[seat])


class ChooseFleet(Step[BranleBasState]):
    """BBC-1.1, D1: everybody at the same time and unseen, in the order of the line; `done` seals the choice."""

    def who(self, s: BranleBasState) -> list[Seat]:
        return [seat for seat in range(s.seats) if not s.sealed[seat]]

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        chosen = s.chosen[seat]
        models = [model for model in models_of(s.nations[seat]) if not (MODELS[model].name and model in chosen)]
        found: Menu = {"buy": models, "done": ZERO}
        if not chosen:
            found["ready"] = ZERO
        return found

    def bars(self, s: BranleBasState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "buy":
            return bars_fleet(s, seat, [*s.chosen[seat], arg])
        if verb == "ready":
            return bars_ready(s, seat)
        if spent(s, seat) < least(budget_of(s, seat)):
            return "BBC-1.1"
        return bars_mixture(s, seat)

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "buy":
            s.chosen[seat].append(arg)
            return
        if verb == "ready":
            s.chosen[seat] = list(ready_fleet(s.nations[seat])[0])
        s.sealed[seat] = True
        if s.loud:
            tell(s, "sealed", {"seat": seat})


def bars_fleet(s: BranleBasState, seat: Seat, models: list[int]) -> Rule | None:
    """The rule by which no legal fleet could come of it any more."""
    if not _can_grow_to(s, seat, models, MONEY):
        return "BBC-1.1"
    if not _can_grow_to(s, seat, models, MIXTURE):
        return "BBC-1.21"
    if s.options.historical_fleets and not _can_grow_to(s, seat, models, HISTORY):
        return "BBC-27.13"
    return None


def bars_mixture(s: BranleBasState, seat: Seat) -> Rule | None:
    nation, counts = s.nations[seat], counts_of(s.chosen[seat])
    if not mixture(nation, counts, s.options.frigate_action, False):
        return "BBC-1.21"
    if s.options.historical_fleets and not mixture(nation, counts, s.options.frigate_action, True):
        return "BBC-27.13"
    return None


def bars_ready(s: BranleBasState, seat: Seat) -> Rule | None:
    """Ready fleets are for one budget, and in some periods they cost too much or too little."""
    nation = s.nations[seat]
    models = list(ready_fleet(nation)[0])
    share = CONSTANTS.ready_budget
    total = sum(cost(s, nation, model) for model in models)
    most = share + share * CONSTANTS.ready_over // 100
    if budget_of(s, seat) != share or not models or not least(share) <= total <= most:
        return "BBC-1.1"
    counts = counts_of(models)
    if not mixture(nation, counts, s.options.frigate_action, False):
        return "BBC-1.21"
    history = s.options.historical_fleets and not mixture(nation, counts, s.options.frigate_action, True)
    return "BBC-27.13" if history else None


# ---- the ships


def by_side(s: BranleBasState) -> list[Seat]:
    """All seats, those of the first side before the others."""
    return [*range(0, s.seats, 2), *range(1, s.seats, 2)]


def muster(s: BranleBasState, dice: Dice) -> None:
    """BBC-1.2: the sealed fleets become ships, side after side; listed names first, then numbered ships (BBC-1.1)."""
    if s.model:
        return
    ships: list[Launched] = []
    used: list[tuple[int, str]] = []
    for seat in by_side(s):
        nation = s.nations[seat]
        for model, name in zip(s.chosen[seat], _names(s, seat, used), strict=True):
            ships.append(Launched(model, name, seat % 2, nation, seat))
        if s.loud:
            args = {"seat": seat, "nation": nation, "count": len(s.chosen[seat]), "points": spent(s, seat)}
            tell(s, "fleet-shown", args, reveals=True)
    launch(s, ships)
    if uneven(s):
        tell(s, "uneven", {"first": s.side.count(0), "second": s.side.count(1)})
    _settle(s)


def uneven(s: BranleBasState) -> bool:
    """BBC-1.21: more than three ships for every two of the other side. It is allowed, but told."""
    few, many = sorted((s.side.count(0), s.side.count(1)))
    return 2 * many > 3 * few


def _names(s: BranleBasState, seat: Seat, used: list[tuple[int, str]]) -> list[str]:
    nation = s.nations[seat]
    models, names = ready_fleet(nation)
    wanted = list(names) if s.chosen[seat] == list(models) else [""] * len(s.chosen[seat])
    found = []
    for model, name in zip(s.chosen[seat], wanted, strict=True):
        free = [other for other in (name, *NAMES[model]) if other and (nation, other) not in used]
        n = 1
        while not free:
            numbered = f"{MODELS[model].key} {n}"
            free = [] if (nation, numbered) in used else [numbered]
            n += 1
        used.append((nation, free[0]))
        found.append(free[0])
    return found


# ---- divisions, flagship, commanders


def ships_of(s: BranleBasState, seat: Seat) -> list[int]:
    return [ship for ship in range(len(s.owner)) if s.owner[ship] == seat]


def in_line(s: BranleBasState, seat: Seat) -> list[int]:
    """Those of a seat that form divisions: frigates stay off the line unless there is nothing else."""
    mine = ships_of(s, seat)
    line = [ship for ship in mine if s.kind[ship] != FRIGATE]
    return line or mine


def unsplit(s: BranleBasState, seat: Seat) -> int:
    """Ships of a seat that are in no division yet."""
    return len(in_line(s, seat)) - sum(s.splits[seat])


class Organise(Step[BranleBasState]):
    """BBC-1.3 to BBC-1.6, D1: how many ships each division has, van first; the flagship; further commanders."""

    def who(self, s: BranleBasState) -> list[Seat]:
        if s.scenario:
            return NO_SEATS
        waiting = [seat for seat in range(s.seats) if unsplit(s, seat)]
        if waiting:
            return waiting
        waiting = [side for side in (0, 1) if s.flagship[side] < 0]
        if waiting:
            return waiting
        return [seat for seat in range(s.seats) if leaderless(s, seat) >= 0]

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        if unsplit(s, seat):
            return {"split": SIZES}
        if s.flagship[seat % 2] < 0:
            return {"flag": ships_of(s, seat)}
        division = leaderless(s, seat)
        return {"commander": [ship for ship in range(len(s.owner)) if s.division[ship] == division]}

    def bars(self, s: BranleBasState, seat: Seat, verb: str, arg: int) -> Rule | None:
        return bars_split(s, seat, arg) if verb == "split" else None

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "split":
            s.splits[seat].append(arg)
            tell(s, "splits-off", {"seat": seat, "size": arg})
        elif verb == "flag":
            _hoist(s, seat % 2, arg)
        else:
            s.commander[s.division[arg]] = arg
            if s.loud:
                tell(s, "commander", {"ship": arg, "division": s.division[arg]})
        _settle(s)


def bars_split(s: BranleBasState, seat: Seat, size: int) -> Rule | None:
    """BBC-1.4: three to eight ships; BBC-1.21: enough divisions for the frigates."""
    rest = unsplit(s, seat) - size
    if rest < 0 or 0 < rest < CONSTANTS.division_min:
        return "BBC-1.4"
    frigates = len(ships_of(s, seat)) - len(in_line(s, seat))
    divisions = len(s.splits[seat]) + 1 + rest // CONSTANTS.division_min
    return "BBC-1.21" if frigates > divisions + 1 else None


def leaderless(s: BranleBasState, seat: Seat) -> int:
    """The next division of a seat without a commander, or -1."""
    for division in range(len(s.division_side)):
        if s.commander[division] < 0 and s.owner[_members(s, division)[0]] == seat:
            return division
    return -1


def _members(s: BranleBasState, division: int) -> list[int]:
    return [ship for ship in range(len(s.owner)) if s.division[ship] == division]


def _hoist(s: BranleBasState, side: int, ship: int) -> None:
    """BBC-1.5: the flagship commands her division; repeating frigates are told off to the divisions (BBC-8.19)."""
    s.flagship[side] = ship
    if s.loud:
        tell(s, "flagship", {"ship": ship})
    if s.division[ship] >= 0:
        s.commander[s.division[ship]] = ship
    for seat in range(side, s.seats, 2):
        frigates = [other for other in ships_of(s, seat) if s.division[other] < 0 and other != ship]
        for division in range(len(s.division_side)):
            if frigates and s.owner[_members(s, division)[0]] == seat:
                s.repeater[division] = frigates.pop(0)


def _settle(s: BranleBasState) -> None:
    """What leaves no choice is settled at once: the only size, the only ship."""
    for seat in range(s.seats):
        while unsplit(s, seat):
            rest = unsplit(s, seat)
            sizes = [rest] if rest < CONSTANTS.division_min else [n for n in SIZES if bars_split(s, seat, n) is None]
            if len(sizes) > 1:
                break
            s.splits[seat].append(sizes[0])
    if any(unsplit(s, seat) for seat in range(s.seats)):
        return
    if not s.division_side:
        _form(s)
    for side in (0, 1):
        mine = ships_of(s, side)
        if s.flagship[side] < 0 and len(mine) == 1:
            _hoist(s, side, mine[0])
    if s.flagship[0] >= 0 and s.flagship[1] >= 0:
        for division in range(len(s.division_side)):
            members = _members(s, division)
            if s.commander[division] < 0 and len(members) == 1:
                s.commander[division] = members[0]


def _form(s: BranleBasState) -> None:
    """BBC-1.3: the divisions as they were split, in formation."""
    division = [-1] * len(s.owner)
    place = [0] * len(s.owner)
    sides: list[int] = []
    for seat in by_side(s):
        line = in_line(s, seat)
        for size in s.splits[seat]:
            for i in range(size):
                ship = line.pop(0)
                division[ship], place[ship] = len(sides), i
                s.formed[ship] = True
            sides.append(seat % 2)
    s.division = tuple(division)
    s.place = tuple(place)
    raise_divisions(s, sides)
