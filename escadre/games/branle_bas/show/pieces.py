"""How ships and works lie on the sea: their pieces, with the record sheet of each."""

from __future__ import annotations

from escadre.core.printed import Fact, Spot
from escadre.core.scene import Piece
from escadre.core.types import Text
from escadre.games.branle_bas.play.catalog import MODELS, NATIONS
from escadre.games.branle_bas.play.rules.record_sheet import box_marks
from escadre.games.branle_bas.play.rules.ships import broadside, grappled, mast_size, masts_lost, tangled
from escadre.games.branle_bas.play.state import ANCHORED, DROPPED, FRIGATE, HULK, LINE, WORK, WRECKED, BranleBasState

MASTS = ("mast-fore-gone", "mast-main-gone", "mast-mizzen-gone")


def ship_id(ship: int) -> str:
    return f"ship-{ship}"


def pose(s: BranleBasState, ship: int) -> Spot:
    return Spot(s.x[ship], s.y[ship], s.heading[ship])


def ship_piece(s: BranleBasState, ship: int, active: bool) -> Piece:
    return Piece(
        id=ship_id(ship),
        face=MODELS[s.model[ship]].key,
        owner=s.owner[ship],
        spot=pose(s, ship),
        facts=sheet(s, ship),
        badges=badges(s, ship),
        looks=looks(s, ship, active),
        flag=NATIONS[captor_nation(s, ship)].flag if s.captor[ship] >= 0 else "",
        name=s.names[ship],
    )


def captor_nation(s: BranleBasState, ship: int) -> int:
    """The nation of the side that holds a prize: that of its flagship, else of its first ship."""
    side = s.captor[ship]
    leader = s.flagship[side]
    return s.nation[leader if leader >= 0 else s.side.index(side)]


# ---- the record sheet


def sheet(s: BranleBasState, ship: int) -> tuple[Fact, ...]:
    """B, F, A, then the boxes of hull and masts, ticked from the left, and what burns and leaks."""
    guns = broadside(s, ship)
    told = [
        Fact(Text("fact-broadside"), f"{guns}/{s.first_guns[ship]}", "gun", "strip"),
        Fact(Text("fact-quality"), s.quality[ship], "star", "strip"),
        Fact(Text("fact-crew"), f"{s.crew[ship]}/{s.first_crew[ship]}", "crew", "strip"),
    ]
    told += _hull(s, ship)
    size = mast_size(s, ship)
    if size:
        told += [_mast(s, ship, mast, size) for mast in range(3)]
    if s.fires[ship]:
        told.append(Fact(Text("fact-fires"), s.fires[ship], "fire", "strip"))
    if s.leaks[ship]:
        told.append(Fact(Text("fact-leaks"), Text("sinks-in-turn", {"turn": min(s.leaks[ship])}), "leak", "strip"))
    if s.rudders[ship]:
        told.append(Fact(Text("fact-rudder"), s.rudders[ship], "rudder", "strip"))
    if s.captains[ship]:
        told.append(Fact(Text("fact-captains"), s.captains[ship], "crew", "strip"))
    return tuple(told)


def _hull(s: BranleBasState, ship: int) -> list[Fact]:
    boxes_in_all = len(box_marks(s, ship))
    two = s.kind[ship] in (LINE, HULK) and s.rank[ship] < 5
    rows = (boxes_in_all // 2, boxes_in_all // 2) if two else (boxes_in_all,)
    told = []
    left = s.hull[ship]
    for row, boxes in enumerate(rows):
        ticked = min(left, boxes)
        left -= ticked
        id = "fact-hull" if len(rows) == 1 else "fact-hull-upper" if row == 0 else "fact-hull-lower"
        marks = (True,) * ticked + (False,) * (boxes - ticked)
        told.append(Fact(Text(id), f"{ticked}/{boxes}", "hull", "boxes", marks))
    return told


def _mast(s: BranleBasState, ship: int, mast: int, size: int) -> Fact:
    ticked = max(0, min(size, s.rig[ship] - mast * size))
    marks = (True,) * ticked + (False,) * (size - ticked)
    return Fact(Text("fact-mast", {"mast": mast + 1}), f"{ticked}/{size}", "mast", "boxes", marks)


# ---- what one sees of her


def badges(s: BranleBasState, ship: int) -> tuple[Text, ...]:
    told = []
    side = s.side[ship]
    if s.flagship[side] == ship:
        told.append(Text("badge-flagship"))
    elif ship in s.commander:
        told.append(Text("badge-commander"))
    elif ship in s.repeater:
        told.append(Text("badge-repeater"))
    if s.captor[ship] >= 0:
        told.append(Text("badge-prize"))
    elif s.retreat[ship]:
        told.append(Text("badge-retreat"))
    if s.disorder[ship]:
        told.append(Text("badge-disorder", {"turns": s.disorder[ship]}))
    if grappled(s, ship):
        told.append(Text("badge-grappled"))
    elif tangled(s, ship):
        told.append(Text("badge-entangled"))
    if s.anchor[ship] in (DROPPED, ANCHORED):
        told.append(Text("badge-anchored"))
    if s.aground[ship]:
        told.append(Text("badge-wrecked" if s.aground[ship] == WRECKED else "badge-aground"))
    if s.masked_port[ship]:
        told.append(Text("badge-masked-port", {"turns": s.masked_port[ship]}))
    if s.masked_starboard[ship]:
        told.append(Text("badge-masked-starboard", {"turns": s.masked_starboard[ship]}))
    if s.misread[ship]:
        told.append(Text("badge-misread" if s.misread[ship] == 2 else "badge-unseen"))
    if not s.opened[ship] and s.first_guns[ship]:
        told.append(Text("badge-first-fire"))
    if s.straight[ship]:
        told.append(Text("badge-straight"))
    if s.tow[ship] >= 0:
        told.append(Text("badge-tows"))
    return tuple(told)


def looks(s: BranleBasState, ship: int, active: bool) -> tuple[str, ...]:
    seen = ["active"] if active else []
    kind = s.kind[ship]
    if kind == WORK:
        return tuple(seen)
    if kind < HULK:
        seen += MASTS[: masts_lost(s, ship)]
    if s.fires[ship]:
        seen.append("fire" if s.fires[ship] == 1 else "blaze")
    if s.leaks[ship]:
        seen.append("leak")
    if s.anchor[ship] in (DROPPED, ANCHORED) or kind == HULK:
        seen.append("anchored")
    if s.aground[ship]:
        seen.append("wreck" if s.aground[ship] == WRECKED else "aground")
    if s.captor[ship] >= 0:
        seen += ["struck", "prize"]
    elif s.retreat[ship]:
        seen.append("retreat")
    if s.fired_port[ship]:
        seen.append("smoke-port")
    if s.fired_starboard[ship]:
        seen.append("smoke-starboard")
    if s.disorder[ship]:
        seen.append("disorder")
    if grappled(s, ship):
        seen.append("grappled")
    elif tangled(s, ship):
        seen.append("entangled")
    if s.formed[ship]:
        seen.append("formed")
    if ship in s.tow:
        seen.append("towed")
    if s.flagship[s.side[ship]] == ship:
        seen.append("flagship")
    elif ship in s.commander:
        seen.append("commander")
    elif kind == FRIGATE and ship in s.repeater:
        seen.append("repeater")
    return tuple(seen)
