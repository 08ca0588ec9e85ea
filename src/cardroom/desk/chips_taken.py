"""Chips that staff take out of stacks: where hands are entered the table takes them, and the desk books them."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from cardroom.desk.act_draft import ActDraft
from cardroom.desk.desk_commands import AddToStack, AnyDeskCommand, SeatDown, TakeBackAct
from cardroom.desk.desk_pieces import DeskSeat, DeskTable, StoredChips
from cardroom.desk.desk_state import DeskActDone, DeskState
from cardroom.desk.money_commands import ChargeTime, ConfiscateChips, PayRestaurant, StoreStack
from cardroom.desk.people_commands import HoldMoney
from cardroom.desk.table_depth import CLOSEST, told_table
from cardroom.rules import Refused
from cardroom.table.values.kinds import TakenFor

BROUGHT: Final = (SeatDown, AddToStack)
"""Acts that bring chips from the cage to a stack; where hands are entered the table gives them back for a counter-act."""
TAKEN: Final = (ChargeTime, StoreStack, ConfiscateChips, HoldMoney, PayRestaurant)
"""Acts that take chips out of stacks at a table."""


class ChipsOf(NamedTuple):
    """Chips of a player that an act takes out of the stack."""

    player: str
    cents: int
    what: TakenFor


def taken_by(state: DeskState, command: AnyDeskCommand) -> list[ChipsOf]:
    """Return what an act takes out of stacks at its table, by player; nothing for one that takes none there."""
    match command:
        case ChargeTime():
            what: TakenFor = "rake" if command.purpose == "time" else "jackpot"
            players = [state.seat(command.table, number).player for number in command.seats]
            return [ChipsOf(player, command.cents, what) for player in players if player]
        case StoreStack():
            player = state.seat(command.table, command.seat).player
            return [ChipsOf(player, command.stack, "staff")] if player else []
        case HoldMoney():
            return [ChipsOf(command.player, command.cents, "staff")] if command.table else []
        case ConfiscateChips():
            is_here = bool(command.table and not command.event)
            return [ChipsOf(command.player, command.cents, "staff")] if is_here else []
        case PayRestaurant():
            return [ChipsOf(command.player, command.cents, "staff")]
        case TakeBackAct():
            act = brought_by(state, command)
            return [ChipsOf(one.player, one.cents, "staff") for one in act.handed] if act is not None else []
    return []


def brought_by(state: DeskState, command: TakeBackAct) -> DeskActDone | None:
    """Return the act that a counter-act takes back, if it brought chips to a table whose hands are entered."""
    act = state.act(command.act)
    return act if act is not None and act.handed and isinstance(act.command, BROUGHT) else None


def pay_from(draft: ActDraft, table: DeskTable, seat: DeskSeat, cents: int) -> None:
    """Take chips out of a stack that the desk has; where hands are entered, the table has taken them."""
    if not table.told:
        draft.put_seat(replace(seat, stack=max(0, seat.stack - cents), counted_ms=draft.at_ms))


def give_back(draft: ActDraft, act: DeskActDone) -> None:
    """Give chips back that an act took at a table whose hands are entered: they come to the stack with the next hand.

    Refuses "not-that-seat" for a player who has left the table since, and "told-table" while its stacks are on their way.
    """
    command = act.command
    if not isinstance(command, TAKEN) or not act.moves or not command.table:
        return  # (money held at the cage goes back there)
    if any(isinstance(change.after, DeskSeat) for change in act.changes):
        return  # the desk had the stack, and its record is put back
    for player, cents in _taken(act).items():
        seat, table = draft.state.seat_of(player), draft.state.table(command.table)
        if seat is None or table is None or seat.table != table.number or seat.player != player:
            args = {"player": player, "table": command.table}
            words = f"That player has left table {command.table}: pay the chips out at the cage."
            raise Refused("not-that-seat", words, (), args)
        if not seat.is_told:
            draft.put_seat(replace(seat, stack=seat.stack + cents, counted_ms=draft.at_ms))
        elif table.depth == CLOSEST:
            draft.hand_over(player, cents)
        else:
            raise told_table(table)


def _taken(act: DeskActDone) -> dict[str, int]:
    """Return who paid how much by an act that was carried out."""
    command = act.command
    if isinstance(command, ChargeTime):
        for change in act.changes:
            players = getattr(change.after, "players", None)
            if players is not None:
                return dict.fromkeys(players, command.cents)
    if isinstance(command, StoreStack):
        stored = [change.after for change in act.changes if isinstance(change.after, StoredChips)]
        return {one.player: one.cents for one in stored}
    assert isinstance(command, HoldMoney | ConfiscateChips | PayRestaurant), "an act of a seat"
    return {command.player: command.cents}
