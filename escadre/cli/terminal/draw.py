"""From a Scene to the terminal: seats, zones, pieces and choices. It draws what the Scene says and knows no game.

Colour says whose a thing is, but everything can be read without it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text as Styled

from escadre.cli.terminal.cardlists import CardLists
from escadre.cli.terminal.chart import arrow, sea_chart
from escadre.cli.terminal.orders import Offer
from escadre.cli.terminal.pen import backs, cut
from escadre.core.frames import Seat
from escadre.core.scene import Piece, Scene, Sea, Zone
from escadre.core.types import Odds

FOLDED = ("hand", "tricks", "pile", "discard")  # a number beside their seat while nothing in them shows
QUIET = ("pile", "discard", "tricks")  # only counted, while no choice is about what lies in them
SQUEEZED = 16  # more choices of one verb than this are told as first … last
SEA, LOWEST_SEA, HIGHEST_SEA = 20, 8, 30  # lines of a chart: where they do not matter, the fewest, the most


class Painter(CardLists):
    """Draws the scenes of one match in one language."""

    # ---- the board

    def board(
        self, scene: Scene, orders: Sequence[Offer] = (), everything: bool = False, tight: bool = False, room: int = 0
    ) -> RenderableType:
        """What the seat sees: who stands where, what is fought over, what lies on the table, what it holds.

        Piles and won cards are only counted, unless a choice is about one of them or `everything` is asked for.
        `tight` spares lines on a low screen; `room` is how many the whole may have, 0 for any number.
        """
        first = next((offer.verb for offer in orders if offer.piece), "")
        numbers: dict[str, int] = {}
        for number, offer in enumerate(orders, 1):
            if offer.piece and offer.verb == first:
                numbers.setdefault(offer.piece, number)
        chosen = {offer.piece for offer in orders if offer.piece}
        shown: list[Zone] = []
        folded: list[Zone] = []
        for zone in scene.picture.zones:
            wanted = everything or zone.kind not in QUIET or any(piece.id in chosen for piece in zone.pieces)
            (shown if wanted and _shows(zone) else folded).append(zone)
        parts: list[RenderableType] = [self.head(scene), self.seats(scene, folded)]
        if tight:
            parts = [self.seats_in_a_line(scene)]
        elif piles := self.piles(folded):
            parts.append(piles)
        for sea in scene.picture.boards:
            if isinstance(sea, Sea):
                parts.append(self.sea(scene, sea, room, tight))
        parts += [self.stakes(zone, tight) for zone in shown if zone.kind == "stage"]
        rest = [zone for zone in shown if zone.kind != "stage"]
        rest.sort(key=lambda zone: (zone.kind == "hand", zone.kind == "hand" and zone.owner == scene.seat))
        ranked = [zone for zone in rest if tight and zone.id in self.ranked(rest)]
        if ranked:
            parts.append(self.side_by_side(ranked, numbers))
            rest = [zone for zone in rest if zone not in ranked]
        for broad in (True, False):  # what is printed on the one has other columns than on the other
            alike = [zone for zone in rest if self.is_broad(zone) == broad]
            if alike:
                parts.append(self.cards(alike, numbers, scene.seat, first))
        return Group(*parts)

    def sea(self, scene: Scene, board: Sea, room: int, tight: bool) -> RenderableType:
        """A chart as high as the seats and its own heading leave room for."""
        above = 2 + len(scene.picture.seats) * (1 if tight else 2)
        height = min(HIGHEST_SEA, max(LOWEST_SEA, room - above)) if room else SEA
        ground = self.grounds.get(board.id)
        return sea_chart(
            board, ground, self.words, self.width, height, lambda piece: self.colour(piece.owner), scene.picture.phase
        )

    def head(self, scene: Scene) -> RenderableType:
        title = Styled(self.words.id("game-title"), "bold")
        if scene.outcome is not None:
            title.append(f"  ·  {self.words.id('board-over')}", "not bold")
        return Line(title, style="dim", align="left")

    def seats(self, scene: Scene, folded: Sequence[Zone]) -> RenderableType:
        """One line a seat: whose turn, its facts, what it holds face down, its badges."""
        facts = list(dict.fromkeys(self.what(fact) for seat in scene.picture.seats for fact in seat.facts))
        held = {(zone.owner, zone.kind): zone.count for zone in folded if zone.owner is not None}
        told = {fact.casefold() for fact in facts}
        kinds = [kind for kind in FOLDED if any(held.get((seat.seat, kind)) for seat in scene.picture.seats)]
        kinds = [kind for kind in kinds if self.words.id(f"zone-kind-{kind}").casefold() not in told]
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False, header_style="dim")
        table.add_column("", width=1)
        table.add_column("", no_wrap=True)
        for what in facts:
            table.add_column(what, justify="right")
        for kind in kinds:
            table.add_column(self.words.id(f"zone-kind-{kind}"))
        table.add_column("")
        for status in scene.picture.seats:
            mine = {self.what(fact): self.value(fact) for fact in status.facts}
            colour = self.colour(status.seat)
            who = Styled(self.name(status.seat), f"bold {colour}")
            if status.seat == scene.seat:
                who.append(f" ({self.words.id('board-you')})", "not bold")
            row: list[RenderableType] = ["▶" if status.seat in scene.turn else "", who]
            row += [mine.get(what, "") for what in facts]
            row += [self.held(held.get((status.seat, kind), 0), kind, colour) for kind in kinds]
            row.append(Styled(", ".join(self.words.say(badge) for badge in status.badges), "italic"))
            table.add_row(*row)
        return table

    def seats_in_a_line(self, scene: Scene) -> RenderableType:
        """The seats side by side as far as they fit."""
        lines: list[Styled] = []
        for status in scene.picture.seats:
            said = Styled("▶ " if status.seat in scene.turn else "  ")
            said.append(self.name(status.seat), f"bold {self.colour(status.seat)}")
            facts = [f"{self.what(fact)} {self.value(fact)}" for fact in status.facts if fact.value != 0]
            said.append(" " + ", ".join([*facts, *(self.words.say(badge) for badge in status.badges)]))
            if lines and cell_len(lines[-1].plain) + 1 + cell_len(said.plain) <= self.width:
                lines[-1].append(" ").append_text(said)
            else:
                lines.append(said)
        return Group(*lines)

    def held(self, count: int, kind: str, colour: str) -> Styled:
        return backs(count, colour) if kind == "hand" else Styled(str(count or ""))

    def piles(self, folded: Sequence[Zone]) -> RenderableType | None:
        """The piles that nobody owns, in a line: only how much is in them."""
        words = [f"{self.words.say(zone.title)} {zone.count}" for zone in folded if zone.owner is None and zone.count]
        return Padding(Styled(" · ".join(words), "dim"), (0, 0, 0, 3)) if words else None

    def stakes(self, zone: Zone, tight: bool = False) -> RenderableType:
        """What everybody fights over: told whole, and what lies on or under it."""
        lines: list[RenderableType] = []
        under: list[str] = []
        several = sum(1 for piece in zone.pieces if piece.face and not piece.on) > 1
        for piece in zone.pieces:
            if not piece.face:
                continue
            if piece.on:  # `look` tells the rest of it
                under.append(f"{self.face(piece).code} {self.words.say(self.face(piece).label)}")
                continue
            line = Styled("  " if lines else "" if tight else f"{self.titled(zone)} ", "bold")
            line.append_text(self.piece(piece, several))
            if tight:
                line.truncate(self.width, overflow="ellipsis")
            lines.append(line)
        if under:
            lines.append(Padding(Styled("└ " + " · ".join(under)), (0, 0, 0, 2)))
        hidden = sum(1 for piece in zone.pieces if not piece.face)
        if hidden:
            lines.append(Styled.assemble((f"{self.titled(zone)} ", "bold"), backs(hidden, "")))
        return Group(*lines)

    def piece(self, piece: Piece, now: bool = False) -> Styled:
        """One piece with everything that is written on it, or only with what it has just now."""
        face = self.face(piece)
        line = Styled(f"{face.code} ", "not bold")
        line.append(self.words.say(face.label), f"bold {self.colour(piece.owner)}")
        badges = [self.words.say(badge) for badge in piece.badges]
        for badge in badges:
            line.append(f" [{badge}]", "not bold italic")
        facts = list(piece.facts) if now and piece.facts else self.facts(piece)
        said = [f"{self.what(fact)} {self.value(fact)}" for fact in facts if self.value(fact) not in badges]
        line.append("  " + " · ".join(said), "not bold")
        return line

    def look(self, scene: Scene, zone: Zone, piece: Piece) -> RenderableType:
        """One piece, close by: its facts with their names, and the line on its face."""
        face = self.face(piece)
        lines: list[RenderableType] = [
            Styled.assemble((f"{face.code} ", ""), (self.called(piece), f"bold {self.colour(piece.owner)}"))
        ]
        if face.tooltip is not None:
            lines.append(Styled(self.words.say(face.tooltip), "italic"))
        if piece.spot is not None:
            course = f"{piece.spot.heading // 10}° {arrow(piece.spot.heading)}"
            lines.append(self.words.id("chart-course", course=course))
        now = [fact.what for fact in piece.facts]
        facts = [*piece.facts, *(fact for fact in face.facts if fact.what not in now)]
        lines += [f"{self.what(fact)}: {self.value(fact)}" for fact in facts]
        badges = [self.words.say(badge) for badge in piece.badges]
        lines.append(Styled(", ".join([self.label(zone, scene.seat), *badges]), "dim"))
        return Padding(Group(*lines), (0, 0, 0, 2))

    # ---- what one may do

    def choices(
        self, scene: Scene, offers: Sequence[Offer], refused: Sequence[Offer] = (), tight: bool = False
    ) -> RenderableType:
        """The numbered list, verb by verb. What lies in sight with all its facts is named by its short name only.

        On a low screen the verbs that need nothing after them stand beside each other.
        """
        seen = {p.id: self.face(p).code for zone in scene.picture.zones for p in zone.pieces if p.face}
        verbs = dict.fromkeys(offer.verb for offer in offers if offer.name or not tight)
        lines: list[RenderableType] = []
        numbered = list(enumerate(offers, 1))
        indent = max((cell_len(verb) for verb in verbs), default=0) + 3
        for verb in verbs:
            mine = [(number, offer) for number, offer in numbered if offer.verb == verb]
            if len(mine) > SQUEEZED:
                entries = [f"{mine[0][0]}–{mine[-1][0]}) {_span([offer for _, offer in mine])}"]
            else:
                entries = [f"{number}) {_entry(offer, seen.get(offer.piece, ''))}" for number, offer in mine]
            lines.append(self.flow(verb, entries, indent))
        if tight and any(not offer.name for offer in offers):
            plain = [f"{number}) {offer.verb} {offer.label}" for number, offer in numbered if not offer.name]
            lines.append(self.flow("", plain, 2))
        if refused:
            lines.append(self.barred(refused))
        return Group(*lines)

    def barred(self, refused: Sequence[Offer]) -> RenderableType:
        """What is in reach but forbidden now, in one line: `why` tells the rule."""
        by_verb: dict[str, list[Offer]] = {}
        for offer in refused:
            by_verb.setdefault(offer.verb, []).append(offer)
        orders = "; ".join(
            f"{verb} {_span(mine) if len(mine) > SQUEEZED else ', '.join(offer.name for offer in mine)}".strip()
            for verb, mine in by_verb.items()
        )
        around = self.words.id("table-barred", orders="", example=refused[0].order)
        orders = cut(orders, max(12, self.width - cell_len(around) - 3))
        text = self.words.id("table-barred", orders=orders, example=refused[0].order)
        return Padding(Styled(text, "dim"), (0, 0, 0, 2))

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
            table.add_row(self.say(chance.what), f"{share * 100:.1f} %", f"{chance.ways}/{chance.of}", bar)
        return Padding(table, (0, 0, 0, 2))

    def news(self, lines: Iterable[tuple[Seat | None, str]]) -> RenderableType:
        """What happened, line by line."""
        told = [Styled.assemble(("• ", self.colour(seat)), text) for seat, text in lines]
        return Padding(Group(*told), (0, 0, 0, 1))


def _shows(zone: Zone) -> bool:
    return any(piece.face for piece in zone.pieces) or (zone.kind in ("stage", "row") and zone.count > 0)


def _span(offers: Sequence[Offer]) -> str:
    """Many choices of one verb: the first and the last, which is told in words where these say more."""
    first, last = offers[0].name, offers[-1]
    if last.noun.casefold().startswith(last.name.casefold()):
        return f"{first} … {last.noun}"
    return f"{first} … {last.name} ({last.noun})" if last.noun else f"{first} … {last.name}"


def _entry(offer: Offer, code: str) -> str:
    """A choice in a list under its verb: the typed name, and the words for it when they say more."""
    if not offer.name:
        return offer.label
    if code and code.casefold() == offer.name.casefold():
        return offer.name
    if not offer.noun or offer.noun == offer.name:
        return offer.name
    return offer.noun if offer.name.casefold() in offer.noun.casefold() else f"{offer.name} {offer.noun}"
