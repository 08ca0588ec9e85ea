"""The games a house offers and their stakes."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Amount, BasisPoints

Form = Literal["no_limit", "pot_limit", "fixed_limit"]


@dataclass(frozen=True, slots=True)
class Stake:
    """One stake of a game, with its rake in basis points: 550 is 5.5 %. An amount that the game does not use is 0.

    The ante is posted by each player, or by the big blind for all. A bring-in belongs to games without blinds; the two
    bets are the sizes of fixed limit; Open Face Chinese is played for points. A table of several games may have both
    blinds and, for its games without them, ante and bring-in. Within a family of games the same name means the same
    amounts and vice versa; loading checks this.
    """

    name: str
    rake_basis_points: BasisPoints
    rake_cap_cents: Amount
    small_blind_cents: Amount = 0
    big_blind_cents: Amount = 0
    ante_cents: Amount = 0
    ante_by: Literal["each", "big_blind"] = "each"
    bring_in_cents: Amount = 0
    small_bet_cents: Amount = 0
    big_bet_cents: Amount = 0
    point_cents: Amount = 0

    @property
    def blinds(self) -> tuple[int, int]:
        """Small and big blind in cents."""
        return self.small_blind_cents, self.big_blind_cents

    @property
    def amounts(self) -> tuple[int | str, ...]:
        """All amounts that are posted and bet; two stakes of one family are the same if these are equal."""
        bets = self.small_bet_cents, self.big_bet_cents
        return *self.blinds, self.ante_cents, self.ante_by, self.bring_in_cents, *bets, self.point_cents

    @property
    def unit_cents(self) -> int:
        """The unit of buy-ins: the big blind; without blinds the smaller bet, the ante or the point."""
        return self.big_blind_cents or self.small_bet_cents or self.ante_cents or self.point_cents

    @property
    def counted_in(self) -> str:
        """The players' name for that unit: its "bets" in fixed limit, else its "blinds", its "ante" or its "point"."""
        if self.small_bet_cents:
            return "bets"
        if self.big_blind_cents:
            return "blinds"
        return "ante" if self.ante_cents else "point"


@dataclass(frozen=True, slots=True)
class GameInTurn:
    """One game of a table where the game changes: its declaration in `cardroom.games` and its betting form."""

    deal: str
    form: Form


@dataclass(frozen=True, slots=True)
class GameOffer:
    """A game as the house offers it.

    `deal` names the declaration in `cardroom.games`, or "open-face"; `form` is the betting structure, "points" if there
    is no betting. At a table of several games, `deal` says how the game changes ("rotation": the `parts` in this order;
    "choice": any of them) and `form` is "mixed". `family` joins games whose stakes are counted together. `chapters` are
    the chapters of the rulebook about this game; they select the clauses cited at its tables. `clauses` are the grounds
    of the offer itself, and of its deal if the book's `[deals]` does not name it; `stake_clauses` are those of the
    table of stakes; `configured` marks stakes that the document does not print. A house that extends another drops a
    game by setting `offered` to false.
    """

    id: str
    name: str
    deal: str
    form: Literal["no_limit", "pot_limit", "fixed_limit", "mixed", "points"]
    family: str
    chapters: tuple[str, ...]
    clauses: tuple[str, ...]
    stake_clauses: tuple[str, ...]
    stakes: tuple[Stake, ...]
    reading: str = ""
    configured: bool = False
    parts: tuple[GameInTurn, ...] = ()
    offered: bool = True

    @property
    def all_parts(self) -> tuple[GameInTurn, ...]:
        """The games that a hand of this offer can be: its parts, or the one game itself. Empty for Open Face Chinese."""
        if self.form in ("no_limit", "pot_limit", "fixed_limit"):
            return (GameInTurn(self.deal, self.form),)
        return self.parts

    def stake(self, name: str) -> Stake:
        """The stake called `name`, such as "NL25". Raises KeyError that lists the stakes."""
        for stake in self.stakes:
            if stake.name == name:
                return stake
        known = ", ".join(stake.name for stake in self.stakes)
        raise KeyError(f"{self.name} has no stake {name!r}; its stakes are {known}")
