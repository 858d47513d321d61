"""Captain: greedy on the game's own evaluation."""

from __future__ import annotations

from typing import Any

from escadre.bots.search import leads
from escadre.bots.worlds import Worlds
from escadre.core import flow
from escadre.core.dice import Dice
from escadre.core.frames import Menu, Seat
from escadre.core.game import AnyGame

CHAIN = 40  # decisions after which a chain is evaluated as it stands
SURE = 2.0  # errors of the mean by which a choice must be behind to be given up before all worlds are tried
WIDE = 48  # choices of a menu that are looked at; of more, only the most promising
NEGLIGIBLE = 1e-6  # of the best weight on the menu: what a game holds for no choice of a bot is not even looked at


class Captain:
    """Tries each choice in a few guessed worlds, finishes its own chain, and takes the best mean evaluation."""

    WORLDS = 8

    def __init__(self, worlds: int = WORLDS) -> None:
        self.worlds = worlds
        self.name = "captain" if worlds == self.WORLDS else f"captain:{worlds}"

    def choose(self, worlds: Worlds, seat: Seat, menu: Menu, dice: Dice) -> tuple[str, int]:
        if flow.size(menu) == 1:
            return flow.pick(menu, 0)
        choices: list[tuple[str, int]] = []
        seen: list[list[float]] = []  # of each choice that is left, its worth in each world so far
        for _ in range(self.worlds):
            guess = worlds.sample(dice)
            if not choices:
                choices = ranked(worlds.game, guess, seat, menu)[:WIDE]
                seen = [[] for _ in choices]
            for (verb, arg), worths in zip(choices, seen, strict=True):
                worths.append(_worth(worlds.game, guess, seat, verb, arg, dice))
            choices, seen = _still_open(choices, seen)
            if len(choices) == 1:
                break
        totals = [sum(worths) for worths in seen]
        return choices[totals.index(max(totals))]  # of equals, the one that looks most promising

    def interrupt(self, worlds: Worlds, seat: Seat, menu: Menu, dice: Dice) -> tuple[str, int] | None:
        """Speaks out of turn only where that gains more than the guesses differ among each other."""
        game = worlds.game
        guesses = [worlds.sample(dice) for _ in range(self.worlds)]
        before = [leads(game.evaluate(guess))[seat] for guess in guesses]
        best, chosen = 0.0, None
        for verb, arg in ranked(game, guesses[0], seat, menu)[:WIDE]:
            gains = [
                _worth(game, guess, seat, verb, arg, dice) - was for guess, was in zip(guesses, before, strict=True)
            ]
            mean = sum(gains) / len(gains)
            spread = sum((gain - mean) ** 2 for gain in gains) ** 0.5 / len(gains)  # the error of the mean
            if mean - spread > best:
                best, chosen = mean - spread, (verb, arg)
        return chosen


def _still_open(
    choices: list[tuple[str, int]], seen: list[list[float]]
) -> tuple[list[tuple[str, int]], list[list[float]]]:
    """The best choice and those whose distance from it may still be chance, by what the worlds so far agree on."""
    worlds = len(seen[0])
    if worlds < 2:
        return choices, seen
    totals = [sum(worths) for worths in seen]
    best = totals.index(max(totals))
    left = []
    for i, worths in enumerate(seen):
        behind = [first - worth for first, worth in zip(seen[best], worths, strict=True)]
        mean = sum(behind) / worlds
        spread = (sum((gap - mean) ** 2 for gap in behind) / (worlds * (worlds - 1))) ** 0.5
        if i == best or mean < SURE * spread:
            left.append(i)
    return [choices[i] for i in left], [seen[i] for i in left]


def ranked(game: AnyGame, s: Any, seat: Seat, menu: Menu) -> list[tuple[str, int]]:
    """The choices of a menu that are worth a thought, the most promising first."""
    weighed: list[tuple[float, int, str, int]] = []
    for verb, args in menu.items():
        numbers = list(args)
        for weight, arg in zip(game.weigh(s, seat, verb, numbers), numbers, strict=True):
            weighed.append((-weight, len(weighed), verb, arg))
    weighed.sort()
    floor = weighed[0][0] * NEGLIGIBLE
    return [(verb, arg) for weight, _, verb, arg in weighed if weight <= floor]


def _worth(game: AnyGame, guess: Any, seat: Seat, verb: str, arg: int, dice: Dice) -> float:
    """What the seat leads by after this choice, the rest of its own chain, and what others choose at the same time."""
    s = game.copy(guess)
    start = game.horizon(s)
    together = flow.who(s, game.flow)
    flow.play(s, game.flow, seat, verb, arg, dice)
    for _ in range(CHAIN):
        if not s.stack or game.horizon(s) != start:
            break
        turn = flow.who(s, game.flow)
        mover = seat if seat in turn else turn[0]
        if mover != seat and (len(together) == 1 or mover not in together):
            break
        menu = flow.waiting(s, game.flow).menu(s, mover)
        flow.play(s, game.flow, mover, *ranked(game, s, mover, menu)[0], dice)
    return leads(game.evaluate(s))[seat]
