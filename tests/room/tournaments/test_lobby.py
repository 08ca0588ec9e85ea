"""What a tournament's page tells before and while it is played, and when its prizes are on the wallet."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardroom.room.protocol import tournament_news as of_cups
from cardroom.room.protocol.tournament_client import WithdrawFromTournament
from cardroom.rules.decisions import Payout
from cardroom.table.values.stakes import Stakes
from cardroom.testing.whole_room import START_MS, TestRoom
from cardroom.tournament.tournament_terms import AddOn, BreakAfter, Rebuys
from tests.room.tournaments.played import BUY_IN, CUP, FEE, WEALTH, cup_room, enter, go_on, is_on, start

NAMES = ("P1", "P2", "P3", "P4", "P5", "P6", "P7")
HOUR_MS = 3_600_000
LEVELS = tuple([Stakes(small_blind=10 * n, big_blind=20 * n, ante=2 * n, level=n) for n in range(1, 9)])


@pytest.mark.clause("CO-27a", "CO-32a", "CO-34a")
def test_structure_lengths_rebuys_breaks_and_deadlines_stand_on_the_page(tmp_path: Path) -> None:
    terms = {
        "levels": LEVELS, "level_hands": 0, "level_ms": 600_000, "lengths_ms": (0, 300_000, *[0] * 6),
        "late_levels": 4, "re_entries": 2, "rebuys": Rebuys(chips=500, price=900, until_level=3, most=2, up_to=500),
        "add_on": AddOn(1_000, 900), "hourly_breaks": True,
    }  # fmt: skip
    with cup_room(tmp_path, **terms) as room:
        view = room.run(room.room.tournament_door.view(CUP, ""))
        page, row = view.page, view.now.row
        assert [(one.small_blind, one.big_blind, one.ante) for one in page.structure] == [
            (one.small_blind, one.big_blind, one.ante) for one in LEVELS
        ]
        assert [one.seconds for one in page.structure] == [600, 300, *[600] * 6], (
            "each level as long as it is"
        )
        sales = {one.kind: (one.chips, one.price, one.until_level, one.most, one.up_to) for one in page.sales}
        assert sales["rebuy"] == (500, 900, 3, 2, 500) and sales["add_on"][:2] == (1_000, 900)
        assert sales["re_entry"][3] == 2 and page.hourly_breaks
        assert (row.late_levels, row.no_withdrawal, row.withdraws_until_ms) == (4, False, 0)
        cited = {rule.name: rule.clauses for rule in page.rules}
        assert (
            "CO-27a" in cited["breaks"]
            and "CO-27a" in cited["rebuy"]
            and "CO-34a" in cited["withdrawal_seconds"]
        )
    with cup_room(
        tmp_path / "other", of="casino-kruh", game="holdem-nl", breaks=(BreakAfter(2, 900),)
    ) as room:
        page = room.run(room.room.tournament_door.view(CUP, "")).page
        assert [one.break_seconds for one in page.structure[:4]] == [0, 900, 0, 0] and page.structure[
            0
        ].hands == 3


def test_who_looks_is_told_when_it_began_where_staff_let_it_begin_early(tmp_path: Path) -> None:
    planned = START_MS + HOUR_MS
    with cup_room(tmp_path, starts_ms=planned) as room:
        enter(room, "P1", "P2", "P3")
        assert room.run(room.room.tournament_door.view(CUP, "")).now.row.starts_ms == planned
        start(room)
        began = room.run(room.room.tournament_door.view(CUP, "")).now.row.starts_ms
        assert START_MS <= began < planned


@pytest.mark.clause("CO-33a", "CO-34a")
def test_the_page_tells_until_when_one_may_withdraw_and_the_room_keeps_to_it(tmp_path: Path) -> None:
    starts_ms = START_MS + HOUR_MS
    with cup_room(tmp_path / "a", withdrawal_seconds=300, starts_ms=starts_ms) as room:
        [client] = enter(room, "P1")
        row = room.run(room.room.tournament_door.view(CUP, "")).now.row
        assert row.withdraws_until_ms == starts_ms - 300_000
        assert room.wallet("P1") == WEALTH - BUY_IN - FEE
        client.done(WithdrawFromTournament("out", CUP))
        assert room.wallet("P1") == WEALTH
    with cup_room(tmp_path / "b", withdrawal_seconds=-1) as room:
        [client] = enter(room, "P1")
        assert room.run(room.room.tournament_door.view(CUP, "")).now.row.no_withdrawal
        refusal = client.refusal(WithdrawFromTournament("out", CUP))
        assert refusal.code == "no-withdrawal" and "CO-34a" in refusal.clauses
        assert room.wallet("P1") == WEALTH - BUY_IN - FEE


def spent(room: TestRoom, name: str) -> int:
    """What the tournament has brought a player so far."""
    return room.wallet(name) - (WEALTH - BUY_IN - FEE)


@pytest.mark.clause("CO-44")
@pytest.mark.parametrize("seed", [1, 2])
def test_what_a_place_pays_is_on_the_wallet_as_soon_as_the_player_is_out_and_the_winner_s_at_the_end(
    tmp_path: Path, seed: int
) -> None:
    payouts = (Payout(2, (4_000, 2_500, 1_500, 1_000, 1_000)),)
    with cup_room(tmp_path, payouts=payouts) as room:
        clients = {client.name: client for client in enter(room, *NAMES)}
        start(room)
        chance, paid_before_the_end = random.Random(seed), 0
        while go_on(room, chance):
            for name, client in clients.items():
                told = client.all(of_cups.TournamentFinished)
                if told and is_on(room):
                    assert spent(room, name) == told[-1].prize, "at once, while the others play on"
                    paid_before_the_end += told[-1].prize > 0
                elif not told:
                    assert spent(room, name) == 0
        assert paid_before_the_end
        prizes = {name: client.last(of_cups.TournamentFinished) for name, client in clients.items()}
        assert {name: spent(room, name) for name in prizes} == {
            name: one.prize for name, one in prizes.items()
        }
        assert sum(one.prize for one in prizes.values()) == len(NAMES) * BUY_IN
        [winner] = [name for name, one in prizes.items() if one.place == 1]
        assert spent(room, winner) == max(one.prize for one in prizes.values())
