"""What a client may ask over its socket: one closed set of typed messages, checked at the door.

Every request that changes something carries ``id``, the client's own name for it (any text up to 64 characters). The
answer is one ``done`` or ``refused`` with the same id; a repeated id is answered again and done once, also behind a
stop of the room.
"""

from typing import Annotated, Final

import msgspec

from cardroom.room.protocol.client_message import Amount, Cards, Id, Name, Time, Turn
from cardroom.room.protocol.client_message import ClientMessage as ClientMessage
from cardroom.room.protocol.reaction import Reaction
from cardroom.room.protocol.time_cost_answers import AgreedCost
from cardroom.room.protocol.tournament_client import (
    AnswerDeal,
    BuyChips,
    DeclineChips,
    EnterTournament,
    ProposeDeal,
    UnwatchTournament,
    UnwatchTournaments,
    WatchTournament,
    WatchTournaments,
    WithdrawFromTournament,
)
from cardroom.table.values.kinds import Matter

AgreedCosts = Annotated[tuple[AgreedCost, ...], msgspec.Meta(max_length=8)]


class WatchLobby(ClientMessage, frozen=True):
    """Follow the lobby: a ``lobby_shown`` now, ``lobby_changed`` as it changes."""


class UnwatchLobby(ClientMessage, frozen=True):
    """Stop following the lobby."""


class WatchTable(ClientMessage, frozen=True):
    """Follow a table as player or spectator: a ``table_shown`` now, ``table_told`` for each new version."""

    table: Name


class UnwatchTable(ClientMessage, frozen=True):
    """Stop following a table (a seat there is kept)."""

    table: Name


class JoinPool(ClientMessage, frozen=True):
    """Ask for a seat at a stake. The room draws the table and the seat, or puts you in the waiting list.

    Where the house lets players choose, ``table`` and ``seat`` may say which free one; both or neither. Whoever
    chooses is put in no line: a seat that somebody else was quicker to is refused. ``by_time`` names the costs by the
    time that you agree to, as you were told them; a table that charges anything else refuses you.
    """

    id: Id
    pool: Name
    buy_in: Amount
    table: Name = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    by_time: AgreedCosts = ()


class LeaveQueue(ClientMessage, frozen=True):
    """Leave the waiting list of a stake."""

    id: Id
    pool: Name


class AnswerOffer(ClientMessage, frozen=True):
    """Take or decline an offered seat. ``buy_in`` is what you bring, as the offer told it; without it, what you would
    have to bring now. ``by_time`` is as in ``join_pool``.
    """

    id: Id
    offer: Name
    accept: bool
    buy_in: Amount | None = None
    by_time: AgreedCosts = ()


class Act(ClientMessage, frozen=True):
    """A decision in a hand, one of the ``actions`` of your turn.

    ``fold``, ``check``, ``call``, ``raise`` (to ``amount`` in all this round; also bets), ``bring_in``, ``complete``,
    ``discard`` and ``draw`` (``cards``), ``accept``, ``refuse``, ``choose`` (``game``), ``place`` (``rows``: the cards
    added to front, middle and back).
    """

    id: Id
    table: Name
    hand: Name
    turn: Turn
    action: Name
    amount: Amount = 0
    cards: Cards = ()
    rows: Annotated[tuple[Cards, ...], msgspec.Meta(max_length=3)] = ()
    game: Name = ""


class TopUp(ClientMessage, frozen=True):
    """Add ``amount`` to your stack, at the latest when the hand is over."""

    id: Id
    table: Name
    amount: Amount


class SitOut(ClientMessage, frozen=True):
    """Take a break from the next hand on."""

    id: Id
    table: Name


class SitIn(ClientMessage, frozen=True):
    """Come back."""

    id: Id
    table: Name


class SkipNextBigBlind(ClientMessage, frozen=True):
    """Sit out when your next big blind would come."""

    id: Id
    table: Name
    on: bool


class KeepTimeBank(ClientMessage, frozen=True):
    """Keep your time bank when the time to act is over (``on``), or let it begin by itself, as it does at first."""

    id: Id
    table: Name
    on: bool


