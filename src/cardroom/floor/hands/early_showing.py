"""Cards that a player shows before the hand is over."""

from typing import Annotated

from msgspec import Meta

from cardroom.floor.hands.dead_and_live import (
    STAFF,
    dead,
    every_option,
    in_pot,
    live,
    passive,
    rules_of,
)
from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Option, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook


class CardsExposed(Facts, frozen=True):
    """A player turned over some or all of their own hole cards."""

    action_pending: Annotated[
        bool, Meta(description="whether anybody still has to act in this hand, now or on a later round")
    ] = True
    on_purpose: Annotated[bool, Meta(description="whether it was clearly on purpose")] = False
    repeated: Annotated[bool, Meta(description="whether the player has done so before")] = False


class ShownToFolded(Facts, frozen=True):
    """A player showed their own cards to one who has folded, and then folded."""

    repeated: Annotated[bool, Meta(description="whether the player has done so before")] = False


def cards_exposed(book: Rulebook, situation: Situation, facts: CardsExposed) -> Ruling:
    """The options left to the player, and the penalty that may follow."""
    grounds = Grounds(book, situation, "cards_exposed")
    hands = rules_of(grounds)
    seen = grounds.use(hands.exposed_cards_seen)
    if not facts.action_pending:
        return live(grounds, "hand-shown-after-action", (), outcome="no_effect")
    is_passive = grounds.use(hands.exposed_own_cards) == "passive_play"
    penalty = grounds.use(hands.exposing_penalty)
    rights = (STAFF,) if facts.on_purpose or penalty == "possible" else ()
    if facts.on_purpose:
        policy = grounds.use(hands.exposed_on_purpose)
        if policy == "folded_if_repeated" and facts.repeated:
            chips = in_pot(situation.in_front or 0)
            return dead(grounds, "hand-shown-again-folded", chips, outcome="folded", rights=rights)
        if policy == "staff_may_kill":
            options = (Option("hand-dead"), Option("hand-stays-live"))
            may = passive(situation) if is_passive else every_option(situation)
            return live(
                grounds,
                "hand-shown-on-purpose",
                may,
                outcome="staff_may_kill",
                rights=rights,
                options=options,
            )
    if is_passive:
        sentence = "hand-shown-passive-face-up" if seen == "stay_face_up" else "hand-shown-passive"
        return live(grounds, sentence, passive(situation), outcome="passive_play", rights=rights)
    return live(grounds, "hand-shown", every_option(situation), rights=rights)


def shown_to_folded(book: Rulebook, situation: Situation, facts: ShownToFolded) -> Ruling:
    """Whether a penalty follows. The fold stands."""
    grounds = Grounds(book, situation, "shown_to_folded_player")
    policy = grounds.use(rules_of(grounds).shown_to_folded_player)
    chips = in_pot(situation.in_front or 0)
    if policy == "penalty_possible_sure_if_repeated" and facts.repeated:
        return dead(grounds, "hand-shown-to-folded-penalty", chips, outcome="penalty", rights=(STAFF,))
    if policy == "staff_decide":
        options = (Option("penalty"), Option("no-penalty"))
        return dead(
            grounds, "hand-shown-to-folded", chips, outcome="staff_decide", rights=(STAFF,), options=options
        )
    return dead(grounds, "hand-shown-to-folded", chips, outcome="penalty_possible", rights=(STAFF,))


TOPICS = (
    Topic(
        "cards_exposed", "hands", "A player shows cards before the hand is over", CardsExposed, (), cards_exposed,
        "live_hands",
        knows={"action_pending": "is_action_pending"},
    ),
    Topic(
        "shown_to_folded_player", "hands", "Cards shown to a player who has folded, then folded", ShownToFolded, (),
        shown_to_folded, "live_hands",
        takes_folded=True,
    ),
)  # fmt: skip
