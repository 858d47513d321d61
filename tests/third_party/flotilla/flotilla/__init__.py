"""Flotilla: the smallest complete game for Escadre. Copy this folder to start your own."""

from __future__ import annotations

from escadre.core.game import Game
from flotilla.muster import MUSTER
from flotilla.play import PLAY
from flotilla.play.state import SEATS
from flotilla.show import SHOW
from flotilla.speak import SPEAK
from flotilla.study import STUDY
from flotilla.think import THINK

GAME = Game("flotilla", 1, SEATS, PLAY, SHOW, SPEAK, THINK, MUSTER, STUDY)
