"""A taken seat: its player, its chips, and the reasons why it may not be playing."""

from dataclasses import dataclass
from typing import Literal

from cardroom.table.events import WishesChanged
from cardroom.table.values.kinds import ChosenEntry, EntryWay, LeaveReason, Missed, OutReason


@dataclass(slots=True)
class Seat:
    """One player at the table, numbered from 1. Chips in the smallest unit, times in the room's milliseconds.

    ``owes_big_blind``: the player is new at a running table or missed a blind, and is dealt in on the big blind, or by
    a post if the house allows it. ``missed`` is the missed blind ("small"; "big" for both), "" for a new player;
    ``entry`` is the player's choice ("post", "straddle", "buy_button", "" to wait), ``offered`` are the ways last
    offered. ``no_button``: the player came in between the button and the small blind, and gets the button only after
    the blinds.
    ``is_over``: the player uses the seat of one who is away; the absent player's ``home`` is that seat, and
    ``wants_back`` says that the player takes it back after the running hand.
    ``out_reason`` is the reason for sitting out, ``""`` while the seat does not; it is removed once the clock passes
    ``out_until_ms``. ``general_until_ms`` is the end of a general sit-out of which the room has notified the table.
    ``broke_ms`` is when the connection broke, None while connected. ``wants_to_leave`` is the reason for leaving,
    ``wants_to_straddle`` the highest straddle the player posts when it is the player's turn, 0 for never;
    ``straddles_once``: in the next hand alone. ``asked_to_straddle``: the room has asked, see `StraddleAsked`.
    ``moves_to`` is the seat to move to after the hand, 0 for none.
    ``waiting_top_up`` is paid and reaches the stack after the hand. ``decided_by_clock`` is the reason of an automatic
    decision in the running hand, after which the seat sits out. ``out_since_ms`` is the start of the last break,
    ``long_break_ms`` that of the evening's long break (0 for none). By penalties, the player still has to miss
    ``penalty_hands`` and is away until ``penalty_until_ms``. ``keeps_time_bank``: the bank does not start by itself.
    ``gives_up``: the player leaves and nobody waits for a decision. ``waits_for_document``: the seat is held until
    staff have seen the player's document.
    """

    number: int
    player: str
    stack: int
    time_bank_ms: int
    owes_big_blind: bool = False
    played_last_hand: bool = False
    out_reason: OutReason | Literal[""] = ""
    out_until_ms: int = 0
    general_until_ms: int | None = None
    broke_ms: int | None = None
    wants_to_sit_out: bool = False
    wants_to_skip_big_blind: bool = False
    wants_to_leave: LeaveReason | Literal[""] = ""
    wants_to_straddle: int = 0
    straddles_once: bool = False
    asked_to_straddle: bool = False
    waiting_top_up: int = 0
    decided_by_clock: Literal["", "clock", "disconnected"] = ""
    missed: Missed = ""
    entry: ChosenEntry = ""
    offered: tuple[EntryWay, ...] = ()
    no_button: bool = False
    is_over: bool = False
    home: int = 0
    wants_back: bool = False
    penalty_hands: int = 0
    penalty_until_ms: int = 0
    moves_to: int = 0
    out_since_ms: int = 0
    long_break_ms: int = 0
    keeps_time_bank: bool = False
    gives_up: bool = False
    waits_for_document: bool = False

    @property
    def sits_out(self) -> bool:
        """Whether no cards are dealt to this seat until its player comes back."""
        return self.out_reason != ""

    def is_penalised(self, now_ms: int) -> bool:
        """Whether the player still has a penalty to serve and may not come back."""
        return self.penalty_hands > 0 or now_ms < self.penalty_until_ms

    def clear_entry(self) -> None:
        """Clear the blind owed, when the seat is dealt in or the table stands still."""
        self.owes_big_blind = False
        self.missed = ""
        self.entry = ""

    def wishes(self) -> WishesChanged:
        """The player's wishes, as the event for this seat alone."""
        return WishesChanged(
            seat=self.number,
            sit_out_next_hand=self.wants_to_sit_out,
            skip_next_big_blind=self.wants_to_skip_big_blind,
            leave_after_hand=self.wants_to_leave != "",
            top_up_to=self.stack + self.waiting_top_up if self.waiting_top_up else None,
            top_up=self.waiting_top_up,
            straddle=self.wants_to_straddle,
            straddle_once=self.straddles_once,
            moves_to=self.moves_to,
            keeps_time_bank=self.keeps_time_bank,
        )
