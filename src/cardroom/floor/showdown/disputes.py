"""Mistakes found afterwards: until when a hand may be disputed, and what becomes of a pot pushed wrongly."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.betting.silent_chips import Value
from cardroom.floor.dealing.beginning import has_begun
from cardroom.floor.model.contradictions import beyond
from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Chips, Option, Ruling
from cardroom.floor.model.situation import Number, Situation
from cardroom.floor.model.topic import Topic
from cardroom.floor.showdown.parts import live
from cardroom.rules.rulebook import Rulebook

WRONG = "wrong_winner"
RIGHT = "right_winner"
NextHand = Annotated[
    Literal["not_begun", "washed", "riffled", "deck_released"],
    Meta(
        description="how far the next hand is: nothing done, cards only mixed on the table, riffled once, or the deck"
        " released by the shuffling machine"
    ),
]


class Dispute(Facts, frozen=True):
    """A player disputes the hand."""

    next_hand: NextHand


class WrongPot(Facts, frozen=True):
    """A pot, or a part of one, went to a player who had not won it."""

    amount: Annotated[Value, Meta(description="what the player got wrongly")]
    next_hand: NextHand
    has: Annotated[Number | None, Meta(description="what that player still has, if it is less than that")] = (
        None
    )


def _against(situation: Situation, facts: WrongPot) -> list[str]:
    """More left of it than was pushed."""
    return beyond("has", facts.has or 0, facts.amount, "what that player got")


def dispute(book: Rulebook, situation: Situation, facts: Dispute) -> Ruling:
    """Whether the dispute is heard."""
    grounds = Grounds(book, situation, "dispute")
    policy = grounds.use(live(grounds).dispute_ends)
    if policy == "next_hand_begins_in_tournaments" and situation.play == "cash":
        return grounds.ruling("heard", "dispute-heard-always")
    if not has_begun(grounds, facts.next_hand):
        return grounds.ruling("heard", "dispute-heard")
    if policy == "staff_decide":
        options = (Option("dispute-heard"), Option("dispute-not-heard"))
        return grounds.ruling("staff_decide", "dispute-staff-decide", options=options)
    return grounds.ruling("too_late", "dispute-too-late")


def wrong_pot(book: Rulebook, situation: Situation, facts: WrongPot) -> Ruling:
    """Whether it is paid back, and by whom to whom."""
    grounds = Grounds(book, situation, "wrong_pot")
    rules, owed = live(grounds), facts.amount
    stays = (Chips(WRONG, owed, owed),)
    policy = rules.wrong_pot.value
    if policy == "repaid_in_cash" and situation.play == "cash":
        grounds.use(rules.wrong_pot)
        return _repaid(grounds, facts, "wrong-pot-repaid")
    # That it may still be disputed is what corrects it; the other is about what nobody may dispute any more.
    if policy == "stands_from_next_hand":
        grounds.use(rules.dispute_ends)
    else:
        grounds.use(rules.wrong_pot)
    if not has_begun(grounds, facts.next_hand):
        return _repaid(grounds, facts, "wrong-pot-corrected")
    grounds.use(rules.wrong_pot)
    if policy == "staff_decide":
        options = (Option("pot-repaid", owed), Option("pot-stands", owed))
        told = {"amount": owed}
        return grounds.ruling("staff_decide", "wrong-pot-staff-decide", told, chips=stays, options=options)
    return grounds.ruling("stands", "wrong-pot-stands", {"amount": owed}, chips=stays)


def _repaid(grounds: Grounds, facts: WrongPot, sentence: str) -> Ruling:
    """The chips still there go to the right winner; the rest stays a debt."""
    paid = facts.amount if facts.has is None else min(facts.has, facts.amount)
    debt = facts.amount - paid
    chips = (Chips(WRONG, paid, 0, paid, debt), Chips(RIGHT, wins=paid))
    told = {"amount": facts.amount, "paid": paid, "debt": debt}
    return grounds.ruling("repaid", sentence, told, chips=chips)


TOPICS = (
    Topic(
        "dispute", "showdown", "A player disputes a hand that is over", Dispute, ("play",), dispute, "live_showdown"
    ),
    Topic(
        "wrong_pot", "showdown", "A pot went to the wrong player", WrongPot, ("play",), wrong_pot, "live_showdown",
        against=_against,
        effect="moves_pot", knows={"has": "left_of_pot"},
    ),
)  # fmt: skip
