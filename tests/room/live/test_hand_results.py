"""What pages say of a decided hand: who won which pot and what the house took, as its players' histories have it later."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from cardroom.room.live.hand_result import result_of
from cardroom.rules import house
from cardroom.table import events
from cardroom.table.restating import as_restated
from cardroom.testing.whole_room import TestRoom
from tests.room.live.test_live_tables import HOUSE, LiveTable
from tests.table.entered_tables import EnteredTable, LiveGame, live_games, next_fact, shuffled

HANDS = 3


def decided(of: LiveGame, seed: int) -> EnteredTable:
    """A table with a hand of random acts that is decided and not closed yet."""
    at = EnteredTable(of, chance=seed)
    chance, cards = random.Random(seed), shuffled(seed)
    while not at.hand.is_decided:
        at.enter(**next_fact(at.shown, chance, cards))
    return at


@pytest.mark.parametrize("of", live_games(), ids=str)
def test_what_is_said_is_what_the_histories_will_have(of: LiveGame) -> None:
    for seed in range(HANDS):
        at = decided(of, seed)
        said = result_of(at.hand, {"A": "Aino", "B": "Bertil", "C": "Cecilia"})
        assert said == result_of(at.hand, {"A": "Aino", "B": "Bertil", "C": "Cecilia"}), (
            "looking changes nothing"
        )
        at.enter(do="pushed")
        told = as_restated(at.events)
        won = [one for one in told if isinstance(one, events.PotAwarded)]
        assert [(number, one.seat, one.amount, one.share, one.run)
                for number, pot in enumerate(said.pots) for one in pot.shares] == [
            (one.pot, one.seat, one.amount, one.share, one.run) for one in sorted(won, key=lambda one: one.pot)
        ]  # fmt: skip
        assert [pot.amount for pot in said.pots] == [
            sum(one.amount for one in pot.shares) for pot in said.pots
        ]
        taken: Counter[str] = Counter()
        for one in told:
            if isinstance(one, events.RakeTaken | events.DropTaken):
                taken[one.fund if isinstance(one, events.DropTaken) else ""] += one.amount
        assert {one.fund: one.amount for one in said.taken} == +taken
        points = [(one.seat, one.points, one.amount) for one in told if isinstance(one, events.ResultSettled)]
        assert [(one.seat, one.points, one.amount) for one in said.points] == points
        assert bool(said.pots) != bool(said.points), "something is said of every hand"
        names = [one.name for pot in said.pots for one in pot.shares] + [one.name for one in said.points]
        assert set(names) <= {"Aino", "Bertil", "Cecilia"}


def test_a_misdeal_says_so_and_nobody_has_won() -> None:
    at = EnteredTable(live_games()[0])
    at.enter(do="misdeal", reason="a card too many")
    said = result_of(at.hand, {})
    assert said.is_void and not (said.pots or said.taken or said.points)


def test_a_result_stands_until_the_next_one_and_goes_with_an_undo(tmp_path: Path) -> None:
    """It is on the dealer's page and on the screen, also when another act has closed the hand, and ends with the table."""
    room = TestRoom(tmp_path / "data", book=house(HOUSE))
    live = LiveTable(room)
    assert live.shown().result is None and b'"result":null' in live.screen
    live.begin()
    assert live.shown().result is None
    live.play(1)
    first = live.shown().result
    assert first is not None and first.hand == 1 and first.pots
    live.take_back()
    undone = live.shown()
    assert undone.result is None and undone.hand is not None, "the hand is put right"
    live.enter(**undone.hand.lines[-1].fact)
    assert live.shown().result == first
    live.begin()
    assert live.shown().result == first, "who looks late still sees it"
    live.enter(do="misdeal", reason="a card too many")
    void = live.shown().result
    assert void is not None and void.is_void and void.hand == 2
    live.begin()
    live.play(3)
    live.act(1, "leave")  # closes the hand, and the winner may be gone
    last = live.shown().result
    assert live.shown().hand is None and last is not None and last.hand == 3
    assert all(one.name for pot in last.pots for one in pot.shares)
    assert f'"result":{{"hand":{last.hand},'.encode() in live.screen
    room.close()


@pytest.mark.parametrize(("game", "seeds"), [("holdem-nl", (0, 1, 2)), ("open-face", (1, 0))])
def test_a_closed_hand_has_its_result_behind_a_stop(
    tmp_path: Path, game: str, seeds: tuple[int, ...]
) -> None:
    """Also a void one, and one whose winner is gone; a hand that is begun then leaves it, and the next one replaces it."""
    room = TestRoom(tmp_path / "data", book=house(HOUSE))
    live, before = LiveTable(room, game=game), None
    for number, seed in enumerate(seeds, 1):
        live.begin()
        room.restart()
        assert live.shown().result == before, "who looks late still sees it"
        if seed == 1:
            live.enter(do="misdeal", reason="a card too many")
        else:
            live.play(seed)
        decided = live.shown().result
        live.act(3, "leave") if seed == 2 else live.enter(do="pushed")
        before = live.shown().result
        assert before is not None and before == decided
        room.restart()
        assert live.shown().result == before and f'"result":{{"hand":{number}'.encode() in live.screen
    room.close()


def test_a_decided_hand_has_its_result_behind_a_stop(tmp_path: Path) -> None:
    room = TestRoom(tmp_path / "data", book=house(HOUSE))
    live = LiveTable(room)
    live.begin()
    live.play(5)
    before = live.screen
    room.restart()
    assert live.screen == before and b'"pots":[' in before
    room.close()
