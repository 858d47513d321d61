"""Ships and cards as pieces of the table: what they are called, and what has changed of them."""

from __future__ import annotations

from escadre.core.frames import Seat
from escadre.core.printed import Fact
from escadre.core.scene import Piece
from escadre.core.types import Text
from escadre.games.naval_battles.play.catalog import CARD_CODES, DESIGN_OF, DESIGNS, SHIP_CODES
from escadre.games.naval_battles.play.columns import HULL, NON_COMBATANT_SHIP
from escadre.games.naval_battles.play.rules.table import vp
from escadre.games.naval_battles.play.state import NavalBattlesState

CHOSEN = Text("badge-chosen")


def ship_id(ship: int) -> str:
    return f"ship:{SHIP_CODES[ship]}"


def card_id(card: int) -> str:
    return f"card:{CARD_CODES[card]}"


def attack_id(attack: int) -> str:
    return f"attack:{attack}"


def row_id(owner: Seat, row: int) -> str:
    """The zone of a row; 0 for the submarines."""
    return f"row:{owner}:{row}" if row else f"subs:{owner}"


def design_code(card: int) -> str:
    return DESIGNS[DESIGN_OF[card]].design


def card_piece(card: int, owner: Seat | None = None, chosen: bool = False) -> Piece:
    """A card that is seen."""
    piece = Piece(card_id(card), design_code(card), owner=owner)
    return Piece(piece.id, piece.face, owner=owner, badges=(CHOSEN,), looks=("picked",)) if chosen else piece


def ship_piece(
    s: NavalBattlesState,
    ship: int,
    owner: Seat | None = None,
    badges: tuple[Text, ...] = (),
    looks: tuple[str, ...] = (),
    reach: tuple[str, ...] = (),
) -> Piece:
    """A vessel with what has changed of it."""
    facts = []
    if s.damage[ship]:
        boxes = tuple(box < s.damage[ship] for box in range(HULL[ship]))
        facts.append(Fact(Text("fact-wounds"), f"{s.damage[ship]}/{HULL[ship]}", "blast", "boxes", boxes))
    if ship == NON_COMBATANT_SHIP:
        facts.append(Fact(Text("fact-vp"), vp(s, ship), "star", "corner"))
    return Piece(ship_id(ship), SHIP_CODES[ship], "", owner, True, "", None, tuple(facts), badges, looks, reach)
