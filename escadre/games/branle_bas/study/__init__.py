"""What is counted of a battle, and what a learner is told."""

from __future__ import annotations

from escadre.core.rooms import Study
from escadre.games.branle_bas.speak.names import VOCABULARY
from escadre.games.branle_bas.study.observing import observation_size, observe
from escadre.games.branle_bas.study.stats import luck, stats

STUDY = Study(stats, luck, VOCABULARY, observation_size, observe)
