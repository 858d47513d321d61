"""“Your turn”: real mails, real requests, and when there must be none."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import structs

from escadre.core.game import get
from escadre.server.notices import your_turn as module
from escadre.server.notices.mail import Mail
from escadre.server.notices.send_one import cage
from escadre.server.notices.your_turn import Notices, _base64, new_key, pause_of, public_half
from escadre.server.settings import Settings
from escadre.store import Store
from escadre.store.rows import NoticeRow, UserRow
from tests.server.small import Small, seat_at_a_table, small
from tests.server.test_people import JEAN, Box, box

__all__ = ["box"]
MINUTE, HOUR = 60_000, 3_600_000


class Listener(ThreadingHTTPServer):
    """A real endpoint of somebody's: keeps what it gets, answers as it is told."""

    daemon_threads = True

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.location = ""
        super().__init__(("127.0.0.1", 0), Hearer)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def port(self) -> int:
        return int(self.server_address[1])


class Hearer(BaseHTTPRequestHandler):
    server: Listener

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.got.append((self.path, headers, body))
        self.send_response(self.server.status)
        if self.server.location:
            self.send_header("location", self.server.location)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None: ...


@pytest.fixture
def listener() -> Iterator[Listener]:
    made = Listener()
    yield made
    made.shutdown()
    made.server_close()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "notices.db") as made:
        made.add_user(UserRow("u", "Jean", "jean@example.org", "x", language="fr"))
        seat_at_a_table(made, "u")
        yield made


def tell(made: Notices, times: int = 1) -> None:
    """It is the turn of `u` at the table `t1`, so many times."""

    async def run() -> None:
        for _ in range(times):
            await made.your_turn("u", "t1", get("sirocco"), "Mardi")
            await made.settle()

    asyncio.run(run())


def herald(
    store: Store,
    here: bool = False,
    clock: Callable[[], int] = lambda: 10**12,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    **settings: Any,
) -> Notices:
    settings = {"limits": 0.0, "base_url": "https://escadre.example", "allow_private_notices": True, **settings}
    made = structs.replace(Settings(), **settings)
    return Notices(store, made, lambda table, user: here, clock=clock, sleep=sleep)


# ---- the three ways


def test_by_mail(store: Store, box: tuple[Box, str]) -> None:
    store.set_notices("u", [NoticeRow("u", 0, "email", "jean@example.org")])
    tell(herald(store, smtp=box[1]))
    (mail,) = box[0].mails
    assert mail["to"] == "jean@example.org"
    assert mail["subject"] == "Med Sirocco : c’est à vous de jouer"
    assert mail["auto-submitted"] == "auto-generated"
    assert "« Mardi »" in mail.get_content()
    assert "https://escadre.example/table/t1" in mail.get_content()


def test_by_apprise(store: Store, listener: Listener) -> None:
    store.set_notices("u", [NoticeRow("u", 0, "apprise", f"json://127.0.0.1:{listener.port}/turn")])
    tell(herald(store))
    ((path, _, body),) = listener.got
    assert path == "/turn"
    assert json.loads(body)["title"] == "Med Sirocco : c’est à vous de jouer"
    assert "https://escadre.example/table/t1" in json.loads(body)["message"]


def browser(port: int) -> tuple[str, ec.EllipticCurvePrivateKey, bytes]:
    """What a browser does for web push: a subscription, and the secrets to read what comes."""
    key, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    form = serialization.PublicFormat.UncompressedPoint
    public = key.public_key().public_bytes(serialization.Encoding.X962, form)
    keys = {"p256dh": _base64(public), "auth": _base64(auth)}
    address = json.dumps({"endpoint": f"http://127.0.0.1:{port}/push/1", "expirationTime": None, "keys": keys})
    return address, key, auth


def test_by_web_push(store: Store, listener: Listener) -> None:
    address, key, auth = browser(listener.port)
    store.set_notices("u", [NoticeRow("u", 0, "push", address)])
    made = herald(store)
    tell(made)
    ((path, headers, body),) = listener.got
    assert path == "/push/1"
    assert int(headers["ttl"]) > 0
    assert headers["authorization"].endswith("k=" + asyncio.run(made.public_key()))
    message = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=auth))
    assert message["title"] == "Med Sirocco : c’est à vous de jouer"
    assert message["url"] == "https://escadre.example/table/t1"
    assert message["tag"] == "t1"
    assert [row.sent for row in store.notices("u")] == [10**12]