class UseTimeBank(ClientMessage, frozen=True):
    """Have your time bank run behind the time to act of this turn, also where you keep it."""

    id: Id
    table: Name
    hand: Name
    turn: Turn


class Straddle(ClientMessage, frozen=True):
    """Straddle in the hands to come, whenever it is your turn to, for at most ``most``; 0 takes it back. ``once``: in
    the next hand alone.
    """

    id: Id
    table: Name
    most: Amount
    once: bool = False


class Enter(ClientMessage, frozen=True):
    """Choose how to come into the game: ``wait`` for the big blind, ``post``, ``straddle``, ``buy_button``."""

    id: Id
    table: Name
    by: Annotated[str, msgspec.Meta(max_length=20)]


class ChangeSeat(ClientMessage, frozen=True):
    """Move to a free seat of the table, where the house lets players do that themselves."""

    id: Id
    table: Name
    seat: Annotated[int, msgspec.Meta(ge=1, le=12)]


class LeaveTable(ClientMessage, frozen=True):
    """Leave when the hand is over, or at once when you are in none. With ``gives_up`` nobody waits for you in the hand:
    each decision is made at once as the clock would make it.
    """

    id: Id
    table: Name
    gives_up: bool = False


class StayAtTable(ClientMessage, frozen=True):
    """Take back the wish to leave."""

    id: Id
    table: Name


class AnswerQuestion(ClientMessage, frozen=True):
    """Agree, or do not, to what all players at a table are asked: ``what`` with its numbers, as in ``all_asked``. An
    answer to a question that is over counts for no other.
    """

    id: Id
    table: Name
    agrees: bool
    what: Matter
    seconds: Turn = 0
    amount: Amount = 0
    player: Name = ""


class AskForBombPot(ClientMessage, frozen=True):
    """Ask all at the table to play the next hand as a bomb pot."""

    id: Id
    table: Name


class Say(ClientMessage, frozen=True):
    """Chat to a table you sit at."""

    id: Id
    table: Name
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class ShowCards(ClientMessage, frozen=True):
    """Show own ``cards`` of the hand that is over, to all at the table, until the next begins."""

    id: Id
    table: Name
    hand: Name
    cards: Cards


class React(ClientMessage, frozen=True):
    """React at a table you sit at: all who follow it see it for a moment, and it is kept nowhere."""

    id: Id
    table: Name
    reaction: Reaction


class Ping(ClientMessage, frozen=True):
    """Are you there? The answer carries ``sent_ms`` back and the room's clock."""

    sent_ms: Time


MOVES_MONEY: Final = frozenset(
    (
        JoinPool,
        AnswerOffer,
        TopUp,
        LeaveTable,
        AnswerQuestion,
        AskForBombPot,
        EnterTournament,
        WithdrawFromTournament,
        BuyChips,
        DeclineChips,
        ProposeDeal,
        AnswerDeal,
    )
)
"""Requests by which money may move, beside a decision in a hand: each is answered once, over any stop of the room.

What a hand costs is paid by the hand, once by its number: a straddle, a blind posted on the way in.
"""
TableAsked = (
    TopUp
    | SitOut
    | SitIn
    | SkipNextBigBlind
    | KeepTimeBank
    | UseTimeBank
    | Straddle
    | Enter
    | ChangeSeat
    | LeaveTable
    | StayAtTable
    | AnswerQuestion
    | AskForBombPot
    | ShowCards
)
AnyClientMessage = (
    WatchLobby
    | UnwatchLobby
    | WatchTable
    | UnwatchTable
    | JoinPool
    | LeaveQueue
    | AnswerOffer
    | Act
    | TopUp
    | SitOut
    | SitIn
    | SkipNextBigBlind
    | KeepTimeBank
    | UseTimeBank
    | Straddle
    | Enter
    | ChangeSeat
    | LeaveTable
    | StayAtTable
    | AnswerQuestion
    | AskForBombPot
    | Say
    | ShowCards
    | React
    | Ping
    | WatchTournaments
    | UnwatchTournaments
    | WatchTournament
    | UnwatchTournament
    | EnterTournament
    | WithdrawFromTournament
    | BuyChips
    | DeclineChips
    | ProposeDeal
    | AnswerDeal
)
