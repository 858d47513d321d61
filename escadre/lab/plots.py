"""The two drawings that the reports need, as SVG text: shares with intervals, and histograms.

Drawn 360 units wide, so that the letters stay readable on a telephone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from escadre.lab.intervals import Share

WIDTH = 360
BINS = 24


def intervals(rows: Sequence[tuple[str, Share]], even: float | None, title: str) -> str:
    """A dot with a whisker for each share, and a dashed line where all would be equal, if that means anything."""
    step, top = 40, 8
    height = top + step * len(rows) + 20
    marks = [] if even is None else [even]
    low, high, ticks = _scale(
        min([*marks, *(row.low for _, row in rows)]), max([*marks, *(row.high for _, row in rows)])
    )
    parts = [_open(height, title)]
    bottom = top + step * len(rows)
    for i, value in enumerate(ticks):
        x = _x(value, low, high)
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}" stroke="var(--line)"/>')
        anchor = "start" if i == 0 else "end" if i == len(ticks) - 1 else "middle"
        parts.append(
            f'<text class="soft" x="{x:.1f}" y="{bottom + 14}" text-anchor="{anchor}">{100 * value:.0f} %</text>'
        )
    for mark in marks:
        x = _x(mark, low, high)
        parts.append(
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}" stroke="var(--flag)" stroke-dasharray="4 4"/>'
        )
    for i, (name, row) in enumerate(rows):
        y = top + step * i
        left, right, dot = (_x(value, low, high) for value in (row.low, row.high, row.rate))
        parts.append(f'<text x="4" y="{y + 14}">{escape(name)}</text>')
        parts.append(f'<text x="{WIDTH - 4}" y="{y + 14}" text-anchor="end">{100 * row.rate:.1f} %</text>')
        parts.append(
            f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y + 27}" y2="{y + 27}" stroke="var(--pale)" '
            'stroke-width="7" stroke-linecap="round"/>'
        )
        parts.append(f'<circle cx="{dot:.1f}" cy="{y + 27}" r="5.5" fill="var(--sea)"/>')
    return "".join(parts) + "</svg>"


def histogram(
    counts: Mapping[int, int],
    median: float,
    title: str,
    axis: str,
    extent: tuple[int, int] | None = None,
    low: bool = False,
) -> str:
    """How often each number came up, in at most a few dozen bars; `low` draws it flatter, for rows of them."""
    least, most = extent or (min(counts), max(counts))
    span = most - least + 1
    wide = -(-span // BINS)
    bars = [0] * -(-span // wide)
    for number, count in counts.items():
        bars[(number - least) // wide] += count
    tall, top = (52 if low else 130), 20
    bottom = top + tall
    peak = max(1, *bars)
    room = (WIDTH - 8) / len(bars)
    parts = [_open(bottom + 18, title)]
    for i, count in enumerate(bars):
        up = tall * count / peak
        first = least + i * wide
        name = f"{first}" if wide == 1 else f"{first}–{min(most, first + wide - 1)}"
        parts.append(
            f'<rect x="{4 + i * room:.1f}" y="{bottom - up:.1f}" width="{max(1.0, room - 1.5):.1f}" height="{up:.1f}" '
            f'rx="1.5" fill="var(--sea)"><title>{name}: {count}</title></rect>'
        )
    x = 4 + room * ((median - least) / wide + 0.5 / wide)
    parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}" stroke="var(--flag)" stroke-width="1.5"/>')
    parts.append(f'<line x1="4" x2="{WIDTH - 4}" y1="{bottom}" y2="{bottom}" stroke="var(--line)"/>')
    parts.append(f'<text x="4" y="13">{escape(title) if low else ""}</text>')
    parts.append(f'<text class="soft" x="{WIDTH - 4}" y="13" text-anchor="end">≤ {peak} {escape(axis)}</text>')
    parts.append(f'<text class="soft" x="4" y="{bottom + 14}">{least}</text>')
    anchor = "start" if x < 60 else "end" if x > WIDTH - 60 else "middle"
    if 40 < x < WIDTH - 40:
        parts.append(f'<text x="{x:.1f}" y="{bottom + 14}" text-anchor="{anchor}">{median:g}</text>')
    parts.append(f'<text class="soft" x="{WIDTH - 4}" y="{bottom + 14}" text-anchor="end">{most}</text>')
    return "".join(parts) + "</svg>"


def _scale(low: float, high: float) -> tuple[float, float, list[float]]:
    """An axis from one round percentage to another, with few round steps between.

    >>> _scale(0.164, 0.403)
    (0.1, 0.5, [0.1, 0.2, 0.3, 0.4, 0.5])
    """
    for step in (1, 2, 5, 10, 20, 25, 50):
        first = int(low * 100 // step)
        last = max(first + 1, -int(-high * 100 // step))
        if last - first <= 5 or step == 50:
            break
    ticks = [tick * step / 100 for tick in range(first, last + 1)]
    return ticks[0], ticks[-1], ticks


def _open(height: int, title: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'


def _x(value: float, low: float, high: float) -> float:
    return 10 + (WIDTH - 20) * (value - low) / max(1e-9, high - low)
