"""One spelling for words that people write in several."""

from __future__ import annotations

import unicodedata


def fold(words: str) -> str:
    """For a search: without case and accents.

    >>> fold("Amiral Émile")
    'amiral emile'
    """
    parts = unicodedata.normalize("NFKD", words.replace("\0", "").casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def handle(name: str) -> str:
    """For names that must differ: without case and without look-alike widths; an accent makes another name.

    >>> handle(" ÉMILE ") == handle("émile") != handle("emile")
    True
    """
    return unicodedata.normalize("NFKC", name.replace("\0", "")).casefold().strip()
