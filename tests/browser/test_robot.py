"""A robot that only clicks what is offered plays a match from the lobby to its end."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from tests.browser.people import DESKTOP, Crew, Person

LONGEST = 400.0  # seconds for a match: only to end one that hangs
SET_UP = 12  # clicks after which a match is under way

# Every choice on offer: what it is called, and what lies over it where one would click it.
OFFERED = """() => [...document.querySelectorAll('[data-verb]')].map((node) => {
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = node.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  const before = document.activeElement;
  node.focus({ preventScroll: true });
  const focused = document.activeElement === node;
  before?.focus?.({ preventScroll: true });
  return {
    key: `${node.dataset.verb}:${node.dataset.arg}`,
    name: (node.getAttribute('aria-label') || node.innerText || '').trim(),
    tag: node.tagName, focused,
    width: box.width, height: box.height,
    inside: x >= 0 && y >= 0 && x < innerWidth && y < innerHeight,
    covered: top && (node === top || node.contains(top)) ? '' : top ? `${top.tagName}.${top.className}` : 'nothing',
  };
})"""


def check_offer(person: Person) -> None:
    offered: list[dict[str, Any]] = person.page.evaluate(OFFERED)
    keys = [one["key"] for one in offered]
    assert len(set(keys)) == len(keys), keys
    for one in offered:
        assert one["tag"] == "BUTTON", one
        assert one["name"], one
        assert "[" not in one["name"], one
        assert one["focused"], one
        assert one["width"] >= 24, one
        assert one["height"] >= 24, one
        assert one["inside"], one
        assert not one["covered"], one


def play_out(person: Person, seed: int, most: int = 10_000, haste: float = 0.0) -> int:
    """Click choices at random until the end, or so many acts; the number of clicks.

    With `haste`, once the match is under way, so often the last one on offer, which ends what one is doing.
    """
    chance = random.Random(seed)
    last, clicks, end = -1, 0, time.monotonic() + LONGEST
    while not person.over and person.act < most:
        person.my_turn()
        act = person.act
        assert act >= last, f"from act {last} back to {act}"
        if person.over:
            break
        if act != last:
            check_offer(person)
        last = act
        verbs = person.choices
        count = verbs.count()
        if count:
            hurried = clicks > SET_UP and chance.random() < haste
            person.press(verbs.nth(count - 1 if hurried else chance.randrange(count)))
            clicks += 1
        # Until the table goes on, or a choice that matters has turned into "confirm", which the robot may well take.
        person.page.wait_for_function(
            """act => { const table = document.querySelector('[data-table]');
                return Number(table.dataset.act) > act || 'over' in table.dataset
                    || document.querySelector('[data-verb].armed'); }""",
            arg=act,
        )
        assert time.monotonic() < end, f"act {act} after {LONGEST} s"
    return clicks


def play_to_the_end(robot: Person, seed: int, haste: float = 0.0) -> None:
    began = time.monotonic()
    clicks = play_out(robot, seed, haste=haste)
    print(f"\n{robot.page.title()}: {robot.act} moments, {clicks} clicks, {time.monotonic() - began:.0f} s")
    assert robot.over
    assert robot.table.get_attribute("data-turn") == ""
    assert robot.choices.count() == 0


@pytest.mark.parametrize("game", ["flotilla", pytest.param("sirocco", marks=pytest.mark.slow)])
def test_plays_a_match_to_its_end(crew: Crew, game: str) -> None:
    robot = crew.person(DESKTOP)
    robot.play_now(game)
    play_to_the_end(robot, seed=3)


def test_plays_a_short_match_to_its_end(crew: Crew) -> None:
    robot = crew.person(DESKTOP)
    robot.set_up("Me", "Bot: Ensign", "Bot: Ensign")
    robot.page.get_by_role("combobox", name="Operations").select_option("10")
    robot.press(robot.button("Set the table"))
    robot.my_turn()
    play_to_the_end(robot, seed=3)
