"""What a learner is told."""

from __future__ import annotations

from escadre.core.rooms import Study
from patience.play.state import SHIPS
from patience.study.observing import observation_size, observe

STUDY = Study(
    vocabulary={"escort": SHIPS.stop, "scout": 1, "sail": 1},
    observation_size=observation_size,
    observe=observe,
)
