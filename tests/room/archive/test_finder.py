"""A player looked for by name: found where that player allows it, and otherwise as if there were nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.testing.whole_room import TestRoom


def test_who_allows_it_is_found_with_the_tables_of_now(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat("holdem-nl10", "Anna", "Bertil", "Cecilia")
        anna = room.person("Anna").id
        find = room.room.finder.find
        assert room.refused(find("Anna")).code == "nobody-found", "whoever has said nothing is not found"
        room.run(room.room.players.chosen.keep(anna, {"found-by-name": True}))
        found = room.run(find(" anna "))
        assert (found.name, [one.table for one in found.tables]) == ("Anna", [table])
        assert found.tables[0].stake == "NL10"
        client = room.client("Anna")
        client.done(client.leave(table))
        room.wait(seconds=120)
        assert room.run(find("Anna")).tables == ()
        room.run(room.room.players.chosen.keep(anna, {"found-by-name": False}))
        assert room.refused(find("Anna")).code == "nobody-found"


@pytest.mark.parametrize("value", ["true", 1, "yes", "", 0])
def test_only_a_plain_yes_allows_it(tmp_path: Path, value: str | int) -> None:
    with TestRoom(tmp_path) as room:
        anna = room.person("Anna").id
        room.run(room.room.players.chosen.keep(anna, {"found-by-name": value}))
        assert room.refused(room.room.finder.find("Anna")).code == "nobody-found"


def test_nobody_and_who_hides_are_refused_in_the_same_words(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        room.person("Anna")
        hidden, nobody = (room.refused(room.room.finder.find(name)) for name in ("Anna", "Nobody"))
        assert (hidden.code, hidden.message, hidden.args) == (nobody.code, nobody.message, nobody.args)
        for name in ("", " ", "x" * 300, "A%", "' OR 1=1 --", "Anna\u200b"):
            assert room.refused(room.room.finder.find(name)).code == "nobody-found"
