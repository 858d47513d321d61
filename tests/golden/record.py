"""Golden playthroughs: random matches, written down so that no change of a rule goes unnoticed.

    python -m tests.golden.record           # or make golden: plays and writes them anew; read the diff

A file is JSON with one act on a line: `[who and order, dice, what happened, seal]`; what is empty is left out from the
end. The seal of the state stands at every 25th act and at the last.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from escadre.core import codec
from escadre.core.errors import Illegal
from escadre.core.game import get
from escadre.core.match import Entry, Match
from tests.contract.promises import Table, choose, set_up

FOLDER = Path(__file__).parent
EVERY = 25  # acts from one seal of the state to the next
UNDO = 0.03

OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {"length": 10},
    "advanced": {"length": 10, "advanced": True},
    "both-historical": {"length": 10, "both_camps": True, "historical": True},
    "fast": {"length": 10, "fast": True},
    "two-games": {"length": 10, "series_games": 2},
}
TABLES: dict[str, Table] = {
    **{f"sirocco-{n}-{name}": Table("sirocco", n, options) for n in (2, 3, 4, 6) for name, options in OPTIONS.items()},
    **{f"flotilla-{n}": Table("flotilla", n, {"rounds": 3} if n == 4 else {}) for n in (2, 3, 4)},
    **{f"naval_battles-{n}": Table("naval_battles", n, {}) for n in (2, 4, 6)},
    "naval_battles-3-reserve": Table("naval_battles", 3, {"card_reserve": True, "row_air_defence": True, "budget": 20}),
    "naval_battles-4-teams": Table("naval_battles", 4, {"teams": 2, "budget": 30}),
    "branle_bas-2": Table("branle_bas", 2, {"frigate_action": True, "strategic_morale": True}),
    "branle_bas-4": Table("branle_bas", 4, {"wind_by_choice": True, "period": "1793-1815"}),
    "branle_bas-2-constitution-java": Table("branle_bas", 2, {}, "constitution-java"),
    "branle_bas-2-la-goletta": Table("branle_bas", 2, {}, "la-goletta"),
}


def seal(match: Match) -> str:
    return codec.seal(codec.plain(match.state))[:12]


def line(match: Match, entry: Entry) -> list[Any]:
    """What is written of an act, just after it."""
    events = " ".join(event.kind for event in entry.events)
    due = entry.number % EVERY == 0 or not match.turn
    whole = [f"{entry.seat} {entry.order}", list(entry.dice), events, seal(match) if due else ""]
    while not whole[-1]:
        whole.pop()
    return whole


def play(table: Table, seed: int) -> dict[str, Any]:
    """A random match, also with speakers out of turn and acts taken back."""
    match, chance = set_up(table, seed), random.Random(seed)
    acts = [line(match, match.log[0])]
    while match.turn:
        seat, verb, arg = choose(match, chance)
        acts.append(line(match, match.act(seat, verb, arg)))
        if match.turn and chance.random() < UNDO:
            try:
                acts.append(line(match, match.undo(seat, consent=True)))
            except Illegal:
                continue  # a die was rolled or a secret shown
    assert match.outcome is not None
    return {
        "game": table.game,
        "rules": match.game.version,
        "data": match.game.play.digest,
        "seats": table.seats,
        "options": table.options,
        **({"scenario": table.scenario} if table.scenario else {}),
        "seed": seed,
        "ranks": list(match.outcome.ranks),
        "scores": list(match.outcome.scores),
        "acts": acts,
    }


def difference(golden: dict[str, Any]) -> str:
    """Plays the acts of a golden file and says which is the first that goes otherwise; "" when none does."""
    installed = get(golden["game"])
    if (installed.version, installed.play.digest) != (golden["rules"], golden["data"]):
        return f"recorded with rules {golden['rules']} and data {golden['data']}, not those installed"
    match = set_up(
        Table(golden["game"], golden["seats"], golden["options"], golden.get("scenario", "")), golden["seed"]
    )
    entry = match.log[0]
    for number, recorded in enumerate(golden["acts"]):
        seat, _, order = recorded[0].partition(" ")
        try:
            if order.startswith("undo "):
                entry = match.undo(int(seat), consent=True)
            elif number:
                entry = match.order(int(seat), order)
        except Exception as error:  # a refusal, or a crash: either way it is this act
            return f"act {number} ({recorded[0]}) cannot be played: {type(error).__name__}: {error}"
        now = line(match, entry)
        for i, what in enumerate(("order", "dice", "events", "state")):
            was, is_now = (part[i] if i < len(part) else "" for part in (recorded, now))
            if was != is_now:
                right = (number - 1) // EVERY * EVERY  # the last seal that fitted
                since = f" (since act {right})" if what == "state" and number else ""
                return f"act {number} ({recorded[0]}): {what} differs{since}: recorded {was!r}, now {is_now!r}"
    outcome = match.outcome
    if outcome is None or [list(outcome.ranks), list(outcome.scores)] != [golden["ranks"], golden["scores"]]:
        return f"the outcome differs: recorded {golden['ranks']} {golden['scores']}, now {outcome}"
    return ""


def written(golden: dict[str, Any]) -> str:
    header = ",\n".join(f" {json.dumps(key)}: {json.dumps(value)}" for key, value in golden.items() if key != "acts")
    acts = ",\n".join("  " + json.dumps(act, separators=(",", ":")) for act in golden["acts"])
    return f'{{\n{header},\n "acts": [\n{acts}\n ]\n}}\n'


def main() -> None:
    for file in FOLDER.glob("*.json"):
        file.unlink()
    for seed, (name, table) in enumerate(TABLES.items(), 1):
        (FOLDER / f"{name}.json").write_text(written(play(table, seed)), encoding="utf-8")
    files = sorted(FOLDER.glob("*.json"))
    print(f"{len(files)} playthroughs, {sum(file.stat().st_size for file in files) // 1000} kB")


if __name__ == "__main__":
    main()
