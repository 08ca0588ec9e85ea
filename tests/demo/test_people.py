"""What a newcomer to a demo has to play with."""

from __future__ import annotations

import pytest

from cardroom.cash.table_terms import table_terms
from cardroom.demo.demo_people import WELCOME_CENTS, settings_of_demo
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules import house, shipped


@pytest.mark.parametrize("houses", [shipped(), ("casinohuone",), ("casino-kruh", "casino-helsinki")])
def test_a_newcomer_can_buy_in_at_any_stake_of_any_game(houses: tuple[str, ...]) -> None:
    books = [house(name) for name in houses]
    welcome = settings_of_demo(RoomSettings(), books).welcome_cents
    assert welcome >= WELCOME_CENTS
    for book in books:
        for offer in book.games.values():
            for stake in offer.stakes:
                assert table_terms(book, offer.id, stake.name, "", "").min_buy_in <= welcome, (
                    f"{offer.id} {stake.name}"
                )


def test_what_the_operator_gives_stands() -> None:
    books = [house("casino-kruh")]
    assert settings_of_demo(RoomSettings(welcome_cents=5_00), books).welcome_cents == 5_00
