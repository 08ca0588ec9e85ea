"""The board run more than once: those still in are asked when nobody can bet any more and cards of it are to come.

Each is asked in turn, clockwise from the dealer's left, how often it may be run at most; one who says once settles it.
Every run begins with the cards that lie there already and goes on from the same deck, one run after the other, without
putting anything back. They are asked before any hand is shown, so nobody answers by cards that the rest do not see.
"""

from typing import Final, SupportsIndex

from cardroom.engine import refusals
from cardroom.engine.dealing import deal_board
from cardroom.engine.events import RUN_ANSWERED, RUNS_SET
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.reshuffle import burn, cards_left
from cardroom.engine.state import HandState
from cardroom.engine.tasks import TO_AGREE, TO_BET

ONCE: Final = 1


def begin_asking(hand: HandState) -> bool:
    """Ask the first of those still in, if there is a choice; whether anybody is asked.

    Not before the last exchange of cards, as with hands shown early; nor more runs than the deck has cards for.
    """
    most = hand.terms.board_runs
    if most == ONCE or hand.terms.waits_for_cards or any(hand.terms.exchanges[hand.street + 1 :]):
        return False
    most = min(most, runs_left(hand))
    if most < 2:
        return False
    hand.run_offer = most
    _ask(hand, 0)
    return True


def runs_left(hand: HandState) -> int:
    """How often the deck has the cards for the streets to come; 0 where they deal none to a board, or own cards."""
    terms = hand.terms
    streets = range(hand.street + 1, terms.last_street + 1)
    if not any(terms.deals_board[at] for at in streets) or any(terms.deals_own[at] for at in streets):
        return 0
    return cards_left(hand) // sum([terms.deals_board[at] * terms.boards + terms.burns[at] for at in streets])


def answer(hand: HandState, times: SupportsIndex) -> bool:
    """The player asked lets the board be run so often at most. Whether nobody else is to be asked. Raises Refused."""
    player = hand.actor
    if player < 0 or hand.asked != TO_AGREE:
        raise refusals.not_now(hand, "run_board")
    if type(times) is not int or not ONCE <= times <= hand.run_offer:
        raise refusals.wrong_runs(hand, times)
    hand.decision += 1
    hand.run_offer = times
    hand.events.append((RUN_ANSWERED, player, times))
    return times == ONCE or not ask_next(hand)


def ask_next(hand: HandState) -> bool:
    """Ask the next of those still in; whether there is one."""
    return _ask(hand, hand.actor + 1)


def agree(hand: HandState) -> None:
    """It is run as often as all asked have allowed."""
    hand.actor = -1
    hand.asked = TO_BET
    hand.runs = hand.run_offer
    hand.run_offer = 0
    hand.events.append((RUNS_SET, hand.runs))


def deal_runs(hand: HandState) -> None:
    """All that is left to deal to the boards, one run after the other."""
    terms = hand.terms
    hand.boards = hand.boards * hand.runs
    hand.board_places = hand.board_places * hand.runs
    first = hand.street
    for run in range(hand.runs):
        hand.street = first
        while hand.street < terms.last_street:
            hand.street += 1
            if terms.burns[hand.street]:
                burn(hand)
            if terms.deals_board[hand.street]:
                deal_board(hand, run * terms.boards)


def _ask(hand: HandState, first: int) -> bool:
    """Ask the first player still in from this place on; whether there is one."""
    for player in range(first, len(hand.status)):
        if hand.status[player] != OUT:
            hand.actor = player
            hand.asked = TO_AGREE
            return True
    return False
