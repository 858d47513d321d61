"""Hand to hand: gifts of men, fights, prizes and their retaking (BBC-18, BBC-17.15)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, ZERO, Menu, Rule, Seat, only, tell
from escadre.games.branle_bas.play.rules.boarding.boarding_points import boarding_strength
from escadre.games.branle_bas.play.rules.gunnery.damage import (
    add_crew,
    can_pay,
    captor_ship_of,
    cast_loose,
    kill_captain,
    lose_crew,
    scuttle,
    settle_condition,
    strike,
    take_possession,
)
from escadre.games.branle_bas.play.rules.movement.retreat import flees
from escadre.games.branle_bas.play.rules.ships import HAIR, by_wind, holder, in_play, lee, touching
from escadre.games.branle_bas.play.rules.special_dice import DEA_HIT, roll_face
from escadre.games.branle_bas.play.state import BOARDING, GALE, HULK, IN_PLAY, WORK, BranleBasState

POINTS: Final = 32  # `give` is receiver * POINTS + points; no ship has more men than that
HEAVY: Final = 3  # losses in one fight that cost the captain (BBC-18.16)


def begin_boarding(s: BranleBasState, dice: Dice) -> None:
    """BBC-3.1, BBC-17.15: first those who may board whom they are entangled with; at night there are fights only."""
    s.phase = BOARDING
    s.asking = NOBODY
    s.given.clear()
    if s.night:
        s.queue = fights_by_wind(s, dice)
        return
    entangled: list[int] = []
    for pair in s.tangles:
        for ship in pair:
            if ship not in entangled:
                entangled.append(ship)
    s.queue = by_wind(s, entangled, dice)


# ---- men for a friend


def spare_crew(s: BranleBasState, giver: int, receiver: int) -> int:
    """How many a ship may give another: she keeps one, and nobody gets more than she had at first (BBC-18.21)."""
    if s.captor[giver] >= 0 or s.captor[receiver] >= 0 or holder(s, giver) != holder(s, receiver):
        return 0
    spare, room = s.crew[giver] - 1, s.first_crew[receiver] - s.crew[receiver]
    for landing in s.landings:
        if landing[0] == receiver:
            room -= landing[2]  # her troops ashore come back to her (BBC-22.8)
    if spare <= 0 or room <= 0 or not touching(s, giver, receiver):
        return 0
    return spare if spare < room else room


def receivers(s: BranleBasState, giver: int) -> list[int]:
    """Friends in base contact who could use men."""
    if s.fate[giver] != IN_PLAY or s.kind[giver] == WORK or s.crew[giver] < 2 or giver in s.given:
        return []
    return [
        other
        for other in range(len(s.fate))
        if other != giver and s.fate[other] == IN_PLAY and s.kind[other] != WORK and spare_crew(s, giver, other) > 0
    ]


class TransferCrew(Step[BranleBasState]):
    """BBC-18.21, D19: who gives, then to whom and how many; one gift a giver. `s.asking` is the giver once chosen."""

    def who(self, s: BranleBasState) -> list[Seat]:
        if s.asking != NOBODY:
            return only(s.owner[s.asking])
        for ship in range(len(s.fate)):
            if receivers(s, ship):
                return only(s.owner[ship])
        return NO_SEATS

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        if s.asking == NOBODY:
            givers = [ship for ship in range(len(s.fate)) if s.owner[ship] == seat and receivers(s, ship)]
            return {"giver": givers, "done": ZERO}
        gifts: list[int] = []
        for receiver in receivers(s, s.asking):
            most = spare_crew(s, s.asking, receiver)
            gifts.extend(range(receiver * POINTS + 1, receiver * POINTS + most + 1))
        return {"give": gifts, "done": ZERO}

    def menu(self, s: BranleBasState, seat: Seat) -> Menu:
        return self.offers(s, seat)

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "giver":
            s.asking = arg
            tell(s, "shows-giver", {"ship": arg})
            return
        if verb == "give":
            give_crew(s, s.asking, arg // POINTS, arg % POINTS)
        else:
            tell(s, "no-gift", {"seat": seat})
        if verb != "give" and s.asking == NOBODY:  # nobody of this seat gives any more
            s.given.extend([ship for ship in range(len(s.fate)) if s.owner[ship] == seat])
        if s.asking != NOBODY:
            s.given.append(s.asking)
            s.asking = NOBODY

    def run(self, s: BranleBasState, dice: Dice) -> None:
        next_tangled(s)


def give_crew(s: BranleBasState, giver: int, receiver: int, points: int) -> None:
    """BBC-18.21."""
    s.crew[giver] -= points
    add_crew(s, receiver, points)
    tell(s, "crew-given", {"ship": giver, "second_ship": receiver, "points": points})


# ---- entangled


def bars_attack(s: BranleBasState, ship: int, other: int) -> Rule | None:
    """What forbids a ship to board that one (BBC-17.8, BBC-18.2); also asked before a boarding by collision."""
    if holder(s, ship) == holder(s, other) or s.kind[other] == WORK or s.kind[ship] == HULK:
        return "BBC-17.8"
    if s.force == GALE:
        return "BBC-18.4"
    if s.fires[ship] or s.disorder[ship] or s.crew[ship] == 0 or s.attacked[ship]:
        return "BBC-17.8"
    if s.straight[ship]:
        return "BBC-5.5"
    if flees(s, ship):
        return "BBC-15.3"
    for pair in s.grapples:
        if pair[0] == ship:
            return "BBC-18.2"
    if s.captor[other] >= 0 and s.crew[ship] < 2:
        return "BBC-18.24"
    return None


def prey(s: BranleBasState, ship: int) -> list[int]:
    """Enemies she is entangled with and may board without a test (BBC-17.15)."""
    if s.fate[ship] != IN_PLAY:
        return []
    found: list[int] = []
    for pair in s.tangles:
        if ship in pair:
            other = pair[0] if pair[1] == ship else pair[1]
            if bars_attack(s, ship, other) is None:
                found.append(other)
    return found


def next_tangled(s: BranleBasState) -> None:
    """The next ship that could board whom she is entangled with; the order of fights stays open until all are asked."""
    s.asking = NOBODY
    while s.queue and s.asking == NOBODY:
        ship = s.queue.pop(0)
        if prey(s, ship):
            s.asking = ship


class BoardTangled(Step[BranleBasState]):
    """BBC-17.15, BBC-24.5, D20: the entangled marker becomes a grapple, or not."""

    def who(self, s: BranleBasState) -> list[Seat]:
        return only(s.owner[s.asking]) if s.asking != NOBODY else NO_SEATS

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        return {"grapple": prey(s, s.asking), "pass": ZERO}

    def menu(self, s: BranleBasState, seat: Seat) -> Menu:
        return self.offers(s, seat)

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "grapple":
            grapple(s, s.asking, arg)
        else:
            tell(s, "boards-nobody", {"ship": s.asking})
        next_tangled(s)

    def run(self, s: BranleBasState, dice: Dice) -> None:
        s.queue = fights_by_wind(s, dice)


def grapple(s: BranleBasState, ship: int, other: int) -> None:
    """BBC-17.6, BBC-24.10: from now on they hang together, and fight at the end of the turn."""
    s.attacked[ship] = True
    s.tangles = [pair for pair in s.tangles if not (ship in pair and other in pair)]
    if s.captor[other] >= 0:
        retake(s, other, ship)
        return
    s.grapples.append([ship, other])
    if ship not in s.shooters[other]:
        s.shooters[other].append(ship)
    tell(s, "grapples", {"ship": ship, "second_ship": other})


def retake(s: BranleBasState, prize: int, ship: int) -> None:
    """BBC-18.24: her old side has her again without a fight, with one man of the retaker's, in retreat."""
    lose_crew(s, ship, 1)
    cast_loose(s, prize)
    s.captor[prize] = NOBODY
    s.owner[prize] = s.owner[ship]
    s.crew[prize] = 1
    s.retreat[prize] = True
    tell(s, "retaken", {"ship": prize, "second_ship": ship})


