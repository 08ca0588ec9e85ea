"""Computing chances in advance, before they have to be announced: the deck already determines them.

Nothing is announced by it. A hand in which the next decision may table all hands is played on in a copy, in each way
it may go on, and `chances_of` caches its results. So the step that tables the hands finds every answer in the cache.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

from cardroom.engine import Hand
from cardroom.engine.events import SHOWN
from cardroom.engine.posts import ACTIVE, ALL_IN
from cardroom.engine.tasks import TO_AGREE, TO_BET
from cardroom.rules import Rulebook
from cardroom.table.model.decided import Decided
from cardroom.table.model.running import RunningHand
from cardroom.table.poker.chances import AFTER, OpenHands, open_hands_of


def may_table_all(book: Rulebook, hand: RunningHand) -> bool:
    """Whether this hand's chances may be announced with the next decision: the player to act may end the betting with
    somebody all-in.
    """
    if book.equity is None or book.equity.told.value == "not_told" or hand.chooser:
        return False
    engine = hand.engine
    if engine.actor < 0:
        return False
    if engine.asked == TO_AGREE:
        return True
    if engine.asked != TO_BET or engine.status.count(ACTIVE) > 2:
        return False
    return ALL_IN in engine.status or engine.options().call_all_in


def copied(hand: RunningHand) -> RunningHand:
    """Copy the present hand, so that `foresee` can play the copy on elsewhere while the hand itself goes on."""
    return replace(hand, engine=hand.engine.copy())


def foresee(book: Rulebook, hand: RunningHand, goes_on: Callable[[], bool]) -> None:
    """Compute all chances that the next decision may lead to, one by one, while `goes_on` returns true."""
    for end in _ends(hand.engine):
        ahead = replace(hand, engine=end)
        told: OpenHands | None = None
        for fact in end.events[hand.told :]:
            if not goes_on():
                return
            if fact[0] == SHOWN and told is None and not fact[3]:
                told = open_hands_of(book, ahead)
            if told is not None and fact[0] in AFTER:
                told.follow(fact, Decided())


def _ends(engine: Hand) -> Iterator[Hand]:
    """Play the hand on: the player to act calls or folds, and the board is run once or as often as may be agreed."""
    for verb in ("call", "fold"):
        ahead = engine.copy()
        if ahead.asked == TO_BET:
            options = ahead.options()
            if verb == "fold" and options.can_check:
                continue
            ahead.act("check" if verb == "call" and options.can_check else verb)
        elif verb == "fold":
            continue
        most = ahead.run_offer if ahead.asked == TO_AGREE and not ahead.is_over else 1
        for runs in range(1, most + 1):
            end = ahead.copy()
            while end.actor >= 0 and end.asked == TO_AGREE:
                end.run_board(min(runs, end.run_offer))
            yield end
