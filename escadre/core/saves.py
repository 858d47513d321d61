"""Saved matches (`docs/save-format.md`): a person can read them, and anybody may have written what is loaded."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from escadre.core import codec
from escadre.core.dice import KeyedDice, commitment
from escadre.core.errors import BadData, Foreign, Illegal, Tampered, Truncated, Unreadable, sentence
from escadre.core.game import AnyGame, check_sides, get, read_options
from escadre.core.types import Setup

if TYPE_CHECKING:
    from escadre.core.match import Entry, Match

FORMAT = 1


class _Act(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    order: str
    dice: list[int] = []
    worlds: Annotated[int, msgspec.Meta(ge=0, lt=2**31)] = 0


class _Body(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of a save, for a first look at a file that anybody may have written."""

    escadre: int
    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, Any]
    scenario: Annotated[str, msgspec.Meta(max_length=100)]
    players: list[str]
    over: bool
    commitment: str
    entropy: list[str]
    key: str
    start: dict[str, Any] | None
    acts: list[_Act]
    state: dict[str, Any]
    seal: str


# ---- writing


def write(match: Match) -> bytes:
    made = header(match)
    body = {
        "escadre": FORMAT,
        **{key: made[key] for key in ("game", "rules", "data", "seats", "options", "scenario", "players")},
        "over": match.over,
        **{key: made[key] for key in ("commitment", "entropy", "key", "start")},
        "acts": [line_of(entry) for entry in match.log],
        "state": codec.plain(match._state),
    }
    body["seal"] = codec.seal(body)
    return _pretty(body)


def line_of(entry: Entry) -> dict[str, Any]:
    line: dict[str, Any] = {"seat": entry.seat, "order": entry.order}
    if entry.dice:
        line["dice"] = list(entry.dice)
    if entry.worlds:
        line["worlds"] = entry.worlds
    return line


