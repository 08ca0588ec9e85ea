"""Decisions for a player who is away and still dealt in, as in tournaments."""

from cardroom.rules import Rulebook
from cardroom.table.model.seat import Seat


def folds_at_once(book: Rulebook, seat: Seat) -> bool:
    """Whether the hand is folded even if a check is free: for a player who chose to sit out (CO-40a), and in some
    houses also for one who let the clock run out or lost the connection (CO-28b, CO-48c, reading C5).
    """
    if not seat.sits_out:
        return False
    is_late = seat.out_reason in ("clock", "disconnected")
    return not (is_late and book.tournament is not None and book.tournament.late.value == "checked_if_free")
