"""The switches of Task Force (TF-7)."""

from __future__ import annotations

from typing import Literal

from escadre.core.types import Options


class TaskForceOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a scenario settles itself is left at its default (`ScenarioCard.fixes`)."""

    advanced_fog: bool = False  # TF-3.8.1
    surprise_attacks: bool = False  # TF-4.2.5
    recon_numbers: Literal["book", "one", "two", "three"] = "book"  # TF-4.4.1.n
    loose_chits: bool = False  # TF-4.4.2.r
