"""How long pages take to show the end of a hand: cards of a run-out, hands, pots told one by one.

The room decides a showdown at once and pages show it fact by fact. The next hand waits for them, or it would cut off
who won. `tools/protocol_types.py` writes the same times for the client (`SHOWN_MS` and its kin in `protocol.ts`), so
that both sides count the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from cardroom.table.events import PublicEvent

SHOWN_MS: Final[Mapping[str, int]] = MappingProxyType({
    "hole_dealt": 55,
    "up_card_dealt": 70,
    "community_card_dealt": 240,
    "discarded": 160,
    "drew": 160,
    "offered_up": 300,
    "offer_refused": 160,
    "cards_placed": 300,
    "rows_scored": 500,
    "board_dealt": 240,
    "board_run_answered": 500,
    "board_runs_set": 300,
    "chances_told": 120,
    "bets_collected": 220,
    "hand_shown": 420,
    "cards_shown": 300,
    "pot_awarded": 650,
    "uncalled_returned": 160,
})  # fmt: skip
"""How long a fact of this kind stays alone on the felt before the next one; others are drawn with what follows."""

RUN_OUT_MS: Final = 900
"""A board that more cards follow in the same step: a run-out is watched street by street."""

MAX_REVEAL_MS: Final = 8_000
"""What would take longer (three boards, many pots) is shown faster, each fact by the same share."""

RESULT_MS: Final = 3_200
"""A page that fell behind lets a result stand so long, if the room's pause allowed for it, before it shows the next
hand; never when its viewer is to act.
"""

SLACK_MS: Final = 300
"""What a slow phone needs to draw the first of it."""


def reveal_ms(events: Sequence[PublicEvent]) -> int:
    """Milliseconds from a step's arrival at a page until the last of its `events` is shown."""
    kinds = [event.__struct_config__.tag for event in events]
    total = 0
    for position, kind in enumerate(kinds[:-1]):
        if kind == "board_dealt" and "board_dealt" in kinds[position + 1 :]:
            total += RUN_OUT_MS
        else:
            total += SHOWN_MS.get(str(kind), 0)
    return min(total, MAX_REVEAL_MS)
