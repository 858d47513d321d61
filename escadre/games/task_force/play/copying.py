"""Written by `python -m escadre.core.copying` from the fields of `state.py`: change those instead."""

from __future__ import annotations

from escadre.core.frames import copy_stack
from escadre.games.task_force.play.state import AirBattle, Attack, NavalBattle, Raid, TaskForceState


def copy_raid(o: Raid) -> Raid:
    s = Raid.__new__(Raid)
    s.side = o.side
    s.hex = o.hex
    s.turn = o.turn
    s.units = o.units[:]
    s.lost_way = o.lost_way[:]
    return s


def copy_attack(o: Attack) -> Attack:
    s = Attack.__new__(Attack)
    s.side = o.side
    s.ships = o.ships[:]
    s.target = o.target
    s.hits = o.hits
    return s


def copy_naval_battle(o: NavalBattle) -> NavalBattle:
    s = NavalBattle.__new__(NavalBattle)
    s.sides = [row[:] for row in o.sides]
    s.base = o.base
    s.outranges = o.outranges
    s.named = o.named[:]
    s.range = o.range
    s.first = o.first
    s.surprise = o.surprise
    s.declined = o.declined
    s.firing = o.firing
    s.named_all = o.named_all[:]
    s.attacks = [copy_attack(row) for row in o.attacks]
    s.held = o.held[:]
    s.lead = o.lead
    return s


def copy_air_battle(o: AirBattle) -> AirBattle:
    s = AirBattle.__new__(AirBattle)
    s.raid = o.raid
    s.asked = o.asked
    s.spared = o.spared
    s.interceptors = o.interceptors[:]
    s.pairs = [row[:] for row in o.pairs]
    s.stars = o.stars[:]
    s.rolled = o.rolled[:]
    s.losses = [row[:] for row in o.losses]
    s.attackers = o.attackers[:]
    s.intercepted = o.intercepted
    s.target = o.target
    s.group = o.group[:]
    s.launched = o.launched
    s.modifier = o.modifier
    s.over = o.over
    return s


def copy(o: TaskForceState) -> TaskForceState:
    """A state that shares nothing that changes with the old one."""
    s = TaskForceState.__new__(TaskForceState)
    s.stack = copy_stack(o.stack)
    s.events = []
    s.loud = o.loud
    s.options = o.options
    s.seats = o.seats
    s.scenario = o.scenario
    s.battle = o.battle
    s.seed_letters = o.seed_letters
    s.turn = o.turn
    s.phase = o.phase
    s.acting = o.acting
    s.first_air = o.first_air
    s.done = o.done[:]
    s.organised = o.organised
    s.organising = o.organising
    s.used = o.used[:]
    s.stage = o.stage[:]
    s.taken = o.taken[:]
    s.paired = o.paired[:]
    s.plan_hex = o.plan_hex[:]
    s.plan_dummies = [row[:] for row in o.plan_dummies]
    s.ship = o.ship[:]
    s.side = o.side[:]
    s.steps = o.steps[:]
    s.level = o.level[:]
    s.minor = o.minor[:]
    s.repairing = o.repairing[:]
    s.deck = o.deck[:]
    s.deck_minor = o.deck_minor[:]
    s.fate = o.fate[:]
    s.lost_ships = o.lost_ships[:]
    s.first_level = o.first_level[:]
    s.formation = o.formation[:]
    s.shown = o.shown[:]
    s.answered = o.answered[:]
    s.duties = o.duties[:]
    s.leavers = o.leavers[:]
    s.partings = o.partings[:]
    s.broken = o.broken[:]
    s.arranged = o.arranged[:]
    s.boxes = [row[:] for row in o.boxes]
    s.ringed = o.ringed[:]
    s.withdraws = o.withdraws[:]
    s.marker = o.marker[:]
    s.marker_side = o.marker_side[:]
    s.hex = o.hex[:]
    s.under = [row[:] for row in o.under]
    s.group = o.group[:]
    s.letter = o.letter[:]
    s.detection = o.detection[:]
    s.report = o.report[:]
    s.report_turn = o.report_turn[:]
    s.single = o.single[:]
    s.answers = [row[:] for row in o.answers]
    s.chits = [row[:] for row in o.chits]
    s.real = o.real[:]
    s.swift = o.swift[:]
    s.start_line = o.start_line[:]
    s.before = o.before[:]
    s.moved = o.moved[:]
    s.path = [row[:] for row in o.path]
    s.leaving = o.leaving[:]
    s.picked = o.picked
    s.base = o.base[:]
    s.base_side = o.base_side[:]
    s.base_hex = o.base_hex[:]
    s.base_level = o.base_level[:]
    s.base_repairing = o.base_repairing[:]
    s.base_deck = o.base_deck[:]
    s.base_deck_minor = o.base_deck_minor[:]
    s.model = o.model[:]
    s.unit_side = o.unit_side[:]
    s.unit_steps = o.unit_steps[:]
    s.home = o.home[:]
    s.old_home = o.old_home[:]
    s.long_legs = o.long_legs[:]
    s.at = o.at[:]
    s.box = o.box[:]
    s.over = o.over[:]
    s.due = o.due[:]
    s.far = o.far[:]
    s.unit_moved = o.unit_moved[:]
    s.unit_fresh = o.unit_fresh[:]
    s.torpedoes = o.torpedoes[:]
    s.halved = o.halved[:]
    s.raids = [copy_raid(row) for row in o.raids]
    s.mission = o.mission
    s.covering = o.covering
    s.adrift = o.adrift[:]
    s.cup = o.cup[:]
    s.aside = o.aside[:]
    s.chit_kind = o.chit_kind[:]
    s.chit_known = o.chit_known[:]
    s.searches = [row[:] for row in o.searches]
    s.sources = [row[:] for row in o.sources]
    s.contacts = o.contacts[:]
    s.battles = [copy_naval_battle(row) for row in o.battles]
    s.air = copy_air_battle(o.air)
    s.order = o.order[:]
    s.points = o.points[:]
    s.landed = o.landed[:]
    s.given_up = o.given_up
    s.troops = o.troops[:]
    s.supply = o.supply[:]
    s.bombarded = o.bombarded
    s.bombard_hits = o.bombard_hits
    s.field_side = o.field_side
    s.committed = [row[:] for row in o.committed]
    s.spent = o.spent
    s.used_once = o.used_once[:]
    s.used_carriers = o.used_carriers[:]
    s.unfit = o.unfit[:]
    s.survivors = [row[:] for row in o.survivors]
    s.unloading = o.unloading[:]
    s.conceded = o.conceded
    s.why = o.why
    return s
