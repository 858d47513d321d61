"""What a formation is asked, and how its ships move (BBC-8.2-8.9, BBC-8.16, BBC-8.24-8.27)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, Menu, Rule, Seat, only, tell
from escadre.games.branle_bas.play.nation_traits import release_range
from escadre.games.branle_bas.play.rules.formations.divisions import (
    able,
    commander_of,
    guide_of,
    leave,
    members,
    next_ahead,
    second_half,
)
from escadre.games.branle_bas.play.rules.formations.executing_orders import (
    MOST,
    angle_left,
    copy_legs,
    course_order,
    due_turn,
    reach,
    room_from,
    steady_legs,
    turned_so_far,
)
from escadre.games.branle_bas.play.rules.formations.station import judge_stations
from escadre.games.branle_bas.play.rules.formations.wakes import follow_legs, near_wake, waits_to_tack
from escadre.games.branle_bas.play.rules.movement.motion import neighbours, shores
from escadre.games.branle_bas.play.rules.movement.speed import half_slot, turn_cost
from escadre.games.branle_bas.play.rules.movement.turning import at_edge, must_tack, turn_limit
from escadre.games.branle_bas.play.rules.ships import (
    EDGE,
    IRONS,
    ON_LINE,
    attitude,
    base,
    enemies,
    in_range,
    thirds,
    wind_from,
)
from escadre.games.branle_bas.play.scenarios.scenario_effects import LEAVES_FREELY, has, interval, station_gap
from escadre.games.branle_bas.play.state import (
    BEARING,
    CALM,
    DRIFT,
    HEAVE_TO,
    IN_LINE,
    LEAD,
    PORT,
    STARBOARD,
    STEADY,
    SUCCESSION,
    TWO_LINES,
    BranleBasState,
)
from escadre.geometry.bases import gap
from escadre.geometry.lattice import cosine, signed, sine
from escadre.geometry.paths import slide, slide_land

LOOKOUT: Final = 20_000  # how far ahead a leader sees what is in her way (BBC-8.9)
HALF_CM: Final = 500  # the runs that ships which move together choose from are half centimetres
ANY: Final = 3600  # no limit to a turn but those of movement

# Whether she may go straight; the least and the most she may turn to port; to starboard; the rule that says so.
Limits = tuple[bool, int, int, int, int, Rule]
FREE: Final[Limits] = (True, 0, ANY, 0, ANY, "")


class OrderFormation(Step[BranleBasState]):
    """BBC-8.27: once a turn, for all its ships."""

    def who(self, s: BranleBasState) -> list[Seat]:
        h = s.helm
        if h.division < 0 or h.asked or s.force == CALM:
            return NO_SEATS
        line = members(s, h.division)
        return only(s.owner[line[0]]) if len(line) > 1 else NO_SEATS

    def offers(self, s: BranleBasState, seat: Seat) -> Menu:
        line = members(s, s.helm.division)
        found: Menu = {"steady": (0,), "lead": (0,), "heave": (0,), "release": line, "leave": line, "disperse": (0,)}
        if s.mode[s.helm.division] == BEARING:
            guide = guide_of(s, line)
            least = -(-half_slot(s, guide) // HALF_CM)
            found["way"] = range(least, max(least, -(-reach(s, guide) // HALF_CM)) + 1)
        return found

    def bars(self, s: BranleBasState, seat: Seat, verb: str, arg: int) -> Rule | None:
        division = s.helm.division
        if verb == "release" or verb == "disperse":
            return None if enemy_is_near(s, division) else "BBC-8.4"
        if verb == "leave":
            return None if may_leave(s, arg) else "BBC-8.3"
        in_irons = attitude(s, _first(s, members(s, division))) == IRONS
        if verb == "steady" or verb == "way":
            return "BBC-8.16" if in_irons else None
        if verb == "lead" and s.mode[division] == BEARING and not in_irons:
            return "BBC-8.26"
        return None

    def play(self, s: BranleBasState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        h = s.helm
        line = members(s, h.division)
        if verb == "release" or verb == "leave":
            leave(s, arg)
            return
        if verb == "disperse":
            for ship in line:
                leave(s, ship)
            return
        h.asked = True
        h.told = HEAVE_TO if verb == "heave" else LEAD if verb == "lead" else STEADY
        if s.loud:
            tell(s, "formation-" + verb, {"ship": line[0], "division": h.division})
        if attitude(s, line[0]) == IRONS and s.mode[h.division] == IN_LINE:
            s.mode[h.division] = BEARING  # BBC-8.16: out of irons all turn together
        if s.mode[h.division] == BEARING:
            _order_abreast(s, line)
        if s.mode[h.division] == BEARING and h.told == STEADY:
            h.guide = steady_legs(s, guide_of(s, line), arg * HALF_CM if verb == "way" else least_reach(s, line))

    def run(self, s: BranleBasState, dice: Dice) -> None:
        if not s.helm.asked:
            s.helm.told = LEAD


def _first(s: BranleBasState, line: list[int]) -> int:
    """Whose slots are chosen: the guide of ships that move together, else the leader."""
    return guide_of(s, line) if s.mode[s.division[line[0]]] == BEARING else line[0]


def _order_abreast(s: BranleBasState, line: list[int]) -> None:
    """Nobody shall run into a friend that is about to move: the foremost on the new course go first."""
    guide = guide_of(s, line)
    course = s.heading[guide]
    if course_order(s, guide) and s.order_course[guide] >= 0:
        course = (course + signed(course, s.order_course[guide]) // 2) % 3600
    s.helm.body.sort(key=lambda ship: -_along(s, ship, course))


def _along(s: BranleBasState, ship: int, course: int) -> int:
    """How far on a course she lies; only differences mean anything."""
    return s.x[ship] * sine(course) + s.y[ship] * cosine(course)


def least_reach(s: BranleBasState, line: list[int]) -> int:
    """BBC-8.27: the pace of the slowest; a ship in irons tacks and sets none."""
    paces = [reach(s, ship) for ship in line if attitude(s, ship) != IRONS]
    return min(paces) if paces else 0


def steady_pace(s: BranleBasState, line: list[int]) -> int:
    """The same, less what a ship needs that has fallen astern of her station: the line closes up."""
    behind = 0
    for ship in line:
        leader = next_ahead(s, ship)
        if leader >= 0:
            apart = gap(base(s, ship), base(s, leader))
            if apart > station_gap(s, ship)[1] and near_wake(s, ship, leader):
                behind = max(behind, apart - interval(s, ship))
    return least_reach(s, line) - behind


def enemy_is_near(s: BranleBasState, division: int) -> bool:
    """BBC-8.4: from the commander's ship to the nearest enemy."""
    ship = commander_of(s, division)
    if ship < 0:
        return False
    limit = release_range(s, ship)
    for other in enemies(s, ship):
        if in_range(s, ship, other, limit):
            return True
    return False


