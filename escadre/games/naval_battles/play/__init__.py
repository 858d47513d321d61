"""The rules of Modern Naval Battles, and everything they stand on."""

from __future__ import annotations

from escadre.core.rooms import Play
from escadre.games.naval_battles.play import catalog, scenario_files
from escadre.games.naval_battles.play.conservation import conserve
from escadre.games.naval_battles.play.copying import copy
from escadre.games.naval_battles.play.flow import FLOW
from escadre.games.naval_battles.play.options import NavalBattlesOptions
from escadre.games.naval_battles.play.positions import position
from escadre.games.naval_battles.play.rules.defence import reaction
from escadre.games.naval_battles.play.rules.setup import new_game
from escadre.games.naval_battles.play.rules.table import mates
from escadre.games.naval_battles.play.rules.winning import outcome
from escadre.games.naval_battles.play.state import Attack, NavalBattlesState, Plan, Try, Turn
from escadre.games.naval_battles.play.state import Play as CardPlay

# A compiled class keeps `list` of what was written `list[Try]`; tell msgspec again what is in it.
Plan.__annotations__["tries"] = list[Try]
Turn.__annotations__["tries"] = list[Try]
Turn.__annotations__["plays"] = list[CardPlay]
Turn.__annotations__["attacks"] = list[Attack]

PLAY = Play(
    state=NavalBattlesState,
    options=NavalBattlesOptions,
    flow=FLOW,
    setup=new_game,
    copy=copy,
    outcome=outcome,
    conserve=conserve,
    mates=mates,
    reaction=reaction,
    position=position,
    check=scenario_files.check,
    digest=catalog.digest(catalog.FOLDER),
)
