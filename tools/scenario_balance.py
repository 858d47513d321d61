"""Do both sides of a game's scenarios stand a fair chance?

    python -m tools.scenario_balance branle_bas --matches 500      # plays on where the last run stopped
    python -m tools.scenario_balance branle_bas lissa oland        # only these

Captains play each scenario from both sides. What was played is kept in docs/balance/<game>-scenarios.json as long as
the data and the bot are the same; the page beside it is written from that.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from escadre.core.game import AnyGame, get
from escadre.core.words import Words
from escadre.lab.intervals import share
from escadre.lab.play import Job, run
from escadre.lab.workers import results

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "balance"
FAIR = 0.65  # no side of a scenario that claims balance may win more than this
BATCH = 10  # matches of a scenario before the next has its turn


def read(game: AnyGame, bot: str) -> dict[str, Any]:
    """What earlier runs found with these data and this bot: matches, and wins of each side."""
    cards = {card.key: [0, *(0.0 for _ in card.sides)] for card in game.muster.scenarios()}
    fresh = {"data": game.play.digest, "bot": bot, "scenarios": cards}
    file = FOLDER / f"{game.key}-scenarios.json"
    found = json.loads(file.read_text(encoding="utf-8")) if file.exists() else fresh
    return found if (found["data"], found["bot"]) == (fresh["data"], bot) else fresh


def play(
    game: AnyGame, found: dict[str, Any], wanted: list[str], matches: int, workers: int | None, minutes: float
) -> None:
    end = time.monotonic() + 60 * minutes
    for goal in range(BATCH, matches + BATCH, BATCH):
        jobs = [
            (key, Job(game.key, (found["bot"],) * (len(row) - 1), 1 + number, {}, scenario=key))
            for key, row in found["scenarios"].items()
            if not wanted or key in wanted
            for number in range(row[0], min(goal, matches))
        ]
        if not jobs or time.monotonic() > end:
            continue
        for (key, _), played in zip(jobs, results(run, [job for _, job in jobs], workers), strict=True):
            if played.finding:
                raise SystemExit(f"{key}, seed {played.seed}: {played.finding}")
            row = found["scenarios"][key]
            row[0] += 1
            winners = played.ranks.count(0)
            for side, rank in enumerate(played.ranks):
                row[1 + side] += 1 / winners if rank == 0 else 0
        write(game, found)


def write(game: AnyGame, found: dict[str, Any]) -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{game.key}-scenarios.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (FOLDER / f"{game.key}-scenarios.md").write_text(page(game, found), encoding="utf-8")


def page(game: AnyGame, found: dict[str, Any]) -> str:
    """The report in words."""
    words = Words("en", game)
    rows = []
    for card in game.muster.scenarios():
        count, *wins = found["scenarios"][card.key]
        if not count:
            continue
        rates = [share(round(part), count) for part in wins]
        sides = [
            f"{words.say(side)} {part / count:.1%} ({rate.low:.0%} – {rate.high:.0%})"
            for side, part, rate in zip(card.sides, wins, rates, strict=True)
        ]
        low = max(rate.low for rate in rates)
        high = max(rate.high for rate in rates)
        verdict = f"over {FAIR:.0%}" if low > FAIR else "fair" if high <= FAIR else "not settled"
        rows.append(f"| {words.say(card.title)} | {count} | {' | '.join(sides)} | {verdict} |")
    return "\n".join([
        f"# {words.id('game-title')}: do both sides of a scenario stand a fair chance?",
        "",
        f"Matches of two `{found['bot']}` bots, played by `python -m tools.scenario_balance {game.key}` on the data",
        f"with the digest `{found['data'][:16]}`. A draw counts half for each. In brackets: the 95 % interval.",
        "",
        "| scenario | matches | first side wins | second side wins | verdict |",
        "|---|---|---|---|---|",
        *rows,
        "",
    ])  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("scenarios", nargs="*", help="all of them, if none is named")
    parser.add_argument("--matches", type=int, default=500, help="of each scenario")
    parser.add_argument("--bot", default="captain")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no new batch after so many")
    given = parser.parse_args()
    game = get(given.game)
    found = read(game, given.bot)
    play(game, found, given.scenarios, given.matches, given.workers, given.minutes)
    write(game, found)
    print(page(game, found))


if __name__ == "__main__":
    main()
