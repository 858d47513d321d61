"""What a seat sees, built from what it knows."""

from __future__ import annotations

from escadre.core.frames import Seat
from escadre.core.printed import Fact
from escadre.core.scene import (
    Arc,
    Arrow,
    Cell,
    Hexes,
    Overlay,
    Picture,
    Piece,
    SeatStatus,
    Sheet,
    Timeline,
    Track,
    Zone,
)  # fmt: skip
from escadre.core.types import Text
from escadre.geometry.hexes import OFF
from picket.play.chart import BASES
from picket.play.rules import DECKS, FAR, SLOW, SPEED, is_afloat
from picket.play.state import (
    ALOFT,
    ARMING,
    CONVOY,
    CRUISERS,
    HANGAR,
    NIGHT,
    READY,
    REAL,
    SHOWN,
    TURNS,
    Marker,
    Picket,
    full_steps,
    is_night,
    markers,
    owner,
    patrols,
)  # fmt: skip
from picket.show.printed import TONES, base_id, letter, marker_id, patrol_name, spot


def view(s: Picket, seat: Seat | None) -> Picture:
    acting = s.to_act[0] if s.to_act else None
    prompt = "prompt-over" if not s.stack else "prompt-yours" if acting == seat else "prompt-theirs"
    light = "night" if is_night(s) else "day"
    pieces = [base(side) for side in (0, 1)] + ghosts(s, seat)
    pieces += [counter(s, seat, marker) for marker in range(len(s.hex)) if is_afloat(s, marker)]
    chart = Hexes("chart", Text("board-chart"), tuple(pieces), tuple(overlays(s)), light=light)
    sheets = [hangars(s, side) for side in (0, 1)]
    if seat is not None:
        sheets += [formation(s, marker) for marker in markers(seat) if is_afloat(s, marker) and s.kind[marker]]
    seats = tuple(SeatStatus(side, (Fact(Text("points"), s.scores[side], "star"),), tone=TONES[side],
                             score=s.scores[side]) for side in (0, 1))  # fmt: skip
    text = Text(prompt, {"turn": s.turn, "night": int(is_night(s))})
    return Picture(text, (chart, timeline(s), *sheets), seats, phase=Text("phase", {"turn": s.turn, "last": TURNS}))


def base(side: Seat) -> Piece:
    return Piece(base_id(side), f"base-{side}", owner=side, spot=spot(BASES[side]))


def counter(s: Picket, seat: Seat | None, marker: Marker) -> Piece:
    """A marker as the seat knows it: its own with what the other knows of it, the other's with what was learnt."""
    mine, known, looks = owner(marker) == seat, s.known[marker], []
    badges, facts = [], []
    if mine or known == SHOWN:
        face = f"group-{s.kind[marker]}"
        if s.kind[marker]:
            facts.append(Fact(Text("steps"), s.steps[marker], "hull", "corner"))
        looks += ["reduced"] * (s.steps[marker] < full_steps(s.kind[marker])) + ["dummy"] * (s.kind[marker] == 0)
    else:
        face, looks = "ships" if known == REAL else "contact", ["contact"]
        if s.fast[marker]:
            badges.append(Text("badge-fast"))
    if known:
        badges.append(Text("badge-shown" if known == SHOWN else "badge-ships", {"turn": s.told[marker]}))
        looks.append("eye")
    if mine:
        speed = SLOW if s.kind[marker] == CONVOY else SPEED
        facts.append(Fact(Text("points-left"), speed - s.spent[marker], "evade", "strip"))
        looks += ["spent"] * (s.spent[marker] >= speed)
    return Piece(marker_id(marker), face, owner=owner(marker), spot=spot(s.hex[marker]), facts=tuple(facts),
                 badges=tuple(badges), looks=tuple(looks), name=letter(marker))  # fmt: skip


def ghosts(s: Picket, seat: Seat | None) -> list[Piece]:
    """Where the other's markers stood before they moved."""
    seen = Text("last-seen", {"turn": s.turn - 1})
    return [
        Piece(f"was-{marker_id(marker)}", "contact", owner=owner(marker), spot=spot(s.before[marker]),
              name=letter(marker), looks=("ghost",), seen=seen, age=1)
        for marker in range(len(s.hex))
        if owner(marker) != seat and is_afloat(s, marker) and s.before[marker] != s.hex[marker]
    ]  # fmt: skip


def overlays(s: Picket) -> list[Overlay]:
    found: list[Overlay] = [
        Arc(spot(BASES[side]), 0, 3600, FAR, tone=TONES[side], label=Text("range", {"hexes": FAR}), about=base_id(side))
        for side in (0, 1)
    ]
    for marker, hex in enumerate(s.hex):
        if hex != OFF and s.before[marker] != hex:
            found.append(Track((spot(s.before[marker]), spot(hex)), tone="wake"))
    if s.searched != OFF:
        found.append(Arrow(base_id(s.to_act[0]) if s.to_act else "", "", "search", end=spot(s.searched)))
    return found


def timeline(s: Picket) -> Timeline:
    cells = []
    for turn in range(1, TURNS + 1):
        day = turn not in NIGHT
        search = (Fact(Text("searching"), Text("allowed"), "eye"),) if day else ()
        cells.append(Cell(Text("cell", {"turn": turn}), "day" if day else "night", 1 - turn % 2, search))
    return Timeline("track", Text("board-track"), tuple(cells), max(0, s.turn - 1), TURNS - 1)


def hangars(s: Picket, side: Seat) -> Sheet:
    """The boxes of a base; both seats see both."""

    def box(name: str, holds: tuple[int, ...], most: int = 0) -> Zone:
        inside = [patrol for patrol in patrols(side) if s.box[patrol] in holds]
        pieces = tuple(
            Piece(f"patrol-{patrol}", "patrol", owner=side, name=patrol_name(patrol),
                  badges=(Text("badge-arming"),) * (s.box[patrol] == ARMING),
                  looks=("clock",) * (s.box[patrol] == ARMING))
            for patrol in inside
        )  # fmt: skip
        return Zone(f"{name}-{side}", "row", Text(f"box-{name}"), len(pieces), pieces, side, most=most)

    boxes = (box("hangar", (HANGAR,)), box("ready", (ARMING, READY), DECKS), box("aloft", (ALOFT,)))
    title = Text("board-base", {"base": Text(f"base-{side}")})
    return Sheet(f"base-{side}", title, zones=boxes, owner=side, shape="columns", group=Text("boards-bases"),
                 about=base_id(side))  # fmt: skip


def formation(s: Picket, marker: Marker) -> Sheet:
    """Who sails under a marker: cruisers in line, a convoy with its escorts around it."""
    faces = ["cruiser"] * s.steps[marker] if s.kind[marker] == CRUISERS else ["transport", "escort", "escort"]
    zones = []
    for place in range(2 if s.kind[marker] == CRUISERS else 3):
        ship = tuple(Piece(f"ship-{marker}-{place}", face, owner=owner(marker)) for face in faces[place : place + 1])
        title = Text("box-place", {"number": place + 1})
        zones.append(Zone(f"place-{marker}-{place}", "row", title, len(ship), ship, owner(marker), most=1))
    shape = "line" if s.kind[marker] == CRUISERS else "ring"
    title = Text("board-formation", {"letter": letter(marker), "group": Text(f"group-{GROUPS[s.kind[marker]]}")})
    return Sheet(f"formation-{marker}", title, zones=tuple(zones), owner=owner(marker), shape=shape,  # type: ignore[arg-type]  # a literal
                 group=Text("boards-formations"), about=marker_id(marker))  # fmt: skip


GROUPS = ("dummy", "cruisers", "convoy")
