"""The exceptions that reach a person. A broken promise inside our own code is an `assert`, never one of these.

EscadreError            everything below; its text is one clear sentence, in each language
├── Unreadable          an order, option, file or number that means nothing here
├── Illegal             understood, but a rule forbids it now (`.rule` says which)
├── Stale               meant for an earlier moment of the match
├── BadData             a data, scenario or position file is wrong (each of `.texts` says where and what)
└── BadSave             a saved match cannot be trusted
    ├── Truncated       it ends too early or is not a save at all
    ├── Tampered        its contents contradict each other, its dice or its seal
    └── Foreign         it needs a game, a format or data that are not installed
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from escadre.core.types import Text

LONGEST = 600  # letters of one argument that are repeated


class EscadreError(Exception):
    """Something that a person can act on: a message of the `.ftl` files with its arguments.

    An argument may be another error, which is then part of the sentence. `home` is the folder of the game whose own
    words it uses. `str` of it is English; `lines` says it in any language.

    >>> error = EscadreError("wrong-count", option="--pairs", value=0)
    >>> str(error)
    '--pairs must be at least 1, not 0.'
    >>> error.lines("fr")
    ['--pairs doit valoir au moins 1, pas 0.']
    """

    def __init__(self, id: str, /, *, home: Path | None = None, **args: object) -> None:
        super().__init__(id)
        inner = [arg.home for arg in args.values() if isinstance(arg, EscadreError)]
        self.home: Path | None = home or next(iter(inner), None)
        self.texts: Sequence[Text] = (sentence(id, **args),)

    @property
    def text(self) -> Text:
        return self.texts[0]

    def lines(self, language: str = "en") -> list[str]:
        """The sentence, or one for each problem that was found."""
        from escadre.core.words import Words  # which needs the games, which need their errors

        words = Words(language, home=self.home)
        return [words.say(text) for text in self.texts]

    def __str__(self) -> str:
        return "\n".join(self.lines())


def sentence(id: str, /, **args: object) -> Text:
    """A text of which an error may be a part. Numbers stand in it as they are typed: no comma goes into a year."""
    words: dict[str, int | str | Text] = {}
    for name, arg in args.items():
        part = arg.text if isinstance(arg, EscadreError) else arg
        words[name] = part if isinstance(part, Text) else _short(str(part))
    return Text(id, words)


def _short(word: str) -> str:
    """Somebody may have typed a book; Fluent refuses to say one."""
    return word if len(word) <= LONGEST else word[:LONGEST] + "…"


class Unreadable(EscadreError):
    """The words or numbers mean nothing in this game."""


class Illegal(EscadreError):
    """A rule forbids it now; nothing has changed."""

    def __init__(self, rule: str, id: str = "error-illegal", /, *, home: Path | None = None, **args: object) -> None:
        super().__init__(id, home=home, rule=rule, **args)
        self.args = (rule, id)
        self.rule = rule


class Stale(EscadreError):
    """Meant for an earlier moment of the match."""


class BadData(EscadreError):
    """A data file is wrong: says file, line, what is there and what was expected, for every problem."""

    def __init__(self, problems: Sequence[Text], home: Path | None = None) -> None:
        super().__init__("error-data", home=home)
        self.args = (problems, home)
        self.texts = problems

    @property
    def problems(self) -> list[str]:
        return self.lines()


class BadSave(EscadreError):
    """A saved match cannot be trusted."""


class Truncated(BadSave):
    """The file ends too early or is not a save at all."""


class Tampered(BadSave):
    """The contents contradict each other."""


class Foreign(BadSave):
    """It needs a game, a format or data that are not installed."""
