"""What is reported of a day. Amounts in cents; players by their ids, so that names can change or be erased."""

from __future__ import annotations

import msgspec

from cardroom.ledger.closing import DayBooks


class TableDay(msgspec.Struct):
    """A table's day. `rake` is from the pots, `time` what was paid by the time for it, `drops` what went into funds."""

    house: str
    table: str
    name: str
    game: str
    stake: str
    hands: int = 0
    rake: int = 0
    time: int = 0
    drops: int = 0


class PlayerDay(msgspec.Struct):
    """What a player paid to a house in a day: of rake and drops the part that is attributed to the player."""

    house: str
    player: str
    hands: int = 0
    rake: int = 0
    time: int = 0
    drops: int = 0


class HourDay(msgspec.Struct):
    """The hands that ended at the tables of a house in the hour from `begun_ms`; a void one is among `voids`."""

    begun_ms: int
    house: str
    hands: int = 0
    voids: int = 0


class DayReport(msgspec.Struct):
    """A day of the room, whole. `drift` is empty, or says by group what the accounts hold more than the books say."""

    books: DayBooks
    tables: tuple[TableDay, ...]
    players: tuple[PlayerDay, ...]
    hours: tuple[HourDay, ...]
    drift: dict[str, int] = {}


encode = msgspec.json.Encoder(order="deterministic").encode
decode = msgspec.json.Decoder(DayReport).decode
