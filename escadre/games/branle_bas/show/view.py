"""What each seat sees: everything, but the fleets that others are still choosing."""

from __future__ import annotations

from escadre.core.frames import Seat
from escadre.core.printed import Fact, Spot
from escadre.core.scene import Arc, Arrow, Cards, Overlay, Picture, Piece, Sea, SeatStatus, Track, Zone
from escadre.core.types import Text
from escadre.games.branle_bas.play.catalog import MODELS, NATIONS
from escadre.games.branle_bas.play.fleet_composition import models_of
from escadre.games.branle_bas.play.rules.setup.fleets import budget_of, spent
from escadre.games.branle_bas.play.rules.ships import EDGE, good_order, holder, in_play, wind_from
from escadre.games.branle_bas.play.state import BOARDING, GUNFIRE, MOVEMENT, WORK, BranleBasState
from escadre.games.branle_bas.play.waiting import active_ship, step_name
from escadre.games.branle_bas.show.fleet_choice import muster
from escadre.games.branle_bas.show.pieces import pose, ship_id, ship_piece
from escadre.games.branle_bas.show.prompts import phase, prompt, wind_text
from escadre.games.branle_bas.speak.faces import NATION_TONES

ROSE = 11_000  # steps: how far the attitudes are drawn around the ship that moves


def view(s: BranleBasState, seat: Seat | None) -> Picture:
    mustered = step_name(s) in ("Organise", "ChooseWind", "ChooseStation")  # the ships have no place yet
    boards = (market(s, seat) if not s.names else squadrons(s) if mustered else sea(s, seat),)
    return Picture(
        prompt=prompt(s, seat),
        boards=boards,
        seats=tuple(status(s, owner, seat) for owner in range(s.seats)),
        muster=muster(s, seat),
        phase=phase(s),
        open=bool(s.names),
    )


# ---- choosing a fleet


def market(s: BranleBasState, seat: Seat | None) -> Cards:
    """BBC-1.1: what the own nation has to offer, and what has been chosen; others see that somebody chooses."""
    zones = []
    for owner in range(s.seats):
        mine = owner == seat
        chosen = s.chosen[owner] if mine else []
        pieces = tuple(Piece(f"chosen-{i}", MODELS[model].key, owner=owner) for i, model in enumerate(chosen))
        title = Text("zone-fleet", {"seat": Text("seat", {"number": owner + 1})})
        facts = (Fact(Text("fact-spent"), f"{spent(s, owner)}/{budget_of(s, owner)}"),) if mine else ()
        zones.append(Zone(f"fleet-{owner}", "row", title, len(pieces), pieces, owner, facts))
    if seat is not None and s.nations[seat] >= 0 and not s.sealed[seat]:
        models = models_of(s.nations[seat])
        pieces = tuple(Piece(f"model-{model}", MODELS[model].key) for model in models)
        zones.append(Zone("market", "market", Text("zone-market"), len(pieces), pieces))
    return Cards("table", tuple(zones))


def squadrons(s: BranleBasState) -> Cards:
    """BBC-1.3: the fleets in the order of their lines, while they are divided and leaders named."""
    zones = []
    for owner in range(s.seats):
        ships = [ship for ship in range(len(s.fate)) if s.owner[ship] == owner]
        pieces = tuple(ship_piece(s, ship, ship == s.asking) for ship in ships)
        title = Text("zone-fleet", {"seat": Text("seat", {"number": owner + 1})})
        zones.append(Zone(f"fleet-{owner}", "row", title, len(pieces), pieces, owner))
    return Cards("table", tuple(zones))


# ---- the sea


def sea(s: BranleBasState, seat: Seat | None) -> Sea:
    active = active_ship(s)
    ships = [ship for ship in range(len(s.fate)) if in_play(s, ship)]
    order = [ship for ship in s.order_of_wind if in_play(s, ship)] if s.phase in (MOVEMENT, GUNFIRE, BOARDING) else []
    waiting = set(s.queue)
    return Sea(
        id="sea",
        title=Text("board-sea"),
        pieces=tuple(ship_piece(s, ship, ship == active) for ship in ships),
        overlays=overlays(s, active),
        wind=wind_from(s) if s.wind else None,
        wind_text=wind_text(s) if s.wind else None,
        order=tuple(ship_id(ship) for ship in order),
        done=sum(1 for ship in order if ship not in waiting and ship != active),
        active=ship_id(active) if active >= 0 else "",
    )


