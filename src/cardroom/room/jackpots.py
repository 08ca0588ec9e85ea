"""The jackpot funds of a room's houses: what was collected, what lies in them, and who is paid in which order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import msgspec

from cardroom.cash.jackpot.drop import FUND
from cardroom.cash.jackpot.payout import made_up, shares_of
from cardroom.cash.money import JackpotWon
from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry, Posting
from cardroom.room.connection import Connection
from cardroom.room.log_pages import newest_first
from cardroom.room.messages import server as to_client
from cardroom.room.notices import Notices
from cardroom.room.services import Services
from cardroom.room.tables.money import Paid, dropped_into
from cardroom.room.tables.open_tables import OpenTables
from cardroom.room.tables.writer import TableWriter
from cardroom.rules.decisions import Jackpot, PayoutRow
from cardroom.store.protocol import Reader
from cardroom.store.rows import Commit, LogRecord
from cardroom.table.decided import Decided

HIT: Final = "jackpot_hit"
PAID: Final = "jackpot_paid"
DAY: Final = "jackpot_day"
"""What the log calls a hit, its payment, and the end of a gaming day."""
DAY_SECONDS: Final = 86_400

_encode = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Owed:
    """A hit that has not been paid yet. `waits_for` are the tables that may hold it up, None before the first look."""

    house: str
    table: str
    table_name: str
    won: JackpotWon
    waits_for: list[str] | None = None


class Jackpots:
    """Keeps every house's fund on the ledger.

    A hit is paid in the commit of its own hand, unless a hand that began earlier is still running at another table and
    may hit as well: it then comes first, and the payment is in the commit of the step that ends the last such hand
    (CH-7.9). A hit that waits is in the log, so a restart forgets none.
    """

    def __init__(self, services: Services, tables: OpenTables, notices: Notices) -> None:
        self._services = services
        self._tables = tables
        self._notices = notices
        self._owed: list[Owed] = []
        self._days: dict[str, int] = {}
        self._news: list[tuple[str, to_client.Told]] = []

    @property
    def rules(self) -> dict[str, Jackpot]:
        """The houses that have a jackpot."""
        return {book.id: book.jackpot for book in self._services.books.values() if book.jackpot is not None}

    def fund(self, house: str) -> int:
        """What a hit at a table of this house is paid from now."""
        return self._services.ledger.balance(accounts.fund(house, FUND))

    # ------------------------------------------------------------------ at a start

    def load(self, reader: Reader) -> None:
        """Read back hits that wait and the last gaming day."""
        lines = _lines(reader, HIT)
        done = {record.subject for record in _lines(reader, PAID)} if lines else set()
        for record in lines:
            if record.subject not in done:
                self._owed.append(_owed_of(record.details))
        for record in _lines(reader, DAY):
            day = record.details["day"]
            assert isinstance(day, int), "the room wrote it"
            self._days[record.subject] = max(day, self._days.get(record.subject, day))

    def begin(self) -> None:
        """Make a new fund up to its base, and begin the day's clock."""
        if self.rules:
            self._new_day()

    # ------------------------------------------------------------------ gaming days

    def _new_day(self) -> None:
        """Add what was collected where a gaming day has ended (CH-7.10), and wait for the next end."""
        now_ms = self._services.clock.now_ms()
        paid = self._turn_days(now_ms)
        if paid.log:
            self._services.outbox.commit(Commit(entries=paid.entries, log=paid.log))
            self._tell()
        ends = [_day_of(rules, now_ms) + 1 for rules in self.rules.values()]
        next_ms = min(
            (day * DAY_SECONDS + rules.day_ends_seconds.value) * 1000
            for day, rules in zip(ends, self.rules.values(), strict=True)
        )
        self._services.timers.at(next_ms, self._day_over)

    def _day_over(self) -> None:
        self._new_day()
        self.settle()

    def _turn_days(self, now_ms: int) -> Paid:
        paid = Paid()
        for house, rules in self.rules.items():
            day = _day_of(rules, now_ms)
            if self._days.get(house, day - 1) >= day:
                continue
            is_new = house not in self._days
            self._days[house] = day
            collected = self._services.ledger.balance(dropped_into(house, FUND))
            if collected:
                moved = (dropped_into(house, FUND), -collected), (accounts.fund(house, FUND), collected)
                self._post(
                    paid, f"jackpot-day:{house}:{day}", "jackpot_day", "end of the gaming day", moved, now_ms
                )
            if is_new:
                self._make_up(paid, house, f"jackpot-base:{house}:{day}", now_ms)
            record = LogRecord(now_ms, "room", DAY, house, "the gaming day has ended", {"day": day})
            paid.log += (record,)
            self._news.append(("", to_client.JackpotShown(house, self.fund(house))))
        return paid

    # ------------------------------------------------------------------ steps of tables

    def step(self, writer: TableWriter, decided: Decided, now_ms: int) -> Paid:
        """What a step of a table brings about in the funds; all of it is posted and belongs into the step's commit."""
        hits = [movement for movement in decided.money if isinstance(movement, JackpotWon)]
        if not hits and not self._owed:
            return Paid()
        paid = self._turn_days(now_ms)
        for won in hits:
            owed = Owed(writer.terms.house, writer.terms.table, writer.terms.name, won)
            self._owed.append(owed)
            paid.log += (LogRecord(now_ms, "room", HIT, won.hand, writer.terms.name, _details(owed)),)
        self._pay_ready(paid, now_ms)
        return paid

    def settle(self) -> None:
        """Pay what waits for nothing any more, outside any step: behind a start, and at the end of a day."""
        now_ms = self._services.clock.now_ms()
        paid = Paid()
        self._pay_ready(paid, now_ms)
        if paid.log:
            self._services.outbox.commit(Commit(entries=paid.entries, log=paid.log))
            self._tell()

    def _pay_ready(self, paid: Paid, now_ms: int) -> None:
        """The hit of the hand that began first comes first."""
        for owed in sorted(self._owed, key=lambda owed: (owed.won.begun_ms, owed.won.hand)):
            if not self._waits(owed):
                self._owed.remove(owed)
                self._pay(paid, owed, now_ms)

    def _waits(self, owed: Owed) -> bool:
        """Whether a hand that began earlier at another table of the house may still hit (CH-7.9)."""
        if owed.waits_for is None:
            owed.waits_for = list(self._tables)
        while owed.waits_for:  # a hand that is over, or began later, is never waited for again
            writer = self._tables.get(owed.waits_for[-1])
            if writer is not None and _may_hit_before(writer, owed):
                return True
            owed.waits_for.pop()
        return False

    def _pay(self, paid: Paid, owed: Owed, now_ms: int) -> None:
        won, house = owed.won, owed.house
        before = self.fund(house)
        players = len(won.losers) + len(won.winners) + len(won.others)
        row = PayoutRow(
            players, len(won.losers), len(won.winners), len(won.others), won.loser, won.winner, won.other
        )
        shares = shares_of(row, before)
        services = {
            **dict.fromkeys(won.losers, shares.loser),
            **dict.fromkeys(won.winners, shares.winner),
            **dict.fromkeys(won.others, shares.other),
        }
        postings: list[Posting] = [(accounts.wallet(player), part) for player, part in services.items() if part]
        if postings:
            whole = ((accounts.fund(house, FUND), -shares.total), *postings)
            reason = f"{owed.table_name}, {won.hand}"
            self._post(paid, f"jackpot:{won.hand}", "jackpot", reason, whole, now_ms)
        self._make_up(paid, house, f"jackpot-base:{won.hand}", now_ms)
        details = {**_details(owed), "fund": before, "total": shares.total, "left": self.fund(house)}
        paid.log += (LogRecord(now_ms, "room", PAID, won.hand, owed.table_name, details),)
        message = to_client.JackpotPaid(
            table=owed.table,
            house=house,
            hand=won.hand,
            category=won.category,
            fund=before,
            total=shares.total,
            shares=tuple(to_client.JackpotShare(player, part) for player, part in services.items()),
            left=self.fund(house),
        )
        self._news += [(owed.table, message), ("", to_client.JackpotShown(house, self.fund(house)))]

    def _make_up(self, paid: Paid, house: str, entry: str, now_ms: int) -> None:
        """The house guarantees a base sum (CH-7.17): from its own funds, and where they end from the mint."""
        missing = made_up(self.fund(house), self.rules[house].base_cents.value)
        if not missing:
            return
        own = min(missing, self._services.ledger.balance(accounts.HOUSE))
        sources = [(accounts.HOUSE, -own), (accounts.MINT, own - missing)]
        postings = (*[one for one in sources if one[1]], (accounts.fund(house, FUND), missing))
        self._post(paid, entry, "jackpot_base", "the guaranteed base sum", postings, now_ms)

    def _post(
        self, paid: Paid, entry: str, kind: str, reason: str, postings: tuple[Posting, ...], now_ms: int
    ) -> None:
        made = Entry(entry, now_ms, kind, reason, postings, "room")
        self._services.ledger.post(made)
        paid.entries += (made,)

    # ------------------------------------------------------------------ telling

    def stepped(self) -> None:
        """The step is on its way to the disk: tell what it paid, once durable."""
        if self._news:
            self._tell()

    def _tell(self) -> None:
        news, self._news = self._news, []
        for table, message in news:
            if table and (writer := self._tables.get(table)) is not None:
                writer.tell_all(_encode(message).decode())
            elif not table:
                self._notices.tell_everybody(message)
            if isinstance(message, to_client.JackpotPaid):
                for share in message.shares:
                    self._notices.tell_mine(share.player)

    def show(self, connection: Connection) -> None:
        """Tell a connection that has just opened what lies in the funds."""
        self._notices.tell_one(connection, *[to_client.JackpotShown(house, self.fund(house)) for house in self.rules])


