"""The order of play, and nothing else (MNB-2, MNB-4.1)."""

from __future__ import annotations

from escadre.core.flow import Do, Flow, Repeat, Step
from escadre.games.naval_battles.play.rules.air import AimAircraft
from escadre.games.naval_battles.play.rules.cards import PlayCard
from escadre.games.naval_battles.play.rules.defence import (
    Defend,
    attempt_all,
    begin_defence,
    defenders_remain,
    end_defence,
    evade,
    redirect,
)
from escadre.games.naval_battles.play.rules.formation import Rearrange
from escadre.games.naval_battles.play.rules.reactions import Answer, settle
from escadre.games.naval_battles.play.rules.reinforcement import Reinforce
from escadre.games.naval_battles.play.rules.resolve import resolve
from escadre.games.naval_battles.play.rules.setup import (
    BuyCards,
    ChooseFleet,
    ChooseNavy,
    LayOut,
    SplitBudget,
    deal,
    give_single_teams,
    roll_for_order,
    set_budget,
)
from escadre.games.naval_battles.play.rules.turn import (
    Act,
    Discard,
    begin_round,
    begin_turn,
    everybody_draws,
    goes_on,
    open_discards,
    turns_remain,
)
from escadre.games.naval_battles.play.rules.winning import check_victory
from escadre.games.naval_battles.play.state import NavalBattlesState

SEQUENCES: dict[str, list[Step[NavalBattlesState]]] = {
    "match": [
        Do("MNB-2.1.1", roll_for_order),
        ChooseNavy("MNB-2.2.1"),
        Do("MNB-2.3.5", set_budget),
        Do("MNB-15.2.1", give_single_teams),
        SplitBudget("MNB-15.2.1"),
        BuyCards("MNB-15.3.1"),
        ChooseFleet("MNB-2.3.1"),
        LayOut("MNB-2.3.6"),
        Do("MNB-2.7.2", deal),
        Repeat("MNB-4.3", "round", goes_on),
    ],
    "round": [
        Do("MNB-4.3", begin_round),
        Repeat("MNB-4.2", "turn", turns_remain),
        Do("MNB-3.1", check_victory),
    ],
    "turn": [
        Do("MNB-4.2", begin_turn),
        Act("MNB-5.1.1"),
        Repeat("MNB-6.2", "defence", defenders_remain),
        Do("MNB-7.1", resolve),
        Do("MNB-8.1", open_discards),
        Discard("MNB-8.1"),
        Do("MNB-9.1", everybody_draws),
    ],
    "defence": [
        Do("MNB-6.2", begin_defence),
        Defend("MNB-6.3"),
        Do("MNB-13.11.5", redirect),
        Do("MNB-6.4", attempt_all),
        Do("MNB-6.9", evade),
        Do("MNB-6.10", end_defence),
    ],
    # What the active player puts together, and what others say to it.
    "formation": [Rearrange("MNB-5.3.1")],
    "reinforce": [Reinforce("MNB-5.2.1")],
    "card": [PlayCard("MNB-13.0.1")],
    "air": [AimAircraft("MNB-14.1")],
    "answers": [Answer("MNB-17.2"), Do("MNB-17.9", settle)],
}

FLOW: Flow[NavalBattlesState] = Flow(SEQUENCES)
