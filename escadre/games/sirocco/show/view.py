"""What each seat sees, built from what it may see (SIR-P)."""

from __future__ import annotations

from functools import lru_cache

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY, Seat
from escadre.core.printed import Fact
from escadre.core.scene import Cards, Picture, Piece, SeatStatus, Touch, Zone
from escadre.core.types import Text
from escadre.games.sirocco.play.catalog import CODES
from escadre.games.sirocco.play.columns import ALLIED, AXIS, TYPE_NAMES, VP
from escadre.games.sirocco.play.copying import copy
from escadre.games.sirocco.play.flow import SEQUENCES
from escadre.games.sirocco.play.rules.game import points
from escadre.games.sirocco.play.rules.outcome import roll_values
from escadre.games.sirocco.play.rules.table import MODE_COMBINED, counted
from escadre.games.sirocco.play.state import SiroccoState
from escadre.games.sirocco.speak.names import CAMP_NAMES, VERBS

TONES = ("", "navy", "crimson")  # of a camp


def view(s: SiroccoState, seat: Seat | None) -> Picture:
    over = not s.stack or s.dealing  # SIR-P.12: at the end of every game of a series too
    zones = [_operation(s, seat), *(_row(s, owner, seat) for owner in _from(s, seat))]
    if seat is not None:
        zones.append(_hand(s, seat, True))
    zones += [_hand(s, owner, over) for owner in _from(s, seat) if owner != seat]
    zones += [_tricks(s, owner, over or owner == seat) for owner in _from(s, seat)]
    zones += [
        Zone("pile", "pile", Text("zone-pile"), len(s.pile), back="force"),
        _open("discard", tuple(s.discard)),
        _open("removed", tuple(s.removed)),
        Zone("operations", "pile", Text("zone-operations"), s.left, back="operation"),
        _open("spent", tuple(s.spent)),
    ]
    seats = tuple(_status(s, owner, seat) for owner in range(s.seats))
    return Picture(_prompt(s, seat), (Cards("table", tuple(zones)),), seats)


def piece_id(card: int) -> str:
    return f"card:{CODES[card]}"


def _from(s: SiroccoState, seat: Seat | None) -> list[Seat]:
    """The seats clockwise, the viewer first."""
    first = seat or 0
    return [(first + i) % s.seats for i in range(s.seats)]


@lru_cache(1024)
def _open(id: str, cards: tuple[int, ...]) -> Zone:
    """An open pile, which every seat sees alike and which grows slowly."""
    return Zone(id, "discard", Text(f"zone-{id}"), len(cards), tuple(card_piece(card) for card in cards))


def card_piece(card: int, owner: Seat | None = None, on: str = "", badges: tuple[Text, ...] = ()) -> Piece:
    """A card that is seen."""
    return Piece(piece_id(card), CODES[card], owner=owner, on=on, badges=badges) if badges else _bare(card, owner, on)


@lru_cache(4096)
def _bare(card: int, owner: Seat | None, on: str) -> Piece:
    """Most cards have no badge and look the same in every Scene."""
    return Piece(piece_id(card), CODES[card], owner=owner, on=on)


def _back(id: str, owner: Seat, back: str = "force", on: str = "") -> Piece:
    return Piece(id, back=back, owner=owner, up=False, on=on)


def _operation(s: SiroccoState, seat: Seat | None) -> Zone:
    """The Operation with the cards of earlier attempts under it; the leader alone sees his two (SIR-P.4)."""
    e = s.engagement
    pieces: list[Piece] = []
    if e.choice:
        if seat == s.leader:
            pieces += [card_piece(card) for card in e.choice]
        else:
            pieces += [_back(f"choice:{i}", s.leader, "operation") for i in range(len(e.choice))]
    if e.operation != NOBODY and not any(e.operation in won for won in s.won) and e.operation not in s.spent:
        badges = [Text("kind-battle" if e.battle else "kind-convoy")]
        if e.declared:
            badges.append(Text("badge-counts", {"type": Text(f"type-{TYPE_NAMES[counted(s)]}")}))
        if e.attempt:
            badges.append(Text("badge-attempt", {"count": e.attempt + 1}))
        if not e.over and not any(e.operation in won for won in s.won):  # it lies with who won it
            pieces.append(card_piece(e.operation, badges=tuple(badges)))
    # They stay in sight when the Operation itself lies with who won it: one of them may be taken back (SIR-2.41.3).
    pieces += [card_piece(card, e.under_by[i], piece_id(e.operation)) for i, card in enumerate(e.under)]
    return Zone("operation", "stage", Text("zone-operation"), len(pieces), tuple(pieces), facts=_strengths(s))


