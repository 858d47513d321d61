"""Bots: ensign, captain and admiral. They know the interface of a game, never a game, and never the true state.

>>> from escadre import bots
>>> bots.make("admiral:400").name
'admiral:400'
"""

from __future__ import annotations

from collections.abc import Mapping

from escadre.bots.admiral import Admiral
from escadre.bots.captain import Captain
from escadre.bots.ensign import Ensign
from escadre.bots.worlds import Bot, Worlds
from escadre.core.dice import Dice
from escadre.core.errors import Unreadable
from escadre.core.frames import Seat
from escadre.core.match import Entry, Match

LEVELS = ("ensign", "captain", "admiral")


def make(level: str, simulations: int = 0, seconds: float = 0.0) -> Bot:
    """A bot from its text form: `ensign`, `captain`, `captain:12` (worlds), `admiral`, `admiral:400` (simulations) or
    `admiral:1.5s` (seconds). Only a budget of seconds makes a bot that may decide otherwise the next time.
    """
    name, _, budget = level.strip().lower().partition(":")
    if name == "ensign" and not budget:
        return Ensign()
    if name == "captain":
        return Captain(_whole(level, budget) if budget else Captain.WORLDS)
    if name == "admiral":
        if budget.endswith("s"):
            seconds = _seconds(level, budget[:-1])
        elif budget:
            simulations = _whole(level, budget)
        return Admiral(simulations or (0 if seconds else Admiral.SIMULATIONS), seconds)
    raise Unreadable("error-bot", bot=level, bots=", ".join(LEVELS))


def _whole(level: str, text: str) -> int:
    if not (text.isascii() and text.isdigit()) or not 1 <= int(text) <= 1_000_000:
        raise Unreadable("error-bot-number", bot=level)
    return int(text)


def _seconds(level: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.001 <= value <= 3600.0:
        raise Unreadable("error-bot-seconds", bot=level)
    return value


def step(match: Match, players: Mapping[Seat, Bot], dice: Dice) -> Entry | None:
    """Let one bot act once: first those who may interrupt, then the first seat in turn that a bot plays.

    None says that no bot has anything to do: a person must decide, or the match is over. The entry's `worlds` tells
    how many guessed worlds the bot was handed for it.
    """
    if match.outcome is not None:
        return None
    turn = match.turn
    if match.game.flow.interrupt is not None:
        for seat in sorted(players):
            if seat in turn or not (menu := match.menu(seat)):
                continue
            worlds = Worlds(match.game, match.state, seat)
            choice = players[seat].interrupt(worlds, seat, menu, dice)
            if choice is not None:
                return _act(match, seat, choice, worlds)
    for seat in turn:
        if seat in players:
            worlds = Worlds(match.game, match.state, seat)
            return _act(match, seat, players[seat].choose(worlds, seat, match.menu(seat), dice), worlds)
    return None


def _act(match: Match, seat: Seat, choice: tuple[str, int], worlds: Worlds) -> Entry:
    entry = match.act(seat, *choice)
    entry.worlds = worlds.handed
    return entry


__all__ = ["LEVELS", "Admiral", "Bot", "Captain", "Ensign", "Worlds", "make", "step"]
