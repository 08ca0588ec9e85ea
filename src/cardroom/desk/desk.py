"""The desk of a live house: commands in, acts out. It knows no clock, no chance and no store but what it is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from cardroom.desk import (
    appeals,
    called_clocks,
    chips_taken,
    conduct_commands,
    consents,
    counted_chips,
    counter_acts,
    days_and_tables,
    dealers_and_decks,
    dealing_commands,
    depth_commands,
    desk_moves,
    hands_noted,
    jackpot_claims,
    live_conduct,
    misdeals,
    money_commands,
    people_commands,
    player_files,
    screen_commands,
    screen_layouts,
    sign_ups,
    sitting_down,
    stacks_back,
    table_depth,
)
from cardroom.desk import desk_commands as commands
from cardroom.desk.act_draft import ActDraft
from cardroom.desk.desk_commands import AnyDeskCommand
from cardroom.desk.desk_pieces import ListPlace
from cardroom.desk.desk_state import DeskActDone, DeskState
from cardroom.rules import Refused, Rulebook

HANDLERS: Final[dict[type, Callable[[ActDraft, Any], int | None]]] = {
    commands.OpenGamingDay: days_and_tables.open_day,
    commands.CloseGamingDay: days_and_tables.close_day,
    commands.OpenDeskTable: days_and_tables.open_table,
    commands.LockDeskTable: days_and_tables.lock_table,
    commands.UnlockDeskTable: days_and_tables.unlock_table,
    commands.CallLastRound: days_and_tables.last_round,
    commands.BreakDeskTable: days_and_tables.break_table,
    commands.CloseDeskTable: days_and_tables.close_table,
    commands.FilmDeskTable: days_and_tables.film_table,
    commands.SetPoint: days_and_tables.set_point,
    commands.LockSeat: days_and_tables.lock_seat,
    commands.UnlockSeat: days_and_tables.unlock_seat,
    commands.SignUp: sign_ups.sign_up,
    commands.ConfirmSignUp: sign_ups.confirm,
    commands.StrikeOff: sign_ups.strike_off,
    commands.ToEndOfList: sign_ups.to_end,
    commands.CallToSeat: sign_ups.call,
    commands.LapseCalls: sign_ups.lapse,
    commands.DrawForSeats: sign_ups.draw_for_seats,
    commands.SeatDown: sitting_down.sit_down,
    commands.ConfirmDeskSeat: sitting_down.confirm_seat,
    commands.AddToStack: sitting_down.add_chips,
    commands.CountStack: sitting_down.count,
    commands.LeaveDeskSeat: sitting_down.leave,
    commands.ChangeDeskSeat: sitting_down.change_seat,
    commands.SettleOwed: sitting_down.settle,
    commands.MoveToTable: desk_moves.move,
    commands.StartDeskBreak: desk_moves.start_break,
    commands.EndDeskBreak: desk_moves.end_break,
    commands.FreeSeat: desk_moves.free_seat,
    commands.PayStored: desk_moves.pay_stored,
    commands.PlayOverSeat: desk_moves.play_over,
    commands.EndPlayOver: desk_moves.end_play_over,
    commands.KeepPairApart: counter_acts.keep_apart,
    commands.LetPairTogether: counter_acts.let_together,
    commands.TakeBackAct: counter_acts.take_back,
    depth_commands.SetTableDepth: table_depth.set_depth,
    depth_commands.NoteHand: hands_noted.note_hand,
    depth_commands.NoteMisdeal: misdeals.note_misdeal,
    depth_commands.StackComesBack: stacks_back.stack_back,
    depth_commands.SeatFollows: stacks_back.seat_follows,
    depth_commands.BreakFollows: stacks_back.break_follows,
    depth_commands.PenaltyFollows: stacks_back.penalty_follows,
    depth_commands.EndToldTable: table_depth.end_told,
    people_commands.SeeDocument: player_files.see_document,
    people_commands.OpenCase: player_files.open_case,
    people_commands.LookInto: player_files.look_into,
    people_commands.CloseCase: player_files.close_case,
    people_commands.AppealPenalty: appeals.appeal,
    people_commands.DecideAppeal: appeals.decide_appeal,
    people_commands.ExcludePlayer: player_files.exclude,
    people_commands.EndExclusion: player_files.end_exclusion,
    people_commands.HoldMoney: player_files.hold_money,
    people_commands.SettleMoney: player_files.settle_money,
    people_commands.Disclose: player_files.disclose,
    conduct_commands.PenaliseLive: live_conduct.penalise,
    conduct_commands.TickPenalty: live_conduct.tick_penalty,
    conduct_commands.EndLivePenalty: live_conduct.end_penalty,
    conduct_commands.ForbidThing: live_conduct.forbid,
    conduct_commands.AllowThing: live_conduct.allow,
    conduct_commands.CallClock: called_clocks.call_clock,
    conduct_commands.AskToShow: called_clocks.ask_to_show,
    conduct_commands.EndClock: called_clocks.end_clock,
    conduct_commands.LookAtHand: live_conduct.look_at_hand,
    conduct_commands.RunOutCards: live_conduct.run_out,
    conduct_commands.NoteAgreement: live_conduct.agree,
    conduct_commands.SignAgreement: live_conduct.sign_agreement,
    dealing_commands.DealerIn: dealers_and_decks.dealer_in,
    dealing_commands.DealerOut: dealers_and_decks.dealer_out,
    dealing_commands.PushDealer: dealers_and_decks.push,
    dealing_commands.DealerUp: dealers_and_decks.get_up,
    dealing_commands.DealerBreak: dealers_and_decks.go_on_break,
    dealing_commands.DealerBack: dealers_and_decks.back,
    dealing_commands.PutDeck: dealers_and_decks.put_deck,
    dealing_commands.ReportDeck: dealers_and_decks.report_deck,
    dealing_commands.TakeDeck: dealers_and_decks.take_deck,
    dealing_commands.SettleDeck: dealers_and_decks.settle_deck,
    money_commands.CountDrop: counted_chips.count_drop,
    money_commands.ChargeTime: counted_chips.charge_time,
    money_commands.DropToJackpot: counted_chips.drop_to_jackpot,
    money_commands.ColourUpStack: counted_chips.colour_up,
    money_commands.ConfiscateChips: counted_chips.confiscate,
    money_commands.StoreStack: counted_chips.store_stack,
    money_commands.PayRestaurant: counted_chips.pay_restaurant,
    money_commands.RestaurantBrings: counted_chips.restaurant_brings,
    money_commands.ReclaimPot: counted_chips.reclaim_pot,
    money_commands.SettleReclaim: counted_chips.settle_reclaim,
    money_commands.TopUpJackpot: jackpot_claims.top_up,
    money_commands.ClaimJackpot: jackpot_claims.claim,
    money_commands.ApproveClaim: jackpot_claims.approve,
    money_commands.RejectClaim: jackpot_claims.reject,
    money_commands.PayShare: jackpot_claims.pay,
    money_commands.TableConsents: consents.table_consents,
    money_commands.AskTable: consents.ask_table,
    money_commands.AnswerConsent: consents.answer_consent,
    money_commands.ManagerConsents: consents.manager_consents,
    money_commands.EndConsent: consents.end_consent,
    screen_commands.ArrangeScreens: screen_layouts.arrange,
    screen_commands.RemoveLayout: screen_layouts.remove,
}
"""What carries out each act."""


AT_ANY_TIME: Final = (
    commands.OpenGamingDay, commands.PayStored, screen_commands.ArrangeScreens, screen_commands.RemoveLayout,
)  # fmt: skip
"""Acts that need no open gaming day."""
STACKS_AT_THE_TABLE: Final = (
    commands.CountStack, commands.LeaveDeskSeat, commands.FreeSeat, commands.EndPlayOver, commands.SettleOwed,
    commands.CloseDeskTable,
)  # fmt: skip
"""Acts about stacks and seats that a table has itself while its hands are entered."""
BUYING_IN: Final = (
    commands.SeatDown, commands.AddToStack, commands.PlayOverSeat, commands.MoveToTable, commands.ChangeDeskSeat,
    commands.StartDeskBreak, commands.EndDeskBreak, *chips_taken.TAKEN,
)  # fmt: skip
"""Acts that both have a part in: they wait while the table gives its stacks back."""


class Desk:
    """A live cash floor. Equal desks give equal acts for equal commands."""

    def __init__(self, state: DeskState | None = None) -> None:
        self.state = state or DeskState()

    def decide(self, command: AnyDeskCommand, book: Rulebook, now_ms: int, chance: int = 0) -> DeskActDone:
        """Carry out an act by the rulebook of the gaming day, and return it. Refuses as `drafted` does."""
        done = self.drafted(command, book, now_ms, chance)
        self.state.apply(done)
        return done

    def drafted(self, command: AnyDeskCommand, book: Rulebook, now_ms: int, chance: int = 0) -> DeskActDone:
        """Return an act as it would be carried out; nothing has changed.

        Refuses what its function refuses, and "desk-day-closed", "no-such-clause", "act-in-the-future" and
        "act-before-the-day".
        """
        draft = ActDraft(self.state, book, command, now_ms, chance)
        self._check(draft)
        self._check_told(command)
        takes_back = HANDLERS[type(command)](draft, command)
        return draft.done(takes_back or 0)

    def check(self, command: AnyDeskCommand, book: Rulebook, now_ms: int) -> None:
        """Refuse an act that a table carries out whose hands are entered, as `decide` would at another depth."""
        draft = ActDraft(self.state, book, command, now_ms, 0)
        self._check(draft)
        HANDLERS[type(command)](draft, command)

    def _check(self, draft: ActDraft) -> None:
        command, day = draft.command, self.state.day
        is_open = day is not None and not day.closed_ms
        if not is_open and not self._is_at_any_time(command):
            raise Refused("desk-day-closed", "The gaming day is not open.")
        if command.clause and command.clause not in draft.book.clauses:
            words = f"The house's book has no clause {command.clause!r}."
            raise Refused("no-such-clause", words, (), {"clause": command.clause})
        if draft.at_ms > draft.now_ms:
            raise Refused("act-in-the-future", "An act is noted once it has happened.")
        if day is not None and is_open and draft.at_ms < day.opened_ms:
            words = "That was before the gaming day opened."
            raise Refused("act-before-the-day", words, (), {"opened_ms": day.opened_ms})

    def _is_at_any_time(self, command: AnyDeskCommand) -> bool:
        if isinstance(command, commands.TakeBackAct) and (act := self.state.act(command.act)) is not None:
            command = act.command
            return isinstance(command, get_args(screen_commands.AnyScreenCommand))
        return isinstance(command, AT_ANY_TIME)

    def _check_told(self, command: AnyDeskCommand) -> None:
        """Refuse ("told-table") what a table does itself while its hands are entered."""
        for name in ("table", "to_table"):
            table = self.state.table(getattr(command, name, 0))
            if table is None or not table.told:
                continue
            is_going_back = isinstance(command, BUYING_IN) and table.depth != table_depth.CLOSEST
            if isinstance(command, STACKS_AT_THE_TABLE) or is_going_back:
                raise table_depth.told_table(table)

    def due(self) -> int | None:
        """When the next call lapses; None while nobody is called."""
        calls = [place.call.until_ms for place in self.state.of(ListPlace) if place.call is not None]
        return min(calls, default=None)
