"""What a ship or work costs (BBC-26): the program works it out, no file holds it."""

from __future__ import annotations

from functools import cache
from typing import Final

from escadre.games.branle_bas.play.catalog import MODELS, NATIONS
from escadre.games.branle_bas.play.data_records import Model
from escadre.games.branle_bas.play.nation_traits import FORCE, MANOEUVRE, MORALE, period_of
from escadre.games.branle_bas.play.options import BranleBasOptions
from escadre.games.branle_bas.play.state import MERCHANT, WORK

FORT: Final = 50  # BBC-26.3
RANKS: Final = (0, 40, 20, 0, -12, -12)  # BBC-26.4 to BBC-26.7, by rank
# For each deck more than the rank pays for: the fourth of a first rank, the third of a second, the second of the small.
DECK: Final = (0, 5, 10, 0, 10, 10)
PAID_DECKS: Final = (0, 3, 2, 2, 1, 1)
SAIL: Final = (100, 90, 80)  # BBC-26.8: per cent for good, poor and slow sailers
USUAL: Final = BranleBasOptions()


def quality(model: Model, nation: int, options: BranleBasOptions) -> int:
    """F in the period of the battle (BBC-29); a work only falls by a nation's bad gunners."""
    change = FORCE[period_of(options)][nation] if nation >= 0 else 0
    if model.kind != WORK:
        return model.quality + change
    bad = NATIONS[nation].gunnery + change if nation >= 0 else 0
    return model.quality + min(0, bad)


def budget(model: Model, options: BranleBasOptions = USUAL, nation: int = -1) -> int:
    """BBC-26.2 to BBC-26.11, BBC-29.5. `nation` is whose work or merchantman it is; ships of a nation know."""
    whose = model.nation if model.nation >= 0 else nation
    period = period_of(options)
    total = model.broadside + quality(model, whose, options) + model.crew + model.masts
    if whose >= 0:
        total += MORALE[period][whose][0] // 2  # BBC-26.10
        if model.kind != MERCHANT:
            total += 1 if NATIONS[whose].marines else 0
            if model.kind != WORK:
                total += NATIONS[whose].construction + MANOEUVRE[period][whose]
    total = 3 * (total + model.resistance)
    if model.kind == WORK:
        total += FORT if model.style in ("fort", "citadel") else 0
    else:
        total += RANKS[model.rank] + DECK[model.rank] * (model.decks - PAID_DECKS[model.rank])
        total = -(-total * SAIL[model.sail] // 100)
    return -(-total // 2)  # BBC-26.9


@cache
def price(model: int, nation: int, period: str, iberian: bool) -> int:
    """The same of a model by its number, once worked out."""
    return budget(MODELS[model], BranleBasOptions(period=period, iberian=iberian), nation)  # type: ignore[arg-type]
