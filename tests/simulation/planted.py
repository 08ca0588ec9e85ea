"""Faults planted into hosts, bus and disk: each must be noticed by some schedule, or the simulator proves nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from msgspec.structs import replace

from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting import owner_hosts, owner_stream
from cardroom.room.hosting.owner_host import OwnerHost
from cardroom.room.hosting.owner_stream import OwnerStream
from cardroom.store.rows import Commit
from tests.simulation.simulated_store import STORED, SimulatedStore

Plant = Callable[[pytest.MonkeyPatch], None]


def tells_before_it_is_stored(patch: pytest.MonkeyPatch) -> None:
    """News goes out with the decision."""
    submit = OwnerHost._submit

    def early(self: OwnerHost, commit: Commit, ruled: Any, then: Any) -> None:
        self._bus.told(self.id, ruled.told)
        ruled.told = []
        submit(self, commit, ruled, then)

    patch.setattr(OwnerHost, "_submit", early)


def acknowledges_before_it_is_stored(patch: pytest.MonkeyPatch) -> None:
    """The disk answers, then writes."""
    write = SimulatedStore._write

    def early(self: SimulatedStore) -> None:
        for one in self._queue:
            one.done(None)
        self._queue = [one._replace(done=STORED) for one in self._queue]
        self._later(lambda: write(self))

    patch.setattr(SimulatedStore, "_write", early)


def keeps_money_on_its_way(patch: pytest.MonkeyPatch) -> None:
    """What was on its way at a kill is not given back."""
    patch.setattr(OwnerHost, "_return", lambda self, in_flight: None)


def keeps_what_the_disk_refused(patch: pytest.MonkeyPatch) -> None:
    """The money of a refused step stays moved in memory."""
    patch.setattr(Ledger, "take_back", lambda self, entry: None)


def goes_on_after_a_refusal(patch: pytest.MonkeyPatch) -> None:
    """An owner whose step was refused goes on with what it knows."""
    patch.setattr(OwnerHost, "_put_back", lambda self, why, fault: None)


def never_looks_for_mail(patch: pytest.MonkeyPatch) -> None:
    """A wake-up that was lost is lost for good."""
    patch.setattr(owner_hosts.OwnerHosts, "_look_later", lambda self: None)


def loses_letters(patch: pytest.MonkeyPatch) -> None:
    """Every fifth step forgets to send its letters."""
    numbered = OwnerStream._numbered

    def some(self: OwnerStream, letters: Any, now_ms: int) -> Any:
        return () if self.seq % 5 == 4 else numbered(self, letters, now_ms)

    patch.setattr(OwnerStream, "_numbered", some)


def takes_mail_in_any_order(patch: pytest.MonkeyPatch) -> None:
    """A message is taken whatever its number."""
    patch.setattr(OwnerStream, "is_next", lambda self, message: True)


def forgets_its_mail_at_a_start(patch: pytest.MonkeyPatch) -> None:
    """The counts of messages are not loaded."""
    load = OwnerStream.load

    def bare(self: OwnerStream, stored: Any) -> None:
        load(self, stored._replace(counts={}))

    patch.setattr(OwnerStream, "load", bare)


def replays_all_but_the_last_step(patch: pytest.MonkeyPatch) -> None:
    """A start leaves out what was decided last."""
    replay = OwnerStream.replay

    def short(self: OwnerStream, stored: Any, heard: Any = lambda _: None) -> None:
        tail = stored.state.tail
        if stored.counts:  # a start, not the law that carries all out again
            state = owner_stream.OwnerState(stored.state.snapshot, tail[:-1], stored.state.last_seq)
            stored = stored._replace(state=state)
        replay(self, stored, heard)

    patch.setattr(OwnerStream, "replay", short)


def begins_a_hand_without_a_seed(patch: pytest.MonkeyPatch) -> None:
    """The seed of a deck is not kept."""
    append = OwnerStream.append_with_results

    def bare(self: OwnerStream, decision: Any) -> Commit:
        return append(self, replace(decision, hand=""))

    patch.setattr(OwnerStream, "append_with_results", bare)


def never_wakes_by_the_clock(patch: pytest.MonkeyPatch) -> None:
    """Owners set no clock after a start."""
    load = OwnerHost.load

    async def still(self: OwnerHost) -> None:
        set_wake = self._set_wake
        self._set_wake = lambda: None  # type: ignore[method-assign]  # for this call alone
        await load(self)
        self._set_wake = set_wake  # type: ignore[method-assign]  # as it was

    patch.setattr(OwnerHost, "load", still)


PLANTED: Final[tuple[Plant, ...]] = (
    tells_before_it_is_stored, acknowledges_before_it_is_stored, keeps_money_on_its_way,
    keeps_what_the_disk_refused, goes_on_after_a_refusal, never_looks_for_mail, loses_letters,
    takes_mail_in_any_order, forgets_its_mail_at_a_start, replays_all_but_the_last_step,
    begins_a_hand_without_a_seed, never_wakes_by_the_clock,
)  # fmt: skip
