"""The host of a demo room: nobody waits long for cards. Bots come where a person is, hurry while one waits for the next
hand, sit out so that the big blind reaches a newcomer by the house's own rules, and go home when nobody needs them."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from typing import Final

import structlog

from cardroom.bots.crowd import Crowd
from cardroom.bots.player import BotPlayer
from cardroom.demo.bot_names import NAMES
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.person import flags_of
from cardroom.room.lobby.pool import Pool
from cardroom.room.room import Room
from cardroom.store.people_rows import PlayerRecord
from cardroom.store.protocol import Reader
from cardroom.table.model.hand_positions import between
from cardroom.table.model.seat import Seat

LOOK_EVERY_SECONDS: Final = 0.3
AT_A_TABLE: Final = 5
"""The number of players at a table of bots, so that a person finds a free seat."""
GO_HOME_AFTER_LOOKS: Final = 200
"""Bots that came for somebody stay for a minute after that person has left."""
RESTS_LOOKS: Final = 2_000
"""A bot that went home with winnings does not return at once: for ten minutes others come."""
MAX_BOTS: Final = 300

_log = structlog.get_logger("cardroom.demo")


class DemoHost:
    """Looks after the pools of a demo room. `kept` says how many bots play at a pool even when nobody is there."""

    def __init__(self, room: Room, crowd: Crowd, kept: dict[str, int]) -> None:
        self._room = room
        self._crowd = crowd
        self._kept = kept
        self._names = _names()
        self._spare: list[tuple[str, str, int]] = []
        self._ids: set[str] = set()
        self._looks = 0
        self._idle: dict[str, int] = {}

    async def load(self) -> None:
        """Find out which accounts are bots': those of an earlier start may still have seats."""
        after = ""

        def page_of(reader: Reader) -> list[PlayerRecord]:
            return reader.players(after)

        while page := await self._room.services.store.read(page_of):
            self._ids.update(record.id for record in page if flags_of(record).bot)
            after = page[-1].id

    async def run(self) -> None:
        """Look at all pools again and again, until cancelled."""
        while True:
            try:
                await self.look()
            except Exception:  # a host that fails recovers: the demo goes on without it for one look
                _log.exception("demo_host_failed")
            await asyncio.sleep(LOOK_EVERY_SECONDS)

    async def look(self) -> None:
        """Look once at all pools."""
        self._looks += 1
        for bot in self._crowd.sent_home():
            self._spare.append((bot.player, bot.token, self._looks + RESTS_LOOKS))
        if self._room.stopping:
            return
        by_pool: dict[str, list[BotPlayer]] = {}
        for bot in self._crowd.bots:
            by_pool.setdefault(bot.pool, []).append(bot)
        for pool in list(self._room.pools.values()):
            if pool.writers or len(pool.waiting) or pool.id in self._kept:
                await self._look_at(pool, by_pool.get(pool.id, []))

    async def _look_at(self, pool: Pool, bots: list[BotPlayer]) -> None:
        people = self._people_of(pool)
        in_line = [one.player for one in pool.waiting.line if one.player not in self._ids]
        if people or in_line:
            self._idle[pool.id] = 0
        else:
            self._idle[pool.id] = self._idle.get(pool.id, 0) + 1
        await self._bring(pool, bots, len(people), bool(in_line))
        for writer in list(pool.writers.values()):
            mine = {bot.player: bot for bot in bots if writer.table.seat_of(bot.player) is not None}
            await self._make_way(writer, mine)
            await self._leave_a_seat(pool, writer, mine)
        if self._idle[pool.id] > GO_HOME_AFTER_LOOKS:
            for bot in bots[self._kept.get(pool.id, 0) :]:
                await bot.go_home()

    def _people_of(self, pool: Pool) -> list[Seat]:
        """The seats of people, not bots, at the tables of a pool."""
        return [
            seat
            for writer in pool.writers.values()
            for seat in writer.table.seats.values()
            if seat.player not in self._ids
        ]

    # ------------------------------------------------------------------ coming

    async def _bring(self, pool: Pool, bots: list[BotPlayer], people: int, is_waited_for: bool) -> None:
        """Bring as many bots as a game at this pool lacks."""
        seats = pool.book.seating.seats.value
        wanted = min(AT_A_TABLE, seats - 1)
        staying = [bot for bot in bots if not bot.goes_home]
        kept = min(self._kept.get(pool.id, 0), seats - 1)
        missing = kept - len(staying) - people  # a person takes the seat of a bot that is always there
        if people:
            missing = max(missing, *[wanted - self._players_at(w) for w in pool.writers.values()])
            missing -= sum(not bot.seat for bot in staying)
        if is_waited_for and not self._has_room(pool):
            idle = sum(not bot.seat for bot in staying)
            missing = max(missing, wanted - 1 - idle)
        for _ in range(missing):
            if len(self._crowd.bots) >= MAX_BOTS:
                return
            await self._arrive(pool)

    def _players_at(self, writer: TableWriter) -> int:
        """The players at a table, those about to play included; at a table without people, as many as are wanted."""
        seats = writer.table.seats.values()
        if all(seat.player in self._ids for seat in seats):
            return AT_A_TABLE
        return sum(not seat.wants_to_leave for seat in seats)

    def _has_room(self, pool: Pool) -> bool:
        return any(
            pool.takes_players(table) and writer.free_seats > pool.waiting.kept_seats(table)
            for table, writer in pool.writers.items()
        )

    async def _arrive(self, pool: Pool) -> None:
        terms = pool.terms("", "")
        player, token = await self._account(pool, terms.min_buy_in, 5 * terms.max_buy_in)
        self._ids.add(player)
        await self._crowd.arrive(
            player, token, pool.id, min(terms.max_buy_in, self._room.cashier.balance(player))
        )

    async def _account(self, pool: Pool, least: int, at_least: int) -> tuple[str, str]:
        """An account for a bot: one that went home and is free to come here, otherwise a new one."""
        for place, (player, token, rests_until) in enumerate(self._spare):
            is_free = self._looks >= rests_until and self._room.seating.may_bring(player, pool).bound is None
            if is_free and self._room.cashier.balance(player) >= least:
                del self._spare[place]
                return player, token
        while True:
            person, token = await self._room.players.add_bot(next(self._names))
            self._ids.add(person.id)
            await self._room.newcomers.welcome.give(person, at_least)
            is_free = self._room.seating.may_bring(person.id, pool).bound is None
            if is_free and self._room.cashier.balance(person.id) >= least:
                return person.id, token
            self._spare.append(
                (person.id, token, self._looks + RESTS_LOOKS)
            )  # from an earlier start, and bound or broke by now

    # ------------------------------------------------------------------ making way

    async def _make_way(self, writer: TableWriter, bots: dict[str, BotPlayer]) -> None:
        """Hurry while a person waits for cards; sit out between the last big blind and a player who waits for it."""
        hand = writer.table.hand
        seats = writer.table.seats
        people = [
            seat
            for seat in seats.values()
            if seat.player not in self._ids and not (seat.sits_out or seat.wants_to_leave)
        ]
        wait = [seat for seat in people if hand is None or seat.number not in hand.index_of]
        owing = [seat for seat in wait if seat.owes_big_blind and not seat.entry]
        aside = self._between(writer, owing)
        for bot in bots.values():
            bot.hurry(bool(wait) and hand is not None)
            seat = writer.table.seat_of(bot.player)
            if seat is not None:
                await bot.stand_aside(seat.number in aside)

    def _between(self, writer: TableWriter, owing: list[Seat]) -> frozenset[int]:
        last = writer.table.last_big_blind
        if not last or not owing:
            return frozenset()
        count = writer.terms.seats
        nearest = min([(seat.number - last - 1) % count for seat in owing])
        return between(last, (last + nearest) % count + 1, count)

    async def _leave_a_seat(self, pool: Pool, writer: TableWriter, bots: dict[str, BotPlayer]) -> None:
        """Free the last seat for a person: where people play and all seats are taken, one bot goes."""
        is_going = any(bot.goes_home for bot in bots.values())
        if writer.free_seats or is_going or len(bots) < 2 or len(bots) == len(writer.table.seats):
            return
        await next(iter(bots.values())).go_home()


def _names() -> Iterator[str]:
    """Names without end: the plain ones first."""
    yield from NAMES
    for number in itertools.count(2):
        for name in NAMES:
            yield f"{name} {number}"
