"""The commands to a tournament, and what carries each of them out."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from cardroom.rules import Refused
from cardroom.tournament import table_messages as messages
from cardroom.tournament.play import (
    add_ons,
    busts_taken_back,
    buying,
    cancelling,
    disqualifying,
    fixed_seats,
    last_rebuys,
    pausing,
    penalty_appeals,
    racing,
    staff_chips,
    staff_clock,
    staff_days,
    staff_deals,
    staff_levels,
    staff_notes,
    staff_seats,
    staff_terms,
)
from cardroom.tournament.play import (
    between_days as days,
)
from cardroom.tournament.play import (
    deal_proposals as dealing,
)
from cardroom.tournament.play import (
    entries as entering,
)
from cardroom.tournament.play import (
    hand_for_hand as rounds,
)
from cardroom.tournament.play import (
    hand_reports as hands,
)
from cardroom.tournament.play import (
    penalties_served as penalties,
)
from cardroom.tournament.play import (
    players_moving as moving,
)
from cardroom.tournament.play import (
    start as starting,
)
from cardroom.tournament.play import (
    tournament_commands as commands,
)
from cardroom.tournament.play.decision_step import DecisionStep

Handler = Callable[[DecisionStep, Any], None]
"""The functions that carry commands out: each checks everything before it changes anything."""


def _register(step: DecisionStep, command: commands.Register) -> None:
    entering.register(step, command)
    state, terms = step.state, step.terms
    if (
        state.phase == "announced"
        and step.starts_ms is None
        and state.entries == terms.most
        and not terms.flights
    ):
        starting.start(step)
    if state.waits:
        _begin_or_cancel(step)


def _start(step: DecisionStep, command: commands.StartTournament) -> None:
    starting.start(step)


def _decline(step: DecisionStep, command: commands.DeclineChips) -> None:
    if command.player in step.state.asked:
        add_ons.answered(step, command.player)
        return
    gone = buying.decline(step, command)
    if gone is not None:
        hands.go_out(step, step.state.tables[gone.table], gone)


def _begin_or_cancel(step: DecisionStep) -> None:
    """Begin or cancel at the hour of the start.

    A tournament that has fewer players than announced by then is cancelled (CO-37). One that has enough, at tables too
    short to begin by the house's rule, begins when these are long enough (CH-8.5).
    """
    try:
        starting.check_start(step)
    except Refused as refused:
        if refused.code != "too-few-players" or step.book.cancellation is None:
            raise
        if starting.are_enough(step):
            starting.wait(step, refused)
        else:
            cancelling.carry_out_cancellation(step, commands.CancelTournament("", refused.message))
    else:
        starting.start(step)


def _pass_time(step: DecisionStep, command: commands.PassTournamentTime) -> None:
    state = step.state
    if state.phase == "announced" and step.starts_ms is not None and step.now_ms >= step.starts_ms:
        _begin_or_cancel(step)
    if state.phase == "running":
        days.pass_night(step)
    for player, offer in list(state.offers.items()):
        if offer.until_ms <= step.now_ms:
            gone = buying.settle_offer(step, player)
            if gone is not None:
                hands.go_out(step, state.tables[gone.table], gone)
    if state.add_ons == "on" and step.now_ms >= state.add_ons_until_ms:
        add_ons.end_add_ons(step)
    dealing.pass_deal_time(step)
    pausing.pass_time(step)


def _keep_apart(step: DecisionStep, command: commands.KeepApart) -> None:
    step.state.apart = command.pairs


HANDLERS: Final[Mapping[type, Handler]] = MappingProxyType({
    messages.HandOver: hands.take_hand,
    messages.TableStandsStill: hands.take_standing,
    messages.Lifted: moving.take_lifted,
    messages.Seated: moving.take_seated,
    messages.Declined: moving.take_declined,
    messages.TableGone: moving.take_closed,
    messages.ChipsAdded: buying.take_added,
    messages.ColouredUp: racing.take_coloured_up,
    messages.ChipsCorrected: racing.take_corrected,
    messages.Froze: rounds.take_frozen,
    messages.BustTakenBack: busts_taken_back.take_back_bust,
    commands.Register: _register,
    commands.Unregister: entering.unregister,
    commands.StartTournament: _start,
    commands.Rebuy: buying.rebuy,
    commands.TakeAddOn: add_ons.take_add_on,
    commands.DeclineChips: _decline,
    commands.ProposeDeal: dealing.propose_deal,
    commands.AgreeToDeal: dealing.agree,
    commands.RefuseDeal: dealing.refuse,
    commands.DecideDeal: staff_deals.decide_deal,
    commands.CancelTournament: cancelling.carry_out_cancellation,
    commands.KeepApart: _keep_apart,
    commands.PassTournamentTime: _pass_time,
    commands.ChangeStart: staff_clock.change_start,
    commands.PauseTournament: staff_clock.pause,
    commands.ResumeTournament: staff_clock.resume,
    commands.EndBreak: staff_clock.end_break,
    commands.AddTime: staff_clock.add_time,
    commands.ChangeLevel: staff_clock.change_level,
    commands.ChangeLevels: staff_levels.change_levels,
    commands.ChangeEntries: staff_levels.change_entries,
    commands.ChangeFee: staff_terms.change_fee,
    commands.ChangeGuarantee: staff_terms.change_guarantee,
    commands.ChangeBreakingOrder: staff_seats.change_breaking_order,
    commands.KeepSeatFree: staff_seats.keep_free,
    commands.GiveSeatAgain: staff_seats.give_again,
    commands.OpenExtraTable: staff_seats.open_extra,
    commands.CloseExtraTable: staff_seats.close_extra,
    commands.MovePlayer: staff_seats.move_player,
    commands.RemovePlayer: staff_seats.remove_player,
    commands.NoteDocument: staff_notes.note_document,
    commands.NoteContact: staff_notes.note_contact,
    commands.FixSeat: fixed_seats.fix_seat,
    commands.ReleaseSeat: fixed_seats.release_seat,
    commands.Disqualify: disqualifying.disqualify,
    commands.PenalisePlayer: penalties.penalise_player,
    commands.EndPlayersPenalty: penalties.end_players_penalty,
    commands.AppealPlayersPenalty: penalty_appeals.appeal_penalty,
    commands.DecidePlayersAppeal: penalty_appeals.decide_appeal,
    commands.ColourUpNow: staff_chips.colour_up,
    commands.DrawLastHands: staff_days.draw_now,
    commands.AnnounceLastRebuys: last_rebuys.announce,
    commands.WithdrawLastRebuys: last_rebuys.withdraw,
    commands.EndDay: staff_days.end_day_now,
    commands.BeginDay: staff_days.begin_day_now,
    commands.CloseBooks: disqualifying.close_books,
})  # fmt: skip
