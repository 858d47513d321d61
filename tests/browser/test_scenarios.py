"""A scenario from its choice to its table, and reactions that pass by themselves."""

from __future__ import annotations

import pytest

from tests.browser.people import DESKTOP, PHONE, Crew, expect


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_scenario_sets_seats_sides_and_options(crew: Crew, size: tuple[int, int]) -> None:
    anna = crew.person(size)
    anna.open("/new/naval_battles")
    expect(anna.page.get_by_role("radio", name="No scenario")).to_be_checked()
    expect(anna.page.get_by_label("Fleet points", exact=True)).to_be_visible()
    anna.page.get_by_role("radio", name="Panda Bay").check()
    seats = anna.page.locator(".seats li")
    expect(seats).to_have_count(2)
    expect(seats.nth(0)).to_contain_text("Chinese navy")
    expect(seats.nth(1)).to_contain_text("Taiwanese navy")
    expect(anna.page.get_by_label("Fleet points", exact=True)).to_have_count(0)
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    anna.button("Set the table").click()
    anna.my_turn()
    assert anna.page.title() == "Panda Bay · Modern Naval Battles · Escadre"
    anna.open("/")
    expect(anna.page.get_by_role("listitem").filter(has_text="Panda Bay").first).to_contain_text("Taiwanese navy")


def test_reactions_are_set_at_the_table_and_stay(crew: Crew) -> None:
    anna = crew.person(PHONE)
    anna.open("/new/naval_battles")
    anna.page.get_by_role("radio", name="Falkland Express").check()
    anna.button("Set the table").click()
    anna.my_turn()
    menu = anna.page.locator(".tools summary")
    menu.click()
    setting = anna.page.get_by_label("When only a card of mine could answer")
    expect(setting).to_have_value("ask")
    setting.select_option("idle")
    expect(anna.page.locator("#react-hint")).to_contain_text("the table may guess")
    expect(anna.page.locator(".prompt")).to_contain_text("passes by itself")
    anna.page.reload()
    anna.my_turn()
    menu.click()
    expect(setting).to_have_value("idle")


def test_a_game_without_reactions_has_no_such_setting(crew: Crew) -> None:
    anna = crew.person()
    anna.play_now()
    anna.page.locator(".tools summary").click()
    expect(anna.page.get_by_label("Take the only choice by itself")).to_be_visible()
    expect(anna.page.get_by_label("When only a card of mine could answer")).to_have_count(0)
