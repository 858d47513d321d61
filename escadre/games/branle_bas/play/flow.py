"""The order of play, and nothing else (BBC-1.18, BBC-3)."""

from __future__ import annotations

from escadre.core.flow import Do, Flow, Repeat, Step
from escadre.games.branle_bas.play.rules.boarding.hand_to_hand import (
    BoardTangled,
    Possess,
    TransferCrew,
    begin_boarding,
    claim_prize,
    claims_remain,
    fight,
    fights_remain,
)
from escadre.games.branle_bas.play.rules.boarding.landing import Assault, Land, assault, assaults_remain, begin_assaults
from escadre.games.branle_bas.play.rules.contact.collision import Collide
from escadre.games.branle_bas.play.rules.contact.parting import Separate, begin_parting
from escadre.games.branle_bas.play.rules.formations.formation import OrderFormation
from escadre.games.branle_bas.play.rules.formations.signals import (
    Reread,
    SendSignal,
    begin_signals,
    read_signals,
    readings_remain,
)
from escadre.games.branle_bas.play.rules.gunnery.gunfire import (
    Fire,
    RerollRisk,
    begin_gunfire,
    gunners_remain,
    next_gunner,
    next_risk,
    risks_remain,
    shoot,
    shots_remain,
)
from escadre.games.branle_bas.play.rules.morale import first_morale
from escadre.games.branle_bas.play.rules.morale_calls import CallMorale
from escadre.games.branle_bas.play.rules.movement.grounding import Refloat, begin_refloating, refloatings_remain
from escadre.games.branle_bas.play.rules.movement.helm import Steer
from escadre.games.branle_bas.play.rules.movement.phase import (
    begin_movement,
    begin_ship,
    bodies_remain,
    end_ship,
    legs_remain,
    next_body,
    run_leg,
    set_off,
    ships_remain,
    slots_remain,
)
from escadre.games.branle_bas.play.rules.repairs import (
    Repair,
    begin_repairs,
    major_fires,
    repair,
    repairs_remain,
    sink_leaking,
    tangled_fires,
)
from escadre.games.branle_bas.play.rules.setup.arrival import ChooseStation, ChooseWind, arrive, bring_in, place
from escadre.games.branle_bas.play.rules.setup.fleets import ChooseFleet, ChooseNation, Organise, muster
from escadre.games.branle_bas.play.rules.turn import begin_turn, daylight, end_turn, nightfall, unsettled
from escadre.games.branle_bas.play.rules.wind import change_wind, gale
from escadre.games.branle_bas.play.rules.winning import final_count
from escadre.games.branle_bas.play.state import BranleBasState

SEQUENCES: dict[str, list[Step[BranleBasState]]] = {
    "match": [
        ChooseNation("BBC-1.18"),
        ChooseFleet("BBC-1.1"),
        Do("BBC-1.2", muster),
        Organise("BBC-1.3"),
        ChooseWind("BBC-1.7"),
        Do("BBC-1.9", arrive),
        ChooseStation("BBC-1.11"),
        Do("BBC-1.11", place),
        Do("BBC-4.2", first_morale),
        Repeat("BBC-1.15", "turn", daylight),
        Do("BBC-1.16", nightfall),
        Repeat("BBC-1.16", "night", unsettled),
        Do("BBC-1.17", final_count),
    ],
    "turn": [
        Do("BBC-3.2", begin_turn),
        Repeat("BBC-18.20", "claim", claims_remain),
        Do("BBC-5.7", tangled_fires),
        Do("BBC-3.9", begin_repairs),
        Repeat("BBC-5.12", "repair", repairs_remain),
        Do("BBC-5.6", major_fires),
        Do("BBC-5.13", sink_leaking),
        Do("BBC-5.14", change_wind),
        Do("BBC-5.22", gale),
        Do("BBC-20.8", begin_refloating),
        Repeat("BBC-20.8", "refloat", refloatings_remain),
        Do("BBC-8.14", begin_signals),
        SendSignal("BBC-8.14"),
        Repeat("BBC-8.17", "reading", readings_remain),
        Do("BBC-1.14", bring_in),
        Do("BBC-3.10", begin_movement),
        Repeat("BBC-6.1", "body", bodies_remain),
        Do("BBC-3.5", begin_gunfire),
        Repeat("BBC-3.5", "broadside", gunners_remain),
        Do("BBC-3.7", begin_boarding),
        TransferCrew("BBC-18.21"),
        BoardTangled("BBC-17.15"),
        Repeat("BBC-3.7", "fight", fights_remain),
        Do("BBC-22.3", begin_assaults),
        Repeat("BBC-22.3", "assault", assaults_remain),
        Do("BBC-3.1", end_turn),
    ],
    "claim": [Do("BBC-18.20", claim_prize), Possess("BBC-15.8")],
    "repair": [Repair("BBC-5.5"), Do("BBC-5.11", repair)],
    "refloat": [Refloat("BBC-20.9")],
    "reading": [Do("BBC-8.17", read_signals), Reread("BBC-8.19")],
    # A body is a formation or a single ship (BBC-6.2).
    "body": [
        Do("BBC-6.2", next_body),
        OrderFormation("BBC-8.27"),
        Repeat("BBC-6.2", "ship", ships_remain),
    ],
    "ship": [
        Do("BBC-6.3", begin_ship),
        Separate("BBC-17.9"),
        Do("BBC-6.3", set_off),
        Repeat("BBC-6.25", "slot", slots_remain),
        Do("BBC-6.9", end_ship),
        Land("BBC-22.1"),
    ],
    "slot": [Steer("BBC-6.25"), Repeat("BBC-0.6", "leg", legs_remain)],
    "leg": [Do("BBC-0.6", run_leg), Collide("BBC-17.6")],
    "broadside": [
        Do("BBC-3.5", next_gunner),
        Fire("BBC-10.5"),
        Repeat("BBC-14.17", "shot", shots_remain),
    ],
    "shot": [Do("BBC-14.17", shoot), Repeat("BBC-14.13", "risk", risks_remain)],
    "risk": [Do("BBC-14.13", next_risk), RerollRisk("BBC-14.16")],
    "fight": [Do("BBC-18.5", fight), Possess("BBC-15.8")],
    "assault": [Do("BBC-22.4", assault), Assault("BBC-22.8")],
    # After nightfall only what burns, leaks or is fought hand to hand goes on (BBC-1.16).
    "night": [
        Do("BBC-3.2", begin_turn),
        Repeat("BBC-18.20", "claim", claims_remain),
        Do("BBC-5.7", tangled_fires),
        Do("BBC-3.9", begin_repairs),
        Repeat("BBC-5.12", "repair", repairs_remain),
        Do("BBC-5.6", major_fires),
        Do("BBC-5.13", sink_leaking),
        Do("BBC-3.7", begin_boarding),
        Do("BBC-17.20", begin_parting),
        Separate("BBC-17.20"),
        Repeat("BBC-3.7", "fight", fights_remain),
        Do("BBC-3.1", end_turn),
    ],
}

FLOW: Flow[BranleBasState] = Flow(SEQUENCES, CallMorale("BBC-4.2"), "morale")
