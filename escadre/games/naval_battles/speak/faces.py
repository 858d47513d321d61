"""What is printed on the cards (MNB-10.1, MNB-13): it never changes, so a client is sent it once."""

from __future__ import annotations

from functools import cache

from escadre.core.printed import Art, Face, Fact
from escadre.core.types import Text
from escadre.games.naval_battles.play.catalog import DESIGN_OF, DESIGNS, SHIP_CODES, SHIPS, DesignData, ShipData
from escadre.games.naval_battles.speak import names

# The colour of a navy's frame, and of a kind of card.
NAVY_TONES = {
    "american": "navy", "soviet": "crimson", "british": "violet", "chinese": "ochre", "french": "teal",
    "japanese": "slate", "taiwanese": "brass", "norwegian": "teal", "argentine": "navy",
}  # fmt: skip
KIND_TONES = {
    "gun": "crimson", "missile": "crimson", "torpedo": "navy", "air": "teal", "bombing": "ochre", "plan": "brass",
    "intelligence": "violet", "near_miss": "slate", "tactics": "violet", "repair": "brass", "screen": "slate",
}  # fmt: skip
KIND_FRAMES = {"gun": "surface", "missile": "surface", "torpedo": "sub", "air": "air", "bombing": "air"}


@cache
def faces() -> dict[str, Face]:
    """The same 110 ships and 35 designs in every match."""
    ships = {ship.number: ship_face(ship) for ship in SHIPS}
    return {**ships, **{design.design: _card(design) for design in DESIGNS}}


def face(kind: str, number: int) -> str:
    """The face that an event speaks of."""
    if kind in names.SHIP_WORDS and 0 <= number < len(SHIP_CODES):
        return SHIP_CODES[number]
    if kind in names.CARD_WORDS and 0 <= number < len(DESIGN_OF):
        return DESIGNS[DESIGN_OF[number]].design
    return ""


def ship_face(ship: ShipData) -> Face:
    nation = "" if ship.nation == "none" else ship.nation
    frame = "sub" if ship.passive else "air" if ship.air else "surface"
    return Face(
        label=Text(f"card-{ship.number}"),
        art=Art(ship.motif, nation, NAVY_TONES.get(ship.nation, "slate"), frame),
        code=ship.number,
        facts=ship_facts(ship),
        tooltip=Text(f"card-{ship.number}.line"),
        wide=True,
    )


def ship_facts(ship: ShipData) -> tuple[Fact, ...]:
    """What matters most first: what it is worth, what sinks it, what it can do."""
    told = []
    if ship.vp:
        told.append(Fact(Text("fact-vp"), ship.vp, "star", "corner"))
    if ship.passive:
        told.append(Fact(Text("fact-modes"), f"{ship.passive}+/{ship.active}+", "evade", "strip"))
    else:
        told.append(Fact(Text("fact-hull"), ship.hull, "hull", "boxes", (False,) * ship.hull))
    if ship.weapons:
        told.append(Fact(Text("fact-weapons"), " ".join(ship.weapons), "gun", "strip"))
    if ship.air:
        told.append(Fact(Text("fact-air"), _numbers(ship.air), "air", "strip"))
    if ship.asw:
        told.append(Fact(Text("fact-asw"), f"{ship.asw}+", "sub", "strip"))
    if ship.stops:
        told.append(Fact(Text("fact-stops"), f"{'/'.join(ship.stops)} {_numbers(ship.stops_at)}", "shield", "strip"))
    if ship.evasion:
        told.append(Fact(Text("fact-evasion"), f"{ship.evasion}+", "evade", "strip"))
    if ship.command:
        told.append(Fact(Text("fact-command"), f"+{ship.command}", "flag", "strip"))
    if ship.since:
        told.append(Fact(Text("fact-years"), f"{ship.since}–{ship.until or ''}", "calendar", "foot"))
        told.append(Fact(Text("fact-class"), Text(f"card-{ship.number}.class"), spot="foot"))
    if ship.nation != "none":
        told.append(Fact(Text("fact-navy"), Text(f"navy-{ship.nation}")))
    return tuple(told)


def _numbers(numbers: tuple[int, ...]) -> str:
    """The dice numbers of a card.

    >>> _numbers((4, 5))
    '4+ 5+'
    """
    return " ".join(f"{number}+" for number in numbers)


def _card(card: DesignData) -> Face:
    return Face(
        label=Text(f"card-{card.design}"),
        art=Art(card.motif, "", KIND_TONES[card.kind], KIND_FRAMES.get(card.kind, "")),
        code=card.design,
        facts=card_facts(card),
        tooltip=Text(f"card-{card.design}.line"),
    )


def card_facts(card: DesignData) -> tuple[Fact, ...]:
    told = [Fact(Text("fact-value"), card.value, "plus", "corner")]
    if card.symbols:
        count = f"{card.platforms}× " if card.platforms > 1 else ""
        told.append(Fact(Text("fact-symbols"), f"{count}{'/'.join(card.symbols)}", "gun", "strip"))
    if card.ranges:
        boxes = tuple(distance in card.ranges for distance in (1, 2, 3))
        told.append(Fact(Text("fact-range"), _ranges(card.ranges), "range", "strip", boxes))
    if card.damage:
        told.append(Fact(Text("fact-damage"), card.damage, "blast", "strip"))
    if card.hts:
        told.append(Fact(Text("fact-hts"), f"−{-card.hts}", "warning", "strip"))
    if card.air:
        count = f"{card.strikes}× " if card.strikes else ""
        told.append(Fact(Text("fact-air"), f"{count}{card.air}+", "air", "strip"))
    if card.asw:
        told.append(Fact(Text("fact-asw"), f"{card.asw}+", "sub", "strip"))
    if card.stops:
        told.append(Fact(Text("fact-stops"), f"{'/'.join(card.stops)} {card.stops_at}+", "shield", "strip"))
    if card.cost:
        told.append(Fact(Text("fact-cost"), card.cost, "cards", "strip"))
    if card.own:
        told.append(Fact(Text("fact-plan"), f"+{card.own}/−{-card.enemy}", "dice", "strip"))
    if card.large_gun:
        told.append(Fact(Text("fact-large-gun"), Text("large-gun"), "gun"))
    told.append(Fact(Text("fact-kind"), Text(f"kind-{card.kind.replace('_', '-')}"), spot="foot"))
    return tuple(told)


def _ranges(ranges: tuple[int, ...]) -> str:
    """The ranges of a card, shortly.

    >>> _ranges((1,)), _ranges((2, 3))
    ('1', '2–3')
    """
    return str(ranges[0]) if len(ranges) == 1 else f"{ranges[0]}–{ranges[-1]}"
