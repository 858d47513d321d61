"""What the lab counts in a match of Modern Naval Battles, from what happened in it."""

from __future__ import annotations

from collections.abc import Sequence

from escadre.core.frames import Event
from escadre.games.naval_battles.play.catalog import DESIGN_OF, DESIGNS, NAVIES
from escadre.games.naval_battles.play.columns import SHIP_COUNT, VP
from escadre.games.naval_battles.play.state import NavalBattlesState

# How often these things happened, by the events that tell of them.
COUNTED = {
    "rounds": ("round",),
    "turns": ("turn",),
    "card_attacks": ("aimed",),
    "ship_attacks": ("strikes", "hunts"),
    "stopped": ("stopped", "evaded"),
    "cancelled": ("cancelled",),
    "sunk": ("sunk",),
    "reinforcements": ("reinforced",),
    "eliminated": ("eliminated",),
}
PLAYED, PAID = range(2)  # the columns of a design
FIELDED, LOST = range(2)  # those of a ship


def stats(s: NavalBattlesState, events: Sequence[Event]) -> dict[str, list[list[int]]]:
    """Plain counts; for each navy in play seats, wins and VP sunk; for designs and ships what became of them."""
    happened: dict[str, int] = {}
    designs = [[0, 0] for _ in DESIGNS]
    ships = [[0, 0] for _ in range(SHIP_COUNT)]
    for event in events:
        kind, args = event.kind, event.args
        happened[kind] = happened.get(kind, 0) + 1
        if kind == "paid":
            designs[DESIGN_OF[args["card"]]][PAID] += 1
        elif kind in ("aimed", "planned", "hindered", "repairs", "defends", "screens", "answered"):
            designs[DESIGN_OF[args["card"]]][PLAYED] += 1
        elif kind in ("laid", "reinforced"):
            ships[args["ship"]][FIELDED] += 1
        elif kind == "sunk":
            ships[args["ship"]][LOST] += 1
    navies = [[0, 0, 0] for _ in NAVIES]
    for seat, navy in enumerate(s.navies):
        if navy >= 0:
            navies[navy][0] += 1
            navies[navy][1] += seat in s.winners
            navies[navy][2] += s.scores[seat]
    counts = {name: [[sum(happened.get(kind, 0) for kind in kinds)]] for name, kinds in COUNTED.items()}
    return {
        **counts,
        "navies": [[navy, *row] for navy, row in enumerate(navies)],
        "designs": [[design, *row] for design, row in enumerate(designs)],
        "ships": [[ship, *row] for ship, row in enumerate(ships) if VP[ship]],
    }
