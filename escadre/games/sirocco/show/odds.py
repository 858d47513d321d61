"""Exact chances of what a choice rolls for (SIR-2.44.2, SIR-C.S03.2)."""

from __future__ import annotations

from escadre.core.frames import Seat
from escadre.core.types import Chance, Odds, Text
from escadre.games.sirocco.play.columns import DIE, EXPLOSION, EXPLOSION_PIVOT, SIROCCO, SIROCCO_ANNULS_TO
from escadre.games.sirocco.play.state import SiroccoState


def odds(s: SiroccoState, seat: Seat, verb: str, arg: int) -> Odds | None:
    e = s.engagement
    if verb == "sirocco" or (verb == "card" and arg == SIROCCO and e.storming):
        return (
            Chance(Text("odds-annul"), SIROCCO_ANNULS_TO, DIE),
            Chance(Text("odds-pass-on"), DIE - SIROCCO_ANNULS_TO, DIE),
        )
    if verb == "card" and arg == EXPLOSION and not e.laying:
        sums = [a + b for a in range(1, DIE + 1) for b in range(1, DIE + 1)]
        under = sum(total < EXPLOSION_PIVOT for total in sums)
        over = sum(total > EXPLOSION_PIVOT for total in sums)
        return (
            Chance(Text("odds-right", {"seat": _seat((seat - 1) % s.seats)}), under, len(sums)),
            Chance(Text("odds-own"), sums.count(EXPLOSION_PIVOT), len(sums)),
            Chance(Text("odds-left", {"seat": _seat((seat + 1) % s.seats)}), over, len(sums)),
        )
    return None


def _seat(seat: Seat) -> Text:
    return Text("seat", {"number": seat + 1})
