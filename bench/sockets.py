"""A WebSocket client that costs next to nothing, so that a bench measures the server and not the client.

One thread, no coroutines; what is sent is masked with zeros, which is allowed and spares the work.
"""

from __future__ import annotations

import base64
import os
import selectors
import socket
from collections.abc import Callable, Iterator

READ = 1 << 18


class Link:
    """One open WebSocket. `feed` hands out whole text messages."""

    def __init__(self, port: int, path: str, cookie: str = "") -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        ask = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            *([f"Cookie: escadre={cookie}"] if cookie else []),
        ]
        self.socket.sendall(("\r\n".join(ask) + "\r\n\r\n").encode())
        self._kept = b""
        while b"\r\n\r\n" not in self._kept:
            more = self.socket.recv(READ)
            if not more:
                raise ConnectionError("the server hung up")
            self._kept += more
        head, _, self._kept = self._kept.partition(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode("latin-1"))

    def send(self, data: bytes) -> None:
        size = len(data)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.socket.sendall(head + b"\0\0\0\0" + data)

    def feed(self) -> Iterator[bytes]:
        """The messages that have arrived; the socket must be readable."""
        more = self.socket.recv(READ)
        if not more:
            raise ConnectionError("the server hung up")
        self._kept += more
        return self.held()

    def held(self) -> Iterator[bytes]:
        """Whole messages that were read already: the first may have come with the handshake."""
        data, start = self._kept, 0
        while len(data) - start >= 2:
            kind, size, at = data[start] & 0x0F, data[start + 1], start + 2
            if size == 126:
                size, at = int.from_bytes(data[at : at + 2], "big"), at + 2
            elif size == 127:
                size, at = int.from_bytes(data[at : at + 8], "big"), at + 8
            if len(data) - at < size or at > len(data):
                break
            if kind == 8:
                raise ConnectionError(f"closed: {int.from_bytes(data[at : at + 2], 'big')}")
            if kind == 1:
                yield data[at : at + size]
            start = at + size
        self._kept = data[start:]

    def close(self) -> None:
        self.socket.close()


class Post:
    """Many sockets in one thread: `hear` waits for messages and hands each to the one who listens there."""

    def __init__(self) -> None:
        self._waiting = selectors.DefaultSelector()

    def add(self, link: Link, listener: Callable[[bytes], None]) -> None:
        self._waiting.register(link.socket, selectors.EVENT_READ, (link, listener))
        for message in link.held():
            listener(message)

    def drop(self, link: Link) -> None:
        self._waiting.unregister(link.socket)
        link.close()

    def hear(self, seconds: float) -> int:
        """How many messages came within that time; returns after the first ones."""
        heard = 0
        for key, _ in self._waiting.select(seconds):
            link, listener = key.data
            for message in link.feed():
                heard += 1
                listener(message)
        return heard
