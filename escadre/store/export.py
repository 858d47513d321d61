"""Stored matches as save files (`docs/save-format.md`), which `escadre` reads and verifies."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from escadre.core import codec, saves
from escadre.core.errors import EscadreError
from escadre.core.files import writing
from escadre.core.game import get
from escadre.core.match import Match
from escadre.core.words import Words
from escadre.store.rows import ActRow, SeatRow, TableRow
from escadre.store.store import Store


def save_of(table: TableRow, seats: Sequence[SeatRow], acts: Sequence[ActRow]) -> bytes:
    """The save file of a stored match. Raises `BadSave` where header and acts do not lead to it.

    It names those who sit there now; without seats, those whom the header names.
    """
    header: dict[str, Any] = json.loads(table.header)
    if seats:
        header["players"] = [_name(seat) for seat in sorted(seats, key=lambda seat: seat.seat)]
    base = header.pop("base", 0)  # where a match that went on by newer rules began anew with them
    lines = [saved_act(act) for act in acts if act.number >= base]
    state: dict[str, Any] = json.loads(table.state) if table.state else {}
    if table.rules < get(table.game).version:
        return _as_it_is(header, lines, state, over=table.status == "over")
    return saves.rebuild(Match, header, lines, state).save()


def saved_act(act: ActRow) -> dict[str, Any]:
    """An act as the save file has it."""
    line: dict[str, Any] = {"seat": act.seat, "order": act.order}
    dice = json.loads(act.dice)
    if dice:
        line["dice"] = dice
    if act.worlds:
        line["worlds"] = act.worlds
    return line


def _as_it_is(header: dict[str, Any], acts: list[dict[str, Any]], state: dict[str, Any], over: bool) -> bytes:
    """A match of older rules, which the installed ones cannot replay: on trust, as its own program saved it."""
    body = {"escadre": saves.FORMAT, **header, "over": over, "acts": acts, "state": state}
    return json.dumps({**body, "seal": codec.seal(body)}, ensure_ascii=False, indent=1).encode()


def _name(seat: SeatRow) -> str:
    """Bots as the terminal table writes them: `Captain 2`, `Admiral 3 (admiral:400)`."""
    words, number = Words(), str(seat.seat + 1)
    if seat.kind != "bot":
        return seat.name or words.id("player-human", seat=number)
    rank, _, budget = seat.level.partition(":")
    name = words.id(f"player-{rank}", seat=number) if words.has(f"player-{rank}") else seat.level
    return f"{name} ({seat.level})" if budget else name


def export(store: Store, folder: Path, over_only: bool = True) -> tuple[list[Path], list[tuple[str, EscadreError]]]:
    """Write each match as a file of its own: the files, and the tables that cannot be saved with the reason.

    A match that is not over has secrets in its file: what is hidden, and a key that foretells the dice.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    failed: list[tuple[str, EscadreError]] = []
    for id in store.table_ids(("over",) if over_only else ("over", "playing")):
        found = store.whole(id)
        if found is None:  # deleted meanwhile
            continue
        try:
            data = save_of(*found)
        except EscadreError as error:
            failed.append((id, error))
            continue
        day = datetime.fromtimestamp(found[0].created / 1000, UTC).strftime("%Y%m%d")
        file = folder / f"{found[0].game}-{day}-{id}.json"
        with writing(file) as out:
            out.write(data)
        written.append(file)
    return written, failed
