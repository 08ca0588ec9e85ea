"""A room whose house has bomb pots: asked for over the wire, a restart in the middle, hands kept, statistics."""

from __future__ import annotations

from pathlib import Path

from cardroom.cash import cash_commands as of_cash
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.events import AllAnswered, AllAsked, HandStarted, PlayResumed
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom
from tests.houses import club

POOL = "holdem-nl10"


def ask(client: TestClient, table: str) -> None:
    client.done(at_table(client.new_id(), table, of_cash.AskForBombPot(ME)))


def agree(client: TestClient, table: str, agrees: bool = True) -> None:
    client.done(client.answer(table, agrees))


def fold_out(room: TestRoom, table: str) -> None:
    number = room.hand(table).number
    while (hand := room.table(table).hand) is not None and hand.number == number:
        room.act(table, "fold")


def check_down(room: TestRoom, table: str) -> None:
    number = room.hand(table).number
    while (hand := room.table(table).hand) is not None and hand.number == number:
        room.act(table, "check")


def test_all_agree_over_the_wire_and_the_hand_goes_on_behind_a_restart(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=club()) as room:
        table = room.seat(POOL, "A", "B", "C")
        chips = sum(room.balances().values())
        ann, ben, cat = (room.client(name) for name in "ABC")
        for client in (ann, ben, cat):
            client.watch(table)
        room.deal(table)
        fold_out(room, table)
        ask(ann, table)
        assert ben.events(AllAsked)[-1].player == ann.player
        assert ann.refusal(at_table(ann.new_id(), table, of_cash.AskForBombPot(ME))).code == "asking-already"
        agree(ben, table)
        agree(cat, table)
        assert ann.events(AllAnswered)[-1].outcome == "agreed"
        while (hand := room.table(table).hand) is None or hand.bomb_pot is None:
            if hand is None:
                room.wait(ms=1_000)
            else:
                fold_out(room, table)
        before = room.hand(table).engine.dump()
        room.restart()
        assert room.hand(table).engine.dump() == before
        for name in "ABC":
            room.connect(name).watch(table)
        assert room.client("A").events(PlayResumed) or room.hand(table).turn is not None
        check_down(room, table)
        assert sum(room.balances().values()) == chips == sum(room.balances_kept().values())
        room.restart()
        assert not room.room.tables[table].is_halted


def test_the_hand_is_kept_and_can_be_read_and_is_no_vpip(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=club()) as room:
        table = room.seat(POOL, "A", "B", "C")
        ann = room.client("A")
        ann.watch(table)
        room.deal(table)
        ask(ann, table)
        for name in "BC":
            agree(room.client(name), table)
        fold_out(room, table)
        while room.table(table).hand is None:
            room.wait(ms=1_000)
        hand = room.hand(table)
        assert hand.bomb_pot is not None and ann.events(HandStarted)[-1].bomb_pot == hand.bomb_pot
        name = hand.hand
        check_down(room, table)
        room.wait(ms=100)
        rows = room.run(room.room.hands.rows(ann.player, ""))
        assert name in [row.hand for row in rows.hands]


def test_strangers_spectators_and_stale_requests_change_nothing(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=club()) as room:
        table = room.seat(POOL, "A", "B", "C")
        eve, ann = room.connect("Eve"), room.client("A")
        assert eve.refusal(at_table(eve.new_id(), table, of_cash.AskForBombPot(ME))).code == "not-seated"
        assert (
            ann.refusal(at_table(ann.new_id(), "nowhere", of_cash.AskForBombPot(ME))).code == "no-such-table"
        )
        request = at_table(ann.new_id(), table, of_cash.AskForBombPot(ME))
        ann.done(request)
        ann.ask(request)  # sent twice, it is answered twice and done once
        assert len(ann.events(AllAsked)) <= 1
        assert eve.refusal(eve.answer(table)).code == "not-seated"
        agree(room.client("B"), table, agrees=False)
        assert ann.refusal(at_table(ann.new_id(), table, of_cash.AskForBombPot(ME))).code == "asked-lately"
