"""Own cards shown when a hand is over: by whom, until when, to whom, and what of it stays."""

from __future__ import annotations

import random
from pathlib import Path

from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, TableRequest, at_table
from cardroom.table.events import CardsShown, HandEnded, HoleSeen
from cardroom.table.model import commands
from cardroom.table.model.commands import VoidHand
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom
from tests.room.tournaments.played import CUP, cup_room, enter, go_on, start

POOL = "holdem-nl100"


def shows(client: TestClient, table: str, hand: str, *cards: str) -> TableRequest:
    return at_table(client.new_id(), table, commands.ShowCards(ME, hand, cards))


def folded_out(room: TestRoom) -> tuple[str, str, list[TestClient], dict[str, tuple[str, ...]]]:
    """A hand that everybody has folded to one: the table, the hand, the clients, and the cards of each."""
    table = room.seat(POOL, "A", "B", "C")
    clients = [room.client(name) for name in "ABC"]
    for client in clients:
        client.watch(table)
    room.deal(table)
    hand = room.hand(table).hand
    cards = {client.name: client.events(HoleSeen, table)[-1].cards for client in clients}
    room.fold_out(table)
    assert clients[0].events(HandEnded, table)[-1].hand == hand
    return table, hand, clients, cards


def test_who_won_and_who_folded_show_one_card_another_or_both_and_all_at_the_table_see_it(
    room: TestRoom,
) -> None:
    table, hand, (a, b, c), cards = folded_out(room)
    spectator, d = room.connect(), room.client("D")
    spectator.watch(table)
    a.done(shows(a, table, hand, cards["A"][1]))
    b.done(shows(b, table, hand, *cards["B"]))
    for client in (a, b, c, spectator):
        told = client.events(CardsShown, table)
        assert [one.cards for one in told] == [(cards["A"][1],), cards["B"]]
        assert {one.hand for one in told} == {hand}
    assert not d.events(CardsShown)
    assert a.refusal(shows(a, table, hand, cards["A"][1])).code == "not-your-cards", "it is shown already"
    a.done(shows(a, table, hand, cards["A"][0]))
    assert len(c.events(CardsShown, table)) == 3
    # Whoever was there finds it in the hand again, with the proof of these cards and of no other.
    body = room.run(room.room.hands.body(hand, c.player))
    assert [one.cards for one in body.events if isinstance(one, CardsShown)] == [
        (cards["A"][1],), cards["B"], (cards["A"][0],),
    ]  # fmt: skip
    assert {*cards["A"], *cards["B"], *cards["C"]} <= {one.card for one in body.openings}
    stranger = room.run(room.room.hands.body(hand, ""))
    assert {one.card for one in stranger.openings} == {*cards["A"], *cards["B"]}


def test_nobody_shows_what_is_not_theirs_nor_of_another_hand_and_nothing_is_told_of_where_a_card_lies(
    room: TestRoom,
) -> None:
    table, hand, (a, b, _), cards = folded_out(room)
    d = room.client("D")
    before = room.room.tables[table].seq
    deck = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "shdc"]
    elsewhere = next(card for card in deck if not any(card in held for held in cards.values()))
    words = set()
    for wrong in ((cards["B"][0],), cards["B"], (elsewhere,), (cards["A"][0], cards["B"][0]), (), ("Xx",),
                  (cards["A"][0], cards["A"][0]), (*cards["A"], elsewhere)):  # fmt: skip
        refused = a.refusal(shows(a, table, hand, *wrong))
        assert refused.code == "not-your-cards"
        words.add(refused.message)
    assert len(words) == 1, "another's card and one still in the deck are refused with the same words"
    assert a.refusal(shows(a, table, hand + "x", cards["A"][0])).code == "too-late-to-show"
    assert d.refusal(shows(d, table, hand, cards["A"][0])).code == "not-seated"
    assert b.refusal(shows(b, "nowhere", hand, cards["B"][0])).code == "no-such-table"
    assert room.room.tables[table].seq == before
    room.deal(table)
    assert a.refusal(shows(a, table, hand, cards["A"][0])).code == "too-late-to-show", (
        "the next hand has begun"
    )
    assert not a.events(CardsShown, table)


def test_a_stop_of_the_room_takes_nobody_the_right_to_show_and_a_void_hand_is_not_shown(
    room: TestRoom,
) -> None:
    table, hand, (a, *_), cards = folded_out(room)
    a.done(shows(a, table, hand, cards["A"][0]))
    room.restart()
    a, b = room.client("A"), room.client("B")
    assert a.refusal(shows(a, table, hand, cards["A"][0])).code == "not-your-cards", "it is shown already"
    assert b.refusal(shows(b, table, hand, cards["A"][1])).code == "not-your-cards"
    a.done(shows(a, table, hand, cards["A"][1]))
    body = room.run(room.room.hands.body(hand, ""))
    assert [one.cards for one in body.events if isinstance(one, CardsShown)] == [
        (card,) for card in cards["A"]
    ]
    for name in "BC":
        room.client(name)
    room.wait(seconds=5)
    room.deal(table) if not room.table(table).hand else None
    running = room.hand(table).hand
    held = room.client("B")
    held.watch(table)
    room.do(lambda: room.room.tables[table].carry_out(VoidHand("staff")))
    assert held.refusal(shows(held, table, running, "As")).code == "too-late-to-show"


def test_a_player_of_a_tournament_shows_at_the_own_table(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        clients = enter(room, "P1", "P2", "P3")
        start(room)
        table, chance = f"{CUP}-1", random.Random(1)
        for client in clients:
            client.watch(table)
        while not clients[0].events(HandEnded, table):
            assert go_on(room, chance, folds=0.9)
        ended = clients[0].events(HandEnded, table)[0].hand
        for client in clients:
            own = client.events(HoleSeen, table)[0].cards
            answer = client.ask(shows(client, table, ended, own[0]))
            assert not isinstance(answer, to_client.Refused) or answer.code == "not-your-cards", (
                "seen at the showdown"
            )
        told = clients[0].events(CardsShown, table)
        assert told and {one.hand for one in told} == {ended}
        body = room.run(room.room.hands.body(ended, ""))
        assert {one.cards for one in body.events if isinstance(one, CardsShown)} == {
            one.cards for one in told
        }
