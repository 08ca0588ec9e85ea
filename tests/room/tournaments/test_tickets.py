"""Tickets in a room: won in a satellite, a seat at once, an entry each, back in kind, and never worth two entries."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cardroom.ledger import audit
from cardroom.ledger.accounts import escrow, fund, rake, reserve, ticket
from cardroom.room.protocol import tournament_news as of_cups
from cardroom.room.protocol.server_messages import Refused
from cardroom.room.protocol.tournament_client import EnterTournament, WithdrawFromTournament
from cardroom.room.tournaments.ticket_rows import keeping
from cardroom.rules.book_loading import house
from cardroom.rules.rulebook import Rulebook
from cardroom.store.engines.store_location import Place, audit_place
from cardroom.store.postgres.address import Address
from cardroom.store.rows import Commit
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.tickets.ticket import Ticket
from cardroom.tournament.tournament_terms import TournamentTerms
from tests.room.tournaments import played
from tests.room.tournaments.played import BUY_IN, CUP, FEE, WEALTH, go_on, is_on, start
from tests.store.contract.conftest import place

__all__ = ["place"]

SATELLITE = "sat"
PRICE = BUY_IN + FEE
DAY_SECONDS = 86_400
NAMES = tuple(f"P{number}" for number in range(5))


def cup_terms(of: str = "casinohuone", **changes: Any) -> TournamentTerms:
    return played.cup_terms(of, **({"game": next(iter(house(of).games))} | changes))


def opened(place: Place, book: Rulebook, seed: int = 1) -> TestRoom:
    if isinstance(place, Address):
        return TestRoom(place, seed, book)
    return TestRoom(place, seed, book)


def satellite_room(place: Place, of: str = "casinohuone", seed: int = 1, **changes: Any) -> TestRoom:
    """A room with a large tournament and a satellite for it."""
    room = opened(place, house(of), seed)
    late: dict[str, Any] = {"late_levels": 50, "level_hands": 50, "most": 50}
    room.run(room.room.tournaments.announce(BOSS, cup_terms(of, **late)))
    announce(room, of, **changes)
    return room


def announce(room: TestRoom, of: str = "casinohuone", **changes: Any) -> None:
    usual: dict[str, Any] = {
        "id": SATELLITE, "name": "Satellite", "buy_in": 500, "fee": 50, "ticket": PRICE, "target": CUP,
        "players": 5, "most": 5, "seats": 5,
    }  # fmt: skip
    room.run(room.room.tournaments.announce(BOSS, cup_terms(of, **(usual | changes))))
    room.settle()


def play_satellite(room: TestRoom, cup: str = SATELLITE, seed: int = 1) -> list[TestClient]:
    """It begins when its last seat is taken, and is played out."""
    clients = [room.client(name) for name in NAMES]
    for client in clients:
        client.done(EnterTournament(client.new_id(), cup))
    chance = random.Random(seed)
    while go_on(room, chance, cup, raises=0.1, folds=0.4):
        continue
    room.settle()
    return clients


def winners_of(clients: list[TestClient]) -> list[TestClient]:
    return [client for client in clients if client.last(of_cups.TournamentFinished).ticket]


def entered(room: TestRoom) -> set[str]:
    found = room.room.tournaments.found(CUP)
    assert found is not None
    return set(found.state.entrants)


def refusal(room: TestRoom, client: TestClient, **fields: Any) -> Refused:
    """Entering is refused with the house's clause, and nothing has changed."""
    before, seqs = (
        room.balances(),
        {one: room.room.tournaments.hosts[one].seq for one in room.room.tournaments.hosts},
    )
    message = {"tournament": CUP} | fields
    refused = client.refusal(EnterTournament(client.new_id(), **message))
    changed = {one: cents for one, cents in room.balances().items() if cents != before.get(one, 0)}
    assert not changed, f"{refused.code} moved money"
    assert {one: room.room.tournaments.hosts[one].seq for one in room.room.tournaments.hosts} == seqs
    assert refused.clauses, f"{refused.code} cites no clause"
    return refused


def is_right(room: TestRoom) -> None:
    assert audit(room.reader.entries(), room.balances()) == []
    assert room.balances_kept() == dict(room.room.services.ledger.balances)


