"""The amounts taken out of the pots of a hand before they are won: the engine's question, and the answer in parts."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Take:
    """One amount that leaves the pots: for the house, or for a ``fund``. ``parts`` are what each pot bears of it, main
    pot first.
    """

    parts: list[int]
    clauses: tuple[str, ...]
    fund: str = ""


class Taking(Protocol):
    """The most that may be taken of one hand. Asked once, when no more chips can come into the pots."""

    def take(self, pots: list[int], saw_flop: bool) -> list[int]:
        """All that leaves each pot, main pot first: all the engine needs to know."""
        ...

    def takes(self, taken: list[int], pots: list[int], saw_flop: bool) -> tuple[Take, ...]:
        """What ``take`` took of these pots, amount by amount, in the order in which they are told."""
        ...
