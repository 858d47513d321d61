"""What a client may ask of a table, whichever way it came: each message is checked and carried out here."""

from __future__ import annotations

import asyncio
import logging

from msgspec import structs

from escadre.core import codec
from escadre.core.errors import EscadreError, Illegal, Stale
from escadre.core.frames import Seat
from escadre.core.match import Match
from escadre.server.tables.house import House, thread
from escadre.server.tables.limits import LONGEST
from escadre.server.tables.reactions import has_reactions
from escadre.server.tables.table import Table, now_ms, one_line
from escadre.server.wire.dialogue import (
    Act,
    Answer,
    Ask,
    ClientMessage,
    Concede,
    Done,
    Draw,
    Foresee,
    Foreseen,
    Here,
    Hint,
    Hinted,
    React,
    Refused,
    Reply,
    Say,
    Sit,
    Typed,
    Undo,
)
from escadre.server.wire.problems import plain, problem_of
from escadre.server.wire.refusals import Conflict, Forbidden, TooFast
from escadre.server.work import bot_thinking
from escadre.store.faults import StoreFault
from escadre.store.rows import LineRow, UserRow

log = logging.getLogger("escadre.server")

Playing = Act | Typed | Undo | Concede | Draw | Answer  # what changes the table


async def answer(house: House, table: Table, user: UserRow | None, message: ClientMessage, key: str) -> Reply:
    """Carry a message out. It ends even if the one who sent it has gone: an act is kept whole or not at all.

    `key` is by what the sender is counted where a message costs more than an act (`Door.key`).
    """
    work = house.spawn(_answer(house, table, user, message, key))
    reply: Reply = await asyncio.shield(work)
    return reply


async def _answer(house: House, table: Table, user: UserRow | None, message: ClientMessage, key: str) -> Reply:
    try:
        return await _carry_out(house, table, user, message, key)
    except EscadreError as error:
        if isinstance(error, StoreFault):
            house.figures.trouble(error, f"{type(message).__name__} at table {table.id}")
        return refusal(message.id, error)
    except Exception:  # a bug, or no bot that could think: of no use to the one who asked, but his socket stays
        house.figures.errors["bug"] += 1
        log.exception("%s at table %s", type(message).__name__, table.id)
        return Refused(message.id, "unreadable", plain("server-broken").text)


def refusal(id: int, error: EscadreError) -> Refused:
    if isinstance(error, Stale):
        return Refused(id, "stale", error.text)
    if isinstance(error, Illegal):
        return Refused(id, "illegal", error.text, error.rule)
    if isinstance(error, Conflict | Forbidden):
        return Refused(id, "illegal", error.text)
    text = problem_of(error).text
    if isinstance(error, StoreFault):
        return Refused(id, "away", text)
    return Refused(id, "limit" if isinstance(error, TooFast) else "unreadable", text)


async def _carry_out(house: House, table: Table, user: UserRow | None, message: ClientMessage, key: str) -> Reply:
    me = "" if user is None else user.id
    if isinstance(message, Say):
        house.limits.chat.check(key)
        await _say(house, table, user, message)
        return Done(message.id, 0)
    if isinstance(message, Sit | Here):
        return Done(message.id, 0)  # the socket's own affair
    if isinstance(message, Hint):
        house.limits.hints.check(key)
        return await _hint(house, table, me, message, key)
    if isinstance(message, Foresee):
        house.limits.foresights.check(key)  # it may cost as much as an act, and is asked far more often
        return await _foresee(house, table, me, message)
    if isinstance(message, React):
        await _react(house, table, me, message)
        return Done(message.id, 0)
    with house.figures.timed():
        async with table.lock:
            await house.fresh(table, me, message.seat)
            table.check_mine(me, message.seat)
            match = table.playing
            before, kept = match.turn, match.acts
            with house.whole(table):
                await _play(house, table, me, message)
                if match.acts > kept:
                    await house.keep(table, kept)
            act = match.moment(message.seat)
    house.changed(table, before)
    return Done(message.id, act)


async def _play(house: House, table: Table, me: str, message: Playing) -> None:
    match = table.playing
    if match.acts >= LONGEST and isinstance(message, Act | Typed | Undo):
        raise Conflict("server-too-many-acts")
    if isinstance(message, Act):
        match.act(message.seat, message.verb, message.arg, seen=message.seen)
    elif isinstance(message, Typed):
        _check_seen(match, message.seat, message.seen)
        match.act(message.seat, *match.parse(message.order), seen=message.seen)
    elif isinstance(message, Undo):
        _check_seen(match, message.seat, message.seen)
        await _undo(house, table, message.seat)
    elif isinstance(message, Concede):
        await _concede(house, table, me, message.seat)
    elif isinstance(message, Draw):
        await _propose(house, table, "draw", message.seat)
    else:
        await _reply(house, table, me, message)


