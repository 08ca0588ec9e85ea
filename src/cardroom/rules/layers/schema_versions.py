"""The schema of rulebooks over time: its version, decisions added with a default, and decisions removed."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Any, Final

from cardroom.rules.layers.layers import Layer
from cardroom.rules.layers.rule_faults import BookFault, RulebookFaults

SCHEMA: Final = 5
"""The schema of this program. Each release that adds or removes a decision increases it; each book names its own."""
FIRST: Final = 1
"""The schema of a book that names none."""

GONE: Mapping[str, int] = MappingProxyType({
    "buy_in.return_order": 2,
    "cards.draw_order": 2,
    "cards.earliest_showdown": 2,
    "choice.forced_bets": 2,
    "jackpot.added": 2,
    "jackpot.other_games": 2,
    "jackpot.remainder": 2,
    "jackpot.several_hits": 2,
    "open_face.both_foul": 2,
    "open_face.both_have_bonus": 2,
    "open_face.fantasyland": 2,
    "showdown.board_runs": 2,
    "showdown.low_qualifier": 2,
    "showdown.no_low": 2,
    "showdown.ranking": 2,
    "showdown.suits": 2,
    "sit_out.general_clock": 2,
    "time_bank.shared": 2,
    "time_bank.while_disconnected": 2,
})  # fmt: skip
"""Removed decisions, "section.field", with the schema that removed each: a book of an older schema may have them."""


@dataclass(frozen=True, slots=True)
class Since:
    """How a decision came into the schema: the version that added it, and its default for older books.

    `value` is as a file writes it; it never changes, or a saved book would play differently after an update. `meaning`
    is a sentence that explains the default to the house.
    """

    schema: int
    value: Any
    meaning: str


def since(schema: int, value: Any, meaning: str) -> dict[str, Since]:
    """Metadata of a decision added later: `field(metadata=since(3, "any_amount", "Any amount may be bet."))`."""
    return {"since": Since(schema, value, meaning)}


def defaults_of(section: Any) -> dict[str, Since]:
    """The decisions of a section that have a default, by name."""
    return {one.name: one.metadata["since"] for one in fields(section) if "since" in one.metadata}


def schema_of(layers: Iterable[Layer]) -> int:
    """The schema of a book: that of its oldest file. Raises RulebookFaults for a schema unknown to this program."""
    return min([_schema_of(layer) for layer in layers])


def _schema_of(layer: Layer) -> int:
    named = layer.data.get("schema", FIRST)
    if type(named) is not int or named < FIRST:
        message = f"must be a whole number from {FIRST}, is {named!r}; this program writes {SCHEMA}"
    elif named > SCHEMA:
        message = f"is {named}, that of a later Cardroom; this one knows books up to schema {SCHEMA}: update Cardroom"
    else:
        return named
    # (Reported alone: nothing else can be checked by an unknown schema.)
    raise RulebookFaults([BookFault(layer.file, layer.line(("schema",)), "schema", message)])
