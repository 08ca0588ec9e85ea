"""A new house is a file: no clause of any house is named by the code."""

import ast
import re
from collections.abc import Iterator

from tools.clauses import nodes_of

from cardroom.rules import house, shipped
from tests.test_tidy import SOURCE, modules

MAY_NAME = {
    "cli/rules.py": "the help of `cardroom rules show` gives an example of an id",
    "room/protocol/staff_acts.py": "what is told of an act to who writes a program cites whose rule it was first",
}
"""Where an id may stand in a text that runs: {"floor/file.py": "why it is no house's rule"}."""


def ids() -> set[str]:
    """The ids of all clauses of the houses that come with Cardroom, replaced ones too."""
    books = [house(name) for name in shipped()]
    return {clause for book in books for clause in book.clauses}


def texts(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The texts of a module but for docstrings, which may give an example. (Comments are no part of a tree.)"""
    told = {id(node.value) for node in nodes_of(tree) if isinstance(node, ast.Expr)}
    for node in nodes_of(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value


def named(text: str, known: set[str], prefixes: str) -> list[str]:
    """What a text names: whole ids, and a house's prefix from which one could be put together."""
    words = re.findall(rf"\b(?:{prefixes})-[A-Z0-9.]*", text)
    return [word for word in words if word.rstrip(".") in known or word.endswith("-")]


def test_no_clause_id_stands_in_the_code() -> None:
    known = ids()
    prefixes = "|".join(sorted({clause.partition("-")[0] for clause in known}))
    found: dict[str, list[str]] = {}
    for path, tree in modules():
        for line, text in texts(tree):
            for word in named(text, known, prefixes):
                found.setdefault(str(path.relative_to(SOURCE)), []).append(f"line {line}: {word}")
    assert {path: places for path, places in found.items() if path not in MAY_NAME} == {}
    assert MAY_NAME.keys() <= found.keys(), "a reason that nothing needs any more"


def test_a_clause_id_in_a_text_is_found_and_one_in_a_docstring_is_not() -> None:
    said = '"""As CH-1.3 says."""'
    lines = said, 'clauses = ("CH-6.TH.1",)', 'put_together = f"CO-{number}"', "# CK-TH.1", 'A = "UTF-8"'
    tree = ast.parse("\n".join(lines))
    found = [word for _, text in texts(tree) for word in named(text, ids(), "CH|CO")]
    assert sorted(found) == ["CH-6.TH.1", "CO-"]
