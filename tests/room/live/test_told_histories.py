"""Hands that a person dealt, in the histories of those who played: their results, figures and files are exact."""

from __future__ import annotations

from pathlib import Path

from cardroom.desk import desk_commands as do
from cardroom.histories.phh import read_phh
from cardroom.histories.phh_replay import replay
from cardroom.room.archive.hand_files import as_phh
from tests.room.live.test_desk_tables import STACK, OneFloor

HANDS = 8


def test_told_hands_are_in_the_players_own_histories_to_the_chip(tmp_path: Path) -> None:
    at = OneFloor(tmp_path / "data", players=1)  # one whom the desk knows by name alone
    people = [*at.people, *(at.test.person(name, 0).id for name in ("Aino", "Bertil", "Cecilia"))]
    for seat, person in enumerate(people[1:], 2):
        at.sit(person, 1, seat)
    at.depth(1, "play")
    for seed in range(HANDS):
        at.play(100 + seed)
    at.depth(1, "seats")
    stacks = {seat.player: seat.stack for seat in at.state.seats(at.state.table(1)) if seat.player}
    assert sum(stacks.values()) < len(people) * STACK, "the house took its rake"
    hands = set()
    for person in people:
        rows = at.test.run(at.test.room.hands.rows(person, "")).hands
        won = stacks[person] - STACK
        assert len(rows) == HANDS and sum(row.net for row in rows) == won
        assert {row.table_name for row in rows} == {"T1"}
        figures = at.test.run(at.test.room.statistics.of(person, "", "", None))
        assert [(one.hands, one.net) for one in figures.stakes] == [(HANDS, won)]
        hands |= {row.hand for row in rows}
    assert len(hands) == HANDS
    assert not at.test.run(at.test.room.hands.rows(at.floor.id, "")).hands, "who deals has played nothing"
    at.act(do.LeaveDeskSeat(table=1, seat=1, stack=stacks[people[0]]))
    for hand in sorted(hands):
        for viewer in ("", *people):
            body = at.test.run(at.test.room.hands.body(hand, viewer))
            document = read_phh(as_phh(body.terms, body.events, body.names))
            told = replay(document)
            assert "finishing_stacks" in document.other
            assert told.told_stacks is None, (
                "the file ends with the stacks that its acts lead to, less the rake"
            )
            assert sum(told.starting_stacks) == sum(told.final_stacks)
    at.test.close()
