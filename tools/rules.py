"""Every row of a ledger has a test that cites it and a paragraph in each rulebook, and nothing cites what is not a row.

Ledger: `docs/rules/<game>.md`, rows `| SIR-3.1.3 | … |`; a row struck out (`| ~~SIR-3.1.3~~ |`) is dead.
Tests: `@pytest.mark.rule("SIR-3.1.3", …)` anywhere under `tests/<game>/`; rows of any game in `tests/geometry/`.
Rulebook: `{#SIR-3.1.3}` in `escadre/games/<game>/speak/rulebook/*.md`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "fr")


def rows(ledger: Path) -> list[str]:
    """The ids of the living rows, in their order."""
    return re.findall(r"^\| *([A-Z]+-[A-Za-z0-9.]+) *\|", ledger.read_text(encoding="utf-8"), re.MULTILINE)


def anchors(rulebook: Path) -> list[str]:
    """The ids that a rulebook has a paragraph for."""
    text = rulebook.read_text(encoding="utf-8") if rulebook.exists() else ""
    return re.findall(r"\{#([A-Z]+-[A-Za-z0-9.]+)\}", text)


def marks(file: Path) -> tuple[list[str], list[str]]:
    """The ids that the rule marks of a test file cite, and what is wrong with the marks."""
    cited, wrong = [], []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for arg in node.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    cited.append(arg.value)
                else:
                    wrong.append(f"{file.name}:{node.lineno}: a rule mark must cite plain ids, not {ast.unparse(arg)}")
    return cited, wrong


def problems(game: str, root: Path = ROOT) -> list[str]:
    """What is missing, doubled or cited without being there, one line each."""
    ids = rows(root / "docs" / "rules" / f"{game}.md")
    found = [f"{id}: two rows of the ledger have this id" for id, count in Counter(ids).items() if count > 1]
    cited: list[str] = []
    for file in sorted((root / "tests" / game).rglob("*.py")):
        mine, wrong = marks(file)
        cited += mine
        found += wrong
    ours = {id.partition("-")[0] for id in ids}
    for file in sorted((root / "tests" / "geometry").rglob("*.py")):
        mine, wrong = marks(file)
        cited += [id for id in mine if id.partition("-")[0] in ours]  # the sea is shared, each game has rows about it
        found += wrong
    found += _compare(ids, cited, "no test cites it", "a test cites it, but the ledger has no such row")
    for language in LANGUAGES:
        book = f"the rulebook ({language})"
        there = anchors(root / "escadre" / "games" / game / "speak" / "rulebook" / f"{language}.md")
        found += _compare(ids, there, f"{book} has no paragraph", f"{book} has it, but the ledger has no such row")
        found += [f"{id}: {book} has it {count} times" for id, count in Counter(there).items() if count > 1]
    return found


def _compare(ids: Iterable[str], there: Iterable[str], missing: str, unknown: str) -> list[str]:
    wanted, given = dict.fromkeys(ids), dict.fromkeys(there)
    return [f"{id}: {missing}" for id in wanted if id not in given] + [
        f"{id}: {unknown}" for id in given if id not in wanted
    ]


def games(root: Path = ROOT) -> list[str]:
    """The games that have a ledger."""
    return sorted(file.stem for file in (root / "docs" / "rules").glob("*.md"))


def main() -> None:
    failed = False
    for game in games():
        found = problems(game)
        failed = failed or bool(found)
        print(
            "\n".join(
                [*found, f"{game}: {len(rows(ROOT / 'docs' / 'rules' / f'{game}.md'))} rows, {len(found)} problems"]
            )
        )
    sys.exit(failed)


if __name__ == "__main__":
    main()
