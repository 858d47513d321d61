"""The order of play, and nothing else (TF-4)."""

from __future__ import annotations

from escadre.core.flow import Do, Flow, Repeat, Step
from escadre.games.task_force.play.rules.administration import next_turn, repair
from escadre.games.task_force.play.rules.air.attack import ChooseAttack, attack, attacks_remain, fire_anti_air
from escadre.games.task_force.play.rules.air.interception import (
    MeetFortresses,
    PairFighters,
    Scramble,
    SplitZeros,
    TakeLosses,
    begin_combat,
    bombers_through,
    pair_forced,
    pairings_remain,
    roll_pairing,
    settle_losses,
)
from escadre.games.task_force.play.rules.air.raid import (
    OrderRaids,
    end_raid,
    locate,
    raids_remain,
    reveal_targets,
    show_ships,
)
from escadre.games.task_force.play.rules.air.return_home import SettleUnits, return_home
from escadre.games.task_force.play.rules.air.status import (
    SetStatus,
    begin_air,
    divert_landings,
    next_air_player,
    show_launches,
)
from escadre.games.task_force.play.rules.movement import MoveFleets, begin_movement, remove_dummies, show_moves
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
from escadre.games.task_force.play.rules.organisation.step import (
    ChooseReport,
    OrganiseFleets,
    begin_organisation,
    first_organiser,
    second_organiser,
)
from escadre.games.task_force.play.rules.programme import reached_convoy
from escadre.games.task_force.play.rules.reconnaissance import (
    PlaceChits,
    begin_reconnaissance,
    move_sources,
    read_chits,
    second_scout,
)
from escadre.games.task_force.play.rules.setup.step import SetUp, begin_setup
from escadre.games.task_force.play.rules.tasks.arrivals import Arrive, begin_arrival
from escadre.games.task_force.play.rules.tasks.campaign import (
    ChoosePoint,
    Commit,
    Regroup,
    begin_campaign,
    begin_commitments,
    end_operation,
    next_operation,
    operations_remain,
    unload_transports,
)
from escadre.games.task_force.play.rules.tasks.harbour import begin_wave, end_wave, waves_remain
from escadre.games.task_force.play.rules.tasks.hunt import SendHunters, begin_hunt, end_hunt
from escadre.games.task_force.play.rules.tasks.landing import land_transports
from escadre.games.task_force.play.rules.turn import (
    Concede,
    begin_first_turn,
    begin_turn,
    enter_administration,
    enter_air,
    enter_combat,
    enter_match,
    enter_movement,
    enter_reconnaissance,
    first_side,
    second_side,
)
from escadre.games.task_force.play.rules.winning import turns_remain
from escadre.games.task_force.play.rules.withdrawal import AnswerDuty, OrderColumn, collect_duties
from escadre.games.task_force.play.scenarios.scenario_setup import deploy
from escadre.games.task_force.play.state import TaskForceState

