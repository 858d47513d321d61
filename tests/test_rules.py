"""No row of a ledger is without a test that cites it and without its paragraph in each rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import rules


@pytest.mark.parametrize("game", rules.games())
def test_every_row_has_a_test_and_a_paragraph(game: str) -> None:
    assert rules.problems(game) == []


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one rule, complete."""
    for folder in ("docs/rules", "tests/toy", "escadre/games/toy/speak/rulebook"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/toy.md").write_text(
        "| id | rule |\n|---|---|\n| TOY-1.1 | One. |\n| ~~TOY-1.2~~ | Dead. |\n"
    )
    (tmp_path / "tests/toy/test_1.py").write_text('@pytest.mark.rule("TOY-1.1")\ndef test_one(): ...\n')
    for language in ("en", "fr"):
        (tmp_path / f"escadre/games/toy/speak/rulebook/{language}.md").write_text("{#TOY-1.1} One.\n")
    return tmp_path


def test_a_complete_project_has_no_problems(project: Path) -> None:
    assert rules.games(project) == ["toy"]
    assert rules.problems("toy", project) == []


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("docs/rules/toy.md", "| TOY-1.3 | New. |\n", "TOY-1.3: no test cites it"),
        ("docs/rules/toy.md", "| TOY-1.3 | New. |\n", "TOY-1.3: the rulebook (fr) has no paragraph"),
        ("docs/rules/toy.md", "| TOY-1.1 | Again. |\n", "TOY-1.1: two rows of the ledger have this id"),
        ("tests/toy/test_1.py", '@pytest.mark.rule("TOY-9")\ndef test_two(): ...\n', "TOY-9: a test cites it, but"),
        ("tests/toy/test_1.py", "@pytest.mark.rule(ID)\ndef test_two(): ...\n", "test_1.py:3: a rule mark must cite"),
        ("escadre/games/toy/speak/rulebook/en.md", "{#TOY-9} Nine.\n", "TOY-9: the rulebook (en) has it, but"),
        ("escadre/games/toy/speak/rulebook/en.md", "{#TOY-1.1} Again.\n", "TOY-1.1: the rulebook (en) has it 2 times"),
    ],
)
def test_each_fault_is_named(project: Path, file: str, text: str, problem: str) -> None:
    with (project / file).open("a") as stream:
        stream.write(text)
    assert any(line.startswith(problem) for line in rules.problems("toy", project))


def test_tests_of_the_open_sea_count_for_every_game(project: Path) -> None:
    (project / "tests/toy/test_1.py").unlink()
    (project / "tests/geometry").mkdir()
    sea = project / "tests/geometry/test_sea.py"
    sea.write_text('@pytest.mark.rule("TOY-1.1", "OTHER-1")\ndef test_one(): ...\n')
    assert rules.problems("toy", project) == []
    sea.write_text('@pytest.mark.rule("TOY-9")\ndef test_one(): ...\n')
    assert len(rules.problems("toy", project)) == 2
