"""Clauses in the language of their house's document: our words, translated, and read on first use.

They are in `rulebooks/texts`, one file for each house that has them, by clause id. Each id belongs to one house; a book
that extends another also has that house's texts. Clauses of a house without such a file are shown in English.
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
    """A clause in a language other than English."""

    language: str
    title: str
    text: str


def houses_told() -> tuple[str, ...]:
    """The houses whose clauses are available in the language of their document."""
    return tuple(
        sorted(entry.name.split(".")[0] for entry in _SHELF.iterdir() if entry.name.endswith(".toml"))
    )


def document_text(clause: str) -> DocumentText | None:
    """A clause's text by its id; None if it exists in English only."""
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
