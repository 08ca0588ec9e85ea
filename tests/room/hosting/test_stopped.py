"""A process that ends between any two steps of a message's way: after a start it is delivered, and taken once."""

from __future__ import annotations

import tempfile

import pytest

from cardroom.store.engines.store_location import Place, audit_place, open_place
from cardroom.store.postgres.address import Address
from tests.forks import begin
from tests.room.hosting import stopping
from tests.room.hosting.family import CHILDREN, CHIPS, CUP, Family, random_moves
from tests.room.hosting.stopping import STEPS, STOPPED

TIMES = {"sent": (2, 9), "durable": (2, 9), "woken": (4, 17), "loaded": (3, 8), "decided": (2, 11), "taken": (2, 12),
         "told": (3, 10)}  # fmt: skip
"""At which times of coming to a step it is stopped: early, and in the thick of it."""


def stopped(place: Place, step: str, times: int) -> None:
    """Run a family in a process of its own until it ends at a step."""
    where = place.url if isinstance(place, Address) else str(place)
    with tempfile.TemporaryFile("w+") as log:
        process = begin(stopping.__name__, where, step, str(times), log=log, talks=False)
        ended = process.wait(timeout=60)
        process.close()
        log.seek(0)
        assert ended == STOPPED, log.read()[-2000:]


def taken_by_steps(place: Place) -> dict[str, int]:
    """By child, how many messages its steps say it took; each number once and in order, or it fails."""
    from cardroom.room.hosting.owner_step import decode_owner_step

    store = open_place(place)
    counts: dict[str, int] = {}
    for owner in (CUP, *CHILDREN):
        numbers: dict[str, list[int]] = {}
        for row in store.blocking_reader.journal(owner, 0, 10_000):
            step = decode_owner_step(row.payload)
            if step.sender:
                numbers.setdefault(step.sender, []).append(step.number)
        for sender, found in numbers.items():
            assert found == list(range(1, len(found) + 1)), f"{owner} took of {sender}: {found}"
        counts[owner] = sum(map(len, numbers.values()))
    store.close()
    return counts


@pytest.mark.parametrize("early_or_late", [0, 1])
@pytest.mark.parametrize("step", STEPS)
def test_a_message_is_delivered_and_taken_once_wherever_the_process_stops(
    place: Place, step: str, early_or_late: int
) -> None:
    stopped(place, step, TIMES[step][early_or_late])
    report = audit_place(place)
    assert report.findings == []
    family = Family(place)  # a start: what waits is delivered
    assert family.chips == CHIPS * len(CHILDREN)
    random_moves(family, 5, 9)
    assert family.chips == CHIPS * len(CHILDREN)
    family.close()
    report = audit_place(place)
    assert report.findings == [] and report.messages_waiting == 0
    assert all(taken_by_steps(place).values())
