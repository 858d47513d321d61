"""Who plays the bots of a table, and seats that decline by themselves: one decision after the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from escadre.core import codec, flow
from escadre.core.errors import Stale
from escadre.core.frames import Seat
from escadre.core.match import Match
from escadre.server.tables.limits import LONGEST
from escadre.server.tables.reactions import declined
from escadre.server.tables.table import Table, now_ms
from escadre.server.wire.refusals import TooFast
from escadre.server.work.bot_thinking import Thought

if TYPE_CHECKING:
    from escadre.server.tables.house import House

LEASE = 12_000  # milliseconds for which a process may think for the bots of a table
LOOKED = 60.0  # seconds for which bots play on alone after somebody has looked


class _Standing(NamedTuple):
    """Where a table stands for its bots: if it is the same after they have thought, what they thought of is done."""

    match: Match
    acts: int
    own: Thought | None  # what a seat does by itself
    asked: dict[Seat, str]  # the bots that are in turn, or may speak out of turn, and their levels


class BotPlay:
    """One for each house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.driving = 0  # tables of which the bots are at it, or wait to be

    def drive(self, table: Table) -> None:
        """Let the bots of the table play on, unless that is under way. Where nobody sits or looks, they wait."""
        if table.driving or table.match is None or table.match.over:
            return
        if (table.bots() and is_attended(table)) or declined(table):
            table.driving = True
            self.house.spawn(self._drive(table))

    async def _drive(self, table: Table) -> None:
        self.driving += 1
        try:
            with suppress(TooFast):  # too many think: the sweeper comes by again
                while await self._let_one_think(table):
                    pass
        finally:  # whatever went wrong: the next act, or the sweeper, lets them think again
            self.driving -= 1
            table.driving = False
            if table.thinking:
                table.thinking = frozenset()
                table.wake()

    async def _let_one_think(self, table: Table) -> bool:
        """One decision of one bot, or of a seat that declines by itself. False when none of this table has anything to
        do, or another process does it.
        """
        async with table.lock:
            await self.house.fresh(table)
            standing = _standing(table)
            if standing is None or (standing.own is not None and not await self._claim(table)):
                return False
            before = standing.match.turn
            table.thinking = frozenset(seat for seat in before if seat in standing.asked)
        began = time.monotonic()
        table.wake()
        thought = standing.own
        if thought is None:
            async with self.house.brains.turn(table.row.owner, standing.asked.values()) as brain:
                async with table.lock:
                    await self.house.fresh(table)
                    if _standing(table) != standing:
                        return True  # it went on while they waited for their turn
                    if not await self._claim(table):
                        return False
                    state = codec.encode(standing.match.state)
                thought = await brain.think(standing.match.game.key, state, standing.asked)
        if standing.own or (table.viewers and thought is not None):
            # A seat on its own takes the same time whatever it holds.
            await asyncio.sleep(max(0.0, self.house.settings.pace - (time.monotonic() - began)))
        async with table.lock:
            await self.house.fresh(table)
            if _standing(table) != standing:
                if not self.house.store.sqlite:
                    await asyncio.to_thread(self.house.store.release, table.id)
                return True  # the table went on, or somebody took his seat back: look again
            if thought is None:
                return False
            await self._carry_out(table, thought)
        table.thinking = frozenset()
        self.house.changed(table, before)
        return True

    async def _claim(self, table: Table) -> bool:
        """With the lock held: whether this process, of all, plays the bots of the table now."""
        if self.house.store.sqlite:
            return True
        return await asyncio.to_thread(self.house.store.claim, table.id, now_ms() + LEASE, acts=table.row.acts)

    async def _carry_out(self, table: Table, thought: Thought) -> None:
        match = table.playing
        kept = match.acts
        with suppress(Stale), self.house.whole(table):  # stale: another process was faster, and the table is read anew
            entry = match.act(thought.seat, thought.verb, thought.arg)
            entry.worlds = thought.worlds
            await self.house.keep(table, kept)


def _standing(table: Table) -> _Standing | None:
    """None if there is nothing to do for a bot, or nobody to do it for."""
    match = table.match
    if match is None or match.over or match.acts >= LONGEST:
        return None
    own = declined(table)
    asked = _asked(table, match) if own is None and is_attended(table) else {}
    return _Standing(match, match.acts, own, asked) if own or asked else None


def is_attended(table: Table) -> bool:
    """Whether a person sits there, or looks, or has a moment ago."""
    people = any(seat.kind == "person" for seat in table.seats)
    return people or bool(table.viewers) or time.monotonic() - table.looked < LOOKED


def _asked(table: Table, match: Match) -> dict[Seat, str]:
    """The bots that are in turn, or may speak out of turn."""
    levels = table.bots()
    turn: Sequence[Seat] = match.turn
    asked = [seat for seat in levels if seat in turn]
    if levels and turn and match.game.play.flow.interrupt is not None:
        asked += [seat for seat in levels if seat not in turn and flow.menu(match.state, match.game.play.flow, seat)]
    return {seat: levels[seat] for seat in asked}
