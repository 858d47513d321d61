"""A real `escadre serve` for the tests: a process of its own on a free port, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parent.parent.parent
START = 60.0  # seconds until a server that does not answer is given up


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """A server on SQLite in `folder`, or on the database that is named. What it says is in `folder/server-….log`."""

    def __init__(self, folder: Path, database: str = "", workers: int = 1, *options: str, limits: float = 0) -> None:
        self.folder = folder
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        command = [sys.executable, "-m", "escadre", "serve", "--port", str(self.port), "--data", str(folder)]
        if database:
            command += ["--database", database, "--workers", str(workers)]
        self.command = [*command, "--limits", str(limits), *options]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket(self, table: str, seat: int | None = None) -> str:
        """Where a table is live."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live" + ("" if seat is None else f"?seat={seat}")

    def start(self) -> Running:
        with open(self.log, "ab") as log:
            # A session of its own: what it starts can be ended with it.
            self.process = subprocess.Popen(self.command, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)
        end = time.monotonic() + START
        while not self.answers():
            assert self.process.poll() is None, self.said()
            assert time.monotonic() < end, f"the server does not answer\n{self.said()}"
            time.sleep(0.02)
        return self

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/api/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """`kill -9` for the server and all that it started, at once."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(30)
        self.process = None

    def stop(self) -> None:
        """As Ctrl-C does."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
            self.process = None
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"the server does not stop\n{self.said()}") from None

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def check_quiet(self) -> None:
        """Nothing went wrong that a person would have to look at."""
        said = self.said()
        assert "Traceback" not in said, said
        assert " ERROR " not in said, said

    def memory(self) -> int:
        """Resident bytes of the server's processes, those of its bots left out."""
        assert self.process is not None
        return sum(_resident(pid) for pid in (self.process.pid, *_children(self.process.pid)))

    def handles(self) -> int:
        """Open files and sockets of the same processes."""
        assert self.process is not None
        return sum(_handles(pid) for pid in (self.process.pid, *_children(self.process.pid)))

    def __enter__(self) -> Running:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and error is not None:
            self.kill()
        self.stop()


def _resident(pid: int) -> int:
    try:
        fields = Path(f"/proc/{pid}/statm").read_text().split()
    except OSError:
        return 0
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


def _handles(pid: int) -> int:
    try:
        return len(os.listdir(f"/proc/{pid}/fd"))
    except OSError:
        return 0


def _children(pid: int) -> list[int]:
    """The workers: children of the process, not theirs."""
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []
