"""A card reader tells cards and nothing else; nobody sees them before their time: not the dealer, not a spectator, not
another desk, and a stream only behind its delay.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cardroom.room.protocol.client_messages import WatchFloor
from cardroom.rules import house
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.live.test_live_tables import HOUSE, LiveTable

DELAY = 300


@pytest.fixture(name="room")
def live_room(tmp_path: Path) -> Iterator[TestRoom]:
    with TestRoom(tmp_path, book=house(HOUSE)) as room:
        yield room


class ReadTable(LiveTable):
    """A live table with a simulated card reader and a stream."""

    def __init__(self, room: TestRoom, names: str = "ABC", delay: int = DELAY) -> None:
        super().__init__(room, names)
        self.token = self.give()
        self.stream_with(delay)

    @property
    def readers(self) -> Any:
        return self.room.room.live_desk.readers

    def give(self, by: Any = BOSS) -> str:
        return str(self.room.run(self.readers.give(by, self.id, "a filmed table")))

    def stream_with(self, delay: int, by: Any = BOSS) -> None:
        self.room.run(self.readers.set_delay(by, self.id, delay, "a filmed table"))

    def read(self, seat: int, *cards: str, token: str = "", board: int = 0) -> None:
        self.room.run(self.readers.read(self.id, token or self.token, seat, cards, board))

    def refusal(self, seat: int, *cards: str, token: str = "") -> str:
        before = self.everywhere(), self.stream
        with pytest.raises(Refused) as refused:
            self.read(seat, *cards, token=token)
        assert (self.everywhere(), self.stream) == before
        return refused.value.code

    @property
    def stream(self) -> bytes:
        return msgspec.json.encode(self.room.room.live_desk.streams.view(self.id))

    def everywhere(self) -> bytes:
        """All that anybody sees of the table at this moment, but the stream: dealer, screen, lists."""
        room = self.room.room
        parts = (self.shown(), room.live_desk.hands.mine(BOSS))
        return msgspec.json.encode(parts) + self.screen

    def folded_out(self) -> None:
        """Everybody folds to the last, and the next hand begins."""
        while (hand := self.shown().hand) is not None and hand.turn is not None:
            self.enter(do="act", seat=hand.turn.seat, verb="fold")
        self.begin()

    def checked_down(self) -> None:
        """Everybody calls and checks, on a board that the reader tells."""
        board = iter(["2c", "7d", "9h", "Jc", "3s"])
        while (hand := self.shown().hand) is not None and hand.awaits in ("act", "cards"):
            blank = sum(list(one).count("??") for one in hand.boards)
            if blank:
                self.read(
                    0,
                    *[next(board) for _ in range(3 if blank == 3 and hand.boards[0].count("??") == 3 else 1)],
                )
            elif hand.turn is not None:
                self.enter(do="act", seat=hand.turn.seat, verb="check" if hand.turn.can_check else "call")
            else:
                break


def test_no_card_before_its_time(tmp_path: Path) -> None:
    """Two worlds that differ in what the reader told, and in nothing else."""
    worlds: list[list[bytes]] = []
    for name, cards in (("one", ("As", "Ah")), ("other", ("7c", "2d"))):
        with TestRoom(tmp_path / name, book=house(HOUSE)) as room:
            live = ReadTable(room)
            begun = live.begin().hand
            assert begun is not None
            seat = begun.awaits_seats[0]
            live.read(seat, *cards)
            seen = [live.everywhere(), live.stream]
            live.enter(do="act", seat=seat, verb="call")
            room.wait(seconds=DELAY - 1)
            seen += [live.everywhere(), live.stream]
            assert b'"seats":[{' not in seen[-1]
            room.wait(seconds=2)
            seen += [live.everywhere(), live.stream]
            assert b'"seats":[{' in seen[-1] and cards[0].encode() not in seen[-1], "the hand is played yet"
            live.folded_out()
            seen.append(live.everywhere())
            late = live.stream
            assert f'"cards":["{cards[0]}","{cards[1]}"]'.encode() in late
            worlds.append(seen)
    assert worlds[0] == worlds[1], "dealer, screen, lists and stream are the same bytes in both worlds"


@pytest.mark.parametrize("seed", range(6))
def test_no_delay_however_short_tells_a_card_of_a_hand_that_is_played(room: TestRoom, seed: int) -> None:
    """Staff change the delay at any moment, to none as well; every card is told in the end."""
    chance, live = Random(seed), ReadTable(room)
    deck = [
        rank + suit for rank in "23456789TJQKA" for suit in "cdhs"
    ]  # of all hands: a hand before may be told
    chance.shuffle(deck)
    for _ in range(6):
        begun = live.begin().hand
        assert begun is not None
        own = {seat.seat: (deck.pop(), deck.pop()) for seat in begun.seats}
        for seat, cards in own.items():
            live.read(seat, *cards)
        while (hand := live.shown().hand) is not None and hand.turn is not None:
            live.stream_with(chance.choice((0, 0, 1, DELAY)))
            room.wait(seconds=chance.choice((0, 2, DELAY + 1)))
            told = live.stream
            assert not [one for cards in own.values() for one in cards if f'"{one}"'.encode() in told]
            verb = "check" if hand.turn.can_check else "call"
            live.enter(do="act", seat=hand.turn.seat, verb=chance.choice(("fold", verb)))
            now = live.shown().hand
            if now is not None and now.awaits == "cards":
                live.enter(do="misdeal", reason="no more cards")
                break
        live.stream_with(0)


def test_who_follows_the_stream_is_told_when_its_time_has_come(room: TestRoom) -> None:
    live = ReadTable(room)
    client = room.connect()
    client.ask(WatchFloor("stream", live.id))
    heard = len(client.texts)
    live.begin()
    live.read(1, "As", "Ah")
    assert not [text for text in client.texts[heard:] if "floor_changed" in text], (
        "not even that something happened"
    )
    room.wait(seconds=DELAY + 1)
    assert [text for text in client.texts[heard:] if '"part":"stream"' in text]


def test_hands_that_were_read_are_shown_by_one_tap_and_win_what_they_win(room: TestRoom) -> None:
    live = ReadTable(room, "AB")
    live.begin()
    live.read(1, "As", "Ah")
    live.read(2, "Ks", "Kh")
    live.checked_down()
    hand = live.shown().hand
    assert hand is not None and hand.awaits == "cards" and all(seat.is_read for seat in hand.seats)
    assert "As" not in hand.used and not any(seat.shown for seat in hand.seats)
    live.enter(do="show", seat=1)
    live.enter(do="show", seat=2)
    done = live.shown().hand
    assert done is not None and done.awaits == "push"
    stacks = {seat.seat: seat.stack for seat in done.seats}
    assert stacks[1] > stacks[2]


def test_a_hand_that_is_mucked_is_never_told(room: TestRoom) -> None:
    live = ReadTable(room, "AB")
    live.begin()
    live.read(1, "As", "Ah")
    live.read(2, "Ks", "Kh")
    live.checked_down()
    live.enter(do="show", seat=1)
    hand = live.shown().hand
    assert hand is not None
    if hand.awaits == "cards":
        live.enter(do="muck", seat=2)
    live.begin()
    assert b"Kh" not in live.everywhere()
    told = room.room.tables[live.id].watched.recent
    assert "Kh" not in repr(told)


def test_the_reader_is_in_nobodys_way(room: TestRoom) -> None:
    """A board that is read while the dealer taps does not refuse the tap; undo takes back the dealer's own acts."""
    live = ReadTable(room, "AB")
    begun = live.begin()
    assert begun.hand is not None
    seats = [seat.seat for seat in begun.hand.seats]
    for _ in seats:
        hand = live.shown().hand
        assert hand is not None and hand.turn is not None
        live.enter(do="act", seat=hand.turn.seat, verb="check" if hand.turn.can_check else "call")
    known = live.shown()
    assert known.hand is not None
    live.read(0, "2c", "7d", "9h")
    after = live.shown().hand
    assert after is not None and after.turn is not None
    live.enter(do="act", seat=after.turn.seat, verb="check", after=known.acts)
    live.read(seats[0], "As", "Ah")
    live.take_back()
    back = live.shown().hand
    assert back is not None and back.turn == after.turn and back.seats[0].is_read, "what was read stays read"


