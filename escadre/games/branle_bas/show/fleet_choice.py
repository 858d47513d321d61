"""What a seat may bring a fleet for now: while it buys, then while it forms divisions and names commanders (BBC-1)."""

from __future__ import annotations

from escadre.core.frames import Seat
from escadre.core.scene import Asks, Muster
from escadre.games.branle_bas.play.catalog import MODELS, NATIONS
from escadre.games.branle_bas.play.fleet_composition import least, models_of
from escadre.games.branle_bas.play.prices import USUAL, price
from escadre.games.branle_bas.play.rules.setup.fleets import budget_of, cost, in_line, leaderless, ships_of, unsplit
from escadre.games.branle_bas.play.state import BranleBasState
from escadre.games.branle_bas.play.waiting import step_name
from escadre.games.branle_bas.show.pieces import ship_id


def muster(s: BranleBasState, seat: Seat | None) -> Muster | None:
    """Only who chooses sees his choice. When the fleets are shown it goes on with divisions and commands."""
    if seat is None or s.scenario or any(nation < 0 for nation in s.nations):
        return None
    if s.model:
        return _organising(s, seat) if step_name(s) == "Organise" else None
    if s.sealed[seat]:
        return None
    nation, share = s.nations[seat], budget_of(s, seat)
    chosen = tuple(MODELS[model].key for model in s.chosen[seat])
    return Muster("buy", NATIONS[nation].key, share, chosen, least(share), _costs(s, nation), ordered=True)


def _costs(s: BranleBasState, nation: int) -> dict[str, int]:
    """BBC-29: what the ships cost, where that is not what they cost in the usual period."""
    here = {MODELS[model].key: cost(s, nation, model) for model in models_of(nation)}
    usual = {MODELS[model].key: price(model, nation, USUAL.period, USUAL.iberian) for model in models_of(nation)}
    return {} if here == usual else here


def _organising(s: BranleBasState, seat: Seat) -> Muster | None:
    """BBC-1.3 to BBC-1.5: what the seat settles next, as it does in `Organise`."""
    if unsplit(s, seat):
        return _asking(s, seat, "split", "division", len(s.splits[seat]))
    if s.flagship[seat % 2] < 0:
        return _asking(s, seat, "flag", "flagship", 0) if seat < 2 else None
    division = leaderless(s, seat)
    if division < 0:
        return None
    first = min(s.division[ship] for ship in in_line(s, seat))
    return _asking(s, seat, "commander", "commander", division - first)


def _asking(s: BranleBasState, seat: Seat, verb: str, asks: Asks, division: int) -> Muster:
    ships = ships_of(s, seat)
    return Muster(
        verb,
        NATIONS[s.nations[seat]].key,
        budget_of(s, seat),
        tuple(MODELS[s.model[ship]].key for ship in ships),
        ordered=True,
        asks=asks,
        division=division,
        pieces=tuple(ship_id(ship) for ship in ships),
    )
