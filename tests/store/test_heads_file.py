"""What heads published earlier say about a store: whether a chain was cut off, or written anew."""

from __future__ import annotations

import pytest

from cardroom.store.heads_file import cut_since
from cardroom.store.rows import Head

PUBLISHED = {"ledger": Head(5, b"five"), "log": Head(2, b"two")}


@pytest.mark.parametrize(
    ("found", "is_cut"),
    [
        (Head(4, b"four"), True),
        (Head(5, b"five"), False),
        (Head(5, b"another five"), True),
        (Head(6, b"six"), False),
    ],
)
def test_a_chain_was_cut_where_it_ends_before_its_published_head_or_differs_there(
    found: Head, is_cut: bool
) -> None:
    heads = {**PUBLISHED, "ledger": found}
    assert cut_since(PUBLISHED, heads) == (["ledger"] if is_cut else [])


def test_a_chain_that_is_gone_was_cut_and_one_that_was_never_published_was_not() -> None:
    assert cut_since(PUBLISHED, {"log": PUBLISHED["log"], "register": Head(1, b"one")}) == ["ledger"]
