"""Written by `python -m escadre.core.copying` from the fields of `state.py`: change those instead."""

from __future__ import annotations

from escadre.core.frames import copy_stack
from escadre.games.sirocco.play.state import Engagement, SiroccoState


def copy_engagement(o: Engagement) -> Engagement:
    s = Engagement.__new__(Engagement)
    s.operation = o.operation
    s.choice = o.choice[:]
    s.battle = o.battle
    s.declared = o.declared
    s.rounds = o.rounds
    s.attempt = o.attempt
    s.open = o.open
    s.round = o.round
    s.turn = o.turn
    s.on = o.on
    s.extra_turn = o.extra_turn
    s.laying = o.laying
    s.storming = o.storming
    s.to_play = o.to_play[:]
    s.extra = o.extra[:]
    s.cards = o.cards[:]
    s.owners = o.owners[:]
    s.rounds_of = o.rounds_of[:]
    s.turns_of = o.turns_of[:]
    s.hosts = o.hosts[:]
    s.modes = o.modes[:]
    s.up = o.up[:]
    s.live = o.live[:]
    s.values = o.values[:]
    s.camp1 = o.camp1[:]
    s.camp2 = o.camp2[:]
    s.main = o.main[:]
    s.annulled = o.annulled[:]
    s.struck = o.struck[:]
    s.out = o.out[:]
    s.spezia = o.spezia
    s.fuel = o.fuel
    s.no_subs = o.no_subs
    s.sirocco = o.sirocco
    s.naming = o.naming
    s.pend = o.pend[:]
    s.pend_on = o.pend_on[:]
    s.pend_mode = o.pend_mode[:]
    s.asking = o.asking
    s.shallowed = o.shallowed
    s.window = o.window[:]
    s.window_hit = o.window_hit
    s.aiming = o.aiming[:]
    s.fog = o.fog
    s.fog_cards = o.fog_cards[:]
    s.fog_to = o.fog_to[:]
    s.under = o.under[:]
    s.under_by = o.under_by[:]
    s.winner = o.winner
    s.trick = o.trick
    s.tied = o.tied
    s.over = o.over
    s.share = o.share[:]
    s.share_to = o.share_to[:]
    s.entitled = o.entitled[:]
    s.taker = o.taker
    return s


def copy(o: SiroccoState) -> SiroccoState:
    """A state that shares nothing that changes with the old one."""
    s = SiroccoState.__new__(SiroccoState)
    s.stack = copy_stack(o.stack)
    s.events = []
    s.loud = o.loud
    s.options = o.options
    s.seats = o.seats
    s.hands = [row[:] for row in o.hands]
    s.limits = o.limits[:]
    s.seen = o.seen[:]
    s.pile = o.pile[:]
    s.discard = o.discard[:]
    s.removed = o.removed[:]
    s.operations = o.operations[:]
    s.left = o.left
    s.spent = o.spent[:]
    s.won = [row[:] for row in o.won]
    s.prize = o.prize[:]
    s.prize_of = o.prize_of[:]
    s.prize_under = o.prize_under[:]
    s.prize_seen = o.prize_seen[:]
    s.dealer = o.dealer
    s.leader = o.leader
    s.engagement = copy_engagement(o.engagement)
    s.totals = o.totals[:]
    s.totals_won = o.totals_won[:]
    s.games = o.games
    s.dealing = o.dealing
    return s
