"""A bot at one table, over a WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cardroom.bots.follower import Follower
from cardroom.bots.mind import Mind
from cardroom.cards.card import card_text
from cardroom.cash import cash_commands as of_cash
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.cash_seat_answers import AgreedCost
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.model import commands
from cardroom.table.values.kinds import ChargeKind

MENDS_EVERY_STEPS: Final = 10
"""A bot that sits out asks to come back again after this many steps of its table, not at every message."""
HURRIED_SECONDS: Final = 0.06, 0.16
"""How long a bot thinks while somebody waits for the next hand."""
DOUBLED: Final = 2
"""A bot with this many times its buy-in takes its winnings home."""
POSTS: Final = 0.7
"""How often a bot posts to come in instead of waiting for the big blind."""

CANNOT_PLAY: Final = frozenset(
    {
        "wallet-too-small",
        "buy-in-not-the-returning-stack",
        "returning-stack-not-covered",
        "stake-withdrawn",
        "stack-at-another-table",
    }
)
"""Refusals that asking again does not change."""

_decode = msgspec.json.Decoder(to_client.AnyServerMessage).decode
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class ThinkingTime:
    """How long a bot thinks, in seconds, and how long it stays away when the room is not there."""

    least_seconds: float = 0.4
    most_seconds: float = 2.6
    back_after_seconds: float = 1.0


@dataclass(slots=True)
class BotPlayer:
    """Joins a pool, plays, tops up when short, comes back when put out, goes home with twice its buy-in.

    Runs until it is cancelled or at home. `keeps_playing` bots never go home by themselves. `elsewhere` are further doors
    of the same room (gateways): a bot whose connection was lost comes back by the next one.
    """

    url: str
    token: str
    player: str
    pool: str
    buy_in: int
    mind: Mind
    pace: ThinkingTime = field(default_factory=ThinkingTime)
    keeps_playing: bool = False
    elsewhere: tuple[str, ...] = ()
    decisions: int = 0
    goes_home: bool = False
    is_aside: bool = False
    """Sits out to let somebody else have the big blind, until asked to come back."""
    _hurries: asyncio.Event = field(default_factory=asyncio.Event)
    _socket: ClientConnection | None = None
    _has_places: tuple[str, ...] = ()
    _ids: itertools.count[int] = field(default_factory=itertools.count)
    _agreed: tuple[AgreedCost, ...] = ()
    """The time charges it has agreed to, as sent: a bot agrees to whatever its table charges."""
    _at_home: bool = False
    _door: int = 0
    """Which of its doors it comes by: 0 is `url`, 1 the first of those elsewhere."""
    _followed: Follower | None = None
    _thinking: asyncio.Task[None] | None = None
    _thinking_of: tuple[str, int] = ("", -1)
    _mended_at: int = -MENDS_EVERY_STEPS

    async def run(self) -> None:
        """Play until at home; reconnect after a lost connection."""
        while not self.is_home:
            try:
                await self._session()
            except (
                OSError,
                ConnectionClosed,
                InvalidHandshake,
                TimeoutError,
            ):  # (for example, the room ended while it answered, or was too busy to)
                pass
            finally:
                self._forget()
                self._socket = None
            if not self.is_home:
                self._door = (self._door + 1) % (1 + len(self.elsewhere))
                tried_all = self._door == 0
                # Not all at once: many have lost the same gateway.
                await asyncio.sleep(self.pace.back_after_seconds * (tried_all + self.mind.chance.random()))

    def _forget(self) -> None:
        """Follow nothing, as a new connection does, or a room that moves: the table must be shown again."""
        if self._thinking is not None:
            self._thinking.cancel()
        self._thinking_of, self._followed = ("", -1), None

    @property
    def is_home(self) -> bool:
        """Whether this bot has left for good."""
        return self.goes_home and self._at_home

    @property
    def door(self) -> str:
        """The address by which it comes now."""
        return (self.url, *self.elsewhere)[self._door]

    @property
    def seat(self) -> int:
        """The seat it has at the table it follows, 0 without one."""
        return self._followed.seat if self._followed is not None else 0

    def hurry(self, on: bool) -> None:
        """Think quickly, because somebody waits; or at the usual speed again."""
        if on:
            self._hurries.set()
        else:
            self._hurries.clear()

    async def go_home(self) -> None:
        """Leave when the hand is over; `run` ends then."""
        if self.goes_home:
            return
        self.goes_home = True
        if self._socket is not None:
            await self._leave(self._socket)

    async def stand_aside(self, on: bool) -> None:
        """Sit out from the next hand on, so that the big blind comes to somebody sooner; or come back."""
        if self.is_aside == on:
            return
        self.is_aside = on
        followed, socket = self._followed, self._socket
        if followed is None or socket is None or not followed.seat:
            return
        table = followed.terms.table
        message = (
            at_table(self._id(), table, commands.SitOut(ME))
            if on
            else at_table(self._id(), table, commands.SitIn(ME))
        )
        await self._ask(socket, message)

    async def _leave(self, socket: ClientConnection) -> None:
        for pool in self._has_places:
            await self._ask(socket, from_client.LeaveQueue(self._id(), pool))
        if self._followed is not None and self._followed.seat:
            await self._ask(socket, at_table(self._id(), self._followed.terms.table, commands.LeaveTable(ME)))

    async def _session(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(self.door, additional_headers=headers, compression=None) as socket:
            self._socket = socket
            async for text in socket:
                await self._hear(socket, _decode(text))
                if self.is_home:
                    return

    async def _ask(self, socket: ClientConnection, message: from_client.ClientMessage) -> None:
        await socket.send(_encode(message).decode())

    def _id(self) -> str:
        return f"{self.player}-{self.mind.chance.getrandbits(32):08x}-{next(self._ids)}"

    async def _hear(self, socket: ClientConnection, message: to_client.AnyServerMessage) -> None:
        if isinstance(message, to_client.RoomMoves):
            self._forget()
        elif isinstance(message, to_client.MineChanged):
            await self._look_for_seat(socket, message)
        elif isinstance(message, to_client.SeatOffered):
            takes = not self.goes_home
            costs = tuple([AgreedCost(one.what, one.amount, one.seconds) for one in message.by_time])
            offer = from_client.AnswerOffer(
                self._id(), message.offer, accept=takes, buy_in=message.buy_in, by_time=costs
            )
            await self._ask(socket, offer)
        elif isinstance(message, to_client.Refused) and message.code in CANNOT_PLAY:
            await self.go_home()
            self._at_home = not (self.seat or self._has_places)
        elif isinstance(message, to_client.Refused) and message.code == "charged-by-time":
            self._agreed = agreed_to(message)
            await self._join(socket)
        elif isinstance(message, to_client.TableShown):
            self._followed = Follower(self.player, message.view)
            self._mended_at = -MENDS_EVERY_STEPS
            if self.goes_home:
                await self._leave(socket)
            await self._consider(socket)
        elif isinstance(message, to_client.TableTold) and self._followed is not None:
            if message.table == self._followed.terms.table:
                await self._follow(socket, self._followed, message)

    async def _look_for_seat(self, socket: ClientConnection, mine: to_client.MineChanged) -> None:
        """Join when nowhere; watch the table once seated."""
        self._has_places = tuple([place.pool for place in mine.places])
        seats = [seat for seat in mine.seats if not seat.tournament]
        if self.goes_home:
            self._at_home = not (seats or mine.places)
            if self._at_home or self._followed is not None:
                return
        if seats:
            if self._followed is None or self._followed.terms.table != seats[0].table:
                await self._ask(socket, from_client.WatchTable(table=seats[0].table))
        elif not mine.places:
            self._followed = None
            await self._join(socket)

    async def _join(self, socket: ClientConnection) -> None:
        wish = from_client.JoinPool(self._id(), self.pool, self.buy_in, by_time=self._agreed)
        await self._ask(socket, wish)

    async def _follow(
        self, socket: ClientConnection, followed: Follower, message: to_client.TableTold
    ) -> None:
        if message.version != followed.version + (1 if message.events else 0):
            await self._ask(socket, from_client.WatchTable(table=message.table))
            return
        followed.version = message.version
        for event in (*message.events, *message.private):
            followed.see(event)
        await self._consider(socket)

    async def _consider(self, socket: ClientConnection) -> None:
        """Act on the turn, or fix whatever prevents this bot from playing."""
        followed = self._followed
        if followed is None or followed.seat == 0:
            return
        if followed.is_my_turn() and followed.turn is not None:
            hand, turn = followed.hand, followed.turn.turn
            # The previous thought may still be on its way to the room: it must not block the next turn.
            if self._thinking_of != (hand, turn):
                self._thinking_of = (hand, turn)
                self._thinking = asyncio.create_task(self._think(socket, followed, hand, turn))
        elif self.goes_home or self.is_aside:
            return
        elif followed.is_between_hands and not self.keeps_playing and followed.stack >= DOUBLED * self.buy_in:
            await self.go_home()
        elif followed.may_post:
            followed.may_post = False
            if self.mind.chance.random() < POSTS:
                await self._ask(
                    socket, at_table(self._id(), followed.terms.table, commands.Enter(ME, by="post"))
                )
        elif followed.is_between_hands and followed.terms.straddles and not followed.sitting_out:
            followed.is_between_hands = False  # decided once per hand
            most = self.mind.straddles(followed.terms.straddles, followed.stack)
            if most != followed.straddle:
                await self._ask(
                    socket, at_table(self._id(), followed.terms.table, commands.Straddle(ME, most=most))
                )
        elif followed.sitting_out and followed.version >= self._mended_at + MENDS_EVERY_STEPS:
            self._mended_at = followed.version
            table = followed.terms.table
            if not followed.terms.tournament and followed.stack < followed.terms.min_buy_in:
                amount = self.buy_in - followed.stack
                await self._ask(socket, at_table(self._id(), table, of_cash.TopUp(ME, amount=amount)))
            await self._ask(socket, at_table(self._id(), table, commands.SitIn(ME)))

    async def _think(self, socket: ClientConnection, followed: Follower, hand: str, turn: int) -> None:
        wait = self.mind.chance.uniform(self.pace.least_seconds, self.pace.most_seconds)
        hurried = min(wait, self.mind.chance.uniform(*HURRIED_SECONDS))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await self._hurries.wait()
            await asyncio.sleep(hurried)
        if (
            not followed.is_my_turn()
            or followed.turn is None
            or (followed.hand, followed.turn.turn) != (hand, turn)
        ):
            return
        choice = self.mind.decide(followed.spot())
        act = at_table(
            self._id(),
            followed.terms.table,
            commands.Act(
                ME,
                hand=hand,
                turn=turn,
                action=choice.action,
                amount=choice.amount,
                cards=cards_text_of(choice.cards),
                rows=tuple([cards_text_of(row) for row in choice.rows]),
                game=choice.game,
            ),
        )
        self.decisions += 1
        try:
            await self._ask(socket, act)
        except ConnectionClosed:
            return


def cards_text_of(cards: Sequence[int]) -> tuple[str, ...]:
    """Cards as texts, as the protocol has them."""
    return tuple([card_text(card) for card in cards])


def agreed_to(refused: to_client.Refused) -> tuple[AgreedCost, ...]:
    """The time charges that a refusal lists, to agree to them."""
    found = []
    for what in get_args(ChargeKind):
        amount, seconds = refused.args[what], refused.args[f"{what}_seconds"]
        if isinstance(amount, int) and isinstance(seconds, int) and seconds:
            found.append(AgreedCost(what, amount, seconds))
    return tuple(found)
