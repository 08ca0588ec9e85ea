"""Rulings over HTTP: what a house makes of a case, what may be asked, and the staff's record of rulings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

from litestar import Router, get, post
from litestar.params import JSONBody, Parameter

from cardroom.floor import TOPICS, Case, Field, Ruling, Sentence, Situation, Topic, fields_of, read_case
from cardroom.floor.labels import field_label, subject_label, topic_label, word
from cardroom.floor.model.sentence_catalogues import Language
from cardroom.floor.ruling_report import in_every_language, report, sentence_of
from cardroom.floor.topic_search import clauses_of, words_of
from cardroom.room.identity.permissions import check_may
from cardroom.room.live.decided_rulings import RulingPlace
from cardroom.room.protocol.ruling_bodies import (
    Asked,
    ByLanguage,
    FieldBody,
    HouseBody,
    KeptBody,
    ToKeep,
    TopicBody,
    TopicsBody,
)
from cardroom.room.rulings import KeptRuling
from cardroom.rules.book_loading import house
from cardroom.rules.layers.layers import shipped
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.web.http.requester import Asking, off_loop, room_of, staff
from cardroom.web.http.rulebook_routes import book_of

AskedLanguage = Annotated[Language, Parameter(description="The language of `label`, `labels` and `group`.")]


CASE_BYTES: Final = 8192
"""A case of a page. Each fault of one is told, so that a larger one of faults alone would be much work."""


@post("/", status_code=200, request_max_body_size=CASE_BYTES)
async def rule_on(request: Asking, data: JSONBody[Asked]) -> dict[str, Any]:
    """The house's ruling with its clauses' texts and its sentence in every language: a `RulingBody`."""

    def ruled() -> dict[str, Any]:
        book, case = _asked(request, data)
        return report(book, case.rule(book))

    return await off_loop(request, ruled)


@get("/topics")
async def topics(request: Asking, language: AskedLanguage = "en") -> TopicsBody:
    """What can be ruled on, and what must be told for it."""

    def told() -> TopicsBody:
        houses = tuple(_house(book) for book in _books(request))
        situation = _fields(None, fields_of(Situation), language)
        return TopicsBody(houses, situation, tuple(_topic(topic, language) for topic in TOPICS.values()))

    return await off_loop(request, told)


@post("/log", status_code=204, request_max_body_size=CASE_BYTES)
async def keep(request: Asking, data: JSONBody[ToKeep]) -> None:
    """Keep a ruling in the record; one against the proposal needs a reason."""
    person = await staff(request)
    check_may(person, "ruling")  # before anything is said of a table

    def ruled() -> tuple[Case, Ruling]:
        book, case = _asked(request, data)
        return case, case.rule(book)

    case, ruling = await off_loop(request, ruled)
    room, place = room_of(request), RulingPlace(data.table)
    if data.live:
        place = room.live_desk.hands.place_at(person, data.house, data.live, data.seats)
    elif data.tournament:
        place = room.live_tournaments.place_at(person, data.house, data.tournament, data.number, data.seats)
    await room.rulings.keep(person, case, ruling, place, data.decided, data.reason)


@get("/log")
async def kept(request: Asking) -> tuple[KeptBody, ...]:
    """The last rulings that staff kept, newest first."""
    person = await staff(request)
    room = room_of(request)
    return tuple(kept_body(one, room.live_desks.names) for one in await room.rulings.newest(person))


def _book(request: Asking, name: str) -> Rulebook:
    """A house's book: as it is in force in this room, else as it comes with Cardroom. Refuses ("no-such-house")."""
    books = room_of(request).services.books
    return house(name) if name not in books and name in shipped() else book_of(books, name)


def _books(request: Asking) -> tuple[Rulebook, ...]:
    """The houses one may ask: those of this room first."""
    books = room_of(request).services.books
    return tuple(_book(request, name) for name in dict.fromkeys((*books, *shipped())))


def _asked(request: Asking, data: Asked) -> tuple[Rulebook, Case]:
    """The rulebook and the case. Raises Refused ("no-such-house", "bad-case")."""
    if not data.house:
        raise Refused("no-such-house", "Name the house by whose rulebook to rule.", args={"house": ""})
    return _book(request, data.house), read_case(data.case)


def _house(book: Rulebook) -> HouseBody:
    ruled = tuple(topic.id for topic in TOPICS.values() if getattr(book, topic.section) is not None)
    clauses = {name: clauses_of(TOPICS[name], book) for name in ruled}
    return HouseBody(book.id, book.name, book.live_betting is not None, ruled, clauses)


def _topic(topic: Topic, language: Language) -> TopicBody:
    return TopicBody(
        id=topic.id,
        subject=topic.subject,
        group=subject_label(topic.subject, language),
        about=topic.about,
        label=topic_label(topic, language),
        needs=topic.needs,
        facts=_fields(topic, fields_of(topic.facts), language),
        words=words_of(topic, language),
    )


def _fields(topic: Topic | None, found: tuple[Field, ...], language: str) -> tuple[FieldBody, ...]:
    return tuple(
        FieldBody(
            name=field.name,
            kind=field.kind,
            meaning=field.meaning,
            label=field_label(topic, field.name, field.meaning, language),
            required=field.required,
            choices=field.choices,
            labels=tuple(word(choice, language) for choice in field.choices),
            default=field.default if isinstance(field.default, int | str) else None,
            least=field.least,
            most=field.most,
            fewest=field.fewest,
        )
        for field in found
    )


def kept_body(kept: KeptRuling, called: Callable[[str], str]) -> KeptBody:
    """A ruling of the record as it is sent; `called` names players by id."""
    said = _said(kept.sentence)
    return KeptBody(
        at_ms=kept.at_ms,
        by=kept.by,
        table=kept.table,
        house=kept.house,
        topic=kept.topic,
        proposed=kept.proposed,
        said=said,
        decided=kept.decided,
        reason=kept.reason,
        clauses=kept.clauses,
        decided_said=_said(sentence_of(kept.option)) if kept.option is not None else {},
        hand=kept.hand,
        players=tuple(called(player) for player in kept.players),
        tournament=kept.tournament,
        event=kept.event,
    )


def _said(sentence: Sentence) -> ByLanguage:
    try:
        return in_every_language(sentence)
    except (KeyError, ValueError):  # kept by an earlier version, whose sentence nobody says any more
        return {}


rulings_routes = Router(path="/api/rulings", route_handlers=[rule_on, topics, keep, kept], tags=["rulings"])
