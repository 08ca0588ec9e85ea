"""The commands of any table. Their names are verbs; each is answered with events or refused with a clause. Commands of
one economy's tables alone are defined with that economy (`cash.cash_commands`).

Time is the room's clock in milliseconds and is passed beside the command, never inside it; chance and cards are inside
the command that needs them, as values. The journal stores accepted commands, which together make up the table.
"""

from typing import Annotated, Any

import msgspec

from cardroom.table.model.command import (
    FOR_MONEY,
    Amount,
    Cards,
    Filled,
    Name,
    Rights,
    SeatNumber,
    Turn,
)
from cardroom.table.model.command import Command as Command
from cardroom.table.values.kinds import LeaveReason, VoidReason
from cardroom.table.values.stakes import Stakes


class SitOut(Command, frozen=True):
    """Sit out from the next hand on."""

    rights = Rights(("player", "room"), token="play")
    player: Filled[str]
    general_until_ms: Filled[int | None] = None
    """Set when a general sit-out began at another table."""


class SitIn(Command, frozen=True):
    """Come back to the game, or take back the wish to sit out."""

    rights = Rights(("player", "room"), token="play")
    player: Filled[str]


class SkipNextBigBlind(Command, frozen=True):
    """Sit out the next time the big blind would come (``on`` false takes it back)."""

    rights = Rights(("player", "room"), FOR_MONEY, token="play")
    player: Filled[str]
    on: bool


class KeepTimeBank(Command, frozen=True):
    """Save the time bank when the time to act ends (``on``), or let the bank start by itself then."""

    rights = Rights(("player",), token="play")
    player: Filled[str]
    on: bool


class UseTimeBank(Command, frozen=True):
    """Run the time bank after this turn's time to act, saved or not; ``hand`` and ``turn`` as in `Act`."""

    rights = Rights(("player",), token="play")
    player: Filled[str]
    hand: Name
    turn: Turn


class Straddle(Command, frozen=True):
    """Straddle in the hands to come, whenever it is the player's turn to straddle, for at most ``most``; 0 takes it
    back. ``once``: in the next hand alone.
    """

    rights = Rights(("player",), FOR_MONEY, token="play")
    player: Filled[str]
    most: Amount
    once: bool = False


class Enter(Command, frozen=True):
    """Choose how to come into the game: ``wait`` for the big blind, ``post`` the blinds owed, ``straddle``,
    ``buy_button``.
    """

    rights = Rights(("player",), FOR_MONEY, token="play")
    player: Filled[str]
    by: Annotated[str, msgspec.Meta(max_length=20)]


class ChangeSeat(Command, frozen=True):
    """Move to a free seat of the table, where the house lets players do that themselves or staff agree."""

    rights = Rights(("player", "staff"), FOR_MONEY, token="play")
    player: Filled[str]
    seat: SeatNumber
    consent: Filled[str] = ""
    """The member of staff who agreed, "" for nobody."""


class Penalise(Command, frozen=True):
    """Staff: set all that a player still has to serve at this table: ``hands`` to miss, and away until ``until_ms``;
    0 and 0 end it. Penalties served elsewhere are already subtracted.
    """

    rights = Rights(("staff",), FOR_MONEY)
    player: str
    hands: int = 0
    until_ms: int = 0


class LeaveTable(Command, frozen=True):
    """Leave: at once when not in a hand, else when the hand is over. The player plays the hand on, or with ``gives_up``
    gives it up: nobody waits for the player, and each decision is the one that the clock would make.
    """

    rights = Rights(("player", "staff", "room"), FOR_MONEY, token="seats", moves_money=True)
    player: Filled[str]
    gives_up: bool = False
    reason: Filled[LeaveReason] = "wish"


class StayAtTable(Command, frozen=True):
    """Take back the wish to leave after the hand."""

    rights = Rights(("player",), FOR_MONEY, token="play")
    player: Filled[str]


class StayInSeat(Command, frozen=True):
    """Staff: the player stays after all, who was to change seats or to go to another table when the hand is over."""

    rights = Rights(("staff",), FOR_MONEY)
    player: str


class Disconnect(Command, frozen=True):
    """The player's last connection broke."""

    rights = Rights(("room",))
    player: str


class Reconnect(Command, frozen=True):
    """The player is connected again."""

    rights = Rights(("room",))
    player: str


class StartHand(Command, frozen=True):
    """Deal. ``seal`` is the published commitment (hex); the deck is passed beside the command and never journaled.
    If a person deals, there is no deck and ``seal`` is "".

    ``chance`` draws the dealer when one has to be drawn. ``stakes`` are the hand's stakes, given by the table's
    economy; None: those of the hand before it.
    """

    rights = Rights(("room",))
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

    rights = Rights(("player",), token="play")
    player: Filled[str]
    hand: Name
    turn: Turn
    action: Name
    amount: Amount = 0
    cards: Cards = ()
    rows: Annotated[tuple[Cards, ...], msgspec.Meta(max_length=3)] = ()
    game: Name = ""


class TellFact(Command, frozen=True):
    """Tell what happened in the running ``hand`` of a table that a person deals: what somebody did, a card, a ruling.

    ``by`` is who enters it, which need not be the player it is about; what a ``fact`` may be is the play's.
    """

    rights = Rights(("dealer",), FOR_MONEY)
    by: str
    hand: str
    fact: dict[str, Any]


class TakeBackFact(Command, frozen=True):
    """Take back the last fact told of the running ``hand``, as if it had not been told; ``by`` is who enters it."""

    rights = Rights(("dealer",), FOR_MONEY)
    by: str
    hand: str


class ShowCards(Command, frozen=True):
    """Show own ``cards`` of the finished ``hand`` that nobody has seen, to all at the table, until the next begins."""

    rights = Rights(("player",), token="play")
    player: Filled[str]
    hand: Name
    cards: Cards
    places: Filled[tuple[int, ...]] = ()
    """Their positions in the hand's deck."""


class PassTime(Command, frozen=True):
    """Carry out everything that is due by the clock now: time bank, automatic decisions, removals, offers."""

    rights = Rights(("room",))


class VoidHand(Command, frozen=True):
    """Make the running hand void and restore the stacks of its start. ``reason`` is ``fault`` or ``staff``."""

    rights = Rights(("staff", "room"))
    reason: VoidReason


class Interrupt(Command, frozen=True):
    """A server fault broke every connection: wait for the players, for as long as the rulebook says."""

    rights = Rights(("room",))


class Extend(Command, frozen=True):
    """The room stood still and received nothing: every running clock that gives a player time ends ``by_ms`` later."""

    rights = Rights(("room",))
    by_ms: int


class Drain(Command, frozen=True):
    """Finish the hand in progress and deal no more."""

    rights = Rights(("staff", "room"), FOR_MONEY)
    reason: str


class Reopen(Command, frozen=True):
    """Deal again after a drain; an announced last round is taken back too."""

    rights = Rights(("staff", "room"), FOR_MONEY)


class AnnounceLastRound(Command, frozen=True):
    """Staff: deal one more hand for each active player, then no more."""

    rights = Rights(("staff",), FOR_MONEY)


class AddSeat(Command, frozen=True):
    """Staff: add a seat, as far as the house and the cards allow."""

    rights = Rights(("staff",), FOR_MONEY)
