"""What a hand counts as for its players, in games with blinds, with a bring-in, with antes alone, and without bets."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.room.archive.statistics import session_of
from cardroom.room.archive.statistics_audit import miscounted_in
from cardroom.room.hosting import hand_log
from cardroom.room.hosting.hand_counts import counts_of, went_on
from cardroom.room.hosting.journal import decode_record
from cardroom.rules import house
from cardroom.store.engines.store_location import audit_place
from cardroom.store.hand_counts_rows import HandCounts, HandResult, HandShare, HandWish
from cardroom.testing.whole_room import TestRoom
from tests.stored import named

BLINDS = "holdem-nl10"
HELSINKI = house("casino-helsinki")


def counted(room: TestRoom, table: str, number: int = 0) -> dict[str, HandShare]:
    """What the newest hand of a table counts as, by the names of the players."""
    line = room.reader.hands_at(table).rows[number]
    stored = room.reader.hand(line.hand_id)
    assert stored is not None
    record = decode_record(stored.record)
    nets = dict.fromkeys(record.seats, 0)
    return {
        room.called(player): share
        for player, share in counts_of(record.terms, record.events, nets).shares.items()
    }


def flags(share: HandShare) -> str:
    """What is counted of a hand, in letters."""
    named = ("decided", "entered", "raised", "went_on", "showdown", "won")
    return "".join(letter for letter, name in zip("derfsw", named, strict=True) if getattr(share, name))


def acts(room: TestRoom, table: str, *wanted: str) -> list[str]:
    """Who acted, in turn."""
    names = []
    for one in wanted:
        action, _, amount = one.partition(" ")
        names.append(room.called(room.act(table, action, int(amount or 0)).player))
    return names


def test_a_big_blind_to_whom_all_fold_has_decided_nothing(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(BLINDS, "A", "B", "C")
        room.deal(table)
        first, second = acts(room, table, "fold", "fold")
        found = counted(room, table)
        assert [flags(found[first]), flags(found[second])] == ["d", "d"]
        (walked,) = found.keys() - {first, second}
        assert flags(found[walked]) == ""


def test_a_call_enters_a_raise_raises_and_a_check_in_the_big_blind_does_neither(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(BLINDS, "A", "B", "C")
        room.deal(table)
        caller, small, big = acts(room, table, "call", "call", "check")
        room.play(table)
        found = counted(room, table)
        assert flags(found[caller]).startswith("defs") and flags(found[small]).startswith("defs")
        assert flags(found[big]).startswith("dfs") and sum(share.won for share in found.values()) >= 1
        room.deal(table)
        raiser, folder, other = acts(room, table, "raise 30", "fold", "fold")
        found = counted(room, table)
        assert (flags(found[raiser]), flags(found[folder]), flags(found[other])) == ("der", "d", "d")


def test_who_folds_on_the_flop_saw_it_and_no_showdown(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(BLINDS, "A", "B", "C")
        room.deal(table)
        acts(room, table, "call", "call", "check")
        better, first_out, second_out = acts(room, table, "raise 20", "fold", "fold")
        found = counted(room, table)
        assert "s" not in "".join(map(flags, found.values()))
        assert all(found[name].went_on for name in (better, first_out, second_out))


@pytest.mark.parametrize("pool", ["stud-fl-fl2-4-a", "razz-fl-fl2-4-a"])
def test_a_bring_in_that_is_posted_does_not_enter_and_calling_it_does(tmp_path: Path, pool: str) -> None:
    with TestRoom(tmp_path, book=HELSINKI) as room:
        table = room.seat(pool, "A", "B", "C")
        room.deal(table)
        poster, caller, folder = acts(room, table, "bring_in", "call", "fold")
        room.play(table)
        found = counted(room, table)
        assert flags(found[poster]).startswith("fs") or flags(found[poster]).startswith("dfs")
        assert not found[poster].entered and found[caller].entered and not found[caller].raised
        assert flags(found[folder]) == "d"


def test_open_face_has_hands_and_results_and_nothing_else(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=HELSINKI) as room:
        table = room.seat("open-face-p50", "A", "B", "C")
        room.deal(table)
        room.play(table)
        assert {flags(share) for share in counted(room, table).values()} == {""}
        (sums,) = room.reader.day_sums(room.person("A").id, 0, 1 << 40)
        assert (sums.hands, sums.decided, sums.went_on, sums.showdowns) == (1, 0, 0, 0)


@pytest.mark.parametrize(
    "pool",
    ["sviten-pl-pl200", "helsinki-nl-nl200", "double-flop-nl-nl200", "st-petersburg-pl200", "horse-horse2-4"],
)
def test_in_every_game_the_counts_follow_from_one_another_and_the_sums_from_the_counts(
    tmp_path: Path, pool: str
) -> None:
    with TestRoom(tmp_path, book=HELSINKI) as room:
        table = room.seat(pool, "A", "B", "C")
        totals: dict[str, list[int]] = {name: [0] * 7 for name in "ABC"}
        for _ in range(6):
            room.deal(table)
            room.play(table)
            for name, share in counted(room, table).items():
                assert share.raised <= share.entered <= share.decided
                assert share.won <= share.showdown
                row = (
                    1,
                    share.decided,
                    share.entered,
                    share.raised,
                    share.went_on,
                    share.showdown,
                    share.won,
                )
                totals[name] = [a + b for a, b in zip(totals[name], row, strict=True)]
        for name, total in totals.items():
            rows = room.reader.day_sums(room.person(name).id, 0, 1 << 40)
            kept = [
                (one.hands, one.decided, one.entered, one.raised, one.went_on, one.showdowns, one.won)
                for one in rows
            ]
            assert [sum(column) for column in zip(*kept, strict=True)] == total
            nets = sum(one.net for one in rows)
            assert nets == sum(hand.net for hand in room.reader.results_of(room.person(name).id))
            assert total[1] and total[5]


def test_the_net_is_what_the_stack_tells(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(BLINDS, "A", "B", "C")
        before = {name: room.table(table).held()[room.person(name).id] for name in "ABC"}
        for _ in range(5):
            room.deal(table)
            room.play(table)
        for name in "ABC":
            player = room.person(name).id
            body = room.run(room.room.statistics.of(player, "", "", None))
            (row,) = body.stakes
            assert (
                row.net
                == room.table(table).held()[player] - before[name]
                == sum(day.net for day in body.days)
            )
            assert (
                body.session is not None and sum(body.session.nets) == row.net and len(body.session.nets) == 5
            )


def test_a_void_hand_counts_for_nothing(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(BLINDS, "A", "B", "C")
        room.deal(table)
        room.act(table, "call")
        room.run(room.room.staff.void(room.person("Boss", role="admin"), table, "a test"))
        ann = room.person("A").id
        assert room.reader.day_sums(ann, 0, 1 << 40) == [] and room.reader.results_of(ann) == []
        assert len(room.reader.hands_found(ann, HandWish()).rows) == 1
        assert room.reader.hands_found(ann, HandWish(least=0)).rows == ()


def test_the_lobby_hears_how_many_saw_the_flop(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(BLINDS, "A", "B", "C")
        room.deal(table)
        acts(room, table, "fold", "call", "check")
        room.play(table)
        line = room.reader.hands_at(table).rows[0]
        stored = room.reader.hand(line.hand_id)
        assert stored is not None and went_on(decode_record(stored.record).events) == (3, 2)
        (row,) = room.room.pools[BLINDS].view(room.time.now_ms()).tables
        assert row.flop_percent == 66
        room.deal(table)
        room.fold_out(table)
        (row,) = room.room.pools[BLINDS].view(room.time.now_ms()).tables
        assert row.flop_percent == 33


HOUR = 3_600_000


def test_a_session_ends_with_a_pause_of_an_hour() -> None:
    ends = [10 * HOUR, 9 * HOUR + 1, 8 * HOUR + 1, 1]
    newest = [HandResult(at, place) for place, at in enumerate(ends)]
    assert any(a - b >= HOUR for a, b in pairwise(ends))
    found = session_of(newest)
    assert found is not None and (found.nets, found.begun_ms, found.is_cut) == ((1, 0), 9 * HOUR + 1, False)
    assert session_of([]) is None


def test_the_audit_counts_every_hand_again_from_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(BLINDS, "A", "B", "C")
        room.deal(table)
        room.play(table)
        assert miscounted_in(tmp_path) == []
        counts = hand_log.counts_of

        def wrong(*about: Any) -> HandCounts:
            found = counts(*about)
            name, share = next(iter(found.shares.items()))
            found.shares[name] = msgspec.structs.replace(share, raised=1 - share.raised)
            return found

        monkeypatch.setattr(hand_log, "counts_of", wrong)
        room.deal(table)
        room.play(table)
    assert audit_place(tmp_path).findings == [], "the store agrees with itself"
    result = CliRunner().invoke(app, ["audit", *named(tmp_path)])
    assert result.exit_code == 1 and "was counted as something else than its record says" in result.output
