"""Acts about dealers and decks: who deals where since when, breaks, pushes; the deck in use, faults, decks set aside."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from cardroom.desk.act_fields import DeskCommand, Moment, Name, Numbered, OfEvent, Said

Colour = Literal["red", "blue", "green", "black", "other"]
DeckOutcome = Literal["changed", "sound", "set_aside"]
Skills = Annotated[tuple[Name, ...], msgspec.Meta(max_length=40)]
"""The games that a dealer deals, by their ids; none: all of them."""


class DealerIn(DeskCommand, frozen=True, tag="dealer_in"):
    """A dealer comes on duty."""

    dealer: Name
    skills: Skills = ()


class DealerOut(DeskCommand, frozen=True, tag="dealer_out"):
    """A dealer who deals at no table goes off duty."""

    dealer: Name


class PushDealer(OfEvent, frozen=True, tag="push_dealer"):
    """A dealer takes over a table from the one who deals there. A push asks whether the deck is changed with it. A reason
    is needed for a dealer without the game. `game` is the room's own: what a tournament plays at the table.
    """

    table: Numbered
    dealer: Name
    is_deck_changed: bool = False
    game: Name = ""


class DealerUp(DeskCommand, frozen=True, tag="dealer_up"):
    """A dealer gets up from a table, and nobody takes it over: it is broken, or stands still."""

    dealer: Name


class DealerBreak(DeskCommand, frozen=True, tag="dealer_break"):
    """A dealer goes on a break; behind a push it begins when the push has settled."""

    dealer: Name


class DealerBack(DeskCommand, frozen=True, tag="dealer_back"):
    """A dealer is back from a break."""

    dealer: Name


class PutDeck(OfEvent, frozen=True, tag="put_deck"):
    """A deck comes into use at a table, in place of the one there: its colour and serial, whether it was opened new and
    checked, the shuffler. The change of a deck needs a reason.
    """

    table: Numbered
    colour: Colour
    serial: Name
    shuffler: Name = ""
    is_new: bool = False
    is_checked: bool = True


class ReportDeck(OfEvent, frozen=True, tag="report_deck"):
    """A deck is said to be faulty: what is wrong, who noticed it, in which hand, and who may have profited."""

    table: Numbered
    fault: Said
    noticed_by: Name = ""
    hand: Numbered = 0
    profited: Name = ""


class TakeDeck(OfEvent, frozen=True, tag="take_deck"):
    """The deck of a table is put away, and lies at no table."""

    table: Numbered


class SettleDeck(DeskCommand, frozen=True, tag="settle_deck"):
    """A deck that was said to be faulty was changed, found sound, or set aside for inspection."""

    report: Moment
    outcome: DeckOutcome


AnyDealingCommand = (
    DealerIn
    | DealerOut
    | PushDealer
    | DealerUp
    | DealerBreak
    | DealerBack
    | PutDeck
    | ReportDeck
    | TakeDeck
    | SettleDeck
)
"""The acts of this file."""
