"""Match: one game being played. It checks, plays, logs, takes back, saves; it needs no server."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from escadre.core import codec, flow
from escadre.core.dice import Dice, KeyedDice, LoadedDice, commitment
from escadre.core.errors import BadData, Foreign, Illegal, Stale, Tampered, Truncated, Unreadable
from escadre.core.frames import NOBODY, Event, Menu, Rule, Seat, State
from escadre.core.game import AnyGame, get
from escadre.core.types import Choice, LogLine, Odds, Options, Outcome, Refusal, Scene, Setup, Text

FORMAT = 1


class Entry(msgspec.Struct):
    """A line of the log: an act, the dice it took and what happened. The first line is the set-up."""

    number: int
    seat: Seat
    verb: str
    arg: int
    order: str
    dice: tuple[int, ...] = ()
    events: tuple[Event, ...] = ()
    undone: bool = False
    worlds: int = 0  # guessed worlds that a bot was handed to decide this


class _Past(msgspec.Struct):
    """What an undo goes back to."""

    seat: Seat
    entry: int
    state: Any
    private: bool  # nobody else could notice the act


class Match:
    """A match in play. Its acts are a verb and a number; what is not legal raises and changes nothing.

    >>> match = Match.new("sirocco", seats=3, seed=7)
    >>> len(match.turn), match.outcome is None
    (1, True)
    """

    def __init__(self, game: AnyGame, setup: Setup, dice: KeyedDice | LoadedDice, entropy: list[str]) -> None:
        self.game = game
        self.setup = setup
        self.dice = dice
        self.entropy = entropy
        self.players: list[str] = []
        self.log: list[Entry] = []
        self.rules = game.version
        self._start: dict[str, Any] | None = None
        self._past: list[_Past] = []
        self._state: State

    # ---- how a match comes to be

    @classmethod
    def new(
        cls,
        game: str | AnyGame,
        seats: int,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        scenario: str = "",
        key: bytes | None = None,
        entropy: Sequence[str] = (),
    ) -> Match:
        """Set a match up. Without a seed or key the dice are keyed at random; a seed makes them repeatable.

        For dice that nobody can have chosen: make `key`, publish `commitment(key)`, collect each seat's `entropy`,
        then call this.
        """
        found = get(game) if isinstance(game, str) else game
        if not isinstance(seats, int) or seats not in found.seats:
            raise Unreadable(f"{found.key} is for {found.seats.start} to {found.seats.stop - 1} seats, not {seats}")
        chosen = read_options(found, options or {}, seats)
        if entropy and len(entropy) != seats:
            raise Unreadable(f"{len(entropy)} entropies for {seats} seats")
        if not all(isinstance(text, str) and _is_clean(text) for text in entropy):
            raise Unreadable("the entropy of a seat is a text")
        if key is None:
            key = secrets.token_bytes(32) if seed is None else codec.seal(["seed", seed]).encode()
        texts = list(entropy) or [""] * seats
        match = cls(found, Setup(seats, chosen, scenario), KeyedDice(key, texts), texts)
        match._begin(None)
        return match

    @classmethod
    def position(cls, game: str, position: dict[str, Any], dice: Dice | None = None) -> Match:
        """Any legal situation, from the contents of a position file."""
        found = get(game)
        if found.position is None:
            raise Unreadable(f"{game} has no position files")
        return cls.from_state(found, found.position(position), dice)

    @classmethod
    def from_state(cls, game: AnyGame, state: Any, dice: Dice | None = None) -> Match:
        """Play on from a state: for positions, forks and tests."""
        seats = len(game.view(state, None).seats)
        if dice is None:
            dice = KeyedDice(secrets.token_bytes(32), [""] * seats)
        assert isinstance(dice, KeyedDice | LoadedDice), "a match needs dice that remember what they rolled"
        match = cls(game, Setup(seats, state.options), dice, [""] * seats)
        match._begin(state)
        return match

    def _begin(self, state: Any | None) -> None:
        if state is None:
            self._state = self.game.setup(self.setup, self.dice)
            self._state.loud = True
        else:
            self._state = self.game.copy(state)
            self._state.loud = True
            self._state.events = []
            self._start = codec.plain(self._state)
        flow.advance(self._state, self.game.flow, self.dice)
        self._write(NOBODY, "setup", 0, "setup")

    # ---- what is to be done

    @property
    def state(self) -> Any:
        """The true state. For tests and the engine's own tools: no player and no bot is handed it."""
        return self._state

    @property
    def acts(self) -> int:
        """How many entries the log has; it numbers the moment that a client has seen."""
        return len(self.log)

    @property
    def turn(self) -> tuple[Seat, ...]:
        """The seats that owe a decision now."""
        return tuple(flow.who(self._state, self.game.flow))

    @property
    def outcome(self) -> Outcome | None:
        return None if self._state.stack else self.game.outcome(self._state)

    @property
    def commitment(self) -> str:
        """Published before the first roll: the SHA-256 of the key that `save` reveals."""
        return commitment(self._key)

    @property
    def _key(self) -> bytes:
        return self.dice.key if isinstance(self.dice, KeyedDice) else b""

    def menu(self, seat: Seat) -> Menu:
        """Verbs, and for each the numbers that are legal for the seat now."""
        self._check_seat(seat)
        return {verb: list(args) for verb, args in flow.menu(self._state, self.game.flow, seat).items()}

    def barred(self, seat: Seat) -> dict[str, dict[int, Rule]]:
        """What is in reach but not legal, and the rule that says so."""
        self._check_seat(seat)
        return flow.barred(self._state, self.game.flow, seat)

    def odds(self, seat: Seat, verb: str, arg: int) -> Odds | None:
        """Exact chances of what that choice rolls for, or None."""
        self._check(seat, verb, arg)
        return self.game.odds(self._state, seat, verb, arg)

    def _check_seat(self, seat: Seat) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.setup.seats:
            raise Unreadable(f"there is no seat {seat}; seats are 0 to {self.setup.seats - 1}")

    def _check(self, seat: Seat, verb: str, arg: int) -> None:
        self._check_seat(seat)
        if verb not in self.game.verbs:
            raise Unreadable(f"'{verb}' is no verb of {self.game.key}; verbs are {', '.join(sorted(self.game.verbs))}")
        if not isinstance(arg, int) or isinstance(arg, bool):
            raise Unreadable(f"'{verb}' needs a whole number, not {arg!r}")
        if not self._state.stack:
            raise Illegal("END", "the match is over")
        if arg in self.menu(seat).get(verb, ()):
            return
        rule = self.barred(seat).get(verb, {}).get(arg) or flow.waiting(self._state, self.game.flow).rule
        raise Illegal(rule, f"'{self.typed(verb, arg)}' is not allowed now")

    def act(self, seat: Seat, verb: str, arg: int = 0, seen: int | None = None) -> Entry:
        """Carry out a choice. Raises `Illegal` with the rule that refuses it, and then nothing has changed.

        `seen` is the number of acts that the caller knew of; if the match has gone on since, `Stale` is raised.
        """
        if seen is not None and seen != self.acts:
            raise Stale(f"the match stands at act {self.acts}, not {seen}")
        self._check(seat, verb, arg)
        before = self.game.copy(self._state)
        flow.play(self._state, self.game.flow, seat, verb, arg, self.dice)
        entry = self._write(seat, verb, arg, self.typed(verb, arg))
        if entry.dice or any(event.reveals for event in entry.events):
            self._past.clear()
        else:
            private = all(event.to == [seat] for event in entry.events)
            self._past.append(_Past(seat, entry.number, before, private))
        return entry

    def order(self, seat: Seat, words: str) -> Entry:
        """The typed form of `act`: `card X54`, `end`."""
        return self.act(seat, *self.parse(words))

    def parse(self, words: str) -> tuple[str, int]:
        """A typed order as verb and number."""
        verb, _, rest = words.strip().partition(" ")
        verb, rest = verb.lower(), rest.strip()
        if verb not in self.game.verbs:
            known = ", ".join(sorted(self.game.verbs))
            raise Unreadable(f"'{verb}' is no verb of {self.game.key}; verbs are {known}")
        kind = self.game.verbs[verb]
        if not kind:
            if rest:
                raise Unreadable(f"'{verb}' takes nothing after it")
            return verb, 0
        if not rest:
            raise Unreadable(f"'{verb}' needs a {kind} after it")
        number = self.game.number(kind, rest)
        if number is None:
            raise Unreadable(f"'{rest}' is no {kind} of {self.game.key}")
        return verb, number

    def typed(self, verb: str, arg: int) -> str:
        """Verb and number as one types them."""
        kind = self.game.verbs.get(verb, "")
        if not kind:
            return verb
        try:
            return f"{verb} {self.game.name(kind, arg)}"
        except LookupError:
            return f"{verb} {arg}"  # a number that nothing in the game has: it can only be refused

    def _write(self, seat: Seat, verb: str, arg: int, order: str) -> Entry:
        state = self._state
        entry = Entry(len(self.log), seat, verb, arg, order, tuple(self.dice.taken), tuple(state.events))
        self.dice.taken.clear()
        state.events = []
        self.log.append(entry)
        return entry

    # ---- taking back

    def undo(self, seat: Seat, consent: bool = False) -> Entry:
        """Take back the seat's last act, where nothing was rolled, revealed or decided by another since.

        With the consent of the others it also goes back behind what they saw or decided; never behind a die or a
        reveal. The log keeps what was taken back.
        """
        self._check_seat(seat)
        mine = [i for i, past in enumerate(self._past) if past.seat == seat]
        if not mine:
            raise Illegal("UNDO", "nothing of yours can be taken back: a die or a hidden thing was shown since")
        last = mine[-1]
        if not consent and (last != len(self._past) - 1 or not self._past[last].private):
            raise Illegal("UNDO", "others have seen or decided something since: this needs their consent")
        past = self._past[last]
        for entry in self.log[past.entry :]:
            entry.undone = True
        self._state = past.state
        del self._past[last:]
        return self._write(seat, "undo", past.entry, f"undo {past.entry}")

    # ---- what is seen

    def view(self, seat: Seat | None, since: int = 0) -> Scene:
        """The Scene that the seat may see; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        s, game = self._state, self.game
        choices: list[Choice] = []
        refused: list[Refusal] = []
        if seat is not None:
            for verb, args in self.menu(seat).items():
                for arg in args:
                    odds = game.odds(s, seat, verb, arg)
                    where = game.piece(s, verb, arg)
                    choices.append(Choice(verb, arg, self.typed(verb, arg), self.label(verb, arg), where, odds))
            for verb, rules in self.barred(seat).items():
                for arg, rule in rules.items():
                    where = game.piece(s, verb, arg)
                    refused.append(Refusal(verb, arg, self.typed(verb, arg), self.label(verb, arg), rule, where))
        log = tuple(line for entry in self.log[since:] for line in self.lines(entry, seat))
        return Scene(
            game=game.key,
            seat=seat,
            act=self.acts,
            turn=self.turn,
            picture=game.view(s, seat),
            choices=tuple(choices),
            barred=tuple(refused),
            log=log,
            outcome=self.outcome,
        )

    def label(self, verb: str, arg: int) -> Text:
        """A choice in words."""
        kind = self.game.verbs.get(verb, "")
        return Text(f"do-{verb.replace('_', '-')}", {kind: self.noun(kind, arg)} if kind else {})

    def noun(self, kind: str, number: int) -> int | Text:
        if kind in ("seat", "other"):  # both name a seat
            if number < len(self.players):
                return Text("player", {"name": self.players[number]})
            return Text("seat", {"number": number + 1})
        return self.game.noun(kind, number) or number

    def lines(self, entry: Entry, seat: Seat | None) -> list[LogLine]:
        """What the seat may read of an entry."""
        if entry.verb == "undo":
            return [LogLine(entry.number, Text("event-undo", {"seat": self.noun("seat", entry.seat)}))]
        return [
            LogLine(
                entry.number,
                Text(f"event-{event.kind}", {key: self.noun(key, value) for key, value in event.args.items()}),
            )
            for event in entry.events
            if not event.to or (seat is not None and seat in event.to)
        ]

    def luck(self) -> list[dict[str, float]]:
        """For each seat: dice rolled, what they gave, and what they promised on average."""
        totals = [{"dice": 0.0, "gave": 0.0, "promised": 0.0} for _ in range(self.setup.seats)]
        for entry in self.log:
            for event in entry.events if not entry.undone else ():
                if event.kind == "roll":
                    mine = totals[event.args["seat"]]
                    mine["dice"] += 1
                    mine["gave"] += event.args["die"]
                    mine["promised"] += (event.args["sides"] + 1) / 2
        return totals

    def fork(self, seat: Seat, seed: int = 0) -> Match:
        """Plays on from here; what the seat could not know is dealt anew."""
        self._check_seat(seat)
        guessed = self.game.guess(self._state, seat, Dice(seed))
        return Match.from_state(self.game, guessed)

    # ---- keeping

    def save(self) -> bytes:
        """The whole match as JSON that a person can read (`docs/save-format.md`)."""
        body = {
            "escadre": FORMAT,
            "game": self.game.key,
            "rules": self.game.version,
            "data": self.game.digest,
            "seats": self.setup.seats,
            "options": codec.plain(self.setup.options),
            "scenario": self.setup.scenario,
            "players": self.players,
            "over": not self._state.stack,
            "commitment": self.commitment,
            "entropy": self.entropy,
            "key": self._key.hex(),
            "start": self._start,
            "acts": [_saved(entry) for entry in self.log],
            "state": codec.plain(self._state),
        }
        body["seal"] = codec.seal(body)
        return _pretty(body)

    @classmethod
    def load(cls, data: bytes | str) -> Match:
        """A match from `save`. It is replayed and compared; one of an older rules version goes on from its state."""
        body = _read(data)
        game = _game_of(body)
        if body["rules"] < game.version:
            return cls._resume(game, body)
        match = cls._replay(game, body, None)
        if codec.plain(match._state) != body["state"]:
            raise Tampered("the acts of this save do not lead to the state that it records")
        _check_seal(body)
        return match

    @classmethod
    def replay(cls, data: bytes | str, upto: int | None = None) -> Match:
        """The match as it stood after `upto` entries of its log; what came later is forgotten."""
        body = _read(data)
        game = _game_of(body)
        if body["rules"] != game.version:
            raise Foreign(f"this save was played by rules version {body['rules']}; {game.version} cannot replay it")
        return cls._replay(game, body, upto)

    @classmethod
    def _blank(cls, game: AnyGame, body: dict[str, Any]) -> Match:
        if body["rules"] == game.version and body["data"] != game.digest:
            raise Foreign(f"this save of {game.key} was played with other data files than those installed")
        try:
            options = read_options(game, body["options"], body["seats"])
        except Unreadable as error:
            raise Tampered(f"this save is damaged: {error}") from None
        key = bytes.fromhex(body["key"])
        if commitment(key) != body["commitment"]:
            raise Tampered("the key of this save does not fit the commitment that was published before the first roll")
        setup = Setup(body["seats"], options, body["scenario"])
        match = cls(game, setup, KeyedDice(key, body["entropy"]), body["entropy"])
        match.players = body["players"]
        return match

    @classmethod
    def _replay(cls, game: AnyGame, body: dict[str, Any], upto: int | None) -> Match:
        match = cls._blank(game, body)
        start = body["start"]
        match._begin(None if start is None else _state(game, game.version, start, body["seats"]))
        acts = body["acts"]
        match.log[0].order = acts[0]["order"]
        _compare(match.log[0], acts[0])
        for saved in acts[1 : len(acts) if upto is None else max(1, upto)]:
            try:
                if saved["order"].startswith("undo "):
                    entry = match.undo(saved["seat"], consent=True)
                else:
                    entry = match.order(saved["seat"], saved["order"])
            except (Illegal, Unreadable) as error:
                raise Tampered(f"act {len(match.log)} of this save cannot be played: {error}") from None
            _compare(entry, saved)
            entry.worlds = saved.get("worlds", 0)
        return match

    @classmethod
    def _resume(cls, game: AnyGame, body: dict[str, Any]) -> Match:
        _check_seal(body)
        state = _state(game, body["rules"], body["state"], body["seats"])
        resumed = f"resumed at act {len(body['acts'])} of rules version {body['rules']}"
        # The stream must not begin again with rolls that the table has seen: stir the moment into it.
        entropy = [f"{body['entropy'][0]}, {resumed}", *body["entropy"][1:]]
        match = cls._blank(game, {**body, "entropy": entropy})
        match._begin(state)
        match.log[0].order = resumed
        return match


def read_options(game: AnyGame, options: dict[str, Any], seats: int) -> Options:
    """Options by name and value; says which one is wrong and what it may be."""
    try:
        chosen = codec.convert(game.options, options)
        check = getattr(chosen, "check", None)
        if check is not None:
            check(seats)
        return chosen
    except (msgspec.ValidationError, ValueError) as error:
        known = ", ".join(game.options.__struct_fields__) or "none"
        raise Unreadable(f"options of {game.key}: {error} (options are {known})") from None


def verify(data: bytes | str) -> dict[str, Any]:
    """Replay a saved match and prove every roll from its key. Raises `BadSave` where something does not fit."""
    body = _read(data)
    if body["rules"] != _game_of(body).version:
        raise Foreign(f"only rules version {body['rules']} of {body['game']} can prove this save")
    match = Match.load(data)
    rolls = sum(len(entry.dice) for entry in match.log)
    return {"game": match.game.key, "acts": match.acts, "rolls": rolls, "over": match.outcome is not None,
            "commitment": match.commitment}  # fmt: skip


def _saved(entry: Entry) -> dict[str, Any]:
    line: dict[str, Any] = {"seat": entry.seat, "order": entry.order}
    if entry.dice:
        line["dice"] = list(entry.dice)
    if entry.worlds:
        line["worlds"] = entry.worlds
    return line


def _pretty(body: dict[str, Any]) -> bytes:
    """JSON with one act on a line."""
    lines = []
    for key, value in body.items():
        if key == "acts":
            acts = ",\n".join("    " + json.dumps(act, ensure_ascii=False) for act in value)
            lines.append(f'  "acts": [\n{acts}\n  ]')
        else:
            lines.append(f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


class _Act(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    order: str
    dice: list[int] = []
    worlds: int = 0


class _Body(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of a save, for a first look at a file that anybody may have written."""

    escadre: int
    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, Any]
    scenario: str
    players: list[str]
    over: bool
    commitment: str
    entropy: list[str]
    key: str
    start: dict[str, Any] | None
    acts: list[_Act]
    state: dict[str, Any]
    seal: str


