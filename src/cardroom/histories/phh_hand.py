"""A hand of the engine as a PHH document, every card told: for libraries, simulations and the room's own archive."""

from typing import Any

from cardroom.cards.card import card_text
from cardroom.engine import Hand
from cardroom.engine import events as engine
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.phh import BOARD_RUNS, BOMB_POT, DEAD_BLIND, REQUIRED, PhhHand, Value
from cardroom.histories.phh_actions import (
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
from cardroom.histories.phh_fields import ChipsLeft, are_trimmed, blinds_written, dead_field
from cardroom.histories.phh_record import StreetLines
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
    nothing = (0,) * len(setup.stacks)
    dead = setup.dead or nothing
    blinds = blinds_written(setup.blinds, setup.posts or nothing, setup.straddles or nothing)
    other: dict[str, Value] = {"finishing_stacks": list(hand.stacks)}
    if variant not in STANDARD:
        other["_variant"] = f"{setup.game.code} {setup.form}"
    if setup.opens_later:
        other["_opens_later"] = setup.opens_later
    if setup.dead_blind and setup.form == "pot_limit":
        other[DEAD_BLIND] = setup.dead_blind
    if setup.game.skips_first_bets:
        other[BOMB_POT] = setup.game.parts
    elif setup.game.boards > 1:
        other["_boards"] = setup.game.boards
    if hand.runs > 1:
        other[BOARD_RUNS] = hand.runs
    return PhhHand(
        variant=variant,
        antes=written([ante + more for ante, more in zip(setup.antes, dead, strict=True)]),
        blinds_or_straddles=written(blinds) if any(setup.blinds) or not setup.game.opener else (),
        starting_stacks=tuple(setup.stacks),
        actions=tuple([action.text() for action in actions_of(hand)]),
        amounts=bet_sizes(hand),
        ante_trimming=are_trimmed(setup.antes, dead),
        other=other | dead_field(dead, len(dead)),
    )


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
    """The actions and deals, in order. Own cards of one street are one action a player, the face-down ones first."""
    actions: list[Action] = []
    lines = StreetLines(hand.setup.game)
    chips = ChipsLeft(hand.setup.stacks)
    for event in hand.events:
        fact: Any = event
        kind, *rest = fact
        if kind in (engine.DEALT_HOLE, engine.DEALT_UP):
            actions += lines.deal(rest[0], texts(hand, rest[1]))
            continue
        actions += lines.end()
        fields = engine.FIELDS[kind][1:]
        if "player" in fields and "stack" in fields:
            chips.stacks[rest[fields.index("player")]] = rest[fields.index("stack")]
        elif kind == engine.FOLDED:
            chips.folded.add(rest[0])
        if kind == engine.CHECKED and chips.only_bets(rest[0]):
            continue
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
