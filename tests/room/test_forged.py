"""Late, doubled and forged actions: refused, and nothing has changed."""

from __future__ import annotations

import random
from functools import partial

import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, TableRequest, at_table
from cardroom.table.model import commands
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom

FORGED = 500
"""At each of four spots."""


def spots(room: TestRoom, table: str) -> None:
    """Bring the table to the next spot worth forging at: facing a raise, on a flop, heads-up, all-in called."""
    options = room.hand(table).engine.options()
    if options.call:
        room.act(table, "call")
    elif options.min_raise_to > 0:
        room.act(table, "raise", options.min_raise_to)


def forge(
    room: TestRoom, table: str, actor: TestClient, chance: random.Random, number: int
) -> tuple[TestClient, TableRequest]:
    """One action that must not count."""
    hand = room.table(table).hand
    assert hand is not None
    options, turn = hand.engine.options(), hand.engine.decision
    client, hand_id, action, amount = actor, hand.hand, chance.choice(["fold", "call"]), 0
    match chance.randrange(6):
        case 0:
            client = chance.choice([one for one in room.clients if one is not actor])
        case 1:
            hand_id = chance.choice(["", "x", hand_id[:-1], hand_id + "0", f"{table}-{hand.number - 1}"])
        case 2:
            turn += chance.choice([-turn - 1, -2, -1, 1, 2, 1000])
            turn = max(0, turn) if turn != hand.engine.decision else turn + 1
            turn = turn + 1 if turn == hand.engine.decision else turn
        case 3:
            action = chance.choice(["", "bet", "all_in", "Fold", "raise ", "post", "fold\0"])
        case 4:
            least, most = options.min_raise_to, options.max_raise_to
            amount = chance.choice([0, 1, least - 1, chance.randrange(max(1, least)), most + 1, 10**12])
            action = "raise"
        case 5:
            action = "check" if not options.can_check else "call"
    return client, at_table(f"forged-{number}", table, commands.Act(ME, hand_id, turn, action, amount))


def hear_all(room: TestRoom, forged: list[tuple[TestClient, TableRequest]]) -> None:
    """All of them in one go."""
    for client, message in forged:
        room.room.hear(client, message)


def test_two_thousand_forged_actions_are_refused_and_nothing_changes(room: TestRoom) -> None:
    chance = random.Random(4)
    table = room.seat("holdem-nl10", "A", "B", "C", "D")
    room.connect("Outsider")
    room.deal(table)
    for spot in range(4):
        actor = room.actor(table)
        for client in room.clients:
            client.texts.clear()
        before = (room.room.tables[table].seq, room.hand(table).engine.dump())
        forged = [forge(room, table, actor, chance, spot * FORGED + number) for number in range(FORGED)]
        room.do(partial(hear_all, room, forged))
        assert room.room.tables[table].seq == before[0]
        assert room.hand(table).engine.dump() == before[1]
        answers = [message for client in room.clients for message in client.all(to_client.Refused)]
        assert len(answers) == FORGED
        assert all(client.all(to_client.TableTold) == [] for client in room.clients), "nobody heard of it"
        spots(room, table)
    assert len(room.reader.journal(table)) == room.room.tables[table].seq


@pytest.mark.parametrize(
    "message",
    [
        at_table("x", "nowhere", commands.Act(ME, "h", 0, "fold")),
        at_table("x", "nowhere", of_cash.TopUp(ME, 100)),
        at_table("x", "nowhere", commands.SitOut(ME)),
        at_table("x", "nowhere", commands.LeaveTable(ME)),
        from_client.Say("x", "nowhere", "hello"),
        from_client.AnswerOffer("x", "nothing", True),
        from_client.LeaveQueue("x", "nowhere"),
        from_client.JoinPool("x", "nowhere", 100),
    ],
)
def test_what_is_asked_of_things_that_are_not_there_is_refused(
    room: TestRoom, message: from_client.AnyClientMessage
) -> None:
    a = room.connect("A")
    assert a.refusal(message).code in ("no-such-table", "offer-over", "no-such-pool")


def test_a_request_for_a_seat_one_does_not_have_is_refused(room: TestRoom) -> None:
    table = room.seat("holdem-nl10", "A", "B", "C")
    d = room.connect("D")
    seq = room.room.tables[table].seq
    for message in (
        d.leave(table),
        d.sit_out(table),
        d.sit_in(table),
        at_table("t", table, of_cash.TopUp(ME, 100)),
        at_table("s", table, commands.SkipNextBigBlind(ME, True)),
        at_table("b", table, commands.Straddle(ME, 20)),
        at_table("y", table, commands.StayAtTable(ME)),
    ):
        assert d.refusal(message).code == "not-seated"
    assert d.refusal(from_client.Say("c", table, "hello")).code == "chat-not-seated"
    assert (room.room.tables[table].seq, room.wallet("D")) == (seq, 1_000_000)
