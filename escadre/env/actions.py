"""Every verb and number of a game as one row of numbered actions, the same in every match."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from escadre.core.errors import Unreadable
from escadre.core.frames import Menu
from escadre.core.game import AnyGame, get


class Actions:
    """The verbs in the order of the game's vocabulary, each with its numbers: action = start of the verb + number."""

    def __init__(self, game: AnyGame) -> None:
        if not game.study.vocabulary:
            raise Unreadable("error-vocabulary", game=game.key)
        self.game = game
        self.start: dict[str, int] = {}
        self.words: list[tuple[str, int]] = []
        for verb, numbers in game.study.vocabulary.items():
            self.start[verb] = len(self.words)
            self.words += [(verb, number) for number in range(numbers)]

    def __len__(self) -> int:
        return len(self.words)

    def number(self, verb: str, arg: int) -> int:
        """The action of a verb and its number."""
        assert 0 <= arg < self.game.study.vocabulary[verb], f"{self.game.key}: '{verb} {arg}' is outside its vocabulary"
        return self.start[verb] + arg

    def listed(self, menu: Menu) -> list[int]:
        """The actions that a menu offers."""
        return [self.number(verb, arg) for verb, args in menu.items() for arg in args]

    def mask(self, menu: Menu) -> NDArray[np.int8]:
        """1 for each action that a menu offers."""
        mask = np.zeros(len(self.words), dtype=np.int8)
        mask[self.listed(menu)] = 1
        return mask

    def order(self, action: int) -> str:
        """The action as one types it."""
        verb, arg = self.words[action]
        kind = self.game.speak.verbs[verb]
        return f"{verb} {self.game.speak.name(kind, arg)}" if kind else verb


@cache
def actions_of(key: str) -> Actions:
    return Actions(get(key))
