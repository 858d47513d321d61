"""Med Sirocco: a trick-taking card game of the Mediterranean, 1940 to 1943, for 2 to 6 players."""

from __future__ import annotations

from pathlib import Path

from escadre.core.game import Game
from escadre.core.printed import Art
from escadre.games.sirocco import bot, catalog, names
from escadre.games.sirocco.catalog import CONSTANTS
from escadre.games.sirocco.conserve import conserve
from escadre.games.sirocco.faces import catalog as printed
from escadre.games.sirocco.faces import face
from escadre.games.sirocco.flow import FLOW
from escadre.games.sirocco.guess import guess
from escadre.games.sirocco.odds import odds
from escadre.games.sirocco.options import SiroccoOptions
from escadre.games.sirocco.position import position
from escadre.games.sirocco.rules.game import new_game, outcome
from escadre.games.sirocco.state import SiroccoState, copy
from escadre.games.sirocco.stats import stats
from escadre.games.sirocco.view import observation_size, observe, touch, view

GAME = Game(
    key="sirocco",
    version=2,
    seats=range(CONSTANTS.players_min, CONSTANTS.players_max + 1),
    state=SiroccoState,
    options=SiroccoOptions,
    flow=FLOW,
    setup=new_game,
    copy=copy,
    view=view,
    guess=guess,
    outcome=outcome,
    verbs=names.VERBS,
    name=names.name,
    number=names.number,
    noun=names.noun,
    catalog=printed,
    touch=touch,
    face=face,
    choices={"length": CONSTANTS.lengths},
    art=Art("convoy", "british", "teal"),
    minutes=(20, 60),
    usual=3,
    folder=Path(__file__).parent,
    evaluate=bot.evaluate,
    weigh=bot.weigh,
    horizon=bot.horizon,
    conserve=conserve,
    odds=odds,
    position=position,
    check=catalog.read,
    stats=stats,
    vocabulary=names.VOCABULARY,
    observation_size=observation_size,
    observe=observe,
    digest=catalog.digest(catalog.FOLDER),
)
