"""What is counted of a game, and what a learner is told."""

from __future__ import annotations

from escadre.core.rooms import Study
from escadre.games.sirocco.speak.names import VOCABULARY
from escadre.games.sirocco.study.observing import observation_size, observe
from escadre.games.sirocco.study.stats import stats

STUDY = Study(stats, vocabulary=VOCABULARY, observation_size=observation_size, observe=observe)
