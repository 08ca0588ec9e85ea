"""The room's reactions to steps at the tables: players who sit down or leave, breaks at several tables, free seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import structlog

from cardroom.cash.break_everywhere import AtCashTable, break_everywhere
from cardroom.cash.buy_in_bounds import has_maximum
from cardroom.cash.money_moves import CashedOut
from cardroom.room.archive.readings import Readings
from cardroom.room.hosting.acceptance import Acceptance
from cardroom.room.hosting.foresight import Foresight
from cardroom.room.hosting.funding import Fund, Funding
from cardroom.room.hosting.house_commands import HouseCommand, Left
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.hosting.shown_cards import kept_of
from cardroom.room.hosting.step_context import SideEffects
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.client_connection import Presence
from cardroom.room.lobby.departures import Departures
from cardroom.room.lobby.jackpots import Jackpots
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.lobby import LobbyBoard
from cardroom.room.lobby.moving_by_staff import Moving
from cardroom.room.lobby.penalty_desk import PenaltyDesk
from cardroom.room.lobby.pool import Pool
from cardroom.room.lobby.table_keeper import TableKeeper
from cardroom.room.mending import Mending
from cardroom.room.notices.notices import Notices
from cardroom.room.notices.own_seats import turn_ends_ms
from cardroom.room.private.private_games import PrivateGames
from cardroom.room.runtime.figures import Figures
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreRefused
from cardroom.store.rows import LogRecord
from cardroom.table.events import (
    DropTaken,
    HandEnded,
    HandVoided,
    PlayerLeft,
    PlayerSeated,
    PotAwarded,
    RakeTaken,
    SatIn,
    SatOut,
    SeatAdded,
    TableDrained,
    TableReopened,
)
from cardroom.table.model.commands import SitOut
from cardroom.table.model.decided import Decided

TAKEN_AWAY: Final = ("staff", "closing")
"""Reasons for leaving that are the house's, not the player's."""

NOBODYS: Final = ("", 0)
"""The value for nobody on turn."""

FOLLOWED: Final[frozenset[type]] = frozenset(
    {PlayerSeated, PlayerLeft, HandEnded, HandVoided, SatOut, SatIn, TableDrained, TableReopened, SeatAdded}
)
"""The events that concern more people than those at the table."""

NO_BREAK: Final = ("general", "skipped_big_blind", "no_chips", "penalty")
"""Reasons for sitting out that begin no break at the player's other tables.

