"""Captain: greedy on the game's own evaluation."""

from __future__ import annotations

from typing import Any, Final

from escadre.bots.search import leads
from escadre.bots.worlds import Worlds
from escadre.core import flow
from escadre.core.dice import Dice
from escadre.core.frames import Menu, Seat
from escadre.core.rooms import Play, Think

WORLDS: Final = 8  # guessed at most for one decision
CHAIN: Final = 40  # decisions after which a chain is evaluated as it stands
SURE: Final = 2.0  # errors of the mean by which a choice must be behind to be given up before all worlds are tried
WIDE: Final = 48  # choices of a menu that are looked at; of more, only the most promising
NEGLIGIBLE: Final = 1e-6  # of the best weight on the menu: what a game weighs below that is not even looked at


class Captain:
    """Tries each choice in a few guessed worlds, finishes its own chain, and takes the best mean evaluation.

    One that advises an admiral judges by what admirals see, where the game tells.
    """

    def __init__(self, worlds: int = WORLDS, adviser: bool = False) -> None:
        self.worlds = worlds
        self.adviser = adviser
        self.name = "captain" if worlds == WORLDS else f"captain:{worlds}"

    def choose(self, worlds: Worlds, seat: Seat, menu: Menu, dice: Dice) -> tuple[str, int]:
        if flow.size(menu) == 1:
            return flow.pick(menu, 0)
        judge: Any = worlds.think.appraise if self.adviser else None
        if judge is None:
            judge = worlds.think.evaluate
        choices: list[tuple[str, int]] = []
        seen: list[list[float]] = []  # of each choice that is left, its worth in each world so far
        for _ in range(self.worlds):
            guess = worlds.sample(dice)
            if not choices:
                choices = ranked(worlds.think, guess, seat, menu, dice)[:WIDE]
                seen = [[] for _ in choices]
            for (verb, arg), worths in zip(choices, seen, strict=True):
                worths.append(_worth(worlds.play, worlds.think, judge, guess, seat, verb, arg, dice))
            choices, seen = _still_open(choices, seen)
            if len(choices) == 1:
                break
        totals = [sum(worths) for worths in seen]
        return choices[totals.index(max(totals))]  # of equals, the one that looks most promising

    def interrupt(self, worlds: Worlds, seat: Seat, menu: Menu, dice: Dice) -> tuple[str, int] | None:
        """Speaks out of turn only where that gains more than the guesses differ among each other."""
        play, think = worlds.play, worlds.think
        guesses = [worlds.sample(dice) for _ in range(self.worlds)]
        before = [leads(think.evaluate(guess))[seat] for guess in guesses]
        best, chosen = 0.0, None
        for verb, arg in ranked(think, guesses[0], seat, menu)[:WIDE]:
            gains = [
                _worth(play, think, think.evaluate, guess, seat, verb, arg, dice) - was
                for guess, was in zip(guesses, before, strict=True)
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
    left: list[int] = []
    for i, worths in enumerate(seen):
        behind = [first - worth for first, worth in zip(seen[best], worths, strict=True)]
        mean = sum(behind) / worlds
        spread = (sum((gap - mean) ** 2 for gap in behind) / (worlds * (worlds - 1))) ** 0.5
        if i == best or mean < SURE * spread:
            left.append(i)
    return [choices[i] for i in left], [seen[i] for i in left]


def ranked(think: Think[Any], s: Any, seat: Seat, menu: Menu, dice: Dice | None = None) -> list[tuple[str, int]]:
    """The choices of a menu that are worth a thought, the most promising first; dice mix numbers that look alike."""
    weighed: list[tuple[float, int, str, int]] = []
    for verb, args in menu.items():
        numbers = list(args)
        weights: list[float] = think.weigh(s, seat, verb, numbers)
        order = list(range(len(numbers)))
        if dice is not None:
            dice.shuffle(order)
        for i in order:
            weighed.append((-weights[i], len(weighed), verb, numbers[i]))
    weighed.sort()
    floor = weighed[0][0] * NEGLIGIBLE
    return [(verb, arg) for weight, _, verb, arg in weighed if weight <= floor]


def favourite(think: Think[Any], s: Any, seat: Seat, menu: Menu) -> tuple[str, int]:
    """The first of `ranked`, without ranking the others."""
    if flow.size(menu) == 1:
        return flow.pick(menu, 0)
    best = -1.0
    chosen = "", 0
    for verb, args in menu.items():
        numbers = args if isinstance(args, list) else list(args)
        weights: list[float] = think.weigh(s, seat, verb, numbers)
        high = weights[0] if len(weights) == 1 else max(weights)
        if high > best:
            best = high
            chosen = verb, numbers[weights.index(high)]
    return chosen


def _worth(
    play: Play[Any], think: Think[Any], judge: Any, guess: Any, seat: Seat, verb: str, arg: int, dice: Dice
) -> float:
    """What the seat leads by after this choice, the rest of its own chain, and what others choose at the same time."""
    settled = think.standing(guess, seat, verb)
    if settled is not None:
        return leads(judge(settled))[seat]
    s = play.copy(guess)
    start = think.horizon(s, seat)
    together = flow.who(s, play.flow)
    turn = flow.play(s, play.flow, seat, verb, arg, dice)
    for _ in range(CHAIN):
        if not turn or think.horizon(s, seat) != start or not think.midway(s):
            break
        mover = seat if seat in turn else turn[0]
        if mover != seat and (len(together) == 1 or mover not in together):
            break
        verb, arg = favourite(think, s, mover, flow.waiting(s, play.flow).menu(s, mover))
        turn = flow.play(s, play.flow, mover, verb, arg, dice)
    return leads(judge(s))[seat]
