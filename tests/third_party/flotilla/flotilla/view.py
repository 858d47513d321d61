"""What a seat sees, and, side by side with it, the worlds that it could not tell from the true one."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY, Seat
from escadre.core.printed import Art, Catalog, Face, Fact
from escadre.core.scene import Cards, Foresight, Picture, Piece, Reach, SeatStatus, Touch, Zone
from escadre.core.types import Outcome, Text
from flotilla.rules import bars_ship, is_ebb
from flotilla.state import SHIPS, Flotilla, Ship, copy, guns


def noun(kind: str, number: int) -> Text | None:
    if kind == "ship":
        return Text("ship", {"number": number, "guns": guns(number)})
    return Text("seat", {"number": number + 1}) if kind == "other" else None


def known(s: Flotilla, seat: Seat | None, owner: Seat) -> list[Ship]:
    """The ships of the owner's hand that the seat knows: its own, or the one it has scouted."""
    if seat == owner:
        return s.hands[owner]
    return [ship for ship in s.hands[owner] if seat is not None and s.seen[seat] == ship]


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


def guess(s: Flotilla, seat: Seat, dice: Dice) -> Flotilla:
    """Collects what the seat cannot see, sorts it so that the truth leaves no trace, and deals it anew."""
    g = copy(s)
    g.events = []
    hands = [list(known(s, seat, owner)) for owner in range(len(s.hands))]
    unseen = sorted(set(SHIPS).difference(*hands, *s.played))
    for hand, true in zip(hands, s.hands, strict=True):
        while len(hand) < len(true):
            hand.append(dice.draw(unseen))
    g.hands, g.bag = [sorted(hand) for hand in hands], sorted(unseen)
    for owner, other in enumerate(s.scouted):
        if owner != seat and s.chosen[owner]:
            g.chosen[owner] = dice.draw([ship for ship in g.hands[owner] if bars_ship(s, ship) is None])
        if owner != seat and other != NOBODY:
            g.seen[owner] = dice.draw(g.hands[other] + s.played[other])
    return g


def observe(s: Flotilla, seat: Seat) -> list[int]:
    """For a learner: the round, then each seat from its own on, then where each ship is as far as it knows."""
    seats = [(seat + i) % len(s.hands) for i in range(len(s.hands))]
    numbers = [s.round, s.prize, s.chosen[seat]]
    for owner in seats:
        numbers += [s.scores[owner], int(s.chosen[owner] != 0), s.scouted[owner], int(s.recalled[owner])]
    where = [0] * len(SHIPS)
    for i, owner in enumerate(seats):
        for ship in known(s, seat, owner):
            where[ship - 1] = 1 + i
        for ship in s.played[owner]:
            where[ship - 1] = -1 - i
    return numbers + where


def observation_size(seats: int) -> int:
    return 3 + 4 * seats + len(SHIPS)


def outcome(s: Flotilla) -> Outcome | None:
    """FLO-1.4: the most points win."""
    if s.stack:
        return None
    ranks = tuple(sum(score > mine for score in s.scores) for mine in s.scores)
    return Outcome(ranks, tuple(s.scores), Text("won-by-points", {"points": max(s.scores)}))
