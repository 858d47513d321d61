"""The open sea on the table: looking around, the helm with its ghosts, targets, records; by mouse, finger and key."""

from __future__ import annotations

import itertools
import random
import time
from pathlib import Path
from typing import Any

import pytest

from escadre.core.dice import KeyedDice
from escadre.core.match import Match
from tests.browser import situations
from tests.browser.people import DESKTOP, PHONE, Crew, Person, expect
from tests.browser.test_axe import check
from tests.browser.test_robot import check_offer, play_out

BATTLE = 500.0  # seconds for a battle, on a machine that does other things too

# Anna's line sails east before a westerly; the French come towards her, within range.
SAILING: dict[str, Any] = {
    "phase": "movement",
    "wind": 9,
    "force": "good",
    "ships": [
        {"name": "Victory", "nation": "ANG", "side": 0, "at": [-10, -12], "heading": 90},
        {"name": "Vanguard", "nation": "ANG", "side": 0, "at": [-24, -12], "heading": 90},
        {"name": "Bucentaure", "nation": "FRA", "side": 1, "at": [4, 10], "heading": 100},
        {"name": "Redoutable", "nation": "FRA", "side": 1, "at": [-12, 12], "heading": 100},
    ],
}


def at(person: Person, folder: Path, **changes: Any) -> None:
    """Before a battle that has begun; it is Anna's turn."""
    match = Match.position("branle_bas", {**SAILING, **changes}, KeyedDice(b"a fine breeze", [""] * 2))
    match.players = ["Anna", "Captain 2"]
    person.open("/")
    person.page.locator("input[type=file]").set_input_files(situations.write(match, folder))
    person.my_turn()
    person.page.locator(".seaboard").wait_for()


def camera(person: Person) -> str:
    person.page.wait_for_timeout(250)  # it comes to rest
    return str(person.page.evaluate("document.querySelector('.world').style.transform"))


def drag(person: Person, *way: tuple[float, float]) -> None:
    person.page.mouse.move(*way[0])
    person.page.mouse.down()
    for x, y in way[1:]:
        person.page.mouse.move(x, y, steps=4)
    person.page.mouse.up()


# ---- looking


