"""A deck that is not one: a card twice, a card of another deck, cards missing, a deck spoiled before its time."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.dealing.misdeal import GATHERED, DealRuling, PotFacts, given_back
from cardroom.floor.model.ruling import Option, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.steps import Step
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook


class Duplicate(PotFacts, frozen=True):
    """Two cards of one rank and suit."""


class Foreign(PotFacts, frozen=True):
    """A card with a different back."""

    found: Annotated[
        Literal["in_play", "undealt"],
        Meta(description="where it turned up: in play, or in the rest of the deck"),
    ]


class Missing(PotFacts, frozen=True):
    """Cards the deck should have."""


class Spoiled(PotFacts, frozen=True):
    """A rest of the deck that was mixed up while it was still needed."""


def duplicate_card(book: Rulebook, situation: Situation, facts: Duplicate) -> Ruling:
    """Void, however far the hand is."""
    deal = DealRuling(book, situation, "duplicate_card", facts)
    if deal.grounds.use(deal.live.duplicate_card) == "staff_decide":
        return deal.left_to_staff(Option("void"), Option("play-on"))
    return _void(deal, facts, "twice")


def foreign_card(book: Rulebook, situation: Situation, facts: Foreign) -> Ruling:
    """Void if it came into play."""
    deal = DealRuling(book, situation, "foreign_card", facts)
    if deal.grounds.use(deal.live.foreign_back) == "staff_decide":
        return deal.left_to_staff(Option("void"), Option("play-on"))
    if facts.found == "undealt":
        return deal.grounds.ruling("stands", "foreign-card-undealt")
    return _void(deal, facts, "foreign")


def missing_cards(book: Rulebook, situation: Situation, facts: Missing) -> Ruling:
    """Whether the result of the hand stands."""
    deal = DealRuling(book, situation, "missing_cards", facts)
    if deal.grounds.use(deal.live.missing_card) == "staff_decide":
        return deal.left_to_staff(Option("void"), Option("play-on"))
    return deal.grounds.ruling("stands", "missing-cards-stand")


def spoiled_deck(book: Rulebook, situation: Situation, facts: Spoiled) -> Ruling:
    """Whether the hand can be played out."""
    deal = DealRuling(book, situation, "spoiled_deck", facts)
    if deal.grounds.use(deal.live.spoiled_deck) == "staff_decide":
        return deal.left_to_staff(Option("rebuild-the-deck"), Option("deck-shuffled"), Option("void"))
    return deal.grounds.ruling("rebuilt", "spoiled-deck-rebuilt", steps=(Step("rebuild"),))


def _void(deal: DealRuling, facts: PotFacts, why: str) -> Ruling:
    return deal.grounds.ruling(
        "void", "deck-void", {"why": why}, chips=given_back(facts.bets), steps=GATHERED
    )


TOPICS = (
    Topic(
        "duplicate_card", "dealing", "Two cards of one rank and suit", Duplicate, (), duplicate_card, "live_dealing"
    ),
    Topic(
        "foreign_card", "dealing", "A card with a different back", Foreign, (), foreign_card, "live_dealing"
    ),
    Topic(
        "missing_cards", "dealing", "Cards missing from the deck", Missing, (), missing_cards, "live_dealing"
    ),
    Topic(
        "spoiled_deck", "dealing", "The rest of the deck was spoiled before the hand was over", Spoiled, (),
        spoiled_deck, "live_dealing",
    ),
)  # fmt: skip