def _read(data: bytes | str) -> dict[str, Any]:
    try:
        body = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise Truncated(f"this is no saved match, or it was cut off: {error}") from None
    if not isinstance(body, dict) or "escadre" not in body:
        raise Truncated("this is no saved match of Escadre")
    if body["escadre"] != FORMAT:
        raise Foreign(f"this save has format {body['escadre']!r}; this program reads format {FORMAT}")
    try:
        shape = codec.convert(_Body, body)
        bytes.fromhex(shape.key)
        codec.encode(body)  # no half characters, no numbers beyond all bounds
    except (msgspec.ValidationError, ValueError, OverflowError) as error:
        raise Tampered(f"this save is damaged: {error}") from None
    if not shape.acts or len(shape.entropy) != shape.seats:
        raise Tampered("this save is damaged: it has no set-up, or not one entropy for each seat")
    return body


def _game_of(body: dict[str, Any]) -> AnyGame:
    try:
        game = get(body["game"])
    except Unreadable as error:
        raise Foreign(str(error)) from None
    if body["rules"] > game.version:
        raise Foreign(f"this save needs rules version {body['rules']} of {game.key}; installed is {game.version}")
    if body["seats"] not in game.seats:
        raise Tampered(f"this save is damaged: {game.key} is not for {body['seats']} seats")
    return game


