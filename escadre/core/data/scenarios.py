"""The scenario files of a game: those that come with it, and a folder with a person's own."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from escadre.core.errors import BadData, Unreadable, sentence
from escadre.core.types import ScenarioCard, Text

NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Told(Protocol):
    """What every scenario may say of itself; those that come with a game are told in its words instead."""

    @property
    def title(self) -> str: ...

    @property
    def story(self) -> str: ...


F = TypeVar("F", bound=Told)
Found = TypeVar("Found", bound=Told, covariant=True)


class Reader(Protocol[Found]):
    """Reads one file of a folder; `problems` has everything that is wrong with it."""

    problems: list[Text]

    def scenario(self, path: Path) -> Found | None: ...


class Shelf(Generic[F]):
    """Where scenarios are looked for by name: in the folder that comes with the game, then in the one of `variable`.

    `home` is the folder of the game's words, for what is wrong with a file.
    """

    def __init__(self, folder: Path, home: Path, variable: str, reader: Callable[[Path], Reader[F]]) -> None:
        self.folder = folder
        self.home = home
        self.variable = variable
        self.reader = reader
        self.load = cache(self._load)

    def folders(self) -> list[Path]:
        more = os.environ.get(self.variable)
        return [self.folder, *([Path(more)] if more else [])]

    def names(self) -> list[str]:
        """Every scenario that can be played."""
        return sorted({path.stem for folder in self.folders() for path in folder.glob("*.toml")})

    def read(self, path: Path) -> F:
        """One scenario file; raises `BadData` with every problem found."""
        reader = self.reader(path.parent)
        found = reader.scenario(path)
        if found is None or reader.problems:
            raise BadData(reader.problems, self.home)
        return found

    def _load(self, name: str) -> F:
        """The scenario of that name; raises `Unreadable` if there is none."""
        if NAME.fullmatch(name):
            for folder in self.folders():
                path = folder / f"{name}.toml"
                if path.is_file():
                    return self.read(path)
        raise Unreadable("error-scenario-none", home=self.home, name=name, names=", ".join(self.names()))

    def cards(self, card: Callable[[str, F], ScenarioCard]) -> tuple[ScenarioCard, ...]:
        """The scenarios as one chooses them. A broken file of one's own is left out: `load` says what is wrong."""
        found = []
        for name in self.names():
            with suppress(BadData, Unreadable):
                found.append(card(name, self.load(name)))
        return tuple(found)

    def words(self, name: str, found: F) -> tuple[Text, Text]:
        """Title and line: in the words of the game for what comes with it, else as the file has them."""
        if (self.folders()[0] / f"{name}.toml").is_file():
            return Text(f"scenario-{name}"), Text(f"scenario-{name}.line")
        story = Text("scenario-own.story", {"story": found.story}) if found.story else Text("scenario-own.line")
        return Text("scenario-own", {"name": found.title or name}), story

    def check(self, folder: Path, data_files: Sequence[str], read_data: Callable[[Path], object]) -> None:
        """A folder of changed data, or one of scenarios; raises `BadData` with every problem found."""
        paths = sorted(folder.glob("*.toml"))
        if not paths or any(path.name in data_files for path in paths):
            read_data(folder)
            return
        problems: list[Text] = []
        for path in paths:
            if not NAME.fullmatch(path.stem):
                problems.append(sentence("error-data-line", where=path, what=sentence("error-scenario-name")))
            try:
                self.read(path)
            except BadData as error:
                problems += error.texts
        if problems:
            raise BadData(problems, self.home)
