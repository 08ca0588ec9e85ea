"""What all tests share."""

from __future__ import annotations

import functools
import gc
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from httpx._transports import default as httpx_default
from hypothesis import HealthCheck, settings
from typer import testing as typer_testing

from tests import blank_store

# How long an example takes says how busy the machine is, and nothing of what is tested.
settings.register_profile(
    "fresh", settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
# The examples of a day are the same as long as the test is: a change is judged by what it changed. `make exhaustive`
# draws new ones.
settings.register_profile("daily", settings.get_profile("fresh"), derandomize=True)


pytest_plugins = ("tests.sides",)

COLLECTIONS = (20_000, 10, 10)
"""The new objects between two collections, and the rounds of the older ones: with Python's 700 objects a twentieth of what
tests take went into looking through rooms that are all in use.
"""
LOGGERS: pytest.StashKey[Any] = pytest.StashKey()
"""What makes loggers before the first test."""


def pytest_configure(config: pytest.Config) -> None:
    """New stores are copies of one that was made by the schema's steps; faults are logged without colours and frames.

    All clients have one set of certificates: to read it takes 20 ms, and a test that waits for a room asks it twenty
    times a second, each time as a new client. The tree of commands is made once as well: it takes ten times as long as to
    refuse a command.
    """
    settings.load_profile("daily" if config.option.markexpr.startswith("not exhaustive") else "fresh")
    gc.disable()  # nothing of what is read is given back: a fifth of the time that reading all tests takes
    blank_store.copied()
    httpx_default.create_ssl_context = functools.cache(httpx_default.create_ssl_context)
    typer_testing._get_command = functools.cache(typer_testing._get_command)
    written = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[*structlog.get_config()["processors"][:-1], written])


def pytest_collection_finish(session: pytest.Session) -> None:
    """The tests themselves and what they import are looked at by no collector, nor by tests that count what is left."""
    gc.enable()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    session.config.stash[LOGGERS] = structlog.get_config()["logger_factory"]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """Nor is what a file of tests leaves behind it looked at again: syntax trees and whole worlds that are kept made the
    collector, and each test that counts objects, several times as slow for the rest of a run.

    What the last test was given is given back only behind its teardown: frozen with it, its room would stay for good.
    """
    told = yield
    if nextitem is not None and nextitem.path != item.path:
        gc.collect()
        gc.freeze()
    return told


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """No test leaves a log behind it."""
    yield
    before = item.config.stash[LOGGERS]
    if structlog.get_config()["logger_factory"] is not before:
        structlog.configure(logger_factory=before)
        pytest.fail(
            "it ran a server in this process, whose log the next tests would write; start a process for it"
        )
