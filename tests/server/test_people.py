"""Visitors, accounts, recovery by mail and tokens for programs, over HTTP and with a real store."""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from argon2 import PasswordHasher

from escadre.server.door.identity import UNSEEN, Sessions, digest, now
from escadre.server.people.accounts import Passwords, clean
from escadre.store.rows import NoticeRow, SessionRow, UserRow
from tests.server.small import QUICK, Small, seat_at_a_table, small

JEAN = {"name": "Jean Bart", "password": "dunkerque 1650", "email": "jean@example.org"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Small]:
    made = small(tmp_path)
    yield made
    made.store.close()


# ---- visitors


def test_a_first_visit_makes_a_visitor_who_stays_the_same(house: Small) -> None:
    with house.client() as client:
        first = client.get("/api/me")
        assert first.status_code == 200
        assert re.fullmatch(r"Visitor \d{4}", first.json()["name"])
        assert "account" not in first.json()
        assert "set-cookie" in first.headers
        again = client.get("/api/me")
        assert again.json() == first.json()
        assert "set-cookie" not in again.headers


def test_a_visitor_is_named_in_his_language(house: Small) -> None:
    with house.client() as client:
        me = client.get("/api/me", headers={"accept-language": "de, fr-CA;q=0.8, en;q=0.5"})
        assert me.json()["name"].startswith("Visiteur ")


def test_the_cookie_is_not_for_scripts_nor_for_other_sites(house: Small) -> None:
    with house.client() as client:
        cookie = client.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Path=/" in cookie
    assert "Max-Age=7776000" in cookie
    assert "Secure" not in cookie
    with house.client(base_url="https://escadre.example") as client:
        assert "; Secure" in client.get("/api/me").headers["set-cookie"]


def test_only_the_hash_of_a_secret_is_kept(house: Small, tmp_path: Path) -> None:
    with house.client() as client:
        client.get("/api/me")
        secret = client.cookies["escadre"]
        token = client.post("/api/me/token").json()["token"]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert digest(secret).encode() in kept
    assert secret.encode() not in kept
    assert token.encode() not in kept


def test_a_made_up_cookie_is_nobodys(house: Small) -> None:
    with house.client() as client:
        client.get("/api/me")
        for wrong in ("x", "x" * 43, "x" * 5000, '"', "é"):
            answer = client.get("/api/me", headers={"cookie": f"escadre={wrong}".encode()})
            assert answer.status_code == 200
            assert "set-cookie" in answer.headers


def test_a_session_ends_when_it_was_not_seen_for_long(house: Small) -> None:
    time = now()
    house.store.add_user(UserRow("u", "Old"))
    house.store.add_session(SessionRow(digest("s" * 43), "u", "browser", 0, time - UNSEEN, time - 1))
    house.store.add_session(SessionRow(digest("t" * 43), "u", "browser", 0, time - UNSEEN + 9000, time + 9000))
    with house.client() as client:
        assert client.get("/api/me", headers={"cookie": "escadre=" + "s" * 43}).json()["name"] != "Old"
        assert client.get("/api/me", headers={"cookie": "escadre=" + "t" * 43}).json()["name"] == "Old"
    seen = house.store.session(digest("t" * 43), time)
    assert seen is not None
    assert seen.expires >= time + UNSEEN


def test_a_name_can_be_changed_but_not_into_nothing_or_something_invisible(house: Small) -> None:
    with house.client() as client:
        assert client.put("/api/me", json={"name": "  Anne   Bonny "}).json()["name"] == "Anne Bonny"
        assert client.get("/api/me").json()["name"] == "Anne Bonny"
        for wrong in ("", "   ", "a" * 41, "a\u202eb", "a\u200bb", "a\x00b"):
            answer = client.put("/api/me", json={"name": wrong})
            assert answer.status_code == 400
            assert answer.json()["text"]["id"] in ("server-name-length", "server-name-letters")
        assert client.put("/api/me", json={"name": "Anne", "admin": True}).status_code == 400


def test_names_are_cleaned() -> None:
    assert clean(" E\u0301mile\t Zola ") == "Émile Zola"


