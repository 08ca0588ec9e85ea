"""The acts of a live desk about its day, tables, lists and seats, and the union of all its acts.

The fields of every act (`by`, `why`, `at_ms`, `clause`) are in `cardroom.desk.act_fields`.
"""

from __future__ import annotations

from cardroom.desk.act_fields import AtSeat, Cards, Chips, DeskCommand, Moment, Name, Numbered, OnList
from cardroom.desk.conduct_commands import AnyConductCommand
from cardroom.desk.dealing_commands import AnyDealingCommand
from cardroom.desk.depth_commands import AnyDepthCommand
from cardroom.desk.money_commands import AnyMoneyCommand
from cardroom.desk.people_commands import AnyPeopleCommand
from cardroom.desk.screen_commands import AnyScreenCommand


class OpenGamingDay(DeskCommand, frozen=True, tag="open_day"):
    """The gaming day begins, by the version `book` of the house's rulebook. What is "once an evening" is counted in it.
    Refuses "day-open".
    """

    book: Name = ""


class CloseGamingDay(DeskCommand, frozen=True, tag="close_day"):
    """The gaming day ends: lists are cleared. Refuses "tables-open"."""


class OpenDeskTable(DeskCommand, frozen=True, tag="open_table"):
    """A live table opens. `seats` 0: as many as the house has at that game. `feeds` is the table that its players move
    on to (must-move), 0 for none; `point_cents` the value of a point where the players set it.
    """

    table: Numbered
    pool: Name
    seats: Numbered = 0
    feeds: Numbered = 0
    point_cents: Chips = 0


class LockDeskTable(DeskCommand, frozen=True, tag="lock_table"):
    """No player is seated at a table for now; needs a reason."""

    table: Numbered


class UnlockDeskTable(DeskCommand, frozen=True, tag="unlock_table"):
    """A locked table takes players again."""

    table: Numbered


class CallLastRound(DeskCommand, frozen=True, tag="last_round"):
    """Staff announce the last round of a table: nobody sits down any more."""

    table: Numbered


class BreakDeskTable(DeskCommand, frozen=True, tag="break_table"):
    """Staff close a table whose players may want to play on elsewhere; they leave or move with their stacks."""

    table: Numbered


class CloseDeskTable(DeskCommand, frozen=True, tag="close_table"):
    """A table that nobody sits at closes. `drop` is what its box holds: all chips that came to it and did not leave.

    With `accepts_difference`, and a reason, it closes though some are missing or too many.
    """

    table: Numbered
    drop: Chips = 0
    accepts_difference: bool = False


class FilmDeskTable(DeskCommand, frozen=True, tag="film_table"):
    """A table is filmed from now on, or no longer: its players show their cards to the table's camera."""

    table: Numbered
    is_filmed: bool = True


class SetPoint(DeskCommand, frozen=True, tag="set_point"):
    """The players of an Open Face table have set another value of a point."""

    table: Numbered
    point_cents: Chips


class SignUp(OnList, frozen=True, tag="sign_up"):
    """A player asks for a seat at a game. Signed up `by_phone`, the player still has to report at the desk.

    `contact` is the row of the phone or pager number to call the player by; the room sets it, and the number is in no act.
    """

    by_phone: bool = False
    contact: str = ""


class ConfirmSignUp(OnList, frozen=True, tag="confirm_sign_up"):
    """A player who signed up by phone has reported at the desk."""


class StrikeOff(OnList, frozen=True, tag="strike_off"):
    """A player leaves a list, or does not want the seat offered."""


class ToEndOfList(OnList, frozen=True, tag="end_of_list"):
    """A player lets the others of a list go first."""


class CallToSeat(OnList, frozen=True, tag="call"):
    """A player on a list is called to a free seat; `seat` 0: one of the free seats, drawn. A reason is needed to pass
    over those who come first, or another table that comes first.
    """

    table: Numbered
    seat: Numbered = 0


class LapseCalls(DeskCommand, frozen=True, tag="lapse"):
    """The clock: calls whose time is up lapse."""


class DrawForSeats(DeskCommand, frozen=True, tag="draw_for_seats"):
    """The players of a table that is closed have drawn cards for the seats of other tables of their game.

    `cards` is the card of each player; the highest comes first, all of them ahead of the list.
    """

    table: Numbered
    cards: Cards


