"""What the lab counts in a battle, from what happened in it."""

from __future__ import annotations

from collections.abc import Sequence

from escadre.core.frames import Event, Seat
from escadre.games.branle_bas.play.catalog import NATIONS
from escadre.games.branle_bas.play.rules.ships import good_order
from escadre.games.branle_bas.play.state import AWAY, BLOWN_UP, SUNK, WORK, BranleBasState

# How often these things happened, by the events that tell of them.
COUNTED = {
    "broadsides": ("fires",),
    "masts": ("mast-falls",),
    "fires": ("fire",),
    "leaks": ("leak",),
    "collisions": ("collision",),
    "boardings": ("grapples",),
    "taken": ("taken",),
    "retreats": ("retreats",),
    "explosions": ("blown-up",),
}


def stats(s: BranleBasState, events: Sequence[Event]) -> dict[str, list[list[int]]]:
    """Plain counts; turns; for each nation in the battle ships, wins, and ships in good order, taken, sunk."""
    happened: dict[str, int] = {}
    for event in events:
        happened[event.kind] = happened.get(event.kind, 0) + 1
    counts = {name: [[sum(happened.get(kind, 0) for kind in kinds)]] for name, kinds in COUNTED.items()}
    nations = [[0, 0, 0, 0, 0] for _ in NATIONS]
    for ship in range(len(s.fate)):
        if s.kind[ship] != WORK:
            row = nations[s.nation[ship]]
            row[0] += 1
            row[1] += int(s.winner == s.side[ship])
            row[2] += int(good_order(s, ship))
            row[3] += int(s.captor[ship] >= 0)
            row[4] += int(s.fate[ship] in (SUNK, BLOWN_UP, AWAY))
    return {
        **counts,
        "turns": [[s.turn]],
        "nations": [[nation, *row] for nation, row in enumerate(nations) if row[0]],
    }


def luck(event: Event) -> Sequence[tuple[Seat, int, int]]:
    """Every Dé is rolled by the seat that its result is good for, and the higher the face the better (BBC-25.1)."""
    args = event.args
    if event.kind.startswith("die-") and "de" in args:
        return ((args["seat"], args["die"], 6),)
    if event.kind.startswith("dice-") and "seat" in args:  # those of the wind are nobody's
        return ((args["seat"], args["die"], 6), (args["seat"], args["second"], 6))
    return ()
