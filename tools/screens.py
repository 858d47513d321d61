"""Writes the pictures of docs/screens: a real server, a real browser, a match in full swing.

    python tools/screens.py             all of them
    python tools/screens.py table       only those whose name holds the word

Needs what the browser tests need. The table stands in fixed situations; replay, report and verifier show any match.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Route, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from escadre.core.dice import KeyedDice  # noqa: E402
from escadre.core.match import Match  # noqa: E402
from tests.browser import situations  # noqa: E402
from tests.browser.people import DESKTOP, PHONE, Crew, Person, launch  # noqa: E402
from tests.server.running import Running  # noqa: E402
from tools import client  # noqa: E402

FOLDER = ROOT / "docs" / "screens"
OTHERS = {"flotilla", "picket"}  # they belong to the tests
PLAYERS = ["Anna", "Captain 2", "Captain 3"]

# A Battle is turned up that the Axis lead; Anna will answer last.
BATTLE = {
    "hands": [
        ["A01", "A12", "A19", "A36", "A44", "S01", "X42"],
        ["X04", "X51", "X07", "X54", "X35", "A38"],
        ["X15", "X33", "X45", "X12"],
    ],
    "operation": "O21",
    "leader": 1,
    "discard": ["A33", "X19", "A57", "A22"],
    "won": [["O29", "O05"], ["O02", "O11"], ["O14"]],
    "spent": ["O07"],
    "left": 9,
}
PLAYED = ((1, "card X04"), (1, "card X51"), (1, "end"), (2, "card X15"), (2, "end"))


def shrink(picture: bytes, file: Path) -> None:
    """256 colours are enough for paper, ink and sea, and a quarter of the bytes."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.FLOYDSTEINBERG).save(file, optimize=True)


def battle() -> Match:
    match = Match.position("sirocco", BATTLE, KeyedDice(b"the pictures of the manual", [""] * 3))
    match.players = list(PLAYERS)
    for seat, order in PLAYED:
        match.order(seat, order)
    return match


def only_ours(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, json=[card for card in answer.json() if card["key"] not in OTHERS])


