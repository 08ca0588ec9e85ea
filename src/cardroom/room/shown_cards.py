"""Cards that players show when a hand is over: kept beside the hand's record, which ended before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from cardroom.store.protocol import Reader
from cardroom.store.rows import KeepMatter, Matter
from cardroom.table.events import CardsShown, PublicEvent

KIND: Final = "shown_cards"


def kept_of(events: Iterable[PublicEvent], now_ms: int) -> tuple[KeepMatter, ...]:
    """What is kept of a step in which somebody shows cards."""
    return tuple([
        KeepMatter(Matter(KIND, f"{one.hand}:{one.places[0]}", one.hand, now_ms, False, msgspec.to_builtins(one)))
        for one in events
        if isinstance(one, CardsShown)
    ])  # fmt: skip


def shown_behind(reader: Reader, hand: str) -> tuple[CardsShown, ...]:
    """What was shown when the hand was over, in the order shown."""
    found = reader.matters(KIND, hand)
    return tuple([msgspec.convert(one.body, CardsShown) for one in reversed(found)])
