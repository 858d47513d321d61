"""What each seat sees, built from what it may see (MNB-18)."""

from __future__ import annotations

from escadre.core.frames import NOBODY, Seat
from escadre.core.types import Arrow, Cards, Fact, Picture, Piece, SeatStatus, Text, Touch, Zone
from escadre.games.naval_battles.catalog import CARD_CODES, DESIGN_OF, DESIGNS, NAVIES, SHIP_CODES
from escadre.games.naval_battles.faces import NAVY_TONES
from escadre.games.naval_battles.flow import SEQUENCES
from escadre.games.naval_battles.names import VERBS, card_name, ship_name
from escadre.games.naval_battles.rules.reinforcement import points
from escadre.games.naval_battles.rules.resolve import needed
from escadre.games.naval_battles.rules.setup import fleet_points
from escadre.games.naval_battles.rules.table import (
    ACTED,
    ATTACK_CANCELLED,
    DEFENCE,
    FORMATION,
    HIT,
    LIVE,
    MISSED,
    PURCHASE,
    REPAIRED,
    STOPPED,
    afloat,
    max_hand,
    vp,
)
from escadre.games.naval_battles.state import NavalBattlesState
from escadre.games.naval_battles.tables import (
    HULL,
    KIND,
    NON_COMBATANT_SHIP,
    PLAN,
    STOPS_AT,
    SUB,
    T_AS,
    T_ASW,
    T_TORP,
)

ROWS = (1, 2, 3)
FATES = {ATTACK_CANCELLED: "cancelled", LIVE: "live", STOPPED: "stopped", HIT: "hit", MISSED: "missed"}


def view(s: NavalBattlesState, seat: Seat | None) -> Picture:
    over = not s.stack
    order = _from(s, seat)
    zones = [_stage(s)]
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
    seats = tuple(_status(s, owner, seat) for owner in range(s.seats))
    return Picture(_prompt(s, seat), (Cards("table", tuple(zones), _arrows(s)),), seats)


def ship_id(ship: int) -> str:
    return f"ship:{SHIP_CODES[ship]}"


def card_id(card: int) -> str:
    return f"card:{CARD_CODES[card]}"


def design_code(card: int) -> str:
    return DESIGNS[DESIGN_OF[card]].design


def _from(s: NavalBattlesState, seat: Seat | None) -> list[Seat]:
    """The seats clockwise, the viewer first."""
    first = seat or 0
    return [(first + i) % s.seats for i in range(s.seats)]


def card_piece(card: int, owner: Seat | None = None, on: str = "", badges: tuple[Text, ...] = ()) -> Piece:
    """A card that is seen."""
    return Piece(card_id(card), design_code(card), owner=owner, on=on, badges=badges)


def ship_piece(s: NavalBattlesState, ship: int, owner: Seat | None = None, badges: tuple[Text, ...] = ()) -> Piece:
    """A vessel with what has changed of it."""
    facts = []
    if s.damage[ship]:
        facts.append(Fact(Text("fact-wounds"), f"{s.damage[ship]}/{HULL[ship]}", "bolt", "strip"))
    if ship == NON_COMBATANT_SHIP:
        facts.append(Fact(Text("fact-vp"), vp(s, ship), "star", "corner"))
    return Piece(ship_id(ship), SHIP_CODES[ship], owner=owner, facts=tuple(facts), badges=badges)


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
    for row in (*ROWS, 0):
        pieces: list[Piece] = []
        count = 0
        for vessel in vessels:
            if rows[vessel] == row and SUB[vessel] == (row == 0):
                pieces.append(ship_piece(s, vessel, owner, _badges(s, vessel, owner, modes[vessel], vessel in new)))
                pieces += _under(s, vessel)
                count += 1
        title = Text("zone-row", {"seat": _seat(owner), "row": row}) if row else Text("zone-subs", _by(owner))
        zones.append(Zone(f"row:{owner}:{row}" if row else f"subs:{owner}", "row", title, count, tuple(pieces), owner))
    return zones


