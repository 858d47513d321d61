"""What the acting side has done in its organisation step, noted in `used` until it is done (TF-3.6.4.j, TF-3.8.d)."""

from __future__ import annotations

from typing import Final

from escadre.games.task_force.play.state import REPORTED, TURNED_UP, TaskForceState

# A note is a kind and what it is about: kind * NOTE + number.
NOTE: Final = 4096
CHANGED: Final = 0  # counter: it has changed its formation
ORDERED: Final = 1  # formation: its order has been set
SHUFFLED: Final = 2  # hex: its markers get fresh identities
HALVED: Final = 3  # counter: half of a destroyer that was split
JOINED: Final = 4  # counter: a destroyer that was merged
EMPTIED: Final = 5  # marker: nothing is under it any more, it is taken off
SEPARATED: Final = 6  # formation: it gets a marker of its own
GIVEN_UP: Final = 7  # marker: a dummy that makes room for a split
DETECTED: Final = 8  # marker: it is turned up
PARTLY: Final = 9  # marker: it gets a report marker, whose face the opponent chooses
ASKED: Final = 10  # counter: whether it leaves has been asked
VISITED: Final = 11  # hex: its fleets have been organised; one goes round them once, so that the step ends


def note(s: TaskForceState, kind: int, number: int) -> None:
    if kind * NOTE + number not in s.used:
        s.used.append(kind * NOTE + number)


def noted(s: TaskForceState, kind: int, number: int) -> bool:
    return kind * NOTE + number in s.used


def all_noted(s: TaskForceState, kind: int) -> list[int]:
    return [code % NOTE for code in s.used if code // NOTE == kind]


def forget(s: TaskForceState, kind: int) -> None:
    s.used = [code for code in s.used if code // NOTE != kind]


def level_of(s: TaskForceState, marker: int) -> int:
    """How far a marker is detected once the step is done; a group is always seen."""
    if s.group[marker] or noted(s, DETECTED, marker):
        return TURNED_UP
    return max(s.detection[marker], REPORTED if noted(s, PARTLY, marker) else 0)
