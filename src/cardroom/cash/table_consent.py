"""Consent of all at the table: staff ask, every player answers, one refusal ends the question (CH-7.11, CK-TH.2)."""

import msgspec

from cardroom.cash.answering import asked_by, check_nothing_asked, end
from cardroom.cash.asking_bomb_pot import withdraw
from cardroom.cash.cash_commands import AnswerQuestion, AskAll, TakeBackQuestion
from cardroom.cash.question import Question
from cardroom.cash.till import Till
from cardroom.cash.time_charge import JACKPOT, charge_for, put_in_force
from cardroom.rules import Refused
from cardroom.table.events import AllAsked, ConsentGiven
from cardroom.table.model.decided import Decided
from cardroom.table.model.economy import Seats
from cardroom.table.model.table_state import State
from cardroom.table.model.view import QuestionView


def ask_all(till: Till, state: State, command: AskAll, now_ms: int, decided: Decided) -> None:
    """Ask all players on behalf of staff; with nobody to ask, the question is agreed at once.

    Refuses "asking-already", "no-time-charge", "no-agreed-buy-in", "amount-zero".
    """
    check_nothing_asked(till)
    if command.what == "bomb_pot":
        raise Refused("no-bomb-pot", "A bomb pot is the players' own affair: one of them asks.")
    amount, clauses = command.amount, asked_by(till, command.what)
    if command.what == "jackpot_by_time":
        amount, clauses = charge_for(till, JACKPOT, command.seconds)
    elif state.book.buy_in.by_agreement.value == "never":
        raise Refused("no-agreed-buy-in", "This house knows no buy-in outside its limits.", clauses)
    elif amount <= 0:
        raise Refused("amount-zero", "A buy-in is of one unit at least.", clauses)
    till.question = Question(command.what, command.seconds, command.player, amount)
    decided.tell(AllAsked(command.what, command.seconds, amount, command.player, clauses))


def answer(till: Till, state: State, command: AnswerQuestion, now_ms: int, decided: Decided) -> None:
    """Take one player's answer. A player who has agreed to a bomb pot may still decline until it is dealt.

    Refuses "question-over" if another question is open than the one named, and "not-asked" if none is open or this
    player is not asked.
    """
    seat, question, named = state.seat_of(command.player), till.question, command.question
    if not command.agrees and withdraw(till, seat, named, decided):
        return
    if named is not None and question is not None and not question.is_asked(named):
        words = "That question is over; answer the one that the table asks now."
        raise Refused("question-over", words, asked_by(till, question.what))
    if question is None or command.player not in _asked(state.seats, question):
        raise Refused("not-asked", "You are asked nothing now.")
    if not command.agrees:
        end(till, question, "declined", decided, seat.number)
        return
    till.question = msgspec.structs.replace(question, agreed=(*question.agreed, command.player))
    decided.tell(ConsentGiven(seat.number))


def take_back(till: Till, state: State, command: TakeBackQuestion, now_ms: int, decided: Decided) -> None:
    """Take back staff's question. Refuses "not-asked"."""
    if till.question is None:
        raise Refused("not-asked", "The players are asked nothing now.")
    end(till, till.question, "taken_back", decided)


def settle_question(till: Till, seats: Seats, decided: Decided) -> None:
    """After every change: carry out the question's matter once all at the table have agreed."""
    question = till.question
    if question is None or _asked(seats, question):
        return
    if question.what == "jackpot_by_time":
        put_in_force(till, JACKPOT, question.seconds, decided)
    elif question.what == "bomb_pot":
        till.bomb_pot = (question.player, *question.agreed)
    else:
        till.agreed_buy_ins = (*till.agreed_buy_ins, (question.player, question.amount))
    end(till, question, "agreed", decided)


def show_question(till: Till, seats: Seats) -> QuestionView | None:
    """The open question to all players, as everybody sees it."""
    asked = till.question
    if asked is None:
        return None
    agreed = tuple([number for number, seat in sorted(seats.items()) if seat.player in asked.agreed])
    return QuestionView(
        asked.what, asked.seconds, asked.amount, asked.player, agreed, asked_by(till, asked.what)
    )


def _asked(seats: Seats, question: Question) -> list[str]:
    """The players who have yet to answer."""
    left_out = (*question.agreed, question.player)
    return [
        seat.player for _, seat in sorted(seats.items()) if not seat.sits_out and seat.player not in left_out
    ]
