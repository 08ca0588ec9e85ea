"""The writer of a process that holds some families of owners, beside others that hold the rest.

A family is a house and all below it: tables, tournaments, its desk. Its streams are fenced as ever. People's chains
(`ROOM_CHAINS`) are held by nobody: a commit that moves them, or has rows that are numbered through the room (entries, the
log, hands), locks their rows, reads where they end, and goes on there. So numbers are in the order of commits, and who
reads on behind a number misses none.

What another process has changed about people, this one knows by the register. A change that was decided before the room
has followed a line on the same row is refused: it may have been decided on values that hold no more.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import asyncpg

from cardroom.store.bound import Kind
from cardroom.store.chain import journal_chain_name
from cardroom.store.faults import CHANGED_MEANWHILE, StoreFailed, StoreFenced, StoreRefused, StoreUnusable
from cardroom.store.heads import OF_PEOPLE, ROOM_CHAINS
from cardroom.store.postgres import migrating as migrations
from cardroom.store.postgres import room_lock, server_leases
from cardroom.store.postgres import writer as whole
from cardroom.store.postgres.address import Address
from cardroom.store.rows import Commit
from cardroom.store.writer_thread import Deliver

_GUARDED: Final[frozenset[Kind]] = frozenset({"players", "matters"})
"""The rows of people that processes decide on in memory."""
_ANSWERS: Final = "answer "
"""How the subjects of answered requests begin, of which each process keeps those that it was asked."""

_NEWER: Final = (
    "SELECT 1 FROM register WHERE kind = ? AND subject = ? AND number > ? AND number <= ? "
    "AND NOT number = ANY(?::bigint[]) LIMIT 1"
)
_MOST_OWN: Final = 65_536
"""The lines of this process's own that are remembered while nobody follows the register."""


