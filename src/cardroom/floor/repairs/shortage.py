"""Stud: too few cards for the last deal, counted before it or seen in the middle of it."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.model.facts import BadCase, Facts, Fault
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Option, Ruling
from cardroom.floor.model.situation import Situation, needed
from cardroom.floor.model.steps import Step, shuffle
from cardroom.floor.model.topic import Topic
from cardroom.floor.repairs.street_deal import check_kind, opens, rules_of
from cardroom.rules.rulebook import Rulebook

BURN = Step("burn", 1, "deck", "burns")
KEPT_BACK = 2
"""The last card is never dealt, and the one before it is the community card if there is to be one."""


Left = Annotated[int, Meta(ge=0, le=51)]


class ShortDeck(Facts, frozen=True):
    """The deck before the last cards, or before the sixth."""

    deck: Annotated[Left, Meta(description="how many cards are left in the deck")]
    burns: Annotated[
        Annotated[int, Meta(ge=2, le=10)], Meta(description="how many cards have been burned so far")
    ]
    street: Annotated[
        Literal["sixth", "seventh"],
        Meta(description="which cards are to be dealt: nine players may run short at their sixth already"),
    ] = "seventh"
    sixth_for_all: Annotated[
        bool, Meta(description="whether the sixth card has been dealt as one for all")
    ] = False


class Shortage(Facts, frozen=True):
    """How far the deal has come."""

    deck: Annotated[Left, Meta(description="how many cards are left in the deck")]
    burns: Annotated[Annotated[int, Meta(ge=3, le=10)], Meta(description="how many cards have been burned")]
    waiting: Annotated[
        Annotated[int, Meta(ge=1, le=12)], Meta(description="how many players have no last card yet")
    ]


def short_deck(book: Rulebook, situation: Situation, facts: ShortDeck) -> Ruling:
    """A card for everybody, out of the deck or out of it and the burn cards, or one for all."""
    grounds = Grounds(book, situation, "short_deck")
    house, cards = rules_of(grounds), book.cards
    check_kind(grounds, "stud")
    players = needed(situation, "players_left")
    wanted, both = players + 1 + cards.reserve.value, facts.deck + facts.burns
    told = {
        "wanted": wanted,
        "deck": facts.deck,
        "both": both,
        "opens": opens(grounds),
        "street": facts.street,
    }
    is_common = facts.street == "seventh" and facts.sixth_for_all
    if facts.deck >= wanted and not is_common:
        grounds.use(cards.reserve)
        return grounds.ruling("enough", "short-deck-enough", told, steps=_own(facts))
    if "staff_decide" in (house.short_deck.value, house.short_deck_common_card.value):
        return _staff_decide(grounds, facts, wanted)
    is_early = is_common or (facts.street == "sixth" and both < wanted)
    if is_early and grounds.use(house.short_deck_at_sixth) == "staff_decide":
        return _staff_decide(grounds, facts, wanted)
    if not is_common:
        grounds.use(cards.reserve)
        if both >= wanted:
            grounds.use(house.short_deck)
            steps = (*_renewed(facts.burns), *_own(facts))
            return grounds.ruling("renewed", "short-deck-renewed", told, steps=steps)
        grounds.use(house.short_deck_common_card)
    fewest = cards.fewest_for_common_card
    if facts.deck < fewest.value:
        grounds.use(fewest)
    sentence = "short-deck-common-again" if is_common else "short-deck-common-card"
    return grounds.ruling("common_card", sentence, told, steps=_common(facts, fewest.value))


def _staff_decide(grounds: Grounds, facts: ShortDeck, wanted: int) -> Ruling:
    """The ways that are known elsewhere, as far as the cards suffice for them."""
    grounds.use(rules_of(grounds).short_deck)
    renewed = Option("burns-back-in", steps=(*_renewed(facts.burns), *_own(facts)))
    fewest = grounds.book.cards.fewest_for_common_card.value
    common = Option("one-card-for-all", steps=_common(facts, fewest))
    suffices = facts.deck + facts.burns >= wanted and not facts.sixth_for_all
    ways = (renewed, common) if suffices else (common, Option("no-more-cards"))
    return grounds.ruling("staff_decide", "shortage-staff-decide", options=ways)


def _own(facts: ShortDeck) -> tuple[Step, ...]:
    """A burn, and a card for everybody: the last one face down."""
    return (BURN, Step("deal", 1, "deck", "down" if facts.street == "seventh" else "up"))


def _common(facts: ShortDeck, fewest: int) -> tuple[Step, ...]:
    """A burn, and a card for all; out of the burn cards too if the deck has fewer cards than `fewest`."""
    renewed = _renewed(facts.burns) if facts.deck < fewest else ()
    return (*renewed, BURN, Step("deal", 1, "deck", "board"))


def _renewed(burns: int) -> tuple[Step, ...]:
    """The burn cards back into what is left of the deck."""
    return (Step("take_back", burns, "burns", "deck"), shuffle(lifted=True), Step("cut"))


def shortage(book: Rulebook, situation: Situation, facts: Shortage) -> Ruling:
    """The deck but its last card, then what that card and the burn cards give."""
    grounds = Grounds(book, situation, "shortage")
    check_kind(grounds, "stud")
    players = needed(situation, "players_left")
    if facts.waiting > players:
        words = f'fact "waiting" must be at most players_left, {players}'
        raise BadCase([Fault.of("fact", "waiting", words)])
    policy = grounds.use(rules_of(grounds).shortage)
    steps, without = _steps(facts, players)
    if policy == "staff_decide":
        options = (Option("burns-back-in", steps=steps), Option("cards-stand"))
        return grounds.ruling("staff_decide", "shortage-staff-decide", options=options)
    if not without:
        return grounds.ruling("all_served", "shortage-all-served", steps=steps)
    return grounds.ruling("community_card", "shortage-community-card", {"without": without}, steps=steps)


def _steps(facts: Shortage, players: int) -> tuple[tuple[Step, ...], int]:
    """The steps, and how many players get no card of their own."""
    places = tuple(range(players - facts.waiting + 1, players + 1))
    first = places[: max(facts.deck - 1, 0)]
    rest = places[len(first) :]
    before = (Step("deal", 1, "deck", "down", first),) if first else ()
    if not rest:
        return before, 0
    renewed = facts.burns + min(facts.deck, 1) - 1
    # All that wait get a card if one is then left over; else the last but one is for those who wait in vain.
    own = rest if len(rest) < renewed else rest[: renewed - KEPT_BACK]
    without = len(rest) - len(own)
    steps = (
        *before,
        *_renewed(facts.burns),
        BURN,
        *((Step("deal", 1, "deck", "down", own),) if own else ()),
    )
    if not without:
        return steps, 0
    return (*steps, Step("deal", 1, "deck", "board"), Step("no_round"), Step("showdown")), without


TOPICS = (
    Topic(
        "short_deck", "repairs", "Stud: too few cards left for the last ones", ShortDeck, ("players_left",), short_deck,
        "live_repairs",
    ),
    Topic(
        "shortage", "repairs", "Stud: the cards run out while the last ones are dealt", Shortage, ("players_left",),
        shortage, "live_repairs",
    ),
)  # fmt: skip
