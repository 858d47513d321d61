"""What bots know of the battle."""

from __future__ import annotations

from escadre.core.rooms import Think
from escadre.games.branle_bas.think.evaluation import evaluate, horizon
from escadre.games.branle_bas.think.guess import guess
from escadre.games.branle_bas.think.move_ordering import weigh

THINK = Think(guess, evaluate, weigh, horizon=horizon)
