"""Which step of the battle waits for a decision, and about which ship."""

from __future__ import annotations

from escadre.core.flow import waiting
from escadre.games.branle_bas.play.flow import FLOW
from escadre.games.branle_bas.play.rules.formations.divisions import members
from escadre.games.branle_bas.play.state import BranleBasState


def step_name(s: BranleBasState) -> str:
    """The kind of step that waits, "" when the battle is over."""
    return type(waiting(s, FLOW)).__name__ if s.stack else ""


def active_ship(s: BranleBasState) -> int:
    """The ship that is asked about, or -1."""
    name = step_name(s)
    if name == "Refloat":
        return s.queue[0]
    if name == "OrderFormation":
        return members(s, s.helm.division)[0]
    if name in ("Steer", "Collide", "Land", "Separate"):
        return s.helm.ship if s.helm.ship >= 0 else s.asking
    if name in ("Fire", "RerollRisk"):
        return s.shot.ship
    return s.asking
