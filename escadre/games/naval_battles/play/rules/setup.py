"""Before the first turn: player order, navies, points, cards, fleets, scenarios (MNB-2, MNB-15.2, MNB-15.3, MNB-16).

The printed scenarios MNB-16.1, MNB-16.2, MNB-16.3.1, MNB-16.4.1 and MNB-16.4.2 are files of `scenarios/`.
"""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.errors import Unreadable
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, SINGLE_SEATS, Frame, Menu, Rule, Seat, tell
from escadre.core.types import Setup
from escadre.games.naval_battles.play import scenario_files
from escadre.games.naval_battles.play.catalog import DESIGN, HOME, NAVIES, SHIP
from escadre.games.naval_battles.play.columns import (
    BUDGETS,
    CARD_COUNT,
    CARD_SHARE,
    CHEAPEST,
    DECK,
    DESIGN_CARDS,
    DESIGN_VALUE,
    RESERVE_MIN,
    SHIP_COUNT,
    SHIPS_OF,
    SINCE,
    SUB,
    TEAM_BUDGET,
    UNTIL,
    VP,
    WORTH,
)
from escadre.games.naval_battles.play.options import NavalBattlesOptions
from escadre.games.naval_battles.play.rules.formation import bars_place, draft, lay_out, move
from escadre.games.naval_battles.play.rules.table import ZERO, draw_to_limit, player_order, roll
from escadre.games.naval_battles.play.state import NO_PLAN, NavalBattlesState, new_turn


def _alternating(seats: int, teams: int) -> list[int]:
    """MNB-15.2.6: the team of each seat. Four seats of three teams: the last must not sit beside the first either."""
    found = [seat % teams for seat in range(seats)]
    if teams > 2 and seats % teams == 1:
        found[-1] = 1
    return found


def new_game(setup: Setup, dice: Dice) -> NavalBattlesState:
    """MNB-2: an empty table. MNB-2.1.4: who sits where was settled before."""
    options = setup.options
    assert isinstance(options, NavalBattlesOptions), "the engine hands over the options of this game"
    seats = setup.seats
    teams = _alternating(seats, options.teams or seats)
    s = NavalBattlesState(
        stack=[Frame("match", 0)],
        events=[],
        loud=False,
        options=options,
        seats=seats,
        scenario=setup.scenario,
        teams=teams,
        first=0,
        navies=[NOBODY] * seats,
        budget=0,
        shares=[-1] * seats,
        spent=[0] * seats,
        prices=[[] for _ in range(seats)],
        passed=[not options.card_reserve] * seats,
        chosen=[[] for _ in range(seats)],
        sealed=[False] * seats,
        laid=[False] * seats,
        playing=[True] * seats,
        deck=DECK[:],
        discard=[],
        hands=[[] for _ in range(seats)],
        bought=[[] for _ in range(seats)],
        fleets=[[] for _ in range(seats)],
        reserves=[[] for _ in range(seats)],
        sunk=[[] for _ in range(seats)],
        removed=[],
        scores=[0] * seats,
        row=[0] * SHIP_COUNT,
        active=[False] * SHIP_COUNT,
        acted=[0] * SHIP_COUNT,
        damage=[0] * SHIP_COUNT,
        damage_cards=[],
        damage_on=[],
        damage_points=[],
        round=0,
        quiet=0,
        sinkings=0,
        to_move=[],
        target=0,
        rounds=0,
        no_reinforcements=False,
        no_air_strikes=False,
        non_combatant_vp=0,
        must_sink=[NOBODY] * seats,
        must_survive=[NOBODY] * seats,
        winners=[],
        why="",
        turn=new_turn(seats),
        plan=NO_PLAN,
    )
    assert len(s.deck) == CARD_COUNT
    if setup.scenario:
        set_scenario(s, setup.scenario, dice)
    return s


