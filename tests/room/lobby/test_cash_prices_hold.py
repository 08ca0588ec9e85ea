"""A law of prices at cash tables: what a player is told before agreeing is what leaves wallet and stack, or nothing."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.ledger import accounts
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol.cash_seat_answers import AgreedCost, TimeCost
from cardroom.room.protocol.server_messages import Done, Refused, SeatOffered
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.rules.book_loading import load_rulebook
from cardroom.rules.rulebook import Rulebook
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom

POOLS = ("holdem-nl-nl100", "holdem-nl-nl200", "omaha-pl-pl200")
PLAYERS = ("Ann", "Bob", "Cid", "Dan", "Eva", "Fay")
HOUR = 3_600
DAILY, OFTEN = range(4), range(100, 200)


def book_of(chance: random.Random) -> Rulebook:
    """A house that charges what chance says, for a time that chance says."""
    cents, seconds = chance.choice([100, 750, 1_200, 2_001]), chance.choice([900, 1_800, HOUR])
    return load_rulebook(
        f"""
        schema = 3
        extends = "casino-helsinki"
        id = "casino-helsinki"
        name = "Casino Helsinki"
        [rake]
        hourly_cents = {{ value = {cents}, clauses = ["CH-1.71"], reading = "Chance." }}
        hourly_period_seconds = {{ value = {seconds}, clauses = ["CH-1.71"], reading = "Chance." }}
        """
    )


def agreed(costs: tuple[TimeCost, ...]) -> tuple[AgreedCost, ...]:
    return tuple([AgreedCost(one.what, one.amount, one.seconds) for one in costs])


def wallet(room: TestRoom, client: TestClient) -> int:
    room.settle()
    return room.balances()[accounts.wallet(client.player)]


class Floor:
    """A floor of random cash tables. Players agree to what they were told, now or a while ago."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = random.Random(f"cash prices {seed}")
        self.room = TestRoom(folder, book=book_of(self.chance))
        self.pools = [pool for pool in POOLS if pool in self.room.room.pools]
        self.staff = self.room.person("Sue", role="floor")
        self.clients = [self.room.client(name) for name in PLAYERS]
        self.told: dict[tuple[str, str], tuple[TimeCost, ...]] = {}
        self.outcomes: set[str] = set()
        self.entries = 0

    def look(self, client: TestClient, pool: str) -> None:
        """What the sheet of a seat says."""
        body = self.room.room.seating.buy_in_of(self.room.person(client.name), pool)
        self.told[client.player, pool] = body.by_time
        for cost in body.by_time:
            assert cost.clauses and cost.amount > 0 and cost.seconds > 0

    def charges(self, table: str) -> set[tuple[str, int, int]]:
        """What a table charges by time now."""
        by_time = self.room.table(table).economy.till.by_time
        return {(what, amount, seconds) for what, amount, seconds in by_time}

    def join(self, client: TestClient, pool: str) -> None:
        """Ask for a seat at what was told: it costs that, or nothing moves."""
        costs = agreed(self.told.get((client.player, pool), ()))
        allowed = self.room.room.seating.buy_in_of(self.room.person(client.name), pool)
        before = wallet(self.room, client)
        wish = from_client.JoinPool(client.new_id(), pool, allowed.most, by_time=costs)
        answer = client.ask(wish)
        paid = before - wallet(self.room, client)
        if isinstance(answer, Done) and answer.table:
            assert paid == allowed.most
            assert self.charges(answer.table) <= {(one.what, one.amount, one.seconds) for one in costs}
            self.outcomes.add("seated")
        else:
            assert paid == 0, answer
            self.outcomes.add(answer.code if isinstance(answer, Refused) else "waits")
            if isinstance(answer, Refused) and answer.code == "charged-by-time":
                self.says_the_price(answer)
        for offer in client.all(SeatOffered):
            told = agreed(offer.by_time)
            answer = client.ask(from_client.AnswerOffer(client.new_id(), offer.offer, True, by_time=told))

    def says_the_price(self, refused: Refused) -> None:
        """The refusal says what that table charges, with its clauses."""
        assert refused.clauses
        named = {
            (what, refused.args[what], refused.args[f"{what}_seconds"])
            for what in ("rake", "jackpot")
            if refused.args[what]
        }
        tables = [
            one for one in self.room.room.tables.by_id.values() if one.terms.name == refused.args["table"]
        ]
        assert named == self.charges(tables[0].terms.table)

    def top_up(self, client: TestClient) -> None:
        """Chips cost what they add to the stack."""
        seats = self.room.room.tables.tables_of(client.player)
        if not seats:
            return
        table = seats[0]
        seat = self.room.table(table).seat_of(client.player)
        assert seat is not None
        amount = self.chance.choice([100, 1_000, 5_000])
        before, had = wallet(self.room, client), seat.stack + seat.waiting_top_up
        answer = client.ask(at_table(client.new_id(), table, of_cash.TopUp(ME, amount)))
        seat = self.room.table(table).seat_of(client.player)
        assert seat is not None
        gained = seat.stack + seat.waiting_top_up - had
        paid = before - wallet(self.room, client)
        assert paid == gained == (amount if isinstance(answer, Done) else 0), answer

    def change(self) -> None:
        """Staff charge a table otherwise from the next hand on."""
        tables = list(self.room.room.tables.by_id)
        if not tables:
            return
        table = self.chance.choice(tables)
        offered = [one for one in self.room.table(table).economy.time_charges() if one.what == "rake"]
        if offered:
            seconds = self.chance.choice([0, offered[0].seconds])
            self.room.run(self.room.room.staff.charge_by_time(self.staff, table, "rake", seconds, "why"))
            self.room.settle()

    def deal(self) -> None:
        """Hands are played; who is charged by the time pays what the table charges."""
        for table in list(self.room.room.tables.by_id):
            held = self.room.table(table)
            if len([seat for seat in held.seats.values() if not seat.sits_out and seat.stack]) < 2:
                continue
            charged = {amount for what, amount, _ in self.charges(table) if what == "rake"}
            seen = len(list(self.room.reader.entries()))
            self.room.wait(ms=self.chance.choice([30_000, 900_000]))
            if held.hand is not None:
                self.room.fold_out(table)
            self.room.settle()
            for entry in list(self.room.reader.entries())[seen:]:
                if entry.kind == "time_charge" and entry.postings[0][0].split(":")[1] == table:
                    assert {-entry.postings[0][1]} == charged, "the charge that was told"
                    self.outcomes.add("charged")

    def play(self) -> None:
        for _ in range(30):
            client, pool = self.chance.choice(self.clients), self.chance.choice(self.pools)
            if self.chance.random() < 0.5:
                self.look(client, pool)
            do = self.chance.random()
            if do < 0.5:
                self.join(client, pool)
            elif do < 0.65:
                self.top_up(client)
            elif do < 0.85:
                self.change()
            else:
                self.deal()


