"""A match looked back upon: rebuilt from its acts, moment by moment. Runs in a child process and knows no store."""

from __future__ import annotations

import json
import zlib
from collections import OrderedDict

import msgspec
from msgspec import Struct, structs

from escadre.core import codec, saves
from escadre.core.errors import Foreign, Illegal, Unreadable
from escadre.core.frames import Seat
from escadre.core.game import get
from escadre.core.match import Match, verify
from escadre.server.wire.messages import Proof, Report, Roll, SeatLuck
from escadre.store.export import save_of, saved_act
from escadre.store.rows import ActRow, SeatRow, TableRow

AHEAD = 600  # moments that are looked at together: all of a usual match
FILMS = 16  # matches that are kept where they stand, to go on from there

Whole = tuple[TableRow, list[SeatRow], list[ActRow]]


class Film:
    """A match that is played again, act by act."""

    def __init__(self, whole: Whole) -> None:
        row, _, acts = whole
        header = msgspec.json.decode(row.header)
        installed = get(row.game).version
        if row.rules != installed:  # it was over before the rules changed: what it shows is its end
            raise Foreign("error-save-older", rules=row.rules, installed=installed)
        self.base = int(header.get("base", 0))
        self.acts = _saved(acts, self.base)
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


def _saved(acts: list[ActRow], base: int) -> list[dict[str, object]]:
    return [saved_act(act) for act in acts if act.number >= base]


class Reel(Struct):
    """What a seat saw of a match of so many acts: Scenes as JSON, packed, by their moment; not all of them."""

    acts: int
    moments: int
    scenes: dict[int, bytes]

    @property
    def size(self) -> int:
        return sum(map(len, self.scenes.values()))


_films: OrderedDict[tuple[str, Seat | None], Film] = OrderedDict()


def unroll(whole: Whole, seat: Seat | None, first: int, had: int) -> Reel:
    """The Scenes of the moments after `first`. The caller has all of a match of `had` acts: it goes on from there.

    Nothing can be done in a Scene of the past.
    """
    row, _, acts = whole
    key = (row.id, seat)
    film = _films.pop(key, None)
    known = film is not None and bool(had) and film.base + film.match.acts == had <= row.acts
    if film is None or not known:
        film = Film(whole)
    film.acts = _saved(acts, film.base)
    seen = film.match.moment(seat) if known else 0
    first = max(first, seen)
    found: dict[int, bytes] = {}
    more = not known or film.step()
    while more:
        moment = film.match.moment(seat)
        if moment > seen:
            seen = moment
            if first < moment <= first + AHEAD:
                scene = film.match.view(seat, moment - 1)
                past = structs.replace(scene, choices=(), barred=(), undo="")
                found[moment] = zlib.compress(msgspec.json.encode(past), 1)
        more = film.step()
    _films[key] = film
    while len(_films) > FILMS:
        _films.popitem(last=False)
    return Reel(row.acts, film.match.moment(seat), found)


def fork(whole: Whole, seat: Seat, moment: int | None) -> bytes:
    """The save of a match that plays on from where the seat had seen so many moments."""
    film = Film(whole)
    while (moment is None or film.match.moment(seat) < moment) and film.step():
        pass
    if film.match.over:
        raise Illegal("END", "error-over")
    return film.match.fork(seat).save()


def report(whole: Whole) -> Report:
    """The luck of each seat, and the open scores wherever they changed."""
    film = Film(whole)
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


def save(whole: Whole) -> bytes:
    return save_of(*whole)


# ---- what strangers bring


class Upload(Struct, frozen=True):
    """A match from a file, replayed and compared, as the store keeps it."""

    header: bytes  # JSON
    players: tuple[str, ...]
    seats: int
    status: str
    turn: str
    state: bytes
    outcome: bytes
    acts: tuple[ActRow, ...]  # of no table yet


def upload(data: bytes, most: int) -> Upload:
    saves.check(data, most)
    return laid_out(Match.load(data))


def laid_out(match: Match) -> Upload:
    """A match that began elsewhere."""
    outcome = match.outcome
    return Upload(
        header=codec.encode({**saves.header(match), "players": []}),
        players=tuple(match.players),
        seats=match.setup.seats,
        status="over" if match.over else "playing",
        turn=" ".join(map(str, match.turn)),
        state=codec.encode(match.state),
        outcome=msgspec.json.encode(outcome) if outcome else b"",
        acts=tuple(
            ActRow("", entry.number, entry.seat, entry.order, msgspec.json.encode(entry.dice), entry.worlds)
            for entry in match.log
        ),
    )


def proof(data: bytes, most: int) -> Proof:
    """What a save shows once it is verified: the key, what the seats added to it, and every roll."""
    saves.check(data, most)
    verify(data)
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
