"""Sealed frames against who has the bus: nothing is read there, and nothing said there is heard that a process did not say,
on that subject, once.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.bus.bus_frames import SEALED, OpenFrames
from cardroom.bus.bus_protocol import BusUnusable
from cardroom.bus.bus_secret import BusSecret, read_secret
from cardroom.bus.nats_bus import frames_of
from cardroom.bus.sealed_frames import FRESH_MS, HEAD, STEP, TIME, WINDOW, SealedFrames

SECRET = BusSecret("0123456789abcdef" * 4)
OTHER = BusSecret("fedcba9876543210" * 4)
SUBJECT = "gateway.g.line"
DATA = st.binary(max_size=300)


def both() -> tuple[SealedFrames, SealedFrames]:
    """Two processes with one secret."""
    return SealedFrames(SECRET), SealedFrames(SECRET)


@given(DATA)
def test_what_is_sealed_is_opened_as_it_was(data: bytes) -> None:
    one, two = both()
    question = one.question(SUBJECT, data)
    assert two.hear_told(SUBJECT, one.told(SUBJECT, data)) == data
    assert two.hear_question(SUBJECT, question) == data
    assert one.hear_answer(SUBJECT, question, two.answer(SUBJECT, question, data)) == data
    assert one.hear_told(SUBJECT, one.told(SUBJECT, data)) == data, "its own too"
    assert not one.unopened and not two.unopened


@given(st.data())
def test_whatever_is_changed_of_a_frame_it_is_not_opened(chance: st.DataObject) -> None:
    one, two = both()
    frame = bytearray(one.told(SUBJECT, chance.draw(DATA)))
    how = chance.draw(st.sampled_from(["bit", "cut", "longer", "head of another", "nothing"]))
    if how == "bit":
        frame[chance.draw(st.integers(0, len(frame) - 1))] ^= 1 << chance.draw(st.integers(0, 7))
    elif how == "cut":
        del frame[chance.draw(st.integers(0, len(frame) - 1)) :]
    elif how == "longer":
        frame += chance.draw(st.binary(min_size=1, max_size=20))
    elif how == "head of another":
        frame[:HEAD] = one.told(SUBJECT, b"")[:HEAD]
    else:
        frame[:] = SEALED + os.urandom(chance.draw(st.integers(0, 100)))
    assert two.hear_told(SUBJECT, bytes(frame)) is None and two.unopened == 1


@given(DATA, DATA)
def test_a_frame_is_opened_for_what_it_was_made_alone(data: bytes, other: bytes) -> None:
    one, two = both()
    told, asked, asked_again = (
        one.told(SUBJECT, data),
        one.question(SUBJECT, data),
        one.question(SUBJECT, other),
    )
    said = two.answer(SUBJECT, asked, data)
    assert two.hear_told("gateway.g.another", told) is None, "on another subject"
    assert two.hear_question(SUBJECT, told) is None and two.hear_told(SUBJECT, asked) is None
    assert one.hear_answer(SUBJECT, asked_again, said) is None, "to another question"
    assert one.hear_told(SUBJECT, said) is None
    assert SealedFrames(OTHER).hear_told(SUBJECT, told) is None, "by another secret"
    assert one.hear_told(SUBJECT, data) is None, "not sealed at all"


@given(st.lists(st.integers(0, 30), max_size=60))
def test_a_question_is_heard_once_in_whatever_order_they_come(order: list[int]) -> None:
    one, two = both()
    frames = [one.question(SUBJECT, b"%d" % number) for number in range(31)]
    heard = [number for number in order if two.hear_question(SUBJECT, frames[number]) is not None]
    assert heard == list(dict.fromkeys(order)), "each once, and none is missing"


def test_a_question_held_back_for_long_is_not_heard() -> None:
    one, two = both()
    held_back = one.question(SUBJECT, b"old")
    for number in range(3 * WINDOW):
        assert two.hear_question(SUBJECT, one.question(SUBJECT, b"")) is not None, number
    assert two.hear_question(SUBJECT, held_back) is None
    (sender,) = two._senders.values()
    assert len(sender.asked) <= 2 * WINDOW, "what was heard is not kept for ever"


class Machine:
    """A machine's clock."""

    def __init__(self, now_ms: int) -> None:
        self.now_ms = now_ms

    def __call__(self) -> int:
        return self.now_ms


LATER = st.integers(0, 3 * FRESH_MS)


