"""Long work tells on standard error how long it takes, before it has gone on for long, and how far it has come."""

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardroom.cli.long_work import in_words, progress

COMMAND = [str(Path(sys.executable).parent / "cardroom")]


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 50.0

    def __call__(self) -> float:
        return self.now


def lines_of(capsys: pytest.CaptureFixture[str]) -> list[str]:
    told = capsys.readouterr()
    assert told.out == ""
    return told.err.splitlines()


def test_work_of_hours_says_so_after_a_second(capsys: pytest.CaptureFixture[str]) -> None:
    clock = Clock()
    with progress("ways to count", 1_000_000, hint="--sampled is quick", now=clock) as work:
        for second in range(46):
            work(100 * second)
            if second == 1:
                assert lines_of(capsys) == [
                    "cardroom: ways to count: 1,000,000, in about 3 h (--sampled is quick)"
                ]
            clock.now += 1
    assert lines_of(capsys) == [
        "cardroom: ways to count: 0%, about 3 h left",
        "cardroom: ways to count: 0%, about 3 h left",
        "cardroom: ways to count: 0%, about 3 h left",
    ]  # after 10, 20 and 40 seconds


def test_work_of_seconds_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    clock = Clock()
    with progress("hands", 80, now=clock) as work:
        for second in range(9):
            work(10 * second)
            clock.now += 1
    assert lines_of(capsys) == []


def test_work_that_turns_slow_is_told_of_after_all(capsys: pytest.CaptureFixture[str]) -> None:
    clock = Clock()
    with progress("hands", 100, now=clock) as work:
        for done in (0, 25, 50, 75, 76, 77, 78):
            work(done)
            clock.now += 1 if done < 75 else 6
    assert lines_of(capsys) == ["cardroom: hands: 100, in about 3 s", "cardroom: hands: 78%, about 6 s left"]


def test_each_part_is_told_by_itself_and_one_without_an_end_by_what_is_done(
    capsys: pytest.CaptureFixture[str],
) -> None:
    clock = Clock()
    with progress("walking", None, now=clock) as work:
        for second in range(12):
            work(1_000 * second)
            clock.now += 1
        work.begin("learning", 100)
        for done in range(4):
            work(done)
            clock.now += 1
    assert lines_of(capsys) == ["cardroom: walking: 10,000 so far", "cardroom: learning: 100, in about 99 s"]


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.2, "about 1 s"),
        (119, "about 119 s"),
        (121, "about 2 min"),
        (7_200, "about 2 h"),
        (86_400, "about 24 h"),
        (260_000, "about 3 days"),
        (1e12, "about 31,688 years"),
    ],
)
def test_times_are_told_in_the_largest_unit_that_tells_enough(seconds: float, words: str) -> None:
    assert in_words(seconds) == words


def test_a_terminal_tells_how_long_razz_takes_and_ctrl_c_ends_it_in_quiet() -> None:
    lead, follow = pty.openpty()
    asked = [*COMMAND, "equity", "As2s3d", "4c5c8h", "--game", "razz", "--exact"]
    with subprocess.Popen(asked, stdin=follow, stdout=follow, stderr=follow, start_new_session=True) as run:
        os.close(follow)
        shown, ends = b"", time.monotonic() + 60
        while b"in about" not in shown and time.monotonic() < ends:
            shown += os.read(lead, 4096)
        run.send_signal(signal.SIGINT)
        try:
            while some := os.read(lead, 4096):
                shown += some
        except OSError:  # the other end is closed
            pass
        assert run.wait(30) != 0
    os.close(lead)
    assert b"18,265,297,050, in about" in shown and b"--sampled takes random ones" in shown
    assert b"ways to count" in shown and b"Traceback" not in shown