def set_scenario(s: NavalBattlesState, name: str, dice: Dice) -> None:
    """MNB-16.0.1 to MNB-16.0.5: navies, fleets, extra cards, special rules and victory; side 1 sits in seat 1."""
    found = scenario_files.load(name)
    options = s.options
    if len(found.side) != s.seats:
        raise Unreadable("error-scenario-seats", home=HOME, name=name, sides=len(found.side), seats=s.seats)
    if options.teams or options.card_reserve or options.budget:
        raise Unreadable("error-scenario-options", home=HOME, name=name)
    s.target = found.target
    s.rounds = found.rounds
    s.no_reinforcements = not found.reinforcements
    s.no_air_strikes = not found.air_strikes
    s.non_combatant_vp = found.non_combatant_vp
    for seat, side in enumerate(found.side):
        navy = NAVIES.index(side.nation)
        s.navies[seat] = navy
        s.chosen[seat] = [SHIP[code] for code in side.fleet]
        s.shares[seat] = sum(VP[ship] for ship in s.chosen[seat])
        s.sealed[seat] = True
        s.reserves[seat] = [ship for ship in SHIPS_OF[navy] if _served(ship, found.years)]  # MNB-16.0.2, MNB-16.0.5
        s.removed += [ship for ship in SHIPS_OF[navy] if ship not in s.reserves[seat] and ship not in s.chosen[seat]]
        for code in side.cards:  # MNB-16.0.3
            design = DESIGN[code]
            card = next(card for card in DESIGN_CARDS[design] if card in s.deck)
            s.deck.remove(card)
            s.bought[seat].append(card)
            s.prices[seat].append(DESIGN_VALUE[design])
        s.must_sink[seat] = SHIP[side.must_sink] if side.must_sink else NOBODY
        s.must_survive[seat] = SHIP[side.must_survive] if side.must_survive else NOBODY


def _served(ship: int, years: tuple[int, ...]) -> bool:
    return not years or (SINCE[ship] <= years[1] and UNTIL[ship] >= years[0])


# ---- step 1: player order


def roll_for_order(s: NavalBattlesState, dice: Dice) -> None:
    """MNB-2.1.1: the highest die makes the first player; MNB-2.1.2: those tied for it roll again."""
    tied = list(range(s.seats))
    while len(tied) > 1:
        dies = [roll(s, seat, dice) for seat in tied]
        best = max(dies)
        tied = [seat for seat, die in zip(tied, dies, strict=True) if die == best]
    s.first = tied[0]
    if s.loud:
        tell(s, "first", {"seat": s.first})


# ---- step 2: navies


class ChooseNavy(Step[NavalBattlesState]):
    """MNB-2.2.1, D2: in player order each takes a navy with all its ships."""

    def who(self, s: NavalBattlesState) -> list[Seat]:
        for seat in player_order(s):
            if s.navies[seat] == NOBODY:
                return SINGLE_SEATS[seat]
        return NO_SEATS

    def offers(self, s: NavalBattlesState, seat: Seat) -> Menu:
        return {"navy": range(len(NAVIES))}

    def bars(self, s: NavalBattlesState, seat: Seat, verb: str, navy: int) -> Rule | None:
        return "MNB-2.2.2" if navy in s.navies else None

    def play(self, s: NavalBattlesState, seat: Seat, verb: str, navy: int, dice: Dice) -> None:
        s.navies[seat] = navy
        s.reserves[seat] = SHIPS_OF[navy][:]
        if s.loud:
            tell(s, "navy", {"seat": seat, "navy": navy})


def set_budget(s: NavalBattlesState, dice: Dice) -> None:
    """MNB-2.3.1, MNB-2.3.5, MNB-3.2: the budget is the victory target; MNB-15.2.1, MNB-15.2.5: that of a team."""
    if s.scenario:
        return
    s.budget = s.options.budget or (TEAM_BUDGET if s.options.teams else offered_budget(s.navies))
    s.target = s.options.team_target or s.budget
    if not s.options.teams:
        s.shares = [s.budget] * s.seats
    if s.loud:
        tell(s, "budget", {"count": s.budget, "goal": s.target})


def offered_budget(navies: list[int]) -> int:
    """MNB-2.3.5: the largest that every navy in play can spend and still keep something in reserve."""
    for budget in BUDGETS:
        if all(WORTH[navy] >= budget + RESERVE_MIN for navy in navies):
            return budget
    return BUDGETS[-1]


# ---- the points of a team


