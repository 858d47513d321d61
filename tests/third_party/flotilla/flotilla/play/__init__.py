"""The rules, and what lies on the table."""

from __future__ import annotations

from escadre.core.rooms import Play
from flotilla.play.copying import copy
from flotilla.play.flow import FLOW
from flotilla.play.positions import position
from flotilla.play.rules import deal, outcome
from flotilla.play.state import Flotilla, FlotillaOptions, conserve

PLAY = Play(Flotilla, FlotillaOptions, FLOW, deal, copy, outcome, conserve, position=position)
