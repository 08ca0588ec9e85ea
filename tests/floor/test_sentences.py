"""The sentences of rulings: every one in four languages, saying the same."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

from cardroom.floor.model.sentence_catalogues import LANGUAGES
from cardroom.floor.sentences import messages

FLOOR = Path(__file__).parent.parent.parent / "src" / "cardroom" / "floor"


class Variables(visitor.Visitor):
    """Collects what a message asks for: arguments, and other messages."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def arguments(message: ast.Message) -> set[str]:
    """The names of a message's arguments."""
    found = Variables()
    found.visit(message)
    return found.names


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_sentence_exists_in_every_language_with_the_same_arguments(language: str) -> None:
    english = {name: arguments(message) for name, message in messages("en").items()}
    theirs = {name: arguments(message) for name, message in messages(language).items()}
    assert theirs == english


def test_every_sentence_is_said_by_a_ruling_and_none_is_said_that_nobody_wrote() -> None:
    source = "\n".join(path.read_text() for path in FLOOR.rglob("*.py"))
    strings = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source))
    options = {f"option-{name}" for name in re.findall(r'Option\(\s*"([a-z-]+)"', source)}
    written = set(messages("en"))
    assert options <= written
    parts = set().union(*(arguments(message) for message in messages("en").values()))
    assert written - options - strings - parts == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_of_a_language_are_those_of_english(language: str) -> None:
    files = {path.name for path in (FLOOR / "sentences" / language).iterdir()}
    assert files == {path.name for path in (FLOOR / "sentences" / "en").iterdir()}
