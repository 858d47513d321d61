"""Saved matches that cannot be trusted: each fault has its own error, and the file is left alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import escadre
from escadre.core import codec, saves
from escadre.core.dice import KeyedDice
from escadre.core.errors import BadSave, Foreign, Tampered, Truncated
from escadre.core.game import get
from escadre.core.match import Match
from tests.contract.promises import play

SAVE = play(Match.new("flotilla", 3, seed=5), 5, upto=9).save()
START = Match.load(SAVE).state
FROM_POSITION = play(Match.from_state(get("flotilla"), START, KeyedDice(b"start", [""] * 3)), 1, upto=3).save()


def edited(change: Callable[[dict[str, Any]], object], save: bytes = SAVE, sealed: bool = True) -> bytes:
    """The save with a change in it; `sealed` forges the seal, as somebody who reads our code would."""
    body = json.loads(save)
    change(body)
    if sealed:
        body["seal"] = codec.seal({key: value for key, value in body.items() if key != "seal"})
    return json.dumps(body).encode()


def with_dice(body: dict[str, Any]) -> list[int]:
    found: list[int] = next(act["dice"] for act in body["acts"][1:] if "dice" in act)
    return found


def test_an_edit_that_changes_nothing_loads() -> None:
    assert Match.load(edited(lambda body: None)).save() == SAVE


@pytest.mark.parametrize("length", range(0, len(SAVE) - 2, 97))
def test_a_file_that_was_cut_off(length: int) -> None:
    with pytest.raises(Truncated):
        Match.load(SAVE[:length])


@pytest.mark.parametrize("data", [b"", b"null", b"[]", b"{}", b"\xff\xfe\x00", b"PK\x03\x04", b"[" * 100_000, "ship 3"])
def test_a_file_that_is_no_save(data: bytes | str) -> None:
    with pytest.raises(Truncated):
        Match.load(data)


def test_edited_dice() -> None:
    def cheat(body: dict[str, Any]) -> None:
        with_dice(body)[-1] = with_dice(body)[-1] % 6 + 1

    with pytest.raises(Tampered, match="its key gives"):
        Match.load(edited(cheat))


def test_edited_dice_of_the_set_up() -> None:
    with pytest.raises(Tampered, match="act 0 records the dice"):
        Match.load(edited(lambda body: body["acts"][0]["dice"].reverse()))


def test_edited_state() -> None:
    with pytest.raises(Tampered, match="do not lead to the state"):
        Match.load(edited(lambda body: body["state"]["scores"].__setitem__(0, 99)))


def test_another_key() -> None:
    with pytest.raises(Tampered, match="commitment"):
        Match.load(edited(lambda body: body.update(key="00" * 32)))


def test_another_key_with_its_commitment() -> None:
    other = json.loads(Match.new("flotilla", 3, seed=6).save())
    with pytest.raises(Tampered, match="its key gives"):
        Match.load(edited(lambda body: body.update(key=other["key"], commitment=other["commitment"])))


def test_another_entropy() -> None:
    with pytest.raises(Tampered):
        Match.load(edited(lambda body: body["entropy"].__setitem__(0, "lucky")))


def test_an_act_that_was_not_legal() -> None:
    with pytest.raises(Tampered, match="act 1 of this save cannot be played"):
        Match.load(edited(lambda body: body["acts"][1].update(seat=0, order="scout 1")))


def test_an_act_that_was_left_out() -> None:
    with pytest.raises(Tampered):
        Match.load(edited(lambda body: body["acts"].pop(3)))


@pytest.mark.parametrize("change", [{"seal": "0" * 64}, {"over": True}, {"players": ["Mallory"]}])
def test_a_seal_that_does_not_fit(change: dict[str, Any]) -> None:
    with pytest.raises(Tampered, match="seal"):
        Match.load(edited(lambda body: body.update(change), sealed=False))


def test_a_game_that_is_not_installed() -> None:
    with pytest.raises(Foreign, match="flotilla"):
        Match.load(edited(lambda body: body.update(game="task_farce")))


@pytest.mark.parametrize("number", [2, 0, "1", None])
def test_another_format(number: object) -> None:
    with pytest.raises(Foreign, match="format"):
        Match.load(edited(lambda body: body.update(escadre=number)))


def test_newer_rules() -> None:
    with pytest.raises(Foreign, match="rules version 2 of flotilla; installed is 1"):
        Match.load(edited(lambda body: body.update(rules=2)))


def test_other_data_files() -> None:
    with pytest.raises(Foreign, match="data files"):
        Match.load(edited(lambda body: body.update(data="beef")))


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 7},
        {"seats": 2},
        {"entropy": ["", ""]},
        {"entropy": ["\ud800", "", ""]},
        {"players": ["\udfff"]},
        {"options": {"rounds": 4}},
        {"options": {"wind": 4}},
        {"acts": []},
        {"acts": "many"},
        {"key": "xyz"},
        {"state": []},
        {"rules": 10**30},
        {"extra": 1},
    ],
    ids=str,
)
def test_damage(change: dict[str, Any]) -> None:
    with pytest.raises(BadSave):
        Match.load(edited(lambda body: body.update(change), sealed=False))


def test_a_start_that_cannot_be() -> None:
    for change in (
        {"stack": [{"sequence": "nowhere", "at": 0}]},
        {"stack": [{"sequence": "round", "at": 99}]},
        {"stack": [{"sequence": "round", "at": -1}]},
        {"hands": [[1], [2]]},
        {"hands": []},
        {"options": {"rounds": 4}},
    ):
        with pytest.raises(Tampered):
            Match.load(edited(lambda body, change=change: body["start"].update(change), FROM_POSITION))


@given(st.data())
def test_any_edit_is_refused_or_harmless(data: st.DataObject) -> None:
    """Whatever one value of a save is replaced by, loading it raises nothing but `BadSave`."""
    save = data.draw(st.sampled_from([SAVE, FROM_POSITION]))
    junk = st.none() | st.booleans() | st.integers() | st.text(max_size=3) | st.just([]) | st.just({}) | st.floats()

    def spoil(body: Any) -> None:
        while True:
            keys = list(body) if isinstance(body, dict) else list(range(len(body)))
            key = data.draw(st.sampled_from(keys))
            inner = body[key]
            if isinstance(inner, dict | list) and inner and data.draw(st.booleans()):
                body = inner
            else:
                body[key] = data.draw(junk)
                return

    sealed = data.draw(st.booleans())
    try:
        file = edited(spoil, save, sealed)
    except (ValueError, OverflowError):
        return  # no seal can be made for it
    with suppress(BadSave):
        Match.load(file)


def test_a_bad_save_loses_nothing() -> None:
    match = Match.load(SAVE)
    before = codec.encode(match.state), match.save()
    with pytest.raises(BadSave):
        Match.load(SAVE[:-200])
    assert (codec.encode(match.state), match.save()) == before
    assert Match.load(SAVE).save() == SAVE


# ---- rules that have changed since


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Flotilla of tomorrow: version 2, other data, and a state that had no `recalled` in version 1."""

    def migrate(version: int, state: dict[str, Any]) -> dict[str, Any]:
        return {**state, "recalled": [False] * len(state["hands"])} if version == 1 else state

    today = get("flotilla")
    tomorrow = replace(today, version=2, play=replace(today.play, digest="tomorrow", migrate=migrate))
    monkeypatch.setattr(saves, "get", lambda key: tomorrow)
    return tomorrow


