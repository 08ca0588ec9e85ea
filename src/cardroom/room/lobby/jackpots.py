"""The jackpot funds of a room's houses: what was collected, what lies in them, and who is paid in which order."""

from __future__ import annotations

import contextlib
from typing import Final

import msgspec

from cardroom.cash.jackpot.drop import FUND
from cardroom.cash.jackpot.payout import made_up, shares_of
from cardroom.cash.money_moves import JackpotWon
from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry, Posting
from cardroom.ledger.entry_kinds import EntryKind
from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.house_commands import Hit, HitJackpot, PayJackpot, TurnDay
from cardroom.room.hosting.house_writer import HouseWriters
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.hosting.step_context import SideEffects
from cardroom.room.hosting.table_entries import dropped_into
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.client_connection import ClientConnection
from cardroom.room.notices.notices import Notices
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.timers import Timers
from cardroom.rules.decisions import Jackpot, PayoutRow
from cardroom.rules.refused import Refused
from cardroom.store.rows import Commit, LogRecord
from cardroom.table.model.decided import Decided

HIT: Final = "jackpot_hit"
PAID: Final = "jackpot_paid"
DAY: Final = "jackpot_day"
"""The log's kinds for a hit, its payment, and the end of a gaming day."""
DAY_SECONDS: Final = 86_400

_encode = msgspec.json.Encoder().encode


