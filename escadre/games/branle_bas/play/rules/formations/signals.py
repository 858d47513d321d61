"""Signals: who may send them, who sees them, what they order (BBC-8.14-8.23, BBC-8.28)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, Menu, Rule, Seat, only, tell
from escadre.games.branle_bas.play.nation_traits import rereads
from escadre.games.branle_bas.play.rules.formations.divisions import commander_of, drop_unable, members
from escadre.games.branle_bas.play.rules.formations.signalled_orders import (
    NO_SIDE,
    mistaken_side,
    second_head,
    shorter_side,
    take_order,
)
from escadre.games.branle_bas.play.rules.ships import (
    EDGE,
    LONG,
    ON_LINE,
    SHORT,
    by_wind,
    good_order,
    in_range,
    wind_angle,
)
from escadre.games.branle_bas.play.rules.special_dice import roll_de
from escadre.games.branle_bas.play.scenarios.scenario_effects import FREE_REREADS, twist
from escadre.games.branle_bas.play.state import (
    BEARING,
    FRIGATE,
    IN_LINE,
    IN_PLAY,
    INTO_TWO_LINES,
    MERCHANT,
    ONE_LINE,
    PORT,
    STARBOARD,
    SUCCESSION,
    TOGETHER,
    TWO_LINES,
    BranleBasState,
    Signal,
)

# The number of a signal to turn is division * TURNS + side * COURSES + course; course 0 is none.
COURSES: Final = 13
TURNS: Final = 2 * COURSES

# Signal markers (BBC-8.17)
CLEAR: Final = 0
NOT_SEEN: Final = 1
MISREAD: Final = 2


# ---- who sends


def speaker(s: BranleBasState, side: int) -> int:
    """The ship that signals for a side: the flagship, or when she or her Admiral is lost the next (BBC-8.28)."""
    flagship = s.flagship[side]
    if _speaks(s, flagship) and not s.admiral_dead[side]:
        return flagship
    first = s.division[flagship] + 1 if flagship >= 0 else 0
    divisions = len(s.mode)
    for i in range(divisions):
        division = (first + i) % divisions
        if s.division_side[division] == side and _speaks(s, s.commander[division]):
            if s.commander[division] != flagship:
                return s.commander[division]
    best = NOBODY
    for ship in range(len(s.fate)):
        if s.side[ship] == side and _speaks(s, ship) and s.kind[ship] < MERCHANT:
            if best < 0 or s.rank[ship] < s.rank[best]:
                best = ship
    return best


def _speaks(s: BranleBasState, ship: int) -> bool:
    return ship >= 0 and s.fate[ship] == IN_PLAY and s.captor[ship] < 0


def voices(s: BranleBasState) -> list[int]:
    return [speaker(s, 0), speaker(s, 1)]


def hush(s: BranleBasState, before: list[int]) -> None:
    """BBC-8.28: who takes over from an Admiral lost in the tests of this turn signals from the next turn on."""
    for side in (0, 1):
        if speaker(s, side) != before[side]:
            for division in range(len(s.signalled)):
                if s.division_side[division] == side:
                    s.signalled[division] = True


def may_address(s: BranleBasState, sender: int, division: int) -> bool:
    """BBC-8.14: the Admiral any division of his side, a commander his own; one signal a turn, to ships in formation."""
    if s.signalled[division] or s.division_side[division] != s.side[sender] or len(members(s, division)) < 2:
        return False
    return commander_of(s, division) == sender or speaker(s, s.side[sender]) == sender


def may_signal(s: BranleBasState, sender: int) -> bool:
    for division in range(len(s.mode)):
        if may_address(s, sender, division):
            return True
    return False


def begin_signals(s: BranleBasState, dice: Dice) -> None:
    """Admirals first, then commanders, each in the order of the wind (BBC-3.9, BBC-8.14)."""
    drop_unable(s)
    s.signals = [signal for signal in s.signals if signal.waiting]
    for signal in s.signals:
        signal.repeated = 0
    admirals = [ship for ship in voices(s) if ship >= 0]
    commanders = [commander_of(s, division) for division in range(len(s.mode))]
    others = [ship for ship in commanders if ship >= 0 and ship not in admirals]
    s.queue = by_wind(s, admirals, dice) + by_wind(s, others, dice)
    _next_sender(s)


def _next_sender(s: BranleBasState) -> None:
    """BBC-8.14: who has nobody to signal to is not asked."""
    while s.queue and not may_signal(s, s.queue[0]):
        s.queue.pop(0)
    s.asking = s.queue[0] if s.queue else NOBODY


class SendSignal(Step[BranleBasState]):
    """BBC-8.14, BBC-8.15: one after the other, until each passes or has addressed all he may."""

    def who(self, s: BranleBasState) -> list[Seat]:
        return only(s.owner[s.asking]) if s.asking >= 0 else NO_SEATS

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        turns: list[int] = []
        line: list[int] = []
        lines: list[int] = []
        for division in range(len(s.mode)):
            if may_address(s, s.asking, division):
                turns += range(division * TURNS, division * TURNS + TURNS)
                line.append(division)
                lines += [division * 2 + PORT, division * 2 + STARBOARD]
        return {"pass": (0,), "succession": turns, "together": turns, "line": line, "lines": lines}

    def bars(self, s: BranleBasState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "succession" or verb == "together":
            course = arg % COURSES
            return "BBC-7.7" if course and wind_angle(s, course * 300) < EDGE - ON_LINE else None
        if verb == "line":
            return "BBC-8.8" if s.mode[arg] == IN_LINE else None
        if verb == "lines":
            side = s.lines_side[arg // 2]
            return "BBC-8.8" if s.mode[arg // 2] == TWO_LINES and side == arg % 2 else None
        return None

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "pass":
            s.queue.pop(0)
            tell(s, "no-signal", {"ship": s.asking})
        elif verb == "line":
            _send(s, Signal(arg, ONE_LINE, NO_SIDE, 0), s.asking)
        elif verb == "lines":
            _send(s, Signal(arg // 2, INTO_TWO_LINES, arg % 2, 0), s.asking)
        else:
            order = SUCCESSION if verb == "succession" else TOGETHER
            _send(s, Signal(arg // TURNS, order, arg // COURSES % 2, arg % COURSES), s.asking)
        _next_sender(s)

    def run(self, s: BranleBasState, dice: Dice) -> None:
        """BBC-8.17: whom a signal of this turn or an earlier one has yet to reach."""
        waiting: list[int] = []
        for signal in s.signals:
            line = members(s, signal.division)
            signal.waiting = [
                ship for ship in signal.waiting if ship in line or commander_of(s, signal.division) == ship
            ]
            waiting += signal.waiting
        s.queue = by_wind(s, waiting, dice)


def _send(s: BranleBasState, signal: Signal, sender: int) -> None:
    """It replaces what was signalled to that division before."""
    division = signal.division
    s.signalled[division] = True
    s.signals = [old for old in s.signals if old.division != division]
    s.signals.append(signal)
    signal.sender = sender
    if signal.course and shorter_side(s, members(s, division)[0], signal.course) == signal.side:
        signal.side = NO_SIDE  # BBC-8.23: the shorter way needs no side
    if s.loud:
        facts = {
            "ship": sender,
            "division": division,
            "order": signal.order,
            "side": signal.side,
            "course": signal.course,
        }
        tell(s, "signal", facts)
    if s.division[sender] == division or off_the_line(s, sender):
        _address_ships(s, signal)
    else:
        signal.waiting = [commander_of(s, division)]  # BBC-8.18: he tests once, then signals to his ships


def off_the_line(s: BranleBasState, sender: int) -> bool:
    """BBC-8.20: the signals of a frigate that sails off the line need no test."""
    return s.kind[sender] == FRIGATE and not s.formed[sender]


def _address_ships(s: BranleBasState, signal: Signal) -> None:
    """BBC-8.18: who must test, and who needs not."""
    line = members(s, signal.division)
    sender = signal.sender if s.division[signal.sender] == signal.division else NOBODY
    if signal.order == TOGETHER:
        s.mode[signal.division] = BEARING
    elif signal.order == SUCCESSION and s.mode[signal.division] == BEARING:
        s.mode[signal.division] = IN_LINE
    testing: list[int] = []
    for ship in line:
        if ship != sender and _must_test(s, signal, ship, sender):
            testing.append(ship)
    for ship in line:
        if ship not in testing:
            take_order(s, ship, signal, signal.side)
    signal.waiting = testing
    if signal.order == ONE_LINE and s.mode[signal.division] == BEARING:
        s.mode[signal.division] = IN_LINE


def _must_test(s: BranleBasState, signal: Signal, ship: int, sender: int) -> bool:
    """In succession those ahead of the flagship, all together everybody; for the lines she who leads the second."""
    if signal.order == SUCCESSION:
        return sender < 0 or s.place[ship] < s.place[sender]
    if signal.order == TOGETHER or s.mode[signal.division] == BEARING:
        return True
    return ship == second_head(s, signal.division)


# ---- who sees


def readings_remain(s: BranleBasState) -> bool:
    return bool(s.queue)


def read_signals(s: BranleBasState, dice: Dice) -> None:
    """BBC-8.17: the next ship looks out."""
    ship = s.queue[0]
    signal = _signal_to(s, ship)
    if s.fog and not in_range(s, signal.sender, ship, SHORT):  # BBC-5.18
        _settle(s, ship, signal, NOT_SEEN, dice)
        return
    result = CLEAR if off_the_line(s, signal.sender) else _look(s, ship, dice)
    if result != CLEAR and may_repeat(s, ship, signal):
        signal.reading = ship
        s.misread[ship] = result
        s.asking = ship
    else:
        _settle(s, ship, signal, result, dice)


def _signal_to(s: BranleBasState, ship: int) -> Signal:
    for signal in s.signals:
        if ship in signal.waiting:
            return signal
    raise AssertionError(f"ship {ship} reads no signal")


def _look(s: BranleBasState, ship: int, dice: Dice) -> int:
    die = roll_de(s, dice, "signal", ship)
    if die >= 0 or (die == -2 and rereads(s, ship)):
        return CLEAR
    return NOT_SEEN if die == -1 else MISREAD


def may_repeat(s: BranleBasState, ship: int, signal: Signal) -> bool:
    """BBC-8.19; a scenario may let each side have some readings repeated without a frigate."""
    if s.fog:
        return False
    frigate = s.repeater[signal.division]
    if (
        frigate >= 0
        and not s.formed[frigate]
        and good_order(s, frigate)
        and in_range(s, frigate, signal.sender, LONG)
        and in_range(s, frigate, ship, LONG)
    ):
        return True
    mended = 0
    for other in s.signals:
        if s.division_side[other.division] == s.division_side[signal.division]:
            mended += other.repeated
    return mended < twist(s, FREE_REREADS)


class Reread(Step[BranleBasState]):
    """BBC-8.19: a repeating frigate lets a bad reading be made again, once."""

    def who(self, s: BranleBasState) -> list[Seat]:
        return only(s.owner[s.asking]) if s.asking >= 0 else NO_SEATS

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        return {"reread": (0,), "accept": (0,)}

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        ship = s.asking
        signal = _signal_to(s, ship)
        result = s.misread[ship]
        if verb == "reread":
            signal.repeated += 1
            result = _look(s, ship, dice)
        _settle(s, ship, signal, result, dice)


def _passes_on(s: BranleBasState, ship: int, signal: Signal) -> bool:
    """BBC-8.18: a commander shows his ships what he has read of the Admiral, unless they can see it themselves."""
    from_afar = s.division[signal.sender] != signal.division and not off_the_line(s, signal.sender)
    return from_afar and ship == commander_of(s, signal.division)


def _settle(s: BranleBasState, ship: int, signal: Signal, result: int, dice: Dice) -> None:
    s.queue.pop(0)
    s.asking = NOBODY
    signal.reading = NOBODY
    if result == MISREAD and signal.order == ONE_LINE:
        result = CLEAR  # there is no side to mistake
    s.misread[ship] = result
    if s.loud:
        tell(s, ("signal-seen", "signal-not-seen", "signal-misread")[result], {"ship": ship})
    if result == NOT_SEEN:
        return  # BBC-8.17: she tests again next turn
    signal.waiting.remove(ship)
    side = signal.side if result == CLEAR else mistaken_side(s, ship, signal)
    if _passes_on(s, ship, signal):
        signal.side = side
        signal.sender = ship
        _address_ships(s, signal)  # BBC-8.18
        s.queue += by_wind(s, signal.waiting, dice)
    else:
        take_order(s, ship, signal, side)
