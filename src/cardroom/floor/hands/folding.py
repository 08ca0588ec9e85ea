"""Cards said to be folded, thrown, pushed forward, turned down or lifted: whether the hand is folded."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.hands.dead_and_live import (
    DEAD_OR_RESTORED,
    dead,
    every_option,
    in_pot,
    live,
    owes,
    passive,
    rules_of,
)
from cardroom.floor.model.facts import Facts, told
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Chips, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook

OUT_OF_PLAY = ("muck", "burn_cards", "board")


class CardsGivenUp(Facts, frozen=True):
    """A player gave up the cards before the showdown."""

    did: Annotated[
        Literal["said_fold", "threw_cards", "turned_upcards", "lifted_upcards"],
        Meta(
            description="what the player did: said it; threw, pushed or let go cards forward face down; turned upcards"
            " face down; picked them up"
        ),
    ]
    touched: Annotated[
        Literal["nothing", "dealer", "muck", "burn_cards", "board"] | None,
        Meta(
            description="what the thrown cards have touched: the dealer's hand, or cards that are not the player's"
        ),
    ] = None
    only_some: Annotated[bool, Meta(description="whether only some of the hand's cards were thrown")] = False
    why: Annotated[
        Literal["to_fold", "mistake", "misled", "to_show"],
        Meta(description="why, as far as staff can tell: a mistake is an accident or a misunderstanding"),
    ] = "to_fold"
    known: Annotated[
        bool | None,
        Meta(description="if it was not to fold, whether the cards can be told from all others for certain"),
    ] = None


def cards_given_up(book: Rulebook, situation: Situation, facts: CardsGivenUp) -> Ruling:
    """Whether the hand is folded, and what is left to a player whose hand is not."""
    grounds = Grounds(book, situation, "cards_given_up")
    hands = rules_of(grounds)
    chips = in_pot(situation.in_front or 0)
    if facts.did == "said_fold":
        grounds.use(hands.fold_said)
        return dead(grounds, "hand-fold-said", chips, outcome="folded")
    if facts.did in ("turned_upcards", "lifted_upcards"):
        if grounds.use(hands.upcards_turned) == "hand_dead":
            return _upcards(grounds, facts, chips)
        return dead(grounds, "hand-staff-decide", chips, outcome="staff_decide", options=DEAD_OR_RESTORED)
    if not _is_folded(grounds, facts):
        return _goes_on(grounds)
    if facts.only_some and grounds.use(hands.some_cards_thrown) == "staff_decide":
        return dead(
            grounds, "hand-some-cards-thrown", chips, outcome="staff_decide", options=DEAD_OR_RESTORED
        )
    return _gone(grounds, facts, "hand-folded", chips)


def _upcards(grounds: Grounds, facts: CardsGivenUp, chips: Chips) -> Ruling:
    """Dead by the letter, whatever was meant; where it was not meant so, whoever has the last word may restore it."""
    if facts.why != "to_fold" and told(facts, "known"):
        return dead(
            grounds, "hand-folded-by-mistake", chips, outcome="staff_may_restore", options=DEAD_OR_RESTORED
        )
    return dead(grounds, "hand-upcards-dead", chips, outcome="folded")


def _is_folded(grounds: Grounds, facts: CardsGivenUp) -> bool:
    """Whether thrown cards count as folded where they lie now."""
    policy = grounds.use(rules_of(grounds).thrown_cards)
    if policy == "folded_by_dealer_or_muck":
        return told(facts, "touched") in ("dealer", "muck")
    if policy == "folded_by_cards_out_of_play_or_facing_bet":
        return owes(grounds.situation) or told(facts, "touched") in OUT_OF_PLAY
    return True


def _goes_on(grounds: Grounds) -> Ruling:
    """The player takes the cards back."""
    if grounds.use(rules_of(grounds).not_yet_folded) == "passive_play":
        may = passive(grounds.situation)
        return live(grounds, "hand-not-folded-passive", may, outcome="passive_play")
    return live(grounds, "hand-not-folded", every_option(grounds.situation))


def _gone(grounds: Grounds, facts: CardsGivenUp, sentence: str, chips: Chips) -> Ruling:
    """Folded, unless it was not meant so, the cards are known, and the house leaves that to staff."""
    if facts.why == "to_fold":
        return dead(grounds, sentence, chips, outcome="folded")
    may_restore = grounds.use(rules_of(grounds).thrown_by_mistake) == "staff_may_restore"
    if may_restore and told(facts, "known"):
        return dead(
            grounds, "hand-folded-by-mistake", chips, outcome="staff_may_restore", options=DEAD_OR_RESTORED
        )
    return dead(grounds, "hand-folded-for-good", chips, outcome="folded")


TOPICS = (
    Topic(
        "cards_given_up", "hands", "Cards thrown, pushed forward, turned down or lifted", CardsGivenUp,
        ("bet_to_match", "in_front"), cards_given_up, "live_hands",
    ),
)  # fmt: skip