def may_leave(s: BranleBasState, ship: int) -> bool:
    """BBC-8.3: slowed, without a rudder, or out of station, as after an avoidance; or the scenario lets her."""
    return thirds(s, ship) < 3 or s.rudders[ship] > 0 or s.astray[ship] > 0 or has(s, ship, LEAVES_FREELY)


# ---- who steers how


def leader_limits(s: BranleBasState, ship: int) -> Limits:
    """What the helm of a ship in formation may do in the slot that comes."""
    h = s.helm
    if h.division < 0 or not s.formed[ship] or not able(s, ship):
        return FREE  # BBC-8.24
    line = members(s, h.division)
    if len(line) < 2:
        return FREE
    if s.mode[h.division] == BEARING or next_ahead(s, ship) >= 0:
        return FREE  # she cannot copy or follow, and finds her own way
    if s.mode[h.division] == TWO_LINES and second_half(s, ship) and ship != line[0]:
        return FREE  # BBC-8.11
    turn = due_turn(s, ship, s.heading[ship])
    if turn and h.slots >= turn_cost(h.thirds):
        most = min(turn_limit(s, ship), angle_left(s, ship, s.heading[ship]))
        if s.order_side[ship] == PORT:
            return False, turn, most, ANY, 0, "BBC-8.21"
        return False, ANY, 0, turn, most, "BBC-8.21"
    if may_steer(s, ship):
        return FREE
    if s.order[ship] == SUCCESSION and s.order_course[ship] < 0:
        room = MOST - turned_so_far(s, ship, s.heading[ship])
        if s.order_side[ship] == PORT:
            return True, 0, room, ANY, 0, "BBC-8.21"
        return True, ANY, 0, 0, room, "BBC-8.21"
    return True, ANY, 0, ANY, 0, "BBC-8.9"


