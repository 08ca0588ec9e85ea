"""Decides which tables deal: standing orders to hold and to go on."""

from heapq import heappush

from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.tournament_state import FOREVER, TableBook
from cardroom.tournament.table_messages import CloseEmptyTable, StandingOrders

ENOUGH = 2
"""Players that a hand takes."""


def stand(step: DecisionStep, table: TableBook) -> None:
    """Note that a table deals nothing until it gets new orders: it has reported everything it had to report."""
    if not table.standing:
        table.standing, table.clear_ms, table.keeps = True, FOREVER, False
        step.state.playing.discard(table.number)
    step.touch(table)


def must_hold(step: DecisionStep, table: TableBook) -> bool:
    """Whether this table may not deal now."""
    state, number = step.state, table.number
    if state.phase != "running" or state.seating_all or state.redrawing or state.ending:
        return True
    if table.races or table.racing or table.done:
        return True
    if (step.is_paused or step.day_is_over or state.deal is not None) and number not in state.dealing:
        return True  # (A round that has begun is played to its end.)
    if (
        table.breaking
        or table.closing
        or table.lifting
        or number in state.moves
        or len(table.players) < ENOUGH
    ):
        return True
    if state.hand_for_hand and number not in state.dealing:
        return True
    if step.seats.short_table.value == "halts" and table.expected:
        return True
    if any(
        player in table.players and (named.removed or not state.dealing)
        for player, named in state.named.items()
    ):
        return True
    return any(offer.table == number for offer in state.offers.values())


def reconcile(step: DecisionStep, table: TableBook) -> None:
    """Order a table to hold or to go on, if it is to do something other than it does."""
    state = step.state
    if table.closing or state.phase == "over":
        return
    holds = must_hold(step, table)
    if holds:
        if not table.held and not table.standing:
            _order(step, table, hold=True)
    elif table.standing or table.held or table.stale:
        _order(step, table, hold=False)
        if table.standing:
            table.standing, table.clear_ms = False, step.now_ms
            heappush(state.clear, (table.clear_ms, table.number))
        state.playing.add(table.number)


def _order(step: DecisionStep, table: TableBook, *, hold: bool) -> None:
    state = step.state
    table.orders, table.held, table.stale = step.number(), hold, False
    table.will_keep = rebuys_last(step, table) and not hold
    if table.standing:
        table.keeps = table.will_keep
    step.send(
        table.number,
        StandingOrders(
            number=table.orders,
            levels_ms=state.levels_ms,
            hold=hold,
            round=state.round if state.hand_for_hand and not hold else 0,
            answers=table.hands,
            button=state.button,
            keeps_broke=rebuys_last(step, table),
            levels=state.levels,
            last_hands=state.last_hands,
            session=state.session,
        ),
    )


def may_rebuy(step: DecisionStep) -> bool:
    """Whether the rebuy period is running: until its last level ends, or until the last hands announced are played at all
    tables where hands can be played.
    """
    state, rebuys = step.state, step.terms.rebuys
    if rebuys is None or state.ending:
        return False
    if state.last_rebuys:
        return any(
            table.hands < table.rebuys_until and len(table.players) + table.coming >= ENOUGH
            for table in state.tables.values()
        )
    return state.level <= rebuys.until_level


def rebuys_last(step: DecisionStep, table: TableBook) -> bool:
    """Whether who loses all chips in a hand dealt at this table now may buy some."""
    return may_rebuy(step) and (not step.state.last_rebuys or table.hands < table.rebuys_until)


def purchases_open(step: DecisionStep) -> bool:
    """Whether the pool may yet grow by chips that are bought."""
    state, terms = step.state, step.terms
    if state.ending or state.phase == "over":
        return False
    if (
        terms.add_on is not None
        and state.add_ons != "over"
        and (state.add_ons or state.level <= terms.add_on_level)
    ):
        return True
    if terms.rebuys is None:
        return False
    return may_rebuy(step) or bool(state.offers) or any(table.keeps for table in state.tables.values())


def close_table(step: DecisionStep, table: TableBook) -> None:
    """Close an empty table: it is not used any more."""
    assert not table.players and table.standing, "an empty table that deals nothing"
    table.closing = True
    step.send(table.number, CloseEmptyTable())
