"""What a learner is told."""

from __future__ import annotations

from escadre.core.rooms import Study
from flotilla.play.state import SEATS, SHIPS
from flotilla.study.observing import observation_size, observe

STUDY = Study(
    vocabulary={"ship": SHIPS.stop, "scout": SEATS.stop - 1, "recall": 1},
    observation_size=observation_size,
    observe=observe,
)
