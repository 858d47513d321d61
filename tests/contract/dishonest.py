"""Flotilla, dishonest: each of these games tells a seat, its guesses or its bots something that they must not know.

Each is made from the record of the honest game with one room changed, or a few that stick together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from msgspec import structs

from escadre.core.dice import Dice
from escadre.core.flow import Flow, Step
from escadre.core.frames import Menu, tell
from escadre.core.game import AnyGame, get
from escadre.core.scene import Cards, Fact, Foresight, Picture, Touch
from escadre.core.types import Chance, Odds, Setup, Text

HONEST = get("flotilla")


def with_play(**changed: Any) -> AnyGame:
    return replace(HONEST, play=replace(HONEST.play, **changed))


def with_show(**changed: Any) -> AnyGame:
    return replace(HONEST, show=replace(HONEST.show, **changed))


def with_think(**changed: Any) -> AnyGame:
    return replace(HONEST, think=replace(HONEST.think, **changed))


def with_study(**changed: Any) -> AnyGame:
    return replace(HONEST, study=replace(HONEST.study, **changed))


def others_chose(s: Any, seat: int) -> list[int]:
    """What the others have chosen in secret."""
    return [ship for other, ship in enumerate(s.chosen) if other != seat]


# ---- guesses


def true_guess(s: Any, seat: int, dice: Dice) -> Any:
    twin = HONEST.play.copy(s)
    twin.events = []
    return twin


def guess_with_the_true_choice(s: Any, seat: int, dice: Dice) -> Any:
    """Deals the others' hands anew, but for the ship that each has really chosen."""
    world = HONEST.think.guess(s, seat, dice)
    for other, ship in enumerate(s.chosen):
        if other != seat and ship and ship != world.chosen[other]:
            for pile in (*world.hands, world.bag):
                if ship in pile:
                    pile[pile.index(ship)] = world.chosen[other]
            hand = world.hands[other]
            hand[hand.index(world.chosen[other])] = ship
            world.chosen[other] = ship
    world.hands = [sorted(hand) for hand in world.hands]
    world.bag.sort()
    return world


def one_guess(s: Any, seat: int, dice: Dice) -> Any:
    """Never the truth, and always the same: a bot would think of one world only."""
    return HONEST.think.guess(s, seat, Dice(1))


def guess_in_the_order_of_the_bag(s: Any, seat: int, dice: Dice) -> Any:
    world = HONEST.think.guess(s, seat, dice)
    world.bag.sort(key=lambda ship: (ship not in s.bag, ship))
    return world


def unsorted_deal(setup: Setup, dice: Dice) -> Any:
    """The bag lies as the draws have left it."""
    s = HONEST.play.setup(setup, dice)
    last = s.bag.pop(dice.below(len(s.bag)))
    s.bag.append(last)
    return s


def guess_by_the_top_of_the_bag(s: Any, seat: int, dice: Dice) -> Any:
    """Deals as the order of the bag says."""
    return HONEST.think.guess(s, seat, Dice(dice.below(1 << 20) + s.bag[-1]))


# ---- pictures


def all_shown(s: Any, seat: int | None) -> Picture:
    """What every owner sees, put together."""
    mine = HONEST.show.view(s, seat)
    zones = []
    for i, zone in enumerate(mine.zones):
        owner = zone.owner
        zones.append(zone if owner is None else HONEST.show.view(s, owner).zones[i])
    return structs.replace(mine, boards=(Cards("table", tuple(zones)),))


def open_to_seats(s: Any, seat: int | None) -> Picture:
    return HONEST.show.view(s, None) if seat is None else all_shown(s, seat)


def said_to_be_open(s: Any, seat: int | None) -> Picture:
    return structs.replace(all_shown(s, seat), open=True)


def view_of_choices(s: Any, seat: int | None) -> Picture:
    return HONEST.show.view(s, None) if seat is None else _prompting(s, seat, sum(others_chose(s, seat)))


def view_of_the_bag(s: Any, seat: int | None) -> Picture:
    return _prompting(s, seat, s.bag[-1])


def _prompting(s: Any, seat: int | None, number: int) -> Picture:
    picture = HONEST.show.view(s, seat)
    return structs.replace(picture, prompt=Text(picture.prompt.id, {"round": s.round, "points": number}))


def odds_of_meeting(s: Any, seat: int, verb: str, arg: int) -> Odds | None:
    if verb != "ship":
        return None
    return (Chance(Text("guns"), sum(ship > arg for ship in others_chose(s, seat)), len(s.hands)),)


def foresee_who_comes(s: Any, seat: int, verb: str, arg: int) -> Foresight | None:
    return Foresight((), (Fact(Text("guns"), max(others_chose(s, seat), default=0)),))


def touch_who_comes(s: Any, seat: int, verb: str, arg: int) -> Touch:
    weak = max(others_chose(s, seat), default=0) > arg
    return structs.replace(HONEST.show.touch(s, seat, verb, arg), final=weak)


def observe_choices(s: Any, seat: int) -> list[int]:
    return [*HONEST.study.observe(s, seat)[:-1], sum(others_chose(s, seat))]


def observe_hands(s: Any, seat: int) -> list[int]:
    return [*HONEST.study.observe(s, seat)[:-1], sum(sum(hand) for hand in s.hands)]


def observe_the_bag(s: Any, seat: int) -> list[int]:
    return [*HONEST.study.observe(s, seat)[:-1], s.bag[-1]]


# ---- rules that tell or offer too much

SEND = HONEST.play.flow.sequences["round"][1]


