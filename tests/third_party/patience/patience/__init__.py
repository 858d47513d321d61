"""Patience at Sea: one seat is a match. The other side follows a procedure, and how well one did has degrees."""

from __future__ import annotations

from escadre.core.game import Game
from patience.muster import MUSTER
from patience.play import PLAY
from patience.play.state import SEATS
from patience.show import SHOW
from patience.speak import SPEAK
from patience.study import STUDY
from patience.think import THINK

GAME = Game("patience", 1, SEATS, PLAY, SHOW, SPEAK, THINK, MUSTER, STUDY)
