"""What may be laid, and what goes with what (SIR-2.2 to SIR-2.46, SIR-3.1, SIR-3.2).

A turn's cards are chosen one by one (`pend`) and laid together. `bars_card` is the only judge of one more card.
"""

from __future__ import annotations

from typing import Final

from escadre.core.frames import NOBODY, Rule, Seat
from escadre.games.sirocco.play.columns import (
    ADMIRAL,
    ALLIED,
    ALONE,
    AXIS,
    BINOCULAR,
    BOMB_ALLEY,
    BONUS,
    CAMP,
    COMBINED,
    EFFECT,
    EXPLOSION,
    FOG,
    FORCE,
    FRAME,
    GROUP,
    HITS_ENEMY,
    INTELLIGENCE,
    LOST,
    NIGHT,
    PERISCOPE,
    RECTANGLE,
    RESTRICT,
    SHALLOWS,
    SIROCCO,
    SPECIAL,
    STORM,
    SUPPLY,
    SURFACE,
    YEARS,
)
from escadre.games.sirocco.play.rules.table import (
    MODE_COMBINED,
    MODE_TWO,
    counted,
    enemy_forces,
    face_down,
    fits,
    fits_frame,
    laid_same_effect,
)
from escadre.games.sirocco.play.state import SiroccoState

# Where a Storm card belongs instead of among the cards that are laid together.
STORM_RULE: Final[dict[int, Rule]] = {
    SIROCCO: "SIR-2.44.1",
    FOG: "SIR-C.S02.1",
    EXPLOSION: "SIR-L.4",
    LOST: "SIR-L.4",
    NIGHT: "SIR-C.S05.1",
    BOMB_ALLEY: "SIR-L.4",
    SHALLOWS: "SIR-C.S07.1",
}


def bars_card(s: SiroccoState, seat: Seat, card: int) -> Rule | None:
    """May the card join what the seat on turn is about to lay?"""
    e = s.engagement
    if e.battle and e.round == 2:
        return _bars_face_down(s, seat, card)
    group = GROUP[card]
    if group == STORM:
        return STORM_RULE[card]
    camp = CAMP[card]
    rule = bars_camp(s, seat, camp)
    if rule is not None:
        return rule
    if e.no_subs and FRAME[card] == PERISCOPE:
        return "SIR-C.S07.3"
    if not e.pend:
        if group == FORCE:
            return None if YEARS[card] & YEARS[e.operation] else bars_year(s, card)
    return bars_year(s, card) or _bars_kind(s, seat, card)


def bars_camp(s: SiroccoState, seat: Seat, camp: int) -> Rule | None:
    """SIR-3.1.5, SIR-3.2.6: one camp; and what La Spezia or Romanian Fuel leave (SIR-2.42.3, SIR-2.43.1)."""
    e = s.engagement
    if e.pend and CAMP[e.pend[0]] != camp:
        return "SIR-3.2.6" if e.battle else "SIR-3.1.5"
    bound = e.camp1[seat]
    if e.round == 2 and e.camp2[seat]:
        bound = e.camp2[seat]
    if bound and bound != camp:
        if e.extra_turn:
            return "SIR-2.45.4"
        return "SIR-4.0.5"  # only two seats play two face-up rounds
    return bars_restricted(s, seat, camp)


def bars_restricted(s: SiroccoState, seat: Seat, camp: int) -> Rule | None:
    """SIR-2.42.3, SIR-2.42.8, SIR-2.43.1: only the camp that La Spezia or Romanian Fuel leave to the others."""
    e = s.engagement
    if e.spezia != NOBODY and camp == AXIS and e.spezia != seat:
        return "SIR-2.42.3"
    if e.fuel != NOBODY and camp == ALLIED and e.fuel != seat:
        return "SIR-2.43.1"
    return None


