"""The sequence of play: a stack of frames over lists of steps."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from escadre.core import flow
from escadre.core.dice import Dice
from escadre.core.flow import Do, Flow, Repeat, Step
from escadre.core.frames import Event, Frame, State, tell
from escadre.core.playout import random_play


@dataclass(slots=True)
class Notebook(State):
    """A game of nothing: it notes what happened."""

    notes: list[str] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    laps: int = 0


def notebook(*asked: int) -> Notebook:
    return Notebook([Frame("game")], [], True, asked=list(asked))


def note(text: str) -> Do[Notebook]:
    def write(s: Notebook, dice: Dice) -> None:
        s.notes.append(text)

    return Do("T-1", write)


class Ask(Step[Notebook]):
    """Waits for everybody in `asked`; seat 9 may not say 3, and saying 7 plays the aside."""

    def who(self, s: Notebook) -> list[int]:
        return s.asked

    def offers(self, s: Notebook, seat: int) -> flow.Menu:
        return {"say": [1, 3, 7], "shout": [3]}

    def bars(self, s: Notebook, seat: int, verb: str, arg: int) -> str | None:
        return "T-2.3" if arg == 3 and seat == 9 else None

    def play(self, s: Notebook, seat: int, verb: str, arg: int, dice: Dice) -> None:
        s.asked.remove(seat)
        s.notes.append(f"{seat} {verb} {arg}")
        if arg == 7:
            flow.call(s, "aside")

    def run(self, s: Notebook, dice: Dice) -> None:
        s.notes.append("all heard")


class Cough(Step[Notebook]):
    def offers(self, s: Notebook, seat: int) -> flow.Menu:
        return {"cough": [0]} if seat < 8 else {}

    def bars(self, s: Notebook, seat: int, verb: str, arg: int) -> str | None:
        return "T-5" if seat == 0 else None

    def play(self, s: Notebook, seat: int, verb: str, arg: int, dice: Dice) -> None:
        s.notes.append(f"{seat} coughs")


ASIDE = [note("aside begins"), note("aside ends")]
TALK = Flow({"game": [note("start"), Ask("T-2"), note("end")], "aside": ASIDE})
RUDE = Flow(TALK.sequences, interrupt=Cough("T-4"), interrupt_verb="cough")
DICE = Dice(1)


def test_it_runs_on_until_somebody_must_decide() -> None:
    s = notebook(2)
    flow.advance(s, TALK, DICE)
    assert (s.notes, s.stack, flow.who(s, TALK)) == (["start"], [Frame("game", 1)], [2])


def test_several_decide_in_any_order_and_the_step_runs_once_when_all_have() -> None:
    s = notebook(0, 1, 2)
    flow.advance(s, TALK, DICE)
    for seat in (1, 2, 0):
        flow.play(s, TALK, seat, "say", 1, DICE)
    assert s.notes == ["start", "1 say 1", "2 say 1", "0 say 1", "all heard", "end"]
    assert s.stack == []


def test_a_called_sequence_is_played_before_the_step_waits_again() -> None:
    s = notebook(0, 1)
    flow.advance(s, TALK, DICE)
    flow.play(s, TALK, 0, "say", 7, DICE)
    assert s.notes == ["start", "0 say 7", "aside begins", "aside ends"]
    assert flow.who(s, TALK) == [1]


def test_repeat_plays_a_sequence_while_its_condition_holds() -> None:
    def lap(s: Notebook, dice: Dice) -> None:
        s.laps += 1

    rounds = Flow(
        {"game": [Repeat("T-1", "lap", lambda s: s.laps < 3), note("done")], "lap": [Do("T-1", lap), note("lap")]}
    )
    s = notebook()
    flow.advance(s, rounds, DICE)
    assert s.notes == ["lap", "lap", "lap", "done"]


def test_menu_and_barred_divide_what_is_offered() -> None:
    s = notebook(5, 9)
    flow.advance(s, TALK, DICE)
    assert flow.menu(s, TALK, 5) == {"say": [1, 3, 7], "shout": [3]}
    assert flow.menu(s, TALK, 9) == {"say": [1, 7]}
    assert flow.barred(s, TALK, 5) == {}
    assert flow.barred(s, TALK, 9) == {"say": {3: "T-2.3"}, "shout": {3: "T-2.3"}}


def test_who_is_not_waited_for_has_no_menu() -> None:
    s = notebook(5)
    flow.advance(s, TALK, DICE)
    assert flow.menu(s, TALK, 9) == {}
    assert flow.barred(s, TALK, 9) == {}


def test_an_interrupt_is_open_to_those_who_are_not_waited_for() -> None:
    s = notebook(5, 9)
    flow.advance(s, RUDE, DICE)
    assert flow.menu(s, RUDE, 3) == {"cough": [0]}
    assert flow.menu(s, RUDE, 5) == {"say": [1, 3, 7], "shout": [3], "cough": [0]}
    assert flow.menu(s, RUDE, 9) == {"say": [1, 7]}
    assert flow.barred(s, RUDE, 0) == {"cough": {0: "T-5"}}
    flow.play(s, RUDE, 3, "cough", 0, DICE)
    assert s.notes[-1] == "3 coughs"
    assert flow.who(s, RUDE) == [5, 9]


def test_after_the_end_nobody_is_waited_for() -> None:
    s = notebook()
    flow.advance(s, RUDE, DICE)
    assert flow.who(s, RUDE) == []
    assert flow.menu(s, RUDE, 3) == {}
    assert flow.barred(s, RUDE, 0) == {}


def test_single_choices_are_counted_and_picked_in_order() -> None:
    menu: flow.Menu = {"say": [1, 7], "turn": range(0, 30, 10)}
    assert flow.size(menu) == 5
    picked = [flow.pick(menu, i) for i in range(5)]
    assert picked == [("say", 1), ("say", 7), ("turn", 0), ("turn", 10), ("turn", 20)]
    with pytest.raises(IndexError):
        flow.pick(menu, 5)


def test_random_play_says_how_many_decisions_it_made() -> None:
    s = notebook(0, 1, 2, 3)
    flow.advance(s, TALK, DICE)
    assert random_play(s, TALK, Dice(4), limit=1) == 1
    assert random_play(s, TALK, Dice(4)) == 3
    assert s.stack == []


def test_a_quiet_state_records_no_events() -> None:
    s = notebook()
    tell(s, "heard", {"seat": 1}, to=[1], reveals=True)
    s.loud = False
    tell(s, "unheard", {})
    assert s.events == [Event("heard", {"seat": 1}, [1], True)]
