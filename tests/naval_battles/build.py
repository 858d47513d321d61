"""Situations of Modern Naval Battles in a line: fleets by numbers, whole choices in one call, exact dice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from escadre import Illegal, Match
from escadre.core import codec, flow
from escadre.core.dice import LoadedDice
from escadre.games.naval_battles.play import columns
from escadre.games.naval_battles.play.catalog import CARD, CARD_CODES, DESIGN, DESIGN_OF, DESIGNS, SHIP, SHIP_CODES
from escadre.games.naval_battles.play.state import Attack

NAVY = {
    "US": "american", "SU": "soviet", "UK": "british", "CN": "chinese", "FR": "french", "JP": "japanese",
    "TW": "taiwanese", "NO": "norwegian", "AR": "argentine",
}  # fmt: skip


def fleet(*rows: str, subs: str = "", active: str = "", hand: str = "", **more: Any) -> dict[str, Any]:
    """One player: rows from the front on, each as words. `active` submarines need not be named in `subs`.

    fleet("US13 US14", "US09", active="US18", hand="GUN-A MSL-A")
    """
    under = subs.split() + [code for code in active.split() if code not in subs.split()]
    first = (rows[0].split() if rows else under)[0]
    return {
        "navy": NAVY.get(first[:2], "british"),
        "rows": [row.split() for row in rows],
        "subs": under,
        "active": active.split(),
        "hand": hand.split(),
        **more,
    }


def battle(
    *sides: dict[str, Any], dice: tuple[int, ...] = (), draws: tuple[str, ...] = (), bare: bool = False, **place: Any
) -> Match:
    """A position in which the turn of seat 0 (or of `on`) begins.

    Unless it is `bare`, the active player holds one card more, a Screening Ship: then his turn waits in the Discard
    phase, where one can look at it.
    """
    if not bare:
        sides[place.get("on", 0)]["hand"].append("SCR-A")
    loaded = LoadedDice(*dice, draws=[CARD[code] for code in draws])
    return Match.position("naval_battles", {"seats": list(sides), **place}, loaded)


def do(match: Match, seat: int, *orders: str) -> None:
    """Typed orders, one after the other; a card may be named by its design. Everything stays in order."""
    for words in orders:
        match.order(seat, spell(match, seat, words))
        in_order(match)


def in_order(match: Match) -> None:
    """Nothing is lost or doubled, and a menu that is written out for speed says what its judges say."""
    match.game.play.conserve(match.state)
    for seat in match.turn:
        step = flow.waiting(match.state, match.game.play.flow)
        menu = step.menu(match.state, seat)
        for verb, args in step.offers(match.state, seat).items():
            free = sorted(arg for arg in args if step.bars(match.state, seat, verb, arg) is None)
            assert sorted(menu.get(verb, ())) == free, f"{verb}: the menu is not what is free"


def spell(match: Match, seat: int, words: str) -> str:
    verb, _, what = words.partition(" ")
    if what in DESIGN and match.game.speak.verbs.get(verb) == "card":
        return f"{verb} {CARD_CODES[find(match, seat, what)]}"
    return words


def find(match: Match, seat: int, design: str) -> int:
    """The card of that design that the seat could mean: one on its menu first, then any it holds or sees."""
    s = match.state
    offered = [
        card for verb, args in match.menu(seat).items() if match.game.speak.verbs[verb] == "card" for card in args
    ]
    held = s.hands[seat] + s.bought[seat] + s.damage_cards
    for card in [*offered, *held]:
        if DESIGNS[DESIGN_OF[card]].design == design and card in held:
            return card
    return columns.DESIGN_CARDS[DESIGN[design]][0]


def passes(match: Match) -> None:
    """Everybody lets pass what has been played."""
    while match.turn and "silent" in match.menu(match.turn[0]):
        match.order(match.turn[0], "pass")


def play(match: Match, seat: int, *orders: str) -> None:
    """As `do`, without another copy than those ordered, and nobody answers."""
    do(match, seat, *orders)
    if "tactics" in match.menu(seat) and match.state.plan.whole:
        do(match, seat, "done")
    passes(match)


def shoot(match: Match, seat: int, card: str, ships: str, target: str) -> None:
    """An attack card from these vessels at the target; nobody answers."""
    play(match, seat, f"card {card}", *(f"from {ship}" for ship in ships.split()), f"target {target}")


def final(match: Match, seat: int = 0) -> None:
    do(match, seat, "final")


def undefended(match: Match) -> None:
    """Every defender lets the attacks come."""
    while match.turn and match.state.turn.declaring:
        do(match, match.turn[0], "done")


def resolve(match: Match, seat: int = 0) -> None:
    """The attacks are final and nobody defends with more than evasion."""
    final(match, seat)
    undefended(match)


def end_turn(match: Match, seat: int = 0) -> None:
    """Finish the turn without another attack: final, undefended, nothing discarded."""
    if not match.state.turn.final:
        resolve(match, seat)
    if match.turn == (seat,) and match.state.turn.discarding:
        do(match, seat, "done")


def refused(match: Match, seat: int, words: str) -> str:
    """The rule that refuses an order; nothing has changed."""
    before = codec.plain(match.state)
    with pytest.raises(Illegal) as refusal:
        match.order(seat, spell(match, seat, words))
    assert codec.plain(match.state) == before
    return refusal.value.rule


def legal(match: Match, seat: int, verb: str) -> list[str]:
    """What the menu offers, as one types it."""
    kind = match.game.speak.verbs[verb]
    return [match.game.speak.name(kind, arg) for arg in match.menu(seat).get(verb, [])]


def designs(cards: list[int]) -> list[str]:
    return sorted(DESIGNS[DESIGN_OF[card]].design for card in cards)


def hand(match: Match, seat: int) -> list[str]:
    return designs(match.state.hands[seat])


def discards(match: Match) -> list[str]:
    return designs(match.state.discard)


def ships(match: Match, seat: int) -> list[str]:
    """The vessels in a fleet."""
    return sorted(SHIP_CODES[ship] for ship in match.state.fleets[seat])


def sunk(match: Match, seat: int) -> list[str]:
    """The vessels that the seat has sunk."""
    return sorted(SHIP_CODES[ship] for ship in match.state.sunk[seat])


def damage(match: Match, code: str) -> int:
    return match.state.damage[SHIP[code]]


def row(match: Match, code: str) -> int:
    return match.state.row[SHIP[code]]


def attacks(match: Match) -> list[Attack]:
    return match.state.turn.attacks


def fates(match: Match) -> list[int]:
    return [attack.fate for attack in match.state.turn.attacks]


def acted(match: Match, code: str) -> bool:
    return bool(match.state.acted[SHIP[code]])


def score(match: Match, seat: int) -> int:
    return match.state.scores[seat]


def events(match: Match, kind: str) -> list[dict[str, int]]:
    """What happened, of one kind, in order."""
    return [event.args for entry in match.log if not entry.undone for event in entry.events if event.kind == kind]


def left(match: Match) -> list[int]:
    """Dice that the example has and nobody rolled."""
    assert isinstance(match.dice, LoadedDice)
    return match.dice.left


@contextmanager
def printed(code: str, **values: Any) -> Iterator[int]:
    """Give a ship or card other printed values for a while: `printed("US13", HULL=7)`."""
    number = SHIP[code] if code in SHIP else CARD[code]
    before = {name: getattr(columns, name)[number] for name in values}
    try:
        for name, new in values.items():
            getattr(columns, name)[number] = new
        yield number
    finally:
        for name, old in before.items():
            getattr(columns, name)[number] = old
