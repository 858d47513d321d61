"""The terminal table: people and bots around one match, in typed orders."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import get_args

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text as Styled

from escadre import bots
from escadre.cli import book, keep
from escadre.cli.desk import Desk, Mistake, explain
from escadre.cli.terminal.commands import COMMANDS, Leave
from escadre.cli.terminal.draw import Painter
from escadre.cli.terminal.keyboard import Keyboard
from escadre.cli.terminal.orders import Orders, fold, places
from escadre.cli.terminal.result import show_result
from escadre.core.dice import Dice
from escadre.core.errors import EscadreError, Illegal
from escadre.core.flow import size
from escadre.core.frames import Menu, Seat
from escadre.core.game import decline
from escadre.core.match import Match
from escadre.core.scene import Scene
from escadre.core.types import Reaction
from escadre.core.words import Words

FOOT = 4  # lines for what is typed, what completes it and the help below
FORGET_SCROLLED = "\x1b[3J"  # what has scrolled away, too, belongs to the player before
NEWS = 12  # how many lines of what happened stand above the board at most


class TheTable:
    """One match at one keyboard, until it is over or the players leave."""

    def __init__(self, desk: Desk, match: Match, seated: list[str], keyboard: Keyboard, file: Path) -> None:
        self.desk = desk
        self.match = match
        self.words = Words(desk.language, match.game)
        self.people = [seat for seat, level in enumerate(seated) if not level]
        self.bots = {seat: bots.make(level) for seat, level in enumerate(seated) if level}
        self.keyboard = keyboard
        self.file = file
        self.auto = True
        self.dice = Dice(time.time_ns() & 0xFFFFFFFF)
        self.at_keyboard: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.told = dict.fromkeys(self.people, match.acts if match.acts > 1 else 0)
        self.since = dict.fromkeys(self.people, max(0, match.acts - 5) if match.acts > 1 else 0)
        self.taken_alone: set[int] = set()  # acts that were the only choice
        self.reactions: dict[Seat, Reaction] = {}  # of seats that do not want to be asked each time
        self.silent: dict[Seat, object] = {}  # moments at which a seat chose not to interrupt
        self.commands = {name: self.words.id(f"command-{name}") for name in COMMANDS}

    # ---- the course of the match

    def run(self) -> int:
        """Play to the end, or until the players leave. Says the exit code."""
        try:
            self.save()
            while self.match.outcome is None:
                self.moment()
        except KeyboardInterrupt:
            self.desk.out.print()
            self.desk.print("table-left", file=str(self.file))
            return 130
        except (EOFError, Leave):
            self.desk.print("table-left", file=str(self.file))
            return 0
        except (EscadreError, OSError):
            raise
        except Exception:
            self.desk.warn("table-fault", file=str(self.file))
            raise
        viewer = self.people[0] if len(self.people) == 1 else None
        self.tell(viewer)
        painter = self.painter()
        self.say(painter.board(self.match.view(viewer)))
        self.say(show_result(self.match, painter))
        self.desk.print("table-saved-over", file=str(self.file))
        return 0

    def moment(self) -> None:
        """One step on: somebody interrupts, a bot decides, or a person does."""
        turn = self.match.turn
        for seat in self.people:
            if seat not in turn and self.wants_to_speak(seat):
                return
        if self.bots and self.pause_before_bots(turn):
            return
        with self.thinking(turn):
            entry = bots.step(self.match, self.bots, self.dice)
        if entry is not None:
            self.save()
            self.tell(self.at_keyboard)
            return
        for seat in turn:
            if seat in self.people:
                self.decide(seat)
                return

    def thinking(self, turn: tuple[Seat, ...]) -> AbstractContextManager[object]:
        """On a terminal, a sign of life while a bot takes its time."""
        thinker = next((seat for seat in turn if seat in self.bots), None)
        if thinker is None or not self.keyboard.terminal:
            return nullcontext()
        return self.desk.out.status(self.words.id("table-thinks", player=self.painter().name(thinker)))

    def decide(self, seat: Seat) -> None:
        """A person owes a decision."""
        order = decline(self.match.game, self.match.state, seat, self.reactions.get(seat, "ask"))
        if order is not None:
            self.by_itself(seat, *order)
            return
        menu = self.match.menu(seat)
        if self.auto and size(menu) == 1:
            verb, args = next(iter(menu.items()))
            self.hand_over(seat)
            self.desk.print("table-auto", style="dim", order=self.words.say(self.match.label(verb, args[0])))
            self.taken_alone.add(self.match.acts)
            self.act(seat, verb, args[0])
            return
        self.hand_over(seat)
        self.ask(seat)

    def by_itself(self, seat: Seat, verb: str, arg: int) -> None:
        """The seat is only asked whether it reacts, and has said that it does not want to be."""
        if self.at_keyboard == seat:
            self.desk.print("table-declined", style="dim", order=self.words.say(self.match.label(verb, arg)))
        with keep.unbroken():
            self.match.act(seat, verb, arg)
            self.save()
        self.tell(self.at_keyboard)

    def wants_to_speak(self, seat: Seat) -> bool:
        """Offer a seat that is not in turn what it may do all the same. True when something changed.

        With several people at one keyboard the offer would tell the others what the seat holds: there, whoever wants
        to speak types `seat` and a number instead.
        """
        menu = self.match.menu(seat)
        if not menu or len(self.people) > 1 or self.silent.get(seat) == self._moment(seat, menu):
            return False
        return self.interrupt(seat, menu)

    def interrupt(self, seat: Seat, menu: Menu) -> bool:
        before = self.match.acts
        self.ask(seat, may_pass=True)
        if self.match.acts == before:
            self.silent[seat] = self._moment(seat, menu)
        return self.match.acts != before

    def _moment(self, seat: Seat, menu: Menu) -> object:
        return self.match.turn, {verb: list(args) for verb, args in menu.items()}

    def pause_before_bots(self, turn: tuple[Seat, ...]) -> bool:
        """Several people, bots and a game with interrupts: let anybody speak before a bot goes on."""
        several = len(self.people) > 1 and self.match.game.play.flow.interrupt is not None
        if not several or any(seat in self.people for seat in turn) or self.silent.get(-1) == turn:
            return False
        self.silent[-1] = turn
        line = self.keyboard.line(self.words.id("table-anybody") + " ")
        if not line:
            return False
        before = self.match.acts
        try:
            self.change_seat(fold(line).removeprefix("seat").strip())
        except Mistake as error:
            self.wrong(error)
        return self.match.acts != before

    # ---- one keyboard, several people

    def hand_over(self, seat: Seat) -> None:
        """The curtain: nobody sees what another seat holds."""
        if self.at_keyboard == seat:
            return
        if self.match.view(None).picture.open:
            self.at_keyboard = seat
            return
        self.keyboard.forget()
        if self.keyboard.terminal:
            self.desk.out.clear()
            self.desk.out.file.write(FORGET_SCROLLED)
        text = self.words.id("table-curtain", player=self.painter().name(seat), seat=str(seat + 1))
        self.say(Panel(Styled(text, justify="center"), padding=(1, 4)))
        self.keyboard.line(self.words.id("table-enter") + " ")
        self.at_keyboard = seat
        if self.keyboard.terminal:
            self.desk.out.clear()

    def change_seat(self, number: str) -> None:
        """Let another person at this keyboard speak out of turn."""
        if not number.isdigit() or int(number) - 1 not in self.people:
            people = ", ".join(str(seat + 1) for seat in self.people)
            raise Mistake("wrong-person", seat=number or "-", people=people)
        other = int(number) - 1
        self.hand_over(other)
        menu = self.match.menu(other)
        if not menu or other in self.match.turn:
            self.desk.print("table-nothing-to-say")
            return
        self.interrupt(other, menu)

    # ---- asking

    def ask(self, seat: Seat, may_pass: bool = False) -> None:
        """Ask a person until the match has gone on (or, where one may pass, until Enter)."""
        before = self.match.acts
        self.at_keyboard = seat
        orders = self.show(seat)
        while True:
            if may_pass:
                self.desk.print("table-may-interrupt", style="bold")
            prompt = self.words.id("table-prompt", player=self.painter().name(seat)) + " "
            typed = self.keyboard.line(prompt, lambda text: self.complete(orders, text), self.foot())
            if not typed:
                if may_pass:
                    return
                continue
            try:
                self.obey(seat, orders, typed)
            except Illegal as error:
                self.refuse(error.rule, typed)
            except (EscadreError, OSError) as error:
                self.wrong(error)
            if self.match.acts != before:
                return

    def obey(self, seat: Seat, orders: Orders, typed: str) -> None:
        """A command of the table, or an order of the game."""
        command, rest = self.command(typed, orders)
        if command:
            COMMANDS[command](self, seat, orders, rest)
            return
        offer = orders.find(typed)
        if offer.rule:
            self.refuse(offer.rule, offer.order)
            return
        self.act(seat, offer.verb, offer.arg)

    def command(self, typed: str, orders: Orders) -> tuple[str, str]:
        """The command that a line begins with, in English or in the player's language.

        A verb of the game that is in reach now goes first.
        """
        word, _, rest = typed.lstrip().partition(" ")
        word = word.lower()
        if not word.startswith("/") and any(word == offer.verb for offer in (*orders.choices, *orders.refused)):
            return "", typed
        bare = fold(word.removeprefix("/"))
        for name, local in self.commands.items():
            if bare in (name, fold(local)) or (word == "?" and name == "help"):
                return name, rest.strip()
        if word.startswith("/"):
            raise Mistake("wrong-command", command=word, commands=", ".join(self.commands.values()))
        return "", typed

    def act(self, seat: Seat, verb: str, arg: int) -> None:
        with keep.unbroken():
            self.since[seat] = self.match.acts
            self.match.act(seat, verb, arg)
            self.save()
        self.tell(seat)

    def save(self) -> None:
        keep.write(self.file, self.match.save())

    # ---- showing

    def painter(self) -> Painter:
        return Painter(self.match, self.words, self.desk.out.width)

    def say(self, what: RenderableType) -> None:
        self.desk.out.print(what, markup=False, highlight=False)

    def wrong(self, error: EscadreError | OSError) -> None:
        text = explain(self.words, error)
        whole = "/" in text  # the name of a file stays in one piece
        self.desk.out.print(text, style="red", markup=False, highlight=False, soft_wrap=whole)

    def refuse(self, rule: str, order: str) -> None:
        """Say which rule forbids it, in the words of our rulebook."""
        if rule == "UNDO":
            self.wrong(Mistake("wrong-undo"))
            return
        self.desk.print("table-refused", style="red", order=order, rule=rule)
        quoted = book.quoted(self.match.game, rule, self.words)
        if quoted:
            self.say(book.paragraph(rule, quoted))

    def tell(self, seat: Seat | None) -> None:
        """What happened since this person was last told."""
        if seat is None:
            return
        lines = self.lines(seat, self.told[seat])
        self.told[seat] = self.match.acts
        if lines:
            self.say(self.painter().news(lines))

    def lines(self, seat: Seat | None, since: int, brief: bool = False) -> list[tuple[Seat | None, str]]:
        """What happened, in words; `brief` leaves out what a game calls minor (`event-drew` with `.minor`)."""
        return [
            (entry.seat if entry.seat >= 0 else None, self.words.say(text))
            for entry in self.match.log[since:]
            for text in self.match.texts(entry, seat)
            if not (brief and self.words.has_attribute(text.id, "minor"))
        ]

    def show(self, seat: Seat) -> Orders:
        """The board, what happened, the question and the list of choices. On a terminal the page begins anew."""
        scene = self.match.view(seat)
        orders = Orders(self.match, self.words, seat, scene)
        painter = self.painter()
        asked = self.asked(scene, orders, painter)
        if self.keyboard.terminal:
            news = self.lines(seat, self.since[seat])
            least = min(3, len(news))
            room = self.desk.out.height - self.lines_of(asked) - FOOT
            board = painter.board(scene, orders.choices, room=max(1, room - least))
            if self.lines_of(board) + least > room:  # a low screen: spare lines, so that nothing scrolls away
                asked = self.asked(scene, orders, painter, tight=True)
                room = self.desk.out.height - self.lines_of(asked) - FOOT
                board = painter.board(scene, orders.choices, tight=True, room=max(1, room - min(1, least)))
            keep_last = max(1, min(NEWS, room - self.lines_of(board)))
            self.desk.out.clear()
            self.say(board)
            said = len(news)
            if said > keep_last:
                news = self.lines(seat, self.since[seat], brief=True)
                if keep_last > 3:
                    keep_last -= 1
                    self.desk.print("table-earlier", style="dim", count=said - min(keep_last, len(news)))
            if news:
                self.say(painter.news(news[-keep_last:]))
            self.told[seat] = self.match.acts
        else:
            self.tell(seat)
            self.say(painter.board(scene, orders.choices))
        self.say(asked)
        return orders

    def asked(self, scene: Scene, orders: Orders, painter: Painter, tight: bool = False) -> RenderableType:
        prompt = Styled(painter.say(scene.picture.prompt), "bold")
        return Group(prompt, painter.choices(scene, orders.choices, () if tight else orders.refused, tight))

    def lines_of(self, what: RenderableType) -> int:
        return len(self.desk.out.render_lines(what))

    def foot(self) -> str:
        return self.words.id("table-foot")

    def complete(self, orders: Orders, text: str) -> Iterator[tuple[str, int, str]]:
        """Verbs, names and commands that could come next."""
        word, space, rest = text.lstrip().partition(" ")
        command = ""
        if space:
            try:
                command = self.command(text, orders)[0]
            except Mistake:
                return
        if command in ("why", "odds"):
            yield from orders.complete(rest, barred=command == "why")
        elif command == "rule":
            yield from ((id, len(rest), "") for id in book.paragraphs(self.match.game, self.words) if _begins(id, rest))
        elif command == "look":
            scene = self.match.view(orders.seat)
            faces = self.painter().faces
            shown = [(p, faces[p.face]) for zone in places(scene) for p in zone.pieces if p.face]
            seen = [(piece.name or face.code, self.words.say(face.label)) for piece, face in shown]
            yield from (
                (code, len(rest), name) for code, name in seen if _begins(code, rest) or fold(rest) in fold(name)
            )
        elif command in ("auto", "reactions"):
            states = ("on", "off") if command == "auto" else get_args(Reaction)
            yield from ((state, len(rest), "") for state in states)
        else:
            yield from orders.complete(text)
            if not space and word:
                for name, local in self.commands.items():
                    if _begins(local, word) or _begins(name, word):
                        yield local, len(word), self.words.id(f"command-{name}.help")


def _begins(word: str, typed: str) -> bool:
    return fold(word).startswith(fold(typed))
