"""A telephone: 390 pixels wide, fingers only."""

from __future__ import annotations

import random

import pytest

from tests.browser.people import PHONE, Crew, Person, expect
from tests.browser.test_robot import check_offer


def tap_through(person: Person, most: int, seed: int) -> None:
    chance = random.Random(seed)
    first = person.act
    while not person.over and person.act < first + most:
        person.my_turn()
        if person.over:
            break
        check_offer(person)
        person.no_side_scroll()
        act = person.act
        person.choices.nth(chance.randrange(person.choices.count())).tap()
        person.page.wait_for_function(
            """act => { const table = document.querySelector('[data-table]');
                return Number(table.dataset.act) > act || 'over' in table.dataset
                    || document.querySelector('[data-verb].armed'); }""",
            arg=act,
        )


WHOLE = 10_000  # acts: more than any match has


@pytest.mark.parametrize(
    ("game", "acts"),
    [("flotilla", WHOLE), ("sirocco", 40), pytest.param("sirocco", WHOLE, marks=pytest.mark.slow)],
)
def test_plays_by_tapping(crew: Crew, game: str, acts: int) -> None:
    anna = crew.person(PHONE)
    anna.open("/")
    anna.no_side_scroll()
    anna.page.locator(f"[data-play={game}]").tap()
    anna.my_turn()
    tap_through(anna, acts, seed=5)
    assert anna.over or acts < WHOLE
    anna.no_side_scroll()


def test_pages_fit(crew: Crew) -> None:
    anna = crew.person(PHONE)
    for path in ("/", "/new/sirocco", "/archive", "/verify", "/account", "/rules/sirocco", "/nowhere"):
        anna.open(path)
        anna.page.wait_for_load_state("networkidle")
        anna.no_side_scroll()


def test_a_long_press_shows_a_card(crew: Crew) -> None:
    anna = crew.person(PHONE)
    anna.play_now()
    card = anna.page.locator("[data-zone^=hand] [data-id]").first
    card.evaluate("node => node.scrollIntoView({ block: 'center' })")
    anna.page.wait_for_timeout(400)  # what moves under the finger is not looked at
    box = card.bounding_box()
    assert box
    finger = anna.context.new_cdp_session(anna.page)
    point = {"x": box["x"] + 40, "y": box["y"] + 40}
    act = anna.act
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(anna.page.get_by_role("tooltip")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(anna.page.get_by_role("tooltip")).to_have_count(0)
    assert anna.act == act, "a look is no act"
    assert anna.page.locator(".popover").count() == 0


def test_log_chat_and_rules_are_drawn_up(crew: Crew) -> None:
    anna = crew.person(PHONE)
    anna.play_now()
    for name in ("Rules", "Chat", "Log"):
        anna.page.get_by_role("tab", name=name).tap()
        expect(anna.page.get_by_role("tabpanel")).to_be_in_viewport()
        anna.no_side_scroll()
        anna.page.locator(".tabs .close").tap()
    anna.choose_any(0)