@pytest.mark.clause("CO-TT.6", "CO-TT.7", "CH-8.19")
@pytest.mark.parametrize("of", ["casinohuone", "casino-helsinki"])
def test_a_satellite_pays_entries_and_the_rest_in_money_and_its_winners_have_seats(
    place: Place, of: str
) -> None:
    with satellite_room(place, of) as room:
        view = room.run(room.room.tournament_door.view(SATELLITE, ""))
        assert (view.now.row.ticket, view.now.row.target) == (PRICE, CUP), "what it pays stands in its lobby"
        clients = play_satellite(room)
        won = winners_of(clients)
        assert len(won) == 2, "2,500 buy two entries of 1,000"
        assert entered(room) == {client.player for client in won}, "who has won sits, and nobody else"
        third = next(one for one in clients if one.last(of_cups.TournamentFinished).place == 3)
        assert third.last(of_cups.TournamentFinished).prize == 500, (
            "what buys no entry is money for the next place"
        )
        paid = WEALTH - 550
        for client in clients:
            assert room.wallet(client.name) == paid + (500 if client is third else 0), "an entry is no money"
        balances = room.balances()
        assert balances[escrow(SATELLITE)] == 0 and balances[escrow(CUP)] == 2 * PRICE
        assert [balances[name] for name in balances if name.startswith("ticket:")] == [0, 0]
        is_right(room)
    assert audit_place(place).findings == []


@pytest.mark.clause("CO-33b", "CO-52b")
def test_who_withdraws_a_seat_that_was_won_has_the_ticket_and_enters_by_it_again(place: Place) -> None:
    with satellite_room(place) as room:
        winner = winners_of(play_satellite(room))[0]
        before = room.wallet(winner.name)
        winner.done(WithdrawFromTournament(winner.new_id(), CUP))
        (mine,) = winner.last(of_cups.MyTickets).tickets
        assert (mine.cents, mine.target, mine.name) == (PRICE, CUP, "The Cup")
        assert (
            room.balances()[ticket(winner.player, mine.ticket)] == PRICE
            and room.wallet(winner.name) == before
        )
        room.restart()
        winner = room.client(winner.name)
        assert winner.last(of_cups.MyTickets).tickets == (mine,) and winner.player not in entered(room)
        winner.done(EnterTournament(winner.new_id(), CUP, ticket=mine.ticket))
        assert winner.player in entered(room) and winner.last(of_cups.MyTickets).tickets == ()
        assert room.wallet(winner.name) == before
        # Cancelled before its start: the ticket comes back, and is good for another tournament at its price.
        room.run(room.room.tournaments.cancel(BOSS, CUP, "too few"))
        room.settle()
        assert (
            room.balances()[ticket(winner.player, mine.ticket)] == PRICE
            and room.wallet(winner.name) == before
        )
        room.run(room.room.tournaments.announce(BOSS, cup_terms(id="next", name="The Next")))
        winner.done(EnterTournament(winner.new_id(), "next", ticket=mine.ticket))
        assert room.balances()[escrow("next")] == PRICE
        is_right(room)
    assert audit_place(place).findings == []


@pytest.mark.clause("CO-33c")
def test_who_wins_a_seat_while_the_tournament_is_running_sits_down_in_it(place: Place) -> None:
    with satellite_room(place) as room:
        for name in ("Q0", "Q1", "Q2"):
            client = room.client(name)
            client.done(EnterTournament(client.new_id(), CUP))
        start(room)
        won = winners_of(play_satellite(room))
        found = room.room.tournaments.found(CUP)
        assert found is not None and found.state.phase == "running" and not found.state.closed
        for client in won:
            assert found.state.entrants[client.player].is_in, "late, with a full stack"
            assert client.last(of_cups.TournamentSeat).tournament == CUP
        assert room.balances()[escrow(CUP)] == 5 * BUY_IN, "the fees are the house's since the start"
        is_right(room)
    assert audit_place(place).findings == []


@pytest.mark.clause("CH-8.19")
def test_a_ticket_that_does_not_pay_is_refused_and_nothing_has_changed(place: Place) -> None:
    of = "casino-helsinki"
    with satellite_room(place, of, ticket_days=1) as room:
        clients = play_satellite(room)
        winner = winners_of(clients)[0]
        loser = next(one for one in clients if not one.last(of_cups.TournamentFinished).ticket)
        (first,) = room.reader.matters("ticket", winner.player)
        assert refusal(room, winner, ticket=first.id).code == "ticket-used", "it has paid the seat already"
        winner.done(WithdrawFromTournament(winner.new_id(), CUP))
        assert refusal(room, loser, ticket=first.id).code == "ticket-not-yours", "it is used personally"
        assert refusal(room, winner, ticket="forged").code == "no-such-ticket"
        room.run(room.room.tournaments.announce(BOSS, cup_terms(of, id="other", name="Other", buy_in=900)))
        room.run(room.room.tournaments.announce(BOSS, cup_terms(of, id="dearer", name="Dearer", buy_in=901)))
        assert refusal(room, winner, tournament="other", ticket=first.id).code == "ticket-elsewhere"
        assert refusal(room, winner, tournament="dearer", ticket=first.id).code == "ticket-elsewhere"
        room.time.clock.pass_seconds(DAY_SECONDS)
        assert refusal(room, winner, ticket=first.id).code == "ticket-expired"
        is_right(room)


