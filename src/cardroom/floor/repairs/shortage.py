"""Stud: the cards are seen to run out in the middle of the last deal."""

from typing import Annotated

from msgspec import Meta

from cardroom.floor.facts import BadCase, Facts, Fault
from cardroom.floor.grounds import Grounds
from cardroom.floor.repairs.deals import rules_of
from cardroom.floor.ruling import Option, Ruling
from cardroom.floor.situation import Situation, needed
from cardroom.floor.steps import Step, shuffle
from cardroom.floor.topic import Topic
from cardroom.rules.rulebook import Rulebook

KEPT_BACK = 2
"""The last card is never dealt, and the one before it is the community card if there is to be one."""


class Shortage(Facts, frozen=True):
    """How far the deal has come."""

    deck: Annotated[
        Annotated[int, Meta(ge=0, le=51)], Meta(description="how many cards are left in the deck")
    ]
    burns: Annotated[Annotated[int, Meta(ge=3, le=10)], Meta(description="how many cards have been burned")]
    waiting: Annotated[
        Annotated[int, Meta(ge=1, le=12)], Meta(description="how many players have no last card yet")
    ]


def shortage(book: Rulebook, situation: Situation, facts: Shortage) -> Ruling:
    """The deck but its last card, then what that card and the burn cards give."""
    grounds = Grounds(book, situation, "shortage")
    players = needed(situation, "players_left")
    if facts.waiting > players:
        words = f'fact "waiting" must be at most players_left, {players}'
        raise BadCase([Fault.of("fact", "waiting", words)])
    policy = grounds.use(rules_of(grounds).shortage)
    steps, without = _steps(facts, players)
    if policy == "staff_decide":
        options = (Option("burns-back-in", steps=steps), Option("cards-stand"))
        return grounds.ruling("staff_decide", "shortage-staff-decide", options=options)
    if not without:
        return grounds.ruling("all_served", "shortage-all-served", steps=steps)
    return grounds.ruling("community_card", "shortage-community-card", {"without": without}, steps=steps)


def _steps(facts: Shortage, players: int) -> tuple[tuple[Step, ...], int]:
    """The steps, and how many players get no card of their own."""
    places = tuple(range(players - facts.waiting + 1, players + 1))
    first = places[: max(facts.deck - 1, 0)]
    rest = places[len(first) :]
    before = (Step("deal", 1, "deck", "down", first),) if first else ()
    if not rest:
        return before, 0
    renewed = facts.burns + min(facts.deck, 1) - 1
    # All that wait get a card if one is then left over; else the last but one is for those who wait in vain.
    own = rest if len(rest) < renewed else rest[: renewed - KEPT_BACK]
    without = len(rest) - len(own)
    steps = (
        *before,
        Step("take_back", facts.burns, "burns", "deck"),
        shuffle(lifted=True),
        Step("cut"),
        Step("burn", 1, "deck", "burns"),
        *((Step("deal", 1, "deck", "down", own),) if own else ()),
    )
    if not without:
        return steps, 0
    return (*steps, Step("deal", 1, "deck", "board"), Step("no_round"), Step("showdown")), without


TOPICS = (
    Topic(
        "shortage", "repairs", "Stud: the cards run out while the last ones are dealt", Shortage, ("players_left",),
        shortage, "live_repairs",
    ),
)  # fmt: skip
