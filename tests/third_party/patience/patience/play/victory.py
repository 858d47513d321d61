"""How it ends (PAT-5): alone by degrees, of two by who brought more home."""

from __future__ import annotations

from escadre.core.types import Outcome, Text, Verdict
from patience.play.state import Patience

# PAT-5.1: by merchantmen lost; of more, the last.
VERDICTS = (
    Verdict("won", Text("degree-decisive")),
    Verdict("won", Text("degree-victory")),
    Verdict("drawn", Text("degree-draw")),
    Verdict("lost", Text("degree-defeat")),
)


def outcome(s: Patience) -> Outcome | None:
    if s.stack:
        return None
    scores = tuple(len(ships) for ships in s.home)
    if len(scores) == 1:
        lost = len(s.lost[0])
        why = Text("over-alone", {"home": scores[0], "lost": lost})
        return Outcome((0,), scores, why, (VERDICTS[min(lost, len(VERDICTS) - 1)],))
    ranks = tuple(sum(score > mine for score in scores) for mine in scores)  # PAT-5.2
    return Outcome(ranks, scores, Text("over-two", {"home": max(scores)}))
