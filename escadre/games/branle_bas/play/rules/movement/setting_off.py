"""What a ship under way can choose from at the start of her move, or does by herself (BBC-6.14-6.20, BBC-7.12-7.15)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.games.branle_bas.play.rules.formations.formation import planned_legs
from escadre.games.branle_bas.play.rules.movement.anchoring import bars_anchor
from escadre.games.branle_bas.play.rules.movement.speed import half_slot, only_drifts, rudder_run
from escadre.games.branle_bas.play.rules.movement.turning import (
    at_edge,
    bars_tack,
    held_straight,
    may_tack,
    must_tack,
    nearer_edge,
    pay_off,
    test_tack,
)
from escadre.games.branle_bas.play.rules.ships import IRONS, attitude, masts_lost
from escadre.games.branle_bas.play.state import ADVANCE, CALM, DRIFT, PORT, STARBOARD, BranleBasState

# `helm.manner`: what there is to choose
SAILING: Final = 0
MOORED: Final = 1
ADRIFT: Final = 2  # no choice but to anchor, cast off or scuttle
IN_IRONS: Final = 3  # to go about, or to drift
HEAD_TO_WIND: Final = 4  # unable to go about: to which side she pays off (BBC-7.15)
IN_TOW: Final = 5
HELD: Final = 6  # to another ship: nothing to choose


def choose_manner(s: BranleBasState, ship: int, dice: Dice) -> None:
    """What the wind and her state leave her."""
    h = s.helm
    h.manner = SAILING
    if s.tacking[ship] and (masts_lost(s, ship) > 0 or not at_edge(s, ship)):
        s.tacking[ship] = False  # BBC-7.12: the duty is over
    if s.force == CALM or only_drifts(s, ship, h.thirds, h.allowance):
        drift_unless_asked(s, ship)
        return
    in_irons = attitude(s, ship) == IRONS
    if s.rudders[ship]:
        plan(s, drift_legs(s, ship) if in_irons else [ADVANCE, rudder_run(s, ship, h.thirds, h.slots)])
        return
    legs = planned_legs(s, ship) if s.formed[ship] else None
    if legs is not None:
        plan(s, legs)
    elif in_irons and may_tack(s, ship):
        h.manner = IN_IRONS
    elif in_irons and nearer_edge(s, ship) < 0 and pays_off(s, ship):
        h.manner = HEAD_TO_WIND
    elif in_irons:
        drift_unless_asked(s, ship)
    elif must_tack(s, ship):
        plan(s, test_tack(s, ship, PORT if bars_tack(s, ship, PORT) is None else STARBOARD, dice))


def drift_unless_asked(s: BranleBasState, ship: int) -> None:
    """Adrift there is nothing to choose, unless she could anchor (BBC-9.6), cast off, or is a prize to scuttle."""
    if bars_anchor(s, ship) is None or s.captor[ship] >= 0 or s.tow[ship] >= 0:
        s.helm.manner = ADRIFT
    else:
        plan(s, drift_legs(s, ship))


def drift_legs(s: BranleBasState, ship: int) -> list[int]:
    """½ with the wind (BBC-6.18); in irons with sails left, but a mast short, she pays off as well (BBC-7.15)."""
    if s.force == CALM:
        return []
    h = s.helm
    if attitude(s, ship) == IRONS and h.thirds > 0 and pays_off(s, ship):
        return pay_off(s, ship, nearer_edge(s, ship))
    return [DRIFT, half_slot(s, ship)]


def pays_off(s: BranleBasState, ship: int) -> bool:
    """BBC-7.15: she cannot go about, but has a helm."""
    return masts_lost(s, ship) > 0 and not s.rudders[ship] and s.tow[ship] < 0 and held_straight(s, ship) is None


def plan(s: BranleBasState, legs: list[int]) -> None:
    """Nothing is asked."""
    s.helm.legs = legs
    s.helm.planned = True
