"""The order of play, and nothing else (TF-4)."""

from __future__ import annotations

from escadre.core.flow import Do, Flow, Repeat, Step
from escadre.games.task_force.play.rules.naval.battle import (
    ChooseOutranging,
    NameRange,
    NameTargets,
    apply_all,
    begin_battle,
    end_battle,
    fire,
    first_to_fire,
    roll_for_surprise,
    second_to_fire,
)
from escadre.games.task_force.play.rules.naval.bombardment import (
    BaseFires,
    ChooseBombardment,
    NameBombardment,
    find_bombardments,
    fire_bombardment,
)
from escadre.games.task_force.play.rules.naval.contacts import (
    DivideFleets,
    OrderBattles,
    assign_forced,
    battles_remain,
    find_contacts,
)
from escadre.games.task_force.play.rules.withdrawal import AnswerDuty, OrderColumn, collect_duties
from escadre.games.task_force.play.state import TaskForceState

SEQUENCES: dict[str, list[Step[TaskForceState]]] = {
    "combat": [
        Do("TF-4.2.a", find_contacts),
        Do("TF-4.2.1.d", assign_forced),
        DivideFleets("TF-4.2.1.c"),
        Repeat("TF-4.2.e", "battle", battles_remain),
        Do("TF-4.2.f", find_bombardments),
        Repeat("TF-4.2.4.f", "bombardment", battles_remain),
    ],
    "battle": [
        OrderBattles("TF-4.2.1.c"),
        Do("TF-3.8.1.b", begin_battle),
        ChooseOutranging("TF-5.2.4.a"),
        Do("TF-4.2.5.b", roll_for_surprise),
        NameRange("TF-4.2.2.c"),
        Do("TF-4.2.2.e", first_to_fire),
        NameTargets("TF-4.2.2.e"),
        Do("TF-4.2.2.i", fire),
        Do("TF-4.2.2.j", second_to_fire),
        NameTargets("TF-4.2.2.j"),
        Do("TF-4.2.2.k", fire),
        Do("TF-4.2.2.l", apply_all),
        OrderColumn("TF-3.5.m.1"),
        Do("TF-3.5.2.d", collect_duties),
        AnswerDuty("TF-3.5.2.b"),
        Do("TF-4.2.e", end_battle),
    ],
    "bombardment": [
        ChooseBombardment("TF-4.2.4.a"),
        NameBombardment("TF-4.2.4.c"),
        BaseFires("TF-4.2.4.e"),
        Do("TF-4.2.4.f", fire_bombardment),
        OrderColumn("TF-3.5.m.1"),
        Do("TF-3.5.2.d", collect_duties),
        AnswerDuty("TF-3.5.2.b"),
        Do("TF-4.2.4.f", end_battle),
    ],
}
FLOW = Flow(SEQUENCES)