The first is such a break already, the second is the exception of CO-7; having no chips is no wish to pause, and a
penalty is none either.
"""

_log = structlog.get_logger("cardroom.floor")


class TableListener:
    """The `Listener` of every table writer."""

    def __init__(
        self,
        presence: Presence,
        figures: Figures,
        tables: OpenTables,
        pools: Mapping[str, Pool],
        departures: Departures,
        notices: Notices,
        lobby: LobbyBoard,
        lines: Lines,
        keeper: TableKeeper,
        moving: Moving,
        jackpots: Jackpots,
        penalties: PenaltyDesk,
        acceptance: Acceptance,
        readings: Readings,
        funding: Funding,
        mending: Mending,
        private: PrivateGames,
        foresight: Foresight,
    ) -> None:
        self._presence = presence
        self._figures = figures
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
        self._funding = funding
        self._mending = mending
        self._private = private
        self._foresight = foresight
        self._on_turn: dict[str, tuple[str, int]] = {}
        self._steps = figures.steps
        self._connections = presence.by_player

    def forget(self, table: str) -> None:
        """Forget who is on turn at a table that is restored from the journal."""
        self._on_turn.pop(table, None)

    # ------------------------------------------------------------------ the listener

    def records(self, writer: TableWriter, decided: Decided, now_ms: int) -> SideEffects:
        """Return the records of a step: departures, for the draw of tables (CO-2) and for stacks that must come back
        (CO-BZ.5).

        Also acceptances of the rulebook, penalties and readings of hands.
        """
        found: list[LogRecord] = []
        letters: list[HouseCommand] = []
        if writer.terms.private:  # a game among friends binds nobody at the house's tables
            found += self._readings.records(writer, decided, now_ms)
            return SideEffects(tuple(found), kept_of(decided.events, writer.table.over, now_ms))
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
                    long_break_ms=max(
                        [one.long_break_ms for one in _cashed_out(decided, event.player)], default=0
                    ),
                    counted_in=pool.stake.counted_in,
                )
                record, letter = self._departures.left(event.player, left, now_ms, event.reason)
                found.append(record)
                letters.append(letter)
        accepted = self._acceptance.records(writer, decided, now_ms)
        found += accepted.log
        for beside in (
            self._penalties.records(writer, decided),
            self._jackpots.records(writer, decided, now_ms),
        ):
            found += beside.log
            letters += beside.letters
        found += self._readings.records(writer, decided, now_ms)
        return SideEffects(
            tuple(found),
            accepted.changes + kept_of(decided.events, writer.table.over, now_ms),
            tuple(letters),
        )

    def stepped(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Handle a step that was carried out."""
        table = writer.terms.table
        self._figures.step(writer.terms.house, decided)
        self._foresight.look(table, writer.table)
        self._jackpots.stepped(writer, now_ms)
        pool = self._pools[writer.pool]
        freed = moved = False
        told: dict[str, None] = {}
        for event in decided.events:
            if type(event) not in FOLLOWED:
                continue
            if isinstance(event, PlayerSeated):
                self._tables.sat_down(event.player, table)
                told[event.player] = None
                moved = True
            elif isinstance(event, PlayerLeft):
                self._tables.left(event.player, table)
                told[event.player] = None
                self._lines.left(event.player)
                freed = True
            elif isinstance(event, HandEnded | HandVoided):
                pot = sum(
                    e.amount for e in decided.events if isinstance(e, PotAwarded | RakeTaken | DropTaken)
                )
                pool.numbers[table].hand_ended(now_ms, pot, *writer.hand_log.went_on)
                freed = moved = True
                players = [seat.player for seat in writer.table.seats.values()]
                told |= dict.fromkeys(player for player in players if self._looks_elsewhere(writer, player))
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
        if not writer.terms.private:
            self._penalties.stepped(writer, decided, now_ms)
        if freed or moved:
            self._lobby.changed(writer.pool)
        self._moving.stepped(writer, decided)
        self._private.left(writer, decided)
        if freed:
            self._lines.seat_freed(pool)
            self._keeper.close_later(writer, now_ms)
            self._keeper.close_if_due(writer)

    def went_on(self, writer: TableWriter) -> None:
        """Handle a step within a hand: the turn may have moved."""
        self._steps.inc()
        self._foresight.look(writer.terms.table, writer.table)
        self._nudge(writer)

    def on_rejected(self, writer: TableWriter, fund: Fund | None, fault: StoreRefused) -> None:
        """Handle a step that the store refused: money brought for it goes back, and the table is restored."""
        self.forget(writer.terms.table)
        if fund is not None:
            self._funding.give_back(fund)
        self._mending.on_rejected(writer, fault)

    def _nudge(self, writer: TableWriter) -> None:
        """Notify players on turn who look elsewhere or play at several tables.

        They are notified when their turn comes, when it is over, and when its time bank begins.
        """
        table = writer.terms.table
        hand = writer.table.hand
        seat = writer.table.seats.get(hand.actor_seat) if hand is not None else None
        before = self._on_turn.get(table, NOBODYS)
        now = (seat.player, turn_ends_ms(writer.table)) if seat is not None else NOBODYS
        if before == now:
            return
        if seat is not None:
            self._on_turn[table] = now
        else:
            del self._on_turn[table]
        for player in dict.fromkeys((before[0], now[0])):
            if player and self._looks_elsewhere(writer, player):
                self._notices.tell_mine(player)

    def _looks_elsewhere(self, writer: TableWriter, player: str) -> bool:
        """Whether a player has other tables or another page open: they see this table in the list of their seats."""
        looking = writer.audience.following
        return len(self._tables.of_player.get(player, ())) > 1 or not looking.issuperset(
            self._connections.get(player, ())
        )

    def _begin_breaks(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Begin a break at all tables of a house where a player sits out at one of several (CO-7)."""
        for event in decided.events:
            if not isinstance(event, SatOut) or event.reason in NO_BREAK or writer.terms.private:
                continue
            seat = writer.table.seats.get(event.seat)
            if seat is not None:
                self._begin_break(writer, seat.player, now_ms)

    def _begin_break(self, writer: TableWriter, player: str, now_ms: int) -> None:
        standings = []
        for table in self._tables.tables_of(player):
            seat = self._tables[table].table.seat_of(player)
            terms = self._tables[table].terms
            if seat is not None and terms.house == writer.terms.house and not terms.private:
                standings.append(AtCashTable(table, seat.sits_out, seat.general_until_ms))
        pause = break_everywhere(standings, now_ms, writer.table.book.sit_out)
        if pause is None:
            return
        for table in pause.tables:
            try:
                self._tables[table].carry_out(SitOut(player, general_until_ms=pause.until_ms))
            except Refused as refused:
                _log.info("break_not_begun", table=table, code=refused.code)


def _cashed_out(decided: Decided, player: str) -> list[CashedOut]:
    """Return the amounts with which a player left in a step."""
    return [one for one in decided.money if isinstance(one, CashedOut) and one.player == player]
