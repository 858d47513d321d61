"""Who sits where: setting a table up, joining, leaving, links, forks and matches that come from a file."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import structs

from escadre.core import codec
from escadre.core.dice import commitment
from escadre.core.errors import Unreadable
from escadre.core.frames import Seat
from escadre.core.game import AnyGame, get, read_setup, sides_of
from escadre.server.door.identity import digest, is_nameless, new_id, new_secret
from escadre.server.tables import clocks
from escadre.server.tables.house import House, thread
from escadre.server.tables.table import Table, describe, now_ms, one_line
from escadre.server.wire.messages import Join, Link, NewTable, Seated, SeatPlan, TableInfo
from escadre.server.wire.refusals import Conflict, Forbidden, Missing
from escadre.server.work.bot_thinking import check_level
from escadre.server.work.match_history import Upload
from escadre.store.rows import SeatRow, TableRow, UserRow

USUAL_BOT = "captain"


class Seating:
    """Changes of the seats, each of them one conditional write: of two who want one seat, one gets it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store

    # ---- a new table

    async def create(self, user: UserRow, wish: NewTable) -> Table:
        game = get(wish.game)
        plans = wish.seats or _usual_plans(game, wish.scenario)
        setup = read_setup(game, len(plans), wish.options, wish.scenario)
        id = new_id()
        key = secrets.token_bytes(32)
        seats = [_seat_row(game, id, seat, plan, user) for seat, plan in enumerate(plans)]
        if any(plan.kind == "hot" for plan in plans) and is_nameless(user):
            # At a shared screen "Player 1" and "Player 2", which every reader has in his language, say more.
            seats = [structs.replace(row, name="") if row.name == user.name else row for row in seats]
        header = {
            "game": game.key,
            "rules": game.version,
            "data": game.play.digest,
            "seats": len(plans),
            "options": codec.plain(setup.options),
            "scenario": setup.scenario,
            "players": [],
            "commitment": commitment(key),
            "entropy": [wish.entropy if seat.user == user.id else "" for seat in seats],
            "key": key.hex(),
            "start": None,
        }
        if sum(seat.kind == "person" for seat in seats) == 0 and any(seat.kind == "open" for seat in seats):
            raise Unreadable("server-no-owner-seat")
        if len(plans) == 1 or not game.think.bots:  # nobody waits for whoever plays alone, or nobody could stand in
            wish = structs.replace(wish, absent="wait")
        row = _table_row(id, header, user.id, wish)
        return await self._add(row, seats)

    async def _add(self, row: TableRow, seats: list[SeatRow]) -> Table:
        table = Table(row, seats)
        await thread(self.store.add_table, row, seats, [])
        self.house.add(table)
        async with table.lock:
            await self.house.begin_if_full(table)
        self.house.changed(table)
        return table

    async def add_match(
        self, user: UserRow, match: Upload, plans: Sequence[SeatPlan], title: str = "", fork: str = ""
    ) -> TableInfo:
        """A table for a match that has begun elsewhere. It is rebuilt when somebody looks at it."""
        id = new_id()
        header = msgspec.json.decode(match.header)
        seats = [_seat_row(get(header["game"]), id, seat, plan, user) for seat, plan in enumerate(plans)]
        moment = now_ms()
        wish = NewTable(game=header["game"], scenario=header["scenario"], title=title)
        row = structs.replace(
            _table_row(id, header, user.id, wish),
            status=match.status,
            acts=len(match.acts),
            turn=match.turn,
            state=match.state,
            outcome=match.outcome,
            fork=fork,
        )
        acts = [structs.replace(act, table=id, at=moment) for act in match.acts]
        await thread(self.store.add_table, row, seats, acts)
        return describe(row, seats, user.id)

    # ---- sitting down and standing up

    async def links(self, table: Table, user: UserRow) -> list[Link]:
        if table.row.owner != user.id:
            raise Forbidden("server-not-your-table")
        made = []
        async with table.lock:
            await self.house.fresh(table)
            for seat in table.seats:
                if seat.kind == "open":
                    token = new_secret()
                    row = structs.replace(seat, token=digest(token))
                    if await thread(self.store.set_seat, row, only_if_kind="open"):
                        table.seats[seat.seat] = row
                        made.append(Link(seat.seat, token))
        return made

    async def join(self, user: UserRow, wish: Join) -> Seated:
        """A link opens its seat once; whoever has sat down by it may use it again to come back."""
        row = await thread(self.store.seat_by_token, digest(wish.token))
        if row is None:
            raise Missing("server-no-such-link")
        table = await self.house.table(row.table)
        if row.kind != "open":
            if row.user != user.id:
                raise Missing("server-no-such-link")
            if row.kind == "bot" and table.row.status == "playing":
                return await self.take(table, user, row.seat, wish.entropy)
            return Seated(row.table, row.seat)
        return await self._sit(table, user, row.seat, wish.entropy)

    async def take(self, table: Table, user: UserRow, seat: Seat, entropy: str) -> Seated:
        async with table.lock:
            await self.house.fresh(table)
            if not 0 <= seat < len(table.seats):
                raise Missing("server-no-seat")
            row = table.seats[seat]
            if row.kind == "bot" and row.user == user.id and table.row.status == "playing":
                if row.clock == 0:  # what was due is decided without him, or he could put it off for ever
                    raise Conflict("server-seat-late")
                back = structs.replace(row, kind="person", level="")
                if await thread(self.store.set_seat, back, only_if_kind="bot"):
                    table.seats[seat] = back
                    await self.house.keep_around(table, table.ask)
                    await thread(self.store.notify, table.id, "seats")
                    self.house.changed(table)
                return Seated(table.id, seat)
        if row.kind != "open" or not table.row.public:
            raise Conflict("server-seat-taken")
        return await self._sit(table, user, seat, entropy, invited=table.row.owner == user.id)

    async def _sit(self, table: Table, user: UserRow, seat: Seat, entropy: str, invited: bool = True) -> Seated:
        """Uninvited one takes one seat; to give somebody more is for the owner, by a link."""
        async with table.lock:
            await self.house.fresh(table)
            if not invited and table.plays(user.id):
                raise Conflict("server-one-seat")
            full = clocks.full(table.row.minutes, table.row.hours)
            row = structs.replace(table.seats[seat], kind="person", user=user.id, name=user.name, clock=full)
            if not await thread(self.store.set_seat, row, only_if_kind="open"):
                table.behind = True
                raise Conflict("server-seat-taken")
            table.seats[seat] = row
            await self._stir(table, seat, entropy)
            await thread(self.store.notify, table.id, "seats")
            await self.house.begin_if_full(table)
        self.house.changed(table)
        return Seated(table.id, seat)

    async def _stir(self, table: Table, seat: Seat, entropy: str) -> None:
        """What the seat adds to the dice; others may add theirs at the same time through another process."""
        for _ in range(20):
            header = dict(table.header)
            header["entropy"] = [entropy if i == seat else text for i, text in enumerate(header["entropy"])]
            data, before = codec.encode(header), table.row.header
            if await thread(self.store.update_table, table.id, {"header": before}, header=data):
                table.row, table.header = structs.replace(table.row, header=data), header
                return
            row = await thread(self.store.table, table.id)
            if row is None:
                raise Missing("server-no-table")
            table.row, table.header = row, msgspec.json.decode(row.header)

    async def leave(self, table: Table, user: UserRow, seat: Seat) -> None:
        async with table.lock:
            await self.house.fresh(table, user.id, seat)
            table.check_mine(user.id, seat)
            if table.row.status == "waiting":
                row = SeatRow(table.id, seat, "open", clock=clocks.full(table.row.minutes, table.row.hours))
                if await thread(self.store.set_seat, row, only_if_user=user.id):
                    table.seats[seat] = row
                    await thread(self.store.notify, table.id, "seats")
            elif table.row.status == "playing":
                await self.house.hand_over(table, seat)
                await self.house.keep_around(table, None)
        self.house.changed(table)

    async def remove(self, table: Table, user: UserRow) -> None:
        if table.row.owner != user.id:
            raise Forbidden("server-not-your-table")
        async with table.lock:
            await self.house.fresh(table)
            if table.row.status != "waiting":
                raise Conflict("server-has-begun")
            await thread(self.store.delete_table, table.id)
            self.house.tables.pop(table.id, None)
            table.behind = True  # so that whoever still holds it learns that it is gone
            await thread(self.store.notify, table.id, "gone")
        self.house.changed(table)


