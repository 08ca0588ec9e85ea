"""Who sits at a table between two hands, as far as the button and the blinds ask."""

from dataclasses import dataclass

from cardroom.table.model.hand_positions import Positions, between, clockwise_from

NOBODY: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Sitters:
    """The seats that could be dealt in.

    ``playing`` owe nothing; ``waiting`` come in on the big blind alone; ``entering`` post, or owe nothing and come in
    where the house lets them, ``newcomers`` of them for the first time. ``barred`` play but came in between the button
    and the small blind, so the button is not theirs yet. ``buyer`` wants to buy the button. ``heir`` took the last big
    blind's seat at once and owes the next one (CH-4.22). ``poster`` is where the player who posted the last big blind
    sits now, 0 for one who is gone.
    """

    playing: frozenset[int]
    waiting: frozenset[int] = NOBODY
    entering: frozenset[int] = NOBODY
    newcomers: frozenset[int] = NOBODY
    barred: frozenset[int] = NOBODY
    buyer: int = 0
    heir: int = 0
    poster: int = 0


def admitted(
    sitters: Sitters, rule: str, dealer: int, small_seat: int, seat_count: int
) -> tuple[frozenset[int], frozenset[int]]:
    """(who of the entering comes in, those from the button to the small blind) by ``blinds.entry_between``. Where those
    behind the button alone are barred, who comes to its seat has it.

    Nobody is kept out of a table that could not deal without them.
    """
    gap = between(dealer, small_seat, seat_count) if dealer else NOBODY
    if rule != "barred_behind_button":
        gap |= frozenset([dealer] if dealer else [])
    late = sitters.entering & gap
    if rule in ("barred_before_small_blind", "barred_behind_button"):
        shut = late & sitters.newcomers
    elif rule == "barred_before_big_blind":
        shut = (late | (sitters.entering & {small_seat})) & sitters.newcomers
    else:
        shut = NOBODY
    inside = sitters.entering - shut
    if len(sitters.playing | sitters.waiting | inside) < 2:
        inside = sitters.entering
    return inside, late & inside


def heads_up(dealt: frozenset[int], big_blind: int) -> Positions:
    """The one not due the big blind is dealer and small blind (CO-5, PF-3.1.2, CK-BB.4, CH-4.38, CH-4.39)."""
    dealer = next(iter(dealt - {big_blind}), big_blind)
    return Positions(dealer, dealer, big_blind)


def nearest_before(seat: int, seats: frozenset[int]) -> int:
    """The nearest of ``seats`` counter-clockwise of ``seat``, 0 for none."""
    others = seats - {seat}
    return clockwise_from(seat, others)[-1] if others else 0
