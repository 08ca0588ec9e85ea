"""The right to see cards: hands that were not shown, and hands that were shown to one player only."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Option, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.floor.showdown.parts import live
from cardroom.rules.rulebook import Rulebook


class AskedToSee(Facts, frozen=True):
    """A player wants to see another one's hand."""

    asker: Annotated[
        Literal["holds_cards", "gave_cards_away", "not_in_showdown"],
        Meta(description="whether the asking player was in the showdown and still holds cards"),
    ]
    hand: Annotated[
        Literal["in_showdown", "folded_before"],
        Meta(description="whether the hand was in the showdown"),
    ] = "in_showdown"
    collusion: Annotated[
        bool, Meta(description="whether there is reason to suspect that two play together")
    ] = False


class ShownToOne(Facts, frozen=True):
    """A player showed their own cards to one other."""

    still_in: Annotated[bool, Meta(description="whether the player who showed is still in the hand")]
    betting_over: Annotated[bool, Meta(description="whether the betting of the hand is over")] = False


def asked_to_see(book: Rulebook, situation: Situation, facts: AskedToSee) -> Ruling:
    """Whether the hand is shown."""
    grounds = Grounds(book, situation, "asked_to_see")
    rules = live(grounds)
    options = (Option("look-at-the-hand"), Option("hand-not-shown"))
    if facts.collusion:
        grounds.use(rules.collusion_check)
        return grounds.ruling("set_aside", "hand-set-aside", options=options)
    if grounds.use(rules.asking_to_see) == "staff_decide":
        return grounds.ruling("staff_decide", "asked-to-see-staff-decide", options=options)
    if facts.asker == "holds_cards" and facts.hand == "in_showdown":
        return grounds.ruling("turned_up_live", "asked-to-see-turned-up")
    return grounds.ruling("no_right", "asked-to-see-no-right")


def shown_to_one(book: Rulebook, situation: Situation, facts: ShownToOne) -> Ruling:
    """When all others see the cards too."""
    grounds = Grounds(book, situation, "shown_to_one")
    rules = live(grounds)
    if situation.play == "cash" and grounds.use(rules.show_one_in_cash) == "does_not_hold":
        return grounds.ruling("not_shown", "show-one-not-in-cash")
    policy = grounds.use(rules.show_one_show_all)
    if policy == "after_the_hand":
        return grounds.ruling("after_the_hand", "show-all-after-the-hand")
    if policy == "after_the_betting" and not facts.still_in and not facts.betting_over:
        return grounds.ruling("after_the_betting", "show-all-after-the-betting")
    return grounds.ruling("at_once", "show-all-at-once")


TOPICS = (
    Topic(
        "asked_to_see", "showdown", "A player asks to see a hand", AskedToSee, (), asked_to_see, "live_showdown"
    ),
    Topic(
        "shown_to_one", "showdown", "Cards shown to one player", ShownToOne, ("play",), shown_to_one,
        "live_showdown",
    ),
)  # fmt: skip
