"""The rules, and what lies on the table."""

from __future__ import annotations

from escadre.core.rooms import Play
from escadre.core.types import Options
from picket.play.flow import FLOW
from picket.play.rules import deal, outcome
from picket.play.state import Picket, conserve, copy

PLAY = Play(Picket, Options, FLOW, deal, copy, outcome, conserve, tentative=frozenset({"move", "ready"}))
