"""What is counted of a battle, and what a learner is told."""

from __future__ import annotations

from escadre.core.rooms import Study
from escadre.games.naval_battles.speak.names import VOCABULARY
from escadre.games.naval_battles.study.observing import observation_size, observe
from escadre.games.naval_battles.study.stats import stats

STUDY = Study(stats, vocabulary=VOCABULARY, observation_size=observation_size, observe=observe)
