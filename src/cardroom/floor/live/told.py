"""The facts entered about a live hand: one struct each, plain enough for a journal. The hand is the sum of them."""

from typing import Any

import msgspec


class Told(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """A fact. Players are numbered as in the engine's setup, cards are numbers."""


class ActedInTurn(Told, frozen=True, kw_only=True, tag="acted"):
    """A player acted in turn. `verb` is fold, check, call, bet, raise, all_in, a verb of cards, or bet_no_more where a
    ruling leaves that to the player; `to` the total of the
    round a bet or raise goes to, or how many face-down cards are drawn; `cards` those cards where they are known.
    """

    player: int
    verb: str
    to: int = 0
    cards: tuple[int, ...] = ()


class Shown(Told, frozen=True, kw_only=True, tag="shown"):
    """All own cards of a player, seen by the table. Told again they replace what was told before."""

    player: int
    cards: tuple[int, ...]


class Mucked(Told, frozen=True, kw_only=True, tag="mucked"):
    """A player gave the hand up at the showdown and showed nothing."""

    player: int


class BoardTold(Told, frozen=True, kw_only=True, tag="board"):
    """Cards of a board, from place `first` on, counted from 0; -1 for the first that nobody has told."""

    cards: tuple[int, ...]
    board: int = 0
    first: int = -1


class UpTold(Told, frozen=True, kw_only=True, tag="up"):
    """A player's face-up cards that nobody has told yet, in the order dealt; in a draw the card on offer."""

    player: int
    cards: tuple[int, ...]


class Irregular(Told, frozen=True, kw_only=True, tag="irregular"):
    """Something that needs a ruling: a topic of `cardroom.floor` and its facts.

    With a reason in `set_aside` staff have ruled otherwise: the ruling is kept beside the reason and changes nothing.
    `other` is who else it is about: of a pot pushed to the wrong player, who had won it.
    """

    topic: str
    facts: dict[str, Any]
    player: int = -1
    set_aside: str = ""
    other: int = -1


class StaffDecided(Told, frozen=True, kw_only=True, tag="decided"):
    """The option of a ruling that staff chose; "" for the one the ruling proposes, "otherwise" for none of them."""

    option: str = ""
    to: int = 0
    reason: str = ""


class Killed(Told, frozen=True, kw_only=True, tag="killed"):
    """Staff declared a hand dead."""

    player: int
    reason: str


class Voided(Told, frozen=True, kw_only=True, tag="voided"):
    """Staff declared the deal a misdeal."""

    reason: str


Fact = ActedInTurn | Shown | Mucked | BoardTold | UpTold | Irregular | StaffDecided | Killed | Voided
