"""A tournament that is changed in a room: who has entered is told, money is the house's own, and a restart knows it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardroom.ledger import accounts
from cardroom.room.protocol import tournament_news as of_cups
from cardroom.room.protocol.tournament_client import (
    EnterTournament,
    WatchTournament,
    WithdrawFromTournament,
)
from cardroom.room.tournaments.asks import Asks
from cardroom.room.tournaments.public_view import page_of, row_of
from cardroom.rules import Refused
from cardroom.store.engines.store_location import audit_place
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.play.tournament_commands import (
    ChangeBreakingOrder,
    ChangeEntries,
    ChangeFee,
    ChangeGuarantee,
    ChangeLevels,
    ChangeStart,
    StaffCommand,
)
from cardroom.tournament.play.tournament_state import TournamentState
from cardroom.tournament.tournament_terms import NOBODY_WITHDRAWS, Day
from tests.room.tournaments.played import CUP, cup_room, cup_terms, enter, go_on, play_out, start

WHY = (BOSS.id, "the hall is let")
HOUR_MS = 3_600_000


def act(room: TestRoom, command: StaffCommand) -> None:
    room.run(room.room.tournaments.act(BOSS, CUP, command))
    room.settle()


def cup_state(room: TestRoom) -> TournamentState:
    found = room.room.tournaments.found(CUP)
    assert found is not None
    return found.state


@pytest.mark.clause("CO-26b")
def test_a_sit_and_go_that_is_given_a_start_time_is_a_scheduled_tournament(tmp_path: Path) -> None:
    with cup_room(tmp_path / "room", most=2, level_hands=1) as room:
        (client,) = enter(room, "Ann")
        room.run(room.room.tournaments.announce(BOSS, cup_terms(id="other", most=2)))
        starts_ms = room.time.now_ms() + HOUR_MS
        act(room, ChangeStart(*WHY, starts_ms))
        found = {owner.id: owner.tournament for owner in room.room.tournaments.all()}
        rows = {name: row_of(one) for name, one in found.items() if one is not None}
        assert (rows[CUP].kind, rows[CUP].starts_ms) == ("scheduled", starts_ms)
        assert (rows["other"].kind, rows["other"].starts_ms) == ("sit_and_go", 0), "and no other"
        enter(room, "Bob")
        assert cup_state(room).phase == "announced", "it begins at its time, and not when its seats are taken"
        room.restart()
        for name in ("Ann", "Bob"):
            room.connect(name)
        room.wait(ms=starts_ms - room.time.now_ms())
        assert cup_state(room).phase == "running"
        play_out(room, random.Random(2))
        page = room.run(room.room.played.page(client.player, "", None, ""))
        assert [row.kind for row in page.rows] == ["scheduled"], "and so it is kept"


@pytest.mark.clause("CO-34b")
@pytest.mark.parametrize(("announced", "changed"), [(0, 1), (1, 0)])
def test_late_entries_are_told_of_as_staff_have_changed_them(
    tmp_path: Path, announced: int, changed: int
) -> None:
    with cup_room(
        tmp_path / "room", late_levels=announced, re_entries=1, level_hands=1, starts_ms=10**13
    ) as room:
        client = enter(room, "Ann", "Bob", "Cid")[0]
        act(room, ChangeEntries(*WHY, changed))
        start(room)
        found = room.room.tournaments.found(CUP)
        assert found is not None
        assert [one.until_level for one in page_of(found, room.book).sales if one.kind == "re_entry"] == [
            changed
        ]
        chance = random.Random(2)
        while go_on(room, chance, raises=0):
            pass
        noted = [one.what for one in client.all(of_cups.TournamentNoted)]
        assert noted.count("entries_closed") == (1 if changed else 0)


@pytest.mark.clause("CO-26b", "CO-27b", "CO-34b", "CO-39b", "CO-45b")
def test_everybody_who_has_entered_is_told_of_each_change(tmp_path: Path) -> None:
    with cup_room(tmp_path / "room", starts_ms=10**13) as room:
        clients = enter(room, "Ann", "Bob")
        mint = room.balances()[accounts.MINT]
        told = (
            (ChangeStart(*WHY, 10**13 + HOUR_MS), "start_changed"),
            (ChangeLevels(*WHY, cup_terms().levels[:4]), "levels_changed"),
            (ChangeEntries(*WHY, 2), "entries_changed"),
            (ChangeEntries(*WHY, 0), "entries_ended"),
            (ChangeFee(*WHY, 150), "fee_raised"),
            (ChangeFee(*WHY, 120), "fee_lowered"),
            (ChangeGuarantee(*WHY, 9_000), "guarantee_raised"),
            (ChangeGuarantee(*WHY, 5_000), "guarantee_lowered"),
        )
        for command, word in told:
            act(room, command)
            for client in clients:
                note = client.last(of_cups.TournamentNoted)
                assert note.what == word and "CO-39b" in note.clauses
        assert room.balances()[accounts.MINT] == mint - 9_000, "set aside once, and not again for less"
        (mine,) = clients[0].last(of_cups.MyTournaments).tournaments
        assert mine.starts_ms == 10**13 + HOUR_MS
        room.wait(ms=2_000)
        shown = clients[0].last(of_cups.TournamentShown)
        assert len(shown.page.structure) == 4, "who looks has the structure anew"
        now = (
            clients[0].last(of_cups.TournamentChanged).now
            if clients[0].all(of_cups.TournamentChanged)
            else shown.now
        )
        assert (now.row.fee, now.row.guarantee) == (120, 5_000)
        acts = [one.record.details["kind"] for one in room.reader.log(what="run_tournaments").rows]
        assert sorted(set(acts)) == [
            "announce", "change_entries", "change_fee", "change_guarantee", "change_levels", "change_start",
        ]  # fmt: skip


def test_a_price_that_rose_lets_out_who_has_paid_the_old_one(tmp_path: Path) -> None:
    with cup_room(tmp_path / "room", withdrawal_seconds=NOBODY_WITHDRAWS) as room:
        ann, bob = enter(room, "Ann", "Bob")
        before = room.wallet("Ann")
        assert ann.refusal(WithdrawFromTournament(ann.new_id(), CUP)).code == "no-withdrawal"
        act(room, ChangeFee(*WHY, 300))
        ann.ask(WatchTournament(CUP))
        you = ann.last(of_cups.TournamentShown).you
        assert you is not None and you.way_out
        ann.done(WithdrawFromTournament(ann.new_id(), CUP))
        assert room.wallet("Ann") == before + 1_000
        (late,) = enter(room, "Eve")
        assert late.last(of_cups.MyTournaments).tournaments and bob.last(of_cups.MyTournaments).tournaments
        assert room.balances()[accounts.escrow(CUP)] == 1_000 + 1_200


@pytest.mark.parametrize("guarantee", [0, 2_000, 50_000])
def test_a_changed_guarantee_is_paid_out_and_the_rest_goes_back(tmp_path: Path, guarantee: int) -> None:
    room = cup_room(tmp_path / "room", guarantee=5_000)
    with room:
        act(room, ChangeGuarantee(*WHY, guarantee))
        enter(room, "Ann", "Bob", "Cid")
        mint = room.balances()[accounts.MINT]
        wealth = sum(room.balances()[accounts.wallet(client.player)] for client in room.clients)
        start(room)
        play_out(room, random.Random(3))
        after = sum(room.balances()[accounts.wallet(client.player)] for client in room.clients)
        overlay = max(0, guarantee - 2_700)
        assert after - wealth == 2_700 + overlay
        assert room.balances()[accounts.escrow(CUP)] == 0
        assert room.balances()[accounts.MINT] == mint + max(5_000, guarantee) - overlay
    assert audit_place(tmp_path / "room").is_clean


def test_the_days_are_shown_by_the_start_that_holds(tmp_path: Path) -> None:
    days = (Day(level=2), Day(begins_seconds=3_600))
    with cup_room(tmp_path / "room", starts_ms=10**13, days=days) as room:
        act(room, ChangeStart(*WHY, 10**13 + HOUR_MS))
        found = room.room.tournaments.found(CUP)
        assert found is not None
        assert [one.begins_ms for one in page_of(found, "1").days] == [0, 10**13 + 2 * HOUR_MS]


def test_a_restart_knows_what_was_changed(tmp_path: Path) -> None:
    with cup_room(tmp_path / "room", withdrawal_seconds=NOBODY_WITHDRAWS) as room:
        enter(room, "Ann")
        act(room, ChangeFee(*WHY, 300))
        act(room, ChangeGuarantee(*WHY, 9_000))
        room.restart()
        found = room.room.tournaments.found(CUP)
        assert found is not None and (found.terms.fee, found.terms.guarantee) == (300, 9_000)
        ann = room.client("Ann")
        ann.done(WithdrawFromTournament(ann.new_id(), CUP))


@pytest.mark.clause("PF-2.4")
def test_the_breaking_order_is_shown_once_nobody_enters_any_more_and_a_change_is_told(tmp_path: Path) -> None:
    with cup_room(tmp_path / "room", of="pokerstars-live-fi", game="holdem-nl", late_levels=1) as room:
        clients = enter(room, *[f"P{number}" for number in range(10)])
        start(room)
        found = room.room.tournaments.found(CUP)
        assert found is not None
        clients[0].ask(WatchTournament(CUP))
        assert clients[0].last(of_cups.TournamentShown).now.breaking_order == (), "players still enter"
        act(room, ChangeEntries(*WHY, 0))
        clients[0].ask(WatchTournament(CUP))
        room.wait(ms=2_000)
        assert clients[0].last(of_cups.TournamentShown).now.breaking_order == (3, 2, 1), "with the new terms"
        act(room, ChangeBreakingOrder(*WHY, (1, 3, 2)))
        note = clients[4].last(of_cups.TournamentNoted)
        assert note.what == "breaking_order_changed" and "PF-2.4" in note.clauses
        room.wait(ms=2_000)
        assert clients[0].last(of_cups.TournamentChanged).now.breaking_order == (1, 3, 2)


@pytest.mark.clause("CO-38b")
def test_a_freeroll_for_those_who_are_named_and_confirm_its_words(tmp_path: Path) -> None:
    with TestRoom(tmp_path / "room") as room:
        people = [room.client(name) for name in ("Ann", "Bob")]
        text = 'name = "Thanks"\nstack = 1000\nlevels = [{ big_blind = 20, small_blind = 10 }]\n'
        desk = room.room.tournaments
        with pytest.raises(Refused) as unknown:
            room.run(desk.make(BOSS, "casinohuone", text, "thanks", asks=Asks("", ("Nemo",))))
        assert unknown.value.code == "no-such-player"
        asks = Asks("I helped at the summer party", ("ann",))
        cup = room.run(desk.make(BOSS, "casinohuone", text, "thanks", asks=asks))
        room.settle()
        row = people[0].ask(WatchTournament(cup)) or people[0].last(of_cups.TournamentShown).now.row
        assert (row.condition, row.invited) == ("I helped at the summer party", True)
        ann, bob = people
        assert ann.refusal(EnterTournament(ann.new_id(), cup)).code == "condition-not-confirmed"
        assert bob.refusal(EnterTournament(bob.new_id(), cup, agrees=True)).code == "not-invited"
        ann.done(EnterTournament(ann.new_id(), cup, agrees=True))
