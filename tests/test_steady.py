"""No test fails because the machine that tries it is busy."""

from __future__ import annotations

import ast
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.browser.visitor import PATIENCE_MS
from tests.patience import PATIENCE_SECONDS

TESTS = Path(__file__).parent
DEADLINE = re.compile(r"\bsettings\([^()]*\bdeadline=(?!None\b)")


@settings(max_examples=1)
@given(st.just(0))
def test_an_example_may_take_as_long_as_it_takes(number: int) -> None:
    time.sleep(0.25)  # hypothesis would give it 0.2 seconds


def test_no_test_gives_its_examples_a_time_of_its_own() -> None:
    assert settings.default is not None and settings.default.deadline is None
    assert HealthCheck.too_slow in settings.default.suppress_health_check
    named = [path for path in TESTS.rglob("*.py") if path != Path(__file__)]
    assert [path.name for path in named if DEADLINE.search(path.read_text("utf-8"))] == []


# ------------------------------------------------------------------ how long is waited


A_SECOND_MS = 1000
"""Limits of a page are in milliseconds."""
LIMITS = {"timeout": 0, "wait_for": 1}
"""At which place a call has its limit; `wait_for` of a page or process has another one."""
CLOCKS = {"monotonic", "perf_counter"}
WORDS = re.compile(r"monotonic|perf_counter|timeout|wait_for|seconds: float = ")


def test_no_test_gives_up_sooner_than_a_slow_machine_answers() -> None:
    """What is waited for comes at once, or never: a limit that is a number is long. One that is part of what is shown
    has a name, and a word on what it is short of.
    """
    short = [
        f"{path.relative_to(TESTS)}:{line}: {limit}"
        for path in sorted(TESTS.rglob("*.py"))
        if path != Path(__file__)
        for line, limit in limits(path.read_text("utf-8"))
        if limit < PATIENCE_SECONDS
        or ("browser" in path.relative_to(TESTS).parts and A_SECOND_MS <= limit < PATIENCE_MS)
    ]
    assert short == [], "take PATIENCE_SECONDS of tests/patience.py, or name it and say why it is short"


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("asyncio.timeout(5)", 5),
        ("asyncio.wait_for(work, 0.5)", 0.5),
        ("process.wait(timeout=10)", 10),
        ("expect(button).to_be_visible(timeout=2_000)", 2_000),
        ("assert time.monotonic() - began < 3", 3),
        ("assert 0.3 < time.monotonic() - began < 3", 3),
        ("until = time.monotonic() + 4", 4),
        ("async def hear(seconds: float = 7): ...", 7),
    ],
)
def test_each_way_to_give_up_is_seen(text: str, limit: float) -> None:
    assert list(limits(text)) == [(1, limit)]


@pytest.mark.parametrize(
    "text",
    ["asyncio.wait({task}, timeout=0.1)", "assert time.monotonic() - began > 3", "room.wait(seconds=1)"],
)
def test_what_is_no_limit_is_left_alone(text: str) -> None:
    assert list(limits(text)) == []


def limits(text: str) -> Iterator[tuple[int, float]]:
    """The limits of a module that are numbers, each with its line."""
    if not WORDS.search(text):  # most modules wait for nothing
        return
    for node in ast.walk(ast.parse(text)):
        found: list[ast.expr | None] = []
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            found = [] if ast.unparse(node.func) == "asyncio.wait" else _given(node, name)
        elif isinstance(node, ast.Compare) and _tells_time(node):
            pairs = zip(node.ops, node.comparators, strict=True)
            found = [of for sign, of in pairs if isinstance(sign, ast.Lt | ast.LtE)]
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and _tells_time(node.left):
            found = [node.right]
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            by_name = zip(reversed(node.args.args), reversed(node.args.defaults), strict=False)
            found = [of for one, of in by_name if one.arg in ("seconds", "timeout")]
        for of in found:
            if isinstance(of, ast.Constant) and isinstance(of.value, int | float):
                yield node.lineno, of.value


def _given(call: ast.Call, name: str) -> list[ast.expr | None]:
    at = LIMITS.get(name, len(call.args))
    return [*call.args[at : at + 1], *(word.value for word in call.keywords if word.arg == "timeout")]


def _tells_time(node: ast.AST) -> bool:
    return any(isinstance(one, ast.Attribute) and one.attr in CLOCKS for one in ast.walk(node))


# ------------------------------------------------------------------ who waits for a process


def test_no_test_with_bots_stands_still_while_a_process_ends() -> None:
    """A process of a room finishes its hands before it ends: bots of the same event loop could not play them."""
    still = [
        f"{path.relative_to(TESTS)}:{node.lineno}"
        for path in sorted((TESTS / "crash").glob("*.py"))
        for function in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(function, ast.AsyncFunctionDef)
        if any(isinstance(one, ast.Name) and one.id == "arrive" for one in ast.walk(function))
        for awaited in [{id(one.value) for one in ast.walk(function) if isinstance(one, ast.Await)}]
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr == "wait" and id(node) not in awaited
    ]
    assert still == [], "await `ended` of tests/crash/load.py"