def mates_to_come(s: NavalBattlesState, seat: Seat) -> list[Seat]:
    """The team mates who have no share yet, in player order, the seat among them."""
    return [other for other in player_order(s) if s.teams[other] == s.teams[seat] and s.shares[other] < 0]


class SplitBudget(Step[NavalBattlesState]):
    """MNB-15.2.1, D4: each team divides its points; its members name their shares in player order, unseen by others.

    [house] The last of a team gets what is left, as far as his navy goes.
    """

    def who(self, s: NavalBattlesState) -> list[Seat]:
        if not s.options.teams or -1 not in s.shares:
            return NO_SEATS
        found: list[Seat] = []
        teams: list[int] = []
        for seat in player_order(s):
            if s.shares[seat] < 0 and s.teams[seat] not in teams:
                teams.append(s.teams[seat])
                found.append(seat)
        return found

    def offers(self, s: NavalBattlesState, seat: Seat) -> Menu:
        return {"share": range(1, s.budget + 1)}

    def bars(self, s: NavalBattlesState, seat: Seat, verb: str, points: int) -> Rule | None:
        if points > WORTH[s.navies[seat]]:
            return "MNB-15.2.7"
        if points < CHEAPEST[s.navies[seat]]:
            return "MNB-15.2.6"
        rest = points_left(s, seat) - points
        later = [other for other in mates_to_come(s, seat) if other != seat]
        return "MNB-15.2.6" if rest < sum(CHEAPEST[s.navies[other]] for other in later) else None

    def play(self, s: NavalBattlesState, seat: Seat, verb: str, points: int, dice: Dice) -> None:
        self._give(s, seat, points)
        rest = mates_to_come(s, seat)
        if len(rest) == 1:
            last = rest[0]
            self._give(s, last, min(points_left(s, last), WORTH[s.navies[last]]))

    def _give(self, s: NavalBattlesState, seat: Seat, points: int) -> None:
        s.shares[seat] = points
        if s.loud:
            team = [other for other in range(s.seats) if s.teams[other] == s.teams[seat]]
            tell(s, "share", {"seat": seat, "count": points}, to=team)


def points_left(s: NavalBattlesState, seat: Seat) -> int:
    """What the team of a seat has not divided yet."""
    left = s.budget
    for other in range(s.seats):
        if s.teams[other] == s.teams[seat] and s.shares[other] >= 0:
            left -= s.shares[other]
    return left


def give_single_teams(s: NavalBattlesState, dice: Dice) -> None:
    """A team of one has nothing to divide."""
    if s.options.teams:
        for seat in range(s.seats):
            if s.teams.count(s.teams[seat]) == 1:
                s.shares[seat] = min(s.budget, WORTH[s.navies[seat]])


# ---- the reserve of Action cards


def sold_out(s: NavalBattlesState, design: int) -> bool:
    """MNB-15.3.6: shown to everybody while cards are bought."""
    return all(card not in s.deck for card in DESIGN_CARDS[design])


class BuyCards(Step[NavalBattlesState]):
    """MNB-15.3.1, MNB-15.3.3, D3: in player order each buys one card or passes for good, until all have passed."""

    def who(self, s: NavalBattlesState) -> list[Seat]:
        seat = next_buyer(s)
        return SINGLE_SEATS[seat] if seat != NOBODY else NO_SEATS

    def offers(self, s: NavalBattlesState, seat: Seat) -> Menu:
        return {"buy": range(len(DESIGN_VALUE)), "pass": ZERO}

    def bars(self, s: NavalBattlesState, seat: Seat, verb: str, design: int) -> Rule | None:
        return bars_buy(s, seat, design) if verb == "buy" else None

    def play(self, s: NavalBattlesState, seat: Seat, verb: str, design: int, dice: Dice) -> None:
        if verb == "pass":
            s.passed[seat] = True
            if s.loud:
                tell(s, "bought-enough", {"seat": seat})
            return
        copies = [card for card in DESIGN_CARDS[design] if card in s.deck]
        card = dice.draw(copies)
        s.deck.remove(card)
        s.bought[seat].append(card)
        s.prices[seat].append(DESIGN_VALUE[design])
        s.spent[seat] += DESIGN_VALUE[design]
        if s.loud:
            tell(s, "bought", {"seat": seat, "count": DESIGN_VALUE[design]}, reveals=True)
            tell(s, "bought-card", {"card": card}, to=[seat])


