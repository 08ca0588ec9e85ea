"""The rulebooks in force: their clauses, what the room decides by them, a search, and two houses side by side."""

from __future__ import annotations

from dataclasses import asdict, fields, is_dataclass
from typing import Annotated, Any, Final

from litestar import Router, get
from litestar.params import Parameter

from cardroom.floor.model.sentence_catalogues import Language
from cardroom.floor.readings import readings_in, readings_said
from cardroom.room.protocol.bodies import (
    ClauseBody,
    ComparedBody,
    ComparisonBody,
    DecisionBody,
    DecisionValue,
    RulebookBody,
    RulebookRow,
    RulebookRows,
    SideBody,
)
from cardroom.room.runtime.books_in_force import Books
from cardroom.rules.clause import Clause
from cardroom.rules.comparing import ComparedSide, compare
from cardroom.rules.document_texts import document_text
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.rules.search import search
from cardroom.web.http.requester import Asking, off_loop, room_of

Words = Annotated[str, Parameter(description="What to look for.", min_length=1, max_length=200)]
House = Annotated[str, Parameter(description="The id of a house; left out: the main house.", max_length=64)]
MAX_WORDS: Final = 12
"""Each word is looked for in every clause of every house."""

Reader = Annotated[Language, Parameter(description="The language of the readings.")]
AnyHouse = Annotated[str, Parameter(description="The id of a house; left out: all houses.", max_length=64)]


def book_of(books: Books, house: str) -> Rulebook:
    """A house's book in force, the main house's without an id. Refuses ("no-such-house")."""
    book = books.get(house) if house else books.main
    if book is None:
        words = f"The house {house!r} does not play here; there are {', '.join(books)}."
        raise Refused("no-such-house", words, args={"house": house})
    return book


def _value(value: object) -> DecisionValue:
    """A decision's value as the rulebook has it; the rows of a table by the names of their columns."""
    if isinstance(value, tuple):
        return tuple([asdict(item) if _is_row(item) else str(item) for item in value])
    return value if isinstance(value, int) else str(value)


def _is_row(item: Any) -> bool:
    return is_dataclass(item) and not isinstance(item, type)


def _clause(clause: Clause, house: str) -> ClauseBody:
    own = document_text(clause.id) or ()
    return ClauseBody(
        clause.id, clause.source, clause.title, clause.text, clause.area, clause.engine, house, *own
    )


def _body(
    book: Rulebook, clauses: tuple[ClauseBody, ...], decisions: tuple[DecisionBody, ...] = ()
) -> RulebookBody:
    return RulebookBody(book.id, book.name, book.document.language, book.currency, clauses, decisions)


def _decisions(book: Rulebook, language: Language) -> tuple[DecisionBody, ...]:
    bodies = []
    for section, decisions in book.sections().items():
        for field in fields(decisions):
            decision = getattr(decisions, field.name)
            value, (said, spoken) = _value(decision.value), _reading(decision.reading, language)
            bodies.append(DecisionBody(section, field.name, value, decision.clauses, said, spoken))
    return tuple(bodies)


def _side(side: ComparedSide | None, language: Language) -> SideBody | None:
    if side is None:
        return None
    return SideBody(_value(side.value), side.clauses, *_reading(side.reading, language))


def _reading(reading: str, language: Language) -> tuple[str, Language]:
    """A reading as it can be told, and in which language that is."""
    is_told = not reading or language == "en" or reading in readings_in(language)
    return readings_said([reading], language), language if is_told else "en"


def _whole(book: Rulebook, language: Language) -> RulebookBody:
    clauses = tuple(_clause(clause, book.id) for clause in book.clauses.values())
    return _body(book, clauses, _decisions(book, language))


def _found(chosen: list[Rulebook], words: str) -> RulebookBody:
    """The best of each house first; a house that extends another has its clauses too, and they are shown once."""
    found: dict[str, ClauseBody] = {}
    for book in chosen:
        for clause in search(book, words):
            found.setdefault(clause.id, _clause(clause, book.id))
    return _body(chosen[0], tuple(found.values()))


def _compared(first: Rulebook, second: Rulebook, language: Language) -> ComparisonBody:
    compared = compare(first, second)
    points = []
    for point in compared.points:
        section, _, name = point.point.partition(".")
        sides = _side(point.first, language), _side(point.second, language)
        points.append(ComparedBody(section, name, point.same, *sides))
    return ComparisonBody(compared.first, compared.second, tuple(points))


@get("/rulebooks")
async def rulebooks(request: Asking) -> RulebookRows:
    """The houses of this room, the main one first."""
    rows = []
    for book in room_of(request).services.books.values():
        paper, counts = book.document, (len(book.clauses), len(book.games))
        document = paper.title, paper.version, paper.date, paper.language
        rows.append(RulebookRow(book.id, book.name, book.currency, *document, *counts))
    return RulebookRows(tuple(rows))


@get("/rulebook")
async def rulebook(request: Asking, house: House = "", language: Reader = "en") -> RulebookBody:
    """The whole rulebook of a house."""
    book = book_of(room_of(request).services.books, house)
    return await off_loop(request, lambda: _whole(book, language))


@get("/rulebook/search")
async def find_clauses(request: Asking, words: Words, house: AnyHouse = "") -> RulebookBody:
    """The clauses that speak of these words, the best of each house first; of one house when it is named."""
    books = room_of(request).services.books
    chosen = [book_of(books, house)] if house else list(books.values())
    if len(words.split()) > MAX_WORDS:
        raise Refused("too-many-words", f"Search for {MAX_WORDS} words at most.", args={"limit": MAX_WORDS})
    return await off_loop(request, lambda: _found(chosen, words))


@get("/rulebooks/compare")
async def compare_houses(
    request: Asking, a: House = "", b: House = "", language: Reader = "en"
) -> ComparisonBody:
    """Two houses side by side: every decision point with both values, and the clauses behind them."""
    books = room_of(request).services.books
    first, second = book_of(books, a), book_of(books, b)
    return await off_loop(request, lambda: _compared(first, second, language))


rulebook_routes = Router(
    path="/api", route_handlers=[rulebooks, rulebook, find_clauses, compare_houses], tags=["rulebook"]
)
