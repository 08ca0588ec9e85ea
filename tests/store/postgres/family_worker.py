"""A process that writes beside others: to the tables of the houses it holds, and to people's rows.

It prints what is durable, `kind name`, a line each, until it is told to end by a line on its input.
"""

from __future__ import annotations

import random
import sys
import threading

from cardroom.ledger.accounts import in_flight, stack, wallet
from cardroom.ledger.entry import fund_entry_id
from cardroom.store.faults import StoreFailed, StoreRefused
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.store import FamilyStore
from cardroom.store.rows import AddPlayer, Commit, LogRecord
from tests.store.making import entry, player, step
from tests.store.postgres.lease_worker import say, shorten

HOUSES = ("house:a", "house:b", "house:c", "house:d")
PEOPLE = ("ann", "ben", "cid")
EACH = 100_000
"""What each of them begins with: they run out of it now and then."""
SUMS = (40_000, 9_000, 500)


def tables_of(house: str) -> tuple[str, str]:
    """The tables of a house."""
    return f"{house[-1]}1", f"{house[-1]}2"


class Work:
    """What a process does, by chance."""

    def __init__(self, store: FamilyStore, node: str, houses: tuple[str, ...]) -> None:
        self.store, self.node, self.chance = store, node, random.Random(node)
        self.tables = [table for house in houses for table in tables_of(house)]
        self.ends: dict[str, int] = {}
        self.count = 0

    def do(self) -> None:
        """Bring money to a table that is held, take it there, and say so; or write something about people."""
        if self.chance.random() < 0.1:
            self.people()
            return
        self.count += 1
        name, table, one = (
            f"{self.node}:{self.count}",
            self.chance.choice(self.tables),
            self.chance.choice(PEOPLE),
        )
        command = f"{self.node}-{self.count}"
        cents, flight, fund = (
            self.chance.choice(SUMS),
            in_flight(table, command),
            fund_entry_id(table, command),
        )
        try:
            self.store.commit_now(Commit(entries=(entry(fund, (wallet(one), -cents), (flight, cents)),)))
        except StoreRefused as refused:
            assert refused.code == "below-zero", refused
            self.leave(table, one)
            return
        say(f"entry {fund}")
        self.step(table, entry(f"take-{name}", (flight, -cents), (stack(table, one), cents)))

    def leave(self, table: str, one: str) -> None:
        """Take what lies on a table back to the wallet."""
        there = self.store.blocking_reader.balance(stack(table, one))
        if there:
            self.step(
                table,
                entry(f"leave-{self.node}:{self.count}", (stack(table, one), -there), (wallet(one), there)),
            )

    def step(self, table: str, moved: object) -> None:
        """A step of a table, with the money that it moves."""
        if table not in self.ends:
            self.ends[table] = self.store.blocking_reader.heads()[f"journal:{table}"].seq
        seq = self.ends[table] + 1
        row = step(seq, table, payload=self.node.encode())
        log = (LogRecord(seq, self.node, "stepped", table, ""),) if self.chance.random() < 0.3 else ()
        self.store.commit_now(Commit(journal=(row,), entries=(moved,), log=log))  # type: ignore[arg-type]  # it is an entry
        self.ends[table] = seq
        say(f"step {table} {seq}")

    def people(self) -> None:
        """A newcomer, and a line of the log."""
        self.count += 1
        newcomer = player(f"{self.node}-{self.count}")
        logged = LogRecord(self.count, newcomer.id, "signed_up", newcomer.id, "")
        self.store.commit_now(Commit(changes=(AddPlayer(newcomer),), log=(logged,)))
        say(f"player {newcomer.id}")


def main(url: str, lease_ms: str, node: str, names: str) -> None:
    """The process, of the houses with these names."""
    shorten(int(lease_ms))
    houses = tuple(names.split(","))
    store = FamilyStore(Address(url), houses, node=node)
    told = threading.Event()

    def listen() -> None:
        sys.stdin.readline()
        told.set()

    threading.Thread(target=listen, daemon=True).start()
    work = Work(store, node, houses)
    while not told.is_set():
        try:
            work.do()
        except StoreFailed as fault:
            say(f"failed {fault.code} {fault.message}")
            return
    store.close()
    say("ended")
