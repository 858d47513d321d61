"""Modern Naval Battles on the table: fleets that face each other, ranges, attacks; played out by click and tap."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser import situations
from tests.browser.people import DESKTOP, PHONE, Crew, Person, expect, soon
from tests.browser.test_robot import play_out, play_to_the_end

GAME = "Modern Naval Battles"
SHORT = "15"  # fleet points: small fleets are soon sunk
HASTE = 0.5  # how often the robot ends what it is doing: battles among those who dawdle last long


def at(person: Person, folder: Path) -> None:
    """Anna is on turn, with two attacks declared."""
    person.open("/")
    person.page.locator("input[type=file]").set_input_files(situations.write(situations.attacks(), folder))
    person.my_turn()


def set_the_table(robot: Person, seats: int) -> None:
    robot.set_up("Me", *["Bot: Ensign"] * (seats - 1), game=GAME)
    points = robot.page.get_by_label("Fleet points", exact=True)
    points.fill(SHORT)
    points.blur()
    robot.press(robot.button("Set the table"))
    robot.my_turn()


@pytest.mark.parametrize(
    ("seats", "size"),
    [
        pytest.param(2, DESKTOP, id="2 seats"),
        pytest.param(4, DESKTOP, id="4 seats", marks=pytest.mark.slow),
        pytest.param(2, PHONE, id="2 seats, phone", marks=pytest.mark.slow),
    ],
)
def test_plays_a_battle_to_its_end(crew: Crew, seats: int, size: tuple[int, int]) -> None:
    robot = crew.person(size)
    set_the_table(robot, seats)
    play_to_the_end(robot, seed=seats, haste=HASTE)
    robot.no_side_scroll()


def test_plays_a_small_battle_to_its_end_on_a_phone(crew: Crew) -> None:
    robot = crew.person(PHONE)
    robot.open("/new/naval_battles")
    robot.page.get_by_role("radio", name="Falkland Express").check()
    robot.press(robot.button("Set the table"))
    robot.my_turn()
    play_to_the_end(robot, seed=2, haste=HASTE)
    robot.no_side_scroll()


def test_plays_among_four(crew: Crew) -> None:
    robot = crew.person(DESKTOP)
    set_the_table(robot, seats=4)
    play_out(robot, seed=4, most=60)
    robot.no_side_scroll()


def test_fleets_face_each_other(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    at(anna, downloads)
    tops = {
        zone: anna.page.locator(f'[data-zone="row:{zone}"]').bounding_box()["y"]  # type: ignore[index]
        for zone in ("1:2", "1:1", "0:1", "0:2")
    }
    assert tops["1:2"] < tops["1:1"] < tops["0:1"] < tops["0:2"], tops


def test_an_attack_card_shows_what_it_reaches(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    at(anna, downloads)
    lit = anna.page.locator(".rank.lit [data-zone]")
    expect(lit).to_have_count(0)
    anna.page.locator('[data-id="card:A014"]').hover()  # ranges 1 and 2, from row 1
    expect(lit).to_have_count(2)
    assert lit.evaluate_all("nodes => nodes.map((node) => node.dataset.zone).sort()") == ["row:1:1", "row:1:2"]
    anna.page.locator(".typed").hover()
    expect(lit).to_have_count(0)


def test_an_attack_is_an_arrow_with_its_chance(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    at(anna, downloads)
    said = anna.page.locator(".arrows .said")
    expect(said).to_have_count(2)
    expect(said.first).to_have_text("1 · 17–50 %")
    order = anna.page.locator('[data-id="attack:0"]')
    expect(order).to_contain_text("17–50 %")
    order.hover()
    expect(anna.page.locator(".arrows .said.hot")).to_have_count(1)


def test_in_a_small_window_the_hand_makes_way_for_the_ships_until_it_is_touched(crew: Crew, downloads: Path) -> None:
    anna = crew.person((1024, 768))
    anna.open("/")
    anna.page.locator("input[type=file]").set_input_files(situations.write(situations.crowded(), downloads))
    anna.my_turn()
    hand = anna.page.locator('[data-zone="hand:0"]')
    ships = anna.page.locator('[data-zone^="row:0:"] [data-id]')
    expect(ships).to_have_count(6)
    expect(anna.page.locator(".seat .plate").first).to_be_in_viewport(ratio=1)  # nothing had to scroll away
    top = hand.bounding_box()["y"]  # type: ignore[index]
    for box in [ship.bounding_box() for ship in ships.all()]:
        assert box is not None
        assert box["y"] + box["height"] < top
    hand.locator("[data-id]").first.hover()
    soon(lambda: hand.bounding_box()["y"] < top - 30, "the hand comes up")  # type: ignore[index]


def test_one_way_to_fire_needs_no_click(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    at(anna, downloads)
    act = anna.act
    anna.page.locator('[data-verb="card"]', has_text="Torpedo").first.click()
    anna.page.locator('[data-verb="target"]').first.wait_for()  # only one submarine can fire it
    assert anna.act == act + 2
    anna.button("Take back", exact=True).click()
    step = anna.page.locator('[data-verb="from"]').first
    step.wait_for()
    anna.page.wait_for_timeout(300)
    expect(step).to_be_visible()  # what was taken back is not done again


def test_the_menu_closes_by_escape_and_by_a_click_elsewhere(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    at(anna, downloads)
    menu, button = anna.page.locator(".tools .menu"), anna.page.locator(".tools summary")
    for leave in (lambda: anna.page.keyboard.press("Escape"), lambda: anna.page.locator(".prompt").click()):
        button.click()
        expect(menu).to_be_visible()
        leave()
        expect(menu).to_be_hidden()
        expect(button).to_be_focused()


def test_on_a_phone_a_chance_says_what_it_is_of(crew: Crew, downloads: Path) -> None:
    anna = crew.person(PHONE)
    at(anna, downloads)
    brief = anna.page.locator("[data-verb=final] .brief")
    expect(brief.first).to_be_visible()
    expect(brief.first).to_have_text("attack 1 sinks Druzhny, if undefended 50 %")


def test_the_longer_language_fits_the_narrow_panel(crew: Crew, downloads: Path) -> None:
    anna = crew.person((1024, 768), language="fr-FR")
    at(anna, downloads)
    anna.page.locator(".side .tools summary").click()  # the menu of the table
    beyond = anna.page.locator(".side").evaluate(
        "side => [...side.querySelectorAll('*')]"
        ".filter((node) => node.checkVisibility() && node.getBoundingClientRect().right > innerWidth + 1)"
        ".map((node) => node.outerHTML.slice(0, 80))"
    )
    assert beyond == []
