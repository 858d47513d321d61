"""How a stretch is sailed (PAT-1 to PAT-3), in the order of the rulebook."""

from __future__ import annotations

from pathlib import Path

from escadre.core.dice import Dice
from escadre.core.errors import Unreadable
from escadre.core.flow import Step
from escadre.core.frames import Frame, Menu, Rule, Seat, tell
from escadre.core.types import Setup
from patience.play.state import HAND, NARROWS, SHIPS, Patience, PatienceOptions, Ship, out_of_port

HOME = Path(__file__).parent.parent / "speak"  # where the words of an error are
FURY = 3  # what a raider adds on a one


def deal(setup: Setup, dice: Dice) -> Patience:
    """PAT-1.2: five escorts out of the bag for each seat; PAT-4.1: in the narrows one commodore, five stretches."""
    assert isinstance(setup.options, PatienceOptions)
    if setup.scenario == NARROWS and setup.options != PatienceOptions():
        raise Unreadable("error-narrows", home=HOME)
    n, bag = setup.seats, list(SHIPS)
    hands = [sorted(dice.draw(bag) for _ in range(HAND)) for _ in range(n)]
    s = Patience(
        [Frame("game")], [], False, setup.options, setup.scenario, hands, sorted(bag), [], [0] * n, [False] * n,
        scouts=[1] * n, sent=[0] * n, home=[[] for _ in range(n)], lost=[[] for _ in range(n)], past=[], to_sail=[],
    )  # fmt: skip
    s.raiders = out_of_port(s)
    return s


def stretches_remain(s: Patience) -> bool:
    return s.stretch < s.options.stretches


def lie_in_wait(s: Patience, dice: Dice) -> None:
    """PAT-2.1: a raider comes out for each seat, and nobody sees which."""
    s.stretch += 1
    s.to_sail = list(range(len(s.hands)))
    s.lurking = [dice.draw(s.raiders) for _ in s.to_sail]
    s.spotted = [False for _ in s.to_sail]
    tell(s, "stretch", {"stretch": s.stretch})


class Convoy(Step[Patience]):
    """PAT-2.2: in turn, each seat sends an escort out with its merchantman, and sails; PAT-3.1: before, it scouts."""

    def who(self, s: Patience) -> list[Seat]:
        return s.to_sail[:1]

    def offers(self, s: Patience, seat: Seat) -> Menu:
        if seat not in s.to_sail[:1]:
            return {}
        return {"sail": [0]} if s.sent[seat] else {"escort": s.hands[seat], "scout": [0]}

    def bars(self, s: Patience, seat: Seat, verb: str, arg: int) -> Rule | None:
        return bars_scout(s, seat) if verb == "scout" else None

    def play(self, s: Patience, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "escort":
            s.sent[seat] = arg
            tell(s, "sent", {"seat": seat, "escort": arg})
        elif verb == "scout":
            scout(s, seat)
        else:
            sail(s, seat, dice)


def attack(raider: Ship, die: int) -> int:
    """PAT-2.3: the procedure of the raiders. On a six they miss the convoy, on a one they come on with fury."""
    return 0 if die == 6 else raider + FURY if die == 1 else raider


def sail(s: Patience, seat: Seat, dice: Dice) -> None:
    """PAT-2.4: the merchantman comes home if its escort is at least as strong as the attack."""
    escort, raider, die = s.sent[seat], s.lurking[seat], dice.roll()
    tell(s, "roll", {"seat": seat, "die": die, "sides": 6})
    tell(s, "met", {"seat": seat, "raider": raider, "strength": attack(raider, die)}, reveals=True)
    safe = escort >= attack(raider, die)
    (s.home if safe else s.lost)[seat].append(escort)
    tell(s, "home" if safe else "lost", {"seat": seat, "escort": escort})
    s.hands[seat].remove(escort)
    s.past.append(raider)
    s.sent[seat] = s.lurking[seat] = 0
    s.to_sail.remove(seat)


def bars_scout(s: Patience, seat: Seat) -> Rule | None:
    """PAT-3.1: once a game."""
    return None if s.scouts[seat] else "PAT-3.1"


def scout(s: Patience, seat: Seat) -> None:
    """PAT-3.2: learn which raider waits; all see that it is scouted, nobody else sees what was found."""
    s.scouts[seat] -= 1
    s.spotted[seat] = True
    tell(s, "scouted", {"seat": seat})
    tell(s, "spotted", {"raider": s.lurking[seat]}, to=[seat], reveals=True)