def _under(s: NavalBattlesState, vessel: int) -> list[Piece]:
    """MNB-11.3.2: damage cards."""
    return [
        Piece(card_id(card), design_code(card), on=ship_id(vessel), facts=(_damage(shown),))
        for card, on, shown in zip(s.damage_cards, s.damage_on, s.damage_points, strict=True)
        if on == vessel
    ]


def _damage(shown: int) -> Fact:
    return Fact(Text("fact-damage"), shown, "bolt", "strip")


def _badges(s: NavalBattlesState, vessel: int, owner: Seat, active: bool, new: bool) -> tuple[Text, ...]:
    badges = []
    if SUB[vessel]:
        badges.append(Text("badge-active" if active else "badge-passive"))
    if new:
        badges.append(Text("badge-new"))
    t = s.turn
    if owner == t.on and s.acted[vessel]:
        badges.append(Text("badge-repaired" if s.acted[vessel] == REPAIRED else "badge-acted"))
        assert s.acted[vessel] in (ACTED, REPAIRED)
    used = sum(attempt.ship == vessel for attempt in t.tries)
    if used and owner == t.defending:
        badges.append(Text("badge-used", {"count": used, "of": len(STOPS_AT[vessel])}))
    return tuple(badges)


# ---- attacks and cards in play


def _stage(s: NavalBattlesState) -> Zone:
    """MNB-18.2: declared attacks, Battle Plans in force and cards that may be answered."""
    t = s.turn
    pieces = []
    for i, attack in enumerate(t.attacks):
        face = design_code(t.plays[attack.play].acts_as) if attack.play != NOBODY else SHIP_CODES[attack.ships[0]]
        facts = [Fact(Text("fact-target"), ship_name(attack.target), "target")]
        if attack.number:
            facts.append(Fact(Text("fact-needs"), f"{needed(s, attack)}+", "dice", "strip"))
        if attack.hts:
            facts.append(Fact(Text("fact-hts"), attack.hts, "warning"))
        badges = [Text("badge-attack", {"number": i + 1})]
        if attack.fate in FATES:
            badges.append(Text(f"badge-{FATES[attack.fate]}"))
        pieces.append(Piece(f"attack:{i}", face, owner=t.on, facts=tuple(facts), badges=tuple(badges)))
    attacking = {attack.play for attack in t.attacks}
    for i, play in enumerate(t.plays):
        if play.held and i not in attacking:
            badges = [Text("badge-asked")] if i in t.windows else []
            pieces.append(card_piece(play.card, play.seat, badges=tuple(badges)))
    return Zone("attacks", "stage", Text("zone-attacks"), len(pieces), tuple(pieces))


def _arrows(s: NavalBattlesState) -> tuple[Arrow, ...]:
    """Who attacks whom: from the deepest vessel that fires, or from the card."""
    t = s.turn
    arrows = []
    for i, attack in enumerate(t.attacks):
        afloat_still = any(attack.target in fleet for fleet in s.fleets)
        if attack.fate in (ATTACK_CANCELLED, STOPPED) or not afloat_still:
            continue
        source = ship_id(attack.ships[-1]) if attack.ships else f"attack:{i}"
        arrows.append(
            Arrow(source, ship_id(attack.target), _tone(attack.types), Text("badge-attack", {"number": i + 1}))
        )
    return tuple(arrows)


def _tone(types: int) -> str:
    return "teal" if types & T_AS else "navy" if types & (T_ASW | T_TORP) else "crimson"


# ---- hands and piles


def _hand(s: NavalBattlesState, owner: Seat, shown: bool) -> Zone:
    """MNB-18.1: the owner sees his hand, the others its size."""
    pieces = tuple(card_piece(card, owner, badges=_chosen(s, owner, card)) for card in sorted(s.hands[owner]))
    count = len(s.hands[owner])
    return Zone(f"hand:{owner}", "hand", Text("zone-hand", _by(owner)), count, pieces if shown else (), owner)


