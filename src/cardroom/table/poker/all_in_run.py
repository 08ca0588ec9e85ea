"""Whether an all-in is run: nobody can bet any more, and cards or answers are still to come."""

from cardroom.engine.posts import ACTIVE, ALL_IN
from cardroom.engine.tasks import TO_BET, TO_BRING_IN
from cardroom.table.model.running import RunningDeal, RunningHand


def is_all_in_run(hand: RunningDeal | None) -> bool:
    """Whether somebody is all-in in this hand, no more than one of the others has chips left, and all bets are made."""
    if not isinstance(hand, RunningHand) or hand.chooser:
        return False
    engine = hand.engine
    if engine.is_over or engine.asked in (TO_BET, TO_BRING_IN):
        return False
    return ALL_IN in engine.status and engine.status.count(ACTIVE) <= 1


__all__ = ["is_all_in_run"]
