"""Moving one player to another table, as the manager may (CK-H.4): the stack goes along."""

from __future__ import annotations

from typing import Final

import structlog

from cardroom.cash.cash_commands import TakeSeat
from cardroom.cash.money_moves import CashedOut
from cardroom.room.accounts.players import Players
from cardroom.room.hosting.funding import Fund, Funding
from cardroom.room.hosting.granted_seats import check_taken
from cardroom.room.hosting.grants import Grant
from cardroom.room.hosting.house_commands import GrantSeat
from cardroom.room.hosting.step_context import StepContext
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.permissions import check_may
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import keeping
from cardroom.room.lobby.cash_floor import CashFloor, SeatingRules
from cardroom.room.lobby.penalty_desk import PenaltyDesk
from cardroom.room.runtime.entropy import draw_chance
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.store.rows import LogRecord
from cardroom.table.events import PlayerLeft
from cardroom.table.model.commands import LeaveTable
from cardroom.table.model.decided import Decided

MOVE: Final = "move_player"
TO: Final = "to"
_log = structlog.get_logger("cardroom.moving")


class Moving:
    """Takes a player from a table (one who is in a hand leaves at its end) and seats the player at another."""

    def __init__(
        self,
        outbox: Outbox,
        time: TimeAndChance,
        players: Players,
        floor: CashFloor,
        rules: SeatingRules,
        penalties: PenaltyDesk,
        funding: Funding,
    ) -> None:
        self._funding = funding
        self._outbox = outbox
        self._clock = time.clock
        self._entropy = time.entropy
        self._players = players
        self._tables = floor.tables
        self._houses = floor.houses
        self._pools = floor.pools
        self._moves = rules.moves
        self._apart = rules.apart
        self._penalties = penalties
        self._bringing = rules.bringing
        self._departures = rules.bringing.departures

    async def move(
        self, by: Person, table: str, player: str, to: str, reason: str, *, otherwise: bool = False
    ) -> None:
        """Move a player to another table of the house; `otherwise` allows another game, stake or limits too.

        Refuses "not-seated", "same-table", "other-house", "moving-already", "already-seated", "table-full",
        "kept-apart", "stack-at-another-table", and without `otherwise` "plays-otherwise" and "stack-outside-limits".
        """
        check_may(self._players.now(by), MOVE)
        here, there = self._tables.writer(table), self._tables.writer(to)
        if here is there:
            raise Refused("same-table", "The player sits at this table already; name another one.")
        if here.terms.is_apart or there.terms.is_apart:
            raise Refused(
                "private-table", "Staff can't move players to or from a private game: its chips stay there."
            )
        if here.terms.house != there.terms.house:
            raise Refused(
                "other-house", "Staff can move a player only between tables of one house.", args={"table": to}
            )
        clauses = there.table.book.seating.moved_by_staff.clauses
        seat = here.table.seat_of(player)
        if seat is None:
            raise Refused(
                "not-seated", f"That player has no seat at {here.terms.name}.", (), {"table": table}
            )
        if self._moves.is_moving(player, table):
            raise Refused("moving-already", "The player is on the way to another table already.", clauses)
        if there.table.seat_of(player) is not None:
            raise Refused("already-seated", f"The player has a seat at {there.terms.name} already.", clauses)
        if self._moves.free_seats(there) <= 0:
            raise Refused("table-full", f"{there.terms.name} has no free seat.", clauses, {"table": to})
        person = await self._players.must_know(player)
        self._penalties.check_may_join(person, self._pools[there.pool])
        self._apart.check(player, there)
        self._bringing.check_one_stack(player, self._pools[there.pool], leaves=table)
        if not otherwise:
            _check_alike(here, there, seat.stack)
        record = LogRecord(self._clock.now_ms(), by.id, MOVE, player, reason, {"from": table, TO: to})
        self._moves.begin(player, table, to)
        try:
            kept = keeping(by.id, by.asked, record.at_ms)
            context = StepContext(player=by.id, log=(record,), changes=kept)
            here.carry_out(LeaveTable(player, reason="staff"), context)
        except Refused:
            self._moves.over(player, table)
            raise
        await self._outbox.durable()

    def stepped(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Seat a player who has left for another table there, with the whole stack."""
        for event in decided.events:
            if isinstance(event, PlayerLeft):
                there = self._tables.get(self._moves.to(event.player, writer.terms.table))
                if there is None or not event.stack:
                    self._moves.over(event.player, writer.terms.table)
                else:
                    self._bring(writer.terms.table, there, event, decided)

    def _bring(self, here: str, there: TableWriter, left: PlayerLeft, decided: Decided) -> None:
        """The stack has gone to the wallet; bring it from there to the seat that is kept for the player."""

        def brought(fund: Fund) -> None:
            self._moves.over(left.player, here)
            self._seat(there, left, decided, fund)

        def refused(why: Refused) -> None:
            self._moves.over(left.player, here)
            _log.warning("move_failed", player=left.player, table=there.terms.table, code=why.code)

        self._funding.bring(there.terms, left.player, left.stack, "buy_in", brought, refused)

    def _seat(self, there: TableWriter, left: PlayerLeft, decided: Decided, fund: Fund) -> None:
        now_ms, departures = self._clock.now_ms(), self._departures
        mine = departures.of(left.player, there.terms.house)
        back = departures.brought_back(left.player, mine[-1], now_ms) if mine else None
        gone = [one for one in decided.money if isinstance(one, CashedOut) and one.player == left.player]
        long_break_ms = max([one.long_break_ms for one in gone], default=0)
        chance = draw_chance(self._entropy)
        command = TakeSeat(left.player, left.stack, chance, left.stack, long_break_ms)
        try:
            there.hear(())
            grant = Grant(fund.command, there.terms.table, command, fund.source)
            grants = GrantSeat(grant, back=back[1:] if back else (), log=back[:1] if back else ())
            check_taken(self._houses[there.terms.house].grant(grants, now_ms))
        except Refused as refused:
            self._funding.give_back(fund)
            # The stack is in the wallet, and a departure by the house's will lets it be brought anywhere.
            _log.warning("move_failed", player=left.player, table=there.terms.table, code=refused.code)


def _check_alike(here: TableWriter, there: TableWriter, stack: int) -> None:
    """Refuse to bring a stack to another game or stake, or outside the limits there, unless staff have allowed it."""
    clauses = there.table.book.seating.moved_by_staff.clauses
    if here.pool != there.pool:
        words = f"{there.terms.name} has another game or stake: say that the player is to play it."
        raise Refused("plays-otherwise", words, clauses, {"table": there.terms.name})
    least, most = there.terms.min_buy_in, there.terms.max_buy_in
    if not least <= stack <= most:
        words = (
            f"A stack of {stack} is outside the limits of {there.terms.name}: say that it is to be brought."
        )
        raise Refused("stack-outside-limits", words, clauses, {"stack": stack, "least": least, "most": most})
