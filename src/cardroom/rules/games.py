"""The games a house offers and their stakes."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decision import BasisPoints, Cents


@dataclass(frozen=True, slots=True)
class Stake:
    """One stake of a game, with its rake in basis points: 550 is 5.5 %.

    Within a family of games the same name means the same blinds and the other way round; loading checks it.
    """

    name: str
    small_blind_cents: Cents
    big_blind_cents: Cents
    rake_basis_points: BasisPoints
    rake_cap_cents: Cents

    @property
    def blinds(self) -> tuple[int, int]:
        """Small and big blind in cents: what makes two stakes of one family the same."""
        return self.small_blind_cents, self.big_blind_cents


@dataclass(frozen=True, slots=True)
class GameOffer:
    """A game as the house offers it.

    `deal` names the declaration in `cardroom.games`, `form` the betting structure. `family` joins games whose
    stakes are counted together. `chapters` are the chapters of the rulebook that speak of this game; they
    choose the clauses cited at its tables. `clauses` carry the offer itself and its deal, `stake_clauses` the
    table of stakes.
    """

    id: str
    name: str
    deal: str
    form: Literal["no_limit", "pot_limit", "fixed_limit"]
    family: str
    chapters: tuple[str, ...]
    clauses: tuple[str, ...]
    stake_clauses: tuple[str, ...]
    stakes: tuple[Stake, ...]
    reading: str = ""

    def stake(self, name: str) -> Stake:
        """The stake called `name`, such as "NL25". Raises KeyError naming the stakes there are."""
        for stake in self.stakes:
            if stake.name == name:
                return stake
        known = ", ".join(stake.name for stake in self.stakes)
        raise KeyError(f"{self.name} has no stake {name!r}; its stakes are {known}")
