"""States of older rules, brought into the shape of today's; a match goes on from there (`docs/save-format.md`).

A ruling of ours that has become an option stays in force for whoever began under it. What else the book says otherwise
than version 1 did holds from the next step on.
"""

from __future__ import annotations

from typing import Any, Final

HOUSE_OF_1: Final = {"held_field": True, "morale_floor": True, "few_frigates": True}

# Version 2 has new lines in the sequences of play: where each line of version 1 stands now. Whoever was asked for gifts
# of men or for boardings of entangled ships is back at the start of the boarding phase.
LINES_OF_1: Final = {
    "match": (0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14),
    "turn": (*range(17), 22, 23, 24, 24, 24, 26, 27, 28, 29, 30),
    "body": (3, 4, 5, 6),
}


def migrate(version: int, state: dict[str, Any]) -> dict[str, Any]:
    return _from_1(state) if version < 2 else state


def _from_1(old: dict[str, Any]) -> dict[str, Any]:
    stack = [{**frame, "at": LINES_OF_1.get(frame["sequence"], range(100))[frame["at"]]} for frame in old["stack"]]
    hoist: dict[str, list[int]] = {"senders": [], "divisions": [], "readers": [], "later": []}
    queue, top = old["queue"], old["stack"][-1] if old["stack"] else {"sequence": "", "at": 0}
    if top == {"sequence": "turn", "at": 12}:  # signals are being sent
        hoist["senders"], queue = queue, []
        hoist["divisions"] = [signal["division"] for signal in old["signals"]]
    elif top["sequence"] == "reading":
        hoist["readers"], queue = queue, []
    return {
        **old,
        "options": {**old["options"], **HOUSE_OF_1},
        "stack": stack,
        "queue": queue,
        "hoist": hoist,
        "second": -1,
        "kindled": [],
    }
