"""A player disqualified in a room: the prize comes back from the wallet, who rises is paid, and all of it is told."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cardroom.ledger import accounts, audit
from cardroom.room.protocol import tournament_news as of_cups
from cardroom.rules.book_loading import house
from cardroom.store.engines.store_location import audit_place
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.tournaments.played import BUY_IN, CUP, FEE, cup_room, enter, go_on, start

NAMES = tuple(f"P{number}" for number in range(7))
PAID = BUY_IN + FEE


def to_the_money(folder: Path, of: str, **changes: Any) -> tuple[TestRoom, list[TestClient], TestClient]:
    """A tournament in which somebody has gone out in a place that was paid, and others play on."""
    for seed in range(1, 12):
        # (Which hands end it so the cards decide: another deal is tried where all went out at once.)
        game = next(iter(house(of).games))
        room = cup_room(folder / f"{of}-{seed}", seed, of=of, game=game, seats=7, **changes)
        clients = enter(room, *NAMES)
        start(room)
        found, chance = room.room.tournaments.found(CUP), random.Random(seed)
        assert found is not None
        while CUP in room.room.tournaments.hosts and not [
            one for one in found.state.placed.values() if one.prize
        ]:
            go_on(room, chance, raises=0.1, folds=0.3)
        paid = [one for one in found.state.placed.values() if one.prize]
        if CUP in room.room.tournaments.hosts and len(paid) == 1 and not found.is_over:
            return room, clients, next(one for one in clients if one.player == paid[0].player)
        room.close()
    raise AssertionError("nobody goes out in the money alone")


@pytest.mark.clause("CH-8.54", "CH-8.55")
@pytest.mark.parametrize("short", [0, 300])
def test_a_prize_comes_back_from_the_wallet_and_what_it_lacks_the_house_brings(
    tmp_path: Path, short: int
) -> None:
    room, clients, lost = to_the_money(tmp_path, "casino-helsinki")
    with room:
        prize = lost.last(of_cups.TournamentFinished).prize
        if short:
            room.give(lost.name, -(room.wallet(lost.name) - short))
        wallet, issued = room.wallet(lost.name), -room.balances()[accounts.MINT]
        before = room.balances()
        seen = room.run(room.room.disqualifications.look(BOSS, CUP, lost.player))
        assert (seen.lost, seen.from_wallet, seen.from_house) == (
            prize,
            min(prize, wallet),
            prize - min(prize, wallet),
        )
        assert room.balances() == before, "a look moves nothing"
        room.run(room.room.disqualifications.carry_out(BOSS, CUP, lost.player, "chips from the pocket"))
        room.settle()
        told = lost.last(of_cups.PrizeTakenBack)
        assert (told.cents, told.paid) == (prize, seen.from_wallet)
        assert {"CH-8.54", "CH-8.55"} & set(told.clauses)
        assert room.wallet(lost.name) == wallet - seen.from_wallet
        assert -room.balances()[accounts.MINT] == issued + seen.from_house
        lines = room.reader.log(what="run_tournaments").rows
        (line,) = [one for one in lines if one.record.details["kind"] == "disqualify"]
        assert (line.record.who, line.record.reason) == (BOSS.id, "chips from the pocket")
        again = room.refused(room.room.disqualifications.carry_out(BOSS, CUP, lost.player, "once more"))
        assert again.code == "disqualified-already"
        chance = random.Random(1)
        while go_on(room, chance):
            continue
        balances = room.balances()
        assert balances[accounts.escrow(CUP)] == 0
        shown = [client.last(of_cups.TournamentFinished).prize for client in clients if client is not lost]
        wallets = sum(room.wallet(client.name) for client in clients if client is not lost)
        assert wallets == 6 * (1_000_000 - PAID) + 7 * BUY_IN, "all of the pool is the others'"
        assert sum(shown) <= 7 * BUY_IN
        assert audit(room.reader.entries(), balances) == []
        other, desk = next(one for one in clients if one is not lost), room.room.disqualifications
        for late in (desk.look(BOSS, CUP, other.player), desk.carry_out(BOSS, CUP, other.player, "too late")):
            assert room.refused(late).code == "tournament-over", "not that there is no such tournament"
        assert room.balances() == balances
        place = room.folder
    assert audit_place(place).findings == []


def test_what_the_house_brings_for_a_prize_that_is_gone_takes_two_where_it_is_much(tmp_path: Path) -> None:
    room, _, lost = to_the_money(tmp_path, "casino-helsinki")
    with room:
        kept: Any = room.room.house_money
        kept._settings = replace(kept._settings, giver_alone_cents=0)
        two, three = room.person("Two", 0, role="floor"), room.person("Three", 0, role="floor")
        room.give(lost.name, -room.wallet(lost.name))
        before, desk = room.balances(), room.room.disqualifications
        for _ in range(2):
            refused = room.refused(desk.carry_out(two, CUP, lost.player, "chips from the pocket"))
            assert refused.code == "second-needed"
            assert not [one for one, cents in room.balances().items() if cents != before.get(one, 0)]
        room.run(desk.carry_out(three, CUP, lost.player, "the same"))
        assert room.balances()[accounts.MINT] < before[accounts.MINT]


def test_a_disqualification_without_a_reason_or_by_a_player_is_refused_and_nothing_moves(
    tmp_path: Path,
) -> None:
    room, clients, lost = to_the_money(tmp_path, "casino-helsinki")
    with room:
        before, seq = room.balances(), room.room.tournaments.hosts[CUP].seq
        desk = room.room.disqualifications
        assert room.refused(desk.carry_out(BOSS, CUP, lost.player, "")).code == "no-reason"
        assert room.refused(desk.carry_out(BOSS, CUP, "nobody", "for a test")).code == "not-registered"
        player = room.person(clients[0].name)
        assert room.refused(desk.carry_out(player, CUP, lost.player, "for a test")).code == "not-staff"
        assert (
            room.refused(desk.carry_out(BOSS, CUP, lost.player, "for a test", 10**9)).code == "prize-is-lost"
        )
        moved = {one: cents for one, cents in room.balances().items() if cents != before.get(one, 0)}
        assert not moved and room.room.tournaments.hosts[CUP].seq == seq
