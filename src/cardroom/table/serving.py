"""Penalties served at the table: the player keeps the seat, is dealt no cards, and misses hand after hand.

The seat has the rest to serve (`Seat.penalty_hands`, `Seat.penalty_until_ms`); the room stores the penalties and the
rest of a player who has left. Forced bets missed meanwhile count as for any absent player (CK-H.14).
"""

from cardroom.rules import Refused
from cardroom.rules.decisions import Penalties
from cardroom.table.breaks import may_stay_away_until, put_out
from cardroom.table.events import PenaltyCounted
from cardroom.table.model.commands import Penalise
from cardroom.table.model.decided import Decided
from cardroom.table.model.running import RunningDeal
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State


def penalise(state: State, command: Penalise, now_ms: int, decided: Decided) -> None:
    """Set the rest of a player's penalties here: hands to miss, and the end of a time away; zeros end the penalties.

    The seat sits out at once, or after the hand if it is dealt in. Refuses "no-penalties" in a house without live
    rules, "not-seated".
    """
    seat = state.seat_of(command.player)
    rules = rules_of(state)
    was_serving = seat.is_penalised(now_ms)
    seat.penalty_hands, seat.penalty_until_ms = command.hands, command.until_ms
    is_serving = seat.is_penalised(now_ms)
    if not (was_serving or is_serving):
        return
    tell_left(state, seat, now_ms, rules.served.clauses if is_serving else (), decided)
    if is_serving and not state.dealt_in(seat) and seat.out_reason not in ("penalty", "no_chips", "document"):
        put_out(state, seat, "penalty", now_ms, decided)


def count_missed(state: State, hand: RunningDeal, now_ms: int, decided: Decided) -> None:
    """Count a finished hand for the players who were serving when it began. A void hand counts for nobody."""
    blinded_off = state.economy.absent == "blind_off"  # dealt in, and folded
    for number, seat in sorted(state.seats.items()):
        if seat.player not in hand.before.serving or not seat.penalty_hands:
            continue
        if number in hand.index_of and not blinded_off:
            continue
        seat.penalty_hands -= 1
        tell_left(state, seat, now_ms, rules_of(state).carried.clauses, decided)


def serving(state: State) -> tuple[str, ...]:
    """The players who have hands to miss as a hand begins."""
    return tuple(seat.player for _, seat in sorted(state.seats.items()) if seat.penalty_hands)


def tell_left(state: State, seat: Seat, now_ms: int, clauses: tuple[str, ...], decided: Decided) -> None:
    """Announce the rest that the seat has to serve. Once no hand is left, the player may stay away no longer than
    anybody else, counted from now or from the end of the time away; there is no limit where absent players are blinded
    off.
    """
    removed_at_ms = 0
    if seat.sits_out and not seat.penalty_hands and state.economy.absent != "blind_off":
        if seat.out_reason == "penalty":
            seat.out_until_ms = may_stay_away_until(state, seat, now_ms)
        removed_at_ms = seat.out_until_ms
    decided.tell(
        PenaltyCounted(seat.number, seat.penalty_hands, seat.penalty_until_ms, removed_at_ms, clauses)
    )


def rules_of(state: State) -> Penalties:
    """Return the house's rules on penalties. Refuses ("no-penalties") where its rulebook has none."""
    if state.book.penalties is None:
        raise Refused(
            "no-penalties",
            f"{state.book.name} has no penalties: its rulebook has no [penalties].",
            args={"house": state.book.id},
        )
    return state.book.penalties