# ---- accounts


def test_a_visitor_who_registers_keeps_what_he_has(house: Small) -> None:
    with house.client() as client:
        client.get("/api/me")
        before = client.cookies["escadre"]
        visitor = house.store.session(digest(before), now())
        assert visitor is not None
        me = client.post("/api/account", json=JEAN)
        assert me.status_code == 200
        assert me.json() | {"push": ""} == {"name": "Jean Bart", "account": True, "email": JEAN["email"], "push": ""}
        assert client.cookies["escadre"] != before, "a secret from before the login does not become the account's"
        assert house.store.session(digest(before), now()) is None
        account = house.store.user_by_name("jean bart")
        assert account is not None
        assert account.id == visitor.user
        assert account.password.startswith("$argon2id$")
        assert client.post("/api/account", json={**JEAN, "name": "Another"}).status_code == 409


def test_names_and_addresses_of_accounts_are_taken_in_any_case(house: Small) -> None:
    with house.client() as client:
        client.post("/api/account", json=JEAN)
        client.cookies.clear()
        taken = client.post("/api/account", json={**JEAN, "name": "JEAN bart", "email": ""})
        assert (taken.status_code, taken.json()["text"]["id"]) == (409, "server-name-taken")
        taken = client.post("/api/account", json={**JEAN, "name": "Jeanne", "email": "JEAN@example.org"})
        assert (taken.status_code, taken.json()["text"]["id"]) == (409, "server-email-taken")
        taken = client.put("/api/me", json={"name": "jean BART"})
        assert taken.status_code == 409, "a visitor must not pass for an account"
        wrong = client.post("/api/account", json={**JEAN, "name": "Jeanne", "email": "no address"})
        assert (wrong.status_code, wrong.json()["text"]["id"]) == (400, "server-email")
        short = client.post("/api/account", json={**JEAN, "password": "short"})
        assert (short.status_code, short.json()["text"]["id"]) == (400, "server-password-length")


def test_of_many_who_register_one_name_at_once_one_has_it(house: Small) -> None:
    with house.client() as client, ThreadPoolExecutor(8) as pool:

        def register(number: int) -> int:
            body = {"name": "Surcouf", "password": "saint-malo"}
            cookie = {"cookie": f"escadre={number:043}"}
            return client.post("/api/account", json=body, headers=cookie).status_code

        assert sorted(pool.map(register, range(8))) == [200] + [409] * 7


def test_login_brings_the_tables_of_the_visitor(house: Small) -> None:
    with house.client() as client:
        client.post("/api/account", json=JEAN)
        account = house.store.user_by_name("Jean Bart")
        assert account is not None
        client.cookies.clear()
        client.get("/api/me")
        visitor = house.store.session(digest(client.cookies["escadre"]), now())
        assert visitor is not None
        seat_at_a_table(house.store, visitor.user)
        assert client.post("/api/login", json={"name": "jean BART", "password": JEAN["password"]}).json()["account"]
        assert house.store.seats("t1")[0].user == account.id
        assert house.store.user(visitor.user) is None
        assert house.adopted == [(visitor.user, account.id)]
        assert client.get("/api/me").json()["name"] == "Jean Bart"


def test_login_by_mail_address_and_wrong_logins(house: Small) -> None:
    with house.client() as client:
        client.post("/api/account", json=JEAN)
        client.cookies.clear()
        answers = [
            client.post("/api/login", json={"name": name, "password": password})
            for name, password in (
                ("Jean Bart", "dunkerque 1651"),
                ("nobody", "dunkerque 1650"),
                ("Jean Bart", ""),
                ("nobody", ""),
            )
        ]
        assert {answer.status_code for answer in answers} == {403}
        assert len({answer.content for answer in answers}) == 1
        assert client.post("/api/login", json={"name": JEAN["email"], "password": JEAN["password"]}).status_code == 200


def test_logout_ends_the_session(house: Small) -> None:
    with house.client() as client:
        client.post("/api/account", json=JEAN)
        secret = client.cookies["escadre"]
        after = client.post("/api/logout").json()
        assert "account" not in after
        assert house.store.session(digest(secret), now()) is None
        assert client.get("/api/me").json() == after
        stolen = client.get("/api/me", headers={"cookie": f"escadre={secret}"}).json()
        assert "account" not in stolen


