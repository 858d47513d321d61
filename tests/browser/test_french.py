"""French at any moment, and then nothing but French."""

from __future__ import annotations

import re

from tests.browser.people import Crew, Person, expect

# Words that French does not have, in any form that stands alone; names of cards and ships are no words.
ENGLISH = re.compile(
    r"\b(the|and|of|with|your|you|turn|play|plays|card|cards|draw|draws|hand|take|takes|back|win|wins|leads|seat|seats|"
    r"hint|rules|lobby|archive of|check|choose|save|share|open|waiting|over|is|are|to|from|empty|full|won|ends?|"
    r"discards?|rolls?|convoy of|years?|surface of|nothing|more|what|why|who|when|moment of|speed)\b",
    re.IGNORECASE,
)
BROKEN = re.compile(r"\[[a-z]+(-[a-z0-9]+)+\]|\{ ?\$|undefined|NaN|\b(web|option|player|rule)-[a-z]+\b")


def check_french(person: Person, *proper: str) -> None:
    """Only French in what is seen; `proper` are names that happen to look English."""
    person.page.wait_for_timeout(50)
    assert person.page.locator("html").get_attribute("lang") == "fr"
    text = person.page.evaluate(
        # Names of cards, ships and players stay what they are; so do orders that one types.
        """() => { const names = '.title, .name, code, kbd, option, [data-face], .thumb, svg, .brand, .print';
          const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found = [];
          while (walk.nextNode()) {
            const node = walk.currentNode.parentElement;
            if (node.closest(names) || !node.checkVisibility()) continue;
            found.push(walk.currentNode.data.trim());
          }
          return found.filter(Boolean); }"""
    )
    broken = [line for line in text if BROKEN.search(line)]
    assert not broken, broken
    for name in proper:
        text = [line.replace(name, "") for line in text]
    english = [line for line in text if ENGLISH.search(line)]
    assert not english, english


def names_of(person: Person) -> list[str]:
    """Names of the cards, by which the log and the choices speak of them."""
    table = person.table_id
    return list(
        person.page.evaluate(
            """async (id) => { const catalog = await (await fetch(`/api/tables/${id}/catalog`)).json();
              const ftl = await (await fetch('/api/words/sirocco/fr')).text();
              const said = new Map([...ftl.matchAll(/^([a-z][\\w-]*) = (.*)$/gm)].map((m) => [m[1], m[2]]));
              return Object.values(catalog.faces).map((f) => said.get(f.label.id)).filter(Boolean)
                .sort((a, b) => b.length - a.length); }""",
            table,
        )
    )


def test_french_from_the_first_page(crew: Crew) -> None:
    anna = crew.person(language="fr-FR")
    anna.open("/")
    anna.page.locator("[data-play]").first.wait_for()
    check_french(anna, "Med Sirocco", "Escadre")
    for path in ("/new/sirocco", "/archive", "/verify", "/account", "/nowhere"):
        anna.open(path)
        anna.page.locator("h1").first.wait_for()
        anna.page.wait_for_load_state("networkidle")
        check_french(anna, "Med Sirocco", "Escadre", "ntfy://topic, tgram://token/chat, matrix://…")
    anna.open("/rules/sirocco")
    anna.page.locator("article h2").first.wait_for()
    expect(anna.page.locator("article")).to_contain_text("Opération")


def test_switched_in_the_middle_of_a_match(crew: Crew) -> None:
    anna = crew.person()
    anna.play_now()
    for _ in range(4):
        anna.choose_any(0)
    anna.my_turn()
    act, offered = anna.act, anna.page.locator("[data-verb]").count()
    assert anna.page.locator("html").get_attribute("lang") == "en"
    anna.page.get_by_role("button", name=re.compile("^FR")).click()
    expect(anna.page.get_by_role("tab", name="Règles")).to_be_visible()
    assert anna.act == act
    assert anna.page.locator("[data-verb]").count() == offered
    names = names_of(anna)
    check_french(anna, *names, "Med Sirocco", "Visitor")
    anna.page.get_by_role("tab", name="Règles").click()
    expect(anna.page.locator(".book")).to_contain_text("Opération")
    if anna.page.locator("details.why").count():
        anna.page.locator("details.why summary").click()
        check_french(anna, *names, "Med Sirocco", "Visitor")
    anna.choose_any(0)
    # The replay of what was so far, and back to English there.
    anna.open(f"/replay/{anna.table_id}")
    anna.page.locator("[data-replay][data-moment]").wait_for()
    anna.page.locator("[data-zone]").first.wait_for()
    check_french(anna, *names, "Med Sirocco", "Visitor")
    anna.page.get_by_role("button", name=re.compile("^EN")).click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "en")
    expect(anna.button("Play on from here")).to_be_visible()
