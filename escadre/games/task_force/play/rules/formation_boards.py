"""Ships come and go in formations: boxes close up, rings lose their carrier, markers go back (TF-2.5, TF-3.5.l)."""

from __future__ import annotations

from escadre.core.frames import NOBODY
from escadre.games.task_force.play.columns import CARRIER
from escadre.games.task_force.play.state import GROUPS, TaskForceState


def take_out(s: TaskForceState, counter: int) -> None:
    """TF-3.5.l: the ships behind close up. TF-3.5.m: without her carrier a ring is a column of four boxes."""
    formation = s.formation[counter]
    if formation == NOBODY:
        return
    s.boxes[formation].remove(counter)
    s.formation[counter] = NOBODY
    if CARRIER[s.ship[counter]] and formation < GROUPS:
        s.ringed[formation] = False
        if len(s.boxes[formation]) > 1:
            s.broken.append(formation)  # TF-3.5.m.1
    if not s.boxes[formation]:
        disband(s, formation)


def disband(s: TaskForceState, formation: int) -> None:
    """TF-3.6.1.e: a formation without ships frees its marker, unless it shares it (TF-3.7.1.m)."""
    marker = s.marker[formation]
    s.marker[formation] = NOBODY
    if formation in s.broken:
        s.broken.remove(formation)
    s.withdraws[formation] = formation >= GROUPS
    if marker != NOBODY:
        s.under[marker].remove(formation)
        if not s.under[marker]:
            remove_marker(s, marker)


def remove_marker(s: TaskForceState, marker: int) -> None:
    """Off the map; the chits that lie only under it are set aside (TF-4.1.5.b)."""
    s.hex[marker] = NOBODY
    set_aside(s, marker)
    s.under[marker] = []


def set_aside(s: TaskForceState, marker: int) -> None:
    """The chits under a marker leave it; one that lies under no other any more goes beside the cup until night."""
    for chit in s.chits[marker]:
        if not any(chit in others for other, others in enumerate(s.chits) if other != marker):
            s.aside.append(s.chit_kind[chit])
    s.chits[marker] = []
    s.report[marker] = 0
