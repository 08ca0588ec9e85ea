"""A private game from the link to the settling up."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.rules.adjusting import BY_HOST, Wish
from cardroom.rules.refused import Refused
from cardroom.table.model import commands
from cardroom.testing.whole_room import TestRoom
from tests.room.private.friends import ALLOWED, POOL, Friends, enter


def test_two_friends_without_accounts_play_and_it_is_settled(room: Friends) -> None:
    game = room.game()
    a, b = room.guest(game.link, "Anna"), room.guest(game.link, "Ben")
    room.sit("Anna", game.table)
    room.sit("Ben", game.table)
    room.deal(game.table)
    for _ in range(2):  # one folds the small blind to the other
        room.fold_out(game.table)
        room.deal(game.table)
    room.act(game.table, "raise", 50)
    room.fold_out(game.table)
    assert room.chips(game.table) == 0
    assert room.wallet("Anna") == room.wallet("Ben") == 0
    room.host("close", game.table)
    over = room.body("Anna", game.table)
    assert over.closed_ms and over.why == "for a test"
    results = {row.name: row.result for row in over.people}
    assert sum(results.values()) == 0 and results["Anna"] == -results["Ben"] != 0
    [payment] = over.payments
    assert payment.cents == abs(results["Anna"])
    assert payment.payer == (a if results["Anna"] < 0 else b).player
    assert not any(account.split(":")[0] in ("lent", "claim") for account in room.balances_kept())
    assert room.room.services.ledger.trial_balance() == 0


def test_a_rebuy_is_a_larger_debt_and_no_wallet_pays_it(room: Friends) -> None:
    game = room.game()
    anna = room.guest(game.link, "Anna")
    room.sit("Anna", game.table, 500)
    anna.done(at_table(anna.new_id(), game.table, of_cash.TopUp(ME, 300)))
    assert room.lent(game.table, "Anna") == 800 and room.chips(game.table) == 0
    anna.done(anna.leave(game.table))
    [row] = [one for one in room.body("Anna", game.table).people if one.name == "Anna"]
    assert (row.seated, row.lent, row.result) == (False, 800, 0)
    room.sit("Anna", game.table, 500)
    assert room.lent(game.table, "Anna") == 800, "what was given back is taken up first"
    anna.done(at_table(anna.new_id(), game.table, of_cash.TopUp(ME, 400)))
    assert room.lent(game.table, "Anna") == 1200 and room.chips(game.table) == 0


def test_a_host_with_an_account_plays_with_lent_chips_beside_the_wallet(room: Friends) -> None:
    room.person("Host", 123)
    game = room.game()
    room.connect("Host")
    room.sit("Host", game.table, 1000)
    assert room.wallet("Host") == 123
    assert room.room.cashier.on_tables(room.anybody("Host").id) == 0


def test_a_private_table_stands_in_no_lobby_and_can_be_joined_by_nobody(room: Friends) -> None:
    game = room.game()
    stranger = room.connect("Nosy")
    stranger.ask(from_client.WatchLobby())
    room.guest(game.link, "Anna")
    room.sit("Anna", game.table)
    room.wait(seconds=5)
    assert game.table not in "".join(stranger.texts) and "private" not in stranger.texts[-1]
    refusal = stranger.refusal(stranger.join(f"private:{game.table}", 1000))
    assert refusal.code == "no-such-pool"


def test_whoever_has_no_link_sees_no_table_there_at_all(room: Friends) -> None:
    game = room.game()
    nosy, nobody = room.connect("Nosy"), room.connect()
    room.guest(game.link, "Anna")
    room.sit("Anna", game.table)
    for client in (nosy, nobody):
        client.watch(game.table)
        assert client.last(to_client.TableClosed).table == game.table
        assert client.all(to_client.TableShown) == []
    for message in (
        at_table("1", game.table, of_cash.TopUp(ME, 100)),
        from_client.Say("2", game.table, "hello"),
        at_table("3", game.table, commands.SitOut(ME)),
        at_table("4", game.table, commands.LeaveTable(ME)),
        at_table("5", game.table, commands.SkipNextBigBlind(ME, True)),
        at_table("6", game.table, commands.Act(ME, f"{game.table}-1", 1, "fold")),
    ):
        assert nosy.refusal(message).code == "no-such-table"
    assert (
        room.refusal(room.room.private.pages.shown(room.anybody("Nosy"), game.table)).code == "no-such-game"
    )
    assert (
        room.refusal(room.room.private.seats.sit(room.anybody("Nosy"), game.table, 0)).code == "no-such-game"
    )


def test_a_guest_may_do_nothing_else_in_the_room(room: Friends) -> None:
    game = room.game()
    anna = room.guest(game.link, "Anna")
    other = room.seat(POOL, "X", "Y", "Z", buy_in=1000)
    for message in (
        anna.join(POOL, 1000),
        from_client.LeaveQueue("a", POOL),
        from_client.AnswerOffer("b", "x", True),
        from_client.Say("c", other, "hello"),
        at_table("d", other, commands.SitOut(ME)),
    ):
        assert anna.refusal(message).code == "guest-elsewhere"
    opening = room.room.private.opening.open(room.anybody("Anna"), POOL, "", "play", Wish())
    assert room.refusal(opening).code == "guest-elsewhere"
    assert room.run(room.room.players.sessions.of(anna.player))


def test_games_asked_for_at_the_same_moment_are_no_more_than_one_may_have(room: Friends) -> None:
    host = room.person("Host")

    async def at_once() -> list[object]:
        asked = [room.room.private.opening.open(host, POOL, "", "play", Wish()) for _ in range(5)]
        return await asyncio.gather(*asked, return_exceptions=True)

    answers = room.run(at_once())
    assert sum(isinstance(one, Refused) for one in answers) == 5 - ALLOWED.private_games_a_player
    assert len(room.room.private_games.open) == ALLOWED.private_games_a_player


def test_a_seat_asked_for_twice_at_the_same_moment_is_lent_for_once(room: Friends) -> None:
    game = room.game()
    room.guest(game.link, "Anna")

    async def at_once() -> list[object]:
        asked = [room.room.private.seats.sit(room.anybody("Anna"), game.table, 0) for _ in range(3)]
        return await asyncio.gather(*asked, return_exceptions=True)

    answers = room.run(at_once())
    room.settle()
    assert [type(one).__name__ for one in answers].count("Refused") == 2
    assert (
        room.lent(game.table, "Anna") == room.table(game.table).terms.max_buy_in
        and room.chips(game.table) == 0
    )


def test_only_the_host_does_what_hosts_do(room: Friends) -> None:
    game = room.game()
    room.guest(game.link, "Anna")
    room.person("Nosy")
    for name, code in (("Anna", "not-the-host"), ("Nosy", "no-such-game")):
        by = room.anybody(name)
        for act in ("pause", "resume", "renew_link", "close"):
            assert room.refusal(getattr(room.room.hosting, act)(by, game.table, "a reason")).code == code
        for act in ("remove", "let_back"):
            assert (
                room.refusal(getattr(room.room.hosting, act)(by, game.table, by.id, "a reason")).code == code
            )


def test_acts_of_the_host_are_in_the_log_with_who_and_why(room: Friends) -> None:
    game = room.game()
    anna = room.guest(game.link, "Anna")
    host = room.anybody("Host").id
    room.host("pause", game.table)
    room.host("resume", game.table)
    room.host("remove", game.table, anna.player)
    room.host("let_back", game.table, anna.player)
    room.host("renew_link", game.table)
    room.host("close", game.table)
    lines = [line.record for line in room.reader.log(limit=1000).rows if line.record.what.startswith("host_")]
    assert {(one.who, one.reason, one.subject) for one in lines} == {(host, "for a test", game.table)}
    assert {one.what.removeprefix("host_") for one in lines} == {
        "pause", "resume", "remove", "let_back", "renew_link", "close"
    }  # fmt: skip


def test_a_paused_game_deals_no_hand_and_whoever_comes_sits_down(room: Friends) -> None:
    game = room.game()
    room.guest(game.link, "Anna")
    room.host("pause", game.table)
    assert (
        room.refusal(room.room.hosting.pause(room.person("Host"), game.table, "once more")).code
        == "private-paused"
    )
    room.sit("Anna", game.table)
    room.guest(game.link, "Ben")
    room.sit("Ben", game.table)
    room.wait(seconds=60)
    assert room.table(game.table).hand is None and room.body("Ben", game.table).paused
    room.host("resume", game.table)
    room.deal(game.table)


def test_a_game_survives_a_kill_with_guests_debts_and_hand(room: Friends) -> None:
    game = room.game()
    for name in ("Anna", "Ben"):
        room.guest(game.link, name)
        room.sit(name, game.table)
    room.deal(game.table)
    before = room.body("Anna", game.table)
    hand = room.hand(game.table).hand
    room.restart()
    assert room.body("Anna", game.table) == before
    assert room.hand(game.table).hand == hand and room.chips(game.table) == 0
    assert room.room.names(room.anybody("Anna").id) == "Anna"
    room.guest(game.link, "Carl")
    room.host("close", game.table)
    room.wait(seconds=600)
    room.restart()
    assert room.body("Anna", game.table).closed_ms
    assert enter(room, game.link) == "private-over"


def test_a_pause_and_a_removal_hold_behind_a_kill(room: Friends) -> None:
    game = room.game()
    anna = room.guest(game.link, "Anna")
    room.sit("Anna", game.table)
    room.host("pause", game.table)
    room.host("remove", game.table, anna.player)
    room.restart()
    assert room.body("Host", game.table).paused
    assert room.body("Anna", game.table).role == "removed"
    room.host("resume", game.table)


def test_a_game_at_which_nobody_sits_ends_by_itself(room: Friends) -> None:
    game = room.game()
    room.wait(seconds=ALLOWED.private_empty_hours * 3600 + 1)
    assert room.body("Host", game.table).closed_ms and game.table not in room.room.tables


def test_a_seat_taken_meanwhile_begins_its_time_anew(room: Friends) -> None:
    game, hours = room.game(), ALLOWED.private_empty_hours
    anna = room.guest(game.link, "Anna")
    room.wait(seconds=hours * 3600 - 60)
    room.sit("Anna", game.table)
    anna.done(anna.leave(game.table))
    room.wait(seconds=120)
    assert game.table in room.room.tables, "it has been empty for two minutes"
    room.wait(seconds=hours * 3600)
    assert game.table not in room.room.tables


def test_the_operator_says_what_is_allowed(tmp_path: Path) -> None:
    with Friends(tmp_path / "off", settings=msgspec.structs.replace(ALLOWED, private_games="off")) as room:
        assert (
            room.refusal(room.room.private.opening.open(room.person("Host"), POOL, "", "play", Wish())).code
            == "private-off"
        )
    play = msgspec.structs.replace(ALLOWED, private_games="play", private_games_a_player=1, private_people=2)
    with Friends(tmp_path / "play", settings=play) as room:
        host = room.person("Host")
        assert (
            room.refusal(room.room.private.opening.open(host, POOL, "", "settle_up", Wish())).code
            == "private-money"
        )
        game = room.game(money="play")
        assert (
            room.refusal(room.room.private.opening.open(host, POOL, "", "play", Wish())).code
            == "private-too-many"
        )
        room.guest(game.link, "Anna")
        assert enter(room, game.link) == "private-full"
        room.host("close", game.table)
        assert room.body("Host", game.table).payments == ()


def test_what_is_played_among_friends_binds_nobody_at_the_houses_tables(room: Friends) -> None:
    game = room.game()
    host = room.connect("Host")
    room.guest(game.link, "Anna")
    room.sit("Host", game.table, 1000)
    room.sit("Anna", game.table, 1000)
    room.deal(game.table)
    room.fold_out(game.table)
    host.done(host.leave(game.table))
    assert room.room.departures.of(host.player, "casinohuone") == ()
    assert room.run(room.room.statistics.of(host.player, "", "", None)).stakes == ()
    assert not room.room.acceptance.has_accepted(host.player, room.book.version)


def test_a_wish_is_a_layer_over_the_houses_book_and_says_so(room: Friends) -> None:
    wish = Wish(
        {"small_blind_cents": 25, "big_blind_cents": 50},
        {
            "buy_in.minimum_big_blinds": 20,
            "buy_in.maximum_big_blinds": 200,
            "buy_in.top_up_to_big_blinds": 200,
        },
    )
    game = room.game(wish=wish)
    terms, book = room.table(game.table).terms, room.table(game.table).book
    assert (terms.small_blind, terms.big_blind, terms.min_buy_in, terms.max_buy_in) == (25, 50, 1000, 10_000)
    assert book.buy_in.minimum_big_blinds.reading == BY_HOST and book.buy_in.minimum_big_blinds.clauses == ()
    assert book.betting.actions.clauses == room.book.for_game("holdem").betting.actions.clauses
    assert room.room.services.books["casinohuone"] is room.book
    for name in ("Anna", "Ben"):
        room.guest(game.link, name)
        room.sit(name, game.table)
    room.deal(game.table)
    room.play(game.table)
    assert room.chips(game.table) == 0 and not any("rake" in account for account in room.balances_kept())


def test_all_faults_of_a_wish_are_told_at_once_and_nothing_is_opened(room: Friends) -> None:
    wish = Wish(
        {"small_blind_cents": 60, "big_blind_cents": 50, "ante_cents": 5},
        {
            "buy_in.minimum_big_blinds": 0,
            "seating.seats": "many",
            "rake.hourly_cents": 500,
            "straddles.nothing": 1,
        },
    )
    opened = room.run(room.room.private.opening.open(room.person("Host"), POOL, "", "play", wish))
    entries = {fault.entry for fault in opened.faults}
    assert opened.table == "" and not room.room.private_games.open
    wrong = {
        "ante_cents",
        "rake.hourly_cents",
        "straddles.nothing",
        "buy_in.minimum_big_blinds",
        "seating.seats",
    }
    assert wrong <= entries
    assert any("stakes" in entry or "blind" in entry for entry in entries), entries


@pytest.mark.parametrize("dies", [False, True])
def test_why_a_host_closes_a_game_is_told_when_it_is_over(room: Friends, dies: bool) -> None:
    game = room.game()
    for name in ("Anna", "Ben"):
        room.guest(game.link, name)
        room.sit(name, game.table)
    room.deal(game.table)
    room.host("close", game.table)
    assert room.body("Anna", game.table).why == "for a test"
    if dies:
        room.restart()
        for name in ("Anna", "Ben"):
            room.back(name)
        assert room.body("Anna", game.table).why == "for a test"
    room.act(game.table, "fold")
    room.wait(seconds=60)
    over = room.body("Anna", game.table)
    assert over.closed_ms and over.why == "for a test"


def test_chips_in_flight_when_the_room_dies_are_lent_to_nobody(room: Friends) -> None:
    game = room.game()
    room.guest(game.link, "Anna")
    TestRoom.settle(room)
    assert (
        room.refusal(room.room.private.seats.sit(room.anybody("Anna"), game.table, 1)).code
        == "buy-in-out-of-range"
    )
    room.sit("Anna", game.table)
    assert (
        room.refusal(room.room.private.seats.sit(room.anybody("Anna"), game.table, 0)).code
        == "already-seated"
    )
    assert room.chips(game.table) == 0
    assert not [account for account in room.balances_kept() if account.startswith("in:")]


def test_chips_of_a_private_game_are_lent_as_they_are_named(room: Friends) -> None:
    """The law of prices: the game lends so much as the request names, or nothing, and no wallet pays."""
    game = room.game()
    anna = room.guest(game.link, "Anna")
    terms = room.table(game.table).terms
    for wrong in (terms.min_buy_in - 1, terms.max_buy_in + 1):
        try:
            room.sit("Anna", game.table, wrong)
        except Refused as refused:
            assert refused.code == "buy-in-out-of-range"
        assert room.lent(game.table, "Anna") == 0 == room.wallet("Anna")
    room.sit("Anna", game.table, terms.min_buy_in)
    assert room.lent(game.table, "Anna") == terms.min_buy_in
    for amount in (1, 7, terms.max_buy_in * 2):
        before = room.lent(game.table, "Anna")
        answer = anna.ask(at_table(anna.new_id(), game.table, of_cash.TopUp(ME, amount)))
        added = amount if isinstance(answer, to_client.Done) else 0
        assert room.lent(game.table, "Anna") == before + added and room.wallet("Anna") == 0
