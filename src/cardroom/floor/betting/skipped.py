"""A skipped player, and how much action closes the door on a misdeal."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.betting.amount_meant import PLAYER, rules_of
from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Action, Option, Right, Ruling
from cardroom.floor.model.situation import Act, Number, Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook

WITH_CHIPS = ("call", "bet", "raise")


class Skipped(Facts, frozen=True):
    """A player whose turn was passed over."""

    acted_since: Annotated[Number, Meta(description="how many players after the skipped one have acted")]
    had_time: Annotated[bool, Meta(description="whether the skipped player had time to say so")]
    next_cards_dealt: Annotated[bool, Meta(description="whether the next round's cards are already out")] = (
        False
    )


class InTurn(Facts, frozen=True):
    """An action in turn."""

    actions: Annotated[tuple[Act, ...], Meta(description="the actions in turn so far, posts not among them")]


def skipped(book: Rulebook, situation: Situation, facts: Skipped) -> Ruling:
    """Whether the skipped player still has the turn."""
    grounds = Grounds(book, situation, "skipped_player")
    free = (situation.bet_to_match or 0) <= (situation.in_front or 0)
    verb: Literal["check", "fold"] = "check" if free else "fold"
    own_turn = Right(PLAYER, ("check", "bet") if free else ("fold", "call", "raise"))
    live = rules_of(grounds)
    over = facts.next_cards_dealt and not facts.had_time
    if over and grounds.use(live.cards_over_skipped) == "premature_cards":
        return grounds.ruling("premature_cards", "skipped-premature-cards", rights=(own_turn,))
    if grounds.use(live.skipped_player) == "staff_decide":
        deemed = Option("skipped-check") if free else Option("skipped-fold")
        options = (Option("turn-goes-back"), deemed)
        return grounds.ruling("staff_decide", "skipped-staff-decide", rights=(own_turn,), options=options)
    if facts.acted_since >= 2 and facts.had_time:
        return grounds.ruling(verb, "skipped-deemed", {"did": verb}, action=Action(PLAYER, verb))
    return grounds.ruling("turn_goes_back", "skipped-turn-goes-back", rights=(own_turn,))


def is_substantial(grounds: Grounds, actions: tuple[Act, ...]) -> bool:
    """Whether these actions in turn are what the house calls substantial: then nothing is a misdeal any more."""
    policy = grounds.use(rules_of(grounds).substantial_action)
    enough = len(actions) >= 2
    has_chips = any(act in WITH_CHIPS for act in actions)
    if policy == "any_two":
        return enough
    return (enough and has_chips) or (policy == "two_with_chips_or_any_three" and len(actions) >= 3)


def substantial_action(book: Rulebook, situation: Situation, facts: InTurn) -> Ruling:
    """Whether the deal may still be cancelled for a fault."""
    grounds = Grounds(book, situation, "substantial_action")
    if is_substantial(grounds, facts.actions):
        return grounds.ruling("closed", "substantial-action", {"actions": len(facts.actions)})
    return grounds.ruling("open", "no-substantial-action", {"actions": len(facts.actions)})


TOPICS = (
    Topic(
        "skipped_player",
        "betting",
        "A player whose turn was passed over",
        Skipped,
        ("bet_to_match", "in_front"),
        skipped,
        moment="in_turn",
        effect="acts",
        knows={"acted_since": "waiting_actions"},
    ),
    Topic(
        "substantial_action",
        "betting",
        "Whether a misdeal may still be called",
        InTurn,
        (),
        substantial_action,
    ),
)
