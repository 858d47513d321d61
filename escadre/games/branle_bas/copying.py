"""Copies of a state by hand: a search makes them by the thousand. What never changes is shared."""

from __future__ import annotations

from escadre.core.frames import copy_stack
from escadre.games.branle_bas.state import BranleBasState, Helm, Hoist, Shot, Signal


def copy_helm(o: Helm) -> Helm:
    new = Helm.__new__(Helm)
    new.ship = o.ship
    new.body = o.body[:]
    new.moved = o.moved[:]
    new.division = o.division
    new.guide = o.guide[:]
    new.asked = o.asked
    new.told = o.told
    new.slots = o.slots
    new.allowance = o.allowance
    new.thirds = o.thirds
    new.run = o.run
    new.turned = o.turned
    new.legs = o.legs[:]
    new.tests = o.tests
    new.struck = o.struck
    new.over = o.over
    new.dodged = o.dodged
    new.drifted = o.drifted
    new.planned = o.planned
    new.manner = o.manner
    new.may_board = o.may_board
    new.ashore = o.ashore
    return new


def copy_shot(o: Shot) -> Shot:
    new = Shot.__new__(Shot)
    new.ship = o.ship
    new.targets = o.targets[:]
    new.aims = o.aims[:]
    new.sides = o.sides[:]
    new.close = o.close
    new.ready = o.ready
    new.at = o.at
    new.primary = o.primary
    new.risks = o.risks
    new.face = o.face
    new.aim = o.aim
    return new


def copy_hoist(o: Hoist) -> Hoist:
    new = Hoist.__new__(Hoist)
    new.senders = o.senders[:]
    new.divisions = o.divisions[:]
    new.readers = o.readers[:]
    new.later = o.later[:]
    return new


def copy_signal(o: Signal) -> Signal:
    new = Signal.__new__(Signal)
    new.division = o.division
    new.order = o.order
    new.side = o.side
    new.course = o.course
    new.waiting = o.waiting[:]
    new.reading = o.reading
    new.sender = o.sender
    new.repeated = o.repeated
    return new


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
    s.second = o.second
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
    s.signals = [copy_signal(old) for old in o.signals]
    s.hoist = copy_hoist(o.hoist)
    s.signalled = o.signalled[:]
    s.tangles = [row[:] for row in o.tangles]
    s.unclaimed = o.unclaimed[:]
    s.grapples = [row[:] for row in o.grapples]
    s.landings = [row[:] for row in o.landings]
    s.supports = [row[:] for row in o.supports]
    s.given = o.given[:]
    s.kindled = o.kindled[:]
    s.winner = o.winner
    s.why = o.why
    return s
