"""States of older rules versions, as the state of today has them."""

from __future__ import annotations

from typing import Any


def migrate(version: int, state: dict[str, Any]) -> dict[str, Any]:
    """Version 1 did not say which cards beside the hands a scenario gave: with a scenario there were no others."""
    if version > 1:
        return state
    given = [card for pile in state["bought"] for card in pile] if state["scenario"] else []
    return {**state, "given": given}
