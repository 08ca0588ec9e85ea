"""The law of starts: whatever strangers, players, hosts and staff do at their limits, the room starts again on it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.ledger import MAX_CENTS, Entry, accounts
from cardroom.ledger.auditor import audit
from cardroom.room.identity.person import Person
from cardroom.room.identity.sessions import Origin
from cardroom.room.protocol.bodies import MOST
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.room.protocol.tournament_client import EnterTournament
from cardroom.rules.adjusting import Wish
from cardroom.rules.book_loading import house
from cardroom.rules.refused import Refused
from cardroom.store.rows import Commit
from cardroom.testing.whole_room import CHEAP, TestRoom
from tests.room.tournaments.played import cup_terms

HOUR_MS = 3_600_000
NAMES = ("Anna", "Ben", "Carl", "Dora")
STAFF = ("Sue", "Tom")
EVERYTHING = msgspec.structs.replace(
    CHEAP, sign_up="open", welcome_cents=10**12, private_games="settle_up", private_games_a_day=1000,
    private_games_a_player=100, private_games_open=1000, private_chips_cents=10**12, credit_alone_cents=10**12,
    private_people=100,
)  # fmt: skip
"""What an operator may allow at most."""
AMOUNTS = (1, 999, 10**6, 10**9, 10**12, MOST, MAX_CENTS, 2**63)
PAGES = {"buy_in.minimum_big_blinds": 1}


class Limits:
    """A room in which chance does at every moment what is allowed at most, and somewhat more."""

    def __init__(self, room: TestRoom, chance: random.Random) -> None:
        self.room = room
        self.chance = chance
        self.games: list[tuple[str, str]] = []
        self.done: dict[str, int] = {}
        self.count = 0
        holdem = [one for one in room.book.games.values() if (one.deal, one.form) == ("holdem", "no_limit")]
        self.game = holdem[0].id
        self.pools = [pool for pool in room.room.pools if pool.startswith(f"{self.game}-")][:2]
        for name in STAFF:
            room.person(name, 0, role="admin")
        for name in NAMES:
            room.person(name)

    def amount(self) -> int:
        return self.chance.choice(AMOUNTS)

    def anybody(self) -> Person:
        return self.room.person(self.chance.choice(NAMES))

    def act(self) -> None:
        """One act of somebody. It is done or refused: anything else is a fault of the room."""
        acts: tuple[Callable[[], Any], ...] = (
            self.sign_up, self.move_money, self.withhold, self.host, self.enter, *3 * (self.open_game,),
            *6 * (self.sit,), self.join, self.top_up, self.leave, self.play, self.tournament,
        )  # fmt: skip
        act = self.chance.choice(acts)
        self.count += 1
        try:
            act()
        except Refused:
            pass
        else:
            self.done[act.__name__] = self.done.get(act.__name__, 0) + 1
        self.room.settle()
        assert not self.room.faults, self.room.faults

    # ------------------------------------------------------------------ strangers and players

    def sign_up(self) -> None:
        name, address = f"Stranger {self.count}", f"10.{self.count % 250}.0.1"
        self.room.run(self.room.room.newcomers.sign_up(name, "a long password", address))

    def enter(self) -> None:
        _, link = self.chance.choice(self.games or [("", "")])
        self.room.run(self.room.room.private.entrance.enter(link, f"Guest {self.count}", None, Origin()))

    def sit(self) -> None:
        table, link = self.chance.choice(self.games or [("", "")])
        person = self.anybody()
        if table in self.room.room.private_games.open:
            self.room.run(self.room.room.private.entrance.enter(link, "", person, Origin()))
        self.room.run(
            self.room.room.private.seats.sit(person, table, self.chance.choice((0, 0, self.amount())))
        )

    def join(self) -> None:
        client = self.room.client(self.chance.choice(NAMES))
        client.ask(
            client.join(self.chance.choice(self.pools), self.chance.choice((1000, 500, self.amount())))
        )

    def _table_of(self, client: Any) -> str:
        return self.chance.choice([*self.room.room.tables.tables_of(client.player), "nowhere"])

    def top_up(self) -> None:
        client = self.room.client(self.chance.choice(NAMES))
        client.ask(at_table(client.new_id(), self._table_of(client), of_cash.TopUp(ME, self.amount())))

    def leave(self) -> None:
        client = self.room.client(self.chance.choice(NAMES))
        client.ask(client.leave(self._table_of(client)))

    def play(self) -> None:
        self.room.wait(seconds=30)
        for table in list(self.room.room.tables.values()):
            if table.table.hand is None or table.terms.tournament:
                continue
            client = self.room.actor(table.terms.table)
            options = self.room.hand(table.terms.table).engine.options()
            if options.max_raise_to > 0:
                client.ask(client.act(table.terms.table, "raise", options.max_raise_to))
            else:
                client.ask(client.act(table.terms.table, "check" if options.can_check else "call"))

    # ------------------------------------------------------------------ hosts

    def open_game(self) -> None:
        blind = min(self.amount(), 10**9)
        wish = Wish(
            {"small_blind_cents": blind, "big_blind_cents": blind},
            {**PAGES, "buy_in.maximum_big_blinds": self.chance.choice((1, 100, 100_000))},
        )
        by, pool = self.anybody(), self.chance.choice(self.pools)
        opened = self.room.run(self.room.room.private.opening.open(by, pool, "", "settle_up", wish))
        if opened.table:
            self.games.append((opened.table, opened.link))

    def host(self) -> None:
        table, _ = self.chance.choice(self.games or [("", "")])
        game = self.room.room.private_games.open.get(table)
        if game is None:
            return
        by = self.room.run(self.room.room.players.must_know(game.host))
        hosting, other = self.room.room.hosting, self.anybody().id
        self.room.run(
            self.chance.choice((
                lambda: hosting.remove(by, table, other, "for a test"),
                lambda: hosting.let_back(by, table, other, "for a test"),
                lambda: hosting.hand_over(by, table, other, "for a test"),
                lambda: hosting.close(by, table, "for a test"),
            ))()
        )  # fmt: skip

    # ------------------------------------------------------------------ staff

    def staff(self) -> Person:
        return self.room.person(self.chance.choice(STAFF))

    def move_money(self) -> None:
        sign = self.chance.choice((1, 1, -1))
        player, request = self.anybody().id, f"r-{self.count}"
        self.room.run(
            self.room.room.payments.move(self.staff(), player, sign * self.amount(), "for a test", request)
        )

    def withhold(self) -> None:
        act = self.chance.choice((self.room.room.payments.withhold, self.room.room.payments.release))
        self.room.run(act(self.staff(), self.anybody().id, self.amount(), "for a test", f"r-{self.count}"))

    def tournament(self) -> None:
        of = self.room.book.id
        price = min(self.amount(), 10**9)
        money = {"buy_in": price, "fee": 0, "guarantee": min(self.amount(), 10**12)}
        terms = cup_terms(of, id=f"cup-{self.count}", game=self.game, **money)
        self.room.run(self.room.room.tournaments.announce(self.staff(), terms, "for a test"))
        client = self.room.client(self.chance.choice(NAMES))
        client.ask(EnterTournament(client.new_id(), terms.id))


def spend(room: TestRoom, cents: int) -> None:
    """What an older room has given out already, and it was much."""
    rich = accounts.wallet(room.person("Rich", 0).id)
    for number, part in enumerate((cents // 2, cents - cents // 2)):
        entry = Entry(
            f"old-{number}", room.time.now_ms(), "credit", "", ((accounts.MINT, -part), (rich, part)), "old"
        )
        room.run(room.stored.commit(Commit(entries=(entry,))))
    room.restart()


def check_books(room: TestRoom) -> None:
    """The books are right, and what is played among friends has moved nothing of the room's money."""
    assert audit(room.reader.entries(), room.balances()) == []
    for entry in room.reader.entries():
        kinds = {account.split(":")[0] for account, _ in entry.postings}
        assert not (kinds & {"game", "lent", "claim"} and kinds - {"game", "lent", "claim", "stack", "in"}), (
            entry
        )


