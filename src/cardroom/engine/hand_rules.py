"""The decisions of a house that a single hand needs: plain values, each with the clauses it rests on."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from cardroom.rules import Rulebook

Reopening = Literal["run_of_short_all_ins", "full_raise_only", "amount_faced"]


@dataclass(frozen=True, slots=True)
class HandRules:
    """How a house plays a hand. The defaults are those of no house: table stakes as commonly played, no clauses.

    `reopening`: when may a player who has acted raise again? "run_of_short_all_ins": after a full raise, or after
    short all-ins that nobody called in between and that add up to one; "full_raise_only": after a full raise;
    "amount_faced": when what there is to call is at least the last full bet or raise.
    `short_blind_price`: what it costs to call when the big blind's stack was short.
    `short_post_order`: which of ante and blind a short stack posts first.
    `all_in_reveal`: when the cards of players are shown if nobody can bet any more.
    `raise_cap`: bets and raises allowed in a round of fixed limit (a blind is the first bet), 0 is no cap;
    `uncapped_heads_up` lifts it when only two players with chips begin the round.
    `burns`: cards put aside before each deal to the board.
    `clauses`: for each decision, by the name it has in the rulebook, the ids of its clauses.
    """

    reopening: Reopening = "run_of_short_all_ins"
    short_blind_price: Literal["full_big_blind", "largest_posted"] = "full_big_blind"
    short_post_order: Literal["ante_first", "blind_first"] = "ante_first"
    all_in_reveal: Literal["at_showdown", "when_betting_ends"] = "at_showdown"
    raise_cap: int = 0
    uncapped_heads_up: bool = True
    burns: int = 0
    clauses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, book: "Rulebook") -> "HandRules":
        """The decisions of a house's rulebook, or of one of its games: `HandRules.of(book.for_game("omaha"))`.

        A shuffled deck needs no burn cards; a house that burns all the same says so elsewhere.
        """
        betting, showdown = book.betting, book.showdown
        runs = betting.short_all_in_run.value == "reopens_when_sum_is_full"
        decisions = [(section, entry.name) for section in (betting, showdown) for entry in fields(section)]
        return cls(
            reopening="run_of_short_all_ins" if runs else "full_raise_only",
            short_blind_price=betting.short_blind_price.value,
            short_post_order=betting.short_post_order.value,
            all_in_reveal=showdown.all_in_reveal.value,
            raise_cap=betting.raise_cap.value,
            clauses={name: getattr(section, name).clauses for section, name in decisions},
        )

    def citing(self, *decisions: str) -> tuple[str, ...]:
        """The clauses of these decisions, each once, in this order."""
        found = (clause for decision in decisions for clause in self.clauses.get(decision, ()))
        return tuple(dict.fromkeys(found))
