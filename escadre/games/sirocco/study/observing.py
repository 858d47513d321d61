"""What a seat sees as numbers, for learners (SIR-P)."""

from __future__ import annotations

from escadre.core.frames import NOBODY, Seat
from escadre.games.sirocco.play.catalog import CODES
from escadre.games.sirocco.play.columns import VP
from escadre.games.sirocco.play.rules.game import points
from escadre.games.sirocco.play.rules.table import counted
from escadre.games.sirocco.play.state import SiroccoState


def observe(s: SiroccoState, seat: Seat) -> list[int]:
    """What the seat sees as numbers: for each card where it is, then a few counts of the table.

    Places: 0 unseen, 1 own hand, 2 discard, 3 removed, 4 own prize or Operation, 5 known elsewhere, 6 spent, 7 the
    Operation, 8 under it, 9 chosen; in play 16 + 4 × owner (from the seat, clockwise) + 1 face up, + 2 for round two.
    """
    e = s.engagement
    where = [0] * len(CODES)
    for cards, place in ((s.hands[seat], 1), (s.discard, 2), (s.removed, 3), (s.spent, 6), (e.under, 8)):
        for card in cards:
            where[card] = place
    for owner in range(s.seats):
        for card in s.won[owner]:
            where[card] = 4 if owner == seat else 5
    for i in range(len(s.prize)):
        if s.prize_of[i] == seat:
            where[s.prize[i]] = 4
    for row in range(len(e.cards)):
        if e.live[row] and (e.up[row] or e.owners[row] == seat):
            away = (e.owners[row] - seat) % s.seats
            where[e.cards[row]] = 16 + 4 * away + e.up[row] + 2 * (e.rounds_of[row] - 1)
    if e.operation != NOBODY:
        where[e.operation] = 7
    for card in (e.pend if seat == e.on else []) + (e.fog_cards if seat == e.fog else []):
        where[card] = 9
    if e.choice and seat == s.leader:
        for card in e.choice:
            where[card] = 9
    counts = [s.left, e.round, e.declared, counted(s) if e.declared else 0, int(e.battle), int(e.extra_turn)]
    counts += [e.attempt, len(s.pile), points(s, seat), e.asking + 1 if seat == e.on else 0]
    for i in range(s.seats):
        other = (seat + i) % s.seats
        counts += [
            len(s.hands[other]), s.limits[other], sum(VP[card] for card in s.won[other]), s.prize_of.count(other),
            e.camp2[other] or e.camp1[other], int(e.out[other]), int(s.leader == other), int(e.on == other),
            int(e.sirocco == other), int(other in e.extra),
            sum(e.live[row] and not e.up[row] and e.owners[row] == other for row in range(len(e.cards))),
        ]  # fmt: skip
    return where + counts


def observation_size(seats: int) -> int:
    return len(CODES) + 10 + 11 * seats
