"""The models of The Uncharted Seas."""

from __future__ import annotations

import tomllib

from escadre.games.uncharted_seas.play.catalog import FOLDER, MODEL, MODELS


def test_ready_fleets_name_models_of_their_race_and_stay_within_their_limit() -> None:
    fleets = tomllib.loads((FOLDER / "fleets.toml").read_text(encoding="utf-8"))["fleet"]
    assert len(fleets) == 48
    for fleet in fleets:
        words = [word.split() for squadron in fleet["squadrons"] for word in squadron]
        assert {MODELS[MODEL[key]].race for _, key in words} == {fleet["race"]}
        assert sum(int(number) * MODELS[MODEL[key]].points for number, key in words) <= fleet["limit"]
