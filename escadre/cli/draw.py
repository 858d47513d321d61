"""From a Scene to the terminal: seats, zones, pieces and choices. It draws what the Scene says and knows no game.

Colour says whose a thing is, but everything can be read without it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text as Styled

from escadre.cli.orders import Offer
from escadre.core.frames import Seat
from escadre.core.match import Match
from escadre.core.types import Fact, Odds, Piece, Scene, Text, Zone
from escadre.core.words import Words

COLOURS = ("cyan", "yellow", "green", "magenta", "blue", "red")
BACK = "▒"  # a card face down
FOLDED = ("hand", "tricks", "pile", "discard", "row")  # a number beside their seat while nothing in them shows
COLUMNS = 8  # how many facts become columns; the others stand in words behind the name
SQUEEZED = 16  # more choices of one verb than this are told as first … last
NAME = 34  # the widest a name may be before it is cut


class Painter:
    """Draws the scenes of one match in one language."""

    def __init__(self, match: Match, words: Words, width: int) -> None:
        self.match = match
        self.words = words
        self.width = width

    def colour(self, seat: Seat | None) -> str:
        return "" if seat is None else COLOURS[seat % len(COLOURS)]

    def name(self, seat: Seat) -> str:
        noun = self.match.noun("seat", seat)
        return self.words.say(noun) if isinstance(noun, Text) else str(noun)

    def what(self, fact: Fact) -> str:
        return self.words.say(fact.what)

    def value(self, fact: Fact) -> str:
        return self.words.say(fact.value) if isinstance(fact.value, Text) else str(fact.value)

    # ---- the board

    def board(self, scene: Scene, orders: Sequence[Offer] = ()) -> RenderableType:
        """Everything that the seat sees: who stands where, what lies on the table, what it holds."""
        numbers: dict[str, list[int]] = {}
        for number, offer in enumerate(orders, 1):
            if offer.piece:
                numbers.setdefault(offer.piece, []).append(number)
        shown = [zone for zone in scene.picture.zones if _shows(zone)]
        order = sorted(shown, key=lambda zone: (zone.owner == scene.seat and zone.kind == "hand", zone.kind == "hand"))
        parts: list[RenderableType] = [self.head(scene), self.seats(scene)]
        if piles := self.piles(scene):
            parts.append(piles)
        if order:
            parts.append(self.cards(order, numbers, scene.seat))
        return Group(*parts)

    def head(self, scene: Scene) -> RenderableType:
        title = Styled(self.words.id("game-title"), "bold")
        if scene.outcome is not None:
            title.append(f"  ·  {self.words.id('board-over')}", "not bold")
        return Line(title, style="dim", align="left")

    def seats(self, scene: Scene) -> RenderableType:
        """One line a seat: whose turn, its facts, what it holds face down, its badges."""
        facts = list(dict.fromkeys(self.what(fact) for seat in scene.picture.seats for fact in seat.facts))
        folded = [zone for zone in scene.picture.zones if zone.owner is not None and not _shows(zone)]
        counts = Counter((zone.owner, zone.kind) for zone in folded)
        kinds = [kind for kind in FOLDED if any(z.kind == kind and z.count for z in folded)]
        kinds = [kind for kind in kinds if all(counts[seat.seat, kind] <= 1 for seat in scene.picture.seats)]
        table = Table(box=None, padding=(0, 1), pad_edge=False, show_edge=False, header_style="dim")
        table.add_column("", width=1)
        table.add_column("", no_wrap=True)
        for what in facts:
            table.add_column(what, justify="right")
        for kind in kinds:
            table.add_column(self.words.id(f"zone-kind-{kind}"))
        table.add_column("")
        for status in scene.picture.seats:
            mine = {self.what(fact): self.value(fact) for fact in status.facts}
            row: list[RenderableType] = ["▶" if status.seat in scene.turn else ""]
            who = Styled(self.name(status.seat), f"bold {self.colour(status.seat)}")
            if status.seat == scene.seat:
                who.append(f" ({self.words.id('board-you')})", "not bold")
            row.append(who)
            row += [mine.get(what, "") for what in facts]
            for kind in kinds:
                held = next((z for z in scene.picture.zones if z.owner == status.seat and z.kind == kind), None)
                row.append(_backs(held.count, self.colour(status.seat)) if held else "")
            row.append(Styled(", ".join(self.words.say(badge) for badge in status.badges), "italic"))
            table.add_row(*row)
        return table

    def piles(self, scene: Scene) -> RenderableType | None:
        """The piles that nobody owns and that show nothing, in one line."""
        words = [
            f"{self.words.say(zone.title)} {zone.count}"
            for zone in scene.picture.zones
            if zone.owner is None and not _shows(zone)
        ]
        return Styled("  " + "  ·  ".join(words), "dim") if words else None

    def cards(self, zones: Sequence[Zone], numbers: dict[str, list[int]], seat: Seat | None) -> RenderableType:
        """All pieces that show, zone by zone, with their facts in common columns."""
        pieces = [piece for zone in zones for piece in zone.pieces]
        columns = self.columns(pieces)
        marked = any(piece.id in numbers for piece in pieces)
        table = Table(box=None, padding=(0, 1), pad_edge=False, show_edge=False, header_style="dim")
        table.add_column("", justify="right", no_wrap=True, style="bold" if marked else "")
        table.add_column("", no_wrap=True)
        table.add_column("", no_wrap=False, ratio=1)
        for what in columns:
            table.add_column(what, justify="right", no_wrap=True)
        for zone in zones:
            self.zone(table, zone, columns, numbers, seat)
        return table

    def columns(self, pieces: Sequence[Piece]) -> list[str]:
        """The facts that several pieces have and that fit beside a name, most common first come first served."""
        widths: dict[str, int] = {}
        seen: Counter[str] = Counter()
        for piece in pieces:
            for fact in piece.facts:
                what = self.what(fact)
                seen[what] += 1
                widths[what] = max(widths.get(what, 0), cell_len(self.value(fact)) + 2, cell_len(what) + 2)
        room = self.width - 12 - min(NAME, self.width // 3)
        chosen: set[str] = set()
        for what, _ in seen.most_common():
            if widths[what] <= room and len(chosen) < COLUMNS and widths[what] <= 14:
                chosen.add(what)
                room -= widths[what]
        return [what for what in widths if what in chosen]

    def zone(
        self, table: Table, zone: Zone, columns: Sequence[str], numbers: dict[str, list[int]], seat: Seat | None
    ) -> None:
        title = Styled(self.words.say(zone.title), f"underline {self.colour(zone.owner)}".strip())
        hidden = zone.count - sum(1 for piece in zone.pieces if piece.label is not None)
        if zone.count > 1:
            title.append(f"  {zone.count}", "dim not underline")
        table.add_row("", "", title, *[""] * len(columns))
        for piece in zone.pieces:
            if piece.label is None:
                continue
            facts = {self.what(fact): self.value(fact) for fact in piece.facts}
            name = Styled(("└ " if piece.on else "") + self.words.say(piece.label), self.colour(piece.owner))
            rest = [f"{what} {value}" for what, value in facts.items() if what not in columns]
            if rest:
                name.append("  " + " · ".join(rest), "dim")
            for badge in piece.badges:
                name.append(f" [{self.words.say(badge)}]", "italic")
            mark = ",".join(str(number) for number in numbers.get(piece.id, ())[:2])
            table.add_row(mark, piece.code, name, *[facts.get(what, "") for what in columns])
        if hidden > 0:
            table.add_row("", "", _backs(hidden, self.colour(zone.owner)), *[""] * len(columns))

    # ---- what one may do

    def choices(self, scene: Scene, offers: Sequence[Offer], refused: Sequence[Offer] = ()) -> RenderableType:
        """The numbered list, verb by verb. What lies in sight with all its facts is named by its short name only."""
        seen = {p.id: p.code for zone in scene.picture.zones for p in zone.pieces if p.label is not None}
        verbs = dict.fromkeys(offer.verb for offer in offers)
        lines: list[RenderableType] = []
        numbered = list(enumerate(offers, 1))
        indent = max((cell_len(verb) for verb in verbs), default=0) + 3
        for verb in verbs:
            mine = [(number, offer) for number, offer in numbered if offer.verb == verb]
            if len(mine) > SQUEEZED:
                (first, a), (last, z) = mine[0], mine[-1]
                entries = [f"{first}–{last}) {a.name} … {z.name}"]
            else:
                entries = [f"{number}) {_entry(offer, seen.get(offer.piece, ''))}" for number, offer in mine]
            lines.append(self.flow(verb, entries, indent))
        if refused:
            lines.append(self.barred(refused))
        return Group(*lines)

    def barred(self, refused: Sequence[Offer]) -> RenderableType:
        """What is in reach but forbidden now, in one line: `why` tells the rule."""
        by_verb: dict[str, list[str]] = {}
        for offer in refused:
            by_verb.setdefault(offer.verb, []).append(offer.name)
        parts = []
        for verb, names in by_verb.items():
            some = ", ".join(names[:8]) + (", …" if len(names) > 8 else "")
            parts.append(f"{verb} {some}".strip())
        text = self.words.id("table-barred", orders="; ".join(parts), example=refused[0].order)
        return Padding(Styled(text, "dim"), (0, 0, 0, 2))

    def flow(self, head: str, entries: Sequence[str], indent: int) -> RenderableType:
        """Entries side by side as far as they fit, none of them broken."""
        lines: list[str] = []
        room = max(20, self.width - indent - 1)
        for entry in entries:
            if lines and cell_len(lines[-1]) + 3 + cell_len(entry) <= room:
                lines[-1] += "   " + entry
            else:
                lines.append(entry)
        text = Styled(f"  {head}".ljust(indent), "bold")
        text.append(("\n" + " " * indent).join(lines), "not bold")
        return text

    def odds(self, odds: Odds) -> RenderableType:
        """Exact chances, each as a fraction and in per cent."""
        table = Table(box=None, padding=(0, 2), pad_edge=False, show_header=False)
        table.add_column("")
        table.add_column("", justify="right")
        table.add_column("", justify="right")
        table.add_column("")
        for chance in odds:
            share = chance.ways / chance.of if chance.of else 0.0
            bar = "█" * round(share * 20)
            table.add_row(self.words.say(chance.what), f"{share * 100:.1f} %", f"{chance.ways}/{chance.of}", bar)
        return Padding(table, (0, 0, 0, 2))

    def news(self, lines: Iterable[tuple[Seat | None, str]]) -> RenderableType:
        """What happened, line by line."""
        told = [Styled.assemble(("• ", self.colour(seat)), text) for seat, text in lines]
        return Padding(Group(*told), (0, 0, 0, 1))


def _shows(zone: Zone) -> bool:
    return any(piece.label is not None for piece in zone.pieces) or (zone.kind == "operation" and zone.count > 0)


def _backs(count: int, colour: str) -> Styled:
    """Cards face down: a few are drawn one by one, and always counted."""
    drawn = BACK * count if count <= 10 else BACK * 8 + "…"
    return Styled.assemble((drawn, colour), f" {count}" if count else "0")


def _entry(offer: Offer, code: str) -> str:
    """A choice in a list under its verb: the typed name, and the words for it when they say more."""
    if not offer.name:
        return offer.label
    if code and code.casefold() == offer.name.casefold():
        return offer.name
    if not offer.noun or offer.noun == offer.name:
        return offer.name
    return offer.noun if offer.name.casefold() in offer.noun.casefold() else f"{offer.name} {offer.noun}"
