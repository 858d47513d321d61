"""A real server under load is killed again and again, at any moment: nothing that it acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from escadre.core.match import verify
from escadre.store.export import save_of
from escadre.store.rows import ActRow
from escadre.store.store import Store
from tests.postgres import cluster, postgres_url  # noqa: F401
from tests.server.guests import Chair, Guest, Json, seated
from tests.server.running import Running

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("ESCADRE_KILLS", "100"))  # of the siege in `make soak`
GONE = (ConnectionError, OSError, TimeoutError, WebSocketException, httpx.HTTPError)
TABLES = ("sirocco", "sirocco", "flotilla", "flotilla", "bot")
T = TypeVar("T")


@dataclass
class Sent:
    """An order and what became of it: `kept`, `refused`, or nobody knows: the server died before it answered."""

    order: str
    fate: str = "unknown"


@dataclass
class Record:
    """What one seat knows for certain."""

    sent: list[Sent] = field(default_factory=list)
    log: list[Json] = field(default_factory=list)
    moment: int = 0


class Siege:
    """Players who go on whatever happens, and the one who kills the server."""

    def __init__(self, server: Running, url: str, seed: int) -> None:
        self.server = server
        self.url = url
        self.chance = random.Random(seed)
        self.up = asyncio.Event()
        self.stopped = False
        self.records: dict[tuple[str, int], Record] = defaultdict(Record)
        self.before: dict[str, list[ActRow]] = {}
        self.at_sockets = 0

    # ---- the players

    async def insist(self, work: Callable[[], Awaitable[T]]) -> T:
        """Again and again, until a server lives long enough."""
        while True:
            await self.up.wait()
            try:
                return await work()
            except GONE:
                await asyncio.sleep(0.01)

    async def group(self, what: str) -> None:
        """A table after another."""
        while not self.stopped:
            if what == "bot":
                owner = Guest(self.server)
                table = await self.insist(lambda owner=owner: owner.set_up("flotilla", "me", "bot:ensign"))  # type: ignore[misc]
                guests = [owner]
            else:
                table, guests = await self.insist(lambda: seated(what, [self.server] * 2))
            await asyncio.gather(*(self.play(guest, table, seat) for seat, guest in enumerate(guests)))

    async def play(self, guest: Guest, table: str, seat: int) -> None:
        record = self.records[table, seat]
        chance = random.Random(self.chance.random())
        over = False
        while not over and not self.stopped:
            await self.up.wait()
            chair = Chair(self.server, guest.cookie, table, seat)
            try:
                self.at_sockets += 1
                await chair.open()
                await chair.until(lambda chair=chair: bool(chair.scene))
                assert chair.log[: len(record.log)] == record.log, "what was seen is no longer so"
                assert chair.moment >= record.moment, "an act that was acknowledged is gone"
                over = await self.play_on(chair, record, chance)
            except GONE:
                await asyncio.sleep(0.01)
            finally:
                if hasattr(chair, "socket"):
                    await chair.close()
                record.log = chair.log if len(chair.log) > len(record.log) else record.log
                self.at_sockets -= 1

    async def play_on(self, chair: Chair, record: Record, chance: random.Random) -> bool:
        while not chair.over and not self.stopped:
            shows = chair.shows
            if chair.choices:
                choice = chance.choice(chair.choices)
                sent = Sent(choice["order"])
                record.sent.append(sent)
                answer = await chair.act(choice)
                sent.fate = "kept" if answer["kind"] == "done" else "refused"
                assert answer["kind"] == "done" or answer["why"] == "stale", answer
                record.moment = max(record.moment, answer.get("act", 0))
            if not chair.choices or chair.shows == shows:
                await chair.until(
                    lambda shows=shows: chair.shows > shows or chair.over or self.stopped,  # type: ignore[misc]
                    seconds=60,
                )
        return chair.over

    # ---- the killer

    async def run(self, kills: int, longest: float) -> None:
        await asyncio.to_thread(self.server.start)
        self.up.set()
        players = [asyncio.create_task(self.group(what)) for what in TABLES]
        for number in range(kills):
            life = self.chance.uniform(0, longest)
            if number % 10 == 9:
                life += 1.0  # long enough for a bot to come to
            await asyncio.sleep(life)
            self.up.clear()
            self.server.kill()
            while self.at_sockets:  # everybody has read what had arrived
                await asyncio.sleep(0.005)
            await asyncio.to_thread(self.compare)
            _check(players)
            await asyncio.to_thread(self.server.start)
            self.up.set()
        await asyncio.sleep(0.5)
        self.stopped = True
        self.server.kill()
        self.up.set()
        await asyncio.sleep(0.1)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        self.compare()

    def compare(self) -> None:
        """What is kept against what was acknowledged."""
        with Store.open(self.url) as store:
            for table in {table for table, _ in self.records}:
                whole = store.whole(table)
                assert whole is not None, "a table that was acknowledged is gone"
                row, _, acts = whole
                assert [act.number for act in acts] == list(range(row.acts))
                earlier = self.before.get(table, [])
                assert acts[: len(earlier)] == earlier, "the past has changed"
                self.before[table] = acts
                for (other, seat), record in self.records.items():
                    if other == table:
                        _match(record.sent, [act.order for act in acts if act.seat == seat])

    def finish(self) -> tuple[int, int]:
        """Every table replays from its log, die by die. How many acts and finished matches there were."""
        acts = over = 0
        with Store.open(self.url) as store:
            for table in self.before:
                whole = store.whole(table)
                assert whole is not None
                verify(save_of(*whole))
                acts += whole[0].acts
                over += whole[0].status == "over"
            if store.sqlite:
                with store.read() as connection:
                    assert connection.execute(sa.text("PRAGMA integrity_check")).scalar() == "ok"
        return acts, over


def _match(sent: list[Sent], kept: list[str]) -> None:
    """All that was acknowledged is kept, once, in order; what was refused is not; of the rest either may be."""
    places = {0}
    for one in sent:
        further = {place + 1 for place in places if place < len(kept) and kept[place] == one.order}
        if one.fate == "kept":
            places = further
        elif one.fate == "unknown":
            places |= further
        assert places, f"{one} is not where it should be among {kept}"
    assert len(kept) in places, f"{kept} has more than was sent: {sent}"


def _check(players: list[asyncio.Task[None]]) -> None:
    for player in players:
        if player.done():
            player.result()


async def _besiege(server: Running, url: str, kills: int, longest: float) -> None:
    seed = int(os.environ.get("ESCADRE_SEED", "0")) or random.SystemRandom().randrange(1, 10**9)
    print(f"seed {seed}: set ESCADRE_SEED to it for the same moments")
    siege = Siege(server, url, seed)
    try:
        await siege.run(kills, longest)
    finally:
        if server.process is not None:
            server.kill()
    acts, over = siege.finish()
    kept = sum(sent.fate == "kept" for record in siege.records.values() for sent in record.sent)
    unknown = sum(sent.fate == "unknown" for record in siege.records.values() for sent in record.sent)
    print(f"{kills} kills, {acts} acts kept, {kept} acknowledged, {unknown} in flight, {over} matches ended")
    assert kept > kills
    assert unknown, "no act was ever in flight: the server was not killed under load"
    server.check_quiet()


async def test_a_dozen_kills(tmp_path: Path) -> None:
    await _besiege(Running(tmp_path), f"sqlite:///{tmp_path / 'escadre.db'}", 12, 0.25)


async def test_kills_on_postgresql(postgres_url: str, tmp_path: Path) -> None:  # noqa: F811
    await _besiege(Running(tmp_path, postgres_url), postgres_url, 10, 0.8)


@pytest.mark.slow
async def test_a_hundred_kills(tmp_path: Path) -> None:
    await _besiege(Running(tmp_path), f"sqlite:///{tmp_path / 'escadre.db'}", KILLS, 0.25)
