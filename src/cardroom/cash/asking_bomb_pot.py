"""A bomb pot: a player asks for one, all at the table agree, and the next hand is dealt as one to those who agreed."""

import msgspec

from cardroom.cash.answering import asked_by, check_nothing_asked, end, grounds
from cardroom.cash.cash_commands import AskForBombPot
from cardroom.cash.question import ConsentAsked, Question
from cardroom.cash.till import Till
from cardroom.rules import Refused
from cardroom.table.events import AllAnswered, AllAsked
from cardroom.table.model.decided import Decided
from cardroom.table.model.economy import Seats
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.values.kinds import Outcome

FEWEST = 2
"""The smallest number of players for a bomb pot."""


def ask_for_bomb_pot(till: Till, state: State, command: AskForBombPot, now_ms: int, decided: Decided) -> None:
    """Ask everybody at the table, on behalf of one player, for a bomb pot.

    Refuses "no-bomb-pots" where the house or the game has none, "sitting-out" for a player who is away,
    "bomb-pot-ahead", "asked-lately", "asking-already", "nobody-to-ask".
    """
    seat, rules = state.seat_of(command.player), till.book.bomb_pots
    if rules is None or not state.play.has_bomb_pots(state.rotated):
        raise Refused(
            "no-bomb-pots", "There are no bomb pots at this table.", rules.begun.clauses if rules else ()
        )
    if seat.sits_out:
        raise Refused("sitting-out", "Come back to the game first.", rules.dealt_to.clauses)
    if till.bomb_pot:
        raise Refused("bomb-pot-ahead", "All have agreed to one already.", rules.begun.clauses)
    check_nothing_asked(till)
    if till.quiet_hands:
        numbers = {"hands": till.quiet_hands}
        message = f"The table was asked a moment ago: ask again once {till.quiet_hands} more hands are over."
        raise Refused("asked-lately", message, rules.asked_again.clauses, numbers)
    if len([one for one in state.seats.values() if not one.sits_out]) < FEWEST:
        raise Refused("nobody-to-ask", "Nobody else plays at the table.", rules.begun.clauses)
    amount = ante(till)
    till.question = Question("bomb_pot", player=command.player, amount=amount, hands=rules.open_hands.value)
    till.quiet_hands = rules.asked_again.value
    decided.tell(AllAsked("bomb_pot", 0, amount, command.player, asked_by(till, "bomb_pot")))


def withdraw(till: Till, seat: Seat, named: ConsentAsked | None, decided: Decided) -> bool:
    """Withdraw a player's request for a bomb pot, or agreement to one, before it is dealt; whether there was any."""
    player, question = seat.player, till.question
    if named is not None and named.what != "bomb_pot":
        return False
    if player in till.bomb_pot:
        _drop(till, "declined", decided, seat.number)
        return True
    if question is None or question.what != "bomb_pot" or player not in (question.player, *question.agreed):
        return False
    if named is not None and not question.is_asked(named):
        return False
    end(till, question, "declined", decided, seat.number)
    return True


def settle_bomb_pot(till: Till, seats: Seats, decided: Decided) -> None:
    """After every change: drop an agreed bomb pot when fewer than two of those who agreed are left."""
    here = [seat for seat in seats.values() if seat.player in till.bomb_pot and not seat.sits_out]
    if len(here) < FEWEST:
        _drop(till, "lapsed", decided)


def hand_ended(till: Till, decided: Decided) -> None:
    """Count a finished hand: an open question lapses after some hands, and the wait before the next one shortens."""
    till.quiet_hands = max(0, till.quiet_hands - 1)
    question = till.question
    if question is None or question.what != "bomb_pot":
        return
    till.question = msgspec.structs.replace(question, hands=question.hands - 1)
    if question.hands <= 1:
        end(till, question, "lapsed", decided)


def ante(till: Till) -> int:
    """The amount that each player puts in."""
    rules = till.book.bomb_pots
    assert rules is not None, "asked for by such a house"
    return rules.ante_big_blinds.value * till.stake.big_blind_cents


def _drop(till: Till, outcome: Outcome, decided: Decided, seat: int = 0) -> None:
    """Cancel the bomb pot that all had agreed to."""
    player, till.bomb_pot = till.bomb_pot[0], ()
    decided.tell(AllAnswered("bomb_pot", outcome, player, ante(till), seat, grounds(till, "bomb_pot")))