def test_a_ticket_pays_one_of_two_entries_asked_for_at_once(place: Place) -> None:
    with satellite_room(place, target="") as room:
        winner = winners_of(play_satellite(room))[0]
        (mine,) = winner.last(of_cups.MyTickets).tickets
        assert mine.target == "", "for any tournament that costs as much"
        room.run(room.room.tournaments.announce(BOSS, cup_terms(id="other", name="Other")))
        asked = [EnterTournament("one", CUP, ticket=mine.ticket), EnterTournament("two", "other", ticket=mine.ticket),
                 EnterTournament("one", CUP, ticket=mine.ticket)]  # fmt: skip

        def ask() -> None:
            for message in asked:
                room.room.hear(winner, message)

        room.do(ask)
        balances = room.balances()
        assert [balances.get(escrow(name), 0) for name in (CUP, "other")] == [PRICE, 0]
        is_right(room)
    assert audit_place(place).findings == []


def test_a_winner_who_has_entered_already_may_use_the_ticket_elsewhere(place: Place) -> None:
    with satellite_room(place) as room:
        for name in NAMES:
            client = room.client(name)
            client.done(EnterTournament(client.new_id(), CUP))
        winner = winners_of(play_satellite(room))[0]
        (mine,) = winner.last(of_cups.MyTickets).tickets
        assert mine.target == ""
        room.run(room.room.tournaments.announce(BOSS, cup_terms(id="other", name="Other")))
        winner.done(EnterTournament(winner.new_id(), "other", ticket=mine.ticket))
        assert room.balances()[escrow("other")] == PRICE


@pytest.mark.clause("CH-8.24")
def test_a_part_of_the_pool_is_carried_to_a_later_tournament_and_back_when_that_is_cancelled(
    place: Place,
) -> None:
    of = "casino-helsinki"
    with opened(place, house(of)) as room:
        room.run(
            room.room.tournaments.announce(BOSS, cup_terms(of, carried=1_000, players=5, most=5, seats=5))
        )
        play_satellite(room, cup=CUP)
        kept = fund(of, "carried")
        assert not is_on(room) and room.balances()[kept] == 450 and room.balances()[rake(of)] == 5 * FEE
        issued = -room.balances()["mint"]
        room.run(room.room.tournaments.announce(BOSS, cup_terms(of, id="later", takes_carried=True)))
        assert room.balances()[kept] == 0 and room.balances()[reserve("later")] == 450
        room.run(room.room.tournaments.cancel(BOSS, "later", "nobody has come"))
        room.settle()
        assert room.balances()[kept] == 450, "what was carried is carried still"
        terms = cup_terms(of, id="last", takes_carried=True, players=5, most=5, seats=5)
        room.run(room.room.tournaments.announce(BOSS, terms))
        clients = play_satellite(room, cup="last")
        assert sum(one.last(of_cups.TournamentFinished).prize for one in clients) == 5 * BUY_IN + 450
        assert room.balances()[kept] == 0 and -room.balances()["mint"] == issued
        is_right(room)
    assert audit_place(place).findings == []


def test_a_row_that_says_another_ticket_than_its_account_is_found(place: Place) -> None:
    with satellite_room(place, target="") as room:
        winner = winners_of(play_satellite(room))[0]
        (mine,) = winner.last(of_cups.MyTickets).tickets
        dearer = Ticket(mine.ticket, winner.player, PRICE + 1, "", None, mine.house, SATELLITE)
        room.run(room.stored.commit(Commit(changes=(keeping(dearer, 1, is_open=True),))))
        forged = Ticket("forged", winner.player, PRICE, "", None, mine.house, SATELLITE)
        room.run(room.stored.commit(Commit(changes=(keeping(forged, 1, is_open=True),))))
    found = [finding.where for finding in audit_place(place).findings]
    assert sorted(found) == ["ticket forged", f"ticket {mine.ticket}"]