class Studio:
    """Who is photographed, and where the pictures go."""

    def __init__(self, crew: Crew, folder: Path) -> None:
        self.crew = crew
        self.folder = folder

    def take(self, person: Person, name: str) -> None:
        person.page.mouse.move(0, 0)
        person.page.wait_for_timeout(500)  # what fades in has done so
        FOLDER.mkdir(parents=True, exist_ok=True)
        file = FOLDER / f"{name}.png"
        shrink(person.page.screenshot(), file)
        print(f"{file.relative_to(ROOT)}  {file.stat().st_size // 1000} kB")

    def visitor(self, size: tuple[int, int] = DESKTOP, language: str = "en-GB", dark: bool = False) -> Person:
        """Anna, at a server that has the games of this package and no others."""
        person = self.crew.person(size, language=language, dark=dark)
        person.page.route("**/api/games", only_ours)
        person.open("/")
        person.page.evaluate(
            """fetch('/api/me').then(() => fetch('/api/me', {
              method: 'PUT', headers: { 'Content-Type': 'application/json' },
              body: JSON.stringify({ name: 'Anna' }) }))"""
        )
        return person

    def at_battle(
        self,
        size: tuple[int, int] = DESKTOP,
        language: str = "en-GB",
        dark: bool = False,
        match: Callable[[], Match] = battle,
    ) -> Person:
        person = self.visitor(size, language, dark)
        person.open("/")
        person.page.locator("input[type=file]").set_input_files(situations.write(match(), self.folder))
        person.my_turn()
        return person

    # ---- the pictures

    def lobby(self) -> None:
        self._lobby("lobby")

    def dark_lobby(self) -> None:
        self._lobby("dark-lobby", dark=True)

    def phone_lobby(self) -> None:
        self._lobby("phone-lobby", PHONE)

    def _lobby(self, name: str, size: tuple[int, int] = DESKTOP, dark: bool = False) -> None:
        person = self.at_battle(size, dark=dark)
        person.open("/")
        person.page.locator("li.panel.turn").wait_for()
        self.take(person, name)

    def setup(self) -> None:
        person = self.visitor()
        person.set_up("Me", "Open", "Bot: Admiral", "At this screen")
        person.page.get_by_label("Name of the player in seat 4").fill("Ben")
        person.page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
        self.take(person, "setup")

    def table(self) -> None:
        self.take(self.at_battle(), "table")

    def dark_table(self) -> None:
        self.take(self.at_battle(dark=True), "dark-table")

    def phone_table(self) -> None:
        self.take(self.at_battle(PHONE), "phone-table")

    def french(self) -> None:
        self.take(self.at_battle(language="fr-FR"), "french")

    def fleet_table(self) -> None:
        self.take(self.at_battle(match=situations.attacks), "fleet-table")

    def phone_fleet_table(self) -> None:
        self.take(self.at_battle(PHONE, dark=True, match=situations.attacks), "phone-fleet-table")

    def sea_table(self) -> None:
        self._sea("sea-table")

    def dark_sea(self) -> None:
        self._sea("dark-sea", dark=True)

    def phone_sea(self) -> None:
        self._sea("phone-sea", PHONE)

    def _sea(self, name: str, size: tuple[int, int] = DESKTOP, dark: bool = False) -> None:
        person = self.at_battle(size, dark=dark, match=situations.breaking_the_line)
        person.page.locator(".seaboard").wait_for()
        self.take(person, name)

    def fleets(self) -> None:
        person = self.visitor()
        person.open("/fleets/naval_battles")
        ships = person.page.locator("li.unit button")
        for i in (0, 3, 6):
            ships.nth(i).click()
        person.page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
        self.take(person, "fleets")

    def why_not(self) -> None:
        person = self.at_battle()
        person.page.locator("[data-barred]").first.click(force=True)
        person.page.locator(".popover .rule").first.wait_for()
        self.take(person, "why-not")

    def _played(self) -> tuple[Person, str]:
        """A whole match, played by the hints of a bot's own kind: the first choice that comes."""
        person = self.visitor()
        person.play_now()
        while not person.over and person.act < 400:
            person.choose_any(0)
            person.my_turn()
        return person, person.table_id

    def replay(self) -> None:
        person, table = self._played()
        person.open(f"/replay/{table}?seat=0&moment=1")
        person.page.locator("[data-zone]").first.wait_for()
        slider = person.page.get_by_role("slider")
        slider.focus()
        for _ in range(7):
            slider.press("PageUp")
        for _ in range(5):
            slider.press("ArrowRight")
        person.page.evaluate("document.activeElement.blur()")
        person.page.wait_for_timeout(800)
        self.take(person, "replay")
        person.open(f"/replay/{table}?tab=report")
        person.page.locator("#report-luck").wait_for()
        self.take(person, "report")
        person.open(f"/verify?table={table}")
        person.page.get_by_text("Every roll is proven").wait_for()
        person.page.evaluate("document.activeElement.blur()")
        self.take(person, "verify")

    def rulebook(self) -> None:
        person = self.visitor()
        person.open("/rules/sirocco")
        person.page.locator("article h2").first.wait_for()
        person.page.get_by_role("link").filter(has_text="Battle").first.click()
        self.take(person, "rulebook")


def main(wanted: str = "") -> None:
    client.build()
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(Path(folder), "", 1, "--pace", "0", "--brains", "1") as server,
        sync_playwright() as play,
    ):
        browser: Browser = launch(play)
        crew = Crew(browser, server.url)
        studio = Studio(crew, Path(folder))
        pictures: list[Callable[[], None]] = [
            studio.lobby, studio.setup, studio.table, studio.why_not, studio.replay, studio.rulebook,
            studio.phone_lobby, studio.phone_table, studio.dark_lobby, studio.dark_table, studio.french,
            studio.fleet_table, studio.phone_fleet_table, studio.fleets, studio.sea_table, studio.dark_sea,
            studio.phone_sea,
        ]  # fmt: skip
        for picture in pictures:
            if wanted in picture.__name__.replace("_", "-"):
                picture()
        crew.leave()
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
