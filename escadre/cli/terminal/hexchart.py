"""A hex map in characters: a cell for each hex, every other row pushed; counters told with their hexes; boards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.text import Text as Styled

from escadre.cli.terminal.pen import Pen, cut
from escadre.core.printed import Fact, HexGround
from escadre.core.scene import Hexes, Piece, Scene, Sheet, Timeline, Zone
from escadre.core.types import Text
from escadre.geometry.hexes import EAST, OFF, Grid, Hex
from escadre.geometry.lattice import STEPS

GROUNDS = {"land": "█", "coast": "▒"}
SEA, PLACE, CLOSED = "·", "o", "|"
WIDEST, NARROWEST = 5, 2  # columns of a cell
BESIDE = 30  # columns that counters need to be told beside the chart
LETTERS = "abcdefghijklmnopqrstuvwxyz"
SIGNS = {"night": "☾", "dusk": "◐"}  # before a turn of that light


class HexChart:
    """One hex map, in cells as wide as the screen allows."""

    def __init__(self, pen: Pen, board: Hexes, ground: HexGround) -> None:
        self.pen, self.board, self.ground = pen, board, ground
        self.grid = Grid(ground.width, ground.height, ground.pushed)
        room = (pen.width - self.grid.digits - 2) * 2 // (2 * ground.width + 1)
        self.cell = max(NARROWEST, min(WIDEST, room))
        self.kinds = {hex: region.tone for region in ground.regions if region.tone in GROUNDS for hex in region.hexes}
        self.closed = {side for sides in ground.sides for side in sides.sides}
        self.lying: dict[Hex, list[Piece]] = {}
        for piece in board.pieces:
            if piece.spot is not None and "ghost" not in piece.looks:
                self.lying.setdefault(piece.spot.y * ground.width + piece.spot.x, []).append(piece)
        self.places: dict[Hex, list[Text]] = {}
        for place in ground.places:
            if place.kind not in ("sea", "land"):  # their names are written across many hexes
                hex = self.nearest(place.spot.x, place.spot.y)
                self.places.setdefault(hex, []).append(place.label)
        spare = iter(LETTERS)
        self.codes = {
            piece.id: piece.name if 0 < len(piece.name) < self.cell else next(spare, "?") for piece in self.pieces()
        }

    def pieces(self) -> list[Piece]:
        """All that lie on the map, by their hexes."""
        return [piece for hex in sorted(self.lying) for piece in self.lying[hex]]

    def nearest(self, x: int, y: int) -> Hex:
        """The hex of a place that is printed in thousandths."""
        row = min(max(0, round(y / STEPS)), self.ground.height - 1)
        return min(self.grid.row(row + 1), key=lambda hex: abs(self.grid.centre(hex)[0] - x))

    @property
    def width(self) -> int:
        return self.grid.digits + 1 + self.cell * self.ground.width + self.cell // 2

    # ---- drawn

    def drawn(self) -> list[Styled]:
        """A head with the columns, then a line for each row."""
        digits = min(2, self.cell - 1)
        columns = "".join(f"{column:02d}"[-digits:].ljust(self.cell) for column in range(1, self.ground.width + 1))
        lines = [Styled(" " * (self.grid.digits + 1) + columns, "dim")]
        for row in range(1, self.ground.height + 1):
            push = self.grid.across[(row - 1) * self.ground.width] % 2
            line = Styled(f"{row:0{self.grid.digits}d} " + " " * (push * (self.cell // 2)), "dim")
            for hex in self.grid.row(row):
                text, style = self.inside(hex)
                closed = self.grid.side(hex, EAST) in self.closed
                line.append(set_cell_size(text, self.cell - 1), style).append(CLOSED if closed else " ", "bold")
            lines.append(line)
        return lines

    def inside(self, hex: Hex) -> tuple[str, str]:
        """What is seen in a hex: its counter, how many there are, a place, or the ground."""
        pieces = self.lying.get(hex, [])
        if len(pieces) > 1:
            return f"×{len(pieces)}", f"bold {self.pen.colour(pieces[-1].owner)}"
        if pieces:
            active = " reverse" if pieces[0].id == self.board.active else ""
            return self.codes[pieces[0].id], f"bold {self.pen.colour(pieces[0].owner)}{active}"
        ground = GROUNDS.get(self.kinds.get(hex, ""), SEA)
        return (PLACE if hex in self.places and ground != GROUNDS["land"] else ground), "dim"

    # ---- told

    def told(self, numbers: dict[str, int]) -> list[Styled]:
        """A line for each counter: its code, its hex, what it is and how it fares."""
        lines = []
        for piece in self.pieces():
            assert piece.spot is not None
            mark = f"{numbers[piece.id]}) " if piece.id in numbers else ""
            line = Styled(f"{mark}{self.codes[piece.id]} ", f"bold {self.pen.colour(piece.owner)}")
            where = self.grid.label(piece.spot.y * self.ground.width + piece.spot.x)
            lines.append(line.append(f"{where} {_said(self.pen, piece)}", "not bold"))
        return lines

    def look(self, hex: Hex) -> list[str]:
        """All there is to say of a hex: its ground, places, closed sides, and what lies there."""
        words = self.pen.words
        regions = [words.say(region.label) for region in self.ground.regions if region.label and hex in region.hexes]
        lines = [" · ".join([self.grid.label(hex), *map(words.say, self.places.get(hex, [])), *regions])]
        for sides in self.ground.sides:
            open_to = [self.grid.beside[hex][way] for way in range(6) if self.grid.side(hex, way) in sides.sides]
            beyond = ", ".join(self.grid.label(other) for other in open_to if other != OFF)
            if beyond:
                name = words.say(sides.label) if sides.label else words.id("hexes-closed")
                lines.append(words.id("hexes-side", what=name, hexes=beyond))
        lines += [_said(self.pen, piece) for piece in self.lying.get(hex, [])]
        ghosts = [piece for piece in self.board.pieces if piece.seen is not None and piece.spot is not None]
        here = [piece for piece in ghosts if piece.spot and piece.spot.y * self.ground.width + piece.spot.x == hex]
        return lines + [_said(self.pen, piece) for piece in here if piece not in self.lying.get(hex, [])]


def hex_chart(
    pen: Pen, board: Hexes, ground: HexGround, numbers: dict[str, int], phase: Text | None, everything: bool
) -> RenderableType:
    """The hour, the chart, and the counters beside it where there is room, else below; with all sides if asked for."""
    chart = HexChart(pen, board, ground)
    lines, told = chart.drawn(), chart.told(numbers)
    room = pen.width - chart.width - 2
    if room >= BESIDE and len(told) < len(lines):
        for line, entry in zip(lines[1:], told, strict=False):
            line.append(" " * (chart.width + 1 - line.cell_len))
            entry.truncate(room, overflow="ellipsis")
            line.append_text(entry)
        told = []
    heading = [Styled(pen.words.say(phase), "bold")] if phase is not None else []
    sides = [
        Styled(f"{pen.words.say(one.label)}: " + ", ".join(map(chart.grid.label_side, one.sides)), "dim")
        for one in ground.sides
        if everything and one.label is not None
    ]
    return Group(*heading, *lines, *told, *sides)


def _said(pen: Pen, piece: Piece) -> str:
    """A counter in words."""
    face = pen.faces.get(piece.face)
    facts = [_fact(pen, fact) for fact in piece.facts]
    badges = [*piece.badges, *([piece.seen] if piece.seen is not None else [])]
    name = f"{piece.name}, " if piece.name and len(piece.name) > 1 else ""
    return ", ".join([name + (pen.words.say(face.label) if face else "?"), *facts, *map(pen.words.say, badges)])


def _fact(pen: Pen, fact: Fact) -> str:
    short = pen.words.has_attribute(fact.what.id, "column")
    return f"{pen.words.id(f'{fact.what.id}.column') if short else pen.what(fact)} {pen.value(fact)}"


# ---- what stands beside a chart


def timeline(pen: Pen, board: Timeline) -> RenderableType:
    """The turns in a line, the present one in brackets, those by night under a moon, the last before a bar."""
    line = Styled(f"{pen.words.say(board.title)} ", "bold")
    for i, cell in enumerate(board.cells):
        said = SIGNS.get(cell.tone, "") + pen.words.say(cell.title)
        said += "".join(f"+{piece.name or '?'}" for piece in cell.pieces)
        when = " reverse" if i == board.now else " dim" if i < board.now else ""
        style = f"not bold {pen.colour(cell.owner)}{when}"
        line.append(f"[{said}]" if i == board.now else f" {said} ", style)
        line.append("|" if i == board.last else "", "bold")
    now = board.cells[board.now]
    facts = [f"{pen.what(fact)} {pen.value(fact)}" for fact in now.facts]
    whose = [] if now.owner is None else [pen.name(now.owner)]
    light = [pen.words.id(f"light-{now.tone}")] if now.tone else []
    return Group(line, Styled("  " + " · ".join([*light, *whose, *facts]), "dim"))


def sheet(pen: Pen, board: Sheet, numbers: dict[str, int]) -> RenderableType:
    """A board in a line or two: its facts, then each box with what is in it."""

    def box(zone: Zone) -> str:
        inside = [
            (f"{numbers[piece.id]}) " if piece.id in numbers else "") + (piece.name or pen.face(piece).code)
            + "".join(f" [{pen.words.say(badge)}]" for badge in piece.badges)
            for piece in zone.pieces
            if piece.face
        ]  # fmt: skip
        count = f" {zone.count}/{zone.most}" if zone.most > 1 else ""
        mark = f"{numbers[zone.id]}) " if zone.id in numbers else ""
        return f"{mark}{pen.words.say(zone.title)}{count}: {', '.join(inside) or '–'}"

    facts = [f"{pen.what(fact)} {pen.value(fact)}" for fact in board.facts] + [pen.words.say(b) for b in board.badges]
    title = cut(pen.words.say(board.title), 24)
    return pen.flow(title, [*facts, *map(box, board.zones)], cell_len(title) + 4, pen.colour(board.owner))


def beside(pen: Pen, scene: Scene, numbers: dict[str, int]) -> list[RenderableType]:
    """Time tracks and sheets of a picture, in its order."""
    found: list[RenderableType] = []
    for board in scene.picture.boards:
        if isinstance(board, Timeline):
            found.append(timeline(pen, board))
        elif isinstance(board, Sheet):
            found.append(sheet(pen, board, numbers))
    return found


def find_hex(pen: Pen, scene: Scene, grounds: dict[str, HexGround], typed: str) -> Sequence[str]:
    """What is to be said of a hex by its label; nothing if no map of the picture has it."""
    for board in scene.picture.boards:
        if isinstance(board, Hexes) and board.id in grounds:
            chart = HexChart(pen, board, grounds[board.id])
            hex = chart.grid.read(typed.strip())
            if hex is not None:
                return chart.look(hex)
    return ()
