"""The examples run as their first lines say, here with the smallest game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.mark.parametrize(
    ("example", "says"), [("random_vs_captain.py", "random play won"), ("learn_value.py", "right in")]
)
def test_example_runs(example: str, says: str) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / example), "flotilla", "2"], capture_output=True, text=True, check=True
    )
    assert says in done.stdout
