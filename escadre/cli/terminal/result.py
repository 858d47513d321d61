"""How a match ended, in words: ranks, scores, luck."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from escadre.cli.terminal.draw import Painter
from escadre.core.match import Match


def show_result(match: Match, painter: Painter) -> RenderableType:
    """Ranks and scores with why, then what the dice gave against what they promised."""
    outcome, words = match.outcome, painter.words
    assert outcome is not None
    luck = match.luck()
    rolled = any(mine["dice"] for mine in luck)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="dim")
    for id, justify in (("rank", "right"), ("player", "left"), ("score", "right")):
        table.add_column(words.id(f"result-{id}"), justify=justify)  # type: ignore[arg-type]  # a literal in a tuple
    if rolled:
        table.add_column(words.id("result-dice"), justify="right")
        table.add_column(words.id("result-gave"), justify="right")
        table.add_column(words.id("result-promised"), justify="right")
        table.add_column(words.id("result-luck"), justify="right")
    for seat in sorted(range(match.setup.seats), key=lambda seat: (outcome.ranks[seat], seat)):
        style = f"bold {painter.colour(seat)}" if outcome.ranks[seat] == 0 else painter.colour(seat)
        rank, score = f"{outcome.ranks[seat] + 1}.", str(outcome.scores[seat])
        row = [Styled(rank), Styled(painter.name(seat), style), Styled(score)]
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
