"""What bots know of it."""

from __future__ import annotations

from escadre.core.rooms import Think
from patience.think.evaluation import evaluate, weigh
from patience.think.guess import guess

THINK = Think(guess, evaluate, weigh)
