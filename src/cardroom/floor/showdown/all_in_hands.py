"""All-ins with the betting over: when the hands are turned up, and what becomes of one that is folded all the same."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Action, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.floor.showdown.parts import PENALTY, PLAYER, RESTORE, all_show, live
from cardroom.rules.rulebook import Rulebook


class AllInHands(Facts, frozen=True):
    """Somebody is all-in."""

    may_bet: Annotated[bool, Meta(description="whether anybody can still bet in this hand")]


class FoldedInAllIn(Facts, frozen=True):
    """A hand folded when somebody was all-in and the betting was over."""

    folded: Annotated[Literal["by_mistake", "on_purpose"], Meta(description="how the hand came to be folded")]
    identifiable: Annotated[
        bool, Meta(description="whether the cards can still be told apart from the others")
    ]
    side_pot: Annotated[bool, Meta(description="whether the player was playing for a side pot")] = False


def all_in_hands(book: Rulebook, situation: Situation, facts: AllInHands) -> Ruling:
    """Whether the hands are turned up now."""
    grounds = Grounds(book, situation, "all_in_hands")
    if not all_show(grounds):
        return grounds.ruling("at_showdown", "all-in-hands-at-showdown")
    if facts.may_bet:
        return grounds.ruling("later", "all-in-hands-later")
    return grounds.ruling("turned_up", "all-in-hands-turned-up")


def folded_in_all_in(book: Rulebook, situation: Situation, facts: FoldedInAllIn) -> Ruling:
    """Whether the folded hand is live again."""
    grounds = Grounds(book, situation, "folded_in_all_in")
    rules = live(grounds)
    fold = Action(PLAYER, "fold")
    if not all_show(grounds):
        grounds.use(rules.declining)
        return grounds.ruling("folded", "show-declined", action=fold)
    on_purpose = facts.folded == "on_purpose"
    if on_purpose:
        grounds.use(rules.all_in_folded_on_purpose)
    policy = grounds.use(rules.all_in_folded)
    penalties = PENALTY if on_purpose else ()
    if not facts.identifiable:
        sentence = "all-in-fold-dead-penalty" if on_purpose else "all-in-fold-dead"
        return grounds.ruling("hand_dead", sentence, action=fold, rights=penalties)
    by_rule = policy == "live_if_identifiable" or (
        policy == "side_pot_live_else_staff_restore" and facts.side_pot
    )
    if by_rule:
        sentence = "all-in-fold-live-penalty" if on_purpose else "all-in-fold-live"
        return grounds.ruling("live", sentence, rights=penalties)
    return grounds.ruling("staff_decide", "all-in-fold-staff-decide", rights=penalties, options=RESTORE)


TOPICS = (
    Topic(
        "all_in_hands", "showdown", "A player is all-in: when the hands are turned up", AllInHands, ("play",),
        all_in_hands, "live_showdown",
    ),
    Topic(
        "folded_in_all_in", "showdown", "A hand folded when somebody is all-in and the betting is over",
        FoldedInAllIn, ("play",), folded_in_all_in, "live_showdown",
    ),
)  # fmt: skip
