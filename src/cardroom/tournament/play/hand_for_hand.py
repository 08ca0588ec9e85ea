"""Hand-for-hand: all tables deal one hand, and wait for each other before the next."""

from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.ordering import ENOUGH
from cardroom.tournament.play.prizing import paid_places
from cardroom.tournament.play.table_balance import LAST, final_players
from cardroom.tournament.play.tournament_events import (
    HandForHand,
    RoundBegan,
    TableFrozen,
    TablePlaysOn,
)
from cardroom.tournament.table_messages import Froze, PlayOn


def is_due(step: DecisionStep) -> bool:
    """Whether all tables deal together now.

    Near the money: while there are several tables, and no more players than paid places and tables together, so that
    the hands of one round could reach the money (CO-43a, PF-3.13, reading A13). Before the final table: with one player
    too many for it (CH-6.SVI.11).
    """
    state, rule = step.state, step.course.hand_for_hand.value
    if (
        state.phase != "running"
        or state.ending
        or not state.closed
        or len(state.order) <= LAST
        or step.terms.shootout
    ):
        return False
    tables = len([number for number in state.order if state.tables[number].players])
    if tables <= LAST:
        return False
    if rule == "before_final_table":
        return state.left == final_players(step) + 1 and step.all_are_here
    if rule == "never":
        return False
    paid = paid_places(step)
    return paid < state.left <= paid + tables


def advance_rounds(step: DecisionStep) -> None:
    """Begin or end hand-for-hand, or the next round of it."""
    state = step.state
    drop_idle(step)
    if step.course.hand_for_hand.value == "never" or state.dealing:
        return
    if state.gathering or state.day == "night" or state.opens:
        return  # tables are as they were when everybody left them
    wanted = is_due(step)
    if wanted != state.hand_for_hand:
        state.hand_for_hand = wanted
        step.tell(HandForHand(wanted, step.course.hand_for_hand.clauses))
        step.touch_all()
    if not state.hand_for_hand or not step.all_stand or state.deal or state.redrawing or step.is_paused:
        return
    if state.moves or state.named:
        return
    if step.day_is_over:
        return
    if any(table.breaking for table in state.tables.values()):
        return
    ready = {
        number for number, table in state.tables.items() if len(table.players) >= ENOUGH and not table.done
    }
    if not ready:
        return  # the last hands of the day are over
    state.round += 1
    state.dealing = ready
    step.tell(RoundBegan(state.round, tuple(sorted(state.dealing))))
    step.touch_all()


def drop_idle(step: DecisionStep) -> None:
    """Wait no longer for tables that cannot play their hand of the round."""
    state = step.state
    if state.dealing:
        state.dealing = {number for number in state.dealing if _can_deal(step, number)}
        _play_on(step)


def _can_deal(step: DecisionStep, number: int) -> bool:
    """Whether a table can still play its hand of the round; removals and moves by staff may have left too few players."""
    table = step.state.tables.get(number)
    if table is None:
        return False
    if not table.standing:
        return True
    if step.state.ending:  # nothing more is dealt
        return False
    return len(table.players) + table.coming + table.lifting >= ENOUGH and not table.breaking


def take_frozen(step: DecisionStep, message: Froze) -> None:
    """Note that a table stops at an all-in until all others have played the hand of the round (PF-3.13.1)."""
    state = step.state
    if message.table == state.playing_on:  # its hand was void and is dealt again
        step.send(message.table, PlayOn(step.number()))
        return
    if message.table not in state.frozen:
        state.frozen.append(message.table)
        clauses = step.course.all_ins_in_rounds.clauses
        step.tell(TableFrozen(message.table, message.player, clauses))


def _play_on(step: DecisionStep) -> None:
    """Let the frozen tables play their hands out once only they are left, one at a time, in the order of their all-ins."""
    state = step.state
    state.frozen = [number for number in state.frozen if number in state.dealing]
    if state.playing_on not in state.dealing:
        state.playing_on = 0
    if state.playing_on or not state.frozen or not state.dealing <= set(state.frozen):
        return
    state.playing_on = state.frozen.pop(0)
    step.send(state.playing_on, PlayOn(step.number()))
    step.tell(TablePlaysOn(state.playing_on))
