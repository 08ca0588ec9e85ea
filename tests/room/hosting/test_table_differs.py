"""A table whose stored state somebody changed: it stands still and says so, and the others open."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from structlog.testing import capture_logs

from cardroom.ledger import accounts
from cardroom.store.engines.store_location import audit_place
from cardroom.testing.whole_room import TestRoom
from tests.stored import asked, behind


@pytest.fixture
def tables(room: TestRoom) -> tuple[str, str]:
    """Two tables, a hand played at each: what is stored of the first is to be changed."""
    found = room.seat("holdem-nl10", "A", "B", "C"), room.seat("omaha-pl10", "D", "E", "F")
    for table in found:
        room.deal(table)
        room.play(table)
    return found


@pytest.fixture
def change(room: TestRoom) -> Callable[[str, object, object], None]:
    """Changes what is stored from outside, its triggers taken away meanwhile."""

    def changed(statement: str, *values: object) -> None:
        room.settle()
        behind(room.place, (statement, values))

    return changed


@pytest.fixture(autouse=True)
def said() -> Iterator[list[dict[str, object]]]:
    """What the room logs."""
    with capture_logs() as lines:
        yield lines  # type: ignore[misc]  # structlog's own type is a mapping that may be changed


def richer(room: TestRoom, table: str) -> bytes:
    """The table's snapshot with 500,000 more chips on its first stack."""
    payload = room.reader.table_state(table).snapshot.payload  # type: ignore[union-attr]  # it is there
    found = re.search(rb'"stack":(\d+)', payload)
    assert found is not None
    return payload.replace(found[0], b'"stack":%d' % (int(found[1]) + 500_000), 1)


def stands_still(room: TestRoom, tables: tuple[str, str], said: list[dict[str, object]], why: str) -> None:
    """The first table stands still and says why, the second plays."""
    first, second = tables
    assert room.room.tables[first].is_halted
    [line] = [one for one in said if one["event"] == "table_differs"]
    assert line["log_level"] == "critical" and why in str(line["why"])
    a = room.connect("A")
    refused = a.refusal(a.leave(first))
    assert refused.code == "table-frozen"
    staff = room.person("Sirpa", role="admin")
    thawed = room.refused(room.room.staff.thaw(staff, first, "to see whether it goes"))
    assert thawed.code == "table-not-mended" and why in thawed.message
    for name in "DEF":
        room.connect(name)
    room.deal(second)
    room.play(second)
    room.wait(seconds=3 * 86_400)
    assert sum(room.balances().values()) == 0
    assert room.balances()[accounts.stack(first, a.player)] > 0, "the sweep leaves the chips where they are"


def test_a_snapshot_with_more_chips_does_not_open(
    room: TestRoom,
    tables: tuple[str, str],
    change: Callable[..., None],
    said: list[dict[str, object]],
) -> None:
    change("UPDATE snapshots SET payload = ? WHERE table_id = ?", richer(room, tables[0]), tables[0])
    room.restart()
    stands_still(room, tables, said, "its snapshot is not as the room wrote it")
    assert f"snapshot of {tables[0]}: is not as the room wrote it" in map(
        str, audit_place(room.folder).findings
    )


def test_a_snapshot_that_cannot_be_read_stops_its_table_alone(
    room: TestRoom,
    tables: tuple[str, str],
    change: Callable[..., None],
    said: list[dict[str, object]],
) -> None:
    change("UPDATE snapshots SET payload = ? WHERE table_id = ?", b"\xff\x00", tables[0])
    room.restart()
    stands_still(room, tables, said, "its snapshot is not as the room wrote it")


def test_other_terms_than_the_table_was_opened_with_stop_it(
    room: TestRoom,
    tables: tuple[str, str],
    change: Callable[..., None],
    said: list[dict[str, object]],
) -> None:
    room.settle()
    ((terms,),) = asked(room.place, "SELECT terms FROM tables WHERE id = ?", tables[0])
    others = json.dumps(json.loads(terms) | {"max_buy_in": 99_999_999})
    change("UPDATE tables SET terms = ? WHERE id = ?", others, tables[0])
    room.restart()
    stands_still(room, tables, said, "its row in the register of tables is not as the room wrote it")


def test_stacks_that_the_ledger_does_not_have_stop_the_table(
    room: TestRoom,
    tables: tuple[str, str],
    change: Callable[..., None],
    said: list[dict[str, object]],
) -> None:
    """A forger who knows the chains moves chips of the ledger itself from one stack to another."""
    first = accounts.stack(tables[0], room.person("A").id), accounts.stack(tables[0], room.person("B").id)
    for account, cents in zip(first, (7, -7), strict=True):
        change("UPDATE balances SET cents = cents + ? WHERE account = ?", cents, account)
    room.restart()
    stands_still(room, tables, said, "by the ledger")


def test_a_table_and_the_ledger_agree_at_every_moment_of_a_hand(room: TestRoom) -> None:
    """Also while a hand runs that somebody has folded, left and come back to, and while a top-up waits."""
    table = room.seat("holdem-nl10", "A", "B", "C", "D")
    room.deal(table)
    leaver = room.act(table, "fold")
    leaver.done(leaver.leave(table))
    room.act(table, "raise", 60)
    waiting = room.actor(table)
    stack = room.table(table).seat_of(waiting.player).stack  # type: ignore[union-attr]  # it is that player's turn
    limit = room.table(table).terms.max_buy_in
    if stack < limit:
        waiting.done(waiting.top_up(table, limit - stack))
    said_still = room.room.tables[table].table.held()
    room.restart()
    assert not room.room.tables[table].is_halted
    assert room.room.tables[table].table.held() == said_still
    for name in "ABC":
        room.connect(name)
    assert not room.room.tables[table].is_halted
