"""Twins: other worlds that a match could have come to, made by the dice and the choices, without asking the game.

A game says itself what a seat sees (`view`) and which worlds the seat takes for possible (`guess`); whoever asks only
the game believes one in which both tell the truth. So a match is played once more from some earlier moment with *one*
thing changed: another card is drawn, another side of a die comes up, a bag lies in another order, or a seat makes
another choice; all that follows is done again as it was. What the log has told to whom on the way is known from the
rules, which address every event. Then, for each seat:

1. If neither log, picture nor menu tells the two worlds apart, nothing else may: no refusal, odds, touch, foresight,
   observation or name; with the same dice the guesses in both are the same to the byte, and so is what the game thinks
   of them (`weigh`, `evaluate` …) and what a bot does. So a guess cannot follow a truth that the seat was not shown.
2. If the log has told the seat nothing, and a spectator sees nothing, then what is shown to it must be its own: another
   party's choice, or a draw that another party can tell as well, is a secret that leaks.
3. What the log has told to some seats alone, no spectator sees and no other seat.
4. What the log tells a seat, its picture or its guesses must keep; else the guesses contradict the log, or the log
   tells what it should not.
5. Over a match, a game that does not say that all lies `open` has something to hide: there is a world that some seat
   cannot tell from the true one, and there the guesses of that seat differ among each other.

Before one of these is said to be broken, the two matches are compared at every step of the way: what a seat could see
then, it may know now.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from escadre.bots import Ensign, guessed
from escadre.core import codec, flow
from escadre.core.dice import Dice, KeyedDice
from escadre.core.frames import Event, Menu, Seat
from escadre.core.game import AnyGame
from escadre.core.match import Entry, Match

RECENT = 48  # acts back for which every state is kept; farther back only one in so many
SPARSE = 24
LATELY = 8  # acts that can be otherwise where nothing is hidden any more
ASKED = 6  # choices of a menu whose odds, touches and foresight are compared
SEATS = ("seat", "other")  # what the words of an event call a seat
MOMENTS = 6  # with something hidden, after which a seat's guesses must have differed once
GUESSES = 3  # at each of them, besides the first
WORLDS = 24  # after which somebody must have been unable to tell one from the true one


# ---- what a seat is shown


def listed(menu: Menu) -> dict[str, list[int]]:
    return {verb: list(args) for verb, args in menu.items()}


def shown(game: AnyGame, s: Any, seat: Seat, most: int = 1 << 30) -> Iterator[tuple[str, Any]]:
    """All that a seat is shown of a state, the picture first; odds, touches and foresight of `most` choices."""
    yield "view", game.show.view(s, seat)
    menu = listed(flow.menu(s, game.play.flow, seat))
    yield "menu", menu
    yield "who", list(flow.who(s, game.play.flow))
    yield "barred", flow.barred(s, game.play.flow, seat)
    yield "observation", game.study.observe(s, seat)
    singles = [(verb, arg) for verb, args in menu.items() for arg in args]
    asked = singles[:: max(1, len(singles) // most)][:most]
    yield "odds", [game.show.odds(s, seat, verb, arg) for verb, arg in asked]
    yield "touches", [game.show.touch(s, seat, verb, arg) for verb, arg in asked]
    first = [(verb, args[0]) for verb, args in menu.items()][:most]
    yield "foresights", [game.show.foresee(game.play.copy(s), seat, verb, arg) for verb, arg in first]
    names = [(game.speak.verbs[verb], arg) for verb, arg in asked if game.speak.verbs.get(verb)]
    yield "names", [game.speak.named(s, kind, arg) for kind, arg in names]
    yield "catalog", game.show.catalog(s)


def difference(game: AnyGame, s: Any, t: Any, seat: Seat, most: int = 1 << 30) -> str:
    """The first thing that shows the seat whether it is in one world or the other; empty if nothing does."""
    for (what, here), (_, there) in zip(shown(game, s, seat, most), shown(game, t, seat, most), strict=True):
        if here != there:
            return what
    return ""


def thoughts(game: AnyGame, s: Any, seat: Seat) -> list[Any]:
    """What the game has bots think of a world."""
    think = game.think
    menu = listed(flow.menu(s, game.play.flow, seat))
    weights = [think.weigh(s, seat, verb, args) for verb, args in menu.items()]
    looked = [think.evaluate(s), think.searched(s), think.horizon(s, seat), think.midway(s)]
    return [weights, *looked, think.appraise(s) if think.appraise else None]


# ---- the same match with one thing changed


class Twist(NamedTuple):
    """What shall be otherwise: of an act, the choice, or what its n-th die or draw gave, or the bag that was left."""

    act: int  # in the list of acts that stand; 0 is the set-up
    what: str  # `choice`, `chance` or `order`
    at: int = 0
    salt: int = 0


class _Followed(Dice):
    """Dice that fall as they did, but for one of them. A card that was changed for another changes place with it."""

    def __init__(self, match: Match) -> None:
        super().__init__(1)
        assert isinstance(match.dice, KeyedDice), "only a match with provable dice can be followed"
        self.stream = KeyedDice(match.dice.key, match.entropy)
        self.record: tuple[int, ...] = ()
        self.at = 0
        self.twist: Twist | None = None
        self.spare: set[int] = set()  # what is drawn later: to be left in the bag, if another will do
        self.swapped: dict[int, int] = {}
        self.alone = True  # whether the change touches one draw only

    def follow(self, record: tuple[int, ...], counter: int, twist: Twist | None) -> None:
        self.record, self.at, self.twist, self.stream.counter = record, 0, twist, counter

    def below(self, n: int) -> int:
        return self.stream.below(n)

    def _turn(self) -> bool:
        """Count the dice of an act; whether this is the one to change."""
        self.at += 1
        return self.twist is not None and self.twist.at == self.at - 1

    def roll(self, sides: int = 6) -> int:
        face = self.below(sides) + 1
        if self._turn() and self.twist is not None and self.twist.what == "chance" and sides > 1:
            face = (face + self.twist.salt % (sides - 1)) % sides + 1
        return face

    def draw(self, bag: list[int]) -> int:
        i = self.below(len(bag))
        before = self.record[self.at] if self.at < len(self.record) else bag[i]
        changed = self._turn()
        found = next((card for card in (before, self.swapped.get(before)) if card in bag), bag[i])
        if changed and self.twist is not None and self.twist.what == "chance":
            others = [card for card in bag if card != found]
            unused = [card for card in others if card not in self.spare]
            if others:
                self.alone = bool(unused)
                other = (unused or others)[self.twist.salt % len(unused or others)]
                self.swapped = {found: other, other: found}
                found = other
        at = bag.index(found)
        bag[at], bag[-1] = bag[-1], bag[at]
        bag.pop()
        if changed and self.twist is not None and self.twist.what == "order":
            Dice(self.twist.salt).shuffle(bag)
        return found


class Step(NamedTuple):
    """Where a match stands after an act that was done again, and what the log said of it."""

    state: Any
    events: list[Event]
    who: list[Seat]


class Twin(NamedTuple):
    """The world that came of it, and what gave it away on the way."""

    state: Any
    twist: Twist
    by: Seat  # who acted where it was twisted; NOBODY at the set-up
    told: set[Seat | None]  # who could tell from the log; None is a spectator
    named: set[Seat | None]  # and whom it told more than which seats had to do with it
    first: set[Seat]  # whom it told in private, at the moment itself
    alone: bool  # one draw or choice is otherwise, and nothing that somebody else drew


def _heard(events: Sequence[Event], seat: Seat | None) -> list[Event]:
    return [event for event in events if not event.to or seat in event.to]


def _things(events: Sequence[Event]) -> list[tuple[str, int]]:
    """What events speak of, besides seats and public dice: cards, ships, counts."""
    told = [event for event in events if event.kind != "roll"]
    return [(key, value) for event in told for key, value in event.args.items() if key not in SEATS]


def _alike(some: Sequence[Event], others: Sequence[Event]) -> bool:
    """Whether two logs read the same. (An event need not be the same one: it also says whom it was told.)"""
    return [(event.kind, event.args) for event in some] == [(event.kind, event.args) for event in others]


class Trail:
    """The way a match has come. `note` it after every act; then a `twin` can be made at any time."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self._marks: dict[int, Any] = {}  # by entry of the log, the state after it
        self._began: dict[int, int] = {}  # by entry, how many dice had fallen before it
        self._counter = 0
        self._read = 0
        self.hidden = [0] * match.setup.seats  # for each seat, how many worlds it could not tell from the true one
        self.varied = [False] * match.setup.seats  # and whether its guesses ever differed there
        self.open = False  # the game has said that nothing is hidden
        self.tried = 0
        self.note()

    def note(self) -> None:
        log = self.match.log
        for entry in log[self._read :]:
            self._began[entry.number] = self._counter
            if entry.verb == "undo":  # what came after the act that was taken back did not happen like that
                self._marks = {number: state for number, state in self._marks.items() if number < entry.arg}
        self._read, self._counter = len(log), self.match.dice.counter
        last = next(entry.number for entry in reversed(log) if not entry.undone and entry.verb != "undo")
        self._marks[last] = self.game.play.copy(self.match.state)
        if (old := last - RECENT) % SPARSE:
            self._marks.pop(old, None)

    def acts(self) -> list[Entry]:
        """The set-up and the acts that were not taken back."""
        return [entry for entry in self.match.log if not entry.undone and entry.verb != "undo"]

    def walk(self, acts: list[Entry], first: int, twist: Twist | None, dice: _Followed) -> Iterator[Step]:
        """Do the acts from `first` on again. Ends early where one of them is not possible any more."""
        play = self.game.play
        start = next((i for i in range(first - 1, -1, -1) if acts[i].number in self._marks), -1)
        s: Any = play.copy(self._marks[acts[start].number]) if start >= 0 else None
        for i in range(start + 1, len(acts)):
            entry = acts[i]
            seat, verb, arg = entry.seat, entry.verb, entry.arg
            twisted = twist if twist is not None and twist.act == i else None
            dice.follow(entry.dice, self._began[entry.number], twisted)
            if i == 0:
                s = play.setup(self.match.setup, dice)
                s.loud = True
                who = flow.advance(s, play.flow, dice)
            else:
                menu = flow.menu(s, play.flow, seat)
                if twisted is not None and twisted.what == "choice":
                    verb, arg = _other_choice(menu, verb, arg, twisted.salt)
                if arg not in menu.get(verb, ()):
                    return
                who = flow.play(s, play.flow, seat, verb, arg, dice)
            events, s.events = s.events, []
            if i >= first:
                yield Step(s, events, list(who))

    def twin(self, dice: Dice) -> Twin | None:
        """Another world with one thing changed, or None where that leads to what everybody would notice."""
        acts = self.acts()
        open = self.game.show.view(self.match.state, None).open
        self.open = self.open or open
        return self.follow(acts, self._choose(acts, len(acts) - LATELY if open else 0, dice))

    def _choose(self, acts: list[Entry], earliest: int, dice: Dice) -> Twist:
        """Mostly something recent, which is more often still a secret."""
        earliest = max(0, earliest)
        chancy = [i for i in range(earliest, len(acts)) if acts[i].dice]
        if chancy and not dice.below(3):
            act = chancy[dice.below(len(chancy))]
        else:
            act = len(acts) - 1 - dice.below(dice.below(len(acts) - earliest) + 1)
        drawn = len(acts[act].dice)
        salt = dice.below(1 << 20)
        if drawn and (not act or dice.below(3)):
            return Twist(act, "chance" if dice.below(4) else "order", dice.below(drawn), salt)
        return Twist(act, "choice", 0, salt)

    def follow(self, acts: list[Entry], twist: Twist) -> Twin | None:
        play, seats = self.game.play, range(self.match.setup.seats)
        dice = _Followed(self.match)
        dice.spare = {card for entry in acts[twist.act :] for card in entry.dice}
        told: set[Seat | None] = set()
        named: set[Seat | None] = set()
        first: set[Seat] = set()
        done, state = twist.act, None
        for entry, step in zip(acts[twist.act :], self.walk(acts, twist.act, twist, dice), strict=False):
            for seat in (*seats, None):
                here, there = _heard(entry.events, seat), _heard(step.events, seat)
                if not _alike(here, there):
                    told.add(seat)
                    if _things(here) != _things(there):
                        named.add(seat)
            if done == twist.act and None not in told:
                first = {seat for seat in told if seat is not None}
            done, state = done + 1, step.state
        if done < len(acts) or state is None or state == self.match.state:
            return None
        if flow.who(state, play.flow) != flow.who(self.match.state, play.flow):
            return None
        return Twin(state, twist, acts[twist.act].seat, told, named, first, dice.alone)

    def could_tell(self, twin: Twin, seat: Seat | None) -> bool:
        """Whether the seat could tell the two worlds apart at some step of the way, by its picture or its menu."""
        acts, game, first = self.acts(), self.game, twin.twist.act
        true = self.walk(acts, first, None, _Followed(self.match))
        dice = _Followed(self.match)
        dice.spare = {card for entry in acts[first:] for card in entry.dice}
        for here, there in zip(true, self.walk(acts, first, twin.twist, dice), strict=False):
            if here.who != there.who or game.show.view(here.state, seat) != game.show.view(there.state, seat):
                return True
            if seat is not None and listed(flow.menu(here.state, game.play.flow, seat)) != listed(
                flow.menu(there.state, game.play.flow, seat)
            ):
                return True
        return False

    # ---- the promises

    def check(self, dice: Dice, bots: bool = True) -> Twin | None:
        """Make a twin of this moment, and assert what must hold for each seat."""
        twin = self.twin(dice)
        if twin is not None:
            self.tried += 1
            self._check(twin, dice, bots)
        return twin

    def _check(self, twin: Twin, dice: Dice, bots: bool) -> None:
        game, s, t = self.game, self.match.state, twin.state
        tells = {seat: difference(game, s, t, seat, ASKED) for seat in range(self.match.setup.seats)}
        picture = game.show.view(s, None)
        public = None in twin.told or picture != game.show.view(t, None)
        for seat, what in tells.items():
            seed = dice.below(1 << 30)
            if twin.twist.what == "choice" and seat == twin.by:
                continue  # who chooses knows what he has chosen
            if seat in twin.told:
                if not what and seat in twin.named:
                    self._check_kept(twin, seat, seed)
            elif what == "view":
                if not public:
                    self._check_own(twin, seat, tells)
            elif what and what not in ("menu", "who", "barred"):
                assert self.could_tell(twin, seat), f"the {what} of seat {seat} tell what its picture does not show"
            elif not what and not picture.open:
                self._check_blind(twin, seat, seed, bots)
        if public and twin.first and twin.told == twin.first and twin.twist.act == len(self.acts()) - 1:
            raise AssertionError(f"a spectator sees what the log has told to {sorted(twin.first)} alone")

    def _check_blind(self, twin: Twin, seat: Seat, seed: int, bots: bool) -> None:
        """The seat cannot tell the worlds apart: nor can its guesses, nor its bot."""
        game, s, t = self.game, self.match.state, twin.state
        if not game.think.bots:
            return
        guesses, minds = [], []
        for world in (s, t):
            guesses.append(game.think.guess(world, seat, Dice(seed)))
            minds.append(self._mind(world, guesses[-1], seat) if bots else None)
        here, there = map(codec.encode, guesses)
        if here != there:
            # The order of a hand is its owner's to see, but he is not always asked: it is no secret in his own guess.
            alike = twin.twist.what == "order" and _sorted(codec.plain(guesses[0])) == _sorted(codec.plain(guesses[1]))
            assert alike or self.could_tell(twin, seat), f"the guess of seat {seat} depends on what it cannot see"
            return
        assert minds[0] == minds[1], f"a bot of seat {seat} knows what the seat cannot see"
        self.hidden[seat] += 1
        if not self.varied[seat]:
            more = [game.think.guess(s, seat, Dice(seed + i)) for i in range(1, GUESSES + 1)]
            self.varied[seat] = any(codec.encode(other) != here for other in more)

    def _mind(self, s: Any, guess: Any, seat: Seat) -> Any:
        """What the game has bots think of a guess, and what an ensign does in the world that it was made of."""
        menu = flow.menu(s, self.game.play.flow, seat)
        return (thoughts(self.game, guess, seat), _ensign(self.game, s, seat)) if menu else None

    def _check_own(self, twin: Twin, seat: Seat, tells: dict[Seat, str]) -> None:
        """What the log has not told and a spectator does not see is shown to one party only, which it belongs to."""
        party = self.game.play.mates(self.match.state, seat)
        if twin.twist.what == "choice":
            owners = {twin.by}
        elif twin.first:
            owners = twin.first
        else:
            owners = {other for other, what in tells.items() if what == "view" and other not in twin.told}
        others = sorted(owners.difference(party))
        if others and twin.alone and not self.could_tell(twin, None):
            raise AssertionError(f"the view of seat {seat} shows a secret of {others}, of which no log has told it")

    def _check_kept(self, twin: Twin, seat: Seat, seed: int) -> None:
        """What the log has just told a seat is kept by its picture or by its guesses. Later it may be forgotten."""
        game = self.game
        if not game.think.bots or twin.twist.act < len(self.acts()) - 1:
            return
        here, there = (game.think.guess(world, seat, Dice(seed)) for world in (self.match.state, twin.state))
        kept = codec.encode(here) != codec.encode(there)
        assert kept, f"the log tells seat {seat} what neither its picture nor its guesses keep"

    def finish(self) -> None:
        """What can be said only of many moments."""
        for seat, moments in enumerate(self.hidden):
            assert self.varied[seat] or moments < MOMENTS, (
                f"the guesses of seat {seat} never differ, although it cannot tell {moments} worlds from the true one"
            )
        assert self.open or any(self.hidden) or self.tried < WORLDS, (
            "every seat sees all, and yet the game does not say that it lies open"
        )


def _sorted(value: Any) -> Any:
    """Plain data with every list in order."""
    if isinstance(value, dict):
        return {key: _sorted(part) for key, part in value.items()}
    return sorted(map(_sorted, value), key=repr) if isinstance(value, list | tuple) else value


def _ensign(game: AnyGame, s: Any, seat: Seat) -> tuple[str, int] | None:
    menu = flow.menu(s, game.play.flow, seat)
    bot = Ensign()
    decide = bot.choose if seat in flow.who(s, game.play.flow) else bot.interrupt
    return decide(guessed(game, s, seat), seat, menu, Dice(7))


def _other_choice(menu: Menu, verb: str, arg: int, salt: int) -> tuple[str, int]:
    """Another one of the menu, of the same verb if there is one, else the same."""
    others = [(other, n) for other, args in menu.items() for n in args if (other, n) != (verb, arg)]
    alike = [choice for choice in others if choice[0] == verb]
    found = alike if alike and salt % 4 else others
    return found[salt // 4 % len(found)] if found else (verb, arg)
