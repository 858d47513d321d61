"""Written by `python -m escadre.core.copying` from the fields of `state.py`: change those instead."""

from __future__ import annotations

from escadre.core.frames import copy_stack
from escadre.games.naval_battles.play.state import NO_PLAN, Attack, NavalBattlesState, Plan, Play, Try, Turn


def copy_plan(o: Plan) -> Plan:
    s = Plan.__new__(Plan)
    s.seat = o.seat
    s.kind = o.kind
    s.cards = o.cards[:]
    s.ships = [row[:] for row in o.ships]
    s.aims = [row[:] for row in o.aims]
    s.pays = [row[:] for row in o.pays]
    s.mends = [row[:] for row in o.mends]
    s.need = o.need
    s.large = o.large[:]
    s.whole = o.whole
    s.vessels = o.vessels[:]
    s.places = o.places[:]
    s.moved = o.moved[:]
    s.source = o.source
    s.card = o.card
    s.acts_as = o.acts_as
    s.attack = o.attack
    s.tries = [copy_try(row) for row in o.tries]
    return s


def copy_try(o: Try) -> Try:
    s = Try.__new__(Try)
    s.attack = o.attack
    s.ship = o.ship
    s.card = o.card
    s.acts_as = o.acts_as
    s.number = o.number
    s.screen = o.screen
    s.play = o.play
    s.fate = o.fate
    return s


def copy_play(o: Play) -> Play:
    s = Play.__new__(Play)
    s.card = o.card
    s.acts_as = o.acts_as
    s.seat = o.seat
    s.over = o.over
    s.fate = o.fate
    s.held = o.held
    s.aim = o.aim
    s.mends = o.mends
    return s


def copy_attack(o: Attack) -> Attack:
    s = Attack.__new__(Attack)
    s.types = o.types
    s.target = o.target
    s.number = o.number
    s.damage = o.damage
    s.hts = o.hts
    s.large = o.large
    s.play = o.play
    s.ships = o.ships
    s.fate = o.fate
    return s


def copy_turn(o: Turn) -> Turn:
    s = Turn.__new__(Turn)
    s.on = o.on
    s.final = o.final
    s.rearranged = o.rearranged
    s.ships = o.ships
    s.subs = o.subs
    s.rows = o.rows
    s.plays = [copy_play(row) for row in o.plays]
    s.attacks = [copy_attack(row) for row in o.attacks]
    s.tries = [copy_try(row) for row in o.tries]
    s.bonus = o.bonus[:]
    s.defenders = o.defenders[:]
    s.defending = o.defending
    s.declaring = o.declaring
    s.discarding = o.discarding
    s.queue = o.queue[:]
    s.opened = o.opened
    s.windows = o.windows[:]
    s.lefts = [row[:] for row in o.lefts]
    s.groups = [row[:] for row in o.groups]
    s.silent = o.silent[:]
    return s


def copy(o: NavalBattlesState) -> NavalBattlesState:
    """A state that shares nothing that changes with the old one."""
    s = NavalBattlesState.__new__(NavalBattlesState)
    s.stack = copy_stack(o.stack)
    s.events = []
    s.loud = o.loud
    s.options = o.options
    s.seats = o.seats
    s.scenario = o.scenario
    s.first = o.first
    s.budget = o.budget
    s.prices = [row[:] for row in o.prices]
    s.playing = o.playing[:]
    s.deck = o.deck[:]
    s.discard = o.discard[:]
    s.hands = [row[:] for row in o.hands]
    s.bought = [row[:] for row in o.bought]
    s.fleets = [row[:] for row in o.fleets]
    s.reserves = [row[:] for row in o.reserves]
    s.sunk = [row[:] for row in o.sunk]
    s.removed = o.removed[:]
    s.scores = o.scores[:]
    s.row = o.row[:]
    s.active = o.active[:]
    s.acted = o.acted[:]
    s.damage = o.damage[:]
    s.damage_cards = o.damage_cards[:]
    s.damage_on = o.damage_on[:]
    s.damage_points = o.damage_points[:]
    s.round = o.round
    s.quiet = o.quiet
    s.sinkings = o.sinkings
    s.to_move = o.to_move[:]
    s.target = o.target
    s.rounds = o.rounds
    s.no_reinforcements = o.no_reinforcements
    s.no_air_strikes = o.no_air_strikes
    s.non_combatant_vp = o.non_combatant_vp
    s.must_survive = o.must_survive[:]
    s.winners = o.winners[:]
    s.why = o.why
    s.turn = copy_turn(o.turn)
    s.plan = o.plan if o.plan is NO_PLAN else copy_plan(o.plan)
    if o.round:
        s.teams = o.teams
        s.navies = o.navies
        s.shares = o.shares
        s.spent = o.spent
        s.passed = o.passed
        s.chosen = o.chosen
        s.sealed = o.sealed
        s.laid = o.laid
        s.must_sink = o.must_sink
    else:
        s.teams = o.teams[:]
        s.navies = o.navies[:]
        s.shares = o.shares[:]
        s.spent = o.spent[:]
        s.passed = o.passed[:]
        s.chosen = [row[:] for row in o.chosen]
        s.sealed = o.sealed[:]
        s.laid = o.laid[:]
        s.must_sink = o.must_sink[:]
    return s
