"""Where a command works: its language, where it writes, and how it says that something is wrong."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console

from escadre.core.errors import EscadreError
from escadre.core.game import AnyGame, get, keys
from escadre.core.types import Text
from escadre.core.words import LANGUAGES, Words

WRONG = 2  # the exit code of every mistake of the user


class Mistake(EscadreError):
    """A mistake of the user: one sentence, exit code 2, no traceback."""


@dataclass(frozen=True)
class Desk:
    """What every command is handed: the words of the user's language, and two consoles."""

    words: Words
    out: Console
    err: Console

    @property
    def language(self) -> str:
        return self.words.language

    def print(self, id: str, style: str = "", **args: int | str | Text) -> None:
        """Say one message of the common words."""
        # The name of a file must stay in one piece, to be copied.
        whole = "file" in args
        text = self.words.id(id, **args)
        self.out.print(text, style=style or None, markup=False, highlight=False, soft_wrap=whole)

    def warn(self, id: str, **args: int | str | Text) -> None:
        self.err.print(self.words.id(id, **args), markup=False, highlight=False, soft_wrap=True)

    def game(self, key: str) -> AnyGame:
        """The installed game of that key, or a Mistake that names those there are."""
        if key not in keys():
            raise Mistake("wrong-game", game=key, games=", ".join(keys()) or "-")
        return get(key)

    def title(self, key: str) -> str:
        return Words(self.language, get(key)).id("game-title")


def choose_language(tokens: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """`--language`, then ESCADRE_LANGUAGE, then the locale; English where none of them is known.

    >>> choose_language(["play", "--language", "fr"], {})
    'fr'
    >>> choose_language(["play"], {"LANG": "fr_CA.UTF-8"}), choose_language([], {"LANG": "C"})
    ('fr', 'en')
    """
    for i, token in enumerate(tokens):
        if token.startswith("--language="):
            return _asked(token.partition("=")[2])
        if token == "--language" and i + 1 < len(tokens):
            return _asked(tokens[i + 1])
    if environment.get("ESCADRE_LANGUAGE"):
        return _asked(environment["ESCADRE_LANGUAGE"])
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            found = environment[name][:2].lower()
            return found if found in LANGUAGES else "en"
    return "en"


def _asked(language: str) -> str:
    found = language[:2].lower()
    if found not in LANGUAGES:
        raise Mistake("wrong-language", language=language, languages=", ".join(LANGUAGES))
    return found


def explain(words: Words, error: EscadreError | OSError) -> str:
    """One clear sentence about an error, in the user's language."""
    if isinstance(error, EscadreError):
        return "\n".join(error.lines(words.language))
    id = f"wrong-file-{errno.errorcode.get(error.errno or 0, 'other').lower()}"
    reason: str | Text = Text(id) if words.has(id) else error.strerror or type(error).__name__
    return words.id("wrong-file", file=str(error.filename or "-"), reason=reason)
