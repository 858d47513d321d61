"""Information-set Monte Carlo tree search: one tree over many guessed worlds.

Each simulation walks down the tree in a fresh guess, adds one edge, plays on by weighted chance until the horizon
rises and evaluates. An edge counts how often it was available, not only how often it was taken, because a choice of
another seat is there in some worlds and not in others. Every seat maximises its own part of the reward. Plain ints,
floats, lists and dicts, so that mypyc compiles it.
"""

from __future__ import annotations

from typing import Any, Final

from escadre.core.dice import Dice
from escadre.core.flow import Flow, advance, size
from escadre.core.frames import Menu
from escadre.core.rooms import Play, Think

WAIT: Final = ""  # the verb of an edge that lets the others go on: the choice of a seat that only may interrupt
EXPLORE: Final = 1.2  # weight of the prior against what was seen
FLAT: Final = 0.2  # share of the prior that is the same for every choice, so that none is starved by a wrong weight
ADVICE: Final = 0.5  # share of the prior that belongs to a choice which was advised
SURE: Final = 2.0  # errors of the mean by which another choice must do better than the one that was advised
CAP: Final = 400  # decisions of a simulation in a game without a horizon
GRAIN: Final = 1 << 24


class Edge:
    """A choice of the seat that decides at its node."""

    __slots__ = ("arg", "available", "children", "prior", "squares", "total", "verb", "visits")

    def __init__(self, verb: str, arg: int, prior: float) -> None:
        self.verb = verb
        self.arg = arg
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.squares = 0.0
        self.children: dict[int, Node] = {}  # by the seat that decides next: chance may change who that is


class Node:
    """A moment at which a seat decides, as far as the acts so far tell."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[str, dict[int, Edge]] = {}
        self.visits = 0
        self.total = 0.0


def leads(values: list[float]) -> list[float]:
    """How far each seat is ahead: of the best other and of the others' mean, half and half."""
    n = len(values)
    if n == 1:
        return [values[0]]
    first = second = -1e300
    total = 0.0
    for value in values:
        total += value
        if value > first:
            second = first
            first = value
        elif value > second:
            second = value
    found: list[float] = []
    for value in values:
        best = second if value == first else first
        found.append(value - 0.5 * best - 0.5 * (total - value) / (n - 1))
    return found


def clearly_better(edge: Edge, advised: Edge) -> bool:
    """By more than chance, as far as the simulations tell."""
    n = edge.visits
    m = advised.visits
    if n == 0 or m == 0:
        return n > 0
    mean = edge.total / n
    other = advised.total / m
    variance = (edge.squares / n - mean * mean) / n + (advised.squares / m - other * other) / m
    error: float = max(0.0, variance) ** 0.5
    return mean - other > SURE * error


