"""Picket: hidden groups on a hex map, on a few pages. Copy this folder to start a hex game of your own."""

from __future__ import annotations

from escadre.core.game import Game
from picket.muster import MUSTER
from picket.play import PLAY
from picket.show import SHOW
from picket.speak import SPEAK
from picket.study import STUDY
from picket.think import THINK

GAME = Game("picket", 1, range(2, 3), PLAY, SHOW, SPEAK, THINK, MUSTER, STUDY)
