"""Verbs, and the names of what their numbers stand for."""

from __future__ import annotations

from escadre.core.types import Text
from escadre.games.sirocco.play.catalog import CARD, CODES
from escadre.games.sirocco.play.columns import COMBINED, TYPE_NAMES

# What the number of each verb is; "" when there is only one thing to do.
VERBS: dict[str, str] = {
    "operation": "card",
    "type": "type",
    "card": "card",
    "combine": "card",
    "double": "card",
    "host": "card",
    "alone": "",
    "target": "card",
    "end": "",
    "storms": "",
    "discard": "card",
    "discard_all": "",
    "decline": "",
    "sirocco": "",
    "drop": "",
    "annul": "seat",
    "pass": "",
    "fog": "",
    "give": "card",
    "to": "seat",
    "take": "card",
    "leave": "",
    "deal": "",
}

# How many numbers each kind has.
SIZES: dict[str, int] = {"card": len(CODES), "type": COMBINED + 1, "seat": 6, "": 1}
VOCABULARY: dict[str, int] = {verb: SIZES[kind] for verb, kind in VERBS.items()}

CAMP_NAMES = ("none", "allied", "axis")
CARDS = ("card", "victim", "by", "target", "given", "operation")  # what events call a card


def name(kind: str, number: int) -> str:
    """The word that one types."""
    if kind == "card":
        return CODES[number]
    if kind == "type":
        return TYPE_NAMES.get(number, str(number))
    return str(number + 1)


def number(kind: str, word: str) -> int | None:
    """The number of a typed word, or nothing."""
    if kind == "card":
        return CARD.get(word.upper())
    if kind == "type":
        return next((mask for mask, text in TYPE_NAMES.items() if text == word.lower()), None)
    return int(word) - 1 if word.isascii() and word.isdigit() and 1 <= int(word) <= SIZES["seat"] else None


def noun(kind: str, number: int) -> Text | None:
    """The words for a number, by what it is called in an event or choice."""
    if kind in CARDS:
        return Text(f"card-{CODES[number]}")
    if kind == "type":
        return Text(f"type-{TYPE_NAMES[number]}")
    if kind == "camp":
        return Text(f"camp-{CAMP_NAMES[number]}")
    return None
