"""The whole way of a newcomer, by clicking what a person sees."""

from __future__ import annotations

import re
from pathlib import Path

from tests.browser import situations
from tests.browser.people import Crew, Person, expect, soon


def test_a_table_with_a_bot_of_each_level(crew: Crew) -> None:
    anna = crew.person()
    anna.set_up("Bot: Ensign", "Me", "Bot: Captain", "Bot: Admiral")
    anna.page.get_by_label("Fast game").check()
    anna.page.get_by_label("Name of the table").fill("Off Cape Matapan")
    anna.button("Set the table").click()
    anna.my_turn()
    assert anna.page.title() == "Off Cape Matapan · Escadre"
    plates = anna.page.locator("[data-plate]")
    assert plates.count() == 4
    for name in ("Ensign 1", "Captain 3", "Admiral 4"):
        expect(anna.page.locator("[data-plate]", has_text=name)).to_be_visible()
    anna.choose_any(0)
    # It is found again in the lobby.
    anna.link("Escadre, to the lobby").click()
    row = anna.page.get_by_role("listitem").filter(has_text="Off Cape Matapan").first
    row.get_by_role("link").last.click()
    anna.my_turn()


def play_a_card(person: Person) -> bool:
    """One act by a click on the board, with what it asks then; False when no card can be clicked now."""
    cards = person.page.locator("[data-piece]")
    if not cards.count():
        return False
    before = person.act
    cards.first.click()
    soon(lambda: person.act > before or person.page.locator(".popover").count() > 0, "the card answers the click")
    if person.act == before:
        asked = person.page.locator(".popover button.primary").first
        asked.click()
        sure = person.page.locator(".popover button.danger")
        soon(lambda: person.act > before or sure.count() > 0, "the choice is taken")
        if sure.count():
            sure.first.click()
    person.act_beyond(before)
    return True


def test_plays_by_clicking_cards(crew: Crew) -> None:
    anna = crew.person()
    anna.play_now()
    played = 0
    for _ in range(24):
        anna.my_turn()
        if play_a_card(anna):
            played += 1
        else:
            anna.choose_any(0)
        if played == 6:
            break
    assert played == 6


def test_a_barred_card_says_why_and_opens_the_rulebook(crew: Crew) -> None:
    anna = crew.person()
    anna.play_now()
    barred = anna.page.locator("[data-barred]")
    for _ in range(20):
        anna.my_turn()
        if barred.count():
            break
        anna.choose_any(0)
    barred.first.click(force=True)  # it is marked as disabled, and yet it answers
    why = anna.page.locator(".popover")
    expect(why).to_contain_text("Why not?")
    told = why.locator(".rule").first.inner_text()
    assert len(told.split()) > 6, f"a rule in words: {told}"
    link = why.get_by_role("button", name=re.compile("Read rule SIR-")).first
    rule = re.search(r"SIR-[\w.]+", link.inner_text())
    assert rule
    link.click()
    at = anna.page.locator(f"[data-rule='{rule[0]}']")
    expect(at).to_be_in_viewport()
    expect(at).to_have_class(re.compile(r"\bat\b"))
    # The same list beside the choices, and the search of the rulebook.
    anna.page.locator("details.why summary").click()
    expect(anna.page.locator("details.why .rule").first).to_be_visible()
    anna.page.get_by_placeholder("Search the rulebook").fill("supply")
    expect(anna.page.locator(".book p").first).to_contain_text(re.compile("supply", re.IGNORECASE))


def test_hint_undo_and_typed_orders(crew: Crew) -> None:
    anna = crew.person()
    anna.play_now()
    anna.button("Hint").click()
    expect(anna.page.locator("[data-verb].hinted")).to_have_count(1)
    # The way back, as soon as an act has one.
    for _ in range(30):
        anna.my_turn()
        before = anna.act
        anna.choose(anna.page.locator("[data-verb]").first)
        anna.my_turn()
        if anna.can_take_back() and anna.act == before + 1:
            break
    shown = anna.page.locator("[data-verb]").all_inner_texts()
    act = anna.act
    anna.button("Take back", exact=True).click()
    anna.act_beyond(act)  # taken back, and that is an act too: the number never goes back
    anna.my_turn()
    assert anna.page.locator("[data-verb]").all_inner_texts() != shown
    # Typed: nonsense is refused in words, an order is carried out.
    field = anna.page.get_by_label("Type an order")
    field.fill("scuttle everything")
    field.press("Enter")
    expect(anna.page.get_by_role("alert")).to_be_visible()
    order = re.sub(r"^.*: ", "", field.get_attribute("placeholder") or "")
    before = anna.act
    field.fill(order)
    field.press("Enter")
    anna.act_beyond(before)
    expect(field).to_have_value("")