def _usual_plans(game: AnyGame, scenario: str) -> tuple[SeatPlan, ...]:
    """Me against bots; where the game has none, with whoever shares my screen."""
    count = sides_of(game, scenario) if scenario else game.muster.usual or game.seats.start
    if game.think.bots:
        return (SeatPlan("me"), *(SeatPlan("bot", USUAL_BOT) for _ in range(count - 1)))
    return (SeatPlan("me"), *(SeatPlan("hot") for _ in range(count - 1)))


def _seat_row(game: AnyGame, table: str, seat: Seat, plan: SeatPlan, user: UserRow) -> SeatRow:
    if plan.kind == "bot":
        game.think.check_bots()
        return SeatRow(table, seat, "bot", level=check_level(plan.level))
    if plan.kind == "open":
        return SeatRow(table, seat, "open")
    return SeatRow(table, seat, "person", user.id, one_line(plan.name) or (user.name if plan.kind == "me" else ""))


def _table_row(id: str, header: dict[str, Any], owner: str, wish: NewTable) -> TableRow:
    moment = now_ms()
    return TableRow(
        id=id,
        game=header["game"],
        rules=header["rules"],
        header=codec.encode(header),
        status="waiting",
        title=one_line(wish.title),
        owner=owner,
        public=wish.public,
        minutes=wish.pace.minutes,
        hours=0 if wish.pace.minutes else wish.pace.hours,
        absent=wish.absent,
        acts=0,
        turn="",
        state=b"",
        created=moment,
        moved=moment,
    )
