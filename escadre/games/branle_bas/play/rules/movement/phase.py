"""The movement phase: bodies, ships and slots in their order (BBC-3.10, BBC-6.1, BBC-6.2)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY
from escadre.games.branle_bas.play.rules.boarding.landing import waits_for_her_men
from escadre.games.branle_bas.play.rules.contact.collision import meet
from escadre.games.branle_bas.play.rules.contact.parting import let_prizes_go, may_part
from escadre.games.branle_bas.play.rules.contact.touching_bases import drift_group, settle_contacts
from escadre.games.branle_bas.play.rules.formations.divisions import bodies, drop_unable, leave
from escadre.games.branle_bas.play.rules.formations.formation import end_of_move
from escadre.games.branle_bas.play.rules.movement.anchoring import is_moored
from escadre.games.branle_bas.play.rules.movement.grounding import test_start
from escadre.games.branle_bas.play.rules.movement.helm_limits import has_last_word
from escadre.games.branle_bas.play.rules.movement.motion import drift, make_leg, turn_until_touch
from escadre.games.branle_bas.play.rules.movement.setting_off import HELD, IN_TOW, MOORED, SAILING, choose_manner
from escadre.games.branle_bas.play.rules.movement.speed import slots_for, towed_by
from escadre.games.branle_bas.play.rules.movement.towing import count_tows, put_ahead, tow_follows
from escadre.games.branle_bas.play.rules.ships import by_wind, holder, in_play, tangled, thirds
from escadre.games.branle_bas.play.state import DRIFT, IN_PLAY, LEAD, MOVEMENT, RESUME, WORK, BranleBasState

# ---- the order of the phase


def begin_movement(s: BranleBasState, dice: Dice) -> None:
    """BBC-3.10: the order is fixed now."""
    s.phase = MOVEMENT
    count_tows(s)
    let_prizes_go(s)
    for ship in range(len(s.fate)):
        s.moved[ship] = False
        if s.formed[ship] and s.fleeing[holder(s, ship)]:
            leave(s, ship)  # BBC-2.6, BBC-15.3
    drop_unable(s)
    ships = [ship for ship in range(len(s.fate)) if s.fate[ship] == IN_PLAY and s.kind[ship] != WORK]
    s.queue = by_wind(s, ships, dice)
    s.order_of_wind = [ship for body in bodies(s, s.queue) for ship in body]
    s.helm.ship = NOBODY
    s.asking = NOBODY


def bodies_remain(s: BranleBasState) -> bool:
    for ship in s.queue:
        if in_play(s, ship):
            return True
    return False


def next_body(s: BranleBasState, dice: Dice) -> None:
    """BBC-6.1, BBC-6.2: a formation, or one ship. What has left its formation since keeps its own place."""
    s.queue = [ship for ship in s.queue if in_play(s, ship)]
    h = s.helm
    h.ship = NOBODY
    h.body = bodies(s, s.queue)[0][:]
    h.moved = []
    h.guide = []
    h.asked = False
    h.told = LEAD
    h.division = s.division[h.body[0]] if len(h.body) > 1 else NOBODY
    s.queue = [ship for ship in s.queue if ship not in h.body]


def ships_remain(s: BranleBasState) -> bool:
    for ship in s.helm.body:
        if in_play(s, ship):
            return True
    return False


# ---- one ship


def begin_ship(s: BranleBasState, dice: Dice) -> None:
    """The allowance is that of the attitude she has now (BBC-6.3); who is held may first try to part (BBC-17.9)."""
    h = s.helm
    h.ship = h.body.pop(0)
    while not in_play(s, h.ship):
        h.ship = h.body.pop(0)
    ship = h.ship
    h.moved.append(ship)
    h.thirds = thirds(s, ship)
    h.slots = slots_for(s, ship)
    h.allowance = h.slots
    h.run = 0
    h.turned = 0
    h.legs = []
    h.tests = 0
    h.struck = NOBODY
    h.over = False
    h.dodged = False
    h.drifted = False
    h.planned = False
    h.manner = SAILING
    h.may_board = False
    s.asking = ship if may_part(s, ship) else NOBODY


def set_off(s: BranleBasState, dice: Dice) -> None:
    """What there is to choose for her, or what happens by itself."""
    h = s.helm
    ship = h.ship
    s.asking = NOBODY
    if s.why or not in_play(s, ship) or s.aground[ship] or tangled(s, ship):
        h.planned = True
        h.manner = HELD
        return
    if waits_for_her_men(s, ship):
        h.planned = True
        return
    if is_moored(s, ship):
        h.manner = MOORED
        return
    tug = towed_by(s, ship)
    if tug >= 0 and s.tow_turns[tug] >= 1:
        h.manner = IN_TOW  # the hawser holds her: she does not drift
        return
    if s.tow[ship] >= 0 and s.tow_turns[ship] == 1 and put_ahead(s, ship):
        h.planned = True
        return
    if h.slots == h.allowance:
        test_start(s, ship, dice)  # BBC-20.5
    if in_play(s, ship) and not s.aground[ship]:
        choose_manner(s, ship, dice)
    else:
        h.planned = True


def slots_remain(s: BranleBasState) -> bool:
    h = s.helm
    if h.over or not in_play(s, h.ship) or s.aground[h.ship]:
        return False
    if h.legs or h.planned:
        return bool(h.legs)
    return h.slots > 0 or h.manner != SAILING or has_last_word(s)


def legs_remain(s: BranleBasState) -> bool:
    return bool(s.helm.legs)


def run_leg(s: BranleBasState, dice: Dice) -> None:
    """One segment, if nothing is in its way (BBC-0.6, BBC-17.1)."""
    h = s.helm
    ship = h.ship
    kind, amount = h.legs[0], h.legs[1]
    if kind != RESUME:
        h.tests = 0
    if kind == DRIFT:
        h.legs = h.legs[2:]
        drift(s, ship, dice)
    elif h.drifted:
        h.legs = h.legs[2:]
        turn_until_touch(s, ship, amount)  # BBC-7.15
    elif not meet(s, dice):
        h.legs = h.legs[2:]
        make_leg(s, ship, kind, amount, dice)


def end_ship(s: BranleBasState, dice: Dice) -> None:
    """What the end of a move brings: the drift of ships held together, the tow, contacts, the station."""
    ship = s.helm.ship
    if not in_play(s, ship):
        return
    if s.helm.manner == HELD and not s.moved[ship]:
        drift_group(s, ship, dice)
    s.moved[ship] = True
    if in_play(s, ship):
        tow_follows(s, ship, dice)
        settle_contacts(s, ship, dice)
    if in_play(s, ship) and not s.why:
        end_of_move(s, ship)
