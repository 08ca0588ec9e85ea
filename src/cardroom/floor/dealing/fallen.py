"""A card on the floor."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.dealing.exposed import FIRST_CARDS, Place, is_first_left_to_staff, replaced, why_first
from cardroom.floor.dealing.misdeal import DealFault, DealRuling
from cardroom.floor.model.facts import told
from cardroom.floor.model.ruling import Option, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook


class Fallen(DealFault, frozen=True):
    """A card that fell off the table."""

    dropped_by: Annotated[Literal["dealer", "player"], Meta(description="who dropped it")]
    meant: Annotated[Literal["face_down", "face_up"], Meta(description="how the card was to be dealt")] = (
        "face_down"
    )
    off_deck: Annotated[
        Place | None, Meta(description="which card of the deal it was, 1 the first off the deck")
    ] = None


def fallen_card(book: Rulebook, situation: Situation, facts: Fallen) -> Ruling:
    """Whether it plays, is shown, or is replaced."""
    deal = DealRuling(book, situation, "fallen_card", facts)
    live, use = deal.live, deal.grounds.use
    if facts.meant == "face_up":
        use(live.exposed_upcard)
        return deal.grounds.ruling("plays", "exposed-upcard-plays")
    policy: str = use(live.fallen_by_dealer) if facts.dropped_by == "dealer" else use(live.fallen_by_player)
    if policy == "staff_decide":
        return deal.staff_decide(Option("replace-the-card"), Option("card-stays"))
    if policy == "as_exposed":
        if is_first_left_to_staff(deal, facts.off_deck):
            return deal.staff_decide(Option("replace-the-card"), Option("card-stays"))
        first = FIRST_CARDS.get(live.exposed_first.value, 0)
        if first and told(facts, "off_deck") <= first:
            use(live.exposed_first)
            if not deal.is_late():
                return deal.cancelled(why_first(told(facts, "off_deck")))
        return replaced(deal)
    if policy == "replaced":
        return replaced(deal)
    if policy == "played_shown":
        return deal.grounds.ruling("played_shown", "fallen-card-shown")
    return deal.grounds.ruling("played", "fallen-card-played")


TOPICS = (
    Topic(
        "fallen_card", "dealing", "A card that fell off the table", Fallen, (), fallen_card, "live_dealing"
    ),
)  # fmt: skip
