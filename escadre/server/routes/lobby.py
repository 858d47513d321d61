"""The lobby: which games there are, their words and their rulebooks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Literal, get_args, get_origin

import msgspec
from litestar import Response, get

from escadre.core.game import AnyGame, installed, keys
from escadre.core.game import get as game_of
from escadre.core.types import Text
from escadre.core.words import COMMON, LANGUAGES, Words
from escadre.server.wire.messages import Allowed, GameCard, OptionSpec, Paragraph
from escadre.server.wire.refusals import Missing

ANCHOR = re.compile(r"\{#([^}]+)\}\s*(.*)")
HEADING = re.compile(r"(#{1,4})\s+(.*)")
DAY = "public, max-age=86400"


@get("/api/games", sync_to_thread=False)
def games() -> list[GameCard]:
    """What is installed."""
    return [card(game.key) for game in installed()]


@cache
def card(key: str) -> GameCard:
    game = game_of(key)
    return GameCard(
        key=game.key,
        title=Text("game-title"),
        line=Text("game-line"),
        first=game.seats.start,
        last=game.seats.stop - 1,
        usual=game.muster.usual or game.seats.start,
        minutes=game.muster.minutes,
        art=game.muster.art,
        options=tuple(_option(game, field) for field in msgspec.structs.fields(game.play.options)),
        scenarios=game.muster.scenarios(),
        roster=game.muster.roster is not None,
        bots=game.think.bots,
        quick=game.muster.quick,
    )


def _option(game: AnyGame, field: msgspec.structs.FieldInfo) -> OptionSpec:
    values: Sequence[int | str] = game.muster.choices.get(field.name, ())
    if not values and get_origin(field.type) is Literal:
        values = get_args(field.type)
    own = _allowed(values)
    given = {
        other: _allowed(options[field.name]) for other, options in game.muster.given.items() if field.name in options
    }
    kind: Literal["switch", "number", "choice"] = "switch" if field.type is bool else "number"
    if own.choices:
        kind = "choice"
    id = f"option-{field.name.replace('_', '-')}"
    hinted = Words("en", game).has_attribute(id, "hint")
    return OptionSpec(
        name=field.name,
        kind=kind,
        default=field.default,
        label=Text(id),
        hint=Text(f"{id}.hint") if hinted else None,
        choices=own.choices,
        least=own.least,
        most=own.most,
        given=given,
    )


def _allowed(values: Sequence[int | str]) -> Allowed:
    return Allowed((), values[0], values[-1]) if isinstance(values, range) else Allowed(tuple(values))


@get("/api/words/{game:str}/{language:str}", sync_to_thread=True)
def words(game: str, language: str) -> Response[str]:
    """The messages of a game, or the common ones (`-`), as the browser says them."""
    if language not in LANGUAGES or (game != "-" and game not in keys()):
        raise Missing("server-nothing-here")
    folder = COMMON if game == "-" else game_of(game).speak.folder / "text"
    # What only the command line says stays here.
    files = [file for file in sorted(folder.glob(f"{language}*.ftl")) if not file.stem.endswith("-lab")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return Response(text, media_type="text/plain; charset=utf-8", headers={"Cache-Control": "no-cache"})


@get("/api/games/{key:str}/rules/{language:str}", sync_to_thread=True)
def rules(key: str, language: str) -> Response[list[Paragraph]]:
    """Our rulebook: headings, and paragraphs with the id of their rule."""
    if key not in keys() or language not in LANGUAGES:
        raise Missing("server-nothing-here")
    return Response(_paragraphs(key, language), headers={"Cache-Control": "no-cache"})


@cache
def _paragraphs(key: str, language: str) -> list[Paragraph]:
    file = game_of(key).speak.folder / "rulebook" / f"{language}.md"
    found = []
    for block in file.read_text(encoding="utf-8").split("\n\n") if file.exists() else ():
        for line in _lines(block):
            if heading := HEADING.fullmatch(line):
                found.append(Paragraph(heading[2], level=len(heading[1])))
            elif rule := ANCHOR.fullmatch(line):
                found.append(Paragraph(rule[2], rule[1]))
            elif line:
                found.append(Paragraph(line))
    return found


def _lines(block: str) -> list[str]:
    """A table of the book stays in one piece; other lines stand for themselves."""
    lines = [line.strip() for line in block.strip().split("\n")]
    return ["\n".join(lines)] if lines[0].startswith("|") else lines


HANDLERS: list[Any] = [games, words, rules]
