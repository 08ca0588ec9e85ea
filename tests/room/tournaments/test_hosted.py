"""A tournament in a room: entries from wallets, stacks from table to table by messages, prizes on wallets."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cardroom.ledger import accounts, audit
from cardroom.room.hosting.funding import Sum, Target
from cardroom.room.tournaments.envelopes import AtTable, TournamentAsk
from cardroom.rules.book_loading import house
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import Place, audit_place
from cardroom.store.postgres.address import Address
from cardroom.store.rows import Commit, JournalRow
from cardroom.table.model.commands import Act
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.levels import house_levels
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import Register
from cardroom.tournament.tournament_terms import TournamentTerms
from tests.room.bringing import put
from tests.store.contract.conftest import place

__all__ = ["place"]

CUP = "cup"
HOUSE = house("casinohuone")
BUY_IN, FEE = 900, 100
WEALTH = 1_000_000


def opened(place: Place, seed: int = 1) -> TestRoom:
    if isinstance(place, Address):
        return TestRoom(place, seed, HOUSE)
    return TestRoom(place, seed, HOUSE)


def terms(**changes: Any) -> TournamentTerms:
    assert HOUSE.tournament is not None
    usual: dict[str, Any] = {
        "id": CUP, "name": "The Cup", "house": HOUSE.id, "game": "holdem", "seats": 4,
        "stack": HOUSE.tournament.starting_stack.value, "levels": house_levels(HOUSE.tournament), "buy_in": BUY_IN,
        "fee": FEE, "level_hands": 3,
    }  # fmt: skip
    return TournamentTerms(**(usual | changes))


def announced(room: TestRoom, **changes: Any) -> None:
    room.run(room.room.tournaments.announce(BOSS, terms(**changes)))
    room.settle()


def entered(room: TestRoom, count: int) -> list[str]:
    names = [f"P{number}" for number in range(count)]
    for name in names:
        room.run(room.room.tournaments.enter(room.person(name, WEALTH), CUP))
        room.connect(name)
    room.settle()
    return names


def stopped(room: TestRoom, count: int) -> None:
    """The room stops and opens again, and its players come back."""
    room.restart()
    for number in range(count):
        room.connect(f"P{number}")


def begun(room: TestRoom, count: int = 10) -> None:
    announced(room)
    entered(room, count)
    room.run(room.room.tournaments.start(BOSS, CUP))
    room.settle()


def is_on(room: TestRoom) -> bool:
    return CUP in room.room.tournaments.hosts


def go_on(room: TestRoom, chance: random.Random) -> bool:
    """Somebody acts, or time passes to whatever is due; False when the tournament is over."""
    if not is_on(room):
        return False
    for owner in room.room.tournaments.tables(CUP):
        hand = owner.table.hand if owner.table is not None else None
        if owner.table is not None and hand is not None and hand.turn is not None:
            turn = hand.turn
            player = owner.table.seats[turn.seat].player
            most = turn.max_raise_to
            if most and chance.random() < 0.2:
                act = Act(player, hand.hand, turn.turn, "raise", most)
            else:
                act = Act(player, hand.hand, turn.turn, "call" if turn.call else "check")
            name = owner.id
            room.do(lambda: room.room.tournaments.hosts[name].carry_out(AtTable(act)))  # noqa: B023  # done at once
            return True
    due = room.time.due()
    assert due is not None, "nothing will ever happen"
    room.wait(ms=max(0, due - room.time.now_ms()))
    room.settle()
    return True


def cup(room: TestRoom) -> Tournament:
    found = room.room.tournaments.owner(CUP).tournament
    assert found is not None, "it is announced"
    return found


def chips(room: TestRoom) -> int:
    """All chips at tables, and those the tournament carries; between messages they are all there is."""
    state = cup(room).state
    held = sum(sum(owner.table.held().values()) for owner in room.room.tournaments.tables(CUP) if owner.table)
    assert state.issued == state.seated + state.carried
    assert held + state.carried == state.issued, "the tables have what the tournament thinks"
    return state.issued


def money(room: TestRoom, count: int) -> tuple[int, int, int]:
    """What all players have, what is in escrow, and the fees."""
    balances = room.balances()
    wallets = sum(balances[accounts.wallet(room.person(f"P{number}").id)] for number in range(count))
    return wallets, balances.get(accounts.escrow(CUP), 0), balances.get(accounts.rake(HOUSE.id), 0)


def test_a_tournament_of_three_tables_is_played_to_its_end_and_every_cent_is_paid(place: Place) -> None:
    with opened(place) as room:
        begun(room)
        assert sorted(room.room.tournaments.hosts) == [CUP, f"{CUP}-1", f"{CUP}-2", f"{CUP}-3"]
        assert money(room, 10) == (10 * (WEALTH - BUY_IN - FEE), 10 * BUY_IN, 10 * FEE)
        chance, steps = random.Random(7), 0
        while go_on(room, chance):
            steps += 1
            assert steps < 20_000
            if steps % 20 == 0 and is_on(room) and not cup(room).is_over:
                chips(room)
        assert list(room.room.tournaments.hosts) == [], "all are closed, the tournament last"
        assert money(room, 10) == (10 * (WEALTH - FEE), 0, 10 * FEE)
        assert audit(room.reader.entries(), room.balances()) == []
        assert room.balances_kept() == dict(room.room.services.ledger.balances)
    report = audit_place(place)
    assert report.findings == [] and (report.messages_waiting, report.in_flight) == (0, 0)


def test_it_goes_on_after_each_stop_as_if_there_had_been_none(place: Place) -> None:
    with opened(place) as room:
        begun(room, 7)
        chance, stops = random.Random(3), 0
        for step in range(20_000):
            if not go_on(room, chance):
                break
            if step % 5 == 3 and is_on(room):
                before = {name: room.room.tournaments.hosts[name].seq for name in room.room.tournaments.hosts}
                stopped(room, 7)
                stops += 1
                after = {name: room.room.tournaments.hosts[name] for name in room.room.tournaments.hosts}
                assert {name: host.status for name, host in after.items()} == dict.fromkeys(before, "running")
                if not cup(room).is_over:
                    chips(room)
        assert stops >= 5 and not is_on(room)
        assert money(room, 7) == (7 * (WEALTH - FEE), 0, 7 * FEE)
    assert audit_place(place).findings == []


def test_who_withdraws_has_all_back_and_who_cannot_enter_keeps_it(place: Place) -> None:
    with opened(place) as room:
        announced(room, most=2)
        one, other, third = (room.person(name, WEALTH) for name in ("P0", "P1", "P2"))
        tournaments = room.room.tournaments
        room.run(tournaments.enter(one, CUP))
        assert room.refused(tournaments.enter(one, CUP)).code == "entered-already"
        assert room.wallet("P0") == WEALTH - BUY_IN - FEE
        room.run(tournaments.withdraw(one, CUP))
        assert room.wallet("P0") == WEALTH
        room.run(tournaments.enter(one, CUP))
        room.run(tournaments.enter(other, CUP))
        assert room.refused(tournaments.enter(third, CUP)).code == "tournament-full"
        poor = room.person("Poor", 10)
        assert room.refused(tournaments.enter(poor, CUP)).code == "wallet-too-small"
        assert room.refused(tournaments.enter(poor, "nowhere")).code == "no-such-tournament"
        assert money(room, 3) == (3 * WEALTH - 2 * (BUY_IN + FEE), 2 * BUY_IN, 2 * FEE), (
            "full, so it has begun"
        )
    report = audit_place(place)
    assert report.findings == [] and report.in_flight == 0


def test_it_is_announced_once_and_by_staff(place: Place) -> None:
    with opened(place) as room:
        announced(room)
        assert room.refused(room.room.tournaments.announce(BOSS, terms())).code == "announced-already"
        nobody = room.person("P0")
        assert room.refused(room.room.tournaments.announce(nobody, terms(id="other"))).code == "not-staff"
        elsewhere = terms(id="x", ticket=BUY_IN + FEE, target="nowhere")
        assert room.refused(room.room.tournaments.announce(BOSS, elsewhere)).code == "no-such-tournament"
        cheaper = terms(id="x", ticket=BUY_IN, target=CUP)
        assert room.refused(room.room.tournaments.announce(BOSS, cheaper)).code == "ticket-elsewhere"


def test_a_hand_out_of_turn_is_refused_and_changes_nothing(place: Place) -> None:
    with opened(place) as room:
        begun(room, 3)
        while not any(owner.table and owner.table.hand for owner in room.room.tournaments.tables(CUP)):
            assert go_on(room, random.Random(1))
        owner = next(owner for owner in room.room.tournaments.tables(CUP) if owner.table and owner.table.hand)
        table = owner.table
        assert table is not None and table.hand is not None and table.hand.turn is not None
        wrong = next(seat.player for number, seat in table.seats.items() if number != table.hand.turn.seat)
        seq = room.room.tournaments.hosts[owner.id].seq
        with pytest.raises(Refused):
            room.room.tournaments.hosts[owner.id].carry_out(
                AtTable(Act(wrong, table.hand.hand, table.hand.turn.turn, "call"))
            )
        assert room.room.tournaments.hosts[owner.id].seq == seq


def on_its_way(room: TestRoom, cents: int) -> str:
    """An entry's money has left the wallet, and the tournament is not asked yet; the account it lies on."""
    player = room.person("P0", WEALTH)
    fund = room.run(put(room.room.funding, Target(CUP, "The Cup"), Sum(player.id, cents, "entry")))
    account = accounts.in_flight(CUP, fund.command)
    assert (room.wallet("P0"), room.balances()[account]) == (WEALTH - cents, cents)
    return account


