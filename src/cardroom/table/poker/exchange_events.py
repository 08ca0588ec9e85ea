"""Turning the engine's facts of cards given up and exchanged into events of the table."""

from typing import Any

from cardroom.cards.card import card_text
from cardroom.table import events as table_events
from cardroom.table.model.running import RunningHand
from cardroom.table.model.setting import Setting
from cardroom.table.poker.betting_events import automatic_clauses
from cardroom.table.values.kinds import Automatic


def discarded(setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic) -> table_events.Discarded:
    """DISCARDED: the number of cards, and their positions in the deck."""
    _, player, places, is_draw = fact
    rules = setting.book.cards
    clauses = (rules.draw if is_draw else rules.discard).clauses + automatic_clauses(setting, automatic)
    seat = hand.players[player].seat
    return table_events.Discarded(
        seat, len(places), hand.sealed(places), is_draw, automatic, tuple(dict.fromkeys(clauses))
    )


def stood_pat(setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic) -> table_events.StoodPat:
    """STOOD_PAT."""
    clauses = automatic_clauses(setting, automatic)
    if automatic:
        clauses = tuple(dict.fromkeys(setting.book.cards.draw.clauses + clauses))
    return table_events.StoodPat(hand.players[fact[1]].seat, automatic, clauses)


def drew(setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic) -> table_events.Drew:
    """DREW: positions in the deck only, never cards."""
    _, player, places = fact
    return table_events.Drew(hand.players[player].seat, len(places), hand.sealed(places))


def offered(setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic) -> table_events.OfferedUp:
    """OFFERED."""
    _, player, place, card = fact
    return table_events.OfferedUp(hand.players[player].seat, card_text(card), *hand.sealed((place,)))


def accepted(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.OfferAccepted:
    """ACCEPTED."""
    _, player, place, card = fact
    clauses = setting.book.cards.answer.clauses + automatic_clauses(setting, automatic)
    seat = hand.players[player].seat
    (lies_at,) = hand.sealed((place,))
    return table_events.OfferAccepted(
        seat, card_text(card), lies_at, automatic, tuple(dict.fromkeys(clauses))
    )


def refused(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.OfferRefused:
    """REFUSED."""
    _, player, place, card = fact
    return table_events.OfferRefused(hand.players[player].seat, card_text(card), *hand.sealed((place,)))
