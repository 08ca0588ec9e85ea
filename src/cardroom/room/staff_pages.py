"""The pages of staff: tables and players as they are, all accounts, and the acts of staff. Many ask the same at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Generic, TypeVar

from cardroom.room.account_desk.password_codes import ASKED
from cardroom.room.accounts.players import CHANGED, PASSWORD_SET, Players
from cardroom.room.accounts.proposals import PROPOSED, Proposals
from cardroom.room.cashier.payout_pause import PausedPayouts, PayoutPause
from cardroom.room.hosting.step_context import HAND_VOIDED, STAFF
from cardroom.room.identity.permissions import PERMISSIONS, check_may
from cardroom.room.identity.person import Person
from cardroom.room.lobby.overview import Overview
from cardroom.room.lobby.staff_search import StaffSearch
from cardroom.room.protocol import responses_staff as to_staff
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.page_reads import PageReads
from cardroom.room.second.resets import ASKED as SECOND_ASKED
from cardroom.room.tournaments.tournament_owner import RUN_TOURNAMENTS
from cardroom.store.answers import LogLine, Page
from cardroom.store.people_rows import PlayerRecord
from cardroom.store.protocol import Reader
from cardroom.store.rows import LogRecord

AnswerT = TypeVar("AnswerT")


class Shared(Generic[AnswerT]):
    """Shares one computation: however many callers ask, one is under way and at most one more waits."""

    def __init__(self, work: Callable[[], Awaitable[AnswerT]]) -> None:
        self._work = work
        self._under_way: asyncio.Task[AnswerT] | None = None
        self._next: asyncio.Task[AnswerT] | None = None

    async def after_now(self) -> AnswerT:
        """Return an answer whose computation began after this call."""
        if self._next is None:
            self._next = asyncio.ensure_future(self._do(self._under_way))
        return await asyncio.shield(self._next)

    async def _do(self, before: asyncio.Task[AnswerT] | None) -> AnswerT:
        if before is not None:
            await asyncio.wait([before])
        self._under_way, self._next = self._next, None
        return await self._work()


LISTED = 1_000
"""The players listed with those who are here; a search finds the others."""
RECORDS = 100
ACTS: tuple[str, ...] = (
    *sorted(PERMISSIONS["admin"]),
    PROPOSED,
    ASKED,
    SECOND_ASKED,
    PASSWORD_SET,
    HAND_VOIDED,
)
"""The log's names of the acts that the records show. Acts that only look leave no line, except reading hands."""


class StaffPages:
    """The staff's view of the room. Looking leaves no line in the log, except reading hands."""

    def __init__(
        self,
        pages: PageReads,
        outbox: Outbox,
        clock: Clock,
        players: Players,
        proposals: Proposals,
        shown: Overview,
        payouts: PayoutPause,
    ) -> None:
        self._pages = pages
        self._payouts = payouts
        self._trial = Shared(lambda: pages.piece(_trial, "searches"))
        self._outbox = outbox
        self._players = players
        self._shown = shown
        self.search = StaffSearch(pages, outbox, clock, players, proposals, shown)

    async def overview(self, by: Person) -> to_staff.StaffView:
        """Return the tables and players as they are now."""
        check_may(self._players.now(by), "see_room")
        await self._outbox.durable()
        here = self._shown.here()

        def ask(reader: Reader) -> tuple[list[PlayerRecord], bool]:
            listed = reader.players(limit=LISTED + 1)
            first = listed[:LISTED]
            others = [reader.player(player) for player in sorted(here - {one.id for one in first})]
            return first + [one for one in others if one is not None], len(listed) > LISTED

        records, more = await self._pages.read(by.id, ask)
        view = self._shown.of(records, more_players=more)
        view.payouts = _paused(self._payouts.now)
        return view

    async def trial_balance(self, by: Person) -> to_staff.TrialBalance:
        """Return every account as stored, beside the sum of its entries.

        It is computed once for all who ask meanwhile.
        """
        check_may(self._players.now(by), "see_books")
        await self._outbox.durable()
        return await self._trial.after_now()

    async def records(self, by: Person) -> to_staff.StaffRecords:
        """Return the acts of staff, newest first."""
        check_may(self._players.now(by), "see_room")
        lines: list[LogLine] = []
        for what in ACTS:
            page = await self._pages.read(by.id, partial(_log_of, what))
            # A hand that staff voided is listed by their act already; of passwords, only those set by a code are.
            without = {HAND_VOIDED: STAFF, PASSWORD_SET: CHANGED}.get(what)
            lines += [line for line in page.rows if line.record.reason != without]
        found = [line.record for line in sorted(lines, key=lambda line: -line.number)[:RECORDS]]
        names = {}
        for record in found:
            person = await self._players.person(record.who)
            names[record.who] = person.name if person else record.who
        return to_staff.StaffRecords(
            tuple(
                to_staff.StaffRecord(record.at_ms, names[record.who], _did(record), _why(record))
                for record in found
            )
        )


def _paused(pause: PausedPayouts | None) -> to_staff.PayoutsPaused | None:
    if pause is None:
        return None
    differs = [
        to_staff.MoneyDifference(one.account, one.expected, one.found, one.why) for one in pause.differs
    ]
    return to_staff.PayoutsPaused(pause.since_ms, tuple(differs), pause.number)


def _log_of(what: str, reader: Reader) -> Page[LogLine]:
    return reader.log(limit=RECORDS, what=what)


def _did(record: LogRecord) -> str:
    """Return an act in words of the log. For a tournament, the player and an absent player's wish come last."""
    if record.what == RUN_TOURNAMENTS and "player" in record.details:
        about = [str(record.details[key]) for key in ("kind", "player", "wish") if key in record.details]
        return " ".join([record.what, record.subject, *about])
    more = [
        str(record.details[key])
        for key in ("amount", "family", "kind", "topic", "role")
        if key in record.details
    ]
    return " ".join([record.what, record.subject, *more])


def _why(record: LogRecord) -> str:
    """Return the reason; for a ruling against the rulebook's proposal, the staff's decision comes first."""
    decided = str(record.details.get("decided", ""))
    return ": ".join(part for part in (decided, record.reason) if part)


def _trial(reader: Reader) -> to_staff.TrialBalance:
    with reader.moment():
        stored, posted = reader.balances(), reader.posted()
    rows = tuple(
        [
            to_staff.BalanceRow(account, cents, cents - posted.get(account, 0))
            for account, cents in sorted(stored.items())
        ]
    )
    return to_staff.TrialBalance(
        sum([row.balance for row in rows]), rows, tuple([row.account for row in rows if row.drift])
    )