def hold(folder: Path, seeds: range) -> set[str]:
    outcomes: set[str] = set()
    for seed in seeds:
        floor = Floor(folder / str(seed), seed)
        with floor.room:
            floor.play()
        outcomes |= floor.outcomes
    return outcomes


def test_what_is_told_at_cash_tables_is_what_is_paid(tmp_path: Path) -> None:
    assert hold(tmp_path, DAILY) >= {"seated", "charged-by-time"}


@pytest.mark.exhaustive
def test_what_is_told_at_many_cash_tables_is_what_is_paid(tmp_path: Path) -> None:
    assert hold(tmp_path, OFTEN) >= {"seated", "charged-by-time", "charged"}


@pytest.mark.clause("CH-1.71")
def test_who_sits_down_is_told_what_a_table_charges_by_the_time(tmp_path: Path) -> None:
    """Nothing said so before the first hand had taken 12.00 from the stack."""
    with TestRoom(
        tmp_path, book=load_rulebook('extends = "casino-helsinki"\nid = "casino-helsinki"\nname = "C"')
    ) as room:
        pool = "holdem-nl-nl200"
        table = room.seat(pool, "Ann", "Bob", "Cid", "Dan", "Eva")
        ann = room.person("Fay")
        assert room.room.seating.buy_in_of(ann, pool).by_time == ()
        room.run(room.room.staff.charge_by_time(room.person("Sue", role="floor"), table, "rake", HOUR, "why"))
        body = room.room.seating.buy_in_of(ann, pool)
        assert body.by_time == (TimeCost("rake", 1_200, HOUR, ("CH-1.71",)),)
        fay = room.client("Fay")
        before = wallet(room, fay)
        refused = fay.refusal(fay.join(pool, body.most))
        assert (refused.code, refused.args["rake"], refused.args["rake_seconds"]) == (
            "charged-by-time",
            1_200,
            HOUR,
        )
        assert refused.clauses == ("CH-1.71",) and wallet(room, fay) == before
        stale = AgreedCost("rake", 1_000, HOUR)
        wish = from_client.JoinPool(fay.new_id(), pool, body.most, by_time=(stale,))
        assert fay.refusal(wish).code == "charged-by-time" and wallet(room, fay) == before
        fay.done(msgspec.structs.replace(wish, id=fay.new_id(), by_time=agreed(body.by_time)))
        assert wallet(room, fay) == before - body.most


@pytest.mark.clause("CH-1.71")
def test_an_offered_seat_is_told_with_what_its_table_charges(tmp_path: Path) -> None:
    with TestRoom(
        tmp_path, book=load_rulebook('extends = "casino-helsinki"\nid = "casino-helsinki"\nname = "C"')
    ) as room:
        pool = "holdem-nl-nl200"
        clients = [room.client(name) for name in PLAYERS]
        most = room.room.pools[pool].terms("", "").max_buy_in
        table = room.seat(pool, *PLAYERS[:5])
        seats = room.table(table).terms.seats
        room.seat(pool, *[f"More{number}" for number in range(seats - 5)])
        fay = clients[5]
        fay.done(fay.join(pool, most))
        room.run(room.room.staff.charge_by_time(room.person("Sue", role="floor"), table, "rake", HOUR, "why"))
        ann = clients[0]
        ann.done(ann.leave(table))
        offer = fay.last(SeatOffered)
        assert [(one.what, one.amount, one.clauses) for one in offer.by_time] == [
            ("rake", 1_200, ("CH-1.71",))
        ]
        before = wallet(room, fay)
        assert fay.refusal(from_client.AnswerOffer(fay.new_id(), offer.offer, True)).code == "charged-by-time"
        assert wallet(room, fay) == before
        told = agreed(offer.by_time)
        fay.done(from_client.AnswerOffer(fay.new_id(), offer.offer, True, offer.buy_in, by_time=told))
        assert wallet(room, fay) == before - offer.buy_in
