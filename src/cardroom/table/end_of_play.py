"""How a table comes to its end, and back: draining, and the last round that staff announce (CH-2.14)."""

from cardroom.rules import Refused
from cardroom.table.events import LastRoundAnnounced, TableDrained, TableReopened
from cardroom.table.model.commands import AnnounceLastRound, Drain, Reopen
from cardroom.table.model.decided import Decided
from cardroom.table.model.table_state import State


def drain(state: State, command: Drain, now_ms: int, decided: Decided) -> None:
    """Finish the hand in progress and deal no more. Refuses "draining-already"."""
    if state.draining:
        raise Refused("draining-already", f"{state.terms.name} deals no more hands already.")
    state.draining = command.reason
    decided.tell(TableDrained(command.reason))


def reopen(state: State, command: Reopen, now_ms: int, decided: Decided) -> None:
    """Let the table deal again; an announced last round is taken back too. Refuses "not-draining"."""
    if not state.draining and state.last_hands is None:
        raise Refused("not-draining", f"{state.terms.name} is open.")
    state.draining, state.last_hands = "", None
    decided.tell(TableReopened())


REASON = "last_round"


def announce_last_round(state: State, command: AnnounceLastRound, now_ms: int, decided: Decided) -> None:
    """Set the number of hands still to be dealt to the number of active players, so that the button goes round once. A
    running hand is not one of them. Refuses "last-round-already", "draining-already", "nobody-plays".
    """
    clauses = state.book.seating.last_round.clauses
    if state.draining:
        raise Refused("draining-already", f"{state.terms.name} deals no more hands already.", clauses)
    if state.last_hands is not None:
        raise Refused("last-round-already", "The last round is announced already.", clauses)
    hands = len(state.active_seats())
    if hands < state.book.seating.players_to_deal.value:
        raise Refused("nobody-plays", "Too few play here for a round: stop the table instead.", clauses)
    state.last_hands = hands + (state.hand is not None)
    decided.tell(LastRoundAnnounced(hands, clauses))


def count_last_hand(state: State, decided: Decided) -> None:
    """Count a finished hand of the last round, unless it is dealt again; after the last one the table drains."""
    if state.last_hands is None or state.redeal is not None or state.draining:
        return
    state.last_hands -= 1
    if state.last_hands == 0:
        state.draining, state.last_hands = REASON, None
        decided.tell(TableDrained(REASON))
