"""What ships and works cost (BBC-26), and what a fleet is advised to be made of (BBC-27)."""

from __future__ import annotations

import pytest

from escadre import Match
from escadre.core.errors import Illegal
from escadre.games.branle_bas.play.catalog import MODEL, MODELS, NATION, TYPES
from escadre.games.branle_bas.play.data_records import Model
from escadre.games.branle_bas.play.fleet_composition import HISTORY, MIXTURE, completes, mixture, shares
from escadre.games.branle_bas.play.prices import budget
from escadre.games.branle_bas.play.state import MERCHANT, WORK
from tests.branle_bas.build import battle, ship


def model(code: str) -> Model:
    return MODELS[MODEL[code]]


def other(code: str, **changes: int) -> int:
    """The budget of a type with other values."""
    found = {name: getattr(model(code), name) for name in Model.__struct_fields__}
    return budget(Model(**{**found, **changes}))


@pytest.mark.rule("BBC-E19", "BBC-26.2", "BBC-26.4", "BBC-26.9", "BBC-26.11")
def test_the_french_120():
    found = model("FRA-120")
    assert (found.broadside, found.quality, found.masts, found.crew) == (12, 10, 5, 13)
    # 12 + 10 + 5 + 13 + 2 + 0 + 1 + 1 = 44; 132 + 40 = 172
    assert budget(found) == 86


@pytest.mark.rule("BBC-E20", "BBC-26.7", "BBC-26.9")
def test_the_french_frigate():
    assert budget(model("FRA-40")) == 33  # 26 x 3 = 78, less 12


@pytest.mark.rule("BBC-26.1")
def test_the_guns_of_each_rank():
    limits = {1: (100, 130), 2: (80, 98), 3: (70, 78), 4: (50, 70), 5: (24, 46)}  # the Venetian 70 is a fourth rank
    decks = {1: (3, 4), 2: (2, 3), 3: (2, 2), 4: (2, 2), 5: (1, 2)}
    for type in TYPES:
        if type.kind == "warship":
            assert limits[type.rank][0] <= type.guns <= limits[type.rank][1], type.code
            assert decks[type.rank][0] <= type.decks <= decks[type.rank][1], type.code


@pytest.mark.rule("BBC-26.2")
@pytest.mark.parametrize("part", ["broadside", "quality", "crew", "masts"])
def test_every_point_of_a_value_costs_three_halves(part):
    assert other("FRA-74", **{part: getattr(model("FRA-74"), part) + 2}) == 51 + 3


@pytest.mark.rule("BBC-26.3", "BBC-21.1")
def test_a_fort_pays_50_more_and_a_tower_does_not():
    assert budget(model("FORT"), nation=NATION["DAN"]) == 88  # 42 x 3 + 50 = 176
    assert budget(model("TOWER"), nation=NATION["FRA"]) == 48  # 32 x 3 = 96


@pytest.mark.rule("BBC-26.4")
def test_a_fourth_deck_of_a_first_rate():
    assert other("FRA-120", decks=4) == 89  # 177 / 2, rounded up


@pytest.mark.rule("BBC-26.5")
def test_a_second_rate_and_its_third_deck():
    assert budget(model("FRA-80")) == 67  # 114 + 20
    assert other("FRA-80", decks=3) == 72  # and 10


@pytest.mark.rule("BBC-26.6")
def test_a_third_rate_pays_nothing_more():
    assert budget(model("FRA-74")) == 51  # 34 x 3 = 102


@pytest.mark.rule("BBC-26.7")
def test_the_small_ranks_pay_less_and_their_second_deck_more():
    assert budget(model("FRA-64")) == 43  # 87 - 12 + 10 = 85
    assert budget(model("FRA-32")) == 29  # 69 - 12 = 57
    assert other("ANG-44D", sail=0) == 53  # 108 - 2 = 106


@pytest.mark.rule("BBC-26.8")
def test_poor_sailers_pay_a_tenth_less_and_slow_ones_a_fifth():
    assert budget(model("ANG-98")) == 79  # 174 x 0.9 = 156.6: 157
    assert budget(model("ESP-130")) == 69  # 171 x 0.8 = 136.8: 137


@pytest.mark.rule("BBC-26.9")
def test_half_of_the_total_rounded_up():
    assert budget(model("FRA-110")) == 85  # 169


@pytest.mark.rule("BBC-26.10")
def test_the_budget_pays_half_of_the_base_morale():
    portuguese, danish = model("POR-74"), model("DAN-74")
    assert (portuguese.broadside, portuguese.quality, portuguese.crew) == (
        danish.broadside,
        danish.quality,
        danish.crew,
    )
    assert budget(portuguese) == 41  # 27 x 3
    assert budget(danish) == 42  # 28 x 3: base morale 2 pays 1


