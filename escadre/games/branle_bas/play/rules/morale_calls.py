"""What a player may say in any decision of his own: he calls a morale test (BBC-4.2)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step, waiting
from escadre.core.frames import ZERO, Menu, Rule, Seat, tell
from escadre.games.branle_bas.play.rules.morale import test_morale
from escadre.games.branle_bas.play.state import BranleBasState


class CallMorale(Step[BranleBasState]):
    """BBC-4.2, D9: an extra choice for whoever is asked something now."""

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        from escadre.games.branle_bas.play.flow import FLOW  # which has this step

        return {"morale": ZERO} if s.stack and seat in waiting(s, FLOW).who(s) else {}

    def bars(self, s: BranleBasState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if s.turn == 0 or s.night or s.morale_called:
            return "BBC-4.2"
        return "BBC-1.19" if seat != admirals_seat(s, seat % 2) else None

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        tell(s, "calls-morale", {"seat": seat}, reveals=True)
        test_morale(s, dice)


def admirals_seat(s: BranleBasState, side: int) -> Seat:
    """BBC-1.19: the player whose ship is the flagship; before and without one the first of the side."""
    flagship = s.flagship[side]
    if flagship >= 0 and s.captor[flagship] < 0:
        return s.owner[flagship]
    return side