def _bought(s: NavalBattlesState, owner: Seat, shown: bool) -> Zone:
    """MNB-15.3.2, MNB-15.3.3: face down beside the owner, the prices are known; MNB-16.0.3: a scenario names them."""
    shown = shown or s.scenario != ""
    pieces = []
    for i, card in enumerate(s.bought[owner]):
        if shown:
            pieces.append(card_piece(card, owner, badges=_chosen(s, owner, card)))
        else:
            price = Fact(Text("fact-value"), s.prices[owner][i], "plus")
            pieces.append(Piece(f"bought:{owner}:{i}", back="action", owner=owner, up=False, facts=(price,)))
    return Zone(f"bought:{owner}", "hand", Text("zone-bought", _by(owner)), len(pieces), tuple(pieces), owner)


def _chosen(s: NavalBattlesState, owner: Seat, card: int) -> tuple[Text, ...]:
    p = s.plan
    if p.seat != owner:
        return ()
    busy = card in p.cards or any(card in pays for pays in p.pays) or card == p.card
    return (Text("badge-chosen"),) if busy or any(attempt.card == card for attempt in p.tries) else ()


def _reserve(s: NavalBattlesState, owner: Seat, seat: Seat | None) -> Zone:
    """MNB-2.3.4: open; before the fleets are laid out it is the whole navy, and the owner sees what he has chosen."""
    mine = owner == seat
    choosing = mine and not s.sealed[owner]
    hidden = s.chosen[owner] if mine and s.sealed[owner] else []
    if mine and s.plan.kind == PURCHASE and s.plan.seat == owner:
        hidden = s.plan.vessels
    pieces = []
    for ship in s.reserves[owner]:
        if ship not in hidden:
            chosen = choosing and ship in s.chosen[owner]
            pieces.append(ship_piece(s, ship, owner, (Text("badge-chosen"),) if chosen else ()))
    kind = "row" if choosing and s.navies[owner] != NOBODY else "discard"
    return Zone(f"reserve:{owner}", kind, Text("zone-reserve", _by(owner)), len(pieces), tuple(pieces), owner)


def _victories(s: NavalBattlesState, owner: Seat) -> Zone:
    """MNB-3.9: the vessels that a player has sunk."""
    pieces = tuple(ship_piece(s, ship, owner) for ship in s.sunk[owner])
    return Zone(f"tricks:{owner}", "tricks", Text("zone-sunk", _by(owner)), len(pieces), pieces, owner)


# ---- words


def _seat(seat: Seat) -> Text:
    return Text("seat", {"number": seat + 1})


def _by(seat: Seat) -> dict[str, int | str | Text]:
    return {"seat": _seat(seat)}


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
    if t.bonus[owner]:
        badges.append(Text("badge-bonus", {"count": f"{t.bonus[owner]:+}"}))
    if t.silent[owner]:
        badges.append(Text("badge-silent"))
    if not s.round and s.sealed[owner] and not s.laid[owner]:
        badges.append(Text("badge-sealed"))
    tone = NAVY_TONES[NAVIES[navy]] if navy != NOBODY else ""
    return SeatStatus(owner, tuple(facts), tuple(badges), tone, s.scores[owner])