def _check_seen(match: Match, seat: Seat, seen: int) -> None:
    if seen != match.moment(seat):
        raise Stale("error-stale", act=match.moment(seat), seen=seen)


# ---- with the others' consent


async def _undo(house: House, table: Table, seat: Seat) -> None:
    """Free inside one's own unseen chain; beyond that the others are asked."""
    match = table.playing
    way = match.way_back(seat)
    if way == "free":
        match.undo(seat)
    elif way == "ask":
        await _propose(house, table, "undo", seat)
    else:
        match.undo(seat)  # which says why not


async def _propose(house: House, table: Table, what: str, seat: Seat) -> None:
    """Ask all other people at the table. Bots agree to an undo, and to a draw when they are not ahead."""
    match = table.playing
    if match.over:
        raise Illegal("END", "error-over")
    if table.ask is not None:
        raise Conflict("server-asked-already")
    if what == "draw":
        scores = [status.score for status in match.game.show.view(match.state, None).seats]
        if any(scores[bot] > scores[seat] for bot in table.bots()):
            raise Conflict("server-bot-declines")
    mine = table.seats[seat].user
    waiting = tuple(table.people(but=mine))
    ask = Ask("draw" if what == "draw" else "undo", seat, waiting)
    await _settle(house, table, ask)


async def _settle(house: House, table: Table, ask: Ask) -> None:
    """Once nobody is left to agree it happens."""
    if ask.waiting:
        await house.keep_around(table, ask)
    elif ask.what == "undo":
        table.playing.undo(ask.seat, consent=True)
    else:
        table.playing.draw(ask.seat)


async def _reply(house: House, table: Table, me: str, message: Answer) -> None:
    ask = table.ask
    if ask is None or message.seat not in ask.waiting:
        raise Conflict("server-not-asked")
    if not message.yes:
        await house.keep_around(table, None)
        return
    mine = table.seats_of(me)  # one who plays several seats answers for all of them
    await _settle(house, table, Ask(ask.what, ask.seat, tuple(seat for seat in ask.waiting if seat not in mine)))


async def _concede(house: House, table: Table, me: str, seat: Seat) -> None:
    """Of two, the other has won; where other people play on, a bot takes the seat, if there are any; else it ends."""
    match = table.playing
    if match.over:
        raise Illegal("END", "error-over")
    if len(table.seats) > 2 and table.people(but=me) and match.game.think.bots:
        await house.hand_over(table, seat)
        await house.keep_around(table, None)
    else:
        match.concede(seat)


# ---- beside the match


async def _say(house: House, table: Table, user: UserRow | None, message: Say) -> None:
    if user is None:
        raise Conflict("server-who-speaks")
    async with table.lock:
        await house.fresh(table, "" if message.seat is None else user.id, message.seat)
        if message.seat is not None:
            table.check_mine(user.id, message.seat)
        name = user.name if message.seat is None else table.seats[message.seat].name or user.name
    text = one_line(message.text)
    if not text:
        return
    await thread(house.store.say, LineRow(table.id, 0, user.id, message.seat, name, text, now_ms()))
    table.spoken += 1
    table.wake()


async def _react(house: House, table: Table, me: str, message: React) -> None:
    """Kept with the seat, so that it holds while no browser of his is open."""
    async with table.lock:
        await house.fresh(table, me, message.seat)
        table.check_mine(me, message.seat)
        if not has_reactions(table.row.game):
            raise Conflict("server-no-reactions")
        row = structs.replace(table.seats[message.seat], reaction=message.how)
        if not await thread(house.store.set_seat, row, only_if_user=me):
            table.behind = True
            raise Conflict("server-not-your-seat")
        table.seats[message.seat] = row
        await thread(house.store.notify, table.id, "seats")
    house.changed(table, table.match.turn if table.match else ())


async def _hint(house: House, table: Table, me: str, message: Hint, key: str) -> Reply:
    levels = {message.seat: bot_thinking.HINT}
    async with house.brains.turn(key, levels.values()) as brain:
        async with table.lock:
            await house.fresh(table, me, message.seat)
            table.check_mine(me, message.seat)
            match = table.playing
            match.game.think.check_bots()
            if message.seat not in match.turn:
                raise Conflict("server-not-your-turn")
            state = codec.encode(match.state)
        thought = await brain.think(match.game.key, state, levels)
    assert thought is not None, "a seat in turn has something to do"
    verb, arg = thought.verb, thought.arg
    return Hinted(message.id, verb, arg, match.typed(verb, arg), match.label(verb, arg))


async def _foresee(house: House, table: Table, me: str, message: Foresee) -> Reply:
    async with table.lock:
        await house.fresh(table, me, message.seat)
        table.check_mine(me, message.seat)
        match = table.playing
        _check_seen(match, message.seat, message.seen)
        foresight = await thread(match.foresee, message.seat, message.verb, message.arg)
    return Foreseen(message.id, foresight)
