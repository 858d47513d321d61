"""Mail, through the one server that the settings name."""

from __future__ import annotations

import asyncio
import ipaddress
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Struct

from escadre.core.errors import Unreadable

PATIENCE = 20.0  # seconds for each answer of the mail server


class Mail(Struct, frozen=True):
    """smtp://user:password@host:587?from=escadre@example.org, or smtps:// for TLS from the first byte.

    Over smtp:// TLS is used wherever it is offered; a password goes without it only within this machine, or to a
    server that the address marks with `tls=no`.
    """

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    tls: bool = False  # from the first byte
    plain: bool = False  # a password may go unencrypted

    def __repr__(self) -> str:
        return f"Mail({self.host}:{self.port}, from {self.sender})"

    @classmethod
    def read(cls, url: str) -> Mail | None:
        """None for no address. `Unreadable` does not repeat it: it may have a password in it."""
        if not url:
            return None
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Unreadable("server-smtp") from None
        asked = parse_qs(parts.query)
        sender = asked.get("from", [unquote(parts.username or "")])[0]
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not is_address(sender):
            raise Unreadable("server-smtp")
        tls = parts.scheme == "smtps"
        return cls(
            host=parts.hostname,
            port=port or (465 if tls else 587),
            sender=sender,
            user=unquote(parts.username or ""),
            password=unquote(parts.password or ""),
            tls=tls,
            plain=asked.get("tls") == ["no"] or _is_here(parts.hostname),
        )

    def send(self, to: str, subject: str, body: str) -> None:
        """Blocks. Raises `OSError`, of which the errors of SMTP are some, when the mail server does not take it."""
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate(localtime=False)
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"  # nobody's holiday notice answers it
        message.set_content(body)
        with self._connect() as server:
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)

    def _connect(self) -> smtplib.SMTP:
        safe = ssl.create_default_context()
        if self.tls:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=safe)
        server = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=safe)
        elif self.user and not self.plain:
            server.close()
            raise smtplib.SMTPNotSupportedError("no TLS is offered, and the password does not go without")
        return server

    async def post(self, to: str, subject: str, body: str) -> None:
        await asyncio.to_thread(self.send, to, subject, body)


def is_address(text: str) -> bool:
    """Whether it could be one; only a mail shows whether it is.

    >>> [is_address(text) for text in ("jean@example.org", "jean", "a@b", "jean@exa mple.org", "a@b.c\\nTo: x@y.z")]
    [True, False, True, False, False]
    """
    name, at, host = text.rpartition("@")
    return bool(name and at and host) and all(letter.isprintable() and letter not in ' ,;:<>()[]"\\' for letter in text)


def _is_here(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
