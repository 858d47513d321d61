"""Where a choice shows on the table: what one clicks for it, what would come of it, what it reaches (MNB-11.4)."""

from __future__ import annotations

from escadre.core.frames import NOBODY, Seat
from escadre.core.scene import Arrow, Overlay, Reach, Touch
from escadre.games.naval_battles.play.catalog import CARD_CODES, SHIP_CODES
from escadre.games.naval_battles.play.columns import (
    AIR,
    ARMS,
    ASW,
    BOMBING,
    BOXES,
    COUNT_BITS,
    KIND,
    PLATFORMS,
    REPAIR,
    STRIKES,
    SUB,
    SYMBOLS,
    TORPEDO,
)
from escadre.games.naval_battles.play.rules.air import bars_hunt, bars_strike
from escadre.games.naval_battles.play.rules.cards import mendable
from escadre.games.naval_battles.play.rules.range import distance, stands_in, suppliers
from escadre.games.naval_battles.play.rules.table import AIR_ACTION, CARD_PLAY, held, opposed
from escadre.games.naval_battles.play.state import NavalBattlesState
from escadre.games.naval_battles.show.pieces import attack_id, card_id, row_id, ship_id
from escadre.games.naval_battles.speak.names import VERBS

ALL_ROWS = 14  # bits 1 to 3
SUBS = 1  # bit 0: a submarine stands in no row


def touch(s: NavalBattlesState, seat: Seat, verb: str, arg: int) -> Touch:
    """The piece to click for a choice, and where it would go."""
    kind = VERBS.get(verb, "")
    if verb == "final":
        return Touch(final=True)
    if verb == "done" and not s.round and not s.sealed[seat]:
        return Touch(final=True)  # a sealed fleet stays sealed
    if kind == "declared" and 0 <= arg < len(s.turn.attacks):
        source = _defender(s)
        return Touch(attack_id(arg), overlays=(Arrow(source, attack_id(arg), "brass"),) if source else ())
    if kind == "card" and 0 <= arg < len(CARD_CODES):
        return _touch_card(s, seat, verb, arg)
    if kind == "ship" and 0 <= arg < len(SHIP_CODES):
        return _touch_ship(s, seat, verb, arg)
    return Touch()


def _touch_card(s: NavalBattlesState, seat: Seat, verb: str, card: int) -> Touch:
    piece = card_id(card)
    if verb in ("pay", "discard", "mend"):
        return Touch(piece, to="discard", aside=verb == "pay" and s.plan.seat != seat)  # rather play it than pay it
    if verb == "card" and s.turn.on == seat and not s.turn.final:
        return Touch(piece, to="attacks", overlays=_card_reach(s, seat, card))
    return Touch(piece, to="attacks" if verb in ("card", "tactics") else "")


def _touch_ship(s: NavalBattlesState, seat: Seat, verb: str, ship: int) -> Touch:
    piece = ship_id(ship)
    if verb in ("strike", "hunt") and not s.acted[ship] and (bars_strike if verb == "strike" else bars_hunt)(s, ship):
        return Touch()  # a vessel that has nothing to fly at may still fire a card: it is not barred itself
    if verb in ("row1", "row2", "row3"):
        return Touch(piece, to=row_id(seat, int(verb[-1])))
    if verb in ("passive", "active"):
        return Touch(piece, to=row_id(seat, 0))
    if verb == "target":
        return Touch(piece, overlays=tuple(Arrow(source, piece, "crimson") for source in _sources(s)))
    if verb == "from" and s.plan.kind == CARD_PLAY:
        deep = max(stands_in(s, vessel) for vessel in [ship, *s.plan.ships[-1]])
        return Touch(piece, overlays=_light(s, seat, _rows_at(s.plan.cards[0], deep)))
    if verb == "strike":
        return Touch(piece, overlays=_light(s, seat, ALL_ROWS))
    if verb == "hunt":
        return Touch(piece, overlays=_light(s, seat, SUBS))
    if verb == "screen" and s.plan.attack != NOBODY:
        return Touch(piece, overlays=(Arrow(attack_id(s.plan.attack), piece, "brass"),))
    return Touch(piece)


def _sources(s: NavalBattlesState) -> list[str]:
    """Where an attack in the making comes from."""
    p = s.plan
    if p.kind == AIR_ACTION:
        return [ship_id(p.vessels[0])]
    if p.ships and p.ships[-1]:
        return [ship_id(ship) for ship in p.ships[-1]]
    return [card_id(p.cards[-1])] if p.cards else []


def _defender(s: NavalBattlesState) -> str:
    """What the defender is about to aim."""
    if s.plan.source != NOBODY:
        return ship_id(s.plan.source)
    return card_id(s.plan.card) if s.plan.card != NOBODY else ""


# ---- what is in reach


def _rows_at(card: int, row: int) -> int:
    """The enemy rows that a card reaches from a row, as bits; bit 0 for submarines."""
    if KIND[card] == TORPEDO:
        return ALL_ROWS | SUBS
    return sum(1 << target for target in range(1, 4) if BOXES[card] >> distance(row, target) & 1)


def zones_of(s: NavalBattlesState, seat: Seat, rows: int) -> tuple[str, ...]:
    """The zones of all opponents with vessels in these rows."""
    found = []
    for other in range(s.seats):
        if opposed(s, seat, other):
            here = 0
            for vessel in s.fleets[other]:
                here |= 1 << s.row[vessel]
            found += [row_id(other, row) for row in range(4) if rows & here & (1 << row)]
    return tuple(found)


def _light(s: NavalBattlesState, seat: Seat, rows: int) -> tuple[Overlay, ...]:
    zones = zones_of(s, seat, rows)
    return (Reach(zones, "crimson"),) if zones else ()


def _card_reach(s: NavalBattlesState, seat: Seat, card: int) -> tuple[Overlay, ...]:
    """What the card could be aimed at from where the fleet stands, and which vessels could fire it."""
    kind = KIND[card]
    if kind == REPAIR:
        return (Reach(tuple(card_id(one) for one in mendable(s, seat)), "brass"),)
    if kind in (AIR, BOMBING):
        rows = 0 if s.no_air_strikes else ALL_ROWS
        return _light(s, seat, rows | SUBS if kind == AIR else rows)
    if kind > TORPEDO:
        return ()
    able = suppliers(s, seat, card)
    platforms = 0
    rows = 0
    for row in range(1, 4):  # MNB-11.4.5: from the deepest of as many as it needs
        here = sum(COUNT_BITS[ARMS[vessel] & SYMBOLS[card]] for vessel in able if stands_in(s, vessel) == row)
        platforms += here
        if here and platforms >= PLATFORMS[card]:
            rows |= _rows_at(card, row)
    return (Reach(tuple(ship_id(vessel) for vessel in able), "brass"), *_light(s, seat, rows))


def vessel_reach(s: NavalBattlesState, seat: Seat, vessel: int, row: int, active: bool) -> tuple[str, ...]:
    """What the vessel could attack from this row with the cards that its owner holds, and without any."""
    if SUB[vessel] and not active:
        return ()
    rows = (ALL_ROWS if STRIKES[vessel] and not s.no_air_strikes else 0) | (SUBS if ASW[vessel] else 0)
    for card in held(s, seat):
        if KIND[card] <= TORPEDO and ARMS[vessel] & SYMBOLS[card]:
            rows |= _rows_at(card, 1 if SUB[vessel] else row)
    return zones_of(s, seat, rows) if rows else ()
