"""Own cards that a card reader tells during a hand: known to the table, and shown to nobody before the player shows."""

from __future__ import annotations

from msgspec.structs import replace

from cardroom.cards.card import CardFault, card
from cardroom.rules import Refused
from cardroom.table.told import told_facts as told
from cardroom.table.told.told_hand import ToldHand


def read(hand: ToldHand, fact: told.EnterRead) -> None:
    """Keep the cards of a seat as read. Refuses "not-in-the-hand", "no-such-card", "wrong-number-of-cards", "card-twice".

    The refusals name no card but those that were sent: whoever reads learns nothing of other hands.
    """
    player = hand.index_of.get(fact.seat)
    if player is None:
        raise Refused(
            "not-in-the-hand", f"Seat {fact.seat} is not dealt into this hand.", args={"seat": fact.seat}
        )
    try:
        for text in fact.cards:
            card(text)
    except CardFault as fault:
        raise Refused("no-such-card", str(fault), args={"cards": list(fact.cards)}) from None
    most = len(hand.engine.holes[player])
    if len(fact.cards) != most:
        words = f"Seat {fact.seat} has {most} own cards, not {len(fact.cards)}."
        raise Refused("wrong-number-of-cards", words, args={"seat": fact.seat, "cards": most})
    if len(set(fact.cards)) < most:
        raise Refused("card-twice", "No card lies in a hand twice.", args={"seat": fact.seat})
    _forget(hand, fact.cards, fact.seat)
    hand.reads[fact.seat] = fact.cards


def as_read(hand: ToldHand, fact: told.Entered) -> told.Entered:
    """Return a fact with the cards that were read, where a seat shows and nothing else is said. Refuses "nothing-read"."""
    if not isinstance(fact, told.EnterShown) or fact.cards or fact.seat not in hand.index_of:
        return fact
    cards = hand.reads.get(fact.seat)
    if cards is None:
        words = f"No reader has told the cards of seat {fact.seat}: enter them."
        raise Refused("nothing-read", words, args={"seat": fact.seat})
    return replace(fact, cards=cards)


def forget_wrong(hand: ToldHand, fact: told.Entered) -> None:
    """Forget what was read wrongly: a card that lies open elsewhere lies in no hand. People's eyes go before it."""
    if isinstance(fact, told.EnterShown):
        _forget(hand, fact.cards, fact.seat)
        if hand.reads.get(fact.seat, fact.cards) != fact.cards:
            hand.reads[fact.seat] = fact.cards
    elif isinstance(fact, told.EnterBoard | told.EnterUp):
        _forget(hand, fact.cards, 0)


def _forget(hand: ToldHand, cards: tuple[str, ...], but: int) -> None:
    for seat, own in tuple(hand.reads.items()):
        if seat != but and not set(own).isdisjoint(cards):
            del hand.reads[seat]
