"""The report is one page that needs nothing else, in each language."""

from __future__ import annotations

import xml.etree.ElementTree as tree
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from escadre.core.types import Outcome, Text
from escadre.lab import plots
from escadre.lab.play import Played
from escadre.lab.report import page, write
from escadre.lab.simulate import simulate, summarise

TEXT = Path(__file__).parents[2] / "escadre" / "text"


class Balanced(HTMLParser):
    """Complains about a tag that is closed and was not open, and about addresses."""

    VOID = {"meta", "br", "line", "rect", "circle"}

    def __init__(self):
        super().__init__()
        self.open = []

    def handle_starttag(self, tag, attrs):
        names = {name for name, _ in attrs}
        assert not names & {"src", "href", "srcset"}, f"<{tag}> points outside the page"
        assert tag not in ("script", "link", "img", "iframe")
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        assert tag in self.VOID

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def summary():
    return simulate("flotilla", ["captain:2", "ensign", "ensign"], matches=40, workers=1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_is_self_contained_and_well_formed(summary, language):
    text = page([summary], language)
    assert "http" not in text
    assert "url(" not in text
    assert "[lab-" not in text
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text
    parser = Balanced()
    parser.feed(text)
    assert parser.open == []
    for piece in text.split("<svg")[1:]:
        tree.fromstring("<svg" + piece.partition("</svg>")[0] + "</svg>")


def test_a_sweep_is_one_page(tmp_path, summary):
    file = tmp_path / "out.html"
    write(file, [summary, summary])
    assert file.read_text(encoding="utf-8").count('class="run"') == 2
    assert list(tmp_path.iterdir()) == [file]


def test_tables_of_a_game_and_what_broke_are_shown_and_escaped():
    stats = {"ties": [[2]], "cards": [[7, 1, 0], [9, 1, 1]], "camps": [[0, 3], [1, 5]]}
    played = [Played(1, ("ensign",) * 2, Outcome((0, 1), (5, 3), Text("end")), 10, (0, 0), stats)]
    played.append(Played(2, ("ensign",) * 2, None, 0, (0, 0), {}, "KeyError: <b>"))
    text = page([summarise("flotilla", ("ensign",) * 2, {}, 1, played)])
    for shown in ("Ties", "Cards", "Camps", "62.5 %", "KeyError: &lt;b&gt;"):
        assert shown in text


def test_the_report_of_sirocco_names_every_card_and_escapes_its_name():
    text = page([simulate("sirocco", ["ensign"] * 3, matches=3, workers=1)], "fr")
    assert text.count('<td class="bar"') == 121 * 4
    for shown in ("X01 Littorio", "Opérations jouées", "Égalités", "Sans combat", "Alliés", "Axe"):
        assert shown in text
    assert "[stat-" not in text
    parser = Balanced()
    parser.feed(text)
    assert parser.open == []


def test_the_report_of_naval_battles_names_navies_vessels_and_action_cards():
    text = page([simulate("naval_battles", ["ensign"] * 2, matches=2, workers=1)], "fr")
    assert "marine des États-Unis" in text
    for shown in ("PV coulés", "US01 Enterprise", "MSL-A Tir de missiles", "Attaques avec carte"):
        assert shown in text
    assert "[stat-" not in text
    parser = Balanced()
    parser.feed(text)
    assert parser.open == []


def test_an_axis_has_round_steps_that_hold_every_interval():
    for low, high in ((0.164, 0.403), (0.465, 0.535), (0.0, 1.0), (0.25, 0.25), (0.0, 0.012)):
        first, last, ticks = plots._scale(low, high)
        assert first <= low
        assert last >= high
        assert first < last
        assert 2 <= len(ticks) <= 6


def test_a_run_without_a_finished_match_still_has_a_page():
    broken = Played(2, ("ensign",) * 2, None, 0, (0, 0), {}, "not over after 9 decisions")
    assert "not over after 9" in page([summarise("flotilla", ("ensign",) * 2, {}, 1, [broken])])


def test_both_languages_have_the_same_messages():
    ids = []
    for language in ("en", "fr"):
        entries = FluentParser().parse((TEXT / f"{language}-lab.ftl").read_text(encoding="utf-8")).body
        assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
        ids.append([entry.id.name for entry in entries if isinstance(entry, ast.Message)])
    assert ids[0] == ids[1]
