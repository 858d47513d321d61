"""Two people in two browsers, and somebody who watches."""

from __future__ import annotations

import re
from pathlib import Path

from tests.browser.people import Crew, Person, expect, soon
from tests.server.running import Running


def seated(crew: Crew, game: str = "Flotilla") -> tuple[Person, Person, Person]:
    """Anna keeps a seat open, Ben comes by the link, Cleo watches; all three are at the table."""
    anna, ben, cleo = crew.person(), crew.person(), crew.person()
    anna.set_up("Me", "Open", game=game)
    anna.page.get_by_text("Public", exact=True).click()
    anna.button("Set the table").click()
    link = anna.page.get_by_role("textbox", name="Seat 2").input_value()
    assert re.search(r"/join#\S{20,}", link), "the secret is in the part that browsers keep to themselves"
    anna.link("Go to the table").click()
    expect(anna.page.get_by_role("heading", name="Waiting for players")).to_be_visible()

    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Take the seat").click()
    ben.page.locator("[data-table][data-act]").wait_for()
    assert "#" not in ben.page.url
    assert ben.page.evaluate("history.length") <= 3
    anna.page.locator("[data-table][data-act]").wait_for()  # without a reload

    cleo.open("/")
    table = anna.table_id
    cleo.page.locator(f"a[href='/table/{table}']").first.click()
    expect(cleo.page.get_by_text("You are watching")).to_be_visible()
    return anna, ben, cleo


def hand(person: Person) -> list[str]:
    return person.page.locator("[data-zone^=hand] [data-id]").evaluate_all("nodes => nodes.map(n => n.dataset.id)")


def round_of(anna: Person, ben: Person) -> None:
    """Both send a ship; the round is over when both have."""
    for person in (anna, ben):
        person.my_turn()
        if person.over:
            return
        person.choose(person.page.locator("[data-verb=ship]").first)


def test_two_play_and_one_watches(crew: Crew) -> None:
    anna, ben, cleo = seated(crew)
    table = anna.table_id

    # Nobody sees another's hand, not even in the page's source.
    assert hand(anna)
    assert hand(ben)
    assert not set(hand(anna)) & set(hand(ben))
    source = cleo.page.content()
    assert not [card for card in hand(anna) + hand(ben) if f'"{card}"' in source]
    assert cleo.choices.count() == 0

    # Each sees what the other does.
    for _ in range(2):
        round_of(anna, ben)
    soon(lambda: cleo.act >= 0 and cleo.act >= anna.act - 2, "the spectator follows")
    expect(ben.page.locator("[data-plate]", has_text="Ben").first).to_be_visible()
    expect(anna.page.locator("[data-plate]", has_text="Ben").first).to_be_visible()

    # The talk.
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something to the table").fill("Good hunting!")
    anna.button("Send", exact=True).click()
    ben.page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(ben.page.get_by_role("log")).to_contain_text("Good hunting!")
    cleo.page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(cleo.page.get_by_role("log")).to_contain_text("Good hunting!")

    # Reload in the middle, and a second tab.
    kept, act = hand(anna), anna.act
    anna.page.reload()
    anna.my_turn()
    assert hand(anna) == kept
    assert anna.act == act
    second = anna.tab()
    second.open(f"/table/{table}")
    second.my_turn()
    assert hand(second) == kept
    second.choose(second.page.locator("[data-verb=ship]").first)
    anna.act_beyond(act)
    second.page.close()
    ben.my_turn()
    ben.choose(ben.page.locator("[data-verb=ship]").first)
    soon(lambda: len(hand(anna)) == len(kept) - 1, "the ship has sailed, once")

    # A draw is proposed, refused, proposed again and agreed to.
    anna.my_turn()
    for yes in (False, True):
        anna.page.get_by_role("toolbar").locator("summary").click()
        anna.button("Propose a draw").click()
        asked = ben.page.get_by_role("alertdialog")
        expect(asked).to_contain_text("proposes a draw")
        asked.get_by_role("button", name="Agree" if yes else "Refuse").click()
        expect(asked).to_have_count(0)
    for person in (anna, ben, cleo):
        soon(lambda person=person: person.over, "the match is over for everybody")


def test_taking_back_with_consent(crew: Crew) -> None:
    anna, ben, _ = seated(crew, "Med Sirocco")
    for _ in range(30):
        for person, other in ((anna, ben), (ben, anna)):
            undo = person.button("Ask to take back")
            if undo.count() and undo.is_enabled():
                act = person.act
                undo.click()
                asked = other.page.get_by_role("alertdialog")
                expect(asked).to_contain_text("asks to take back")
                assert person.act == act, "not before the other has agreed"
                asked.get_by_role("button", name="Agree").click()
                person.act_beyond(act)
                expect(asked).to_have_count(0)
                person.page.get_by_role("tab", name=re.compile("Log")).click()
                expect(person.page.get_by_role("log")).to_contain_text(re.compile("take|back", re.IGNORECASE))
                return
        on_turn = anna if anna.choices.count() else ben
        if on_turn.choices.count():
            on_turn.choose(on_turn.choices.first)
    raise AssertionError("nobody ever had to ask")


def test_a_broken_line_loses_nothing(crew: Crew) -> None:
    anna, ben, _ = seated(crew)
    crew.allow("ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket|Failed to load|ERR_FAILED")
    anna.choose(anna.page.locator("[data-verb=ship]").first)
    act = anna.act
    anna.context.set_offline(True)
    ben.my_turn()
    ben.choose(ben.page.locator("[data-verb=ship]").first)
    anna.context.set_offline(False)
    anna.act_beyond(act)
    anna.my_turn()
    assert anna.act == ben.act or abs(anna.act - ben.act) <= 1


def test_a_server_that_comes_back(crew: Crew, built: None, tmp_path: Path) -> None:
    """Stopped, killed and started again on the same data: the page goes on by itself where it was."""
    crew.allow("ERR_CONNECTION|WebSocket|Failed to load")
    with Running(tmp_path, "", 1, "--pace", "0", "--brains", "1") as running:
        crew.url = running.url
        anna = crew.person()
        anna.play_now("flotilla")
        anna.choose(anna.page.locator("[data-verb=ship]").first)
        anna.page.locator("[data-verb=ship]").first.wait_for()  # the other has sent one too
        kept, act = hand(anna), anna.act
        running.kill()
        expect(anna.page.get_by_text("The connection is lost")).to_be_visible()
        choice = anna.page.locator("[data-verb=ship]").first
        choice.click()  # clicked while nobody hears it: it is sent when the line is back
        running.start()
        anna.act_beyond(act)
        soon(lambda: len(hand(anna)) == len(kept) - 1, "the ship has sailed, once")
        anna.my_turn()
        anna.choose(anna.page.locator("[data-verb=ship]").first)
        anna.context.close()
        crew.contexts.clear()
