"""A hand of the engine as a PHH document, every card told: for libraries, simulations and the room's own archive."""

from typing import Any

from cardroom.cards.card import card_text
from cardroom.engine import Hand, Setup
from cardroom.engine import events as engine
from cardroom.histories.actions import (
    Action,
    BringIn,
    CheckOrCall,
    DealBoard,
    DealHole,
    Discard,
    Fold,
    RaiseTo,
    ShowOrMuck,
)
from cardroom.histories.faults import BrokenHistory
from cardroom.histories.phh import REQUIRED, PhhHand
from cardroom.histories.toml import Value
from cardroom.histories.variants import STANDARD, variant_of


def phh_of(hand: Hand) -> PhhHand:
    """A finished hand as a document; chips are written as the engine counts them.

    A card offered face up in a one-card draw is a ``d dh``; ``p1 sd`` with that card puts it back.

    Raises:
        BrokenHistory: the hand is not over.
    """
    if not hand.is_over:
        raise BrokenHistory("actions", "the hand is not over")
    setup = hand.setup
    variant = variant_of(setup.game.code, setup.form)
    assert variant is not None, f"{setup.game.code} {setup.form} needs a line in histories/variants.py"
    other: dict[str, Value] = {"finishing_stacks": list(hand.stacks)}
    if variant not in STANDARD:
        other["_variant"] = f"{setup.game.code} {setup.form}"
    if setup.opens_later:
        other["_opens_later"] = setup.opens_later
    if setup.game.boards > 1:
        other["_boards"] = setup.game.boards
    return PhhHand(
        variant=variant,
        antes=written(middle(setup)),
        blinds_or_straddles=written(blinds_of(setup)) if any(setup.blinds) or not setup.game.opener else (),
        starting_stacks=tuple(setup.stacks),
        actions=tuple([action.text() for action in actions_of(hand)]),
        amounts=bet_sizes(hand),
        other=other,
    )


def middle(setup: Setup) -> tuple[int, ...]:
    """What each player owes straight into the middle. The format knows no dead blind: it is written as an ante."""
    dead = setup.dead or (0,) * len(setup.antes)
    return tuple([ante + more for ante, more in zip(setup.antes, dead, strict=True)])


def blinds_of(setup: Setup) -> tuple[int, ...]:
    """Blinds and straddles by player. A bet posted out of position is below zero: the betting does not begin behind
    it.
    """
    nobody = (0,) * len(setup.blinds)
    owed = zip(setup.blinds, setup.posts or nobody, setup.straddles or nobody, strict=True)
    return tuple([straddle or (blind + post if blind else -post) for blind, post, straddle in owed])


def written(by_player: Any) -> tuple[int, ...]:
    """Antes or blinds in the order the format wants: heads-up the dealer's comes first."""
    return tuple(by_player[::-1] if len(by_player) == 2 else by_player)


def bet_sizes(hand: Hand) -> dict[str, int]:
    """The sizes that the variant's documents name."""
    setup = hand.setup
    sizes = {"small_bet": setup.small_bet, "big_bet": setup.big_bet, "bring_in": setup.bring_in}
    if setup.form != "fixed_limit":
        sizes = {"min_bet": setup.minimum_bet} | ({"bring_in": setup.bring_in} if setup.bring_in else {})
    elif not setup.bring_in and "bring_in" not in REQUIRED.get(
        variant_of(setup.game.code, setup.form) or "", ()
    ):
        del sizes["bring_in"]
    return sizes


def actions_of(hand: Hand) -> list[Action]:
    """What was done and dealt, in order. Own cards of one street are one action a player, the face-down ones first."""
    actions: list[Action] = []
    dealing: dict[int, list[int]] = {}
    for event in hand.events:
        fact: Any = event
        kind, *rest = fact
        if kind in (engine.DEALT_HOLE, engine.DEALT_UP):
            player = rest[0]
            dealing.setdefault(player, []).extend(rest[1])
            continue
        actions += [
            DealHole(player, texts(hand, tuple(places))) for player, places in sorted(dealing.items())
        ]
        dealing = {}
        actions += action_of(hand, kind, rest)
    return actions


def action_of(hand: Hand, kind: int, rest: list[Any]) -> list[Action]:
    """The lines of one event; none for posts, pots and what a reader works out alone."""
    match kind:
        case engine.DEALT_BOARD:
            return [DealBoard(texts(hand, rest[2]))]
        case engine.FOLDED:
            return [Fold(rest[0])]
        case engine.CHECKED | engine.CALLED:
            return [CheckOrCall(rest[0])]
        case engine.BET | engine.RAISED:
            return [RaiseTo(rest[0], rest[2])]
        case engine.BROUGHT_IN:
            return [BringIn(rest[0])]
        case engine.DISCARDED:
            return [Discard(rest[0], texts(hand, rest[1]))]
        case engine.STOOD_PAT:
            return [Discard(rest[0], ())]
        case engine.DREW:
            return [DealHole(rest[0], texts(hand, rest[1]))]
        case engine.OFFERED:
            return [DealHole(rest[0], texts(hand, (rest[1],)))]
        case engine.REFUSED:
            return [Discard(rest[0], texts(hand, (rest[1],)))]
        case engine.SHOWN:
            return [ShowOrMuck(rest[0], tuple([card_text(card) for card in rest[1]]))]
        case engine.MUCKED:
            return [ShowOrMuck(rest[0], None)]
        case _:
            return []


def texts(hand: Hand, places: tuple[int, ...]) -> tuple[str, ...]:
    """The cards at these places of the hand's deck."""
    return tuple([card_text(hand.deck[place]) for place in places])