@pytest.mark.rule("BBC-26.11", "BBC-28.1", "BBC-28.2", "BBC-28.3", "BBC-28.4", "BBC-28.8")
@pytest.mark.parametrize(
    ("code", "construction", "manoeuvre", "marines"),
    [
        ("ANG-74", 2, 4, 1), ("ESP-74", 2, -2, 1), ("FRA-74", 0, 1, 1), ("HOL-74", -1, 2, 0), ("EU-74", 0, 3, 1),
        ("VEN-66", -1, 0, 0),
    ],
)  # fmt: skip
def test_national_points(code, construction, manoeuvre, marines):
    found = model(code)
    morale = {"ANG": 3, "EU": 3, "VEN": 0}.get(code.split("-")[0], 2)
    parts = found.broadside + found.quality + found.crew + found.masts + morale + construction + manoeuvre + marines
    rank = {3: 0, 4: -2}[found.rank]
    assert budget(found) == -(-(3 * parts + rank) // 2)


@pytest.mark.rule("BBC-26.11")
def test_a_work_pays_its_own_resistance_and_merchantmen_no_national_points_but_morale():
    assert budget(model("REDOUBT-S"), nation=NATION["ANG"]) == 35  # 3 + 9 + 5 + 3 + 2 + 1 = 23
    assert budget(model("TRANSPORT"), nation=NATION["ANG"]) == 12
    assert budget(model("TRANSPORT"), nation=NATION["FRA"]) == 11
    assert model("TRANSPORT").kind == MERCHANT
    assert model("FORT").kind == WORK


@pytest.mark.rule("BBC-26.12")
def test_force_never_changes_while_the_others_fall():
    from escadre.games.branle_bas.play.rules.gunnery.damage import lose_crew, lose_guns

    s = battle([ship()])
    lose_guns(s, 0, 3)
    lose_crew(s, 0, 2)
    assert (s.guns[0], s.crew[0], s.quality[0]) == (4, 7, 9)
    assert isinstance(s.quality, tuple)  # nothing can change it


# ---- BBC-27


@pytest.mark.parametrize(
    ("nation", "columns"),
    [
        pytest.param("FRA", (15, 15, 60, 10), marks=pytest.mark.rule("BBC-27.1")),
        pytest.param("ANG", (5, 15, 45, 35), marks=pytest.mark.rule("BBC-27.2")),
        pytest.param("RUS", (15, 5, 50, 30), marks=pytest.mark.rule("BBC-27.3")),
        pytest.param("ESP", (20, 5, 60, 15), marks=pytest.mark.rule("BBC-27.4")),
        pytest.param("HOL", (0, 0, 35, 65), marks=pytest.mark.rule("BBC-27.5")),
        pytest.param("SUE", (0, 0, 15, 85), marks=pytest.mark.rule("BBC-27.6")),
        pytest.param("POR", (0, 10, 50, 40), marks=pytest.mark.rule("BBC-27.7")),
        pytest.param("EU", (0, 0, 0, 0), marks=pytest.mark.rule("BBC-27.8")),
        pytest.param("VEN", (0, 0, 10, 90), marks=pytest.mark.rule("BBC-27.9", "BBC-27.14")),
        pytest.param("NAP", (0, 0, 40, 60), marks=pytest.mark.rule("BBC-27.10")),
        pytest.param("TUR", (5, 10, 55, 30), marks=pytest.mark.rule("BBC-27.11")),
        pytest.param("DAN", (0, 15, 50, 35), marks=pytest.mark.rule("BBC-27.12")),
    ],
)
def test_shares_of_the_ranks(nation, columns):
    assert shares(NATION[nation]) == columns


@pytest.mark.rule("BBC-27.14")
def test_the_venetian_70_is_a_fourth_rank():
    assert model("VEN-70").rank == 4


@pytest.mark.rule("BBC-27.13")
def test_of_each_column_at_most_the_share_rounded_up_and_one():
    french = NATION["FRA"]
    assert mixture(french, (2, 0, 3, 0, 0), False, True)  # 15 % of 5 is 0.75: one and one more
    assert not mixture(french, (3, 0, 2, 0, 0), False, True)
    assert mixture(french, (3, 0, 2, 0, 0), False, False)
    assert not mixture(french, (0, 0, 2, 3, 0), False, True)  # 10 % of 5: one and one more


@pytest.mark.rule("BBC-27.13")
def test_with_the_option_a_third_first_rate_cannot_be_bought():
    match = Match.new("branle_bas", 2, seed=1, options={"historical_fleets": True, "budget": 350})
    match.order(0, "nation FRA")
    match.order(1, "nation FRA")
    match.order(0, "buy FRA-120")
    match.order(0, "buy FRA-120")
    with pytest.raises(Illegal) as refusal:
        match.order(0, "buy FRA-110")
    assert refusal.value.rule == "BBC-27.13"


@pytest.mark.rule("BBC-1.1", "BBC-27.13")
def test_every_nation_can_complete_a_fleet_under_every_option():
    for period, iberian in (("1783-1792", False), ("1740-1783", True), ("1793-1815", False)):
        for nation in range(12):
            for share in (125, 175, 250, 350, 500):
                for frigates in (False, True):
                    for strict in (MIXTURE, HISTORY):
                        none = (0, 0, 0, 0, 0)
                        assert completes(nation, period, iberian, share, frigates, strict, 0, none)
