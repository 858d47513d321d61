"""A hex map on the table: pick a piece and then its hex, stacks, dragging, the keyboard, a finger; boards beside it."""

from __future__ import annotations

import re

from escadre.geometry.hexes import Grid
from tests.browser.people import DESKTOP, PHONE, Crew, Person, expect
from tests.browser.test_axe import check
from tests.browser.test_robot import play_out

WIDE = 60  # points of the drawing from hex to hex, as in client/src/lib/hexes.ts
ROW = WIDE * 3**0.5 / 2
GRID = Grid(12, 8)  # the chart of Picket


def begin(person: Person) -> None:
    person.play_now("picket")
    person.page.locator(".hexboard .piece").first.wait_for()
    person.page.wait_for_timeout(250)  # the chart comes to rest


def where(person: Person, label: str) -> tuple[float, float]:
    """Where a hex is on the screen."""
    hex = GRID.read(label)
    assert hex is not None
    east, south = GRID.centre(hex)
    found = person.page.evaluate(
        """([x, y]) => {
          const home = document.querySelector('.hexboard .water').getBoundingClientRect();
          const seen = new DOMMatrix(getComputedStyle(document.querySelector('.hexboard .world')).transform)
            .transformPoint({ x, y });
          return [home.x + seen.x, home.y + seen.y];
        }""",
        [WIDE * (east / 1000 + 0.5), ROW * south / 1000 + WIDE / 3**0.5],
    )
    return found[0], found[1]


def click(person: Person, label: str) -> None:
    if person.touch:
        person.page.touchscreen.tap(*where(person, label))
    else:
        person.page.mouse.click(*where(person, label))


def places(person: Person) -> int:
    return person.page.locator(".hexboard .place").count()


def moved(person: Person, marker: str, label: str) -> None:
    expect(person.page.get_by_role("log")).to_contain_text(f"{marker} moves to {label}")


def test_a_piece_is_picked_and_then_its_hex(crew: Crew) -> None:
    anna = crew.person()
    begin(anna)
    assert places(anna) == 0
    click(anna, "0102")
    assert places(anna) >= 5
    before = anna.act
    anna.page.mouse.move(*where(anna, "0203"))
    expect(anna.page.locator(".hexboard [data-overlay=track] .cost").first).to_have_text("1")  # each leg says its cost
    expect(anna.page.locator(".hexboard .foresight")).to_contain_text("Movement left")
    click(anna, "0203")
    anna.act_beyond(before)
    moved(anna, "A", "0203")
    assert anna.page.locator("[data-id=marker-0].picked").count() == 1  # it stays picked for another leg


def test_each_leg_is_taken_back_by_itself(crew: Crew) -> None:
    anna = crew.person()
    begin(anna)
    first = anna.page.locator("[data-verb=move]").first.get_attribute("aria-label")
    for label in ("0204", "0304"):
        anna.choose(anna.button(f"Move B to {label}"))
        anna.my_turn()
    for label in ("0304", "0204"):
        anna.press(anna.button("Take back", exact=True))
        anna.page.locator(f"[data-verb=move][aria-label='Move B to {label}']").wait_for()
    assert anna.page.locator("[data-verb=move]").first.get_attribute("aria-label") == first


def test_a_hex_that_two_can_reach_asks_which(crew: Crew) -> None:
    anna = crew.person()
    begin(anna)
    before = anna.act
    click(anna, "0203")
    dialog = anna.page.get_by_role("dialog", name="0203")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button", name="Move B to 0203")).to_be_visible()
    assert anna.act == before
    anna.press(dialog.get_by_role("button", name="Move A to 0203"))
    anna.act_beyond(before)
    moved(anna, "A", "0203")


def test_a_hex_that_is_forbidden_says_why(crew: Crew) -> None:
    anna = crew.person()
    begin(anna)
    convoy = next(
        letter
        for letter in "ABCD"
        if "convoy"
        in (anna.page.locator(f"[data-id=marker-{'ABCD'.index(letter)}]").first.get_attribute("aria-label") or "")
    )
    row = {"A": "02", "B": "04", "C": "05", "D": "07"}[convoy]
    click(anna, f"01{row}")
    click(anna, f"04{row}")
    expect(anna.page.get_by_role("dialog", name=f"04{row}")).to_contain_text("PIC-2.1")


