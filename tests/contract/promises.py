"""The promises of `docs/architecture.md`, as checks that hold for any installed game at any decision.

    python -m tests.contract.promises sirocco --matches 1000      # the soak: sampled checks, all tables in turn
    python -m tests.contract.promises sirocco --digest            # what the test of other processes compares

A match that breaks a promise is saved to tests/failures/; `escadre replay` opens it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from escadre.core import codec, flow
from escadre.core.dice import Dice
from escadre.core.errors import Illegal, Unreadable
from escadre.core.game import AnyGame, get, keys, read_options
from escadre.core.match import Match
from escadre.core.printed import Region
from escadre.core.scene import Hexes, Scene, Sea, Sheet, Timeline
from escadre.core.types import Setup
from escadre.core.words import rulebook
from escadre.lab.twins import Trail, shown
from tests.contract.words import check_words

FAILURES = Path(__file__).parent.parent / "failures"
LIMIT = 50_000  # decisions after which a match is said never to end
RECENT = 12  # moments of the log that are looked at with a decision; the whole of it once the match is over

# The options of each game that are worth a table of their own. A game that is not named is played as it is set up.
MATRIX: dict[str, list[dict[str, Any]]] = {
    "branle_bas": [
        {},
        {"frigate_action": True, "frigate_courtesy": True, "period": "1793-1815", "deri_of_eight": True},
        {"morale_floor": True, "budget": 750, "two_squadrons": "second"},
    ],
    "flotilla": [{}, {"rounds": 3}],
    "naval_battles": [
        {},
        {"budget": 15, "row_air_defence": True},
        {"card_reserve": True, "card_limit": True},
        {"card_reserve": True, "budget": 61},
        {"teams": 2, "budget": 50, "card_reserve": True, "card_limit": True, "team_target": 12},
        {"teams": 3, "row_air_defence": True, "answer_reinforcements": True},
        {"teams": 4, "budget": 77, "hard_to_evade": True},
        {"teams": 2, "division": "AAAB", "budget": 9, "answer_reinforcements": True},
    ],
    "patience": [{}, {"stretches": 3}],
    "sirocco": [
        {"length": 10},
        {"length": 15, "advanced": True},
        {"length": 10, "both_camps": True},
        {"length": 10, "fast": True, "dealer": 0},
        {"length": 10, "historical": True, "dealer": 1},
        {"length": 10, "advanced": True, "both_camps": True, "historical": True},
        {"length": 10, "advanced": True, "fast": True},
        {"length": 10, "both_camps": True, "historical": True, "series_games": 2},
        {"length": 10, "fast": True, "series": 20},
        {"length": 22},
    ],
}
# The scenarios that are, where it would take too long to play all of them: those with shores, shoals, works and exits.
SCENARIOS: dict[str, list[str]] = {
    "branle_bas": ["aboukir", "belle-poule", "constitution-java", "copenhagen", "la-goletta", "lissa"],
}


# The options with which each scenario is played.
IN_SCENARIOS: dict[str, list[dict[str, Any]]] = {"naval_battles": [{}, {"card_reserve": True}]}


class Table(NamedTuple):
    """One set-up to be played."""

    game: str
    seats: int
    options: dict[str, Any]
    scenario: str = ""

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}{chosen}" + (f"-{self.scenario}" if self.scenario else "")


def tables(key: str) -> list[Table]:
    """Every set of options with every number of seats that it is for, and the scenarios."""
    game = get(key)
    wanted = SCENARIOS.get(key)
    found = [Table(key, seats, options) for options in MATRIX.get(key, [{}]) for seats in game.seats]
    cards = [card for card in game.muster.scenarios() if wanted is None or card.key in wanted]
    scenarios = [
        Table(key, len(card.sides), options, card.key) for card in cards for options in IN_SCENARIOS.get(key, [{}])
    ]
    return [*filter(_possible, found), *scenarios]


def _possible(table: Table) -> bool:
    try:
        read_options(get(table.game), table.options, table.seats)
    except Unreadable:
        return False
    return True


def every_table() -> list[Table]:
    return [table for key in keys() for table in tables(key)]


def set_up(table: Table, seed: int) -> Match:
    return Match.new(table.game, table.seats, seed=seed, options=table.options, scenario=table.scenario)


# ---- random play


def singles(menu: flow.Menu) -> list[tuple[str, int]]:
    return [(verb, arg) for verb, args in menu.items() for arg in args]


def choose(match: Match, chance: random.Random) -> tuple[int, str, int]:
    """A random choice of a seat that is waited for, or now and then of one that may interrupt."""
    turn = match.turn
    if chance.random() < 0.25:
        speakers = [seat for seat in range(match.setup.seats) if seat not in turn and match.menu(seat)]
        if speakers:
            seat = chance.choice(speakers)
            return (seat, *chance.choice(singles(match.menu(seat))))
    seat = chance.choice(turn)
    return (seat, *chance.choice(singles(match.menu(seat))))


def play(match: Match, seed: int, upto: int = LIMIT) -> Match:
    """Play at random to the end, or for so many acts; checks nothing but that it ends."""
    chance = random.Random(seed)
    for _ in range(upto):
        if not match.turn:
            return match
        match.act(*choose(match, chance))
    assert upto < LIMIT, f"no end after {LIMIT} decisions"
    return match


# ---- twins: worlds that differ in what a seat cannot see, made without the game's own guess, which could cheat


def twin_of_flotilla(s: Any, seat: int, chance: random.Random) -> None:
    """Another's ship for one of the bag, another's choice, and what another has learnt."""
    other = chance.choice([i for i in range(len(s.hands)) if i != seat])
    hand = s.hands[other]
    hidden = [ship for ship in hand if ship != s.chosen[other] and ship not in s.seen]
    if hidden:
        gone, come = chance.choice(hidden), chance.choice(s.bag)
        s.hands[other] = hand = sorted([come, *(ship for ship in hand if ship != gone)])
        s.bag = [gone, *(ship for ship in s.bag if ship != come)]
    if s.chosen[other]:
        s.chosen[other] = chance.choice([ship for ship in hand if ship != 1 or s.round > 1])
    if s.seen[other]:
        s.seen[other] = chance.choice(s.hands[s.scouted[other]] + s.played[s.scouted[other]])


def twin_of_sirocco(s: Any, seat: int, chance: random.Random) -> None:
    """Another's cards for those of the pile, where neither the seat nor a half-made choice knows them."""
    e = s.engagement
    chance.shuffle(s.pile)
    chance.shuffle(s.operations)
    for other in range(s.seats):
        for i, card in enumerate(s.hands[other]):
            busy = card in e.pend or card in e.pend_on or card in e.fog_cards or card == e.asking
            if other != seat and s.pile and not busy and not s.seen[card] >> seat & 1:
                j = chance.randrange(len(s.pile))
                come = s.pile[j]
                s.hands[other][i], s.pile[j] = come, card
                s.seen[come], s.seen[card] = s.seen[card], s.seen[come]