def leader_bars(s: BranleBasState, ship: int, verb: str, arg: int) -> Rule | None:
    """The rule of formations that forbids a choice at the helm."""
    if verb == "tack":
        return None if _same_way_out(s, ship, arg) else "BBC-8.16"
    if verb not in ("ahead", "steady", "port", "starboard"):
        return None
    straight, port, most_port, starboard, most_starboard, rule = leader_limits(s, ship)
    if verb == "ahead" or verb == "steady":
        return None if straight else rule
    if verb == "port":
        return None if port <= arg <= most_port else rule
    return None if starboard <= arg <= most_starboard else rule


def may_steer(s: BranleBasState, ship: int) -> bool:
    """BBC-8.9: of the ships that lead a line without an order to turn, who need not keep their heading."""
    if s.flagship[s.side[ship]] == ship or commander_of(s, s.division[ship]) == ship or attitude(s, ship) == IRONS:
        return True
    pose = base(s, ship)
    if slide(pose, pose[2], LOOKOUT, [base(s, other) for other in neighbours(s, ship, LOOKOUT)])[1] >= 0:
        return True
    shapes = [*shores(s), *s.shallows, *s.shoals]
    return bool(shapes) and slide_land(pose, pose[2], LOOKOUT, shapes)[1] >= 0


def _same_way_out(s: BranleBasState, ship: int, side: int) -> bool:
    """BBC-8.16: out of irons a formation goes all together, to the edge that the first of it has gone to."""
    if s.helm.division < 0 or not s.formed[ship] or attitude(s, ship) != IRONS:
        return True
    for other in s.helm.moved:
        off = signed(wind_from(s), s.heading[other])
        if s.formed[other] and EDGE - ON_LINE <= abs(off) <= EDGE + ON_LINE:
            return (off > 0) == (side == STARBOARD)
    return True


# ---- who is asked nothing


def planned_legs(s: BranleBasState, ship: int) -> list[int] | None:
    """The segments of a ship that follows or copies, or goes on steadily; nothing when she steers herself."""
    h = s.helm
    if h.division < 0 or not s.formed[ship] or not able(s, ship):
        return None
    line = members(s, h.division)
    if len(line) < 2:
        return None
    if not must_tack(s, ship) and h.told == HEAVE_TO:
        return [DRIFT, half_slot(s, ship)]
    if must_go_about(s, ship):
        s.tacking[ship] = True
    if must_tack(s, ship):
        return None
    if s.rudders[ship] or attitude(s, ship) == IRONS:
        return None
    if s.mode[h.division] == BEARING:
        return h.guide[:] if ship == guide_of(s, line) else copy_legs(s, ship, h.guide)
    leader = next_ahead(s, ship)
    if leader >= 0:
        return follow_legs(s, ship, leader, interval(s, ship))
    return steady_legs(s, ship, steady_pace(s, line)) if h.told == STEADY else None


def end_of_move(s: BranleBasState, ship: int) -> None:
    """When a ship of a formation has moved; after the last of them their stations are looked at."""
    h = s.helm
    if h.division < 0:
        return
    if s.formed[ship] and able(s, ship):
        if h.dodged and s.astray[ship] == 0:
            s.astray[ship] = 1  # BBC-8.3: she may leave the line when it comes up again
    line = members(s, h.division)
    if len(line) > 1 and not any(other in line and other != ship for other in h.body):
        judge_stations(s, line)


def must_go_about(s: BranleBasState, ship: int) -> bool:
    """She lies at the edge of the wind, and her order or the wake she follows goes through it (BBC-7.14, BBC-8.25)."""
    if not at_edge(s, ship):
        return False
    division = s.division[ship]
    leader = next_ahead(s, ship) if s.mode[division] != BEARING else -1
    if leader >= 0:
        return waits_to_tack(s, ship, leader)
    return angle_left(s, ship, s.heading[ship]) > 0 and room_from(s, ship, s.heading[ship]) <= ON_LINE
