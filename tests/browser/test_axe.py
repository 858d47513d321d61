"""What axe finds: nothing serious on any page, by day and by night, on a desk and in a hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.people import DESKTOP, PHONE, Crew, Person, expect

AXE = Path(__file__).parent.parent.parent / "client" / "node_modules" / "axe-core" / "axe.min.js"


def check(person: Person, where: str) -> None:
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(
            AXE.read_text(encoding="utf-8")
        )  # as the browser's own tools would: the page's rules bar scripts
    person.page.wait_for_timeout(150)  # what fades in has done so
    # A ghost is the faint copy of a card that is shown in full elsewhere, and hidden from readers.
    found = person.page.evaluate("axe.run({ exclude: ['.ghost'] }, { resultTypes: ['violations'] })")
    bad = [
        f"{where}: {one['id']} ({one['impact']}): {one['help']}\n    "
        + "\n    ".join(
            f"{' '.join(node['target'])}: {node['failureSummary'].splitlines()[-1].strip()}"
            for node in one["nodes"][:5]
        )
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
    assert not bad, "\n".join(bad)


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
class TestAxe:
    def test_pages(self, crew: Crew, size: tuple[int, int], dark: bool) -> None:
        anna = crew.person(size, dark=dark)
        for path, ready in (
            ("/", "[data-play]"),
            ("/new/sirocco", "form"),
            ("/verify", "input[type=file]"),
            ("/account", "#user"),
            ("/archive", "#search"),
            ("/rules/sirocco", "article h2"),
            ("/fleets/naval_battles", "[data-unit]"),
        ):
            anna.open(path)
            anna.page.locator(ready).first.wait_for(state="attached")
            check(anna, path)

    def test_a_fleet_in_its_line(self, crew: Crew, size: tuple[int, int], dark: bool) -> None:
        anna = crew.person(size, dark=dark)
        anna.open("/fleets/branle_bas")
        anna.page.get_by_role("radio", name="Holland").check(force=True)
        anna.button("Ready fleet, 246 points").click()
        anna.page.get_by_role("radio", name="2", exact=True).check(force=True)
        anna.page.locator("[data-place='1'] .main").click()
        anna.press(anna.page.locator("[data-unit=HOL-44]"))
        anna.no_side_scroll()
        check(anna, "/fleets/branle_bas")

    def test_table(self, crew: Crew, size: tuple[int, int], dark: bool) -> None:
        anna = crew.person(size, dark=dark)
        anna.play_now()
        for _ in range(14):
            anna.choose_any(0)
            anna.my_turn()
            if (
                anna.page.locator("[data-barred]").count()
                and anna.page.locator("details.why").count()
                and anna.act > 12
            ):
                break
        check(anna, "the table")
        anna.page.locator("details.why summary").click()
        check(anna, "why not, as a list")
        anna.page.locator("details.why summary").click()
        card = anna.page.locator("[data-barred]").first
        card.evaluate("node => node.scrollIntoView({ block: 'center', inline: 'center' })")
        card.click(force=True)
        anna.page.locator(".popover").wait_for()
        check(anna, "why not, at the card")
        anna.page.keyboard.press("Escape")
        anna.page.get_by_role("tab", name="Rules").click()
        anna.page.locator(".book p").first.wait_for()
        check(anna, "the rulebook beside the table")
        anna.page.get_by_role("tab", name="Chat").click() if size == DESKTOP else None
        check(anna, "the chat")

    def test_replay_and_report(self, crew: Crew, size: tuple[int, int], dark: bool) -> None:
        anna = crew.person(size, dark=dark)
        anna.play_now("flotilla")
        table = anna.table_id
        anna.choose(anna.page.locator("[data-verb=ship]").first)
        anna.my_turn()
        anna.page.get_by_role("toolbar").locator("summary").click()
        check(anna, "the menu of the table")
        anna.button("Give up …").click()
        anna.button("Give up", exact=True).click()
        expect(anna.page.get_by_role("region", name="The match is over")).to_be_visible()
        check(anna, "the end")
        anna.open(f"/replay/{table}?seat=0&moment=2")
        anna.page.locator("[data-zone]").first.wait_for()
        check(anna, "the replay")
        anna.button("Play on from here").click()
        check(anna, "playing on")
        anna.open(f"/replay/{table}?tab=report")
        anna.page.locator("#report-luck").wait_for()
        check(anna, "the report")
        anna.open(f"/verify?table={table}")
        anna.page.get_by_text("Every roll is proven").wait_for()
        check(anna, "the proof")
