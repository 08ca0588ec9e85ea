"""A synchronous standby that is lost while a commit waits for it: nobody is told of what it may not have.

Whatever ends the wait, the answer is unknown; it is resolved by the ends of the streams, read behind a commit that the
standby has. So a standby that takes over has all that was told.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from typing import Final

import pytest

from cardroom.store.people_rows import AddPlayer
from cardroom.store.postgres.audit import audit_server
from cardroom.store.postgres.store import FamilyStore, PostgresStore
from cardroom.store.rows import Commit
from cardroom.testing.postgres_standby import ServerPair, started_pair
from tests.patience import PATIENCE_SECONDS
from tests.postgres import needs_postgres
from tests.store.making import T1, issue, opening, player, step

pytestmark = [needs_postgres, pytest.mark.crash]
TOO_LATE_SECONDS: Final = 0.5
"""So long nobody may be told, while the standby is away."""

Ending = Callable[[ServerPair], None]


def _end(statement: str) -> Ending:
    def ended(pair: ServerPair) -> None:
        for pid in pair.waiting():
            pair.primary.run(f"SELECT {statement}({pid})")

    return ended


def comes_back(pair: ServerPair) -> None:
    """Nothing ends the wait but the standby."""
    pair.waiting()


def primary_restarts(pair: ServerPair) -> None:
    """The primary is killed as it waits, and comes back before its standby."""
    pair.waiting()
    pair.primary.kill()
    pair.primary.start()


cancelled, cut = _end("pg_cancel_backend"), _end("pg_terminate_backend")


class Telling:
    """Commits step after step in a thread of its own; `told` are those whose commit was answered."""

    def __init__(self, store: PostgresStore | FamilyStore, chance: random.Random) -> None:
        self._store, self._chance = store, chance
        self.told: list[int] = []

    def begin(self) -> threading.Thread:
        """Commit the next step: of a table alone, or with money, or with people."""
        seq = len(self.told) + 1
        kinds = (
            Commit(journal=(step(seq),)),
            Commit(journal=(step(seq),), entries=(issue(f"e{seq}", "house", 1),)),
            Commit(journal=(step(seq),), changes=(AddPlayer(player(f"p{seq}")),)),
        )

        def write() -> None:
            self._store.commit_now(self._chance.choice(kinds))
            self.told.append(seq)

        thread = threading.Thread(target=write, daemon=True)
        thread.start()
        return thread


@pytest.mark.parametrize(
    ("seed", "times"),
    [(1, 2), *[pytest.param(seed, 8, marks=pytest.mark.exhaustive) for seed in (2, 3, 4, 5)]],
)
def test_nobody_is_told_what_a_lost_standby_may_not_have(seed: int, times: int) -> None:
    """With a store that holds the whole room, and with one of several that hold families."""
    chance = random.Random(seed)
    endings = [cancelled, *chance.choices((comes_back, cancelled, cut, primary_restarts), k=times - 1)]
    chance.shuffle(endings)
    with started_pair() as pair:
        address = pair.primary.store()
        store = FamilyStore(address, ("house:one",)) if seed % 2 else PostgresStore(address)
        telling = Telling(store, chance)
        store.commit_now(opening(T1))
        pair.wait_for_standby()
        for ending in endings:
            telling.begin().join(PATIENCE_SECONDS)
            before = [*telling.told]
            pair.standby.kill()
            waiting = telling.begin()
            ending(pair)
            time.sleep(TOO_LATE_SECONDS)
            assert telling.told == before, f"{ending.__name__}: told, and the standby does not have it"
            pair.standby.start()
            pair.until_it_follows()
            waiting.join(PATIENCE_SECONDS)
            assert telling.told == [*before, len(before) + 1], ending
        assert [row.seq for row in store.blocking_reader.journal(T1)] == telling.told, "each is stored once"
        taken = pair.take_over(address)
        found = PostgresStore(taken, take_over=True)
        assert [row.seq for row in found.blocking_reader.journal(T1)] == telling.told
        found.close()
        assert audit_server(taken).findings == []
