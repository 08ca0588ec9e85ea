"""Answers to questions about finished hands. Each method is documented in protocol.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from cardroom.store.answers import HandLine, Page
from cardroom.store.hand_counts_rows import DaySums, HandResult, HandShare, HandWish, found_query
from cardroom.store.row_questions import NEWEST, Questions, page
from cardroom.store.rows import HandRecord

_players = msgspec.json.Decoder(tuple[str, ...] | dict[str, msgspec.Raw]).decode
_shares = msgspec.json.Decoder(dict[str, HandShare]).decode

_HAND = "SELECT hand_id, table_id, number, started_ms, ended_ms, players, summary, record, outcome, place FROM hands"
_HAND_LINE = "SELECT h.place, h.hand_id, h.table_id, h.number, h.started_ms, h.ended_ms, h.outcome, h.summary"


class HandReader(Questions):
    """The part of a `Reader` that reads hands."""

    def hand(self, hand_id: str) -> HandRecord | None:
        return _hand(self.one(f"{_HAND} WHERE hand_id = ?", hand_id))

    def hand_at(self, table_id: str, number: int) -> HandRecord | None:
        return _hand(self.one(f"{_HAND} WHERE table_id = ? AND number = ?", table_id, number))

    def hands_after(self, place: int) -> Iterator[tuple[int, HandRecord]]:
        for row in self.many(f"{_HAND} WHERE place > ? ORDER BY place", place):
            hand = _hand(row)
            assert hand is not None, "the row is there"
            yield row[-1], hand

    def counted_hands(self) -> Iterator[tuple[str, bytes, dict[str, HandShare]]]:
        query = "SELECT hand_id, record, players FROM hands WHERE substr(players, 1, 1) = '{' ORDER BY place"
        for hand_id, record, players in self.many(query):
            yield hand_id, record, _shares(players)

    def hands_of(self, player_id: str, before: int | None = None, limit: int = 50) -> Page[HandLine]:
        query = (
            f"{_HAND_LINE} FROM hand_players p JOIN hands h ON h.place = p.place "
            "WHERE p.player_id = ? AND p.place < ? ORDER BY p.place DESC LIMIT ?"
        )
        return self._hand_lines(query, player_id, before, limit)

    def hands_found(
        self, player_id: str, wish: HandWish, before: int | None = None, limit: int = 50
    ) -> Page[HandLine]:
        asked, values = found_query(wish)
        bound = NEWEST if before is None else before
        query = (
            f"{_HAND_LINE} FROM hand_players p JOIN hands h ON h.place = p.place "
            f"WHERE p.player_id = ? AND p.place < ?{asked} ORDER BY p.place DESC LIMIT ?"
        )
        found = self.connection.execute(query, (player_id, bound, *values, limit + 1)).fetchall()
        return page(found, limit, [HandLine(*row[1:]) for row in found[:limit]])

    def results_of(self, player_id: str, limit: int = 1000) -> list[HandResult]:
        query = "SELECT ended_ms, net FROM hand_players WHERE player_id = ? AND net IS NOT NULL ORDER BY place DESC LIMIT ?"
        return [HandResult(*row) for row in self.connection.execute(query, (player_id, limit))]

    def day_sums(self, player_id: str, first: int, last: int) -> list[DaySums]:
        query = (
            f"SELECT {', '.join(DaySums.__struct_fields__)} FROM player_days "
            "WHERE player_id = ? AND day BETWEEN ? AND ? ORDER BY day, house, game, stake"
        )
        return [DaySums(*row) for row in self.connection.execute(query, (player_id, first, last))]

    def hands_at(self, table_id: str, before: int | None = None, limit: int = 50) -> Page[HandLine]:
        # `number` and `place` grow together at a table; the index is on `number`, so pages use it.
        query = (
            "SELECT h.number, h.hand_id, h.table_id, h.number, h.started_ms, h.ended_ms, h.outcome, h.summary "
            "FROM hands h WHERE h.table_id = ? AND h.number < ? ORDER BY h.number DESC LIMIT ?"
        )
        return self._hand_lines(query, table_id, before, limit)

    def _hand_lines(self, query: str, whose: str, before: int | None, limit: int) -> Page[HandLine]:
        bound = NEWEST if before is None else before
        found = self.connection.execute(query, (whose, bound, limit + 1)).fetchall()
        return page(found, limit, [HandLine(*row[1:]) for row in found[:limit]])


def _hand(row: Any) -> HandRecord | None:
    if row is None:
        return None
    hand_id, table_id, number, started_ms, ended_ms, players, summary, record, outcome, _ = row
    dealt_in = tuple(_players(players))
    return HandRecord(hand_id, table_id, number, started_ms, ended_ms, dealt_in, summary, record, outcome)