class _NoDice(Dice):
    """Shows nothing: for what is certain before the dice are rolled."""

    def roll(self, sides: int = 6) -> int:
        return 0


def _strengths(s: SiroccoState) -> tuple[Fact, ...]:
    """What each camp's open cards are worth so far, without their dice."""
    if not s.engagement.declared or not any(s.engagement.live):
        return ()
    open_cards = copy(s)
    open_cards.loud = False
    e = open_cards.engagement
    e.live = [live and up for live, up in zip(e.live, e.up, strict=True)]
    totals = roll_values(open_cards, _NoDice())
    return tuple(Fact(Text(f"fact-{CAMP_NAMES[camp]}"), totals[camp], "strength") for camp in (ALLIED, AXIS))


def _row(s: SiroccoState, owner: Seat, seat: Seat | None) -> Zone:
    """The cards a seat has in play; face-down ones are seen by their owner only (SIR-P.6)."""
    e = s.engagement
    pieces = []
    for row in range(len(e.cards)):
        if not e.live[row] or e.owners[row] != owner:
            continue
        if not e.up[row] and owner != seat:
            pieces.append(_back(f"down:{row}", owner))
            continue
        host = e.hosts[row]
        badges = [] if e.up[row] else [Text("badge-face-down")]
        if e.modes[row]:
            badges.append(Text("badge-combined" if e.modes[row] == MODE_COMBINED else "badge-two"))
        pieces.append(card_piece(e.cards[row], owner, piece_id(e.cards[host]) if host != NOBODY else "", tuple(badges)))
    title = Text("zone-row", {"seat": _seat(owner)})
    return Zone(f"row:{owner}", "row", title, len(pieces), tuple(pieces), owner)


def _hand(s: SiroccoState, owner: Seat, shown: bool) -> Zone:
    """SIR-P.1: the owner sees his hand, the others its size."""
    e = s.engagement
    hand = sorted(s.hands[owner])
    mine = (e.pend if owner == e.on else []) + (e.fog_cards if owner == e.fog else [])
    pieces = tuple(card_piece(card, owner, badges=(Text("badge-chosen"),) if card in mine else ()) for card in hand)
    title = Text("zone-hand", {"seat": _seat(owner)})
    return Zone(f"hand:{owner}", "hand", title, len(hand), pieces if shown else (), owner)


def _tricks(s: SiroccoState, owner: Seat, shown: bool) -> Zone:
    """SIR-P.7: won Operations are open; what lies under and beside them is seen by its owner."""
    pieces = [card_piece(card, owner) for card in s.won[owner]]
    for i in range(len(s.prize)):
        if s.prize_of[i] == owner:
            under = piece_id(s.prize_under[i]) if s.prize_under[i] != NOBODY else ""
            if shown:
                pieces.append(card_piece(s.prize[i], owner, under))
            else:
                # Numbered in this pile: a number in the order of the share would tell which card it is (SIR-P.8).
                pieces.append(_back(f"prize:{owner}:{len(pieces)}", owner, on=under))
    title = Text("zone-tricks", {"seat": _seat(owner)})
    return Zone(f"tricks:{owner}", "tricks", title, len(pieces), tuple(pieces), owner)


def _seat(seat: Seat) -> Text:
    return Text("seat", {"number": seat + 1})