def test_what_is_on_its_way_to_a_tournament_when_the_room_stops_goes_back_once(place: Place) -> None:
    with opened(place) as room:
        announced(room)
        account = on_its_way(room, BUY_IN + FEE)
        room.restart()
        assert (room.wallet("P0"), room.balances()[account]) == (WEALTH, 0)
        room.restart()
        assert room.wallet("P0") == WEALTH
        room.run(room.room.tournaments.enter(room.person("P0"), CUP))
        assert room.wallet("P0") == WEALTH - BUY_IN - FEE
    assert audit_place(place).findings == []


def test_what_is_on_its_way_to_a_tournament_that_freezes_goes_back_and_the_room_plays_on(
    place: Place,
) -> None:
    with opened(place) as room:
        announced(room)
        account = on_its_way(room, BUY_IN + FEE)
        tournaments = room.room.tournaments
        seq = tournaments.hosts[CUP].seq
        elsewhere = Commit(journal=(JournalRow(CUP, seq + 1, None, 1, b"no step of a tournament"),))
        room.run(room.stored.commit(elsewhere))
        assert room.refused(tournaments.enter(room.person("P1", WEALTH), CUP)).code == "owner-fault"
        room.settle()
        assert tournaments.hosts[CUP].status == "frozen"
        assert room.refused(tournaments.enter(room.person("P1", WEALTH), CUP)).code == "owner-stands-still"
        assert (room.wallet("P0"), room.wallet("P1"), room.balances()[account]) == (WEALTH, WEALTH, 0)
        assert room.faults == []
        room.deal(room.seat("holdem-nl10", "A", "B", "C"))
        assert room.balances_kept() == dict(room.room.services.ledger.balances)


def test_a_price_that_was_not_brought_is_refused_and_what_was_brought_comes_back(place: Place) -> None:
    with opened(place) as room:
        announced(room)
        player = room.person("P0", WEALTH)
        fund = room.run(put(room.room.funding, Target(CUP, "The Cup"), Sum(player.id, 1, "entry")))
        cheap = TournamentAsk(Register(player.id, 1), fund.command, 1)
        assert room.refused(room.room.tournaments.hosts[CUP].ask(cheap)).code == "wrong-price"
        forged = TournamentAsk(Register(player.id, 1), fund.command, BUY_IN + FEE)
        assert room.refused(room.room.tournaments.hosts[CUP].ask(forged)).code == "owner-fault", (
            "it is not there"
        )
        room.settle()
        assert room.room.tournaments.hosts[CUP].status == "running" and not cup(room).state.entrants
        assert room.wallet("P0") == WEALTH, "put back, it has given back what it did not know"
