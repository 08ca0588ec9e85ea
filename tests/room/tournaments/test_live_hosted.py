"""A live tournament in a room: stored and replayed by the same host as every owner, durable before it is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.room.identity.person import Person
from cardroom.room.protocol.live_tournaments import LiveHall
from cardroom.room.protocol.tournament_client import WatchTournament
from cardroom.room.protocol.tournament_news import TournamentChanged, TournamentShown
from cardroom.room.tournaments.tournament_penalties import PenaltyWish
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live.live_acts import (
    AnyLiveAct,
    Confirm,
    CountStacks,
    OutTold,
    TakeBackLive,
    TellAway,
    TellButton,
    TellClear,
    TellHand,
    TellOut,
    TellRace,
    TellServed,
)
from cardroom.tournament.play.tournament_commands import (
    ColourUpNow,
    EndBreak,
    GiveSeatAgain,
    KeepSeatFree,
    PauseTournament,
    RemovePlayer,
)
from cardroom.tournament.tournament_terms import BreakAfter
from tests.room.tournaments.played import CUP, FEE, WEALTH, cup_room, cup_terms, enter, is_on

NAMES = tuple(f"P{number}" for number in range(1, 10))


def live_room(place: Path, **changes: Any) -> TestRoom:
    """A room of Casino Helsinki with a live cup."""
    usual: dict[str, Any] = {
        "of": "casino-helsinki", "game": "holdem-nl", "level_hands": 0, "level_ms": 1_200_000, "stack": 1_000,
        "live": True,
    }  # fmt: skip
    return cup_room(place, **usual | changes)


def hall(room: TestRoom) -> LiveHall:
    """What staff see."""
    return room.room.live_tournaments.hall(BOSS, CUP)


def tell(room: TestRoom, act: AnyLiveAct) -> None:
    """Staff tell something, and it is durable."""
    room.run(room.room.live_tournaments.tell(BOSS, CUP, act))
    room.settle()


def carry_out(room: TestRoom) -> None:
    """People do all that is ordered, and what follows from it."""
    while is_on(room) and (orders := hall(room).orders):
        tell(room, Confirm(orders=(orders[0].number,)))


def begun(place: Path, **changes: Any) -> TestRoom:
    """The cup has begun and everybody sits."""
    room = live_room(place, **changes)
    enter(room, *NAMES)
    room.run(room.room.tournaments.start(BOSS, CUP))
    room.settle()
    carry_out(room)
    return room


def test_a_live_cup_is_played_to_its_prizes_and_outlives_stops(tmp_path: Path) -> None:
    with begun(tmp_path) as room:
        assert {len(table.seats) for table in hall(room).tables} == {3}
        before = hall(room)
        room.restart()
        after = hall(room)
        assert (after.tables, after.orders, after.chips) == (before.tables, before.orders, before.chips)
        assert [act.did for act in after.acts] == [act.did for act in before.acts]
        outs = 0
        while is_on(room):
            found = hall(room)
            carry_out(room)
            deals = [table for table in hall(room).tables if table.deals] if is_on(room) else []
            if not deals:
                break
            table = max(deals, key=lambda one: len(one.seats))
            loser, winner = table.seats[0], table.seats[-1]
            told = OutTold(loser.player, loser.stack, "floor", (winner.player,))
            tell(room, TellOut(outs=(told,)))
            outs += 1
            if outs == 3:
                room.restart()
            assert found.chips.issued == 9_000
        assert outs == 8 and not is_on(room)
        wallets = sum(room.wallet(name) for name in NAMES)
        assert wallets == len(NAMES) * (WEALTH - FEE), "the pool has been paid, the fee is the house's"


def test_the_chips_of_the_event_are_in_play_or_removed(tmp_path: Path) -> None:
    with begun(tmp_path) as room:
        chips = hall(room).chips
        assert (chips.issued, chips.in_play, chips.removed) == (9_000, 9_000, 0)
        table = hall(room).tables[0]
        act = RemovePlayer(BOSS.id, "abuse", table.seats[0].player, "of_the_moment")
        room.run(room.room.tournaments.act(BOSS, CUP, act))
        room.settle()
        carry_out(room)
        chips = hall(room).chips
        assert (chips.issued, chips.in_play, chips.removed) == (9_000, 8_000, 1_000)


def test_a_refusal_changes_nothing_and_names_who_was_first(tmp_path: Path) -> None:
    with begun(tmp_path, seats=6) as room:
        player = hall(room).tables[0].seats[0]
        told = OutTold(player.player, player.stack)
        room.wait(seconds=30)
        tell(room, TellOut(outs=(told,)))
        seen, there = hall(room), len(hall(room).tables[0].seats)
        with pytest.raises(Refused) as again:
            tell(room, TellOut(outs=(told,)))
        assert again.value.code == "out-already" and again.value.arguments["by"] == BOSS.id
        assert hall(room).number == seen.number
        act = seen.acts[0]
        assert (act.did, act.may_take_back, act.players) == ("out", True, (player.name,))
        tell(room, TakeBackLive(why="the other seat", number=act.number))
        assert len(hall(room).tables[0].seats) == there + 1
        assert [act.taken_back for act in hall(room).acts[:2]] == [0, act.number + 1]


def test_the_hall_shows_what_is_left_of_a_penalty_the_button_and_who_won_the_chips(tmp_path: Path) -> None:
    with begun(tmp_path, of="pokerstars-live-fi", seats=9) as room:
        drawn = hall(room).tables[0]
        assert drawn.dealer and not drawn.button_ms, "the button was drawn for the first hand"
        one, two, three, four = drawn.seats[:4]
        wish = PenaltyWish(one.player, "missed_hands", "foul language", count=3)
        room.run(room.room.tournament_penalties.give(BOSS, CUP, wish))
        room.settle()
        tell(room, TellHand(table=1, serving=(one.player,)))
        tell(room, TellAway(player=two.player, away="wish"))
        tell(room, TellButton(table=1, dealer=one.seat))
        room.restart()
        table = hall(room).tables[0]
        assert (table.seats[0].penalty_hands, table.seats[1].away) == (2, "wish")
        assert 0 < table.seats[1].away_since_ms <= table.button_ms
        assert (table.dealer, table.big_blind) == (one.seat, three.seat)
        shares = (four.player, three.player)
        tell(room, TellOut(outs=(OutTold(two.player, two.stack, "Kai", shares),), serving=(one.player,)))
        act = hall(room).acts[0]
        assert (act.winners, act.counted_by) == ((four.name, three.name), "Kai")
        assert {row.penalty_hands for row in hall(room).tables[0].seats if row.player == one.player} == {1}
        tell(room, TakeBackLive(why="the other seat", number=act.number))
        assert hall(room).tables[0].seats[0].penalty_hands == 2


def test_the_hall_shows_a_seat_kept_free_until_it_is_given_again_also_behind_a_stop(tmp_path: Path) -> None:
    with begun(tmp_path) as room:
        table = hall(room).tables[0]
        free = next(
            seat for seat in range(1, hall(room).seats + 1) if seat not in {one.seat for one in table.seats}
        )
        act = KeepSeatFree(BOSS.id, "the chair is broken", table.table, free)
        room.run(room.room.tournaments.act(BOSS, CUP, act))
        for _ in range(2):
            (kept,) = hall(room).tables[0].kept
            assert (kept.seat, kept.reason, kept.by) == (free, "the chair is broken", room.called(BOSS.id))
            room.restart()
        room.run(room.room.tournaments.act(BOSS, CUP, GiveSeatAgain(BOSS.id, "mended", table.table, free)))
        assert not hall(room).tables[0].kept


def test_the_hall_shows_until_when_a_player_is_away_by_a_penalty(tmp_path: Path) -> None:
    with begun(tmp_path, seats=9) as room:
        player = hall(room).tables[0].seats[0].player
        wish = PenaltyWish(player, "time_away", "shouted", minutes=10)
        room.run(room.room.tournament_penalties.give(BOSS, CUP, wish))
        room.settle()
        seat, now_ms = hall(room).tables[0].seats[0], hall(room).now_ms
        assert (seat.penalty_hands, seat.penalty_until_ms - now_ms) == (0, 10 * 60_000)
        with pytest.raises(Refused) as hands:
            tell(room, TellServed(player=player))
        assert hands.value.code == "penalty-over" and hands.value.clauses


def test_only_a_live_room_has_live_tables_and_only_staff_tell(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        with pytest.raises(Refused) as online:
            room.run(room.room.tournaments.announce(BOSS, cup_terms(id="live", live=True)))
        assert online.value.code == "no-live-tables"
        with pytest.raises(Refused) as plain:
            hall(room)
        assert plain.value.code == "not-live"
        [player] = enter(room, "Anna")
        with pytest.raises(Refused) as stranger:
            person = BOSS.__class__(player.player, "Anna", "player")
            room.run(room.room.live_tournaments.tell(person, CUP, TellClear()))
        assert stranger.value.code in ("not-staff", "not-your-role")


def test_the_hall_is_written_once_behind_each_step_and_is_never_an_old_one(tmp_path: Path) -> None:
    with begun(tmp_path) as room:
        desk = room.room.live_tournaments

        def written() -> msgspec.Raw:
            text = desk.written(BOSS, CUP)
            seen = msgspec.json.decode(text, type=LiveHall)
            assert msgspec.structs.replace(seen, now_ms=0, version="") == msgspec.structs.replace(
                hall(room), now_ms=0
            )
            return text

        first = written()
        assert written() is first, "nothing has happened"
        tell(room, CountStacks(table=1, stacks={hall(room).tables[0].seats[0].player: 1_000}))
        second = written()
        assert second is not first
        room.run(room.room.tournaments.act(BOSS, CUP, PauseTournament(BOSS.id, "fire alarm")))
        room.settle()
        third = written()
        assert third is not second and b'"is_paused":true' in bytes(third)
        room.restart()
        written()
        with pytest.raises(Refused):
            desk.written(Person("p", "p", "player"), CUP)


def test_the_log_has_every_act_with_who_why_and_clause_and_who_won_a_race(tmp_path: Path) -> None:
    with begun(tmp_path, seats=9) as room:
        small = hall(room).tables[0].seats[:2]
        stacks = {small[0].player: 1_000 + 1, small[1].player: 999}
        tell(room, TellHand(table=1, stacks=stacks, why="recounted", clause="CH-8.34"))
        room.run(room.room.tournaments.act(BOSS, CUP, ColourUpNow(BOSS.id, "they are many", 1, 25)))
        room.settle()
        while (order := hall(room).orders[0]).what != "race":
            tell(room, Confirm(orders=(order.number,)))
        tell(room, TellRace(order=order.number, cards=tuple(range(order.cards))))
        race = hall(room).acts[0]
        assert race.did == "race" and race.winners and len(race.chips_won) == len(race.winners)
        assert set(race.winners) <= set(NAMES) and race.clauses
        room.restart()
        log = room.run(room.room.live_tournaments.acts(BOSS, CUP))
        assert (log.name, log.house, log.acts[0]) == ("The Cup", "casino-helsinki", race)
        hand = next(one for one in log.acts if one.did == "hand")
        assert (hand.why, hand.clauses[0], hand.tables) == ("recounted", "CH-8.34", (1,))
        assert [one.number for one in log.acts] == list(range(len(log.acts), 0, -1)), "none is left out"
        with pytest.raises(Refused) as stranger:
            room.run(room.room.live_tournaments.acts(room.person("Kari"), CUP))
        assert stranger.value.code == "not-staff"


def test_the_log_is_there_when_the_event_is_over(tmp_path: Path) -> None:
    with begun(tmp_path) as room:
        while is_on(room):
            carry_out(room)
            table = max((one for one in hall(room).tables if one.deals), key=lambda one: len(one.seats))
            loser, winner = table.seats[0], table.seats[-1]
            tell(room, TellOut(outs=(OutTold(loser.player, loser.stack, "floor", (winner.player,)),)))
        log = room.run(room.room.live_tournaments.acts(BOSS, CUP))
        assert len([one for one in log.acts if one.did == "out"]) == len(NAMES) - 1
        with pytest.raises(Refused) as nowhere:
            room.run(room.room.live_tournaments.acts(BOSS, "no-cup"))
        assert nowhere.value.code == "no-such-tournament"


def test_staff_are_told_from_when_on_a_break_may_be_ended(tmp_path: Path) -> None:
    with begun(tmp_path, breaks=(BreakAfter(1, 300),)) as room:
        room.wait(seconds=1_200)
        carry_out(room)
        seen = room.client("Watcher")
        seen.ask(WatchTournament(CUP))
        room.wait(ms=1_100)
        now = next(
            one.now for one in reversed(seen.told) if isinstance(one, TournamentShown | TournamentChanged)
        )
        assert now.row.status == "break" and now.break_least_ms > now.now_ms
        end = EndBreak(BOSS.id, "all are here")
        room.wait(ms=now.break_least_ms - room.time.now_ms() - 1)
        with pytest.raises(Refused) as early:
            room.run(room.room.tournaments.act(BOSS, CUP, end))
        assert early.value.code == "break-too-short"
        room.wait(ms=1)
        room.run(room.room.tournaments.act(BOSS, CUP, end))