def _status(s: SiroccoState, owner: Seat, seat: Seat | None) -> SeatStatus:
    e = s.engagement
    open_points = sum(VP[card] for card in s.won[owner])
    facts = [
        Fact(Text("fact-hand"), f"{len(s.hands[owner])}/{s.limits[owner]}", "hand"),
        Fact(Text("fact-won"), len(s.won[owner]), "trophy"),
        Fact(Text("fact-open-points"), open_points, "star"),
    ]
    if owner == seat or not s.stack or s.dealing:
        facts.append(Fact(Text("fact-points"), points(s, owner), "eye"))
    if s.options.series or s.options.series_games:
        facts.append(Fact(Text("fact-series"), s.totals[owner], "flag"))
    camp = (e.camp2[owner] or e.camp1[owner]) if s.stack else 0
    badges = []
    if camp:
        badges.append(Text(f"camp-{CAMP_NAMES[camp]}"))
    if owner == s.leader:
        badges.append(Text("badge-leader"))
    if owner == e.on and not e.laying:  # while he lays, the engine says whose turn it is
        badges.append(Text("badge-turn"))
    if e.out[owner]:
        badges.append(Text("badge-out"))
    if e.annulled[owner]:
        badges.append(Text("badge-annulled"))
    if e.sirocco == owner:
        badges.append(Text("card-S01"))
    if owner in e.extra:
        badges.append(Text("badge-extra-turn"))
    if e.spezia == owner:
        badges.append(Text("badge-allied-only"))
    if e.fuel == owner:
        badges.append(Text("badge-axis-only"))
    score = s.totals[owner] + (open_points if s.stack and not s.dealing else 0)  # at the end the totals have them
    return SeatStatus(owner, tuple(facts), tuple(badges), TONES[camp], score)


def _prompt(s: SiroccoState, seat: Seat | None) -> Text:
    """What is to be done now, by whom."""
    if not s.stack:
        return Text("prompt-over")
    top = s.stack[-1]
    step = SEQUENCES[top.sequence][top.at]
    who = step.who(s)
    if not who:
        return Text("prompt-next")  # a position that has not been played on yet
    if seat not in who:
        return Text("prompt-wait", {"seat": _seat(who[0])})
    e = s.engagement
    kind = type(step).__name__
    if kind == "Lay":
        if e.asking != NOBODY:
            return Text("prompt-place", {"card": Text(f"card-{CODES[e.asking]}")})
        if e.pend:
            return Text("prompt-add")
        if e.extra_turn:
            return Text("prompt-extra-turn")
        if not e.battle:
            return Text("prompt-convoy")
        return Text("prompt-battle-first" if e.round == 1 else "prompt-battle-second")
    if kind in ("EndOfTurn", "StormWindow") and e.asking != NOBODY:
        return Text("prompt-place", {"card": Text(f"card-{CODES[e.asking]}")})
    if kind == "Share":
        return Text("prompt-share", {"card": Text(f"card-{CODES[e.share[len(e.share_to)]]}")})
    return Text(PROMPTS[kind])


PROMPTS = {
    "StartNextGame": "prompt-deal",
    "ChooseOperation": "prompt-operation",
    "DeclareType": "prompt-type",
    "EndOfTurn": "prompt-end-of-turn",
    "UsePassedSirocco": "prompt-sirocco",
    "NameAnnulled": "prompt-annul",
    "AimRevealed": "prompt-aim",
    "StormWindow": "prompt-window",
    "TakeShip": "prompt-take",
    "ExchangeInFog": "prompt-fog",
}


# Where the card of a verb goes; what else is said, and cannot be taken back.
GOES_TO = {"operation": "operation", "discard": "discard"}
FINAL = ("discard_all", "drop", "decline", "leave")


def touch(s: SiroccoState, seat: Seat, verb: str, arg: int) -> Touch:
    """The card to click for a choice, and where it would go."""
    if verb in FINAL:
        return Touch(final=True)
    if VERBS.get(verb) != "card" or not 0 <= arg < len(CODES):
        return Touch()
    piece = piece_id(arg)
    if verb in ("card", "combine", "double"):
        return Touch(piece, to=f"row:{seat}")
    if verb == "take":
        return Touch(piece, to=f"hand:{seat}")
    return Touch(piece, to=GOES_TO.get(verb, ""))