def _pretty(body: dict[str, Any]) -> bytes:
    """JSON with one act on a line."""
    lines = []
    for key, value in body.items():
        if key == "acts":
            acts = ",\n".join("    " + json.dumps(act, ensure_ascii=False) for act in value)
            lines.append(f'  "acts": [\n{acts}\n  ]')
        else:
            lines.append(f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


# ---- reading


def load(kind: type[Match], data: bytes | str) -> Match:
    """`Match.load`: replayed and compared; one of an older rules version goes on from its state."""
    body = _read(data)
    game = _game_of(body)
    if body["rules"] < game.version:
        return _resume(kind, game, body)
    match = _replay(kind, game, body, None)
    if codec.plain(match._state) != body["state"]:
        raise Tampered("error-save-leads")
    _check_seal(body)
    return match


def replay(kind: type[Match], data: bytes | str, upto: int | None) -> Match:
    """`Match.replay`: as it stood after `upto` entries."""
    body = _read(data)
    game = _game_of(body)
    if body["rules"] != game.version:
        raise Foreign("error-save-older", rules=body["rules"], installed=game.version)
    return _replay(kind, game, body, upto)


def header(match: Match) -> dict[str, Any]:
    """What a match was made from: with its acts, all of it (`rebuild`). Holds the key of the dice."""
    return {
        "game": match.game.key,
        "rules": match.game.version,
        "data": match.game.play.digest,
        "seats": match.setup.seats,
        "options": codec.plain(match.setup.options),
        "scenario": match.setup.scenario,
        "players": match.players,
        "commitment": match.commitment,
        "entropy": match.entropy,
        "key": match._key.hex(),
        "start": match._start,
    }


def rebuild(
    kind: type[Match],
    header: dict[str, Any],
    acts: list[dict[str, Any]],
    state: dict[str, Any],
    upto: int | None = None,
) -> Match:
    """A match that was kept as its header and its acts; one of older rules goes on from its state."""
    body = {**header, "acts": acts, "state": state}
    game = _game_of(body)
    if body["rules"] < game.version:
        body["seal"] = codec.seal(body)
        return _resume(kind, game, body)
    return _replay(kind, game, body, upto)


def verify(kind: type[Match], data: bytes | str) -> dict[str, Any]:
    """`escadre.verify`: what was proven."""
    body = _read(data)
    if body["rules"] != _game_of(body).version:
        raise Foreign("error-save-unproven", rules=body["rules"], game=body["game"])
    match = load(kind, data)
    rolls = sum(len(entry.dice) for entry in match.log)
    return {"game": match.game.key, "acts": match.acts, "rolls": rolls, "over": match.outcome is not None,
            "commitment": match.commitment}  # fmt: skip


def _read(data: bytes | str) -> dict[str, Any]:
    try:
        body = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise Truncated("error-save-cut", line=getattr(error, "lineno", 1)) from None
    if not isinstance(body, dict) or "escadre" not in body:
        raise Truncated("error-save-none")
    if body["escadre"] != FORMAT:
        raise Foreign("error-save-format", format=repr(body["escadre"]), ours=FORMAT)
    try:
        shape = codec.convert(_Body, body)
        bytes.fromhex(shape.key)
        codec.encode(body)  # no half characters, no numbers beyond all bounds
    except (msgspec.ValidationError, ValueError, OverflowError) as error:
        raise Tampered("error-save-damaged", detail=error) from None
    if not shape.acts or len(shape.entropy) != shape.seats:
        raise Tampered("error-save-hollow")
    return body


def _game_of(body: dict[str, Any]) -> AnyGame:
    try:
        game = get(body["game"])
    except Unreadable as error:
        raise Foreign("error-save-game", detail=error) from None
    if body["rules"] > game.version:
        raise Foreign("error-save-newer", rules=body["rules"], game=game.key, installed=game.version)
    if body["seats"] not in game.seats:
        raise Tampered("error-save-seats", game=game.key, seats=body["seats"])
    return game


def _blank(kind: type[Match], game: AnyGame, body: dict[str, Any]) -> Match:
    """The match before anything is dealt."""
    if body["rules"] == game.version and body["data"] != game.play.digest:
        raise Foreign("error-save-data", game=game.key)
    try:
        options = read_options(game, body["options"], body["seats"])
    except Unreadable as error:
        raise Tampered("error-save-damaged", detail=error) from None
    if body["scenario"]:
        try:
            check_sides(game, body["scenario"], body["seats"])
        except (Unreadable, BadData) as error:
            raise Foreign("error-save-scenario", detail=error) from None
    key = bytes.fromhex(body["key"])
    if commitment(key) != body["commitment"]:
        raise Tampered("error-save-commitment")
    setup = Setup(body["seats"], options, body["scenario"])
    match = kind(game, setup, KeyedDice(key, body["entropy"]), body["entropy"])
    match.players = body["players"]
    return match


def _replay(kind: type[Match], game: AnyGame, body: dict[str, Any], upto: int | None) -> Match:
    match = _blank(kind, game, body)
    start = body["start"]
    match._begin(None if start is None else _state(game, game.version, start, body["seats"]))
    acts = body["acts"]
    if acts:
        match.log[0].order = acts[0]["order"]
        _compare(match.log[0], acts[0])
    play_on(match, acts[1 : len(acts) if upto is None else max(1, upto)])
    return match


def play_on(match: Match, acts: list[dict[str, Any]]) -> None:
    """Play recorded acts, and compare their dice."""
    for saved in acts:
        try:
            if saved["order"].startswith("undo "):
                entry = match.undo(saved["seat"], consent=True)
            elif saved["order"] == "conceded":
                entry = match.concede(saved["seat"])
            elif saved["order"] == "drawn":
                entry = match.draw(saved["seat"])
            else:
                entry = match.order(saved["seat"], saved["order"])
        except (Illegal, Unreadable) as error:
            raise Tampered("error-save-act", act=len(match.log), detail=error) from None
        _compare(entry, saved)
        entry.worlds = saved.get("worlds", 0)


def _resume(kind: type[Match], game: AnyGame, body: dict[str, Any]) -> Match:
    """A match of older rules goes on from its state."""
    _check_seal(body)
    state = _state(game, body["rules"], body["state"], body["seats"])
    resumed = f"resumed at act {len(body['acts'])} of rules version {body['rules']}"
    # The stream must not begin again with rolls that the table has seen: stir the moment into it.
    entropy = [f"{body['entropy'][0]}, {resumed}", *body["entropy"][1:]]
    match = _blank(kind, game, {**body, "entropy": entropy})
    match._begin(state)
    match.log[0].order = resumed
    return match


def _state(game: AnyGame, version: int, plain: dict[str, Any], seats: int) -> Any:
    """A state that anybody may have written: its shape, its place in the sequence of play and its sums must fit."""
    try:
        state = codec.convert(game.play.state, game.play.migrate(version, plain))
        for frame in state.stack:
            if not 0 <= frame.at <= len(game.play.flow.sequences[frame.sequence]):
                line = sentence("error-save-line", sequence=frame.sequence, line=frame.at)
                raise Tampered("error-save-state", detail=line)
        game.play.conserve(state)
        if len(game.show.view(state, None).seats) != seats:
            raise Tampered("error-save-state", detail=sentence("error-save-not-for", seats=seats))
    except (msgspec.ValidationError, LookupError, TypeError, ValueError, AssertionError) as error:
        raise Tampered("error-save-state", detail=error) from None
    return state


def _compare(entry: Entry, saved: dict[str, Any]) -> None:
    recorded = saved.get("dice", [])
    if list(entry.dice) != recorded:
        raise Tampered("error-save-dice", act=entry.number, recorded=recorded, given=list(entry.dice))


def _check_seal(body: dict[str, Any]) -> None:
    if body["seal"] != codec.seal({key: value for key, value in body.items() if key != "seal"}):
        raise Tampered("error-save-seal")
