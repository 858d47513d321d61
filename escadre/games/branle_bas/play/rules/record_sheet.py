"""The record sheet: which hull boxes bring what (BBC-16.12-16.14, BBC-21.13)."""

from __future__ import annotations

from typing import Final

from escadre.games.branle_bas.play.state import MERCHANT, WORK, BranleBasState

# Marks of a hull box, as bits (BBC-16.13)
GUN: Final = 1
CREW: Final = 2
UPPER_LEAK: Final = 4
LOWER_LEAK: Final = 8
POWDER: Final = 16  # of a work

ROW: Final = (0, 18, 16, 14, 12)  # boxes to a row of a blue sheet, by rank (BBC-16.12)
WIDER: Final = (0, 2, -1)  # boxes more a row: blue, red, green
UPPER_CREW: Final = (6, 12, 18)
UPPER_LEAKS: Final = (7, 14)
LOWER_MARKS: Final = (4, 8, 12, 16)  # crew and leak alike


_sheets: Final[dict[tuple[int, int, int, int, int], tuple[int, ...]]] = {}


def box_marks(s: BranleBasState, ship: int) -> tuple[int, ...]:
    """The hull boxes in the order they are ticked, each with its marks; their number is all that she can take."""
    kind = s.kind[ship]
    key = (kind, s.rank[ship], s.colour[ship], s.first_guns[ship], s.boxes[ship])
    if key not in _sheets:
        _sheets[key] = _lay_out(kind, s.rank[ship], s.colour[ship], s.first_guns[ship], s.boxes[ship])
    return _sheets[key]


def _lay_out(kind: int, rank: int, colour: int, guns: int, boxes_of_work: int) -> tuple[int, ...]:
    """BBC-16.12, BBC-16.13, BBC-16.14, BBC-21.13."""
    if kind == WORK:
        marks = [0] * boxes_of_work
        for box in range(1, len(marks) + 1):
            marks[box - 1] = (
                (GUN if box % 3 == 0 else 0) | (CREW if box % 4 == 0 else 0) | (POWDER if box % 5 == 0 else 0)
            )
        return tuple(marks)
    if kind == MERCHANT:
        marks = [0] * 10
        _mark(marks, 0, 10, (3, 6, 9), CREW)
        _mark(marks, 0, 10, (4, 8), LOWER_LEAK)
    elif rank == 5:
        row = 20 + WIDER[colour]
        marks = [0] * row
        _mark(marks, 0, row, (6, 12, 18), CREW)
        _mark(marks, 0, row, (5, 10, 15), LOWER_LEAK)  # BBC-23.5: they leak on -1 and -2
    else:
        row = ROW[rank] + WIDER[colour]
        marks = [0] * (2 * row)
        _mark(marks, 0, row, UPPER_CREW, CREW)
        _mark(marks, 0, row, UPPER_LEAKS, UPPER_LEAK)
        _mark(marks, row, row, LOWER_MARKS, CREW)
        _mark(marks, row, row, LOWER_MARKS, LOWER_LEAK)
    boxes = len(marks)
    for k in range(1, guns + 1):
        marks[(k * boxes + guns - 1) // guns - 1] |= GUN
    return tuple(marks)


def _mark(marks: list[int], start: int, row: int, boxes: tuple[int, ...], mark: int) -> None:
    """As far as the row goes."""
    for box in boxes:
        if box <= row:
            marks[start + box - 1] |= mark
