"""What other processes have changed is heard through PostgreSQL. A line that breaks is mended, and nothing is lost."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import psycopg
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection
from psycopg.sql import SQL, Identifier

log = logging.getLogger("escadre.server")

EVERYTHING = b"*"  # heard after a line broke: any table may have changed meanwhile
LISTENING = 0.1  # seconds after which the listener looks whether it shall stop
PAUSES = (0.1, 0.2, 0.5, 1.0, 2.0)  # between tries to connect again; the last one again and again


class Hearing(PsycoPgChannelsBackend):
    """Litestar's backend ends for good with its connection; this one connects again."""

    async def _listen(self) -> None:
        while not self._stop_listening:
            try:
                async for notify in self._listener_conn.notifies(timeout=LISTENING):
                    self._event_queue.put_nowait((notify.channel, notify.payload.encode()))
            except (psycopg.Error, OSError) as error:
                log.warning("the notifications of the database have stopped: %s", str(error).partition("\n")[0])
                await self._connect_again()

    async def _connect_again(self) -> None:
        tries = 0
        while not self._stop_listening:
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1
            try:
                connection = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
            except (psycopg.Error, OSError):
                continue
            try:
                for channel in self._subscribed_channels:
                    await connection.execute(SQL("LISTEN {channel}").format(channel=Identifier(channel)))
            except psycopg.Error:
                await connection.close()
                continue
            self._listener_conn = await self._exit_stack.enter_async_context(connection)
            for channel in self._subscribed_channels:
                self._event_queue.put_nowait((channel, EVERYTHING))
            log.warning("the notifications of the database are heard again")
            return
