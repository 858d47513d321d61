"""Which fleets may be bought: what fits the budget, and the mixture of ranks (BBC-1.1, BBC-1.3, BBC-1.21, BBC-27)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from escadre.games.branle_bas.play.catalog import CONSTANTS, FLEETS, MODELS, NAMED, NATIONS, TYPES
from escadre.games.branle_bas.play.prices import price
from escadre.games.branle_bas.play.state import FRIGATE, LINE, WORK

EU: Final = 11  # which had frigates alone (BBC-27.8)
MOST_DIVISIONS: Final = CONSTANTS.divisions  # of a squadron (BBC-1.3)
FRIGATES: Final = 5  # their rank, and how many ranks there are
WORKS: Final = 5  # their place in counts

# How strict a question is.
MONEY: Final = 0  # BBC-1.1 alone
SIZE: Final = 1  # and BBC-1.3
MIXTURE: Final = 2  # and BBC-1.21
HISTORY: Final = 3  # and BBC-27.13

Counts = tuple[int, int, int, int, int, int]  # ships of ranks 1 to 5, then works
Sums = int  # a set of sums of money as bits: bit 63 is set if ships for just 63 points can be found


class Terms(NamedTuple):
    """What is asked of a fleet besides its price."""

    squadrons: int = 1  # that it may form (BBC-1.3)
    vessels: int = CONSTANTS.most_vessels
    works: int = CONSTANTS.most_works
    few_frigates: bool = False  # BBC-1.21
    frigates_only: bool = False  # BBC-1.21

    @property
    def line(self) -> int:
        """Ships that find a place in its divisions."""
        return self.squadrons * MOST_DIVISIONS * CONSTANTS.division_max


@cache
def models_of(nation: int) -> tuple[int, ...]:
    """The warships that a nation may buy: its types, then the ships unlike theirs."""
    return tuple(
        model for model, found in enumerate(MODELS) if found.nation == nation and found.kind in (LINE, FRIGATE)
    )


@cache
def for_sale(nation: int) -> tuple[int, ...]:
    """And the works that every nation may build (BBC-21.1)."""
    return (*models_of(nation), *(model for model, found in enumerate(MODELS) if found.kind == WORK))


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


def counts_of(models: list[int]) -> Counts:
    found = [0, 0, 0, 0, 0, 0]
    for model in models:
        found[WORKS if MODELS[model].kind == WORK else MODELS[model].rank - 1] += 1
    return found[0], found[1], found[2], found[3], found[4], found[5]


def line_of(counts: Counts) -> int:
    """Ships of the line."""
    return counts[0] + counts[1] + counts[2] + counts[3]


def least(share: int) -> int:
    """BBC-1.1: what must be spent of a budget."""
    return -(-share * CONSTANTS.least_spent // 100)


# ---- what a fleet of so many ships of the line may have besides


def most_frigates(nation: int, line: int, terms: Terms, strict: int) -> int:
    """Frigates that go with so many ships of the line, works left aside; -1 if such a fleet is not allowed."""
    if line > terms.line or line > terms.vessels:
        return -1
    most = min(terms.vessels - line, terms.line) if line == 0 else terms.vessels - line
    if strict == SIZE:
        return most
    if terms.frigates_only:
        return most if line == 0 else -1
    if terms.few_frigates:
        if line == 0:
            return most if nation == EU else -1
        return min(most, most_divisions(line) + 1)
    return most


def rooms(nation: int, line: int, strict: int) -> tuple[int, int, int, int]:
    """BBC-27.13: the most ships of each rank in a line of so many."""
    if strict < HISTORY:
        return line, line, line, line
    first, second, third, fourth = (-(-line * share // 100) + 1 for share in shares(nation))
    return first, second, third, fourth


def mixture(nation: int, counts: Counts, terms: Terms, strict: int) -> bool:
    """BBC-1.3, BBC-1.21, BBC-27.13: whether such a fleet is allowed."""
    line = line_of(counts)
    if line + counts[4] == 0 or counts[WORKS] > terms.works:
        return False
    if line + counts[4] + counts[WORKS] > terms.vessels:
        return False
    if counts[4] > most_frigates(nation, line, terms, strict):
        return False
    return all(there <= room for there, room in zip(counts, rooms(nation, line, strict), strict=False))


# ---- whether a fleet can still be completed


@cache
def _prices(nation: int, period: str, iberian: bool, rank: int) -> tuple[int, ...]:
    """Of the types of a rank, which can be bought any number of times."""
    found = {
        price(model, nation, period, iberian)
        for model in models_of(nation)
        if not MODELS[model].name and MODELS[model].rank == rank
    }
    return tuple(sorted(found))


@cache
def _sums_of_rank(nation: int, period: str, iberian: bool, share: int, rank: int) -> tuple[Sums, ...]:
    """By how many ships of that rank are bought, as far as a share goes."""
    within, found = (1 << (share + 1)) - 1, [1]
    while found[-1]:
        more = 0
        for cost in _prices(nation, period, iberian, rank):
            more |= found[-1] << cost
        found.append(more & within)
    return tuple(found)


@cache
def _sums_of_any(nation: int, period: str, iberian: bool, share: int) -> Sums:
    """By any number of any ships."""
    within, found = (1 << (share + 1)) - 1, 1
    for rank in range(1, FRIGATES + 1):
        for cost in _prices(nation, period, iberian, rank):
            while cost <= share:  # none or one, then up to three, up to seven …
                found |= found << cost & within
                cost *= 2
    return found


@cache
def _sums_of_line(
    nation: int, period: str, iberian: bool, share: int, room: tuple[int, int, int, int], most: int
) -> tuple[Sums, ...]:
    """By how many ships of the line are bought, no more of a rank than there is room for."""
    within, found = (1 << (share + 1)) - 1, [1]
    for rank in range(1, FRIGATES):
        of_rank = _sums_of_rank(nation, period, iberian, share, rank)[: room[rank - 1] + 1]
        grown = [0] * (len(found) + len(of_rank) - 1)
        for count, sums in enumerate(found):
            for more, costs in enumerate(of_rank):
                for cost in _each(costs) if sums else ():
                    grown[count + more] |= sums << cost & within
        found = grown[: most + 1]
    return tuple(found)


def _each(sums: Sums) -> Iterator[int]:
    """The sums of a set, the smallest first."""
    while sums:
        lowest = sums & -sums
        yield lowest.bit_length() - 1
        sums ^= lowest


@cache
def _sums_of_frigates(nation: int, period: str, iberian: bool, share: int) -> tuple[Sums, ...]:
    """By how many may be bought at most."""
    found = list(_sums_of_rank(nation, period, iberian, share, FRIGATES))
    for count in range(1, len(found)):
        found[count] |= found[count - 1]
    return tuple(found)


@lru_cache(maxsize=100_000)
def completes(
    nation: int, period: str, iberian: bool, share: int, terms: Terms, strict: int, spent: int, counts: Counts
) -> bool:
    """Whether a fleet that has come so far can still be brought to 95 to 100 per cent (BBC-1.1) under these rules."""
    if spent > share:
        return False
    low, high = max(0, least(share) - spent), share - spent
    if low == 0 and (strict == MONEY or mixture(nation, counts, terms, strict)):
        return True
    wanted = ((1 << (high + 1)) - 1) ^ ((1 << low) - 1)
    if strict == MONEY:
        return bool(_sums_of_any(nation, period, iberian, share) & wanted)
    here = line_of(counts)
    frigates = _sums_of_frigates(nation, period, iberian, share)
    left = terms._replace(vessels=terms.vessels - counts[WORKS])
    for line in range(here, terms.line + 1) if counts[WORKS] <= terms.works else ():
        more = most_frigates(nation, line, left, strict) - counts[4]
        room = rooms(nation, line, strict)
        if more < 0 or any(room[rank] < counts[rank] for rank in range(4)):
            continue
        spare, most = (terms.line,) * 4, terms.line
        if strict == HISTORY:
            spare = (room[0] - counts[0], room[1] - counts[1], room[2] - counts[2], room[3] - counts[3])
            most = line - here
        sums = _sums_of_line(nation, period, iberian, share, spare, most)
        bought = sums[line - here] if line - here < len(sums) else 0
        beside = frigates[min(more, len(frigates) - 1)]
        if line + counts[4] == 0:
            beside &= ~1  # without a ship of the line there must be a frigate
        if bought and any(bought << cost & wanted for cost in _each(beside)):
            return True
    return False
