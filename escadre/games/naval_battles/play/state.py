"""What lies on the table, nothing else. Every field says who may see it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final, TypeAlias, TypeVar

from escadre.core.frames import NOBODY, Shared, State
from escadre.games.naval_battles.play.options import NavalBattlesOptions

T = TypeVar("T")
SetUp: TypeAlias = Annotated[T, "shared once round"]  # nothing of the set-up changes after it


@dataclass(slots=True)
class Plan:
    """What one seat is putting together, known to it alone until it is declared.

    An Action card and its Superior Tactics copies are rows: the first is the card itself, the others are copies.
    """

    seat: int = NOBODY
    kind: int = 0  # which of the chains below, 0 for none

    cards: list[int] = field(default_factory=list)  # the card, then a Superior Tactics card for each copy
    ships: list[list[int]] = field(default_factory=list)  # vessels that supply it
    aims: list[list[int]] = field(default_factory=list)  # target ships; of a Battle Plan the seat, -1 for oneself
    pays: list[list[int]] = field(default_factory=list)  # cards paid for it
    mends: list[list[int]] = field(default_factory=list)  # damage cards taken off
    need: int = 0  # platforms that the last row still needs
    large: list[bool] = field(default_factory=list)  # an LG is among its platforms
    whole: bool = False  # the last row lacks nothing

    vessels: list[int] = field(default_factory=list)  # of a formation, purchase or air action
    places: list[int] = field(default_factory=list)  # their rows; of submarines 1 for active
    moved: list[int] = field(default_factory=list)  # those already moved in this rearrangement

    source: int = NOBODY  # the ship whose defence is to be aimed
    card: int = NOBODY  # or the card
    acts_as: int = NOBODY  # the card that it is or copies
    attack: int = NOBODY  # the attack that a Screening Ship takes over
    tries: list[Try] = field(default_factory=list)  # what the defender has aimed so far


@dataclass(slots=True)
class Try:
    """One thing a defender does: an attempt of a ship or card against an attack, or a Screening Ship."""

    attack: int
    ship: int = NOBODY  # whose defence number it is
    card: int = NOBODY  # the card that is played
    acts_as: int = NOBODY  # the card that it is or copies
    number: int = 0  # what the die must reach; 0 for a Screening Ship
    screen: int = NOBODY  # the ship that takes the attack over
    play: int = NOBODY  # its row among the plays, once declared
    fate: int = 0  # 0 still to come, 1 done, 2 lost


@dataclass(slots=True)
class Play:
    """An Action card put down for its effect in this player turn (MNB-17.1)."""

    card: int
    acts_as: int  # the card itself, or the one that it copies
    seat: int
    over: int = NOBODY  # the play that this Intelligence cancels
    fate: int = 0  # 0 open, 1 stands, 2 cancelled
    held: bool = True  # it lies on the table; else it has gone to the discards or under a ship
    aim: int = NOBODY  # of a Battle Plan: the seat it hinders, or -1
    mends: Shared[list[int]] = field(default_factory=list)  # of Repair


@dataclass(slots=True)
class Attack:
    """The smallest thing that can be stopped on its own (MNB-0.4)."""

    types: int  # bits
    target: int
    number: int = 0  # what an AS or ASW die must reach; 0 when no die is needed
    damage: int = 0
    hts: int = 0
    large: bool = False  # sinks whatever the hull
    play: int = NOBODY  # the card it comes from
    ships: Shared[list[int]] = field(default_factory=list)  # the vessels it comes from
    fate: int = 0  # MNB-0.5: 0 declared, 1 cancelled, 2 live, 3 stopped, 4 hit, 5 missed


@dataclass(slots=True)
class Turn:
    """One player turn: all of it is public."""

    on: int = NOBODY  # the active player
    final: bool = False  # his attacks are final
    rearranged: bool = False  # since the last other step (MNB-5.3.4)
    ships: Shared[list[int]] = field(default_factory=list)  # enemy ships that may be attacked, when the turn began
    subs: Shared[list[int]] = field(default_factory=list)  # enemy submarines
    rows: int = 0  # bits of the rows in which enemy ships stand
    plays: list[Play] = field(default_factory=list)
    attacks: list[Attack] = field(default_factory=list)
    tries: list[Try] = field(default_factory=list)  # of the defender whose defence is in progress
    bonus: list[int] = field(default_factory=list)  # by seat: what Battle Plans add to its dice
    defenders: list[int] = field(default_factory=list)  # still to defend, in order
    defending: int = NOBODY
    declaring: bool = False  # the defender has yet to declare
    discarding: bool = False  # the active player may discard
    queue: list[int] = field(default_factory=list)  # plays whose windows are still to be opened
    opened: int = 0  # plays before this one are settled
    windows: list[int] = field(default_factory=list)  # plays that are asked about, the newest last
    lefts: list[list[int]] = field(default_factory=list)  # of each window: the seats still to be asked
    groups: list[list[int]] = field(default_factory=list)  # of each window: Intelligence whose own window is to come
    silent: list[bool] = field(default_factory=list)  # by seat: passes for the rest of this turn


@dataclass(slots=True)
class NavalBattlesState(State):
    options: NavalBattlesOptions
    seats: int
    scenario: str  # all
    teams: SetUp[list[int]]  # all: the team of each seat; its own number when everybody is alone
    first: int  # all: the first player
    navies: SetUp[list[int]]  # all: -1 until chosen
    budget: int  # all: of a player, or of a team
    shares: SetUp[list[int]]  # the team: points of each seat; all of them when there are no teams; -1 until known
    spent: SetUp[list[int]]  # all: points spent on cards
    prices: list[list[int]]  # all: of each bought card
    passed: SetUp[list[bool]]  # all: out of the buying
    chosen: SetUp[list[list[int]]]  # the owner, until he lays out: the starting fleet
    sealed: SetUp[list[bool]]  # all: has chosen
    laid: SetUp[list[bool]]  # all: has laid out
    playing: list[bool]  # all: in play
    deck: list[int]  # nobody; all: how many. A bag
    discard: list[int]  # all
    hands: list[list[int]]  # the owner; all: how many
    bought: list[list[int]]  # the owner; all: how many and their prices
    fleets: list[list[int]]  # all: vessels in play
    reserves: list[list[int]]  # all
    sunk: list[list[int]]  # all: the victory piles
    removed: list[int]  # all: ships out of the game
    scores: list[int]  # all: VP sunk
    row: list[int]  # all: of each ship in a fleet 1 to 3, 0 for submarines
    active: list[bool]  # all: of each submarine
    acted: list[int]  # all: of each vessel in this player turn: 1 acted, 2 was repaired
    damage: list[int]  # all: of each ship
    damage_cards: list[int]  # all: cards under ships
    damage_on: list[int]  # all: which ship
    damage_points: list[int]  # all: what each shows
    round: int  # all: rounds begun
    quiet: int  # all: rounds in a row without a sinking
    sinkings: int  # all: in this round
    to_move: list[int]  # all: seats that have their turn still before them in this round
    target: int  # all: VP to sink, 0 when no number wins
    rounds: int  # all: the limit of a scenario, 0 for none
    no_reinforcements: bool  # all
    no_air_strikes: bool  # all
    non_combatant_vp: int  # all
    must_sink: SetUp[list[int]]  # all: of each seat the ship whose sinking wins, or -1
    must_survive: list[int]  # all: of each seat the ship that it must keep afloat, or -1
    winners: list[int]  # all: seats that have won, when it is over
    why: str  # all: how
    turn: Turn
    plan: Annotated[Plan, "shared if NO_PLAN"]


def new_plan(seat: int, kind: int) -> Plan:
    """The seat begins to put something together."""
    p = Plan.__new__(Plan)
    p.seat = seat
    p.kind = kind
    p.cards = []
    p.ships = []
    p.aims = []
    p.pays = []
    p.mends = []
    p.need = 0
    p.large = []
    p.whole = False
    p.vessels = []
    p.places = []
    p.moved = []
    p.source = NOBODY
    p.card = NOBODY
    p.acts_as = NOBODY
    p.attack = NOBODY
    p.tries = []
    return p


NO_PLAN: Final = new_plan(NOBODY, 0)  # nobody puts anything together; shared, not to be changed


def new_play(card: int, acts_as: int, seat: int, over: int) -> Play:
    p = Play.__new__(Play)
    p.card = card
    p.acts_as = acts_as
    p.seat = seat
    p.over = over
    p.fate = 0
    p.held = True
    p.aim = NOBODY
    p.mends = []
    return p


def new_attack(types: int, target: int, play: int) -> Attack:
    a = Attack.__new__(Attack)
    a.types = types
    a.target = target
    a.number = 0
    a.damage = 0
    a.hts = 0
    a.large = False
    a.play = play
    a.ships = []
    a.fate = 0
    return a


def new_try(attack: int) -> Try:
    t = Try.__new__(Try)
    t.attack = attack
    t.ship = NOBODY
    t.card = NOBODY
    t.acts_as = NOBODY
    t.number = 0
    t.screen = NOBODY
    t.play = NOBODY
    t.fate = 0
    return t


def new_turn(seats: int) -> Turn:
    """A player turn before anything has happened."""
    t = Turn.__new__(Turn)
    t.on = NOBODY
    t.final = False
    t.rearranged = False
    t.ships = []
    t.subs = []
    t.rows = 0
    t.plays = []
    t.attacks = []
    t.tries = []
    t.bonus = [0] * seats
    t.defenders = []
    t.defending = NOBODY
    t.declaring = False
    t.discarding = False
    t.queue = []
    t.opened = 0
    t.windows = []
    t.lefts = []
    t.groups = []
    t.silent = [False] * seats
    return t
