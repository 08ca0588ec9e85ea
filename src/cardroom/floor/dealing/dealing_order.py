"""Cards dealt in a wrong order: unshuffled, to the wrong player first, to a wrong seat, past a player."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.dealing.misdeal import DealFault, DealRuling
from cardroom.floor.model.ruling import Option, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook


class Unshuffled(DealFault, frozen=True):
    """A deck that was dealt without a shuffle."""


class WrongOrder(DealFault, frozen=True):
    """Cards that went to the wrong players."""

    first_card: Annotated[bool, Meta(description="whether the first card of the deal went wrong already")]
    may_be_seen: Annotated[bool, Meta(description="whether anybody may have looked at a card")]


class LeftOut(DealFault, frozen=True):
    """A player who should have cards and has none."""


class WrongSeat(DealFault, frozen=True):
    """Cards where none belong."""

    seat: Annotated[
        Literal["empty", "not_entitled"],
        Meta(description="whose cards they are: nobody's, or of a player who may not have any"),
    ]


def unshuffled_deck(book: Rulebook, situation: Situation, facts: Unshuffled) -> Ruling:
    """The ruling on a deal from a deck that was not shuffled."""
    deal = DealRuling(book, situation, "unshuffled_deck", facts)
    if deal.grounds.use(deal.live.not_shuffled) == "staff_decide":
        return deal.staff_decide(Option("play-on"))
    return deal.misdeal("not-shuffled")


def wrong_dealing_order(book: Rulebook, situation: Situation, facts: WrongOrder) -> Ruling:
    """A misdeal, or cards moved to where they belong."""
    deal = DealRuling(book, situation, "wrong_dealing_order", facts)
    return ruled_on_order(
        deal, facts.first_card, facts.may_be_seen, "wrong-first" if facts.first_card else "order"
    )


def ruled_on_order(deal: DealRuling, first_card: bool, may_be_seen: bool, why: str) -> Ruling:
    """The ruling by the house's rule for the first card or for a later one."""
    live = deal.live
    policy = deal.grounds.use(live.wrong_first_player if first_card else live.card_out_of_order)
    if policy == "staff_decide":
        return deal.staff_decide(Option("move-the-cards"), Option("play-on"))
    if policy == "misdeal_unless_unseen" and not may_be_seen and not deal.is_late():
        return deal.grounds.ruling("cards_moved", "cards-moved")
    return deal.misdeal(why)


def player_left_out(book: Rulebook, situation: Situation, facts: LeftOut) -> Ruling:
    """A misdeal in time; later the player sits this hand out."""
    deal = DealRuling(book, situation, "player_left_out", facts)
    if deal.grounds.use(deal.live.player_left_out) == "staff_decide":
        return deal.staff_decide(Option("play-on"))
    return deal.misdeal("left-out")


def wrong_seat(book: Rulebook, situation: Situation, facts: WrongSeat) -> Ruling:
    """A misdeal, or cards that are only taken away."""
    deal = DealRuling(book, situation, "wrong_seat", facts)
    policy = deal.grounds.use(deal.live.cards_to_wrong_seat)
    if policy == "cards_removed":
        return deal.grounds.ruling("cards_removed", "wrong-seat-removed")
    if deal.is_late():
        if facts.seat == "empty":
            return deal.grounds.ruling("plays_on", "wrong-seat-empty-too-late")
        # The deal stands, but no clause says that whoever got cards without a right to them may play them.
        return deal.left_to_staff(Option("cards-out-of-play"), Option("play-on"))
    if policy == "staff_decide":
        return deal.left_to_staff(Option("misdeal"), Option("cards-out-of-play"), Option("play-on"))
    return deal.cancelled("wrong-seat")


TOPICS = (
    Topic(
        "unshuffled_deck", "dealing", "The deck was not shuffled", Unshuffled, (), unshuffled_deck, "live_dealing"
    ),
    Topic(
        "wrong_dealing_order", "dealing", "Cards dealt to the wrong players", WrongOrder, (), wrong_dealing_order,
        "live_dealing",
    ),
    Topic(
        "player_left_out", "dealing", "A player who should have cards was left out", LeftOut, (), player_left_out,
        "live_dealing",
    ),
    Topic(
        "wrong_seat", "dealing", "Cards for an empty seat or for a player who may not have them", WrongSeat, (),
        wrong_seat, "live_dealing",
    ),
)  # fmt: skip
