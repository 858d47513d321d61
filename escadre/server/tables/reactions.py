"""Seats that decline by themselves when they are only asked whether they react to something (`Game.reaction`)."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING

from escadre.core.errors import EscadreError
from escadre.core.frames import Seat
from escadre.core.game import decline, get
from escadre.server.work.bot_thinking import Thought

if TYPE_CHECKING:
    from escadre.server.tables.table import Table


@cache
def has_reactions(game: str) -> bool:
    """Whether the game ever asks a seat for a mere reaction. One that is not installed any more does not."""
    with suppress(EscadreError):
        return get(game).play.reaction is not None
    return False


def declined(table: Table) -> Thought | None:
    """What a seat of a person does by itself now, if any: it hangs on what the seat has set, and on its own menu."""
    match = table.match
    if match is None or not has_reactions(match.game.key):
        return None
    for seat in match.turn:
        row = table.seats[seat]
        order = decline(match.game, match.state, seat, row.reaction) if row.kind == "person" else None
        if order is not None:
            return Thought(seat, *order, worlds=0)
    return None


def declines_by_itself(table: Table, seat: Seat) -> bool:
    """Then nobody needs to be called."""
    thought = declined(table)
    return thought is not None and thought.seat == seat
