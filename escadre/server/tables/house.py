"""The house: every table that is in use, where its acts are kept, who is told, and who plays the bots."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

from msgspec import structs

from escadre.core import codec, flow
from escadre.core.errors import EscadreError, Stale
from escadre.core.frames import Seat
from escadre.core.game import AnyGame, get
from escadre.core.match import Match
from escadre.server.door.security import Limits
from escadre.server.settings import Settings
from escadre.server.tables import clocks
from escadre.server.tables.other_processes import BEAT, Neighbours
from escadre.server.tables.reactions import declined, declines_by_itself
from escadre.server.tables.table import Table, now_ms
from escadre.server.wire.dialogue import Ask
from escadre.server.wire.refusals import Missing
from escadre.server.work.bot_thinking import Brains, Thought
from escadre.store.journal import Journal
from escadre.store.rows import Append
from escadre.store.store import Store

log = logging.getLogger("escadre")

LONGEST = 20_000  # acts of a match: ten times what any game needs; nobody fills the disk by choosing and undoing
IDLE = 300.0  # seconds after which a table that nobody looks at leaves the memory
OVER = 30.0  # and one whose match is over: few come back to it
LEASE = 12_000  # milliseconds for which a process may think for the bots of a table
STUCK = 5_000  # milliseconds after which bots that have not moved are taken over
RECENT = 60_000  # and for how long one looks whether a seat was about to decline by itself
STAND_IN = "captain"  # who plays for somebody absent
T = TypeVar("T")
YourTurn = Callable[[str, str, AnyGame, str], Awaitable[None]]  # user, table, game, title


async def thread(function: Callable[..., T], *args: Any, **named: Any) -> T:
    """A call of the store, which waits for the disk, beside the event loop."""
    return await asyncio.to_thread(function, *args, **named)


class House:
    """One for each process. Processes share nothing but the store."""

    def __init__(self, settings: Settings, store: Store, limits: Limits) -> None:
        self.settings = settings
        self.store = store
        self.limits = limits
        self.journal = Journal(store)
        self.brains = Brains(settings.brains)
        self.neighbours = Neighbours(self)
        self.tables: dict[str, Table] = {}
        self.your_turn: YourTurn | None = None
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    # ---- its life

    async def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        self.brains.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await thread(self.journal.close)
        await thread(self.store.close)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Something to be done beside what asked for it; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error)

    # ---- tables

    async def table(self, id: str) -> Table:
        """The table of that id, from memory or from the store; raises `Missing`."""
        found = self.tables.get(id)
        if found is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            found = await asyncio.shield(task)
        found.used = time.monotonic()
        return found

    async def _load(self, id: str) -> Table:
        table = await thread(self._read, id)
        self.tables[id] = table
        try:
            async with table.lock:
                await self.begin_if_full(table)
        except BaseException:
            self.tables.pop(id, None)  # the next who asks begins anew
            raise
        return table

    def _read(self, id: str) -> Table:
        whole = self.store.whole(id)
        if whole is None:
            raise Missing("server-no-table")
        row, seats, acts = whole
        table = Table(row, seats)
        if row.status != "waiting":
            table.rebuild(acts)
        return table

    def add(self, table: Table) -> None:
        self.tables[table.id] = table

    async def fresh(self, table: Table, user: str = "", seat: Seat | None = None) -> None:
        """With the lock held: take in what other processes have changed.

        Of a user who claims a seat, or any, that we do not know to be his, the news may still be on its way: look.
        """
        if user and not self.store.sqlite:
            mine = table.seats_of(user)
            table.behind |= not mine if seat is None else seat not in mine
        if not table.behind:
            return
        table.behind = False
        try:
            await self._catch_up(table)
        except BaseException:
            table.behind, table.match = True, None  # half of it may be missing: the next who asks tries again
            raise

    async def _catch_up(self, table: Table) -> None:
        row = await thread(self.store.table, table.id)
        if row is None:
            self.tables.pop(table.id, None)
            raise Missing("server-no-table")
        table.seats = await thread(self.store.seats, table.id)
        began = table.match is not None and table.base + table.match.acts <= row.acts and row.rules == table.row.rules
        table.take_row(row)
        if began:
            table.catch_up(await thread(self.store.acts, table.id, table.base + table.playing.acts, row.acts))
        elif row.status == "waiting":
            await self.begin_if_full(table)
        else:
            await self.reload(table)

    @contextmanager
    def whole(self, table: Table) -> Iterator[None]:
        """With the lock held: what fails half-way is forgotten, for the store knows how the table stands."""
        try:
            yield
        except BaseException as error:
            match = table.match
            if match and (not isinstance(error, EscadreError) or table.base + match.acts != table.row.acts):
                table.behind, table.match = True, None
            raise

    async def reload(self, table: Table) -> None:
        """With the lock held: the table anew from the store, whatever the memory says."""
        anew = await thread(self._read, table.id)
        table.row, table.seats, table.header, table.match = anew.row, anew.seats, anew.header, anew.match

    async def begin_if_full(self, table: Table) -> None:
        """With the lock held: once no seat is open the match begins; one of older rules goes on by the new."""
        if table.row.status == "waiting":
            if any(seat.kind == "open" for seat in table.seats):
                return
            game = get(table.row.game)
            if (table.row.rules, table.header["data"]) != (game.version, game.play.digest):  # nothing is dealt yet
                await self._change_rules(table, game, {})
            table.rebuild([])
        elif table.row.status == "playing" and table.playing.game.version > table.row.rules:
            await self._go_on(table, table.playing)
        if table.row.acts <= table.base:
            with suppress(Stale):  # another process began it, and its beginning is ours by now
                await self.keep(table, 0)

    async def _go_on(self, table: Table, match: Match) -> None:
        """The match, resumed from its state, goes on by the rules of today; what was played before stays kept."""
        resumed = match.log[0].order
        more = {"start": match._start, "entropy": match.entropy, "base": table.row.acts}
        await self._change_rules(table, match.game, more)
        await self.reload(table)
        if table.row.acts <= table.base:
            table.playing.log[0].order = resumed

    async def _change_rules(self, table: Table, game: AnyGame, more: dict[str, Any]) -> None:
        """Only one of all processes does; what it wrote counts for all."""
        header = codec.encode({**table.header, "rules": game.version, "data": game.play.digest, **more})
        before = {"rules": table.row.rules, "header": table.row.header}
        await thread(self.store.update_table, table.id, before, header=header, rules=game.version)
        row = await thread(self.store.table, table.id)
        if row is None:
            raise Missing("server-no-table")
        table.take_row(row)

    async def keep(self, table: Table, kept: int, ask: Ask | None = None) -> None:
        """With the lock held: write the acts since `kept` down. If the table went on elsewhere, `Stale` is raised."""
        await self._write(table, table.step(kept, now_ms(), ask))

    async def keep_around(self, table: Table, ask: Ask | None) -> None:
        """With the lock held: the same for what is around the match: a question to the seats, clocks."""
        moment = now_ms()
        turn = table.match.turn if table.match else ()
        ticks = clocks.tick(table.row, table.seats, turn, (), moment)
        step = Append(
            table=table.id,
            number=table.row.acts,
            acts=(),
            turn=table.row.turn,
            status=table.row.status,
            moved=table.row.moved,
            deadline=table.deadline(ticks),
            outcome=table.row.outcome,
            extra=b"" if ask is None else codec.encode(ask),
            clocks=tuple(ticks),
            was=table.row.extra,
        )
        await self._write(table, step)

    async def _write(self, table: Table, step: Append) -> None:
        try:
            kept = await asyncio.wrap_future(self.journal.append(step))
        except BaseException:
            table.behind = True  # nobody knows what was kept
            table.match = None
            raise
        if not kept:
            await self.reload(table)
            raise Stale("error-stale", act=table.row.acts, seen=step.number)
        table.kept(step)

    # ---- who is told

    def changed(self, table: Table, before: tuple[Seat, ...] = ()) -> None:
        """Something happened: the viewers see it, the bots think, who has just come into turn is called."""
        for viewer in table.viewers:
            viewer.wake.set()
        self.drive(table)
        if self.your_turn is not None and table.row.status == "playing":
            for seat in table.playing.turn if table.match else ():
                row = table.seats[seat]
                if seat not in before and row.kind == "person" and row.user and not declines_by_itself(table, seat):
                    self.spawn(_call(self.your_turn(row.user, table.id, table.playing.game, table.row.title)))

    def is_here(self, table: str, user: str) -> bool:
        """Whether a browser of the user is at the table."""
        found = self.tables.get(table)
        return found is not None and user in found.here()

    async def adopted(self, visitor: str, account: str) -> None:
        """Somebody logged in: what he played as a visitor is now his account's."""
        user = await thread(self.store.user, account)
        for table in self.tables.values():
            if any(seat.user == visitor for seat in table.seats) or table.row.owner == visitor:
                table.behind = True
            for viewer in table.viewers:
                if viewer.user == visitor:
                    viewer.person, viewer.user = user, account
                viewer.wake.set()

    def tell(self, table: str, what: str, *more: str) -> None:
        """Other processes hear of it, a little later; what they miss they learn with the next."""

        async def send() -> None:
            try:
                await thread(self.store.notify, table, what, *more)
            except EscadreError as error:
                log.warning("%s", error)

        self.spawn(send())

    # ---- bots

    def drive(self, table: Table) -> None:
        """Let the bots of the table play on, and seats that decline by themselves, unless that is under way."""
        if table.driving or table.match is None or table.match.over:
            return
        if table.bots() or declined(table):
            table.driving = True
            self.spawn(self._drive(table))

    async def _drive(self, table: Table) -> None:
        try:
            while await self._let_one_think(table):
                pass
        finally:  # whatever went wrong: the next act, or the sweeper, lets them think again
            table.driving = False
            if table.thinking:
                table.thinking = frozenset()
                for viewer in table.viewers:
                    viewer.wake.set()

    async def _let_one_think(self, table: Table) -> bool:
        """One decision of one bot, or of a seat that declines by itself. False when none of this table has anything to
        do, or another process does it.
        """
        async with table.lock:
            await self.fresh(table)
            match, levels, own = table.match, table.bots(), declined(table)
            if match is None or match.over or match.acts >= LONGEST or not (own or _asked(table, levels)):
                return False
            if not self.store.sqlite and not await thread(
                self.store.claim, table.id, now_ms() + LEASE, acts=table.row.acts
            ):
                return False
            acts, turn = match.acts, match.turn
            state = codec.encode(match.state)
            table.thinking = frozenset(seat for seat in turn if seat in levels)
        began = time.monotonic()
        if table.viewers:
            for viewer in table.viewers:
                viewer.wake.set()
        thought = own or await self.brains.think(match.game.key, state, levels)
        if own or (table.viewers and thought is not None):  # a seat on its own takes the same time whatever it holds
            await asyncio.sleep(max(0.0, self.settings.pace - (time.monotonic() - began)))
        async with table.lock:
            await self.fresh(table)
            if table.match is not match or match.acts != acts or (table.bots(), declined(table)) != (levels, own):
                if not self.store.sqlite:
                    await thread(self.store.release, table.id)
                return True  # the table went on, or somebody took his seat back: look again
            if thought is None:
                return False
            await self._carry_out(table, thought)
        table.thinking = frozenset()
        self.changed(table, turn)
        return True

    async def _carry_out(self, table: Table, thought: Thought) -> None:
        match = table.playing
        kept = match.acts
        with suppress(Stale), self.whole(table):  # stale: another process was faster, and the table is read anew
            entry = match.act(thought.seat, thought.verb, thought.arg)
            entry.worlds = thought.worlds
            await self.keep(table, kept)

    async def hand_over(self, table: Table, seat: Seat) -> None:
        """With the lock held: a bot plays on for somebody who stays away; who it was may take the seat back."""
        old = table.seats[seat]
        left = clocks.left(old, now_ms())
        row = structs.replace(old, kind="bot", level=STAND_IN, clock=left, since=None)
        if await thread(self.store.set_seat, row, only_if_kind="person"):
            table.seats[seat] = row
            await thread(self.store.notify, table.id, "seats")
        else:
            table.behind = True

    # ---- what happens by itself

    async def _sweep(self) -> None:
        """Clocks that ran out, bots of a process that died, tables that nobody looks at any more."""
        beat = 0
        while True:
            await asyncio.sleep(1.0)
            beat += 1
            try:
                await self._each(await thread(self.store.due, now_ms()), self._flag)
                if beat % 5 == 1:
                    await self._each(await thread(self.store.waiting_for_bots, now_ms() - STUCK), self._let_think)
                    since = 0 if beat == 1 else now_ms() - RECENT
                    reacting = await thread(self.store.waiting_for_reactions, since, now_ms() - STUCK)
                    await self._each(reacting, self._let_think)
                    self._forget_idle()
                if beat % BEAT == 0:
                    self.neighbours.beat()
                if beat % 3600 == 0:
                    await thread(self.store.cleanup, now_ms())
            except EscadreError as error:
                log.warning("%s", error)
            except Exception:  # the next round may go better, and without one no clock runs out
                log.exception("the sweeper failed")

    async def _each(self, ids: Sequence[str], work: Callable[[Table], Awaitable[None]]) -> None:
        """A table that cannot be read must not hold up the others."""
        for id in ids:
            try:
                await work(await self.table(id))
            except Exception as error:
                log.error("table %s: %s", id, error, exc_info=None if isinstance(error, EscadreError) else error)

    async def _let_think(self, table: Table) -> None:
        async with table.lock:
            await self.fresh(table)
        self.drive(table)

    async def _flag(self, table: Table) -> None:
        async with table.lock:
            await self.fresh(table)
            late = clocks.flagged(table.seats, now_ms()) if table.row.absent == "bot" else []
            for seat in late:
                await self.hand_over(table, seat)
            # A bot answers no question: what was asked is void.
            await self.keep_around(table, None if late else table.ask)
        self.changed(table, table.match.turn if table.match else ())

    def _forget_idle(self) -> None:
        now = time.monotonic()
        for table in list(self.tables.values()):
            old = now - (OVER if table.row.status == "over" else IDLE)
            if not table.viewers and not table.driving and table.used < old and not table.lock.locked():
                del self.tables[table.id]


async def _call(call: Awaitable[None]) -> None:
    await call


def _asked(table: Table, levels: dict[Seat, str]) -> bool:
    """Whether a bot is in turn, or may speak out of turn."""
    match = table.playing
    turn = match.turn
    if any(seat in levels for seat in turn):
        return True
    if match.game.play.flow.interrupt is None or not turn:
        return False
    return any(flow.menu(match.state, match.game.play.flow, seat) for seat in levels)
