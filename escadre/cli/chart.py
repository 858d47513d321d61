"""The open sea in characters: a chart to the scale of the screen, and a list of the ships with what is left of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from escadre.core.types import Area, Ground, Piece, Sea, Text
from escadre.core.words import Words

ARROWS = "↑↗→↘↓↙←↖"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
SHADES = {"land": "█", "reef": "^", "zone-1": "░", "zone-2": "·"}  # the later ones are drawn first
CELL = 2  # a character is about twice as high as it is wide
MARGIN = 4  # units around the outermost ships


class Chart:
    """One sea, drawn into so many columns and lines."""

    def __init__(self, sea: Sea, ground: Ground | None, columns: int, lines: int) -> None:
        self.sea = sea
        self.ground = ground
        self.columns = columns
        self.lines = lines
        placed = [piece.spot for piece in sea.pieces if piece.spot is not None]
        room = MARGIN * (ground.steps if ground is not None else 1)
        xs = [spot.x for spot in placed] or [0]
        ys = [spot.y for spot in placed] or [0]
        self.west, self.north = min(xs) - room, max(ys) + room
        across, down = max(xs) + room - self.west, self.north - (min(ys) - room)
        # One step of the chart in steps of the sea, so that the whole of it fits either way.
        self.step = max(1, -(-across // columns), -(-down // (lines * CELL)))
        self.west -= (columns * self.step - across) // 2
        self.lines = min(lines, -(-down // (CELL * self.step)))
        self.letters = {piece.id: LETTERS[i % len(LETTERS)] for i, piece in enumerate(sea.pieces)}

    def drawn(self, colour: Callable[[Piece], str]) -> list[Styled]:
        rows = [[(" ", "") for _ in range(self.columns)] for _ in range(self.lines)]
        for line in range(self.lines):
            for column in range(self.columns):
                shade = self.shade(column, line)
                if shade:
                    rows[line][column] = (shade, "dim")
        for piece in self.sea.pieces:
            if piece.spot is None:
                continue
            column = (piece.spot.x - self.west) // self.step
            line = (self.north - piece.spot.y) // (self.step * CELL)
            if 0 <= line < self.lines and 0 <= column < self.columns - 1:
                style = colour(piece) + (" reverse" if piece.id == self.sea.active else "")
                rows[line][column] = (self.letters[piece.id], style)
                rows[line][column + 1] = (ARROWS[(piece.spot.heading + 225) // 450 % 8], style)
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
    sea: Sea, ground: Ground | None, words: Words, width: int, height: int, colour: Callable[[Piece], str], tight: bool
) -> RenderableType:
    """The wind, the chart and its scale; then the ships by their letters, unless lines must be spared."""
    chart = Chart(sea, ground, width - 2, height)
    head = Styled()
    if sea.wind is not None and sea.wind_text is not None:
        towards = ARROWS[(sea.wind + 1800 + 225) // 450 % 8]
        head.append(f"{towards} {words.say(sea.wind_text)}", "bold")
    if ground is not None and ground.unit is not None:
        unit = words.say(ground.unit)
        head.append("   " + words.id("chart-scale", length=f"{chart.step / ground.steps:.1f}", unit=unit), "dim")
    ships = _list(chart, words, colour, width, tight)
    return Group(head, *chart.drawn(colour), ships)


def _list(chart: Chart, words: Words, colour: Callable[[Piece], str], width: int, tight: bool) -> RenderableType:
    if tight:  # as many beside each other as fit
        lines = [Styled()]
        for piece in chart.sea.pieces:
            said = f"{chart.letters[piece.id]} {piece.name}  "
            if lines[-1].plain and cell_len(lines[-1].plain) + cell_len(said) > width:
                lines.append(Styled())
            lines[-1].append(said, colour(piece))
        return Group(*lines)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False, show_header=False)
    for piece in chart.sea.pieces:
        facts = [f"{words.say(fact.what)} {_value(words, fact.value)}" for fact in piece.facts if fact.spot == "strip"]
        badges = ", ".join(words.say(badge) for badge in piece.badges)
        mark = "▶" if piece.id == chart.sea.active else " "
        name = Styled(f"{mark}{chart.letters[piece.id]} {piece.name}", colour(piece))
        table.add_row(name, Styled(" · ".join(facts)), Styled(badges, "italic"))
    return table


def _value(words: Words, value: object) -> str:
    return words.say(value) if isinstance(value, Text) else str(value)
