"""Modern Naval Battles: a fleet card game of the Cold War and after, for 2 to 6 players, alone or in teams."""

from __future__ import annotations

from pathlib import Path

from escadre.core.game import Game
from escadre.core.printed import Art
from escadre.games.naval_battles import attacks, bot, catalog, judgement, names, options, scenario, sight
from escadre.games.naval_battles.catalog import CONSTANTS
from escadre.games.naval_battles.conserve import conserve
from escadre.games.naval_battles.faces import catalog as printed
from escadre.games.naval_battles.faces import face
from escadre.games.naval_battles.flow import FLOW
from escadre.games.naval_battles.guess import guess
from escadre.games.naval_battles.migrating import migrate
from escadre.games.naval_battles.observing import observation_size, observe
from escadre.games.naval_battles.odds import odds
from escadre.games.naval_battles.options import NavalBattlesOptions
from escadre.games.naval_battles.position import position
from escadre.games.naval_battles.roster import roster
from escadre.games.naval_battles.rules.defence import reaction
from escadre.games.naval_battles.rules.setup import new_game
from escadre.games.naval_battles.rules.winning import outcome
from escadre.games.naval_battles.state import Attack, NavalBattlesState, Plan, Play, Try, Turn, copy
from escadre.games.naval_battles.stats import stats
from escadre.games.naval_battles.touches import touch
from escadre.games.naval_battles.view import view

# A compiled class keeps `list` of what was written `list[Play]`; tell msgspec again what is in it.
Plan.__annotations__["tries"] = list[Try]
Turn.__annotations__["tries"] = list[Try]
Turn.__annotations__["plays"] = list[Play]
Turn.__annotations__["attacks"] = list[Attack]

GAME = Game(
    key="naval_battles",
    version=2,
    seats=range(CONSTANTS.players_min, CONSTANTS.players_max + 1),
    state=NavalBattlesState,
    options=NavalBattlesOptions,
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
    named=attacks.named,
    catalog=printed,
    touch=touch,
    face=face,
    choices=options.ALONE,
    given={"teams": options.IN_TEAMS},
    art=Art("carrier-modern-air", "american", "navy"),
    minutes=(30, 90),
    usual=3,
    mates=names.mates,
    folder=Path(__file__).parent,
    evaluate=judgement.evaluate,
    appraise=sight.appraise,
    weigh=bot.weigh,
    horizon=judgement.horizon,
    searched=judgement.searched,
    midway=judgement.midway,
    standing=judgement.standing,
    conserve=conserve,
    odds=odds,
    position=position,
    check=scenario.check,
    migrate=migrate,
    scenarios=scenario.cards,
    reaction=reaction,
    roster=roster,
    stats=stats,
    vocabulary=names.VOCABULARY,
    observation_size=observation_size,
    observe=observe,
    digest=catalog.digest(catalog.FOLDER),
)
