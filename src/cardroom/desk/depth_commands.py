"""The acts by which a desk sets how closely a table is watched, and counts hands.

At the depth "seats" a desk knows who sits where, at "hands" also which hands were dealt, and at "play" every act of each
hand is entered at the table, which has the stacks then.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from cardroom.desk.act_fields import AtSeat, Cards, Chips, DeskCommand, Name, Numbered

TableDepth = Literal["seats", "hands", "play"]
"""How closely a table is watched."""
DealFault = Literal[
    "not_shuffled", "wrong_first_player", "card_out_of_order", "too_few_cards", "too_many_cards", "player_left_out",
    "cards_to_wrong_seat", "exposed_cards", "boxed_cards", "wrong_button", "other",
]  # fmt: skip
"""What was wrong with a deal."""


class SetTableDepth(DeskCommand, frozen=True, tag="set_depth"):
    """A table is watched more or less closely from the next hand on. `told` and `button` are the room's own: the table at
    which the acts of its hands are entered, and the seat that had the button there last.
    """

    table: Numbered
    depth: TableDepth
    told: Name = ""
    button: Numbered = 0


class NoteHand(DeskCommand, frozen=True, tag="note_hand"):
    """A hand has begun. The button moves by the house's way, or is at seat `button` where the players drew or corrected it.

    `hand` is its number at this table as the one who enters it sees it, 0 for the next. `out` are seats not dealt in,
    besides those of players who are away or serve a penalty; `drop` was taken for the house. `winner` is the seat that
    won the `pot`, where the dealer tells it. `straddles` are the seats that straddled; a player who owes a blind comes
    back by one where the house has that. `drawn` are the cards that the players drew for the button, each by its seat
    ({"3": "As"}): the highest has it.
    """

    table: Numbered
    hand: Numbered = 0
    button: Numbered = 0
    out: tuple[Numbered, ...] = ()
    drop: Chips = 0
    winner: Numbered = 0
    pot: Chips = 0
    straddles: tuple[Numbered, ...] = ()
    drawn: Cards = msgspec.field(default_factory=dict)


class NoteMisdeal(DeskCommand, frozen=True, tag="note_misdeal"):
    """A deal was a misdeal and is dealt again: the `hand` that was counted last, or the next one, which is not counted yet;
    0 is the last. `button` is its seat in the new deal, where it was wrong or staff decide it; 0: it stays.
    """

    table: Numbered
    deal_fault: DealFault
    hand: Numbered = 0
    button: Numbered = 0


class StackComesBack(AtSeat, frozen=True, tag="stack_back"):
    """The room: the table at which hands are entered has given a stack back. `leaves`: the player has left the game.
    `is_over`: it is the stack of the player who plays over there.
    """

    stack: Chips
    leaves: bool = False
    is_over: bool = False


class SeatFollows(AtSeat, frozen=True, tag="seat_follows"):
    """The room: at the table at which hands are entered, a player has changed seats."""

    to_seat: Numbered


class BreakFollows(AtSeat, frozen=True, tag="break_follows"):
    """The room: at the table at which hands are entered, a player is dealt in again who was away."""


class PenaltyFollows(DeskCommand, frozen=True, tag="penalty_follows"):
    """The room: at the table at which hands are entered, a player has missed `served` hands by penalties; `left` are those
    that the table knows of now.
    """

    table: Numbered
    player: Name
    served: Numbered = 0
    left: Numbered = 0


class EndToldTable(DeskCommand, frozen=True, tag="told_ended"):
    """The room: all stacks of a table came back, and its hands are entered no longer."""

    table: Numbered


ROOMS_OWN = (StackComesBack, SeatFollows, BreakFollows, PenaltyFollows, EndToldTable)
"""Acts that nobody enters."""

AnyDepthCommand = (
    SetTableDepth
    | NoteHand
    | NoteMisdeal
    | StackComesBack
    | SeatFollows
    | BreakFollows
    | PenaltyFollows
    | EndToldTable
)
