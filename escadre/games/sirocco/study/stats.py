"""What the lab counts in a match of Med Sirocco, from what happened in it."""

from __future__ import annotations

from collections.abc import Sequence

from escadre.core.frames import Event
from escadre.games.sirocco.play.columns import ALLIED, AXIS, DECK, VP
from escadre.games.sirocco.play.state import SiroccoState

# How often these things happened, by the events that tell of them.
COUNTED = {
    "operations": ("convoy", "battle"),
    "convoys": ("convoy",),
    "battles": ("battle",),
    "ties": ("tied",),
    "no_combats": ("no-combat",),
    "destroyed": ("destroyed",),
    "bluffs": ("bluff",),
    "annulled": ("annulled",),
}
LAID, WON, POINTS, LOST = range(4)  # the columns of a card


def stats(s: SiroccoState, events: Sequence[Event]) -> dict[str, list[list[int]]]:
    """Plain counts, the Engagements that each camp won, and for each card of the deck what became of it.

    A card that was laid face down is counted when it is turned up. A captured or destroyed card is lost.
    """
    happened: dict[str, int] = {}
    camps = {ALLIED: 0, AXIS: 0}
    cards = {card: [0, 0, 0, 0] for card in DECK}
    turned_up: set[int] = set()  # Damage is turned up first and put on its target later: laid once
    for event in events:
        kind, args = event.kind, event.args
        happened[kind] = happened.get(kind, 0) + 1
        if kind in ("laid", "shown") or (kind == "laid-on" and args["card"] not in turned_up):
            cards[args["card"]][LAID] += 1
        if kind == "shown":
            turned_up.add(args["card"])
        elif kind == "totals":
            turned_up.clear()
        elif kind == "trick":
            camps[args["camp"]] += 1
            cards[args["card"]][WON] += 1
            cards[args["card"]][POINTS] += VP[args["operation"]]
        elif kind in ("captured", "destroyed"):
            cards[args["card"]][LOST] += 1
    counts = {name: [[sum(happened.get(kind, 0) for kind in kinds)]] for name, kinds in COUNTED.items()}
    return {
        **counts,
        "camps": [[camp, won] for camp, won in camps.items()],
        "cards": [[card, *row] for card, row in cards.items()],
    }