@pytest.mark.parametrize(("status", "left"), [(410, 1), (404, 1), (500, 2), (429, 2)])
def test_a_subscription_that_the_browser_gave_up_is_dropped(
    store: Store, listener: Listener, status: int, left: int
) -> None:
    listener.status = status
    other = NoticeRow("u", 1, "email", "jean@example.org")
    store.set_notices("u", [NoticeRow("u", 0, "push", browser(listener.port)[0]), other])
    tell(herald(store))
    assert len(listener.got) == 1
    assert len(store.notices("u")) == left


def test_the_key_pair_is_made_once(store: Store) -> None:
    first, second = (asyncio.run(herald(store).public_key()) for _ in range(2))
    assert first == second == public_half(str(store.get_setting("vapid")))
    assert len(first) == 87
    assert public_half(new_key()) != first


def test_addresses_that_fail_harm_nobody(store: Store, listener: Listener, caplog: pytest.LogCaptureFixture) -> None:
    rows = [
        NoticeRow("u", 0, "email", "jean@example.org"),  # nobody listens there
        NoticeRow("u", 1, "apprise", "json://user:hunter22@127.0.0.1:9/"),
        NoticeRow("u", 2, "push", "no JSON at all hunter22"),
        NoticeRow("u", 3, "apprise", "rubbish hunter22"),
        NoticeRow("u", 4, "apprise", f"json://127.0.0.1:{listener.port}/"),
    ]
    store.set_notices("u", rows)
    tell(herald(store, smtp="smtp://user:hunter22@127.0.0.1:9?from=a@b.c"))
    assert len(listener.got) == 1
    assert "was not sent" in caplog.text
    assert "hunter22" not in caplog.text
    store.set_notices("u", [])
    tell(herald(store))
    store.set_notices("u", [structs.replace(row, every=0) for row in rows[:1]])
    tell(herald(store))  # and there is no mail server at all


