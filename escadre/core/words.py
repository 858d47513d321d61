"""Every word that a person sees comes from the `.ftl` files, in each language that is there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from escadre.core.game import AnyGame, get
from escadre.core.types import Text

LANGUAGES = ("en", "fr")
COMMON = Path(__file__).parent.parent / "text"


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(folder.glob(f"{language}*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Words:
    """Says texts in one language, with the messages of one game (or of its folder) before the common ones.

    >>> Words("en").say(Text("seat", {"number": 2}))
    'Seat 2'
    """

    def __init__(self, language: str = "en", game: AnyGame | None = None, home: Path | None = None) -> None:
        self.language = language if language in LANGUAGES else "en"
        home = home if game is None else game.speak.folder
        folders = [COMMON] if home is None else [home / "text", COMMON]
        self.bundles = [_bundle(folder, self.language) for folder in folders]

    def has(self, id: str) -> bool:
        return any(bundle.has_message(id.partition(".")[0]) for bundle in self.bundles)

    def has_attribute(self, id: str, attribute: str) -> bool:
        return any(b.has_message(id) and attribute in b.get_message(id).attributes for b in self.bundles)

    def say(self, text: Text) -> str:
        args = {key: self.say(value) if isinstance(value, Text) else value for key, value in text.args.items()}
        name, _, attribute = text.id.partition(".")
        for bundle in self.bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, args)[0])
        return f"[{text.id}]"  # the tests of the words fail on it; a person still sees what was meant

    def id(self, id: str, **args: int | str | Text) -> str:
        """Short for `say(Text(id, args))`."""
        return self.say(Text(id.replace("_", "-"), dict(args)))


@cache
def rulebook(key: str, language: str) -> dict[str, str]:
    """The paragraphs of our own rulebook by rule id."""
    file = get(key).speak.folder / "rulebook" / f"{language}.md"
    found: dict[str, str] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        match = re.match(r"\{#([A-Z]+-[^}]+)\}\s*(.*)", line)
        if match:
            found[match[1]] = match[2]
    return found


def quote(key: str, rule: str, language: str = "en") -> str:
    """What our rulebook says under that id, or nothing."""
    return rulebook(key, language).get(rule, "")
