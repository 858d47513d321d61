"""Other sites' pages, floods, sizes, headers, and what an answer may say of an error."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect
from litestar.types import HTTPScope

from escadre.core.types import Text
from escadre.core.words import LANGUAGES, Words
from escadre.server.door.security import Limiter, address, foreign, own_host, secure
from escadre.server.settings import Settings
from escadre.server.wire import problems
from tests.server.small import SECRET, Small, small


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Small]:
    made = small(tmp_path, origins=("https://friend.example",))
    yield made
    made.store.close()


def scope(scheme: str = "http", client: str = "192.0.2.1", **headers: str) -> HTTPScope:
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    made: Any = {"type": "http", "method": "POST", "scheme": scheme, "client": (client, 1), "headers": pairs}
    return made  # type: ignore[no-any-return]


HERE = "https://escadre.example"
PLAIN, PROXIED = Settings(origins=("https://friend.example/",)), Settings(behind_proxy=True)


# ---- pages of other sites


@pytest.mark.parametrize(
    ("headers", "settings", "expected"),
    [
        ({}, PLAIN, False),  # a program
        ({"origin": HERE}, PLAIN, False),
        ({"origin": HERE.upper()}, PLAIN, False),
        ({"origin": "https://escadre.example:443"}, PLAIN, False),
        ({"origin": "https://escadre.example:8443"}, PLAIN, True),
        ({"origin": "https://evil.example"}, PLAIN, True),
        ({"origin": "https://escadre.example.evil.example"}, PLAIN, True),
        ({"origin": "https://evil.example/escadre.example"}, PLAIN, True),
        ({"origin": "null"}, PLAIN, True),
        ({"origin": "https://escadre.example:port"}, PLAIN, True),
        ({"origin": "file://"}, PLAIN, True),
        ({"origin": "https://friend.example"}, PLAIN, False),
        ({"origin": "https://friend.example", "sec_fetch_site": "cross-site"}, PLAIN, False),
        ({"origin": HERE, "sec_fetch_site": "same-origin"}, PLAIN, False),
        ({"sec_fetch_site": "none"}, PLAIN, False),
        ({"sec_fetch_site": "cross-site"}, PLAIN, True),
        ({"sec_fetch_site": "same-site"}, PLAIN, True),
        ({"origin": "https://evil.example", "x_forwarded_host": "evil.example"}, PLAIN, True),
        ({"origin": "https://public.example", "x_forwarded_host": "public.example"}, PROXIED, False),
        ({"origin": HERE, "x_forwarded_host": "public.example"}, PROXIED, True),
    ],
)
def test_foreign_pages_are_known(headers: dict[str, str], settings: Settings, expected: bool) -> None:
    assert foreign(scope(host="escadre.example", **headers), settings) is expected


def test_headers_of_a_proxy_count_only_if_there_is_one() -> None:
    told = scope(
        host="inner", x_forwarded_for="1.1.1.1, 203.0.113.9", x_forwarded_proto="https", x_forwarded_host="out"
    )
    assert (address(told, PLAIN), secure(told, PLAIN), own_host(told, PLAIN)) == ("192.0.2.1", False, "inner")
    assert (address(told, PROXIED), secure(told, PROXIED), own_host(told, PROXIED)) == ("203.0.113.9", True, "out")
    assert address(scope(client="2001:db8:1:2::9"), PLAIN) == address(scope(client="2001:db8:1:2:ffff::1"), PLAIN)
    assert address(scope(client="::ffff:192.0.2.1"), PLAIN) == "192.0.2.1"


def test_a_foreign_page_cannot_act_but_may_be_refused_politely(house: Small) -> None:
    evil = {"origin": "https://evil.example"}
    with house.client() as client:
        client.get("/api/me")
        for method, path in (
            ("PUT", "/api/me"),
            ("POST", "/api/login"),
            ("POST", "/api/me/token"),
            ("DELETE", "/api/me/token"),
        ):
            answer = client.request(method, path, json={"name": "Evil", "password": "x"}, headers=evil)
            assert answer.status_code == 403
            assert answer.json()["text"]["id"] == "server-foreign"
        assert client.get("/api/me", headers=evil).status_code == 200  # which it cannot read
        token = client.post("/api/me/token", headers={"origin": "http://testserver.local"}).json()["token"]
        bearer = {**evil, "authorization": f"Bearer {token}"}
        assert client.put("/api/me", json={"name": "Robot"}, headers=bearer).json()["name"] == "Robot"


def test_a_foreign_page_cannot_open_a_socket(house: Small) -> None:
    with house.client() as client:
        name = client.get("/api/me").json()["name"]
        with client.websocket_connect("/api/listen", headers={"origin": "http://testserver.local"}) as socket:
            assert socket.receive_json() == {"name": name, "auth": "cookie"}
        for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}):
            with (
                pytest.raises(WebSocketDisconnect) as refusal,
                client.websocket_connect("/api/listen", headers=headers),
            ):
                pass
            assert refusal.value.code == 4403
        token = client.post("/api/me/token").json()["token"]
        client.cookies.clear()
        with client.websocket_connect("/api/listen", headers={"authorization": f"Bearer {token}"}) as socket:
            assert socket.receive_json() == {"name": name, "auth": "bearer"}
        with client.websocket_connect("/api/listen") as socket:
            assert socket.receive_json() == {"name": None, "auth": None}
        wrong = {"authorization": "Bearer " + "x" * 43}
        with pytest.raises(WebSocketDisconnect) as refusal, client.websocket_connect("/api/listen", headers=wrong):
            pass
        assert refusal.value.code == 4401


# ---- floods


def test_a_bucket_fills_again() -> None:
    time = [0.0]
    limiter = Limiter(rate=2, burst=3, clock=lambda: time[0])
    assert [limiter.allow("a") for _ in range(4)] == [True, True, True, False]
    assert limiter.allow("b")
    assert limiter.wait("a") == pytest.approx(0.5)
    time[0] = 0.5
    assert [limiter.allow("a"), limiter.allow("a")] == [True, False]
    time[0] = 1000.0
    assert [limiter.allow("a") for _ in range(4)] == [True, True, True, False]


def test_no_limit_at_all() -> None:
    limiter = Limiter(rate=0, burst=1)
    assert all(limiter.allow("a") for _ in range(100))
    assert limiter.wait("a") == 0


@given(st.lists(st.tuples(st.integers(0, 30), st.floats(0, 10)), max_size=200))
def test_never_more_than_promised_and_memory_is_bounded(calls: list[tuple[int, float]]) -> None:
    time = [0.0]
    limiter = Limiter(rate=1.5, burst=4, clock=lambda: time[0], keys=8)
    alone = Limiter(rate=1.5, burst=4, clock=lambda: time[0])
    allowed = 0
    for key, pause in calls:
        time[0] += pause
        limiter.allow(str(key))
        allowed += alone.allow("one")
        assert len(limiter._buckets) <= 8
        assert allowed <= 4 + 1.5 * time[0] + 1e-6


def test_floods_are_slowed_down(tmp_path: Path) -> None:
    house = small(tmp_path, limits=1.0)
    with house.client() as client:
        client.get("/api/me")
        answers = [client.post("/api/login", json={"name": f"n{i}", "password": "x"}) for i in range(20)]
        codes = [answer.status_code for answer in answers]
        assert codes.count(403) == 12
        assert set(codes) == {403, 429}
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 10
        assert answers[-1].json()["text"]["id"] == "server-slow-down"
        assert client.post("/api/recover", json={"email": "a@b.c"}).status_code == 429
        tokens = [client.post("/api/me/token").status_code for _ in range(25)]
        assert tokens.count(201) == 20
        client.cookies.clear()
        made = [client.get("/api/me", headers={"cookie": "x=1"}).status_code for _ in range(60)]
        assert made.count(429) >= 10, "visitors are not made without end"
        many = [client.get("/api/refused/x").status_code for _ in range(500)]
        assert 429 in many
    house.store.close()


# ---- sizes, headers, errors


def test_bodies_have_a_largest_size(house: Small) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(80):
            yield b"x" * 1024

    with house.client() as client:
        assert client.post("/api/echo", content=b"x" * 64 * 1024).json() == 65536
        for body in (b"x" * (64 * 1024 + 1), pieces()):
            answer = client.post("/api/echo", content=body)
            assert (answer.status_code, answer.json()["text"]["id"]) == (413, "server-too-large")
        assert client.post("/api/upload", content=b"x" * 2 * 1024 * 1024).status_code == 201
        assert client.post("/api/upload", content=b"x" * (2 * 1024 * 1024 + 1)).status_code == 413


def test_every_answer_has_the_headers(house: Small) -> None:
    with house.client() as client:
        for path in ("/api/me", "/api/nothing", "/api/broken", "/elsewhere"):
            headers = client.get(path).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert "script-src" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "camera=()" in headers["permissions-policy"]
        assert client.get("/api/me").headers["cache-control"] == "no-store"


def test_errors_are_problems(house: Small) -> None:
    with house.client() as client:
        found = {
            path: client.get(f"/api/{path}")
            for path in ("refused/illegal", "refused/stale", "refused/checkers", "nothing", "broken", "login")
        }
        codes = {path: answer.status_code for path, answer in found.items()}
        assert codes == {
            "refused/illegal": 409,
            "refused/stale": 409,
            "refused/checkers": 400,
            "nothing": 404,
            "broken": 500,
            "login": 405,
        }
        assert found["refused/illegal"].json()["rule"] == "SIR-3.1"
        assert found["refused/checkers"].json()["said"] == "no game 'checkers' is installed; there are: sirocco"
        for answer in found.values():
            assert answer.headers["content-type"].startswith("application/json")
            text = answer.json()["text"]
            for language in LANGUAGES:
                assert not Words(language).say(Text(text["id"], text.get("args", {}))).startswith("[")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'{"name": 3}', b'{"nom": "x"}', b"\xff\xfe", b"[" * 9000])
def test_bodies_that_mean_nothing(house: Small, body: bytes) -> None:
    with house.client() as client:
        answer = client.put("/api/me", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["said"]


def test_our_own_faults_are_logged_and_not_told(house: Small, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO), house.client() as client:
        answer = client.get("/api/broken?token=hunter22")
    assert answer.status_code == 500
    assert SECRET not in answer.text
    assert answer.json()["text"] == {"id": "server-broken"}
    log = "\n".join(str(record.exc_info) + record.getMessage() for record in caplog.records if record.name != "httpx")
    assert SECRET in log
    assert "hunter22" not in log


def test_a_database_that_is_away_keeps_its_details(house: Small) -> None:
    from escadre.store.faults import StoreAway, StoreFault

    away = StoreAway("server-store-away", detail="host db.internal")
    assert problems.status_of(away) == 503
    assert "db.internal" not in problems.problem_of(away).said
    fault = StoreFault("server-store-damaged", detail="/srv/data")
    assert problems.status_of(fault) == 500
    assert "/srv" not in problems.problem_of(fault).said


def test_every_refusal_has_words_in_each_language() -> None:
    import re

    sources = Path(problems.__file__).parent.parent.rglob("*.py")
    ids = {found for file in sources for found in re.findall(r'"(server-[a-z-]+[a-z])"', file.read_text("utf-8"))}
    assert len(ids) > 20
    for language in LANGUAGES:
        assert [id for id in sorted(ids) if not Words(language).has(id)] == []
