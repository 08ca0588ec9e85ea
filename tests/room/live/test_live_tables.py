"""A live table in a room: opened by staff, its seats filled with counted chips, its hands entered, stored, read back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.ledger import accounts
from cardroom.room.identity.person import Person
from cardroom.room.protocol.live_answers import LiveTableBody
from cardroom.rules import house
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.table.entered_tables import next_fact, shuffled

HOUSE = "casino-helsinki"
GAME = "holdem-nl"
STAKE = house(HOUSE).game(GAME).stakes[0].name


@pytest.fixture(name="room")
def live_room(tmp_path: Path) -> Iterator[TestRoom]:
    with TestRoom(tmp_path, book=house(HOUSE)) as room:
        yield room


class LiveTable:
    """A live table with players who have no accounts, dealt by the floor."""

    def __init__(self, room: TestRoom, names: str = "ABC", game: str = GAME) -> None:
        self.room = room
        stake = room.book.game(game).stakes[0].name
        desk = room.room.live_desk
        self.id = room.run(desk.opening.open(BOSS, room.book.id, game, stake, "Table 7", 0, "an evening"))
        self.buy_in = room.table(self.id).terms.min_buy_in
        for seat, name in enumerate(names, 1):
            self.sit(seat, name)

    def sit(self, seat: int, name: str = "", player: str = "", by: Person = BOSS) -> str:
        return self.room.run(self.room.room.live_desk.seats.sit(by, self.id, seat, name, player, self.buy_in))

    def act(self, seat: int, what: Any, amount: int = 0) -> None:
        self.room.run(self.room.room.live_desk.seats.act(BOSS, self.id, seat, what, amount))

    def begin(self, by: Person = BOSS) -> LiveTableBody:
        return self.room.run(self.room.room.live_desk.hands.begin(by, self.id))

    def shown(self, by: Person = BOSS) -> LiveTableBody:
        return self.room.run(self.room.room.live_desk.hands.shown(by, self.id))

    def enter(self, by: Person = BOSS, after: int | None = None, **fact: Any) -> LiveTableBody:
        now = self.shown()
        assert now.hand is not None
        acts = now.acts if after is None else after
        return self.room.run(self.room.room.live_desk.hands.enter(by, self.id, now.hand.hand, acts, fact))

    def take_back(self, by: Person = BOSS) -> LiveTableBody:
        now = self.shown()
        assert now.hand is not None
        return self.room.run(self.room.room.live_desk.hands.take_back(by, self.id, now.hand.hand, now.acts))

    def play(self, seed: int) -> None:
        chance, cards = random.Random(seed), shuffled(seed)
        while (hand := self.shown().hand) is not None and hand.awaits != "push":
            fact = next_fact(hand, chance, cards)
            if fact.get("verb") in ("bet", "raise") and hand.turn is not None:
                fact["to"] = hand.turn.min_raise_to  # nobody shall be broke
            self.enter(**fact)

    @property
    def screen(self) -> bytes:
        return msgspec.json.encode(self.room.run(self.room.room.live_desk.hands.screen(self.id)))


def till(room: TestRoom) -> int:
    return room.balances().get(accounts.till(HOUSE), 0)


def test_chips_are_counted_in_and_out_and_the_till_has_the_rest(room: TestRoom) -> None:
    funds = sum(cents for name, cents in room.balances().items() if name.startswith("fund:"))
    live = LiveTable(room)
    assert till(room) == 3 * live.buy_in
    for seed in range(5):
        live.begin()
        live.play(seed)
    for seat in list(room.table(live.id).seats):
        live.act(seat, "leave")
    assert not room.table(live.id).seats
    raked = room.balances().get(accounts.rake(HOUSE), 0)
    others = {name: cents for name, cents in room.balances().items() if name.startswith("fund:")}
    assert till(room) == raked + sum(others.values()) - funds and sum(room.balances().values()) == 0
    assert not [name for name, cents in room.balances().items() if name.startswith("stack:") and cents]
    room.run(room.room.staff.close_table(BOSS, live.id, "the evening is over"))
    assert live.id not in room.room.tables


def test_a_hand_goes_on_after_a_kill_where_it_was_and_its_acts_are_taken_back(room: TestRoom) -> None:
    live = LiveTable(room, "ABCD")
    live.begin()
    for _ in range(3):
        hand = live.shown().hand
        assert hand is not None
        live.enter(do="act", seat=hand.awaits_seats[0], verb="call")
    before = live.shown()
    room.restart()
    after = live.shown()
    assert after.hand == before.hand and after.acts == before.acts
    for _ in range(3):
        live.take_back()
    back = live.shown()
    assert back.hand is not None and back.hand.may_undo == 0
    assert [line.taken_back_by for line in back.hand.lines] == [BOSS.id] * 3, "what was taken back is told"
    with pytest.raises(Refused, match="Nothing has been told"):
        live.take_back()
    live.play(1)
    live.begin()
    assert room.table(live.id).hand_count == 2


def test_staff_at_a_live_table_are_named_behind_a_stop_before_they_come_again(room: TestRoom) -> None:
    live, floor, dora = LiveTable(room), room.person("Fia", 0, "floor"), room.person("Dora", 0, "dealer")
    room.run(room.room.live_desk.opening.name_dealer(BOSS, live.id, dora.id, "a push"))
    hand = live.begin().hand
    assert hand is not None
    live.enter(by=floor, do="act", seat=hand.awaits_seats[0], verb="call")
    room.restart()
    body = live.shown()
    assert body.dealer_name == "Dora" and body.names[floor.id] == "Fia"


def test_two_who_enter_at_one_moment_lose_nothing(room: TestRoom) -> None:
    live = LiveTable(room)
    dealer = room.person("Dora")
    room.run(room.room.live_desk.opening.name_dealer(BOSS, live.id, dealer.id, "the next down"))
    begun = live.begin()
    assert begun.hand is not None
    seat = begun.hand.awaits_seats[0]
    live.enter(by=dealer, do="act", seat=seat, verb="call")
    with pytest.raises(Refused) as refused:
        live.enter(after=begun.acts, do="act", seat=seat, verb="call")
    assert refused.value.code == "entered-meanwhile" and refused.value.arguments["name"] == "Dora"
    hand = live.shown(dealer).hand
    assert hand is not None and hand.may_undo == 1


def test_a_dealer_enters_at_the_own_table_alone_and_nobody_else_anywhere(room: TestRoom) -> None:
    mine, other = LiveTable(room), LiveTable(room)
    dealer, stranger = room.person("Dora"), room.person("Sam")
    opening = room.room.live_desk.opening
    room.run(opening.name_dealer(BOSS, mine.id, dealer.id, "the first down"))
    mine.begin(dealer)
    for person, table in ((dealer, other), (stranger, mine), (stranger, other)):
        with pytest.raises(Refused) as refused:
            table.begin(person)
        assert refused.value.code == "not-the-dealer"
        with pytest.raises(Refused):
            table.shown(person)
        with pytest.raises(Refused):
            table.sit(9, "Zoe", by=person)
    with pytest.raises(Refused):
        room.run(opening.open(dealer, HOUSE, GAME, STAKE, "Mine", 0, "no right to"))
    with pytest.raises(Refused):
        room.run(opening.name_dealer(stranger, mine.id, stranger.id, "no right to"))
    assert [row.table for row in room.room.live_desk.hands.mine(dealer).tables] == [mine.id]
    assert room.room.live_desk.hands.mine(stranger).tables == ()
    assert len(room.room.live_desk.hands.mine(BOSS).tables) == 2


def test_a_player_with_an_account_acts_not_by_the_own_screen_and_reads_the_hand_afterwards(
    room: TestRoom,
) -> None:
    client = room.connect("Anna")
    live = LiveTable(room, "BC")
    live.sit(3, player=client.player)
    before = room.balances().get(accounts.wallet(client.player), 0)
    live.begin()
    refused = client.refusal(client.sit_out(live.id))
    assert refused.code == "entered-by-staff"
    room.disconnect(client)
    live.play(3)
    live.begin()
    rows = room.run(room.room.hands.rows(client.player, "")).hands
    assert len(rows) == 1
    assert room.balances().get(accounts.wallet(client.player), 0) == before, "no wallet pays at a live table"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seat": 1, "name": "Zoe"}, "seat-taken"),
        ({"seat": 12, "name": "Zoe"}, "seat-taken"),
        ({"seat": 5, "name": "  "}, "no-name"),
        ({"seat": 5, "player": "nobody"}, "no-such-player"),
    ],
)
def test_a_seat_that_cannot_be_given_costs_nothing(room: TestRoom, fields: Any, code: str) -> None:
    live = LiveTable(room)
    before = room.balances()
    with pytest.raises(Refused) as refused:
        live.sit(**fields)
    assert refused.value.code == code and room.balances() == before


def test_a_wrong_buy_in_goes_back_to_the_till(room: TestRoom) -> None:
    live = LiveTable(room)
    before = room.balances()
    live.buy_in = 1
    with pytest.raises(Refused) as refused:
        live.sit(5, "Zoe")
    assert refused.value.code == "buy-in-too-small" and refused.value.clauses
    assert {k: v for k, v in room.balances().items() if v} == {k: v for k, v in before.items() if v}


def test_the_screen_tells_no_card_before_its_time_and_no_stack(room: TestRoom) -> None:
    """Two worlds that differ in the cards that a reader has told, and in nothing else, show the same bytes."""
    live = LiveTable(room)
    begun = live.begin()
    assert begun.hand is not None
    worlds = []
    for cards in (["As", "Ah"], ["7c", "2d"]):
        for seat in begun.hand.seats:
            if seat.seat == begun.hand.awaits_seats[0]:
                live.enter(do="show", seat=seat.seat, cards=cards)
        shown = live.shown().hand
        assert shown is not None and cards[0] in shown.used, "the dealer's page has them"
        worlds.append(live.screen)
        live.take_back()
    assert worlds[0] == worlds[1]
    assert b'"stack"' not in worlds[0] and b'"pot":-1' in worlds[0], "CH-1.23: told in pot limit alone"
    assert b"CH-1.23" in worlds[0]
    assert str(live.buy_in).encode() not in worlds[0]


def test_the_pot_is_told_in_pot_limit(room: TestRoom) -> None:
    live = LiveTable(room, game="omaha-pl")
    live.begin()
    terms = room.table(live.id).terms
    assert f'"pot":{terms.small_blind + terms.big_blind}'.encode() in live.screen


def test_no_lobby_and_no_socket_shows_a_live_table(room: TestRoom) -> None:
    live = LiveTable(room)
    client = room.connect("Anna")
    client.watch(live.id)
    live.begin()
    live.play(2)
    said = [text for text in client.texts if live.id in text]
    assert len(said) == 1 and "table_closed" in said[0]
    assert not any(live.id in pool.writers for pool in room.room.pools.values() if not pool.is_private)
