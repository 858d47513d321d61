"""The open sea in characters: a chart to the scale of the screen, and beside it the ships with what is left of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atan2, degrees, hypot

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.text import Text as Styled

from escadre.core.printed import Area, Fact, Ground
from escadre.core.scene import Piece, Sea
from escadre.core.types import Text
from escadre.core.words import Words

ARROWS = "↑↗→↘↓↙←↖"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
SHADES = {"land": "█", "reef": "^", "zone-1": "░", "zone-2": "·"}  # the later ones are drawn first
CELL = 2  # a character is about twice as high as it is wide
MARGIN = 4  # units around the outermost ships
NARROWEST = 30  # columns that a chart has at least when the ships stand beside it
BETWEEN = 2  # columns between the chart and the ships, and between two columns of ships
BADGES = 34  # how much of the badges is told beside a chart


class Chart:
    """One sea, drawn into so many columns and lines at most."""

    def __init__(self, sea: Sea, ground: Ground | None, columns: int, lines: int) -> None:
        self.sea = sea
        self.ground = ground
        placed = [piece.spot for piece in sea.pieces if piece.spot is not None]
        self.steps = ground.steps if ground is not None else 1
        room = MARGIN * self.steps
        xs = [spot.x for spot in placed] or [0]
        ys = [spot.y for spot in placed] or [0]
        self.west, self.north = min(xs) - room, max(ys) + room
        across, down = max(xs) + room - self.west, self.north - (min(ys) - room)
        # One step of the chart in steps of the sea, so that the whole of it fits either way.
        self.step = max(1, -(-across // (columns - 1)), -(-down // (lines * CELL)))
        self.columns, self.lines = columns, lines
        self.west -= (columns * self.step - across) // 2
        self.north += (lines * CELL * self.step - down) // 2
        self.letters = {piece.id: LETTERS[i % len(LETTERS)] for i, piece in enumerate(sea.pieces)}
        strips = [{fact.what.id for fact in piece.facts if fact.spot == "strip"} for piece in sea.pieces]
        self.common = set.intersection(*strips) if strips else set()  # what is told of every ship
        self.active = next((piece.spot for piece in sea.pieces if piece.id == sea.active), None)

    def drawn(self, colour: Callable[[Piece], str]) -> list[Styled]:
        rows = [[(" ", "") for _ in range(self.columns)] for _ in range(self.lines)]
        for line in range(self.lines):
            for column in range(self.columns):
                shade = self.shade(column, line)
                if shade:
                    rows[line][column] = (shade, "dim")
        # Letters go over arrows, and who has the word over those that lie in the same cell.
        shown = sorted(self.sea.pieces, key=lambda piece: piece.id == self.sea.active)
        for beside in (1, 0):
            for piece in shown:
                if piece.spot is None:
                    continue
                column = (piece.spot.x - self.west) // self.step + beside
                line = (self.north - piece.spot.y) // (self.step * CELL)
                if 0 <= line < self.lines and 0 <= column < self.columns:
                    style = colour(piece) + (" reverse" if piece.id == self.sea.active else "")
                    rows[line][column] = (arrow(piece.spot.heading) if beside else self.letters[piece.id], style)
        return [_joined(row) for row in rows]

    def shade(self, column: int, line: int) -> str:
        if self.ground is None or not self.ground.areas:
            return ""
        x = self.west + column * self.step + self.step // 2
        y = self.north - (line * CELL + 1) * self.step
        for kind, shade in SHADES.items():
            if any(area.kind == kind and _holds(area, x, y) for area in self.ground.areas):
                return shade
        return ""

    def away(self, piece: Piece) -> str:
        """How far a ship is from the one that has the word, and in which direction."""
        if self.active is None or piece.spot is None or piece.id == self.sea.active:
            return ""
        dx, dy = piece.spot.x - self.active.x, piece.spot.y - self.active.y
        bearing = round(degrees(atan2(dx, dy)) * 10) % 3600
        return f"{arrow(bearing)} {hypot(dx, dy) / self.steps:.1f}"

    def turns(self) -> Styled:
        """The letters in the order in which they act: who has, who does, who will."""
        line = Styled()
        for i, id in enumerate(self.sea.order):
            if id in self.letters:
                mark = "▶" if id == self.sea.active else ""
                done = i < self.sea.done and not mark
                line.append(f" {mark}{self.letters[id]}", "dim strike" if done else "bold" if mark else "")
        return line


def arrow(heading: int) -> str:
    """The direction of a heading in tenths of a degree, to the nearest eighth.

    >>> arrow(0), arrow(900), arrow(2026)
    ('↑', '→', '↙')
    """
    return ARROWS[(heading + 225) // 450 % 8]


def _joined(row: Sequence[tuple[str, str]]) -> Styled:
    line = Styled()
    for character, style in row:
        line.append(character, style)
    return line


def _holds(area: Area, x: int, y: int) -> bool:
    """Whether a point lies in a circle or polygon; a chart needs no more than about."""
    points = area.points
    if area.radius:
        return (points[0].x - x) ** 2 + (points[0].y - y) ** 2 <= area.radius**2
    inside = False
    for i, one in enumerate(points):
        other = points[i - 1]
        if (one.y > y) != (other.y > y) and x < (other.x - one.x) * (y - one.y) / (other.y - one.y) + one.x:
            inside = not inside
    return inside


def sea_chart(
    sea: Sea, ground: Ground | None, words: Words, width: int, height: int, colour: Callable[[Piece], str],
    phase: Text | None = None,
) -> RenderableType:  # fmt: skip
    """The hour and the wind, then the chart with the ships beside it, told as fully as there is room."""
    beside = [entries for full in (2, 1, 0) if (entries := _beside(sea, ground, words, colour, full, height, width))]
    list_width = beside[0][0].cell_len + BETWEEN if beside else 0
    chart = Chart(sea, ground, width - 1 - list_width, height)
    lines = chart.drawn(colour)
    below: list[Styled] = []
    if beside:
        rows = beside[0] + [Styled()] * (height - len(beside[0]))
        lines = [line.append(" " * BETWEEN).append_text(row) for line, row in zip(lines, rows, strict=True)]
    else:
        below = _flowing(chart, colour, width)
    return Group(_heading(chart, words, width, phase), *lines, *below)


def _heading(chart: Chart, words: Words, width: int, phase: Text | None) -> Styled:
    """As much of it as fits in a line, what matters most first."""
    sea, ground = chart.sea, chart.ground
    head = Styled(words.say(phase) if phase is not None else "", "bold")
    parts: list[Styled] = []
    if sea.wind is not None and sea.wind_text is not None:
        parts.append(Styled(f"{arrow(sea.wind + 1800)} {words.say(sea.wind_text)}"))
    if sea.order:
        parts.append(Styled(words.id("chart-order")).append_text(chart.turns()))
    if ground is not None and ground.unit is not None:
        length = f"{chart.step / ground.steps:.1f}"
        parts.append(Styled(words.id("chart-scale", length=length, unit=words.say(ground.unit)), "dim"))
    for part in parts:
        if not head.plain or head.cell_len + 3 + part.cell_len <= width:
            head.append("   " if head.plain else "", "not bold").append_text(part)
    return head


# ---- the ships


def _beside(
    sea: Sea, ground: Ground | None, words: Words, colour: Callable[[Piece], str], full: int, height: int, width: int
) -> list[Styled]:
    """The ships in columns beside the chart; nothing if that leaves the chart too narrow."""
    chart = Chart(sea, ground, NARROWEST, height)
    table = [_row(chart, piece, words, full) for piece in sea.pieces]
    widths = [max(cell_len(row[i]) for row in table) for i in range(len(table[0]))] if table else []
    rows: list[Styled] = [Styled() for _ in range(min(height, len(table)))]
    for i, (piece, cells) in enumerate(zip(sea.pieces, table, strict=True)):
        entry = Styled()
        for cell, room in zip(cells, widths, strict=True):
            entry.append(set_cell_size(cell, room) + " " * bool(room), "" if entry.plain else colour(piece))
        if i >= height:
            rows[i % height].append(" " * BETWEEN)
        rows[i % height].append_text(entry)
    if not rows or rows[0].cell_len + BETWEEN + max(NARROWEST, height * CELL) > width:
        return []
    return rows


def _row(chart: Chart, piece: Piece, words: Words, full: int) -> list[str]:
    """Letter and name; then what is left of her and how far she is; then what else there is to say."""
    mark = "▶" if piece.id == chart.sea.active else " "
    told = [f"{mark}{chart.letters[piece.id]} {piece.name}"]
    strip = [fact for fact in piece.facts if fact.spot == "strip"]
    if full:
        told += [" ".join(_fact(words, fact) for fact in strip if fact.what.id in chart.common), chart.away(piece)]
    if full > 1:
        extra = [_fact(words, fact) for fact in strip if fact.what.id not in chart.common]
        said = ", ".join([*extra, *(words.say(badge) for badge in piece.badges)])
        told.append(said if cell_len(said) <= BADGES else set_cell_size(said, BADGES - 1) + "…")
    return told


def _fact(words: Words, fact: Fact) -> str:
    short = words.has_attribute(fact.what.id, "column")
    what = words.id(f"{fact.what.id}.column") if short else words.say(fact.what)
    return f"{what} {words.say(fact.value) if isinstance(fact.value, Text) else fact.value}"


def _flowing(chart: Chart, colour: Callable[[Piece], str], width: int) -> list[Styled]:
    """Letters and names below the chart, as many beside each other as fit."""
    lines = [Styled()]
    for piece in chart.sea.pieces:
        said = f"{chart.letters[piece.id]} {piece.name}  "
        if lines[-1].plain and lines[-1].cell_len + cell_len(said) > width:
            lines.append(Styled())
        lines[-1].append(said, colour(piece))
    return lines
