"""Acts taken back by counter-acts, and players kept apart."""

from __future__ import annotations

from msgspec.structs import replace

from cardroom.desk.act_draft import ActDraft
from cardroom.desk.chips_taken import brought_by, give_back
from cardroom.desk.dealers_and_decks import check_there_again, dealer_at, deck_at
from cardroom.desk.depth_commands import EndToldTable, SetTableDepth, StackComesBack
from cardroom.desk.desk_commands import (
    ChangeDeskSeat,
    CloseGamingDay,
    KeepPairApart,
    LetPairTogether,
    MoveToTable,
    OpenGamingDay,
    TakeBackAct,
)
from cardroom.desk.desk_pieces import DeskSeat, DeskTable, ListPlace, PairApart, apart_key, seat_key
from cardroom.desk.desk_state import DeskActDone, DeskState, PieceChange
from cardroom.desk.record_parts import KeptRecord
from cardroom.desk.sitting_down import check_not_seated
from cardroom.desk.table_depth import told_table
from cardroom.rules import Refused


def take_back(draft: ActDraft, command: TakeBackAct) -> int:
    """Put back what an act changed, and the chips it moved; return its number. The act and this one stay on record.

    Refuses "reason-missing", "no-such-act" (also one of long ago), "taken-back-already", "day-stays-open",
    "day-stays-closed" for one whose take is booked; "depth-stays", "stack-came-back", "chips-in-play" and "told-table" for
    stacks of tables whose hands are entered; and an act whose records another act has changed since: "desk-changed-since"
    names that act.
    """
    state = draft.state
    draft.need_reason()
    act = state.act(command.act)
    if act is None or not (act.changes or act.moves):
        raise Refused(
            "no-such-act", f"There is no act {command.act} to take back.", (), {"number": command.act}
        )
    if (counter := state.taken_back().get(act.number)) is not None:
        words = f"Act {act.number} was taken back by act {counter}."
        raise Refused("taken-back-already", words, (), {"number": act.number, "counter": counter})
    if isinstance(act.command, OpenGamingDay):
        raise Refused("day-stays-open", "A gaming day ends by its close, and is not taken back.")
    if isinstance(act.command, CloseGamingDay) and act.moves:
        raise Refused("day-stays-closed", "The take of that day is booked: open the next one.")
    if isinstance(act.command, SetTableDepth | EndToldTable):
        words = "How closely a table is followed is set again, not taken back."
        raise Refused("depth-stays", words, (), {"number": act.number})
    brought = brought_by(state, command)
    if isinstance(act.command, StackComesBack):
        words = "That player has left the table with the stack: seat the player again, with the same stack."
        raise Refused("stack-came-back", words, (), {"number": act.number})
    if act.handed and brought is None:
        words = "Those chips are in play where each act is entered: let the player leave or move there."
        raise Refused("chips-in-play", words, (), {"number": act.number})
    for change in act.changes:
        if isinstance(change.after, KeptRecord) and change.key not in state.records:
            words = "That is of an earlier evening."
            raise Refused("no-such-act", words, (), {"number": act.number})
        if state.at(change.key) != change.after:
            words = f"What act {act.number} changed was changed again since."
            draft.refuse_by_act("desk-changed-since", words, change.key, number=act.number)
        before = change.before
        draft.put(change.key, _place_again(before, change.after) if isinstance(before, ListPlace) else before)
    for change in act.changes:
        if brought is None:
            _check_again(draft, change, calls_off=calls_off(draft.state, act, change))
    for move in reversed(act.moves):
        draft.move(move.into, move.out_of, move.cents)
    give_back(draft, act)
    draft.cite(*act.clauses)
    return act.number


def _place_again(before: ListPlace, after: object) -> ListPlace:
    """A place on a list as it was, without its call, and without a number that was erased when the place ended."""
    contact = after.contact if isinstance(after, ListPlace) else ""
    return replace(before, call=None, contact=contact)


