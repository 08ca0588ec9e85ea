"""What a hand finds at its table, whatever is played there."""

from dataclasses import dataclass, field

from cardroom.rules import GameOffer, Rulebook
from cardroom.table.economy import Economy
from cardroom.table.seat import Seat
from cardroom.table.stakes import Stakes
from cardroom.table.view import TableTerms


@dataclass(slots=True, kw_only=True)
class Setting:
    """``book`` is the house's rulebook narrowed to what the table plays, ``offer``; ``stakes`` are those of the running
    hand, or of the last one. ``rotated`` counts the hands of a table whose games change in turn.
    """

    terms: TableTerms
    book: Rulebook
    offer: GameOffer
    stakes: Stakes
    economy: Economy
    seats: dict[int, Seat] = field(default_factory=dict)
    hand_count: int = 0
    rotated: int = 0
