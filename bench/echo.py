"""The least that an ASGI server can do with a WebSocket: send back what comes. `python -m bench.echo PORT`"""

from __future__ import annotations

import sys
from typing import Any

from granian.constants import Interfaces
from granian.server import Server

from escadre.cli.serve import SOCKETS


async def app(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


if __name__ == "__main__":
    Server(
        "bench.echo:app",
        port=int(sys.argv[1]),
        interface=Interfaces.ASGINL,
        websockets=True,
        log_enabled=False,
        backpressure=SOCKETS,
    ).serve()
