"""Every rule that can refuse an order, each by an order that it refuses, and no other rule does."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest

from escadre import Match
from escadre.games.naval_battles.play.catalog import PACKAGE, SHIP
from tests.naval_battles.build import battle, do, final, fleet, play, refused, shoot

NO_LIMIT = {"card_limit": False, "budget": 15}
NOBODY_LEFT = {"navy": "soviet"}  # an opponent without a vessel: only a position file can bring it about


class Refusal(NamedTuple):
    rule: str
    begun: Callable[[], Match]
    order: str  # "1 guard SU03": the seat, then what it types


def at_sea(
    *orders: str, us: str = "US13", them: str = "SU13", hand: str = "", enemy_subs: str = "", **more: object
) -> Match:
    """The American player has given these orders; rows are divided by a stroke."""
    enemy = fleet(*them.split(" / "), subs=enemy_subs) if them else fleet(subs=enemy_subs)
    match = battle(fleet(*us.split(" / "), hand=hand, **more), enemy)
    do(match, 0, *orders)
    return match


def alone(hand: str, **more: object) -> Match:
    return battle(fleet("US01", hand=hand, **more), NOBODY_LEFT)


def fired(hand: str = "", them: str = "SU03 SU13", card: str = "MSL-A", *orders: str) -> Match:
    """A missile (or another card) at the first Soviet ship; the Soviet player has declared so much."""
    match = battle(fleet("US13 US14", hand=card), fleet(*them.split(" / "), hand=hand))
    shoot(match, 0, card, "US13", them.split()[0])
    final(match)
    do(match, 1, *orders)
    return match


def two_attacks(hand: str, *orders: str) -> Match:
    """A gun and a strike, both at Kirov."""
    match = battle(fleet("US13 US01", hand="GUN-C"), fleet("SU03", "SU13", hand=hand, subs="SU16"))
    shoot(match, 0, "GUN-C", "US13", "SU03")
    do(match, 0, "strike US01", "target SU13", "done")
    final(match)
    do(match, 1, *orders)
    return match


def repaired(hand: str, us: str = "US01 US13", damaged: str = "US01") -> Match:
    match = battle(fleet(us, hand=f"REP-A {hand}", damage={damaged: ["GUN-B"]}), fleet("SU13", subs="SU16"))
    play(match, 0, "card REP-A", "mend GUN-B")
    return match


def chosen(*navies: str, **options: object) -> Match:
    """Navies by seat."""
    match = Match.new("naval_battles", len(navies), seed=5, options=dict(options))
    while "navy" in match.menu(match.turn[0]):
        do(match, match.turn[0], f"navy {navies[match.turn[0]]}")
    return match


def falkland(hand: str = "", subs: str = "", uk: str = "UK09 NC01") -> Match:
    return battle(fleet(uk, hand=hand), fleet("AR03", subs=subs), scenario="falkland-express")


def moved_by_hand() -> Match:
    match = at_sea(hand="GUN-A", us="US13 US14")
    shoot(match, 0, "GUN-A", "US13", "SU13")
    match.state.row[SHIP["US13"]] = 2  # as no order could bring about
    return match


def shot(card: str, ship: str, *orders: str, us: str = "US13 US14", hand: str = "", **more: object) -> Match:
    match = battle(fleet(us, hand=f"{card} {hand}", **more), fleet("SU13", subs="SU16"))
    shoot(match, 0, card, ship, "SU13")
    do(match, 0, *orders)
    return match


def bought(*designs: str, **options: object) -> Match:
    """The first player has bought these, the other has passed."""
    match = chosen("american", "soviet", card_reserve=True, **options)
    first = match.state.first
    for i, design in enumerate(designs):
        do(match, first, f"buy {design}")
        if i == 0:
            do(match, 1 - first, "pass")
    return match


def opened(navy: str) -> Match:
    match = Match.new("naval_battles", 2, seed=5)
    do(match, match.turn[0], f"navy {navy}")
    return match


def choosing(*orders: str) -> Match:
    match = chosen("american", "soviet")
    do(match, 0, *orders)
    return match


def laying(*orders: str) -> Match:
    """The first player, who has the American navy, lays his fleet out."""
    match = Match.new("naval_battles", 2, seed=5)
    first = match.state.first
    do(match, first, "navy american")
    do(match, 1 - first, "navy soviet")
    do(match, first, "ship US13", "ship US14", "done")
    do(match, 1 - first, "ship SU13", "done")
    do(match, first, *orders)
    return match


def bombing_one_of_two() -> Match:
    match = battle(fleet("US13", hand="BOM-A REP-A REP-A"), fleet("SU13"), fleet("UK07"))
    do(match, 0, "card BOM-A", "target SU13")
    return match


def hunted(*orders: str) -> Match:
    """A submarine is hunted and a ship is struck."""
    match = battle(fleet("US11 US01"), fleet("SU13 SU12", subs="SU16", hand="SCR-A"))
    do(match, 0, "hunt US11", "target SU16", "strike US01", "target SU13", "done")
    final(match)
    do(match, 1, *orders)
    return match


def airborne() -> Match:
    match = falkland("AIR-A", subs="AR06")
    do(match, 0, "card AIR-A")
    return match


REFUSALS = [
    Refusal("MNB-2.2.2", lambda: opened("french"), "next navy french"),
    Refusal("MNB-2.3.2", lambda: chosen("american", "soviet"), "0 done"),
    Refusal("MNB-2.3.2", lambda: choosing("ship US01", "ship US03"), "0 ship US11"),
    Refusal("MNB-5.1.3", lambda: shot("MSL-A", "US13", hand="GUN-A", us="US13"), "0 card GUN-A"),
    Refusal("MNB-5.1.3", lambda: shot("MSL-A", "US13", "card GUN-A", hand="GUN-A"), "0 from US13"),
    Refusal("MNB-5.1.3", lambda: shot("MSL-A", "US13"), "0 hunt US13"),
    Refusal("MNB-5.1.3", lambda: at_sea("hunt US01", "target SU16", us="US01", enemy_subs="SU16"), "0 strike US01"),
    Refusal("MNB-5.2.2", lambda: at_sea(hand="GUN-A", reserve=[]), "0 pay GUN-A"),
    Refusal("MNB-5.2.2", lambda: at_sea("pay GUN-A", hand="GUN-A"), "0 row1 US14"),
    Refusal("MNB-5.2.2", lambda: at_sea("pay GUN-A", "pay GUN-B", "row1 US17", hand="GUN-A GUN-B"), "0 row1 US12"),
    Refusal("MNB-5.2.6", lambda: at_sea("pay GUN-A", hand="GUN-A"), "0 done"),
    Refusal("MNB-5.2.6", lambda: battle(fleet("US13", hand="INT-A"), fleet("SU13"), bare=True), "0 pay INT-A"),
    Refusal("MNB-5.3.2", at_sea, "0 rearrange"),
    Refusal("MNB-5.3.2", lambda: battle({"navy": "soviet", "hand": []}, fleet("US13")), "0 rearrange"),
    Refusal("MNB-5.3.2", lambda: at_sea("pay GUN-H", hand="GUN-H"), "0 row3 US14"),
    Refusal("MNB-5.3.4", lambda: at_sea("rearrange", "row2 US13", "done", us="US13 US14"), "0 rearrange"),
    Refusal("MNB-5.3.4", lambda: at_sea("rearrange", "keep", us="US13 US14"), "0 rearrange"),
    Refusal("MNB-5.3.4", lambda: at_sea("rearrange", "row2 US13", us="US13 US14"), "0 row3 US13"),
    Refusal("MNB-5.3.4", lambda: at_sea("rearrange", us="US13 US14"), "0 row1 US13"),
    Refusal("MNB-5.3.4", lambda: at_sea("rearrange", us="US13 US14"), "0 done"),
    Refusal("MNB-5.3.4", laying, "first row1 US13"),
    Refusal("MNB-5.3.4", lambda: laying("row2 US13"), "first row3 US13"),
    Refusal("MNB-5.4.2", lambda: shot("GUN-A", "US13", "rearrange", "row2 US13"), "0 done"),
    Refusal("MNB-5.4.2", lambda: shot("TRP-A", "US18", "rearrange", "passive US18", active="US18"), "0 done"),
    Refusal("MNB-5.4.3", moved_by_hand, "0 final"),
    Refusal("MNB-6.1", lambda: fired("REP-A"), "1 card REP-A"),
    Refusal("MNB-6.1", lambda: fired("INT-A"), "1 card INT-A"),
    Refusal("MNB-6.1", lambda: fired("BOM-A"), "1 card BOM-A"),
    Refusal("MNB-11.1.1", lambda: at_sea(us="US01", hand="GUN-A"), "0 card GUN-A"),
    Refusal("MNB-11.1.1", lambda: at_sea("card GUN-A", us="US01 US13", hand="GUN-A"), "0 from US01"),
    Refusal("MNB-11.1.3", lambda: battle(fleet("US13", hand="GUN-A"), NOBODY_LEFT), "0 card GUN-A"),
    Refusal("MNB-11.1.3", lambda: battle(fleet(active="US18", hand="TRP-A"), NOBODY_LEFT), "0 card TRP-A"),
    Refusal("MNB-11.1.4", lambda: battle(fleet("US01", subs="US18", hand="MSL-A"), fleet("SU13")), "0 card MSL-A"),
    Refusal("MNB-11.1.4", lambda: at_sea("card MSL-A", hand="MSL-A", subs="US18"), "0 from US18"),
    Refusal("MNB-11.1.4", lambda: at_sea(subs="US18", enemy_subs="SU16"), "0 hunt US18"),
    Refusal("MNB-11.2.1", lambda: at_sea(hand="MSL-I", us="US13 US14"), "0 card MSL-I"),
    Refusal(
        "MNB-11.2.3",
        lambda: at_sea("card MSL-A", "from US13", "target SU13", "tactics TAC-A", us="US13 US14", hand="MSL-A TAC-A"),
        "0 from US13",
    ),
    Refusal("MNB-11.4.3", lambda: at_sea(us="US13 / US14 / US09", hand="GUN-D"), "0 card GUN-D"),
    Refusal("MNB-11.4.3", lambda: at_sea("card MSL-A", us="US13 / US14 / US09", hand="MSL-A"), "0 from US09"),
    Refusal("MNB-11.4.3", lambda: at_sea("card GUN-A", "from US13", them="SU13 / SU10", hand="GUN-A"), "0 target SU10"),
    Refusal("MNB-11.4.8", lambda: at_sea(them="", enemy_subs="SU16", hand="GUN-A"), "0 card GUN-A"),
    Refusal("MNB-11.4.8", lambda: at_sea("card GUN-A", "from US13", enemy_subs="SU16", hand="GUN-A"), "0 target SU16"),
    Refusal("MNB-12.1.1", lambda: fired("REP-A", card="GUN-A"), "1 guard SU03"),
    Refusal("MNB-12.1.1", lambda: fired("MSL-F"), "1 card MSL-F"),
    Refusal("MNB-12.1.1", lambda: two_attacks("", "guard SU03"), "1 attack 1"),
    Refusal("MNB-12.1.3", lambda: two_attacks("", "guard SU03", "attack 2"), "1 guard SU03"),
    Refusal("MNB-12.3.1", lambda: two_attacks("AIR-A", "card AIR-A"), "1 attack 1"),
    Refusal("MNB-12.3.1", lambda: two_attacks("GUN-A TAC-A", "card GUN-A", "attack 1", "tactics TAC-A"), "1 attack 2"),
    Refusal("MNB-13.3.1", lambda: battle(fleet(subs="US18", hand="TRP-A"), fleet("SU13")), "0 card TRP-A"),
    Refusal("MNB-13.4.2", lambda: alone("AIR-A"), "0 card AIR-A"),
    Refusal("MNB-13.5.1", lambda: at_sea("card BOM-A", enemy_subs="SU16", hand="BOM-A REP-A REP-A"), "0 target SU16"),
    Refusal("MNB-13.5.1", bombing_one_of_two, "0 target UK07"),
    Refusal("MNB-13.5.2", lambda: battle(fleet("US13", hand="BOM-A REP-A"), fleet("SU13"), bare=True), "0 card BOM-A"),
    Refusal("MNB-13.5.4", lambda: at_sea(them="", enemy_subs="SU16", hand="BOM-A REP-A REP-A"), "0 card BOM-A"),
    Refusal("MNB-13.7.4", lambda: at_sea(hand="INT-A"), "0 card INT-A"),
    Refusal("MNB-13.8.1", lambda: at_sea(hand="NMS-A"), "0 card NMS-A"),
    Refusal("MNB-13.9.1", lambda: at_sea(hand="TAC-A MSL-A", us="US13 US14"), "0 card TAC-A"),
    Refusal("MNB-13.9.1", lambda: fired("TAC-A MSL-B"), "1 tactics TAC-A"),
    Refusal("MNB-13.9.1", lambda: fired("TAC-A MSL-B", "SU03", "MSL-A", "card MSL-B", "attack 1"), "1 card TAC-A"),
    Refusal("MNB-13.10.1", lambda: repaired("MSL-A", "US09 US13", "US09"), "0 hunt US09"),
    Refusal("MNB-13.10.1", lambda: repaired(""), "0 strike US01"),
    Refusal("MNB-13.10.1", lambda: repaired(""), "0 hunt US01"),
    Refusal("MNB-13.10.1", lambda: repaired("MSL-A", "US09", "US09"), "0 card MSL-A"),
    Refusal("MNB-13.10.3", lambda: at_sea(hand="REP-A"), "0 card REP-A"),
    Refusal(
        "MNB-13.10.3",
        lambda: at_sea("card REP-A", us="US09", hand="REP-A", damage={"US09": ["GUN-C", "GUN-B"]}),
        "0 done",
    ),
    Refusal("MNB-13.11.1", lambda: at_sea(hand="SCR-A", us="US13 US14"), "0 card SCR-A"),
    Refusal("MNB-13.11.1", lambda: fired("SCR-A", "SU03 / SU13"), "1 card SCR-A"),
    Refusal("MNB-13.11.1", lambda: fired("SCR-A", "SU03 SU13", "MSL-A", "card SCR-A", "attack 1"), "1 screen SU03"),
    Refusal("MNB-13.11.1", lambda: two_attacks("SCR-A", "card SCR-A"), "1 attack 1"),
    Refusal("MNB-13.11.2", lambda: hunted("card SCR-A"), "1 attack 1"),
    Refusal("MNB-13.11.2", lambda: hunted("card SCR-A", "attack 2"), "1 screen SU16"),
    Refusal("MNB-14.2", lambda: at_sea(us="US01", them="", enemy_subs="SU16"), "0 strike US01"),
    Refusal("MNB-14.2", lambda: at_sea("strike US01", us="US01", enemy_subs="SU16"), "0 target SU16"),
    Refusal("MNB-14.4", at_sea, "0 hunt US13"),
    Refusal("MNB-14.4", lambda: at_sea("hunt US13", enemy_subs="SU16"), "0 target SU13"),
    Refusal("MNB-15.2.6", lambda: chosen("american", "soviet", "british", "french", teams=2), "first share 1"),
    Refusal("MNB-15.2.6", lambda: chosen("american", "soviet", "british", "french", teams=2), "first share 39"),
    Refusal("MNB-15.2.7", lambda: chosen("norwegian", "argentine", "taiwanese", "french", teams=2), "poor share 26"),
    Refusal("MNB-15.3.3", lambda: bought(*["AIR-A"] * 4, *["TRP-A"] * 2, **NO_LIMIT), "first buy PLN-A"),
    Refusal("MNB-15.3.5", lambda: bought("GUN-H", budget=15), "first buy MSL-A"),
    Refusal("MNB-15.3.6", lambda: bought("GUN-H", card_limit=False), "first buy GUN-H"),
    Refusal("MNB-16.3.2", lambda: falkland("BOM-A REP-A REP-A"), "0 card BOM-A"),
    Refusal("MNB-16.3.2", lambda: falkland("AIR-A"), "0 card AIR-A"),
    Refusal("MNB-16.3.2", airborne, "0 target AR03"),
    Refusal("MNB-16.3.2", lambda: falkland(uk="UK03 NC01"), "0 strike UK03"),
    Refusal("MNB-16.3.2", lambda: falkland("GUN-H"), "0 pay GUN-H"),
]  # fmt: skip


def seat_of(match: Match, word: str) -> int:
    """A seat by its number, or by its place in the order of play."""
    if word.isdigit():
        return int(word)
    return match.state.first if word == "first" else next(seat for seat in match.turn if word == "next" or not seat % 2)


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: f"{refusal.rule} {refusal.order}")
def test_the_rule_refuses_the_order_and_is_named(refusal):
    match = refusal.begun()
    seat, _, words = refusal.order.partition(" ")
    assert refused(match, seat_of(match, seat), words) == refusal.rule


def test_no_rule_that_refuses_is_left_out():
    code = "".join(
        re.sub(r"#.*", "", file.read_text(encoding="utf-8")) for file in (PACKAGE / "play" / "rules").glob("*.py")
    )
    assert set(re.findall(r'"(MNB-[\d.]+)"', code)) == {refusal.rule for refusal in REFUSALS}
