"""What is printed on the cards (SIR-2.1.1, SIR-2.2.1): it never changes, so a client is sent it once."""

from __future__ import annotations

from functools import cache

from escadre.core.printed import Art, Face, Fact
from escadre.core.types import Text
from escadre.games.sirocco.play.catalog import CARDS, CODES
from escadre.games.sirocco.play.columns import (
    ALLIED,
    AXIS,
    CAMP,
    DICE,
    PRINTED_TYPES,
    TYPE_NAMES,
    VALUES,
    VICTIM_OF,
    VP,
)
from escadre.games.sirocco.speak import names

KINDS = ("air", "surface", "sub")
FRAMES = {"binocular": "surface", "periscope": "sub", "pyramid": "air", "rectangle": "all"}


@cache
def faces() -> dict[str, Face]:
    """The same 165 cards in every match."""
    return {CODES[card]: _face(card) for card in range(len(CODES))}


def face(kind: str, number: int) -> str:
    """The face that an event speaks of."""
    return CODES[number] if kind in names.CARDS and 0 <= number < len(CODES) else ""


def _face(card: int) -> Face:
    code = CODES[card]
    return Face(
        label=Text(f"card-{code}"),
        art=_art(card),
        code=code,
        facts=facts(card),
        tooltip=Text(f"card-{code}.line"),
    )


def _art(card: int) -> Art:
    data = CARDS[card]
    tone = {ALLIED: "navy", AXIS: "crimson"}.get(CAMP[card], "")
    if not tone:
        tone = "violet" if data.group == "storm" else "ochre" if data.kind == "battle" else "teal"
    nation = "" if data.nation == "none" else data.nation
    return Art(data.motif, nation, tone, FRAMES.get(data.frame, ""))


def facts(card: int) -> tuple[Fact, ...]:
    """What matters most first."""
    data = CARDS[card]
    told = []
    if data.group in ("force", "bonus"):
        told += [Fact(Text(f"fact-{kind}"), printed(card, i), kind, "strip") for i, kind in enumerate(KINDS)]
    if data.years:
        told.append(Fact(Text("fact-years"), years(data.years), "calendar", "foot"))
    if data.group == "operation":
        told.append(Fact(Text("fact-kind"), Text(f"kind-{data.kind}"), data.kind, "strip"))
        if data.types:  # SIR-2.1.2
            told.append(Fact(Text("fact-types"), Text(f"type-{TYPE_NAMES[PRINTED_TYPES[card]]}")))
        told.append(Fact(Text("fact-cargo"), Text(f"cargo-{data.cargo}"), "cargo", "strip"))
    if data.frame != "none":
        told.append(Fact(Text("fact-frame"), Text(f"frame-{data.frame}")))
    if VP[card]:
        told.append(Fact(Text("fact-vp"), VP[card], "star", "corner"))
    told += [Fact(Text("fact-fate"), _coded(victim), "target") for victim in data.fate]
    told += [Fact(Text("fact-victim"), _coded(CODES[fate]), "warning") for fate in VICTIM_OF[card]]
    if data.air_bonus:
        told.append(Fact(Text("fact-air-bonus"), f"+{data.air_bonus}", "air"))
    if data.nation != "none":
        told.append(Fact(Text("fact-nation"), Text(f"nation-{data.nation}")))
    return tuple(told)


def years(printed: tuple[int, ...]) -> str:
    """The years of a card, shortly.

    >>> years((1941,)), years((1940, 1941, 1942)), years((1940, 1942))
    ('41', '40–42', '40 42')
    """
    first, last = printed[0], printed[-1]
    if len(printed) > 1 and last - first + 1 == len(printed):
        return f"{first % 100}–{last % 100}"
    return " ".join(str(year % 100) for year in printed)


def _coded(code: str) -> Text:
    """Another card by number and name: the number stays when there is no room for more."""
    return Text("card-coded", {"code": code, "card": Text(f"card-{code}")})


def printed(card: int, kind: int) -> str:
    """A value as it is printed: a number, `?` or `??`; with its sign on a Bonus card."""
    if DICE[card][kind]:
        return "?" * DICE[card][kind]
    value = VALUES[card][kind]
    return f"{value:+}" if CARDS[card].group == "bonus" and value else str(value)
