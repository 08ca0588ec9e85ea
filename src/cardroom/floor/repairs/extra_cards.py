"""Too many cards on the board."""

from typing import Annotated, Any

from msgspec import Meta

from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Option, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.steps import Step, shuffle
from cardroom.floor.model.topic import Topic
from cardroom.floor.repairs.street_deal import BoardStreet, StreetDeal, deal_in, rules_of
from cardroom.rules.decisions.decision import Decision
from cardroom.rules.rulebook import Rulebook


class ExtraCommunityCards(Facts, frozen=True):
    """A flop, turn or river with too many cards."""

    street: Annotated[BoardStreet, Meta(description="which cards of the board were dealt")]
    extra: Annotated[Annotated[int, Meta(ge=1, le=10)], Meta(description="how many cards were too many")] = 1
    known: Annotated[bool, Meta(description="of one: whether it is certain which card is the extra one")] = (
        False
    )


def extra_community_cards(book: Rulebook, situation: Situation, facts: ExtraCommunityCards) -> Ruling:
    """The extra card goes, or the street comes again."""
    grounds = Grounds(book, situation, "extra_community_cards")
    house = rules_of(grounds)
    deal = deal_in(grounds, facts.street, "street")
    again = _again(deal, facts.extra)
    told = {"extra": facts.extra}
    if facts.extra > 1:
        if grounds.use(house.several_extra_cards) == "dealt_again":
            return grounds.ruling("dealt_again", "extra-dealt-again", told, steps=again)
        return _staff_decide(grounds, Option("deal-again", steps=again))
    one: Decision[Any] = house.known_extra_card if facts.known else house.one_extra_card
    policy = grounds.use(one)
    drawn = (Step("mix", deal.cards + 1, "board"), Step("draw", 1, "board", "deck"))
    removed = (Step("next_burn", 1, "board", "deck"),) if facts.known else drawn
    match policy:
        case "dealt_again":
            return grounds.ruling("dealt_again", "extra-dealt-again", told, steps=again)
        case "next_burn":
            return grounds.ruling("next_burn", "extra-next-burn", steps=removed)
        case "drawn_as_next_burn":
            return grounds.ruling("drawn", "extra-drawn", steps=removed)
        case _:
            goes = Option("extra-card-goes", steps=removed)
            return _staff_decide(grounds, goes, Option("deal-again", steps=again))


def _again(deal: StreetDeal, extra: int) -> tuple[Step, ...]:
    """All cards of the street back into the deck; the burn cards stay, and no other is burned."""
    return (Step("leave", source="burns"), *deal.taken_back(extra), shuffle(lifted=True), *deal.dealt())


def _staff_decide(grounds: Grounds, *options: Option) -> Ruling:
    if len(options) == 1:
        options = (*options, Option("cards-stand"))
    return grounds.ruling("staff_decide", "extra-staff-decide", options=options)


TOPICS = (
    Topic(
        "extra_community_cards", "repairs", "Too many cards on the flop, the turn or the river", ExtraCommunityCards,
        (), extra_community_cards, "live_repairs",
        effect="extra_board",
    ),
)  # fmt: skip
