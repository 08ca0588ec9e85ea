"""The house's share of one hand, by its rulebook."""

from dataclasses import dataclass

from cardroom.rules import Rulebook, Stake
from cardroom.rules.decisions import Rake

WHOLE = 10_000
"""Basis points in the whole."""


@dataclass(frozen=True, slots=True)
class HandRake:
    """What may be taken from one hand: percent (in basis points), least and largest amount, and the clauses behind it.

    The engine calls ``take`` once, when no more chips can come into the pots and uncalled bets are back.
    """

    basis_points: int
    minimum: int
    cap: int
    before_flop: bool
    clauses: tuple[str, ...]

    def take(self, pots: list[int], saw_flop: bool) -> list[int]:
        """The rake of each pot, main pot first. Nothing from a hand that ended before the flop (CO-RAKE.6)."""
        return split(self.amount(sum(pots), saw_flop), pots)

    def amount(self, total: int, saw_flop: bool) -> int:
        """Percent to the nearest unit, a half upwards; then the minimum; then the cap (CO-RAKE.2, CO-RAKE.7)."""
        if total <= 0 or not (saw_flop or self.before_flop):
            return 0
        share = (total * self.basis_points + WHOLE // 2) // WHOLE
        return min(max(share, self.minimum), self.cap, total)


def split(amount: int, pots: list[int]) -> list[int]:
    """``amount`` over the pots by their size; odd units by largest remainder, ties to the earlier pot (reading A7)."""
    total = sum(pots)
    if amount == 0 or total == 0:
        return [0] * len(pots)
    shares = [amount * pot // total for pot in pots]
    # sorted() is stable: of equal remainders the earlier pot, the main pot first, comes first.
    by_remainder = sorted(range(len(pots)), key=lambda place: -(amount * pots[place] % total))
    for place in by_remainder[: amount - sum(shares)]:
        shares[place] += 1
    return shares


def hand_rake(book: Rulebook, stake: Stake, dealt_in: int) -> HandRake | None:
    """The rake of a hand of ``stake`` started with ``dealt_in`` players, or None where nothing is taken."""
    if stake.rake_basis_points == 0:
        return None
    rules = book.rake
    cap, clauses = stake.rake_cap_cents, rules.by_stake.clauses + rules.rounding.clauses
    if dealt_in <= rules.short_handed_players.value:
        cap = short_handed_cap(rules, stake)
        clauses += rules.short_handed_caps.clauses
    return HandRake(
        basis_points=stake.rake_basis_points,
        minimum=rules.minimum_cents.value,
        cap=cap,
        before_flop=rules.before_flop.value != "none",
        clauses=tuple(dict.fromkeys(clauses)),
    )


def short_handed_cap(rules: Rake, stake: Stake) -> int:
    """The cap printed for these blinds, or for the largest smaller ones marked "or larger" (CO-RAKE.8).

    A stake no row speaks of keeps its own cap.
    """
    blinds = (stake.small_blind_cents, stake.big_blind_cents)
    rows = rules.short_handed_caps.value
    for row in rows:
        if (row.small_blind_cents, row.big_blind_cents) == blinds:
            return row.cap_cents
    larger = [row for row in rows if row.or_larger and row.big_blind_cents < stake.big_blind_cents]
    return max(larger, key=lambda row: row.big_blind_cents).cap_cents if larger else stake.rake_cap_cents
