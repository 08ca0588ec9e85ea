"""One played hand as rows of three tables: its seats, its betting rounds by player, and its acts."""

from typing import Any, Final

from cardroom.analysis.counted_hands import PlayedHand
from cardroom.analysis.player_statistics import SHARES, Row, count_hand
from cardroom.extras import needed

with needed():
    import polars as pl

COUNTS: Final = (*SHARES, "aggressive", "calls")
"""What is counted in a betting round: for each the times it was done, `..._made`, and the times it could have been,
`..._chances`.
"""
_WHO: Final[dict[str, Any]] = {"hand": pl.Int64, "seat": pl.Int8, "player": pl.String, "position": pl.String}
_ROUND: Final[dict[str, Any]] = {"round": pl.Int8, "street": pl.String}
_COUNTED: Final[dict[str, Any]] = {
    f"{count}_{what}": pl.Int16 for count in COUNTS for what in ("made", "chances")
}
SCHEMAS: Final[dict[str, dict[str, Any]]] = {
    "seats": _WHO | {"source": pl.String, "net": pl.Float64, "is_shown": pl.Boolean, "has_won": pl.Boolean},
    "rounds": _WHO | _ROUND | {"has_acted": pl.Boolean} | _COUNTED,
    "acts": {"hand": pl.Int64, "number": pl.Int16}
    | _ROUND
    | {"seat": pl.Int8, "player": pl.String, "act": pl.String},
}
"""The columns of each table. Hands count from 0 in the order of the files, seats in the order of dealing, `number` from 0
in the order of the acts. `net` is in big blinds (where there is none, in the smaller bets of fixed limit), `is_shown`
whether the hand came to a showdown with the player in, `has_won` whether a part of a contested pot went to the player.
"""


def rows_of(number: int, hand: PlayedHand, source: str) -> dict[str, list[tuple[Any, ...]]]:
    """The rows of one hand for each table of `SCHEMAS`, their values in its order."""
    seats: list[tuple[Any, ...]] = []
    rounds: list[tuple[Any, ...]] = []
    still_in = hand.still_in
    for seat, player in enumerate(hand.players):
        who = (number, seat, player, hand.positions[seat])
        is_shown = seat in still_in and len(still_in) > 1
        seats.append((*who, source, hand.nets[seat], is_shown, seat in hand.won))
        by_round = [Row(street) for street in hand.streets]
        count_hand(hand, seat, by_round, with_nets=False)
        for place, row in enumerate(by_round):
            counted = (
                value for count in COUNTS for value in (row.made.get(count, 0), row.chances.get(count, 0))
            )
            rounds.append((*who, place, row.name, bool(row.hands), *counted))
    acts = [
        (number, order, place, hand.streets[place], seat, hand.players[seat], act)
        for order, (place, seat, act) in enumerate(hand.acts)
    ]
    return {"seats": seats, "rounds": rounds, "acts": acts}
