"""Modern Naval Battles: a fleet card game of the Cold War and after, for 2 to 6 players, alone or in teams."""

from __future__ import annotations

from escadre.core.game import Game
from escadre.games.naval_battles.muster import MUSTER
from escadre.games.naval_battles.play import PLAY
from escadre.games.naval_battles.play.catalog import CONSTANTS
from escadre.games.naval_battles.show import SHOW
from escadre.games.naval_battles.speak import SPEAK
from escadre.games.naval_battles.study import STUDY
from escadre.games.naval_battles.think import THINK

GAME = Game(
    "naval_battles",
    version=1,
    seats=range(CONSTANTS.players_min, CONSTANTS.players_max + 1),
    play=PLAY,
    show=SHOW,
    speak=SPEAK,
    think=THINK,
    muster=MUSTER,
    study=STUDY,
)
