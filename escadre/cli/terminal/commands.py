"""What one may ask of the terminal table beside the orders of the game: help, reasons, odds, a hint, and so on."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, get_args

from rich.text import Text as Styled

from escadre import bots
from escadre.cli import book, keep
from escadre.cli.desk import Mistake
from escadre.cli.terminal.orders import Offer, Orders, find_piece, fold
from escadre.core.errors import Illegal
from escadre.core.frames import Seat
from escadre.core.game import decline
from escadre.core.types import Reaction

if TYPE_CHECKING:
    from escadre.cli.terminal.table import TheTable

Command: TypeAlias = "Callable[[TheTable, Seat, Orders, str], None]"  # what was typed after it comes last
HINT_SECONDS = 1.0


class Leave(Exception):
    """The player gets up from the table; everything is saved."""


def tell_help(table: TheTable, seat: Seat, orders: Orders, rest: str) -> None:
    table.desk.print("help-orders", example=orders.choices[0].order if orders.choices else "")
    width = max(len(local) for local in table.commands.values())
    for name, local in table.commands.items():
        useless = {"seat": len(table.people) < 2, "reactions": table.match.game.play.reaction is None}
        if not useless.get(name, False):
            table.say(f"  {local.ljust(width)}  {table.words.id(f'command-{name}.help')}")


def tell_why(table: TheTable, seat: Seat, orders: Orders, rest: str) -> None:
    if not rest:
        for offer in orders.refused:
            table.say(f"  {offer.order}  {offer.label}  ({offer.rule})")
        table.desk.print("why-what" if orders.refused else "why-nothing-barred")
        return
    of_verb = {offer.rule for offer in orders.refused if offer.verb == rest}
    if len(of_verb) == 1 and rest not in orders.verbs:
        table.refuse(of_verb.pop(), rest)
        return
    offer = orders.find(rest, asked_why=True)
    if offer.rule:
        table.refuse(offer.rule, offer.order)
    else:
        table.desk.print("why-allowed", order=offer.order)


def tell_odds(table: TheTable, seat: Seat, orders: Orders, rest: str) -> None:
    painter = table.painter()
    asked: list[Offer] = [orders.find(rest)] if rest else [o for o in orders.choices if o.odds]
    for offer in asked:
        if offer.rule:
            table.refuse(offer.rule, offer.order)
        elif offer.odds:
            table.say(Styled(offer.label, "bold"))
            table.say(painter.odds(offer.odds))
        else:
            table.desk.print("odds-none-for", order=offer.label)
    if not asked:
        table.desk.print("odds-none")


def give_hint(table: TheTable, seat: Seat, orders: Orders, rest: str) -> None:
    admiral = bots.make("admiral", seconds=HINT_SECONDS)
    worlds = bots.guessed(table.match.game, table.match.state, seat)
    menu = table.match.menu(seat)
    if seat in table.match.turn:
        verb, arg = admiral.choose(worlds, seat, menu, table.dice)
    else:
        choice = admiral.interrupt(worlds, seat, menu, table.dice)
        if choice is None:
            table.desk.print("hint-silent")
            return
        verb, arg = choice
    label = table.words.say(table.match.label(verb, arg))
    table.desk.print("hint-choice", label=label, order=table.match.typed(verb, arg))


def take_back(table: TheTable, seat: Seat, orders: Orders, rest: str) -> None:
    with keep.unbroken():
        try:
            table.match.undo(seat)
        except Illegal:
            if not agreed(table, seat):
                table.desk.print("table-not-agreed")
                return
            table.match.undo(seat, consent=True)
        while table.match.log[-1].arg in table.taken_alone:  # what was taken by itself is taken back with the rest
            try:
                table.match.undo(seat, consent=True)
            except Illegal:
                break
        table.since[seat] = table.match.acts - 1
        table.save()
    table.tell(seat)


def agreed(table: TheTable, seat: Seat) -> bool:
    """Bots always let one take back; people are asked."""
    if len(table.people) == 1:
        return True
    answer = table.keyboard.line(table.words.id("table-consent") + " ")
    return fold(answer)[:1] in ("y", "o")


def show_rule(table: TheTable, seat: Seat, orders: Orders, rest: str) -> None:
    book.show(table.desk, table.match.game, rest)


def show_board(table: TheTable, seat: Seat, orders: Orders, rest: str) -> None:
    scene = table.match.view(seat)
    painter = table.painter()
    table.say(painter.board(scene, orders.choices))
    table.say(table.asked(scene, orders, painter))


def look_at(table: TheTable, seat: Seat, orders: Orders, rest: str) -> None:
    scene = table.match.view(seat)
    painter = table.painter()
    if not rest:
        table.say(painter.board(scene, orders.choices, everything=True))
        return
    zone, piece = find_piece(scene, table.painter().faces, table.words, rest)
    table.say(painter.look(scene, zone, piece))


def tell_log(table: TheTable, seat: Seat, orders: Orders, rest: str) -> None:
    last = int(rest) if rest.isdigit() else 0
    lines = table.lines(seat, 0)
    table.say(table.painter().news(lines[-last:] if last else lines))


def let_speak(table: TheTable, seat: Seat, orders: Orders, rest: str) -> None:
    table.change_seat(rest)
    table.hand_over(seat)
    table.show(seat)


def set_auto(table: TheTable, seat: Seat, orders: Orders, rest: str) -> None:
    if rest not in ("on", "off", ""):
        raise Mistake("wrong-auto", word=rest)
    table.auto = rest == "on" if rest else not table.auto
    table.desk.print("table-auto-on" if table.auto else "table-auto-off")


def set_reactions(table: TheTable, seat: Seat, orders: Orders, rest: str) -> None:
    if table.match.game.play.reaction is None:
        raise Mistake("wrong-reactions-none", game=table.match.game.key)
    if rest not in get_args(Reaction):
        raise Mistake("wrong-reactions", word=rest)
    how: Reaction = next(word for word in get_args(Reaction) if word == rest)
    table.reactions[seat] = how
    table.desk.print(f"table-reactions-{how}")
    order = decline(table.match.game, table.match.state, seat, how)
    if order is not None:
        table.by_itself(seat, *order)


def save_to(table: TheTable, seat: Seat, orders: Orders, rest: str) -> None:
    file = Path(shlex.split(rest)[0]).expanduser() if rest else table.file
    if file.is_dir():
        raise Mistake("wrong-file-is-folder", file=str(file))
    keep.write(file, table.match.save())
    table.desk.print("table-saved", file=str(file))


def leave(table: TheTable, seat: Seat, orders: Orders, rest: str) -> None:
    raise Leave


COMMANDS: dict[str, Command] = {
    "help": tell_help, "why": tell_why, "odds": tell_odds, "hint": give_hint, "undo": take_back, "rule": show_rule,
    "board": show_board, "look": look_at, "log": tell_log, "seat": let_speak, "auto": set_auto,
    "reactions": set_reactions, "save": save_to, "quit": leave,
}  # fmt: skip
