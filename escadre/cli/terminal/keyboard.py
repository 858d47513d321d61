"""Where typed lines come from: a terminal with completion and history, or plain lines of a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion, DummyCompleter
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import HTML
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.shortcuts import CompleteStyle

# From the text before the cursor to the words that could end it: each with how far back it starts, and its meaning.
Offers = Callable[[str], Iterable[tuple[str, int, str]]]


class Keyboard(Protocol):
    """Gives the next line. Raises EOFError at the end of input, KeyboardInterrupt on Ctrl-C."""

    terminal: bool

    def line(self, prompt: str, offers: Offers | None = None, foot: str = "") -> str: ...

    def forget(self) -> None:
        """Another person sits down: nothing of what was typed, offered or shown may be left."""


class Pipe:
    """Plain lines of standard input, echoed so that a transcript shows what was typed."""

    terminal = False

    def line(self, prompt: str, offers: Offers | None = None, foot: str = "") -> str:
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print(flush=True)
            raise EOFError
        print(line.rstrip("\n"), flush=True)
        return line.strip()

    def forget(self) -> None:
        """A pipe remembers nothing."""


class _Offered(Completer):
    def __init__(self, offers: Offers) -> None:
        self.offers = offers

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        for word, back, meaning in self.offers(document.text_before_cursor):
            yield Completion(word, start_position=-back, display_meta=meaning)


class Terminal:
    """A real terminal: completion while typing, history with the arrow keys, one line of help at the foot."""

    terminal = True

    def __init__(self) -> None:
        self.session: PromptSession[str]
        self.forget()

    def forget(self) -> None:
        self.session = PromptSession(history=InMemoryHistory())

    def line(self, prompt: str, offers: Offers | None = None, foot: str = "") -> str:
        return self.session.prompt(
            HTML("<b>{}</b>").format(prompt),
            completer=_Offered(offers) if offers else DummyCompleter(),  # None would keep the one before
            complete_while_typing=True,
            complete_style=CompleteStyle.COLUMN,
            reserve_space_for_menu=4 if self.session.output.get_size().rows >= 30 else 3,
            bottom_toolbar=foot or None,
        ).strip()


def open_keyboard() -> Keyboard:
    """A terminal when there is one, else plain lines."""
    return Terminal() if sys.stdin.isatty() and sys.stdout.isatty() else Pipe()
