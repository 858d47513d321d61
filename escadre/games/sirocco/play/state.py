"""What lies on the table, nothing else. Every field says who may see it."""

from __future__ import annotations

from dataclasses import dataclass, field

from escadre.core.frames import NOBODY, State
from escadre.games.sirocco.play.options import SiroccoOptions


@dataclass(slots=True)
class Engagement:
    """All that happens around one Operation, from its reveal to its award (SIR-G.2, SIR-DATA.8).

    The cards laid in the current attempt are rows, in the order in which they were laid: `cards[i]` was laid by
    `owners[i]` in round `rounds_of[i]`, and so on. Rows that have left play stay, with `live[i]` false.
    """

    operation: int = NOBODY  # all
    choice: list[int] = field(default_factory=list)  # the leader: two Operations to choose from (SIR-5.0.2)
    battle: bool = False  # all: fought as a Battle
    declared: int = 0  # all: the counted types before any Admiral, 0 until declared
    rounds: int = 1  # all
    attempt: int = 0  # all: how many attempts came before this one
    open: bool = False  # all: between reveal and dice, when Fog may come (SIR-C.S02.2)

    round: int = 0  # all: 1 or 2
    turn: int = 0  # all: how many turns have begun in this attempt
    on: int = NOBODY  # all: the seat on turn
    extra_turn: bool = False  # all: it is an Intelligence extra turn
    laying: bool = False  # all: the seat on turn has yet to lay or discard
    storming: bool = False  # all: the seat on turn goes on to Storm cards
    to_play: list[int] = field(default_factory=list)  # all: seats still to play in this round
    extra: list[int] = field(default_factory=list)  # all: Intelligence turns to come, in order

    cards: list[int] = field(default_factory=list)  # all, or the owner while face down
    owners: list[int] = field(default_factory=list)  # all
    rounds_of: list[int] = field(default_factory=list)  # all
    turns_of: list[int] = field(default_factory=list)  # all
    hosts: list[int] = field(default_factory=list)  # as the card: the row it lies on, or -1
    modes: list[int] = field(default_factory=list)  # as the card: an Admiral's mode
    up: list[bool] = field(default_factory=list)  # all
    live: list[bool] = field(default_factory=list)  # all: still in play
    values: list[int] = field(default_factory=list)  # all: engaged values, once the dice are rolled

    camp1: list[int] = field(default_factory=list)  # all: each seat's camp in round 1
    camp2: list[int] = field(default_factory=list)  # all, once revealed: its camp in round 2
    main: list[int] = field(default_factory=list)  # all: bits of the rounds with a main play that stands
    annulled: list[int] = field(default_factory=list)  # all: bits of the rounds that Sirocco took
    struck: list[bool] = field(default_factory=list)  # all: lost a card to Fate in this attempt
    out: list[bool] = field(default_factory=list)  # all: out of this attempt (SIR-3.2.5)

    spezia: int = NOBODY  # all: who forbids the Axis to the others
    fuel: int = NOBODY  # all: who forbids the Allies to the others
    no_subs: bool = False  # all: Shallows are in force
    sirocco: int = NOBODY  # all: who holds a passed Sirocco
    naming: int = NOBODY  # all: who must name the seat that Sirocco annuls

    pend: list[int] = field(default_factory=list)  # the seat on turn: chosen, not laid yet
    pend_on: list[int] = field(default_factory=list)  # the seat on turn: host or target card of each, or -1
    pend_mode: list[int] = field(default_factory=list)  # the seat on turn: an Admiral's mode
    asking: int = NOBODY  # the seat that decides: the card whose host or target is to be chosen
    shallowed: bool = False  # all: Shallows were laid in this turn, only Sirocco may follow

    window: list[int] = field(default_factory=list)  # all: seats still to be asked in the Storm window
    window_hit: bool = False  # all: a card was laid in this pass
    aiming: list[int] = field(default_factory=list)  # all: revealed rows whose target is to be chosen

    fog: int = NOBODY  # all: who is laying Fog
    fog_cards: list[int] = field(default_factory=list)  # the Fog player: what he gives
    fog_to: list[int] = field(default_factory=list)  # the Fog player: to whom

    under: list[int] = field(default_factory=list)  # all: cards of tied attempts under the Operation
    under_by: list[int] = field(default_factory=list)  # all: who laid them

    winner: int = 0  # all: the camp that won the last attempt, 0 for none
    trick: int = NOBODY  # all: the seat that took the trick
    tied: bool = False  # all: the last attempt was tied
    over: bool = False  # all: awarded or without combat
    share: list[int] = field(default_factory=list)  # all: what is to be shared out (SIR-5.0.4)
    share_to: list[int] = field(default_factory=list)  # the trick winner: to whom so far
    entitled: list[int] = field(default_factory=list)  # all
    taker: int = NOBODY  # all: who may take a ship back with Supply


