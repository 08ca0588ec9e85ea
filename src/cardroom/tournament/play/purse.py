"""The tournament's money: payments for entries and purchases come in; payouts and the house's share go out."""

from dataclasses import replace

from cardroom.table.values.message import Movement
from cardroom.tournament.cancelling.at_cancellation import Bought
from cardroom.tournament.hexapro.waiting import pays_now
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.tournament_state import Entrant
from cardroom.tournament.removals.disqualified_prizes import Placed
from cardroom.tournament.results import (
    Finished,
    HouseKeeps,
    HouseKept,
    HousePaid,
    HousePays,
    Paid,
    PaidFor,
    TakenBack,
    TicketBack,
    TicketWon,
)

Clauses = tuple[str, ...]


def receive(step: DecisionStep, entrant: Entrant, bought: Bought) -> None:
    """Take the money for an entry or chips that a player has bought.

    The house has its fee at once when play has begun, otherwise at the start; the staff have their part of it at the end.
    """
    money = step.state.money
    entrant.bought = (*entrant.bought, bought)
    money.escrow += bought.whole
    money.collected += bought.pool
    money.fees += bought.fee - bought.staff
    money.staff += bought.staff
    if step.state.phase != "announced":
        keep_fees(step)


def return_all(step: DecisionStep, entrant: Entrant, clauses: Clauses = ()) -> None:
    """Refund everything that a player has bought, each in the way it was paid; the house has had no fee of it."""
    money = step.state.money
    for bought in entrant.bought:
        money.collected -= bought.pool
        money.fees -= bought.fee - bought.staff
        money.staff -= bought.staff
        if bought.ticket:
            money.used.remove(bought.ticket)
            _move(step, -bought.whole, TicketBack(entrant.player, bought.ticket, bought.whole, clauses))
    pay(
        step,
        entrant.player,
        sum(one.whole for one in entrant.bought if not one.ticket),
        "entry_back",
        clauses,
    )
    entrant.bought = ()


def fee_back(step: DecisionStep, entrant: Entrant, now: Bought, clauses: Clauses) -> None:
    """Refund the part of a paid entry's fee that is above the fee of an entry ``now``. Entries paid by ticket get none."""
    money, found = step.state.money, []
    for bought in entrant.bought:
        less = 0 if bought.ticket else max(0, bought.fee - now.fee)
        left = replace(
            bought, fee=bought.fee - less, staff=min(bought.staff, now.staff) if less else bought.staff
        )
        money.fees -= (bought.fee - bought.staff) - (left.fee - left.staff)
        money.staff -= bought.staff - left.staff
        pay(step, entrant.player, less, "fee_back", clauses)
        found.append(left)
    entrant.bought = tuple(found)


def keep_fees(step: DecisionStep) -> None:
    """Pay the house its fees."""
    money = step.state.money
    fees, money.fees = money.fees, 0
    house_keeps(step, fees, "fee", _of_fees(step))


def _of_fees(step: DecisionStep) -> Clauses:
    return step.book.prizes.fee_shown.clauses if step.book.prizes else ()


def pay_staff(step: DecisionStep) -> None:
    """Pay the staff their part of the fees: nothing more is repaid."""
    money = step.state.money
    part, money.staff = money.staff, 0
    house_keeps(step, part, "staff", _of_fees(step))


def finish(step: DecisionStep, finished: Finished, own: int) -> None:
    """Record a place and pay it, the ``own`` one of places that are shared.

    In HexaPro prizes wait for the end of the game, where the house rules so.
    """
    rules, state = step.book.hexapro, step.state
    state.placed[finished.player] = Placed(finished.player, finished.place, finished.prize, own=own)
    state.tickets_won = state.tickets_won or finished.ticket > 0
    if step.state.drawn and rules and not pays_now(rules, step.state.phase == "over") and finished.prize:
        step.state.money.held.append(finished)
    else:
        hand_out(step, finished)


def hand_out(step: DecisionStep, finished: Finished) -> None:
    """Pay a place; a ticket in it is handed over."""
    _move(step, finished.ticket - finished.prize, finished)
    if finished.ticket:
        clauses = step.book.prizes.satellite_prizes.clauses if step.book.prizes else ()
        won = TicketWon(finished.player, finished.ticket, step.terms.target, clauses)
        _move(step, -finished.ticket, won)


def pay(step: DecisionStep, player: str, cents: int, why: PaidFor, clauses: Clauses) -> None:
    """Pay a player money, if there is any."""
    if cents:
        _move(step, -cents, Paid(player, cents, why, clauses))


def take_back(step: DecisionStep, player: str, cents: int, clauses: Clauses) -> None:
    """Take money back from a player, if there is any."""
    if cents:
        _move(step, cents, TakenBack(player, cents, clauses))


def house_pays(step: DecisionStep, cents: int, why: HousePays, clauses: Clauses) -> None:
    """Take money from the house, if there is any."""
    if cents:
        _move(step, cents, HousePaid(cents, why, clauses))


def house_keeps(step: DecisionStep, cents: int, why: HouseKeeps, clauses: Clauses) -> None:
    """Pay the house money, if there is any."""
    if cents:
        _move(step, -cents, HouseKept(cents, why, clauses))


def _move(step: DecisionStep, cents: int, movement: Movement) -> None:
    step.state.money.escrow += cents
    step.decided.money.append(movement)
