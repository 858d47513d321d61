"""How a match ended, in words: ranks or verdicts, scores, luck."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from escadre.cli.terminal.draw import Painter
from escadre.core.match import Match


def show_result(match: Match, painter: Painter) -> RenderableType:
    """Who stands where, or how one has done alone, with why; then what the dice gave against what they promised."""
    outcome, words = match.outcome, painter.words
    assert outcome is not None
    luck = match.luck()
    rolled = any(mine["dice"] for mine in luck)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="dim")
    several = match.setup.seats > 1
    columns = [("rank", "right")] if several else []
    columns.append(("player", "left"))
    columns += [("verdict", "left")] if outcome.verdicts else []
    columns.append(("score", "right"))
    for id, justify in columns:
        table.add_column(words.id(f"result-{id}"), justify=justify)  # type: ignore[arg-type]  # a literal in a tuple
    if rolled:
        table.add_column(words.id("result-dice"), justify="right")
        table.add_column(words.id("result-gave"), justify="right")
        table.add_column(words.id("result-promised"), justify="right")
        table.add_column(words.id("result-luck"), justify="right")
    for seat in sorted(range(match.setup.seats), key=lambda seat: (outcome.ranks[seat], seat)):
        style = f"bold {painter.colour(seat)}" if outcome.result(seat) == "won" else painter.colour(seat)
        row = [Styled(f"{outcome.ranks[seat] + 1}.")] if several else []
        row.append(Styled(painter.name(seat), style))
        row += [Styled(words.say(outcome.verdicts[seat].said), "bold")] if outcome.verdicts else []
        row.append(Styled(str(outcome.scores[seat])))
        if rolled:
            mine = luck[seat]
            row += [
                Styled(f"{mine['dice']:.0f}"),
                Styled(f"{mine['gave']:.0f}"),
                Styled(f"{mine['promised']:.1f}"),
                Styled(f"{mine['gave'] - mine['promised']:+.1f}"),
            ]
        table.add_row(*row)
    parts: list[RenderableType] = [Styled(words.say(outcome.why), "bold"), table]
    if not rolled:
        parts.append(Styled(words.id("result-no-dice"), "dim"))
    return Panel(Group(*parts), title=words.id("result-title"), title_align="left")
