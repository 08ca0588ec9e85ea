"""How far a bot straddles in the next hand: bold ones now and then, with the chips for it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from cardroom.bots.temper import Temper

OFTEN: Final = 0.4
"""How often the boldest bot straddles; the others in proportion."""
STACK_IN_STRADDLES: Final = 20
"""With less than so many straddles in its stack a bot does not."""


def straddle_up_to(amounts: Sequence[int], stack: int, temper: Temper, chance: random.Random) -> int:
    """The most to straddle for out of what straddles come to at the table, 0 for none."""
    if not amounts or chance.random() >= OFTEN * temper.bold:
        return 0
    within = [amount for amount in amounts if STACK_IN_STRADDLES * amount <= stack]
    return chance.choice(within[:3]) if within else 0