def bars_year(s: SiroccoState, card: int) -> Rule | None:
    """SIR-3.1.3, SIR-3.2.2: Force cards of the Operation's year; SIR-2.3.8: Bonus cards too."""
    e = s.engagement
    if YEARS[card] & YEARS[e.operation]:
        return None
    if GROUP[card] == BONUS:
        return "SIR-2.3.8"
    return "SIR-3.2.2" if e.battle else "SIR-3.1.3"


def _bars_kind(s: SiroccoState, seat: Seat, card: int) -> Rule | None:
    """What each kind of card asks of the others laid in the same turn (SIR-G.5, SIR-G.6, SIR-G.12)."""
    e = s.engagement
    if e.pend and EFFECT[e.pend[0]] == INTELLIGENCE and not face_down(s):  # a bluff takes what stands alone
        return "SIR-2.45.2"
    group = GROUP[card]
    if group == FORCE:
        return _bars_force(s, card)
    if group == BONUS:
        return _bars_bonus(s, card)
    if laid_same_effect(s, seat, card):
        return "SIR-2.4.4"
    if group == SUPPLY:
        return None
    effect = EFFECT[card]
    if effect == RESTRICT:
        return _bars_restrict(s, card)
    if effect == INTELLIGENCE:
        return "SIR-2.45.1" if e.pend else None
    return "SIR-2.46.4" if pending_forces(s) else "SIR-2.46.1"  # an Admiral is laid by its mode


def pending_forces(s: SiroccoState) -> list[int]:
    return [card for card in s.engagement.pend if GROUP[card] == FORCE]


def _bars_force(s: SiroccoState, card: int) -> Rule | None:
    """SIR-G.5 (a): one Force card, or two with an Admiral in mode B; SIR-2.42.2: of surface frame with La Spezia."""
    e = s.engagement
    forces = pending_forces(s)
    if len(forces) >= (2 if MODE_TWO in e.pend_mode else 1):
        return "SIR-G.5"
    for other in e.pend:
        if EFFECT[other] == RESTRICT and not any(_sails(force) for force in [*forces, card]):
            return restrict_rule(other, "SIR-2.42.2")
    return None


def _sails(force: int) -> bool:
    """SIR-2.42.2, SIR-2.2.6: surface or rectangle frame."""
    return FRAME[force] == BINOCULAR or FRAME[force] == RECTANGLE


def restrict_rule(card: int, rule: Rule) -> Rule:
    """Romanian Fuel is the mirror of La Spezia and has one row of its own."""
    return rule if CAMP[card] == ALLIED else "SIR-2.43.1"


def _bars_restrict(s: SiroccoState, card: int) -> Rule | None:
    """SIR-2.42.1: Surface must count; SIR-2.42.2: alone or with a Force card of surface frame."""
    if not counted(s) & SURFACE:
        return restrict_rule(card, "SIR-2.42.1")
    forces = pending_forces(s)
    if forces and not any(_sails(force) for force in forces):
        return restrict_rule(card, "SIR-2.42.2")
    return None


def _bars_bonus(s: SiroccoState, card: int) -> Rule | None:
    """SIR-2.3.2 to SIR-2.3.5: on a Force card that it fits, or alone if it may; Damage and Missed! on an enemy."""
    if HITS_ENEMY[card]:
        return None if face_down(s) or enemy_forces(s, CAMP[card]) else "SIR-2.3.15"
    if ALONE[card]:
        return None
    rule = "SIR-2.3.2"
    for force in s.engagement.pend:
        if GROUP[force] == FORCE:
            if fits(card, force):
                return None
            if fits_frame(card, force):
                rule = "SIR-2.3.4"
            elif rule != "SIR-2.3.4":
                rule = "SIR-2.3.3"
    return rule