class SeatDown(AtSeat, frozen=True, tag="seat"):
    """A player sits down with a counted buy-in. `is_agreed`: outside the limits, as all players at the table and the
    manager have agreed (`TableConsents`, `ManagerConsents`).
    """

    player: Name
    stack: Chips
    is_agreed: bool = False


class ConfirmDeskSeat(AtSeat, frozen=True, tag="confirm_seat"):
    """The dealer confirms who sits at a seat."""


class AddToStack(AtSeat, frozen=True, tag="add_chips"):
    """A player buys more chips; `stack` is what lies there before, -1: as last counted."""

    cents: Chips
    stack: Chips = -1
    is_agreed: bool = False


class CountStack(AtSeat, frozen=True, tag="count"):
    """A stack has been counted."""

    stack: Chips


class LeaveDeskSeat(AtSeat, frozen=True, tag="leave"):
    """A player leaves the game; the stack is counted and carried off."""

    stack: Chips


class ChangeDeskSeat(AtSeat, frozen=True, tag="change_seat"):
    """A player moves to another seat of the same table; `is_farther` from the blinds may cost something."""

    to_seat: Numbered
    is_farther: bool = False


class SettleOwed(AtSeat, frozen=True, tag="settle"):
    """A player has paid what the seat owed, or has waited for it."""


class MoveToTable(AtSeat, frozen=True, tag="move"):
    """A player moves to another table; the stack is counted. `brings` -1: as much as the house asks for.

    `by_house`: staff move the player, who did not ask for it.
    """

    to_table: Numbered
    to_seat: Numbered
    stack: Chips
    brings: Chips = -1
    by_house: bool = False


class StartDeskBreak(AtSeat, frozen=True, tag="start_break"):
    """A player leaves the table for a while, or is found absent; `is_long` for the long break of the evening."""

    is_long: bool = False


class EndDeskBreak(AtSeat, frozen=True, tag="end_break"):
    """A player is back at the seat."""


class FreeSeat(AtSeat, frozen=True, tag="free_seat"):
    """A player has overstayed a break: the seat is free, the chips are picked up and stored against a receipt."""

    stack: Chips


class PayStored(DeskCommand, frozen=True, tag="pay_stored"):
    """Stored chips go back to their owner."""

    receipt: Moment


class PlayOverSeat(AtSeat, frozen=True, tag="play_over"):
    """Staff let a player without a seat play at the seat of one who is away."""

    player: Name
    stack: Chips
    is_agreed: bool = False


class EndPlayOver(AtSeat, frozen=True, tag="end_play_over"):
    """The player who plays over leaves the seat with the counted stack."""

    stack: Chips


class LockSeat(AtSeat, frozen=True, tag="lock_seat"):
    """A free seat is kept free; needs a reason."""


class UnlockSeat(AtSeat, frozen=True, tag="unlock_seat"):
    """A seat that was kept free may be given again."""


class KeepPairApart(DeskCommand, frozen=True, tag="keep_apart"):
    """Two players are seated at no table together; needs a reason."""

    player: Name
    other: Name


class LetPairTogether(DeskCommand, frozen=True, tag="let_together"):
    """Two players may sit at one table again."""

    player: Name
    other: Name


class TakeBackAct(DeskCommand, frozen=True, tag="take_back"):
    """A counter-act: what act number `act` changed is as it was before. Needs a reason; the act stays on record."""

    act: Moment


AnyDeskCommand = (
    OpenGamingDay
    | CloseGamingDay
    | OpenDeskTable
    | LockDeskTable
    | UnlockDeskTable
    | CallLastRound
    | BreakDeskTable
    | CloseDeskTable
    | SetPoint
    | FilmDeskTable
    | SignUp
    | ConfirmSignUp
    | StrikeOff
    | ToEndOfList
    | CallToSeat
    | LapseCalls
    | DrawForSeats
    | SeatDown
    | ConfirmDeskSeat
    | AddToStack
    | CountStack
    | LeaveDeskSeat
    | ChangeDeskSeat
    | SettleOwed
    | MoveToTable
    | StartDeskBreak
    | EndDeskBreak
    | FreeSeat
    | PayStored
    | PlayOverSeat
    | EndPlayOver
    | LockSeat
    | UnlockSeat
    | KeepPairApart
    | LetPairTogether
    | TakeBackAct
    | AnyDepthCommand
    | AnyPeopleCommand
    | AnyConductCommand
    | AnyDealingCommand
    | AnyMoneyCommand
    | AnyScreenCommand
)
"""All acts of a desk."""
