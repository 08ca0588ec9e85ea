"""Which seat a player takes at a table, and who moves to another one."""

from collections.abc import Sequence

from cardroom.table.model.hand_positions import Positions, clockwise_from
from cardroom.tournament.lots import Lots
from cardroom.tournament.table_messages import Where, Who


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


def seat_to_take(
    where: Where, free: Sequence[int], last: Positions | None, opened: Sequence[int], lots: Lots
) -> int:
    """One of the ``free`` seats; ``last`` are the last hand's positions, ``opened`` the seats in the order they became
    free.

    The big blind comes to the seats clockwise from where it was. It reaches the first of the free ones soonest, perhaps
    in the very next hand (CH-8.44, CK-T.16, PF-2.5), and the last of them last (CO-42d, reading A12). The seat of the
    last big blind comes last of all, so that nobody is put on the small blind's position while there is another.
    """
    if where == "last_opened":
        found = [seat for seat in opened if seat in free]
        return found[-1] if found else lots.pick(sorted(free))
    if where == "drawn" or last is None or not last.big_blind:
        return lots.pick(sorted(free))
    order = clockwise_from(last.big_blind, free)
    return order[0] if where == "nearest_to_big_blind" else order[-1]