def _prompt(s: NavalBattlesState, seat: Seat | None) -> Text:
    """What is to be done now, by whom."""
    if not s.stack:
        return Text("prompt-over")
    top = s.stack[-1]
    steps = SEQUENCES[top.sequence]
    who = steps[top.at].who(s) if top.at < len(steps) else []
    if not who:
        return Text("prompt-next")  # a position that has not been played on yet
    if seat not in who:
        return Text("prompt-wait", {"seat": _seat(who[0])}) if len(who) == 1 else Text("prompt-wait-all")
    kind = type(steps[top.at]).__name__
    p = s.plan
    if kind == "ChooseFleet":
        return Text("prompt-fleet", {"count": fleet_points(s, seat)})
    if kind == "SplitBudget":
        return Text("prompt-share", {"count": s.budget})
    if kind == "Reinforce":
        return Text("prompt-reinforce", {"count": points(s)})
    if kind == "PlayCard":
        return Text(_card_prompt(s), {"card": card_name(p.cards[0]), "count": p.need})
    if kind == "AimAircraft":
        return Text("prompt-strike" if p.need else "prompt-hunt", {"ship": ship_name(p.vessels[0])})
    if kind == "Answer":
        card = s.turn.plays[s.turn.windows[-1]]
        args: dict[str, int | str | Text] = {"card": card_name(card.card), "seat": _seat(card.seat)}
        return Text("prompt-copy" if p.cards else "prompt-answer", args)
    if kind == "Defend" and p.kind == DEFENCE:
        if p.attack != NOBODY:
            return Text("prompt-screen")
        if p.card != NOBODY and p.acts_as == NOBODY:
            return Text("prompt-copy-which")
        if p.source != NOBODY or p.card != NOBODY:
            return Text("prompt-aim")
    return Text(PROMPTS[kind])


def _card_prompt(s: NavalBattlesState) -> str:
    p = s.plan
    if p.whole:
        return "prompt-copy"
    if p.need:
        return "prompt-from"
    kind = DESIGNS[DESIGN_OF[p.cards[0]]].kind
    if kind == "plan":
        return "prompt-plan"
    if kind == "repair":
        return "prompt-repair"
    if kind == "bombing" and len(p.aims[-1]) == DESIGNS[DESIGN_OF[p.cards[0]]].strikes:
        return "prompt-cost"
    return "prompt-target"


PROMPTS = {
    "ChooseNavy": "prompt-navy",
    "BuyCards": "prompt-buy",
    "LayOut": "prompt-lay-out",
    "Rearrange": "prompt-rearrange",
    "Act": "prompt-act",
    "Defend": "prompt-defend",
    "Discard": "prompt-discard",
}


# ---- where a choice shows


def touch(s: NavalBattlesState, seat: Seat, verb: str, arg: int) -> Touch:
    """The piece to click for a choice, and where it would go."""
    kind = VERBS.get(verb, "")
    if verb == "final":
        return Touch(final=True)
    if verb == "done" and not s.round and not s.sealed[seat]:
        return Touch(final=True)  # a sealed fleet stays sealed
    if kind == "attack" and 0 <= arg < len(s.turn.attacks):
        return Touch(f"attack:{arg}")
    if kind == "card" and 0 <= arg < len(CARD_CODES):
        return _touch_card(s, seat, verb, card_id(arg))
    if kind == "ship" and 0 <= arg < len(SHIP_CODES):
        return _touch_ship(s, seat, verb, arg)
    return Touch()


def _touch_card(s: NavalBattlesState, seat: Seat, verb: str, piece: str) -> Touch:
    if verb in ("pay", "discard", "mend"):
        return Touch(piece, to="discard")
    return Touch(piece, to="attacks" if verb in ("card", "tactics") else "")


def _touch_ship(s: NavalBattlesState, seat: Seat, verb: str, ship: int) -> Touch:
    piece = ship_id(ship)
    if verb in ("row1", "row2", "row3"):
        return Touch(piece, to=f"row:{seat}:{verb[-1]}")
    if verb in ("passive", "active"):
        return Touch(piece, to=f"subs:{seat}")
    if verb == "target":
        source = _source(s)
        arrows = (Arrow(source, piece, "crimson"),) if source else ()
        return Touch(piece, overlays=arrows)
    if verb == "screen" and s.plan.attack != NOBODY:
        return Touch(piece, overlays=(Arrow(f"attack:{s.plan.attack}", piece, "brass"),))
    return Touch(piece)