def test_odds_before_one_commits(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    anna.open("/")
    anna.page.locator("input[type=file]").set_input_files(situations.write(situations.storm(), downloads))
    anna.my_turn()
    chance = anna.page.locator("[data-verb]", has_text="Explosion")
    name = chance.get_attribute("aria-label") or ""
    assert re.search(r"\d+ %", name), name
    assert "/36" in name, name
    expect(anna.page.locator(".odds").first).to_contain_text("%")
    before = anna.act
    anna.choose(chance)
    anna.act_beyond(before)
    anna.page.get_by_role("tab", name="Log").click()
    expect(anna.page.locator("[role=log]")).to_contain_text("rolls")


def test_to_the_end_and_what_comes_after(crew: Crew, downloads: Path) -> None:
    anna = crew.person()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.play_now("flotilla")
    table = anna.table_id
    anna.choose_any(1)
    anna.choose_any(0)
    # Giving up is asked twice.
    anna.page.get_by_role("toolbar").locator("summary").click()
    anna.button("Give up …").click()
    expect(anna.page.get_by_text("Strike the colours?")).to_be_visible()
    anna.button("Cancel").click()
    assert not anna.over
    anna.button("Give up …").click()
    anna.button("Give up", exact=True).click()
    banner = anna.page.get_by_role("region", name="The match is over")
    expect(banner).to_contain_text("wins")
    assert anna.over
    assert anna.choices.count() == 0

    # The report.
    banner.get_by_role("link", name="Luck and score").click()
    expect(anna.page.get_by_text("Final ranking")).to_be_visible()
    expect(anna.page.locator(".curve svg").first).to_be_visible()
    expect(anna.page.get_by_role("heading", name="Luck")).to_be_visible()

    # The replay: scrub, step, look from elsewhere, share.
    anna.page.get_by_role("navigation", name="Replay and report").get_by_role("link", name="Replay").click()
    replay = anna.page.locator("[data-replay]")
    moments = int(replay.get_attribute("data-moments") or 0)
    assert moments > 3
    scrubber = anna.page.get_by_role("slider")
    scrubber.focus()
    scrubber.press("Home")
    expect(replay).to_have_attribute("data-moment", "1")
    anna.button("One moment on").click()
    anna.button("One moment on").click()
    expect(replay).to_have_attribute("data-moment", "3")
    anna.page.get_by_label("Seen by").select_option("1")
    expect(anna.page).to_have_url(re.compile("seat=1"))
    anna.page.get_by_label("Seen by").select_option("0")
    expect(anna.page).to_have_url(re.compile("seat=0"))
    moment = replay.get_attribute("data-moment") or ""
    anna.button("Share this position").click()
    expect(anna.button("The link is copied")).to_be_visible()
    link = str(anna.page.evaluate("navigator.clipboard.readText()"))
    assert f"moment={moment}" in link
    hands = anna.page.locator("[data-zone]").all_inner_texts()
    other = anna.tab()
    other.page.goto(link)
    expect(other.page.locator("[data-replay]")).to_have_attribute("data-moment", moment)
    assert other.page.locator("[data-zone]").all_inner_texts() == hands

    # Played by itself.
    anna.button("Play", exact=True).click()
    soon(lambda: int(replay.get_attribute("data-moment") or 0) > int(moment), "it plays")
    if anna.button("Pause", exact=True).count():
        anna.button("Pause", exact=True).click()

    # Played on from there, against bots.
    other.button("Play on from here").click()
    dialog = other.page.get_by_role("dialog")
    dialog.get_by_label("Ensign").check()
    dialog.get_by_role("button", name="Play on").click()
    other.page.wait_for_url("**/table/*")
    other.my_turn()
    assert other.table_id != table
    other.choose_any(0)

    # The file: downloaded, proven, opened again.
    with anna.page.expect_download() as fetched:
        anna.link("Download the match").click()
    file = downloads / fetched.value.suggested_filename
    fetched.value.save_as(file)
    anna.open("/verify")
    anna.page.locator("input[type=file]").set_input_files(file)
    expect(anna.page.get_by_text("Every roll is proven")).to_be_visible()
    file.write_bytes(file.read_bytes().replace(b'"seat": 0', b'"seat": 1', 1))
    anna.open("/verify")
    crew.allow("400")
    anna.page.locator("input[type=file]").set_input_files(file)
    expect(anna.page.get_by_text("This file proves nothing")).to_be_visible()
    fetched.value.save_as(file)
    anna.open("/archive")
    expect(anna.page.get_by_text("1 match", exact=True)).to_be_visible()
    anna.page.locator("input[type=file]").set_input_files(file)
    anna.page.wait_for_url("**/replay/*")
    expect(anna.page.locator("[data-replay]")).to_have_attribute("data-moments", str(moments))