def _may_hit_before(writer: TableWriter, owed: Owed) -> bool:
    """Whether a table's running hand began before the one that hit and may yet hit itself."""
    hand, rules = writer.table.hand, writer.table.book.jackpot
    if writer.terms.house != owed.house or writer.is_frozen or hand is None or rules is None:
        return False
    may_hit = len(hand.players) >= rules.least_players.value and writer.terms.jackpot
    return may_hit and (hand.started_ms, hand.hand) < (owed.won.begun_ms, owed.won.hand)


def _day_of(rules: Jackpot, now_ms: int) -> int:
    """The gaming day that has ended last, counted in days since 1970 (UTC)."""
    return (now_ms // 1000 - rules.day_ends_seconds.value) // DAY_SECONDS


def _details(owed: Owed) -> dict[str, object]:
    return {
        "house": owed.house,
        "table": owed.table,
        "table_name": owed.table_name,
        "won": msgspec.to_builtins(owed.won),
    }


def _owed_of(details: Mapping[str, object]) -> Owed:
    return Owed(
        str(details["house"]),
        str(details["table"]),
        str(details["table_name"]),
        msgspec.convert(details["won"], JackpotWon, strict=False),
    )


def _lines(reader: Reader, what: str) -> list[LogRecord]:
    """Every line of an act, newest first."""
    return [line.record for line in newest_first(reader, what)]
