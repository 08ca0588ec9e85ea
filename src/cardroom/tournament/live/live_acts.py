"""The acts of staff at a live tournament: each says who does it and, where it undoes or differs, why."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardroom.table.values.kinds import OutReason


class LiveAct(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="act"):
    """The fields of every act. `at_ms` is the real time of one that was first written on paper, 0 for now; `clause` is one
    of the house's book that staff name as its ground.
    """

    by: str = ""
    why: str = ""
    at_ms: int = 0
    clause: str = ""


class OutTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player who has lost all chips: the `stack` at the hand's start (0: as last counted), who counted it, and who won
    its last chips, the first after the button first. `hand` groups those of one hand at one table; a larger `strength` is
    the better hand, which an odd unit may go to.
    """

    player: str
    stack: int = 0
    counted_by: str = ""
    winners: tuple[str, ...] = ()
    hand: int = 0
    strength: int = 0


class TellHand(LiveAct, frozen=True, tag="hand"):
    """A hand at a table is over and nobody is out. `stacks` were counted behind it, of some players or all; the seats of
    its dealer and blinds as told, 0 where nobody told. `last`: it was the table's last of the day. `serving` missed it by
    a penalty.
    """

    table: int
    stacks: dict[str, int] = {}
    dealer: int = 0
    small_blind: int = 0
    big_blind: int = 0
    last: bool = False
    serving: tuple[str, ...] = ()


class TellOut(LiveAct, frozen=True, tag="out"):
    """Players are out, at any tables, in one hand or several of one moment. `stacks`, the blinds, `last` and `serving` as
    in `TellHand`, where all of them were in one hand.
    """

    outs: tuple[OutTold, ...]
    stacks: dict[str, int] = {}
    dealer: int = 0
    small_blind: int = 0
    big_blind: int = 0
    last: bool = False
    serving: tuple[str, ...] = ()


class CountStacks(LiveAct, frozen=True, tag="count"):
    """Stacks of a table were counted, of some players or all."""

    table: int
    stacks: dict[str, int]


class Confirm(LiveAct, frozen=True, tag="confirm"):
    """Orders have been carried out: tables stopped, players gone or arrived, chips brought. `stacks` were counted, of the
    players who go or arrive.
    """

    orders: tuple[int, ...]
    stacks: dict[str, int] = {}


class TellRace(LiveAct, frozen=True, tag="race"):
    """A table has raced its small chips: the cards dealt for the chips left over, from the lowest seat on, and how many
    small chips each player had, where that is not what the stack leaves over.
    """

    order: int
    cards: tuple[int, ...]
    small_chips: dict[str, int] = {}


class TellFrozen(LiveAct, frozen=True, tag="frozen"):
    """In a round of hand-for-hand a player is all-in, and the table waits."""

    table: int
    player: str


class TellAway(LiveAct, frozen=True, tag="away"):
    """A player is not at the seat ("wish"), or is back ("")."""

    player: str
    away: OutReason | Literal[""] = ""


class TellClear(LiveAct, frozen=True, tag="clear"):
    """At these tables (none named: at all) nobody else is out until now, so that earlier places are certain."""

    tables: tuple[int, ...] = ()


class TakeBackLive(LiveAct, frozen=True, tag="take_back"):
    """An act was a slip: what it told is taken back; both stay on record. Needs a reason."""

    number: int


AnyLiveAct = (
    TellHand | TellOut | CountStacks | Confirm | TellRace | TellFrozen | TellAway | TellClear | TakeBackLive
)