def calls_off(state: DeskState, act: DeskActDone, change: PieceChange) -> bool:
    """Whether taking an act back calls off a change of seats, or a move, that waits for the end of a hand: the table at
    which hands are entered lets the player stay.
    """
    before, after = change.before, change.after
    if not (isinstance(act.command, ChangeDeskSeat | MoveToTable) and isinstance(before, DeskSeat)):
        return False
    at = state.table(before.table)
    is_waiting = isinstance(after, DeskSeat) and after.going is not None and before.going is None
    return is_waiting and at is not None and at.depth == "play"


def _check_again(draft: ActDraft, change: PieceChange, *, calls_off: bool) -> None:
    """Refuse what can't be as it was: a table that never opened while somebody sits there ("table-in-use"), a seat of a
    closed table or one given away ("no-such-live-table", "seat-called"), a player at two tables ("seated-elsewhere"),
    one who is on the way where hands are not entered any more ("seat-waits"), and what `check_there_again` refuses.
    """
    before, after, state = change.before, change.after, draft.state
    check_there_again(draft, before)
    for seat_is, seat_was in ((before, after), (after, before)):
        at = state.table(seat_is.table) if isinstance(seat_is, DeskSeat) else None
        if at is not None and at.told and isinstance(seat_is, DeskSeat):
            other = seat_was if isinstance(seat_was, DeskSeat) else DeskSeat(seat_is.table, seat_is.number)
            if seat_is.going != other.going and seat_is.player == other.player and not calls_off:
                words = "The player moves with the end of the hand: move the player back then."
                raise Refused("seat-waits", words, (), {"player": seat_is.player})
            if _in_play(other) != _in_play(seat_is):
                raise told_table(at)
    if isinstance(after, DeskTable) and before is None and _in_use(draft, after):
        words = f"Table {after.number} is in use."
        raise Refused("table-in-use", words, (), {"table": after.number})
    if isinstance(before, DeskSeat) and before.player:
        table = draft.table(before.table)
        called = state.called_to(before.table, before.number)
        if called is not None and not (isinstance(after, DeskSeat) and after.player):
            draft.free_seat(table, before.number)
        seat = state.seat_of(before.player)
        if seat is not None and seat_key(seat.table, seat.number) not in draft.keys:
            check_not_seated(draft, table, before.player)


def _in_play(seat: DeskSeat) -> tuple[object, ...]:
    """Return the part of a seat that its table knows, while hands are entered there."""
    over = seat.over
    return seat.player, seat.stack, over.player if over is not None else ""


def _in_use(draft: ActDraft, table: DeskTable) -> bool:
    called = any(
        draft.state.called_to(table.number, seat.number) is not None for seat in draft.state.seats(table)
    )
    is_dealt = (
        dealer_at(draft.state, table.number) is not None or deck_at(draft.state, table.number) is not None
    )
    return called or is_dealt or bool(draft.state.players(table)) or draft.on_table(table.number) != 0


def keep_apart(draft: ActDraft, command: KeepPairApart) -> None:
    """Keep two players from one table (CH-1.62). Refuses "reason-missing", "one-player", "apart-already-here"."""
    draft.need_reason()
    key = apart_key(command.player, command.other)
    if command.player == command.other:
        raise Refused("one-player", "Name two players.", (), {"player": command.player})
    if draft.state.get(key, PairApart) is not None:
        draft.refuse_by_act("apart-already-here", "Those two are kept apart already.", key)
    draft.cite(*draft.book.conduct.kept_apart.clauses)
    one, other = sorted((command.player, command.other))
    draft.put(key, PairApart(one, other, draft.at_ms, command.by, command.why))


def let_together(draft: ActDraft, command: LetPairTogether) -> None:
    """Let two players sit together again. Refuses "not-apart-here"."""
    key = apart_key(command.player, command.other)
    if draft.state.get(key, PairApart) is None:
        draft.refuse_by_act("not-apart-here", "Those two are not kept apart.", key)
    draft.cite(*draft.book.conduct.kept_apart.clauses)
    draft.put(key, None)
