"""Med Sirocco: a trick-taking card game of the Mediterranean, 1940 to 1943, for 2 to 6 players."""

from __future__ import annotations

from escadre.core.game import Game
from escadre.games.sirocco.muster import MUSTER
from escadre.games.sirocco.play import PLAY
from escadre.games.sirocco.play.catalog import CONSTANTS
from escadre.games.sirocco.show import SHOW
from escadre.games.sirocco.speak import SPEAK
from escadre.games.sirocco.study import STUDY
from escadre.games.sirocco.think import THINK

GAME = Game(
    "sirocco",
    version=1,
    seats=range(CONSTANTS.players_min, CONSTANTS.players_max + 1),
    play=PLAY,
    show=SHOW,
    speak=SPEAK,
    think=THINK,
    muster=MUSTER,
    study=STUDY,
)