def test_a_save_of_older_rules_goes_on_from_its_state(newer_rules: Any) -> None:
    old = edited(lambda body: body["state"].pop("recalled"))
    match = Match.load(old)
    assert match.game is newer_rules
    assert match.log[0].order == "resumed at act 10 of rules version 1"
    assert match.state.hands == json.loads(old)["state"]["hands"]
    play(match, 1)
    assert match.outcome is not None
    assert Match.load(match.save()).save() == match.save()


def test_a_resumed_match_does_not_roll_again_what_was_rolled(newer_rules: Any) -> None:
    resumed = Match.load(SAVE)
    again = KeyedDice(resumed.dice.key, [""] * 3)  # type: ignore[union-attr]
    assert [resumed.dice.below(10**9) for _ in range(3)] != [again.below(10**9) for _ in range(3)]
    assert resumed.commitment == json.loads(SAVE)["commitment"]


def test_a_save_of_older_rules_must_have_its_seal(newer_rules: Any) -> None:
    with pytest.raises(Tampered, match="seal"):
        Match.load(edited(lambda body: body["state"]["scores"].__setitem__(0, 99), sealed=False))


def test_a_save_of_older_rules_can_be_neither_replayed_nor_proven(newer_rules: Any) -> None:
    with pytest.raises(Foreign, match="rules version 1"):
        Match.replay(SAVE)
    with pytest.raises(Foreign, match="rules version 1"):
        escadre.verify(SAVE)
