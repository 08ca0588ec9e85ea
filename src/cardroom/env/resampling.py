"""Other deals that a seat can't tell from the one it plays: unseen cards change places among themselves."""

from collections.abc import Callable
from dataclasses import replace

from cardroom.cards.card import UNKNOWN
from cardroom.engine import Hand
from cardroom.engine.events import DISCARDED, REFUSED, STOOD_PAT
from cardroom.engine.replay import Action, actions_of
from cardroom.env.seen import seen_by
from cardroom.rules.refused import Refused

Chance = Callable[[], float]
"""Gives a number from 0 up to but not including 1."""


def resample(hand: Hand, viewer: int, chance: Chance) -> Hand:
    """The same hand as `viewer` (a player, or -1 for anyone else) sees it, all unseen cards drawn again, uniformly.

    The course of play is the same, so how others act reveals nothing here of their cards. Raises Refused
    ("cards-reshuffled") once discarded cards are dealt again, which could no longer be drawn uniformly.
    """
    if hand.is_reshuffled:
        raise Refused(
            "cards-reshuffled", "discarded cards have been dealt again; unseen cards can't be drawn evenly"
        )
    seen = seen_cards(hand, viewer)
    deck = hand.setup.deck
    unseen = [card for card in deck if card not in seen]
    shuffled = unseen[:]
    for place in range(len(shuffled) - 1, 0, -1):
        other = int(chance() * (place + 1))
        shuffled[place], shuffled[other] = shuffled[other], shuffled[place]
    become = dict(zip(unseen, shuffled, strict=True))
    other_deck = [become.get(card, card) for card in deck]
    second = [become.get(card, card) for card in hand.setup.second]
    again = Hand(replace(hand.setup, deck=other_deck, second=second))
    for verb, amount in actions_of(hand):
        cards = amount if isinstance(amount, tuple) else ()
        again.act(
            verb, tuple([become.get(card, card) for card in cards]) if isinstance(amount, tuple) else amount
        )
    return again


def seen_cards(hand: Hand, viewer: int) -> set[int]:
    """Every card whose face `viewer` has seen in this hand."""
    cards = {card for seen in seen_by(hand, viewer) for card in seen.cards}
    for player in range(len(hand.stacks)):
        cards |= {card for card in hand.visible_hole(player, viewer) if card != UNKNOWN}
    return cards


def public_actions(hand: Hand) -> list[Action]:
    """The actions of a hand in which no card is named: for games without an exchange."""
    if any(event[0] in (DISCARDED, STOOD_PAT, REFUSED) for event in hand.events):
        raise Refused("not-public", "own cards were put down; which ones is known to that player alone")
    return actions_of(hand)
