"""The ways in which houses move the button and the blinds, by the rulebook's value for ``blinds.dealer``."""

from collections.abc import Callable

from cardroom.table.model.hand_positions import Placing, Positions
from cardroom.table.positions.dead_button import moved_with_dead_button
from cardroom.table.positions.moving_big_blind import moved_with_big_blind
from cardroom.table.positions.sitters import Sitters

Move = Callable[[Positions, Sitters, str, int], Placing]
"""(last positions, the sitters, the value of ``blinds.entry_between``, seats at the table) -> the next placing."""

MOVES: dict[str, Move] = {
    "before_small_blind": moved_with_big_blind,
    "dead_button": moved_with_dead_button,
}
