"""Each player's share of the fund when the jackpot is hit, by the printed tables (CH-7.15 to CH-7.17)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from cardroom.rules.decisions import Jackpot, PayoutRow

PERCENT = 100


@dataclass(frozen=True, slots=True)
class PayoutShares:
    """The share of one player of each kind, in the smallest unit, and the total of the payout."""

    loser: int
    winner: int
    other: int
    total: int


def row_of(rules: Jackpot, category: int, players: int, losers: int, winners: int) -> PayoutRow:
    """Return the printed row. Raises LookupError if the tables have none."""
    rows: Sequence[PayoutRow] = (rules.payout_1 if category == 1 else rules.payout_2).value
    for row in rows:
        if (row.players, row.losers, row.winners) == (players, losers, winners):
            return row
    raise LookupError(
        f"no payout of category {category} for {players} players, {losers} losers, {winners} winners"
    )


def shares_of(row: PayoutRow, fund: int) -> PayoutShares:
    """The shares of a fund, each rounded down by itself; fractions stay in the fund (reading)."""
    loser, winner, other = (part_of(fund, text) for text in (row.loser, row.winner, row.other))
    total = loser * row.losers + winner * row.winners + other * row.others
    assert 0 <= total <= fund, "a payout larger than the fund"
    return PayoutShares(loser, winner, other, total)


def part_of(fund: int, percent: str) -> int:
    """The part of a fund that a percentage ("20/3") makes, rounded down."""
    share = Fraction(percent) * fund / PERCENT
    return share.numerator // share.denominator


def made_up(left: int, base: int) -> int:
    """The amount that the house adds to a fund after a payout so that it holds its base sum (CH-7.17)."""
    return max(0, base - left)
