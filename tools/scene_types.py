"""Writes the browser's types, `client/src/lib/scene.ts`, from the classes that travel: the Scene and the messages.

`python -m tools.scene_types` writes them anew; `tests/client/test_scene_types.py` fails when they have drifted.
"""

from __future__ import annotations

import inspect
import json
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, get_args

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec import inspect as shapes

from escadre.core import printed, scene, types
from escadre.server.wire import dialogue, messages

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "client" / "src" / "lib" / "scene.ts"
MODULES = (types, printed, scene, messages, dialogue)
STAYS = {types.Options, types.Setup, types.GameInfo}  # they never leave the server

HEAD = """\
// Written by tools/scene_types.py from the modules that it names under MODULES: change those instead.
//
// What is at its default is left out on the way, hence the question marks; `= …` in a comment is what it then means
// (without one: empty, zero, false or nothing).
"""


def structs(module: ModuleType) -> Iterator[type[Struct]]:
    """The structs that a module declares, in its own order."""
    for value in vars(module).values():
        if inspect.isclass(value) and issubclass(value, Struct) and value.__module__ == module.__name__:
            if value not in STAYS:
                yield value


def unions(module: ModuleType) -> Iterator[tuple[str, tuple[type, ...]]]:
    """The named unions of structs: Board, ServerMessage …"""
    for name, value in vars(module).items():
        if isinstance(value, UnionType) and all(inspect.isclass(a) and issubclass(a, Struct) for a in get_args(value)):
            yield name, get_args(value)


def in_typescript(shape: shapes.Type) -> str:
    """The TypeScript of one field's type."""
    match shape:
        case shapes.StructType():
            return shape.cls.__name__
        case shapes.UnionType():
            return " | ".join(in_typescript(inner) for inner in shape.types)
        case shapes.TupleType():
            return "[" + ", ".join(in_typescript(inner) for inner in shape.item_types) + "]"
        case shapes.VarTupleType() | shapes.ListType():
            inner = in_typescript(shape.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case shapes.DictType():
            return f"Record<{in_typescript(shape.key_type)}, {in_typescript(shape.value_type)}>"
        case shapes.LiteralType():
            return " | ".join(json.dumps(value) for value in shape.values)
        case shapes.Metadata():
            return in_typescript(shape.type)
        case shapes.StrType():
            return "string"
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.BoolType():
            return "boolean"
        case shapes.NoneType():
            return "null"
        case shapes.AnyType():
            return "unknown"
    raise TypeError(f"tools/scene_types.py has no TypeScript for {shape}")


def comments(cls: type[Struct]) -> dict[str, str]:
    """What the source says behind each field."""
    lines = inspect.getsource(cls).splitlines()
    found = (re.match(r"    (\w+): [^#]*  # (.*)", line) for line in lines)
    return {match[1]: match[2] for match in found if match}


def described(cls: type[Struct]) -> list[str]:
    """Its docstring as a comment of TypeScript."""
    doc = " ".join((cls.__doc__ or "").split())
    if len(doc) <= 110:
        return [f"/** {doc} */"] if doc else []
    return ["/**", *(f" * {line}" for line in textwrap.wrap(doc, 115)), " */"]


def of_struct(cls: type[Struct], shape: shapes.StructType) -> str:
    """The interface of one struct, with its docstring and the comments of its fields."""
    config = cls.__struct_config__
    # What the server reads is strict about unknown fields; there a client may leave out what has a default.
    may_miss = config.omit_defaults or config.forbid_unknown_fields
    said = comments(cls)
    lines = described(cls)
    lines.append(f"export interface {cls.__name__} {{")
    if shape.tag is not None:
        lines.append(f"  {shape.tag_field}: {json.dumps(shape.tag)};")
    for field in shape.fields:
        optional = "?" if not field.required and may_miss else ""
        note = said.get(field.name, "")
        if optional and field.default is not NODEFAULT and field.default and not isinstance(field.default, Struct):
            note = f"= {json.dumps(field.default)}" + (f"; {note}" if note else "")
        kind = in_typescript(field.type)
        if optional and kind.endswith(" | null"):
            kind = kind.removesuffix(" | null")  # nothing is left out, never sent
            kind += " | null" if config.forbid_unknown_fields else ""
        lines.append(f"  {field.encode_name}{optional}: {kind};" + (f" // {note}" if note else ""))
    return "\n".join([*lines, "}"])


def typescript() -> str:
    """The whole of scene.ts."""
    parts: list[str] = [HEAD]
    for module in MODULES:
        classes = list(structs(module))
        known: dict[Any, shapes.StructType] = {}
        for cls, shape in zip(classes, shapes.multi_type_info(classes), strict=True):
            assert isinstance(shape, shapes.StructType)
            known[cls] = shape
        parts.append(f"// ---- {module.__name__}\n")
        parts += [of_struct(cls, shape) + "\n" for cls, shape in known.items()]
        parts += [
            f"export type {name} = {' | '.join(cls.__name__ for cls in members)};\n" for name, members in unions(module)
        ]
    return "\n".join(parts)


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8")
    print(f"{TARGET.relative_to(ROOT)} written, with msgspec {msgspec.__version__}")
