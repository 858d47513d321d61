"""A process of the load bench: people at many tables, each of whom plays a random choice as soon as he may.

Reads a job as JSON from its standard input, writes what it measured to its standard output.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from bench.sockets import Link, Post

SECRET = 0.1  # seconds after the answer to an act until we take it for one that does not show on the other screen


class Seat(msgspec.Struct, frozen=True):
    """A seat of a table and the cookie of the one who plays it."""

    table: str
    seat: int
    cookie: str


class Job(msgspec.Struct, frozen=True):
    """`tables` are open all the time. `one`: only one act at a time, of any table; else every table plays at once."""

    do: Literal["play", "one", "echo"]
    port: int
    tables: tuple[tuple[Seat, ...], ...]
    seconds: float
    warm: float = 0.0  # seconds of playing before we count
    seed: int = 1


class Result(msgspec.Struct, frozen=True):
    """`delays`: seconds from sending an act until the other seat's new Scene was there."""

    acts: int
    seconds: float
    delays: tuple[float, ...] = ()
    busy: float = 0.0  # how much of a core this took


# As much of the server's messages as a player needs.


class _Choice(msgspec.Struct):
    verb: str
    arg: int = 0


class _Scene(msgspec.Struct):
    act: int
    choices: tuple[_Choice, ...] = ()
    outcome: dict[str, Any] | None = None


class _Show(msgspec.Struct, tag_field="kind", tag="show"):
    scene: _Scene


_read_show = msgspec.json.Decoder(_Show).decode


class Player:
    """One seat: what it may do now, and what it waits for."""

    def __init__(self, seat: Seat, link: Link) -> None:
        self.seat = seat
        self.link = link
        self.act = 0
        self.choices: tuple[_Choice, ...] = ()
        self.asked = False
        self.done = 0
        self.over = False

    def send(self, choice: _Choice) -> None:
        self.asked = True
        self.choices = ()
        order = b'{"kind":"act","seat":%d,"seen":%d,"verb":"%s","arg":%d,"id":1}'
        self.link.send(order % (self.seat.seat, self.act, choice.verb.encode(), choice.arg))

    def hear(self, message: bytes) -> bool:
        """True when it was a new Scene."""
        if message.startswith(b'{"kind":"show"'):
            scene = _read_show(message).scene
            self.act, self.choices, self.over = scene.act, scene.choices, scene.outcome is not None
            return True
        if message.startswith(b'{"kind":"done"'):
            self.asked = False
            self.done += 1
        elif message.startswith(b'{"kind":"refused"'):
            if b'"stale"' not in message:
                raise RuntimeError(message.decode())
            self.asked = False
        return False


class Room:
    """All tables of one process."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.post = Post()
        self.chance = random.Random(job.seed)
        self.tables: list[list[Player]] = []
        self.playing = False
        self.over = False
        self.sent = 0.0
        self.waiting: Player | None = None
        self.delays: list[float] = []
        for seats in job.tables:
            players = []
            for seat in seats:
                link = Link(job.port, f"/api/tables/{seat.table}/live?seat={seat.seat}", seat.cookie)
                players.append(Player(seat, link))
            self.tables.append(players)
            for player in players:
                self.post.add(player.link, self.listener(player, players))

    def settle(self) -> None:
        """Until every seat has its first Scene and nothing more comes."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            if not self.post.hear(0.3) and all(player.act for players in self.tables for player in players):
                return
        raise RuntimeError("the tables do not begin")

    def listener(self, player: Player, players: list[Player]) -> Callable[[bytes], None]:
        every = self.job.do == "play"

        def listen(message: bytes) -> None:
            if player.hear(message) and player is self.waiting:
                self.delays.append(time.perf_counter() - self.sent)
                self.waiting = None
            self.over |= player.over
            if every and self.playing and player.choices and not player.asked:
                player.send(self.chance.choice(player.choices))

        return listen

    def play(self) -> Result:
        """Everybody plays as fast as the server lets him."""
        self.playing = True
        for players in self.tables:
            for player in players:
                if player.choices:
                    player.send(self.chance.choice(player.choices))
        self._hear(self.job.warm)
        before, start, work = self._done(), time.perf_counter(), time.process_time()
        self._hear(self.job.seconds)
        spent = time.perf_counter() - start
        return Result(self._done() - before, spent, (), (time.process_time() - work) / spent)

    def _hear(self, seconds: float) -> None:
        """For so long, or until a match is over: then fewer would play."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end and not self.over:
            self.post.hear(0.1)

    def _done(self) -> int:
        return sum(player.done for players in self.tables for player in players)

    def one(self) -> Result:
        """One act after the other: what a lone player feels while the other tables are only open."""
        start = time.perf_counter()
        while time.perf_counter() - start < self.job.seconds:
            players = self.chance.choice(self.tables)
            able = [player for player in players if player.choices]
            if not able:
                continue
            player = self.chance.choice(able)
            self.waiting = next(other for other in players if other is not player)
            self.sent = time.perf_counter()
            player.send(self.chance.choice(player.choices))
            while player.asked:
                self.post.hear(0.1)
            end = time.monotonic() + SECRET
            while self.waiting and time.monotonic() < end:
                self.post.hear(SECRET)
            self.waiting = None
        return Result(self._done(), time.perf_counter() - start, tuple(self.delays))


def echo(job: Job) -> Result:
    """The same client against a server that only sends back."""
    post = Post()
    order = b'{"kind":"act","seat":0,"seen":17,"verb":"card","arg":54,"id":1}'
    links = [Link(job.port, "/") for _ in job.tables]
    for link in links:
        post.add(link, lambda message, link=link: link.send(message))  # type: ignore[misc]
        link.send(order)
    heard, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < job.seconds:
        heard += post.hear(0.1)
    return Result(heard, spent)


def main() -> None:
    job = msgspec.json.decode(sys.stdin.readline(), type=Job)
    if job.do == "echo":
        result = echo(job)
    else:
        room = Room(job)
        room.settle()
        result = room.play() if job.do == "play" else room.one()
    sys.stdout.write(msgspec.json.encode(result).decode() + "\n")


if __name__ == "__main__":
    main()
