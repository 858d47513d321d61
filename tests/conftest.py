"""In which order the tests are run."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent

# What takes longest, the longest first: begun last, it would keep one core busy while the others have nothing to do.
FIRST = (
    "test_compiled.py",
    "lab/test_fuzz.py",
    "contract",
    "browser",
    "server/test_schema.py",
    "server/test_kill.py",
    "store/test_kill.py",
    "core/test_words.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Else as they come: `sort` leaves the tests of a module together, which share what they set up."""
    items.sort(key=place)


def place(item: pytest.Item) -> int:
    for number, name in enumerate(FIRST):
        if item.path == HERE / name or HERE / name in item.path.parents:
            return number
    return len(FIRST)
