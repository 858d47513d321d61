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
from escadre.server.door.security import Limiter
from escadre.server.tables.house import House, thread
from escadre.server.tables.orders import answer, refusal
from escadre.server.tables.table import Table, now_ms
from escadre.server.wire.dialogue import Around, Chat, ClientMessage, Done, Line, Refused, ServerMessage, Show, Sit
from escadre.server.wire.refusals import Missing
from escadre.store.rows import LineRow, UserRow

log = logging.getLogger("escadre.server")

Socket = WebSocket[Any, Any, Any]

LONGEST = 8_000  # letters of one message
MESSAGES = 20  # a second, of one socket
PATIENCE = 100  # messages beyond that until the socket is closed
CROWD = 300  # viewers of one table in one process
UNREAD = 200  # answers that a browser leaves unread until the socket is closed
NOT_ALLOWED, TOO_FAST, TOO_LONG, NO_TABLE, BROKEN = 4403, 4429, 1009, 4404, 1011
_read = msgspec.json.Decoder(ClientMessage)
_encode = msgspec.json.Encoder().encode


class Viewer:
    """One browser at one table."""

    def __init__(self, house: House, table: Table, user: UserRow | None, seat: Seat | None) -> None:
        self.house = house
        self.table = table
        self.person = user
        self.user = "" if user is None else user.id
        self.seat = seat
        self.wake = asyncio.Event()
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
                scene = match.view(self.seat, self._sent)
                shown = _encode(structs.replace(scene, log=()))
                if shown != self._shown:
                    found.append(Show(scene, info, self._sent, ask, now))
                    self._sent, self._shown, self._around = scene.act, shown, around
            if around != self._around:
                found.append(Around(info, ask, now))
                self._around = around
        if table.spoken != self._spoken:
            first, self._spoken = self._spoken < 0, table.spoken
            lines = await thread(self.house.store.chat, table.id, self._lines)
            if lines or first:
                found.append(Chat(tuple(_line(line) for line in lines)))
            if lines:
                self._lines = lines[-1].number + 1
        return [*found, *replies]


def _line(row: LineRow) -> Line:
    return Line(row.number, row.name, row.text, row.at, row.seat)


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, house: House, id: str, seat: int | None = None) -> None:
    """Watch a table, or play a seat of one's own."""
    await socket.accept()
    user: UserRow | None = socket.scope["user"]
    try:
        table = await house.table(id)
        viewer = Viewer(house, table, user, None)
        async with table.lock:
            await house.fresh(table, viewer.user, seat)
        mine = table.seats_of(viewer.user)
        viewer.sit(seat if seat is not None else mine[0] if mine else None)
    except Missing:
        await socket.close(NO_TABLE)
        return
    except EscadreError:
        await socket.close(NOT_ALLOWED)
        return
    if len(table.viewers) >= CROWD:
        await socket.close(TOO_FAST)
        return
    table.viewers.add(viewer)
    house.neighbours.present(table)
    writer = asyncio.create_task(_write(socket, viewer))
    try:
        await _listen(socket, house, viewer)
    except WebSocketDisconnect:
        pass
    finally:
        writer.cancel()
        table.viewers.discard(viewer)
        house.neighbours.present(table)


async def _write(socket: Socket, viewer: Viewer) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # the reader notices that the browser has gone
        while (news := await _news(viewer)) is not None:
            for message in news:
                await socket.send_data(_encode(message).decode())
        await socket.close(BROKEN if viewer.table.id in viewer.house.tables else NO_TABLE)


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


async def _listen(socket: Socket, house: House, viewer: Viewer) -> None:
    rate = MESSAGES * house.settings.limits
    limiter = Limiter(rate, 3 * rate)
    patience = PATIENCE
    while True:
        data = await socket.receive_data("text")
        if len(data) > LONGEST:
            await socket.close(TOO_LONG)
            return
        if not limiter.allow("-"):
            viewer.tell(Refused(0, "limit", sentence("server-slow-down", seconds=1)))
            patience -= 1
            if patience < 0:
                await socket.close(TOO_FAST)
                return
            await asyncio.sleep(0.05)
            continue
        try:
            message = _read.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            viewer.tell(Refused(0, "unreadable", sentence("server-unreadable", detail=error)))
            continue
        viewer.tell(await _answer(house, viewer, message))
        if len(viewer.outbox) > UNREAD:
            await socket.close(TOO_FAST)
            return


async def _answer(house: House, viewer: Viewer, message: ClientMessage) -> ServerMessage:
    if isinstance(message, Sit):
        try:
            viewer.sit(message.seat)
        except EscadreError as error:
            return refusal(message.id, error)
        return Done(message.id, 0)
    return await answer(house, viewer.table, viewer.person, message)
