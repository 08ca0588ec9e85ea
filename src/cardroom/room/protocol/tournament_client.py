"""The messages of a client about tournaments over its socket: see `client`."""

from typing import Annotated, Literal

import msgspec

from cardroom.room.protocol.message_bases import ClientMessage, Id
from cardroom.table.model.command import Amount, Name

Flight = Annotated[int, msgspec.Meta(ge=0, le=100)]
Games = Annotated[int, msgspec.Meta(ge=1, le=100)]


class WatchTournaments(ClientMessage, frozen=True):
    """Follow the list of tournaments: a ``tournaments_shown`` now, ``tournaments_changed`` as it changes."""


class UnwatchTournaments(ClientMessage, frozen=True):
    """Stop following the list."""


class WatchTournament(ClientMessage, frozen=True):
    """Follow one tournament: a ``tournament_shown`` now, then a ``tournament_changed`` within a second of a change.

    They are sent once a second at most. What staff do is sent at once, five times a second at most, to who has not
    entered, as a screen of the hall.
    """

    tournament: Name


class UnwatchTournament(ClientMessage, frozen=True):
    """Stop following a tournament."""

    tournament: Name


class EnterTournament(ClientMessage, frozen=True):
    """Enter, or enter again, with the price from the wallet: so much of it into the pool (0: the least) where players
    choose that. Or by a ``ticket`` of one's own. ``flight`` 0: the next one, if there are any. ``games``: so many of
    HexaPro, of the same price, each from the wallet. ``agrees``: to what a freeroll asks for (`condition`).

    ``price`` is what you agree to pay from your wallet for one entry: where it costs otherwise now, that is refused
    ("wrong-price") and nothing is paid. Without it you agree to whatever it costs. ``code`` is the entry
    code that staff gave you, where the tournament requires one. ``chips`` is what you were told that an entry gives at
    the least price: where it gives others now, that is refused ("wrong-chips") and nothing is paid.
    """

    moves_money = True

    id: Id
    tournament: Name
    flight: Flight = 0
    ticket: Name = ""
    pool_cents: Amount = 0
    games: Games = 1
    agrees: bool = False
    price: Amount | None = None
    code: Name = ""
    chips: Amount | None = None


class WithdrawFromTournament(ClientMessage, frozen=True):
    """Withdraw before the start: what was paid is on the wallet again."""

    moves_money = True

    id: Id
    tournament: Name


class BuyChips(ClientMessage, frozen=True):
    """Buy the chips that are on sale, at the ``price`` that you agree to as in `EnterTournament`."""

    moves_money = True

    id: Id
    tournament: Name
    kind: Literal["rebuy", "add_on"]
    price: Amount | None = None


class DeclineChips(ClientMessage, frozen=True):
    """Buy none of the chips that you are offered."""

    moves_money = True

    id: Id
    tournament: Name


class ProposeDeal(ClientMessage, frozen=True):
    """Want to share the prizes: by ICM, by chips, or as ``amounts`` say (cents by player), with ``for_winner`` still to
    be played for.
    """

    moves_money = True

    id: Id
    tournament: Name
    method: Literal["icm", "chip_chop", "custom"]
    for_winner: Amount = 0
    amounts: Annotated[dict[Name, Amount], msgspec.Meta(max_length=20)] = msgspec.field(default_factory=dict)


class AnswerDeal(ClientMessage, frozen=True):
    """Agree to the deal that is put to all, or not: the one to be answered until ``until_ms``. An answer to a deal that
    is over counts for no other.
    """

    moves_money = True

    id: Id
    tournament: Name
    accept: bool
    until_ms: Annotated[int, msgspec.Meta(ge=1, le=2**53)]


TournamentWatch = WatchTournaments | UnwatchTournaments | WatchTournament | UnwatchTournament
TournamentRequest = (
    EnterTournament | WithdrawFromTournament | BuyChips | DeclineChips | ProposeDeal | AnswerDeal
)
