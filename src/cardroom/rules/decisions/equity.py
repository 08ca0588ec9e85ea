"""The chances of all-in hands. Only a book of a house that tells them has this section."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Decision, Principle


@dataclass(frozen=True, slots=True)
class Equity:
    """What is told of the chances of hands that lie open while cards of the board are to come."""

    told: Decision[Literal["not_told", "when_all_are_tabled"]]
    """Whether each hand's chance of the pot is told once all hands still in are tabled and nobody can bet."""
    counted_from: Principle[Literal["tabled_cards"]]
    """What it is worked out from: the hands and boards that lie open, never a card that anybody has yet to see."""
