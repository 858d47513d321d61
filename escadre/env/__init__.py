"""Any installed game as a PettingZoo environment, for research.

>>> env = aec("sirocco", seats=3)
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> sorted(observation)
['action_mask', 'observation']

Needs the extra `escadre[env]`.
"""

from escadre.env.table import Table, aec

__all__ = ["Table", "aec"]