@dataclass(slots=True)
class SiroccoState(State):
    options: SiroccoOptions
    seats: int
    hands: list[list[int]]  # the owner; all: how many
    limits: list[int]  # all: each seat's hand limit
    seen: list[int]  # of each card in a hand: bits of the seats that know where it is
    pile: list[int]  # nobody; all: how many. A bag
    discard: list[int]  # all, with its order
    removed: list[int]  # all: out of the game
    operations: list[int]  # nobody: a bag of those not seen yet
    left: int  # all: Operations still to be turned up
    spent: list[int]  # all: Operations discarded or rejected
    won: list[list[int]]  # all: Operations held by each seat
    prize: list[int]  # captured cards: the holder and who saw them handed over
    prize_of: list[int]  # all: who holds it
    prize_under: list[int]  # all: the Operation it lies under, or -1 beside them
    prize_seen: list[int]  # bits of the seats that know where it went
    dealer: int  # all
    leader: int  # all
    engagement: Engagement
    totals: list[int]  # all: points of the games before this one
    totals_won: list[int]  # all: Operations won in the games before this one
    games: int  # all: games finished
    dealing: bool  # all: the next game of a series waits for its dealer


def new_engagement(seats: int) -> Engagement:
    """An Engagement before anything has happened."""
    e = Engagement.__new__(Engagement)
    e.operation = NOBODY
    e.choice = []
    e.battle = False
    e.declared = 0
    e.rounds = 1
    e.attempt = 0
    e.open = False
    e.winner = 0
    e.trick = NOBODY
    e.tied = False
    e.over = False
    e.under = []
    e.under_by = []
    clear_attempt(e, seats)
    return e


def clear_attempt(e: Engagement, seats: int) -> None:
    """Everything that belongs to one attempt, at its beginning."""
    e.round = 0
    e.turn = 0
    e.on = NOBODY
    e.extra_turn = False
    e.laying = False
    e.storming = False
    e.to_play = []
    e.extra = []
    e.cards = []
    e.owners = []
    e.rounds_of = []
    e.turns_of = []
    e.hosts = []
    e.modes = []
    e.up = []
    e.live = []
    e.values = []
    e.camp1 = [0] * seats
    e.camp2 = [0] * seats
    e.main = [0] * seats
    e.annulled = [0] * seats
    e.struck = [False] * seats
    e.out = [False] * seats
    e.spezia = NOBODY
    e.fuel = NOBODY
    e.no_subs = False
    e.sirocco = NOBODY
    e.naming = NOBODY
    e.pend = []
    e.pend_on = []
    e.pend_mode = []
    e.asking = NOBODY
    e.shallowed = False
    e.window = []
    e.window_hit = False
    e.aiming = []
    e.fog = NOBODY
    e.fog_cards = []
    e.fog_to = []
    e.share = []
    e.share_to = []
    e.entitled = []
    e.taker = NOBODY
