"""The typed language of the table: from words to a choice of the menu, and which words could come next."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from escadre.cli.desk import Mistake
from escadre.core.errors import Illegal, Unreadable
from escadre.core.frames import Rule, Seat
from escadre.core.match import Match
from escadre.core.printed import Face
from escadre.core.scene import Piece, Scene, Sea, Zone
from escadre.core.types import Odds, Text
from escadre.core.words import Words

SHOWN = 6  # how many possible meanings an ambiguous order lists


@dataclass(frozen=True)
class Offer:
    """A choice, or what a rule refuses (`rule` says which)."""

    verb: str
    arg: int
    order: str
    label: str
    noun: str  # what the number stands for, in words
    piece: str = ""
    odds: Odds | None = None
    rule: Rule = ""

    @property
    def name(self) -> str:
        """The typed form without its verb."""
        return self.order.partition(" ")[2]


def fold(text: str) -> str:
    """Letters without case or accents, so that `regia` finds Régia.

    >>> fold("Raid sur La Spézia")
    'raid sur la spezia'
    """
    flat = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c if c.isalnum() or c in "+-_" else " " for c in flat if not unicodedata.combining(c)).strip()


def _within(typed: Sequence[str], name: str, words: str) -> bool:
    """Each typed word begins a word of the text; a number means the name alone, not a number that the text tells."""
    names, told = fold(name).split(), fold(words).split()
    return all(any(word.startswith(part) for word in (names if part.isdigit() else names + told)) for part in typed)


def _plainest(offers: list[Offer], typed: Sequence[str]) -> list[Offer]:
    """Of several the one whose whole name was typed; or, where a name was typed to which each adds a word, the first.

    `port 15` is not 15.5, and whoever fires at a ship without a word more means her hull, which stands first.
    """
    whole = [o for o in offers if o.name and Counter(fold(o.name).split()) <= Counter(typed)]
    if len(whole) == 1:
        return whole
    names = [fold(o.name).split() for o in offers]
    same = len({o.verb for o in offers}) == 1 and len({tuple(name[:-1]) for name in names}) == 1
    if same and len(names[0]) > 1 and not any(name[-1].isdigit() for name in names):
        return offers[:1]
    return offers


class Orders:
    """What one seat may type at one moment."""

    def __init__(self, match: Match, words: Words, seat: Seat, scene: Scene | None = None) -> None:
        self.match = match
        self.words = words
        self.seat = seat
        scene = scene or match.view(seat)
        # Numbered verb by verb, and within a verb as the pieces lie on the table.
        lies = {piece.id: i for i, piece in enumerate(p for zone in scene.picture.zones for p in zone.pieces)}
        verbs = list(dict.fromkeys(choice.verb for choice in scene.choices))
        ordered = sorted(scene.choices, key=lambda c: (verbs.index(c.verb), lies.get(c.touch.piece, -1)))
        self.choices = [
            Offer(c.verb, c.arg, c.order, words.say(c.label), self._noun(c.verb, c.label), c.touch.piece, c.odds)
            for c in ordered
        ]
        self.refused = [
            Offer(r.verb, r.arg, r.order, words.say(r.label), self._noun(r.verb, r.label), r.piece, None, r.rule)
            for r in sorted(scene.barred, key=lambda r: lies.get(r.piece, -1))
        ]

    def _noun(self, verb: str, label: Text) -> str:
        value = label.args.get(self.match.game.speak.verbs.get(verb, ""), "")
        return self.words.say(value) if isinstance(value, Text) else str(value)

    @property
    def verbs(self) -> list[str]:
        """The verbs that are on the menu now."""
        return list(dict.fromkeys(offer.verb for offer in self.choices))

    def find(self, typed: str, asked_why: bool = False) -> Offer:
        """What the words mean: a number of the list, an order, or a unique part of a label. May be a refused one."""
        text = fold(typed)
        if text.isdigit():
            number = int(text)
            if not 1 <= number <= len(self.choices):
                raise Mistake("wrong-number", number=str(number), last=str(len(self.choices)))
            return self.choices[number - 1]
        verb, _, rest = text.partition(" ")
        verbs = self._verbs_named(verb)
        parts = rest.split()
        exact = [o for o in (*self.choices, *self.refused) if fold(o.order) == text]
        if exact:
            return exact[0]
        for offers in (self.choices, self.refused):
            named = [o for o in offers if o.verb in verbs and rest and fold(o.name) == rest]
            named = named or [o for o in offers if o.verb in verbs and _within(parts, o.name, o.noun)]
            if found := self._only(typed, _plainest(named, parts)):
                return found
        return self._named(typed, text, asked_why) or self._outside(typed)

    def _named(self, typed: str, text: str, asked_why: bool) -> Offer | None:
        """A name without a verb means what the game does first with it: whoever names a card never discards it so."""
        said = [o for o in (*self.choices, *self.refused) if text and _within(text.split(), o.order, o.label)]
        if not said:
            return None
        first = min(said, key=lambda o: list(self.match.game.speak.verbs).index(o.verb)).verb
        allowed = [o for o in said if not o.rule]
        mine = [o for o in said if o.verb == first]
        if not allowed or asked_why or any(not o.rule for o in mine):
            said = mine
            if not asked_why:
                said = [o for o in mine if not o.rule] or mine
        return self._only(typed, _plainest(said, text.split()))

    def _verbs_named(self, typed: str) -> set[str]:
        known = {offer.verb for offer in (*self.choices, *self.refused)}
        if typed in known:
            return {typed}
        return {verb for verb in known if typed and verb.startswith(typed)}

    def _only(self, typed: str, offers: list[Offer]) -> Offer | None:
        if len(offers) > 1:
            several = ", ".join(offer.order for offer in offers[:SHOWN]) + (", …" if len(offers) > SHOWN else "")
            raise Mistake("wrong-ambiguous", order=typed, several=several)
        return offers[0] if offers else None

    def _outside(self, typed: str) -> Offer:
        """Something the game knows but that is not even in reach now: the rule of the moment forbids it."""
        try:
            verb, arg = self.match.parse(typed)
        except Unreadable:
            verbs = ", ".join(self.verbs) or "-"
            raise Mistake("wrong-order", order=typed, verbs=verbs) from None
        label = self.match.label(verb, arg)
        rule = ""
        try:
            self.match.odds(self.seat, verb, arg)
        except Illegal as error:
            rule = error.rule
        return Offer(
            verb, arg, self.match.typed(verb, arg), self.words.say(label), self._noun(verb, label), "", None, rule
        )

    def complete(self, typed: str, barred: bool = False) -> Iterator[tuple[str, int, str]]:
        """The words that could end the order: each with how much of what was typed it replaces, and what it means."""
        offers = [*self.refused, *self.choices] if barred else self.choices
        verb, space, rest = typed.lstrip().partition(" ")
        if not space:
            yield from ((v, len(verb), "") for v in dict.fromkeys(o.verb for o in offers) if v.startswith(verb.lower()))
            if len(verb) >= 2:
                yield from (
                    (o.order, len(verb), o.label) for o in offers if o.name and _within([fold(verb)], "", o.noun)
                )
            return
        parts = fold(rest).split()
        for offer in offers:
            if offer.verb == verb.lower() and offer.name and _within(parts, offer.name, offer.noun):
                yield offer.name, len(rest), offer.noun


def places(scene: Scene) -> list[Zone]:
    """Everywhere that pieces lie: the zones, and each sea as one."""
    seas = [board for board in scene.picture.boards if isinstance(board, Sea)]
    return [*scene.picture.zones, *(Zone(sea.id, "sea", sea.title, len(sea.pieces), sea.pieces) for sea in seas)]


def find_piece(scene: Scene, faces: dict[str, Face], words: Words, typed: str) -> tuple[Zone, Piece]:
    """A piece that is seen, by its code or a unique part of its name."""
    seen = [(zone, piece, faces[piece.face]) for zone in places(scene) for piece in zone.pieces if piece.face]
    text = fold(typed)
    for found in (
        [place for place in seen if text in (fold(place[1].name), fold(place[2].code))],
        [place for place in seen if _within(text.split(), place[1].name, words.say(place[2].label))],
    ):
        if len(found) == 1:
            return found[0][0], found[0][1]
        if found:
            several = ", ".join(piece.name or face.code for _, piece, face in found[:SHOWN])
            raise Mistake("wrong-ambiguous", order=typed, several=several)
    raise Mistake("wrong-piece", piece=typed)
