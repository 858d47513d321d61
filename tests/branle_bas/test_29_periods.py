"""Nations (BBC-28) and what the periods change of them (BBC-29)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.core.errors import BadData
from escadre.games.branle_bas.play import nation_traits
from escadre.games.branle_bas.play.catalog import MODEL, MODELS, NATION_CODES, NATIONS
from escadre.games.branle_bas.play.options import BranleBasOptions
from escadre.games.branle_bas.play.positions import position
from escadre.games.branle_bas.play.prices import budget
from tests.branle_bas.build import battle, ship

EARLY = {"period": "1740-1783"}
LATE = {"period": "1793-1815"}
IBERIAN = {"iberian": True}

TYPE = {code: f"{code}-74" for code in NATION_CODES}


def one(nation: str, **options: Any):
    return battle([ship(TYPE[nation])], options=options)


def morale(nation: str, **options: Any) -> tuple[int, int]:
    chosen, number = BranleBasOptions(**options), NATION_CODES.index(nation)
    return nation_traits.base_morale(chosen, number, True), nation_traits.base_morale(chosen, number, False)


def tack(nation: str, **options: Any) -> int:
    return nation_traits.tack_fails(one(nation, **options), 0)


def price(type: str, **options: Any) -> int:
    return budget(MODELS[MODEL[type]], BranleBasOptions(**options))


# ---- BBC-28


@pytest.mark.rule("BBC-28.4")
def test_manoeuvre():
    found = {nation.key: nation.manoeuvre for nation in NATIONS if nation.manoeuvre}
    assert found == {"FRA": 1, "HOL": 2, "EU": 3, "ANG": 4, "ESP": -2}


@pytest.mark.rule("BBC-28.5")
def test_equal_ranks_differ_in_force_and_boarding_by_nation():
    force = {code: MODELS[MODEL[TYPE[code]]].quality for code in NATION_CODES}
    assert max(force.values()) == force["ANG"] == force["EU"] == 11
    assert force == {
        "ANG": 11, "FRA": 9, "ESP": 7, "HOL": 9, "RUS": 8, "SUE": 8, "DAN": 8, "POR": 8, "VEN": 8, "NAP": 8, "TUR": 7,
        "EU": 11,
    }  # fmt: skip
    boarding = {code: MODELS[MODEL[TYPE[code]]].crew for code in ("ANG", "FRA", "ESP", "HOL", "RUS", "TUR")}
    assert boarding == {"ANG": 9, "FRA": 9, "ESP": 8, "HOL": 6, "RUS": 8, "TUR": 9}


@pytest.mark.rule("BBC-28.6", "BBC-29.1")
def test_base_morale_of_the_usual_period():
    found = {code: morale(code) for code in NATION_CODES}
    assert [code for code in NATION_CODES if found[code] == (6, 3)] == ["ANG", "EU"]
    assert [code for code in NATION_CODES if found[code] == (4, 2)] == ["FRA", "ESP", "HOL", "RUS"]
    assert [code for code in NATION_CODES if found[code] == (2, 1)] == ["SUE", "DAN"]
    assert [code for code in NATION_CODES if found[code] == (0, 0)] == ["POR", "VEN", "NAP", "TUR"]


@pytest.mark.rule("BBC-28.7")
def test_who_is_released_at_40_cm():
    assert [code for code in NATION_CODES if nation_traits.release_range(one(code), 0) == 40_000] == ["ANG"]
    assert nation_traits.release_range(one("FRA"), 0) == 30_000


@pytest.mark.rule("BBC-28.8")
def test_who_has_marines():
    assert [code for i, code in enumerate(NATION_CODES) if nation_traits.has_marines(i)] == ["ANG", "FRA", "ESP", "EU"]


@pytest.mark.rule("BBC-28.9")
def test_carronades():
    found = {code: nation_traits.carronades(one(code), 0) for code in NATION_CODES}
    assert [code for code in NATION_CODES if found[code] == 2] == ["ANG", "EU"]
    assert [code for code in NATION_CODES if found[code] == 0] == ["SUE", "POR", "VEN", "NAP", "TUR"]


@pytest.mark.rule("BBC-28.10")
def test_what_the_english_alone_have():
    assert [code for code in NATION_CODES if nation_traits.rerolls_risks(one(code), 0)] == ["ANG"]
    assert [code for code in NATION_CODES if nation_traits.rereads(one(code), 0)] == ["ANG"]
    assert [code for i, code in enumerate(NATION_CODES) if nation_traits.avoids_lightly(i)] == ["ANG"]
    assert [code for i, code in enumerate(NATION_CODES) if nation_traits.parts_easily(i)] == ["ANG", "EU"]


@pytest.mark.rule("BBC-28.11")
def test_tacking_groups():
    assert [code for code in NATION_CODES if tack(code) == -3] == ["ANG", "HOL", "EU"]
    assert [code for code in NATION_CODES if tack(code) == -2] == ["FRA", "DAN", "VEN"]


# ---- BBC-29


@pytest.mark.rule("BBC-29.1")
def test_the_usual_period_changes_nothing():
    assert one("ANG", period="1783-1792").quality == one("ANG").quality == (11,)


@pytest.mark.rule("BBC-29.2")
def test_1740_to_1783():
    assert morale("ANG", **EARLY) == (4, 2)
    assert one("ANG", **EARLY).quality == (9,)
    assert tack("ANG", **EARLY) == -2
    assert nation_traits.release_range(one("ANG", **EARLY), 0) == 30_000
    assert not nation_traits.rereads(one("ANG", **EARLY), 0)
    assert not nation_traits.rerolls_risks(one("ANG", **EARLY), 0)
    assert [nation_traits.carronades(one(code, **EARLY), 0) for code in ("ANG", "EU")] == [1, 1]
    assert morale("EU", **EARLY) == (4, 2)
    assert one("EU", **EARLY).quality == (10,)
    assert {morale(code, **EARLY) for code in ("ESP", "HOL", "RUS")} == {(2, 1)}
    assert morale("FRA", **EARLY) == (4, 2)


@pytest.mark.rule("BBC-29.3")
def test_spain_and_holland_of_1770_to_1790():
    for options in (IBERIAN, {**IBERIAN, **EARLY}):
        assert morale("ESP", **options) == (4, 2)
        assert tack("ESP", **options) == -2
        assert morale("HOL", **options) == (2, 1)
        assert tack("HOL", **options) == -2
    assert price("ESP-74", **IBERIAN) == 47  # manoeuvre -1 for -2: 31 x 3 = 93
    with pytest.raises(BadData):
        position({"ships": [ship()], "options": {**IBERIAN, **LATE}})


@pytest.mark.rule("BBC-29.4")
def test_1793_to_1815():
    assert morale("ANG", **LATE) == (8, 4)
    assert morale("FRA", **LATE) == (2, 1)
    assert one("FRA", **LATE).quality == (8,)
    assert tack("FRA", **LATE) == -1
    assert [morale(code, **LATE) for code in ("ESP", "DAN", "POR")] == [(2, 1), (4, 2), (2, 1)]
    assert one("ANG", **LATE).quality == (11,)


@pytest.mark.rule("BBC-29.5")
def test_budgets_are_worked_out_anew():
    assert price("ANG-74") == 63
    assert price("ANG-74", **EARLY) == 59  # F and morale: 42 - 2 - 1 = 39
    assert price("ANG-74", **LATE) == 65  # morale 4 for 3
    assert price("FRA-74") == 51
    assert price("FRA-74", **LATE) == 47  # F, morale and manoeuvre: 34 - 3 = 31
