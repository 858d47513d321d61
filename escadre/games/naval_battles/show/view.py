"""What each seat sees, built from what it may see (MNB-18)."""

from __future__ import annotations

from escadre.core.frames import NOBODY, Seat
from escadre.core.printed import Fact
from escadre.core.scene import Cards, Picture, Piece, SeatStatus, Zone
from escadre.core.types import Text
from escadre.games.naval_battles.play.catalog import NAVIES
from escadre.games.naval_battles.play.columns import STOPS_AT, SUB
from escadre.games.naval_battles.play.rules.setup import fleet_points
from escadre.games.naval_battles.play.rules.table import (
    DEFENCE,
    FORMATION,
    PURCHASE,
    REPAIRED,
    afloat,
    max_hand,
    opposed,
)
from escadre.games.naval_battles.play.state import NavalBattlesState
from escadre.games.naval_battles.show.attacks_in_play import arrows, stage
from escadre.games.naval_battles.show.fleet_choice import muster
from escadre.games.naval_battles.show.pieces import (
    CHOSEN,
    card_id,
    card_piece,
    design_code,
    row_id,
    ship_id,
    ship_piece,
)
from escadre.games.naval_battles.show.prompts import phase, prompt
from escadre.games.naval_battles.show.touches import vessel_reach
from escadre.games.naval_battles.speak.faces import NAVY_TONES
from escadre.games.naval_battles.speak.names import seat_name

ROWS = (1, 2, 3)


def view(s: NavalBattlesState, seat: Seat | None) -> Picture:
    over = not s.stack
    order = _from(s, seat)
    zones = [stage(s, seat)]
    for owner in order:
        zones += _fleet(s, owner, seat)
    if seat is not None:
        zones += [_hand(s, seat, True), _bought(s, seat, True)]
    for owner in order:
        if owner != seat:
            zones += [_hand(s, owner, over), _bought(s, owner, over)]
    zones += [_reserve(s, owner, seat) for owner in order]
    zones += [_victories(s, owner) for owner in order]
    zones += [
        Zone("deck", "pile", Text("zone-deck"), len(s.deck), back="action"),
        Zone("discard", "discard", Text("zone-discard"), len(s.discard), tuple(card_piece(c) for c in s.discard)),
        Zone("removed", "discard", Text("zone-removed"), len(s.removed), tuple(ship_piece(s, x) for x in s.removed)),
    ]
    # What is empty before the others goes without saying, but for the place of their fleets.
    shown = tuple(zone for zone in zones if zone.count or zone.owner in (None, seat) or zone.rank == 1)
    seats = tuple(_status(s, owner, seat) for owner in range(s.seats))
    return Picture(
        prompt=prompt(s, seat),
        boards=(Cards("table", shown, arrows(s, seat)),),
        seats=seats,
        muster=muster(s, seat),
        phase=phase(s),
    )


def _from(s: NavalBattlesState, seat: Seat | None) -> list[Seat]:
    """The seats clockwise, the viewer first."""
    first = seat or 0
    return [(first + i) % s.seats for i in range(s.seats)]


# ---- fleets


def _drafting(s: NavalBattlesState, owner: Seat, seat: Seat | None) -> bool:
    """The owner sees the formation that he is trying out."""
    return s.plan.kind == FORMATION and owner == seat == s.plan.seat


