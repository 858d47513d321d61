"""A run as one HTML page that needs nothing else: no script, no font, no address outside itself."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from escadre.core.types import Text
from escadre.lab import plots
from escadre.lab.intervals import share
from escadre.lab.simulate import (
    Labels,
    Summary,
    Tally,
    amount,
    by_first,
    extent,
    is_share,
    options_in_words,
    percent,
    rows_of_numbers,
    told,
)

STYLE = """
:root { color-scheme: light dark; --ink: #16262e; --soft: #5b6b73; --paper: #f6f4ee; --card: #fffdf8; --line: #d9d5c8;
  --sea: #1f6f8b; --pale: #a9cfd9; --flag: #b3432b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eef0; --soft: #9db0b8; --paper: #0f1b21; --card: #162830;
  --line: #2b414b; --sea: #5fb6d0; --pale: #2c5a69; --flag: #ee8a6c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1080px; margin: 0 auto; padding: 1rem; }
h1 { font: 600 1.7rem/1.2 Georgia, serif; margin: .6rem 0 .2rem; }
h2 { font: 600 1.15rem/1.3 Georgia, serif; margin: 0 0 .2rem; }
p { margin: .2rem 0 .8rem; color: var(--soft); font-size: .92rem; }
.run { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 310px), 1fr)); gap: 1rem;
  margin: 1rem 0 2rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem; min-width: 0; }
.wide { grid-column: 1 / -1; }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); gap: .4rem 1.6rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem .5rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; position: sticky; left: 0; min-width: 8.5em;
  background: var(--card); }
th { color: var(--soft); font-weight: 600; vertical-align: bottom; }
td.bar { min-width: 6em; background: linear-gradient(var(--sea), var(--sea)) no-repeat .5rem 100%;
  background-size: calc((100% - 1rem) * var(--part)) 4px; }
