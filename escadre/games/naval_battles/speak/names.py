"""Verbs, and the names of what their numbers stand for."""

from __future__ import annotations

from escadre.core.frames import NOBODY
from escadre.core.types import Text
from escadre.games.naval_battles.play.catalog import (
    CARD,
    CARD_CODES,
    CONSTANTS,
    DESIGN,
    DESIGN_OF,
    DESIGNS,
    NAVIES,
    SHIP,
    SHIP_CODES,
)
from escadre.games.naval_battles.play.rules.defence import target_now
from escadre.games.naval_battles.play.state import NavalBattlesState

# What the number of each verb is; "" when there is only one thing to do.
VERBS: dict[str, str] = {
    "navy": "navy",
    "share": "points",
    "buy": "design",
    "ship": "ship",
    "row1": "ship",
    "row2": "ship",
    "row3": "ship",
    "passive": "ship",
    "active": "ship",
    "done": "",
    "keep": "",
    "card": "card",
    "from": "ship",
    "target": "ship",
    "bonus": "",
    "hinder": "seat",
    "mend": "card",
    "tactics": "card",
    "copy": "card",
    "strike": "ship",
    "hunt": "ship",
    "pay": "card",
    "rearrange": "",
    "final": "",
    "pass": "",
    "silent": "",
    "guard": "ship",
    "attack": "declared",
    "screen": "ship",
    "discard": "card",
}

# How many numbers each kind has.
MOST_ATTACKS = 100  # in one player turn: far more than hands and fleets can bring
SIZES: dict[str, int] = {
    "navy": len(NAVIES),
    "points": CONSTANTS.team_budget_max + 1,
    "design": len(DESIGNS),
    "ship": len(SHIP_CODES),
    "card": len(CARD_CODES),
    "seat": CONSTANTS.players_max,
    "declared": MOST_ATTACKS,
    "": 1,
}
VOCABULARY: dict[str, int] = {verb: SIZES[kind] for verb, kind in VERBS.items()}

# What events call a ship, and a card.
SHIP_WORDS = ("ship", "target")
CARD_WORDS = ("card", "original", "victim")


def name(kind: str, number: int) -> str:
    """The word that one types."""
    if number < 0:
        raise IndexError(number)
    if kind == "ship":
        return SHIP_CODES[number]
    if kind == "card":
        return CARD_CODES[number]
    if kind == "design":
        return DESIGNS[number].design
    if kind == "navy":
        return NAVIES[number]
    return str(number) if kind == "points" else str(number + 1)


def number(kind: str, word: str) -> int | None:
    """The number of a typed word, or nothing."""
    if kind == "ship":
        return SHIP.get(word.upper())
    if kind == "card":
        return CARD.get(word.upper())
    if kind == "design":
        return DESIGN.get(word.upper())
    if kind == "navy":
        return NAVIES.index(word.lower()) if word.lower() in NAVIES else None
    if not (word.isascii() and word.isdigit() and len(word) < 6):
        return None
    if kind == "points":
        return int(word) if int(word) < SIZES["points"] else None
    return int(word) - 1 if 1 <= int(word) <= SIZES[kind] else None


def noun(kind: str, number: int) -> Text | None:
    """The words for a number, by what it is called in an event or choice."""
    if kind in SHIP_WORDS:
        return ship_name(number)
    if kind in CARD_WORDS:
        return card_name(number)
    if kind == "design":
        return Text("design-priced", {"card": Text(f"card-{DESIGNS[number].design}"), "count": DESIGNS[number].value})
    if kind == "navy":
        return Text(f"navy-{NAVIES[number]}")
    if kind in ("attack", "declared"):
        return Text("attack-number", {"number": number + 1})
    return None


def ship_name(ship: int) -> Text:
    return Text(f"card-{SHIP_CODES[ship]}")


def card_name(card: int) -> Text:
    return Text(f"card-{DESIGNS[DESIGN_OF[card]].design}")


def seat_name(seat: int) -> Text:
    return Text("seat", {"number": seat + 1})


def named(s: NavalBattlesState, kind: str, number: int) -> tuple[str, Text] | None:
    """An attack that is to be stopped, by what makes it and what it is aimed at now."""
    if kind != "declared" or not 0 <= number < len(s.turn.attacks):
        return None
    attack = s.turn.attacks[number]
    by = ship_name(attack.ships[0]) if attack.play == NOBODY else card_name(s.turn.plays[attack.play].acts_as)
    target = ship_name(target_now(s, number))
    return name(kind, number), Text("attack-declared", {"number": number + 1, "by": by, "target": target})