def twin_of_naval_battles(s: Any, seat: int, chance: random.Random) -> None:
    """Another's cards for those of the deck, where no half-made choice and no price knows them."""
    chance.shuffle(s.deck)
    p = s.plan
    busy = [*p.cards, p.card, *(card for pays in p.pays for card in pays), *(attempt.card for attempt in p.tries)]
    for other in range(s.seats):
        for i, card in enumerate(s.hands[other]):
            if other != seat and s.deck and card not in busy:
                j = chance.randrange(len(s.deck))
                s.hands[other][i], s.deck[j] = s.deck[j], card


def twin_of_branle_bas(s: Any, seat: int, chance: random.Random) -> None:
    """Another's nation and fleet, while they are chosen in secret, and where his second line shall stand."""
    side = 1 - seat % 2
    if s.stack[-1].sequence == "match" and s.turn == 0 and s.names and s.stations[side] >= 0:
        s.stations[side] = chance.randrange(2)
    if not s.model:
        for other in range(s.seats):
            if other != seat and s.nations[other] >= 0:
                s.nations[other] = chance.randrange(12)
                s.chosen[other] = [chance.randrange(60) for _ in range(chance.randrange(1, 9))]


def twin_of_picket(s: Any, seat: int, chance: random.Random) -> None:
    """Two of the other's markers change places, where nothing has shown what they are."""
    other = range(4, 8) if seat == 0 else range(4)
    hidden = [m for m in other if s.known[m] == 0 and not s.fast[m] and s.hex[m] % 12 not in (0, 11)]
    if len(hidden) > 1:
        a, b = chance.sample(hidden, 2)
        s.kind[a], s.kind[b] = s.kind[b], s.kind[a]
        s.steps[a], s.steps[b] = s.steps[b], s.steps[a]