td small { display: inline-block; min-width: 2.8em; color: var(--ink); opacity: .75; }
svg { display: block; width: 100%; height: auto; margin-bottom: .6rem; font: 12px system-ui, sans-serif; }
svg text { fill: var(--ink); paint-order: stroke; stroke: var(--card); stroke-width: 4px; stroke-linejoin: round; }
svg .soft { fill: var(--soft); }
@media (max-width: 600px) {
  .stack tr { display: grid; grid-template-columns: 1fr auto; border-bottom: 1px solid var(--line); }
  .stack th, .stack td { border: 0; padding: .15rem 0; }
  .stack :is(th, td):nth-child(3) { grid-column: 1 / -1; color: var(--soft); }
}
.broken { color: var(--flag); }
"""


def write(path: str | Path, summaries: Sequence[Summary], language: str = "en") -> None:
    """The page as a file."""
    Path(path).write_text(page(summaries, language), encoding="utf-8")


def page(summaries: Sequence[Summary], language: str = "en") -> str:
    """One page for one run, or for each value of a sweep, one below the other."""
    assert summaries, "a report needs at least one run"
    labels = Labels(summaries[0].game, language)
    words = labels.words
    name = words.say(Text("game-title")) if words.has("game-title") else summaries[0].game
    title = words.say(Text("lab-report-title", {"game": name}))
    runs = "".join(_run(summary, Labels(summary.game, language)) for summary in summaries)
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1>"
        f"<p>{escape(words.say(Text('lab-honest')))}</p>{runs}</main></body></html>\n"
    )


def _run(summary: Summary, labels: Labels) -> str:
    words = labels.words
    fact = words.say(
        Text(
            "lab-report-fact",
            {
                "finished": str(summary.finished),
                "matches": str(summary.matches),
                "seats": len(summary.levels),
                "first": str(summary.seed),
                "last": str(summary.seed + max(0, summary.matches - 1)),
                "options": options_in_words(summary, words),
            },
        )
    )
    parts = [f'<p class="wide">{escape(fact)}</p><div class="run">']
    if summary.finished:
        tallies = [tally for tally in summary.tallies if tally.rows]
        parts += [_wins(summary, labels)] if len(summary.levels) > 1 else []
        parts += [_graded(seat, summary, labels) for seat in dict.fromkeys(row.seat for row in summary.graded)]
        parts.append(_length(summary, labels))
        parts += [_tally(tally, labels) for tally in tallies if is_share(tally)]
        parts += [_scores(summary, labels), _numbers(summary, labels)]
        parts += [_tally(tally, labels) for tally in tallies if not is_share(tally)]
    if summary.findings:
        lines = "".join(f"<li>{escape(finding)}</li>" for finding in summary.findings[:50])
        parts.append(
            f'<section class="wide broken"><h2>{escape(words.say(Text("lab-broken")))}</h2><ul>{lines}</ul></section>'
        )
    return "".join(parts) + "</div>"


def _section(title: str, note: str, body: str, wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    return f"<section{kind}><h2>{escape(title)}</h2><p>{escape(note)}</p>{body}</section>"


def _wins(summary: Summary, labels: Labels) -> str:
    words = labels.words
    rows = [
        (f"{words.say(Text('lab-seat-number', {'number': seat + 1}))} · {level}", summary.wins[seat])
        for seat, level in enumerate(summary.levels)
    ]
    chart = plots.intervals(rows, 1 / len(rows), words.say(Text("lab-chart-wins")))
    return _section(words.say(Text("lab-chart-wins")), words.say(Text("lab-note-wins")), chart)


def _graded(seat: int, summary: Summary, labels: Labels) -> str:
    words = labels.words
    title = words.say(Text("lab-results"))
    if len(summary.levels) > 1:
        title = f"{title} · {words.say(Text('lab-seat-number', {'number': seat + 1}))} · {summary.levels[seat]}"
    indent = "\N{EM SPACE}"
    rows = [
        ((indent if row.verdict.degree is not None else "") + words.say(row.verdict.said), row.share)
        for row in summary.graded
        if row.seat == seat
    ]
    return _section(title, words.say(Text("lab-note-share")), plots.intervals(rows, None, title))


def _length(summary: Summary, labels: Labels) -> str:
    words = labels.words
    title = words.say(Text("lab-chart-length"))
    axis = words.say(Text("lab-axis-matches"))
    chart = plots.histogram(summary.lengths, summary.decisions.median, title, axis)
    return _section(title, words.say(Text("lab-note-length")), chart)


def _scores(summary: Summary, labels: Labels) -> str:
    words = labels.words
    axis = words.say(Text("lab-axis-matches"))
    every = [score for column in summary.points for score in column]
    charts = []
    for seat, column in enumerate(summary.points):
        name = words.say(Text("lab-seat-number", {"number": seat + 1}))
        charts.append(plots.histogram(column, summary.scores[seat].median, name, axis, (min(every), max(every)), True))
    body = f'<div class="row">{"".join(charts)}</div>'
    return _section(words.say(Text("lab-chart-scores")), words.say(Text("lab-note-scores")), body, wide=True)


def _numbers(summary: Summary, labels: Labels) -> str:
    words = labels.words
    head = "".join(f"<th>{escape(words.say(Text(id)))}</th>" for id in ("lab-what", "lab-mean", "lab-range"))
    numbers = rows_of_numbers(summary, labels)
    for seat, score in enumerate(summary.scores):
        numbers.append((words.say(Text("lab-score-of", {"number": seat + 1})), score))
    rows = [
        f"<tr><td>{escape(name)}</td><td>{amount(value)}</td><td>{extent(value)}</td></tr>" for name, value in numbers
    ]
    if len(summary.levels) > 1:
        shared = escape(words.say(Text("lab-shared")))
        rows.append(f"<tr><td>{shared}</td><td>{percent(summary.shared)}</td><td></td></tr>")
    note = words.say(Text("lab-findings", {"count": len(summary.findings)}))
    return _section(words.say(Text("lab-per-match")), note, _html_table(head, rows, "stack"), wide=True)


def _tally(tally: Tally, labels: Labels) -> str:
    """Few rows of one number are shares of a whole (which camp won); anything else is a table with bars."""
    words = labels.words
    title = labels.title(tally.name)
    if is_share(tally):
        whole = sum(row[1] for row in tally.rows)
        shares = [(labels.key(tally.name, key), share(count, whole)) for key, count in tally.rows]
        return _section(title, words.say(Text("lab-note-share")), plots.intervals(shares, 1 / len(shares), title))
    width = max(len(row) for row in tally.rows)
    head = "<th></th>" + "".join(f"<th>{escape(labels.column(tally.name, i))}</th>" for i in range(1, width))
    most = [max(1, *(row[i] for row in tally.rows if i < len(row))) for i in range(1, width)]
    rows = []
    for key, *values in by_first(tally):
        cells = ""
        for value, said, top in zip(values, told(values), most, strict=False):
            number, _, each = said.partition(" ")
            part = f"--part:{max(0, value) / top:.2f}"
            cells += f'<td class="bar" style="{part}">{number}<small>{each.strip("()")}</small></td>'
        rows.append(f"<tr><td>{escape(labels.key(tally.name, key))}</td>{cells}</tr>")
    notes = [words.say(Text("lab-note-tally")), labels.note(tally.name)]
    if width > 2:
        notes.insert(1, words.say(Text("lab-note-each", {"column": labels.column(tally.name, 1)})))
    return _section(title, " ".join(notes), _html_table(head, rows), wide=True)


def _html_table(head: str, rows: list[str], kind: str = "") -> str:
    table = f'<table class="{kind}">' if kind else "<table>"
    return f'<div class="scroll">{table}<thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
