"""A match looked back upon: rebuilt from its acts, moment by moment. Works in threads; never touches a live table."""

from __future__ import annotations

import json

import msgspec
from msgspec import structs

from escadre.core import saves
from escadre.core.errors import Foreign, Unreadable
from escadre.core.frames import Seat
from escadre.core.game import get
from escadre.core.match import Match
from escadre.core.scene import Scene
from escadre.server.wire.messages import Proof, Replayed, Report, Roll, SeatLuck
from escadre.server.wire.refusals import Missing
from escadre.store.export import save_of, saved_act
from escadre.store.rows import ActRow, SeatRow, TableRow
from escadre.store.store import Store


def _whole(store: Store, id: str) -> tuple[TableRow, list[SeatRow], list[ActRow]]:
    whole = store.whole(id)
    if whole is None:
        raise Missing("server-no-table")
    return whole


class Film:
    """A match that is played again, act by act."""

    def __init__(self, store: Store, id: str) -> None:
        row, _, acts = _whole(store, id)
        header = msgspec.json.decode(row.header)
        installed = get(row.game).version
        if row.rules != installed:  # it was over before the rules changed: what it shows is its end
            raise Foreign("error-save-older", rules=row.rules, installed=installed)
        base = int(header.get("base", 0))
        self.acts = [saved_act(act) for act in acts if act.number >= base]
        if not self.acts:
            raise Unreadable("server-not-begun")
        state = msgspec.json.decode(row.state) if row.state else {}
        self.match = saves.rebuild(Match, header, self.acts[:1], state)
        self.match.players = []

    def step(self) -> bool:
        """One act further; False at the end."""
        done = self.match.acts
        if done >= len(self.acts):
            return False
        saves.play_on(self.match, self.acts[done : done + 1])
        return True


def scenes(store: Store, id: str, seat: Seat | None, first: int, count: int) -> Replayed:
    """What the seat saw at `count` moments of its own from `first` on. Nothing can be done in a Scene of the past."""
    film = Film(store, id)
    found: list[Scene] = []
    more, seen = True, 0
    while more:
        moment = film.match.moment(seat)
        if moment > seen:
            seen = moment
            if first < moment <= first + count:
                scene = film.match.view(seat, moment - 1)
                found.append(structs.replace(scene, choices=(), barred=(), undo=""))
        more = film.step()
    return Replayed(tuple(found), first, film.match.moment(seat))


def match_at(store: Store, id: str, seat: Seat, moment: int | None) -> Match:
    """The match as it stood when the seat had seen so many moments."""
    film = Film(store, id)
    while (moment is None or film.match.moment(seat) < moment) and film.step():
        pass
    return film.match


def report(store: Store, id: str) -> Report:
    """The luck of each seat, and the open scores wherever they changed."""
    film = Film(store, id)
    scores: list[tuple[int, ...]] = []
    acts: list[int] = []
    more = True
    while more:
        match = film.match
        now = tuple(status.score for status in match.game.show.view(match.state, None).seats)
        more = film.step()
        if not scores or now != scores[-1] or not more:
            scores.append(now)
            acts.append(match.acts if not more else match.acts - 1)
    luck = tuple(SeatLuck(int(seat["dice"]), seat["gave"], seat["promised"]) for seat in film.match.luck())
    return Report(luck, tuple(scores), tuple(acts))


def save(store: Store, id: str) -> bytes:
    return save_of(*_whole(store, id))


def proof(data: bytes) -> Proof:
    """What a save that was verified shows: the key, what the seats added to it, and every roll."""
    body = json.loads(data)
    rolls = tuple(
        Roll(number, act["seat"], act["order"], tuple(act["dice"]))
        for number, act in enumerate(body["acts"])
        if act.get("dice")
    )
    return Proof(
        game=body["game"],
        acts=len(body["acts"]),
        rolls=sum(len(roll.dice) for roll in rolls),
        over=body["over"],
        commitment=body["commitment"],
        key=body["key"],
        entropy=tuple(body["entropy"]),
        players=tuple(body["players"]),
        dice=rolls,
    )
