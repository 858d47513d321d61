"""What bots know of the battle."""

from __future__ import annotations

from escadre.core.rooms import Think
from escadre.games.naval_battles.think.admiral_evaluation import appraise
from escadre.games.naval_battles.think.evaluation import evaluate, horizon, midway, searched, standing
from escadre.games.naval_battles.think.guess import guess
from escadre.games.naval_battles.think.move_ordering import weigh

THINK = Think(guess, evaluate, weigh, appraise, searched, horizon, midway, standing)
