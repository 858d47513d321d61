"""“Your turn”, by mail, web push or any address of Apprise, and when to keep quiet."""

from __future__ import annotations

import asyncio
import base64
import logging
import sys
import zoneinfo
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import structs

from escadre.core.errors import EscadreError, Unreadable
from escadre.core.game import AnyGame
from escadre.core.words import Words
from escadre.server.door.identity import now
from escadre.server.door.security import Limits
from escadre.server.notices.mail import Mail, is_address
from escadre.server.settings import Settings
from escadre.server.wire import messages
from escadre.server.wire.refusals import Forbidden
from escadre.store import Store
from escadre.store.folding import handle
from escadre.store.rows import NoticeRow, UserRow

log = logging.getLogger("escadre.server")

SEND_ONE = Path(__file__).with_name("send_one.py")
PATIENCE: Final = 20.0  # seconds until a child process that sends a notice is ended
CHILDREN: Final = 3  # of them at once
WAITING: Final = 2000  # notices that wait for a better time
FRESH: Final = 10_000  # milliseconds for which we believe that somebody wants no notices
REMEMBERED: Final = 10_000  # of those people
A_MINUTE: Final = 60_000
A_DAY: Final = 24 * 3600


class Push(msgspec.Struct, frozen=True):
    """What a browser hands out for web push; it has more fields than these."""

    class Keys(msgspec.Struct, frozen=True):
        p256dh: str
        auth: str

    endpoint: str
    keys: Keys


class Turn(msgspec.Struct, frozen=True):
    """What there is to tell."""

    user: str
    table: str
    game: AnyGame
    title: str


