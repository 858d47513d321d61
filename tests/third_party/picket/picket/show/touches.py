"""Where a choice shows on the table, what its chances are, and what it would lead to."""

from __future__ import annotations

from escadre.core.frames import Seat
from escadre.core.printed import Fact
from escadre.core.scene import Arrow, Foresight, Mark, Touch, Track
from escadre.core.types import Chance, Odds, Text
from escadre.geometry.hexes import path
from picket.play.chart import COSTS, GOALS, GRID, WAYS
from picket.play.rules import SLOW, SPEED, costs_from, foes_in
from picket.play.state import CONVOY, READY, Picket, patrols
from picket.show.printed import base_id, marker_id, spot


def touch(s: Picket, seat: Seat, verb: str, arg: int) -> Touch:
    if verb == "move":
        marker, hex = divmod(arg, GRID.size)
        way = path(WAYS, s.hex[marker], hex, COSTS) or []
        legs = Track(tuple(map(spot, way)), marker_id(marker), "course", costs=tuple(COSTS[step] for step in way[1:]))
        return Touch(marker_id(marker), spot(hex), overlays=(legs,) if way else ())
    if verb == "search":
        flier = next((patrol for patrol in patrols(seat) if s.box[patrol] == READY), None)
        flight = Arrow(base_id(seat), "", "search", end=spot(arg))
        return Touch("" if flier is None else f"patrol-{flier}", spot(arg), overlays=(flight,))
    if verb == "ready":
        return Touch(f"patrol-{arg}", to=f"ready-{seat}")
    return Touch()


def odds(s: Picket, seat: Seat, verb: str, arg: int) -> Odds | None:
    """PIC-3.5, before the die is thrown."""
    if verb != "search":
        return None
    return tuple(Chance(Text(f"odds-{what}"), 2, 6) for what in ("shown", "ships", "nothing"))


def foresee(s: Picket, seat: Seat, verb: str, arg: int) -> Foresight | None:
    """What a leg costs, what it leaves, and whom it would meet."""
    if verb != "move":
        return None
    marker, hex = divmod(arg, GRID.size)
    cost = costs_from(s, marker)[hex]
    left = (SLOW if s.kind[marker] == CONVOY else SPEED) - s.spent[marker] - cost
    facts = [Fact(Text("cost"), cost, "evade"), Fact(Text("points-left"), left)]
    if foes_in(s, hex, seat):
        return Foresight(
            (Mark(spot(hex), "crimson", Text("battle")),), (*facts, Fact(Text("battle"), Text("battle-dice"), "battle"))
        )
    if s.kind[marker] == CONVOY and hex in GOALS[seat]:
        facts.append(Fact(Text("arrives"), 3, "star"))
    return Foresight((), tuple(facts))
