"""The WebSocket of a table: each viewer is sent what it may see, as fast as it reads and never more than the last."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import structs

from escadre.core.errors import EscadreError, sentence
from escadre.core.frames import Seat
from escadre.core.match import Match
from escadre.server.door.security import Limiter, address
from escadre.server.tables.crowd import FULL
from escadre.server.tables.house import House
from escadre.server.tables.orders import answer, refusal
from escadre.server.tables.table import Table, now_ms
from escadre.server.wire.dialogue import Around, Chat, ClientMessage, Done, Here, Refused, ServerMessage, Show, Sit
from escadre.server.wire.refusals import Missing
from escadre.store.faults import StoreFault
from escadre.store.rows import UserRow

log = logging.getLogger("escadre.server")

Socket = WebSocket[Any, Any, Any]

LONGEST = 8_000  # letters of one message
MESSAGES = 20  # a second, of one socket
PATIENCE = 100  # messages beyond that until the socket is closed
UNREAD = 200  # answers that a browser leaves unread until the socket is closed
SILENT = 5  # times the server's patience: then a browser that says nothing, not even that it is there, is gone
NOT_ALLOWED, TOO_FAST, TOO_LONG, NO_TABLE, BROKEN, GONE = 4403, 4429, 1009, 4404, 1011, 4408
_read = msgspec.json.Decoder(ClientMessage)
_encode = msgspec.json.Encoder().encode


class Viewer:
    """One browser at one table."""

    def __init__(self, house: House, table: Table, user: UserRow | None, address: str) -> None:
        self.house = house
        self.table = table
        self.person = user
        self.user = "" if user is None else user.id
        self.address = address
        self.seat: Seat | None = None
        self.wake = asyncio.Event()
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # by the server, with this code
        self.outbox: list[ServerMessage] = []  # answers, in the order asked
        self._sent = 0  # the moment up to which the log is known to the client
        self._lines = 0  # of chat, that the client has
        self._spoken = -1
        self._shown = b""
        self._around = b""
        self._seen: tuple[Match | None, int] = (None, 0)  # the match that we last looked at, and its acts then

    def sit(self, seat: Seat | None) -> None:
        if seat is not None:
            self.table.check_mine(self.user, seat)
        self._turn_to(seat)
        self.wake.set()

    def _turn_to(self, seat: Seat | None) -> None:
        self.seat = seat
        self._sent, self._shown, self._around, self._seen = 0, b"", b"", (None, 0)

    @property
    def key(self) -> str:
        """By what this person is counted: see `Door.key`."""
        return self.user if self.person is not None and self.person.password else self.address

    def close(self, code: int) -> None:
        """At once, whatever it still has to read."""
        if not self.closed.done():
            self.closed.set_result(code)

    def tell(self, message: ServerMessage) -> None:
        self.outbox.append(message)
        self.wake.set()

    async def news(self) -> list[ServerMessage]:
        """What is to be sent now. The answer to an act comes after the Scene that it led to."""
        replies, self.outbox = self.outbox, []
        table = self.table
        found: list[ServerMessage] = []
        async with table.lock:
            await self.house.fresh(table)
            if self.seat is not None and table.seats[self.seat].user != self.user:
                self._turn_to(None)  # he has stood up, and another may sit there now
            ask, now = table.ask, now_ms()
            # The same again, or a clock that merely runs, would tell that somebody chose something in secret.
            info = table.info(self.user, now)
            still = table.info(self.user, 0) if any(seat.running for seat in info.seats) else info
            around = _encode((structs.replace(still, moved=0), ask))
            match = table.match
            if match is not None and (match, match.acts) != self._seen:
                self._seen = (match, match.acts)
                scene, shown = table.scene(self.seat, self._sent)
                if shown != self._shown:
                    found.append(Show(scene, info, self._sent, ask, now))
                    self._sent, self._shown, self._around = scene.act, shown, around
            if around != self._around:
                found.append(Around(info, ask, now))
                self._around = around
        if table.spoken != self._spoken:
            first, self._spoken = self._spoken < 0, table.spoken
            lines = tuple(line for line in await self.house.last_lines(table) if line.number >= self._lines)
            if lines or first:
                found.append(Chat(lines))
            if lines:
                self._lines = lines[-1].number + 1
        return [*found, *replies]


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, house: House, id: str, seat: int | None = None) -> None:
    """Watch a table, or play a seat of one's own."""
    await socket.accept()
    try:
        viewer = await _come_in(socket, house, id, seat)
    except Missing:
        await socket.close(NO_TABLE)
        return
    except EscadreError as error:
        await socket.close(BROKEN if isinstance(error, StoreFault) else NOT_ALLOWED)
        return
    if viewer is None:
        await socket.close(FULL)
        return
    table = viewer.table
    house.neighbours.present(table)
    house.looked_at(table)
    reader = asyncio.create_task(_listen(socket, house, viewer))
    writer = asyncio.create_task(_write(socket, viewer))
    ends: tuple[asyncio.Future[Any], ...] = (viewer.closed, reader, writer)
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    finally:
        reader.cancel()
        writer.cancel()
        house.crowd.leave(viewer)
        house.neighbours.present(table)
    code = next((end.result() for end in ends if end.done() and not end.cancelled()), None)
    if code is not None:
        with suppress(WebSocketDisconnect, RuntimeError):  # the browser has gone too
            await socket.close(code)


