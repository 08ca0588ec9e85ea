"""Facts for one seat alone. They are added to that seat's messages; no other message has a place for them."""

import msgspec

from cardroom.table.events.base import Event
from cardroom.table.values.kinds import ChosenEntry, EntryWay


class HoleSeen(Event, frozen=True):
    """All own cards you hold now, face up or down, in the order they were dealt; told again whenever they change."""

    seat: int
    cards: tuple[str, ...]


class HoldingNamed(Event, frozen=True):
    """What your cards make with the board so far; in games whose pots have several shares one for each ``share``.

    A share in which the hand does not qualify has the category ``nothing``. ``run`` counts the boards of a bomb pot on
    two.
    """

    seat: int
    category: str
    ranks: tuple[str, ...]
    share: str = ""
    run: int = 0


class CardsToPlace(Event, frozen=True):
    """Your cards that are to be placed in rows, in the order they were dealt."""

    seat: int
    cards: tuple[str, ...]


class WishesChanged(Event, frozen=True):
    """What you have asked for and the table will do at the next chance.

    ``top_up`` is paid for and waits for the hand's end; ``top_up_to`` is the stack of the hand's start with it. What
    the limits do not let in when the hand is over goes back to the wallet. ``straddle`` is the most you straddle for
    when it is your turn to, 0 for never; ``straddle_once``: in the next hand alone. ``moves_to`` is a seat, 0 for none.
    ``keeps_time_bank``: your bank does not begin by itself.
    """

    seat: int
    sit_out_next_hand: bool
    skip_next_big_blind: bool
    leave_after_hand: bool
    top_up_to: int | None = None
    top_up: int = 0
    straddle: int = 0
    straddle_once: bool = False
    moves_to: int = 0
    keeps_time_bank: bool = False


class EntryOption(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A way into the game: ``wait`` for the big blind, ``post``, ``straddle`` once the place lets you, ``buy_button``.

    ``live`` is a bet as a blind is, ``dead`` goes straight into the pot.
    """

    kind: EntryWay
    live: int = 0
    dead: int = 0
    clauses: tuple[str, ...] = ()


class EntryOffered(Event, frozen=True):
    """How you may come in, and what you have ``chosen``; no options once you are in."""

    seat: int
    options: tuple[EntryOption, ...]
    chosen: ChosenEntry = ""


class StraddleAsked(Event, frozen=True):
    """You may straddle first in the next hand, as things stand, for ``amount``; 0: you are asked no longer."""

    seat: int
    amount: int
    clauses: tuple[str, ...] = ()
