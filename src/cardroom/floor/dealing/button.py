"""A button in the wrong place."""

from typing import Annotated

from msgspec import Meta

from cardroom.floor.dealing.dealing_order import ruled_on_order
from cardroom.floor.dealing.misdeal import DealFault, DealRuling
from cardroom.floor.model.facts import told
from cardroom.floor.model.ruling import Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook


class WrongButton(DealFault, frozen=True):
    """A deal that went by a button in the wrong place."""

    may_be_seen: Annotated[bool | None, Meta(description="whether anybody may have looked at a card")] = None


def wrong_button(book: Rulebook, situation: Situation, facts: WrongButton) -> Ruling:
    """A misdeal in time; later the hand is played out, and the next button put where it belongs."""
    deal = DealRuling(book, situation, "wrong_button", facts)
    if deal.has_substantial_action():
        return _later(deal)
    if deal.grounds.use(deal.live.wrong_button) == "as_wrong_first_player":
        return ruled_on_order(deal, True, told(facts, "may_be_seen"), "wrong-button")
    return deal.cancelled("wrong-button")


def _later(deal: DealRuling) -> Ruling:
    policy = deal.grounds.use(deal.live.wrong_button_later)
    return deal.grounds.ruling(policy, _LATER[policy])


_LATER = {
    "moves_on": "wrong-button-moves-on",
    "every_position_once": "wrong-button-every-position",
    "by_the_big_blind": "wrong-button-by-big-blind",
}

TOPICS = (
    Topic(
        "wrong_button", "dealing", "The button was in the wrong place", WrongButton, (), wrong_button, "live_dealing"
    ),
)  # fmt: skip