class FamilyWriter(whole.PostgresWriter):
    """Owns the writing connection of one process among several."""

    def __init__(
        self,
        address: Address,
        node: str,
        deliver: Deliver,
        failed: Callable[[StoreFailed], None],
        families: Iterable[str],
        take_over: bool = False,
    ) -> None:
        """Take the `families`, named by their first owners; with `take_over` from whoever holds them.

        Raises `StoreUnusable` ("store-in-use") while another process holds one of them, or the whole room.
        """
        self._families = tuple(sorted(families))
        self._is_alone = False
        """Whether nobody else is let in until the schema is upgraded."""
        self._locked_at = 0
        self._own_lines: dict[int, None] = {}
        self.when_changed: Callable[[], None] | None = None
        """Called on this thread when a line of the register is durable."""
        super().__init__(address, node, deliver, failed, take_over)

    # ------------------------------------------------------------------ what is held

    def _wait_for_others(self, take_over: bool) -> None:
        """Wait until no process holds the whole room; others that hold families may run, unless the schema is to change."""
        until = time.monotonic() + whole.ALONE_SECONDS
        while not self._is_let_in():
            if time.monotonic() >= until:
                words = f"{self._address}: a room of all houses is running on this database, or workers of another version"
                raise StoreUnusable("store-in-use", words)
            time.sleep(room_lock.AGAIN_SECONDS)

    def _is_let_in(self) -> bool:
        if migrations.step_of(self._connection) == migrations.HEAD:
            return room_lock.lock_shared(self._connection) or not room_lock.is_whole_room_held(
                self._connection
            )
        # alone until the schema is upgraded
        self._is_alone = room_lock.lock_alone(self._connection)
        return self._is_alone and room_lock.lock_shared(self._connection)

    def _claim(self, take_over: bool) -> None:
        """Take the families as soon as nobody holds them. Raises `StoreUnusable` behind the wait of a start."""
        if self._is_alone:
            room_lock.unlock(self._connection)
        until = time.monotonic() + whole.ALONE_SECONDS
        while True:
            try:
                claimed = server_leases.claim_families(
                    self._connection, self._holder, self._families, take_over
                )
            except asyncpg.DeadlockDetectedError:  # with a commit of the room that was here before
                self._connection.execute("ROLLBACK")
                continue
            if isinstance(claimed, dict):
                self._epochs = claimed
                return
            if time.monotonic() >= until:
                words = (
                    f"{self._address}: another worker holds {', '.join(claimed)} (--take-over makes it stop)"
                )
                raise StoreUnusable("store-in-use", words)
            time.sleep(room_lock.AGAIN_SECONDS)

    def _beat(self) -> None:
        super()._beat()
        self._check_held()

    def _taken(self, streams: Sequence[str]) -> StoreFenced | None:
        """See `PostgresWriter`. Families are held whole: who has lost one stops."""
        self._check_held()
        return super()._taken(streams)

    def _check_held(self) -> None:
        """Raise `StoreFailed` when another process has taken one of the families."""
        if not server_leases.are_held(self._connection, self._holder, self._families):
            raise whole.taken_over(self._address)

    def _reclaim(self) -> dict[str, int]:
        if not room_lock.lock_shared(self._connection) and room_lock.is_whole_room_held(self._connection):
            raise whole.taken_over(self._address)
        self._is_shown = server_leases.show_connected(self._connection, self._holder)
        server_leases.hold_no_locks_asleep(self._connection)
        ours = server_leases.claim_again(self._connection, self._holder)
        self._beaten = time.monotonic()
        self._epochs.update({stream: epoch for stream, (epoch, _) in ours.items()})
        if any(journal_chain_name(root) not in ours for root in self._families):
            raise whole.taken_over(self._address)
        return {stream: seq for stream, (_, seq) in ours.items()}

    # ------------------------------------------------------------------ what is everybody's

    def _lock_people(self, commits: list[Commit]) -> None:
        if not self._connection.in_transaction:
            if all(_is_of_owner_alone(one) for one in commits):
                return
            self._connection.execute("BEGIN")
        epochs = server_leases.people_of(self._connection, self._holder)
        if epochs is None or any(epochs[name] != self._epochs[name] for name in ROOM_CHAINS):
            raise whole.taken_over(self._address)
        self._heads.read_again()
        self._locked_at = self._heads.chain("register").seq

    def _check_known(self, kind: Kind, subject: str) -> None:
        """Refuse ("changed-meanwhile") a change of a row on which another process has a line that is not followed."""
        if kind not in _GUARDED or subject.startswith(_ANSWERS):
            return
        values = (kind, subject, self._known_by_all, self._locked_at, [*self._own_lines])
        if self._connection.execute(_NEWER, values).fetchone() is not None:
            raise StoreRefused(CHANGED_MEANWHILE, f"{kind} {subject!r} was changed by another process")

    def _settle(self) -> None:
        was, now = self._heads.grown().get("register", (0, 0))
        self._own_lines |= dict.fromkeys(range(was + 1, now + 1))
        while self._own_lines and (
            next(iter(self._own_lines)) <= self._known_by_all or len(self._own_lines) > _MOST_OWN
        ):
            del self._own_lines[next(iter(self._own_lines))]
        super()._settle()
        changed = self.when_changed
        if now > was and changed is not None:
            changed()

    def _is_stored(self, grown: dict[str, tuple[int, int]], stored: dict[str, int]) -> bool:
        """Of people's chains the row says it: others may have gone on behind it."""
        for name, (_, now) in grown.items():
            if name not in ROOM_CHAINS:
                if stored.get(name) != now:
                    return False
                continue
            query = f"SELECT chain FROM ({OF_PEOPLE[name]}) AS found(seq, chain) WHERE seq = ?"
            row = self._connection.execute(query, (now,)).fetchone()
            if row is None or bytes(row[0]) != self._heads.chain(name).chain:
                return False
        return True


def _is_of_owner_alone(one: Commit) -> bool:
    """Whether a commit has nothing but steps, seals and mail: a decision within a hand."""
    return bool(one.journal) and not (
        one.entries or one.log or one.hand or one.changes or one.snapshot or one.closes
    )
