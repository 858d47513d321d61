"""Writes `copying.py` beside the `state.py` of a game: the copy of a state, which a search makes by the thousand.

    python -m escadre.core.copying mygame/play/state.py      # write it anew after a field has come or gone

A copy shares with the old state only what never changes: numbers, texts, tuples, the options, and what is marked so.
`Shared[list[int]]` is a list that is never changed in place; an alias of one's own says when it is not changed any more
(`SetUp: TypeAlias = Annotated[T, "shared once round"]`: once the field `round` is not zero) or which constant may be
shared (`Annotated[T, "shared if NO_PLAN"]`). Events are not copied: they belong to who drains them.

The source is read, not imported, so that the file need not be there yet. `tests/core/test_copying.py` fails when a file
has drifted from its state.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass, field
from pathlib import Path

from escadre.core.errors import Unreadable

PLAIN = {"int", "str", "bool", "float", "bytes", "tuple", "Seat", "Rule", "None", "Literal"}
SHARED = "shared"
FIRST = {"stack": "copy_stack(o.stack)", "events": "[]", "loud": "o.loud"}  # what every state begins with


@dataclass
class Record:
    """A dataclass of the module: its fields with what they are annotated as, in order."""

    name: str
    fields: dict[str, ast.expr] = field(default_factory=dict)
    is_state: bool = False


class Module:
    """What a `state.py` declares."""

    def __init__(self, path: Path) -> None:
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (OSError, SyntaxError, UnicodeDecodeError) as error:
            raise Unreadable("error-copying-file", file=path, detail=error) from None
        self.path = path
        self.name = ".".join(_packages(path))
        self.aliases: dict[str, ast.expr] = {}
        self.records: dict[str, Record] = {}
        for node in tree.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                if ast.unparse(node.annotation) == "TypeAlias":
                    self.aliases[node.target.id] = node.value
            elif isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(d) for d in node.decorator_list):
                record = Record(node.name, is_state=any(ast.unparse(base) == "State" for base in node.bases))
                record.fields = {
                    item.target.id: item.annotation
                    for item in node.body
                    if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
                }
                self.records[node.name] = record
        if sum(record.is_state for record in self.records.values()) != 1:
            raise Unreadable("error-copying-state", file=path)

    def resolved(self, kind: ast.expr) -> tuple[ast.expr, str]:
        """A type without its aliases, and its mark: "", `shared` …"""
        name = _name(kind)
        if name == "Shared":
            return _inner(kind)[0], SHARED
        if name == "Annotated":
            inner, *marks = _inner(kind)
            said = [mark.value for mark in marks if isinstance(mark, ast.Constant) and isinstance(mark.value, str)]
            return inner, next((mark for mark in said if mark.startswith(SHARED)), "")
        if name in self.aliases:
            inner, mark = self.resolved(self.aliases[name])
            if isinstance(kind, ast.Subscript):  # a generic alias: its one variable is what stands in the brackets
                inner = kind.slice
            deeper, other = self.resolved(inner)
            return deeper, mark or other
        return kind, ""

    def plain(self, kind: ast.expr) -> bool:
        """Whether it cannot be changed in place."""
        if isinstance(kind, ast.BinOp):
            return self.plain(kind.left) and self.plain(kind.right)
        if isinstance(kind, ast.Constant):
            return True
        inner, mark = self.resolved(kind)
        return mark == SHARED or _name(inner) in PLAIN

    def copied(self, kind: ast.expr, what: str, where: str) -> str:
        """The expression that copies `what` of that type."""
        kind, _ = self.resolved(kind)
        if self.plain(kind):
            return what
        name = _name(kind)
        if name in self.records:
            return f"copy_{_snake(name)}({what})"
        if name in ("list", "set", "dict") and isinstance(kind, ast.Subscript):
            inner = _inner(kind)[-1]
            if self.plain(inner):
                return f"{what}[:]" if name == "list" else f"{what}.copy()"
            one = "row" if what != "row" else "inner"
            each = self.copied(inner, one, where)
            if name == "list":
                return f"[{each} for {one} in {what}]"
            if name == "dict":
                return f"{{key: {each} for key, {one} in {what}.items()}}"
        if isinstance(kind, ast.BinOp) and isinstance(kind.op, ast.BitOr) and _name(kind.right) == "None":
            return f"None if {what} is None else {self.copied(kind.left, what, where)}"
        raise Unreadable("error-copying-type", file=self.path, field=where, type=ast.unparse(kind))


def _packages(path: Path) -> list[str]:
    """The dotted name of a module, from the folders above it that are packages."""
    parts = [path.stem]
    folder = path.resolve().parent
    while (folder / "__init__.py").exists():
        parts.insert(0, folder.name)
        folder = folder.parent
    return parts


def _name(kind: ast.expr) -> str:
    if isinstance(kind, ast.Subscript):
        return _name(kind.value)
    if isinstance(kind, ast.Constant):
        return repr(kind.value)
    return kind.id if isinstance(kind, ast.Name) else ""


def _inner(kind: ast.expr) -> list[ast.expr]:
    assert isinstance(kind, ast.Subscript)
    return kind.slice.elts if isinstance(kind.slice, ast.Tuple) else [kind.slice]


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def _function(module: Module, record: Record, name: str) -> list[str]:
    lines = [f"def {name}(o: {record.name}) -> {record.name}:"]
    if record.is_state:
        lines.append('    """A state that shares nothing that changes with the old one."""')
    lines.append(f"    s = {record.name}.__new__({record.name})")
    if record.is_state:
        lines += [f"    s.{first} = {value}" for first, value in FIRST.items()]
    settled: dict[str, list[str]] = {}  # fields that are shared once another is set, by that one
    for key, kind in record.fields.items():
        _, mark = module.resolved(kind)
        old = f"o.{key}"
        if key == "options" or mark == SHARED:
            lines.append(f"    s.{key} = {old}")
        elif mark.startswith("shared once "):
            settled.setdefault(mark.removeprefix("shared once "), []).append(key)
        elif mark.startswith("shared if "):
            constant = mark.removeprefix("shared if ")
            fresh = module.copied(kind, old, f"{record.name}.{key}")
            lines.append(f"    s.{key} = {old} if {old} is {constant} else {fresh}")
        else:
            lines.append(f"    s.{key} = {module.copied(kind, old, f'{record.name}.{key}')}")
    for when, keys in settled.items():
        lines.append(f"    if o.{when}:")
        lines += [f"        s.{key} = o.{key}" for key in keys]
        lines.append("    else:")
        for key in keys:
            fresh = module.copied(record.fields[key], f"o.{key}", f"{record.name}.{key}")
            lines.append(f"        s.{key} = {fresh}")
    return [*lines, "    return s"]


def _constants(module: Module) -> set[str]:
    marks = [module.resolved(kind)[1] for record in module.records.values() for kind in record.fields.values()]
    return {mark.removeprefix("shared if ") for mark in marks if mark.startswith("shared if ")}


def written(path: Path) -> str:
    """The text of the `copying.py` that belongs to a `state.py`. `Unreadable` names what it cannot copy."""
    module = Module(path)
    names = sorted({*module.records, *_constants(module)}, key=lambda name: (not name.isupper(), name))
    imports = f"from {module.name} import {', '.join(names)}"
    if len(imports) > 120:
        imports = f"from {module.name} import (\n" + "".join(f"    {name},\n" for name in names) + ")"
    blocks = []
    for record in sorted(module.records.values(), key=lambda record: record.is_state):
        blocks.append(
            "\n".join(_function(module, record, "copy" if record.is_state else f"copy_{_snake(record.name)}"))
        )
    head = '"""Written by `python -m escadre.core.copying` from the fields of `state.py`: change those instead."""'
    return (
        f"{head}\n\nfrom __future__ import annotations\n\nfrom escadre.core.frames import copy_stack\n{imports}\n\n\n"
        + "\n\n\n".join(blocks)
        + "\n"
    )


def main(arguments: list[str]) -> int:
    """Writes `copying.py` beside each `state.py` that is named."""
    if not arguments:
        print("python -m escadre.core.copying PATH/state.py …", file=sys.stderr)
        return 2
    for argument in arguments:
        path = Path(argument)
        try:
            text = written(path)
        except Unreadable as error:
            print(error, file=sys.stderr)
            return 2
        (path.parent / "copying.py").write_text(text, encoding="utf-8")
        print(path.parent / "copying.py")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
