"""Pieces that lie open, one a line, with what is printed on them in common columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text as Styled

from escadre.cli.terminal.pen import Pen, backs, cut
from escadre.core.frames import Seat
from escadre.core.match import Match
from escadre.core.printed import Fact
from escadre.core.scene import Piece, Zone
from escadre.core.types import Text
from escadre.core.words import Words

MARGIN = 12  # how much of a seat's name stands at the left of its cards
HEADING = 8  # the name of a column may be cut to this when its values are narrower
NAME, NARROW_NAME = 40, 24  # how much of a name is always shown, on a wide and on a narrow screen


class CardLists(Pen):
    """Lists of cards, and rows of them side by side."""

    def __init__(self, match: Match, words: Words, width: int) -> None:
        super().__init__(match, words, width)
        self.lying: dict[str, Piece] = {}  # what is drawn just now, by its id

    def is_broad(self, zone: Zone) -> bool:
        return any(self.face(piece).wide for piece in zone.pieces if piece.face)

    def ranked(self, zones: Sequence[Zone]) -> dict[str, str]:
        """Rows that stand behind each other: what is written at the left of each, the owner at the first."""
        found: dict[str, str] = {}
        owner = None
        for zone in zones:
            if is_row(zone) and zone.owner is not None and self.words.has_attribute(zone.title.id, "short"):
                short = self.words.say(Text(f"{zone.title.id}.short", zone.title.args))
                found[zone.id] = short if zone.owner == owner else self.name(zone.owner)
                owner = zone.owner
        return found

    def side_by_side(self, zones: Sequence[Zone], numbers: dict[str, int]) -> RenderableType:
        """Rows on a low screen: as many pieces in a line as fit, with what is on them just now."""
        labels = self.ranked(zones)
        indent = min(MARGIN, max(cell_len(label) for label in labels.values())) + 3
        lines: list[RenderableType] = []
        for zone in zones:
            entries = []
            for piece in zone.pieces:
                if piece.face and not piece.on:
                    mark = f"{numbers[piece.id]}) " if piece.id in numbers else ""
                    now = "".join(f", {self.what(fact)} {self.value(fact)}" for fact in piece.facts)
                    entries.append(f"{mark}{self.face(piece).code} {self.named(piece)}{now}")
            lines.append(self.flow(cut(labels[zone.id], MARGIN), entries, indent, self.colour(zone.owner)))
        return Group(*lines)

    def cards(self, zones: Sequence[Zone], numbers: dict[str, int], seat: Seat | None, verb: str) -> RenderableType:
        """All pieces that show, one a line, with their facts in common columns as far as these fit.

        What lies in front of a seat has its name at the left; other zones have a title, which says for which verb the
        numbers of the choices stand beside the pieces.
        """
        pieces = [piece for zone in zones for piece in zone.pieces if piece.face]
        self.lying = {piece.id: piece for piece in pieces}
        ranks = self.ranked(zones)
        rows = [self.left(zone, ranks) for zone in zones if is_row(zone)]
        marks = [len(f"{numbers[p.id]}) ") for z in zones if is_row(z) for p in z.pieces if p.id in numbers]
        margin = max([5, *(min(cell_len(name), MARGIN) + 1 for name in rows)]) + max(marks, default=0)
        code = max((cell_len(self.face(piece).code) for piece in pieces), default=0)
        longest = max((cell_len(self.named(piece)) for piece in pieces), default=0)
        columns, name = self.columns(pieces, longest, self.width - margin - code - 2)
        head = Styled(" " * (margin + code + 1 + name), "dim")
        for what, width in columns.items():
            head.append(" " + cut(what, width).rjust(width))
        lines: list[Styled] = [head] if columns else []
        for zone in zones:
            left = Styled("")
            if is_row(zone):
                left = Styled(cut(self.left(zone, ranks), margin - 1), self.colour(zone.owner))
            else:
                title = Styled(self.label(zone, seat), f"underline {self.colour(zone.owner)}".strip())
                title.append(f" ({zone.count})", "dim not underline")
                if any(piece.id in numbers for piece in zone.pieces):
                    title.append(f"  {verb}", "bold not underline")
                if lines == [head] and cell_len(title.plain) < margin + code + name:
                    title.append(" " * (margin + code + 1 + name - cell_len(title.plain)), "not underline")
                    lines = [title.append_text(head[margin + code + 1 + name :])]  # beside the names of the columns
                else:
                    lines.append(title)
            for piece in zone.pieces:
                if piece.face:
                    lines.append(self.line(left, margin, piece, columns, name, code, numbers))
                    left = Styled("")
            if zone.facts and is_row(zone):
                said = " · ".join(f"{self.what(fact)} {self.value(fact)}" for fact in zone.facts)
                lines.append(left.append(" " * (margin - cell_len(left.plain)) + said, "dim"))
                left = Styled("")
            hidden = zone.count - sum(1 for piece in zone.pieces if piece.face)
            if hidden > 0:
                left.append(" " * (margin - cell_len(left.plain)))
                lines.append(left.append_text(backs(hidden, self.colour(zone.owner))))
        return Group(*lines)

    def left(self, zone: Zone, ranks: dict[str, str]) -> str:
        return ranks.get(zone.id) or ("" if zone.owner is None else self.name(zone.owner))

    def named(self, piece: Piece) -> str:
        host = self.lying.get(piece.on)
        far = ""
        if host is not None and piece.owner not in (None, host.owner):  # it lies with another seat
            far = f" → {self.face(host).code}"
        return ("└ " if piece.on else "") + self.words.say(self.face(piece).label) + far + self.badges(piece)

    def columns(self, pieces: Sequence[Piece], longest: int, room: int) -> tuple[dict[str, int], int]:
        """The facts that become columns, with their widths, and the width of the names.

        A game tells of a piece what matters most first: that gets its column first, a narrow one at least. What does
        not fit at all is told by `look`.
        """
        full: dict[str, int] = {}
        place: dict[str, int] = {}
        for piece in pieces:
            for i, (what, value) in enumerate(self.told(piece).items()):
                full[what] = max(full.get(what, min(cell_len(what), HEADING)), cell_len(value))
                place[what] = max(place.get(what, 0), i)
        name = min(longest, NAME if self.width >= 100 else NARROW_NAME)
        left = room - name
        widths: dict[str, int] = {}
        for what in sorted(full, key=lambda what: place[what]):
            width = min(full[what], HEADING)
            if width + 1 <= left:
                widths[what] = width
                left -= width + 1
        for what in widths:  # what is left goes to values, then to headings that were cut, then to the names
            more = min(left, full[what] - widths[what])
            widths[what] += more
            left -= more
        for what in widths:
            more = min(left, max(0, cell_len(what) - widths[what]))
            widths[what] += more
            left -= more
        return widths, min(longest, name + left)

    def heading(self, fact: Fact) -> str:
        """The name of a fact over its column, where that may be shorter."""
        short = self.words.has_attribute(fact.what.id, "column")
        return self.words.say(Text(f"{fact.what.id}.column", fact.what.args)) if short else self.what(fact)

    def told(self, piece: Piece) -> dict[str, str]:
        """The facts of a piece; what it has several times is told in one."""
        facts: dict[str, str] = {}
        host = self.lying.get(piece.on)
        strange = host is not None and self.face(host).wide != self.face(piece).wide  # it has other columns
        for fact in self._joined(list(piece.facts) if strange else self.facts(piece)):
            what = self.heading(fact)
            facts[what] = f"{facts[what]}, {self.value(fact)}" if what in facts else self.value(fact)
        return facts

    def _joined(self, facts: list[Fact]) -> list[Fact]:
        """The values that a card prints beside each other are one column, under their short names."""
        strip = [fact for fact in facts if fact.spot == "strip" and self.words.has_attribute(fact.what.id, "short")]
        if len(strip) < 2:
            return facts
        what = "/".join(self.words.id(f"{fact.what.id}.short") for fact in strip)
        together = Fact(Text("player", {"name": what}), "/".join(self.value(fact) for fact in strip))
        at = facts.index(strip[0])
        return [*facts[:at], together, *(fact for fact in facts[at:] if fact not in strip)]

    def line(
        self, left: Styled, margin: int, piece: Piece, columns: dict[str, int], name: int, code: int,
        numbers: dict[str, int],
    ) -> Styled:  # fmt: skip
        mark = f"{numbers[piece.id]})" if piece.id in numbers else ""
        space = " " * (margin - 1 - cell_len(left.plain) - len(mark))
        line = Styled.assemble(left, space, (mark + " ", "bold"), self.face(piece).code.ljust(code) + " ")
        badges = self.badges(piece)
        said = cut(self.named(piece).removesuffix(badges), max(8, name - cell_len(badges))) + badges
        said = cut(said, name)
        line.append(said + " " * (name - cell_len(said)), self.colour(piece.owner))
        facts = self.told(piece)
        for what, width in columns.items():
            line.append(" " + cut(facts.get(what, ""), width).rjust(width))
        return line


def is_row(zone: Zone) -> bool:
    return zone.kind == "row" and zone.owner is not None
