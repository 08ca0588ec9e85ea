"""Cards somebody looks for, and hands that have them."""

from __future__ import annotations

import pytest

from cardroom.room.archive.finished_hands import pattern_of
from cardroom.rules.refused import Refused


@pytest.mark.parametrize(
    ("text", "held", "fits"),
    [
        ("AKs", ("As", "Ks"), True),
        ("AKs", ("As", "Kh"), False),
        ("aks", ("Kd", "Ad"), True),
        ("AKo", ("As", "Kh"), True),
        ("AKo", ("As", "Ks"), False),
        ("AKo", ("As", "Ks", "Kd", "2c"), True),
        ("AKs", ("As", "2s", "Kd", "Ks"), True),
        ("AK", ("As", "Ks"), True),
        ("QQ", ("Qs", "Qh"), True),
        ("QQ", ("Qs", "Kh"), False),
        ("QQo", ("Qs", "Qh"), True),
        ("QQs", ("Qs", "Qh"), False),
        ("AhKd", ("Kd", "Ah"), True),
        ("AhKd", ("Kh", "Ad"), False),
        ("AhA", ("Ah", "As"), True),
        ("AhA", ("Ah", "Ks"), False),
        ("AhAh", ("Ah", "Ks"), True),
        ("10 9", ("Ts", "9s"), True),
        ("AA", (), False),
        ("A2A2", ("As", "Ah", "2s", "2h", "9c"), True),
    ],
)
def test_hands_are_found_by_what_was_held(text: str, held: tuple[str, ...], fits: bool) -> None:
    pattern = pattern_of(text)
    assert pattern is not None and pattern.fits(held) is fits


@pytest.mark.parametrize("text", ["X", "AKx", "1", "Ahh", "s", "aces", "A'--", "AKsQ?", "\u0410K"])
def test_what_names_no_cards_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        pattern_of(text)
    assert refused.value.code == "bad-cards"


def test_nothing_looks_for_nothing() -> None:
    assert pattern_of("") is pattern_of("  ") is None
