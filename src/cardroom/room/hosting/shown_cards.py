"""Cards that players show after a hand: stored beside the hand's record, which is complete by then."""

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
    """Return the rows of a step in which a player shows cards of the hand that is `over`, numbered as shown."""
    return tuple([
        KeepMatter(Matter(KIND, f"{one.hand}:{len(over.told):03}", one.hand, now_ms, False, msgspec.to_builtins(one)))
        for one in events
        if isinstance(one, CardsShown) and over is not None
    ])  # fmt: skip


def shown_behind(reader: Reader, hand: str) -> tuple[CardsShown, ...]:
    """Return the cards that were shown after the hand, in the order shown."""
    found = sorted(reader.matters(KIND, hand), key=lambda matter: (matter.at_ms, matter.id))
    return tuple([msgspec.convert(one.body, CardsShown) for one in found])


def recall_unseen(table: Table[Any], seeds: Mapping[str, bytes]) -> None:
    """Restore, in a table that is loaded, the cards that may still be shown, from its last hand's seed."""
    over = table.over
    seed = seeds.get(over.hand) if over is not None else None
    if over is not None and seed:
        table.recall_unseen(both_decks(shuffled_deck(seed, over.hand.encode())))
