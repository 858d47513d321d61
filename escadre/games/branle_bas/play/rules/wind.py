"""The wind at the start of a turn: DéVent, fog, calm and gale (BBC-5.14-5.25)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY, tell
from escadre.games.branle_bas.play.rules.gunnery.damage import break_mast, settle_condition
from escadre.games.branle_bas.play.rules.ships import CLOSE, attitude, by_wind, masts
from escadre.games.branle_bas.play.rules.special_dice import (
    CALM_OR_GALE,
    FOG,
    FORCE_DOWN,
    FORCE_UP,
    VEER,
    roll_de,
    roll_face,
)
from escadre.games.branle_bas.play.scenarios.scenario_effects import WIND_EVERY, twist
from escadre.games.branle_bas.play.state import ANCHORED, CALM, DROPPED, FRESH, GALE, IN_PLAY, LIGHT, BranleBasState


def change_wind(s: BranleBasState, dice: Dice) -> None:
    """BBC-5.14; fog, calm and gale have a roll of their own, which replaces the ordinary one (BBC-5.24)."""
    if s.fog or s.force == CALM or s.force == GALE:
        s.spell += 1
        if s.spell > 1:  # each lasts one whole turn at least
            _end_of_spell(s, dice)
    elif s.turn % twist(s, WIND_EVERY) == 0:
        _ordinary(s, dice)


def _ordinary(s: BranleBasState, dice: Dice) -> None:
    face = roll_face(s, dice, "wind", NOBODY)
    if face == FORCE_UP:
        _blow(s, min(s.force + 1, FRESH))  # BBC-5.16
    elif face == FORCE_DOWN:
        _blow(s, max(s.force - 1, LIGHT))
    elif face == FOG:  # BBC-5.18
        s.fog, s.spell = True, 1
        tell(s, "fog-falls", {})
        _blow(s, LIGHT)
    elif face == CALM_OR_GALE:
        _calm_or_gale(s, dice)
    else:
        _shift(s, (s.wind + (0 if face == VEER else -2)) % 12 + 1)  # BBC-5.17


def _calm_or_gale(s: BranleBasState, dice: Dice) -> None:
    """BBC-5.20."""
    face = roll_face(s, dice, "wind", NOBODY)
    if face == FORCE_DOWN:
        s.spell = 1
        _blow(s, CALM)
    elif face in (FORCE_UP, CALM_OR_GALE):
        s.spell = 1
        _blow(s, GALE)


def _end_of_spell(s: BranleBasState, dice: Dice) -> None:
    if s.force == CALM:  # BBC-5.21
        s.spell = 0
        first, second = dice.roll(6), dice.roll(6)
        tell(s, "dice-wind", {"die": first, "second": second})
        _blow(s, LIGHT)
        _shift(s, first + second)
        return
    face = roll_face(s, dice, "wind", NOBODY)
    if s.fog:
        if face != FOG and face != FORCE_DOWN:  # BBC-5.19
            s.fog, s.spell = False, 0
            tell(s, "fog-lifts", {})
    elif face != CALM_OR_GALE:  # BBC-5.23
        s.spell = 0
        _blow(s, FRESH)


def _blow(s: BranleBasState, force: int) -> None:
    if force != s.force:
        s.force = force
        tell(s, "wind-force", {"force": force})


def _shift(s: BranleBasState, wind: int) -> None:
    if wind != s.wind:
        s.wind = wind
        tell(s, "wind-shifts", {"course": wind})


def gale(s: BranleBasState, dice: Dice) -> None:
    """BBC-5.22: who lies close to the wind may lose a mast, every turn that the gale lasts."""
    if s.force != GALE:
        return
    exposed = [
        ship
        for ship in range(len(s.fate))
        if s.fate[ship] == IN_PLAY
        and s.anchor[ship] not in (DROPPED, ANCHORED)
        and masts(s, ship) > 0
        and attitude(s, ship) <= CLOSE
    ]
    for ship in by_wind(s, exposed, dice):
        if roll_de(s, dice, "gale", ship) == -2:
            break_mast(s, ship, dice)
            settle_condition(s, ship, dice)
            if s.why:
                return