TWINS: dict[str, Callable[[Any, int, random.Random], None]] = {
    "branle_bas": twin_of_branle_bas,
    "flotilla": twin_of_flotilla,
    "naval_battles": twin_of_naval_battles,
    "picket": twin_of_picket,
    "sirocco": twin_of_sirocco,
}


# ---- the promises


def check_table(table: Table, seed: int, decisions: int) -> int:
    """Walk through as many matches as it takes to check so many decisions, spread over each of them."""
    checked = 0
    while checked < decisions:
        length = play(set_up(table, seed), seed).acts
        checked += check_play(table, seed, max(1, length // decisions), decisions - checked)
        seed += 1
    return checked


def check_play(table: Table, seed: int, every: int = 1, most: int = LIMIT, thorough: bool = False) -> int:
    """Play a match at random to the end, with all promises and all words checked at about one decision in `every`.

    At each of them one seat is looked at that must decide, and one that need not; all of them if it shall be thorough.
    After `most` of them the match only goes on. Says how many there were.
    """
    match = set_up(table, seed)
    chance = random.Random(f"{table}{seed}")
    walk = Walk(match, chance)
    with saved_on_failure(match, f"{table}-seed{seed}"):
        for _ in range(LIMIT):
            check_end(match.game, match.state)
            if not match.turn:
                break
            if walk.checked < most and chance.randrange(every) == 0:
                walk.check(thorough)
                if not match.turn:
                    continue
            match.act(*choose(match, chance))
            walk.trail.note()
        assert not match.turn, f"no end after {LIMIT} decisions"
        walk.finish()
    return walk.checked


class Walk:
    """A match that is looked at as it goes on: its promises, its words, and worlds that it could have come to."""

    def __init__(self, match: Match, chance: random.Random) -> None:
        self.match = match
        self.chance = chance
        self.trail = Trail(match)
        self.said: set[str] = set()
        self.checked = 0

    def check(self, thorough: bool) -> None:
        match, chance = self.match, self.chance
        every = range(match.setup.seats)
        others = [seat for seat in every if seat not in match.turn]
        some = [chance.choice(match.turn), *chance.sample(others, min(1, len(others)))]
        seats: Sequence[int] = every if thorough else some
        check_decision(match, chance, seats)
        self.trail.check(Dice(chance.getrandbits(30)))
        self.check_words(max(0, match.moment(None) - RECENT), seats if thorough else [chance.choice([*some, None])])
        check_undo(match, chance)
        self.trail.note()
        self.checked += 1

    def check_words(self, since: int, seats: Iterable[int | None] | None = None) -> None:
        problems: set[str] = set()
        check_words(self.match, since, self.said, problems, seats)
        assert not problems, f"something is shown that has no words: {sorted(problems)}"

    def finish(self) -> None:
        check_over(self.match, self.chance)
        self.check_words(0)
        assert len(self.said) > 20, "hardly anything was said"
        self.trail.finish()


def check_end(game: AnyGame, s: Any) -> None:
    assert (game.play.outcome(s) is None) == bool(s.stack), "the outcome is set exactly when nothing is left to do"
    game.play.conserve(s)


def check_decision(match: Match, chance: random.Random, seats: Sequence[int]) -> None:
    game, s = match.game, match.state
    before = codec.encode(s)
    assert codec.decode(game.play.state, before) == s, "a state survives its bytes"
    assert not s.events, "the engine has taken the events"
    for seat in seats:
        check_menu(match, seat)
        check_knowledge(game, s, seat, chance)
    check_refusal(match, chance)
    check_copy(match, chance)
    assert codec.encode(match.state) == before, "looking changes nothing"


def check_menu(match: Match, seat: int) -> None:
    menu, barred = match.menu(seat), match.barred(seat)
    scene = match.view(seat, match.moment(seat))
    boards = [board for board in scene.picture.boards if isinstance(board, Sea | Hexes)]
    cells = [cell for board in scene.picture.boards if isinstance(board, Timeline) for cell in board.cells]
    shown = [piece for place in (*scene.picture.zones, *boards, *cells) for piece in place.pieces]
    pieces = [piece.id for piece in shown]
    boxes = [zone.id for board in scene.picture.boards if isinstance(board, Sheet) for zone in board.zones]
    places = [*pieces, *(zone.id for zone in scene.picture.zones)]
    check_hexes(match, scene)
    unknown = {piece.face for piece in shown} - {""} - set(match.game.show.catalog(match.state).faces)
    assert not unknown, f"seat {seat} sees faces that the catalogue has not: {unknown}"
    twice = [piece for piece, count in Counter(pieces).items() if count > 1]
    assert not twice, f"seat {seat} sees a piece twice: {twice}"
    assert len(scene.picture.seats) == match.setup.seats
    for choice in scene.choices:
        touch = choice.touch
        there = not touch.piece or touch.piece in pieces or touch.piece in boxes
        assert there, f"{choice.order}: seat {seat} sees no {touch.piece} to click"
        assert not touch.to or touch.to in places, f"{choice.order}: seat {seat} sees no {touch.to} that it goes to"
    assert menu or seat not in match.turn, f"seat {seat} is waited for and has no choice"
    assert all(args for args in menu.values()), f"{menu}: a verb without numbers"
    assert not {"undo", "conceded", "drawn"} & set(match.game.speak.verbs), "these orders are the engine's own"
    for verb, args in menu.items():
        assert verb in match.game.speak.verbs, f"'{verb}' is not declared"
        assert len(set(args)) == len(args), f"{verb} {args}: a choice twice"
        assert not set(args) & set(barred.get(verb, {})), f"{verb} is both on the menu and barred"
        for arg in args:
            assert match.parse(match.typed(verb, arg)) == (verb, arg), "every choice can be typed"
    if seat in match.turn:  # a menu that is written out for speed says what its judges say, no more and no less
        step = flow.waiting(match.state, match.game.play.flow)
        for verb, args in step.offers(match.state, seat).items():
            free = sorted(arg for arg in args if step.bars(match.state, seat, verb, arg) is None)
            assert sorted(step.menu(match.state, seat).get(verb, ())) == free, f"{verb}: the menu is not what is free"
    known = rulebook(match.game.key, "en")
    for verb, rules in barred.items():
        assert verb in match.game.speak.verbs, f"'{verb}' is not declared"
        for arg, rule in rules.items():
            assert rule in known, f"{verb} {arg} is barred by {rule}, of which the rulebook knows nothing"


def check_alike(game: AnyGame, mine: list[tuple[str, Any]], t: Any, seat: int, where: str) -> None:
    """What the seat is shown in another world is what it is shown in the true one."""
    for (what, here), (_, there) in zip(mine, shown(game, t, seat), strict=True):
        assert here == there, f"seat {seat}, {what}: {here} in the true world, {there} in {where}"


def check_hexes(match: Match, scene: Scene) -> None:
    """What lies on a hex map, and where one clicks on it, is on the map."""
    grounds = match.game.show.catalog(match.state).hexes
    for board in scene.picture.boards:
        if isinstance(board, Hexes):
            ground = grounds[board.id]
            spots = [piece.spot for piece in board.pieces] + [choice.touch.spot for choice in scene.choices]
            for spot in spots:
                assert spot is None or (0 <= spot.x < ground.width and 0 <= spot.y < ground.height), f"{spot} is off"
            for drawn in [*ground.regions, *(one for one in board.overlays if isinstance(one, Region))]:
                assert all(0 <= hex < ground.width * ground.height for hex in drawn.hexes), f"{drawn} is off the map"


def check_knowledge(game: AnyGame, s: Any, seat: int, chance: random.Random) -> None:
    """Worlds that the seat cannot tell apart look alike to it, and to what guesses for it."""
    if not game.think.bots:
        return
    one, other = chance.getrandbits(30), chance.getrandbits(30)
    first = game.think.guess(s, seat, Dice(one))
    game.play.conserve(first)
    mine = list(shown(game, s, seat))
    if not same_world(s, first):
        check_alike(game, mine, first, seat, "a guessed one")
    again = game.think.guess(first, seat, Dice(other))
    direct = game.think.guess(s, seat, Dice(other))
    assert codec.encode(again) == codec.encode(direct), f"the guess of seat {seat} knows more than the seat"
    assert game.show.view(first, None) == game.show.view(s, None), "a spectator sees what a seat does not know"
    if game.key in TWINS and seats_of(game, s) > 1:
        twin = game.play.copy(s)
        TWINS[game.key](twin, seat, chance)
        game.play.conserve(twin)
        if not same_world(s, twin):
            check_alike(game, mine, twin, seat, "its twin")
        twins = codec.encode(game.think.guess(twin, seat, Dice(other)))
        assert twins == codec.encode(direct), f"the guess of seat {seat} depends on what it cannot see"


def same_world(s: Any, t: Any) -> bool:
    """Nothing was there to be guessed; then all that is shown is the same, and need not be worked out again."""
    loud, t.loud = t.loud, s.loud
    same: bool = s == t
    t.loud = loud
    return same


def seats_of(game: AnyGame, s: Any) -> int:
    return len(game.show.view(s, None).seats)


def refusal(match: Match, seat: int, verb: str, arg: int) -> str | None:
    """The rule that refuses it; nothing if it was played."""
    try:
        match.act(seat, verb, arg)
    except Illegal as error:
        return error.rule
    return None


def check_refusal(match: Match, chance: random.Random) -> None:
    """What is not on the menu is refused by a rule, and not a byte changes."""
    seat = chance.randrange(match.setup.seats)
    menu, barred = match.menu(seat), match.barred(seat)
    refused = [(verb, arg) for verb, rules in barred.items() for arg in rules]
    wild = [(verb, chance.randrange(-3, 400)) for verb in match.game.speak.verbs]
    outside = [(verb, arg) for verb, arg in wild if arg not in menu.get(verb, ())]
    before = codec.encode(match.state), match.acts, match.dice.counter
    for verb, arg in [*chance.sample(refused, min(3, len(refused))), *chance.sample(outside, min(2, len(outside)))]:
        rule = refusal(match, seat, verb, arg)
        assert rule, f"{verb} {arg} of seat {seat} was accepted although it is not on the menu"
        assert rule == barred.get(verb, {}).get(arg, rule)
        known = rule == "END" or rule in rulebook(match.game.key, "en")
        assert known, f"{verb} {arg} is refused by {rule!r}, of which the rulebook knows nothing"
        assert (codec.encode(match.state), match.acts, match.dice.counter) == before, "a refusal changed something"


def check_copy(match: Match, chance: random.Random) -> None:
    """Play on a copy leaves the original alone."""
    game, s = match.game, match.state
    before = codec.encode(s)
    twin = game.play.copy(s)
    assert twin == s
    assert twin is not s
    dice = Dice(chance.getrandbits(30))
    for _ in range(4):
        if waited := flow.who(twin, game.play.flow):
            seat = chance.choice(waited)
            verb, arg = chance.choice(singles(flow.menu(twin, game.play.flow, seat)))
            flow.play(twin, game.play.flow, seat, verb, arg, dice)
    assert codec.encode(s) == before, "play on a copy changed the original"


def check_undo(match: Match, chance: random.Random) -> None:
    """What can be taken back leaves the state as it was."""
    before = codec.encode(match.state)
    seat, verb, arg = choose(match, chance)
    entry = match.act(seat, verb, arg)
    final = bool(entry.dice) or any(event.reveals for event in entry.events)
    try:
        match.undo(seat, consent=True)
    except Illegal:
        assert final, "an act without a die or a reveal can be taken back by consent"
    else:
        assert not final, "no undo goes behind a die or a reveal"
        assert codec.encode(match.state) == before


def check_over(match: Match, chance: random.Random) -> None:
    """The end is the end: nobody may do anything, the ranks fit the seats, the save replays."""
    outcome = match.outcome
    assert outcome is not None
    assert len(outcome.ranks) == len(outcome.scores) == match.setup.seats
    assert 0 in outcome.ranks
    assert not any(match.menu(seat) or match.barred(seat) for seat in range(match.setup.seats))
    check_refusal(match, chance)
    data = match.save()
    assert Match.load(data).save() == data


def check_flow(table: Table, seed: int, every: int, most: int = LIMIT) -> None:
    """The engine without a Match, as bots and playouts use it: quiet, with fast dice."""
    checked = 0
    game = get(table.game)
    dice, chance = Dice(seed), random.Random(seed)
    s = game.play.setup(Setup(table.seats, read_options(game, table.options, table.seats), table.scenario), dice)
    flow.advance(s, game.play.flow, dice)
    try:
        for _ in range(LIMIT):
            check_end(game, s)
            waited = flow.who(s, game.play.flow)
            if not waited:
                return
            assert not s.events, "a quiet state records no events"
            if checked < most and chance.randrange(every) == 0:
                checked += 1
                check_knowledge(game, s, chance.randrange(table.seats), chance)
                assert codec.decode(game.play.state, codec.encode(s)) == s
            seat = chance.choice(waited)
            verb, arg = chance.choice(singles(flow.menu(s, game.play.flow, seat)))
            flow.play(s, game.play.flow, seat, verb, arg, dice)
    except Exception:
        FAILURES.mkdir(exist_ok=True)
        (FAILURES / f"{table}-flow-seed{seed}.state.json").write_bytes(codec.encode(s))
        raise
    raise AssertionError(f"no end after {LIMIT} decisions")


@contextmanager
def saved_on_failure(match: Match, name: str) -> Iterator[None]:
    try:
        yield
    except Exception as error:
        FAILURES.mkdir(exist_ok=True)
        file = FAILURES / f"{name}.json"
        file.write_bytes(match.save())
        error.add_note(f"{name}: broken at act {match.acts}, saved to {file}")
        raise


def digest(key: str) -> str:
    """Of the bytes of one random match at every table."""
    saves = hashlib.sha256()
    for seed, table in enumerate(tables(key)):
        saves.update(play(set_up(table, seed), seed).save())
    return saves.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=keys())
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=25, help="check one decision in so many")
    parser.add_argument("--digest", action="store_true")
    parser.add_argument("--options", type=json.loads, default=None, help="JSON: only these options")
    given = parser.parse_args()
    if given.digest:
        print(digest(given.game))
        return
    if given.options is not None:
        MATRIX[given.game] = [given.options]
    played, checked = tables(given.game), 0
    for i in range(given.matches):
        table, seed = played[i % len(played)], given.seed + i
        checked += check_play(table, seed, given.every, thorough=True)
        check_flow(table, seed, given.every)
    print(f"{given.matches} matches of {given.game}, twice, at {len(played)} tables: every promise kept")
    print(f"looked at from every seat at {checked} decisions, at every other one for what is lost or doubled")


if __name__ == "__main__":
    main()
