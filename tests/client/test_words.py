"""The browser says only what has words, and no words of the browser are left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from escadre.core.words import COMMON, LANGUAGES

ROOT = Path(__file__).parent.parent.parent
SOURCES = "\n".join(
    file.read_text(encoding="utf-8")
    for file in (ROOT / "client" / "src").rglob("*")
    if file.suffix in {".ts", ".svelte"}
)
WHOLE = set(re.findall(r"['\"`](web-[a-z0-9-]*[a-z0-9])['\"`]", SOURCES))
BEGINNINGS = tuple(set(re.findall(r"`(web-[a-z0-9-]+)\$\{", SOURCES)))  # `web-theme-${theme}`
ENDINGS = set(re.findall(r"`\$\{[^}]*\}(-[a-z0-9-]+)`", SOURCES))  # `${check.id}-line`


def words(language: str) -> set[str]:
    files = COMMON.glob(f"{language}*.ftl")
    entries = [entry for file in files for entry in parse(file.read_text(encoding="utf-8")).body]
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_browser_says_has_words(language: str) -> None:
    there = words(language)
    assert sorted(WHOLE - there) == []
    assert [begin for begin in BEGINNINGS if not any(word.startswith(begin) for word in there)] == []


def test_no_words_of_the_browser_are_left_over() -> None:
    ours = {word for word in words("en") if word.startswith("web-")}
    made = {whole + ending for whole in WHOLE for ending in ENDINGS}
    assert sorted(word for word in ours - WHOLE - made if not word.startswith(BEGINNINGS)) == []
