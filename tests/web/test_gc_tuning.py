"""A start collects nothing, and whatever comes of it, what runs behind it collects again."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.web.gc_tuning import OLD_ROUNDS, YOUNG_OBJECTS, YOUNG_ROUNDS, loading, steady, waiting


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """The settings of this process are the next test's."""
    thresholds, seconds = gc.get_threshold(), sys.getswitchinterval()
    yield
    gc.enable()
    gc.set_threshold(*thresholds)
    sys.setswitchinterval(seconds)


def test_a_start_collects_nothing_until_the_room_is_open() -> None:
    with loading():
        assert not gc.isenabled()
        steady()
        assert gc.isenabled() and gc.get_threshold() == (YOUNG_OBJECTS, YOUNG_ROUNDS, OLD_ROUNDS)
    assert gc.isenabled()


def test_who_waits_collects_meanwhile() -> None:
    with loading():
        with waiting():
            assert gc.isenabled()
        assert not gc.isenabled(), "the rest of the start does not"
    with waiting():
        pass
    assert gc.isenabled(), "whoever has opened a room, and lost it, collects as before"


@pytest.mark.parametrize("words", [["--role", "nobody"], ["--house", "no-such-house"], ["--any"]])
def test_a_start_that_is_refused_leaves_the_collector_on(words: list[str]) -> None:
    said = CliRunner().invoke(app, ["serve", *words])
    assert said.exit_code and gc.isenabled()
