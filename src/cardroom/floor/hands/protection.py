"""Hands that the dealer took or that got mixed with other cards: dead or not, and what of their chips goes back."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.hands.dead_and_live import (
    DEAD_OR_RESTORED,
    NEXT,
    dead,
    every_option,
    in_pot,
    live,
    rules_of,
)
from cardroom.floor.model.facts import BadCase, Facts, Fault, told
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Option, Right, Ruling
from cardroom.floor.model.situation import Number, Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook


class HandLost(Facts, frozen=True):
    """A hand that is no longer where its player had it."""

    how: Annotated[
        Literal["taken_by_dealer", "mixed_with_discards", "mixed_with_another_hand"],
        Meta(
            description="what happened to the hand: the dealer took it, or it got mixed with discards or burn cards, or"
            " with another player's cards"
        ),
    ]
    protected_by: Annotated[
        Literal["nothing", "hand", "object"],
        Meta(
            description="what protected the cards: nothing, the player's hand, or a chip or another object on them"
        ),
    ]
    in_pot: Annotated[Number, Meta(description="all chips the player has put into the pot in this hand")]
    raised_to: Annotated[
        Number,
        Meta(description="the total the player's bet or raise went to, if nobody raised over it; 0 for none"),
    ] = 0
    raised_over: Annotated[
        Number, Meta(description="the bet there was to match before that bet or raise, 0 for none")
    ] = 0
    called: Annotated[
        bool | None, Meta(description="if there is one, whether anybody has called that bet or raise")
    ] = None
    on_purpose: Annotated[bool, Meta(description="whether players mixed their hands on purpose")] = False
    known: Annotated[
        bool | None, Meta(description="whether the cards can be told from all others for certain")
    ] = None


def hand_lost(book: Rulebook, situation: Situation, facts: HandLost) -> Ruling:
    """Whether the hand is dead, and which of its player's chips go back."""
    _verify(facts)
    grounds = Grounds(book, situation, "hand_lost")
    hands = rules_of(grounds)
    if facts.how == "mixed_with_another_hand":
        grounds.use(hands.mixed_hands)
    if facts.on_purpose and facts.how == "mixed_with_another_hand":
        if grounds.use(hands.mixed_on_purpose) == "staff_decide":
            return _staff_decide_chips(grounds, facts, "hand-mixed-on-purpose-staff-decide")
        return _killed(grounds, facts, "hand-mixed-on-purpose")
    if facts.protected_by == "nothing":
        return _unprotected(grounds, facts)
    grounds.use(hands.protected_by)
    return _protected(grounds, facts)


def _verify(facts: HandLost) -> None:
    """A raise goes to more than the bet it is made over, and all of it is in the pot. Raises BadCase."""
    wrong = []
    if facts.raised_to and facts.raised_to <= facts.raised_over:
        words = f'fact "raised_to" must be more than raised_over ({facts.raised_over}), or 0 for no raise'
        wrong.append(Fault.of("fact", "raised_to", words))
    if facts.in_pot < facts.raised_to:
        words = f'fact "in_pot" must be at least raised_to ({facts.raised_to}): the raise lies in the pot'
        wrong.append(Fault.of("fact", "in_pot", words))
    if wrong:
        raise BadCase([*wrong])


def _protected(grounds: Grounds, facts: HandLost) -> Ruling:
    """It lives while it can be told; else its chips go back, or staff decide."""
    hands = rules_of(grounds)
    if told(facts, "known"):
        if grounds.use(hands.protected_but_known) == "live":
            return live(grounds, "hand-goes-back", every_option(grounds.situation))
        return _restorable(grounds, facts)
    if grounds.use(hands.protected_hand) == "all_chips_back":
        chips = in_pot(facts.in_pot, facts.in_pot)
        return dead(grounds, "hand-protected-lost", chips, outcome="all_chips_back")
    return _staff_decide_chips(grounds, facts, "hand-protected-lost-staff-decide")


def _unprotected(grounds: Grounds, facts: HandLost) -> Ruling:
    """It is dead, and its chips stay but for a raise nobody has called."""
    hands = rules_of(grounds)
    may_restore = hands.unprotected_but_known.value == "staff_may_restore"
    if told(facts, "known") if may_restore else facts.known:
        grounds.use(hands.unprotected_but_known)
    if may_restore and facts.known:
        return _restorable(grounds, facts)
    grounds.use(hands.unprotected_hand)
    return _killed(grounds, facts, "hand-unprotected-dead")


def _killed(grounds: Grounds, facts: HandLost, sentence: str) -> Ruling:
    """Dead: the chips stay; of a raise not yet called what lies above the call goes back."""
    chips = in_pot(facts.in_pot)
    size = _uncalled(facts)
    if not size:
        return dead(grounds, sentence, chips)
    if grounds.use(rules_of(grounds).uncalled_raise) == "staff_decide":
        options = (Option("raise-goes-back", size), Option("chips-stay", facts.in_pot))
        return dead(grounds, "hand-dead-raise-staff-decide", chips, outcome="staff_decide", options=options)
    return _raise_back(grounds, facts, "hand-dead-raise-back", size)


def _uncalled(facts: HandLost) -> int:
    """By how much the hand's bet or raise went up, 0 if it made none or somebody has called it."""
    if not facts.raised_to or told(facts, "called"):
        return 0
    return facts.raised_to - facts.raised_over


def _raise_back(
    grounds: Grounds, facts: HandLost, sentence: str, size: int, options: tuple[Option, ...] = ()
) -> Ruling:
    """Dead; its raise goes back and is none."""
    left = ("fold", "call", "raise") if facts.raised_over else ("check", "bet")
    return dead(
        grounds,
        sentence,
        in_pot(facts.in_pot, size),
        {"to": facts.raised_over},
        outcome="raise_back",
        rights=(Right(NEXT, left),),
        options=options,
    )


def _restorable(grounds: Grounds, facts: HandLost) -> Ruling:
    """Dead unless staff give it back; of a dead hand an uncalled raise goes back where the house returns it."""
    size = _uncalled(facts) if facts.protected_by == "nothing" else 0
    if size and grounds.use(rules_of(grounds).uncalled_raise) == "goes_back_without_call":
        either = (Option("raise-goes-back", size), Option("hand-restored"))
        return _raise_back(grounds, facts, "hand-taken-restorable-raise", size, either)
    chips = in_pot(facts.in_pot)
    return dead(
        grounds, "hand-taken-restorable", chips, outcome="staff_may_restore", options=DEAD_OR_RESTORED
    )


def _staff_decide_chips(grounds: Grounds, facts: HandLost, sentence: str) -> Ruling:
    """Dead, and staff decide about its chips."""
    chips = in_pot(facts.in_pot)
    options = (Option("chips-go-back", facts.in_pot), Option("chips-stay", facts.in_pot))
    return dead(grounds, sentence, chips, outcome="staff_decide", options=options)


TOPICS = (
    Topic(
        "hand_lost", "hands", "A hand the dealer took, or that got mixed with other cards", HandLost, (), hand_lost,
        "live_hands",
        knows={
            "in_pot": "put_in", "raised_to": "raised_to", "raised_over": "raised_over", "called": "is_raise_called",
        },
    ),
)  # fmt: skip
