"""The table as a PettingZoo AEC environment."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from escadre.bots import guessed, make
from escadre.core import flow
from escadre.core.dice import Dice
from escadre.core.errors import Illegal, Unreadable
from escadre.core.frames import Seat
from escadre.core.game import get, read_setup
from escadre.core.types import Outcome
from escadre.env.actions import actions_of

Observation: TypeAlias = dict[str, NDArray[Any]]
Environment: TypeAlias = AECEnv[str, Observation, int | None]

LIMIT = 20_000
LOST = -1.0


def aec(
    game: str,
    seats: int,
    options: dict[str, Any] | None = None,
    bots: Mapping[Seat, str] | None = None,
    limit: int = LIMIT,
    scenario: str = "",
) -> Environment:
    """An AEC environment of an installed game, with PettingZoo's usual wrappers.

    `bots` seats opponents that are not agents, by the text form of `escadre.bots.make`: {1: "captain"}.

    An illegal action ends the episode: the agent that chose it gets -1, the others 0. Use `Table` itself, without the
    wrappers, to get `escadre.Illegal` with the rule that refuses it instead.
    """
    table = Table(game, seats, options, bots, limit, scenario)
    return OrderEnforcingWrapper(TerminateIllegalWrapper(table, illegal_reward=LOST))


class Table(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo ships no types
    """Seats are the agents `seat_0` … `seat_n-1`, but for those that bots play.

    Observation   {"observation": what the seat knows, as the game's `observe` writes it; "action_mask": 1 where legal}.
                  The mask of an agent whose turn it is not is all zeros.
    Action        a number for each verb and its number, the same in every match; see `Actions`.
    Reward        0 until the end. Then the winners share +1 and all others share -1; if everybody wins, 0. Nothing
                  for a match that `limit` decisions did not end: it is truncated.
    infos         {"orders": the legal actions as one types them, by action} for the agent in turn, else {}.
    reset         `seed` makes the dice repeatable; PettingZoo's `options` are not used: a table's options are fixed.

    Where several seats decide at the same time they act one after the other, and none sees what the others chose. A
    seat that may speak out of turn may do so when it is asked for a decision of its own.
    """

    metadata = {"name": "escadre", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Any] | None = None,
        bots: Mapping[Seat, str] | None = None,
        limit: int = LIMIT,
        scenario: str = "",
    ) -> None:
        super().__init__()
        self.game = get(game)
        self.setup = read_setup(self.game, seats, options, scenario)
        self.limit = limit
        self.actions = actions_of(game)
        self.metadata = {**self.metadata, "name": f"escadre_{game}"}
        self.render_mode = "ansi"
        self.bots = {seat: make(level) for seat, level in sorted((bots or {}).items())}
        self.seat_of = {f"seat_{seat}": seat for seat in range(seats) if seat not in self.bots}
        self.possible_agents = list(self.seat_of)
        if len(self.seat_of) + len(self.bots) != seats or not self.seat_of:
            raise Unreadable("error-bot-seats", last=seats - 1, seats=sorted(self.bots))
        whole = np.iinfo(np.int32)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        whole.min, whole.max, (self.game.study.observation_size(seats),), np.int32
                    ),
                    "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.dice = Dice(secrets.randbits(32) if seed is None else seed)
        self.world = self.game.play.setup(self.setup, self.dice)
        flow.advance(self.world, self.game.play.flow, self.dice)
        self.decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on()

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        return {
            "observation": np.array(self.game.study.observe(self.world, seat), dtype=np.int32),
            "action_mask": self.actions.mask(self._menu(seat)),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        verb, arg = self._read(self.seat_of[agent], action)
        self._play(self.seat_of[agent], verb, arg)
        self._go_on()
        self._accumulate_rewards()

    def render(self) -> str:
        """The agent in turn and its orders, one a line."""
        orders = self.infos[self.agent_selection].get("orders", {})
        return "\n".join([self.agent_selection, *orders.values()])

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return f"escadre_{self.game.key}"

    def _menu(self, seat: Seat) -> dict[str, Any]:
        """What the seat may do; a seat that is not in turn does nothing."""
        return flow.menu(self.world, self.game.play.flow, seat) if seat == self._turn() else {}

    def _turn(self) -> Seat | None:
        waiting = flow.who(self.world, self.game.play.flow)
        return waiting[0] if waiting else None

    def _go_on(self) -> None:
        """Let the bots act, then ask the next agent, or end the episode."""
        while self.world.stack and self.decisions < self.limit and self._bot_acts():
            pass
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        if not self.world.stack:
            outcome = self.game.play.outcome(self.world)
            assert outcome is not None, "a match without an outcome has run out of steps"
            won = shares(outcome)
            self.rewards = {agent: won[self.seat_of[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.decisions >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            seat = self._turn()
            assert seat is not None
            legal = self.actions.listed(self._menu(seat))
            self.agent_selection = f"seat_{seat}"
            self.infos[self.agent_selection] = {"orders": {action: self.actions.order(action) for action in legal}}

    def _bot_acts(self) -> bool:
        """One act of a bot: out of turn if it wants to, else if it is the next to decide."""
        turn = self._turn()
        for seat, bot in self.bots.items():
            menu = flow.menu(self.world, self.game.play.flow, seat)
            if menu and seat not in flow.who(self.world, self.game.play.flow):
                choice = bot.interrupt(guessed(self.game, self.world, seat), seat, menu, self.dice)
            elif seat == turn:
                choice = bot.choose(guessed(self.game, self.world, seat), seat, menu, self.dice)
            else:
                continue
            if choice is not None:
                self._play(seat, *choice)
                return True
        return False

    def _play(self, seat: Seat, verb: str, arg: int) -> None:
        flow.play(self.world, self.game.play.flow, seat, verb, arg, self.dice)
        self.decisions += 1

    def _read(self, seat: Seat, action: int | None) -> tuple[str, int]:
        """An action as verb and number; raises if it is none, or not legal."""
        if action is None or not 0 <= action < len(self.actions):
            raise Unreadable("error-action", last=len(self.actions) - 1, action=action)
        verb, arg = self.actions.words[action]
        if arg not in self._menu(seat).get(verb, ()):
            rule = flow.barred(self.world, self.game.play.flow, seat).get(verb, {}).get(arg)
            rule = rule or flow.waiting(self.world, self.game.play.flow).rule
            raise Illegal(rule, "error-not-allowed", order=self.actions.order(action))
        return verb, arg


def shares(outcome: Outcome) -> list[float]:
    """What each seat gets: the winners share +1, the others share -1; nothing if everybody wins.

    >>> from escadre.core.types import Text
    >>> shares(Outcome(ranks=(0, 1, 2), scores=(9, 5, 4), why=Text("end")))
    [1.0, -0.5, -0.5]
    """
    winners, seats = len(outcome.winners), len(outcome.ranks)
    if winners == seats:
        return [0.0] * seats
    return [1.0 / winners if rank == 0 else -1.0 / (seats - winners) for rank in outcome.ranks]
