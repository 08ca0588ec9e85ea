"""Answers about what a house charges: of pots, by the time, for tournaments. Amounts are the smallest unit of its money."""

from __future__ import annotations

import msgspec

from cardroom.room.protocol.cash_seat_answers import TakenFromHands, TimeCost


class ChargedStake(msgspec.Struct, frozen=True):
    """A game at a stake that the house offers."""

    game: str
    stake: str


class StakeCharges(msgspec.Struct, frozen=True):
    """Stakes with equal charges: what a table takes from its pots (``hands``, empty where there are none), and what may be
    paid by the time instead (``times``), where staff or the players choose so.
    """

    stakes: tuple[ChargedStake, ...]
    hands: tuple[TakenFromHands, ...]
    times: tuple[TimeCost, ...]


class TableCharges(msgspec.Struct, frozen=True):
    """The charges of a table that runs since ``since_ms``: ``times`` are paid instead of what is not in ``hands``. A table
    of the live floor has its number in ``live``, others 0.
    """

    name: str
    live: int
    game: str
    stake: str
    since_ms: int
    hands: tuple[TakenFromHands, ...]
    times: tuple[TimeCost, ...]


class PrintedFee(msgspec.Struct, frozen=True):
    """A printed price of a tournament: ``pool`` and ``fee`` of a ``buy_in``."""

    kind: str
    buy_in: int
    pool: int
    fee: int


class TournamentCharges(msgspec.Struct, frozen=True):
    """The charges of tournaments: printed prices, the fee of all others (``usual_fee``, basis points of the pool's part),
    and ``house_share``, the part of what is paid into pools that the house keeps (basis points).
    """

    printed: tuple[PrintedFee, ...]
    usual_fee: int
    house_share: int
    clauses: tuple[str, ...]


class AnnouncedFee(msgspec.Struct, frozen=True):
    """A tournament that is not over: its whole ``price``, the ``fee`` of it, and the ``staff``'s part of that."""

    tournament: str
    name: str
    starts_ms: int
    price: int
    fee: int
    staff: int = 0


class ChargesBody(msgspec.Struct, frozen=True):
    """What a house charges now. ``since_ms`` is when this version of its rulebook came into force while the room was
    running, 0 where it opened with it; ``document`` and ``document_date`` are of the house's own document. ``tables`` are
    those of the live floor, and all others that charge otherwise than ``stakes`` says.
    """

    house: str
    currency: str
    since_ms: int
    document: str
    document_date: str
    stakes: tuple[StakeCharges, ...]
    tables: tuple[TableCharges, ...]
    tournaments: TournamentCharges | None
    announced: tuple[AnnouncedFee, ...]
