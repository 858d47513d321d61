"""Users, their sessions and notices; settings that all processes share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from msgspec import structs
from sqlalchemy import exc
from sqlalchemy.dialects import postgresql, sqlite

from escadre.store.database import Database
from escadre.store.folding import handle
from escadre.store.rows import NoticeRow, SessionKind, SessionRow, UserRow
from escadre.store.schema import FLEETS, LINES, NOTICES, SEATS, SESSIONS, SETTINGS, TABLES, USERS
from escadre.store.tables import columns, values

A_DAY = 24 * 3600 * 1000
BEAT = "beat"  # the setting that is written to see whether anything can be

_USER = sa.select(*columns(USERS, UserRow))
_SESSION = sa.select(*columns(SESSIONS, SessionRow))
_NOTICE = sa.select(*columns(NOTICES, NoticeRow)).order_by(NOTICES.c.position)


class People(Database):
    # ---- users

    def add_user(self, user: UserRow) -> bool:
        """False if another account has the name or the mail address, in whatever case."""
        try:
            with self.write() as connection:
                connection.execute(sa.insert(USERS), [_account(user)])
        except exc.IntegrityError:
            return False
        return True

    def user(self, id: str) -> UserRow | None:
        return self._user(USERS.c.id == id)

    def user_by_name(self, name: str) -> UserRow | None:
        """The account of that name, in whatever case. Visitors are not found."""
        return self._user(USERS.c.handle == handle(name))

    def user_by_email(self, email: str) -> UserRow | None:
        """The account with that address, in whatever case."""
        return self._user(USERS.c.mail == handle(email)) if email else None

    def _user(self, condition: sa.ColumnElement[bool]) -> UserRow | None:
        row = self.one(_USER.where(condition))
        return None if row is None else UserRow(*row)

    def update_user(self, id: str, **columns: Any) -> bool:
        """Change fields of a user; a password makes a visitor's row an account.

        False if there is no such user, or another account has the name. Any number of accounts may give one mail
        address: it belongs to the first, who is found by it and gets its mails.
        """
        for held in (True, False):
            try:
                return self._update_user(id, columns, held)
            except exc.IntegrityError:  # the name, or the address, which somebody took in the meantime
                continue
        return False

    def _update_user(self, id: str, columns: dict[str, Any], held: bool) -> bool:
        with self.write() as connection:
            row = connection.execute(_USER.where(USERS.c.id == id).with_for_update()).first()
            if row is None:
                return False
            changed = _account(structs.replace(UserRow(*row), **columns))
            first = sa.select(USERS.c.id).where(USERS.c.mail == changed["mail"], USERS.c.id != id)
            if not held or connection.execute(first).first() is not None:
                changed["mail"] = None
            connection.execute(sa.update(USERS).where(USERS.c.id == id).values(changed))
        return True

    def adopt(self, visitor: str, account: str) -> None:
        """At login: what the visitor set up, plays, said, keeps and is told becomes the account's; the visitor is gone.

        Nothing happens if the visitor is not there, or is an account too.
        """
        with self.write() as connection:
            known = {row.id: row for row in connection.execute(_USER.where(USERS.c.id.in_([visitor, account])))}
            if visitor == account or account not in known or visitor not in known or known[visitor].password:
                return
            for table, column in ((TABLES, "owner"), (SEATS, "user"), (LINES, "user"), (FLEETS, "user")):
                mine = table.c[column] == visitor
                connection.execute(sa.update(table).where(mine).values({column: account}))
            tokens = [SESSIONS.c.user == visitor, SESSIONS.c.kind == "api"]
            connection.execute(sa.update(SESSIONS).where(*tokens).values(user=account))
            had = [NoticeRow(*row) for row in connection.execute(_NOTICE.where(NOTICES.c.user == account))]
            new = [NoticeRow(*row) for row in connection.execute(_NOTICE.where(NOTICES.c.user == visitor))]
            new = [notice for notice in new if notice.address not in {other.address for other in had}]
            first = max((notice.position for notice in had), default=-1) + 1
            if new:
                moved = [structs.replace(n, user=account, position=first + i) for i, n in enumerate(new)]
                connection.execute(sa.insert(NOTICES), [values(notice) for notice in moved])
            connection.execute(sa.delete(USERS).where(USERS.c.id == visitor))

    # ---- sessions

    def add_session(self, session: SessionRow) -> None:
        with self.write() as connection:
            connection.execute(sa.insert(SESSIONS), [values(session)])

    def session(self, secret: str, now: int) -> SessionRow | None:
        """The session whose secret has this SHA-256, unless it has expired."""
        row = self.one(_SESSION.where(SESSIONS.c.secret == secret, SESSIONS.c.expires > now))
        return None if row is None else SessionRow(*row)

    def touch(self, secret: str, now: int, expires: int | None = None) -> None:
        """It was used now, and lasts until `expires`."""
        changed = {"seen": now} if expires is None else {"seen": now, "expires": expires}
        self.change(sa.update(SESSIONS).where(SESSIONS.c.secret == secret).values(changed))

    def drop_session(self, secret: str) -> bool:
        """True for the one of all callers who ended it: a recovery link works once."""
        return self.change(sa.delete(SESSIONS).where(SESSIONS.c.secret == secret)) == 1

    def drop_sessions(self, user: str, kind: SessionKind | None = None, but: str = "") -> int:
        """All of a user's sessions, or of one kind, but for the one with the secret `but`."""
        mine = [SESSIONS.c.user == user, SESSIONS.c.secret != but]
        if kind is not None:
            mine.append(SESSIONS.c.kind == kind)
        return self.change(sa.delete(SESSIONS).where(*mine))

    def cleanup(self, now: int) -> int:
        """Forget expired sessions, and visitors of long ago who left nothing behind. How many sessions went."""
        with self.write() as connection:
            gone = connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.expires <= now)).rowcount
            idle = [USERS.c.password == "", USERS.c.created < now - A_DAY]
            for table, column in ((SESSIONS, "user"), (SEATS, "user"), (TABLES, "owner")):
                idle.append(~sa.exists().where(table.c[column] == USERS.c.id))
            connection.execute(sa.delete(USERS).where(*idle))
        return gone

    # ---- notices

    def notices(self, user: str) -> list[NoticeRow]:
        return [NoticeRow(*row) for row in self.rows(_NOTICE.where(NOTICES.c.user == user))]

    def set_notices(self, user: str, notices: Sequence[NoticeRow]) -> None:
        """These instead of those that are there. What went to an address that stays is not forgotten."""
        with self.write() as connection:
            before = connection.execute(_NOTICE.where(NOTICES.c.user == user))
            sent = {row.address: row.sent for row in before}
            connection.execute(sa.delete(NOTICES).where(NOTICES.c.user == user))
            new = [
                structs.replace(notice, user=user, position=i, sent=max(notice.sent, sent.get(notice.address, 0)))
                for i, notice in enumerate(notices)
            ]
            if new:
                connection.execute(sa.insert(NOTICES), [values(notice) for notice in new])

    def notice_sent(self, user: str, position: int, now: int, before: int) -> bool:
        """Note that one goes out now, if none has since `before`: True for one of all processes."""
        here = [NOTICES.c.user == user, NOTICES.c.position == position, NOTICES.c.sent <= before]
        return self.change(sa.update(NOTICES).where(*here).values(sent=now)) == 1

    # ---- settings

    def get_setting(self, key: str) -> str | None:
        row = self.one(sa.select(SETTINGS.c.value).where(SETTINGS.c.key == key))
        return None if row is None else str(row.value)

    def beat(self, now: int) -> None:
        """Write something, to see whether that can be done."""
        insert = sqlite.insert if self.sqlite else postgresql.insert
        row = insert(SETTINGS).values(key=BEAT, value=str(now))
        with self.write() as connection:
            connection.execute(row.on_conflict_do_update(index_elements=["key"], set_={"value": str(now)}))

    def set_setting_once(self, key: str, value: str) -> str:
        """Keep the value unless there is one already; the one that holds, the same for all processes."""
        insert = sqlite.insert if self.sqlite else postgresql.insert
        with self.write() as connection:
            connection.execute(insert(SETTINGS).values(key=key, value=value).on_conflict_do_nothing())
            return str(connection.scalar(sa.select(SETTINGS.c.value).where(SETTINGS.c.key == key)))


def _account(user: UserRow) -> dict[str, Any]:
    """A user's columns. A visitor's name is free for others to have."""
    account = bool(user.password)
    return {
        **values(user),
        "handle": handle(user.name) if account else None,
        "mail": (handle(user.email) or None) if account else None,
    }