# ---- fights


def fights_by_wind(s: BranleBasState, dice: Dice) -> list[int]:
    """BBC-3.7: by the middle between the two; each as attacker * ships + defender."""
    ships = len(s.fate)
    fights = [pair[0] * ships + pair[1] for pair in s.grapples]
    for i in range(1, len(fights)):  # few: put each before those nearer to the wind
        at = i
        while at > 0:
            gained = _fight_lee(s, fights[at]) - _fight_lee(s, fights[at - 1])
            if gained < -2 * HAIR or (gained <= 2 * HAIR and dice.below(2)):
                break
            fights[at - 1], fights[at] = fights[at], fights[at - 1]
            at -= 1
    return fights


def _fight_lee(s: BranleBasState, fight: int) -> int:
    """Twice how far the place of the fight is from the wind's origin."""
    ship, other = divmod(fight, len(s.fate))
    return lee(s, s.x[ship], s.y[ship]) + lee(s, s.x[other], s.y[other])


def fights_remain(s: BranleBasState) -> bool:
    return len(s.queue) > 0


def fight(s: BranleBasState, dice: Dice) -> None:
    """One fight (BBC-18.5-18.18); not if one of the two was taken, sunk or parted before (BBC-18.28)."""
    s.asking = NOBODY
    ship, other = divmod(s.queue.pop(0), len(s.fate))
    if [ship, other] not in s.grapples or not in_play(s, ship) or not in_play(s, other):
        return
    if s.crew[ship] and s.crew[other]:
        _exchange_blows(s, ship, other, dice)
    if s.crew[ship] == 0 and s.crew[other] == 0:
        _part_beaten(s, ship, other, dice)
    elif s.crew[other] == 0:
        _win(s, ship, other)
    elif s.crew[ship] == 0:
        _win(s, other, ship)