SEQUENCES: dict[str, list[Step[TaskForceState]]] = {
    "match": [
        Do("TF-1.2.a", enter_match),
    ],
    "harbour": [
        Do("TF-3.7.a", deploy),
        Repeat("TF-6.h", "wave", waves_remain),
    ],
    "wave": [
        Do("TF-6.a", begin_wave),
        Repeat("TF-4.3.5.a", "attack", attacks_remain),
        Do("TF-6.a", end_wave),
    ],
    "hunt": [
        Do("TF-6.a", begin_hunt),
        SendHunters("TF-6.a"),
        Do("TF-4.3.2.b", reveal_targets),
        Repeat("TF-4.3.2.a", "raid", raids_remain),
        Do("TF-6.h", end_hunt),
    ],
    "engagement": [
        Do("TF-3.7.a", deploy),
        Do("TF-3.7.3.f", begin_setup),
        SetUp("TF-3.7.3.f"),
        Do("TF-3.7.3.d", begin_first_turn),
        Repeat("TF-4.b", "turn", turns_remain),
    ],
    "campaign": [
        Do("TF-1.2.a", begin_campaign),
        Repeat("TF-1.2.a", "operation", operations_remain),
    ],
    "operation": [
        Do("TF-1.2.a", next_operation),
        Do("TF-3.7.a", deploy),
        Do("TF-1.2.a", begin_commitments),
        Commit("TF-1.2.a"),
        Regroup("TF-1.2.a"),
        Do("TF-3.7.3.f", begin_setup),
        SetUp("TF-3.7.3.f"),
        Do("TF-3.7.3.d", begin_first_turn),
        Repeat("TF-4.b", "turn", turns_remain),
        Do("TF-3.9.a", end_operation),
    ],
    "turn": [
        Do("TF-4.4.1.b", begin_turn),
        Do("TF-4.1", enter_movement),
        Do("TF-4.2", enter_combat),
        Do("TF-4.3", enter_air),
        Do("TF-4.4", enter_reconnaissance),
        Do("TF-4.5", enter_administration),
    ],
    "movement": [
        Do("TF-4.1.a", begin_movement),
        Do("TF-4.1.a", first_side),
        Do("TF-1.2.a", begin_arrival),
        Arrive("TF-1.2.a"),
        Do("TF-3.6.4.a", begin_organisation),
        OrganiseFleets("TF-3.6.4.a", moving=True),
        ChooseReport("TF-3.6.4.d"),
        MoveFleets("TF-4.1.c"),
        Do("TF-3.8.d", show_moves),
        Do("TF-4.1.a", second_side),
        Do("TF-1.2.a", begin_arrival),
        Arrive("TF-1.2.a"),
        Do("TF-3.6.4.a", begin_organisation),
        OrganiseFleets("TF-3.6.4.a", moving=True),
        ChooseReport("TF-3.6.4.d"),
        MoveFleets("TF-4.1.c"),
        Do("TF-3.8.d", show_moves),
        Do("TF-4.1.5.a", remove_dummies),
    ],
    "parting": [
        AnswerDuty("TF-3.5.2.m"),
        OrderColumn("TF-3.5.m.1"),
    ],
    "ordering": [
        OrderColumn("TF-3.6.4.a"),
    ],
    "air": [
        Do("TF-3.6.4.a", first_organiser),
        OrganiseFleets("TF-3.6.4.a", moving=False),
        ChooseReport("TF-3.6.4.d"),
        Do("TF-3.6.4.a", second_organiser),
        OrganiseFleets("TF-3.6.4.a", moving=False),
        ChooseReport("TF-3.6.4.d"),
        Do("TF-4.3.1.k", divert_landings),
        SettleUnits("TF-4.3.1.k"),
        Do("TF-4.3.1.a", begin_air),
        SetStatus("TF-4.3.1.c"),
        Do("TF-3.8.d", show_launches),
        Do("TF-4.3.1.x", next_air_player),
        SetStatus("TF-4.3.1.c"),
        Do("TF-3.8.d", show_launches),
        Do("TF-4.3.2.b", reveal_targets),
        Repeat("TF-4.3.2.a", "raid", raids_remain),
        Do("TF-4.3.3.a", return_home),
        SettleUnits("TF-4.3.3.j"),
    ],
    "reconnaissance": [
        Do("TF-4.4.1.d", move_sources),
        Do("TF-4.4.a", begin_reconnaissance),
        PlaceChits("TF-4.4.1.a"),
        Do("TF-4.4.2.a", read_chits),
        Do("TF-4.4.a", second_scout),
        PlaceChits("TF-4.4.1.a"),
        Do("TF-4.4.2.a", read_chits),
    ],
    "administration": [
        Do("TF-4.d", land_transports),
        Do("TF-4.d", unload_transports),
        ChoosePoint("TF-4.d"),
        Do("TF-4.5.a", repair),
        Do("TF-4.5.d", next_turn),
    ],
    "combat": [
        Do("TF-4.2.a", find_contacts),
        Do("TF-4.2.1.d", assign_forced),
        DivideFleets("TF-4.2.1.c"),
        Repeat("TF-4.2.e", "battle", battles_remain),
        Do("TF-4.2.f", find_bombardments),
        Repeat("TF-4.2.4.f", "bombardment", battles_remain),
        Do("TF-6.a", reached_convoy),
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
        OrderColumn("TF-3.5.m.1"),
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
        OrderColumn("TF-3.5.m.1"),
        Do("TF-4.2.4.f", end_battle),
    ],
    "raid": [
        OrderRaids("TF-4.3.2.a"),
        Do("TF-4.3.9.b", locate),
        Scramble("TF-4.3.2.f"),
        MeetFortresses("TF-4.3.2.h"),
        SplitZeros("TF-4.3.4.h", raider=True),
        SplitZeros("TF-4.3.4.h", raider=False),
        Do("TF-4.3.4.o", pair_forced),
        PairFighters("TF-4.3.4.a"),
        Do("TF-4.3.4.n", begin_combat),
        Repeat("TF-4.3.4.n", "pairing", pairings_remain),
        Do("TF-3.8.1.c", show_ships),
        Do("TF-4.3.2.j", bombers_through),
        Repeat("TF-4.3.5.a", "attack", attacks_remain),
        Do("TF-3.5.2.d", collect_duties),
        AnswerDuty("TF-3.5.2.b"),
        OrderColumn("TF-3.5.m.1"),
        Do("TF-4.3.2.o", end_raid),
    ],
    "pairing": [
        Do("TF-4.3.4.i", roll_pairing),
        Do("TF-4.3.4.l", settle_losses),
        TakeLosses("TF-4.3.4.l"),
    ],
    "attack": [
        ChooseAttack("TF-4.3.5.a"),
        Do("TF-4.3.5.j", fire_anti_air),
        TakeLosses("TF-4.3.5.k"),
        Do("TF-4.3.5.n", attack),
        OrderColumn("TF-3.5.m.1"),
    ],
}
FLOW = Flow(SEQUENCES, interrupt=Concede("TF-4.c"), interrupt_verb="concede")
