"""What of the prizes a lobby can tell, and how they would be with one more entry."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardroom.rules.decision import Decision
from cardroom.rules.decisions import Payout, Prizes
from cardroom.tournament.prizes.ladder import counted_entries, ladder
from cardroom.tournament.prizes.pool import PrizePool, pool_of


@dataclass(frozen=True, slots=True)
class Takings:
    """What has come in so far: entries, re-entries, the pool parts of everything bought, and what the house gives."""

    entries: int
    re_entries: int = 0
    collected: int = 0
    added: int = 0
    guarantee: int = 0

    def one_more(self, pool_part: int) -> "Takings":
        """With one entry more that brings so much into the pool."""
        collected = self.collected + pool_part
        return Takings(self.entries + 1, self.re_entries, collected, self.added, self.guarantee)


@dataclass(frozen=True, slots=True)
class PrizesShown:
    """The pool, the prizes by place, and by which clauses; `final` says that they do not change any more.

    Where the house does not tell amounts yet, `prizes` are parts of 10,000 of what the places are paid.
    """

    pool: PrizePool
    prizes: tuple[int, ...]
    in_money: bool
    final: bool
    clauses: tuple[str, ...]


def prizes_shown(
    rules: Prizes, table: Sequence[Payout], takings: Takings, *, registration_open: bool, purchases_open: bool
) -> PrizesShown:
    """The prizes of a tournament as they stand: those of its entries so far."""
    pool = pool_of(rules, takings.collected, added=takings.added, guarantee=takings.guarantee)
    entries = counted_entries(rules, takings.entries, takings.re_entries)
    in_money = rules.amounts_shown.value == "at_once" or not purchases_open
    waits_for_purchases = rules.ladder_final.value == "when_purchases_end"
    final = not registration_open and not (purchases_open and waits_for_purchases)
    amount = pool.to_places if in_money else 10_000
    grounds: list[Decision[Any]] = [rules.ladder_final, rules.amounts_shown, rules.ladder_shape]
    if pool.overlay:
        grounds.append(rules.guarantee)
    if takings.re_entries:
        grounds.append(rules.re_entries_per_entry)
    clauses = tuple(dict.fromkeys([clause for decision in grounds for clause in decision.clauses]))
    return PrizesShown(pool, ladder(rules, table, entries, amount), in_money, final, clauses)