def test_one_looks_around(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    at(anna, downloads)
    anna.page.keyboard.press("0")
    first = camera(anna)
    drag(anna, (600, 300), (700, 360))
    moved = camera(anna)
    assert moved != first
    anna.page.mouse.move(600, 400)
    anna.page.mouse.wheel(0, -300)
    assert camera(anna) != moved
    anna.page.keyboard.press("0")
    assert camera(anna) == first
    anna.press(anna.button("Closer (+)"))
    assert camera(anna) != first


def test_a_line_is_measured(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    at(anna, downloads)
    anna.press(anna.button("Measure", exact=False))
    before = camera(anna)
    drag(anna, (500, 400), (600, 400))
    told = anna.page.locator(".placard", has_text="090°")
    expect(told).to_have_count(1)
    assert camera(anna) == before  # the sea is not dragged meanwhile
    anna.page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_a_ship_has_a_record_and_arcs(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    at(anna, downloads)
    redoutable = anna.page.get_by_role("button", name="Redoutable, ")
    redoutable.first.hover()
    expect(anna.page.get_by_role("region", name="Record of Redoutable")).to_be_visible()
    assert anna.page.locator(".cone").count() >= 8
    expect(anna.page.locator(".sight")).to_have_count(1)


def test_the_order_of_the_ships_leads_to_them(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    at(anna, downloads)
    chips = anna.page.locator(".chip")
    expect(chips).to_have_count(4)
    expect(anna.page.locator(".chip[aria-current=step]")).to_have_count(1)
    before = camera(anna)
    anna.press(chips.last)
    assert camera(anna) != before


# ---- the helm


def test_the_helm_shows_where_it_leads_and_says_what_it_does(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    at(anna, downloads)
    lever = anna.page.locator(".lever").first
    ghost = anna.page.locator(".fan .ghost")
    expect(ghost).to_have_count(0)
    lever.locator("input[type=range]").fill("5")
    expect(ghost).to_have_count(1)
    expect(anna.page.locator(".foresight")).to_be_visible()
    commit = lever.locator(".commit")
    order = commit.inner_text()
    lever.get_by_role("button", name="A little more").click()
    assert commit.inner_text() != order
    act = anna.act
    anna.press(commit)
    anna.act_beyond(act)


def test_the_fan_is_dragged_and_carried_out_on_the_board(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    at(anna, downloads)
    before = camera(anna)
    grip = anna.page.locator(".grip").first.bounding_box()
    assert grip is not None
    drag(
        anna,
        (grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2),
        (grip["x"] + grip["width"], grip["y"] + grip["height"] / 2),
    )
    expect(anna.page.locator(".fan .ghost.set")).to_have_count(1)
    expect(anna.page.locator(".lever.aimed")).to_have_count(1)
    assert camera(anna) == before
    act = anna.act
    anna.button("Carry out: ", exact=False).click()
    anna.act_beyond(act)


def test_the_helm_obeys_the_keyboard(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    at(anna, downloads)
    slider = anna.page.locator(".lever input[type=range]").first
    slider.focus()
    last = anna.page.locator(".commit").first.inner_text()
    anna.page.keyboard.press("ArrowLeft")
    assert anna.page.locator(".commit").first.inner_text() != last
    act = anna.act
    anna.page.keyboard.press("Enter")
    anna.act_beyond(act)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_order_on_offer_can_be_clicked(crew: Crew, downloads: Path, size: tuple[int, int]) -> None:
    anna = crew.person(size)
    at(anna, downloads)
    check_offer(anna)
    anna.no_side_scroll()
    at(anna, downloads, phase="gunfire")
    check_offer(anna)


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(crew: Crew, downloads: Path, size: tuple[int, int], dark: bool) -> None:
    anna = crew.person(size, dark=dark)
    at(anna, downloads)
    anna.page.locator(".lever input[type=range]").first.fill("5")
    anna.page.locator(".foresight").wait_for()
    check(anna, "the helm")
    at(anna, downloads, phase="gunfire")
    check(anna, "gunfire")


def test_a_target_is_clicked_on_the_board(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    at(anna, downloads, phase="gunfire")
    target = anna.page.locator(".vessel.can").first
    expect(target).to_be_visible()
    expect(anna.page.locator("text.odds").first).to_be_visible()
    act = anna.act
    target.click()
    if anna.page.get_by_role("dialog").count():
        anna.page.get_by_role("dialog").get_by_role("button").first.click()
    anna.act_beyond(act)


# ---- many ships


FORTY: dict[str, Any] = {
    **SAILING,
    "ships": [
        {
            "type": ("ANG-74", "FRA-74")[side],
            "side": side,
            "at": [-50 + 11 * (place % 10), (-1 if side else 1) * (10 + 14 * (place // 10))],
            "heading": 90,
        }
        for side in (0, 1)
        for place in range(20)
    ],
}
FRAMES = """() => { const times = []; let on = true;
    const tick = (time) => { times.push(time); if (on) requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
    window.stopFrames = () => { on = false; return times; }; }"""


def test_a_frame_while_the_sea_is_dragged_under_forty_ships(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    at(anna, downloads, **FORTY)
    expect(anna.page.locator(".vessel")).to_have_count(40)
    camera(anna)
    engine = anna.context.new_cdp_session(anna.page)
    engine.send("Performance.enable", {"timeDomain": "threadTicks"})  # of the processor: other tests do not count

    def busy() -> float:
        told = {one["name"]: one["value"] for one in engine.send("Performance.getMetrics")["metrics"]}
        return float(told["TaskDuration"])

    anna.page.mouse.move(500, 400)
    anna.page.mouse.down()
    before = busy()
    anna.page.evaluate(FRAMES)
    for i in range(90):
        anna.page.mouse.move(500 + 3 * (i if i < 45 else 90 - i), 400 + i % 20)
    times = anna.page.evaluate("window.stopFrames()")
    spent = 1000 * (busy() - before) / len(times)
    anna.page.mouse.up()
    gaps = sorted(late - early for early, late in itertools.pairwise(times))
    print(f"\n{len(times)} frames, {spent:.1f} ms of work each, {gaps[len(gaps) // 2]:.1f} ms apart")
    assert spent < 16


# ---- a whole battle


def test_plays_a_battle_on(crew: Crew) -> None:
    robot = crew.person(DESKTOP)
    robot.play_now("branle_bas")
    began = time.monotonic()
    clicks = play_out(robot, seed=3, most=60)
    print(f"\n{robot.act} moments, {clicks} clicks, {time.monotonic() - began:.0f} s")


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param("constitution-java", id="frigate against frigate"),
        pytest.param("aboukir", id="eight against eight", marks=pytest.mark.slow),
    ],
)
def test_plays_a_battle_to_its_end(crew: Crew, scenario: str) -> None:
    """Every click is one that is offered; half of them let a line sail on, as one does."""
    robot = crew.person(DESKTOP)
    robot.open("/")
    wish = {"game": "branle_bas", "scenario": scenario, "seats": [{"kind": "me"}, {"kind": "bot", "level": "ensign"}]}
    made = robot.context.request.post("/api/tables", data=wish).json()
    robot.open(f"/table/{made['id']}")
    chance, clicks, began = random.Random(2), 0, time.monotonic()
    while True:
        robot.my_turn()
        if robot.over:
            break
        verbs = robot.page.evaluate("[...document.querySelectorAll('[data-verb]')].map((node) => node.dataset.verb)")
        usual = [i for i, verb in enumerate(verbs) if verb in ("steady", "pass")]
        wanted = usual if usual and chance.random() < 0.5 else range(len(verbs))
        act = robot.act
        robot.press(robot.page.locator("[data-verb]").nth(chance.choice(wanted)))
        robot.act_beyond(act)
        clicks += 1
        assert time.monotonic() < began + BATTLE, f"moment {act} after {BATTLE} s"
    print(f"\n{robot.act} moments, {clicks} clicks, {time.monotonic() - began:.0f} s")
    expect(robot.page.locator("[data-over]")).to_have_count(1)
