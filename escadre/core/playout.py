"""Random play by the engine alone, the measure of its speed and the work horse of the fuzz."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Flow, S, advance, pick, size, waiting


def random_decision(s: S, flow: Flow[S], dice: Dice) -> None:
    """One uniformly random choice of the first seat that owes one."""
    step = waiting(s, flow)
    seat = step.who(s)[0]
    choices = step.menu(s, seat)
    interrupt = flow.interrupt
    if interrupt is not None:
        extra = interrupt.menu(s, seat)
        if extra:
            choices = {**choices, **extra}
    n = size(choices)
    verb, arg = pick(choices, dice.below(n) if n > 1 else 0)
    if interrupt is not None and verb == flow.interrupt_verb:
        interrupt.play(s, seat, verb, arg, dice)
    else:
        step.play(s, seat, verb, arg, dice)
    advance(s, flow, dice)


def random_play(s: S, flow: Flow[S], dice: Dice, limit: int = 1_000_000) -> int:
    """Play at random to the end, or for `limit` decisions; says how many were made.

    Only what is waited for is decided: nobody interrupts. `advance`, `size` and `pick` are written out, because every
    decision needs them (the bench pays for it).
    """
    sequences = flow.sequences
    stack = s.stack
    decisions = 0
    while stack:
        top = stack[-1]
        steps = sequences[top.sequence]
        at = top.at
        if at == len(steps):
            stack.pop()
            continue
        step = steps[at]
        if not step.automatic:
            seats = step.who(s)
            if seats:
                if decisions == limit:
                    break
                seat = seats[0]
                choices = step.menu(s, seat)
                n = 0
                for args in choices.values():
                    n += len(args)
                i = dice.below(n) if n > 1 else 0
                for verb, args in choices.items():
                    n = len(args)
                    if i < n:
                        step.play(s, seat, verb, args[i], dice)
                        break
                    i -= n
                decisions += 1
                continue
        top.at = at + 1
        step.run(s, dice)
    return decisions
