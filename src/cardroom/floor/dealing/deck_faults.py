"""A card that is no card: face up in the deck, or a joker."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.dealing.misdeal import PLAYER, DealFault, DealRuling
from cardroom.floor.model.ruling import Action, Option, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook

Goes = Annotated[
    Literal["to_a_player", "to_the_burns", "to_the_board"], Meta(description="where the card was going")
]


class Boxed(DealFault, frozen=True):
    """Cards that lay face up in the deck."""

    goes: Goes = "to_a_player"
    cards: Annotated[
        Annotated[int, Meta(ge=1, le=52)], Meta(description="how many cards are face up in the deck in all")
    ] = 1


class Joker(DealFault, frozen=True):
    """A joker in a game without jokers."""

    goes: Goes = "to_a_player"
    played: Annotated[bool, Meta(description="whether the player has acted with it in hand")] = False


def boxed_card(book: Rulebook, situation: Situation, facts: Boxed) -> Ruling:
    """Another card instead, or with several of them a misdeal."""
    deal = DealRuling(book, situation, "boxed_card", facts)
    deal.is_behind_betting = not _in_first_deal(situation, facts.goes)
    if facts.cards > 1:
        policy = deal.grounds.use(deal.live.boxed_several)
        # Too late for a misdeal, each of them is what one alone would be.
        if policy == "misdeal" and not deal.is_late():
            return deal.misdeal("several-boxed")
    unsearched = facts.cards == 1 and not facts.actions and not deal.is_behind_betting
    return _instead(deal, facts.goes, check=unsearched)


def joker(book: Rulebook, situation: Situation, facts: Joker) -> Ruling:
    """Another card instead; a hand that has been played with it may be dead."""
    deal = DealRuling(book, situation, "joker", facts)
    deal.is_behind_betting = not _in_first_deal(situation, facts.goes)
    policy = deal.grounds.use(deal.live.joker)
    if policy == "staff_decide":
        return deal.staff_decide(Option("replace-the-card"), Option("hand-dead"))
    if facts.goes == "to_a_player":
        if policy == "dead_if_played" and facts.played:
            return deal.grounds.ruling("hand_dead", "joker-hand-dead", action=Action(PLAYER, "fold"))
        # A card that is not there leaves the player with one too few.
        if policy == "as_boxed" and facts.played and deal.is_late() and deal.kills_wrong_numbers():
            return deal.grounds.ruling("hand_dead", "joker-hand-dead", action=Action(PLAYER, "fold"))
    if deal.grounds.use(deal.live.joker_unplayed) == "staff_decide" and not deal.is_late():
        return deal.left_to_staff(Option("misdeal"), Option("replace-the-card"))
    return _instead(deal, facts.goes)


def _in_first_deal(situation: Situation, goes: str) -> bool:
    """Whether no betting has begun: burn cards and cards of the board come after a betting round, if nobody tells."""
    return situation.is_first_round and (goes == "to_a_player" or situation.street is not None)


def _instead(deal: DealRuling, goes: str, check: bool = False) -> Ruling:
    """The next card takes its place, at once or when the deal is finished; with `check` the deck may be searched."""
    policy = deal.grounds.use(deal.live.boxed_one)
    if policy == "staff_decide":
        return deal.staff_decide(Option("replace-the-card"), Option("card-stays"))
    if policy == "next_card_after_the_deal":
        return deal.grounds.ruling(*_AS_BURN_CARD[goes])
    if check and deal.grounds.use(deal.live.boxed_rest) == "checked_before_betting":
        return deal.grounds.ruling("next_card", "boxed-next-card-and-check")
    return deal.grounds.ruling("next_card", "boxed-next-card")


_AS_BURN_CARD = {
    "to_a_player": ("next_card_after_the_deal", "boxed-burned-next-card-later"),
    "to_the_burns": ("burned", "boxed-is-the-burn-card"),
    "to_the_board": ("next_card", "boxed-burned-next-card"),
}

TOPICS = (
    Topic("boxed_card", "dealing", "A card face up in the deck", Boxed, (), boxed_card, "live_dealing"),
    Topic("joker", "dealing", "A joker in the deck", Joker, (), joker, "live_dealing"),
)
