"""The commands of any table. Their names are verbs; each is answered with events or refused with a clause. Commands of
one economy's tables alone are defined with that economy (`cash.cash_commands`).

Time is the room's clock in milliseconds and is passed beside the command, never inside it; chance and cards are inside
the command that needs them, as values. The journal stores accepted commands, which together make up the table.
"""

import re
from typing import Any

import msgspec

from cardroom.table.values.kinds import LeaveReason, VoidReason
from cardroom.table.values.stakes import Stakes


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Command(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="do", tag=_tag):
    """Base of all commands to a table. ``player`` is the player's id; a client never states its own seat."""


class SitOut(Command, frozen=True):
    """Sit out from the next hand on. ``general_until_ms`` is set when a general sit-out began at another table."""

    player: str
    general_until_ms: int | None = None


class SitIn(Command, frozen=True):
    """Come back to the game, or take back the wish to sit out."""

    player: str


class SkipNextBigBlind(Command, frozen=True):
    """Sit out the next time the big blind would come (``on`` false takes it back)."""

    player: str
    on: bool


class KeepTimeBank(Command, frozen=True):
    """Save the time bank when the time to act ends (``on``), or let the bank start by itself then."""

    player: str
    on: bool


class UseTimeBank(Command, frozen=True):
    """Run the time bank after this turn's time to act, saved or not; ``hand`` and ``turn`` as in `Act`."""

    player: str
    hand: str
    turn: int


class Straddle(Command, frozen=True):
    """Straddle in the hands to come, whenever it is the player's turn to straddle, for at most ``most``; 0 takes it
    back. ``once``: in the next hand alone.
    """

    player: str
    most: int
    once: bool = False


class Enter(Command, frozen=True):
    """Choose how to come in: ``wait`` for the big blind, ``post`` the blinds owed, ``straddle``, ``buy_button``."""

    player: str
    by: str


class ChangeSeat(Command, frozen=True):
    """Move to a free seat. ``consent`` names the member of staff who agreed, "" for nobody."""

    player: str
    seat: int
    consent: str = ""


class Penalise(Command, frozen=True):
    """Staff: set all that a player still has to serve at this table: ``hands`` to miss, and away until ``until_ms``;
    0 and 0 end it. Penalties served elsewhere are already subtracted.
    """

    player: str
    hands: int = 0
    until_ms: int = 0


class LeaveTable(Command, frozen=True):
    """Leave: at once when not in a hand, else when the hand is over. The player plays the hand on, or with ``gives_up``
    gives it up: nobody waits for the player, and each decision is the one that the clock would make.
    """

    player: str
    reason: LeaveReason = "wish"
    gives_up: bool = False


class StayAtTable(Command, frozen=True):
    """Take back the wish to leave after the hand."""

    player: str


class Disconnect(Command, frozen=True):
    """The player's last connection broke."""

    player: str


class Reconnect(Command, frozen=True):
    """The player is connected again."""

    player: str


class StartHand(Command, frozen=True):
    """Deal. ``seal`` is the published commitment (hex); the deck is passed beside the command and never journaled.
    Where a person deals, there is no deck and ``seal`` is "".

    ``chance`` draws the dealer when one has to be drawn. ``stakes`` are the hand's stakes, given by the table's
    economy; None: those of the hand before it.
    """

    hand: str
    seal: str
    chance: int
    stakes: Stakes | None = None


class Act(Command, frozen=True):
    """Decide in the hand, by one of the actions that the turn allows.

    ``fold``, ``check``, ``call``, ``raise`` (to ``amount``, which also bets), ``bring_in`` (post the forced bet),
    ``complete`` (bring it up to a full bet); ``discard`` and ``draw`` (give up ``cards``; a draw of none stands pat),
    ``accept`` and ``refuse`` (the card offered); ``run_board`` (``amount`` times at most); ``choose``
    (``game``, by its declaration); ``place`` (``rows``: the cards added to front, middle and back).
    ``hand`` and ``turn`` must be those of the running turn: late and doubled actions change nothing.
    """

    player: str
    hand: str
    turn: int
    action: str
    amount: int = 0
    cards: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    game: str = ""


class TellFact(Command, frozen=True):
    """Tell what happened in the running ``hand`` of a table that a person deals: what somebody did, a card, a ruling.

    ``by`` is who enters it, which need not be the player it is about; what a ``fact`` may be is the play's.
    """

    by: str
    hand: str
    fact: dict[str, Any]


class TakeBackFact(Command, frozen=True):
    """Take back the last fact told of the running ``hand``, as if it had not been told; ``by`` is who enters it."""

    by: str
    hand: str


class ShowCards(Command, frozen=True):
    """Show the player's ``cards`` of the finished hand that nobody has seen; ``places`` are their positions in its
    deck, which the room adds.
    """

    player: str
    hand: str
    cards: tuple[str, ...]
    places: tuple[int, ...]


class PassTime(Command, frozen=True):
    """Carry out everything that is due by the clock now: time bank, automatic decisions, removals, offers."""


class VoidHand(Command, frozen=True):
    """Make the running hand void and restore the stacks of its start. ``reason`` is ``fault`` or ``staff``."""

    reason: VoidReason


class Interrupt(Command, frozen=True):
    """A server fault broke every connection: wait for the players, for as long as the rulebook says."""


class Extend(Command, frozen=True):
    """The room stood still and received nothing: every running clock that gives a player time ends ``by_ms`` later."""

    by_ms: int


class Drain(Command, frozen=True):
    """Finish the hand in progress and deal no more."""

    reason: str


class Reopen(Command, frozen=True):
    """Deal again after a drain; an announced last round is taken back too."""


class AnnounceLastRound(Command, frozen=True):
    """Staff: deal one more hand for each active player, then no more."""


class AddSeat(Command, frozen=True):
    """Staff: add a seat, as far as the house and the cards allow."""
