"""A fleet is built, kept, taken home as a file, and laid out at a table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from escadre.core.game import get
from escadre.games.naval_battles.play.catalog import NAVIES, SHIP
from tests.browser.people import PHONE, Crew, Person, expect, soon

PAGE = "/fleets/naval_battles"
TITLE = "Modern Naval Battles"


def unit(person: Person, face: str) -> Any:
    return person.page.locator(f"[data-unit={face}]")


def build(person: Person, name: str, *faces: str, navy: str = "French navy") -> None:
    person.page.get_by_role("radio", name=navy).check(force=True)
    for face in faces:
        person.press(unit(person, face))
        expect(unit(person, face)).to_have_attribute("aria-pressed", "true")
    person.page.get_by_label("Name of the fleet").fill(name)
    person.press(person.button("Save the fleet"))
    expect(person.page.get_by_role("status")).to_contain_text(f"“{name}” is saved")


def cost(*faces: str) -> int:
    roster = get("naval_battles").muster.roster
    assert roster is not None
    return sum(unit.cost for unit in roster().units if unit.face in faces)


def scene(person: Person) -> Any:
    return person.page.evaluate(
        "async id => (await (await fetch(`/api/tables/${id}/scene?seat=0`)).json()).scene", person.table_id
    )


def laid(person: Person) -> list[str]:
    """What lies in my rows."""
    zones = scene(person)["picture"]["boards"][0]["zones"]
    mine = [zone for zone in zones if zone["id"].startswith(("row:0:", "subs:0"))]
    return sorted(piece["face"] for zone in mine for piece in zone.get("pieces", []))


def sit_down_with(person: Person, navy: str) -> None:
    """A table against one bot, where the navy is still free when the choice is mine."""
    number = NAVIES.index(navy)
    while True:
        person.set_up("Me", "Bot: Ensign", game=TITLE)
        person.button("Set the table").click()
        person.my_turn()
        mine = person.page.locator(f"[data-verb=navy][data-arg='{number}']")
        if mine.count():
            person.choose(mine)
            person.page.locator("[data-verb=ship]").first.wait_for()
            return


def test_built_kept_and_laid_out(crew: Crew) -> None:
    anna = crew.person()
    anna.open("/")
    anna.link(f"Build fleets for {TITLE}").click()
    faces = ("FR05", "FR07", "FR09")
    build(anna, "Toulon", *faces)
    expect(anna.page.locator("[data-cost]")).to_have_attribute("data-cost", str(cost(*faces)))
    anna.button("Start anew").click()
    anna.page.reload()
    anna.button("Open Toulon").click()
    for face in faces:
        expect(unit(anna, face)).to_have_attribute("aria-pressed", "true")
    anna.button("Start anew").click()
    build(anna, "Spithead", "UK10", navy="Royal Navy")

    sit_down_with(anna, "french")
    use = anna.page.get_by_role("group", name="Use a saved fleet").get_by_role("button")
    expect(use).to_have_count(1)  # none of another navy
    other = anna.page.locator(f"[data-verb=ship][data-arg='{SHIP['FR10']}']")
    anna.choose(other)  # by hand, and not in the fleet
    use.click()
    soon(lambda: sorted(scene(anna)["picture"]["muster"].get("chosen", [])) == sorted(faces), "the fleet is chosen")
    anna.choose(anna.page.locator("[data-verb=done]:not([aria-disabled])"))
    anna.page.locator("[data-verb=row2]").first.wait_for()
    anna.choose(anna.page.locator("[data-verb=done]:not([aria-disabled])"))
    soon(lambda: laid(anna) == sorted(faces), "the fleet is laid out")


def test_a_fleet_in_the_making_outlives_a_reload(crew: Crew) -> None:
    anna = crew.person()
    anna.open(PAGE)
    build(anna, "Brest", "FR05")
    anna.press(unit(anna, "FR07"))
    anna.page.get_by_label("Budget").select_option("15")
    anna.page.reload()
    for face in ("FR05", "FR07"):
        expect(unit(anna, face)).to_have_attribute("aria-pressed", "true")
    expect(anna.page.get_by_label("Budget")).to_have_value("15")
    expect(anna.page.get_by_label("Name of the fleet")).to_have_value("Brest")
    expect(anna.button("Save the changes")).to_be_enabled()  # it is still that fleet
    anna.button("Start anew").click()
    anna.page.reload()
    expect(unit(anna, "US01")).to_have_attribute("aria-pressed", "false")


def test_over_the_budget_nothing_is_kept(crew: Crew) -> None:
    anna = crew.person(PHONE)
    anna.open(PAGE)
    for face in ("US01", "US02", "US03", "US04"):
        anna.press(unit(anna, face))
    anna.no_side_scroll()
    expect(anna.page.get_by_text("over the budget").first).to_be_visible()
    expect(anna.button("Save the fleet")).to_be_disabled()
    anna.press(unit(anna, "US01"))
    anna.press(unit(anna, "US02"))
    anna.press(unit(anna, "US03"))
    expect(anna.button("Save the fleet")).to_be_enabled()


def test_by_keyboard_as_a_file_and_away(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    anna.open(PAGE)
    unit(anna, "US10").focus()
    anna.page.keyboard.press("Space")
    expect(unit(anna, "US10")).to_have_attribute("aria-pressed", "true")
    anna.page.get_by_label("Name of the fleet").fill("Norfolk")
    anna.page.keyboard.press("Enter")
    anna.button("Download Norfolk as a file").wait_for()
    with anna.page.expect_download() as coming:
        anna.button("Download Norfolk as a file").click()
    file = downloads / "norfolk.json"
    coming.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["units"] == ["US10"]
    anna.page.get_by_label("Name of the fleet").fill("Mayport")
    anna.button("Save the changes").click()
    anna.button("Delete Mayport").click()
    anna.button("Delete for good").click()
    expect(anna.page.get_by_text("No fleet saved yet.")).to_be_visible()
    anna.button("Start anew").click()
    expect(unit(anna, "US10")).to_have_attribute("aria-pressed", "false")
    anna.page.get_by_label("Read a fleet from a file").set_input_files(file)
    expect(unit(anna, "US10")).to_have_attribute("aria-pressed", "true")
    file.write_text("[]", encoding="utf-8")
    anna.page.get_by_label("Read a fleet from a file").set_input_files(file)
    expect(anna.page.get_by_role("alert")).to_contain_text("no fleet for this game")


# ---- a line of battle

SAIL = "Branle-bas de Combat"


def sail_scene(person: Person) -> Any:
    return scene(person)["picture"]


def test_a_line_of_battle_from_the_ready_fleet_to_the_sea(crew: Crew) -> None:
    """The order, the divisions and the commands are kept, and a table takes them over."""
    anna = crew.person()
    anna.open("/fleets/branle_bas")
    anna.page.get_by_role("radio", name="France").check(force=True)
    anna.button("Ready fleet, 249 points").click()
    place = anna.page.locator("[data-place]")
    expect(place).to_have_count(5)
    expect(place.first).to_contain_text("Languedoc")
    expect(anna.page.locator("[data-share]").nth(2)).to_contain_text("75 %, usual 60 %")
    anna.page.get_by_label("Budget").select_option("350")
    expect(anna.page.get_by_text("84 to go").first).to_be_visible()
    expect(anna.button("Save the fleet")).to_be_disabled()
    for face in ("FRA-30", "FRA-30"):
        anna.press(unit(anna, face))
    expect(anna.page.get_by_text("3 frigates are too many")).to_be_visible()  # 307, and one division
    expect(anna.link("BBC-1.21")).to_have_attribute("href", "/rules/branle_bas#BBC-1.21")
    anna.button("Take Belle Poule off").click()
    anna.page.locator("[data-division=beside] [data-place]").first.get_by_role("button", name="Take").click()
    for face in ("FRA-74", "FRA-74-guerrier"):
        anna.press(unit(anna, face))
    expect(anna.page.locator("[data-cost]")).to_have_attribute("data-cost", "346")

    anna.page.get_by_role("radio", name="2", exact=True).check(force=True)
    first, second = (anna.page.locator(f"[data-division='{number}']") for number in (0, 1))
    expect(second.locator("[data-place]")).to_have_count(3)
    expect(second).to_contain_text("Guerrier")
    second.locator("[data-place='5'] .main").click()
    anna.button("Ahead", exact=True).click()
    second.locator("[data-place='4']").get_by_role("button", name="Commander").last.click()
    first.locator("[data-place='1'] .main").click()
    anna.button("Flagship", exact=True).click()
    anna.page.get_by_label("Name of the fleet").fill("Brest")
    anna.button("Save the fleet").click()
    expect(anna.page.get_by_role("status").first).to_contain_text("“Brest” is saved")
    anna.page.reload()
    anna.button("Open Brest").click()
    expect(first.locator("[data-place='1']")).to_contain_text("Flagship")
    expect(second.locator("[data-place='4']")).to_contain_text("Commander")
    expect(second.locator("[data-place='4']")).to_contain_text("Guerrier")

    units = anna.page.evaluate("async () => (await (await fetch('/api/me/fleets')).json())[0].units")
    anna.set_up("Me", "Bot: Ensign", game=SAIL)
    anna.page.get_by_label("Budget").select_option("350")
    anna.button("Set the table").click()
    anna.my_turn()
    anna.choose(anna.page.locator("[data-verb=nation][data-arg='1']"))
    anna.page.locator("[data-verb=buy]").first.wait_for()
    anna.page.get_by_role("group", name="Use a saved fleet").get_by_role("button", name="Brest").click()
    soon(lambda: sail_scene(anna)["muster"].get("chosen", []) == units, "the ships are bought in the order of the line")
    anna.choose(anna.page.locator("[data-verb=done]:not([aria-disabled])"))
    anna.page.get_by_role("group", name="Form up as in the saved fleet").get_by_role("button").click()
    soon(lambda: "muster" not in sail_scene(anna), "divisions, flagship and commanders are settled")
    board = sail_scene(anna)["boards"][0]  # of cards until all ships have their place on the sea
    pieces = board.get("pieces") or [piece for zone in board["zones"] for piece in zone.get("pieces", [])]
    looks = {piece["id"]: piece.get("looks", []) for piece in pieces if piece["owner"] == 0}
    assert [name for name, seen in looks.items() if "flagship" in seen] == ["ship-1"]
    assert "commander" in looks["ship-4"]
