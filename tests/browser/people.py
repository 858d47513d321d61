"""A browser, and a person before it: windows on a server, and what one sees, clicks and reads there."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Playwright, Route, expect

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP = (1440, 900)
PHONE = (390, 844)
OURS = {"127.0.0.1", "localhost"}
PATIENCE = 15_000  # milliseconds: the machine may be busy with other tests
KEPT = "escadre.settings"


def chromium() -> str | None:
    """The system's own Chromium, never one that is fetched."""
    named = os.environ.get("ESCADRE_CHROMIUM")
    if named:
        return named
    found = (shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome"))
    return next((path for path in found if path), None)


def launch(play: Playwright) -> Browser:
    return play.chromium.launch(executable_path=chromium(), args=list(FLAGS))


class Crew:
    """The people of one test. Each has a browser of their own; what their pages complain of is collected."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.complaints: list[str] = []
        self.contexts: list[BrowserContext] = []
        self.allowed: list[re.Pattern[str]] = []

    def person(
        self,
        size: tuple[int, int] = DESKTOP,
        *,
        speed: str = "instant",
        motion: bool = False,
        language: str = "en-GB",
        dark: bool = False,
        **settings: Any,
    ) -> Person:
        """Somebody who has never been here. Things move at once unless the test is about how they move."""
        touch = size[0] < 800
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            base_url=self.url,
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            accept_downloads=True,
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        context.route(lambda address: urlsplit(address).hostname not in OURS, self._refuse)
        if speed != "normal" or settings:
            kept = str({"speed": speed, **settings}).replace("'", '"').replace("True", "true").replace("False", "false")
            # Only the first page of all: what a person sets later stays.
            context.add_init_script(f"localStorage.getItem('{KEPT}') ?? localStorage.setItem('{KEPT}', '{kept}')")
        return Person(self, context, context.new_page(), touch)

    def allow(self, words: str) -> None:
        """A complaint that this test provokes on purpose."""
        self.allowed.append(re.compile(words))

    def watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}\n{error.stack or ''}"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _refuse(self, route: Route) -> None:
        self.complaints.append(f"the page asks for {route.request.url}")
        route.abort()

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        left = [words for words in self.complaints if not any(allowed.search(words) for allowed in self.allowed)]
        assert not left, "\n".join(left)


class Person:
    """One browser window (more of the same browser with `tab`)."""

    def __init__(self, crew: Crew, context: BrowserContext, page: Page, touch: bool = False) -> None:
        self.crew = crew
        self.touch = touch
        self.context = context
        self.page = page
        crew.watch(page)

    def tab(self) -> Person:
        return Person(self.crew, self.context, self.context.new_page(), self.touch)

    def open(self, path: str = "/") -> None:
        self.page.goto(path)
        self.page.locator("main").first.wait_for()

    # ---- finding things

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        return self.page.get_by_role("link", name=name, exact=exact)

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-table]")

    @property
    def choices(self) -> Locator:
        return self.page.locator("[data-verb]:not([aria-disabled])")

    @property
    def table_id(self) -> str:
        return self.table.get_attribute("data-table") or ""

    @property
    def act(self) -> int:
        return int(self.table.get_attribute("data-act") or -1)

    @property
    def over(self) -> bool:
        return self.table.get_attribute("data-over") is not None

    # ---- doing things

    def press(self, what: Locator) -> None:
        """With a finger or with the mouse: a phone has none, and one that rests somewhere would be seen to."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def play_now(self, game: str = "sirocco") -> None:
        self.open("/")
        self.press(self.page.locator(f"[data-play={game}]"))
        self.my_turn()

    def set_up(self, *seats: str, game: str = "Med Sirocco") -> None:
        """From the lobby to the set-up page, and who sits where: "Me", "Bot: Ensign" and so on."""
        self.open("/")
        self.link(f"Set up a table of {game}").click()
        who = self.page.get_by_label("Who sits in seat")
        who.first.wait_for()
        while who.count() < len(seats):
            self.button("One seat more").click()
        while who.count() > len(seats):
            self.button("One seat fewer").click()
        for number, wanted in enumerate(seats):
            words = who.nth(number).locator("option").all_inner_texts()
            who.nth(number).select_option(label=next(text for text in words if text.startswith(wanted)))

    def my_turn(self) -> None:
        """Wait until there is something to choose, or nothing any more."""
        self.page.locator("[data-verb]:not([aria-disabled]), [data-table][data-over]").first.wait_for()

    def act_beyond(self, act: int, over: bool = False) -> None:
        """Wait until the table has gone on."""
        self.page.wait_for_function(
            "act => Number(document.querySelector('[data-table]')?.dataset.act ?? -1) > act", arg=act
        )

    def choose(self, choice: Locator) -> None:
        """Take a choice of the list; one that matters asks once more, in the same place."""
        before = self.act
        self.press(choice)
        if self.page.locator("[data-verb].armed").count():
            self.press(self.page.locator("[data-verb].armed"))
        self.act_beyond(before)

    def choose_any(self, number: int = 0) -> None:
        self.my_turn()
        if not self.over:
            self.choose(self.choices.nth(number % self.choices.count()))

    def can_take_back(self) -> bool:
        """The last act is mine to take back, without asking anybody."""
        button = self.button("Take back", exact=True)
        return button.count() > 0 and button.is_enabled()

    def settings(self) -> dict[str, Any]:
        return dict(self.page.evaluate(f"JSON.parse(localStorage.getItem('{KEPT}') ?? '{{}}')"))

    def visible_text(self) -> str:
        return self.page.locator("body").inner_text()

    def no_side_scroll(self) -> None:
        """The page is as wide as the window."""
        wide, room = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= room, f"the page is {wide} wide in a window of {room}: {self.page.url}"

    def shot(self, path: Path) -> None:
        self.page.screenshot(path=str(path))


def soon(holds: Callable[[], bool], what: str, within: float = PATIENCE / 1000) -> None:
    """Wait until something holds that no locator can say."""
    end = time.monotonic() + within
    while not holds():
        assert time.monotonic() < end, what
        time.sleep(0.02)


__all__ = ["DESKTOP", "PHONE", "Crew", "Person", "chromium", "expect", "launch", "soon"]
