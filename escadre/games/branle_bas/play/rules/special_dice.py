"""The six special dice (BBC-25). The engine rolls six sides; here the faces get their meaning."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.frames import tell
from escadre.games.branle_bas.play.state import BranleBasState

DE: Final = (-2, -1, 0, 1, 1, 2)  # BBC-25.1

# DéVent (BBC-25.3)
FORCE_UP: Final = 1
FORCE_DOWN: Final = 2
VEER: Final = 3  # one sector clockwise
BACK: Final = 4  # one sector anticlockwise
CALM_OR_GALE: Final = 5
FOG: Final = 6

# DéBP (BBC-25.4)
BP_BLANK: Final = 1
BP_AGAIN: Final = 2  # blank, but ANG and EU roll again
BP_MASTS: Final = 3
BP_CAPTAIN: Final = 4
BP_CREW: Final = 5  # and 6

# DéCol (BBC-25.5)
COL_VIOLENT: Final = 1
COL_LIGHT: Final = 2
COL_LIGHT_OR_AVOID: Final = 3  # light, but ANG avoid
COL_CHOICE: Final = 4  # and 5 and 6: avoid or board

DEA_HIT: Final = 1  # BBC-25.6

# DéRi (BBC-25.7): which faces bear the confirmation sign
RI_FIRE: Final = 1
RI_HULL: Final = 2
RI_RUDDER: Final = 3
RI_LEAK: Final = 4
RI_MASTS: Final = 5
RI_CREW: Final = 6
RI_SIGN: Final = (RI_FIRE, RI_RUDDER, RI_MASTS, RI_CREW)
RI_OF_EIGHT: Final = (RI_FIRE, RI_RUDDER, RI_LEAK, RI_CREW, RI_MASTS, RI_MASTS, RI_HULL, RI_HULL)  # BBC-25.9


def roll_de(s: BranleBasState, dice: Dice, purpose: str, ship: int) -> int:
    """One Dé, -2 to +2, told with what it is for (BBC-0.14)."""
    face = dice.roll(6)
    if s.loud:
        tell(s, "die-" + purpose, {"ship": ship, "die": face, "de": DE[face - 1], "seat": s.owner[ship]})
    return DE[face - 1]


def roll_two(s: BranleBasState, dice: Dice, purpose: str, ship: int) -> int:
    """Two Dé cumulated (BBC-25.2)."""
    first, second = dice.roll(6), dice.roll(6)
    total = DE[first - 1] + DE[second - 1]
    if s.loud:
        args = {"ship": ship, "die": first, "second": second, "sum": total, "seat": s.owner[ship]}
        tell(s, "dice-" + purpose, args)
    return total


def roll_face(s: BranleBasState, dice: Dice, kind: str, ship: int, sides: int = 6) -> int:
    """The face of DéVent, DéBP, DéCol, DéA or DéRi, by its number above."""
    face = dice.roll(sides)
    if s.loud:
        tell(s, "die-" + kind, {"ship": ship, "die": face})
    return face
