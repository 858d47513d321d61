"""What a learner is told."""

from __future__ import annotations

from escadre.core.frames import Seat
from escadre.core.rooms import Study
from picket.play.chart import GRID
from picket.play.state import EACH, PATROLS, SHOWN, Picket, markers, owner, patrols

SIZE = 3 + 2 * (1 + 6 * EACH + PATROLS)


def observe(s: Picket, seat: Seat) -> list[int]:
    """The turn, whose it is, the last search; then each seat's score, markers as far as one knows, and patrols."""
    numbers = [s.turn, int(s.to_act[:1] == [seat]), s.searched]
    for side in (seat, 1 - seat):
        numbers.append(s.scores[side])
        for marker in markers(side):
            seen = owner(marker) == seat or s.known[marker] == SHOWN
            numbers += [s.hex[marker], s.known[marker], s.spent[marker], int(s.fast[marker])]
            numbers += [s.kind[marker], s.steps[marker]] if seen else [-1, -1]
        numbers += [s.box[patrol] for patrol in patrols(side)]
    return numbers


STUDY = Study(
    vocabulary={"move": 2 * EACH * GRID.size, "ready": 2 * PATROLS, "search": GRID.size, "done": 1},
    observation_size=lambda seats: SIZE,
    observe=observe,
)
