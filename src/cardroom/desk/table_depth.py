"""How closely a table is watched, and stacks handed to the table at which hands are entered."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardroom.desk.act_draft import ActDraft
from cardroom.desk.depth_commands import EndToldTable, SetTableDepth
from cardroom.desk.desk_pieces import DeskTable, NotedHand, table_key
from cardroom.rules import Refused

CLOSEST: Final = "play"


def set_depth(draft: ActDraft, command: SetTableDepth) -> None:
    """Watch a table more or less closely. At "play" each stack goes to the table `told`, as last counted.

    Refuses "depth-already", "told-table" while stacks are on their way back, and for "play": "told-by-nobody" without the
    room, a seat where another plays over ("played-over"), a stack of nothing ("no-chips-counted"), stacks that were
    counted before the last hand ("count-stacks-first"), and more than the table has.
    """
    table = draft.table(command.table)
    if table.depth == command.depth:
        words = f"Table {table.number} is watched so already."
        draft.refuse_by_act("depth-already", words, table_key(table.number), depth=table.depth)
    if table.depth != CLOSEST and table.told:
        raise told_table(table)
    told, last = table.told, table.last
    if table.depth == CLOSEST:
        last = NotedHand(draft.at_ms, command.button, 0, 0, 0, ()) if command.button else None
    if command.depth == CLOSEST:
        if not command.told:
            raise Refused("told-by-nobody", "The room opens the table at which acts are entered.")
        told = command.told
        _hand_stacks_over(draft, table)
    draft.put(table_key(table.number), replace(table, depth=command.depth, told=told, last=last))


def _hand_stacks_over(draft: ActDraft, table: DeskTable) -> None:
    seats = [seat for seat in draft.state.seats(table) if seat.player]
    since_ms = table.last.at_ms if table.last is not None else 0
    for seat in seats:
        where = {"table": table.number, "seat": seat.number}
        if seat.over is not None:
            raise Refused("played-over", "Another player plays at a seat.", (), {"player": seat.over.player})
        if seat.stack <= 0:
            words = f"Seat {seat.number} has no chips: let the player add some, or leave."
            raise Refused("no-chips-counted", words, (), where)
        dealt = table.last is not None and seat.number in table.last.dealt
        if dealt and seat.counted_ms < since_ms:
            words = f"Count the stacks first: seat {seat.number} has played since the last count."
            raise Refused("count-stacks-first", words, (), where)
        draft.hand_over(seat.player, seat.stack)
        draft.put_seat(replace(seat, is_told=True))
    counted, there = sum(seat.stack for seat in seats), draft.on_table(table.number)
    if counted > there:
        words = f"Only {there} are on that table; {counted} were counted."
        raise Refused("chips-not-there", words, (), {"counted": counted, "there": there})


def end_told(draft: ActDraft, command: EndToldTable) -> None:
    """All stacks of a table came back: the desk has them again."""
    table = draft.table(command.table)
    assert table.told and table.depth != CLOSEST, "a table ends once it is watched less closely"
    draft.put(table_key(table.number), replace(table, told=""))


def told_table(table: DeskTable) -> Refused:
    """The refusal of what cannot be done while a table's hands are entered."""
    words = f"The hands of table {table.number} are entered there: it has the stacks. Do it there, or set its depth first."
    return Refused("told-table", words, (), {"table": table.number})
