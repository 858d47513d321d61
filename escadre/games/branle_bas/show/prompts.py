"""What is asked of whom, in words: one line for each step that waits."""

from __future__ import annotations

from typing import Any

from escadre.core.flow import waiting
from escadre.core.frames import Seat
from escadre.core.types import Text
from escadre.games.branle_bas.play.flow import FLOW
from escadre.games.branle_bas.play.rules.ships import attitude
from escadre.games.branle_bas.play.scenarios.scenario_effects import last_turn
from escadre.games.branle_bas.play.state import BranleBasState
from escadre.games.branle_bas.play.waiting import active_ship
from escadre.games.branle_bas.speak.names import seat_name, ship_text

# The words of each step; those that speak of a ship have her as `ship`.
STEPS = {
    "ChooseNation": "prompt-nation",
    "ChooseFleet": "prompt-fleet",
    "Organise": "prompt-organise",
    "ChooseWind": "prompt-wind",
    "ChooseStation": "prompt-station",
    "Repair": "prompt-repair",
    "Refloat": "prompt-refloat",
    "SendSignal": "prompt-signal",
    "Reread": "prompt-reread",
    "OrderFormation": "prompt-formation",
    "Separate": "prompt-separate",
    "Steer": "prompt-steer",
    "Collide": "prompt-collide",
    "Land": "prompt-land",
    "Fire": "prompt-fire",
    "RerollRisk": "prompt-risk",
    "TransferCrew": "prompt-transfer",
    "BoardTangled": "prompt-tangled",
    "Possess": "prompt-possess",
    "Assault": "prompt-assault",
}
PHASES = ("phase-setup", "phase-tests", "phase-movement", "phase-gunfire", "phase-boarding")
ATTITUDES = ("attitude-irons", "attitude-close", "attitude-reaching", "attitude-running")
FORCES = ("force-calm", "force-light", "force-good", "force-fresh", "force-gale")


def prompt(s: BranleBasState, seat: Seat | None) -> Text:
    if not s.stack:
        return Text("prompt-over")
    step = waiting(s, FLOW)
    seats = step.who(s)
    if not seats:
        return Text("prompt-over")  # a position that has yet to run on to a decision
    if seat not in seats:
        return Text("prompt-waits", {"seat": seat_name(seats[0])})
    args: dict[str, Any] = {}
    ship = active_ship(s)
    if ship >= 0:
        args["ship"] = ship_text(s, ship)
    name = type(step).__name__
    if name == "Steer":
        h = s.helm
        args["attitude"] = Text(ATTITUDES[attitude(s, ship)])
        args["slots"] = tenths(h.slots * 5)
        args["run"] = tenths((h.run + 50) // 100)
    if name == "Collide":
        args["second"] = ship_text(s, s.helm.struck)
    return Text(STEPS[name], args)


def tenths(value: int) -> str:
    """Ten times a length as one writes it: 25 is 2.5."""
    return f"{value // 10}.{value % 10}" if value % 10 else str(value // 10)


def phase(s: BranleBasState) -> Text:
    """The hour, the turn and the part of it; a turn is a quarter of an hour before nightfall at seven (BBC-1.15)."""
    if s.turn == 0:
        return Text("phase-setup")
    minutes = 19 * 60 - 15 * (last_turn(s) - s.turn + 1)
    clock = f"{minutes // 60}:{minutes % 60:02d}"
    part = Text("phase-night") if s.night else Text(PHASES[s.phase])
    return Text("phase-turn", {"turn": s.turn, "turns": last_turn(s), "clock": clock, "part": part})


def wind_text(s: BranleBasState) -> Text:
    if s.fog:
        return Text("wind-fog", {"wind": s.wind})
    return Text("wind-now", {"force": Text(FORCES[s.force]), "wind": s.wind})
