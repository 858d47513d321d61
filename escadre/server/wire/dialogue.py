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


class Order(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """What all of it has: `id` comes back with the answer."""

    id: Number = 0


class SeatOrder(Order, frozen=True):
    """For a seat of one's own."""

    seat: Seat


class Act(SeatOrder, frozen=True, tag="act"):
    """A choice. `seen` is the `act` number of the Scene that it was made from."""

    seen: Number
    verb: Annotated[str, Meta(max_length=40)]
    arg: Number = 0


class Typed(SeatOrder, frozen=True, tag="typed"):
    """The same as one types it: `card X54`."""

    seen: Number
    order: Annotated[str, Meta(max_length=200)]


class Undo(SeatOrder, frozen=True, tag="undo"):
    """Take back; where that needs consent, ask for it."""

    seen: Number


class Concede(SeatOrder, frozen=True, tag="concede"):
    """Give up."""


class Draw(SeatOrder, frozen=True, tag="draw"):
    """Propose a draw."""


class Answer(SeatOrder, frozen=True, tag="answer"):
    """Yes or no to what another seat has asked for."""

    yes: bool


class React(SeatOrder, frozen=True, tag="react"):
    """What the seat does by itself, from now on, when it is only asked whether it reacts: see `Reaction`."""

    how: Reaction


class Say(Order, frozen=True, tag="say"):
    """Chat. A spectator has no seat."""

    text: Said
    seat: Seat | None = None


class Hint(SeatOrder, frozen=True, tag="hint"):
    """What would a bot do?"""


class Foresee(SeatOrder, frozen=True, tag="foresee"):
    """What would come of this choice? Nothing is done."""

    seen: Number
    verb: Annotated[str, Meta(max_length=40)]
    arg: Number = 0


class Sit(Order, frozen=True, tag="sit"):
    """Show me the table from this seat of mine, or as a spectator; all of its log again."""

    seat: Seat | None = None


class Here(Order, frozen=True, tag="here"):
    """I am still there. Said by who has had nothing to say for a while; nothing answers it."""


ClientMessage = Act | Typed | Undo | Concede | Draw | Answer | React | Say | Hint | Foresee | Sit | Here


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
    """Lines that are new; to who has just come, the last ones. Earlier ones can be asked for (`/chat`)."""

    lines: tuple[Line, ...]


class Done(Struct, frozen=True, tag_field="kind", tag="done"):
    """What was asked with this id is carried out and kept."""

    id: int
    act: int


class Refused(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="refused"):
    """What was asked with this id is not carried out: it is stale, illegal or unreadable, too much, or cannot be kept
    now.
    """

    id: int
    why: Literal["stale", "illegal", "unreadable", "limit", "away"]
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
