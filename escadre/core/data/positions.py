"""What the position files of all games have in common: plain data in, a state or `BadData` with what is wrong out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from escadre.core import codec
from escadre.core.errors import BadData, Unreadable, sentence
from escadre.core.types import Options

P = TypeVar("P", bound=msgspec.Struct)
S = TypeVar("S")
Chosen = TypeVar("Chosen", bound=Options)


def from_plain(data: dict[str, Any], record: type[P], build: Callable[[P], S], home: Path) -> S:
    """The state that `build` makes of the contents of a position file; `home` is the folder of the game's words."""
    try:
        return build(codec.convert(record, data))
    except (msgspec.ValidationError, ValueError, Unreadable) as error:
        raise BadData([sentence("error-position", detail=error)], home) from None


def options_of(record: type[Chosen], values: dict[str, Any], seats: int) -> Chosen:
    """The options of a position, checked as those of a match are."""
    options = codec.convert(record, values)
    check = getattr(options, "check", None)
    if check is not None:
        check(seats)
    return options


def seat_of(seat: int, seats: int) -> int:
    """A seat that a position names, if there is one."""
    if not 0 <= seat < seats:
        raise Unreadable("error-seat", seat=seat, last=seats - 1)
    return seat
