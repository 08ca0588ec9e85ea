"""A row of the differences between houses: one decision point, one case, and what each live house makes of it."""

from dataclasses import dataclass
from typing import Any

import pytest

from cardroom.rules import Refused
from tests.floor.rulings import ruled

CO = "casinohuone"
"""The online house. It deals no cards by hand: what may be asked of it is what its engine does."""


@dataclass(frozen=True)
class Row:
    """One decision point: a case, and what PF, PN, CK and CH make of it."""

    point: str
    topic: str
    facts: dict[str, Any]
    situation: dict[str, Any]
    expected: tuple[str, str, str, str]


def assert_nothing_to_rule_on_online(row: Row) -> None:
    """The online house refuses the case: it has no such topic."""
    with pytest.raises(Refused, match="Casinohuone deals no cards by hand"):
        ruled(CO, row.topic, row.facts, **row.situation)
