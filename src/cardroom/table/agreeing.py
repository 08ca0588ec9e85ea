"""What needs the consent of all at the table: staff ask, everybody answers, one no ends it (CH-7.11, CK-TH.2)."""

from typing import Literal

import msgspec

from cardroom.rules import Refused
from cardroom.table.commands import AnswerQuestion, AskAll, TakeBackQuestion
from cardroom.table.decided import Decided
from cardroom.table.events import AllAnswered, AllAsked, ConsentGiven
from cardroom.table.question import Question
from cardroom.table.state import State
from cardroom.table.time_charge import JACKPOT, charge_for, put_in_force

Outcome = Literal["agreed", "declined", "taken_back"]


def ask_all(state: State, command: AskAll, now_ms: int, decided: Decided) -> None:
    """Staff ask all players; with nobody to ask it is agreed at once.

    Refuses "asking-already", "no-time-charge", "no-agreed-buy-in", "amount-zero".
    """
    if state.question is not None:
        raise Refused("asking-already", "The players are being asked something already; wait for their answer.")
    amount, clauses = command.amount, grounds(state, command.what)
    if command.what == "jackpot_by_time":
        amount, clauses = charge_for(state, JACKPOT, command.seconds)
    elif state.book.buy_in.by_agreement.value == "never":
        raise Refused("no-agreed-buy-in", "This house knows no buy-in outside its limits.", clauses)
    elif amount <= 0:
        raise Refused("amount-zero", "A buy-in is of one unit at least.", clauses)
    state.question = Question(command.what, command.seconds, command.player, command.name, amount)
    decided.tell(AllAsked(command.what, command.seconds, amount, command.player, command.name, clauses))


def answer(state: State, command: AnswerQuestion, now_ms: int, decided: Decided) -> None:
    """One player's answer. Refuses "not-asked" where nothing is, or not this player."""
    seat, question = state.seat_of(command.player), state.question
    if question is None or command.player not in _asked(state, question):
        raise Refused("not-asked", "You are asked nothing now.")
    if not command.agrees:
        _end(state, question, "declined", decided, seat.number)
        return
    state.question = msgspec.structs.replace(question, agreed=(*question.agreed, command.player))
    decided.tell(ConsentGiven(seat.number))


def take_back(state: State, command: TakeBackQuestion, now_ms: int, decided: Decided) -> None:
    """Staff ask no longer. Refuses "not-asked"."""
    if state.question is None:
        raise Refused("not-asked", "The players are asked nothing now.")
    _end(state, state.question, "taken_back", decided)


def settle_question(state: State, decided: Decided) -> None:
    """After every change: when all who are at the table have agreed, it holds."""
    question = state.question
    if question is None or _asked(state, question):
        return
    if question.what == "jackpot_by_time":
        put_in_force(state, JACKPOT, question.seconds, decided)
    else:
        state.agreed_buy_ins = (*state.agreed_buy_ins, (question.player, question.amount))
    _end(state, question, "agreed", decided)


def grounds(state: State, what: str) -> tuple[str, ...]:
    """The clauses that ask for the consent of all."""
    if what == "buy_in":
        return state.book.buy_in.by_agreement.clauses
    return state.book.jackpot.hourly.clauses if state.book.jackpot else ()


def _asked(state: State, question: Question) -> list[str]:
    """The players whose answer is awaited."""
    left_out = (*question.agreed, question.player)
    return [seat.player for _, seat in sorted(state.seats.items()) if not seat.sits_out and seat.player not in left_out]


def _end(state: State, question: Question, outcome: Outcome, decided: Decided, seat: int = 0) -> None:
    state.question = None
    clauses = grounds(state, question.what)
    decided.tell(AllAnswered(question.what, outcome, question.player, question.amount, seat, clauses))
