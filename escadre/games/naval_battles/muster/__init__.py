"""What can be chosen before a battle: options, scenarios, and fleets that players bring."""

from __future__ import annotations

from escadre.core.printed import Art
from escadre.core.rooms import Muster
from escadre.games.naval_battles.muster.roster import roster
from escadre.games.naval_battles.play import options, scenario_files

MUSTER = Muster(
    art=Art("carrier-modern-air", "american", "navy"),
    minutes=(30, 90),
    usual=3,
    quick="bear-hunt",
    choices=options.ALONE,
    given={"teams": options.IN_TEAMS},
    scenarios=scenario_files.cards,
    roster=roster,
)
