"""Reading hands: what was said of them, what the dealer took them for, and bets that could not win."""

from typing import Annotated

from msgspec import Meta

from cardroom.floor.betting.silent_chips import Value
from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Chips, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.floor.showdown.parts import PENALTY, PLAYER, live
from cardroom.rules.rulebook import Rulebook


class MiscalledHand(Facts, frozen=True):
    """A player announced a hand that the player's cards are not."""

    on_purpose: Annotated[bool, Meta(description="whether the hand was called wrongly on purpose")] = False


class KilledHand(Facts, frozen=True):
    """The dealer took in, or called dead, a hand at the showdown."""

    tabled: Annotated[bool, Meta(description="whether all its cards lay face up on the table")]
    wins: Annotated[
        bool, Meta(description="whether it is clearly the winning hand, or one that shares in a pot")
    ]


class DrawingDead(Facts, frozen=True):
    """A player asks back what was bet without a possibility to win."""

    put_in: Annotated[Value, Meta(description="what the player bet in this hand")]


def miscalled_hand(book: Rulebook, situation: Situation, facts: MiscalledHand) -> Ruling:
    """Cards speak; who sees a mistake says so."""
    grounds = Grounds(book, situation, "miscalled_hand")
    rules = live(grounds)
    grounds.use(rules.cards_speak)
    if facts.on_purpose:
        grounds.use(rules.miscalled_on_purpose)
        return grounds.ruling("cards_speak", "cards-speak-penalty", rights=PENALTY)
    helps = grounds.use(rules.help_to_read)
    return grounds.ruling("cards_speak", "cards-speak-duty" if helps == "duty" else "cards-speak-urged")


def killed_hand(book: Rulebook, situation: Situation, facts: KilledHand) -> Ruling:
    """Whether the hand is live all the same."""
    grounds = Grounds(book, situation, "tabled_hand_killed")
    rules = live(grounds)
    if not facts.tabled:
        grounds.use(rules.tabled)
        return grounds.ruling("not_tabled", "killed-hand-not-tabled")
    grounds.use(rules.tabled_winner)
    if facts.wins:
        return grounds.ruling("stands", "killed-hand-stands")
    grounds.use(rules.cards_speak)
    return grounds.ruling("loses", "killed-hand-loses")


def drawing_dead(book: Rulebook, situation: Situation, facts: DrawingDead) -> Ruling:
    """The chips bet stay in the pot."""
    grounds = Grounds(book, situation, "drawing_dead")
    grounds.use(live(grounds).drawing_dead)
    chips = (Chips(PLAYER, facts.put_in, facts.put_in),)
    return grounds.ruling("no_refund", "drawing-dead-no-refund", {"amount": facts.put_in}, chips=chips)


TOPICS = (
    Topic(
        "miscalled_hand", "showdown", "A player misdeclares the hand",
        MiscalledHand, (), miscalled_hand, "live_showdown",
    ),
    Topic(
        "tabled_hand_killed", "showdown", "The dealer kills a hand at the showdown", KilledHand, (), killed_hand,
        "live_showdown",
    ),
    Topic(
        "drawing_dead", "showdown", "A player who could not win asks for the bets back", DrawingDead, (), drawing_dead,
        "live_showdown",
    ),
)  # fmt: skip
