"""The players who paid the rake of a hand, in proportion to what they put into the pots (weighted contributed).

The other usual way, dealt, gives everybody dealt in the same share, also those who paid nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardroom.table.events import PotAwarded, PublicEvent


def contributed(
    events: tuple[PublicEvent, ...], seats: Mapping[str, int], nets: Mapping[str, int]
) -> dict[str, int]:
    """Return what each player put into the pots of a finished hand, in the order of dealing: what was won less the net.

    Bets that nobody called are not counted. In a hand without pots (Open Face Chinese) it is the amount that the player
    won or lost.
    """
    won: dict[int, int] = {}
    for event in events:
        if isinstance(event, PotAwarded):
            won[event.seat] = won.get(event.seat, 0) + event.amount
    if not won:
        return {player: abs(nets.get(player, 0)) for player in seats}
    return {player: won.get(seat, 0) - nets.get(player, 0) for player, seat in seats.items()}


def shared_out(amount: int, weights: Mapping[str, int]) -> dict[str, int]:
    """Share an amount in proportion to weights, in whole cents.

    The odd cents go one each to those with the largest weight whose share is not whole already, and among equal weights
    to the first in the order given: so nobody's share is a cent off.
    """
    total = sum(weights.values())
    if total <= 0:
        return {}
    shares = {player: amount * weight // total for player, weight in weights.items()}
    odd = amount - sum(shares.values())
    broken = [player for player, weight in weights.items() if amount * weight % total]
    for player in sorted(broken, key=lambda one: -weights[one])[:odd]:
        shares[player] += 1
    return {player: share for player, share in shares.items() if share}