async def _hashes() -> tuple[bool, ...]:
    passwords = Passwords(QUICK)
    kept = await passwords.hash("secret")
    return (
        await passwords.fits(kept, "secret"),
        await passwords.fits(kept, "Secret"),
        await passwords.fits("", "nobody"),
        await passwords.fits("", ""),
        await passwords.fits("rubbish", "secret"),
        passwords.is_old(kept),
        Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)).is_old(kept),
    )


def test_passwords() -> None:
    import asyncio

    assert asyncio.run(_hashes()) == (True, False, False, False, False, False, True)


def test_a_password_is_hashed_anew_when_the_parameters_change(house: Small) -> None:
    with house.client() as client:
        client.post("/api/account", json=JEAN)
        before = house.store.user_by_name("Jean Bart")
        house.people.passwords = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
        client.post("/api/login", json={"name": "Jean Bart", "password": JEAN["password"]})
        after = house.store.user_by_name("Jean Bart")
        assert before is not None
        assert after is not None
        assert before.password != after.password
        assert "m=16,t=2" in after.password
        assert client.post("/api/login", json={"name": "Jean Bart", "password": JEAN["password"]}).status_code == 200


# ---- a forgotten password


class Box:
    """A real mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.mails: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"


@pytest.fixture
def box() -> Iterator[tuple[Box, str]]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    box = Box()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, f"smtp://127.0.0.1:{port}?from=escadre@example.org"
    controller.stop()


def link_of(mail: Any) -> str:
    found = re.search(r"https://escadre\.example/recover#(\S+)", mail.get_content())
    assert found is not None
    return found[1]


def test_recovery_by_mail(tmp_path: Path, box: tuple[Box, str]) -> None:
    house = small(tmp_path, smtp=box[1])
    with house.client() as client:
        made = client.post("/api/account", json=JEAN, headers={"accept-language": "fr"})
        assert made.json()["mail"] is True
        token = client.post("/api/me/token").json()["token"]
        old = client.cookies["escadre"]
        client.cookies.clear()
        for address in ("nobody@example.org", "JEAN@EXAMPLE.ORG"):
            assert client.post("/api/recover", json={"email": address}).status_code == 204
        client.blocking_portal.call(house.people.settle)
        (mail,) = box[0].mails
        assert mail["to"] == JEAN["email"]
        assert mail["from"] == "escadre@example.org"
        assert mail["subject"] == "Escadre : un nouveau mot de passe"
        secret = link_of(mail)
        assert secret.encode() not in b"".join(file.read_bytes() for file in tmp_path.glob("people.db*"))
        assert "account" not in client.get("/api/me", headers={"cookie": f"escadre={secret}"}).json()

        new = {"token": secret, "password": "a new one of mine"}
        assert client.post("/api/password", json={**new, "token": "x" * 43}).status_code == 403
        assert client.post("/api/password", json={**new, "password": "short"}).status_code == 400
        assert client.post("/api/password", json=new).json()["account"] is True
        assert client.get("/api/me").json()["name"] == "Jean Bart"
        again = client.post("/api/password", json=new)
        assert (again.status_code, again.json()["text"]["id"]) == (403, "server-link-wrong")

        client.cookies.clear()
        assert "account" not in client.get("/api/me", headers={"cookie": f"escadre={old}"}).json()
        assert client.get("/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 401
        assert client.post("/api/login", json={"name": JEAN["name"], "password": JEAN["password"]}).status_code == 403
        assert client.post("/api/login", json={"name": JEAN["name"], "password": new["password"]}).status_code == 200
    house.store.close()


def test_a_mailed_link_works_for_an_hour(house: Small) -> None:
    house.store.add_user(UserRow("u", "Jean", "jean@example.org", "x"))
    house.store.add_session(SessionRow(digest("s" * 43), "u", "recovery", 0, 0, now() - 1))
    house.store.add_session(SessionRow(digest("b" * 43), "u", "browser", 0, 0, now() + UNSEEN))
    with house.client() as client:
        for secret in ("s" * 43, "b" * 43):  # too late; and a cookie is no link
            answer = client.post("/api/password", json={"token": secret, "password": "new and long"})
            assert answer.status_code == 403


def test_recovery_when_the_mail_server_is_down_or_there_is_none(
    tmp_path: Path, house: Small, caplog: pytest.LogCaptureFixture
) -> None:
    with house.client() as client:
        assert "mail" not in client.post("/api/account", json=JEAN).json()
        assert client.post("/api/recover", json={"email": JEAN["email"]}).status_code == 204
    (tmp_path / "down").mkdir()
    down = small(tmp_path / "down", smtp="smtp://user:hunter22@127.0.0.1:9?from=escadre@example.org")
    with caplog.at_level(logging.DEBUG), down.client() as client:
        client.post("/api/account", json=JEAN)
        assert client.post("/api/recover", json={"email": JEAN["email"]}).status_code == 204
        client.blocking_portal.call(down.people.settle)
    assert "was not sent" in caplog.text
    assert "hunter22" not in caplog.text
    assert JEAN["email"] not in caplog.text
    down.store.close()


# ---- programs


def test_a_token_speaks_for_its_owner_and_can_be_taken_back(house: Small) -> None:
    with house.client() as client:
        client.post("/api/account", json=JEAN)
        answer = client.post("/api/me/token")
        assert answer.status_code == 201
        token = answer.json()["token"]
        secret = client.cookies["escadre"]
        client.cookies.clear()
        bearer = {"authorization": f"Bearer {token}"}
        me = client.get("/api/me", headers=bearer)
        assert me.json()["name"] == "Jean Bart"
        assert "set-cookie" not in me.headers
        assert client.get("/api/me", headers={"cookie": f"escadre={token}"}).json().get("account") is None
        assert client.get("/api/me", headers={"authorization": f"Bearer {secret}"}).status_code == 401
        assert client.delete("/api/me/token", headers=bearer).status_code == 204
        gone = client.get("/api/me", headers=bearer)
        assert (gone.status_code, gone.json()["text"]["id"]) == (401, "server-token")


def test_a_program_logs_out_by_ending_its_token(house: Small) -> None:
    with house.client() as client:
        client.get("/api/me")
        bearer = {"authorization": "Bearer " + client.post("/api/me/token").json()["token"]}
        client.cookies.clear()
        assert client.post("/api/logout", headers=bearer).status_code == 200
        assert client.get("/api/me", headers=bearer).status_code == 401


# ---- the memory of sessions


async def _memory(store: Any) -> tuple[list[str | None], int]:
    time = [0.0]
    sessions = Sessions(store, clock=lambda: time[0], size=2)
    secret = await sessions.open("u", "browser")
    names = []

    async def ask() -> None:
        user = await sessions.who(secret, "browser")
        names.append(user.name if user else None)

    await ask()
    store.update_user("u", name="Two")
    await ask()  # still the old one
    time[0] = 60.0
    await ask()
    store.drop_session(digest(secret))  # as another process would
    await ask()
    time[0] = 120.0
    await ask()
    for number in range(5):
        await sessions.who(f"{number:043}", "browser")
    return names, len(sessions._known)


def test_what_is_known_of_a_session_is_believed_for_seconds_only(house: Small) -> None:
    import asyncio

    house.store.add_user(UserRow("u", "One"))
    assert asyncio.run(_memory(house.store)) == (["One", "One", "Two", "Two", None], 2)


def test_nothing_secret_is_shown_or_logged(house: Small, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG), house.client() as client:
        client.post("/api/account", json=JEAN)
        token = client.post("/api/me/token").json()["token"]
        secret = client.cookies["escadre"]
        client.post("/api/login", json={"name": "x", "password": "wrong password"})
        client.get("/api/broken")
    for word in (token, secret, JEAN["password"], "wrong password", "$argon2"):
        assert word not in caplog.text
    row = NoticeRow("u", 0, "apprise", "json://user:hunter22@host")
    assert "hunter22" not in repr(row)
