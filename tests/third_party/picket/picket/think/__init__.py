"""What bots know of it."""

from __future__ import annotations

from escadre.core.rooms import Think
from picket.think.evaluation import evaluate, weigh
from picket.think.guess import guess

THINK = Think(guess, evaluate, weigh, horizon=lambda s, seat: s.turn)
