"""Hands looked for among one's own: by stake, day, result and cards held."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.room.archive import finished_hands as hands_module
from cardroom.room.archive.statistics import wish_of
from cardroom.store.hand_counts_rows import HandWish
from cardroom.testing.whole_room import TestRoom


def test_each_search_finds_what_the_list_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestRoom(tmp_path) as room:
        for pool in ("holdem-nl10", "omaha-pl10"):
            table = room.seat(pool, "A", "B", "C")
            for _ in range(6):
                room.deal(table)
                room.play(table)
        ann, hands = room.person("A").id, room.room.hands
        everything = room.run(hands.rows(ann, "")).hands
        assert len(everything) >= 12

        def found(wish: HandWish, cards: str = "") -> list[str]:
            return [row.hand for row in room.run(hands.found(ann, wish, cards, "")).hands]

        assert found(HandWish()) == [row.hand for row in everything]
        for game in {row.game for row in everything}:
            assert found(HandWish(game=game)) == [row.hand for row in everything if row.game == game]
        for least in (1, 11, 10**6):
            assert found(HandWish(least=least)) == [row.hand for row in everything if row.net >= least]
            assert found(HandWish(most=-least)) == [row.hand for row in everything if row.net <= -least]
        for row in everything:
            ranks = "".join(card[0] for card in row.cards)
            assert row.hand in found(HandWish(), "".join(row.cards)) and row.hand in found(HandWish(), ranks)
            assert found(HandWish(), row.cards[0]) == [
                one.hand for one in everything if row.cards[0] in one.cards
            ]
        day = wish_of("", "", "", "2096-10-02", "2096-10-02", None, None)
        assert len(found(day)) == len(everything), "the clock of tests stands there"
        assert found(wish_of("", "", "", "", "2096-10-01", None, None)) == []

        monkeypatch.setattr(hands_module, "SLICES", 2)
        monkeypatch.setattr(hands_module, "SLICE", 2)
        rows, before, looks = [], "", 0
        while True:
            page = room.run(hands.found(ann, HandWish(), everything[-1].cards[0], before))
            rows += page.hands
            looks += bool(page.looked_to_ms)
            if not (before := page.next):
                break
        assert [row.hand for row in rows] == found(HandWish(), everything[-1].cards[0]) or looks >= 2
        assert everything[-1].hand in [row.hand for row in rows] and looks >= 2


def test_nobody_finds_the_hands_of_others(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat("holdem-nl10", "A", "B", "C")
        room.deal(table)
        room.play(table)
        stranger = room.person("Stranger").id
        assert room.run(room.room.hands.found(stranger, HandWish(), "A", "")).hands == ()
