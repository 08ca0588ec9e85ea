"""Cards that players show when a hand is over: kept beside the hand's record, which ended before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from cardroom.cards.deck import shuffled_deck
from cardroom.room.hosting.own_cards import both_decks
from cardroom.store.protocol import Reader
from cardroom.store.rows import KeepMatter, Matter
from cardroom.table.events import CardsShown, PublicEvent
from cardroom.table.model.over import LastHand
from cardroom.table.table import Table

KIND: Final = "shown_cards"


def kept_of(events: Iterable[PublicEvent], over: LastHand | None, now_ms: int) -> tuple[KeepMatter, ...]:
    """What is kept of a step in which somebody shows cards of the hand that is `over`: numbered as they were shown."""
    return tuple([
        KeepMatter(Matter(KIND, f"{one.hand}:{len(over.told):03}", one.hand, now_ms, False, msgspec.to_builtins(one)))
        for one in events
        if isinstance(one, CardsShown) and over is not None
    ])  # fmt: skip


def shown_behind(reader: Reader, hand: str) -> tuple[CardsShown, ...]:
    """What was shown when the hand was over, in the order shown."""
    found = sorted(reader.matters(KIND, hand), key=lambda matter: (matter.at_ms, matter.id))
    return tuple([msgspec.convert(one.body, CardsShown) for one in found])


def recall_unseen(table: Table[Any], seeds: Mapping[str, bytes]) -> None:
    """A table is read back: its last hand's seed tells the cards again that may still be shown."""
    over = table.over
    seed = seeds.get(over.hand) if over is not None else None
    if over is not None and seed:
        table.recall_unseen(both_decks(shuffled_deck(seed, over.hand.encode())))


def gives_time(event: PublicEvent, over: LastHand | None) -> bool:
    """Whether there is something new to look at before the next hand: the first that a player shows of the one that is
    `over`. Who shows card by card holds nobody up any longer.
    """
    return isinstance(event, CardsShown) and over is not None and over.is_first_of(event.seat)
