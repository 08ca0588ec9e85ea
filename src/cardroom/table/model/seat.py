"""A taken seat: whose it is, what lies on it, and why it may not be playing."""

from dataclasses import dataclass
from typing import Literal

from cardroom.table.events import WishesChanged
from cardroom.table.values.kinds import ChosenEntry, EntryWay, LeaveReason, Missed, OutReason


@dataclass(slots=True)
class Seat:
    """One player at the table, numbered from 1. Chips in the smallest unit, times in the room's milliseconds.

    ``owes_big_blind``: new at a running table, or missed a blind: dealt in again on the big blind, or as the house
    lets a player post. ``missed`` is the blind that went by ("small"; "big" for both), "" for a new player's; ``entry``
    what the player chose ("post", "straddle", "buy_button", "" to wait) and ``offered`` what was offered last.
    ``no_button``: came in between the button and the small blind, so the button comes only behind the blinds.
    ``is_over``: plays at the seat of a player who is away; that one's ``home`` is the seat, and ``wants_back`` says
    that the running hand is waited for.
    ``out_reason`` is why the seat sits out, ``""`` while it does not; it is removed once the clock passes
    ``out_until_ms``. ``general_until_ms`` is the end of a general sit-out the room has told of.
    ``broke_ms`` is when the connection broke, None while connected. ``wants_to_leave`` is why the player is to leave,
    ``wants_to_straddle`` the most the player straddles for when the turn to straddle comes, 0 for never;
    ``straddles_once``: in the next hand alone. ``asked_to_straddle``: the room has asked, see `StraddleAsked`.
    ``moves_to`` is the seat it moves to when the hand is over, 0 for none.
    ``waiting_top_up`` is paid for and reaches the stack at the hand's end. ``decided_by_clock`` is the reason of an
    automatic decision in the running hand, which turns into sitting out at its end. ``out_since_ms`` is when the last
    break began, ``long_break_ms`` when the long one of the evening did (0 for none). ``penalty_hands`` are to be missed
    yet, and until ``penalty_until_ms`` the player is away, by penalties. ``keeps_time_bank``: the bank does not begin
    by itself. ``gives_up``: the player leaves and nobody waits for a decision. ``waits_for_document``: the seat is kept
    until staff have seen the player's document.
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
        """Whether the player has something to serve yet, and may not come back."""
        return self.penalty_hands > 0 or now_ms < self.penalty_until_ms

    def clear_entry(self) -> None:
        """Nothing is owed any more: dealt in, or the table stands still."""
        self.owes_big_blind = False
        self.missed = ""
        self.entry = ""

    def wishes(self) -> WishesChanged:
        """What the player has asked for, as told to this seat alone."""
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
