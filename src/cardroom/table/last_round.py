"""The last round of the evening, which staff announce (CH-2.14): one hand for each player, then no more."""

from cardroom.rules import Refused
from cardroom.table.events import LastRoundAnnounced, TableDrained
from cardroom.table.model.commands import AnnounceLastRound
from cardroom.table.model.decided import Decided
from cardroom.table.model.table_state import State

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