def _source(s: NavalBattlesState) -> str:
    """Where an attack in the making comes from."""
    p = s.plan
    if p.vessels:
        return ship_id(p.vessels[0])
    if p.ships and p.ships[-1]:
        return ship_id(p.ships[-1][-1])
    return card_id(p.cards[-1]) if p.cards else ""


# ---- for learners


def observe(s: NavalBattlesState, seat: Seat) -> list[int]:
    """What the seat sees as numbers: for each ship and card where it is, then counts of the table and of each seat.

    Ships: 0 not in play, 1 removed, 2 chosen for the own fleet; then 8 × owner (from the seat, clockwise) + 8 reserve,
    9 sunk by him, 10 submarine passive, 11 active, 12 to 14 row. A second number has damage, 16 acted, 32 in the plan.
    Cards: 0 unseen, 1 own hand, 2 bought, 3 discard, 4 under a ship, 5 in play, 6 chosen.
    """
    p = s.plan
    mine = p.seat == seat
    ships = [0] * len(SHIP_CODES)
    marks = [0] * len(SHIP_CODES)
    for ship in s.removed:
        ships[ship] = 1
    for owner in range(s.seats):
        base = 8 * ((owner - seat) % s.seats)
        for ship in s.reserves[owner]:
            ships[ship] = base + 8
        for ship in s.sunk[owner]:
            ships[ship] = base + 9
        for ship in s.fleets[owner]:
            ships[ship] = base + (10 + s.active[ship] if SUB[ship] else 11 + s.row[ship])
            marks[ship] = s.damage[ship] + (16 if owner == s.turn.on and s.acted[ship] else 0)
    for ship in s.chosen[seat]:
        ships[ship] = 2
    cards = [0] * len(CARD_CODES)
    for held, place in ((s.hands[seat], 1), (s.bought[seat], 2), (s.discard, 3), (s.damage_cards, 4)):
        for card in held:
            cards[card] = place
    for play in s.turn.plays:
        if play.held:
            cards[play.card] = 5
    if mine:
        for card in [*p.cards, *(card for pays in p.pays for card in pays), p.card]:
            if card != NOBODY:
                cards[card] = 6
        aims = [] if p.cards and KIND[p.cards[0]] == PLAN else p.aims  # a Battle Plan is aimed at a seat
        for ship in [*p.vessels, *(ship for row in p.ships for ship in row), *(ship for row in aims for ship in row)]:
            marks[ship] |= 32
    t = s.turn
    counts = [s.round, s.quiet, s.target, len(s.deck), int(t.final), int(t.rearranged), int(t.discarding)]
    counts += [(t.on - seat) % s.seats if t.on != NOBODY else -1, p.kind if mine else 0, p.need if mine else 0]
    counts += [p.attack + 1 if mine else 0, p.source + 1 if mine else 0, len(t.windows)]
    for i in range(s.seats):
        other = (seat + i) % s.seats
        live = [a for a in t.attacks if a.fate in (0, LIVE) and a.target in s.fleets[other]]
        counts += [
            s.navies[other], s.teams[other], s.scores[other], len(s.hands[other]), max_hand(s, other),
            len(s.bought[other]), int(s.playing[other]), int(s.first == other), t.bonus[other], len(live),
            int(t.defending == other), int(s.sealed[other]), int(other in s.to_move), int(t.silent[other]),
        ]  # fmt: skip
    attacks = []
    for i in range(OBSERVED_ATTACKS):
        if i < len(t.attacks):
            a = t.attacks[i]
            attacks += [a.types, a.target + 1, a.number, a.damage, a.hts, a.fate + 1]
        else:
            attacks += [0] * 6
    return ships + marks + cards + counts + attacks


OBSERVED_ATTACKS = 16  # of a turn, the first ones


def observation_size(seats: int) -> int:
    return 2 * len(SHIP_CODES) + len(CARD_CODES) + 13 + 14 * seats + 6 * OBSERVED_ATTACKS
