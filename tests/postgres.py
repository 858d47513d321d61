"""A real PostgreSQL for the tests: a private cluster in a temporary folder, reached by its own socket.

    from tests.postgres import cluster, postgres_url  # noqa: F401    in a conftest

`postgres_url` is an empty database for one test. Where PostgreSQL is missing the test is skipped, but fails in CI.
"""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

USER = "postgres"


class Cluster:
    """A running server with its data in `folder`. It does not wait for the disk unless `durable`."""

    def __init__(self, programs: Path, durable: bool = False) -> None:
        self.programs = programs
        self.durable = durable
        self.folder = Path(tempfile.mkdtemp(prefix="escadre-pg-"))
        # PostgreSQL refuses to run as root.
        self.who: dict[str, Any] = {}
        if os.geteuid() == 0:
            owner = pwd.getpwnam(USER)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self.who = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        self.data = self.folder / "data"
        make = ["initdb", "-D", str(self.data), "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        made = self._run(*make)
        assert made.returncode == 0, made.stderr
        self._names = itertools.count(1)
        self.start()

    def _run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.programs / program), *arguments]
        return subprocess.run(command, cwd=self.folder, capture_output=True, text=True, **self.who)

    def start(self) -> None:
        sync = "on" if self.durable else "off"
        options = ["-k", str(self.folder), "-c", "listen_addresses=", "-c", f"fsync={sync}"]
        command = [str(self.programs / "postgres"), "-D", str(self.data), *options]
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, **self.who)
        for _ in range(600):
            try:
                psycopg.connect(self.url(USER)).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text()
                time.sleep(0.05)
        raise AssertionError("PostgreSQL does not start")

    def stop(self) -> None:
        """At once: open connections are cut."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(60)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def database(self) -> str:
        """A new empty database."""
        name = f"test_{next(self._names)}"
        with psycopg.connect(self.url(USER), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def drop(self, url: str) -> None:
        name = url.split("@/")[1].split("?")[0]
        with psycopg.connect(self.url(USER), autocommit=True) as connection:
            connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)".encode())


def programs() -> Path | None:
    """Where initdb and postgres are."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    found = shutil.which("initdb")
    if found is not None:
        folders.insert(0, Path(found).resolve().parent)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    where = programs()
    if where is None:
        if os.environ.get("CI"):
            pytest.fail("the tests need PostgreSQL (initdb and postgres)")
        pytest.skip("PostgreSQL is not installed")
    running = Cluster(where)
    yield running
    running.remove()


@pytest.fixture
def postgres_url(cluster: Cluster) -> Iterator[str]:
    url = cluster.database()
    yield url
    cluster.drop(url)
