"""What the tests of a run cost in seconds of the processor, by folder and by file: `-p tests.costs` prints it at the end.

Unlike the time that passes, these seconds are nearly the same on a busy machine. What a test begins (rooms, browsers,
servers) is counted with its file; what is shared stands with who used it. A process whose own parent has ended comes
under the worker where the system can do that, or all that it took would be gone with it.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

COST = "seconds of the processor"
READING = "reading the tests"
MAX_FILES = 40
TICKS = os.sysconf("SC_CLK_TCK")
USER_TIME, ENDED_CHILDREN = 11, 15
"""Where, behind a process's name, its times begin and end in /proc/PID/stat: its own and those of ended children."""
PR_SET_CHILD_SUBREAPER = 36

costs: defaultdict[str, float] = defaultdict(float)
seen = {"seconds": 0.0}
last_of_file = {"test": ""}
"""The test that the next one of this process is not in the same file as: only behind it is looked at all processes, for
that takes a millisecond or, with a browser open, ten.
"""


def pytest_configure() -> None:
    """Whoever loses the own parent comes under this process."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def descendants(process: str) -> Iterator[str]:
    """All processes below one, where the system tells."""
    try:
        threads = os.listdir(f"/proc/{process}/task")
    except OSError:  # the process has ended meanwhile
        return
    for thread in threads:
        try:
            children = Path(f"/proc/{process}/task/{thread}/children").read_text().split()
        except OSError:  # the thread has
            continue
        for child in children:
            yield child
            yield from descendants(child)


def spent() -> float:
    """The seconds that this process and all below it have taken so far."""
    own, ended = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = own.ru_utime + own.ru_stime + ended.ru_utime + ended.ru_stime
    for child in descendants(str(os.getpid())):
        try:
            told = Path(f"/proc/{child}/stat").read_text()
        except OSError:
            continue
        fields = told[told.rindex(")") + 2 :].split()
        seconds += sum(map(int, fields[USER_TIME:ENDED_CHILDREN])) / TICKS
    return seconds


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Whether another test of the file follows."""
    if nextitem is None or nextitem.path != item.path:
        last_of_file["test"] = item.nodeid


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """A file's last report brings what its tests cost; a worker's first one brings what reading all tests did."""
    outcome = yield
    if call.when == "setup" and not seen["seconds"]:
        name, counted = READING, True
    else:
        name, counted = COST, call.when == "teardown" and item.nodeid == last_of_file["test"]
    if counted:
        report = outcome.get_result()  # type: ignore[attr-defined]  # what a wrapper is sent
        now = spent()
        report.user_properties = [*report.user_properties, (name, now - seen["seconds"])]
        seen["seconds"] = now


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add it up, where the reports of all workers come together."""
    for name, seconds in report.user_properties:
        if name in (COST, READING):
            costs[READING if name == READING else report.nodeid.partition("::")[0]] += seconds


def most(of: dict[str, float]) -> list[tuple[str, float]]:
    """What costs most first."""
    return sorted(of.items(), key=lambda one: -one[1])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Folders, then the files that cost most."""
    folders: defaultdict[str, float] = defaultdict(float)
    for file, seconds in costs.items():
        folders["/".join(file.split("/")[:2])] += seconds
    terminalreporter.section(f"{COST}: {sum(costs.values()):.0f}")
    for name, seconds in most(folders):
        terminalreporter.write_line(f"{seconds:9.1f}  {name}")
    terminalreporter.write_line("")
    for name, seconds in most(costs)[:MAX_FILES]:
        terminalreporter.write_line(f"{seconds:9.1f}  {name}")
