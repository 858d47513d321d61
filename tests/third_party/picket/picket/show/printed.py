"""What is printed: the counters, and the chart with its coast, its reef and its names."""

from __future__ import annotations

from escadre.core.frames import Seat
from escadre.core.printed import Area, Art, Catalog, Face, Fact, HexGround, Place, Region, Sides, Spot
from escadre.core.types import Text
from escadre.geometry.hexes import Hex
from picket.play.chart import BASES, CLOSED, COAST, GOALS, GRID, LAND, REEF
from picket.play.rules import SLOW, SPEED
from picket.play.state import PATROLS, Picket

TONES = ("navy", "crimson")  # of the seats

# Outlines in thousandths of a hex to the east and of a row to the south; see `Grid.centre`.
ISLAND = (
    (4420, 1250), (4700, 870), (5150, 740), (5600, 820), (5950, 1180), (6050, 1600), (6380, 1830), (6420, 2250),
    (6900, 2480), (7350, 2800), (7560, 3200), (7450, 3720), (7080, 4180), (6500, 4240), (5850, 4330), (5350, 4150),
    (5280, 3800), (5520, 3500), (5250, 3330), (4800, 3420), (4450, 3100), (4520, 2650), (4250, 2350), (4180, 1800),
)  # fmt: skip
ISLETS = (((1350, 4820), (1600, 4720), (1760, 4950), (1660, 5220), (1400, 5200), (1290, 5010)),
          ((9850, 3830), (10100, 3760), (10220, 3950), (10130, 4170), (9900, 4150)))  # fmt: skip


def spot(hex: Hex) -> Spot:
    return Spot(hex % GRID.width, hex // GRID.width)


def catalog(s: Picket) -> Catalog:
    speed = Fact(Text("speed"), SPEED, "bolt")
    faces = {
        "contact": Face(Text("group-unknown"), Art("unknown"), "?"),
        "ships": Face(Text("group-ships"), Art("destroyer"), "?!"),
        "group-0": Face(Text("group-dummy"), Art("unknown"), "–", (speed,)),
        "group-1": Face(Text("group-cruisers"), Art("heavy-cruiser"), "CA", (speed,)),
        "group-2": Face(Text("group-convoy"), Art("convoy"), "AK", (Fact(Text("speed"), SLOW, "bolt"),)),
        "patrol": Face(Text("patrol-face"), Art("flying-boat"), "PB"),
        "cruiser": Face(Text("cruiser"), Art("heavy-cruiser"), "CA"),
        "transport": Face(Text("transport"), Art("transport"), "AK"),
        "escort": Face(Text("escort"), Art("destroyer"), "DD"),
        **{f"base-{seat}": Face(Text(f"base-{seat}"), Art("airfield"), "AF") for seat in range(2)},
    }
    return Catalog(faces, hexes={"chart": ground()})


def ground() -> HexGround:
    regions = [
        Region(tuple(sorted(LAND)), "land", Text("ground-land")),
        Region(tuple(sorted(COAST)), "coast", Text("ground-coast")),
        *(
            Region(tuple(sorted(GOALS[seat])), TONES[seat], Text("ground-goal", {"number": seat + 1}))
            for seat in (0, 1)
        ),
    ]
    areas = [Area("land", tuple(Spot(x, y) for x, y in shape)) for shape in (ISLAND, *ISLETS)]
    places = (
        place("land", "place-island", 5900, 2750, 1),
        place("sea", "place-sound", 3300, 900, 1),
        place("sea", "place-bank", 7100, 6550, 2),
        *(place("airfield", f"base-{seat}", *GRID.centre(BASES[seat]), 1) for seat in (0, 1)),
    )
    closed = Sides(CLOSED, "closed", Text("ground-closed"))
    reef = Sides(REEF, "reef", Text("ground-reef"))
    return HexGround(GRID.width, GRID.height, GRID.pushed, tuple(areas), (closed, reef), tuple(regions), places)


def place(kind: str, name: str, x: int, y: int, rank: int) -> Place:
    return Place(kind, Text(name), Spot(x, y), rank)


def marker_id(marker: int) -> str:
    return f"marker-{marker}"


def letter(marker: int) -> str:
    return "ABCDEFGH"[marker]


def patrol_name(patrol: int) -> str:
    return f"P{patrol + 1}"


def base_id(seat: Seat) -> str:
    return f"airfield-{seat}"


def patrol_seat(patrol: int) -> Seat:
    return patrol // PATROLS
