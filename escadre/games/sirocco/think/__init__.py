"""What bots know of the game."""

from __future__ import annotations

from escadre.core.rooms import Think
from escadre.games.sirocco.think.evaluation import evaluate, horizon
from escadre.games.sirocco.think.guess import guess
from escadre.games.sirocco.think.move_ordering import weigh

THINK = Think(guess, evaluate, weigh, horizon=horizon)
