"""The house's own money in a tournament, and what players agree on: set aside, brought, and what is left goes back."""

from __future__ import annotations

import random

import msgspec
import pytest

from cardroom.ledger import accounts, audit
from cardroom.room.protocol import tournament_news as of_cups
from cardroom.room.protocol.tournament_client import AnswerDeal, EnterTournament, ProposeDeal
from cardroom.room.tournaments.announcing import reserve_of
from cardroom.rules.book_loading import house
from cardroom.store.engines.store_location import Place, audit_place
from cardroom.testing.whole_room import BOSS
from cardroom.tournament.hexapro.hexapro_terms import hexapro_terms
from cardroom.tournament.play.tournament_commands import DecideDeal
from cardroom.tournament.seeded_chance import opens
from tests.room.tournaments.played import (
    BUY_IN,
    CUP,
    FEE,
    WEALTH,
    cup_room,
    enter,
    go_on,
    is_on,
    play_out,
    room_at,
    start,
)
from tests.store.contract.conftest import place

__all__ = ["place"]

NAMES = tuple(f"P{number}" for number in range(6))


def test_what_the_house_adds_is_won_and_what_it_guaranteed_in_vain_goes_back(place: Place) -> None:
    with cup_room(place, added=500, guarantee=5_000) as room:
        issued = -room.balances()[accounts.MINT]
        clients = enter(room, *NAMES)
        start(room)
        play_out(room, random.Random(1))
        results = [client.last(of_cups.TournamentFinished) for client in clients]
        assert sum(one.prize for one in results) >= 6 * BUY_IN + 500
        balances = room.balances()
        assert balances[accounts.escrow(CUP)] == 0
        brought = sum(one.prize for one in results) - 6 * BUY_IN
        # The players' own money has come from the mint as well: what has come since is what the house has brought.
        assert -balances[accounts.MINT] - issued == 6 * WEALTH + brought - 5_500
        assert audit(room.reader.entries(), balances) == []
    assert audit_place(place).findings == []


@pytest.mark.parametrize("seed", range(4))
def test_a_hexapro_is_drawn_told_played_and_paid(place: Place, seed: int) -> None:
    book = house("casinohuone")
    terms = hexapro_terms(book, CUP, 100)
    with room_at(place, seed, book) as room:
        room.run(room.room.tournaments.announce(BOSS, terms))
        room.settle()
        assert room.balances()[accounts.reserve(CUP)] == reserve_of(terms, book)
        looks = room.connect()
        clients = [room.client(name) for name in NAMES[:3]]
        for client in clients:
            client.done(EnterTournament(client.new_id(), CUP))
            draw = room.run(room.room.tournament_door.view(CUP, "")).now.draw
            assert draw is not None and draw.seal
            if client is not clients[-1]:
                assert not (draw.seed or draw.number), "nothing of it is known before it is drawn"
        drawn = clients[0].last(of_cups.HexaproDrawn)
        assert opens(drawn.seal, bytes.fromhex(drawn.seed), CUP.encode())
        assert (draw.seal, draw.seed, draw.number) == (drawn.seal, drawn.seed, drawn.number)
        assert [client.last(of_cups.HexaproDrawn) for client in clients] == [drawn] * 3 and drawn.clauses
        assert drawn.pool == drawn.multiplier_tenths * 100 // 10 and sum(drawn.prizes) == drawn.pool
        view = room.run(room.room.tournament_door.view(CUP, looks.player))
        assert view.now.row.kind == "hexapro" and view.now.row.multiplier_tenths == drawn.multiplier_tenths
        assert sum(row.per_100000 for row in view.page.odds) == 100_000
        assert [row.prizes for row in view.page.odds if row.multiplier_tenths == drawn.multiplier_tenths] == [
            drawn.prizes
        ]
        play_out(room, random.Random(seed))
        assert sum(client.last(of_cups.TournamentFinished).prize for client in clients) == drawn.pool
        assert room.balances()[accounts.escrow(CUP)] == 0
        assert audit(room.reader.entries(), room.balances()) == []


def test_a_deal_is_asked_for_agreed_to_by_all_and_paid(place: Place) -> None:
    with cup_room(place) as room:
        clients = enter(room, *NAMES)
        start(room)
        chance = random.Random(1)
        found = room.room.tournaments.owner(CUP).tournament
        assert found is not None
        for _ in range(3000):
            if found.state.left <= 3:
                break
            assert go_on(room, chance)
        inside = [client for client in clients if found.state.entrants[client.player].is_in]
        assert len(inside) in (2, 3) and is_on(room)
        door, out = room.room.tournament_door, next(one for one in clients if one not in inside)
        you = {client.name: room.run(door.view(CUP, client.player)).you for client in clients}
        assert {name for name, one in you.items() if one is not None and one.may_deal} == {
            one.name for one in inside
        }
        assert out.refusal(ProposeDeal("no", CUP, "icm")).code == "not-in-it"
        would = room.run(door.deal(CUP, "chip_chop", 0))
        assert {share.player for share in would.shares} == {
            one.player for one in inside
        } and found.state.deal is None
        assert sum(share.cents for share in would.shares) == sum(found.prizes()[: len(inside)])
        by_icm = {share.player: share.cents for share in room.run(door.deal(CUP, "icm", 0)).shares}
        assert {share.player: share.by_icm for share in would.shares} == by_icm
        assert all(share.by_chips == share.cents for share in would.shares)
        inside[0].done(ProposeDeal("deal", CUP, "icm"))
        asked = room.run(door.view(CUP, inside[1].player))
        assert asked.now.deal is not None and asked.you is not None and not asked.you.may_deal
        for _ in range(200):
            if found.state.deal is None or found.state.deal.amounts_told:
                break
            go_on(room, chance, raises=0)
        deal = found.state.deal
        assert deal is not None and set(deal.amounts_told) == {client.player for client in inside}
        shown = room.run(room.room.tournament_door.view(CUP, "")).now.deal
        assert shown is not None and sum(share.cents for share in shown.shares) + shown.for_winner > 0
        assert all(share.by_icm == share.cents and share.by_chips > 0 for share in shown.shares)
        assert sum(share.by_chips for share in shown.shares) == sum(share.cents for share in shown.shares)
        for client in inside:
            late = AnswerDeal(f"late-{client.name}", CUP, True, shown.until_ms - 1)
            assert client.refusal(late).code == "deal-over", "to a deal of before"
            assert client.refusal(msgspec.structs.replace(late, id="no", accept=False)).code == "deal-over"
        for client in inside:
            client.ask(AnswerDeal(f"yes-{client.name}", CUP, True, shown.until_ms))
        due = {share.player: share.cents for share in shown.shares}
        waits = found.state.deal
        if waits is not None and waits.waits:  # (the house leaves it to staff)
            assert inside[0].last(of_cups.TournamentNoted).what == "deal_waits"
            room.run(room.room.tournaments.act(BOSS, CUP, DecideDeal(BOSS.id, "all agree", True)))
        while go_on(room, chance):
            continue
        for client in inside:
            before = WEALTH - BUY_IN - FEE
            assert room.wallet(client.name) == before + due[client.player], "the deal, and nothing beside it"
            assert client.last(of_cups.TournamentFinished).prize == due[client.player]
            noted = [one.what for one in client.all(of_cups.TournamentNoted)]
            assert "deal_asked" in noted and "deal_agreed" in noted
        assert room.balances()[accounts.escrow(CUP)] == 0
