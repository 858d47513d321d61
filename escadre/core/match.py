"""Match: one game being played. It checks, plays, logs, takes back, saves; it needs no server."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from escadre.core import codec, flow, saves
from escadre.core.dice import Dice, KeyedDice, LoadedDice, commitment
from escadre.core.errors import Illegal, Stale, Unreadable
from escadre.core.frames import NOBODY, Event, Menu, Rule, Seat, State
from escadre.core.game import AnyGame, get, read_setup
from escadre.core.scene import Choice, Foresight, LogLine, Refusal, Scene
from escadre.core.types import Odds, Outcome, Setup, Text


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
    free: bool  # it may be taken back without asking: private, or still part of what the seat puts together openly


def _may_know(event: Event, seat: Seat | None) -> bool:
    return not event.to or (seat is not None and seat in event.to)


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
        self._start: dict[str, Any] | None = None
        self._past: list[_Past] = []
        self._noticed: dict[Seat | None, list[int]] = {}  # by seat, the entries that it could notice, as far as looked
        self._looked: dict[Seat | None, int] = {}
        self._ended: Outcome | None = None  # by agreement, before the rules would end it
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
        setup = read_setup(found, seats, options, scenario)
        if entropy and len(entropy) != seats:
            raise Unreadable("error-entropies", count=len(entropy), seats=seats)
        if not all(isinstance(text, str) and _is_clean(text) for text in entropy):
            raise Unreadable("error-entropy")
        if key is None:
            key = secrets.token_bytes(32) if seed is None else _key_of("seed", seed)
        texts = list(entropy) or [""] * seats
        match = cls(found, setup, KeyedDice(key, texts), texts)
        match._begin(None)
        return match

    @classmethod
    def position(cls, game: str, position: dict[str, Any], dice: Dice | None = None) -> Match:
        """Any legal situation, from the contents of a position file."""
        found = get(game)
        if found.play.position is None:
            raise Unreadable("error-no-positions", game=game)
        return cls.from_state(found, found.play.position(position), dice)

    @classmethod
    def from_state(cls, game: AnyGame, state: Any, dice: Dice | None = None) -> Match:
        """Play on from a state: for positions, forks and tests."""
        seats = len(game.show.view(state, None).seats)
        if dice is None:
            dice = KeyedDice(secrets.token_bytes(32), [""] * seats)
        assert isinstance(dice, KeyedDice | LoadedDice), "a match needs dice that remember what they rolled"
        scenario = getattr(state, "scenario", "")  # of games that have some
        match = cls(game, Setup(seats, state.options, scenario), dice, [""] * seats)
        match._begin(state)
        return match

    def _begin(self, state: Any | None) -> None:
        if state is None:
            self._state = self.game.play.setup(self.setup, self.dice)
            self._state.loud = True
        else:
            self._state = self.game.play.copy(state)
            self._state.loud = True
            self._state.events = []
            self._start = codec.plain(self._state)
        flow.advance(self._state, self.game.play.flow, self.dice)
        self._write(NOBODY, "setup", 0, "setup")

    # ---- what is to be done

    @property
    def state(self) -> Any:
        """The true state. For tests and the engine's own tools: no player and no bot is handed it."""
        return self._state

    @property
    def acts(self) -> int:
        """How many entries the log has."""
        return len(self.log)

    @property
    def turn(self) -> tuple[Seat, ...]:
        """The seats that owe a decision now."""
        return () if self._ended else tuple(flow.who(self._state, self.game.play.flow))

    @property
    def over(self) -> bool:
        return self._ended is not None or not self._state.stack

    @property
    def outcome(self) -> Outcome | None:
        return self._ended or (None if self._state.stack else self.game.play.outcome(self._state))

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
        if self._ended:
            return {}
        return {verb: list(args) for verb, args in flow.menu(self._state, self.game.play.flow, seat).items()}

    def barred(self, seat: Seat) -> dict[str, dict[int, Rule]]:
        """What is in reach but not legal, and the rule that says so."""
        self._check_seat(seat)
        return {} if self._ended else flow.barred(self._state, self.game.play.flow, seat)

    def odds(self, seat: Seat, verb: str, arg: int) -> Odds | None:
        """Exact chances of what that choice rolls for, or None."""
        self._check(seat, verb, arg)
        return self.game.show.odds(self._state, seat, verb, arg)

    def foresee(self, seat: Seat, verb: str, arg: int) -> Foresight:
        """What that choice would lead to, as far as the game tells; nothing is played and no die is thrown."""
        self._check(seat, verb, arg)
        return self.game.show.foresee(self.game.play.copy(self._state), seat, verb, arg) or Foresight()

    def _check_seat(self, seat: Seat) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.setup.seats:
            raise Unreadable("error-seat", seat=seat, last=self.setup.seats - 1)

    def _check_verb(self, verb: str) -> None:
        if verb not in self.game.speak.verbs:
            verbs = ", ".join(sorted(self.game.speak.verbs))
            raise Unreadable("error-verb", verb=verb, game=self.game.key, verbs=verbs)

    def _check(self, seat: Seat, verb: str, arg: int) -> None:
        self._check_seat(seat)
        self._check_verb(verb)
        if not isinstance(arg, int) or isinstance(arg, bool):
            raise Unreadable("error-number", verb=verb, number=repr(arg))
        self._check_goes_on()
        if arg in self.menu(seat).get(verb, ()):
            return
        rule = self.barred(seat).get(verb, {}).get(arg) or flow.waiting(self._state, self.game.play.flow).rule
        raise Illegal(rule, "error-not-allowed", order=self.typed(verb, arg))

    def _check_goes_on(self) -> None:
        if self.over:
            raise Illegal("END", "error-over")

    def act(self, seat: Seat, verb: str, arg: int = 0, seen: int | None = None) -> Entry:
        """Carry out a choice. Raises `Illegal` with the rule that refuses it, and then nothing has changed.

        `seen` is the `moment` that the caller knew of; if the match has gone on since, as far as the seat can notice,
        `Stale` is raised.
        """
        if seen is not None:
            self._check_seat(seat)
            if seen != self.moment(seat):
                raise Stale("error-stale", act=self.moment(seat), seen=seen)
        self._check(seat, verb, arg)
        before, asked = self.game.play.copy(self._state), self.turn
        flow.play(self._state, self.game.play.flow, seat, verb, arg, self.dice)
        entry = self._write(seat, verb, arg, self.typed(verb, arg))
        if entry.dice or any(event.reveals for event in entry.events):
            self._past.clear()
        else:
            calls = any(other != seat and other not in asked for other in self.turn)
            private = not calls and all(event.to == [seat] for event in entry.events)
            free = private or (verb in self.game.play.tentative and seat in self.turn)
            self._past.append(_Past(seat, entry.number, before, private, free))
        return entry

    def order(self, seat: Seat, words: str) -> Entry:
        """The typed form of `act`: `card X54`, `end`."""
        return self.act(seat, *self.parse(words))

    def parse(self, words: str) -> tuple[str, int]:
        """A typed order as verb and number."""
        verb, _, rest = words.strip().partition(" ")
        verb, rest = verb.lower(), rest.strip()
        self._check_verb(verb)
        kind = self.game.speak.verbs[verb]
        home = self.game.speak.folder
        if not kind:
            if rest:
                raise Unreadable("error-nothing-after", verb=verb)
            return verb, 0
        if not rest:
            raise Unreadable("error-needs", home=home, verb=verb, kind=Text(f"noun-{kind}.a"))
        number = self._number(kind, rest)
        if number is None:
            raise Unreadable("error-no-such", home=home, word=rest, kind=Text(f"noun-{kind}.no"), game=self.game.key)
        return verb, number

    def typed(self, verb: str, arg: int) -> str:
        """Verb and number as one types them."""
        kind = self.game.speak.verbs.get(verb, "")
        if not kind:
            return verb
        named = self.game.speak.named(self._state, kind, arg)
        if named is not None:
            return f"{verb} {named[0]}"
        try:
            return f"{verb} {self.game.speak.name(kind, arg)}"
        except LookupError:
            return f"{verb} {arg}"  # a number that nothing in the game has: it can only be refused

    def _number(self, kind: str, word: str) -> int | None:
        number = 0
        while (named := self.game.speak.named(self._state, kind, number)) is not None:
            if named[0].casefold() == word.casefold():
                return number
            number += 1
        return self.game.speak.number(kind, word)

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

        What others chose at the same time, as secretly, stays. With the consent of the others it also goes back behind
        what they saw or decided; never behind a die or a reveal. The log keeps what was taken back.
        """
        self._check_seat(seat)
        last = self._last(seat)
        if last is None:
            raise Illegal("UNDO", "error-undo-nothing")
        past = self._past[last]
        kept = self._kept(last)
        if not consent and (kept is None or not past.free):
            raise Illegal("UNDO", "error-undo-consent")
        private = past.private and kept is not None
        for entry in self.log[past.entry :]:
            if kept is None or entry.seat == seat:
                entry.undone = True
        del self._past[last:]
        self._state = past.state
        for act in kept or []:
            self._past.append(msgspec.structs.replace(act, state=self.game.play.copy(self._state)))
            entry = self.log[act.entry]
            flow.play(self._state, self.game.play.flow, entry.seat, entry.verb, entry.arg, self.dice)
        assert not self.dice.taken, "a choice that can be taken back rolls no die"
        self._state.events = [Event("undo", {"seat": seat}, [seat] if private else [])]
        return self._write(seat, "undo", past.entry, f"undo {past.entry}")

    def _last(self, seat: Seat) -> int | None:
        """Which act of the past is the seat's last."""
        return next((i for i in range(len(self._past) - 1, -1, -1) if self._past[i].seat == seat), None)

    def _kept(self, last: int) -> list[_Past] | None:
        """What others have chosen since, if that was at the same time and in secret, so that it may stay; else None."""
        past, later = self._past[last], self._past[last + 1 :]
        if later:
            secret = all(act.private for act in self._past[last:])
            if not secret or self._state.stack != past.state.stack:  # all of them stand at the same line
                return None
        return later

    def _undo(self, seat: Seat) -> str:
        """How the seat could take its last act back: `free`, `ask` the others, or not at all."""
        last = self._last(seat)
        if self.over or last is None:
            return ""
        return "free" if self._past[last].free and self._kept(last) is not None else "ask"

    # ---- ending it before the rules do

    def concede(self, seat: Seat) -> Entry:
        """Give up: the match is over, this seat and its mates are last, the others stand as their open scores do."""
        self._check_seat(seat)
        self._check_goes_on()
        scores = tuple(status.score for status in self.game.show.view(self._state, None).seats)
        mates = self.game.play.mates(self._state, seat)
        ranks = tuple(
            len(scores) - len(mates) if other in mates else self._behind(scores, other, mates)
            for other in range(len(scores))
        )
        return self._end(seat, "conceded", Outcome(ranks, scores, Text("over-conceded", {"seat": _seat_text(seat)})))

    def _behind(self, scores: Sequence[int], seat: Seat, beaten: Sequence[Seat]) -> int:
        """How many rivals have more; mates stand where the best of them does."""
        mine = self.game.play.mates(self._state, seat)
        best = max(scores[mate] for mate in mine)
        return sum(score > best for rival, score in enumerate(scores) if rival not in mine and rival not in beaten)

    def draw(self, seat: Seat) -> Entry:
        """All have agreed to what this seat proposed: the match is over and nobody has lost."""
        self._check_seat(seat)
        self._check_goes_on()
        scores = tuple(status.score for status in self.game.show.view(self._state, None).seats)
        return self._end(seat, "drawn", Outcome((0,) * len(scores), scores, Text("over-drawn")))

    def _end(self, seat: Seat, order: str, outcome: Outcome) -> Entry:
        self._ended = outcome
        self._past.clear()
        self._state.events.append(Event(order, {"seat": seat}, []))
        return self._write(seat, order, 0, order)

    # ---- what is seen

    def notices(self, entry: Entry, seat: Seat | None) -> bool:
        """Whether the entry is the seat's own, or something happened that it may know of."""
        return (seat is not None and entry.seat == seat) or any(_may_know(event, seat) for event in entry.events)

    def moment(self, seat: Seat | None) -> int:
        """How many entries of the log the seat could notice: others' secret choices do not show in its numbers."""
        return len(self.noticed(seat))

    def noticed(self, seat: Seat | None) -> list[int]:
        """The numbers of those entries: where each moment of the seat stands in the log."""
        found = self._noticed.setdefault(seat, [])
        for number in range(self._looked.get(seat, 0), len(self.log)):
            if self.notices(self.log[number], seat):
                found.append(number)
        self._looked[seat] = len(self.log)
        return found

    def view(self, seat: Seat | None, since: int = 0) -> Scene:
        """The Scene that the seat may see, with the log from the moment `since` on; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        s, game = self._state, self.game
        choices: list[Choice] = []
        refused: list[Refusal] = []
        if seat is not None:
            for verb, args in self.menu(seat).items():
                for arg in args:
                    odds = game.show.odds(s, seat, verb, arg)
                    touch = game.show.touch(s, seat, verb, arg)
                    choices.append(Choice(verb, arg, self.typed(verb, arg), self.label(verb, arg), touch, odds))
            for verb, rules in self.barred(seat).items():
                for arg, rule in rules.items():
                    touch = game.show.touch(s, seat, verb, arg)
                    typed, label = self.typed(verb, arg), self.label(verb, arg)
                    refused.append(Refusal(verb, arg, typed, label, rule, touch.piece, touch.spot))
        noticed = self.noticed(seat)
        news = range(since, len(noticed))
        log = [line for moment in news for line in self.lines(self.log[noticed[moment]], moment, seat)]
        return Scene(
            game=game.key,
            seat=seat,
            act=len(noticed),
            turn=self.turn,
            picture=game.show.view(s, seat),
            choices=tuple(choices),
            barred=tuple(refused),
            log=tuple(log),
            undo="" if seat is None else self._undo(seat),
            outcome=self.outcome,
        )

    def label(self, verb: str, arg: int) -> Text:
        """A choice in words."""
        kind = self.game.speak.verbs.get(verb, "")
        return Text(f"do-{verb.replace('_', '-')}", {kind: self.noun(kind, arg)} if kind else {})

    def noun(self, kind: str, number: int) -> int | Text:
        if kind in ("seat", "other"):  # both name a seat
            if number < len(self.players):
                return Text("player", {"name": self.players[number]})
            return Text("seat", {"number": number + 1})
        named = self.game.speak.named(self._state, kind, number)
        return named[1] if named is not None else self.game.speak.noun(kind, number) or number

    def texts(self, entry: Entry, seat: Seat | None) -> list[Text]:
        """What the seat may read of an entry."""
        return [self._said(event) for event in entry.events if _may_know(event, seat)]

    def _said(self, event: Event) -> Text:
        return Text(f"event-{event.kind}", {key: self.noun(key, value) for key, value in event.args.items()})

    def lines(self, entry: Entry, moment: int, seat: Seat | None) -> list[LogLine]:
        """The same with what a client draws beside the words."""
        found = []
        for event in entry.events:
            if not _may_know(event, seat):
                continue
            args = event.args
            roll = (args["die"], args["sides"]) if event.kind == "roll" else None
            faces = tuple(face for key, value in args.items() if (face := self.game.speak.face(key, value)))
            found.append(LogLine(moment, self._said(event), event.kind, args.get("seat"), roll, faces))
        return found

    def luck(self) -> list[dict[str, float]]:
        """For each seat: dice rolled, what they gave, and what they promised on average."""
        totals = [{"dice": 0.0, "gave": 0.0, "promised": 0.0} for _ in range(self.setup.seats)]
        for entry in self.log:
            for event in entry.events if not entry.undone else ():
                for seat, face, sides in self.game.study.luck(event):
                    totals[seat]["dice"] += 1
                    totals[seat]["gave"] += face
                    totals[seat]["promised"] += (sides + 1) / 2
        return totals

    def fork(self, seat: Seat, seed: int | None = None) -> Match:
        """Plays on from here; what the seat could not know is dealt anew. A seed makes deal and dice repeatable."""
        self._check_seat(seat)
        if seed is None:
            seed = secrets.randbits(64)
        guessed = self.game.think.guess(self._state, seat, Dice(seed))
        return Match.from_state(self.game, guessed, KeyedDice(_key_of("fork", seed), [""] * self.setup.seats))

    # ---- keeping

    def save(self) -> bytes:
        """The whole match as JSON that a person can read (`docs/save-format.md`)."""
        return saves.write(self)

    @classmethod
    def load(cls, data: bytes | str) -> Match:
        """A match from `save`. It is replayed and compared; one of an older rules version goes on from its state."""
        return saves.load(cls, data)

    @classmethod
    def replay(cls, data: bytes | str, upto: int | None = None) -> Match:
        """The match as it stood after `upto` entries of its log; what came later is forgotten."""
        return saves.replay(cls, data, upto)


def verify(data: bytes | str) -> dict[str, Any]:
    """Replay a saved match and prove every roll from its key. Raises `BadSave` where something does not fit."""
    return saves.verify(Match, data)


def _seat_text(seat: Seat) -> Text:
    return Text("seat", {"number": seat + 1})


def _key_of(purpose: str, seed: int) -> bytes:
    """The key of repeatable dice. A fork of a seed never rolls what a match of that seed will."""
    return codec.seal([purpose, seed if abs(seed) < 2**63 else str(seed)]).encode()


def _is_clean(text: str) -> bool:
    """Half of a surrogate pair has no bytes."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


__all__ = ["Entry", "Match", "verify"]
