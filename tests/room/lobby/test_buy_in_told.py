"""What the sheet of a buy-in is told: what must come back, where each house binds it, and until when."""

from pathlib import Path

import pytest

from cardroom.cash.buy_in_bounds import Departure
from cardroom.room.hosting.departure_book import DepartureFrom
from cardroom.room.protocol.responses import BuyInBody
from cardroom.room.room import Room
from cardroom.rules import house
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom

HELSINKI, KRUH, ONLINE = "casino-helsinki", "casino-kruh", "casinohuone"
HOUSES = (HELSINKI, KRUH, ONLINE, "pokerstars-live-fi", "pokerstars-live-no")
NL200 = "holdem-nl-nl200"
HOUR_MS = 3_600_000


def told(room: TestRoom, client: TestClient, pool: str) -> BuyInBody:
    person = room.person(client.name)
    return room.do(lambda: room.room.seating.buy_in_of(person, pool))


@pytest.mark.clause("CH-1.53", "CH-2.12")
def test_the_sheet_is_told_what_must_come_back_and_the_room_takes_exactly_that(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house(HELSINKI)) as room:
        table = room.seat(NL200, "Ann", "Bob", buy_in=123_00)
        ann = room.client("Ann")
        before = told(room, ann, NL200)
        assert (before.least, before.most, before.bound_stack, before.free_at_ms) == (80_00, 400_00, 0, 0)
        ann.done(ann.leave(table))
        left_ms = room.time.now_ms()
        bound = told(room, ann, NL200)
        assert (bound.least, bound.most, bound.bound_stack) == (123_00, 123_00, 123_00)
        assert "CH-1.53" in bound.clauses
        assert bound.free_at_ms == left_ms + 12 * HOUR_MS + 1
        assert ann.refusal(ann.join(NL200, 200_00)).code == "buy-in-not-the-returning-stack"
        assert ann.done(ann.join(NL200, bound.least)).table == table


def departures_with(room: Room, player: str, house_id: str, departure: Departure) -> None:
    room.house_writers[house_id].house.departures.by_player[player] = [DepartureFrom("t0", departure)]


@pytest.mark.clause("CH-1.53", "CH-1.54", "CH-1.55", "CK-H.15", "CO-BZ.5")
@pytest.mark.parametrize("name", HOUSES)
def test_each_house_binds_it_at_the_games_and_forms_its_clauses_name(tmp_path: Path, name: str) -> None:
    """From every stake of every game, left with twice its maximum, to every other of the house."""
    with TestRoom(tmp_path, book=house(name)) as room:
        client = room.client("Ann")
        pools = [pool for pool in room.room.pools.values() if pool.house == name]
        now_ms = room.time.now_ms()
        for left in pools:
            stack = 2 * left.terms("", "").max_buy_in
            departure = Departure(
                left.offer.family,
                left.stake.name,
                left.stake.unit_cents,
                stack,
                now_ms,
                counted_in=left.stake.counted_in,
            )
            departures_with(room.room, client.player, name, departure)
            for joined in pools:
                found = room.room.seating.may_bring(client.player, joined)
                terms = joined.terms("", "")
                same_family = left.offer.family == joined.offer.family
                same_stake = same_family and left.stake.name == joined.stake.name
                expected = terms.min_buy_in, terms.max_buy_in
                if name == HELSINKI and same_family:
                    # The whole stack to the same stakes, at others no more than their largest buy-in (CH-1.54).
                    alike = (left.stake.unit_cents, left.stake.counted_in) == (
                        joined.stake.unit_cents,
                        joined.stake.counted_in,
                    )
                    least = stack if alike else max(terms.min_buy_in, min(stack, terms.max_buy_in))
                    expected = least, least
                elif name == HELSINKI and left.offer.family == "mixed" and joined.offer.family == "no_limit":
                    least = max(terms.min_buy_in, min(stack, terms.max_buy_in))  # CH-1.56
                    expected = least, least
                elif same_stake and (name == KRUH or (name == ONLINE and joined.offer.family == "banzai")):
                    expected = stack, stack
                assert (found.least, found.most) == expected, (left.id, joined.id)
                assert (found.bound is not None) == (expected != (terms.min_buy_in, terms.max_buy_in)), (
                    joined.id
                )


@pytest.mark.clause("CH-1.54")
def test_an_ante_of_two_is_another_stake_than_blinds_of_one_and_two(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house(HELSINKI)) as room:
        table = room.seat("soko-pl-pl-a2", "Ann", "Bob", buy_in=550_00)
        ann = room.client("Ann")
        ann.done(ann.leave(table))
        assert told(room, ann, "soko-pl-pl-a2").least == 550_00
        assert told(room, ann, "omaha-pl-pl200").least == 400_00


@pytest.mark.clause("CK-BI.2")
def test_a_stack_may_come_back_larger_behind_a_seat_at_another_table_of_the_house_not_of_another_house(
    tmp_path: Path,
) -> None:
    with TestRoom(tmp_path, book=house("casino-kruh"), more=(house("casinohuone"),), demo=True) as room:
        pool = "holdem-nl-nl10/20"
        terms = room.room.pools[pool].terms("", "")
        stack = terms.min_buy_in + 1_00
        table = room.seat(pool, "Ann", "Bob", "Cid", buy_in=stack)
        ann = room.client("Ann")
        ann.done(ann.leave(table))

        def sheet() -> tuple[int, int]:
            told = room.room.seating.buy_in_of(room.person("Ann"), pool)
            return told.least, told.most

        assert sheet() == (stack, stack)
        elsewhere = next(one for one in room.room.pools if one.startswith("casinohuone:holdem"))
        room.seat(elsewhere, "Ann", "Fay", "Gus")
        assert sheet() == (stack, stack)
        larger = room.room.pools["holdem-nl-nl25/50"].terms("", "").min_buy_in
        room.seat("holdem-nl-nl25/50", "Ann", "Dan", "Eve", buy_in=larger)
        assert sheet() == (stack, terms.max_buy_in)
