"""Users, sessions, notices and settings."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from msgspec import structs

from escadre.store.people import A_DAY
from escadre.store.rows import LineRow, NoticeRow, SessionRow, UserRow
from escadre.store.store import Store
from tests.store import making

EMILE = UserRow("u1", "Émile", "Emile@Example.org", "$argon2", 5, "fr")


def visitor(id: str, name: str = "Visitor", created: int = 5) -> UserRow:
    return UserRow(id, name, created=created)


def session(secret: str, user: str = "u1", expires: int = 100, kind: str = "browser") -> SessionRow:
    return SessionRow(secret, user, kind, 1, 1, expires)  # type: ignore[arg-type]


def test_an_account_is_found_in_whatever_case(store: Store) -> None:
    assert store.add_user(EMILE)
    assert store.user("u1") == EMILE
    assert store.user_by_name(" éMILE") == EMILE
    assert store.user_by_name("Emile") is None
    assert store.user_by_email("EMILE@example.ORG") == EMILE
    assert store.user_by_email("") is None
    assert store.user("u2") is None


def test_no_two_accounts_share_a_name_or_an_address(store: Store) -> None:
    assert store.add_user(EMILE)
    assert not store.add_user(UserRow("u2", "ÉMILE", password="x"))
    assert not store.add_user(UserRow("u2", "Zoé", "emile@example.org", "x"))
    assert not store.add_user(UserRow("u1", "Zoé", "", "x"))
    assert store.add_user(UserRow("u2", "Zoé", "", "x"))
    assert store.add_user(UserRow("u3", "Horatio", "", "x"))  # nor does having no address count as one
    assert not store.update_user("u2", name="émile")
    assert store.update_user("u2", name="ZOÉ")
    assert not store.update_user("u9", name="x")


def test_visitors_may_share_a_name_and_are_not_found_by_it(store: Store) -> None:
    assert store.add_user(visitor("v1", "Émile"))
    assert store.add_user(visitor("v2", "Émile"))
    assert store.user_by_name("Émile") is None
    assert store.update_user("v1", password="$argon2", email="a@b.c")
    assert store.user_by_name("Émile") == UserRow("v1", "Émile", "a@b.c", "$argon2", 5)
    assert not store.update_user("v2", password="$argon2")


def test_one_of_many_gets_the_name(store: Store) -> None:
    def register(id: str) -> bool:
        return store.add_user(UserRow(id, "Nelson", password="x"))

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(register, map(str, range(8)))).count(True) == 1


def test_an_account_adopts_what_its_visitor_left(store: Store) -> None:
    for user in (EMILE, visitor("v1"), visitor("v2")):
        store.add_user(user)
    making.add(store, "t1", owner="v1")
    making.add(store, "t2", owner="v2")
    store.set_seat(structs.replace(making.seats("t2")[0], user="v1"))
    store.say(LineRow("t2", 0, "v1", 0, "Visitor", "hello", 5))
    store.set_notices("u1", [NoticeRow("", 0, "email", "a"), NoticeRow("", 0, "apprise", "b")])
    store.set_notices("v1", [NoticeRow("", 0, "apprise", "b"), NoticeRow("", 0, "push", "c", sent=9)])
    store.add_session(session("browser", "v1"))
    store.add_session(session("api", "v1", kind="api"))
    store.adopt("v1", "u1")
    assert [table.id for table, _ in store.list_tables(user="u1")[0]] == ["t2", "t1"]
    assert store.list_tables(user="v1") == ([], 0)
    assert store.chat("t2")[0].user == "u1"
    assert [notice.address for notice in store.notices("u1")] == ["a", "b", "c"]
    assert store.user("v1") is None
    assert store.session("browser", 5) is None
    found = store.session("api", 5)
    assert found is not None
    assert found.user == "u1"


def test_an_account_is_never_adopted(store: Store) -> None:
    store.add_user(EMILE)
    store.add_user(UserRow("u2", "Zoé", "", "x"))
    making.add(store, "t1", owner="u2")
    for one, other in (("u2", "u1"), ("u1", "u1"), ("v9", "u1"), ("u2", "v9")):
        store.adopt(one, other)
    assert store.list_tables(user="u2")[1] == 1
    assert store.user("u2") is not None


def test_sessions_end(store: Store) -> None:
    store.add_user(EMILE)
    for secret in "abc":
        store.add_session(session(secret))
    store.add_session(session("d", kind="api"))
    assert store.session("a", 99) == session("a")
    assert store.session("a", 100) is None
    store.touch("a", 50)
    store.touch("b", 60, expires=200)
    assert store.session("a", 99) == structs.replace(session("a"), seen=50)
    assert store.session("b", 199) == structs.replace(session("b"), seen=60, expires=200)
    assert store.drop_session("c")
    assert not store.drop_session("c")
    assert store.drop_sessions("u1", kind="browser", but="b") == 1
    assert store.session("b", 5) is not None
    assert store.session("d", 5) is not None
    assert store.drop_sessions("u1") == 2


def test_cleanup_forgets_what_expired_and_visitors_without_a_trace(store: Store) -> None:
    for id in ("v1", "v2", "v3", "v4"):
        store.add_user(visitor(id))
    store.add_user(visitor("v5", created=A_DAY + 500))  # of today
    store.add_user(EMILE)
    making.add(store, "t1", owner="v2")
    store.set_seat(structs.replace(making.seats()[0], user="v3"))
    store.add_session(session("old", "v1"))
    store.add_session(session("new", "v4", expires=2 * A_DAY))
    assert store.cleanup(A_DAY + 1000) == 1
    assert [id for id in ("v1", "v2", "v3", "v4", "v5", "u1") if store.user(id)] == ["v2", "v3", "v4", "v5", "u1"]


def test_notices_are_set_whole_and_remember_what_was_sent(store: Store) -> None:
    store.add_user(EMILE)
    store.set_notices(
        "u1", [NoticeRow("", 7, "email", "a", 22, 8, "Europe/Paris", 5, False), NoticeRow("", 7, "push", "b")]
    )
    first, second = store.notices("u1")
    assert first == NoticeRow("u1", 0, "email", "a", 22, 8, "Europe/Paris", 5, False)
    assert second == NoticeRow("u1", 1, "push", "b")
    assert store.notice_sent("u1", 1, now=1000, before=400)
    assert not store.notice_sent("u1", 1, now=1001, before=401)
    store.set_notices("u1", [NoticeRow("", 0, "push", "b")])
    assert store.notices("u1") == [NoticeRow("u1", 0, "push", "b", sent=1000)]
    store.set_notices("u1", [])
    assert store.notices("u1") == []


def test_a_setting_is_made_once_for_all(store: Store) -> None:
    assert store.get_setting("key") is None
    with ThreadPoolExecutor(8) as pool:
        told = set(pool.map(lambda value: store.set_setting_once("key", value), map(str, range(8))))
    assert told == {store.get_setting("key")}


def test_no_secret_in_what_is_printed(store: Store) -> None:
    printed = repr(
        [EMILE, session("secret"), NoticeRow("u1", 0, "apprise", "secret"), making.table(), making.step("t", 1)]
    )
    assert "secret" not in printed
    assert "argon2" not in printed
    assert "round" not in printed