def _exchange_blows(s: BranleBasState, ship: int, other: int, dice: Dice) -> None:
    mine, his = boarding_strength(s, ship, other), boarding_strength(s, other, ship)
    lost, his_lost = losses(s, ship, mine, his, s.crew[ship], s.crew[other], dice)
    if s.loud:
        args = {"ship": ship, "second_ship": other, "points": mine, "second_points": his}
        tell(s, "boarding-fight", {**args, "lost": lost, "second_lost": his_lost})
    lose_crew(s, ship, lost)
    lose_crew(s, other, his_lost)
    if lost >= HEAVY:
        kill_captain(s, ship, dice, -1)
    if his_lost >= HEAVY:
        kill_captain(s, other, dice, -1)


def losses(
    s: BranleBasState, ship: int, mine: int, his: int, my_crew: int, his_crew: int, dice: Dice
) -> tuple[int, int]:
    """What both really lose (BBC-18.14, BBC-18.15)."""
    weaker = mine if mine < his else his
    lost = his_lost = (weaker + 4) // 5
    for _ in range(mine - his if mine > his else his - mine):
        if roll_face(s, dice, "loss", ship) == DEA_HIT:
            if mine > his:
                his_lost += 1
            else:
                lost += 1
    return capped(lost, his_lost, my_crew, his_crew)


def capped(lost: int, his_lost: int, my_crew: int, his_crew: int) -> tuple[int, int]:
    """Nobody loses more than he has, and who takes the other no more than he did (BBC-18.18)."""
    if lost >= my_crew and (his_lost < his_crew or my_crew <= his_crew):
        lost = my_crew
        his_lost = lost if his_lost > lost else his_lost
    elif his_lost >= his_crew:
        his_lost = his_crew
        lost = his_lost if lost > his_lost else lost
    return lost, his_lost


def _part_beaten(s: BranleBasState, ship: int, other: int, dice: Dice) -> None:
    """BBC-18.22: neither is taken; both are in retreat, as A 0 makes them."""
    s.grapples = [pair for pair in s.grapples if not (ship in pair and other in pair)]
    tell(s, "both-beaten", {"ship": ship, "second_ship": other})
    settle_condition(s, ship, dice)
    settle_condition(s, other, dice)


def _win(s: BranleBasState, winner: int, loser: int) -> None:
    """BBC-18.17, BBC-18.27; a winner in disorder comes to the prize later (BBC-18.20)."""
    strike(s, loser, winner)
    if not s.why and loser not in s.unclaimed:
        _claim(s, loser, winner)


def _claim(s: BranleBasState, prize: int, winner: int) -> None:
    """The winner says what becomes of the prize, or must scuttle it (BBC-15.8)."""
    if can_pay(s, prize, winner):
        s.asking = prize
    else:
        scuttle(s, prize)


def claims_remain(s: BranleBasState) -> bool:
    """BBC-18.20: a prize whose captor has lost its marker."""
    return _next_claim(s) != NOBODY


def _next_claim(s: BranleBasState) -> int:
    for prize in s.unclaimed:
        if s.disorder[captor_ship_of(s, prize)] == 0:
            return prize
    return NOBODY


def claim_prize(s: BranleBasState, dice: Dice) -> None:
    """BBC-18.20: at the start of a turn, when the marker is off."""
    prize = _next_claim(s)
    s.unclaimed.remove(prize)
    _claim(s, prize, captor_ship_of(s, prize))


class Possess(Step[BranleBasState]):
    """BBC-15.8, BBC-18.19, D22: keep the prize or scuttle it. `s.asking` is the prize."""

    def who(self, s: BranleBasState) -> list[Seat]:
        return only(s.owner[s.asking]) if s.asking != NOBODY else NO_SEATS

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        return {"possess": [s.asking], "scuttle": [s.asking]}

    def menu(self, s: BranleBasState, seat: Seat) -> Menu:
        return self.offers(s, seat)

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        s.asking = NOBODY
        if verb == "scuttle":
            scuttle(s, arg)
        else:
            take_possession(s, arg, captor_ship_of(s, arg))
