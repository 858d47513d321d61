"""Plays fixed matches of every installed game and prints a digest of each: the same whether compiled or not.

Along the way every state goes out to bytes and comes back, which is where a compiled class could lose its types.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from typing import Any

import msgspec

import escadre.core.flow
from escadre.bots import guessed, make
from escadre.core import codec
from escadre.core.dice import Dice
from escadre.core.errors import Unreadable
from escadre.core.game import AnyGame, get, installed, read_options
from escadre.core.match import Match
from escadre.core.playout import random_decision
from escadre.core.types import Setup

ADMIRAL = make("admiral:50")


def is_compiled() -> bool:
    return not escadre.core.flow.__file__.endswith(".py")


def variants(game: AnyGame, seats: int) -> list[dict[str, Any]]:
    """The options as they come, and with each switch turned over, where the game allows it."""
    switches = [field for field in msgspec.structs.fields(game.play.options) if isinstance(field.default, bool)]
    allowed = []
    for options in [{}, *({field.name: not field.default} for field in switches)]:
        try:
            read_options(game, options, seats)
        except Unreadable:
            continue
        allowed.append(options)
    return allowed


def quiet_play(game: AnyGame, seats: int, seed: int, options: dict[str, Any]) -> str:
    """Random play by the engine alone, from the fast dice."""
    digest, dice = hashlib.sha256(), Dice(seed)
    state = game.play.setup(Setup(seats, read_options(game, options, seats)), dice)
    escadre.core.flow.advance(state, game.play.flow, dice)
    decisions = 0
    while state.stack:
        data = codec.encode(state)
        digest.update(data)
        assert codec.decode(game.play.state, data) == state, f"{game.key}: a state came back from bytes as another one"
        if decisions % 50 == 0:
            seat = escadre.core.flow.who(state, game.play.flow)[0]
            guess = game.think.guess(state, seat, dice)
            choice = ADMIRAL.choose(
                guessed(game, state, seat), seat, escadre.core.flow.menu(state, game.play.flow, seat), Dice(seed)
            )
            digest.update(codec.encode([guess, game.think.evaluate(guess), choice]))
        random_decision(state, game.play.flow, dice)
        decisions += 1
    digest.update(codec.encode(state))
    return f"{decisions} {digest.hexdigest()[:32]}"


def match_play(game: AnyGame, seats: int, seed: int) -> str:
    """A match with provable dice, its log and what every seat sees; saved and loaded at the end."""
    digest, dice = hashlib.sha256(), Dice(seed)
    match = Match.new(game.key, seats=seats, seed=seed)
    while match.outcome is None and match.acts < 150:
        seat = match.turn[0]
        menu = match.menu(seat)
        match.act(seat, *escadre.core.flow.pick(menu, dice.below(escadre.core.flow.size(menu))))
        digest.update(codec.encode(match.view(seat, since=match.acts - 1)))
    data = match.save()
    assert Match.load(data).save() == data, f"{game.key}: a save loads as another match"
    digest.update(data)
    return f"{match.acts} {digest.hexdigest()[:32]}"


def digests(games: list[AnyGame], seeds: int) -> dict[str, str]:
    found = {}
    for game in games:
        for seats in game.seats:
            for options in variants(game, seats):
                for seed in range(1, seeds + 1):
                    name = f"{game.key} {seats} seats {options}, seed {seed}, playout"
                    found[name] = quiet_play(game, seats, seed, options)
            found[f"{game.key} {seats} seats, match"] = match_play(game, seats, 1)
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", help="keys; all that are installed if not given")
    parser.add_argument("--seeds", type=int, default=3)
    args = parser.parse_args()
    chosen = [get(key) for key in args.games] if args.games else installed()
    print(json.dumps({"compiled": is_compiled(), "digests": digests(chosen, args.seeds)}, indent=1))
