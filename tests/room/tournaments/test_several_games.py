"""Several games of HexaPro at once, and games that were not played to the end in time."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.room.protocol.tournament_client import EnterTournament, WithdrawFromTournament
from cardroom.room.tournaments.overdue import EVERY_MS
from cardroom.room.tournaments.repeating import RepeatLine
from cardroom.rules.book_loading import house
from cardroom.store.engines.store_location import audit_place
from cardroom.table.values.time_units import DAY_MS
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.tournaments.played import cup_terms

HOUSE, PRICE = "casinohuone", 100


def opened(tmp_path: Path) -> tuple[TestRoom, str]:
    """A room with a line of games; the one that waits."""
    room = TestRoom(tmp_path, 1, house(HOUSE))
    room.run(
        room.room.tournament_door.repeating.add(
            BOSS, RepeatLine("", HOUSE, hexapro=PRICE, reason="always one")
        )
    )
    room.settle()
    (waits,) = on(room)
    return room, waits


def on(room: TestRoom, phase: str = "announced") -> list[str]:
    found = [owner.tournament for owner in room.room.tournaments.all()]
    return sorted(one.terms.id for one in found if one is not None and one.state.phase == phase)


def games_of(room: TestRoom, client: TestClient) -> list[str]:
    found = [owner.tournament for owner in room.room.tournaments.all()]
    return sorted(one.terms.id for one in found if one is not None and client.player in one.state.entrants)


def balance(room: TestRoom, client: TestClient) -> int:
    return room.room.cashier.balance(client.player)


def look(room: TestRoom) -> None:
    async def looked() -> None:
        room.room.overdue.look()

    room.run(looked())
    room.settle()


@pytest.mark.clause("CO-HX.4")
def test_a_player_chooses_how_many_games_and_so_many_start_as_others_come(tmp_path: Path) -> None:
    room, waits = opened(tmp_path)
    with room:
        clients = [room.client(name) for name in ("A", "B", "C")]
        had = [balance(room, client) for client in clients]
        for client, games in zip(clients, (3, 2, 3), strict=True):
            client.done(EnterTournament(client.new_id(), waits, games=games))
            room.settle()
        a, b, c = clients
        assert [had[0] - balance(room, a), had[1] - balance(room, b), had[2] - balance(room, c)] == [
            300,
            200,
            300,
        ]
        assert len(games_of(room, a)) == 3 and len(games_of(room, b)) == 2 and waits in games_of(room, b)
        assert set(games_of(room, b)) < set(games_of(room, a)) == set(games_of(room, c)), (
            "the fullest games are filled"
        )
        assert on(room, "running") == games_of(room, b), "who are three play at once"
        assert len(on(room)) == 1, "with two in it, and that is the line's next"


@pytest.mark.clause("CO-HX.4")
def test_what_cannot_be_had_changes_nothing_and_no_more_games_wait_than_one_may_ask_for(
    tmp_path: Path,
) -> None:
    room, waits = opened(tmp_path)
    with room:
        room.run(room.room.tournaments.announce(BOSS, cup_terms()))
        room.settle()
        a, b = room.client("A"), room.client("B")
        before = (on(room), balance(room, a))
        wrong = {
            "bad-number-of-games": EnterTournament(a.new_id(), waits, games=11),
            "one-game-only": EnterTournament(a.new_id(), "cup", games=2),
            "no-such-tournament": EnterTournament(a.new_id(), "nowhere", games=2),
        }
        for code, message in wrong.items():
            assert a.refusal(message).code == code
        for fields in ({"ticket": "t"}, {"flight": 1}, {"pool_cents": 50}):
            assert a.refusal(EnterTournament(a.new_id(), waits, games=2, **fields)).code == "one-game-only"
        room.settle()
        assert (on(room), balance(room, a)) == before
        a.done(EnterTournament("ten", waits, games=10))
        a.done(EnterTournament("ten", waits, games=10))  # the same request again: answered again, done once
        assert len(games_of(room, a)) == 10 and before[1] - balance(room, a) == 10 * PRICE
        assert a.refusal(EnterTournament(a.new_id(), waits, games=2)).code == "bad-number-of-games"
        for game in games_of(room, a):
            a.done(WithdrawFromTournament(a.new_id(), game))
        assert balance(room, a) == before[1]
        waiting = on(room)
        for client in (a, b):
            client.done(EnterTournament(client.new_id(), waits, games=10))
        room.settle()
        assert on(room) == waiting and len(waiting) == 11, "ten games and the cup: none is announced twice"
        assert a.refusal(EnterTournament(a.new_id(), waits, games=2)).code == "bad-number-of-games"


def test_a_wallet_too_small_for_all_pays_for_none(tmp_path: Path) -> None:
    room, waits = opened(tmp_path)
    with room:
        room.person("Poor", 250)
        poor = room.client("Poor")
        assert poor.refusal(EnterTournament("a", waits, games=3)).code == "wallet-too-small"
        assert not games_of(room, poor) and balance(room, poor) == 250
        poor.done(EnterTournament("b", waits, games=2))
        assert len(games_of(room, poor)) == 2 and balance(room, poor) == 50


@pytest.mark.clause("CO-HX.21")
@pytest.mark.parametrize("stands", ["stopped", "running"])
def test_a_game_that_nobody_ended_is_settled_as_a_cancelled_one_on_day_90(
    tmp_path: Path, stands: str
) -> None:
    room, waits = opened(tmp_path)
    with room:
        clients = [room.client(name) for name in ("A", "B", "C")]
        had = [balance(room, client) for client in clients]
        for client in clients:
            client.done(EnterTournament(client.new_id(), waits))
        room.settle()
        assert on(room, "running") == [waits]
        began = room.room.tournaments.found(waits)
        assert began is not None and began.state.began_ms is not None
        last = began.state.began_ms + 90 * DAY_MS
        room.time.clock.now_ms = last - EVERY_MS
        look(room)
        assert on(room, "running") == [waits], "the last day has not come"
        due = {client.player: 0 for client in clients}
        for row in room.room.tournaments.cancellation(BOSS, waits).rows:
            due[row.player] += row.cents
        assert len(set(due.values())) == 1, (
            "equal stacks get equal parts of the drawn pool, and the fee (CO-55a, 55b)"
        )
        room.time.clock.now_ms = last
        if stands == "stopped":
            room.restart()
        else:
            look(room)
        room.settle()
        assert not on(room, "running") and waits not in room.room.tournaments.hosts
        assert [balance(room, client) for client in clients] == [
            before - PRICE + due[client.player] for before, client in zip(had, clients, strict=True)
        ]  # fmt: skip
        (log,) = [one.record for one in room.reader.log(what="run_tournaments", subject=waits).rows
                  if "CO-HX.21" in one.record.reason]  # fmt: skip
        assert (log.who, log.details["kind"]) == ("room", "cancel_tournament")
    assert audit_place(tmp_path).findings == []
