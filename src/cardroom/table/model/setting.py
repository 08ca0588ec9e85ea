"""The data of a table that a hand of any game uses."""

from dataclasses import dataclass, field

from cardroom.rules import GameOffer, Rulebook
from cardroom.table.model.economy import Economy
from cardroom.table.model.seat import Seat
from cardroom.table.model.view import TableTerms
from cardroom.table.values.stakes import Stakes


@dataclass(slots=True, kw_only=True)
class Setting:
    """The setting of a table's hands.

    ``book`` is the house's rulebook narrowed to the table's ``offer``; ``stakes`` are those of the running hand, or of
    the last one. ``rotated`` counts the hands of a table whose games change in turn.
    """

    terms: TableTerms
    book: Rulebook
    offer: GameOffer
    stakes: Stakes
    economy: Economy
    seats: dict[int, Seat] = field(default_factory=dict)
    hand_count: int = 0
    rotated: int = 0
