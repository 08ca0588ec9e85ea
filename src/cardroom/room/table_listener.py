"""What happens at the tables, seen by the room: who sits where, breaks at several tables, seats that come free."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import structlog

from cardroom.cash.break_everywhere import Standing, break_everywhere
from cardroom.cash.bringing import has_maximum
from cardroom.cash.commands import SitOut
from cardroom.cash.money import CashedOut
from cardroom.room.acceptance import Acceptance
from cardroom.room.house.commands import Left
from cardroom.room.jackpots import Jackpots
from cardroom.room.lobby.departures import Departures
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.lobby import Lobby
from cardroom.room.lobby.pool import Pool
from cardroom.room.lobby.table_keeper import TableKeeper
from cardroom.room.moving import Moving
from cardroom.room.notices import Notices
from cardroom.room.penalties import PenaltyDesk
from cardroom.room.readings import Readings
from cardroom.room.services import Services
from cardroom.room.tables.along import Noted
from cardroom.room.tables.money import Paid
from cardroom.room.tables.open_tables import OpenTables
from cardroom.room.tables.writer import TableWriter
from cardroom.rules.refused import Refused
from cardroom.store.rows import LogRecord
from cardroom.table.decided import Decided
from cardroom.table.events import (
    Bet,
    BetsCollected,
    BoardDealt,
    BringInPosted,
    Called,
    CardsDealt,
    CardsPlaced,
    Checked,
    CommunityCardDealt,
    Completed,
    Discarded,
    Drew,
    DropTaken,
    Folded,
    HandEnded,
    HandVoided,
    PlayerLeft,
    PlayerSeated,
    PotAwarded,
    Raised,
    RakeTaken,
    SatIn,
    SatOut,
    SeatAdded,
    StoodPat,
    TableDrained,
    TableReopened,
    TimeBankStarted,
    TurnStarted,
    UncalledReturned,
    UpCardDealt,
)

TAKEN_AWAY: Final = ("staff", "closing")
"""Reasons for leaving that are the house's, not the player's."""

NO_BREAK: Final = ("general", "skipped_big_blind", "no_chips", "penalty")
"""Reasons for sitting out that begin no break at the player's other tables: the first is such a break already, the
second is the exception of CO-7, a stack of nothing is no wish to pause, and no more is a penalty."""

COURSE_OF_A_HAND: Final[frozenset[type]] = frozenset({
    TurnStarted, TimeBankStarted, Folded, Checked, Called, Bet, Raised, BringInPosted, Completed, UncalledReturned,
    BetsCollected, BoardDealt, UpCardDealt, CommunityCardDealt, CardsPlaced, CardsDealt, Discarded, StoodPat, Drew,
})
"""What happens within a hand and concerns nobody but those at the table: most steps are of these alone."""

_log = structlog.get_logger("cardroom.floor")


class TableListener:
    """The `Listener` of every table writer."""

    def __init__(
        self,
        services: Services,
        tables: OpenTables,
        pools: Mapping[str, Pool],
        departures: Departures,
        notices: Notices,
        lobby: Lobby,
        lines: Lines,
        keeper: TableKeeper,
        moving: Moving,
        jackpots: Jackpots,
        penalties: PenaltyDesk,
        acceptance: Acceptance,
        readings: Readings,
    ) -> None:
        self._services = services
        self._tables = tables
        self._pools = pools
        self._departures = departures
        self._notices = notices
        self._lobby = lobby
        self._lines = lines
        self._keeper = keeper
        self._moving = moving
        self._jackpots = jackpots
        self._penalties = penalties
        self._acceptance = acceptance
        self._readings = readings
        self._on_turn: dict[str, str] = {}

    def forget(self, table: str) -> None:
        """A table is taken back from the journal: whose turn it is there comes from that."""
        self._on_turn.pop(table, None)

    # ------------------------------------------------------------------ the listener

    def records(self, writer: TableWriter, decided: Decided, now_ms: int) -> Noted:
        """A departure is kept, for the draw of tables (CO-2) and for stacks that must come back (CO-BZ.5)."""
        if _is_course_of_a_hand(decided):
            return Noted()
        found: list[LogRecord] = []
        for event in decided.events:
            if isinstance(event, PlayerLeft):
                pool = self._pools[writer.pool]
                terms = writer.terms
                unit = terms.unit or terms.big_blind
                left = Left(
                    terms.table,
                    pool.offer.family,
                    terms.stake,
                    unit,
                    event.stack,
                    terms.house,
                    has_maximum=has_maximum(writer.table.book),
                    is_forced=event.reason in TAKEN_AWAY,
                    short=any(one.short for one in _cashed_out(decided, event.player)),
                    long_break_ms=max([one.long_break_ms for one in _cashed_out(decided, event.player)], default=0),
                    counted_in=pool.stake.counted_in,
                )
                found.append(self._departures.left(event.player, left, now_ms, event.reason))
        accepted = self._acceptance.records(writer, decided, now_ms)
        found += accepted.log
        found += self._penalties.records(writer, decided, now_ms)
        found += self._readings.records(writer, decided, now_ms)
        return Noted(tuple(found), accepted.changes)

    def pays(self, writer: TableWriter, decided: Decided, now_ms: int) -> Paid:
        """A jackpot is paid with the step that owes it, or that ends what it waited for (CH-7.9)."""
        return self._jackpots.step(writer, decided, now_ms)

    def stepped(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Follow a step."""
        table = writer.terms.table
        self._services.figures.step(writer.terms.house, decided)
        self._jackpots.stepped()
        if _is_course_of_a_hand(decided):
            self._nudge(writer)
            return
        pool = self._pools[writer.pool]
        freed = moved = False
        told: dict[str, None] = {}
        for event in decided.events:
            if isinstance(event, PlayerSeated):
                self._tables.sat_down(event.player, table)
                told[event.player] = None
                moved = True
            elif isinstance(event, PlayerLeft):
                self._tables.left(event.player, table)
                told[event.player] = None
                freed = True
            elif isinstance(event, HandEnded | HandVoided):
                pot = sum(e.amount for e in decided.events if isinstance(e, PotAwarded | RakeTaken | DropTaken))
                pool.numbers[table].hand_ended(now_ms, pot)
                freed = moved = True
            elif isinstance(event, SatOut | SatIn):
                seat = writer.table.seats.get(event.seat)
                if seat is not None:
                    told[seat.player] = None
            elif isinstance(event, TableDrained | TableReopened | SeatAdded):
                moved = True
                freed = freed or isinstance(event, SeatAdded)
        if freed or moved:
            pool.seats_changed(writer)
        for movement in decided.money:
            player = getattr(movement, "player", "")
            if player:
                told[player] = None
        for player in told:
            self._notices.tell_mine(player)
        self._nudge(writer)
        self._begin_breaks(writer, decided, now_ms)
        self._penalties.stepped(writer, decided, now_ms)
        if freed or moved:
            self._lobby.changed(writer.pool)
        self._moving.stepped(writer, decided)
        if freed:
            self._lines.seat_freed(pool)
            self._keeper.close_later(writer, now_ms)
            self._keeper.close_if_due(writer)

    def _nudge(self, writer: TableWriter) -> None:
        """Who looks elsewhere, or plays at several tables, hears when a turn comes, and when it is over."""
        table = writer.terms.table
        hand = writer.table.hand
        seat = writer.table.seats.get(hand.actor_seat) if hand is not None else None
        before, now = self._on_turn.get(table, ""), seat.player if seat is not None else ""
        if before == now:
            return
        if now:
            self._on_turn[table] = now
        else:
            del self._on_turn[table]
        for player in (before, now):
            if player and self._looks_elsewhere(player, writer):
                self._notices.tell_mine(player)

    def _looks_elsewhere(self, player: str, writer: TableWriter) -> bool:
        connections = self._services.presence.of(player)
        return len(self._tables.tables_of(player)) > 1 or not all(writer.audience.has(c) for c in connections)

    def _begin_breaks(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Going into sit-out at one of several tables of a house begins a break at all of these (CO-7)."""
        for event in decided.events:
            if not isinstance(event, SatOut) or event.reason in NO_BREAK:
                continue
            seat = writer.table.seats.get(event.seat)
            if seat is not None:
                self._begin_break(writer, seat.player, now_ms)

    def _begin_break(self, writer: TableWriter, player: str, now_ms: int) -> None:
        standings = []
        for table in self._tables.tables_of(player):
            seat = self._tables[table].table.seat_of(player)
            if seat is not None and self._tables[table].terms.house == writer.terms.house:
                standings.append(Standing(table, seat.sits_out, seat.general_until_ms))
        pause = break_everywhere(standings, now_ms, writer.table.book.sit_out)
        if pause is None:
            return
        for table in pause.tables:
            try:
                self._tables[table].carry_out(SitOut(player, general_until_ms=pause.until_ms))
            except Refused as refused:
                _log.info("break_not_begun", table=table, code=refused.code)


def _is_course_of_a_hand(decided: Decided) -> bool:
    return not decided.money and COURSE_OF_A_HAND.issuperset(map(type, decided.events))


def _cashed_out(decided: Decided, player: str) -> list[CashedOut]:
    """What a player took away in a step."""
    return [one for one in decided.money if isinstance(one, CashedOut) and one.player == player]
