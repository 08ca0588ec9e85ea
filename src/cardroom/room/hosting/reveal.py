"""The time that pages take to show the end of a hand: the cards of a run-out, the hands, and the pots one by one.

The room decides a showdown at once and pages show it fact by fact. The next hand waits for them, or it would hide the
result. `tools/protocol_types.py` writes the same times for the client (`SHOWN_MS` and the others in `protocol.ts`), so
that both sides use the same.
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
"""The time for which a fact of this kind is shown alone before the next one; others are shown with the next."""

RUN_OUT_MS: Final = 900
"""The time for a board that is followed by more cards in the same step: a run-out is shown street by street."""

MAX_REVEAL_MS: Final = 8_000
"""The longest showing: a longer one (three boards, many pots) is shown faster, every fact in proportion."""

RESULT_MS: Final = 3_200
"""The time for which a late page shows a result before the next hand, if the room's pause allowed for it; never when
its viewer is to act.
"""

SLACK_MS: Final = 300
"""The time that a slow phone needs to draw the first fact."""


def reveal_ms(events: Sequence[PublicEvent]) -> int:
    """Return the milliseconds from a step's arrival at a page until the last of its `events` is shown."""
    kinds = [event.__struct_config__.tag for event in events]
    total = 0
    for position, kind in enumerate(kinds[:-1]):
        if kind == "board_dealt" and "board_dealt" in kinds[position + 1 :]:
            total += RUN_OUT_MS
        else:
            total += SHOWN_MS.get(str(kind), 0)
    return min(total, MAX_REVEAL_MS)
