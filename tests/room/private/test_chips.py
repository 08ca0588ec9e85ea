"""The chips of private games: an account of the game's own, bounded; none of it ever reaches the room's money."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.ledger import MAX_CENTS, Entry, accounts
from cardroom.ledger.auditor import audit
from cardroom.room.hosting import table_writer
from cardroom.rules.adjusting import Wish
from cardroom.rules.refused import Refused
from cardroom.store.rows import Commit
from tests.room.private.friends import ALLOWED, POOL, Friends

SPENT = 9_007_199_254_740_991 - 5 * 10**13
"""So much did the mint of the room give out that one sign-up more stopped."""


def largest(chips: int) -> Wish:
    """The game in which a seat costs as much as there are chips for nine."""
    return Wish({"small_blind_cents": 50_000, "big_blind_cents": 100_000}, {
        "buy_in.maximum_big_blinds": chips // 9 // 100_000,
        "buy_in.minimum_big_blinds": 1,
    })  # fmt: skip


@pytest.fixture
def open_to_all(tmp_path: Path) -> Iterator[Friends]:
    """A room with private games that gives whoever comes something to start with."""
    settings = msgspec.structs.replace(ALLOWED, sign_up="open", welcome_cents=10**9)
    with Friends(tmp_path, settings=settings) as room:
        yield room


def is_right(room: Friends) -> bool:
    """Whether the books are, and the room starts again on them."""
    room.restart()
    return audit(room.reader.entries(), room.balances()) == []


def test_whoever_asks_for_more_chips_than_there_are_is_refused_by_the_form(room: Friends) -> None:
    wish = Wish(
        {"small_blind_cents": 10**9, "big_blind_cents": 10**9}, {"buy_in.maximum_big_blinds": 100_000}
    )
    opened = room.run(room.room.private.opening.open(room.person("Host"), POOL, "", "play", wish))
    assert [fault.entry for fault in opened.faults] == ["buy_in.maximum_big_blinds"] and not opened.table


def test_sitting_down_again_and_again_takes_nothing_from_the_room(open_to_all: Friends) -> None:
    room = open_to_all
    game = room.game(wish=largest(ALLOWED.private_chips_cents))
    mint = room.balances()["mint"]
    for name in ("Anna", "Ben", "Carl"):
        guest = room.guest(game.link, name)
        for _ in range(30):
            room.sit(name, game.table)
            guest.done(guest.leave(game.table))
    assert room.balances()["mint"] == mint, "no chip of it is the room's money"
    most = room.room.tables[game.table].terms.max_buy_in
    assert [room.lent(game.table, name) for name in ("Anna", "Ben", "Carl")] == [most] * 3, (
        "they took up their own"
    )
    person = room.run(room.room.newcomers.sign_up("Newcomer", "a long password", "10.0.0.1"))
    assert room.reader.balance(accounts.wallet(person.id)) == 10**9
    assert is_right(room)
    room.host("close", game.table)
    assert is_right(room) and not room.reader.balance(accounts.game(game.table))


def all_in(room: Friends, table: str) -> None:
    """A hand in which both put everything in."""
    room.deal(table)
    while (hand := room.table(table).hand) is not None:
        options = hand.engine.options()
        if options.max_raise_to > 0:
            room.act(table, "raise", options.max_raise_to)
        else:
            room.act(table, "check" if options.can_check else "call")


def test_a_game_lends_so_many_chips_and_no_more(tmp_path: Path) -> None:
    with Friends(tmp_path, settings=msgspec.structs.replace(ALLOWED, private_chips_cents=9 * 10**6)) as room:
        game = room.game(wish=largest(9 * 10**6))
        clients = {name: room.guest(game.link, name) for name in ("Anna", "Ben")}
        refused: list[str] = []
        for _ in range(100):
            for name, client in clients.items():
                seat = room.table(game.table).seat_of(client.player)
                if seat is None:
                    with contextlib.suppress(Refused):
                        room.sit(name, game.table)
                        continue
                    refused.append(
                        room.refusal(room.room.private.seats.sit(room.anybody(name), game.table, 0)).code
                    )
                elif not seat.stack:
                    client.done(client.leave(game.table))
            if refused:
                break
            seats = room.table(game.table).seats.values()
            if len([seat for seat in seats if seat.stack]) == 2:
                all_in(room, game.table)
        assert refused == ["private-chips"]
        assert room.reader.balance(accounts.game(game.table)) == -18 * 10**6
        assert is_right(room)


def test_so_many_games_are_open_in_the_room(tmp_path: Path) -> None:
    with Friends(tmp_path, settings=msgspec.structs.replace(ALLOWED, private_games_open=2)) as room:
        room.game("Anna")
        second = room.game("Host")
        opening = room.room.private.opening.open(room.person("Carl"), POOL, "", "play", Wish())
        assert room.refusal(opening).code == "private-room-full"
        room.host("close", second.table)
        room.game("Dora")


def test_chips_on_their_way_to_a_game_that_is_closed_at_that_moment_are_no_more(room: Friends) -> None:
    for again in (False, True):
        game = room.game()
        anna = room.guest(game.link, "Anna")
        if again:  # what was given back is on its way, not what is lent
            room.sit("Anna", game.table)
            anna.done(anna.leave(game.table))
        sit = room.room.private.seats.sit(room.anybody("Anna"), game.table, 0)
        close = room.room.hosting.close(room.person("Host"), game.table, "it is late")

        async def both(*asked: Any) -> list[Any]:
            return await asyncio.gather(*asked, return_exceptions=True)

        found = room.run(both(sit, close))
        assert isinstance(found[0], Refused) and found[1] is None
        assert is_right(room)
        left = [one for one in room.balances_kept() if one.startswith(("lent:", "claim:", "game:", "in:"))]
        assert not left and room.body("Host", game.table).closed_ms


def test_chips_that_the_mint_of_an_older_room_lent_are_carried_over(
    room: Friends, monkeypatch: pytest.MonkeyPatch
) -> None:
    mint = room.balances().get("mint", 0)
    with monkeypatch.context() as older:
        older.setattr(accounts, "game", lambda table: accounts.MINT)
        older.setattr(table_writer, "check_own", lambda *_: None)  # nor did it look whose the accounts are
        game = room.game(host="Poor")
        for name in ("Anna", "Ben"):
            room.guest(game.link, name)
            room.sit(name, game.table)
        given = room.balances()["mint"]
    assert given < mint - 1_000_000
    assert is_right(room)
    assert room.balances()["mint"] == mint - 1_000_000, "the wallet of the host alone"
    for name in ("Anna", "Ben"):
        room.back(name)
    all_in(room, game.table)
    room.run(room.room.hosting.close(room.anybody("Poor"), game.table, "it is late"))
    room.settle()
    assert is_right(room)
    assert not [
        account for account in room.balances_kept() if account.startswith(("lent:", "claim:", "game:"))
    ]
    assert sorted(row.result for row in room.body("Anna", game.table).people) == [-1000, 0, 1000]


# ---------------------------------------------------------------------- a mint at its end


def spend(room: Friends, cents: int) -> None:
    """What an older room has given out already, and it was much."""
    rich = accounts.wallet(room.person("Rich", 0).id)
    for number, part in enumerate((cents // 2, cents - cents // 2)):
        entry = Entry(
            f"old-{number}", room.time.now_ms(), "credit", "", ((accounts.MINT, -part), (rich, part)), "old"
        )
        room.run(room.stored.commit(Commit(entries=(entry,))))
    room.restart()


def test_a_room_that_has_given_out_all_there_is_lets_people_in_and_starts(open_to_all: Friends) -> None:
    room = open_to_all
    staff = room.person("Sue", 0, role="admin")
    room.person("Host")
    spend(room, SPENT)
    for number in range(3):
        person = room.run(
            room.room.newcomers.sign_up(f"Newcomer {number}", "a long password", f"10.0.0.{number}")
        )
        assert room.reader.balance(accounts.wallet(person.id)) == 0, "nothing is left to give"
    credit = room.room.payments.move(staff, person.id, 10**12, "for a test", "r-1")
    assert room.refusal(credit).code == "money-refused"
    game = room.game(wish=largest(ALLOWED.private_chips_cents))
    room.guest(game.link, "Anna")
    room.sit("Anna", game.table)
    assert is_right(room)


def test_the_store_lets_no_entry_in_by_which_a_balance_leaves_the_range(open_to_all: Friends) -> None:
    room = open_to_all
    spend(room, MAX_CENTS - 1)
    rich = accounts.wallet(room.anybody("Rich").id)
    entry = Entry("too-much", 1, "credit", "", ((accounts.MINT, -2), (rich, 2)), "somebody")
    with pytest.raises(Exception, match="range"):
        room.run(room.stored.commit(Commit(entries=(entry,))))
    assert is_right(room)
