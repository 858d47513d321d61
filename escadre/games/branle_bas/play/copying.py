"""Written by `python -m escadre.core.copying` from the fields of `state.py`: change those instead."""

from __future__ import annotations

from escadre.core.frames import copy_stack
from escadre.games.branle_bas.play.state import BranleBasState, Helm, Shot, Signal


def copy_helm(o: Helm) -> Helm:
    s = Helm.__new__(Helm)
    s.ship = o.ship
    s.body = o.body[:]
    s.moved = o.moved[:]
    s.division = o.division
    s.guide = o.guide[:]
    s.asked = o.asked
    s.told = o.told
    s.slots = o.slots
    s.allowance = o.allowance
    s.thirds = o.thirds
    s.run = o.run
    s.turned = o.turned
    s.legs = o.legs[:]
    s.tests = o.tests
    s.struck = o.struck
    s.over = o.over
    s.dodged = o.dodged
    s.drifted = o.drifted
    s.planned = o.planned
    s.manner = o.manner
    s.may_board = o.may_board
    s.ashore = o.ashore
    return s


def copy_shot(o: Shot) -> Shot:
    s = Shot.__new__(Shot)
    s.ship = o.ship
    s.targets = o.targets[:]
    s.aims = o.aims[:]
    s.sides = o.sides[:]
    s.close = o.close
    s.ready = o.ready
    s.at = o.at
    s.primary = o.primary
    s.risks = o.risks
    s.face = o.face
    s.aim = o.aim
    return s


def copy_signal(o: Signal) -> Signal:
    s = Signal.__new__(Signal)
    s.division = o.division
    s.order = o.order
    s.side = o.side
    s.course = o.course
    s.waiting = o.waiting[:]
    s.reading = o.reading
    s.sender = o.sender
    s.repeated = o.repeated
    return s


def copy(o: BranleBasState) -> BranleBasState:
    """A state that shares nothing that changes with the old one."""
    s = BranleBasState.__new__(BranleBasState)
    s.stack = copy_stack(o.stack)
    s.events = []
    s.loud = o.loud
    s.options = o.options
    s.seats = o.seats
    s.scenario = o.scenario
    s.nations = o.nations[:]
    s.chosen = [row[:] for row in o.chosen]
    s.sealed = o.sealed[:]
    s.splits = [row[:] for row in o.splits]
    s.model = o.model
    s.names = o.names
    s.side = o.side
    s.nation = o.nation
    s.kind = o.kind
    s.rank = o.rank
    s.decks = o.decks
    s.sail = o.sail
    s.colour = o.colour
    s.first_guns = o.first_guns
    s.quality = o.quality
    s.first_crew = o.first_crew
    s.boxes = o.boxes
    s.length = o.length
    s.beam = o.beam
    s.division = o.division
    s.place = o.place
    s.unit = o.unit
    s.special = o.special
    s.twists = o.twists
    s.owner = o.owner[:]
    s.fate = o.fate[:]
    s.x = o.x[:]
    s.y = o.y[:]
    s.heading = o.heading[:]
    s.wake = [row[:] for row in o.wake]
    s.guns = o.guns[:]
    s.crew = o.crew[:]
    s.hull = o.hull[:]
    s.rig = o.rig[:]
    s.fires = o.fires[:]
    s.leaks = [row[:] for row in o.leaks]
    s.rudders = o.rudders[:]
    s.captains = o.captains[:]
    s.disorder = o.disorder[:]
    s.masked_port = o.masked_port[:]
    s.masked_starboard = o.masked_starboard[:]
    s.anchor = o.anchor[:]
    s.aground = o.aground[:]
    s.captor = o.captor[:]
    s.retreat = o.retreat[:]
    s.lost_crew = o.lost_crew[:]
    s.opened = o.opened[:]
    s.fired_port = o.fired_port[:]
    s.fired_starboard = o.fired_starboard[:]
    s.attacked = o.attacked[:]
    s.straight = o.straight[:]
    s.moved = o.moved[:]
    s.shooters = [row[:] for row in o.shooters]
    s.shooters_before = [row[:] for row in o.shooters_before]
    s.tacking = o.tacking[:]
    s.tow = o.tow[:]
    s.tow_turns = o.tow_turns[:]
    s.zone_passed = o.zone_passed[:]
    s.formed = o.formed[:]
    s.astray = o.astray[:]
    s.order = o.order[:]
    s.order_side = o.order_side[:]
    s.order_course = o.order_course[:]
    s.misread = o.misread[:]
    s.unready = o.unready[:]
    s.boats = o.boats[:]
    s.division_side = o.division_side
    s.commander = o.commander[:]
    s.repeater = o.repeater[:]
    s.mode = o.mode[:]
    s.lines_side = o.lines_side[:]
    s.flagship = o.flagship[:]
    s.admiral_dead = o.admiral_dead[:]
    s.morale = o.morale[:]
    s.floor = o.floor[:]
    s.fleeing = o.fleeing[:]
    s.arrivals = [row[:] for row in o.arrivals]
    s.stations = o.stations[:]
    s.wind = o.wind
    s.force = o.force
    s.fog = o.fog
    s.spell = o.spell
    s.land = o.land
    s.reefs = o.reefs
    s.shallows = o.shallows
    s.shoals = o.shoals
    s.anchorages = o.anchorages
    s.exits = o.exits
    s.turn = o.turn
    s.phase = o.phase
    s.night = o.night
    s.queue = o.queue[:]
    s.order_of_wind = o.order_of_wind[:]
    s.morale_called = o.morale_called
    s.asking = o.asking
    s.helm = copy_helm(o.helm)
    s.shot = copy_shot(o.shot)
    s.signals = [copy_signal(row) for row in o.signals]
    s.signalled = o.signalled[:]
    s.tangles = [row[:] for row in o.tangles]
    s.unclaimed = o.unclaimed[:]
    s.grapples = [row[:] for row in o.grapples]
    s.landings = [row[:] for row in o.landings]
    s.supports = [row[:] for row in o.supports]
    s.given = o.given[:]
    s.winner = o.winner
    s.why = o.why
    return s
