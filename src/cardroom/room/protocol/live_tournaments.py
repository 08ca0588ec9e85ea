"""A live tournament as its staff see it: tables with their seats, instructions to carry out, acts, chips."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardroom.room.protocol.chip_capacity_answers import ChipCapacity
from cardroom.table.values.kinds import OutReason
from cardroom.tournament.live.hall_tables import What
from cardroom.tournament.live.live_acts import ChipsOfColour
from cardroom.tournament.live.live_floor import Handed
from cardroom.tournament.play.tournament_state import Phase


class LiveSeatRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player of a live table. ``stack`` was counted at ``counted_ms`` by ``counted_by``, or is estimated since (0).
    ``penalty_hands`` are left to miss, ``penalty_until_ms`` ends a time away; ``away_since_ms``: 0 where nobody told it.
    """

    seat: int
    player: str
    name: str
    stack: int
    counted_ms: int = 0
    counted_by: str = ""
    away: OutReason | Literal[""] = ""
    away_since_ms: int = 0
    penalty_hands: int = 0
    penalty_until_ms: int = 0


class KeptSeatRow(msgspec.Struct, frozen=True):
    """A seat that staff keep free, since when, by whom and why."""

    seat: int
    by: str
    at_ms: int
    reason: str


class LiveTableRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A live table; ``deals``: hands are dealt there, ``hands_left`` of them before the day's end where they are counted.
    ``big_blind`` and ``dealer`` are seats as told at ``button_ms`` and moved on with each hand since, 0 untold; before the
    first hand the dealer is the seat of the button as it was drawn. ``level`` is played from the hand ``level_hand`` on.
    ``filmed_ms`` is since when the table is filmed, 0 while it is not. Nobody is brought to the seats ``kept`` free.
    """

    table: int
    seats: tuple[LiveSeatRow, ...]
    chips: int
    hands: int = 0
    deals: bool = False
    dealer: int = 0
    big_blind: int = 0
    button_ms: int = 0
    hands_left: int = 0
    level: int = 0
    level_hand: int = 0
    filmed_ms: int = 0
    kept: tuple[KeptSeatRow, ...] = ()


class LiveInstruction(msgspec.Struct, frozen=True, omit_defaults=True):
    """An order for people. A player goes from ``table`` and ``seat`` to ``to_table`` (0: told once the player is up); the
    seat there is ``to_seat``. ``chips`` are brought, or racked for that player; ``old`` chips are raced for ``new`` ones,
    for which ``cards`` are dealt. ``big_blind``: that seat posts it next.
    """

    number: int
    what: What
    since_ms: int
    table: int = 0
    seat: int = 0
    player: str = ""
    name: str = ""
    to_table: int = 0
    to_seat: int = 0
    chips: int = 0
    old: int = 0
    new: int = 0
    cards: int = 0
    big_blind: bool = False


class LiveActRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act on record: its real time, who did it, what and why; ``taken_back`` by that act, 0: not. The chips of players
    who are out were counted by ``counted_by``, and the ``winners`` have them. Of a race the ``winners`` have won so many
    larger chips each (``chips_won``), and those ``given`` one had lost their last chips. Of chips handed on to or from
    another ``event``, by its name: how many, and where they are now (``handed``).
    """

    number: int
    at_ms: int
    by: str
    did: str
    why: str = ""
    tables: tuple[int, ...] = ()
    players: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    may_take_back: bool = False
    taken_back: int = 0
    winners: tuple[str, ...] = ()
    counted_by: str = ""
    chips_won: tuple[int, ...] = ()
    given: tuple[str, ...] = ()
    event: str = ""
    chips: int = 0
    handed: Handed | Literal[""] = ""


class LiveActs(msgspec.Struct, frozen=True):
    """The acts of a live tournament that its floor remembers, the newest first; the log of staff has the rest."""

    tournament: str
    name: str
    house: str
    acts: tuple[LiveActRow, ...]


class LiveBagRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stack that lies overnight; once it is in a bag, with the bag's number, who signed it, who counted it and when;
    ``act`` is the number of the act that told it, 0 where that is long ago.
    """

    player: str
    name: str
    chips: int
    number: str = ""
    signed: str = ""
    by: str = ""
    at_ms: int = 0
    act: int = 0


class UnsoldRow(msgspec.Struct, frozen=True):
    """A stack that nobody has bought on a seat, with the chips put there, and since when."""

    table: int
    seat: int
    chips: int
    at_ms: int


class ChipInventory(msgspec.Struct, frozen=True):
    """The chips of the event: all that were ``issued`` are ``in_play`` (some ``on_the_way``), ``removed``, or ``handed_on``
    to other events. Unsold stacks are not among them. Of the chips in play or removed ``come_in`` are other events'.
    """

    issued: int
    in_play: int
    on_the_way: int
    removed: int
    handed_on: int = 0
    come_in: int = 0


class ChipSet(msgspec.Struct, frozen=True):
    """The event's chips by colour, as `by` counted them last."""

    chips: tuple[ChipsOfColour, ...]
    by: str
    at_ms: int


class LiveHall(msgspec.Struct, frozen=True):
    """All of a live tournament; ``number`` is the newest act's, ``version`` names what stands here.

    For a desk that has the version ``since`` it has only the tables that have changed, and those that are ``gone``.
    """

    tournament: str
    name: str
    house: str
    number: int
    now_ms: int
    seats: int
    phase: Phase
    is_paused: bool
    level: int
    tables: tuple[LiveTableRow, ...]
    orders: tuple[LiveInstruction, ...]
    acts: tuple[LiveActRow, ...]
    chips: ChipInventory
    bags: tuple[LiveBagRow, ...] = ()
    unsold: tuple[UnsoldRow, ...] = ()
    chip_set: ChipSet | None = None
    capacity: ChipCapacity | None = None
    version: str = ""
    since: str = ""
    gone: tuple[int, ...] = ()
