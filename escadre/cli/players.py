"""Who sits where: people and bots, written into the names of a save so that it can be resumed as it was."""

from __future__ import annotations

import re
from collections.abc import Sequence

from escadre import bots
from escadre.cli.desk import Mistake
from escadre.core.errors import Unreadable
from escadre.core.frames import Seat
from escadre.core.words import LANGUAGES, Words

DEFAULT = "captain"


def check_level(level: str) -> str:
    """The text form of a bot, or a Mistake that says which there are."""
    try:
        bots.make(level)
    except Unreadable:
        raise Mistake("wrong-bot", bot=level, bots=", ".join(bots.LEVELS)) from None
    return level


def seat_number(number: int, seats: int) -> Seat:
    """From the seat that a person counts, from 1, to ours."""
    if not 1 <= number <= seats:
        raise Mistake("wrong-seat", seat=str(number), seats=str(seats))
    return number - 1


def name_of(words: Words, seat: Seat, level: str) -> str:
    """The name of a player: `Player 1`, `Captain 2`, `Admiral 3 (admiral:400)`."""
    if not level:
        return words.id("player-human", seat=str(seat + 1))
    rank, _, budget = level.partition(":")
    name = words.id(f"player-{rank}", seat=str(seat + 1))
    return f"{name} ({level})" if budget else name


def level_of(name: str, seat: Seat) -> str:
    """The bot that a saved name stands for, in whatever language it was saved; "" is a person."""
    given = re.search(r"\(([a-z]+:[0-9.]+s?)\)$", name)
    if given:
        return check_level(given[1])
    for language in LANGUAGES:
        for level in bots.LEVELS:
            if name == name_of(Words(language), seat, level):
                return level
    return ""


def seating(seats: int, you: Sequence[int], hot_seat: bool, levels: Sequence[str]) -> list[str]:
    """For each seat the level of its bot, "" for a person. Levels are dealt in order, the last one again and again."""
    if hot_seat and you:
        raise Mistake("wrong-you-and-hot-seat")
    people = set(range(seats)) if hot_seat else {seat_number(number, seats) for number in you or [1]}
    dealt = [check_level(level) for level in levels] or [DEFAULT]
    seated: list[str] = []
    machines = 0
    for seat in range(seats):
        if seat in people:
            seated.append("")
        else:
            seated.append(dealt[min(machines, len(dealt) - 1)])
            machines += 1
    return seated
