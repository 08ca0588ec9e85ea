"""The look at fences finds what it looks for."""

from __future__ import annotations

import pytest

from tests.crash.fences import Fence, FencesSeen

FIRST = Fence("journal:house:one", "a", 3, 10)


@pytest.mark.parametrize(
    ("now", "words"),
    [
        (FIRST._replace(epoch=2), "an epoch fell"),
        (FIRST._replace(seq=9), "a stream got shorter"),
        (FIRST._replace(holder="b"), "two holders under one epoch"),
    ],
)
def test_a_fence_that_goes_back_is_found(now: Fence, words: str) -> None:
    seen = FencesSeen()
    seen.see([FIRST])
    with pytest.raises(AssertionError, match=words):
        seen.see([now])


def test_a_stream_that_is_handed_over_goes_on() -> None:
    seen = FencesSeen()
    for now in (FIRST, FIRST, FIRST._replace(holder="b", epoch=4, seq=12)):
        seen.see([now])
    assert (seen.looks, seen.handed_over) == (3, 1)