def _state(game: AnyGame, version: int, plain: dict[str, Any], seats: int) -> Any:
    """A state that anybody may have written: its shape, its place in the sequence of play and its sums must fit."""
    try:
        state = codec.convert(game.state, game.migrate(version, plain))
        for frame in state.stack:
            if not 0 <= frame.at <= len(game.flow.sequences[frame.sequence]):
                raise ValueError(f"{frame.sequence} has no line {frame.at}")
        game.conserve(state)
        if len(game.view(state, None).seats) != seats:
            raise ValueError(f"it is not for {seats} seats")
    except (msgspec.ValidationError, LookupError, TypeError, ValueError, AssertionError) as error:
        raise Tampered(f"the state in this save is damaged: {error}") from None
    return state


def _is_clean(text: str) -> bool:
    """Half of a surrogate pair has no bytes."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def _compare(entry: Entry, saved: dict[str, Any]) -> None:
    recorded = saved.get("dice", [])
    if list(entry.dice) != recorded:
        raise Tampered(f"act {entry.number} records the dice {recorded}, but its key gives {list(entry.dice)}")


def _check_seal(body: dict[str, Any]) -> None:
    if body["seal"] != codec.seal({key: value for key, value in body.items() if key != "seal"}):
        raise Tampered("this save was changed after it was written: its seal does not fit")


__all__ = ["BadData", "Entry", "Match", "read_options", "verify"]
