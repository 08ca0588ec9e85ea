"""What every bus does, whichever it is."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest
from structlog.testing import capture_logs

from cardroom.bus import answerer
from cardroom.bus.answerer import SAYS_AGAIN_SECONDS
from cardroom.bus.bus_protocol import AnswerDeclined, Bus, NotAnswered
from cardroom.bus.bus_subscription import BusSubscription, Gap, Heard
from cardroom.bus.subjects import MOST_BYTES
from tests.patience import PATIENCE_SECONDS, SOON_SECONDS

SOON = PATIENCE_SECONDS


async def heard(subscription: BusSubscription, number: int) -> list[Heard | Gap]:
    async with asyncio.timeout(SOON):
        return [await anext(subscription) for _ in range(number)]


async def test_who_subscribes_hears_in_the_order_published(bus: Bus, other: Bus) -> None:
    one, two = await bus.subscribe("table.t1.pub"), await bus.subscribe("table.*.pub")
    for number in range(200):
        other.publish(f"table.t{number % 2 + 1}.pub", b"%d" % number)
    assert await heard(one, 100) == [Heard("table.t1.pub", b"%d" % number) for number in range(0, 200, 2)]
    assert await heard(two, 200) == [
        Heard(f"table.t{number % 2 + 1}.pub", b"%d" % number) for number in range(200)
    ]


@pytest.mark.parametrize(
    ("pattern", "matching", "others"),
    [
        ("a.b", ["a.b"], ["a", "a.b.c", "a.c", "A.b"]),
        ("a.*", ["a.b", "a.x"], ["a", "a.b.c", "b.a"]),
        ("*.b", ["a.b"], ["b", "a.c", "a.b.b"]),
        ("a.>", ["a.b", "a.b.c"], ["a", "b.a"]),
        (">", ["a", "a.b.c"], []),
        ("a.*.c", ["a.b.c"], ["a.b", "a.c", "a.b.b.c"]),
    ],
)
async def test_patterns(bus: Bus, other: Bus, pattern: str, matching: list[str], others: list[str]) -> None:
    subscription = await bus.subscribe(pattern)
    for subject in [*others, *matching]:
        other.publish(subject, b"")
    found = await heard(subscription, len(matching))
    assert [one.subject for one in found if isinstance(one, Heard)] == matching


@pytest.mark.parametrize(
    "subject", ["", ".", "a.", ".a", "a..b", "a b", "a\r\nPUB x 0", "*", "a.>", "å", "a" * 129]
)
async def test_an_invalid_subject_is_refused_before_anything_is_sent(bus: Bus, subject: str) -> None:
    with pytest.raises(ValueError, match="no subject"):
        bus.publish(subject, b"")
    with pytest.raises(ValueError, match="no subject"):
        await bus.ask(subject, b"", 1)


@pytest.mark.parametrize("pattern", ["", "a.", "a.>.b", ">.a", "a b", "a.b*", "$SYS.>", "_INBOX >"])
async def test_an_invalid_pattern_is_refused(bus: Bus, pattern: str) -> None:
    with pytest.raises(ValueError, match="no pattern"):
        await bus.subscribe(pattern)


async def test_the_longest_message_passes_and_a_longer_one_is_refused(bus: Bus, other: Bus) -> None:
    subscription = await bus.subscribe("a")
    with pytest.raises(ValueError, match="too many"):
        other.publish("a", bytes(MOST_BYTES + 1))
    other.publish("a", bytes(MOST_BYTES))
    assert await heard(subscription, 1) == [Heard("a", bytes(MOST_BYTES))]


async def test_a_slow_reader_is_told_how_much_it_lost_and_goes_on_with_the_newest(
    bus: Bus, other: Bus
) -> None:
    slow, quick = await bus.subscribe("a", most=10), await bus.subscribe("a", most=100)
    for number in range(95):
        other.publish("a", b"%d" % number)
    assert len(await heard(quick, 95)) == 95
    for _ in range(1_000):  # the slow one reads only once it has been given what came with it
        await asyncio.sleep(0)
    found = await heard(slow, 1)
    while found[-1] != Heard("a", b"94"):  # some of it may still be on its way
        found += await heard(slow, 1)
    expected, gaps = 0, 0
    for one in found:
        if isinstance(one, Gap):
            assert one.lost is not None
            expected, gaps = expected + one.lost, gaps + 1
        else:
            assert one == Heard("a", b"%d" % expected)
            expected += 1
    assert gaps >= 1 and expected == 95
    other.publish("a", b"more")
    assert await heard(slow, 1) == [Heard("a", b"more")]


async def test_nothing_is_heard_after_close_and_the_iteration_ends(bus: Bus, other: Bus) -> None:
    subscription, witness = await bus.subscribe("a"), await bus.subscribe("a")
    reading = asyncio.create_task(anext(subscription, None))  # type: ignore[arg-type]  # an async iterator with a default
    await asyncio.sleep(0)
    await subscription.close()
    await subscription.close()
    assert await reading is None
    other.publish("a", b"1")
    await heard(witness, 1)
    assert [one async for one in subscription] == []


async def test_closing_the_bus_ends_every_iteration(bus: Bus) -> None:
    subscription = await bus.subscribe("a")
    await bus.close()
    assert [one async for one in subscription] == []
    assert not bus.state.is_connected
    bus.publish("a", b"lost")
    with pytest.raises(NotAnswered, match="away"):
        await bus.ask("a", b"", 1)


async def test_two_readers_of_one_subscription_are_a_defect(bus: Bus) -> None:
    subscription = await bus.subscribe("a")
    first = asyncio.create_task(anext(subscription))  # type: ignore[arg-type]  # an async iterator with a default
    await asyncio.sleep(0)
    with pytest.raises(RuntimeError, match="one reader"):
        await anext(subscription)
    first.cancel()


async def test_a_question_has_the_answer_of_who_answers_its_subject(bus: Bus, other: Bus) -> None:
    async def answer(subject: str, data: bytes) -> bytes:
        return subject.encode() + b":" + data

    end = await other.answer("table.*.snapshot", answer)
    answers = await asyncio.gather(*(bus.ask(f"table.t{n}.snapshot", b"%d" % n, SOON) for n in range(50)))
    assert answers == [b"table.t%d.snapshot:%d" % (n, n) for n in range(50)]
    assert await bus.ask("table.t1.snapshot", b"", SOON) == b"table.t1.snapshot:"
    await end()
    with pytest.raises(NotAnswered, match="nobody"):
        await bus.ask("table.t1.snapshot", b"", SOON)


async def test_a_question_nobody_answers_does_not_wait_for_its_deadline(bus: Bus) -> None:
    async with asyncio.timeout(SOON_SECONDS):
        with pytest.raises(NotAnswered) as caught:
            await bus.ask("nobody.here", b"", 3 * SOON_SECONDS)
    assert caught.value.why == "nobody"


async def test_a_late_answer_is_said_to_be_late_and_the_work_goes_on(bus: Bus, other: Bus) -> None:
    go_on, done = asyncio.Event(), asyncio.Event()

    async def answer(_subject: str, _data: bytes) -> bytes:
        await go_on.wait()
        done.set()
        return b"late"

    await other.answer("a", answer)
    with pytest.raises(NotAnswered) as caught:
        await bus.ask("a", b"", 0.2)
    assert caught.value.why == "late"
    go_on.set()
    async with asyncio.timeout(SOON):
        await done.wait()


async def test_a_failure_of_the_answer_is_told_without_its_words(bus: Bus, other: Bus) -> None:
    async def answer(_subject: str, data: bytes) -> bytes:
        if data == b"fail":
            raise RuntimeError("a secret")
        return b"fine"

    await other.answer("a", answer)
    with pytest.raises(NotAnswered) as caught:
        await bus.ask("a", b"fail", SOON)
    assert caught.value.why == "failed" and "secret" not in str(caught.value)
    assert await bus.ask("a", b"", SOON) == b"fine"


async def test_a_question_that_is_declined_fails_and_is_no_fault(bus: Bus, other: Bus) -> None:
    async def decline(_subject: str, _data: bytes) -> bytes:
        raise AnswerDeclined("not now")

    await other.answer("a", decline)
    with capture_logs() as logs, pytest.raises(NotAnswered) as caught:
        await bus.ask("a", b"", SOON)
    assert caught.value.why == "failed" and not [one for one in logs if one["event"] == "answer_failed"]


async def test_a_flood_of_questions_fails_beyond_a_number_and_the_rest_is_answered(
    bus: Bus, other: Bus
) -> None:
    go_on = asyncio.Event()

    async def answer(_subject: str, _data: bytes) -> bytes:
        await go_on.wait()
        return b"fine"

    await other.answer("a", answer)
    asked = [asyncio.create_task(bus.ask("a", b"", SOON)) for _ in range(300)]
    async with asyncio.timeout(SOON):
        while sum(one.done() for one in asked) < 44:
            await asyncio.sleep(0.01)
    go_on.set()
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert found.count(b"fine") == 256
    assert {one.why for one in found if isinstance(one, NotAnswered)} == {"failed"}


async def test_questions_of_no_sense_do_not_fill_the_log(
    bus: Bus, other: Bus, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A gateway that was broken into, or whoever has a bus that is not sealed, asks on and on what nobody can read."""
    now = 1000.0
    monkeypatch.setattr(answerer, "time", SimpleNamespace(monotonic=lambda: now))

    async def answer(_subject: str, data: bytes) -> bytes:
        raise ValueError(data)

    end = await bus.answer("worker.w.http.*", answer)
    with capture_logs() as logs:
        for _ in range(3):
            for number in range(40):
                with pytest.raises(NotAnswered, match="failed"):
                    await other.ask(f"worker.w.http.{number}", b"?", SOON)
            now += SAYS_AGAIN_SECONDS
    said = [one["unsaid"] for one in logs if one["event"] == "answer_failed"]
    assert said == [0, 39, 39], "one line a minute, and none is left out of the count"
    await end()
