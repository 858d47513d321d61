"""Verbs, and the names of what their numbers stand for."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from escadre.core.types import Text
from escadre.games.branle_bas.play.catalog import MODEL, MODELS, NATION_CODES, slug
from escadre.games.branle_bas.play.rules.boarding.hand_to_hand import POINTS
from escadre.games.branle_bas.play.state import WORK, BranleBasState

# What the number of each verb is; "" when there is only one thing to do.
VERBS: Final[dict[str, str]] = {
    "nation": "nation",
    "ready": "",
    "buy": "model",
    "done": "",
    "split": "size",
    "flag": "ship",
    "commander": "ship",
    "wind": "rose",
    "station": "side",
    "straight": "",
    "free": "",
    "plug": "",
    "rudder": "",
    "overboard": "points",
    "wait": "",
    "succession": "signal",
    "together": "signal",
    "line": "division",
    "lines": "lines",
    "pass": "",
    "reread": "",
    "accept": "",
    "release": "ship",
    "disperse": "",
    "leave": "ship",
    "heave": "",
    "steady": "",
    "lead": "",
    "way": "run",
    "ahead": "length",
    "port": "angle",
    "starboard": "angle",
    "end": "",
    "tack": "side",
    "anchor": "angle",
    "weigh": "",
    "cut": "",
    "tow": "ship",
    "castoff": "",
    "scuttle": "ship",
    "part": "side",
    "fight": "",
    "rejoin": "",
    "board": "ship",
    "avoid": "side",
    "land": "points",
    "fire": "shot",
    "close": "ship",
    "hold": "",
    "again": "",
    "keep": "",
    "giver": "ship",
    "give": "gift",
    "grapple": "ship",
    "possess": "ship",
    "assault": "ship",
    "reembark": "ship",
    "morale": "",
}

# BBC-6.25: a helm is laid openly and can be laid anew, back to the last die.


# How many numbers each kind has.
MOST_SHIPS: Final = 120  # of both sides: more than any budget buys
MOST_DIVISIONS: Final = 40
MOST_CREW: Final = POINTS - 1
SIZES: Final[dict[str, int]] = {
    "nation": len(NATION_CODES),
    "model": len(MODELS),
    "size": 9,
    "ship": MOST_SHIPS,
    "rose": 13,
    "side": 2,
    "points": MOST_CREW + 1,
    "signal": MOST_DIVISIONS * 26,
    "division": MOST_DIVISIONS,
    "lines": MOST_DIVISIONS * 2,
    "length": 6001,
    "run": 61,  # half centimetres
    "angle": 3600,
    "shot": MOST_SHIPS * 2,
    "gift": MOST_SHIPS * (MOST_CREW + 1),
    "": 1,
}
VOCABULARY: Final[dict[str, int]] = {verb: SIZES[kind] for verb, kind in VERBS.items()}

SIDES: Final = ("port", "starboard")
SHIP_WORDS: Final = ("ship", "second_ship")


def name(kind: str, number: int) -> str:
    """The word that one types."""
    if number < 0:
        raise IndexError(number)
    if kind == "nation":
        return NATION_CODES[number]
    if kind == "model":
        return MODELS[number].key
    if kind == "side":
        return SIDES[number]
    if kind == "length":
        return decimal(number, 1000)
    if kind == "run":
        return decimal(number * 5, 10)
    if kind == "angle":
        return decimal(number, 10)
    if kind == "signal":
        division, course = divmod(number, 26)
        side, rose = divmod(course, 13)
        return f"{division + 1}-{SIDES[side]}" + (f"-{rose}" if rose else "")
    if kind == "lines":
        return f"{number // 2 + 1}-{SIDES[number % 2]}"
    if kind in ("ship", "division"):
        return str(number + 1)
    return str(number)


def decimal(number: int, whole: int) -> str:
    """A number of parts as one writes it: 4200 thousandths are 4.2.

    >>> decimal(4200, 1000), decimal(305, 10), decimal(5000, 1000), decimal(1666, 1000)
    ('4.2', '30.5', '5', '1.666')
    """
    first, rest = divmod(number, whole)
    digits = f"{rest:0{len(str(whole)) - 1}d}".rstrip("0")
    return f"{first}.{digits}" if digits else str(first)


def number(kind: str, word: str) -> int | None:
    """The number of a typed word, or nothing."""
    if kind == "nation":
        return NATION_CODES.index(word.upper()) if word.upper() in NATION_CODES else None
    if kind == "model":
        return next((model for key, model in MODEL.items() if key.casefold() == word.casefold()), None)
    if kind == "side":
        return SIDES.index(word.lower()) if word.lower() in SIDES else None
    if kind == "run":
        parts = _parts(word, 10, SIZES[kind] * 5)
        return parts // 5 if parts is not None and parts % 5 == 0 else None
    if kind in ("length", "angle"):
        return _parts(word, 1000 if kind == "length" else 10, SIZES[kind])
    if kind in ("signal", "lines"):
        return _signal(kind, word.lower())
    if not (word.isascii() and word.isdigit() and len(word) < 6):
        return None
    found = int(word) - 1 if kind in ("ship", "division") else int(word)
    return found if 0 <= found < SIZES.get(kind, 0) else None


def _parts(word: str, whole: int, limit: int) -> int | None:
    """A decimal of at most as many places as there are parts."""
    first, _, rest = word.replace(",", ".").partition(".")
    places = len(str(whole)) - 1
    if not (first.isascii() and first.isdigit() and len(first) < 6 and len(rest) <= places):
        return None
    if rest and not (rest.isascii() and rest.isdigit()):
        return None
    found = int(first) * whole + int(rest.ljust(places, "0") or 0)
    return found if found < limit else None


def _signal(kind: str, word: str) -> int | None:
    parts = word.split("-")
    if len(parts) not in ((2, 3) if kind == "signal" else (2,)) or parts[1] not in SIDES:
        return None
    if not all(part.isascii() and part.isdigit() and len(part) < 3 for part in (parts[0], *parts[2:])):
        return None
    division, side = int(parts[0]) - 1, SIDES.index(parts[1])
    course = int(parts[2]) if len(parts) == 3 else 0
    if not 0 <= division < MOST_DIVISIONS or course > 12:
        return None
    return division * 26 + side * 13 + course if kind == "signal" else division * 2 + side


def noun(kind: str, number: int) -> Text | None:
    """The words for a number, by what it is called in an event or choice."""
    if kind == "nation":
        return Text(f"nation-{NATION_CODES[number]}") if 0 <= number < len(NATION_CODES) else None
    if kind == "model":
        return model_name(number)
    if kind == "side":
        return Text(f"side-{SIDES[number]}") if 0 <= number < 2 else None
    if kind == "length":
        return Text("length-cm", {"length": decimal(number, 1000)})
    if kind == "run":
        return Text("length-cm", {"length": decimal(number * 5, 10)})
    if kind == "angle":
        return Text("angle-degrees", {"angle": decimal(number, 10)})
    if kind == "division":
        return Text("division-number", {"number": number + 1})
    if kind == "signal":
        division, course = divmod(number, 26)
        side, rose = divmod(course, 13)
        args: dict[str, int | str | Text] = {
            "division": division + 1,
            "side": Text(f"side-{SIDES[side]}"),
            "course": rose,
        }
        return Text("signal-course" if rose else "signal-side", args)
    if kind == "lines":
        return Text("signal-side", {"division": number // 2 + 1, "side": Text(f"side-{SIDES[number % 2]}")})
    return None


def model_name(model: int) -> Text:
    """What one calls a type: a 74-gun ship; of a ship unlike her type her name."""
    found = MODELS[model]
    if found.name:
        return Text("ship-name", {"name": found.name})
    args: dict[str, int | str | Text] = {"guns": found.guns, "pounder": found.pounder}
    return Text(f"style-{found.style}", args)


# ---- the ships of a match


def ship_text(s: BranleBasState, ship: int) -> Text:
    """Her name; with the nation where two ships of the battle share it. A work is called what it is."""
    called: dict[str, int | str | Text] = {"name": s.names[ship]}
    if s.kind[ship] == WORK:
        return Text("work-name", {**called, "work": Text(f"style-{MODELS[s.model[ship]].style}", {"guns": 0})})
    if s.names.count(s.names[ship]) > 1:
        return Text("ship-name-of", {**called, "nation": Text(f"nation-{NATION_CODES[s.nation[ship]]}.short")})
    return Text("ship-name", called)


def ship_word(s: BranleBasState, ship: int) -> str:
    """Her name as one types it, unlike that of any other in the battle."""
    return _ship_words(s.names, s.nation)[ship]


@lru_cache(maxsize=256)
def _ship_words(names: tuple[str, ...], nations: tuple[int, ...]) -> tuple[str, ...]:
    """Those that share a name carry their nation, those of one nation a number besides."""
    words: list[str] = []
    slugs = [slug(name) for name in names]
    for ship, word in enumerate(slugs):
        if slugs.count(word) > 1 or not word or word.isdigit():
            word = f"{word}-{NATION_CODES[nations[ship]].lower()}".strip("-")
        n, free = 1, word
        while free in words:
            n += 1
            free = f"{word}-{n}"
        words.append(free)
    return tuple(words)


def named(s: BranleBasState, kind: str, number: int) -> tuple[str, Text] | None:
    """Typed word and words of what only this battle knows: ships, shots at them, crew for them."""
    if number < 0:
        return None
    if kind in SHIP_WORDS and number < len(s.names):
        return ship_word(s, number), ship_text(s, number)
    if kind == "shot" and number < 2 * len(s.names):
        aim = ("hull", "masts")[number % 2]
        words = Text(f"shot-{aim}", {"ship": ship_text(s, number // 2)})
        return f"{ship_word(s, number // 2)} {aim}", words
    if kind == "gift" and number < len(s.names) * (MOST_CREW + 1):
        receiver, points = divmod(number, MOST_CREW + 1)
        words = Text("gift-points", {"ship": ship_text(s, receiver), "points": points})
        return f"{ship_word(s, receiver)} {points}", words
    return None


def seat_name(seat: int) -> Text:
    return Text("seat", {"number": seat + 1})
