"""Where a choice shows on the sea: what one clicks for it, and where it leads."""

from __future__ import annotations

from escadre.core.frames import Seat
from escadre.core.types import Arrow, Overlay, Spot, Touch
from escadre.games.branle_bas.names import VERBS
from escadre.games.branle_bas.pieces import ship_id
from escadre.games.branle_bas.prompts import active_ship
from escadre.games.branle_bas.state import CABLE_CUT, MOVEMENT, UNDER_WAY, BranleBasState
from escadre.geometry.lattice import ahead, turned


def touch(s: BranleBasState, seat: Seat, verb: str, arg: int) -> Touch:
    ship = active_ship(s)
    if verb in ("ahead", "port", "starboard") and ship >= 0:
        return Touch(ship_id(ship), spot=helm_pose(s, ship, verb, arg))
    if verb == "anchor" and ship >= 0:
        return Touch(ship_id(ship), spot=Spot(s.x[ship], s.y[ship], arg))
    if verb == "fire":
        target = arg // 2
        shot: tuple[Overlay, ...] = (Arrow(ship_id(ship), ship_id(target), "shot"),)
        return Touch(ship_id(target), overlays=shot, aside=arg % 2 == 1)
    if verb == "buy":
        return Touch(f"model-{arg}", to=f"fleet-{seat}")
    if verb in ("done", "ready") and not s.names:
        return Touch(final=True)  # a sealed fleet stays sealed
    if verb == "scuttle":
        return Touch(final=True)
    kind = VERBS.get(verb, "")
    if kind == "ship" and 0 <= arg < len(s.fate):
        return Touch(ship_id(arg))
    if ship >= 0 and s.phase == MOVEMENT and verb in ("steady", "lead"):
        return Touch(ship_id(ship), aside=verb == "lead")
    return Touch()


def helm_pose(s: BranleBasState, ship: int, verb: str, arg: int) -> Spot:
    """BBC-6.11: straight so far, or half a slot and the turn; on springs the turn alone (BBC-9.4)."""
    x, y, heading = s.x[ship], s.y[ship], s.heading[ship]
    if verb == "ahead":
        x, y = ahead(x, y, heading, arg)
        return Spot(x, y, heading)
    if s.anchor[ship] in (UNDER_WAY, CABLE_CUT):
        x, y = ahead(x, y, heading, s.unit[ship] // 2)
    return Spot(x, y, turned(heading, arg if verb == "starboard" else -arg))
