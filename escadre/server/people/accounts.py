"""Visitors and accounts: names, passwords, recovery by mail, tokens for programs."""

from __future__ import annotations

import asyncio
import logging
import unicodedata
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, cast

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError
from litestar import Request
from msgspec import structs

from escadre.core.errors import EscadreError, Unreadable
from escadre.core.words import Words
from escadre.server.door.identity import Door, digest, language_of, now, set_cookie, shown
from escadre.server.door.security import address
from escadre.server.notices.mail import Mail, is_address
from escadre.server.wire.messages import ApiToken, Login, Me, NewPassword, Recover, Register
from escadre.server.wire.refusals import Conflict, Forbidden
from escadre.store.folding import handle
from escadre.store.rows import UserRow

log = logging.getLogger("escadre.server")

RECOVERY: Final = 3600 * 1000  # how long a mailed link works
HASHING: Final = 2  # passwords that are hashed at once: each takes 64 MB and all of a core

Asking = Request[Any, Any, Any]


class Passwords:
    """Argon2, off the event loop."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._free = asyncio.Semaphore(HASHING)
        self._nobodys = ""

    async def hash(self, password: str) -> str:
        async with self._free:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, kept: str, password: str) -> bool:
        """Takes as long for "", the password of nobody, as for somebody's."""
        async with self._free:
            return await asyncio.to_thread(self._fits, kept, password)

    def _fits(self, kept: str, password: str) -> bool:
        if not kept:
            self._nobodys = self._nobodys or self._hasher.hash("nobody")
        try:
            return self._hasher.verify(kept or self._nobodys, password) and bool(kept)
        except VerifyMismatchError:
            return False
        except (VerificationError, InvalidHashError) as error:
            log.error("a stored password cannot be read: %s", type(error).__name__)
            return False

    def is_old(self, kept: str) -> bool:
        """Hashed with parameters that are no longer ours."""
        return self._hasher.check_needs_rehash(kept)