async def _come_in(socket: Socket, house: House, id: str, seat: Seat | None) -> Viewer | None:
    """None if there is no room for one more who only looks."""
    user: UserRow | None = socket.scope["user"]
    table = await house.table(id)
    viewer = Viewer(house, table, user, address(socket.scope, house.settings))
    async with table.lock:
        await house.fresh(table, viewer.user, seat)
    mine = table.seats_of(viewer.user)
    viewer.sit(seat if seat is not None else mine[0] if mine else None)
    return viewer if house.crowd.come(viewer) else None


async def _write(socket: Socket, viewer: Viewer) -> int | None:
    """The code with which the socket is to be closed; None if the browser has gone."""
    try:
        while (news := await _news(viewer)) is not None:
            for message in news:
                async with asyncio.timeout(viewer.house.settings.patience):
                    await socket.send_data(_encode(message).decode())
    except TimeoutError:
        return GONE
    except (WebSocketDisconnect, RuntimeError):
        return None
    return BROKEN if viewer.table.id in viewer.house.tables else NO_TABLE


async def _news(viewer: Viewer) -> list[ServerMessage] | None:
    """None if there is nothing more to tell: the table is gone, or we cannot; the browser may come again."""
    await viewer.wake.wait()
    for _ in range(2):  # the answer to an act comes two rounds of the loop after the Scene: send them together
        await asyncio.sleep(0)
    viewer.wake.clear()
    try:
        return await viewer.news()
    except EscadreError as error:
        log.info("table %s: %s", viewer.table.id, error)
    except Exception:
        log.exception("a viewer of table %s", viewer.table.id)
    return None


async def _listen(socket: Socket, house: House, viewer: Viewer) -> int | None:
    """The code with which the socket is to be closed; None if the browser has gone."""
    rate = MESSAGES * house.settings.limits
    limiter = Limiter(rate, 3 * rate)
    patience = PATIENCE
    while len(viewer.outbox) <= UNREAD:
        try:
            async with asyncio.timeout(SILENT * house.settings.patience):
                data = await socket.receive_data("text")
        except TimeoutError:
            return GONE
        except WebSocketDisconnect:
            return None
        if len(data) > LONGEST:
            return TOO_LONG
        if not limiter.allow("-"):
            viewer.tell(Refused(0, "limit", sentence("server-slow-down", seconds=1)))
            patience -= 1
            if patience < 0:
                return TOO_FAST
            await asyncio.sleep(0.05)
            continue
        try:
            message = _read.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            viewer.tell(Refused(0, "unreadable", sentence("server-unreadable", detail=error)))
            continue
        if not isinstance(message, Here):
            viewer.tell(await _answer(house, viewer, message))
    return TOO_FAST


async def _answer(house: House, viewer: Viewer, message: ClientMessage) -> ServerMessage:
    if isinstance(message, Sit):
        try:
            viewer.sit(message.seat)
        except EscadreError as error:
            return refusal(message.id, error)
        return Done(message.id, 0)
    return await answer(house, viewer.table, viewer.person, message, viewer.key)
