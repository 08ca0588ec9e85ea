"""Clauses in the language of their house's document: our words, translated, and read when somebody first asks.

They stand in `rulebooks/texts`, a file for each house that has them, by the ids of the clauses, which are of one house
alone; a book that extends another has that one's too. A house without such a file is told in English.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple

_SHELF = files("cardroom") / "rulebooks" / "texts"


class DocumentText(NamedTuple):
    """A clause in another language than English."""

    language: str
    title: str
    text: str


def houses_told() -> tuple[str, ...]:
    """The houses whose clauses are told in the language of their document."""
    return tuple(
        sorted(entry.name.split(".")[0] for entry in _SHELF.iterdir() if entry.name.endswith(".toml"))
    )


def document_text(clause: str) -> DocumentText | None:
    """A clause by its id; None where it is told in English alone."""
    return _texts().get(clause)


@lru_cache(maxsize=1)
def _texts() -> Mapping[str, DocumentText]:
    found: dict[str, DocumentText] = {}
    for entry in sorted(_SHELF.iterdir(), key=lambda one: one.name):
        _, language, ending = (*entry.name.split("."), "", "")[:3]
        if ending == "toml":
            for clause, words in tomllib.loads(entry.read_text("utf-8")).items():
                found[clause] = DocumentText(language, words["title"], words["text"])
    return MappingProxyType(found)
