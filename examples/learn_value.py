"""Learn from random play who is going to win: logistic regression on the observations, with numpy alone.

python examples/learn_value.py sirocco 3
"""

import sys

import numpy as np

from escadre.env import aec

game = sys.argv[1] if len(sys.argv) > 1 else "sirocco"
seats = int(sys.argv[2]) if len(sys.argv) > 2 else 3
matches = int(sys.argv[3]) if len(sys.argv) > 3 else 60
env, random = aec(game, seats), np.random.default_rng(1)
seen, won, of_match = [], [], []
for match in range(matches):
    env.reset(seed=match)
    mine: dict[str, list[np.ndarray]] = {agent: [] for agent in env.agents}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            seen += mine[agent]
            won += [reward > 0] * len(mine[agent])
            of_match += [match] * len(mine[agent])
            env.step(None)
        else:
            mine[agent].append(observation["observation"])
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
x, y, test = np.array(seen, float), np.array(won, float), np.array(of_match) % 4 == 0
x = np.c_[(x - x.mean(0)) / (x.std(0) + 1e-9), np.ones(len(x))]
weights = np.zeros(x.shape[1])
for _ in range(200):
    chance = 1 / (1 + np.exp(-x[~test] @ weights))
    weights -= 0.1 * (x[~test].T @ (chance - y[~test]) / len(chance) + 1e-3 * weights)
right = ((x[test] @ weights > 0) == y[test]).mean()
base = max(y[test].mean(), 1 - y[test].mean())
print(f"{game}, {seats} seats: learnt from {(~test).sum()} decisions; right in {right:.1%} of unseen ones")
print(f"always saying what is usual would be right in {base:.1%}")
