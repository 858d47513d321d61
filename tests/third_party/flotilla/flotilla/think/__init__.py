"""What bots know of it."""

from __future__ import annotations

from escadre.core.rooms import Think
from flotilla.think.evaluation import evaluate, weigh
from flotilla.think.guess import guess

THINK = Think(guess, evaluate, weigh)
