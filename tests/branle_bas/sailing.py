"""Moves in a line: ships where they stand, the movement phase of a turn, exact dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escadre.core import flow
from escadre.core.dice import LoadedDice
from escadre.core.flow import Do, Flow
from escadre.core.frames import Frame
from escadre.games.branle_bas.play.flow import SEQUENCES
from escadre.games.branle_bas.play.rules.contact.parting import begin_parting
from escadre.games.branle_bas.play.rules.gunnery.gunfire import begin_gunfire
from escadre.games.branle_bas.play.rules.movement.grounding import begin_refloating
from escadre.games.branle_bas.play.rules.movement.phase import begin_movement
from escadre.games.branle_bas.play.state import BranleBasState
from tests.branle_bas.build import DE, battle, ship

__all__ = ["DE", "Helm", "ship"]


def _line(sequence: str, effect: Any) -> int:
    for at, step in enumerate(SEQUENCES[sequence]):
        if isinstance(step, Do) and step.effect is effect:
            return at
    raise AssertionError("no such line")


_turn, _night = SEQUENCES["turn"], SEQUENCES["night"]
_refloats, _parts = _line("turn", begin_refloating), _line("night", begin_parting)
PHASES: Flow[BranleBasState] = Flow(
    {
        **SEQUENCES,
        "movement": _turn[_line("turn", begin_movement) : _line("turn", begin_gunfire)],
        "refloating": _turn[_refloats : _refloats + 2],
        "parting": _night[_parts : _parts + 2],
    }
)


class Helm:
    """A phase that is being played, with exactly these faces of the dice."""

    def __init__(
        self,
        ships: Sequence[dict[str, Any]],
        wind: int = 12,
        force: str = "good",
        dice: Sequence[int] = (),
        **more: Any,
    ) -> None:
        self.s = battle(list(ships), wind, force, **more)
        self.dice = LoadedDice(*dice)

    def set(self, **columns: dict[int, Any]) -> Helm:
        """Change columns of ships before the phase begins: `rig={0: 10}`."""
        for name, values in columns.items():
            for number, value in values.items():
                getattr(self.s, name)[number] = value
        return self

    def begin(self, phase: str = "movement", dice: Sequence[int] = ()) -> Helm:
        self.dice.left += dice
        self.s.events.clear()
        self.s.stack = [Frame(phase, 0)]
        flow.advance(self.s, PHASES, self.dice)
        return self

    def do(self, verb: str, arg: int = 0, dice: Sequence[int] = ()) -> Helm:
        """An order of whoever is asked; it must be on the menu."""
        self.dice.left += dice
        assert arg in self.menu.get(verb, ()), f"{verb} {arg} is barred by {self.bars(verb, arg)}: {list(self.menu)}"
        flow.play(self.s, PHASES, self.seat, verb, arg, self.dice)
        return self

    @property
    def seat(self) -> int:
        return flow.who(self.s, PHASES)[0]

    @property
    def menu(self) -> dict[str, Sequence[int]]:
        """What is legal; it agrees with what the judges say of all that is in reach."""
        step = flow.waiting(self.s, PHASES)
        found = step.menu(self.s, self.seat)
        for verb, args in step.offers(self.s, self.seat).items():
            free = sorted(arg for arg in args if step.bars(self.s, self.seat, verb, arg) is None)
            assert sorted(found.get(verb, ())) == free, f"{verb}: the menu is not what is free"
        return dict(found)

    def bars(self, verb: str, arg: int = 0) -> str | None:
        step = flow.waiting(self.s, PHASES)
        return step.bars(self.s, self.seat, verb, arg)

    @property
    def asked(self) -> int:
        """The ship that is asked; -1 when the phase is over."""
        if not self.s.stack:
            return -1
        return self.s.helm.ship if self.s.asking < 0 else self.s.asking

    @property
    def over(self) -> bool:
        """The phase is over, and every die was rolled."""
        assert not self.dice.left, f"not rolled: {self.dice.left}"
        return not self.s.stack

    def pose(self, ship: int = 0) -> tuple[int, int, int]:
        return self.s.x[ship], self.s.y[ship], self.s.heading[ship]

    def told(self, kind: str) -> list[dict[str, int]]:
        return [event.args for event in self.s.events if event.kind == kind]