def bars_admiral(s: SiroccoState, seat: Seat, card: int, mode: int) -> Rule | None:
    """SIR-2.46: with a Force card of its camp, in one of two modes."""
    e = s.engagement
    forces = pending_forces(s)
    if not forces:
        return "SIR-2.46.1"
    if is_bluff(s, seat):
        return "SIR-3.2.13"
    rule = bars_camp(s, seat, CAMP[card]) if not face_down(s) else _bars_face_down_camp(s, seat, card, False)
    if rule is not None:
        return rule
    if laid_same_effect(s, seat, card):
        return "SIR-2.4.4"
    if mode == MODE_COMBINED:
        return "SIR-2.46.5" if counted(s) == COMBINED else None
    # A chain that was begun can be finished: mode B needs a second Force card that could be laid.
    for other in s.hands[seat]:
        if GROUP[other] == FORCE and other not in e.pend and CAMP[other] == CAMP[card]:
            if bars_year(s, other) is None and not (e.no_subs and FRAME[other] == PERISCOPE):
                return None
    return "SIR-2.46.3"


# ---- face down, in the second round of a Battle


def is_bluff(s: SiroccoState, seat: Seat) -> bool:
    """SIR-3.2.13: the first card chosen face down is not a legal main play."""
    e = s.engagement
    return face_down(s) and bars_main_down(s, seat, e.pend[0], NIGHT in e.pend) is not None


def bars_main_down(s: SiroccoState, seat: Seat, card: int, night: bool) -> Rule | None:
    """Why a main card laid face down is discarded at the reveal (SIR-3.2.11, SIR-L.2), if it is."""
    group = GROUP[card]
    if group == STORM:
        return "SIR-C.S05.3" if card == NIGHT else "SIR-3.2.10"
    if group == SPECIAL:
        effect = EFFECT[card]
        if effect == RESTRICT:
            return "SIR-2.42.4"
        return "SIR-2.45.3" if effect == INTELLIGENCE else "SIR-2.46.1"
    if group == BONUS and not ALONE[card]:
        return "SIR-2.3.2"
    rule = bars_year(s, card)
    if rule is not None:
        return rule
    camp = CAMP[card]
    if s.engagement.camp1[seat] not in (0, camp) and not night and not s.options.both_camps:
        return "SIR-3.2.6"
    if group == SUPPLY and laid_same_effect(s, seat, card):
        return "SIR-2.4.4"
    return bars_restricted(s, seat, camp)


def _bars_face_down(s: SiroccoState, seat: Seat, card: int) -> Rule | None:
    """SIR-3.2.12: the main card may be anything; SIR-3.2.13: extras must be legal."""
    e = s.engagement
    if not e.pend:
        return None
    group = GROUP[card]
    if group == STORM:
        if card != NIGHT:
            return "SIR-3.2.10"
        main = e.pend[0]
        if bars_main_down(s, seat, main, True) is not None:
            return "SIR-3.2.13"
        return None if all(CAMP[other] == CAMP[main] for other in e.pend) else "SIR-C.S05.2"
    if group == SPECIAL and EFFECT[card] != ADMIRAL:
        return "SIR-2.45.3" if EFFECT[card] == INTELLIGENCE else restrict_rule(card, "SIR-2.42.4")
    bluff = is_bluff(s, seat)
    rule = _bars_face_down_camp(s, seat, card, bluff) or bars_year(s, card)
    if rule is not None:
        return rule
    if bluff and group != SUPPLY and not (group == BONUS and ALONE[card]):
        return "SIR-3.2.13"
    return _bars_kind(s, seat, card)


def _bars_face_down_camp(s: SiroccoState, seat: Seat, card: int, bluff: bool) -> Rule | None:
    """SIR-3.2.6, SIR-3.2.13: the camp of a legal main card, or the player's own when the main card is a bluff."""
    e = s.engagement
    camp = CAMP[card]
    if not bluff:
        return None if camp == CAMP[e.pend[0]] else "SIR-3.2.6"
    for other in e.pend[1:]:
        if CAMP[other] != camp:
            return "SIR-3.2.6"
    if e.camp1[seat] not in (0, camp) and not s.options.both_camps:
        return "SIR-3.2.6"
    return bars_restricted(s, seat, camp)


def hosts_for(s: SiroccoState, card: int) -> list[int]:
    """Force cards of this turn that a Bonus card may join (SIR-2.3.7)."""
    return [force for force in pending_forces(s) if fits(card, force)]
