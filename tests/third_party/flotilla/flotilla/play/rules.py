"""How a round is played (FLO-1 to FLO-3), in the order of the rulebook."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NOBODY, Frame, Menu, Rule, Seat, tell
from escadre.core.types import Outcome, Setup, Text
from flotilla.play.state import HAND, SHIPS, YACHT, Flotilla, FlotillaOptions, Ship, guns


def deal(setup: Setup, dice: Dice) -> Flotilla:
    """FLO-1.2: five ships out of the bag for each seat."""
    assert isinstance(setup.options, FlotillaOptions)
    n, bag = setup.seats, list(SHIPS)
    hands = [sorted(dice.draw(bag) for _ in range(HAND)) for _ in range(n)]
    return Flotilla(
        [Frame("game")], [], False, setup.options, hands, [0] * n, [[] for _ in range(n)], sorted(bag),
        scores=[0] * n, scouted=[NOBODY] * n, seen=[0] * n, recalled=[False] * n,
    )  # fmt: skip


def rounds_remain(s: Flotilla) -> bool:
    return s.round < s.options.rounds


def is_ebb(s: Flotilla) -> bool:
    """FLO-2.4: the tide ebbs in every even round."""
    return s.round % 2 == 0


def roll_for_prize(s: Flotilla, dice: Dice) -> None:
    """FLO-1.3: the seats take turns to roll what the round is worth."""
    roller = s.round % len(s.hands)
    s.round += 1
    s.prize = dice.roll(6)
    tell(s, "round", {"round": s.round, "ebb": int(is_ebb(s))})
    tell(s, "roll", {"seat": roller, "die": s.prize, "sides": 6})


class Send(Step[Flotilla]):
    """FLO-2.1: all seats choose a ship at the same time, in secret; FLO-3.1: before that, each may scout."""

    def who(self, s: Flotilla) -> list[Seat]:
        return [seat for seat, ship in enumerate(s.chosen) if ship == 0]

    def offers(self, s: Flotilla, seat: Seat) -> Menu:
        return {"ship": s.hands[seat], "scout": range(len(s.hands))}

    def bars(self, s: Flotilla, seat: Seat, verb: str, arg: int) -> Rule | None:
        return bars_ship(s, arg) if verb == "ship" else bars_scout(s, seat, arg)

    def play(self, s: Flotilla, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "ship":
            s.chosen[seat] = arg
            tell(s, "chosen", {"seat": seat, "ship": arg}, to=[seat])
        else:
            scout(s, seat, arg, dice)


def bars_ship(s: Flotilla, ship: Ship) -> Rule | None:
    """FLO-2.2: the admiral's yacht stays in port in the first round."""
    return "FLO-2.2" if ship == YACHT and s.round == 1 else None


def reveal(s: Flotilla, dice: Dice) -> None:
    """FLO-2.3: the most guns win the prize, at ebb the fewest; between sisters nobody wins it."""
    ships = s.chosen
    for seat, ship in enumerate(ships):
        s.hands[seat].remove(ship)
        s.played[seat].append(ship)
        tell(s, "sent", {"seat": seat, "ship": ship}, reveals=True)
    best = (min if is_ebb(s) else max)(guns(ship) for ship in ships)
    winners = [seat for seat, ship in enumerate(ships) if guns(ship) == best]
    if len(winners) == 1:
        s.scores[winners[0]] += s.prize
        tell(s, "prize", {"seat": winners[0], "points": s.prize})
    else:
        tell(s, "tie", {"points": s.prize})
    s.chosen = [0] * len(ships)


class Recall(Step[Flotilla]):
    """FLO-2.5: once a game, while others still choose, a seat may take back the ship it chose and choose anew."""

    def offers(self, s: Flotilla, seat: Seat) -> Menu:
        return {"recall": [0]} if s.chosen[seat] else {}

    def bars(self, s: Flotilla, seat: Seat, verb: str, arg: int) -> Rule | None:
        return "FLO-2.5" if s.recalled[seat] else None

    def play(self, s: Flotilla, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        s.chosen[seat] = 0
        s.recalled[seat] = True
        tell(s, "recalled", {"seat": seat})


def bars_scout(s: Flotilla, seat: Seat, other: Seat) -> Rule | None:
    """FLO-3.1: once a game, another seat; FLO-3.2: in the first round."""
    if s.scouted[seat] != NOBODY or seat == other:
        return "FLO-3.1"
    return None if s.round == 1 else "FLO-3.2"


def scout(s: Flotilla, seat: Seat, other: Seat, dice: Dice) -> None:
    """FLO-3.3: learn one ship of the other's hand, at random; all see who scouts whom, nobody else sees what."""
    s.scouted[seat] = other
    s.seen[seat] = dice.draw(list(s.hands[other]))
    tell(s, "scouted", {"seat": seat, "other": other})
    tell(s, "seen", {"other": other, "ship": s.seen[seat]}, to=[seat], reveals=True)


def outcome(s: Flotilla) -> Outcome | None:
    """FLO-1.4: the most points win."""
    if s.stack:
        return None
    ranks = tuple(sum(score > mine for score in s.scores) for mine in s.scores)
    return Outcome(ranks, tuple(s.scores), Text("won-by-points", {"points": max(s.scores)}))
