"""Hands that a person dealt, in the histories of those who played: their results, figures and files are exact."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardroom.desk import desk_commands as do
from cardroom.histories.phh import read_phh, write_phh
from cardroom.histories.phh_replay import replay
from cardroom.room.archive.hand_files import as_phh
from cardroom.table.events import BlindPosted, HandStarted
from tests.room.live.test_desk_tables import STACK, OneFloor
from tests.table.entered_tables import next_fact, shuffled

HANDS = 8
STRADDLED = {
    "casino-kruh": ("holdem-nl/NL10/20", 100_000),
    "casino-helsinki": ("buttons-holdem-nl/NL200", STACK),
}
"""Tables whose house lets players straddle, and with which stack."""


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


@pytest.mark.parametrize("of", STRADDLED)
def test_a_told_straddle_is_written_to_phh_and_read_back(tmp_path: Path, of: str) -> None:
    pool, stack = STRADDLED[of]
    at = OneFloor(tmp_path / "data", players=6, of=of, pool=pool, stack=stack)
    at.depth(1, "play")
    told = [straddled(at, seed) for seed in range(HANDS)]
    assert max(map(len, told)) > 0, "somebody has straddled"
    written = 0
    for seed, posted in enumerate(told):
        rows = at.test.run(at.test.room.hands.rows(at.people[0], "")).hands
        row = rows[HANDS - 1 - seed]
        for viewer in ("", *at.people):
            body = at.test.run(at.test.room.hands.body(row.hand, viewer))
            events = [one for one in body.events if isinstance(one, BlindPosted) and one.blind == "straddle"]
            assert {one.seat: one.amount for one in events} == posted
            start = next(one for one in body.events if isinstance(one, HandStarted))
            text = as_phh(body.terms, body.events, body.names)
            document = read_phh(text)
            assert write_phh(document) == text
            by_place = dict(zip([one.seat for one in start.seats], document.blinds_or_straddles, strict=True))
            assert {seat: by_place[seat] * 100 for seat in posted} == posted
            played = replay(document)
            assert played.told_stacks is None and sum(played.starting_stacks) == sum(played.final_stacks)
            written += bool(posted)
    assert written >= len(at.people), "each viewer's file of a straddled hand was read"
    at.test.close()


def straddled(at: OneFloor, seed: int) -> dict[int, int]:
    """A hand is told at random whose players straddle as often as not; what they posted by their seats."""
    hands, table = at.test.room.live_desk.hands, at.told()
    chance, cards, posted = random.Random(seed), shuffled(seed), {}
    body = at.test.run(hands.begin(at.floor, table))
    while body.hand is not None and body.hand.awaits != "push":
        if body.hand.may_straddle and chance.random() < 0.5:
            wish = chance.choice(body.hand.may_straddle)
            posted[wish.seat] = wish.amount
            fact = {"do": "straddle", "seat": wish.seat}
        else:
            fact = next_fact(body.hand, chance, cards)
            if fact.get("verb") in ("bet", "raise") and body.hand.turn is not None:
                fact["to"] = body.hand.turn.min_raise_to  # all play the next hand too
        body = at.test.run(hands.enter(at.floor, table, body.hand.hand, body.acts, fact))
    if body.hand is not None:
        at.test.run(hands.enter(at.floor, table, body.hand.hand, body.acts, {"do": "pushed"}))
    at.test.settle()
    return posted
