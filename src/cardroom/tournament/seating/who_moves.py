"""Chooses the player who leaves a table that has too many."""

from collections.abc import Sequence

from cardroom.table.model.hand_positions import Positions, clockwise_from
from cardroom.tournament.lots import Lots
from cardroom.tournament.table_messages import Who


def seat_to_leave(who: Who, taken: Sequence[int], last: Positions | None, lots: Lots, fills: int = 0) -> int:
    """Of the ``taken`` seats the one whose player moves; ``last`` are the positions of the last hand.

    The player who posts the next big blind sits next clockwise from the last one (CH-8.44, CK-T.16). If the house moves
    the player on the big blind, it is the one who posted the last one, and if that player is out, the next (PF-2.5).
    Without a big blind so far there is a draw. A draw leaves out the player who posted the last big blind, as long as
    there is anybody else: it never hits one player twice running (CO-46a), and a seat elsewhere may be the next to post
    it. In games without blinds a player goes from the seat that is to be filled elsewhere, ``fills``, or the next one
    taken (PF-2.5), or is drawn (CH-8.45).
    """
    if who == "same_seat" and fills:
        return clockwise_from(fills - 1, taken)[0]
    if who in ("next_big_blind", "big_blind") and last is not None and last.big_blind:
        if who == "big_blind" and last.big_blind in taken:
            return last.big_blind
        return clockwise_from(last.big_blind, taken)[0]
    others = [seat for seat in taken if last is None or seat != last.big_blind]
    return lots.pick(sorted(others or taken))
