"""What a seat openly has, for the curve of the match."""

from __future__ import annotations

import pytest

from escadre.core.match import Match
from tests.contract.promises import play


@pytest.mark.parametrize("options", [{}, {"series_games": 2}], ids=["single", "series"])
def test_at_the_end_the_curve_meets_the_final_scores(options: dict[str, int]) -> None:
    match = play(Match.new("sirocco", 3, seed=5, options=options), 5)
    assert match.outcome is not None
    assert tuple(status.score for status in match.view(None).picture.seats) == match.outcome.scores
