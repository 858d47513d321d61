"""Whether everything that is shown has words, in each language; the walks through matches ask it as they go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from escadre.core.match import Match
from escadre.core.scene import Scene
from escadre.core.types import Text
from escadre.core.words import LANGUAGES, Words

_SOUND: set[tuple[str, str]] = set()  # by game, texts that have words: most of them come again in every match


def texts(scene: Scene) -> Iterator[Text]:
    """Every text of a scene."""
    yield scene.picture.prompt
    for choice in (*scene.choices, *scene.barred):
        yield choice.label
    for choice in scene.choices:
        yield from (chance.what for chance in choice.odds or ())
    for zone in scene.picture.zones:
        yield zone.title
        for piece in zone.pieces:
            yield from piece.badges
            yield from (part for fact in piece.facts for part in (fact.what, fact.value) if isinstance(part, Text))
    for status in scene.picture.seats:
        yield from status.badges
        yield from (part for fact in status.facts for part in (fact.what, fact.value) if isinstance(part, Text))
    yield from (line.text for line in scene.log)
    if scene.outcome is not None:
        yield scene.outcome.why


def wordless(text: Text, words: Words) -> list[str]:
    """The ids in a text, at any depth, that have no words or lack an argument."""
    problems = [problem for arg in text.args.values() if isinstance(arg, Text) for problem in wordless(arg, words)]
    name, _, attribute = text.id.partition(".")
    bundle = next((bundle for bundle in words.bundles if bundle.has_message(name)), None)
    message = bundle.get_message(name) if bundle else None
    pattern = message and (message.attributes.get(attribute) if attribute else message.value)
    if bundle is None or pattern is None:
        return [*problems, f"{words.language}: {text.id} has no words"]
    args = {key: words.say(arg) if isinstance(arg, Text) else arg for key, arg in text.args.items()}
    said, errors = bundle.format_pattern(pattern, args)
    assert said == words.say(text)
    return [*problems, *(f"{words.language}: {text.id}: {error}" for error in errors)]


def check_words(
    match: Match, since: int, said: set[str], problems: set[str], seats: Iterable[int | None] | None = None
) -> None:
    """What these seats are shown (all of them, and a spectator, if none are given), with the log since a moment."""
    for seat in (*range(match.setup.seats), None) if seats is None else seats:
        for text in texts(match.view(seat, since)):
            key = repr(text)
            if key in said:
                continue
            said.add(key)
            if (match.game.key, key) in _SOUND:
                continue
            found = [problem for language in LANGUAGES for problem in wordless(text, Words(language, match.game))]
            problems.update(found)
            if not found:
                _SOUND.add((match.game.key, key))