@given(
    st.lists(st.tuples(LATER, st.booleans(), st.booleans()), min_size=1, max_size=20), st.integers(-50, 50)
)
def test_what_was_said_a_minute_ago_is_heard_by_nobody(steps: list[tuple[int, bool, bool]], off: int) -> None:
    """Who has the bus holds frames back, or keeps them for a process that starts anew; the sender is silent meanwhile."""
    here, there = Machine(10**12), Machine(10**12 + off * FRESH_MS // 100)
    one, two = SealedFrames(SECRET, here), SealedFrames(SECRET, there)
    kept: list[tuple[int, bytes, bytes]] = []
    for pause, says, starts_anew in steps:
        here.now_ms, there.now_ms = here.now_ms + pause, there.now_ms + pause
        if says:
            kept.append((there.now_ms, one.told(SUBJECT, b"told"), one.question(SUBJECT, b"asked")))
        if starts_anew:
            two = SealedFrames(SECRET, there)
        for said_ms, told, asked in kept:
            is_fresh = there.now_ms - said_ms < FRESH_MS - abs(there.now_ms - here.now_ms)
            is_old = there.now_ms - said_ms >= FRESH_MS + abs(there.now_ms - here.now_ms)
            heard = two.hear_told(SUBJECT, told), SealedFrames(SECRET, there).hear_question(SUBJECT, asked)
            assert not is_fresh or heard == (b"told", b"asked")
            assert not is_old or heard == (None, None)


@pytest.mark.parametrize("off", [-FRESH_MS, FRESH_MS])
def test_machines_whose_clocks_differ_by_a_minute_do_not_hear_one_another_and_know_why(off: int) -> None:
    here, there = Machine(10**12), Machine(10**12 + off)
    one, two = SealedFrames(SECRET, here), SealedFrames(SECRET, there)
    question = one.question(SUBJECT, b"x")
    assert two.hear_question(SUBJECT, question) is None and (two.unopened, two.untimely) == (1, 1)
    assert one.hear_told(SUBJECT, two.told(SUBJECT, b"x")) is None and (one.unopened, one.untimely) == (1, 1)
    there.now_ms = here.now_ms
    assert two.hear_question(SUBJECT, question) == b"x", "what was not heard then may be heard now"


def test_no_nonce_comes_twice_and_each_process_has_a_key_of_its_own() -> None:
    one, two = both()
    heads = {frames.told(SUBJECT, b"")[:HEAD] for frames in (one, two) for _ in range(100)}
    assert len(heads) == 200
    assert len({frames.told(SUBJECT, b"the same")[HEAD:] for frames in both()}) == 2


@given(st.integers(0, 1000), st.integers(0, 1000))
def test_a_length_is_told_in_steps(one: int, two: int) -> None:
    frames, _ = both()
    lengths = [len(frames.told(SUBJECT, bytes(size))) for size in (one, two)]
    assert all((length - HEAD - 16) % STEP == 0 for length in lengths)
    assert (lengths[0] == lengths[1]) == ((TIME + one) // STEP == (TIME + two) // STEP)


def test_signs_that_are_made_up_are_not_kept() -> None:
    _, two = both()
    for _ in range(100):
        assert two.hear_told(SUBJECT, SEALED + os.urandom(80)) is None
    assert not two._senders and two.unopened == 100


def test_a_process_without_the_secret_hears_what_is_open_and_counts_what_is_not() -> None:
    frames, sealed = frames_of(None), frames_of(SECRET)
    assert isinstance(frames, OpenFrames) and isinstance(sealed, SealedFrames)
    assert frames.hear_told(SUBJECT, frames.told(SUBJECT, b"x")) == b"x"
    question = frames.question(SUBJECT, b"x")
    assert frames.hear_question(SUBJECT, question) == b"x"
    assert frames.hear_answer(SUBJECT, question, frames.answer(SUBJECT, question, b"\1")) == b"\1"
    assert frames.hear_told(SUBJECT, sealed.told(SUBJECT, b"x")) is None and frames.unopened == 1


def test_a_secret_is_read_from_a_file_that_not_everybody_reads(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    with pytest.raises(BusUnusable, match="No such file"):
        read_secret(path)
    path.write_text("0123456789abcdef" * 4 + "\n")
    path.chmod(0o644)
    with pytest.raises(BusUnusable, match="open to everybody"):
        read_secret(path)
    path.chmod(0o640)
    read = read_secret(path)
    assert read.material == SECRET.material and "0123" not in repr(read)
    path.write_text("too short\n")
    with pytest.raises(BusUnusable, match="fewer than 32") as caught:
        read_secret(path)
    assert "too short" not in str(caught.value)
    path.write_bytes(b"\xff" * 40)
    with pytest.raises(BusUnusable, match="no text"):
        read_secret(path)
