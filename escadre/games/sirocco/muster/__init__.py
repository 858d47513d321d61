"""What can be chosen before a game."""

from __future__ import annotations

from escadre.core.printed import Art
from escadre.core.rooms import Muster
from escadre.games.sirocco.play.catalog import CONSTANTS

MUSTER = Muster(
    art=Art("convoy", "british", "teal"),
    minutes=(20, 60),
    usual=3,
    choices={"length": CONSTANTS.lengths, "dealer": (-1, 0, 1, 2, 3, 4, 5)},  # -1: by lot
)