class Search:
    """One search: make it, call `run` with a guessed world as often as the budget allows, then ask `best`."""

    __slots__ = (
        "advised",
        "base",
        "deviation",
        "evaluate",
        "flow",
        "horizon",
        "least",
        "menu",
        "outcome",
        "root",
        "runs",
        "seat",
        "start",
        "weigh",
    )

    def __init__(self, play: Play[Any], think: Think[Any], seat: int, menu: Menu, least: int = 1) -> None:
        self.flow: Flow[Any] = play.flow
        self.evaluate: Any = think.evaluate if think.appraise is None else think.appraise
        self.outcome: Any = play.outcome
        self.horizon: Any = think.horizon
        self.weigh: Any = think.weigh
        self.seat = seat
        self.menu = menu
        self.least = least  # decisions before a simulation may stop at the horizon
        self.root = Node()
        self.advised: Edge | None = None
        self.start = 0
        self.runs = 0
        self.base: list[float] = []  # the leads at the start: rewards tell what was gained since
        self.deviation = 0.0  # sum of the leads' distances from there: the scale of a reward

    def run(self, s: Any, dice: Dice) -> None:
        """One simulation in a world that may be used up."""
        if not self.base:
            self.base = leads(self.evaluate(s))
            self.start = self.horizon(s, self.seat)
        flow = self.flow
        sequences = flow.sequences
        interrupt = flow.interrupt
        stack = s.stack
        nodes: list[Node] = []
        edges: list[Edge] = []
        movers: list[int] = []
        node = self.root
        seat = self.seat
        menu = self.menu
        made = 0
        while True:
            edge = self.select(node, s, seat, menu)
            nodes.append(node)
            edges.append(edge)
            movers.append(seat)
            verb = edge.verb
            if verb != WAIT:
                if interrupt is not None and verb == flow.interrupt_verb:
                    interrupt.play(s, seat, verb, edge.arg, dice)
                else:
                    top = stack[-1]
                    sequences[top.sequence][top.at].play(s, seat, verb, edge.arg, dice)
                made += 1
            if edge.visits == 0 or self.far_enough(s, made):
                break
            # Run on to the next decision. What is forced is no decision and makes no node.
            over = True
            while True:
                seats = advance(s, flow, dice)
                if not seats or self.far_enough(s, made):
                    break
                top = stack[-1]
                step = sequences[top.sequence][top.at]
                seat = seats[0]
                menu = step.menu(s, seat)
                if len(menu) == 1:
                    forced = False
                    for verb, args in menu.items():
                        if len(args) == 1:
                            forced = True
                            step.play(s, seat, verb, args[0], dice)
                    if forced:
                        made += 1
                        if self.far_enough(s, made):
                            break
                        continue
                over = False
                break
            if over:
                break
            child = edge.children.get(seat)
            if child is None:
                child = Node()
                edge.children[seat] = child
            node = child
        self.play_on(s, made, dice)
        rewards = self.reward(s)
        for i in range(len(edges)):
            edge = edges[i]
            node = nodes[i]
            value = rewards[movers[i]]
            edge.visits += 1
            edge.total += value
            edge.squares += value * value
            node.visits += 1
            node.total += value
        self.runs += 1

    def advise(self, s: Any, verb: str, arg: int) -> None:
        """Take this choice of the root, unless the simulations clearly speak for another."""
        self.expand(self.root, s, self.seat, self.menu)
        for edge in self.tried():
            edge.prior *= 1.0 - ADVICE
        advised = self.root.edges[verb][arg]
        advised.prior += ADVICE
        self.advised = advised

    def select(self, node: Node, s: Any, seat: int, menu: Menu) -> Edge:
        """The choice that promises most: what was seen of it, and its prior as long as little was seen."""
        found: list[Edge] = []
        tables = node.edges
        for verb, args in menu.items():
            table = tables.get(verb)
            if table is None:
                self.expand(node, s, seat, menu)
                return self.select(node, s, seat, menu)
            for arg in args:
                edge = table.get(arg)
                if edge is None:
                    self.expand(node, s, seat, menu)
                    return self.select(node, s, seat, menu)
                found.append(edge)
        # An untried choice is taken to be a little worse than what is usual here.
        usual = node.total / node.visits - 0.1 if node.visits else 0.0
        best = found[0]
        high = -1e300
        for edge in found:
            available = edge.available + 1
            edge.available = available
            visits = edge.visits
            mean = edge.total / visits if visits else usual
            score = mean + EXPLORE * edge.prior * available**0.5 / (1 + visits)
            if score > high:
                high = score
                best = edge
        return best

    def expand(self, node: Node, s: Any, seat: int, menu: Menu) -> None:
        """Give every choice of the menu an edge, with the game's weights as prior."""
        weights: list[list[float]] = []
        total = 0.0
        count = 0
        for verb, args in menu.items():
            if verb == WAIT:
                mine = [1.0]
            else:
                mine = self.weigh(s, seat, verb, list(args))
            weights.append(mine)
            for weight in mine:
                total += weight
                count += 1
        even = FLAT / count
        scale = (1.0 - FLAT) / total
        for i, verb in enumerate(menu):
            mine = weights[i]
            table = node.edges.get(verb)
            if table is None:
                table = {}
                node.edges[verb] = table
            for j, arg in enumerate(menu[verb]):
                if arg not in table:
                    table[arg] = Edge(verb, arg, even + scale * mine[j])

    def play_on(self, s: Any, made: int, dice: Dice) -> None:
        """Play by weighted chance until the horizon rises, to the end, or for too long."""
        flow = self.flow
        sequences = flow.sequences
        stack = s.stack
        while not self.far_enough(s, made):  # looked at before the dice go on, too
            seats = advance(s, flow, dice)
            if not seats or self.far_enough(s, made):
                return
            top = stack[-1]
            step = sequences[top.sequence][top.at]
            seat = seats[0]
            menu = step.menu(s, seat)
            if size(menu) == 1:
                for verb, args in menu.items():
                    step.play(s, seat, verb, args[0], dice)
            else:
                self.play_by_weight(s, step, seat, menu, dice)
            made += 1

    def far_enough(self, s: Any, made: int) -> bool:
        """A simulation ends once the horizon has risen, or after too many decisions."""
        return made >= CAP or (made >= self.least and bool(self.horizon(s, self.seat) > self.start))

    def play_by_weight(self, s: Any, step: Any, seat: int, menu: Menu, dice: Dice) -> None:
        weights: list[list[float]] = []
        total = 0.0
        for verb, args in menu.items():
            mine: list[float] = self.weigh(s, seat, verb, list(args))
            weights.append(mine)
            for weight in mine:
                total += weight
        left = total * (dice.below(GRAIN) / GRAIN)
        last_verb = ""
        last_arg = 0
        for i, verb in enumerate(menu):
            mine = weights[i]
            for j, arg in enumerate(menu[verb]):
                left -= mine[j]
                last_verb = verb
                last_arg = arg
                if left < 0.0:
                    step.play(s, seat, verb, arg, dice)
                    return
        step.play(s, seat, last_verb, last_arg, dice)  # rounding let the sum run out

    def reward(self, s: Any) -> list[float]:
        """For each seat a number from -1 to 1: what it gained on the others, and once the game is over who won it."""
        gains = leads(self.evaluate(s))
        base = self.base
        n = len(gains)
        apart = 0.0
        for seat in range(n):
            gain = gains[seat] - base[seat]
            gains[seat] = gain
            apart += gain if gain > 0 else -gain
        self.deviation += apart / n
        # The scale is the mean distance so far: a point is worth much in a close game, little in a wild one.
        scale = self.deviation / (self.runs + 1) + 1e-9
        rewards: list[float] = []
        for gain in gains:
            x = gain / scale
            rewards.append(x / (1.0 + (x if x > 0 else -x)))
        if not s.stack:
            outcome = self.outcome(s)
            if outcome is not None:
                ranks = outcome.ranks
                winners = 0
                for rank in ranks:
                    if rank == 0:
                        winners += 1
                for seat in range(n):
                    won = 2.0 / winners - 1.0 if ranks[seat] == 0 else -1.0
                    rewards[seat] = 0.4 * rewards[seat] + 0.6 * won
        return rewards

    def best(self) -> tuple[str, int]:
        """The choice that was taken most often, if it is clearly better than one that was advised.

        Of equals the one that did better, then the first of the menu.
        """
        verb = ""
        arg = 0
        most = -1
        chosen = self.advised
        value = 0.0
        for edge in self.tried():
            mean = edge.total / edge.visits if edge.visits else -2.0
            if edge.visits > most or (edge.visits == most and mean > value):
                verb = edge.verb
                arg = edge.arg
                most = edge.visits
                value = mean
                chosen = edge
        advised = self.advised
        if advised is not None and chosen is not None and not clearly_better(chosen, advised):
            return advised.verb, advised.arg
        return verb, arg

    def tried(self) -> list[Edge]:
        """The choices at the root, in the order of the menu."""
        found: list[Edge] = []
        for verb, args in self.menu.items():
            table = self.root.edges.get(verb)
            if table is not None:
                for arg in args:
                    found.append(table[arg])
        return found

    def settled(self, left: int) -> bool:
        """Nothing that is left to try could change `best`."""
        first = 0
        second = 0
        for edge in self.tried():
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second > left
