"""How things are called, coloured and fitted in on the terminal, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.text import Text as Styled

from escadre.core.frames import Seat
from escadre.core.match import Match
from escadre.core.printed import Face, Fact
from escadre.core.scene import Piece, Zone
from escadre.core.types import Text
from escadre.core.words import Words

COLOURS = ("cyan", "yellow", "green", "magenta", "blue", "red")
BACK = "▒"  # a card face down


class Pen:
    """Writes of the pieces, zones and seats of one match."""

    def __init__(self, match: Match, words: Words, width: int) -> None:
        self.match = match
        self.words = words
        self.width = width
        printed = match.game.show.catalog(match.state)
        self.faces = printed.faces
        self.grounds = printed.grounds

    def face(self, piece: Piece) -> Face:
        return self.faces[piece.face]

    def called(self, piece: Piece) -> str:
        label = self.words.say(self.face(piece).label)
        return f"{piece.name}, {label}" if piece.name else label

    def facts(self, piece: Piece) -> list[Fact]:
        """What is on the piece now, then what is printed on it."""
        return [*piece.facts, *self.face(piece).facts]

    def colour(self, seat: Seat | None) -> str:
        return "" if seat is None else COLOURS[seat % len(COLOURS)]

    def name(self, seat: Seat) -> str:
        noun = self.match.noun("seat", seat)
        return self.words.say(noun) if isinstance(noun, Text) else str(noun)

    def say(self, text: Text) -> str:
        """A text of the game, in which seats have the names of their players."""
        return self.words.say(self._named(text))

    def _named(self, text: Text) -> Text:
        number = text.args.get("number")
        if text.id == "seat" and isinstance(number, int) and 0 < number <= self.match.setup.seats:
            noun = self.match.noun("seat", number - 1)
            return noun if isinstance(noun, Text) else text
        args = {key: self._named(arg) if isinstance(arg, Text) else arg for key, arg in text.args.items()}
        return Text(text.id, args)

    def what(self, fact: Fact) -> str:
        return self.words.say(fact.what)

    def value(self, fact: Fact) -> str:
        return self.words.say(fact.value) if isinstance(fact.value, Text) else str(fact.value)

    def badges(self, piece: Piece) -> str:
        return "".join(f" [{self.words.say(badge)}]" for badge in piece.badges)

    def titled(self, zone: Zone) -> str:
        return self.words.id("board-titled", title=self.words.say(zone.title))

    def label(self, zone: Zone, seat: Seat | None) -> str:
        """Where a piece lies, shortly: whose it is when it lies in front of a seat."""
        if seat is not None and zone.owner == seat and self.words.has(f"zone-your-{zone.kind}"):
            return self.words.id(f"zone-your-{zone.kind}")
        if zone.owner is None:
            return self.words.say(zone.title)
        if zone.kind == "row":
            return self.name(zone.owner)
        kind = f"zone-kind-{zone.kind}"
        if not self.words.has(kind):
            return self.words.say(zone.title)
        return self.words.id("board-titled", title=self.words.id(kind)) + " " + self.name(zone.owner)

    def flow(self, head: str, entries: Sequence[str], indent: int, colour: str = "") -> RenderableType:
        """Entries side by side as far as they fit, none of them broken."""
        lines: list[str] = []
        room = max(20, self.width - indent - 1)
        for entry in entries:
            if lines and cell_len(lines[-1]) + 3 + cell_len(entry) <= room:
                lines[-1] += "   " + entry
            else:
                lines.append(entry)
        text = Styled(f"  {head}".ljust(indent), f"bold {colour}")
        text.append(("\n" + " " * indent).join(lines), "not bold")
        return text


def backs(count: int, colour: str) -> Styled:
    """Cards face down: a few are drawn one by one, and always counted."""
    drawn = BACK * count if count <= 10 else BACK * 8 + "…"
    return Styled.assemble((drawn, colour), f" {count}") if count else Styled("")


def cut(text: str, width: int) -> str:
    """The text in that many cells at most.

    >>> cut("Giovanni delle Bande Nere", 10)
    'Giovanni …'
    """
    return text if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"
