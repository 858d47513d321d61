"""Branle-bas de Combat: battles of the age of sail with miniatures on the open sea, for 2 to 4 players on two sides."""

from __future__ import annotations

from pathlib import Path

from escadre.core.game import Game
from escadre.core.printed import Art
from escadre.games.branle_bas import bot, catalog, names, scenario
from escadre.games.branle_bas.conserve import conserve
from escadre.games.branle_bas.copying import copy
from escadre.games.branle_bas.faces import catalog as printed
from escadre.games.branle_bas.faces import face
from escadre.games.branle_bas.flow import FLOW
from escadre.games.branle_bas.foresight import foresee
from escadre.games.branle_bas.guess import guess
from escadre.games.branle_bas.migrating import migrate
from escadre.games.branle_bas.observing import observation_size, observe
from escadre.games.branle_bas.odds import odds
from escadre.games.branle_bas.options import BranleBasOptions
from escadre.games.branle_bas.position import position
from escadre.games.branle_bas.roster import judge, roster
from escadre.games.branle_bas.rules.setup import new_game
from escadre.games.branle_bas.rules.winning import outcome
from escadre.games.branle_bas.state import BranleBasState, Signal
from escadre.games.branle_bas.stats import luck, stats
from escadre.games.branle_bas.touches import touch
from escadre.games.branle_bas.view import view

# A compiled class keeps `list` of what was written `list[Signal]`; tell msgspec again what is in it.
BranleBasState.__annotations__["signals"] = list[Signal]
for _shapes in ("land", "reefs", "shallows", "shoals", "anchorages", "exits"):
    BranleBasState.__annotations__[_shapes] = tuple[tuple[int, ...], ...]

GAME = Game(
    key="branle_bas",
    version=2,
    seats=range(2, 5),
    mates=names.mates,
    state=BranleBasState,
    options=BranleBasOptions,
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
    named=names.named,
    tentative=names.TENTATIVE,
    catalog=printed,
    touch=touch,
    face=face,
    art=Art("two-decker", "french-royal", "ochre"),
    minutes=(60, 180),
    usual=2,
    folder=Path(__file__).parent,
    evaluate=bot.evaluate,
    weigh=bot.weigh,
    standing=bot.standing,
    horizon=bot.horizon,
    conserve=conserve,
    migrate=migrate,
    odds=odds,
    foresee=foresee,
    position=position,
    check=scenario.check,
    scenarios=scenario.cards,
    roster=roster,
    judge_fleet=judge,
    stats=stats,
    luck=luck,
    vocabulary=names.VOCABULARY,
    observation_size=observation_size,
    observe=observe,
    digest=catalog.digest(catalog.FOLDER),
)
