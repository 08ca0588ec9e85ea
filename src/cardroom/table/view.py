"""A table as one viewer may see it, whole: what a client gets before it follows the events."""

import msgspec

from cardroom.table.events import HoldingNamed, Pot, TurnStarted, WishesChanged, Words


class TableTerms(msgspec.Struct, frozen=True):
    """What a table is for as long as it exists. Amounts in cents.

    ``game`` is the game as the house offers it ("banzai_texas"), ``deal`` the declaration it is dealt by ("holdem").
    """

    table: str
    name: str
    house: str
    game: str
    form: str
    stake: str
    small_blind: int
    big_blind: int
    seats: int
    min_buy_in: int
    max_buy_in: int
    currency: str
    banzai: bool = False
    deal: str = ""


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One taken seat. ``state`` is ``playing``, ``waiting_big_blind``, ``sitting_out``.

    ``cards`` has one entry for each card held: ``"??"`` where this viewer may not know it.
    """

    seat: int
    player: str
    name: str
    stack: int
    state: str
    time_bank_ms: int
    bet: int = 0
    cards: tuple[str, ...] = ()
    in_hand: bool = False
    folded: bool = False
    all_in: bool = False
    connected: bool = True
    removed_at_ms: int | None = None
    words: Words | None = None


class HandView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The running hand as everyone may see it."""

    hand: str
    number: int
    dealer: int
    small_blind: int
    big_blind: int
    seal: str
    street: str
    pots: tuple[Pot, ...] = ()
    boards: tuple[tuple[str, ...], ...] = ((),)
    turn: TurnStarted | None = None
    bank_until_ms: int | None = None


class YourView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What only the seated viewer knows."""

    seat: int
    cards: tuple[str, ...] = ()
    holding: HoldingNamed | None = None
    wishes: WishesChanged | None = None


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole table for one viewer at one version; events with the next versions follow."""

    terms: TableTerms
    version: int
    now_ms: int
    state: str  # "waiting" (for players), "running" (dealing hands), "draining", "closed"
    seats: tuple[SeatView, ...]
    missing: int = 0
    interrupted_until_ms: int = 0
    dealer: int = 0
    hand: HandView | None = None
    you: YourView | None = None


__all__ = ["HandView", "SeatView", "TableTerms", "TableView", "YourView"]
