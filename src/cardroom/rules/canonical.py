"""A rulebook as one self-contained text, and the name of that version; a room saves this text of each book in use."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any

from cardroom.rules.clause import Clause
from cardroom.rules.clause_catalogue import ClauseCatalogue

_WRITTEN = tuple(one.name for one in fields(Clause) if one.name != "chapter")
"""What is written of a clause; its chapter is given by the chapter that contains it."""


def canonical_text(data: Mapping[str, Any], catalogue: ClauseCatalogue) -> str:
    """The book as self-contained JSON, whatever files it was layered from.

    ``data`` are the merged values without their chapters. `book_from_text` reads it back to the same book. It has no
    comments and no file layout: two files with the same content give the same text.
    """
    chapters = [
        {
            "id": chapter.id,
            "title": chapter.title,
            "clause": [_clause(catalogue, id) for id in chapter.clauses],
        }
        for chapter in catalogue.chapters()
    ]
    return json.dumps({**data, "chapter": chapters}, ensure_ascii=False, separators=(",", ":"))


def version_of(text: str) -> str:
    """The name of a version: SHA-256 of its canonical text, in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


def _clause(catalogue: ClauseCatalogue, clause_id: str) -> dict[str, Any]:
    found = catalogue.clauses[clause_id]
    clause = {name: getattr(found, name) for name in _WRITTEN}
    clause["examples"] = [asdict(example) for example in found.examples]
    for key in ("examples", "replaces"):
        if not clause[key]:
            del clause[key]
    return clause
