"""The real program: its own process, a real terminal, real signals."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

PROGRAM = [sys.executable, "-m", "escadre"]


@pytest.fixture(autouse=True)
def in_the_foreground() -> Iterator[None]:
    """What a shell starts in the background ignores Ctrl-C, and so would every program that it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def environment(folder: Path, language: str = "en") -> dict[str, str]:
    return {
        **os.environ,
        "ESCADRE_DATA": str(folder),
        "ESCADRE_LANGUAGE": language,
        "COLUMNS": "80",
        "LINES": "24",
        "TERM": "xterm",
    }


def saved(folder: Path) -> dict[str, object]:
    (file,) = (folder / "saves").glob("*.json")
    body: dict[str, object] = json.loads(file.read_bytes())
    return body


class Screen:
    """A program in a pseudo terminal."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execvpe(PROGRAM[0], [*PROGRAM, *words], environment(folder))
        self.text = ""

    def until(self, words: str, seconds: float = 20.0) -> str:
        """Read until the words appear after what was read before."""
        start, deadline = len(self.text), time.monotonic() + seconds
        while words not in self.text[start:]:
            ready, _, _ = select.select([self.fd], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"no {words!r} in {self.text[start:]!r}"
            try:
                piece = os.read(self.fd, 65536)
            except OSError:
                piece = b""
            assert piece, f"no {words!r} before the end of {self.text[start:]!r}"
            if b"\x1b[6n" in piece:  # the program asks where the cursor is; a terminal answers
                os.write(self.fd, b"\x1b[1;1R")
            self.text += piece.decode(errors="replace")
        return self.text[start:]

    def type(self, words: str) -> None:
        os.write(self.fd, words.encode())

    def end(self) -> int:
        try:
            while os.read(self.fd, 65536):
                pass
        except OSError:
            pass
        os.close(self.fd)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def test_the_program_plays_from_a_pipe(tmp_path: Path) -> None:
    ran = subprocess.run(
        [*PROGRAM, "play", "flotilla", "--seed", "1", "--bots", "ensign"],
        input="1\n" * 6,
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=60,
    )
    assert ran.returncode == 0, ran.stderr
    assert "Result" in ran.stdout
    assert ran.stderr == ""
    assert saved(tmp_path)["over"] is True


def test_ctrl_c_in_a_terminal_loses_nothing_and_resume_goes_on(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "play", "flotilla", "--seed", "1", "--bots", "ensign")
    screen.until("Tab completes")
    screen.type("ship 30\r")
    screen.until("You choose")
    screen.until("Tab completes")
    before = saved(tmp_path)["acts"]
    screen.type("ship 2\x03")
    screen.until("Nothing is lost")
    assert screen.end() == 130
    assert "Traceback" not in screen.text
    assert saved(tmp_path)["acts"] == before
    again = Screen(tmp_path, "play", "--resume")
    again.until("Tab completes")
    again.type("quit\r")
    again.until("Nothing is lost")
    assert again.end() == 0


@pytest.mark.parametrize("signal_number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_signal_while_bots_think_loses_nothing(tmp_path: Path, signal_number: int) -> None:
    program = subprocess.Popen(
        [*PROGRAM, "play", "flotilla", "--seed", "1", "--bots", "ensign", "admiral:30s"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment(tmp_path),
    )
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        files = list((tmp_path / "saves").glob("*.json"))
        if files and len(json.loads(files[0].read_bytes())["acts"]) >= 2:  # an ensign may act twice
            break
        time.sleep(0.05)
    time.sleep(0.2)
    program.send_signal(signal_number)
    said, _ = program.communicate(timeout=60)
    assert "Traceback" not in said
    if signal_number == signal.SIGINT:
        assert program.returncode == 130
        assert "Nothing is lost" in said
    ran = subprocess.run(
        [*PROGRAM, "play", "--resume", "--bots", "ensign"],
        input="1\n" * 6,
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=60,
    )
    assert ran.returncode == 0, ran.stderr
    assert "Result" in ran.stdout


def test_behind_the_curtain_nothing_of_the_player_before_is_left(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "play", "flotilla", "--seed", "1", "--hot-seat", "--seats", "2")
    screen.until("Press Enter")
    screen.type("\r")
    screen.until("Tab completes")
    screen.type("ship 11\r")
    assert "Hand the keyboard to Player 2" in screen.until("Press Enter")
    start = len(screen.text)
    screen.type("\x1b[Aship ")  # the arrow for the line before, then what would be completed
    time.sleep(1.0)
    screen.type("\x15\r")
    screen.until("Tab completes")
    assert "\x1b[3J" in screen.text
    assert "ship 11" not in screen.text[start:]
    assert "ship 26" not in screen.text[start:]
    screen.type("quit\r")
    screen.until("Nothing is lost")
    assert screen.end() == 0


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    ran = subprocess.run(
        f"{sys.executable} -m escadre rules flotilla | head -1",
        shell=True,
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=60,
    )
    assert "Traceback" not in ran.stderr