class People:
    """All that a person does with his own name. `adopted` is told when a visitor became an account."""

    def __init__(
        self,
        door: Door,
        push_key: Callable[[], Awaitable[str]],
        adopted: Callable[[str, str], Awaitable[None]] | None = None,
        passwords: Passwords | None = None,
    ) -> None:
        self.door = door
        self.store = door.store
        self.sessions = door.sessions
        self.limits = door.limits
        self.mail = Mail.read(door.settings.smtp)
        self.push_key = push_key
        self.adopted = adopted
        self.passwords = passwords or Passwords()
        self._tasks: set[asyncio.Task[None]] = set()

    async def me(self, user: UserRow) -> Me:
        return Me(
            user.name,
            account=bool(user.password),
            email=user.email,
            mail=self.mail is not None,
            push=await self.push_key(),
        )

    async def seen(self, request: Asking, user: UserRow) -> UserRow:
        """Mails are written in the language that the browser last asked for."""
        language = language_of(request)
        if "accept-language" not in request.headers or language == user.language:
            return user
        return await self._change(user, language=language)

    async def rename(self, user: UserRow, name: str) -> UserRow:
        """Nobody, not even a visitor, takes the name of somebody's account."""
        name = clean(name)
        other = await asyncio.to_thread(self.store.user_by_name, name)
        if other is not None and other.id != user.id:
            raise Conflict("server-name-taken", name=name)
        return await self._change(user, name=name)

    # ---- accounts

    async def register(self, request: Asking, user: UserRow, asked: Register) -> UserRow:
        """The visitor's own row becomes the account: he keeps all that he has."""
        self._slowly(request)
        if user.password:
            raise Conflict("server-account-already")
        name, email = clean(asked.name), asked.email.strip()
        if email and not is_address(email):
            raise Unreadable("server-email", email=email)
        await self._free(name, email)
        password = await self.passwords.hash(asked.password)
        try:
            user = await self._change(user, name=name, email=email, password=password, language=language_of(request))
        except Conflict:
            await self._free(name, email)  # says which of the two somebody has taken in the meantime
            raise
        await self._enter(request, user)
        return user

    async def _free(self, name: str, email: str) -> None:
        if await asyncio.to_thread(self.store.user_by_name, name) is not None:
            raise Conflict("server-name-taken", name=name)
        if email and await asyncio.to_thread(self.store.user_by_email, email) is not None:
            raise Conflict("server-email-taken")

    async def login(self, request: Asking, asked: Login) -> UserRow:
        self._slowly(request)
        self.limits.accounts.check(handle(asked.name))
        user = await asyncio.to_thread(self._find, asked.name)
        if not await self.passwords.fits(user.password if user else "", asked.password) or user is None:
            raise Forbidden("server-login-wrong")
        if self.passwords.is_old(user.password):
            user = await self._change(user, password=await self.passwords.hash(asked.password))
        await self._enter(request, user)
        return user

    def _find(self, name: str) -> UserRow | None:
        found = self.store.user_by_name(name)
        return self.store.user_by_email(name) if found is None and "@" in name else found

    async def logout(self, request: Asking) -> UserRow:
        """A browser goes on as a new visitor. A program's token ends."""
        user = cast("UserRow | None", request.scope.get("user"))
        way, secret = shown(request.scope)
        if user is not None:
            await self.sessions.close(secret)
        if user is not None and way == "bearer":
            return user
        request.scope["user"] = None
        return await self.door.somebody(request)

    async def _enter(self, request: Asking, user: UserRow) -> None:
        """The browser speaks for the account from now on, with a new secret, and brings what the visitor had."""
        before = cast("UserRow | None", request.scope.get("user"))
        way, secret = shown(request.scope)
        if before is not None and before.id != user.id and not before.password:
            await asyncio.to_thread(self.store.adopt, before.id, user.id)
            self.sessions.forget(before.id)
            if self.adopted is not None:
                await self.adopted(before.id, user.id)
        if way == "cookie":
            await self.sessions.close(secret)
        self.sessions.forget(user.id)
        set_cookie(request, await self.sessions.open(user.id, "browser"))
        request.scope["user"] = user

    # ---- a forgotten password

    def recover(self, request: Asking, asked: Recover) -> None:
        """Returns at once, whoever has that address: looking and sending go on behind."""
        self._slowly(request)
        if self.mail is not None:
            self._behind(self._send_link(self.mail, asked.email.strip()))

    async def _send_link(self, mail: Mail, email: str) -> None:
        user = await asyncio.to_thread(self.store.user_by_email, email)
        if user is None or not self.limits.mails.allow(handle(email)):
            return
        secret = await self.sessions.open(user.id, "recovery", RECOVERY)
        words = Words(user.language)
        link = f"{self.door.settings.url}/recover#{secret}"  # after the #: no server is ever asked for it
        subject = words.id("server-mail-recover-subject")
        await mail.post(user.email, subject, words.id("server-mail-recover", name=user.name, link=link))

    async def new_password(self, request: Asking, asked: NewPassword) -> UserRow:
        """By a mailed link, once. Whoever else was logged in no longer is."""
        self._slowly(request)
        key = digest(asked.token)
        session = await asyncio.to_thread(self.store.session, key, now())
        if session is None or session.kind != "recovery":
            raise Forbidden("server-link-wrong")
        password = await self.passwords.hash(asked.password)
        user = await asyncio.to_thread(self.store.user, session.user)
        if user is None or not await self.sessions.close(asked.token):
            raise Forbidden("server-link-wrong")
        user = await self._change(user, password=password)
        await self.sessions.close_all(user.id)
        await self._enter(request, user)
        return user

    # ---- programs

    async def token(self, user: UserRow) -> ApiToken:
        return ApiToken(await self.sessions.open(user.id, "api"))

    async def revoke(self, user: UserRow) -> None:
        await self.sessions.close_all(user.id, "api")

    # ----

    def _slowly(self, request: Asking) -> None:
        self.limits.passwords.check(address(request.scope, self.door.settings))

    async def _change(self, user: UserRow, **columns: str) -> UserRow:
        if not await asyncio.to_thread(lambda: self.store.update_user(user.id, **columns)):
            raise Conflict("server-name-taken", name=columns.get("name", user.name))
        self.sessions.forget(user.id)
        return structs.replace(user, **columns)

    def _behind(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Until everything that goes on behind is done."""
        while self._tasks:
            await asyncio.wait(self._tasks)


async def _guarded(work: Coroutine[Any, Any, None]) -> None:
    """A mail server that is down is worth a line in the log, not the addresses of people."""
    try:
        await work
    except (OSError, EscadreError) as error:
        log.warning("a recovery mail was not sent: %s", type(error).__name__)


def clean(name: str) -> str:
    """A name as everybody will see it: no spaces around or doubled, nothing invisible or that turns the line about."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name:
        raise Unreadable("server-name-length")
    if any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise Unreadable("server-name-letters")
    return name
