"""What a seat sees as numbers, for learners."""

from __future__ import annotations

from typing import Final

from escadre.core.frames import Seat
from escadre.games.branle_bas.play.rules.ships import grappled, holder, in_play, tangled
from escadre.games.branle_bas.play.scenarios.scenario_effects import last_turn
from escadre.games.branle_bas.play.state import BranleBasState

MOST_SHIPS: Final = 64
PER_SHIP: Final = 24
COUNTS: Final = 22


def observe(s: BranleBasState, seat: Seat) -> list[int]:
    """Counts of the battle, then for each ship of the own side and for each of the other a row of numbers.

    A row: 1 own, 2 enemy; place in hundredths of a centimetre, heading; kind, rank; B, F, A; boxes ticked of hull and
    masts; fires, leaks, rudders; disorder; anchor, aground; retreat, prize; fired, moved; formation; entangled,
    grappled; whether she is mine to command. All zeros for no ship.
    """
    side = seat % 2
    counts = [s.turn, s.phase, s.wind, s.force, int(s.fog), int(s.night), last_turn(s)]
    for own in (side, 1 - side):
        counts += [s.morale[own], s.flagship[own], int(s.admiral_dead[own])]
    h = s.helm
    counts += [h.ship, h.slots, h.run, h.struck, s.shot.ship, s.asking, s.nations[seat], int(s.sealed[seat])]
    counts.append(len(s.chosen[seat]))
    rows: list[int] = []
    for own in (side, 1 - side):
        for ship in range(len(s.fate)):
            if s.side[ship] == own and len(rows) < MOST_SHIPS * PER_SHIP:
                rows += _row(s, ship, seat)
    return counts + rows + [0] * (MOST_SHIPS * PER_SHIP - len(rows))


def _row(s: BranleBasState, ship: int, seat: Seat) -> list[int]:
    if not in_play(s, ship):
        return [0] * PER_SHIP
    return [
        1 if holder(s, ship) == seat % 2 else 2, s.x[ship] // 10, s.y[ship] // 10, s.heading[ship], s.kind[ship],
        s.rank[ship], s.guns[ship], s.quality[ship], s.crew[ship], s.hull[ship], s.rig[ship], s.fires[ship],
        len(s.leaks[ship]), s.rudders[ship], s.disorder[ship], s.anchor[ship], s.aground[ship], int(s.retreat[ship]),
        int(s.captor[ship] >= 0), int(s.fired_port[ship]) + 2 * int(s.fired_starboard[ship]), int(s.moved[ship]),
        int(s.formed[ship]), len(tangled(s, ship)) + 16 * int(grappled(s, ship)), int(s.owner[ship] == seat),
    ]  # fmt: skip


def observation_size(seats: int) -> int:
    return COUNTS + MOST_SHIPS * PER_SHIP
