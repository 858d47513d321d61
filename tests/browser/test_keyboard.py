"""No mouse at all: from the lobby through turns, help, rules and typed orders, always with a mark where one is."""

from __future__ import annotations

from tests.browser.people import Crew, Person, expect

# What is focused is seen to be: an outline or a shadow that it has not without the focus.
MARKED = """() => { const node = document.activeElement;
  const style = getComputedStyle(node);
  const outline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  return outline || style.boxShadow !== 'none'; }"""


def tab_to(person: Person, selector: str, most: int = 60) -> None:
    for _ in range(most):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            assert person.page.evaluate(MARKED), f"{selector} is focused and nobody sees it"
            return
    raise AssertionError(f"the Tab key does not lead to {selector}")


def test_keyboard_only(crew: Crew) -> None:
    anna = crew.person()
    keys = anna.page.keyboard
    anna.open("/")
    anna.page.locator("[data-play]").first.wait_for()
    tab_to(anna, "[data-play=sirocco]")
    keys.press("Enter")
    anna.my_turn()

    # The first choice by Tab, the next ones by their number and by arrows.
    tab_to(anna, "[data-verb]")
    act = anna.act
    keys.press("Enter")
    if anna.page.locator("[data-verb].armed").count():
        keys.press("Enter")
    anna.act_beyond(act)
    for _ in range(3):
        anna.my_turn()
        act = anna.act
        keys.press("1")
        anna.page.wait_for_timeout(50)
        if anna.page.locator("[data-verb].armed").count():
            keys.press("1")
        anna.act_beyond(act)
    anna.my_turn()
    keys.press("ArrowDown")
    assert anna.page.evaluate("document.activeElement.matches('[data-table] button, [data-table] [data-id]')")
    assert anna.page.evaluate(MARKED)

    # Take back, as soon as there is something to take back.
    for _ in range(30):
        anna.my_turn()
        if anna.can_take_back():
            break
        act = anna.act
        keys.press("1")
        anna.page.wait_for_timeout(50)
        if anna.page.locator("[data-verb].armed").count():
            keys.press("1")
        anna.act_beyond(act)
    act = anna.act
    keys.press("u")
    anna.act_beyond(act)

    # The list of keys, over everything and away again.
    keys.press("?")
    dialog = anna.page.get_by_role("dialog", name="Keyboard")
    expect(dialog).to_be_visible()
    keys.press("Escape")
    expect(dialog).to_have_count(0)

    # The rulebook, the chat and the log.
    keys.press("r")
    expect(anna.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    keys.press("ArrowLeft")
    expect(anna.page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    keys.press("l")
    expect(anna.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")

    # Why not, if anything is barred, and a hint.
    if anna.page.locator("details.why").count():
        keys.press("w")
        expect(anna.page.locator("details.why")).to_have_attribute("open", "")
    keys.press("h")
    expect(anna.page.locator("[data-verb].hinted")).to_have_count(1)

    # A typed order, completed by Tab.
    keys.press("/")
    field = anna.page.get_by_label("Type an order")
    expect(field).to_be_focused()
    order = str(anna.page.evaluate("document.activeElement.placeholder")).rpartition(": ")[2]
    act = anna.act
    keys.type(order[: max(3, len(order) - 2)])
    keys.press("Tab")
    expect(field).to_be_focused()
    keys.press("Enter")
    anna.act_beyond(act)


def test_a_card_by_keyboard(crew: Crew) -> None:
    """A card is reached, looked at closely, asked and left again; the focus comes back to it."""
    anna = crew.person()
    anna.play_now()
    while not anna.page.locator("[data-piece], [data-barred]").count():
        anna.choose_any(0)  # whoever leads says first what counts
        anna.my_turn()
    anna.page.mouse.move(0, 0)  # out of the way
    tab_to(anna, "[data-piece], [data-barred]")
    closely = anna.page.get_by_role("tooltip")
    expect(closely).to_be_visible()  # what has the focus is shown large
    anna.page.keyboard.press("i")
    expect(closely).to_have_count(0)
    anna.page.keyboard.press("i")
    expect(closely).to_be_visible()
    card = anna.page.evaluate("document.activeElement.getAttribute('aria-label')")
    act = anna.act
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_timeout(100)
    if anna.act == act and anna.page.locator(".popover").count():
        assert anna.page.evaluate("document.activeElement.closest('.popover') !== null")
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator(".popover")).to_have_count(0)
        assert anna.page.evaluate("document.activeElement.getAttribute('aria-label')") == card
