"""At anchor: dropping, weighing, cutting the cable, springs (BBC-9)."""

from __future__ import annotations

from typing import Final

from escadre.core.frames import Rule, tell
from escadre.games.branle_bas.play.rules.movement.motion import turn_until_touch
from escadre.games.branle_bas.play.rules.ships import in_shallows
from escadre.games.branle_bas.play.scenarios.scenario_effects import may_anchor
from escadre.games.branle_bas.play.state import ANCHORED, CABLE_CUT, DROPPED, HULK, PORT, UNDER_WAY, BranleBasState
from escadre.geometry.lattice import signed

SPRING: Final = 300  # tenths of a degree a turn on springs (BBC-9.4)
HEADINGS: Final = tuple(range(0, 3600, 50))  # on offer when the anchor is dropped (BBC-9.2)


def is_moored(s: BranleBasState, ship: int) -> bool:
    return s.anchor[ship] == ANCHORED or s.kind[ship] == HULK


def holding_ground(s: BranleBasState, ship: int) -> bool:
    """Depth zone 1 or 2 (BBC-9.1), or wherever the scenario lets her."""
    return in_shallows(s, ship) or may_anchor(s, ship)


def bars_anchor(s: BranleBasState, ship: int) -> Rule | None:
    if not holding_ground(s, ship):
        return "BBC-9.1"
    if s.anchor[ship] == CABLE_CUT:
        return "BBC-9.5"
    if s.tow[ship] >= 0:
        return "BBC-6.22"
    # A slot, or the whole move of a ship that has not one (BBC-9.6).
    if s.helm.slots < 2 and s.helm.slots < s.helm.allowance:
        return "BBC-9.1"
    return None


def drop_anchor(s: BranleBasState, ship: int, heading: int) -> None:
    """BBC-9.2, BBC-9.3."""
    s.anchor[ship] = DROPPED
    s.wake[ship] = []
    turn_until_touch(s, ship, signed(s.heading[ship], heading))
    if s.loud:
        tell(s, "anchors", {"ship": ship, "heading": s.heading[ship]})


def weigh_anchor(s: BranleBasState, ship: int) -> None:
    """One slot, or the whole move of a ship that has not one (BBC-9.1, BBC-9.6)."""
    s.anchor[ship] = UNDER_WAY
    s.helm.slots = s.helm.slots - 2 if s.helm.slots > 2 else 0
    if s.loud:
        tell(s, "weighs", {"ship": ship})


def cut_cable(s: BranleBasState, ship: int) -> None:
    """BBC-9.5: no slot, and no anchor any more."""
    s.anchor[ship] = CABLE_CUT
    if s.loud:
        tell(s, "cuts-cable", {"ship": ship})


def haul_on_spring(s: BranleBasState, ship: int, side: int, angle: int) -> None:
    """BBC-9.4: she turns on the spot instead of moving."""
    turn_until_touch(s, ship, -angle if side == PORT else angle)
    if s.loud:
        tell(s, "springs", {"ship": ship, "heading": s.heading[ship]})
