"""The promises of `docs/architecture.md`, with worlds that differ only in what a seat cannot see."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.contract import promises
from tests.contract.promises import Table

OPTIONS: list[dict[str, Any]] = [
    {},
    {"budget": 15, "row_air_defence": True},
    {"card_reserve": True},
    {"card_reserve": True, "card_limit": False, "budget": 20},
]
TEAM_OPTIONS: list[dict[str, Any]] = [
    {"teams": 2},
    {"teams": 2, "budget": 50, "card_reserve": True, "team_target": 12},
    {"teams": 2, "card_reserve": True, "card_limit": False, "row_air_defence": True},
]
TABLES = [
    *(Table("naval_battles", 2 + (i + j) % 5, options) for i, options in enumerate(OPTIONS) for j in range(2)),
    *(Table("naval_battles", 3 + i, options) for i, options in enumerate(TEAM_OPTIONS)),
    Table("naval_battles", 6, {"teams": 3}),
    Table("naval_battles", 6, {}),
]


def twin_of_naval_battles(s: Any, seat: int, chance: random.Random) -> None:
    """Another's cards for those of the deck, where no half-made choice and no price knows them."""
    chance.shuffle(s.deck)
    p = s.plan
    busy = [*p.cards, p.card, *(card for pays in p.pays for card in pays), *(attempt.card for attempt in p.tries)]
    for other in range(s.seats):
        for i, card in enumerate(s.hands[other]):
            if other != seat and s.deck and card not in busy:
                j = chance.randrange(len(s.deck))
                s.hands[other][i], s.deck[j] = s.deck[j], card


@pytest.fixture(autouse=True)
def _twins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(promises.TWINS, "naval_battles", twin_of_naval_battles)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_promises_at_sampled_decisions(table: Table) -> None:
    promises.check_play(table, seed=11, every=25)
    promises.check_flow(table, seed=12, every=25)


@pytest.mark.parametrize("table", [TABLES[0], TABLES[9]], ids=str)
def test_promises_at_every_decision(table: Table) -> None:
    promises.check_play(table, seed=13)
