"""Downloads of hands that a layout cannot take are refused in words, and are no defect."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.room.archive.hand_files import as_phh, as_pokerstars
from cardroom.rules.book_loading import house
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import TestRoom
from cardroom.web.http.hand_routes import written


def test_a_layout_without_words_for_a_game_refuses_its_hands(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house("casino-helsinki")) as room:
        table = room.seat("sviten-pl-pl200", "A", "B", "C")
        room.deal(table)
        hand = room.hand(table).hand
        room.fold_out(table)
        body = room.run(room.room.hands.body(hand, room.person("A").id))
    assert written(as_phh, body)
    with pytest.raises(Refused) as refused:
        written(as_pokerstars, body)
    assert refused.value.code == "no-such-layout" and "Sviten" in refused.value.message