@pytest.mark.parametrize(
    ("seat", "cards", "code"),
    [
        (9, ("As", "Ah"), "not-in-the-hand"),
        (1, ("As",), "wrong-number-of-cards"),
        (1, ("As", "As"), "card-twice"),
        (1, ("As", "Zz"), "no-such-card"),
        (1, (), "wrong-number-of-cards"),
    ],
)
def test_what_cannot_be_read_changes_nothing(
    room: TestRoom, seat: int, cards: tuple[str, ...], code: str
) -> None:
    live = ReadTable(room)
    live.begin()
    assert live.refusal(seat, *cards) == code


def test_a_second_reader_and_a_forged_one_are_refused(room: TestRoom) -> None:
    live, other = ReadTable(room), ReadTable(room)
    first = live.token
    live.begin()
    other.begin()
    live.token = live.give()
    assert live.refusal(1, "As", "Ah", token=first) == "not-the-reader", "a new reader ends the one before"
    assert live.refusal(1, "As", "Ah", token=other.token) == "not-the-reader"
    assert live.refusal(1, "As", "Ah", token="x") == "not-the-reader"
    live.read(1, "As", "Ah")
    room.restart()
    live.read(1, "Ks", "Kh")
    dealer = room.person("Dora")
    for act in (lambda: live.give(dealer), lambda: live.stream_with(0, dealer)):
        with pytest.raises(Refused):
            act()
    with pytest.raises(Refused) as refused:
        live.enter(do="read", seat=1, cards=["Qs", "Qh"])
    assert refused.value.code == "readers-own"


