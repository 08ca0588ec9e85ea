"""How far a bot straddles in the next hand: bold ones now and then, with the chips for it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from cardroom.bots.temper import Temper

OFTEN: Final = 0.4
"""How often the boldest bot straddles; the others in proportion."""
STACK_IN_STRADDLES: Final = 20
"""A bot with less than this many straddles in its stack does not straddle."""


def straddle_up_to(amounts: Sequence[int], stack: int, temper: Temper, chance: random.Random) -> int:
    """The highest straddle to post, of the straddles possible at the table; 0 for none."""
    if not amounts or chance.random() >= OFTEN * temper.bold:
        return 0
    within = [amount for amount in amounts if STACK_IN_STRADDLES * amount <= stack]
    return chance.choice(within[:3]) if within else 0
