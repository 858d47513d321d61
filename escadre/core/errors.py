"""The exceptions that reach a person. A broken promise inside our own code is an `assert`, never one of these.

EscadreError            everything below; its text is one clear sentence
├── Unreadable          an order, option, file or number that means nothing here
├── Illegal             understood, but a rule forbids it now (`.rule` says which)
├── Stale               meant for an earlier moment of the match
├── BadData             a data, scenario or position file is wrong (`.where` says file and line)
└── BadSave             a saved match cannot be trusted
    ├── Truncated       it ends too early or is not a save at all
    ├── Tampered        its contents contradict each other, its dice or its seal
    └── Foreign         it needs a game, a format or data that are not installed
"""

from __future__ import annotations


class EscadreError(Exception):
    """Something that a person can act on."""


class Unreadable(EscadreError):
    """The words or numbers mean nothing in this game."""


class Illegal(EscadreError):
    """A rule forbids it now; nothing has changed."""

    def __init__(self, rule: str, words: str = "") -> None:
        super().__init__(f"{words} ({rule})" if words else f"not allowed now: {rule}")
        self.rule = rule


class Stale(EscadreError):
    """Meant for an earlier moment of the match."""


class BadData(EscadreError):
    """A data file is wrong: says file, line, what is there and what was expected."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class BadSave(EscadreError):
    """A saved match cannot be trusted."""


class Truncated(BadSave):
    """The file ends too early or is not a save at all."""


class Tampered(BadSave):
    """The contents contradict each other."""


class Foreign(BadSave):
    """It needs a game, a format or data that are not installed."""
