"""What staff ruled at a live table: kept when the hand is closed, tied to table, hand and player; and told straddles."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardroom.room.identity.person import Person
from cardroom.room.rulings import KeptRuling
from cardroom.rules import house
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.live.test_live_tables import LiveTable

KRUH = "casino-kruh"
UNDER = "undercall"


@pytest.fixture(name="room")
def live_room(tmp_path: Path) -> Iterator[TestRoom]:
    with TestRoom(tmp_path, book=house(KRUH)) as room:
        yield room


def asked(live: LiveTable) -> int:
    """A hand in which an undercall waits for staff; the seat that it is about."""
    live.begin()
    hand = live.shown().hand
    assert hand is not None and hand.turn is not None
    live.enter(do="act", seat=hand.turn.seat, verb="raise", to=hand.turn.min_raise_to)
    hand = live.shown().hand
    assert hand is not None and hand.turn is not None
    seat = hand.turn.seat
    chips = hand.turn.call - 100
    live.enter(do="irregular", topic=UNDER, facts={"chips": chips}, seat=seat)
    hand = live.shown().hand
    assert hand is not None and hand.awaits == "decide" and hand.question is not None
    return seat


def precedents(room: TestRoom, topic: str = UNDER, where: str = KRUH) -> list[KeptRuling]:
    return list(room.run(room.room.rulings.precedents(BOSS, where, topic)))


def test_a_decision_is_kept_when_the_hand_is_closed_with_table_hand_and_player(room: TestRoom) -> None:
    live = LiveTable(room)
    seat = asked(live)
    player = room.table(live.id).seats[seat].player
    hand = live.shown().hand
    assert hand is not None and hand.question is not None
    option = hand.question.options[-1]
    live.enter(do="decide", option=option.id, to=option.to, reason="warned twice tonight")
    assert precedents(room) == [], "a hand that is not closed may still be put right"
    live.play(3)
    live.begin()
    [kept] = precedents(room)
    assert (kept.table, kept.hand, kept.players) == ("Table 7", 1, (player,))
    assert (kept.decided, kept.reason, kept.by) == (option.id, "warned twice tonight", BOSS.name)
    assert kept.option is not None and kept.option.id == option.id and kept.clauses
    assert precedents(room, "short_raise") == [] and precedents(room, where="casino-helsinki") == []
    room.restart()
    assert precedents(room) == [kept]
    assert list(room.run(room.room.rulings.newest(BOSS))) == [kept]


def test_neither_of_the_options_needs_a_reason_and_what_is_taken_back_is_no_precedent(room: TestRoom) -> None:
    live = LiveTable(room)
    asked(live)
    for reason in ("", "  ", "no"):
        with pytest.raises(Refused) as refused:
            live.enter(do="decide", option="otherwise", reason=reason)
        assert refused.value.code == "ruling-needs-a-reason"
    live.enter(do="decide", option="otherwise", reason="a wager by mistake")
    live.take_back()
    live.enter(do="decide", option="otherwise", reason="the dealer had said the wrong price")
    live.play(4)
    live.begin()
    [kept] = precedents(room)
    assert (kept.decided, kept.option) == ("otherwise", None)
    assert kept.reason == "the dealer had said the wrong price"


def test_a_ruling_set_aside_is_kept_with_its_reason_and_changes_nothing(room: TestRoom) -> None:
    live = LiveTable(room)
    live.begin()
    before = live.shown().hand
    assert before is not None and before.turn is not None
    fact = {"do": "irregular", "topic": "several_chips", "facts": {"chips": [1000, 5000]}}
    with pytest.raises(Refused) as refused:
        live.enter(**fact, set_aside="x")
    assert refused.value.code == "ruling-needs-a-reason"
    live.enter(**fact, set_aside="the player had said call")
    after = live.shown().hand
    assert after is not None and (after.turn, after.seats) == (before.turn, before.seats)
    live.play(5)
    live.begin()
    [kept] = precedents(room, "several_chips")
    assert (kept.decided, kept.reason, kept.hand) == ("otherwise", "the player had said call", 1)
    assert kept.players == (), "nobody said whom it was about"


def test_only_the_newest_of_one_topic_stand_beside(room: TestRoom) -> None:
    live = LiveTable(room)
    for number in range(7):
        asked(live)
        live.enter(do="decide", option="otherwise", reason=f"evening {number}")
        live.play(10 + number)
    live.begin()
    assert [one.reason for one in precedents(room)] == [f"evening {number}" for number in (6, 5, 4, 3, 2)]


def test_who_deals_elsewhere_sees_no_precedents(room: TestRoom) -> None:
    live = LiveTable(room)
    other = room.person("Somebody", 0)
    stranger = Person(other.id, other.name, "player")
    hands = room.room.live_desk.hands
    assert hands.house_at(BOSS, live.id) == KRUH
    with pytest.raises(Refused) as refused:
        hands.house_at(stranger, live.id)
    assert refused.value.code == "not-the-dealer"


def test_a_straddle_is_told_stands_after_a_kill_and_is_in_the_file(room: TestRoom) -> None:
    live = LiveTable(room, "ABCD")
    live.begin()
    hand = live.shown().hand
    assert hand is not None and hand.may_straddle
    one = hand.may_straddle[0]
    live.enter(do="straddle", seat=one.seat)
    before = live.shown()
    room.restart()
    after = live.shown()
    assert after.hand == before.hand and after.hand is not None and after.hand.straddled == (one.seat,)
    live.take_back()
    back = live.shown().hand
    assert back is not None and back.straddled == () and back.may_straddle == hand.may_straddle
    live.enter(do="straddle", seat=one.seat)
    live.play(1)
    live.begin()
    assert sum(room.balances().values()) == 0


def test_who_waits_comes_in_by_a_straddle(room: TestRoom) -> None:
    live = LiveTable(room, "ABC")
    big = False
    for seed in range(4):
        live.begin()
        hand = live.shown().hand
        assert hand is not None
        live.play(seed)
        if big := (hand.big_blind == 1):
            break
    assert big
    live.sit(5, "Eva")
    live.act(5, "straddle")
    for seed in range(8):
        live.begin()
        hand = live.shown().hand
        assert hand is not None
        if 5 in [seat.seat for seat in hand.seats]:
            break
        live.play(20 + seed)
    assert hand.straddled == (5,) and hand.big_blind == 3