def _fleet(s: NavalBattlesState, owner: Seat, seat: Seat | None) -> list[Zone]:
    """MNB-18.2: three rows from the centre of the table, and the submarines beside them."""
    vessels = s.fleets[owner]
    rows = {vessel: s.row[vessel] for vessel in vessels}
    modes = {vessel: s.active[vessel] for vessel in vessels}
    new: list[int] = []
    laying = owner == seat and not s.laid[owner] and s.sealed[owner]
    if laying:  # MNB-2.3.6: until he has laid out, only he sees his fleet
        vessels = s.chosen[owner]
        rows = {vessel: 0 if SUB[vessel] else 1 for vessel in vessels}
        modes = dict.fromkeys(vessels, False)
    if _drafting(s, owner, seat):
        for vessel, place in zip(s.plan.vessels, s.plan.places, strict=True):
            rows[vessel] = 0 if SUB[vessel] else place
            modes[vessel] = SUB[vessel] and place == 1
    elif s.plan.kind == PURCHASE and owner == seat == s.plan.seat:
        new = s.plan.vessels
        vessels = vessels + new
        for vessel, place in zip(new, s.plan.places, strict=True):
            rows[vessel] = 0 if SUB[vessel] else place
            modes[vessel] = SUB[vessel] and place == 1
    zones = []
    reaching = owner == seat and s.round > 0 and len(s.stack) > 0
    for row in (*ROWS, 0):
        pieces: list[Piece] = []
        count = 0
        for vessel in vessels:
            if rows[vessel] == row and SUB[vessel] == (row == 0):
                active = modes[vessel]
                reach = vessel_reach(s, owner, vessel, row, active) if reaching else ()
                badges = _badges(s, vessel, owner, seat, active, vessel in new)
                pieces.append(ship_piece(s, vessel, owner, badges, _looks(s, vessel, owner, seat, active), reach))
                pieces += _under(s, vessel)
                count += 1
        title = Text("zone-row", {"seat": seat_name(owner), "row": row}) if row else Text("zone-subs", _by(owner))
        zones.append(Zone(row_id(owner, row), "row", title, count, tuple(pieces), owner, rank=row))
    return zones


def _under(s: NavalBattlesState, vessel: int) -> list[Piece]:
    """MNB-11.3.2: damage cards."""
    return [
        Piece(card_id(card), design_code(card), on=ship_id(vessel), facts=(_damage(shown),))
        for card, on, shown in zip(s.damage_cards, s.damage_on, s.damage_points, strict=True)
        if on == vessel
    ]


def _damage(shown: int) -> Fact:
    return Fact(Text("fact-damage"), shown, "blast", "strip")


def _badges(
    s: NavalBattlesState, vessel: int, owner: Seat, seat: Seat | None, active: bool, new: bool
) -> tuple[Text, ...]:
    badges = []
    if SUB[vessel]:
        badges.append(Text("badge-active" if active else "badge-passive"))
    if new:
        badges.append(Text("badge-new"))
    t = s.turn
    if owner == t.on and s.acted[vessel]:
        badges.append(Text("badge-repaired" if s.acted[vessel] == REPAIRED else "badge-acted"))
    tries = s.plan.tries if s.plan.kind == DEFENCE and s.plan.seat == seat else t.tries
    used = sum(attempt.ship == vessel for attempt in tries)
    if used and owner == t.defending:
        badges.append(Text("badge-used", {"count": used, "of": len(STOPS_AT[vessel])}))
    return tuple(badges)


def _looks(s: NavalBattlesState, vessel: int, owner: Seat, seat: Seat | None, active: bool) -> tuple[str, ...]:
    looks = []
    if SUB[vessel] and not active:
        looks.append("deep")
    if owner == s.turn.on and s.acted[vessel] and not s.turn.final:
        looks.append("spent")
    p = s.plan
    if p.seat == owner == seat and (
        p.source == vessel or vessel in p.moved or any(vessel in ships for ships in p.ships)
    ):
        looks.append("picked")
    return tuple(looks)


# ---- hands and piles


def _hand(s: NavalBattlesState, owner: Seat, shown: bool) -> Zone:
    """MNB-18.1: the owner sees his hand, the others its size."""
    pieces = tuple(card_piece(card, owner, _chosen(s, owner, card)) for card in sorted(s.hands[owner]))
    count = len(s.hands[owner])
    return Zone(f"hand:{owner}", "hand", Text("zone-hand", _by(owner)), count, pieces if shown else (), owner)


def _bought(s: NavalBattlesState, owner: Seat, shown: bool) -> Zone:
    """MNB-15.3.2, MNB-15.3.3: face down beside the owner, the prices are known; MNB-16.0.3: a scenario names them."""
    pieces = []
    for i, card in enumerate(s.bought[owner]):
        if shown or s.scenario:
            pieces.append(card_piece(card, owner, shown and _chosen(s, owner, card)))
        else:
            price = Fact(Text("fact-value"), s.prices[owner][i], "plus")
            pieces.append(Piece(f"bought:{owner}:{i}", back="action", owner=owner, up=False, facts=(price,)))
    return Zone(f"bought:{owner}", "hand", Text("zone-bought", _by(owner)), len(pieces), tuple(pieces), owner)


def _chosen(s: NavalBattlesState, owner: Seat, card: int) -> bool:
    """The owner is putting something together with it."""
    p = s.plan
    if p.seat != owner:
        return False
    busy = card in p.cards or any(card in pays for pays in p.pays) or card == p.card
    return busy or any(attempt.card == card for attempt in p.tries)


