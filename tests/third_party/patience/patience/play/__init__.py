"""The rules, and what lies on the table."""

from __future__ import annotations

from escadre.core.rooms import Play
from patience.play.copying import copy
from patience.play.flow import FLOW
from patience.play.rules import deal
from patience.play.state import Patience, PatienceOptions, conserve
from patience.play.victory import outcome

PLAY = Play(Patience, PatienceOptions, FLOW, deal, copy, outcome, conserve)