class Notices:
    """Tells people that it is their turn. Nothing in here blocks or fails for the one who asks for it."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        people_here: Callable[[str, str], bool],
        limits: Limits | None = None,
        clock: Callable[[], int] = now,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self.store = store
        self.settings = settings
        self.people_here = people_here  # of a table and a user: is a browser of his connected?
        self.mail = Mail.read(settings.smtp)
        self.limits = limits or Limits(settings)
        self._clock = clock
        self._sleep = sleep
        self._children = asyncio.Semaphore(CHILDREN)
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: set[tuple[str, str, str]] = set()  # user, address, table
        self._nothing: dict[str, int] = {}  # who wants to be told nothing, and until when we believe it
        self._key = ""

    # ---- what a person has asked for

    async def of(self, user: UserRow) -> messages.Notices:
        rows = await asyncio.to_thread(self.store.notices, user.id)
        return messages.Notices(tuple(_notice(row) for row in rows))

    async def set(self, user: UserRow, asked: messages.Notices) -> messages.Notices:
        """These instead of the old ones. An address that we will not use is refused here, with the reason."""
        rows = []
        for position, notice in enumerate(asked.notices):
            await self._check(user, notice)
            rows.append(NoticeRow(user.id, position, **structs.asdict(notice)))
        await asyncio.to_thread(self.store.set_notices, user.id, rows)
        self._nothing.pop(user.id, None)
        return await self.of(user)

    async def _check(self, user: UserRow, notice: messages.Notice) -> None:
        if not is_zone(notice.zone):
            raise Unreadable("server-notice-zone", zone=notice.zone)
        if notice.kind != "push" and not user.password:  # visitors cost nothing to make, and mails are sent in our name
            raise Forbidden("server-notice-account")
        if notice.kind == "email":
            if self.mail is None:
                raise Forbidden("server-notice-mail")
            if not is_address(notice.address):
                raise Unreadable("server-email", email=notice.address)
            return
        if notice.kind == "push" and not is_subscription(notice.address):
            raise Unreadable("server-notice-push")
        answer = await self._errand(do="check", kind=notice.kind, address=notice.address)
        why = answer.get("why", "")
        scheme = notice.address.partition(":")[0]
        if why == "local":
            raise Forbidden("server-notice-local", scheme=scheme)
        if why == "private":
            raise Forbidden("server-notice-private")
        if why == "late":
            raise Forbidden("server-notice-busy")
        if not answer.get("ok"):
            if notice.kind == "push":
                raise Unreadable("server-notice-push")
            raise Unreadable("server-notice-unreadable", address=f"{scheme}://…")

    async def public_key(self) -> str:
        """For web push: browsers take messages only from who has the other half of it."""
        if not self._key:
            made = await asyncio.to_thread(self.store.get_setting, "vapid")
            if made is None:
                made = await asyncio.to_thread(self.store.set_setting_once, "vapid", new_key())
            self._key = made
        return public_half(self._key)

    # ---- telling

    async def your_turn(self, user: str, table: str, game: AnyGame, title: str) -> None:
        """Returns at once; the rest goes on behind."""
        if self._nothing.get(user, 0) > self._clock():
            return
        task = asyncio.create_task(self._guarded(Turn(user, table, game, title)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Until everything that goes on behind is done."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """What waits for a better time is given up."""
        for task in self._tasks:
            task.cancel()
        await self.settle()

    async def _guarded(self, turn: Turn) -> None:
        try:
            rows = await asyncio.to_thread(self.store.notices, turn.user)
            if not rows:
                self._remember_nothing(turn.user)
            await asyncio.gather(*(self._tell(turn, row) for row in rows))
        except EscadreError as error:
            log.warning("notices of table %s were not sent: %s", turn.table, error)

    def _remember_nothing(self, user: str) -> None:
        """Most people: asking for them at every turn of every table would cost more than the turn."""
        if len(self._nothing) >= REMEMBERED:
            self._nothing.clear()
        self._nothing[user] = self._clock() + FRESH

    async def _tell(self, turn: Turn, row: NoticeRow) -> None:
        """Now, or once quiet hours and the pause after the last one are over, if it is still his turn then."""
        key = (row.user, row.address, turn.table)
        if key in self._waiting or self._is_near(turn, row):
            return
        if pause := pause_of(row, self._clock()):
            if len(self._waiting) >= WAITING:
                return
            self._waiting.add(key)
            try:
                later = await self._later(turn, row, pause)
            finally:
                self._waiting.discard(key)
            if later is None:
                return
            row = later
        time = self._clock()
        if await asyncio.to_thread(self.store.notice_sent, row.user, row.position, time, time - row.every * A_MINUTE):
            await self._send(turn, row)

    async def _later(self, turn: Turn, row: NoticeRow, pause: int) -> NoticeRow | None:
        """The notice as it stands when there is no reason left to wait; None if there is nothing left to tell."""
        while pause:
            await self._sleep(pause / 1000)
            rows = await asyncio.to_thread(self.store.notices, turn.user)
            found = next((new for new in rows if new.address == row.address), None)
            if found is None or self._is_near(turn, found) or not await asyncio.to_thread(self._is_turn, turn):
                return None
            row = found
            pause = pause_of(row, self._clock())
        return row

    def _is_near(self, turn: Turn, row: NoticeRow) -> bool:
        return row.away and self.people_here(turn.table, turn.user)

    def _is_turn(self, turn: Turn) -> bool:
        table = self.store.table(turn.table)
        if table is None or table.status != "playing":
            return False
        seats = {seat.seat for seat in self.store.seats(turn.table) if seat.user == turn.user and seat.kind == "person"}
        return any(int(seat) in seats for seat in table.turn.split())

    async def _send(self, turn: Turn, row: NoticeRow) -> None:
        user = await asyncio.to_thread(self.store.user, turn.user)
        if user is None:
            return
        words = Words(user.language, turn.game)
        subject = words.id("server-turn-subject", game=words.id("game-title"))
        body = words.id("server-turn", table=turn.title) if turn.title else words.id("server-turn-plain")
        link = f"{self.settings.url}/table/{turn.table}"
        try:
            if row.kind == "email":
                account = f"{self.settings.url}/account"
                text = words.id("server-turn-mail", name=user.name, turn=body, link=link, account=account)
                await self._send_mail(row, subject, text)
            elif row.kind == "push":
                await self._push(row, {"title": subject, "body": body, "url": link, "tag": turn.table})
            else:
                body = f"{body}\n{link}"
                answer = await self._errand(do="send", kind="apprise", address=row.address, title=subject, body=body)
                _note(row, answer)
        except OSError as error:  # the mail server, or no process to be had
            log.warning("a notice by %s was not sent: %s", row.kind, type(error).__name__)

    async def _send_mail(self, row: NoticeRow, subject: str, text: str) -> None:
        # Whoever put the address there: nobody gets more mails from us than this.
        if self.mail is not None and self.limits.mails.allow(handle(row.address)):
            await self.mail.post(row.address, subject, text)

    async def _push(self, row: NoticeRow, message: dict[str, str]) -> None:
        await self.public_key()
        sender = f"mailto:{self.mail.sender}" if self.mail else self.settings.url
        fields = {"key": self._key, "sub": sender, "message": message, "ttl": A_DAY}
        answer = await self._errand(do="send", kind="push", address=row.address, **fields)
        _note(row, answer)
        if answer.get("gone"):  # the browser has thrown the subscription away
            await asyncio.to_thread(self._drop, row)

    def _drop(self, row: NoticeRow) -> None:
        rows = self.store.notices(row.user)
        self.store.set_notices(row.user, [other for other in rows if other.address != row.address])

    async def _errand(self, **errand: object) -> dict[str, Any]:
        """Run `send_one.py`. The address goes through a pipe: arguments of a process are for everybody to see."""
        told = {**errand, "private": self.settings.allow_private_notices, "site": self.settings.url}
        async with self._children:
            child = await asyncio.create_subprocess_exec(
                sys.executable,
                "-I",
                "-B",
                str(SEND_ONE),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,  # plugins are free to print addresses
            )
            try:
                out, _ = await asyncio.wait_for(child.communicate(msgspec.json.encode(told)), PATIENCE)
            except TimeoutError:
                return {"ok": False, "why": "late"}
            finally:
                if child.returncode is None:
                    child.kill()
                    await child.wait()
        try:
            return msgspec.json.decode(out.strip().rpartition(b"\n")[2], type=dict[str, Any])
        except msgspec.DecodeError:  # it was ended by the system
            return {"ok": False, "why": "ended"}


def _note(row: NoticeRow, answer: dict[str, Any]) -> None:
    if not answer.get("ok"):
        log.info("a notice by %s was not sent: %s", row.kind, answer.get("why", "refused"))


def _notice(row: NoticeRow) -> messages.Notice:
    fields = {name: getattr(row, name) for name in messages.Notice.__struct_fields__}
    return messages.Notice(**fields)


# ---- quiet rules


def pause_of(row: NoticeRow, time: int) -> int:
    """Milliseconds until a notice may go out: none of them within quiet hours, nor too soon after the last one."""
    after = max(0, row.sent + row.every * A_MINUTE - time) if row.sent else 0
    ends = _quiet_until(row, time + after)
    return max(0, ends - time)


def _quiet_until(row: NoticeRow, time: int) -> int:
    """The moment itself, or the end of the quiet hours in which it lies."""
    first, last = row.quiet_from, row.quiet_to
    zone = zoneinfo.ZoneInfo(row.zone) if is_zone(row.zone) else UTC
    local = datetime.fromtimestamp(time / 1000, zone)
    quiet = first <= local.hour < last if first <= last else local.hour >= first or local.hour < last
    if not quiet:
        return time
    end = local.replace(hour=last, minute=0, second=0, microsecond=0)
    if end <= local:
        end += timedelta(days=1)
    return max(time, round(end.timestamp() * 1000))


def is_zone(name: str) -> bool:
    """
    >>> is_zone("Europe/Paris"), is_zone("Atlantis"), is_zone("../../etc/passwd")
    (True, False, False)
    """
    try:
        zoneinfo.ZoneInfo(name)
    except (ValueError, OSError, zoneinfo.ZoneInfoNotFoundError):
        return False
    return True


# ---- web push


def is_subscription(address: str) -> bool:
    try:
        found = msgspec.json.decode(address.encode(), type=Push)
    except (msgspec.DecodeError, UnicodeEncodeError):
        return False
    return found.endpoint.startswith(("https://", "http://"))


def new_key() -> str:
    """A private key for web push, as `py_vapid` reads it: 32 bytes in base64."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _base64(number.to_bytes(32, "big"))


def public_half(key: str) -> str:
    """What `pushManager.subscribe` of a browser wants: the point of the curve in base64."""
    number = int.from_bytes(base64.urlsafe_b64decode(key + "=="), "big")
    point = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    form = serialization.PublicFormat.UncompressedPoint
    return _base64(point.public_bytes(serialization.Encoding.X962, form))


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
