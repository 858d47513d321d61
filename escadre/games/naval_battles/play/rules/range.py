"""Who may supply a card, and how far it reaches (MNB-11.1, MNB-11.2, MNB-11.4, MNB-5.4.2)."""

from __future__ import annotations

from escadre.core.frames import NOBODY, Rule, Seat
from escadre.games.naval_battles.play.columns import ARMS, BOXES, COUNT_BITS, PLATFORMS, SUB, SUBMARINE_ROW, SYMBOLS
from escadre.games.naval_battles.play.rules.table import DECLARED
from escadre.games.naval_battles.play.state import Attack, NavalBattlesState


def stands_in(s: NavalBattlesState, vessel: int) -> int:
    """MNB-11.4.6: an active submarine counts as standing in row 1."""
    return SUBMARINE_ROW if SUB[vessel] else s.row[vessel]


def distance(row: int, target_row: int) -> int:
    """MNB-11.4.1: rows counted from the attacker to the target, without his own; MNB-11.4.2: whoever it is."""
    return row - 1 + target_row


def reaches(card: int, row: int, target_row: int) -> bool:
    """MNB-11.4.3, MNB-11.4.4: only the green boxes; there is none beyond 3."""
    return BOXES[card] >> distance(row, target_row) & 1 == 1


def bars_supply(s: NavalBattlesState, vessel: int, card: int) -> Rule | None:
    """Whether a vessel may supply a platform to the card, wherever it stands.

    MNB-10.5, MNB-13.1.1, MNB-13.2.1: by its symbols; MNB-10.2: nothing else on its card matters. MNB-13.3.3: only a
    submarine has a mode; MNB-16.5: a non-combatant has no symbol.
    """
    if not ARMS[vessel] & SYMBOLS[card]:
        return "MNB-11.1.1"
    if s.acted[vessel]:
        return "MNB-5.1.3" if s.acted[vessel] == 1 else "MNB-13.10.1"
    if SUB[vessel] and not s.active[vessel]:
        return "MNB-11.1.4"
    for ships in s.plan.ships:
        if vessel in ships:
            return "MNB-11.2.3"
    return None


def able(s: NavalBattlesState, seat: Seat) -> list[int]:
    """The vessels that may act, if they have anything to act with: not done or repaired, and not passive."""
    return [vessel for vessel in s.fleets[seat] if not s.acted[vessel] and (s.active[vessel] or not SUB[vessel])]


def suppliers(s: NavalBattlesState, seat: Seat, card: int) -> list[int]:
    return [vessel for vessel in s.fleets[seat] if bars_supply(s, vessel, card) is None]


def deepest(s: NavalBattlesState, vessels: list[int]) -> int:
    """MNB-11.4.5: range is counted from the deepest row."""
    row = 0
    for vessel in vessels:
        row = max(row, stands_in(s, vessel))
    return row


def bars_reach(s: NavalBattlesState, vessels: list[int], card: int, need: int, deep: int) -> Rule | None:
    """Whether `need` more platforms of these vessels, joined to some in row `deep`, can fire the card at anybody.

    A card that needs no range (Torpedo) only needs its platforms and a target.
    """
    by_row = [0, 0, 0, 0]
    symbols = SYMBOLS[card]
    total = 0
    for vessel in vessels:
        arms = ARMS[vessel] & symbols
        if arms:
            by_row[SUBMARINE_ROW if SUB[vessel] else s.row[vessel]] += COUNT_BITS[arms]  # MNB-11.4.6
            total += COUNT_BITS[arms]
    if total < need:
        return "MNB-11.2.1" if total else "MNB-11.1.1"
    boxes = BOXES[card]
    enemies = s.turn.rows
    if not boxes:
        return None if s.turn.ships or s.turn.subs else "MNB-11.1.3"
    if not enemies:
        return "MNB-11.4.8" if s.turn.subs else "MNB-11.1.3"
    platforms = 0
    for row in range(1, 4):
        platforms += by_row[row]
        if row < deep or platforms < need:
            continue
        if row > deep and (not by_row[row] or not need):
            continue
        if enemies << (row - 1) & boxes:
            return None
    return "MNB-11.4.3"


def bars_attack_card(s: NavalBattlesState, seat: Seat, card: int) -> Rule | None:
    """MNB-11.1.1, MNB-11.2.1, MNB-11.4: somebody can fire it at somebody."""
    free = suppliers(s, seat, card)
    if not free:
        reasons = [bars_supply(s, vessel, card) for vessel in s.fleets[seat]]
        for rule in reasons:
            if rule is not None and rule != "MNB-11.1.1":
                return rule
        return "MNB-11.1.1"
    return bars_reach(s, free, card, PLATFORMS[card], 0)


def bars_from(s: NavalBattlesState, seat: Seat, vessel: int, card: int) -> Rule | None:
    """Whether the vessel may be the next to supply the card in the making, so that it can still be fired."""
    rule = bars_supply(s, vessel, card)
    return rule if rule is not None else bars_joining(s, vessel, suppliers(s, seat, card), card)


def bars_joining(s: NavalBattlesState, vessel: int, free: list[int], card: int) -> Rule | None:
    """The same of a vessel that is one of the suppliers, who are all in `free`."""
    p = s.plan
    given = min(p.need, COUNT_BITS[ARMS[vessel] & SYMBOLS[card]])
    rest = [other for other in free if other != vessel] if p.need > given else []
    deep = max(deepest(s, p.ships[-1]), stands_in(s, vessel))
    return bars_reach(s, rest, card, p.need - given, deep) if p.need > given else _bars_now(s, card, deep)


def _bars_now(s: NavalBattlesState, card: int, deep: int) -> Rule | None:
    if not BOXES[card]:
        return None
    return None if s.turn.rows << (deep - 1) & BOXES[card] else "MNB-11.4.3"


def bars_conditions(s: NavalBattlesState, attack: Attack) -> Rule | None:
    """MNB-5.4.2: a declared attack is still in range, and its submarine active."""
    for vessel in attack.ships:
        if SUB[vessel] and not s.active[vessel]:
            return "MNB-5.4.2"
    if attack.play != NOBODY and attack.ships:
        card = s.turn.plays[attack.play].acts_as
        if BOXES[card] and not reaches(card, deepest(s, attack.ships), s.row[attack.target]):
            return "MNB-5.4.2"
    return None


def bars_standing(s: NavalBattlesState) -> Rule | None:
    """MNB-5.4.2, MNB-5.4.6: every declared attack that nothing has cancelled."""
    for attack in s.turn.attacks:
        if attack.fate == DECLARED:
            rule = bars_conditions(s, attack)
            if rule is not None:
                return rule
    return None
