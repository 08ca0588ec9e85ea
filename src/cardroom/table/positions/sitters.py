"""The seated players between two hands, grouped as the rules of the button and the blinds need them."""

from dataclasses import dataclass

from cardroom.table.model.hand_positions import Positions, between, clockwise_from

NOBODY: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Sitters:
    """The seats that could be dealt in.

    ``playing`` owe nothing; ``waiting`` come in on the big blind alone; ``entering`` post, or owe nothing and come in
    as the house allows; ``newcomers`` are those of them who come in for the first time. ``barred`` play but came in
    between the button and the small blind, so they cannot have the button yet. ``buyer`` wants to buy the button.
    ``heir`` took the last big blind's seat at once and owes the next big blind (CH-4.22). ``poster`` is the present
    seat of the player who posted the last big blind, 0 if that player is gone.
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
    """Return (the entering seats that come in, those of them from the button to the small blind).

    The rule is ``blinds.entry_between``. If only seats behind the button are barred, a player who comes in at the
    button's seat has the button. Nobody is kept out of a table that could not deal without them.
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
    """Heads-up positions: the player without the big blind has button and small blind (CO-5, PF-3.1.2, CK-BB.4,
    CH-4.38, CH-4.39).
    """
    dealer = next(iter(dealt - {big_blind}), big_blind)
    return Positions(dealer, dealer, big_blind)


def nearest_before(seat: int, seats: frozenset[int]) -> int:
    """The nearest of ``seats`` counter-clockwise of ``seat``, 0 for none."""
    others = seats - {seat}
    return clockwise_from(seat, others)[-1] if others else 0
