"""The rulebook in force: its clauses, what the room decides by them, and a search."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Annotated

from litestar import Router, get
from litestar.params import Parameter

from cardroom.rules.clause import Clause
from cardroom.rules.rulebook import Rulebook
from cardroom.rules.search import search
from cardroom.web.bodies import ClauseBody, DecisionBody, RulebookBody
from cardroom.web.http.asking import Asking, room_of

Words = Annotated[str, Parameter(description="What to look for.", min_length=1, max_length=200)]


def _value(value: object) -> str:
    """A decision's value in words a person can read."""
    if isinstance(value, tuple):
        return "; ".join(_value(item) for item in value)
    if is_dataclass(value) and not isinstance(value, type):
        return ", ".join(f"{f.name} {_value(getattr(value, f.name))}" for f in fields(value))
    return str(value).replace("_", " ")


def _clause(clause: Clause) -> ClauseBody:
    return ClauseBody(clause.id, clause.source, clause.title, clause.text, clause.area, clause.engine)


def _decisions(book: Rulebook) -> tuple[DecisionBody, ...]:
    bodies = []
    for section, decisions in book.sections().items():
        for field in fields(decisions):
            decision = getattr(decisions, field.name)
            bodies.append(
                DecisionBody(section, field.name, _value(decision.value), decision.clauses, decision.reading)
            )
    return tuple(bodies)


@get("/rulebook")
async def rulebook(request: Asking) -> RulebookBody:
    """The whole rulebook."""
    book = room_of(request).parts.book
    clauses = tuple(_clause(clause) for clause in book.clauses.values())
    return RulebookBody(book.id, book.name, book.document.language, clauses, _decisions(book))


@get("/rulebook/search")
async def find_clauses(request: Asking, words: Words) -> RulebookBody:
    """The clauses that speak of these words, best first."""
    book = room_of(request).parts.book
    found = tuple(_clause(clause) for clause in search(book, words))
    return RulebookBody(book.id, book.name, book.document.language, found, ())


rulebook_routes = Router(path="/api", route_handlers=[rulebook, find_clauses], tags=["rulebook"])
