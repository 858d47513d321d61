"""A world that a seat cannot tell from the true one: only fleets that are still secret are chosen anew (BBC-30.9)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.frames import Seat
from escadre.games.branle_bas.play.catalog import NATIONS
from escadre.games.branle_bas.play.copying import copy
from escadre.games.branle_bas.play.rules.setup.fleets import ChooseFleet
from escadre.games.branle_bas.play.state import BranleBasState
from escadre.games.branle_bas.play.waiting import step_name

CHOICE = ChooseFleet("BBC-1.1")


def guess(o: BranleBasState, seat: Seat, dice: Dice) -> BranleBasState:
    s = copy(o)
    s.loud = False
    if s.model:
        if step_name(s) == "ChooseStation" and s.stations[1 - seat % 2] >= 0:
            s.stations[1 - seat % 2] = dice.below(2)  # BBC-1.11: both Admirals choose at the same time
        return s
    for other in range(s.seats):
        if other == seat or s.nations[other] < 0:
            continue
        s.nations[other] = dice.below(len(NATIONS))
        s.chosen[other] = []
        if s.sealed[other]:
            _choose(s, other, dice)
    return s


def _choose(s: BranleBasState, seat: Seat, dice: Dice) -> None:
    """Any legal fleet: models at random until it may be sealed and nothing more is wanted."""
    while True:
        menu = CHOICE.menu(s, seat)
        models = menu.get("buy", ())
        if "done" in menu and (not models or dice.below(2)):
            return
        s.chosen[seat].append(models[dice.below(len(models))])
