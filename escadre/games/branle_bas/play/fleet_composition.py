"""Which fleets may be bought: what fits the budget, and the mixture of ranks (BBC-1.1, BBC-1.21, BBC-27)."""

from __future__ import annotations

from functools import cache
from typing import Final

from escadre.games.branle_bas.play.catalog import CONSTANTS, FLEETS, MODELS, NAMED, NATIONS, TYPES
from escadre.games.branle_bas.play.prices import price
from escadre.games.branle_bas.play.state import FRIGATE, LINE

EU: Final = 11  # whose fleets may be of frigates alone (BBC-27.8)
MOST_DIVISIONS: Final = 3  # of a squadron (BBC-1.3)

# How strict a question is.
MONEY: Final = 0  # BBC-1.1 alone
MIXTURE: Final = 1  # and BBC-1.21
HISTORY: Final = 2  # and BBC-27.13

Counts = tuple[int, int, int, int, int]  # ships of ranks 1 to 5


@cache
def models_of(nation: int) -> tuple[int, ...]:
    """The warships that a nation may buy: its types, then the ships unlike theirs."""
    return tuple(
        model for model, found in enumerate(MODELS) if found.nation == nation and found.kind in (LINE, FRIGATE)
    )


@cache
def ready_fleet(nation: int) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Models and names of the nation's ready fleet, the flagship first."""
    key = NATIONS[nation].key
    names = next((fleet.ships for fleet in FLEETS if fleet.nation == key), ())
    return tuple(NAMED[key, name] for name in names), tuple(names)


@cache
def shares(nation: int) -> tuple[int, int, int, int]:
    """BBC-27.1 to BBC-27.12: per cent of ships of the line of ranks 1 to 4; a type stands in the column of its rank."""
    found = [0, 0, 0, 0]
    for share in NATIONS[nation].shares:
        ranks = [type.rank for type in TYPES if type.nation == NATIONS[nation].key and type.guns == share[1]]
        found[ranks[0] - 1] += share[0]
    return found[0], found[1], found[2], found[3]


def most_divisions(ships: int) -> int:
    """BBC-1.3, BBC-1.4: into how many divisions a squadron of so many can be split."""
    return max(1, min(MOST_DIVISIONS, ships // CONSTANTS.division_min))


def mixture(nation: int, counts: Counts, frigates_only: bool, history: bool) -> bool:
    """BBC-1.21, BBC-27.13: whether such a fleet is allowed."""
    line = counts[0] + counts[1] + counts[2] + counts[3]
    if frigates_only:
        return line == 0 and counts[4] > 0
    if line == 0:
        return nation == EU and counts[4] > 0
    if counts[4] > most_divisions(line) + 1:
        return False
    if history:
        for rank, share in enumerate(shares(nation)):
            if counts[rank] > -(-line * share // 100) + 1:
                return False
    return True


def counts_of(models: list[int]) -> Counts:
    found = [0, 0, 0, 0, 0]
    for model in models:
        found[MODELS[model].rank - 1] += 1
    return found[0], found[1], found[2], found[3], found[4]


def least(share: int) -> int:
    """BBC-1.1: what must be spent of a budget."""
    return -(-share * CONSTANTS.least_spent // 100)


@cache
def types_by_price(nation: int, period: str, iberian: bool) -> tuple[tuple[int, int], ...]:
    """Price and rank of what can be bought any number of times, the cheapest first."""
    found = {
        (price(model, nation, period, iberian), MODELS[model].rank)
        for model in models_of(nation)
        if not MODELS[model].name
    }
    return tuple(sorted(found))


@cache
def completes(
    nation: int, period: str, iberian: bool, share: int, frigates_only: bool, strict: int, spent: int, counts: Counts
) -> bool:
    """Whether a fleet that has come so far can still be brought to 95 to 100 per cent (BBC-1.1) under these rules."""
    if spent > share:
        return False
    if spent >= least(share) and (strict == MONEY or mixture(nation, counts, frigates_only, strict == HISTORY)):
        return True
    for cost, rank in types_by_price(nation, period, iberian):
        if spent + cost > share:
            break
        if strict != MONEY:
            if frigates_only and rank < 5:
                continue
            if rank == 5 and not frigates_only and nation != EU and counts[4] > MOST_DIVISIONS:
                continue
        more = list(counts)
        more[rank - 1] += 1
        grown = (more[0], more[1], more[2], more[3], more[4])
        if completes(nation, period, iberian, share, frigates_only, strict, spent + cost, grown):
            return True
    return False