def _reserve(s: NavalBattlesState, owner: Seat, seat: Seat | None) -> Zone:
    """MNB-2.3.4: open; before the fleets are laid out it is the whole navy, and the owner sees what he has chosen."""
    mine = owner == seat
    choosing = mine and not s.sealed[owner]
    buying = mine and s.plan.kind == PURCHASE and s.plan.seat == owner
    hidden = s.chosen[owner] if mine and s.sealed[owner] else []
    if buying:
        hidden = s.plan.vessels
    pieces = []
    for ship in s.reserves[owner]:
        if ship not in hidden:
            chosen = choosing and ship in s.chosen[owner]
            pieces.append(ship_piece(s, ship, None, (CHOSEN,), ("picked",)) if chosen else ship_piece(s, ship))
    kind = "market" if buying or (choosing and s.navies[owner] != NOBODY) else "discard"
    return Zone(f"reserve:{owner}", kind, Text("zone-reserve", _by(owner)), len(pieces), tuple(pieces), owner)


def _victories(s: NavalBattlesState, owner: Seat) -> Zone:
    """MNB-3.9: the vessels that a player has sunk."""
    pieces = tuple(ship_piece(s, ship) for ship in s.sunk[owner])
    return Zone(f"tricks:{owner}", "tricks", Text("zone-sunk", _by(owner)), len(pieces), pieces, owner)


# ---- words


def _by(seat: Seat) -> dict[str, int | str | Text]:
    return {"seat": seat_name(seat)}


def _answering(s: NavalBattlesState, owner: Seat) -> list[Text]:
    """MNB-17.2: who is asked about the newest card, who may still be, and who has let it pass."""
    t = s.turn
    play = t.plays[t.windows[-1]]
    left = t.lefts[-1]
    if not opposed(s, play.seat, owner) or t.silent[owner]:
        return []
    if owner not in left:
        return [Text("badge-passed")]
    return [Text("badge-answers" if owner == left[0] else "badge-may-answer")]


def _status(s: NavalBattlesState, owner: Seat, seat: Seat | None) -> SeatStatus:
    t = s.turn
    goal = f"{s.scores[owner]}/{s.target}" if s.target else str(s.scores[owner])
    facts = [
        Fact(Text("fact-sunk"), goal, "star"),
        Fact(Text("fact-afloat"), afloat(s, owner), "ship"),
        Fact(Text("fact-hand"), f"{len(s.hands[owner])}/{max_hand(s, owner)}", "hand"),
    ]
    if s.bought[owner]:
        facts.append(Fact(Text("fact-bought"), len(s.bought[owner]), "cards"))
    mate = seat is not None and s.teams[owner] == s.teams[seat]
    if not all(s.laid) and s.shares[owner] >= 0 and (mate or not s.options.teams) and not s.scenario:
        facts.append(Fact(Text("fact-budget"), s.shares[owner] - s.spent[owner], "archive"))
    if owner == seat and not s.sealed[owner] and s.shares[owner] >= 0:
        facts.append(Fact(Text("fact-left"), fleet_points(s, owner), "plus"))
    badges = []
    navy = s.navies[owner]
    if navy != NOBODY:
        badges.append(Text(f"navy-{NAVIES[navy]}"))
    if s.options.teams:
        badges.append(Text("badge-team", {"number": s.teams[owner] + 1}))
    if not s.playing[owner]:
        badges.append(Text("badge-out"))
    if s.round and owner == s.first:
        badges.append(Text("badge-first"))
    if s.stack and owner == t.on:
        badges.append(Text("badge-turn"))
    if owner == t.defending:
        badges.append(Text("badge-defends"))
    elif owner in t.defenders:
        badges.append(Text("badge-defends-next"))
    if t.windows:
        badges += _answering(s, owner)
    if t.bonus[owner]:
        badges.append(Text("badge-bonus", {"count": f"{t.bonus[owner]:+}"}))
    if t.silent[owner]:
        badges.append(Text("badge-silent"))
    if not s.round and s.sealed[owner] and not s.laid[owner]:
        badges.append(Text("badge-sealed"))
    tone = NAVY_TONES[NAVIES[navy]] if navy != NOBODY else ""
    return SeatStatus(owner, tuple(facts), tuple(badges), tone, s.scores[owner])