def overlays(s: BranleBasState, active: int) -> tuple[Overlay, ...]:
    told: list[Overlay] = []
    for ship in range(len(s.fate)):
        wake = s.wake[ship]
        if in_play(s, ship) and len(wake) >= 4 and s.moved[ship]:
            told.append(Track(tuple(Spot(wake[i], wake[i + 1]) for i in range(0, len(wake), 2)), tone="wake"))
    told += formation_lines(s)
    if active >= 0 and s.phase == MOVEMENT and s.kind[active] != WORK:
        told += attitudes(s, active)
    if s.phase == GUNFIRE and s.shot.ship >= 0:
        told += [Arrow(ship_id(s.shot.ship), ship_id(target), "shot") for target in s.shot.targets]
    for attacker, defender in s.grapples:
        told.append(Arrow(ship_id(attacker), ship_id(defender), "board"))
    return tuple(told)


def formation_lines(s: BranleBasState) -> list[Overlay]:
    """Ships that keep station, from van to rear."""
    found: list[Overlay] = []
    for division in range(len(s.division_side)):
        ships = [
            ship for ship in range(len(s.fate)) if s.division[ship] == division and s.formed[ship] and in_play(s, ship)
        ]
        ships.sort(key=lambda ship: s.place[ship])
        if len(ships) > 1:
            found.append(Track(tuple(pose(s, ship) for ship in ships), tone="formation"))
    return found


def attitudes(s: BranleBasState, ship: int) -> list[Overlay]:
    """BBC-0.11: where she would be in irons, close-hauled, reaching, running."""
    wind = wind_from(s)
    spot = pose(s, ship)
    zones = (
        (-EDGE, EDGE, "irons"), (EDGE, 900, "close"), (-900, -EDGE, "close"), (900, 1500, "reach"),
        (-1500, -900, "reach"), (1500, 2100, "run"),
    )  # fmt: skip
    return [
        Arc(spot, (wind + start) % 3600, (wind + end) % 3600, ROSE, ROSE - 1500, tone, Text(f"attitude-{tone}"))
        for start, end, tone in zones
    ]


# ---- the seats


def status(s: BranleBasState, seat: Seat, viewer: Seat | None) -> SeatStatus:
    side = seat % 2
    facts = []
    badges = []
    if s.names:
        mine = [ship for ship in range(len(s.fate)) if s.owner[ship] == seat and s.kind[ship] != WORK]
        fit = sum(1 for ship in mine if good_order(s, ship))
        prizes = sum(1 for ship in mine if in_play(s, ship) and s.captor[ship] == side)
        lost = sum(1 for ship in range(len(s.fate)) if s.side[ship] == side and lost_to(s, ship))
        facts += [
            Fact(Text("fact-good-order"), fit, "hull"),
            Fact(Text("fact-prizes"), prizes, "flag"),
            Fact(Text("fact-lost"), lost, "blast"),
            Fact(Text("fact-morale"), f"{s.morale[side]:+d}", "star"),
        ]
        if s.admiral_dead[side]:
            badges.append(Text("badge-admiral-dead"))
        score = fit + prizes
    else:
        score = 0
        badges.append(Text("badge-sealed" if s.sealed[seat] else "badge-choosing"))
    nation = nation_of(s, seat, viewer)
    if nation >= 0:
        badges.append(Text(f"nation-{NATIONS[nation].key}"))
    tone = NATION_TONES.get(NATIONS[nation].key, "") if nation >= 0 else ""
    return SeatStatus(seat, tuple(facts), tuple(badges), tone, score)


def nation_of(s: BranleBasState, seat: Seat, viewer: Seat | None) -> int:
    """The nation of a seat: of its flagship or first ship, or the one that the viewer has chosen himself."""
    for ship in range(len(s.fate)):
        if s.side[ship] == seat % 2:
            leader = s.flagship[seat % 2]
            return s.nation[leader if leader >= 0 else ship]
    return s.nations[seat] if seat == viewer else -1  # secret until all fleets are sealed


def lost_to(s: BranleBasState, ship: int) -> bool:
    """Sunk, taken or away."""
    return s.kind[ship] != WORK and (s.fate[ship] in (1, 2, 3) or holder(s, ship) != s.side[ship])
