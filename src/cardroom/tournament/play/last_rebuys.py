"""The last hands with rebuys, announced at live tables when their period has run out (CH-8.16)."""

from typing import Final

from cardroom.rules import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.tournament.play.add_ons import reach_add_ons
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.ordering import may_rebuy, rebuys_last
from cardroom.tournament.play.staff_clock import act, check_reason, check_running
from cardroom.tournament.play.tournament_commands import AnnounceLastRebuys, WithdrawLastRebuys
from cardroom.tournament.play.tournament_state import TableBook

NUMBERS: Final = "house_numbers"
KEY: Final = "last_rebuy_hands"


def last_rebuy_hands(book: Rulebook) -> tuple[int, tuple[str, ...]]:
    """The number of last hands with rebuys that a house announces, and by which clause; 0 where it announces none."""
    table = book.tables.get(NUMBERS)
    for row in table.rows if table is not None else ():
        if row["key"] == KEY:
            return int(row["value"]), (str(row["clause"]),)
    return 0, ()


def announce(step: DecisionStep, command: AnnounceLastRebuys) -> None:
    """Announce the last hands with rebuys: each table plays so many more, behind the one that is being dealt, with rebuys,
    also when the level has ended meanwhile; then the add-on comes.

    Refuses "no-reason", "not-running", "not-live", "no-last-rebuys" where the house announces none, "no-rebuys" where
    none can be bought now, and "last-rebuys-announced".
    """
    check_reason(command)
    check_running(step)
    state, (hands, clauses) = step.state, last_rebuy_hands(step.book)
    if not step.terms.live:
        raise Refused("not-live", "The tables of this tournament are not live.")
    if not hands:
        raise Refused("no-last-rebuys", f"{step.book.name} announces no last hands with rebuys.")
    if state.last_rebuys:
        words = f"The last {state.last_rebuys} hands with rebuys were announced."
        raise Refused("last-rebuys-announced", words, clauses, {"hands": state.last_rebuys})
    if not may_rebuy(step):
        raise Refused("no-rebuys", "Chips are bought here while rebuys last, if there are any.", clauses)
    state.last_rebuys = hands
    for table in state.tables.values():
        table.rebuys_until = table.hands + hands + (not table.standing)
    act(step, command, amount=hands, clauses=clauses)


def withdraw(step: DecisionStep, command: WithdrawLastRebuys) -> None:
    """Withdraw the announcement: rebuys last to the end of their level, and where that has ended they are over.

    Refuses "no-reason", "not-running", "last-rebuys-over" where none are announced, or all are played.
    """
    check_reason(command)
    check_running(step)
    state, clauses = step.state, last_rebuy_hands(step.book)[1]
    if not state.last_rebuys or not may_rebuy(step):
        raise Refused("last-rebuys-over", "No last hands with rebuys are being played.", clauses)
    state.last_rebuys = 0
    for table in state.tables.values():
        table.rebuys_until, table.stale = 0, True
    _go_on(step)
    act(step, command, clauses=clauses)


def count_last_rebuys(step: DecisionStep, table: TableBook) -> None:
    """Take in that a table has played a hand: behind its last one with rebuys nobody buys there any more."""
    if not step.state.last_rebuys or rebuys_last(step, table) or not table.rebuys_until:
        return
    table.rebuys_until, table.stale = 0, True
    step.touch(table)
    _go_on(step)


def _go_on(step: DecisionStep) -> None:
    """The add-on comes once no rebuys last: a player who loses all chips in a later hand is out."""
    step.touch_all()
    terms = step.terms
    if terms.rebuys is not None and not may_rebuy(step):
        reach_add_ons(step, terms.add_on_level)


def left_to_play(step: DecisionStep) -> int:
    """The last hands with rebuys while they are played, as announced; 0 before and after."""
    return step.state.last_rebuys if step.state.last_rebuys and may_rebuy(step) else 0


def next_to_announce(step: DecisionStep) -> int:
    """The last hands with rebuys that may be announced now that their last level is played; else 0."""
    state, rebuys = step.state, step.terms.rebuys
    if rebuys is None or not step.terms.live or state.phase != "running" or state.last_rebuys:
        return 0
    return last_rebuy_hands(step.book)[0] if state.level == rebuys.until_level and may_rebuy(step) else 0