def test_an_address_that_never_answers_is_given_up(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        store.set_notices("u", [NoticeRow("u", 0, "apprise", f"json://127.0.0.1:{port}/")])
        monkeypatch.setattr(module, "PATIENCE", 1.5)
        tell(herald(store))


# ---- quiet rules


def moment(hour: int, minute: int = 0, zone: str = "UTC", day: int = 10) -> int:
    return round(datetime(2026, 11, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("first", "last", "zone", "time", "pause"),
    [
        (0, 0, "UTC", moment(3), 0),
        (7, 7, "UTC", moment(7, 30), 0),
        (22, 7, "UTC", moment(21, 59), 0),
        (22, 7, "UTC", moment(22), 9 * HOUR),
        (22, 7, "UTC", moment(6, 59), MINUTE),
        (22, 7, "UTC", moment(7), 0),
        (9, 17, "UTC", moment(9), 8 * HOUR),
        (9, 17, "UTC", moment(17), 0),
        (0, 6, "UTC", moment(0), 6 * HOUR),
        (22, 0, "UTC", moment(23), HOUR),
        (22, 7, "Asia/Tokyo", moment(23, zone="Asia/Tokyo"), 8 * HOUR),
        (22, 7, "Asia/Tokyo", moment(14), 8 * HOUR),  # the same moment
        (22, 7, "Atlantis", moment(22), 9 * HOUR),
    ],
)
def test_quiet_hours(first: int, last: int, zone: str, time: int, pause: int) -> None:
    row = NoticeRow("u", 0, "email", "a@b.c", quiet_from=first, quiet_to=last, zone=zone)
    assert pause_of(row, time) == pause


def test_the_pause_after_the_last_one() -> None:
    row = NoticeRow("u", 0, "email", "a@b.c", every=10, sent=moment(12))
    assert pause_of(row, moment(12, 4)) == 6 * MINUTE
    assert pause_of(row, moment(12, 10)) == 0
    late = structs.replace(row, sent=moment(21, 55), quiet_from=22, quiet_to=7)
    assert pause_of(late, moment(21, 56)) == 9 * HOUR + 4 * MINUTE  # it would fall into the quiet hours


def test_who_is_at_the_table_is_not_told(store: Store, listener: Listener) -> None:
    address = f"json://127.0.0.1:{listener.port}/"
    store.set_notices("u", [NoticeRow("u", 0, "apprise", address)])
    tell(herald(store, here=True))
    assert listener.got == []
    store.set_notices("u", [NoticeRow("u", 0, "apprise", address, away=False)])
    tell(herald(store, here=True))
    assert len(listener.got) == 1


class Night:
    """A clock that runs while somebody sleeps."""

    def __init__(self, time: int, then: Callable[[], object] = lambda: None) -> None:
        self.time = time
        self.slept: list[float] = []
        self.then = then

    def now(self) -> int:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.time += round(seconds * 1000)
        self.then()


def test_what_falls_into_quiet_hours_is_told_after_them(store: Store, listener: Listener) -> None:
    address = f"json://127.0.0.1:{listener.port}/"
    store.set_notices("u", [NoticeRow("u", 0, "apprise", address, quiet_from=22, quiet_to=7)])
    night = Night(moment(23))
    tell(herald(store, clock=night.now, sleep=night.sleep))
    assert night.slept == [8 * 3600]
    assert len(listener.got) == 1


def test_and_not_at_all_if_he_has_played_meanwhile(store: Store, listener: Listener) -> None:
    address = f"json://127.0.0.1:{listener.port}/"
    store.set_notices("u", [NoticeRow("u", 0, "apprise", address, quiet_from=22, quiet_to=7)])
    night = Night(moment(23), lambda: store.update_table("t1", turn="1"))
    tell(herald(store, clock=night.now, sleep=night.sleep))
    store.update_table("t1", turn="0")
    night = Night(moment(23), lambda: store.set_notices("u", []))  # or no longer wants to know
    tell(herald(store, clock=night.now, sleep=night.sleep))
    assert listener.got == []


def test_at_most_one_in_so_many_minutes(store: Store, listener: Listener) -> None:
    address = f"json://127.0.0.1:{listener.port}/"
    store.set_notices("u", [NoticeRow("u", 0, "apprise", address, every=30)])
    night = Night(moment(12))
    made = herald(store, clock=night.now, sleep=night.sleep)
    tell(made)
    assert (len(listener.got), night.slept) == (1, [])
    night.time += 10 * MINUTE
    tell(made)
    assert (len(listener.got), night.slept) == (2, [20 * 60])


def test_of_many_at_once_each_waits_for_its_time(store: Store, listener: Listener) -> None:
    address = f"json://127.0.0.1:{listener.port}/"
    store.set_notices("u", [NoticeRow("u", 0, "apprise", address, every=30)])
    night = Night(moment(12))
    made = herald(store, clock=night.now, sleep=night.sleep)

    async def run() -> None:
        for _ in range(5):
            await made.your_turn("u", "t1", get("sirocco"), "Mardi")
        await made.settle()

    asyncio.run(run())
    # Which of them find the first one sent, and so wait instead of giving way, is up to the threads.
    assert 1 <= len(listener.got) <= 1 + len(night.slept)
    assert set(night.slept) <= {30 * 60}


def test_nobodys_mailbox_is_flooded(store: Store, box: tuple[Box, str]) -> None:
    store.set_notices("u", [NoticeRow("u", 0, "email", "victim@example.org", every=0)])
    tell(herald(store, smtp=box[1], limits=1.0), times=8)
    assert len(box[0].mails) == 3


# ---- what may be asked for


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Small]:
    made = small(tmp_path)
    yield made
    made.store.close()


def asked(address: str, kind: str = "apprise", **more: Any) -> dict[str, Any]:
    return {"notices": [{"kind": kind, "address": address, **more}]}


def test_what_one_asks_for_is_kept(strict: Small) -> None:
    wanted = asked("tgram://123456789:abcdefg_hijklmnop/12315544/", quiet_from=22, quiet_to=7, zone="Europe/Paris")
    with strict.client() as client:
        client.post("/api/account", json=JEAN)
        assert client.get("/api/me/notices").json() == {"notices": []}
        answer = client.put("/api/me/notices", json=wanted)
        assert (answer.status_code, answer.json()) == (200, wanted)
        assert client.get("/api/me/notices").json() == wanted
        assert client.put("/api/me/notices", json={"notices": []}).json() == {"notices": []}


@pytest.mark.parametrize(
    ("notice", "status", "why"),
    [
        (asked("file:///etc/passwd"), 403, "server-notice-local"),
        (asked("syslog://"), 403, "server-notice-local"),
        (asked("DBUS://"), 403, "server-notice-local"),
        (asked("windows://"), 403, "server-notice-local"),
        (asked("json://127.0.0.1/"), 403, "server-notice-private"),
        (asked("json://localhost:8000/"), 403, "server-notice-private"),
        (asked("jsons://169.254.169.254/latest/meta-data"), 403, "server-notice-private"),
        (asked("gotify://10.0.0.1/abcdefghijkl"), 403, "server-notice-private"),
        (asked("ntfy://[::1]/topic"), 403, "server-notice-private"),
        (asked("rubbish"), 400, "server-notice-unreadable"),
        (asked("jean@example.org", "email"), 403, "server-notice-mail"),
        (asked("{}", "push"), 400, "server-notice-push"),
        (asked(browser(9)[0], "push"), 400, "server-notice-push"),  # not https
        (asked(browser(9)[0].replace("http:", "https:"), "push"), 403, "server-notice-private"),
        (asked("tgram://1:a/2", zone="Atlantis"), 400, "server-notice-zone"),
        (asked("tgram://1:a/2", quiet_from=24), 400, "server-unreadable"),
        ({"notices": asked("rubbish")["notices"] * 11}, 400, "server-unreadable"),
    ],
)
def test_addresses_that_are_refused(strict: Small, notice: Any, status: int, why: str) -> None:
    with strict.client() as client:
        client.post("/api/account", json=JEAN)
        answer = client.put("/api/me/notices", json=notice)
        assert (answer.status_code, answer.json()["text"]["id"]) == (status, why)
        assert client.get("/api/me/notices").json() == {"notices": []}


def test_a_visitor_has_web_push_only(strict: Small) -> None:
    with strict.client() as client:
        for notice in (asked("tgram://123456789:abcdefg_hijklmnop/12315544/"), asked("a@b.c", "email")):
            assert client.put("/api/me/notices", json=notice).json()["text"]["id"] == "server-notice-account"
        address = browser(9)[0].replace("http://127.0.0.1:9", "https://push.invalid")
        assert client.put("/api/me/notices", json=asked(address, "push")).status_code == 200


def test_a_private_address_gets_nothing_however_it_is_reached(store: Store, listener: Listener) -> None:
    """What was written before the rule, what a name resolves to later, where a redirect leads: the child refuses."""
    rows = [
        NoticeRow("u", 0, "apprise", f"json://127.0.0.1:{listener.port}/"),
        NoticeRow("u", 1, "apprise", f"json://localhost:{listener.port}/"),
        NoticeRow("u", 2, "push", browser(listener.port)[0]),
        NoticeRow("u", 3, "apprise", f"rsyslog://127.0.0.1:{listener.port}/"),
    ]
    store.set_notices("u", rows)
    tell(herald(store, allow_private_notices=False))
    assert listener.got == []


@pytest.mark.parametrize(
    ("event", "args", "allowed"),
    [
        ("socket.connect", (None, ("93.184.216.34", 443)), True),
        ("socket.connect", (None, ("2606:2800:220:1::1", 443, 0, 0)), True),
        ("socket.connect", (None, ("192.168.0.1", 443)), False),
        ("socket.connect", (None, ("::ffff:127.0.0.1", 443, 0, 0)), False),
        ("socket.connect", (None, ("localhost", 443)), False),
        ("socket.connect", (None, "/var/run/docker.sock"), False),
        ("socket.sendto", (None, ("10.0.0.1", 514)), False),
        ("socket.sendmsg", (None, None), True),
        ("open", ("/etc/passwd", "r", 0), False),
        ("open", ("escadre.db", "w", 1), False),
        ("open", (3, "r", 0), True),
        ("open", (module.__file__.replace("your_turn.py", "mail.py"), "r", 0), False),
        ("subprocess.Popen", ("sh", [], None, None), False),
        ("os.remove", ("x", -1), False),
        ("import", ("json",), True),
    ],
)
def test_the_cage_of_the_child(event: str, args: tuple[Any, ...], allowed: bool) -> None:
    hook = cage(private=False)
    if allowed:
        hook(event, args)
    else:
        with pytest.raises(PermissionError):
            hook(event, args)


# ---- the mail server's address


def test_mail_addresses() -> None:
    assert Mail.read("") is None
    mail = Mail.read("smtp://escadre%40x.org:p%40ss@mail.example.org?from=game@example.org")
    assert mail == Mail("mail.example.org", 587, "game@example.org", "escadre@x.org", "p@ss")
    assert "p@ss" not in repr(mail)
    tls = Mail.read("smtps://me%40example.org:x@mail.example.org")
    assert tls is not None
    assert (tls.port, tls.tls, tls.sender) == (465, True, "me@example.org")
    for wrong in ("http://x?from=a@b.c", "smtp://host", "smtp://host:port?from=a@b.c", "smtp://?from=a@b.c", "rubbish"):
        with pytest.raises(Exception, match="The mail server is given as"):
            Mail.read(wrong)


def test_a_password_does_not_go_without_tls(box: tuple[Box, str]) -> None:
    port = int(box[1].partition("?")[0].rpartition(":")[2])
    mail = Mail("127.0.0.1", port, "a@example.org", user="me", password="hunter22")
    with pytest.raises(OSError, match="does not go without"):
        mail.send("b@example.org", "x", "y")
    assert box[0].mails == []
