"""What a seat sees, built from what it knows."""

from __future__ import annotations

from escadre.core.frames import Seat
from escadre.core.printed import Art, Catalog, Face, Fact
from escadre.core.scene import Cards, Foresight, Picture, Piece, Reach, SeatStatus, Touch, Zone
from escadre.core.types import Text
from flotilla.play.rules import is_ebb
from flotilla.play.state import SHIPS, Flotilla, Ship, guns, known


def view(s: Flotilla, seat: Seat | None) -> Picture:
    prompt = "prompt-over" if not s.stack else "prompt-ebb" if is_ebb(s) else "prompt-flood"
    zones, seats = [], []
    for owner, (hand, played) in enumerate(zip(s.hands, s.played, strict=True)):
        mine = s.chosen[owner] if owner == seat else 0
        shown = tuple(show(ship, owner, ship == mine) for ship in known(s, seat, owner))
        zones.append(Zone(f"hand-{owner}", "hand", Text("zone-hand", {"number": owner + 1}), len(hand), shown, owner))
        shown = tuple(show(ship, owner) for ship in played)
        zones.append(Zone(f"row-{owner}", "row", Text("zone-row", {"number": owner + 1}), len(played), shown, owner))
        badges = (Text("ready"),) if s.chosen[owner] else ()
        points = Fact(Text("points"), s.scores[owner], "star")
        seats.append(SeatStatus(owner, (points,), badges, score=s.scores[owner]))
    prompted = Text(prompt, {"round": s.round, "points": s.prize})
    return Picture(prompted, (Cards("table", tuple(zones)),), tuple(seats))


def show(ship: Ship, owner: Seat, chosen: bool = False) -> Piece:
    return Piece(f"ship-{ship}", str(ship), owner=owner, badges=(Text("chosen"),) if chosen else ())


def catalog(s: Flotilla) -> Catalog:
    """What is printed on the ships; the browser draws them from their motif."""
    return Catalog({str(ship): face(ship) for ship in SHIPS})


def face(ship: Ship) -> Face:
    label = Text("ship", {"number": ship, "guns": guns(ship)})
    return Face(label, Art("frigate", tone="teal"), str(ship), (Fact(Text("guns"), guns(ship), "strength", "corner"),))


def touch(s: Flotilla, seat: Seat, verb: str, arg: int) -> Touch:
    return Touch(f"ship-{arg}", to=f"row-{seat}") if verb == "ship" else Touch()


def foresee(s: Flotilla, seat: Seat, verb: str, arg: int) -> Foresight | None:
    """Who would be met: all the others' rows. What they will send is theirs to know."""
    if verb != "ship":
        return None
    rows = tuple(f"row-{other}" for other in range(len(s.hands)) if other != seat)
    return Foresight((Reach(rows),), (Fact(Text("guns"), guns(arg)),))
