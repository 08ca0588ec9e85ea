"""Whatever a person can be refused is said in the four languages: by a code, which has words in each of them."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tools.clauses import nodes_of, tree_of

ROOT = Path(__file__).parents[2]
MESSAGES = ROOT / "client" / "messages"
MET_BY_PEOPLE = ("cash", "desk", "engine", "floor", "ledger", "room", "table", "tournament", "web")
"""The parts of the program whose refusals reach a page."""
OF_PROGRAMS = {
    "bad-deck",
    "bad-prizes",
    "bad-setup",
    "bad-stacks",
    "cards-unknown",
    "connected-already",
    "deck-not-dealt",
    "disconnected-already",
    "nothing-to-extend",
    "table-draining",
}
"""Codes of the library and of what the room asks of its own tables: no act of a person is answered by one."""
CARRIERS = ("Refused", "refuse_by_act")


def constants(said: ast.expr) -> list[str]:
    """The texts that an expression may be: a text, or one of two."""
    if isinstance(said, ast.Constant):
        return [said.value] if isinstance(said.value, str) else []
    return [*constants(said.body), *constants(said.orelse)] if isinstance(said, ast.IfExp) else []


def codes_of(tree: ast.Module) -> Iterator[str]:
    """All codes that a file refuses with, also those that were given a name first."""
    named: dict[str, list[str]] = {}
    for node in nodes_of(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            named.setdefault(node.targets[0].id, []).extend(constants(node.value))
    for node in nodes_of(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name in CARRIERS:
            code = node.args[0]
            yield from constants(code) or (named.get(code.id, []) if isinstance(code, ast.Name) else [])


@cache
def refused_codes() -> dict[str, Path]:
    """Every code, with a file that refuses with it."""
    sources = (file for part in MET_BY_PEOPLE for file in (ROOT / "src/cardroom" / part).rglob("*.py"))
    return {code: file for file in sources for code in codes_of(tree_of(file.read_text("utf-8")))}


@pytest.mark.parametrize("language", ["en", "fi", "nb", "cs"])
def test_every_refusal_that_a_person_meets_has_words(language: str) -> None:
    texts = "\n".join(file.read_text() for file in sorted((MESSAGES / language).glob("*.ftl")))
    said = set(re.findall(r"(?m)^refused-([\w-]+) =", texts))
    codes = refused_codes()
    assert len(codes) > 500 and {"desk-seat-taken", "named-twice", "out-already"} <= codes.keys()
    missing = {code: str(file.relative_to(ROOT)) for code, file in codes.items() if code not in said}
    assert not {code: file for code, file in missing.items() if code not in OF_PROGRAMS}
    assert missing.keys() >= OF_PROGRAMS, "a code that has words is met by people"


@pytest.mark.parametrize("language", ["en", "fi", "nb", "cs"])
def test_every_detail_of_what_does_not_fit_a_hand_has_words_of_its_own(language: str) -> None:
    """The client says by the detail's name why facts do not fit, with the amounts and seats of the refusal."""
    files = sorted((ROOT / "src/cardroom/floor/live").glob("*.py"))
    calls = [
        call
        for file in files
        for call in ast.walk(ast.parse(file.read_text()))
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "not_possible"
    ]
    details = {
        call.args[0].value: {one.arg for one in call.keywords}
        for call in calls
        if isinstance(call.args[0], ast.Constant)
    }
    assert len(details) > 30 and len(calls) >= len(details)
    text = (MESSAGES / language / "live.ftl").read_text()
    said = dict(re.findall(r"(?m)^refused-unfit-([\w-]+) = (.*)$", text))
    assert said.keys() == details.keys()
    for detail, words in said.items():
        assert set(re.findall(r"\$(\w+)", words)) <= details[detail], detail
