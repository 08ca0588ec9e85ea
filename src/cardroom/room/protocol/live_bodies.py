"""The bodies by which live tables are opened, seated and dealt."""

from typing import Annotated, Any, Literal

import msgspec

from cardroom.room.protocol.bodies import MOST, WithReason
from cardroom.table.model.command import Cards

Id = Annotated[str, msgspec.Meta(max_length=64)]
PLAIN = r"^[^\x00-\x1f\x7f]*(?![\s\S])"
PersonName = Annotated[str, msgspec.Meta(max_length=30, pattern=PLAIN)]
Cents = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Acts = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Place = Annotated[int, msgspec.Meta(ge=1, le=12)]

SeatAct = Literal["leave", "sit_out", "sit_in", "post", "wait", "straddle", "add"]
"""The wishes of a player at a live table: ``post``, ``wait`` and ``straddle`` are how to come in, ``add`` brings chips."""


class NewLiveTable(WithReason):
    """A live table to be opened; ``seats`` 0 is as many as the house has."""

    house: Id
    game: Id
    stake: Id
    name: PersonName
    seats: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0


class LiveDealer(WithReason):
    """The person who deals at a table from now on, by id; "" for nobody."""

    player: Id = ""


class LiveSitting(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who sits down: an account holder by id, or a guest by name."""

    seat: Place
    buy_in: Cents
    name: PersonName = ""
    player: Id = ""


class LiveSeatAct(msgspec.Struct, forbid_unknown_fields=True):
    """What is asked for at a seat; ``amount`` goes with ``add``."""

    seat: Place
    ask: SeatAct
    amount: Cents = 0


class LiveFact(msgspec.Struct, forbid_unknown_fields=True):
    """A fact of the running hand (`cardroom.table.told.told_facts`), after ``after`` acts."""

    hand: Id
    after: Acts
    fact: dict[str, Any]


class LiveRead(msgspec.Struct, forbid_unknown_fields=True):
    """Cards that a reader tells: a seat's own cards, or with ``seat`` 0 the next of a board."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    cards: Cards
    seat: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    board: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class LiveDelay(WithReason):
    """The delay of a table's stream in seconds, at most a day; -1 ends it."""

    delay_seconds: Annotated[int, msgspec.Meta(ge=-1, le=86_400)]


class LiveReader(WithReason):
    """The wish for a card reader's token."""


class LiveTakeBack(msgspec.Struct, forbid_unknown_fields=True):
    """The wish to take the last fact of the running hand back, after ``after`` acts."""

    hand: Id
    after: Acts
