"""The order of play, and nothing else (SIR-1.4, SIR-R)."""

from __future__ import annotations

from escadre.core.flow import Again, Do, Flow, Repeat, Step
from escadre.games.sirocco.play.rules.game import (
    AimRevealed,
    ChooseOperation,
    DeclareType,
    StartNextGame,
    begin_attempt,
    begin_round,
    deal,
    finish_game,
    games_remain,
    operations_remain,
    reveal,
    rounds_remain,
    turn_up,
    undecided,
)
from escadre.games.sirocco.play.rules.outcome import TakeShip, award, find_taker, resolve, settle
from escadre.games.sirocco.play.rules.sharing import Share
from escadre.games.sirocco.play.rules.storms import (
    ExchangeInFog,
    LayFog,
    NameAnnulled,
    StormWindow,
    UsePassedSirocco,
    open_window,
)
from escadre.games.sirocco.play.rules.turn import EndOfTurn, Lay, begin_turn
from escadre.games.sirocco.play.state import SiroccoState

SEQUENCES: dict[str, list[Step[SiroccoState]]] = {
    "match": [Repeat("SIR-1.2.5", "game", games_remain)],
    "game": [
        StartNextGame("SIR-D.17"),
        Do("SIR-1.3.2", deal),
        Repeat("SIR-1.0.2", "operation", operations_remain),
        Do("SIR-1.2.1", finish_game),
    ],
    "operation": [
        Do("SIR-1.4.3", turn_up),
        DeclareType("SIR-3.1.1"),
        Repeat("SIR-1.4.7", "attempt", undecided),
    ],
    "attempt": [
        Do("SIR-G.2", begin_attempt),
        Repeat("SIR-1.4.6", "round", rounds_remain),
        Do("SIR-R.8", resolve),
        Do("SIR-R.9", award),
        Do("SIR-2.41.3", find_taker),
        Do("SIR-R.9", settle),
    ],
    "round": [
        Do("SIR-G.3", begin_round),
        Lay("SIR-1.4.4"),
        Again("SIR-1.4.4", 1, begin_turn),
        Do("SIR-3.2.9", reveal),
        Do("SIR-R.6", open_window),
        StormWindow("SIR-R.6"),
    ],
    "end of turn": [
        EndOfTurn("SIR-R.2"),
        UsePassedSirocco("SIR-2.44.3"),
        NameAnnulled("SIR-2.44.2"),
    ],
    # What comes up now and then is called when it does.
    "choose": [ChooseOperation("SIR-5.0.1")],
    "aim": [AimRevealed("SIR-2.3.15")],
    "share": [Share("SIR-5.0.4")],
    "take ship": [TakeShip("SIR-2.41.3")],
    "fog": [ExchangeInFog("SIR-C.S02.3")],
}

FLOW: Flow[SiroccoState] = Flow(SEQUENCES, LayFog("SIR-C.S02.1"), "fog")
