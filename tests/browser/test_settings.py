"""What a person sets, and how large and fast it all is."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from escadre.server.app import STATIC
from tests.browser import situations
from tests.browser.people import Crew, Person, expect

LARGEST = 250_000  # bytes of scripts and styles, gzipped


def test_day_and_night(crew: Crew) -> None:
    anna = crew.person()
    anna.open("/")
    page = anna.page.locator("html")
    expect(page).to_have_attribute("data-theme", "light")
    day = anna.page.evaluate("getComputedStyle(document.body).backgroundColor")
    theme = anna.page.locator("header .tool").first
    theme.click()
    theme.click()
    expect(page).to_have_attribute("data-theme", "dark")
    expect(anna.page.locator("body")).not_to_have_css("background-color", day)
    anna.page.reload()
    expect(page).to_have_attribute("data-theme", "dark")
    # As the system, it follows the system.
    anna.page.locator("header .tool").first.click()
    expect(page).to_have_attribute("data-theme", "light")
    anna.page.emulate_media(color_scheme="dark")
    expect(page).to_have_attribute("data-theme", "dark")


def test_sound_can_be_muted(crew: Crew) -> None:
    anna = crew.person()
    # A page may only make sounds through a gain that we can watch.
    anna.context.add_init_script(
        """window.sounds = 0;
        for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
          const start = kind.prototype.start;
          kind.prototype.start = function (...args) { window.sounds++; return start.apply(this, args); };
        }"""
    )
    anna.play_now()
    for _ in range(8):  # not every act is heard
        anna.choose_any(0)
        anna.my_turn()
        if anna.page.evaluate("window.sounds"):
            break
    assert anna.page.evaluate("window.sounds") > 0
    anna.button("Sound").click()
    expect(anna.button("Sound")).to_have_attribute("aria-pressed", "false")
    anna.page.wait_for_timeout(300)
    heard = anna.page.evaluate("window.sounds")
    anna.choose_any(0)
    anna.my_turn()
    assert anna.page.evaluate("window.sounds") == heard


def menu(person: Person) -> None:
    person.page.get_by_role("toolbar").locator("summary").click()


def flights(person: Person) -> int:
    """How many cards have flown so far."""
    return int(person.page.evaluate("window.flights"))


WATCH_FLIGHTS = """window.flights = 0; const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.style.position === 'fixed') window.flights++;
    return animate.call(this, frames, options); };"""


def test_speed_and_reduced_motion(crew: Crew) -> None:
    anna = crew.person(motion=True, speed="quick")
    anna.context.add_init_script(WATCH_FLIGHTS)
    anna.play_now()
    for _ in range(4):
        anna.choose_any(0)
    anna.my_turn()
    assert flights(anna) > 0, "cards fly"
    menu(anna)
    anna.page.get_by_label("What moves, moves").select_option("at once")
    menu(anna)
    assert anna.settings()["speed"] == "instant"
    flown = flights(anna)
    for _ in range(3):
        anna.choose_any(0)
    assert flights(anna) == flown

    calm = crew.person(motion=False, speed="normal")
    calm.context.add_init_script(WATCH_FLIGHTS)
    calm.play_now()
    for _ in range(3):
        calm.choose_any(0)
    assert flights(calm) == 0, "whoever wants no motion gets none"


def test_the_only_choice_by_itself(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    anna.open("/")
    anna.page.locator("input[type=file]").set_input_files(situations.write(situations.only_choice(), downloads))
    anna.my_turn()
    assert anna.page.locator("[data-verb]").count() == 1
    act = anna.act
    anna.page.wait_for_timeout(1600)
    assert anna.act == act, "not unless one wants it"
    menu(anna)
    anna.page.get_by_label("Take the only choice by itself").check()
    stop = anna.button("Let me decide")
    expect(stop).to_be_visible()
    stop.click()
    anna.page.wait_for_timeout(1600)
    assert anna.act == act, "it was told to wait"
    anna.page.reload()
    anna.act_beyond(act)


def test_the_client_is_small(crew: Crew) -> None:
    files = [file for file in STATIC.rglob("*") if file.suffix in (".js", ".css")]
    size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
    print(f"\nthe client: {size / 1000:.0f} kB of scripts and styles, gzipped")
    assert files
    assert size < LARGEST


def test_how_soon_the_table_is_there(crew: Crew) -> None:
    """Measured and told, not asserted: the machine may be busy."""
    anna = crew.person()
    anna.play_now()
    fresh = anna.tab()
    fresh.page.goto(f"/table/{anna.table_id}", wait_until="commit")
    fresh.my_turn()
    ready = fresh.page.evaluate("performance.now()")
    print(f"\nthe first view of a table can be played after {ready:.0f} ms")
    assert re.fullmatch(r"/table/\S+", fresh.page.evaluate("location.pathname"))
