"""The table of the bars of speed: each row says what it holds against, and whether that is reached."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def bars() -> ModuleType:
    path = Path(__file__).parents[1] / "benchmarks" / "bars.py"
    spec = importlib.util.spec_from_file_location("bars", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["bars"] = module  # dataclasses look for it there
    spec.loader.exec_module(module)
    return module


def test_a_figure_is_held_against_its_bar(bars: ModuleType) -> None:
    least, most = bars.Bar("ranks", "ranks", 200, "M/s"), bars.Bar("equity", "flop", 5, "ms", is_most=True)
    assert least.judged({"ranks": 200.0}) == ("200 M/s", "≥ 200 M/s", "reached")
    assert least.judged({"ranks": 199.0}) == ("199 M/s", "≥ 200 M/s", "NOT REACHED")
    assert most.judged({"flop": 5.1}) == ("5.1 ms", "≤ 5 ms", "NOT REACHED")
    assert most.judged({"flop": 0.6}) == ("0.6 ms", "≤ 5 ms", "reached")
    assert most.judged({}) == ("", "≤ 5 ms", "not measured here")


def test_all_cores_are_held_against_the_bar_of_as_many(bars: ModuleType) -> None:
    for cores, verdicts in (
        (2, ["reached", "not measured here"]),
        (16, ["not measured here", "NOT REACHED"]),
    ):
        rows = [bar for bar in bars.bars(cores) if "cores / one core" in bar.work]
        assert [bar.judged({"all cores": 1.9})[2] for bar in rows] == verdicts


def test_every_row_has_a_figure_of_its_own(bars: ModuleType) -> None:
    figures = [bar.figure for bar in bars.bars(2)]
    assert len(figures) == len(set(figures)) == 35


def test_open_face_is_played_to_its_end(bars: ModuleType) -> None:
    play = bars.open_face_hands()
    assert [play() for _ in range(3)] == [50, 50, 50]
