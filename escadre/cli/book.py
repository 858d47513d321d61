"""The rulebook at hand: a paragraph by its id, or every paragraph with a word."""

from __future__ import annotations

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text as Styled

from escadre.cli.desk import Desk, Mistake
from escadre.cli.terminal.orders import fold
from escadre.core.game import AnyGame
from escadre.core.words import Words, quote, rulebook

MANY = 12  # how many paragraphs a search shows


def paragraphs(game: AnyGame, words: Words) -> dict[str, str]:
    return rulebook(game.key, words.language)


def quoted(game: AnyGame, rule: str, words: Words) -> str:
    """What the rulebook says under the id; a sub-row of a ledger is told under the paragraph above it."""
    while rule:
        if text := quote(game.key, rule, words.language):
            return text
        rule = rule.rpartition(".")[0]
    return ""


def paragraph(rule: str, text: str, word: str = "") -> RenderableType:
    styled = Styled.assemble((rule, "bold"), "  ", text)
    if word:
        styled.highlight_words([word], "reverse", case_sensitive=False)
    return Padding(styled, (0, 2, 0, 2))


def search(game: AnyGame, words: Words, asked: str) -> dict[str, str]:
    """By id (whole, or the beginning), else by words that all occur in a paragraph."""
    told = paragraphs(game, words)
    wanted = asked.upper()
    for ids in (
        [id for id in told if id.upper() == wanted or id.upper().partition("-")[2] == wanted],
        [id for id in told if wanted and (id.upper().startswith(wanted + ".") or id.upper() == wanted)],
        [id for id, text in told.items() if all(part in fold(text) for part in fold(asked).split())],
    ):
        if ids:
            return {id: told[id] for id in ids}
    return {}


def show(desk: Desk, game: AnyGame, asked: str) -> None:
    """Print what a search finds."""
    words = Words(desk.language, game)
    told = paragraphs(game, words)
    if not told:
        raise Mistake("wrong-no-rulebook", game=game.key)
    if not asked:
        raise Mistake("wrong-rule-what", example=next(iter(told)))
    found = search(game, words, asked)
    if not found:
        raise Mistake("wrong-rule-none", word=asked)
    for id, text in list(found.items())[:MANY]:
        desk.out.print(paragraph(id, text, asked if len(found) > 1 else ""), highlight=False)
    if len(found) > MANY:
        desk.print("rule-more", count=len(found) - MANY)


def whole(desk: Desk, game: AnyGame) -> None:
    """Print the whole rulebook."""
    file = game.speak.folder / "rulebook" / f"{desk.language}.md"
    if not file.exists():
        raise Mistake("wrong-no-rulebook", game=game.key)
    text = file.read_text(encoding="utf-8").replace("{#", "**").replace("} ", "** ")
    desk.out.print(Markdown(text))
