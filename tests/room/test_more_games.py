"""A house's own book may name games that none of our houses has: a room offers them, deals them and keeps their hands."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.cards.card import parse_cards
from cardroom.cards.ranking.deuce_seven import rank_deuce_seven
from cardroom.cards.words import deuce_seven_words
from cardroom.games import EVERY_GAME, GAMES, OFFERED
from cardroom.games.offers import load_house
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.phh import read_phh
from cardroom.histories.variants import VARIANTS
from cardroom.room.archive.hand_files import as_phh, as_pokerstars
from cardroom.rules.layers.rule_faults import RulebookFaults
from cardroom.testing.whole_room import TestRoom
from tests.houses import MORE_GAMES, more_games

POOLS = {
    "omaha6-pl-pl200": "omaha6",
    "draw-nl-nl200": "five-card-draw",
    "single-nl-nl200": "single-draw",
    "triple-fl-fl2-4": "triple-draw",
}


@pytest.mark.parametrize("pool", list(POOLS))
def test_a_room_offers_and_deals_it_and_goes_on_behind_a_restart(pool: str, tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=more_games()) as room:
        table = room.seat(pool, "Ann", "Ben", "Cat", "Dan")
        for name in ("Ann", "Ben", "Cat", "Dan"):
            room.client(name).watch(table)
        chips = sum(room.balances().values())
        room.deal(table)
        assert room.hand(table).engine.setup.game is OFFERED[POOLS[pool]]
        room.act(table, "call")
        before = room.hand(table).engine.dump()
        room.restart()
        assert room.hand(table).engine.dump() == before
        for name in ("Ann", "Ben", "Cat", "Dan"):
            room.connect(name).watch(table)
        name = room.hand(table).hand
        room.play(table)
        room.deal(table)
        room.play(table)
        assert sum(room.balances().values()) == chips == sum(room.balances_kept().values())
        rows = room.run(room.room.hands.rows(room.client("Ann").player, ""))
        assert name in [row.hand for row in rows.hands]
        assert not room.room.tables[table].is_frozen
        body = room.run(room.room.hands.body(name, room.client("Ann").player))
        document = read_phh(as_phh(body.terms, body.events))
        code, form = VARIANTS[document.variant]
        assert (code, form) == (POOLS[pool], room.table(table).terms.form)
        if code == "omaha6":
            assert "6 Card Omaha Pot Limit" in as_pokerstars(body.terms, body.events)
        else:
            with pytest.raises(
                BrokenHistory, match="cards given up and drawn are not written in this layout yet"
            ):
                as_pokerstars(body.terms, body.events)


@pytest.mark.parametrize("code", [code for code in EVERY_GAME if code not in OFFERED])
def test_a_game_that_no_table_deals_is_refused_by_name(code: str) -> None:
    text = MORE_GAMES.read_text().replace('"omaha6"', f'"{code}"')
    with pytest.raises(RulebookFaults, match="is for simulation and study; a room doesn't deal it"):
        load_house(text)


def test_what_a_book_may_name_beside_the_games_of_our_houses() -> None:
    assert [code for code in OFFERED if code not in GAMES] == [
        "omaha6",
        "five-card-draw",
        "single-draw",
        "triple-draw",
    ]


@pytest.mark.parametrize(
    ("cards", "category", "ranks"),
    [
        ("7h5d4c3s2s", "high_card", ("7", "5", "4", "3", "2")),
        ("Ah5d4c3s2s", "high_card", ("A", "5", "4", "3", "2")),
        ("6h5d4c3s2s", "straight", ("6",)),
        ("7s5s4s3s2s", "flush", ("7", "5", "4", "3", "2")),
        ("2h2d4c3s9s", "pair", ("2", "9", "4", "3")),
    ],
)
def test_a_deuce_to_seven_low_is_called_by_its_cards(
    cards: str, category: str, ranks: tuple[str, ...]
) -> None:
    words = deuce_seven_words(rank_deuce_seven(parse_cards(cards)))
    assert (words.category, words.ranks) == (category, ranks)
