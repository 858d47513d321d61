"""Alone at the table: nobody to wait for, and an end that is told by degree. And games that bots cannot play."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from escadre.core.match import Match
from tests import quiet
from tests.browser import situations
from tests.browser.people import PHONE, Crew, Person, expect, soon
from tests.browser.test_french import check_french
from tests.server.running import Running

DEGREES = re.compile("^(Decisive victory|Victory|Draw|Defeat)$")
# With the strongest escort first, these deals lead there.
DEFEAT, DECISIVE = 1, 8


def before_the_last(seed: int) -> Match:
    """One merchantman is left to sail."""
    match = Match.new("patience", 1, seed=seed)
    while match.state.stretch < 5:
        menu = match.menu(0)
        verb = "sail" if "sail" in menu else "escort"
        match.act(0, verb, menu[verb][-1])
    match.players = ["Anna"]
    return match


def finish(person: Person, seed: int, folder: Path) -> None:
    """A saved match is opened in the lobby and played to its end."""
    person.open("/")
    person.page.locator("input[type=file]").set_input_files(situations.write(before_the_last(seed), folder))
    person.my_turn()
    person.choose(person.page.locator("[data-verb=escort]").last)
    if not person.over:
        person.choose(person.page.locator("[data-verb=sail]").first)
    soon(lambda: person.over, "the match is over")


def ending(person: Person) -> str:
    return person.page.locator(".outcome h2").inner_text()


def test_one_click_and_to_the_end_alone(crew: Crew) -> None:
    anna = crew.person()
    anna.open("/")
    expect(anna.page.get_by_role("button", name="Play now: Patience at Sea, on your own")).to_be_visible()
    anna.play_now("patience")
    assert anna.page.get_by_role("dialog").count() == 0, "there is nobody to draw a curtain for"
    anna.choose(anna.page.locator("[data-verb=escort]").first)
    assert anna.can_take_back()
    before = anna.act
    anna.button("Take back", exact=True).click()
    anna.act_beyond(before)
    anna.button("More", exact=True).or_(anna.page.locator("summary[aria-label=More]")).first.click()
    expect(anna.button("Give up …")).to_be_visible()
    assert anna.button("Propose a draw").count() == 0
    anna.page.keyboard.press("Escape")
    while not anna.over:
        anna.choose_any(0)
    assert DEGREES.match(ending(anna))
    told = ending(anna)
    # The same in the replay's report, and in the list of the archive.
    anna.link("Luck and score").click()
    expect(anna.page.locator(".report h2")).to_have_text(told)
    expect(anna.page.get_by_role("heading", name="Result")).to_be_visible()
    anna.open("/archive")
    expect(anna.page.locator(".tag", has_text=told).first).to_be_visible()


def test_lost_is_said_as_lost_and_the_replay_goes_on_alone(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    finish(anna, DEFEAT, downloads)
    assert ending(anna) == "Defeat"
    assert anna.page.locator(".outcome .won").count() == 0
    assert anna.page.locator("[data-plate] .won").count() == 0
    anna.link("Replay", exact=True).click()
    anna.page.locator("[data-replay]").wait_for()
    anna.button("Play on from here").click()
    dialog = anna.page.get_by_role("dialog")
    assert dialog.get_by_role("radio").count() == 0, "no bots to choose"
    dialog.get_by_role("button", name="Play on").click()
    anna.my_turn()
    assert anna.page.locator("[data-plate]").count() == 1


def test_won_in_french_on_a_phone(crew: Crew, downloads: Path) -> None:
    anna = crew.person(PHONE, language="fr-FR", dark=True)
    finish(anna, DECISIVE, downloads)
    assert ending(anna) == "Victoire décisive"
    expect(anna.page.locator(".outcome .won").first).to_be_visible()
    check_french(anna)
    anna.no_side_scroll()


def test_the_set_up_page_of_one_seat(crew: Crew) -> None:
    anna = crew.person()
    anna.open("/new/patience")
    expect(anna.page.get_by_text("You play alone.", exact=True)).to_be_visible()
    assert anna.page.get_by_label("Who sits in seat").count() == 0
    assert anna.page.get_by_text("Take the time you need.").count() == 0
    anna.button("One seat more").click()
    assert anna.page.get_by_label("Who sits in seat").count() == 2
    anna.page.get_by_label("The narrows").check()
    expect(anna.page.get_by_text("The scenario is for one player.")).to_be_visible()
    assert anna.page.get_by_label("Who sits in seat").count() == 0
    anna.button("Set the table").click()
    anna.my_turn()
    assert anna.page.locator("[data-plate]").count() == 1


# ---- games without bots


@pytest.fixture
def people_only(built: None, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Crew]:
    """A server on which they are installed."""
    (tmp_path / "site").mkdir()
    path = [str(quiet.write(tmp_path / "site")), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    with Running(tmp_path, "", 1, "--pace", "0", "--brains", "1") as running:
        crew = Crew(browser, running.url)
        yield crew
        crew.leave()
        running.check_quiet()


def test_a_game_without_bots_is_played_at_one_screen_or_alone(people_only: Crew) -> None:
    anna = people_only.person()
    anna.open("/new/quiet")
    anna.page.get_by_label("Who sits in seat 2").wait_for()
    offered = anna.page.get_by_label("Who sits in seat 2").locator("option").all_inner_texts()
    assert not any(text.startswith("Bot") for text in offered)
    anna.open("/")
    expect(anna.page.get_by_text("with somebody else at this screen, right away")).to_be_visible()
    anna.page.locator("[data-play=quiet]").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="I am").first.click()
    anna.my_turn()
    assert anna.button("Hint").count() == 0
    anna.play_now("hermit")
    assert anna.button("Hint").count() == 0
    assert anna.button("Take back").count() == 1
