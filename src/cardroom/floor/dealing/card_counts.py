"""A hand with too few or too many cards."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.dealing.misdeal import PLAYER, DealFault, DealRuling
from cardroom.floor.model.facts import told
from cardroom.floor.model.ruling import Action, Option, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook


class WrongNumber(DealFault, frozen=True):
    """A player whose cards are not as many as they should be."""

    too: Annotated[Literal["few", "many"], Meta(description="too few cards, or too many")]
    cards: Annotated[
        Annotated[int, Meta(ge=1, le=13)],
        Meta(description="how many cards are missing or extra, in all hands"),
    ] = 1
    next_card_is_theirs: Annotated[
        bool | None,
        Meta(
            description="too few: whether the player is the last of the deal and the next card would be theirs"
        ),
    ] = None
    returnable: Annotated[
        bool | None,
        Meta(description="too many: whether it is certain which cards, and they can go back to their place"),
    ] = None


def wrong_number_dealt(book: Rulebook, situation: Situation, facts: WrongNumber) -> Ruling:
    """A misdeal, a card put right, or later a dead hand."""
    deal = DealRuling(book, situation, "wrong_number_dealt", facts)
    if deal.is_late():
        return _later(deal)
    return _too_few(deal, facts) if facts.too == "few" else _too_many(deal, facts)


def _later(deal: DealRuling) -> Ruling:
    if not deal.kills_wrong_numbers():
        return deal.left_to_staff(Option("hand-dead"), Option("play-on"))
    return deal.grounds.ruling("hand_dead", "wrong-number-dead", action=Action(PLAYER, "fold"))


def _too_few(deal: DealRuling, facts: WrongNumber) -> Ruling:
    policy = deal.live.too_few_cards
    is_one_short = policy.value == "misdeal_unless_last_player" and facts.cards == 1
    if is_one_short and told(facts, "next_card_is_theirs"):
        if deal.grounds.use(deal.live.last_player_short) == "staff_decide":
            return deal.staff_decide(Option("next-card"), Option("play-on"))
        return deal.grounds.ruling("next_card", "next-card-completes")
    if deal.grounds.use(policy) == "staff_decide":
        return deal.staff_decide(Option("next-card"), Option("play-on"))
    return deal.misdeal("too-few")


def _too_many(deal: DealRuling, facts: WrongNumber) -> Ruling:
    policy = deal.grounds.use(deal.live.too_many_cards)
    if policy == "staff_decide" or (policy == "misdeal_from_two" and facts.cards == 1):
        return deal.staff_decide(Option("card-goes-back"), Option("play-on"))
    if policy == "misdeal_unless_returnable" and told(facts, "returnable"):
        return deal.grounds.ruling("card_returned", "extra-card-returned", {"cards": facts.cards})
    return deal.misdeal("too-many")


TOPICS = (
    Topic(
        "wrong_number_dealt", "dealing", "Too few or too many cards were dealt", WrongNumber, (),
        wrong_number_dealt, "live_dealing",
    ),
)  # fmt: skip
