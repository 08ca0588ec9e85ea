"""The order of the house: who is let in, and cards run out after the hand."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.model.facts import Facts, told
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Option, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.decisions import HouseOrder
from cardroom.rules.rulebook import Rulebook


class Admission(Facts, frozen=True):
    """A person wants to come in, or to take a seat."""

    document: Annotated[
        Literal["shown", "not_shown", "forged"],
        Meta(description="the identity document: shown, not shown, or forged"),
    ]
    age: Annotated[
        Annotated[int, Meta(ge=0, le=150)] | None, Meta(description="the person's age in whole years")
    ] = None
    first_visit: Annotated[
        bool | None, Meta(description="whether this is the person's first visit to the room")
    ] = None


class RabbitHuntAsked(Facts, frozen=True):
    """Somebody wants to see the cards that would have come."""


def admission(book: Rulebook, situation: Situation, facts: Admission) -> Ruling:
    """Whether the person may play. A person known to staff shows no document again where the house asks for it once."""
    grounds = Grounds(book, situation, "admission")
    order = rules_of(grounds)
    least = order.least_age.value
    if least:
        grounds.use(order.least_age)
        if told(facts, "age") < least:
            return grounds.ruling("too_young", "admission-too-young", {"age": least})
    policy = grounds.use(order.identification)
    if policy == "staff_decide":
        options = (Option("let-in"), Option("not-let-in"))
        return grounds.ruling("staff_decide", "admission-staff-decide", options=options)
    if facts.document == "forged":
        return grounds.ruling("not_let_in", "admission-forged")
    if facts.document == "shown" or (policy == "first_visit" and not told(facts, "first_visit")):
        return grounds.ruling("let_in", "admission-let-in")
    return grounds.ruling("not_let_in", "admission-document-missing")


def rabbit_hunt(book: Rulebook, situation: Situation, facts: RabbitHuntAsked) -> Ruling:
    """Whether the dealer runs the cards out after the hand."""
    grounds = Grounds(book, situation, "rabbit_hunt")
    policy = grounds.use(rules_of(grounds).rabbit_hunting)
    if policy == "cash_in_exceptions" and situation.play == "tournament":
        return grounds.ruling("not_run_out", "rabbit-never-in-tournaments")
    options = (Option("not-run-out"), Option("run-out"))
    sentence = "rabbit-in-exceptions" if policy == "cash_in_exceptions" else "rabbit-staff-decide"
    return grounds.ruling("staff_decide", sentence, options=options)


def rules_of(grounds: Grounds) -> HouseOrder:
    """The section; the topic is not asked of a house without it."""
    assert grounds.book.house_order is not None
    return grounds.book.house_order


TOPICS = (
    Topic("admission", "order", "A person wants to come in", Admission, (), admission, "house_order"),
    Topic(
        "rabbit_hunt", "order", "A player asks to see undealt cards", RabbitHuntAsked, ("play",), rabbit_hunt,
        "house_order",
    ),
)  # fmt: skip
