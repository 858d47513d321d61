"""Two people at one screen: a curtain between them, and nothing of the other's hand behind it."""

from __future__ import annotations

from tests.browser.people import Crew, Person


def hand_in_page(person: Person) -> set[str]:
    """Every card that the page knows of by its number, wherever it stands."""
    return set(
        person.page.evaluate(
            """[...document.querySelectorAll('[data-id], [data-face-of], [data-piece]')]
              .flatMap((node) => [node.dataset.id, node.dataset.faceOf, node.dataset.piece]).filter(Boolean)"""
        )
    )


def hand(person: Person) -> set[str]:
    return set(person.page.locator("[data-zone^=hand] [data-id]").evaluate_all("nodes => nodes.map(n => n.dataset.id)"))


def test_the_curtain_hides_everything(crew: Crew) -> None:
    screen = crew.person()
    screen.set_up("Me", "At this screen", game="Flotilla")
    screen.page.get_by_label("Name of the player in seat 2").fill("Ben")
    screen.button("Set the table").click()
    known: dict[str, set[str]] = {}
    curtain = screen.page.get_by_role("dialog")
    who = ""
    curtain.wait_for()
    for _ in range(8):
        # Whoever is on turn again in the next round keeps the screen.
        screen.page.locator("[role=dialog], [data-verb]:not([aria-disabled]), [data-over]").first.wait_for()
        if screen.over:
            break
        if curtain.count():
            who = "ben" if "Ben" in curtain.get_by_role("heading").inner_text() else "me"
            assert screen.choices.count() == 0
            assert not hand_in_page(screen), "nothing of the table is in the page while the curtain is down"
            screen.page.keyboard.press("1")  # keys do not reach through it
            curtain.get_by_role("button", name="I am").first.click()
            screen.my_turn()
        known[who] = hand(screen)
        for other, cards in known.items():
            if other != who:
                assert not cards & known[who]
                assert not cards & hand_in_page(screen), "a card of the other hand"
        ship = screen.page.locator("[data-verb=ship]").first
        known[who].discard(ship.get_attribute("data-face-of") or "")  # it will lie open
        screen.choose(ship)
    assert set(known) == {"me", "ben"}
