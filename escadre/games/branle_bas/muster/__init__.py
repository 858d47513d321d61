"""What can be chosen before a battle: scenarios, and fleets that players bring."""

from __future__ import annotations

from escadre.core.printed import Art
from escadre.core.rooms import Muster
from escadre.games.branle_bas.muster.roster import judge, roster
from escadre.games.branle_bas.play.scenarios import scenario_files

MUSTER = Muster(
    art=Art("two-decker", "french-royal", "ochre"),
    minutes=(60, 180),
    usual=2,
    scenarios=scenario_files.cards,
    roster=roster,
    judge_fleet=judge,
)
