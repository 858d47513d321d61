"""Commands that look at things: the games that are installed, rulebooks, data files, saved matches."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

import escadre
from escadre.cli import book, keep, players
from escadre.cli.desk import WRONG, Desk, Mistake, explain
from escadre.cli.terminal.draw import Painter
from escadre.cli.terminal.keyboard import open_keyboard
from escadre.cli.terminal.result import show_result
from escadre.core.errors import BadData, EscadreError
from escadre.core.game import AnyGame, keys
from escadre.core.match import Entry, Match
from escadre.core.words import Words


def games(desk: Desk, game: str = "", /, *, language: str = "") -> int:
    """What is installed, or all that can be chosen before a match of one game."""
    if game:
        _one_game(desk, desk.game(game))
        return 0
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="dim")
    for column in ("key", "title", "seats", "options"):
        table.add_column(desk.words.id(f"games-{column}"))
    broken: list[EscadreError] = []
    for key in keys():
        try:
            found = desk.game(key)
        except EscadreError as error:
            broken.append(error)
            continue
        words = Words(desk.language, found)
        title = Styled(words.id("game-title"), "bold")
        if words.has("game-line"):
            title.append("\n" + words.id("game-line"), "not bold dim")
        table.add_row(found.key, title, f"{found.seats.start}–{found.seats.stop - 1}", Styled(_options(found), "dim"))
    desk.out.print(table)
    desk.print("games-more", style="dim")
    for fault in broken:
        desk.err.print(explain(desk.words, fault), markup=False, highlight=False, soft_wrap=True)
    return 0


def _one_game(desk: Desk, game: AnyGame) -> None:
    """Each option with what it does, each scenario with who sits where."""
    words = Words(desk.language, game)

    def say(text: str, style: str = "", indent: int = 0) -> None:
        lines = Padding(Styled(text, style), (0, 0, 0, indent), expand=False)
        desk.out.print(lines, highlight=False)

    say(words.id("game-title"), "bold")
    if words.has("game-line"):
        say(words.id("game-line"))
    say(f"{words.id('games-seats')}: {game.seats.start}–{game.seats.stop - 1}")
    fields = msgspec.structs.fields(game.play.options)
    if fields:
        say("\n" + words.id("games-options"), "bold")
    for field in fields:
        id = f"option-{field.name.replace('_', '-')}"
        label = words.id(id) if words.has(id) else ""
        hint = words.id(f"{id}.hint") if words.has_attribute(id, "hint") else ""
        say(_default(field), "bold", 2)
        say(f"{label}. {hint}" if hint else label, "", 4)
    cards = game.muster.scenarios()
    if cards:
        say("\n" + words.id("games-scenarios"), "bold")
    for card in cards:
        say(card.key, "bold", 2)
        sides = ", ".join(f"{seat} {words.say(side)}" for seat, side in enumerate(card.sides, 1))
        say(f"{words.say(card.title)} ({sides}). {words.say(card.line)}", "", 4)


def _options(game: AnyGame) -> str:
    return " ".join(_default(field) for field in msgspec.structs.fields(game.play.options))


def _default(field: msgspec.structs.FieldInfo) -> str:
    value = field.default
    return f"{field.name}={str(value).lower() if isinstance(value, bool) else value}"


def rules(desk: Desk, game: str, word: str = "", /, *, language: str = "") -> int:
    """The rulebook, or what it says about a word."""
    found = desk.game(game)
    if word:
        book.show(desk, found, word)
    else:
        book.whole(desk, found)
    return 0


def check(desk: Desk, folder: Path, /, *, game: str = "sirocco", language: str = "") -> int:
    """Data files that somebody changed."""
    found = desk.game(game)
    if found.play.check is None:
        raise Mistake("wrong-nothing-to-check", game=game)
    if not folder.is_dir():
        raise Mistake("wrong-folder", folder=str(folder))
    try:
        found.play.check(folder)
    except BadData as error:
        desk.warn("check-bad", folder=str(folder), count=len(error.texts))
        for problem in error.lines(desk.language):
            desk.err.print(f"  {problem}", markup=False, highlight=False, soft_wrap=True)
        return WRONG
    desk.print("check-good", folder=str(folder), game=game)
    return 0


def verify(desk: Desk, file: Path, /, *, language: str = "") -> int:
    """Every act and every roll of a saved match."""
    data = keep.read(file)
    with keep.naming(file):
        proof = escadre.verify(data)
    id = "verify-over" if proof["over"] else "verify-unfinished"
    desk.print(id, file=str(file), game=desk.title(proof["game"]), acts=proof["acts"] - 1, rolls=proof["rolls"])
    desk.print("verify-commitment", style="dim", commitment=proof["commitment"])
    return 0


def replay(
    desk: Desk,
    file: Path,
    /,
    *,
    upto: int | None = None,
    seat: int | None = None,
    step: bool = False,
    language: str = "",
) -> int:
    """A saved match in words, act by act."""
    data = keep.read(file)
    with keep.naming(file):
        full = Match.replay(data)
    viewer = None if seat is None else players.seat_number(seat, full.setup.seats)
    if upto is not None and not 0 <= upto < full.acts:
        raise Mistake("wrong-upto", upto=str(upto), last=str(full.acts - 1))
    last = full.acts if upto is None else upto + 1
    match = Match.replay(data, upto=1)
    painter = Painter(match, Words(desk.language, match.game), desk.out.width)
    keyboard = open_keyboard()
    board_shown = False
    try:
        for entry in full.log[:last]:
            if entry.number:
                _play_again(match, entry)
            _tell(desk.out, painter, full, entry, viewer)
            board_shown = step
            if step:
                desk.out.print(painter.board(match.view(viewer)))
                if entry.number + 1 < last:
                    keyboard.line(desk.words.id("replay-next") + " ")
    except (EOFError, KeyboardInterrupt):
        return 0
    if not board_shown:
        desk.out.print(painter.board(match.view(viewer)))
    if match.outcome is not None:
        desk.out.print(show_result(match, painter))
    return 0


def _play_again(match: Match, entry: Entry) -> None:
    if entry.verb == "undo":
        match.undo(entry.seat, consent=True)
    else:
        match.act(entry.seat, entry.verb, entry.arg)


def _tell(out: Console, painter: Painter, match: Match, entry: Entry, viewer: int | None) -> None:
    """One act: whose it was, what the viewer may know of it."""
    words = painter.words
    who = words.id("replay-setup") if entry.seat < 0 else painter.name(entry.seat)
    colour = painter.colour(entry.seat if entry.seat >= 0 else None)
    line = Styled.assemble((f"{entry.number:>4}  ", "dim"), (who, f"bold {colour}"))
    if entry.seat == viewer and entry.verb != "undo":
        line.append(f"  {entry.order}", "italic")
    if entry.undone:
        line.append(f"  ({words.id('replay-undone')})", "dim")
    lines = [words.say(text) for text in match.texts(entry, viewer)]
    if not lines and entry.seat != viewer and entry.seat >= 0:
        lines = [words.id("replay-hidden")]
    out.print(line, highlight=False)
    for said in lines:
        out.print(Styled(f"        {said}"), highlight=False)