def next_buyer(s: NavalBattlesState) -> Seat:
    """MNB-15.3.3: round and round in player order. Who has bought least often, and comes first, is next."""
    best = NOBODY
    for seat in player_order(s):
        if not s.passed[seat] and (best == NOBODY or len(s.bought[seat]) < len(s.bought[best])):
            best = seat
    return best


def bars_buy(s: NavalBattlesState, seat: Seat, design: int) -> Rule | None:
    price = DESIGN_VALUE[design]
    spent = s.spent[seat] + price
    if sold_out(s, design):
        return "MNB-15.3.6"
    if s.options.card_limit and spent > s.shares[seat] // CARD_SHARE:
        return "MNB-15.3.5"
    if spent + CHEAPEST[s.navies[seat]] > s.shares[seat]:
        return "MNB-15.3.3"
    return None


# ---- step 3: fleets


def fleet_points(s: NavalBattlesState, seat: Seat) -> int:
    """MNB-2.3.2, MNB-15.3.3: what the seat may still spend on vessels."""
    left = s.shares[seat] - s.spent[seat]
    for ship in s.chosen[seat]:
        left -= VP[ship]
    return left


class ChooseFleet(Step[NavalBattlesState]):
    """MNB-2.3.1, MNB-2.3.3, D5: everybody at the same time and unseen; `done` seals the choice."""

    def who(self, s: NavalBattlesState) -> list[Seat]:
        if all(s.sealed):
            return NO_SEATS
        return [seat for seat in range(s.seats) if not s.sealed[seat]]

    def offers(self, s: NavalBattlesState, seat: Seat) -> Menu:
        chosen = s.chosen[seat]
        return {"ship": [ship for ship in SHIPS_OF[s.navies[seat]] if ship not in chosen], "done": ZERO}

    def bars(self, s: NavalBattlesState, seat: Seat, verb: str, ship: int) -> Rule | None:
        if verb == "ship":
            return "MNB-2.3.2" if VP[ship] > fleet_points(s, seat) else None
        return "MNB-2.3.2" if not s.chosen[seat] else None  # at least one vessel

    def play(self, s: NavalBattlesState, seat: Seat, verb: str, ship: int, dice: Dice) -> None:
        if verb == "ship":
            s.chosen[seat].append(ship)
        else:
            s.chosen[seat].sort()
            s.sealed[seat] = True
            if s.loud:
                tell(s, "sealed", {"seat": seat})


class LayOut(Step[NavalBattlesState]):
    """MNB-2.3.6, D6: in player order each lays his fleet out; all ships begin in row 1, submarines passive."""

    def who(self, s: NavalBattlesState) -> list[Seat]:
        for seat in player_order(s):
            if not s.laid[seat]:
                return SINGLE_SEATS[seat]
        return NO_SEATS

    def offers(self, s: NavalBattlesState, seat: Seat) -> Menu:
        ships = [ship for ship in s.chosen[seat] if not SUB[ship]]
        return {"row1": ships, "row2": ships, "row3": ships, "done": ZERO}

    def bars(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int) -> Rule | None:
        return None if verb == "done" else bars_place(s, seat, verb, arg)

    def play(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb != "done":
            draft(s, seat)
            move(s, verb, arg)
            return
        draft(s, seat)
        s.laid[seat] = True
        s.fleets[seat] = s.chosen[seat]
        s.chosen[seat] = []
        s.reserves[seat] = [ship for ship in s.reserves[seat] if ship not in s.fleets[seat]]  # MNB-2.3.4
        lay_out(s, seat)
        if s.loud:
            for ship in s.fleets[seat]:
                tell(s, "laid", {"seat": seat, "ship": ship, "row": s.row[ship]}, reveals=True)


# ---- step 4: Action cards


def deal(s: NavalBattlesState, dice: Dice) -> None:
    """MNB-2.7.1, MNB-2.7.2, MNB-2.8.1: everybody draws his first hand, in player order."""
    for seat in player_order(s):
        draw_to_limit(s, seat, dice)
