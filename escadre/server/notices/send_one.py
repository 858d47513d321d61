"""A program of its own that sends one notice to an address that a stranger gave us, and then ends.

Such an address is not to be trusted: it may lead into our own network, answer without end, name files of ours or be of
a kind that acts on this machine. So the server runs this file as a child process (`your_turn.py`), with a time limit,
and hands it the errand on its standard input. In here, once everything is loaded, Python itself refuses connections to
private networks (also after a redirect, and whatever a name resolved to a moment ago), files and programs.
Nothing of Escadre is imported: the child starts in a fraction of a second.
"""

from __future__ import annotations

import ipaddress
import json
import os
import socket
import ssl
import sys
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

MEMORY = 1 << 30  # bytes of address space: an answer without end stops here
PATIENCE = 10.0  # seconds for each answer

# Kinds of Apprise that act on this machine, or keep files on it.
LOCAL = {
    *("file", "syslog", "rsyslog", "blink1", "vapid"),
    *("dbus", "qt", "kde", "glib", "gio", "gnome", "macosx", "windows"),
}

NAT64 = ipaddress.ip_network("64:ff9b::/96")


class Refused(Exception):
    """The errand is not run; the word says why."""


def is_public(host: str) -> bool:
    """Whether the address, in numbers, belongs to the open internet.

    >>> [is_public(host) for host in ("93.184.216.34", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::1", "db.local")]
    [True, False, False, False, False, False]
    >>> is_public("::ffff:192.168.0.1"), is_public("64:ff9b::a00:1"), is_public("2002:a00:1::")
    (False, False, False)
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            address = inner
    return address.is_global and not address.is_multicast


def resolves_inside(host: str) -> bool:
    """Whether a name leads to any address that is not public. An unknown name leads nowhere."""
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return False
    return not all(is_public(str(item[4][0])) for item in found)


# ---- the cage

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
PROGRAMS = (
    "subprocess.Popen",
    "os.system",
    "os.exec",
    "os.posix_spawn",
    "os.spawn",
    "os.fork",
    "os.forkpty",
    "pty.spawn",
)
CHANGES = ("os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.truncate", "os.chmod")


def readable() -> tuple[str, ...]:
    """The folders of Python itself and of the certificates; all else is none of a notice's business."""
    paths = ssl.get_default_verify_paths()
    found = [sys.prefix, sys.base_prefix, paths.cafile, paths.capath, paths.openssl_cafile, paths.openssl_capath]
    more = ["/dev/null", "/dev/urandom", "/etc/mime.types", "/usr/share/zoneinfo", "/etc/localtime"]
    return tuple(os.path.realpath(path) for path in [*found, *more] if path)


def cage(private: bool) -> Callable[[str, tuple[Any, ...]], None]:
    """The hook that Python asks before every connection, file and program."""
    rooms = readable()

    def hook(event: str, args: tuple[Any, ...]) -> None:
        if event in ("socket.connect", "socket.sendto", "socket.sendmsg") and not private:
            target = args[1]
            inside = not (isinstance(target, tuple) and target and is_public(str(target[0])))
            if inside and target is not None:
                raise PermissionError("private address")
        elif event == "open" and isinstance(args[0], str | bytes):
            path = os.path.realpath(os.fsdecode(args[0]))
            flags = args[2] if isinstance(args[2], int) else WRITING
            allowed = any(path == room or path.startswith(room + os.sep) for room in rooms)
            if not allowed or (flags & WRITING and path != "/dev/null"):
                raise PermissionError("file")
        elif event in PROGRAMS or event in CHANGES:
            raise PermissionError("program")

    return hook


def limit_memory() -> None:
    try:
        import resource
    except ImportError:  # not on this system
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


# ---- errands


def apprise_target(errand: dict[str, Any]) -> Any:
    """The plugin for the address; `Refused` where we will not or cannot."""
    import apprise

    address = errand["address"]
    scheme = address.partition(":")[0].strip().lower()
    if scheme in LOCAL:
        raise Refused("local")
    asset = apprise.AppriseAsset(
        app_id="Escadre",
        app_desc="Escadre",
        app_url=errand.get("site", ""),
        storage_mode="memory",
        async_mode=False,
        pem_autogen=False,
        pgp_autogen=False,
        allow_templates=False,
    )
    target = apprise.Apprise.instantiate(address, asset=asset, suppress_exceptions=True)
    if target is None:
        raise Refused("unreadable")
    templates: list[str] = list(target.templates)
    if all(template == "{schema}://" for template in templates):
        raise Refused("local")
    if not errand["private"]:
        named = any("{host}" in template for template in templates)
        if named and target.host and resolves_inside(target.host.strip("[]")):
            raise Refused("private")
    return target


def push_target(errand: dict[str, Any]) -> dict[str, Any]:
    subscription: dict[str, Any] = json.loads(errand["address"])
    where = urlsplit(subscription["endpoint"])
    if not errand["private"]:
        if where.scheme != "https":
            raise Refused("unreadable")
        if resolves_inside(where.hostname or ""):
            raise Refused("private")
    return subscription


def send_apprise(errand: dict[str, Any]) -> dict[str, Any]:
    target = apprise_target(errand)
    sys.addaudithook(cage(errand["private"]))
    return {"ok": bool(target.notify(title=errand["title"], body=errand["body"]))}


def send_push(errand: dict[str, Any]) -> dict[str, Any]:
    import requests
    from pywebpush import WebPushException, webpush

    subscription = push_target(errand)
    with requests.Session() as session:
        session.trust_env = False
        session.max_redirects = 0
        sys.addaudithook(cage(errand["private"]))
        try:
            webpush(
                subscription,
                json.dumps(errand["message"]),
                vapid_private_key=errand["key"],
                vapid_claims={"sub": errand["sub"]},
                ttl=errand["ttl"],
                timeout=PATIENCE,
                requests_session=session,
            )
        except WebPushException as error:
            status = error.response.status_code if error.response is not None else 0
            return {"ok": False, "gone": status in (404, 410), "why": str(status)}
    return {"ok": True}


def check(errand: dict[str, Any]) -> dict[str, Any]:
    """Whether we would go there at all."""
    (apprise_target if errand["kind"] == "apprise" else push_target)(errand)
    return {"ok": True}


def main() -> None:
    errand: dict[str, Any] = json.load(sys.stdin)
    limit_memory()
    for name in [name for name in os.environ if name.lower().endswith("_proxy")]:
        del os.environ[name]  # a proxy would go where we may not
    run = check if errand["do"] == "check" else send_apprise if errand["kind"] == "apprise" else send_push
    try:
        answer = run(errand)
    except Refused as refusal:
        answer = {"ok": False, "why": str(refusal)}
    except Exception as error:  # plugins of a hundred services may fail in any way; that is one more way
        answer = {"ok": False, "why": type(error).__name__}
    sys.stdout.write("\n" + json.dumps(answer) + "\n")


if __name__ == "__main__":
    main()
