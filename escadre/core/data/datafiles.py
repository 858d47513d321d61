"""Data files of games: reads TOML and collects every problem with its file and line."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from escadre.core.errors import sentence
from escadre.core.types import Text

T = TypeVar("T", bound=msgspec.Struct)


class DataReader:
    """What the readers of all games have in common; a game's own adds its components."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[Text] = []
        self.where: dict[str, str] = {}  # of each component
        self.unread = False  # a file of components: then nobody can say what is missing

    def wrong(self, where: str | Path, id: str, **args: object) -> None:
        self.problems.append(sentence("error-data-line", where=where, what=sentence(id, **args)))

    # ---- files

    def read(self, path: Path) -> dict[str, Any] | None:
        try:
            return tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError:
            self.wrong(path, "error-data-unreadable")
        except UnicodeDecodeError:
            self.wrong(path, "error-data-not-text")
        except tomllib.TOMLDecodeError as error:
            self.wrong(path, "error-data-not-toml", detail=error)
        return None

    def entries(self, name: str, table: str) -> list[tuple[str, dict[str, Any]]]:
        """The `[[table]]` blocks of a file, each with the line on which it begins."""
        path = self.folder / name
        content = self.read(path)
        if content is None:
            self.unread = True
            return []
        for key in content:
            if key != table:
                self.wrong(path, "error-data-table", key=key, table=table)
        blocks = content.get(table, [])
        if not isinstance(blocks, list) or not all(isinstance(block, dict) for block in blocks):
            self.wrong(path, "error-data-form", table=table)
            self.unread = True
            return []
        text = path.read_text(encoding="utf-8").splitlines()
        bare = [line.partition("#")[0].replace(" ", "").strip() for line in text]
        lines = [n for n, line in enumerate(bare, 1) if line == f"[[{table}]]"]
        return [(f"{path}:{lines[i] if i < len(lines) else 1}", block) for i, block in enumerate(blocks)]

    def numbers_of_the_rules(
        self,
        name: str,
        record: type[T],
        limits: Mapping[str, tuple[int, int]],
        lists: Mapping[str, tuple[int, int]],
    ) -> T | None:
        """A file of single numbers, and some lists of them; what has no limits is 1 to 1000."""
        path = self.folder / name
        content = self.read(path)
        if content is None:
            return None
        lines = [line.partition("=")[0].strip() for line in path.read_text(encoding="utf-8").splitlines()]
        known = record.__struct_fields__
        before = len(self.problems)
        for key, value in content.items():
            where = f"{path}:{lines.index(key) + 1 if key in lines else 1}"
            if key not in known:
                self.wrong(where, "error-data-extra", key=key, keys=", ".join(known))
            elif key in lists:
                self.numbers(where, key, value, *lists[key])
            else:
                self.number(where, key, value, *limits.get(key, (1, 1000)))
        missing = [key for key in known if key not in content]
        if missing:
            self.wrong(path, "error-data-lacks", keys=", ".join(missing))
        return msgspec.convert(content, record) if len(self.problems) == before else None

    # ---- single values

    def keys(self, where: str | Path, entry: dict[str, Any], needed: Iterable[str], known: Sequence[str]) -> bool:
        """Whether everything needed is there."""
        for key in sorted(set(entry) - set(known)):
            self.wrong(where, "error-data-extra", key=key, keys=", ".join(known))
        missing = [key for key in needed if key not in entry]
        if missing:
            self.wrong(where, "error-data-lacks", keys=", ".join(missing))
        return not missing

    def one_of(self, where: str | Path, key: str, value: object, allowed: Sequence[str]) -> bool:
        if value in allowed:
            return True
        self.wrong(where, "error-data-one-of", key=key, value=repr(value), allowed=", ".join(allowed))
        return False

    def some_of(self, where: str | Path, key: str, value: object, allowed: Sequence[str]) -> tuple[str, ...]:
        if not isinstance(value, list) or not value or any(word not in allowed for word in value):
            self.wrong(where, "error-data-some-of", key=key, value=repr(value), allowed=", ".join(allowed))
            return ()
        if len(set(value)) != len(value):
            self.wrong(where, "error-data-twice", key=key, value=repr(value))
        return tuple(value)

    def number(self, where: str | Path, key: str, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.wrong(where, "error-data-whole", key=key, value=repr(value), low=low, high=high)
            return low
        return value

    def numbers(self, where: str | Path, key: str, value: object, low: int, high: int) -> tuple[int, ...]:
        if not isinstance(value, list) or not value:
            self.wrong(where, "error-data-list", key=key, value=repr(value))
            return ()
        return tuple(self.number(where, key, number, low, high) for number in value)

    def truth(self, where: str | Path, key: str, value: object) -> None:
        if not isinstance(value, bool):
            self.wrong(where, "error-data-bool", key=key, value=repr(value))

    def motif(self, where: str, value: object) -> None:
        # Any word will do: one that the pictures do not know shows a compass rose.
        if not isinstance(value, str) or not re.fullmatch(r"[a-z]+(-[a-z]+)*", value):
            self.wrong(where, "error-data-motif", value=repr(value))


TABLE = re.compile(r"\[(\[?)\s*([\w.-]+)\s*\]?\]")
KEY = re.compile(r"([\w-]+)\s*=")
STRING_OR_COMMENT = re.compile(r"""'[^']*'|"(?:\\.|[^"\\])*"|#.*""")


def lines_of(text: str) -> dict[str, int]:
    """The line of each table and key of a TOML text; tables of a list are counted from 0.

    Keys in quotation marks and those inside a value are left out.

    >>> lines_of("turns = 4\\n[[side]]\\n[side.air]\\nzero = 2")
    {'turns': 1, 'side.0': 2, 'side.0.air': 3, 'side.0.air.zero': 4}
    """
    found: dict[str, int] = {}
    last: dict[str, int] = {}  # of each list of tables, the number of the one that was begun last
    table, depth = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        bare = STRING_OR_COMMENT.sub("", line).strip()
        if depth == 0 and (header := TABLE.fullmatch(bare)):
            table = ""
            *outer, name = header[2].split(".")
            for part in outer:
                table += f".{part}" if table else part
                table += f".{last[table]}" if table in last else ""
            table += f".{name}" if table else name
            if header[1]:
                last[table] = last.get(table, -1) + 1
                table += f".{last[table]}"
            found[table] = number
            continue
        if depth == 0 and (key := KEY.match(bare)):
            found[f"{table}.{key[1]}" if table else key[1]] = number
        depth += bare.count("[") + bare.count("{") - bare.count("]") - bare.count("}")
    return found


def digest(folder: Path, names: Iterable[str]) -> str:
    """A digest of data files, so that a save knows what it was played with. Another picture is no other deck."""
    lines = (line for name in names for line in (folder / name).read_bytes().splitlines(True))
    together = b"".join(line for line in lines if not line.lstrip(b"# ").startswith(b"motif "))
    return hashlib.sha256(together).hexdigest()[:16]
