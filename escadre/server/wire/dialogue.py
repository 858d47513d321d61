"""What a client and the server say to each other at a table, over the socket. `tools/scene_types.py` writes the same
classes for the browser."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from escadre.core.frames import Rule, Seat
from escadre.core.scene import Foresight, Scene
from escadre.core.types import Reaction, Text
from escadre.server.wire.messages import Number, TableInfo

Said = Annotated[str, Meta(min_length=1, max_length=500)]


# ---- what a client says


class Act(Struct, frozen=True, tag_field="kind", tag="act", forbid_unknown_fields=True):
    """A choice. `seen` is the `act` number of the Scene that it was made from; `id` comes back with the answer."""

    seat: Seat
    seen: Number
    verb: Annotated[str, Meta(max_length=40)]
    arg: Number = 0
    id: Number = 0


class Typed(Struct, frozen=True, tag_field="kind", tag="typed", forbid_unknown_fields=True):
    """The same as one types it: `card X54`."""

    seat: Seat
    seen: Number
    order: Annotated[str, Meta(max_length=200)]
    id: Number = 0


class Undo(Struct, frozen=True, tag_field="kind", tag="undo", forbid_unknown_fields=True):
    """Take back; where that needs consent, ask for it."""

    seat: Seat
    seen: Number
    id: Number = 0


class Concede(Struct, frozen=True, tag_field="kind", tag="concede", forbid_unknown_fields=True):
    seat: Seat
    id: Number = 0


class Draw(Struct, frozen=True, tag_field="kind", tag="draw", forbid_unknown_fields=True):
    """Propose a draw."""

    seat: Seat
    id: Number = 0


class Answer(Struct, frozen=True, tag_field="kind", tag="answer", forbid_unknown_fields=True):
    """Yes or no to what another seat has asked for."""

    seat: Seat
    yes: bool
    id: Number = 0


class React(Struct, frozen=True, tag_field="kind", tag="react", forbid_unknown_fields=True):
    """What the seat does by itself, from now on, when it is only asked whether it reacts: see `Reaction`."""

    seat: Seat
    how: Reaction
    id: Number = 0


class Say(Struct, frozen=True, tag_field="kind", tag="say", forbid_unknown_fields=True):
    """Chat. A spectator has no seat."""

    text: Said
    seat: Seat | None = None
    id: Number = 0


class Hint(Struct, frozen=True, tag_field="kind", tag="hint", forbid_unknown_fields=True):
    """What would a bot do?"""

    seat: Seat
    id: Number = 0


class Foresee(Struct, frozen=True, tag_field="kind", tag="foresee", forbid_unknown_fields=True):
    """What would come of this choice? Nothing is done."""

    seat: Seat
    seen: Number
    verb: Annotated[str, Meta(max_length=40)]
    arg: Number = 0
    id: Number = 0


class Sit(Struct, frozen=True, tag_field="kind", tag="sit", forbid_unknown_fields=True):
    """Show me the table from this seat of mine, or as a spectator; all of its log again."""

    seat: Seat | None = None
    id: Number = 0


ClientMessage = Act | Typed | Undo | Concede | Draw | Answer | React | Say | Hint | Foresee | Sit


# ---- what the server says


class Ask(Struct, frozen=True):
    """What a seat has asked the others for: an undo or a draw; `waiting` have not answered."""

    what: Literal["undo", "draw"]
    seat: Seat
    waiting: tuple[Seat, ...]


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of chat."""

    number: int
    name: str
    text: str
    at: int
    seat: Seat | None = None


class Show(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="show"):
    """The table now. The log of the Scene begins at `since`: a client keeps what it has of earlier lines."""

    scene: Scene
    table: TableInfo
    since: int = 0
    ask: Ask | None = None
    now: int = 0  # the server's clock, milliseconds


class Around(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="around"):
    """What changed around the match, not in it: who is here, clocks, thinking, what is asked for."""

    table: TableInfo
    ask: Ask | None = None
    now: int = 0


class Chat(Struct, frozen=True, tag_field="kind", tag="chat"):
    lines: tuple[Line, ...]


class Done(Struct, frozen=True, tag_field="kind", tag="done"):
    """What was asked with this id is carried out and kept."""

    id: int
    act: int


class Refused(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="refused"):
    """What was asked with this id is not carried out. `why` is stale, illegal, unreadable, or slow down."""

    id: int
    why: Literal["stale", "illegal", "unreadable", "limit"]
    text: Text
    rule: Rule = ""


class Hinted(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="hinted"):
    id: int
    verb: str
    arg: int
    order: str
    label: Text


class Foreseen(Struct, frozen=True, tag_field="kind", tag="foreseen"):
    id: int
    foresight: Foresight


Reply = Done | Refused | Hinted | Foreseen
ServerMessage = Show | Around | Chat | Reply
