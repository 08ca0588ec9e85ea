"""Misdeals at the depth "hands": the same hand is dealt again, and what the first deal brought about stands still."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardroom.desk.act_draft import ActDraft
from cardroom.desk.dealers_and_decks import dealer_at
from cardroom.desk.depth_commands import DealFault, NoteHand, NoteMisdeal
from cardroom.desk.desk_pieces import DeskSeat, DeskTable, NotedHand, table_key
from cardroom.desk.desk_state import DROP, chips_at
from cardroom.desk.hands_noted import note_blinds, placed_at
from cardroom.desk.kept_records import MisdealNoted
from cardroom.rules import Refused
from cardroom.rules.decisions import LiveDealing

RULES: Final[dict[DealFault, str]] = {
    "not_shuffled": "not_shuffled",
    "wrong_first_player": "wrong_first_player",
    "card_out_of_order": "card_out_of_order",
    "too_few_cards": "too_few_cards",
    "too_many_cards": "too_many_cards",
    "player_left_out": "player_left_out",
    "cards_to_wrong_seat": "cards_to_wrong_seat",
    "exposed_cards": "exposed_several",
    "boxed_cards": "boxed_several",
    "wrong_button": "wrong_button",
}
"""The house's decision on each fault of a deal."""
MAY_BE: Final = ("misdeal", "staff_decide", "as_wrong_first_player")
"""How the values begin by which such a fault makes a misdeal, or may make one."""


def note_misdeal(draft: ActDraft, command: NoteMisdeal) -> None:
    """Keep that a deal was a misdeal (PN-3, CH-3.20, CK-M.0): bets back, the same players dealt in, button, penalties and
    counts as they are. A drop that was taken goes back to the table.

    Refuses "hands-not-counted" at another depth, "misdeal-late" for a hand before the last one, "reason-missing" for
    another fault and for one that makes no misdeal here, "button-stays" where the house moves it for no such fault,
    "hand-not-noted" for a button of a hand that has none yet, and a seat that was not dealt in.
    """
    table = draft.table(command.table)
    if table.depth != "hands":
        raise Refused("hands-not-counted", "Hands are not counted at that table.", (), {"depth": table.depth})
    hand = command.hand or max(1, table.hands)
    rules = draft.game_of(table).book.live_dealing
    if hand not in (table.hands, table.hands + 1):
        clauses = rules.misdeal_lapses.clauses if rules is not None else ()
        words = f"Hand {hand} is over; the last one is {table.hands}."
        raise Refused("misdeal-late", words, clauses, {"hand": hand, "last": table.hands})
    _check_fault(draft, command, rules)
    last = table.last if hand == table.hands else None
    _check_button(draft, command, rules, last)
    if last is not None:
        table = _dealt_again(draft, table, last, command.button)
    is_moved = last is not None and command.button not in (0, last.dealer)
    dealer = dealer_at(draft.state, table.number)
    draft.keep(
        MisdealNoted,
        hand=hand,
        dealer=dealer.dealer if dealer is not None else "",
        button=table.last.dealer if last is not None and table.last is not None else 0,
        is_moved=is_moved,
        dealt_in=last.dealt if last is not None else (),
        cents=last.drop if last is not None else 0,
    )


def _check_fault(draft: ActDraft, command: NoteMisdeal, rules: LiveDealing | None) -> None:
    if rules is None or command.deal_fault not in RULES:
        draft.need_reason()
    if rules is None:
        return
    draft.cite(*rules.misdeal.clauses)
    if command.deal_fault in RULES:
        rule = getattr(rules, RULES[command.deal_fault])
        draft.cite(*rule.clauses)
        if not rule.value.startswith(MAY_BE):
            draft.need_reason()  # the house has another way for it, and staff decided otherwise


def _check_button(
    draft: ActDraft, command: NoteMisdeal, rules: LiveDealing | None, last: NotedHand | None
) -> None:
    """The button of the new deal: it stays, is corrected where its place was the fault, or staff say."""
    is_wrong = command.deal_fault == "wrong_button"
    if rules is not None:
        draft.cite(*(rules.redeal_wrong_button if is_wrong else rules.redeal_button).clauses)
        draft.cite(*rules.redeal_new_players.clauses, *rules.redeal_absent.clauses)
    if not command.button:
        return
    if last is None:
        raise Refused("hand-not-noted", "That hand has no button yet: say it when you note the hand.")
    if command.button not in last.dealt:
        words = f"Seat {command.button} was not dealt in."
        raise Refused("seat-not-dealt-in", words, (), {"seat": command.button})
    if rules is not None and not is_wrong and rules.redeal_button.value == "stays":
        if command.button != last.dealer:
            words = f"The button stays at seat {last.dealer}."
            raise Refused("button-stays", words, rules.redeal_button.clauses, {"seat": last.dealer})


def _dealt_again(draft: ActDraft, table: DeskTable, last: NotedHand, button: int) -> DeskTable:
    """The table with the hand as it is dealt again: without a drop and a winner, and at the button that was told."""
    draft.move(DROP, chips_at(table.number), last.drop)
    again = replace(last, drop=0, winner=0, pot=0)
    if button not in (0, last.dealer):
        placing = placed_at(draft.game_of(table), table, frozenset(last.dealt), button)
        at = placing.positions
        again = replace(
            again, dealer=at.dealer, small_blind=at.small_blind, big_blind=at.big_blind, small_seat=at.small_seat,
            dealt=placing.seats, straddles=(),
        )  # fmt: skip
        note_blinds(draft, _before_blinds(draft, table), placing)
    after = replace(table, last=again)
    draft.put(table_key(table.number), after)
    return after


def _before_blinds(draft: ActDraft, table: DeskTable) -> dict[int, DeskSeat]:
    """The seats with players, as they owed blinds before the hand was noted at the wrong button."""
    seats = {seat.number: seat for seat in draft.state.seats(table) if seat.player}
    taken_back = draft.state.taken_back()
    for act in reversed(draft.state.acts):
        command = act.command
        if not isinstance(command, NoteHand | NoteMisdeal) or command.table != table.number:
            continue
        if act.number in taken_back:
            continue
        for change in act.changes:
            before, after = change.before, change.after
            if not isinstance(before, DeskSeat) or not isinstance(after, DeskSeat):
                continue
            now = seats.get(after.number)
            if now is not None and (now.player, now.owes) == (after.player, after.owes):
                seats[after.number] = replace(now, owes=before.owes)
                draft.put_seat(seats[after.number])
        if isinstance(command, NoteHand):
            break
    return seats
