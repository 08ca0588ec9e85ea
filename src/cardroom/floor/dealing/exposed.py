"""A card of the first deal, or of an exchange, that turned over."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.dealing.misdeal import PLAYER, DealFault, DealRuling
from cardroom.floor.model.facts import Facts, told
from cardroom.floor.model.ruling import Option, Right, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook

Place = Annotated[int, Meta(ge=1, le=52)]
FIRST_CARDS = {"misdeal_first": 1, "misdeal_first_or_second": 2}
"""How many cards off the deck are held to be the first ones of a deal, by the house's decision on them."""


class ExposedInDeal(DealFault, frozen=True):
    """Cards of the first deal that could be seen."""

    by: Annotated[Literal["dealer", "player"], Meta(description="whose doing it was")]
    off_deck: Annotated[
        Place,
        Meta(description="which card of the deal it was, 1 the first off the deck; of several the first"),
    ]
    cards: Annotated[Annotated[int, Meta(ge=1, le=52)], Meta(description="how many cards were exposed")] = 1
    of_player: Annotated[
        Place | None,
        Meta(
            description="in St Petersburg Dealer's choice: which of the player's own cards it was, 1 the first dealt"
        ),
    ] = None
    whole_hand: Annotated[
        bool | None,
        Meta(
            description="of several in stud and sökö: whether all the down cards of one player are among them"
        ),
    ] = None
    meant: Annotated[Literal["face_down", "face_up"], Meta(description="how the card was to be dealt")] = (
        "face_down"
    )


class ExposedInExchange(Facts, frozen=True):
    """Replacement cards the dealer exposed."""

    cards: Annotated[Annotated[int, Meta(ge=1, le=13)], Meta(description="how many cards were exposed")] = 1


def exposed_in_deal(book: Rulebook, situation: Situation, facts: ExposedInDeal) -> Ruling:
    """A misdeal, another card, or a card that stays."""
    deal = DealRuling(book, situation, "exposed_in_deal", facts)
    if facts.meant == "face_up":
        deal.grounds.use(deal.live.exposed_upcard)
        return deal.grounds.ruling("plays", "exposed-upcard-plays")
    if facts.by == "player":
        return _by_player(deal, facts.cards)
    if is_first_left_to_staff(deal, facts.off_deck):
        return deal.staff_decide(Option("replace-the-card"), Option("card-stays"))
    why = _misdeal_for(deal, facts)
    if not why:
        return replaced(deal)
    if not deal.is_late():
        return deal.cancelled(why)
    # The deal stands, but nobody keeps a card the dealer has shown; of several at once no clause speaks.
    return _several_too_late(deal) if facts.cards > 1 else replaced(deal)


def _several_too_late(deal: DealRuling) -> Ruling:
    ways = (Option("replace-the-card"), Option("card-stays"))
    return deal.grounds.ruling("staff_decide", "exposed-too-late", options=ways)


def _misdeal_for(deal: DealRuling, facts: ExposedInDeal) -> str:
    """Why it is a misdeal; "" if it is none, or staff's to say."""
    first = deal.live.exposed_first
    is_early = facts.off_deck <= FIRST_CARDS.get(first.value, 0)
    if first.value == "misdeal_first_two_of_a_player":
        # Everybody's first card comes off the deck before anybody's third: the first two are early in any case.
        is_early = facts.off_deck <= 2 or told(facts, "of_player") <= 2
    if is_early:
        deal.grounds.use(first)
        return why_first(facts.off_deck)
    if facts.cards == 1:
        return ""
    several = deal.grounds.use(deal.live.exposed_several)
    if several == "misdeal" or (several == "misdeal_if_all_of_a_player" and told(facts, "whole_hand")):
        return "several-exposed"
    return ""


def is_first_left_to_staff(deal: DealRuling, off_deck: int | None) -> bool:
    """Whether it was the first card off the deck, of which the house lets staff say what follows."""
    return (
        off_deck == 1
        and deal.live.exposed_first.value == "staff_decide"
        and bool(deal.grounds.use(deal.live.exposed_first))
    )


def why_first(off_deck: int) -> str:
    """Why it is a misdeal if one of the first cards was seen."""
    return "first-two-exposed" if off_deck > 1 else "first-exposed"


def replaced(deal: DealRuling) -> Ruling:
    """The ruling on one down card that the dealer exposed or dropped."""
    live, use = deal.live, deal.grounds.use
    policy = use(live.exposed_one)
    if policy == "staff_decide":
        return deal.staff_decide(Option("replace-the-card"), Option("card-stays"))
    if policy == "becomes_upcard":
        cards = deal.facts.cards if isinstance(deal.facts, ExposedInDeal) else 1
        return deal.grounds.ruling("becomes_upcard", "exposed-becomes-upcard", {"cards": cards})
    use(live.exposed_wanted)
    when = "flop" if use(live.exposed_replaced) == "after_first_community_card" else "deal"
    if isinstance(deal.facts, DealFault) and deal.facts.actions:
        when = "now"
    return deal.grounds.ruling("replaced", "exposed-replaced", {"when": when})


def _by_player(deal: DealRuling, cards: int) -> Ruling:
    """A player who turns over one of their own cards plays with it."""
    told = {"cards": cards}
    policy = deal.grounds.use(deal.live.exposed_by_player)
    if policy == "not_replaced":
        return deal.grounds.ruling("not_replaced", "exposed-by-player-not-replaced", told)
    if policy == "stays_face_up":
        return deal.grounds.ruling("stays_face_up", "exposed-by-player-stays", told)
    only = Right(PLAYER, ("check", "call", "fold"))
    return deal.grounds.ruling("stays_face_up", "exposed-by-player-no-raise", told, rights=(only,))


def exposed_in_exchange(book: Rulebook, situation: Situation, facts: ExposedInExchange) -> Ruling:
    """A replacement card is not replaced again."""
    deal = DealRuling(book, situation, "exposed_in_exchange", facts)
    if deal.grounds.use(deal.live.exposed_in_exchange) == "staff_decide":
        return deal.left_to_staff(Option("replace-the-card"), Option("card-stays"))
    may = Right(PLAYER, ("play_on", "bet_no_more"))
    return deal.grounds.ruling("kept", "exchange-card-kept", {"cards": facts.cards}, rights=(may,))


TOPICS = (
    Topic(
        "exposed_in_deal", "dealing", "A card seen while it was dealt", ExposedInDeal, (), exposed_in_deal,
        "live_dealing",
    ),
    Topic(
        "exposed_in_exchange", "dealing", "A replacement card the dealer exposed", ExposedInExchange, (),
        exposed_in_exchange, "live_dealing",
    ),
)  # fmt: skip
