"""Rulings over HTTP: what a house makes of a case, what may be asked, and the staff's record of rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody

from cardroom.floor import TOPICS, Case, Field, Situation, fields_of, read_case
from cardroom.floor.report import report
from cardroom.room.rulings import AS_PROPOSED, KeptRuling, RulingRecord
from cardroom.rules.layers import shipped
from cardroom.rules.loading import house
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.web.http.asking import Asking, room_of, staff

Line = Annotated[str, msgspec.Meta(max_length=300)]


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """A house and a case: topic, situation, facts. See docs/rulings.md."""

    house: Annotated[str, msgspec.Meta(max_length=64)]
    case: dict[str, Any]


class ToKeep(Asked):
    """A case that was ruled on at a table: `decided` is "" if as proposed, else what staff ruled instead."""

    table: Annotated[str, msgspec.Meta(max_length=64)] = ""
    decided: Line = AS_PROPOSED
    reason: Line = ""


class FieldBody(msgspec.Struct):
    """One field of a form."""

    name: str
    kind: str
    meaning: str
    required: bool
    choices: tuple[str, ...]


class TopicBody(msgspec.Struct):
    """One topic with its facts; `needs` names the fields of the situation that must be told."""

    id: str
    subject: str
    about: str
    needs: tuple[str, ...]
    facts: tuple[FieldBody, ...]


class HouseBody(msgspec.Struct):
    """A house, and whether it has live tables to rule on."""

    id: str
    name: str
    rules_live: bool


class TopicsBody(msgspec.Struct):
    """Everything a page needs to build its forms."""

    houses: tuple[HouseBody, ...]
    situation: tuple[FieldBody, ...]
    topics: tuple[TopicBody, ...]


@post("/", status_code=200)
async def rule_on(request: Asking, data: JSONBody[Asked]) -> dict[str, Any]:
    """The house's ruling with its clauses' texts and its sentence in every language."""
    book, case = _asked(request, data)
    return report(book, case.rule(book))


@get("/topics")
async def topics(request: Asking) -> TopicsBody:
    """What can be ruled on, and what must be told for it."""
    books = _books(request).values()
    return TopicsBody(
        tuple(HouseBody(book.id, book.name, book.live_betting is not None) for book in books),
        _fields(fields_of(Situation)),
        tuple(
            TopicBody(topic.id, topic.subject, topic.about, topic.needs, _fields(fields_of(topic.facts)))
            for topic in TOPICS.values()
        ),
    )


@post("/log", status_code=204)
async def keep(request: Asking, data: JSONBody[ToKeep]) -> None:
    """Keep a ruling in the record; one against the proposal needs a reason."""
    person = await staff(request)
    book, case = _asked(request, data)
    record = RulingRecord(room_of(request))
    await record.keep(person, case, case.rule(book), data.table, data.decided, data.reason)


@get("/log")
async def kept(request: Asking) -> tuple[KeptRuling, ...]:
    """The last rulings that staff kept, newest first."""
    await staff(request)
    return await RulingRecord(room_of(request)).newest()


def _books(request: Asking) -> Mapping[str, Rulebook]:
    """The houses one may ask: those of this room as they are in force, and all that come with Cardroom."""
    return {name: house(name) for name in shipped()} | dict(room_of(request).parts.books)


def _asked(request: Asking, data: Asked) -> tuple[Rulebook, Case]:
    """The rulebook and the case. Raises Refused ("no-such-house", "bad-case")."""
    books = _books(request)
    if data.house not in books:
        raise Refused("no-such-house", f"There is no house {data.house!r}; there are {', '.join(books)}.")
    return books[data.house], read_case(data.case)


def _fields(found: tuple[Field, ...]) -> tuple[FieldBody, ...]:
    return tuple(FieldBody(f.name, f.kind, f.meaning, f.required, f.choices) for f in found)


rulings_routes = Router(path="/api/rulings", route_handlers=[rule_on, topics, keep, kept], tags=["rulings"])