def an_hour(folder: Path, seed: int, acts: int, spent: int, of: str) -> dict[str, int]:
    """An hour at the limits with three restarts; what was done how often."""
    chance = random.Random(seed)
    with TestRoom(folder, seed=seed, settings=EVERYTHING, book=house(of)) as room:
        limits = Limits(room, chance)
        if spent:
            spend(room, spent)
        for number in range(acts):
            limits.act()
            room.wait(ms=HOUR_MS // acts)
            if number % (acts // 3) == acts // 3 - 1:
                room.restart()
                check_books(room)
                assert dict(room.room.services.ledger.balances) == room.balances_kept()
        room.run(room.room.stop())
        room.restart()
        check_books(room)
        return limits.done


@pytest.mark.parametrize("spent", [0, MAX_CENTS - 3 * 10**13, MAX_CENTS - 10**6 * 5])
def test_whatever_is_done_at_the_limits_the_room_starts_again(tmp_path: Path, spent: int) -> None:
    done = an_hour(tmp_path, 11, 60, spent, "casinohuone")
    assert done.get("sign_up") and done.get("open_game") and done.get("sit"), done


@pytest.mark.exhaustive
@pytest.mark.parametrize("of", ["casinohuone", "casino-helsinki", "casino-kruh"])
@pytest.mark.parametrize("spent", [0, MAX_CENTS - 2 * 10**15, MAX_CENTS - 3 * 10**13, MAX_CENTS - 10**12 * 5])
def test_hours_at_the_limits(tmp_path: Path, spent: int, of: str) -> None:
    for seed in range(2):
        folder = tmp_path / str(seed)
        folder.mkdir()
        an_hour(folder, seed, 400, spent, of)


def test_a_planted_fault_breaks_the_law(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chips that a private game lends are booked on wallets."""
    monkeypatch.setattr(accounts, "lent", lambda table, player: accounts.wallet(player))
    with pytest.raises(AssertionError, match="Drift"):
        an_hour(tmp_path, 11, 60, 0, "casinohuone")
