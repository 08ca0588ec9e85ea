"""Who is all-in and who called: when somebody is all-in and betting is over, everybody still in shows."""

from __future__ import annotations

import pytest

from cardroom.bots.bot_tournament import BotTournament
from cardroom.rules import house
from cardroom.table.events import BoardDealt, HandEnded, HandMucked, HandShown
from tests.tournament.playing import begun, terms

HOUSES = ("casinohuone", "casino-helsinki", "casino-kruh", "pokerstars-live-fi")


@pytest.mark.clause("CH-8.38", "CK-T.30", "PF-5.2", "CO-TH.33")
@pytest.mark.parametrize("name", HOUSES)
def test_who_calls_an_all_in_on_the_river_shows_even_a_beaten_hand(name: str) -> None:
    table = begun(name, players=3, stack=1000)
    cards = {"A": "2c3d", "B": "AhAd", "C": "KhKd"}
    table.deal(deck=table.deck_for(cards, "5s8c9cTh4s"))
    told = []
    while table.hand is not None:
        turn = table.hand.turn
        assert turn is not None
        is_river = sum(isinstance(event, BoardDealt) for event in told) == 3
        if turn.max_raise_to and is_river:
            told += table.act("raise", turn.max_raise_to).events
        else:
            told += table.act("call" if turn.call else "check").events
    shown = [event for event in told if isinstance(event, HandShown)]
    assert len(shown) == 3 and not [event for event in told if isinstance(event, HandMucked)]
    if name != "casinohuone":
        assert {event.clauses for event in shown} == {house(name).live_showdown.all_in_hands.clauses}


def check_hands(name: str, seed: int) -> int:
    """Play a tournament; how many of its hands came to a showdown with somebody all-in."""
    found = 0
    looked_at: set[tuple[int, int]] = set()

    def look(played: BotTournament) -> None:
        nonlocal found
        for table in played.tables.values():
            if not any(isinstance(event, HandEnded) for event in table.told):
                continue
            place = (table.number, table.table.hand_count)
            if place in looked_at:
                continue
            looked_at.add(place)
            mucked = [event for event in table.told if isinstance(event, HandMucked)]
            is_all_in = any(getattr(event, "all_in", False) for event in table.told)
            shown = any(isinstance(event, HandShown) for event in table.told)
            found += is_all_in and shown
            assert not (is_all_in and shown and mucked), (place, mucked)

    tournament = BotTournament(terms(name, seats=6), house(name), 9, seed, on_step=look)
    tournament.begin()
    tournament.play()
    return found


@pytest.mark.parametrize("name", HOUSES)
def test_nobody_mucks_behind_an_all_in_in_random_tournaments(name: str) -> None:
    assert sum(check_hands(name, seed) for seed in range(2)) > 5


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", HOUSES)
def test_nobody_mucks_behind_an_all_in_in_many_random_tournaments(name: str) -> None:
    assert sum(check_hands(name, seed) for seed in range(2, 100)) > 300
