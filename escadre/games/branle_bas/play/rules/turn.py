"""The frame of a turn: what goes before it, what is forgotten after it, and nightfall (BBC-3, BBC-1.15, BBC-1.16)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY, tell
from escadre.games.branle_bas.play.rules.gunnery.damage import add_crew
from escadre.games.branle_bas.play.rules.morale import test_morale
from escadre.games.branle_bas.play.rules.ships import POINT_BLANK, enemies, in_range, is_work
from escadre.games.branle_bas.play.rules.winning import DUEL, lost
from escadre.games.branle_bas.play.scenarios.scenario_effects import BOAT_CREW, NO_NIGHT, VICTORY, last_turn, twist
from escadre.games.branle_bas.play.state import (
    ANCHORED,
    BOARDING,
    DROPPED,
    EXPECTED,
    IN_PLAY,
    TESTS,
    BranleBasState,
    Helm,
    Shot,
)


def daylight(s: BranleBasState) -> bool:
    """BBC-1.15: until the last turn, while both sides have something left to fight with."""
    return s.turn < last_turn(s) and fights_on(s, 0) and fights_on(s, 1)


def fights_on(s: BranleBasState, side: int) -> bool:
    """A side that has only lost ships waits for no nightfall; in a duel neither does one whose ship is in retreat."""
    for ship in range(len(s.fate)):
        if s.side[ship] != side or s.captor[ship] >= 0:
            continue
        if s.fate[ship] == EXPECTED:
            return True
        if s.fate[ship] == IN_PLAY and not lost(s, ship) and not (s.retreat[ship] and twist(s, VICTORY) == DUEL):
            return True
    return False


def begin_turn(s: BranleBasState, dice: Dice) -> None:
    """BBC-3.2: the counter, then D1 goes and D2 becomes D1. BBC-9.3: who dropped anchor now lies at it."""
    s.turn += 1
    s.phase = TESTS
    s.morale_called = False
    if s.loud:
        tell(s, "turn", {"turn": s.turn})
    for ship in range(len(s.fate)):
        if s.disorder[ship] > 0:
            s.disorder[ship] -= 1
        if s.anchor[ship] == DROPPED:
            s.anchor[ship] = ANCHORED
        if s.boats[ship]:
            _boats(s, ship)


def _boats(s: BranleBasState, ship: int) -> None:
    """A twist: once, boats bring two A to a ship that can use both and has no enemy at point-blank."""
    if s.fate[ship] != IN_PLAY or s.captor[ship] >= 0 or s.crew[ship] + BOAT_CREW > s.first_crew[ship]:
        return
    for enemy in enemies(s, ship):
        if in_range(s, ship, enemy, POINT_BLANK):
            return
    s.boats[ship] = False
    add_crew(s, ship, BOAT_CREW)
    tell(s, "boats", {"ship": ship, "points": BOAT_CREW})


def end_turn(s: BranleBasState, dice: Dice) -> None:
    """What held for this turn alone is forgotten. BBC-16.3: a mast that has lain two turns is cut away."""
    s.phase = BOARDING
    for ship in range(len(s.fate)):
        s.fired_port[ship] = s.fired_starboard[ship] = False
        s.attacked[ship] = s.straight[ship] = s.moved[ship] = False
        if s.masked_port[ship] > 0:
            s.masked_port[ship] -= 1
        if s.masked_starboard[ship] > 0:
            s.masked_starboard[ship] -= 1
        s.shooters_before[ship] = s.shooters[ship]
        s.shooters[ship] = []
    s.supports.clear()
    s.given.clear()
    s.queue.clear()
    s.asking = NOBODY
    s.helm = Helm()
    s.shot = Shot()


# ---- nightfall


def nightfall(s: BranleBasState, dice: Dice) -> None:
    """BBC-1.16: movement and gunfire are over. BBC-4.2: the last morale test."""
    s.night = True
    if s.loud:
        tell(s, "nightfall", {"turn": s.turn})
    test_morale(s, dice)


def unsettled(s: BranleBasState) -> bool:
    """BBC-1.16: a boarding fight, a fire or a leak goes on."""
    if twist(s, NO_NIGHT):
        return False
    for attacker, defender in s.grapples:
        if s.fate[attacker] == IN_PLAY and s.fate[defender] == IN_PLAY:
            return True
    for ship in range(len(s.fate)):
        if s.fate[ship] == IN_PLAY and not is_work(s, ship) and (s.fires[ship] or s.leaks[ship]):
            return True
    return False
