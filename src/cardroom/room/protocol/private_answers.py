"""What the room answers about private games. Amounts in cents, times in milliseconds since 1970 (UTC)."""

from __future__ import annotations

import msgspec

from cardroom.ledger.settle_up import Transfer
from cardroom.room.identity.permissions import GameRole
from cardroom.room.runtime.settings import PrivateGamesAllowed
from cardroom.rules.adjusting import AdjustableDecision, StakeAmount
from cardroom.table.model.view import TableTerms
from cardroom.table.values.kinds import PrivateMoney


class PrivateForm(msgspec.Struct):
    """What a host may choose: what chips stand for, the amounts of the stake, and decisions of the house's rulebook
    with what each is there. ``link_hours``: so long an invitation is good.
    """

    pool: str
    money: tuple[PrivateMoney, ...]
    amounts: tuple[StakeAmount, ...]
    decisions: tuple[AdjustableDecision, ...]
    link_hours: int


class WishFault(msgspec.Struct):
    """What is wrong with one entry of the form; the entry is a decision, "section.name", or an amount of the stake."""

    entry: str
    message: str


class PrivateOpened(msgspec.Struct):
    """A private game with the secret of its link, told this once; or every fault of the form, and no game."""

    table: str = ""
    link: str = ""
    link_until_ms: int = 0
    faults: tuple[WishFault, ...] = ()


class PrivateLink(msgspec.Struct):
    """The secret of a new link, told this once."""

    link: str
    until_ms: int


class PrivateInvitation(msgspec.Struct):
    """The game of a link, for whoever holds it. ``changed`` is what the host decided otherwise than the house."""

    name: str
    host_name: str
    money: PrivateMoney
    terms: TableTerms
    changed: tuple[AdjustableDecision, ...] = ()


class PrivateEntry(msgspec.Struct):
    """Who has come in by a link: the table; of a new guest its id and the session by which its browser is known."""

    table: str
    guest: str = ""
    session: str = ""


class PrivatePerson(msgspec.Struct):
    """Somebody at a game. ``lent`` is what the game has lent the person in all, ``result`` what is won (below zero:
    lost), as it stood when the running hand began; of a game that is over the result alone.
    """

    player: str
    name: str
    guest: bool
    removed: bool
    seated: bool
    stack: int
    lent: int
    result: int


class PrivateGameBody(msgspec.Struct):
    """A private game as one of its people may see it.

    ``why`` is the host's reason: for closing or pausing the game, or for having removed you. Of a game for settling up
    that is over ``payments`` are who pays whom, as few as can be (`ledger.settle_up`). ``changed`` is as in
    `PrivateInvitation`, while the game goes on.
    """

    table: str
    name: str
    host: str
    role: GameRole
    money: PrivateMoney
    currency: str
    paused: bool
    closed_ms: int
    why: str
    link_until_ms: int
    people: tuple[PrivatePerson, ...]
    payments: tuple[Transfer, ...]
    changed: tuple[AdjustableDecision, ...] = ()


class MyPrivateGame(msgspec.Struct):
    """A game you are at, or were at."""

    table: str
    name: str
    host: bool
    closed_ms: int


class MyPrivateGames(msgspec.Struct):
    """Your private games, and which ones players may open here."""

    allowed: PrivateGamesAllowed
    games: tuple[MyPrivateGame, ...]
