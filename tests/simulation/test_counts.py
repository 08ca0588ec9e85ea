"""A search for schedules with faults says how many it carried out, whatever one of them does and whenever it is stopped."""

from __future__ import annotations

import os
import signal
import time
from io import StringIO

import pytest
from rich.console import Console

from tests.simulation import __main__ as search
from tests.simulation.__main__ import Trace, of_minutes, of_seeds
from tests.simulation.schedules import Result

MINUTES = 0.2 / 60


def written() -> tuple[Console, StringIO]:
    text = StringIO()
    return Console(file=text, highlight=False, soft_wrap=True), text


def played(monkeypatch: pytest.MonkeyPatch, raises: int, stops: int = -1, twice: bool = False) -> None:
    """Plays of two kinds: every so many seeds one raises, one has a fault, and one is interrupted."""

    def play(seed: int, _trace: Trace) -> Result:
        began = time.process_time()
        while time.process_time() - began < 0.002:
            pass
        if seed == stops:
            os.kill(os.getpid(), signal.SIGINT)
            if twice:
                os.kill(os.getpid(), signal.SIGINT)
        if seed % raises == 0:
            raise ValueError(f"seed {seed} [raises]")
        return Result(0, 0, ("a chip is lost",) if seed % raises == 1 else (), "")

    monkeypatch.setattr(search, "PLAYS", {"one": play, "two": play})


def test_one_that_raises_is_a_fault_that_is_counted_and_the_search_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played(monkeypatch, raises=5)
    console, text = written()
    assert of_minutes(["one", "two"], 5, MINUTES, console)
    said = text.getvalue()
    assert "ValueError: seed 5 [raises]" in said and "python -m tests.simulation one 5\n" in said
    assert "a chip is lost" in said
    counts = [
        int(line.split(": ")[1].split()[0]) for line in said.splitlines() if "a second of processor" in line
    ]
    *_, last = said.splitlines()
    assert last.startswith(f"{sum(counts)} schedules, ") and sum(counts) > 20
    wrong = sum(seed % 5 < 2 for count in counts for seed in range(5, 5 + count))
    assert f", {wrong} with faults one 5 " in last


@pytest.mark.parametrize("stops", [7, 11, 18])
def test_a_signal_ends_it_behind_the_schedule_under_way_with_all_of_them_counted(
    monkeypatch: pytest.MonkeyPatch, stops: int
) -> None:
    before = signal.getsignal(signal.SIGINT)
    played(monkeypatch, raises=1000, stops=stops)
    console, text = written()
    assert not of_minutes(["one"], 2, 1, console)
    assert text.getvalue().splitlines()[-1].startswith(f"{stops - 1} schedules, 0 with faults")
    console, text = written()
    assert not of_seeds(["one", "two"], range(2, 500), console)
    assert text.getvalue().splitlines()[-1] == f"{stops - 1} schedules, 0 with faults"
    assert signal.getsignal(signal.SIGINT) is before


def test_a_second_signal_ends_it_at_once_and_what_was_done_is_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played(monkeypatch, raises=1000, stops=9, twice=True)
    for look in (
        lambda told: of_minutes(["one"], 2, 1, told),
        lambda told: of_seeds(["one"], range(2, 50), told),
    ):
        console, text = written()
        assert not look(console)
        assert text.getvalue().splitlines()[-1].startswith("7 schedules, 0 with faults")
