"""Opening a private game: what its host may choose, and its table and link."""

from __future__ import annotations

import base64
from typing import Final

from msgspec.structs import replace

from cardroom.room.accounts.players import Players
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.identity.person import Person
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.pool import pool_apart
from cardroom.room.lobby.table_keeper import TableKeeper
from cardroom.room.private.openings import Openings
from cardroom.room.private.private_game import Member, PrivateGame, link_hash
from cardroom.room.protocol import private_answers as told
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.entropy import SEED_BYTES, draw_id
from cardroom.room.runtime.outbox import not_done
from cardroom.room.runtime.outcome import Outcome
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.room.runtime.workshop import Workshop
from cardroom.rules.adjusting import Wish, adjustable, adjusted, amounts_of
from cardroom.rules.layers.rule_faults import RulebookFaults
from cardroom.rules.refused import Refused
from cardroom.store.rows import LogRecord
from cardroom.table.values.kinds import PrivateMoney
from cardroom.table.values.time_units import HOUR_MS

OPENED: Final = "open_private"


class GameOpener:
    """Opens private games for players who want to play with friends."""

    def __init__(
        self,
        books: Books,
        time: TimeAndChance,
        players: Players,
        tables: OpenTables,
        keeper: TableKeeper,
        lines: Lines,
        openings: Openings,
        workshop: Workshop,
    ) -> None:
        self._books = books
        self._clock = time.clock
        self._entropy = time.entropy
        self._lifetime = time.lifetime
        self._players = players
        self._tables = tables
        self._keeper = keeper
        self._lines = lines
        self._openings = openings
        self._games = openings.games
        self._settings = openings.settings
        self._workshop = workshop

    def form(self, by: Person, pool_id: str) -> told.PrivateForm:
        """The choices of a host who starts from this stake of a house. Refuses "private-off", "no-such-pool"."""
        self._check_may_open(by)
        pool = self._lines.pool(pool_id)
        return told.PrivateForm(
            pool.id,
            ("play",) if self._settings.private_games == "play" else ("play", "settle_up"),
            amounts_of(pool.stake),
            adjustable(self._books[pool.house], pool.offer.id),
            self._settings.private_link_hours,
        )

    async def open(
        self, by: Person, pool_id: str, name: str, money: PrivateMoney, wish: Wish
    ) -> told.PrivateOpened:
        """Open a private game and return its link, or else all faults in the host's wishes.

        With faults no game is opened. Refuses "private-off", "private-money", "private-too-many", "private-too-often",
        "private-room-full", "no-such-pool".
        """
        settings, now_ms = self._settings, self._clock.now_ms()
        self._check_may_open(by)
        if self._lifetime.is_stopping:
            raise Refused("room-stopping", "The room is about to stop; no table opens now.")
        if money not in ("play", settings.private_games):
            raise Refused("private-money", "Private games of this room use chips that are worth nothing.")
        self._openings.check_one_more(by.id)
        pool = self._lines.pool(pool_id)
        try:
            house = self._books[pool.house]
            book = await self._workshop.do(
                lambda: adjusted(house, pool.offer.id, pool.stake.name, wish), by.id
            )
        except RulebookFaults as found:
            faults = tuple([told.WishFault(fault.entry, fault.message) for fault in found.faults])
            return told.PrivateOpened(faults=faults)
        self._openings.check_one_more(
            by.id
        )  # reading the rulebook took a moment, in which others may have been opened
        table, secret = draw_id(self._entropy, "t"), self._secret()
        stake = book.game(pool.offer.id).stakes[0].name  # the host's book has one
        own = pool_apart("private", self._books.currency, book, pool.offer.id, stake, table)
        terms = replace(own.terms(table, name or by.name), private=money)
        if fault := self._games.chips.fault_of(terms):
            return told.PrivateOpened(faults=(told.WishFault("buy_in.maximum_big_blinds", fault),))
        counted = self._openings.count(by.id)
        until_ms = now_ms + settings.private_link_hours * HOUR_MS
        game = PrivateGame(
            table, terms.name, by.id, terms.private, now_ms, link_hash(secret), until_ms,
            members={by.id: Member(by.name, now_ms)},
        )  # fmt: skip
        self._games.put(game)
        opened = Outcome[bool]()

        def refused() -> None:
            self._games.forget(table)
            self._openings.take_back(by.id, counted)
            opened.came(False)

        record = LogRecord(now_ms, by.id, OPENED, table, terms.name, {"pool": pool.id, "book": book.version})
        self._keeper.open_apart(own, terms, book, record, game.keeping(), lambda: opened.came(True), refused)
        if not await opened:
            raise not_done()
        self._keeper.close_later(self._tables[table], now_ms)
        return told.PrivateOpened(table, secret, until_ms)

    def _check_may_open(self, by: Person) -> None:
        if self._settings.private_games == "off":
            raise Refused("private-off", "The operator of this room allows no private games.")
        self._players.check_open(by)
        if by.guest or by.bot:
            raise Refused("guest-elsewhere", "A guest can't open a game; sign up for an account first.")

    def _secret(self) -> str:
        """The secret of an invitation link: 256 bits that are stored nowhere."""
        return base64.urlsafe_b64encode(self._entropy(SEED_BYTES)).decode().rstrip("=")