class Jackpots:
    """Keeps every house's fund on the ledger.

    A hit is paid in a commit of the house after its hand's, unless a hand that began earlier is still running at another
    table and may hit as well. That hand then comes first, and the payment follows the step that ends the last such hand
    (CH-7.9). The house records a waiting hit, so a restart forgets none.
    """

    def __init__(
        self,
        books: Books,
        ledger: Ledger,
        clock: Clock,
        timers: Timers,
        houses: HouseWriters,
        tables: OpenTables,
        notices: Notices,
    ) -> None:
        self._books = books
        self._ledger = ledger
        self._clock = clock
        self._timers = timers
        self._tables = tables
        self._notices = notices
        self._houses = houses
        self._waits_for: dict[str, list[str]] = {}
        """By the hand that hit: the tables that may still hold up its payment."""

    @property
    def rules(self) -> dict[str, Jackpot]:
        """The houses that have a jackpot."""
        return {book.id: book.jackpot for book in self._books.values() if book.jackpot is not None}

    def fund(self, house: str) -> int:
        """The balance of the fund that pays a hit at a table of this house."""
        return self._ledger.balance(accounts.fund(house, FUND))

    def collected(self, house: str) -> int:
        """The drops of hands since the last gaming day ended: it joins the fund when this one does (CH-7.10)."""
        return self._ledger.balance(dropped_into(house, FUND))

    # ------------------------------------------------------------------ at a start

    def begin(self) -> None:
        """Fill a new fund up to its base, and begin the day's clock."""
        if self.rules:
            self._new_day()

    # ------------------------------------------------------------------ gaming days

    def _new_day(self) -> None:
        """Add what was collected where a gaming day has ended (CH-7.10), and wait for the next end."""
        now_ms = self._clock.now_ms()
        for house in self.rules:
            self._turn_day(house, now_ms)
        ends = [_day_of(rules, now_ms) + 1 for rules in self.rules.values()]
        next_ms = min(
            (day * DAY_SECONDS + rules.day_ends_seconds.value) * 1000
            for day, rules in zip(ends, self.rules.values(), strict=True)
        )
        self._timers.at(next_ms, self._day_over)

    def _day_over(self) -> None:
        self._new_day()
        self.settle()

    def _turn_day(self, house: str, now_ms: int) -> None:
        rules, owner = self.rules.get(house), self._houses[house]
        if rules is None:
            return
        day, last = _day_of(rules, now_ms), owner.house.day
        if last is not None and last >= day:
            return
        with self._ledger.attempt():
            paid: list[Entry] = []
            collected = self.collected(house)
            if collected:
                moved = (dropped_into(house, FUND), -collected), (accounts.fund(house, FUND), collected)
                why = "end of the gaming day"
                self._post(paid, f"jackpot-day:{house}:{day}", "jackpot_day", why, moved, now_ms)
            if last is None:
                self._make_up(paid, house, f"jackpot-base:{house}:{day}", now_ms)
            line = LogRecord(now_ms, "room", DAY, house, "the gaming day has ended", {"day": day})
            owner.carry_out(TurnDay(day), Commit(entries=tuple(paid), log=(line,)), now_ms)
        self._notices.tell_everybody(to_client.JackpotShown(house, self.fund(house)))

    # ------------------------------------------------------------------ steps of tables

    def records(self, writer: TableWriter, decided: Decided, now_ms: int) -> SideEffects:
        """Letters from a table to its house about jackpots that were hit, with a line of the log for each."""
        terms = writer.terms
        found = [one for one in decided.money if isinstance(one, JackpotWon)]
        hits = [Hit(terms.house, terms.table, terms.name, won) for won in found]
        lines = [LogRecord(now_ms, "room", HIT, hit.won.hand, terms.name, _details(hit)) for hit in hits]
        return SideEffects(tuple(lines), letters=tuple([HitJackpot(hit) for hit in hits]))

    def stepped(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """After a table's step: pay the hits of its house that no longer wait."""
        house = writer.terms.house
        if self._houses[house].house.hits:
            with contextlib.suppress(Refused):  # a fault of the house, which is logged: the hit waits on
                self._turn_day(house, now_ms)
                self._pay_ready(house, now_ms)

    def settle(self) -> None:
        """Pay the hits that no longer wait: after a start, and at the end of a day."""
        now_ms = self._clock.now_ms()
        for house in self.rules:
            self._pay_ready(house, now_ms)

    def _pay_ready(self, house: str, now_ms: int) -> None:
        """Pay what is ready; the hit of the hand that began first comes first."""
        for hit in sorted(self._houses[house].house.hits, key=lambda hit: (hit.won.begun_ms, hit.won.hand)):
            if not self._waits(hit):
                self._pay(hit, now_ms)
                self._waits_for.pop(hit.won.hand, None)

    def _waits(self, owed: Hit) -> bool:
        """Whether a hand that began earlier at another table of the house may still hit (CH-7.9)."""
        waits_for = self._waits_for.setdefault(owed.won.hand, list(self._tables))
        while waits_for:  # a hand that is over, or began later, is never waited for again
            writer = self._tables.get(waits_for[-1])
            if writer is not None and _may_hit_before(writer, owed):
                return True
            waits_for.pop()
        return False

    def _pay(self, owed: Hit, now_ms: int) -> None:
        won, house = owed.won, owed.house
        before = self.fund(house)
        players = len(won.losers) + len(won.winners) + len(won.others)
        row = PayoutRow(
            players, len(won.losers), len(won.winners), len(won.others), won.loser, won.winner, won.other
        )
        shares = shares_of(row, before)
        parts = {
            **dict.fromkeys(won.losers, shares.loser),
            **dict.fromkeys(won.winners, shares.winner),
            **dict.fromkeys(won.others, shares.other),
        }
        postings: list[Posting] = [(accounts.wallet(player), part) for player, part in parts.items() if part]
        with self._ledger.attempt():
            paid: list[Entry] = []
            if postings:
                whole = ((accounts.fund(house, FUND), -shares.total), *postings)
                reason = f"{owed.table_name}, {won.hand}"
                self._post(paid, f"jackpot:{won.hand}", "jackpot", reason, whole, now_ms)
            self._make_up(paid, house, f"jackpot-base:{won.hand}", now_ms)
            details = {**_details(owed), "fund": before, "total": shares.total, "left": self.fund(house)}
            line = LogRecord(now_ms, "room", PAID, won.hand, owed.table_name, details)
            commit = Commit(entries=tuple(paid), log=(line,))
            self._houses[house].carry_out(PayJackpot(won.hand), commit, now_ms)
        self._tell_paid(owed, before, parts)

    def _make_up(self, paid: list[Entry], house: str, entry: str, now_ms: int) -> None:
        """Fill the fund up to the base sum that the house guarantees (CH-7.17).

        The money comes from the house's own funds and, where they end, from the mint, as far as that goes.
        """
        missing = made_up(self.fund(house), self.rules[house].base_cents.value)
        own = min(missing, self._ledger.balance(accounts.HOUSE))
        issued = min(missing - own, self._ledger.left(accounts.MINT))
        sources = [one for one in ((accounts.HOUSE, -own), (accounts.MINT, -issued)) if one[1]]
        if not sources:
            return
        postings = (*sources, (accounts.fund(house, FUND), own + issued))
        self._post(paid, entry, "jackpot_base", "the guaranteed base sum", postings, now_ms)

    def _post(
        self,
        paid: list[Entry],
        entry: str,
        kind: EntryKind,
        reason: str,
        postings: tuple[Posting, ...],
        now_ms: int,
    ) -> None:
        made = Entry(entry, now_ms, kind, reason, postings, "room")
        self._ledger.post(made)
        paid.append(made)

    # ------------------------------------------------------------------ telling

    def _tell_paid(self, owed: Hit, before: int, parts: dict[str, int]) -> None:
        paid = to_client.JackpotPaid(
            table=owed.table,
            house=owed.house,
            hand=owed.won.hand,
            category=owed.won.category,
            fund=before,
            total=sum(parts.values()),
            shares=tuple(to_client.JackpotShare(player, part) for player, part in parts.items()),
            left=self.fund(owed.house),
        )
        if (writer := self._tables.get(owed.table)) is not None:
            writer.tell_all(_encode(paid).decode())
        for player in parts:
            self._notices.tell_mine(player)
        self._notices.tell_everybody(to_client.JackpotShown(owed.house, paid.left))

    def show(self, connection: ClientConnection) -> None:
        """Tell a connection that has just opened what lies in the funds."""
        self._notices.tell_one(
            connection, *[to_client.JackpotShown(house, self.fund(house)) for house in self.rules]
        )


def _may_hit_before(writer: TableWriter, owed: Hit) -> bool:
    """Whether a table's running hand began before the one that hit and may yet hit itself."""
    hand, rules = writer.table.hand, writer.table.book.jackpot
    if writer.terms.house != owed.house or writer.is_halted or hand is None or rules is None:
        return False
    may_hit = len(hand.players) >= rules.least_players.value and writer.terms.jackpot
    return may_hit and (hand.started_ms, hand.hand) < (owed.won.begun_ms, owed.won.hand)


def _day_of(rules: Jackpot, now_ms: int) -> int:
    """The gaming day that has ended last, counted in days since 1970 (UTC)."""
    return (now_ms // 1000 - rules.day_ends_seconds.value) // DAY_SECONDS


def _details(owed: Hit) -> dict[str, object]:
    return {
        "house": owed.house,
        "table": owed.table,
        "table_name": owed.table_name,
        "won": msgspec.to_builtins(owed.won),
    }
