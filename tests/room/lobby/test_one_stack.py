"""One night, one stack: nobody plays on in a betting structure with less than was had there, whatever the way in."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from cardroom.room.lobby.pool import Pool
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.rules import house
from cardroom.rules.refused import Refused
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom

HELSINKI = house("casino-helsinki")
NL200, NL500, OMAHA_NL, PL200 = "holdem-nl-nl200", "holdem-nl-nl500", "omaha-nl-nl200", "holdem-pl-pl200"
MIXED = "dealers-choice-dc200"
CODE = "stack-at-another-table"


@pytest.fixture
def room(tmp_path: Path) -> Iterator[TestRoom]:
    """Tables of several stakes, each with somebody at it and seats for more; Ann has 400.00 at one of no limit."""
    with TestRoom(tmp_path, book=HELSINKI) as room:
        for number, pool in enumerate((OMAHA_NL, NL500, PL200, MIXED)):
            room.seat(pool, f"P{number}", f"Q{number}")
        room.seat(NL200, "Ann", "Bob", buy_in=400_00)
        yield room


def tables_of(room: TestRoom, name: str) -> tuple[str, ...]:
    return room.room.tables.tables_of(room.person(name).id)


def second_table(room: TestRoom, pool: str) -> str:
    return room.do(lambda: room.room.keeper.open_table(room.room.pools[pool]))


@pytest.mark.clause("CH-1.53", "CH-1.54", "CH-2.5", "CH-2.12")
@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize(
    ("pool", "buy_in"), [(NL200, 80_00), (NL200, 400_00), (OMAHA_NL, 80_00), (NL500, 200_00)]
)
def test_a_second_seat_in_the_structure_is_for_who_has_left_the_first_with_its_stack(
    room: TestRoom, pool: str, buy_in: int, restarts: bool
) -> None:
    [first] = tables_of(room, "Ann")
    second_table(room, NL200)
    if restarts:
        room.restart()
    ann, wallet = room.client("Ann"), room.wallet("Ann")
    refused = ann.refusal(ann.join(pool, buy_in))
    assert (refused.code, refused.clauses) == (CODE, ("CH-1.53", "CH-1.54", "CH-2.5"))
    assert refused.args == {"table": room.table(first).terms.name, "stack": 400_00}
    assert tables_of(room, "Ann") == (first,) and room.wallet("Ann") == wallet
    ann.done(ann.leave(first))
    if buy_in != 400_00:
        assert ann.refusal(ann.join(pool, buy_in)).code == "buy-in-not-the-returning-stack"
    assert ann.done(ann.join(pool, 400_00)).table


@pytest.mark.clause("CH-1.55")
def test_another_structure_is_free_beside_it(room: TestRoom) -> None:
    ann = room.client("Ann")
    assert ann.done(ann.join(PL200, 80_00)).table
    assert len(tables_of(room, "Ann")) == 2


@pytest.mark.clause("CH-1.56")
@pytest.mark.parametrize(("first", "second"), [(MIXED, NL200), (NL200, MIXED)])
def test_a_stack_of_a_mixed_game_goes_along_to_no_limit_whichever_seat_came_first(
    room: TestRoom, first: str, second: str
) -> None:
    room.seat(first, "Zoe", buy_in=300_00)
    zoe = room.client("Zoe")
    assert zoe.refusal(zoe.join(second, 80_00)).code == CODE
    assert zoe.done(zoe.join(PL200, 80_00)).table


@pytest.mark.clause("CH-1.54")
def test_of_two_seats_asked_for_at_one_moment_one_is_given(room: TestRoom) -> None:
    zoe = room.connect("Zoe")
    asked = [zoe.join(OMAHA_NL, 80_00), zoe.join(NL200, 80_00)]

    def both() -> None:
        for one in asked:
            room.room.hear(zoe, one)

    room.do(both)
    assert len(tables_of(room, "Zoe")) == 1
    assert [one.code for one in zoe.all(to_client.Refused)] == [CODE]
    assert room.wallet("Zoe") == 1_000_000 - 80_00


@pytest.mark.clause("CH-2.3", "CH-2.4", "CH-2.5")
@pytest.mark.parametrize("restarts", [False, True])
def test_who_waits_for_another_game_moves_there_with_the_whole_stack(room: TestRoom, restarts: bool) -> None:
    [omaha] = room.room.pools[OMAHA_NL].writers
    room.seat(OMAHA_NL, *[f"O{number}" for number in range(room.table(omaha).free_seats)], buy_in=100_00)
    [first] = tables_of(room, "Ann")
    ann = room.client("Ann")
    assert not ann.done(ann.join(OMAHA_NL, 80_00)).table, "waiting is free"
    guest = room.client("O0")
    guest.done(guest.leave(omaha))
    if restarts:
        room.restart()
        ann = room.client("Ann")
    offered = ann.last(to_client.SeatOffered)
    taking = from_client.AnswerOffer(ann.new_id(), offered.offer, True)
    assert offered.buy_in == 80_00 and ann.refusal(taking).code == CODE
    ann.done(ann.leave(first))
    again = ann.last(to_client.SeatOffered)
    assert (again.offer, again.buy_in) == (offered.offer, 400_00), "told before it is taken"
    ann.done(from_client.AnswerOffer(ann.new_id(), offered.offer, True))
    seat = room.table(omaha).seat_of(ann.player)
    assert seat is not None and seat.stack == 400_00


@pytest.mark.clause("CH-4.36", "CH-1.54")
def test_nobody_plays_over_who_has_a_stack_elsewhere_in_the_structure(room: TestRoom) -> None:
    [omaha] = room.room.pools[OMAHA_NL].writers
    room.seat(OMAHA_NL, *[f"O{number}" for number in range(room.table(omaha).free_seats)], buy_in=100_00)
    ann, guest, staff = room.client("Ann"), room.client("O0"), room.person("Sue", role="admin")
    ann.done(ann.join(OMAHA_NL, 80_00))
    guest.done(guest.sit_out(omaha))
    seat = room.table(omaha).seat_of(guest.player)
    assert seat is not None
    playing_over = room.room.staff.play_over(staff, omaha, ann.player, seat.number, "away")
    assert room.refused(playing_over).code == CODE


@pytest.mark.clause("CH-1.54", "CH-2.8")
def test_staff_move_a_player_within_the_structure_and_not_beside_a_stack_there(room: TestRoom) -> None:
    [first] = tables_of(room, "Ann")
    to, staff, ann = second_table(room, NL200), room.person("Sue", role="floor"), room.client("Ann")
    ann.done(ann.join(PL200, 80_00))
    beside = tables_of(room, "Ann")[-1]
    move = room.room.moving.move
    assert room.refused(move(staff, beside, ann.player, to, "to fill it")).code == CODE
    room.run(move(staff, first, ann.player, to, "to fill it"))
    room.settle()
    seat = room.table(to).seat_of(ann.player)
    assert seat is not None and seat.stack == 400_00 and set(tables_of(room, "Ann")) == {to, beside}


@pytest.mark.clause("CH-1.54")
def test_who_is_on_the_way_to_a_table_takes_no_other_seat_of_its_structure(room: TestRoom) -> None:
    [first] = tables_of(room, "Ann")
    pot_limit = room.seat(PL200, "Zoe", buy_in=80_00)
    zoe, staff = room.client("Zoe"), room.person("Sue", role="floor")
    room.deal(pot_limit)
    room.run(room.room.moving.move(staff, pot_limit, zoe.player, first, "to fill it", otherwise=True))
    playing = room.table(pot_limit).seat_of(zoe.player) is not None
    assert not playing or zoe.refusal(zoe.join(OMAHA_NL, 80_00)).code == CODE


@pytest.mark.clause("CH-1.53", "CH-1.54", "CH-2.12")
@pytest.mark.parametrize("restarts", [False, True])
def test_a_stack_that_a_smaller_table_did_not_take_comes_back_to_its_own(
    room: TestRoom, restarts: bool
) -> None:
    large = room.seat(NL500, "Zoe", buy_in=1_000_00)
    zoe = room.client("Zoe")
    zoe.done(zoe.leave(large))
    small = zoe.done(zoe.join(NL200, 400_00)).table
    zoe.done(zoe.leave(small))
    if restarts:
        room.restart()
        zoe = room.client("Zoe")
    refused = zoe.refusal(zoe.join(NL500, 400_00))
    assert (refused.code, refused.args["least"]) == ("buy-in-not-the-returning-stack", 1_000_00)
    small = zoe.done(zoe.join(NL200, 400_00)).table
    zoe.done(zoe.leave(small))
    large = zoe.done(zoe.join(NL500, 1_000_00)).table
    departures = room.room.departures.of(zoe.player, "casino-helsinki")
    assert all(one.used for one in departures), "the largest stands for those that it came with"


@pytest.mark.clause("CK-BI.2")
def test_where_the_house_says_so_a_second_seat_has_a_stack_of_its_own(tmp_path: Path) -> None:
    pool = "holdem-nl-nl10/20"
    with TestRoom(tmp_path, book=house("casino-kruh")) as room:
        least = room.room.pools[pool].terms("", "").min_buy_in
        room.seat(pool, "Ann", "Bob")
        to, ann = second_table(room, pool), room.client("Ann")
        assert ann.done(ann.join(pool, least)).table == to


# ------------------------------------------------------------------ the law

NAMES = ("Ann", "Bob", "Cid", "Dan")
POOLS = (NL200, NL500, OMAHA_NL, "holdem-nl-nl-a1", PL200, "omaha-pl-pl500", MIXED)
EVENING_MS = 12 * 3_600_000


class Evening:
    """Players who come, play, go and change tables, in any order, over several evenings and restarts."""

    def __init__(self, room: TestRoom, seed: int) -> None:
        self.room, self.chance = room, random.Random(seed)
        self.pool_of: dict[str, Pool] = {}
        self.staff = room.person("Sue", role="floor")
        self.deeds = (self.join,) * 5 + (self.leave,) * 3 + (self.take,) * 3 + (self.play,) * 2 + (
            self.move, self.restart, self.wait,
        )  # fmt: skip

    def step(self) -> None:
        """Somebody does something; nobody has two stacks in one structure then."""
        self.chance.choice(self.deeds)()
        self.pool_of |= {
            writer.terms.table: self.pool(writer.pool) for writer in self.room.room.tables.values()
        }
        for name in NAMES:
            families = [self.pool_of[table].offer.family for table in tables_of(self.room, name)]
            assert len(set(families)) == len(families) and not {"mixed", "no_limit"} <= set(families), name

    def pool(self, pool: str) -> Pool:
        return self.room.room.pools[pool]

    def client(self) -> TestClient:
        return self.room.client(self.chance.choice(NAMES))

    def seat(self) -> tuple[TestClient, str]:
        """Somebody at a table: "" for nowhere."""
        client = self.client()
        return client, self.chance.choice(tables_of(self.room, client.name) or ("",))

    def join(self) -> None:
        client, pool = self.client(), self.pool(self.chance.choice(POOLS))
        terms, told = pool.terms("", ""), self.room.room.seating.may_bring(client.player, pool)
        buy_in = self.chance.choice((terms.min_buy_in, terms.max_buy_in, told.least, told.least, told.most))
        answer = client.ask(client.join(pool.id, buy_in))
        if isinstance(answer, to_client.Refused) and buy_in == told.least:
            assert answer.code in {
                CODE,
                "waiting-already",
                "returning-stack-not-covered",
                "wallet-too-small",
            }, answer

    def take(self) -> None:
        for pool in POOLS:
            for offer in list(self.pool(pool).waiting.offers.values()):
                client = self.room.client(self.room.called(offer.player))
                client.ask(from_client.AnswerOffer(client.new_id(), offer.offer, self.chance.random() < 0.9))

    def leave(self) -> None:
        client, table = self.seat()
        if table:
            client.ask(client.leave(table))

    def play(self) -> None:
        """A hand is dealt, whose first to act puts in all that can be."""
        _, table = self.seat()
        self.room.wait(seconds=20)
        if not table or table not in self.room.room.tables or self.room.table(table).hand is None:
            return
        shown = self.room.actor(table).view(table).hand
        assert shown is not None and shown.turn is not None
        if shown.turn.max_raise_to:
            self.room.act(table, "raise", shown.turn.max_raise_to)
        self.room.play(table)

    def move(self) -> None:
        client, table = self.seat()
        if not table:
            return
        alike = [
            one for one in self.room.room.tables.values() if one.pool == self.room.room.tables[table].pool
        ]
        to = self.chance.choice(alike).terms.table
        with contextlib.suppress(Refused):
            self.room.run(
                self.room.room.moving.move(
                    self.staff, table, client.player, to, "to even them", otherwise=True
                )
            )
        self.room.settle()

    def restart(self) -> None:
        if self.chance.random() < 0.3:
            self.room.restart()

    def wait(self) -> None:
        self.room.wait(seconds=self.chance.choice((60, 60, 60, 600, 600, 13 * 3600)))

    # The law

    def check(self) -> tuple[int, int]:
        """By the ledger alone: each seat was taken with what had been taken away from its structure; how many were,
        and how many of them with a stack that had to come.

        A stack binds for twelve hours, at other stakes up to their largest buy-in (CH-1.54), until so much has been
        brought to the structure; out of mixed games it binds at no limit's stakes (CH-1.56).
        """
        taken = bound = 0
        had: dict[str, list[Had]] = {}
        for entry in self.room.reader.entries():
            stacks = [(one.split(":"), cents) for one, cents in entry.postings if one.startswith("stack:")]
            if entry.kind not in ("taken", "cash_out") or not stacks:
                continue
            [((_, table, player), cents)] = stacks
            pool = self.pool_of[table]
            if entry.kind == "cash_out":
                had.setdefault(player, []).append(Had(entry.at_ms, pool, -cents))
                continue
            asked = [(one, one.needed(pool)) for one in had.get(player, ()) if one.binds(pool, entry.at_ms)]
            owed = [(one, least) for one, least in asked if one.brought < least]
            for one, least in owed:
                assert cents >= least, (self.room.called(player), one, pool.id, cents)
            for one, _ in asked:
                one.brought = max(one.brought, cents)
            taken, bound = taken + 1, bound + bool(owed)
        return taken, bound


@dataclass
class Had:
    """A stack that somebody took from a table, and the most that was brought of it since."""

    at_ms: int
    pool: Pool
    stack: int
    brought: int = 0

    def binds(self, pool: Pool, now_ms: int) -> bool:
        families = self.pool.offer.family, pool.offer.family
        goes_along = families[0] == families[1] or families == ("mixed", "no_limit")
        return goes_along and now_ms - self.at_ms <= EVENING_MS

    def needed(self, pool: Pool) -> int:
        old, new = self.pool.stake, pool.stake
        is_whole = (old.unit_cents, old.counted_in) == (new.unit_cents, new.counted_in)
        to_no_limit = self.pool.offer.family != pool.offer.family
        return self.stack if is_whole and not to_no_limit else min(self.stack, pool.terms("", "").max_buy_in)


def evening(folder: Path, seed: int, steps: int) -> tuple[int, int]:
    with TestRoom(folder, book=HELSINKI, seed=seed) as room:
        for name in NAMES:
            room.person(name, cents=5_000_00)
        at = Evening(room, seed)
        for _ in range(steps):
            at.step()
        return at.check()


@pytest.mark.clause("CH-1.53", "CH-1.54", "CH-1.55", "CH-1.56", "CH-2.5", "CH-2.12")
@pytest.mark.parametrize("seed", range(4))
def test_nobody_plays_a_structure_with_less_than_was_had_there(tmp_path: Path, seed: int) -> None:
    taken, bound = evening(tmp_path, seed, steps=250)
    assert taken > 20 and bound > 5


@pytest.mark.exhaustive
@pytest.mark.clause("CH-1.53", "CH-1.54", "CH-1.55", "CH-1.56", "CH-2.5", "CH-2.12")
@pytest.mark.parametrize("seed", range(100, 160))
def test_nobody_plays_a_structure_with_less_in_many_evenings(tmp_path: Path, seed: int) -> None:
    evening(tmp_path, seed, steps=1_000)
