"""Every kind of game over the wire: played, kept, read back, and gone on with after a restart."""

from pathlib import Path

import pytest

from cardroom.cards.card import card
from cardroom.cards.seal import Opening, verify_opening
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.rules import house
from cardroom.table.events import (
    CardsPlaced,
    CardsToPlace,
    Discarded,
    Drew,
    GameChosen,
    HandEnded,
    HoleSeen,
    TurnStarted,
    UpCardDealt,
)
from cardroom.table.model import commands
from cardroom.testing.whole_room import TestRoom

BOOK = house("casino-helsinki")
POOLS = (
    "stud-fl-fl2-4-a",
    "razz-fl-fl2-4-a",
    "sviten-pl-pl200",
    "helsinki-nl-nl200",
    "double-flop-nl-nl200",
    "st-petersburg-pl200",
    "dealers-choice-dc200",
    "horse-horse2-4",
    "open-face-p50",
)


@pytest.mark.parametrize("pool", POOLS)
def test_a_hand_is_played_kept_and_proved(tmp_path: Path, pool: str) -> None:
    with TestRoom(tmp_path, book=BOOK) as room:
        table = room.seat(pool, "Ann", "Bob", "Cid")
        room.deal(table)
        room.play(table)
        ann = room.person("Ann").id
        rows = room.run(room.room.hands.rows(ann, ""))
        body = room.run(room.room.hands.body(rows.hands[0].hand, ann))
        root = bytes.fromhex(body.root)
        assert isinstance(body.events[-1], HandEnded) and body.openings
        for told_ in body.openings:
            opening = Opening(
                told_.place,
                card(told_.card),
                bytes.fromhex(told_.salt),
                tuple(map(bytes.fromhex, told_.path)),
            )
            assert verify_opening(root, opening)
        seen = [event for event in body.events if isinstance(event, HoleSeen)]
        if seen:
            assert rows.hands[0].cards == seen[-1].cards
        nets = [
            room.run(room.room.hands.rows(room.person(n).id, "")).hands[0].net for n in ("Ann", "Bob", "Cid")
        ]
        assert sum(nets) <= 0


def test_what_a_player_was_told_of_own_cards_is_what_is_read_back(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=BOOK) as room:
        table = room.seat("stud-fl-fl2-4-a", "Ann", "Bob")
        room.client("Ann").watch(table)
        room.deal(table)
        room.play(table)
        ann = room.client("Ann")
        live = [event.cards for event in ann.events(HoleSeen, table)]
        body = room.run(room.room.hands.body(f"{table}-1", ann.player))
        kept = [event.cards for event in body.events if isinstance(event, HoleSeen)]
        assert live[-1] == kept[-1] and len(live[-1]) == 7
        assert set(live) <= set(kept)


def test_cards_are_named_over_the_wire_to_discard_and_to_draw(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=BOOK) as room:
        table = room.seat("helsinki-nl-nl200", "Ann", "Bob")
        room.deal(table)
        while "discard" not in _turn(room, table).actions:
            room.go_on(table)
        client = room.actor(table)
        view = client.view(table)
        assert view.you is not None and view.hand is not None
        hand, turn = view.hand.hand, _turn(room, table).turn
        wrong = client.refusal(
            at_table("w1", table, commands.Act(ME, hand, turn, "discard", cards=("As", "Kd")))
        )
        assert wrong.code in ("wrong-card-count", "not-your-card") and wrong.clauses
        client.done(
            at_table("d1", table, commands.Act(ME, hand, turn, "discard", cards=(view.you.cards[0],)))
        )
        assert len(client.view(table).you.cards) == 3  # type: ignore[union-attr]  # the player is seated
        told_all = client.events(Discarded, table)
        assert [event.count for event in told_all] == [1]
        assert room.client("Bob").events(Drew, table) == []


def test_a_room_goes_on_with_a_mixed_table_after_a_restart(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=BOOK) as room:
        table = room.seat("st-petersburg-pl200", "Ann", "Bob", "Cid")
        for _ in range(3):
            room.deal(table)
            room.play(table)
        room.deal(table)
        room.go_on(table)
        before = room.table(table).hand
        assert before is not None and before.decision == 1
        room.restart()
        after = room.table(table).hand
        assert after is not None and (after.hand, after.decision) == (before.hand, 1)
        for name in ("Ann", "Bob", "Cid"):
            room.connect(name)
        room.play(table)
        assert room.table(table).hand is None


def test_open_face_goes_on_after_a_restart_in_the_middle_of_a_hand(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=BOOK) as room:
        table = room.seat("open-face-p50", "Ann", "Bob")
        room.deal(table)
        for _ in range(5):
            room.go_on(table)
        room.restart()
        clients = [room.connect(name) for name in ("Ann", "Bob")]
        for client in clients:
            client.watch(table)
        room.play(table)
        placed = clients[0].events(CardsPlaced, table)
        assert len(placed) == 13 and not any(event.automatic for event in placed)
        mine = clients[0].events(CardsToPlace, table)
        assert len(mine) <= 7


def test_a_spectator_hears_of_choices_and_face_up_cards_and_of_no_others(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=BOOK) as room:
        table = room.seat("st-petersburg-pl200", "Ann", "Bob", "Cid")
        watcher = room.connect()
        watcher.watch(table)
        room.deal(table)
        chooser = room.actor(table)
        view = chooser.view(table)
        assert view.hand is not None and view.you is not None and len(view.you.cards) == 2
        chooser.done(at_table("c1", table, commands.Act(ME, view.hand.hand, 0, "choose", game="stud")))
        assert [event.deal for event in watcher.events(GameChosen, table)] == ["stud"]
        assert len(watcher.events(UpCardDealt, table)) == 3
        assert watcher.events(HoleSeen) == []
        assert not any(text for text in watcher.texts if "hole_seen" in text)
        assert watcher.all(to_client.TableTold)


def _turn(room: TestRoom, table: str) -> TurnStarted:
    hand = room.table(table).hand
    assert hand is not None and hand.turn is not None
    return hand.turn