def test_a_stack_is_counted_and_opens(crew: Crew) -> None:
    anna = crew.person()
    begin(anna)
    before = anna.act
    anna.choose(anna.button("Move A to 0103"))
    anna.choose(anna.button("Move B to 0103"))
    assert anna.act > before + 1
    expect(anna.page.locator(".hexboard .count text")).to_have_text("2")
    anna.page.wait_for_timeout(200)
    click(anna, "0103")
    fan = anna.page.get_by_role("group", name="0103: 2 pieces")
    expect(fan.get_by_role("button")).to_have_count(2)
    boxes = [fan.get_by_role("button").nth(i).bounding_box() for i in range(2)]
    assert all(box and box["width"] >= 44 for box in boxes)
    assert abs(boxes[0]["x"] - boxes[1]["x"]) >= 44  # type: ignore[index]  # they are there
    anna.press(fan.get_by_role("button", name=re.compile("^B,")))
    assert anna.page.locator(".legs .leg.picked .who").inner_text() == "B"
    assert fan.count() == 0


def test_a_piece_is_dragged_where_it_can_go(crew: Crew) -> None:
    anna = crew.person()
    begin(anna)
    before, mouse = anna.act, anna.page.mouse
    for label, goes in (("0706", False), ("0203", True)):
        mouse.move(*where(anna, "0104"))
        mouse.down()
        mouse.move(*where(anna, "0204"), steps=4)
        mouse.move(*where(anna, label), steps=4)
        expect(anna.page.locator(".hexboard .carrying.astray")).to_have_count(0 if goes else 1)
        mouse.up()
        if goes:
            anna.act_beyond(before)
        else:
            anna.page.wait_for_timeout(150)
            assert anna.act == before
    moved(anna, "B", "0203")


def test_the_arrow_keys_go_from_hex_to_hex(crew: Crew) -> None:
    anna = crew.person()
    begin(anna)
    told, keys = anna.page.locator(".hexboard .told"), anna.page.keyboard
    anna.page.locator(".hexboard .cursor").focus()
    expect(told).to_contain_text("0102")
    keys.press("Enter")
    assert places(anna) >= 5
    keys.press("ArrowRight")
    expect(told).to_contain_text("0202 · one hex from A · Move A to 0202 (1)")
    keys.press("ArrowDown")
    keys.press("ArrowUp")
    expect(told).to_contain_text("0202")
    before = anna.act
    keys.press("Enter")
    anna.act_beyond(before)
    moved(anna, "A", "0202")
    keys.press("Escape")
    assert places(anna) == 0


def test_boards_stand_beside_the_chart(crew: Crew) -> None:
    anna = crew.person()
    begin(anna)
    chart = anna.page.locator(".hexboard").bounding_box()
    sheet = anna.page.locator(".sheet").first.bounding_box()
    assert chart
    assert sheet
    assert sheet["x"] >= chart["x"] + chart["width"] - 1
    assert sheet["y"] < chart["y"] + chart["height"]
    expect(anna.page.locator(".timeline [aria-current=step]")).to_contain_text("1, now, day")
    before = anna.act
    anna.press(anna.page.locator("[data-zone=hangar-0]").get_by_role("button").first)
    anna.act_beyond(before)
    expect(anna.page.locator("[data-zone=ready-0] [data-id]")).to_have_count(2)
    anna.press(anna.button("Formations"))
    expect(anna.page.locator(".sheet[data-shape=ring]")).to_be_visible()
    check(anna, "a hex map")


def test_a_finger_looks_first_and_then_acts(crew: Crew) -> None:
    anna = crew.person(PHONE)
    begin(anna)
    anna.no_side_scroll()
    box = anna.page.locator("[data-id=marker-0]").first.bounding_box()
    assert box
    assert abs(where(anna, "0202")[0] - where(anna, "0102")[0]) >= 44
    before = anna.act
    click(anna, "0102")
    assert places(anna) >= 5
    click(anna, "0202")
    expect(anna.page.locator(".hexboard .foresight")).to_contain_text("Cost")
    assert anna.act == before
    click(anna, "0202")
    anna.act_beyond(before)
    anna.press(anna.button("Air bases"))
    expect(anna.page.locator(".sheet").first).to_be_visible()
    expect(anna.page.locator(".hexboard")).not_to_be_visible()


def test_a_robot_that_only_clicks_finds_its_way(crew: Crew) -> None:
    robot = crew.person(DESKTOP)
    robot.play_now("picket")
    assert play_out(robot, seed=5, most=14, haste=0.3) >= 6
