"""Branle-bas de Combat: battles of the age of sail with miniatures on the open sea, for 2 to 4 players on two sides."""

from __future__ import annotations

from escadre.core.game import Game
from escadre.games.branle_bas.muster import MUSTER
from escadre.games.branle_bas.play import PLAY
from escadre.games.branle_bas.show import SHOW
from escadre.games.branle_bas.speak import SPEAK
from escadre.games.branle_bas.study import STUDY
from escadre.games.branle_bas.think import THINK

GAME = Game(
    "branle_bas",
    version=1,
    seats=range(2, 5),
    play=PLAY,
    show=SHOW,
    speak=SPEAK,
    think=THINK,
    muster=MUSTER,
    study=STUDY,
)
