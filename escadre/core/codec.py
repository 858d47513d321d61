"""Bytes in and out. Never compiled: mypyc would erase the hints that msgspec reads."""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

import msgspec

from escadre.core.frames import Event, Frame, State

T = TypeVar("T")

# A compiled class keeps `list` of what was written `list[Frame]`; tell msgspec again what is in it.
State.__annotations__["stack"] = list[Frame]
State.__annotations__["events"] = list[Event]
Event.__annotations__["args"] = dict[str, int]
Event.__annotations__["to"] = list[int]


class _Slots(tuple[str, ...]):
    """Slots that a compiled base has. False, because mypyc takes true ones for a clash of layouts."""

    def __bool__(self) -> bool:
        return False


if "__slots__" not in State.__dict__:
    # Nor does it say which slots it has: `dataclass` would give the state of an uncompiled game the same ones again.
    State.__slots__ = _Slots(("stack", "events", "loud"))  # type: ignore[assignment]  # a tuple it is


def plain(value: object) -> Any:
    """The value as dicts, lists and numbers: what a file of it holds."""
    return msgspec.json.decode(msgspec.json.encode(value))  # `to_builtins` would keep tuples, which no file has


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)


def decode(kind: type[T], data: bytes) -> T:
    return msgspec.json.decode(data, type=kind)


def convert(kind: type[T], value: object) -> T:
    """From dicts, lists and numbers to the typed value; raises `msgspec.ValidationError` with the path of the fault."""
    return msgspec.convert(value, kind, strict=True)


def seal(value: object) -> str:
    """A digest that does not depend on how the JSON is laid out."""
    return hashlib.sha256(msgspec.json.encode(value, order="sorted")).hexdigest()
