"""Cancelling a tournament: a dry run shows the settlement that the command carries out."""

from cardroom.rules import Refused
from cardroom.rules.decisions import Cancellation
from cardroom.tournament.cancelling.at_cancellation import AtCancellation, Player
from cardroom.tournament.cancelling.cancel import cancel
from cardroom.tournament.cancelling.cancelled_shares import Cancelled, Compensation, Settlement
from cardroom.tournament.play.buying import settle_offer
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.feats import pay_feats
from cardroom.tournament.play.finishing_places import settle_all
from cardroom.tournament.play.hand_reports import go_out
from cardroom.tournament.play.holdings import Holding, holdings
from cardroom.tournament.play.prizing import prize_pool, smallest_coin
from cardroom.tournament.play.purse import house_keeps, house_pays, pay, pay_staff, return_all
from cardroom.tournament.play.sealed_draw import pay_held
from cardroom.tournament.play.staff_clock import act, check_reason
from cardroom.tournament.play.tournament_commands import CancelTournament
from cardroom.tournament.play.tournament_events import TournamentCancelled
from cardroom.tournament.play.tournament_state import FOREVER, Entrant, TournamentState
from cardroom.tournament.table_messages import StandingOrders


def cancellation(step: DecisionStep) -> Settlement:
    """The settlement if the tournament were cancelled now, with its reasons. Changes nothing.

    Refuses "no-cancellation" where the house has no policy, "already-cancelled", "tournament-over".
    """
    return cancel(_policy(step), _situation(step))


def _policy(step: DecisionStep) -> Cancellation:
    if step.book.cancellation is None:
        words = f"{step.book.name} does not say what players of a cancelled tournament get."
        raise Refused("no-cancellation", words, ())
    return step.book.cancellation


def _situation(step: DecisionStep) -> AtCancellation:
    """The current situation: chips at the last hand's end; those on the way count with their players."""
    state, terms, money = step.state, step.terms, step.state.money
    held = holdings(step)
    agreed = sum(state.agreed.values())
    pool, begun = prize_pool(step), state.phase != "announced"
    unpaid, paid = _special(step)
    unpaid += money.tables
    paid += pool.tables - money.tables if money.settled else 0
    prizes = (money.prizes[0] + unpaid, *money.prizes[1:]) if money.settled else ()
    return AtCancellation(
        players=tuple([_player(one, held.get(one.player)) for one in state.entrants.values()]),
        prizes=prizes,
        begun=begun,
        added=terms.added if begun else 0,
        overlay=pool.overlay if begun else 0,
        taken=pool.kept + pool.carried + paid + agreed if money.settled else 0,
        hexapro=terms.hexapro and begun,
        in_kind=terms.ticket > 0,
        unit=smallest_coin(step),
        cancelled=state.cancelled,
        over=state.phase == "over",
        staff_held=money.staff,
    )


def _player(entrant: Entrant, held: Holding | None) -> Player:
    stack, table = held or (0, 0)
    return Player(entrant.player, entrant.bought, stack, entrant.seat, table, entrant.head if stack else 0)


def _special(step: DecisionStep) -> tuple[int, int]:
    """The part of the special prizes that nobody has a claim to, and the part that is paid to those who have one."""
    money = step.state.money
    feats = list(zip(money.feats, money.special, strict=True)) if money.settled else []
    return sum(cents for feat, cents in feats if not feat.players), sum(
        cents for feat, cents in feats if feat.players
    )


def carry_out_cancellation(step: DecisionStep, command: CancelTournament) -> None:
    """Pay everybody according to the settlement, all in this decision.

    Hands in progress are void, and the chips leave the tables. Refuses as `cancellation` does, and "no-reason" to
    staff.
    """
    if command.by:
        check_reason(command)
    state, settlement = step.state, cancellation(step)
    state.cancelled = True
    state.cancellation = Cancelled(step.now_ms, command.by, command.reason, settlement, ticket_worth(state))
    clauses = settlement.clauses
    if not command.by:  # too few have entered
        clauses = tuple(dict.fromkeys(clauses + step.rules.players_to_start.clauses))
    if settlement.stage == "not_begun":
        for entrant in state.entrants.values():
            return_all(step, entrant, clauses)
    else:
        _decide_all(step)
        house_pays(step, settlement.from_house, "fee_back", clauses)
        if not state.money.settled:
            house_pays(step, prize_pool(step).overlay, "overlay", clauses)
        for row in settlement.rows:
            _pay(step, row)
        state.money.staff -= settlement.from_staff
        pay_staff(step)
        house_keeps(step, settlement.kept, "unused", clauses)
        house_keeps(step, state.money.headless, "unassigned", clauses)
        state.money.headless, state.money.tables = 0, 0
    assert not state.money.escrow, "everything that was paid in has been paid out"
    state.phase, state.moves, state.pause, state.deal, state.waits = "over", {}, "", None, False
    if command.by:
        act(step, command, clauses=clauses)
    by, reason = command.by, command.reason
    step.tell(TournamentCancelled(step.now_ms, settlement.stage, by, reason, settlement.rows, clauses))
    _stop(step)


def ticket_worth(state: TournamentState) -> dict[str, int]:
    """The cents of the tickets that have paid entries, by ticket."""
    return {
        one.ticket: one.whole for entrant in state.entrants.values() for one in entrant.bought if one.ticket
    }


def _decide_all(step: DecisionStep) -> None:
    """Count the hands that have ended: players who lost all chips in one are out, with their place and its prize."""
    state = step.state
    for player in list(state.offers):
        gone = settle_offer(step, player)
        if gone is not None:
            go_out(step, state.tables[gone.table], gone)
    settle_all(step)
    pay_held(step)
    pay_feats(step, FOREVER)
    state.money.feats = []


def _pay(step: DecisionStep, row: Compensation) -> None:
    assert row.reason != "ticket_back", "a ticket comes back before the start alone"
    pay(step, row.player, row.cents, row.reason, row.clauses)
    if row.reason == "bounty_back":
        step.state.entrants[row.player].head = 0


def _stop(step: DecisionStep) -> None:
    """Stop all dealing; chips that no player sits with leave play."""
    state = step.state
    dropped = sum(one.stack for one in state.gathered) + sum(state.behind.values())
    dropped += sum(bag.chips for bag in state.bags.values())
    state.gathered, state.behind, state.seating_all, state.redrawing = [], {}, False, False
    state.bags, state.resting, state.day, state.gathering, state.opens = {}, 0, "", False, False
    state.carried -= dropped
    state.issued -= dropped
    for table in state.tables.values():
        table.breaking = False
        if not table.standing and not table.closing:
            table.orders, table.held = step.number(), True
            step.send(table.number, StandingOrders(table.orders, state.levels_ms, hold=True, voids=True))
    step.touch_all()
