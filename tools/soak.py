"""A long evening: people play match after match over sockets, and the server may not grow. Fails if it does.

    python -m tools.soak --minutes 60

Every table is set up, played to its end by random choices and left, as people do; some chat, some watch, some come
back. Memory, open files and how long an act takes are noted all the time: after the warm-up the memory may not grow by
more than a bound.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from tests.server.guests import Guest, seated
from tests.server.running import Running

GROUPS = 8  # tables at a time
WARM = 0.2  # of the time, until caches are full
MOST = 24.0  # MB that it may grow by after that
BEAT = 2.0  # seconds between two looks at the memory


class Soak:
    def __init__(self, server: Running, seconds: float, seed: int) -> None:
        self.server = server
        self.end = time.monotonic() + seconds
        self.seconds = seconds
        self.chance = random.Random(seed)
        self.matches = 0
        self.acts = 0
        self.noted: list[tuple[float, float, int]] = []  # seconds since the beginning, MB, open files
        self.delays: list[tuple[float, float]] = []  # seconds since the beginning, ms until an act was kept

    @property
    def now(self) -> float:
        return time.monotonic() - (self.end - self.seconds)

    async def group(self, game: str) -> None:
        while time.monotonic() < self.end:
            table, guests = await seated(game, [self.server] * self.chance.choice((2, 2, 3)))
            chairs = [await guest.sit(table, seat) for seat, guest in enumerate(guests)]
            watching = await Guest(self.server).sit(table)
            played = [chair.play(random.Random(self.chance.random()), delay=self.note_delay) for chair in chairs]
            self.acts += sum(await asyncio.gather(*played))
            await chairs[0].ask("say", text="well played", seat=0)
            await guests[0].ask_patiently("GET", f"/tables/{table}/report")
            await guests[0].ask_patiently("GET", f"/tables/{table}/replay?seat=1")
            await guests[0].ask("GET", "/tables?mine=1")
            for chair in [*chairs, watching]:
                await chair.close()
            self.matches += 1

    def note_delay(self, seconds: float) -> None:
        self.delays.append((self.now, 1000 * seconds))

    async def watch(self) -> None:
        while time.monotonic() < self.end:
            self.noted.append((self.now, self.server.memory() / 1e6, self.server.handles()))
            await asyncio.sleep(BEAT)

    async def run(self) -> None:
        games = ["flotilla" if number % 4 else "sirocco" for number in range(GROUPS)]
        await asyncio.gather(self.watch(), *(self.group(game) for game in games))

    def growth(self) -> float:
        """MB between the end of the warm-up and the end, each the middle of several looks."""
        warm = [memory for moment, memory, _ in self.noted if moment >= WARM * self.seconds]
        few = max(1, len(warm) // 10)
        return sorted(warm[-few:])[few // 2] - sorted(warm[:few])[few // 2]

    def slowest(self, start: float, end: float) -> float:
        """The delay that 95 of 100 acts stay under, between two shares of the time."""
        found = sorted(ms for moment, ms in self.delays if start * self.seconds <= moment < end * self.seconds)
        return found[int(0.95 * len(found))] if found else 0.0


def main() -> None:
    reader = argparse.ArgumentParser(description="plays many matches and watches the memory of the server")
    reader.add_argument("--minutes", type=float, default=60.0)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--database", default="", help="postgresql://…; else SQLite in a temporary folder")
    wanted = reader.parse_args()
    room = tempfile.TemporaryDirectory(prefix="escadre-soak-", ignore_cleanup_errors=True)
    with room as folder, Running(Path(folder), wanted.database) as server:
        soak = Soak(server, 60 * wanted.minutes, wanted.seed)
        asyncio.run(soak.run())
        server.check_quiet()
        kept = sum(file.stat().st_size for file in Path(folder).glob("*.db*")) / 1e6
    step = max(1, len(soak.noted) // 12)
    curve = " ".join(f"{memory:.0f}" for _, memory, _ in soak.noted[::step])
    handles = " ".join(str(files) for _, _, files in soak.noted[::step])
    print(f"{soak.matches} matches, {soak.acts} acts in {wanted.minutes:g} minutes; MB: {curve}")
    print(f"open files: {handles}; SQLite at the end: {kept:.1f} MB")
    print(f"p95 of an act: {soak.slowest(0, 0.1):.1f} ms at the start, {soak.slowest(0.9, 1):.1f} ms at the end")
    print(f"grew by {soak.growth():.1f} MB after the warm-up; at most {MOST:g} is allowed")
    if soak.growth() > MOST:
        sys.exit("the memory of the server is not flat")


if __name__ == "__main__":
    main()
