"""Every decision is read by the code: what no code goes by is no decision of a house."""

import ast
from dataclasses import fields

from tools.clauses import nodes_of

from cardroom.rules.rulebook import ALL_SECTIONS
from tests.test_tidy import SOURCE, modules

NOT_READERS = ("rules/decisions", "rules/layers/schema_versions.py")
"""Where decisions are declared, and where those that went are listed."""
WAITING: dict[str, str] = {}
"""Decisions that nothing reads yet, and why they stay."""


def words_of(tree: ast.Module) -> set[str]:
    """The names of attributes a module asks for, and its texts: a decision is cited by its name too."""
    told: set[int] = set()
    words: set[str] = set()
    for node in nodes_of(tree):  # a statement comes before its expression
        if isinstance(node, ast.Attribute):
            words.add(node.attr)
        elif isinstance(node, ast.Expr):
            told.add(id(node.value))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            words.add(node.value)
    return words


def readers() -> set[str]:
    """Every word of the source by which a decision could be read."""
    found: set[str] = set()
    for path, tree in modules():
        if not str(path.relative_to(SOURCE)).startswith(NOT_READERS):
            found |= words_of(tree)
    return found


def test_every_decision_is_read_by_the_code() -> None:
    words = readers()
    decisions = [(name, one.name) for name, kind in ALL_SECTIONS.items() for one in fields(kind)]
    unread = {f"{name}.{key}" for name, key in decisions if key not in words}
    assert unread - WAITING.keys() == set(), (
        "read it where its clause asks for something, or take it out of the schema"
    )
    assert WAITING.keys() <= unread, "a reason that nothing needs any more"


def test_what_counts_as_reading() -> None:
    module = '"""Speaks of a.b."""\ndef read(book):\n    """reveal"""\n    return book.showdown.ties, citing("pots")'
    assert words_of(ast.parse(module)) == {"showdown", "ties", "pots"}
