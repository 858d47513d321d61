"""Where a choice shows on the sea: what one clicks for it, and where it leads."""

from __future__ import annotations

from escadre.core.frames import Seat
from escadre.core.printed import Spot
from escadre.core.scene import Arrow, Overlay, Touch
from escadre.games.branle_bas.play.rules.formations.divisions import guide_of, members
from escadre.games.branle_bas.play.rules.formations.formation import HALF_CM
from escadre.games.branle_bas.play.rules.movement.motion import moved_pose
from escadre.games.branle_bas.play.rules.ships import base
from escadre.games.branle_bas.play.state import MOVEMENT, BranleBasState
from escadre.games.branle_bas.play.waiting import active_ship
from escadre.games.branle_bas.show.odds import helm_legs
from escadre.games.branle_bas.show.pieces import ship_id
from escadre.games.branle_bas.speak.names import VERBS
from escadre.geometry.lattice import ahead, turned


def touch(s: BranleBasState, seat: Seat, verb: str, arg: int) -> Touch:
    ship = active_ship(s)
    if verb in ("ahead", "port", "starboard") and ship >= 0:
        return Touch(ship_id(ship), spot=helm_pose(s, ship, verb, arg))
    if verb == "anchor" and ship >= 0:
        return Touch(ship_id(ship), spot=Spot(s.x[ship], s.y[ship], arg))
    if verb == "way" and s.helm.division >= 0:
        guide = guide_of(s, members(s, s.helm.division))
        x, y = ahead(s.x[guide], s.y[guide], s.heading[guide], arg * HALF_CM)
        return Touch(ship_id(guide), spot=Spot(x, y, s.heading[guide]))
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
    """Where the slot leads (BBC-6.11); on springs, or paying off, only the turn is told (BBC-9.4, BBC-7.15)."""
    legs = helm_legs(s, ship, verb, arg)
    if not legs:
        return Spot(s.x[ship], s.y[ship], turned(s.heading[ship], arg if verb == "starboard" else -arg))
    reached = base(s, ship)
    for i in range(0, len(legs), 2):
        reached = moved_pose(reached, legs[i], legs[i + 1])
    return Spot(reached[0], reached[1], reached[2])
