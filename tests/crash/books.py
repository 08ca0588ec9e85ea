"""What must hold for the files a killed room leaves behind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from cardroom.cash.cash_table import open_table
from cardroom.ledger import accounts
from cardroom.room.hosting.journal import TableStep, decode_record, decode_step
from cardroom.room.hosting.owner_stream import OwnerStream
from cardroom.room.hosting.stored_table import StoredTable, kept_tables, restore
from cardroom.room.hosting.table_owner import TableOwner, TableSteps
from cardroom.room.hosting.watched_table import Audience
from cardroom.room.lobby.lines import JOINED, LEFT
from cardroom.room.protocol import server_messages as to_client
from cardroom.rules.book_loading import book_from_text
from cardroom.rules.rulebook import Rulebook
from cardroom.store.engines.store_location import Place, audit_place, open_place
from cardroom.store.protocol import Reader
from cardroom.store.rows import HandRecord
from cardroom.table.events import HandEnded, HandStarted, HandVoided
from cardroom.table.model.commands import StartHand
from cardroom.table.model.view import TableTerms


@dataclass
class Books:
    """The journal as read so far: a later look must find all of it again, and more."""

    last_seq: dict[str, int] = field(default_factory=dict)
    requests: set[tuple[str, str]] = field(default_factory=set)
    in_line: set[tuple[str, str]] = field(default_factory=set)
    started: set[str] = field(default_factory=set)
    ended: dict[str, HandEnded | HandVoided] = field(default_factory=dict)
    last_hand: int = 0
    running: int = 0
    private_steps: int = 0
    bomb_pots: int = 0
    of_hands: dict[tuple[str, str], list[TableStep]] = field(default_factory=dict)
    """The steps of the hands of each table that have no record yet."""

    @property
    def void(self) -> int:
        """Hands that are void."""
        return sum(isinstance(end, HandVoided) for end in self.ended.values())

    def check(
        self,
        place: Place,
        book: Rulebook,
        acknowledged: Mapping[str, tuple[str, to_client.Done]],
        *others: Rulebook,
    ) -> None:
        """Look at everything; an AssertionError says what is not as it must be."""
        books = {one.id: one for one in (book, *others)}
        report = audit_place(place)
        assert report.findings == []
        assert report.trial_balance == 0
        store = open_place(place)
        try:
            self._read_journal(store.blocking_reader)
            self._check_hands(store.blocking_reader)
            self._read_lines(store.blocking_reader)
            balances = store.blocking_reader.balances()
            assert all(
                cents >= 0 or accounts.may_go_below_zero(account) for account, cents in balances.items()
            )
            assert -balances[accounts.MINT] == sum(c for a, c in balances.items() if a != accounts.MINT)
            tables = kept_tables(store.blocking_reader)
            self.running = sum(check_table(kept, books[kept.state.table.house], balances) for kept in tables)
            self.private_steps = check_private(tables, balances)
        finally:
            store.close()
        for request, (player, done) in acknowledged.items():
            kept = self.requests if done.table else self.in_line
            assert (player, request) in kept, f"acknowledged and lost: {request} of {player}"

    def _read_journal(self, reader: Reader) -> None:
        for table in reader.tables(with_closed=True):
            after = self.last_seq.get(table.id, 0)
            for row in reader.journal(table.id, after, 10**9):
                assert row.seq == self.last_seq.get(table.id, 0) + 1, "a step is missing"
                self.last_seq[table.id] = row.seq
                step = decode_step(row)
                if row.hand_id is not None:
                    self.of_hands.setdefault((table.id, row.hand_id), []).append(step)
                if step.request:
                    assert (step.player, step.request) not in self.requests, f"applied twice: {step.request}"
                    self.requests.add((step.player, step.request))
                if isinstance(step.command, StartHand) and step.begins_hand:
                    assert step.command.hand not in self.started, f"begun twice: {step.command.hand}"
                    self.started.add(step.command.hand)
        for _, hand in reader.hands_after(self.last_hand):
            self._read_hand(reader, hand)

    def _read_hand(self, reader: Reader, hand: HandRecord) -> None:
        """A finished hand, whose record has what its steps told: each the very events that its hash stands for."""
        self.last_hand += 1
        record = decode_record(hand.record)
        end = record.events[-1]
        assert isinstance(end, HandEnded | HandVoided)
        assert hand.hand_id not in self.ended, f"ended twice: {hand.hand_id}"
        self.ended[hand.hand_id] = end
        self.bomb_pots += any(
            isinstance(event, HandStarted) and event.bomb_pot is not None for event in record.events
        )
        steps = self.of_hands.pop((hand.table_id, hand.hand_id), [])[-len(record.told) :]
        for step, told in zip(steps, record.told, strict=True):
            assert step.brought_about(told) or step.events[: len(told)] == told, f"not what was told: {step}"

    def _read_lines(self, reader: Reader) -> None:
        """Every request that changed a waiting list."""
        for what in (JOINED, LEFT):
            before: int | None = None
            while True:
                page = reader.log(before=before, limit=1000, what=what)
                for line in page.rows:
                    self.in_line.add((line.record.who, str(line.record.details.get("asked", ""))))
                before = page.older
                if before is None:
                    break

    def _check_hands(self, reader: Reader) -> None:
        """Each hand is complete or void, never both; the ledger and the register of hands say the same."""
        paid = {entry.id for entry in reader.entries() if entry.kind == "hand"}
        for hand, end in self.ended.items():
            stored = reader.hand(hand)
            assert stored is not None, f"{hand} ended and is not in the register"
            voided = isinstance(end, HandVoided)
            assert stored.outcome == ("void" if voided else "complete")
            if voided:
                assert f"hand:{hand}" not in paid, f"{hand} is void and was paid out"
                [start] = [one for one in decode_record(stored.record).events if isinstance(one, HandStarted)]
                before = {seat.seat: seat.stack for seat in start.seats}
                assert all(before[now.seat] == now.stack for now in end.stacks), (
                    f"{hand} is void, stacks are not"
                )
            else:
                assert decode_record(stored.record).events[-1] == end
        unfinished = self.started - set(self.ended)
        assert not any(f"hand:{hand}" in paid for hand in unfinished)
        tables = [hand.rpartition("-")[0] for hand in unfinished]
        assert len(set(tables)) == len(tables), "a table with two hands"


def check_private(tables: Sequence[StoredTable], balances: Mapping[str, int]) -> int:
    """What stacks, claims and chips on their way at a private game come to is what it has lent. The steps of such."""
    steps = 0
    for kept in tables:
        terms = msgspec.convert(kept.state.table.terms, TableTerms)
        if not terms.private:
            continue
        sums = dict.fromkeys(("stack", "claim", "in", "lent"), 0)
        for account, cents in balances.items():
            kind, *names = account.split(":")
            if kind in sums and names[:1] == [terms.table]:
                sums[kind] += cents
        assert sums["lent"] == sums["stack"] + sums["claim"] + sums["in"], f"{terms.table}: {sums}"
        assert sums["lent"] > 0, "nobody plays with lent chips"
        steps += kept.state.last_seq
    return steps


def check_table(kept: StoredTable, book: Rulebook, balances: Mapping[str, int]) -> bool:
    """Rebuild a table from its journal; its stacks are the ledger's. Whether a hand is running there."""
    state = kept.state
    terms = msgspec.convert(state.table.terms, TableTerms)
    if terms.private:
        assert kept.book is not None, "its host made a book of its own"
        book = book_from_text(kept.book.text)
    table = open_table(terms, book)
    owner = TableOwner(table, table.book.version, Audience())
    restore(OwnerStream(owner, TableSteps(state.table.book or "")), kept)
    hand = table.hand
    at_start = {dealt.player: dealt.stack for dealt in hand.players} if hand else {}
    for seat in table.seats.values():
        expected = at_start.get(seat.player, seat.stack) + seat.waiting_top_up
        found = balances.get(accounts.stack(terms.table, seat.player), 0)
        assert found == expected, f"{terms.table}: {seat.player} has {expected}, the ledger says {found}"
    return hand is not None
