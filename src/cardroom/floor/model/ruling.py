"""A ruling: what happened counts as, what each player's chips do, who may do what, and why."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from cardroom.floor.model.steps import Step

Sure = Literal["decided", "by_reading", "discretion"]


class Action(msgspec.Struct, frozen=True, omit_defaults=True):
    """The action that stands. `to` is the total of the round it goes to, 0 for a fold or a check."""

    who: str
    verb: Literal["fold", "check", "call", "bet", "raise", "none"]
    to: int = 0


class Chips(msgspec.Struct, frozen=True):
    """One player's chips: of what was `put_in` by the motion in question, `bound` stays and `returned` goes back;
    `owes` is what must still be added, `wins` what the player gets out of a pot.
    """

    who: str
    put_in: int = 0
    bound: int = 0
    returned: int = 0
    owes: int = 0
    wins: int = 0

    def __post_init__(self) -> None:
        amounts = (self.put_in, self.bound, self.returned, self.owes, self.wins)
        if min(amounts) < 0 or self.bound + self.returned != self.put_in:
            raise AssertionError(f"chips of {self.who} are not conserved: {amounts}")


class Right(msgspec.Struct, frozen=True, omit_defaults=True):
    """The options a player still has; `raise_from` and `raise_up_to` are totals, 0 where they are not worked out."""

    who: str
    may: tuple[str, ...]
    raise_from: int = 0
    raise_up_to: int = 0


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way in which staff may rule; its sentence is the message `option-<id>`. `steps` then put the cards right."""

    id: str
    to: int = 0
    steps: tuple[Step, ...] = ()


class Sentence(msgspec.Struct, frozen=True):
    """A sentence for the table: the id of a message and what it speaks of."""

    id: str
    args: Mapping[str, int | str] = {}


class Ruling(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The decision of a case by a house's rulebook.

    `outcome` is a stable id. `sure` says "decided" by the clauses, "by_reading" where the document leaves room and the
    house read it (`readings` has the texts, in English), or "discretion" where staff choose among `options`;
    `action` is then what the house does unless staff say otherwise, or None. `steps` put the cards right, in this
    order. `clauses` are never empty.
    """

    house: str
    topic: str
    outcome: str
    action: Action | None
    chips: tuple[Chips, ...]
    rights: tuple[Right, ...]
    clauses: tuple[str, ...]
    sure: Sure
    readings: tuple[str, ...]
    options: tuple[Option, ...]
    sentence: Sentence
    steps: tuple[Step, ...] = ()

    @property
    def reading(self) -> str:
        """The readings in one line, in English."""
        return " ".join(self.readings)

    def chips_of(self, who: str) -> Chips:
        """The chips of one of the players; nothing put in if the ruling does not speak of that player."""
        return next((chips for chips in self.chips if chips.who == who), Chips(who))

    def may(self, who: str) -> tuple[str, ...]:
        """The options that player still has."""
        return next((right.may for right in self.rights if right.who == who), ())
