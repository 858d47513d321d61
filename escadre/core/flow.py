"""The sequence of play: a stack of plain frames over named lists of steps.

A *step* is one line of a sequence: who decides, what is in reach, what forbids it, what follows. A *frame* says on
which line of which sequence a match stands. `advance` runs until somebody must decide. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from escadre.core.dice import Dice
from escadre.core.frames import NO_SEATS, Menu, Rule, Seat, State, frame

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)  # games that are not compiled have steps too
class Step(Generic[S]):
    """It waits while `who` names somebody, then runs once and the sequence goes on.

    A step holds no state of its own. `who` must depend on open facts only: whom the table waits for is public.
    """

    def __init__(self, rule: Rule) -> None:
        self.rule = rule
        self.automatic = False  # nobody ever decides here, so nobody is asked

    def who(self, s: S) -> list[Seat]:
        """The seats that owe a decision; several decide at the same time, in any order. Nobody: go on."""
        return NO_SEATS

    def offers(self, s: S, seat: Seat) -> Menu:
        """Everything in reach of the seat, legal or not."""
        return {}

    def bars(self, s: S, seat: Seat, verb: str, arg: int) -> Rule | None:
        """The rule that forbids it now, if one does. The only judge of what is offered."""
        return None

    def menu(self, s: S, seat: Seat) -> Menu:
        """What is legal: the offers that nothing bars. A hot step may write it out; not to be changed by the caller."""
        legal: Menu = {}
        for verb, args in self.offers(s, seat).items():
            free = [arg for arg in args if self.bars(s, seat, verb, arg) is None]
            if free:
                legal[verb] = free
        return legal

    def play(self, s: S, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        """What follows. Trusts its caller: the choice is on the menu."""

    def run(self, s: S, dice: Dice) -> None:
        """What happens by itself once nobody is waited for."""


class Do(Step[S]):
    """A line at which nobody decides."""

    def __init__(self, rule: Rule, effect: Callable[[S, Dice], None]) -> None:
        super().__init__(rule)
        self.automatic = True
        self.effect = effect

    def run(self, s: S, dice: Dice) -> None:
        self.effect(s, dice)


class Repeat(Step[S]):
    """Plays another sequence for as long as a condition holds."""

    def __init__(self, rule: Rule, sequence: str, condition: Callable[[S], bool]) -> None:
        super().__init__(rule)
        self.automatic = True
        self.sequence = sequence
        self.condition = condition

    def run(self, s: S, dice: Dice) -> None:
        if self.condition(s):
            stack = s.stack
            stack[-1].at -= 1
            stack.append(frame(self.sequence, 0))


class Again(Step[S]):
    """Goes back some lines of its own sequence for as long as a condition holds."""

    def __init__(self, rule: Rule, lines: int, condition: Callable[[S], bool]) -> None:
        super().__init__(rule)
        self.automatic = True
        self.lines = lines
        self.condition = condition

    def run(self, s: S, dice: Dice) -> None:
        if self.condition(s):
            s.stack[-1].at -= self.lines + 1


class Flow(Generic[S]):
    """The sequences of a game, and what a seat may do although nobody waits for it.

    `interrupt` is a step whose `who` is never asked: at any waiting moment its menu is added to what each seat may do.
    Its verb belongs to it alone, so that others cannot tell from the table who could speak.
    """

    def __init__(
        self, sequences: dict[str, list[Step[S]]], interrupt: Step[S] | None = None, interrupt_verb: str = ""
    ) -> None:
        self.sequences = sequences
        self.interrupt = interrupt
        self.interrupt_verb = interrupt_verb


def call(s: State, sequence: str) -> None:
    """Play a sequence now, then come back here."""
    s.stack.append(frame(sequence, 0))


def advance(s: S, flow: Flow[S], dice: Dice) -> list[Seat]:
    """Run on until somebody must decide or the game is over; says who decides, so that nobody is asked twice."""
    sequences = flow.sequences
    stack = s.stack
    while stack:
        top = stack[-1]
        steps = sequences[top.sequence]
        at = top.at
        if at == len(steps):
            stack.pop()
        else:
            step = steps[at]
            if not step.automatic:
                seats = step.who(s)
                if seats:
                    return seats
            top.at = at + 1
            step.run(s, dice)
    return NO_SEATS


def waiting(s: S, flow: Flow[S]) -> Step[S]:
    """The step that waits for a decision."""
    top = s.stack[-1]
    return flow.sequences[top.sequence][top.at]


def who(s: S, flow: Flow[S]) -> list[Seat]:
    """The seats that owe a decision now."""
    return waiting(s, flow).who(s) if s.stack else []


def menu(s: S, flow: Flow[S], seat: Seat) -> Menu:
    """What is legal for the seat now, whether it is waited for or only may interrupt."""
    if not s.stack:
        return {}
    step = waiting(s, flow)
    legal = step.menu(s, seat) if seat in step.who(s) else {}
    if flow.interrupt is not None:
        extra = flow.interrupt.menu(s, seat)
        if extra:
            legal = {**legal, **extra}
    return legal


def barred(s: S, flow: Flow[S], seat: Seat) -> dict[str, dict[int, Rule]]:
    """What is in reach but not legal, with the rule that says so."""
    refused: dict[str, dict[int, Rule]] = {}
    if not s.stack:
        return refused
    step = waiting(s, flow)
    if seat in step.who(s):
        _collect(refused, step, s, seat)
    if flow.interrupt is not None:
        _collect(refused, flow.interrupt, s, seat)
    return refused


def _collect(refused: dict[str, dict[int, Rule]], step: Step[S], s: S, seat: Seat) -> None:
    for verb, args in step.offers(s, seat).items():
        for arg in args:
            rule = step.bars(s, seat, verb, arg)
            if rule is not None:
                refused.setdefault(verb, {})[arg] = rule


def play(s: S, flow: Flow[S], seat: Seat, verb: str, arg: int, dice: Dice) -> list[Seat]:
    """Carry out a choice that is on the menu, and run on; says who decides then."""
    if flow.interrupt is not None and verb == flow.interrupt_verb:
        flow.interrupt.play(s, seat, verb, arg, dice)
    else:
        waiting(s, flow).play(s, seat, verb, arg, dice)
    return advance(s, flow, dice)


def size(choices: Menu) -> int:
    """How many single choices a menu holds."""
    total = 0
    for args in choices.values():
        total += len(args)
    return total


def pick(choices: Menu, i: int) -> tuple[str, int]:
    """The i-th single choice of a menu."""
    for verb, args in choices.items():
        n = len(args)
        if i < n:
            return verb, args[i]
        i -= n
    raise IndexError(i)
