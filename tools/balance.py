"""Do the nine navies of Modern Naval Battles stand a fair chance against each other?

    python -m tools.balance --matches 2000      # plays on where the last run stopped; minutes to days, by the machine
    python -m tools.balance --matches 8000 --pair "chinese japanese"
    python -m tools.balance --matches 2020 --rules hard_to_evade

Every pair of navies plays at the largest budget that both can fill, each as often first to choose as second. What was
played is kept in docs/balance/naval_battles.json, and beside it for other rules, as long as the cards of the pair are
the same and its first match goes as it went: who changes a ship plays that navy's pairs anew, who changes the bot all
of them. The page beside it is written from that.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import time
from pathlib import Path
from statistics import mean
from typing import Any

from msgspec import to_builtins
from msgspec.json import encode

from escadre.games.naval_battles.play.catalog import CONSTANTS, DESIGNS, NAVIES, SHIPS
from escadre.games.naval_battles.play.rules.setup import offered_budget
from escadre.lab.intervals import share
from escadre.lab.play import Job, Played, run
from escadre.lab.workers import results

GAME = "naval_battles"
FOLDER = Path(__file__).resolve().parent.parent / "docs" / "balance"
PAIRS = list(itertools.combinations(range(len(NAVIES)), 2))
FAIR = 0.6  # no navy may win more than this of its matches against another
TALK = {"source", "book", "motif", "since", "until"}  # what a card tells, without being played with
BATCH = 20  # matches of a pair before the next pair has its turn
ENOUGH = 2020  # matches that tell whether a pair is fair
RULES: dict[str, dict[str, bool]] = {"": {}, "hard_to_evade": {"hard_to_evade": True}}  # by name: the options


def name(pair: tuple[int, int]) -> str:
    return f"{NAVIES[pair[0]]} {NAVIES[pair[1]]}"


def job(pair: tuple[int, int], number: int, bot: str, rules: str = "") -> Job:
    first, second = pair if number % 2 == 0 else pair[::-1]
    return Job(GAME, (bot, bot), 1 + number // 2, RULES[rules], opening=(("navy", first), ("navy", second)))


def won(pair: tuple[int, int], played: Played) -> float:
    """By the first navy of the pair; a shared win is half a win."""
    if played.finding:
        raise SystemExit(f"{name(pair)}, seed {played.seed}: {played.finding}")
    wins = {row[0]: row[2] for row in played.stats["navies"]}
    return wins[pair[0]] / (wins[pair[0]] + wins[pair[1]])


def cards(pair: tuple[int, int]) -> str:
    """A digest of all that a match of these two navies is played with; pictures and sources are not."""
    ships = [ship for ship in SHIPS if ship.nation in (NAVIES[pair[0]], NAVIES[pair[1]])]
    printed = [
        {key: value for key, value in to_builtins(card).items() if key not in TALK} for card in [*ships, *DESIGNS]
    ]
    return hashlib.sha256(encode([printed, CONSTANTS])).hexdigest()[:16]


def course(first: Job) -> str:
    """A digest of how the first match of a pair goes and how much was thought about it: a bot that changed shows."""
    return hashlib.sha256(encode(run(first))).hexdigest()[:16]


def record(rules: str) -> Path:
    return FOLDER / (f"{GAME}-{rules}.json" if rules else f"{GAME}.json")


def read(bot: str, rules: str = "") -> dict[str, Any]:
    """What earlier runs found with this bot, these cards and these rules.

    For each pair: matches, wins of the first navy, digests of the cards and of the first match.
    """
    file = record(rules)
    found: dict[str, Any] = {
        "bot": bot, "rules": rules, "pairs": {name(pair): [0, 0.0, cards(pair), ""] for pair in PAIRS},
    }  # fmt: skip
    earlier = json.loads(file.read_text(encoding="utf-8")) if file.exists() else found
    if earlier["bot"] == bot:
        found["pairs"].update({
            key: row for key, row in earlier["pairs"].items() if row[2] == found["pairs"][key][2]
        })  # fmt: skip
    return found


def forget(found: dict[str, Any], pairs: list[tuple[int, int]]) -> None:
    """Drop what the bot played when it still played otherwise."""
    firsts = [job(pair, 0, found["bot"], found["rules"]) for pair in pairs]
    for pair, digest in zip(pairs, results(course, firsts), strict=True):
        row = found["pairs"][name(pair)]
        if row[3:] != [digest]:
            row[:] = [0, 0.0, row[2], digest]


def play(
    found: dict[str, Any], pairs: list[tuple[int, int]], matches: int, workers: int | None, minutes: float
) -> None:
    end = time.monotonic() + 60 * minutes
    for goal in range(BATCH, matches + BATCH, BATCH):
        jobs = [
            (pair, job(pair, number, found["bot"], found["rules"]))
            for pair in pairs
            for number in range(found["pairs"][name(pair)][0], min(goal, matches))
        ]
        if not jobs or time.monotonic() > end:
            continue
        for (pair, _), played in zip(jobs, results(run, [job for _, job in jobs], workers), strict=True):
            row = found["pairs"][name(pair)]
            row[0] += 1
            row[1] += won(pair, played)
        write(found)


def write(found: dict[str, Any]) -> None:
    FOLDER.mkdir(exist_ok=True)
    record(found["rules"]).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (FOLDER / f"{GAME}.md").write_text(page(found["bot"]), encoding="utf-8")


def page(bot: str) -> str:
    """The report in words: by the rules as they are, then by those with an option that were played before."""
    return "\n".join([
        "# Modern Naval Battles: do the navies stand a fair chance?",
        "",
        f"Matches of two `{bot}` bots, played by `python -m tools.balance`. Each pair has the largest budget",
        "that both navies can fill (MNB-2.3.5), and each navy is as often the first to choose as the second. In",
        "brackets: the 95 % interval of the true rate.",
        "",
        "After these matches were played, captains stopped knowing whether another seat had kept its formation, and",
        "what a mate of another team had been allotted; the digests of their first matches are those of today.",
        "",
        "## By the rules as they are",
        "",
        "Rules version 2, no option: evasion is rolled without the hard-to-stop modifier (MNB-12.4.2).",
        "",
        *tables(read(bot)),
        "## With `hard_to_evade`",
        "",
        "The modifier lowers evasion rolls too, as in rules version 1, by which these matches were played; with the",
        "option they go the same way today.",
        "",
        *tables(read(bot, "hard_to_evade")),
    ])  # fmt: skip


def tables(found: dict[str, Any]) -> list[str]:
    """What one record says."""
    rows: list[str] = []
    tally: dict[str, list[tuple[int, float]]] = {
        navy: [] for navy in NAVIES
    }  # of each opponent: matches, share of them won
    won_more, could_more, surely, fewest = [], [], [], 0
    for pair in PAIRS:
        count, wins, *_ = found["pairs"][name(pair)]
        if not count:
            continue
        one, two = (NAVIES[navy].capitalize() for navy in pair)
        rate = share(round(wins), count)
        rows.append(
            f"| {one} | {two} | {offered_budget(list(pair))} | {count} | {wins / count:.1%} "
            f"({rate.low:.1%} – {rate.high:.1%}) | {1 - wins / count:.1%} |"
        )
        fewest = min(fewest or count, count)
        if rate.low > FAIR or rate.high < 1 - FAIR:
            surely.append(f"{one} – {two}")
        if max(wins, count - wins) > FAIR * count:
            won_more.append(f"{one} – {two}")
        elif rate.high > FAIR or rate.low < 1 - FAIR:
            could_more.append(f"{one} – {two}")
        for navy, part in ((pair[0], wins), (pair[1], count - wins)):
            tally[NAVIES[navy]].append((count, part / count))
    totals = [
        f"| {navy.capitalize()} | {sum(count for count, _ in against)} | {mean(won for _, won in against):.1%} |"
        for navy, against in tally.items()
        if against
    ]
    over = f"over {FAIR:.0%} against another"
    verdict = [
        f"Of {len(rows)} pairs, {fewest} matches each at least: "
        + (f"a navy won {over} in {', '.join(won_more)}." if won_more else f"no navy won {over}.")
    ]
    verdict += [f"The interval still reaches beyond that for {', '.join(could_more)}."] if could_more else []
    if fewest < ENOUGH:
        verdict = [
            f"A sample, {fewest} matches a pair, too few to judge one: "
            + (f"a navy surely wins {over} in {', '.join(surely)}." if surely else f"no navy surely wins {over}.")
            + f" `python -m tools.balance --matches {ENOUGH}` plays on."
        ]
    return [
        *verdict,
        "",
        "| navy | matches | wins, each opponent alike |",
        "|---|---|---|",
        *totals,
        "",
        "| first navy | second navy | budget | matches | first wins | second wins |",
        "|---|---|---|---|---|---|",
        *rows,
        "",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=2000, help="of each pair")
    parser.add_argument("--pair", action="append", choices=[name(pair) for pair in PAIRS], help="only this, or these")
    parser.add_argument("--bot", default="captain")
    parser.add_argument("--rules", default="", choices=list(RULES), help="an option that is on")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no new batch after so many")
    given = parser.parse_args()
    found = read(given.bot, given.rules)
    pairs = [pair for pair in PAIRS if not given.pair or name(pair) in given.pair]
    forget(found, pairs)
    play(found, pairs, given.matches, given.workers, given.minutes)
    write(found)
    print(page(given.bot))


if __name__ == "__main__":
    main()
