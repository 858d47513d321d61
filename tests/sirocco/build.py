"""Situations of Med Sirocco in a line: positions by card numbers, turns in one call, exact dice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from escadre import Illegal, Match
from escadre.core import codec
from escadre.core.dice import LoadedDice
from escadre.core.types import Text
from escadre.games.sirocco.play import columns
from escadre.games.sirocco.play.catalog import CARD, CODES
from escadre.games.sirocco.play.rules.game import points


def table(
    hands: list[list[str]],
    operation: str = "O05",
    type: str = "",
    dice: tuple[int, ...] = (),
    draws: tuple[str, ...] = (),
    **place: Any,
) -> Match:
    """A position, ready for the next seat. O05 is a Convoy of 1940 worth 3 with a full icon; seat 0 leads.

    `dice` are the rolls to come, `draws` the cards that come out of the pile (or of a hand, at random), in order.
    """
    data = {"hands": hands, "operation": operation, "type": type, **place}
    return Match.position("sirocco", data, LoadedDice(*dice, draws=[CARD[code] for code in draws]))


def turn(match: Match, seat: int, *cards: str, storms: tuple[str, ...] = ()) -> None:
    """The seat chooses these cards and lays them down; then these Storm cards (`S06 on A01` names a target).

    `A57 combine` and `A57 double` lay an Admiral by its mode; `A44 on A01` names a host or target where it is asked;
    `A50 alone` lets a Bonus card stand alone where that is asked.
    """
    for words in cards:
        code, _, how = words.partition(" ")
        if how in ("combine", "double"):
            match.order(seat, f"{how} {code}")
            continue
        match.order(seat, f"card {code}")
        _answer(match, seat, how)
    match.order(seat, "storms" if storms else "end")
    for words in storms:
        code, _, how = words.partition(" ")
        match.order(seat, f"card {code}")
        _answer(match, seat, how)
    if storms and seat in match.turn and "end" in match.menu(seat):
        match.order(seat, "end")


def _answer(match: Match, seat: int, how: str) -> None:
    asked = match.menu(seat)
    if how.startswith("on ") and ("host" in asked or "target" in asked):
        match.order(seat, f"{'host' if 'host' in asked else 'target'} {how[3:]}")
    elif how == "alone" and "alone" in asked:
        match.order(seat, "alone")


def silence(match: Match) -> None:
    """Everybody passes for as long as a Storm window is open."""
    while match.turn and "pass" in match.menu(match.turn[0]):
        match.order(match.turn[0], "pass")


def codes(cards: list[int]) -> list[str]:
    return sorted(CODES[card] for card in cards)


def hand(match: Match, seat: int) -> list[str]:
    return codes(match.state.hands[seat])


def discards(match: Match) -> list[str]:
    return codes(match.state.discard)


def won(match: Match, seat: int) -> list[str]:
    """Operations that the seat holds."""
    return codes(match.state.won[seat])


def captured(match: Match, seat: int) -> list[str]:
    """Cards that the seat has destroyed or captured."""
    s = match.state
    return codes([s.prize[i] for i in range(len(s.prize)) if s.prize_of[i] == seat])


def vp(match: Match, seat: int) -> int:
    return points(match.state, seat)


def in_play(match: Match, seat: int) -> list[str]:
    """The seat's cards on the table."""
    e = match.state.engagement
    return codes([e.cards[i] for i in range(len(e.cards)) if e.live[i] and e.owners[i] == seat])


def legal(match: Match, seat: int, verb: str = "card") -> list[str]:
    """What the menu offers, by card numbers."""
    return codes(list(match.menu(seat).get(verb, [])))


def barred(match: Match, seat: int, code: str, verb: str = "card") -> str | None:
    """The rule that forbids a card now."""
    return match.barred(seat).get(verb, {}).get(CARD[code])


def shown_type(match: Match, seat: int | None = None) -> str:
    """The counted types as the seat sees them on the Operation."""
    operation = match.view(seat).picture.zones[0].pieces[0]
    texts = [text for badge in operation.badges for text in (badge, *badge.args.values()) if isinstance(text, Text)]
    return next(text.id for text in texts if text.id.startswith("type-"))


def refused(match: Match, seat: int, words: str) -> str:
    """The rule that refuses an order; nothing has changed."""
    before = codec.plain(match.state)
    with pytest.raises(Illegal) as refusal:
        match.order(seat, words)
    assert codec.plain(match.state) == before
    return refusal.value.rule


def events(match: Match, kind: str) -> list[dict[str, int]]:
    """What happened, of one kind, in order."""
    return [event.args for entry in match.log if not entry.undone for event in entry.events if event.kind == kind]


def totals(match: Match) -> tuple[int, int]:
    """Allied and Axis total of the last resolved attempt."""
    last = events(match, "totals")[-1]
    return last["allied"], last["axis"]


def value(match: Match, code: str) -> int:
    """The engaged value of a card in the last resolved attempt (ask before the next attempt begins)."""
    e = match.state.engagement
    return e.values[e.cards.index(CARD[code])]


@contextmanager
def printed(code: str, **values: Any) -> Iterator[int]:
    """Give a card other printed values for a while: `printed("A01", VALUES=[0, 4, 0], FRAME=tables.BINOCULAR)`."""
    card = CARD[code]
    before = {name: getattr(columns, name)[card] for name in values}
    try:
        for name, new in values.items():
            getattr(columns, name)[card] = new
        yield card
    finally:
        for name, old in before.items():
            getattr(columns, name)[card] = old


def all_but(*kept: str) -> list[str]:
    """Every card of the Force deck except these: `removed=all_but(…)` leaves an empty pile."""
    return [CODES[card] for card in columns.DECK if CODES[card] not in kept]


def zone(match: Match, viewer: int | None, id: str) -> list[str]:
    """The cards that the viewer sees in a zone, in their order; a card back is ''."""
    return [piece.face for found in match.view(viewer).picture.zones if found.id == id for piece in found.pieces]


def told(match: Match, viewer: int | None) -> set[str]:
    """Every card number that the viewer's Scene names anywhere: pieces, prompt, choices, log."""
    return set(re.findall(r"\b[AXSO]\d\d\b", codec.encode(match.view(viewer)).decode()))
