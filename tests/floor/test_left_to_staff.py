"""Values that leave something to staff, where no house has them in a way that can be seen: they do what they say."""

from dataclasses import replace
from typing import Any

import pytest

from cardroom.floor import Ruling, read_case
from cardroom.rules import Rulebook, house

FIRST = {"by": "dealer", "off_deck": 1}
SIXTH = {"deck": 3, "burns": 3, "street": "sixth"}
NINE = {"game": "stud", "players_left": 9}


def book_with(name: str, section: str, **values: str) -> Rulebook:
    """A house's book with other values of some decisions."""
    book = house(name)
    held = getattr(book, section)
    changed = {key: replace(getattr(held, key), value=value) for key, value in values.items()}
    return replace(book, **{section: replace(held, **changed)})  # type: ignore[arg-type]  # sections by name


def ruled_by(book: Rulebook, topic: str, facts: dict[str, Any], situation: dict[str, Any]) -> Ruling:
    return read_case({"topic": topic, "facts": facts, "situation": situation}).rule(book)


def options(ruling: Ruling) -> list[str]:
    return [one.id for one in ruling.options]


@pytest.mark.parametrize(
    ("value", "found"), [("as_later", []), ("staff_decide", ["misdeal", "replace-the-card"])]
)
def test_the_first_card_off_the_deck_is_left_to_staff(value: str, found: list[str]) -> None:
    book = book_with("casino-kruh", "live_dealing", exposed_first=value)
    assert options(ruled_by(book, "exposed_in_deal", FIRST, {}))[:2] == found
    assert not options(ruled_by(book, "exposed_in_deal", FIRST | {"off_deck": 3}, {}))


@pytest.mark.parametrize(
    ("value", "found"), [("as_boxed", []), ("staff_decide", ["misdeal", "replace-the-card"])]
)
def test_a_joker_that_nobody_has_played_with_is_left_to_staff(value: str, found: list[str]) -> None:
    book = book_with("casino-helsinki", "live_dealing", joker_unplayed=value)
    assert options(ruled_by(book, "joker", {"goes": "to_a_player"}, {"street": "preflop"})) == found


@pytest.mark.parametrize(
    ("value", "found"), [("seventh_for_all_too", []), ("staff_decide", ["one-card-for-all", "no-more-cards"])]
)
def test_a_deck_that_runs_short_at_the_sixth_card_is_left_to_staff(value: str, found: list[str]) -> None:
    book = book_with("casino-helsinki", "live_repairs", short_deck_at_sixth=value)
    assert options(ruled_by(book, "short_deck", SIXTH, NINE)) == found
