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
import re
import socket
import ssl
import sys
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

MEMORY = 1 << 30  # bytes of address space: an answer without end stops here
PATIENCE = 10.0  # seconds for each answer

# Kinds of Apprise that act on this machine, or keep files on it.
LOCAL = {
    *("file", "syslog", "rsyslog", "blink1", "vapid"),
    *("dbus", "qt", "kde", "glib", "gio", "gnome", "macosx", "windows"),
}

# Addresses of version 6 whose last four bytes are one of version 4: compatible, translated, NAT64.
EMBEDDING = [ipaddress.ip_network(net) for net in ("::/96", "::ffff:0:0:0/96", "64:ff9b::/96")]
NAT64_WITHIN = ipaddress.ip_network("64:ff9b:1::/48")  # of one's own network

HOST_FIELDS = ("host", "server", "relay", "gateway", "proxy", "url", "endpoint")  # of a plugin of Apprise, in part
HOST_SHAPE = re.compile(r"\[?[0-9A-Za-z_.:%-]+\]?(:[0-9]+)?")
PLAIN_NUMBER = re.compile(r"[0-9]{1,7}(\.[0-9]+)?")


class Refused(Exception):
    """The errand is not run; the word says why."""


def is_public(host: str) -> bool:
    """Whether the address, in numbers, belongs to the open internet.

    >>> [is_public(host) for host in ("93.184.216.34", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::1", "db.local")]
    [True, False, False, False, False, False]
    >>> inside = ("::ffff:192.168.0.1", "64:ff9b::a00:1", "2002:a00:1::", "::127.0.0.1", "::ffff:0:127.0.0.1")
    >>> [host for host in (*inside, "64:ff9b:1::1", "fec0::1", "fe80::1%eth0", "2001:0:7f00:1::") if is_public(host)]
    []
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        if address in NAT64_WITHIN or address.is_site_local:
            return False
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and any(address in net for net in EMBEDDING):
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


def hosts_in(value: object, depth: int = 3) -> Iterator[str]:
    """Whatever may be a host in what somebody wrote: of addresses, of mail addresses, or by itself.

    >>> list(hosts_in(["https://[::1]:80/x", ("a", "root@db.local"), "10.0.0.1:25", "high", "0.5"]))
    ['::1', 'db.local', '10.0.0.1']
    """
    if isinstance(value, str):
        named = _host_of(value.strip())
        if named and ("." in named or ":" in named or named.lower() == "localhost" or len(named) > 7):
            yield named
    elif depth and isinstance(value, list | tuple | set | frozenset):
        for part in value:
            yield from hosts_in(part, depth - 1)
    elif depth and isinstance(value, dict):
        yield from hosts_in(list(value.values()), depth - 1)


def _host_of(text: str) -> str:
    if "://" in text:
        try:
            return urlsplit(text).hostname or ""
        except ValueError:
            return ""
    text = text.rpartition("@")[2]
    if not HOST_SHAPE.fullmatch(text) or PLAIN_NUMBER.fullmatch(text):
        return ""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


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
        if any(resolves_inside(host) for host in other_hosts(target, address)):
            raise Refused("private")
    return target


def other_hosts(target: Any, address: str) -> Iterator[str]:
    """Where the plugin would go besides its host: a relay for mail, a proxy, the addresses of a mail."""
    for field, value in vars(target).items():
        if field != "host" and isinstance(value, str) and any(part in field for part in HOST_FIELDS):
            yield value.strip("[]")
        if field not in ("host", "fullpath", "asset"):
            yield from hosts_in(value)
    before, _, query = address.partition("?")
    yield from hosts_in([value for _, value in parse_qsl(query, keep_blank_values=True)])
    yield from hosts_in([part for part in unquote(before).split("/")[3:] if "@" in part])


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
