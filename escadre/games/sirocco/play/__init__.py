"""The rules of Med Sirocco, and everything they stand on."""

from __future__ import annotations

from escadre.core.rooms import Play
from escadre.games.sirocco.play import catalog
from escadre.games.sirocco.play.conservation import conserve
from escadre.games.sirocco.play.copying import copy
from escadre.games.sirocco.play.flow import FLOW
from escadre.games.sirocco.play.options import SiroccoOptions
from escadre.games.sirocco.play.positions import position
from escadre.games.sirocco.play.rules.game import new_game, outcome
from escadre.games.sirocco.play.state import SiroccoState

PLAY = Play(
    state=SiroccoState,
    options=SiroccoOptions,
    flow=FLOW,
    setup=new_game,
    copy=copy,
    outcome=outcome,
    conserve=conserve,
    position=position,
    check=catalog.read,
    digest=catalog.digest(catalog.FOLDER),
)
