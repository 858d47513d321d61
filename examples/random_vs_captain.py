"""How often does random play win against captains? An evaluation with action masks, in twenty lines.

python examples/random_vs_captain.py sirocco 3
"""

import sys

import numpy as np

from escadre.env import aec

game = sys.argv[1] if len(sys.argv) > 1 else "sirocco"
seats = int(sys.argv[2]) if len(sys.argv) > 2 else 3
env = aec(game, seats, bots=dict.fromkeys(range(1, seats), "captain"))
random = np.random.default_rng(1)
results = []
for episode in range(20):
    env.reset(seed=episode)
    for _agent in env.agent_iter():
        observation, reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            results.append(reward)
            env.step(None)
        else:
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
wins = sum(reward > 0 for reward in results)
print(f"{game}, {seats} seats: random play won {wins} of {len(results)} (an even share is {len(results) / seats:.0f})")
