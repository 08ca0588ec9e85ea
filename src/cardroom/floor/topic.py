"""What a topic is: one kind of irregularity, what must be told about it, and the function that rules on it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cardroom.floor.facts import Facts
from cardroom.floor.ruling import Ruling
from cardroom.floor.situation import Situation
from cardroom.rules.rulebook import Rulebook

Rule = Callable[[Rulebook, Situation, Any], Ruling]
Against = Callable[[Situation, Any], list[str]]


def nothing_against(situation: Situation, facts: Any) -> list[str]:
    """For a topic whose facts cannot contradict the situation."""
    return []


@dataclass(frozen=True, slots=True)
class Topic:
    """One kind of irregularity.

    `about` says in one line what it is. `needs` names the fields of the situation that must be told; `section` the
    part of the rulebook that decides. `rule` is a pure function of rulebook, situation and facts; `against` tells which
    of the facts cannot be true with that situation, or with one another.
    """

    id: str
    subject: str
    about: str
    facts: type[Facts]
    needs: tuple[str, ...]
    rule: Rule
    section: str = "live_betting"
    against: Against = nothing_against
