"""Bots: ensign, captain and admiral. They know the interface of a game, never a game, and never the true state.

>>> from escadre import bots
>>> bots.make("admiral:400").name
'admiral:400'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from escadre.bots.admiral import Admiral
from escadre.bots.captain import Captain
from escadre.bots.ensign import Ensign
from escadre.bots.worlds import Bot, Worlds
from escadre.core import flow
from escadre.core.dice import Dice
from escadre.core.errors import Unreadable
from escadre.core.frames import Seat
from escadre.core.game import AnyGame
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
        return Captain(_whole(level, budget)) if budget else Captain()
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


def guessed(game: AnyGame, s: Any, seat: Seat) -> Worlds:
    """The worlds that a seat cannot tell from the true one. `Unreadable` says that the game has no bots."""
    return Worlds(game.play, game.think, s, seat)


class Decision(NamedTuple):
    """What a bot does next, and how many guessed worlds each bot was handed that was asked."""

    seat: Seat
    verb: str
    arg: int
    handed: dict[Seat, int]


def decide(game: AnyGame, s: Any, players: Mapping[Seat, Bot], dice: Mapping[Seat, Dice]) -> Decision | None:
    """The next act of a bot: of the first that wants to interrupt, else of the first seat in turn that a bot plays.

    None says that no bot has anything to do: a person must decide, or the match is over.
    """
    play = game.play
    turn = flow.who(s, play.flow)
    handed: dict[Seat, int] = {}
    if turn and play.flow.interrupt is not None:
        for seat in sorted(players):
            if seat not in turn and (menu := flow.menu(s, play.flow, seat)):
                worlds = guessed(game, s, seat)
                choice = players[seat].interrupt(worlds, seat, menu, dice[seat])
                handed[seat] = worlds.handed
                if choice is not None:
                    return Decision(seat, *choice, handed)
    for seat in turn:
        if seat in players:
            menu = flow.menu(s, play.flow, seat)
            assert menu, f"a dead end: seat {seat} must decide, and nothing is on its menu"
            worlds = guessed(game, s, seat)
            choice = players[seat].choose(worlds, seat, menu, dice[seat])
            handed[seat] = worlds.handed
            return Decision(seat, *choice, handed)
    return None


def step(match: Match, players: Mapping[Seat, Bot], dice: Dice) -> Entry | None:
    """Let one bot act once, as `decide` says. The entry's `worlds` tells how many worlds it was handed for it."""
    made = decide(match.game, match.state, players, dict.fromkeys(players, dice))
    if made is None:
        return None
    entry = match.act(made.seat, made.verb, made.arg)
    entry.worlds = made.handed[made.seat]
    return entry


__all__ = ["LEVELS", "Admiral", "Bot", "Captain", "Decision", "Ensign", "Worlds", "decide", "guessed", "make", "step"]