class TellingSend(Step[Any]):
    """FLO-2.1, but everybody reads in the log what was chosen."""

    def who(self, s: Any) -> list[int]:
        return SEND.who(s)

    def offers(self, s: Any, seat: int) -> Menu:
        return SEND.offers(s, seat)

    def bars(self, s: Any, seat: int, verb: str, arg: int) -> str | None:
        return SEND.bars(s, seat, verb, arg)

    def play(self, s: Any, seat: int, verb: str, arg: int, dice: Dice) -> None:
        SEND.play(s, seat, verb, arg, dice)
        if verb == "ship":
            tell(s, "chosen", {"seat": seat, "ship": arg})


class KnowingSend(TellingSend):
    """FLO-2.1, but a ship may be sent only if another that was chosen already does not outgun it by far."""

    def bars(self, s: Any, seat: int, verb: str, arg: int) -> str | None:
        if verb == "ship" and arg != max(s.hands[seat]) and max(others_chose(s, seat), default=0) > arg + 12:
            return "FLO-2.1"
        return SEND.bars(s, seat, verb, arg)

    def play(self, s: Any, seat: int, verb: str, arg: int, dice: Dice) -> None:
        SEND.play(s, seat, verb, arg, dice)


def flow_with(send: Step[Any]) -> Flow[Any]:
    honest = HONEST.play.flow
    first, _, last = honest.sequences["round"]
    return Flow({**honest.sequences, "round": [first, send, last]}, honest.interrupt, honest.interrupt_verb)


# ---- bots that peek


def peeking() -> AnyGame:
    """Guesses are honest, but each leaves the true state where the game's own judgement finds it."""
    aside: list[Any] = []

    def guess(s: Any, seat: int, dice: Dice) -> Any:
        if s.loud:
            aside[:] = [s]
        world = HONEST.think.guess(s, seat, dice)
        world.loud = False
        return world

    def weigh(s: Any, seat: int, verb: str, args: list[int]) -> list[float]:
        strongest = max(others_chose(aside[0], seat), default=0) if aside else 0
        return [10.0 if verb == "ship" and arg > strongest else 1.0 for arg in args]

    return with_think(guess=guess, weigh=weigh)


def evaluating_the_truth() -> AnyGame:
    aside: list[Any] = []

    def guess(s: Any, seat: int, dice: Dice) -> Any:
        if s.loud:
            aside[:] = [s]
        world = HONEST.think.guess(s, seat, dice)
        world.loud = False
        return world

    def evaluate(s: Any) -> Sequence[float]:
        return [float(sum(hand)) for hand in (aside[0] if aside else s).hands]

    return with_think(guess=guess, evaluate=evaluate)


def liar(view: Callable[[Any, int | None], Picture]) -> AnyGame:
    """The game of the true guess, whose pictures and observations show what is true as well."""
    show, study = replace(HONEST.show, view=view), replace(HONEST.study, observe=observe_hands)
    return replace(with_think(guess=true_guess), show=show, study=study)


FOLLOWS = "depends on|knows more"  # a guess that follows the truth
TELLS = "in the true world|can tell a guess|secret of|tells? what"  # a leak that a seat could see

# What is wrong, what the checks should say of it, and the game.
VARIANTS: dict[str, tuple[str, AnyGame]] = {
    "the guess is the truth": (FOLLOWS, with_think(guess=true_guess)),
    "the guess keeps what others chose": (FOLLOWS, with_think(guess=guess_with_the_true_choice)),
    "the guess is always the same": ("never differ", with_think(guess=one_guess)),
    "the guess keeps an order of the truth": (FOLLOWS, with_think(guess=guess_in_the_order_of_the_bag)),
    "the guess follows the order of the bag": (
        FOLLOWS,
        replace(with_think(guess=guess_by_the_top_of_the_bag), play=replace(HONEST.play, setup=unsorted_deal)),
    ),
    "all of it is true, and every seat sees it": ("secret of", liar(open_to_seats)),
    "all of it is true, and spectators see it too": ("alone|lies open", liar(all_shown)),
    "all of it is true, and it is said to lie open": ("alone", liar(said_to_be_open)),
    "the view shows every hand": (TELLS, with_show(view=open_to_seats)),
    "the view shows what others chose": (TELLS, with_show(view=view_of_choices)),
    "the view shows the order of the bag": (TELLS, with_show(view=view_of_the_bag)),
    "the odds count on what others chose": (TELLS, with_show(odds=odds_of_meeting)),
    "the foresight knows what others chose": (TELLS, with_show(foresee=foresee_who_comes)),
    "the touch knows what others chose": (TELLS, with_show(touch=touch_who_comes)),
    "the observation has what others chose": (TELLS, with_study(observe=observe_choices)),
    "the observation has every hand": (TELLS, with_study(observe=observe_hands)),
    "the observation has the order of the bag": (TELLS, with_study(observe=observe_the_bag)),
    "the log tells all what one chose": ("the log tells", with_play(flow=flow_with(TellingSend("FLO-2.1")))),
    "the menu knows what others chose": (TELLS, with_play(flow=flow_with(KnowingSend("FLO-2.1")))),
    "a bot weighs by the truth": ("a bot of seat", peeking()),
    "a bot evaluates the truth": ("a bot of seat", evaluating_the_truth()),
    **{
        f"the guess is the truth, and {what}": (
            f"{TELLS}|{FOLLOWS}",
            replace(game, think=with_think(guess=true_guess).think),
        )
        for what, game in {
            "the observation has what others chose": with_study(observe=observe_choices),
            "the odds count on what others chose": with_show(odds=odds_of_meeting),
            "the view shows what others chose": with_show(view=view_of_choices),
        }.items()
    },
}
