"""What hits do to a ship: boxes and what they bring, fires, leaks, the flag, the end of her (BBC-14.12, 15, 16, 19)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY, tell
from escadre.games.branle_bas.play.rules.record_sheet import CREW, GUN, LOWER_LEAK, POWDER, UPPER_LEAK, box_marks
from escadre.games.branle_bas.play.rules.ships import (
    POINT_BLANK,
    SHORT,
    capacities_gone,
    enemies,
    holder,
    in_range,
    mast_size,
    touching,
    wind_from,
)
from escadre.games.branle_bas.play.rules.special_dice import roll_de, roll_two
from escadre.games.branle_bas.play.rules.winning import end_battle
from escadre.games.branle_bas.play.scenarios.scenario_effects import FLAGSHIP_SPARED, strikes, twist
from escadre.games.branle_bas.play.state import (
    BLOWN_UP,
    HULK,
    IN_PLAY,
    PORT,
    SILENCED,
    STARBOARD,
    SUNK,
    WORK,
    WRECKED,
    BranleBasState,
)
from escadre.geometry.lattice import apart, signed

FLAT: Final = 50  # tenths of a degree off ahead or astern within which the wind has no lee side (BBC-16.3)
POSSESSION: Final = 2  # turns on the spot (BBC-18.19)


# ---- hits


def hit_hull(s: BranleBasState, ship: int, points: int, dice: Dice, leaks: bool = True) -> None:
    """Tick hull boxes with all they bring (BBC-14.11, 16.5, 16.7); what is left goes to the masts (BBC-14.12)."""
    over = _tick_hull(s, ship, points, dice, leaks)
    if over > 0:
        _tick_masts(s, ship, over, dice)


def hit_masts(s: BranleBasState, ship: int, points: int, dice: Dice, leaks: bool = True) -> None:
    """Tick mast boxes; what is left goes to the hull (BBC-14.12). A hulk loses nothing by it (BBC-16.24)."""
    if s.kind[ship] >= HULK:
        return
    over = _tick_masts(s, ship, points, dice)
    if over > 0:
        _tick_hull(s, ship, over, dice, leaks)


def _tick_hull(s: BranleBasState, ship: int, points: int, dice: Dice, leaks: bool) -> int:
    """The points that found no box."""
    marks = box_marks(s, ship)
    while points > 0 and s.hull[ship] < len(marks) and s.fate[ship] == IN_PLAY:
        mark = marks[s.hull[ship]]
        s.hull[ship] += 1
        points -= 1
        if mark & GUN:
            lose_guns(s, ship, 1)
        if mark & CREW:
            lose_crew(s, ship, 1)
        if leaks and mark & (UPPER_LEAK | LOWER_LEAK):
            _test_leak(s, ship, mark & LOWER_LEAK > 0, dice)
        if mark & POWDER and roll_two(s, dice, "powder", ship) <= -3:  # BBC-21.12
            if s.loud:
                tell(s, "magazine-explodes", {"ship": ship})
            sink(s, ship, SILENCED)
    return points if s.fate[ship] == IN_PLAY else 0


def _test_leak(s: BranleBasState, ship: int, lower: bool, dice: Dice) -> None:
    """BBC-16.8; ranks 1 and 2 never leak by an upper box, so nothing is rolled."""
    large = s.rank[ship] <= 2
    if large and not lower:
        return
    if roll_de(s, dice, "leak-box", ship) <= (-1 if lower and not large else -2):
        add_leak(s, ship, dice)


def _tick_masts(s: BranleBasState, ship: int, points: int, dice: Dice) -> int:
    """The points that found no box; masts fall as their rows are full (BBC-16.1, BBC-16.15)."""
    size = mast_size(s, ship)
    room = 3 * size - s.rig[ship]
    ticked = points if points < room else room
    before = s.rig[ship] // size if size else 0
    s.rig[ship] += ticked
    for _ in range(before, s.rig[ship] // size if size else 0):
        _mast_falls(s, ship, dice)
    return points - ticked


def break_mast(s: BranleBasState, ship: int, dice: Dice) -> None:
    """BBC-5.22: all boxes left on the mast that is being hit."""
    size = mast_size(s, ship)
    if size and s.rig[ship] < 3 * size:
        _tick_masts(s, ship, size - s.rig[ship] % size, dice)


def _mast_falls(s: BranleBasState, ship: int, dice: Dice) -> None:
    """BBC-16.3: away from the wind, and masks that side for this turn and the next."""
    wind = wind_from(s)
    off = apart(s.heading[ship], wind)
    if off <= FLAT or off >= 1800 - FLAT:
        side = dice.below(2)
    else:
        side = PORT if signed(s.heading[ship], wind) > 0 else STARBOARD
    if side == PORT:
        s.masked_port[ship] = 2
    else:
        s.masked_starboard[ship] = 2
    if s.loud:
        tell(s, "mast-falls", {"ship": ship, "side": side})


def lose_crew(s: BranleBasState, ship: int, points: int) -> None:
    """BBC-16.5, BBC-16.16; what is really lost counts in boarding (BBC-18.7)."""
    lost = points if points < s.crew[ship] else s.crew[ship]
    s.crew[ship] -= lost
    s.lost_crew[ship] += lost


def add_crew(s: BranleBasState, ship: int, points: int) -> None:
    """Men come aboard; BBC-15.5: if there were none, and nothing else is at 0, the flag of retreat goes."""
    empty = s.crew[ship] == 0
    s.crew[ship] += points
    if empty and capacities_gone(s, ship) == 0:
        s.retreat[ship] = False


def lose_guns(s: BranleBasState, ship: int, points: int) -> None:
    """BBC-16.7, BBC-16.16."""
    s.guns[ship] = s.guns[ship] - points if s.guns[ship] > points else 0


def add_fire(s: BranleBasState, ship: int, dice: Dice) -> None:
    """One more marker; at five she blows up at once (BBC-5.6). Works do not burn (BBC-21.10, BBC-21.11)."""
    if s.kind[ship] == WORK or s.fate[ship] != IN_PLAY:
        return
    s.fires[ship] += 1
    if s.loud:
        tell(s, "fire", {"ship": ship, "fires": s.fires[ship]})
    if s.fires[ship] >= 5:
        explode(s, ship, dice)


def add_leak(s: BranleBasState, ship: int, dice: Dice) -> None:
    """BBC-5.13, BBC-16.9: the turn she sinks in if it is not plugged."""
    if s.kind[ship] == WORK:
        return
    sinks = s.turn + 6 + roll_de(s, dice, "sinking-turn", ship)
    s.leaks[ship].append(sinks)
    if s.loud:
        tell(s, "leak", {"ship": ship, "turn": sinks})


def damage_rudder(s: BranleBasState, ship: int) -> None:
    """BBC-16.22; what is moored has no use for one."""
    if s.kind[ship] >= HULK:
        return
    s.rudders[ship] += 1
    if s.loud:
        tell(s, "rudder-damaged", {"ship": ship})


def kill_captain(s: BranleBasState, ship: int, dice: Dice, limit: int) -> None:
    """BBC-14.9, BBC-18.16: and on a flagship the Admiral too, on a Dé at or below the limit."""
    s.captains[ship] += 1
    if s.loud:
        tell(s, "captain-killed", {"ship": ship})
    side = s.side[ship]
    if s.flagship[side] == ship and s.captor[ship] < 0 and not s.admiral_dead[side]:
        if roll_de(s, dice, "admiral", ship) <= limit:
            _kill_admiral(s, side, ship)


def _kill_admiral(s: BranleBasState, side: int, ship: int) -> None:
    s.admiral_dead[side] = True
    if s.loud:
        tell(s, "admiral-killed", {"ship": ship})


# ---- the end of her


def explode(s: BranleBasState, ship: int, dice: Dice) -> None:
    """BBC-16.19: friend and foe near by are hit, batteries not; BBC-15.10: the Admiral goes with her."""
    side = s.side[ship]
    sink(s, ship, BLOWN_UP)
    if s.flagship[side] == ship and s.captor[ship] < 0 and not s.admiral_dead[side]:
        _kill_admiral(s, side, ship)
    for other in range(len(s.fate)):
        if s.fate[other] != IN_PLAY or s.kind[other] == WORK or not in_range(s, ship, other, SHORT):
            continue
        close = in_range(s, ship, other, POINT_BLANK)
        burns = roll_de(s, dice, "explosion", other) <= (-1 if close else -2)
        hit_masts(s, other, 8 if close else 4, dice)
        hit_hull(s, other, 4 if close else 2, dice)
        if burns:
            add_fire(s, other, dice)
        settle_condition(s, other, dice)
        if s.why:
            return


def sink(s: BranleBasState, ship: int, fate: int) -> None:
    """BBC-15.10: off the table (SUNK, BLOWN_UP, AWAY, SILENCED); whatever held her to others is undone."""
    s.fate[ship] = fate
    if s.loud:
        tell(s, FATES[fate], {"ship": ship})
    cast_loose(s, ship)
    s.formed[ship] = False
    s.landings = [landing for landing in s.landings if landing[0] != ship]


FATES: Final = ("", "sunk", "blown-up", "away", "", "silenced")  # what is told, by fate


def cast_loose(s: BranleBasState, ship: int) -> None:
    """No tangle, grapple or tow with anybody."""
    s.tangles = [pair for pair in s.tangles if ship not in pair]
    s.grapples = [pair for pair in s.grapples if ship not in pair]
    s.unclaimed = [prize for prize in s.unclaimed if captor_ship_of(s, prize) != NOBODY]
    cast_off(s, ship)


def cast_off(s: BranleBasState, ship: int) -> None:
    """The tow ends, whichever end of it she has."""
    s.tow[ship] = NOBODY
    for tug in range(len(s.tow)):
        if s.tow[tug] == ship:
            s.tow[tug] = NOBODY


def scuttle(s: BranleBasState, ship: int) -> None:
    """BBC-15.8, BBC-15.9, BBC-18.25."""
    if s.loud:
        tell(s, "scuttled", {"ship": ship})
    sink(s, ship, SUNK)


# ---- the flag


def surrender(s: BranleBasState, ship: int, captor_ship: int, dice: Dice) -> None:
    """She strikes, and the captor takes possession if it can pay for it (BBC-15.6, BBC-15.7, BBC-15.8)."""
    strike(s, ship, captor_ship)
    if s.why or ship in s.unclaimed:
        return
    if can_pay(s, ship, captor_ship):
        take_possession(s, ship, captor_ship)
    else:
        scuttle(s, ship)


def strike(s: BranleBasState, ship: int, captor_ship: int) -> None:
    """BBC-15.6, BBC-18.17: the prize flag. Captor and prize stay together until possession is taken (BBC-18.19)."""
    s.captor[ship] = holder(s, captor_ship)
    s.owner[ship] = s.owner[captor_ship]
    s.retreat[ship] = False
    s.formed[ship] = False
    s.landings = [landing for landing in s.landings if landing[0] != ship]  # BBC-22.8
    cast_loose(s, ship)
    s.tangles.append([captor_ship, ship])
    if s.disorder[captor_ship]:
        s.unclaimed.append(ship)  # BBC-18.20
    if s.loud:
        tell(s, "taken", {"ship": ship, "second_ship": captor_ship})
    if s.flagship[s.side[ship]] == ship and not twist(s, FLAGSHIP_SPARED):
        end_battle(s, s.captor[ship], "flagship-taken")  # BBC-2.1


def can_pay(s: BranleBasState, ship: int, captor_ship: int) -> bool:
    """BBC-15.7, BBC-15.8: a captor of lower rank pays 1 A and keeps at least 1."""
    return s.crew[captor_ship] > _price(s, ship, captor_ship)


def _price(s: BranleBasState, ship: int, captor_ship: int) -> int:
    if strikes(s, ship):
        return 0
    return 1 if s.rank[captor_ship] > s.rank[ship] else 0


def take_possession(s: BranleBasState, ship: int, captor_ship: int) -> None:
    """BBC-18.19: D2 on the captor."""
    lose_crew(s, captor_ship, _price(s, ship, captor_ship))
    s.disorder[captor_ship] = 1 if strikes(s, ship) else POSSESSION
    if s.loud:
        tell(s, "possessed", {"ship": ship, "second_ship": captor_ship})


def captor_ship_of(s: BranleBasState, prize: int) -> int:
    """The ship that lies by her prize, or nobody."""
    for pair in s.tangles:
        if pair[1] == prize and holder(s, pair[0]) == s.captor[prize]:
            return pair[0]
    return NOBODY


# ---- consequences


def settle_condition(s: BranleBasState, ship: int, dice: Dice) -> None:
    """After damage, or when bases have met: scuttled (BBC-15.9), in retreat (BBC-15.1), or taken (BBC-15.6)."""
    if s.fate[ship] != IN_PLAY:
        return
    full = s.hull[ship] >= len(box_marks(s, ship))
    if s.kind[ship] == WORK:
        if full or s.crew[ship] == 0:  # BBC-21.13, BBC-22.6
            sink(s, ship, SILENCED)
        return
    if full and s.rig[ship] >= 3 * mast_size(s, ship):
        scuttle(s, ship)
        return
    if s.captor[ship] >= 0:
        return
    gone = capacities_gone(s, ship)
    hulk = s.kind[ship] == HULK
    if gone and not hulk and not s.retreat[ship]:  # BBC-15.5: only what is lost for good; BBC-16.24: a hulk cannot flee
        s.retreat[ship] = True
        s.formed[ship] = False
        if s.loud:
            tell(s, "retreats", {"ship": ship})
    helpless = gone == (2 if hulk else 3)
    stranded = s.aground[ship] == WRECKED and s.retreat[ship]  # BBC-20.11
    if helpless or stranded:
        captor_ship = _who_touches(s, ship)
        if captor_ship >= 0:
            surrender(s, ship, captor_ship, dice)


def _who_touches(s: BranleBasState, ship: int) -> int:
    """An enemy in base contact that has men to send, or nobody."""
    for other in enemies(s, ship):
        if s.kind[other] != WORK and s.captor[other] < 0 and s.crew[other] > 0 and touching(s, ship, other):
            return other
    return NOBODY
