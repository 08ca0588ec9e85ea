"""When a hand begins, and a player dealt in who waits for the big blind."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.dealing.dealing_rules import rules_of
from cardroom.floor.dealing.misdeal import PLAYER, DealRuling
from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Action, Chips, Option, Right, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook


class Shuffled(Facts, frozen=True):
    """How far the dealer has come."""

    done: Annotated[
        Literal["not_begun", "washed", "riffled", "deck_released"],
        Meta(
            description="what the dealer has done: nothing yet, mixed the cards on the table, riffled them once, or"
            " released the deck from the shuffling machine"
        ),
    ]


class WaitingDealtIn(Facts, frozen=True):
    """A player who waits for the big blind, and has been dealt cards by mistake."""

    looked: Annotated[bool, Meta(description="whether the player has looked at the cards")]
    wants_to_play: Annotated[bool, Meta(description="whether the player wants to play them")]
    owes: Annotated[
        Annotated[int, Meta(ge=1, le=10**12)], Meta(description="the blind or blinds the player owes")
    ]


def hand_begins(book: Rulebook, situation: Situation, facts: Shuffled) -> Ruling:
    """Whether the hand has begun."""
    deal = DealRuling(book, situation, "hand_begins", facts)
    if has_begun(deal.grounds, facts.done):
        return deal.grounds.ruling("begun", "hand-begun")
    knows_machine = deal.live.hand_begins.value == "first_riffle_or_lid_button"
    return deal.grounds.ruling("not_begun", "hand-not-begun" if knows_machine else "hand-not-begun-shuffle")


def has_begun(grounds: Grounds, done: str) -> bool:
    """Whether this much makes it a hand. If a house names no machine, cards released by one count as shuffled."""
    grounds.use(rules_of(grounds).hand_begins)
    return done in ("riffled", "deck_released")


def waiting_player_dealt_in(book: Rulebook, situation: Situation, facts: WaitingDealtIn) -> Ruling:
    """Whether the player may pay and play, or loses the cards."""
    deal = DealRuling(book, situation, "waiting_player_dealt_in", facts)
    owing = Chips(PLAYER, owes=facts.owes)
    if deal.grounds.use(deal.live.waiting_player_dealt_in) == "staff_decide":
        return deal.left_to_staff(Option("pay-and-play", facts.owes), Option("cards-out-of-play"))
    if facts.wants_to_play and not facts.looked:
        may = Right(PLAYER, ("pay", "fold"))
        told = {"owes": facts.owes}
        return deal.grounds.ruling("may_pay", "waiting-may-pay", told, chips=(owing,), rights=(may,))
    return deal.grounds.ruling("cards_removed", "waiting-cards-removed", action=Action(PLAYER, "fold"))


TOPICS = (
    Topic(
        "hand_begins", "dealing", "Whether a hand has begun", Shuffled, (), hand_begins, "live_dealing"
    ),
    Topic(
        "waiting_player_dealt_in",
        "dealing",
        "Cards dealt to a player who waits for the big blind",
        WaitingDealtIn,
        (),
        waiting_player_dealt_in,
        "live_dealing",
    ),
)  # fmt: skip
