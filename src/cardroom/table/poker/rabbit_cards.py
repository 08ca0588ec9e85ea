"""The cards that would have completed a board, announced when the hand is over, in a house that shows them."""

from cardroom.engine.rest_of_board import rest_of_board
from cardroom.table.events import RestOfBoardShown
from cardroom.table.model.decided import Decided
from cardroom.table.model.running import RunningHand
from cardroom.table.model.setting import Setting
from cardroom.table.poker.hand_naming import texts


def show_rest_of_board(setting: Setting, hand: RunningHand, decided: Decided) -> None:
    """Announce the rest of the board, if all but one have folded and the house shows it then."""
    rules = setting.book.rabbit_hunt
    if rules is None or rules.shown.value == "never" or hand.engine.live > 1:
        return
    clauses = rules.shown.clauses + rules.cards_shown.clauses + rules.shown_to.clauses
    for board, places in enumerate(rest_of_board(hand.engine)):
        cards = texts([hand.engine.deck[place] for place in places])
        decided.tell(RestOfBoardShown(cards, places, board, tuple(dict.fromkeys(clauses))))
