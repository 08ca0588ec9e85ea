"""The deck put down as if the deal were over."""

from typing import Annotated

from msgspec import Meta

from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Option, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.steps import Step, shuffle
from cardroom.floor.model.topic import Topic
from cardroom.floor.repairs.street_deal import Cards, deal_in, rules_of
from cardroom.rules.rulebook import Rulebook


class DeckPutDown(Facts, frozen=True):
    """The deck lies on the table, and cards are missing."""

    cards: Annotated[Cards, Meta(description="which cards are still to be dealt, of several the next")]
    in_order: Annotated[bool, Meta(description="whether it is certain that the deck is still in its order")]
    burned: Annotated[bool, Meta(description="whether the card before them has been burned")] = False


def deck_put_down(book: Rulebook, situation: Situation, facts: DeckPutDown) -> Ruling:
    """Taken up again, put together, or shuffled; then the missing cards are dealt."""
    grounds = Grounds(book, situation, "deck_put_down")
    policy = grounds.use(rules_of(grounds).deck_put_down)
    deal = deal_in(grounds, facts.cards, "cards")
    missing = deal.dealt() if facts.burned else deal.burned_and_dealt()
    as_it_is = (Step("pick_up"), *missing)
    shuffled = (shuffle(lifted=True), *missing)
    if policy == "staff_decide":
        options = (Option("deck-as-it-lies", steps=as_it_is), Option("deck-shuffled", steps=shuffled))
        return grounds.ruling("staff_decide", "deck-staff-decide", options=options)
    if facts.in_order:
        return grounds.ruling("picked_up", "deck-picked-up", steps=as_it_is)
    if policy == "rebuilt":
        return grounds.ruling("rebuilt", "deck-rebuilt", steps=(Step("rebuild"), *missing))
    return grounds.ruling("shuffled", "deck-shuffled", steps=shuffled)


TOPICS = (
    Topic(
        "deck_put_down", "repairs", "The deck put down before all cards are dealt", DeckPutDown, (), deck_put_down,
        "live_repairs",
    ),
)  # fmt: skip
