"""How a question to all players ends, the clauses on which it is asked, and buy-ins that all have agreed to (CK-TH.2)."""

from cardroom.cash.question import Question
from cardroom.cash.till import Till
from cardroom.rules import Refused
from cardroom.table.events import AllAnswered
from cardroom.table.model.decided import Decided
from cardroom.table.values.kinds import Matter, Outcome


def check_nothing_asked(till: Till) -> None:
    """Refuse "asking-already" while a question to all players is open."""
    if till.question is not None:
        raise Refused(
            "asking-already", "The players are being asked something already; wait for their answer."
        )


def end(till: Till, question: Question, outcome: Outcome, decided: Decided, seat: int = 0) -> None:
    """End the question and announce its outcome."""
    till.question = None
    clauses = grounds(till, question.what)
    decided.tell(AllAnswered(question.what, outcome, question.player, question.amount, seat, clauses))


def asked_by(till: Till, what: Matter) -> tuple[str, ...]:
    """The clauses behind a question: those that require consent, and for a bomb pot those that define it."""
    if what == "bomb_pot" and (rules := till.book.bomb_pots) is not None:
        return tuple(
            dict.fromkeys(rules.begun.clauses + rules.ante_big_blinds.clauses + rules.boards.clauses)
        )
    return grounds(till, what)


def grounds(till: Till, what: Matter) -> tuple[str, ...]:
    """The clauses that require the consent of all."""
    if what == "buy_in":
        return till.book.buy_in.by_agreement.clauses
    if what == "bomb_pot":
        return till.book.bomb_pots.begun.clauses if till.book.bomb_pots else ()
    return till.book.jackpot.hourly.clauses if till.book.jackpot else ()


def is_agreed(till: Till, player: str, amount: int) -> bool:
    """Whether all agreed that this player buys in for exactly so much."""
    return (player, amount) in till.agreed_buy_ins


def use_agreement(till: Till, player: str) -> None:
    """Remove the player's agreed buy-ins: an agreement is good for one buy-in."""
    till.agreed_buy_ins = tuple([one for one in till.agreed_buy_ins if one[0] != player])