def test_a_stream_begins_anew_behind_a_stop_and_ends_when_the_floor_ends_it(room: TestRoom) -> None:
    live = ReadTable(room)
    live.begin()
    live.read(1, "As", "Ah")
    room.wait(seconds=DELAY + 1)
    live.folded_out()
    assert b"As" in live.stream
    room.restart()
    assert b"As" not in live.stream
    live.stream_with(-1)
    with pytest.raises(Refused) as refused:
        assert live.stream
    assert refused.value.code == "no-stream"


def test_a_card_that_lies_open_was_read_wrongly(room: TestRoom) -> None:
    live = ReadTable(room, "AB")
    live.begin()
    live.read(1, "As", "Ah")
    for _ in range(2):
        hand = live.shown().hand
        assert hand is not None and hand.turn is not None
        live.enter(do="act", seat=hand.turn.seat, verb="check" if hand.turn.can_check else "call")
    live.enter(do="board", cards=["As", "7d", "9h"])
    after = live.shown().hand
    assert after is not None and not after.seats[0].is_read, "people see the board"
    assert live.refusal(1, "Kh") == "wrong-number-of-cards"


def test_an_act_that_the_store_refused_takes_no_later_one_back(room: TestRoom) -> None:
    live = ReadTable(room)
    tables = room.room.live_desk.tables
    chance = Random(1)
    for _ in range(60):
        undo = []
        for number in range(chance.randrange(1, 4)):
            changed = replace(tables.get(live.id), delay_seconds=chance.randrange(9), dealer=f"p{number}")
            undo.append((tables.get(live.id), tables.put(changed), changed))
        before, put_back, changed = chance.choice(undo)
        newest = tables.get(live.id)
        put_back(None)
        truth = before if changed is newest else newest
        assert tables.get(live.id) is truth
