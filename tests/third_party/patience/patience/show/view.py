"""What a seat sees, built from what it knows."""

from __future__ import annotations

from escadre.core.frames import Seat
from escadre.core.printed import Art, Catalog, Face, Fact
from escadre.core.scene import Cards, Picture, Piece, SeatStatus, Touch, Zone
from escadre.core.types import Text
from patience.play.state import SHIPS, Patience


def view(s: Patience, seat: Seat | None) -> Picture:
    zones = [zone("past", "discard", "raider", s.past)]
    seats = []
    for owner, hand in enumerate(s.hands):
        held = [ship for ship in hand if ship != s.sent[owner]]
        lurking = Piece(f"lurking-{owner}", back="raider", up=False)
        if s.spotted[owner] and owner == seat:
            lurking = Piece(f"lurking-{owner}", f"raider-{s.lurking[owner]}")
        waits = (lurking,) if s.lurking[owner] else ()
        title = Text("zone-lurking", {"number": owner + 1})
        zones += [
            Zone(f"lurking-of-{owner}", "stage", title, len(waits), waits, owner),
            zone(f"sent-{owner}", "row", "escort", [s.sent[owner]] if s.sent[owner] else [], owner),
            zone(f"home-{owner}", "row", "escort", s.home[owner], owner),
            zone(f"lost-{owner}", "row", "escort", s.lost[owner], owner),
            zone(f"hand-{owner}", "hand", "escort", held, owner, shown=owner == seat),
        ]
        facts = (Fact(Text("home"), len(s.home[owner]), "star"), Fact(Text("lost"), len(s.lost[owner]), "loss"))
        seats.append(SeatStatus(owner, facts, score=len(s.home[owner])))
    prompt = "prompt-over" if not s.stack else "prompt-sail" if any(s.sent) else "prompt-escort"
    phase = Text("phase", {"stretch": s.stretch, "stretches": s.options.stretches})
    return Picture(Text(prompt), (Cards("table", tuple(zones)),), tuple(seats), phase=phase)


def zone(id: str, kind: str, ship: str, held: list[int], owner: Seat | None = None, shown: bool = True) -> Zone:
    pieces = tuple(Piece(f"{ship}-{one}", f"{ship}-{one}", owner=owner) for one in held) if shown else ()
    args: dict[str, int | str | Text] = {} if owner is None else {"number": owner + 1}
    return Zone(id, kind, Text(f"zone-{id.partition('-')[0]}", args), len(held), pieces, owner)


def catalog(s: Patience) -> Catalog:
    """What is printed on the ships; the browser draws them from their motif."""
    return Catalog({f"{kind}-{ship}": face(kind, ship) for kind in ("escort", "raider") for ship in SHIPS})


def face(kind: str, ship: int) -> Face:
    art = Art("frigate", tone="teal") if kind == "escort" else Art("cruiser", tone="crimson")
    return Face(Text(kind, {"number": ship}), art, str(ship), (Fact(Text("strength"), ship, "strength", "corner"),))


def touch(s: Patience, seat: Seat, verb: str, arg: int) -> Touch:
    if verb == "escort":
        return Touch(f"escort-{arg}", to=f"sent-{seat}")
    return Touch(f"lurking-{seat}") if verb == "scout" else Touch(f"escort-{s.sent[seat]}", final=True)
