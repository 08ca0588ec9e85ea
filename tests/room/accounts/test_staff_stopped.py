"""A room that stops between any two commits of an act of staff about a person: it is done wholly, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from cardroom.room.accounts.passwords import NO_PASSWORD
from cardroom.store.engines.store_location import audit_place
from cardroom.store.protocol import Store
from cardroom.testing.whole_room import CHEAP, TestRoom
from tests.room.tournaments.test_tickets_stopped import Stopping, settled, tried

DAY: Final = 24 * 3600
NL, PL = "holdem-nl10", "omaha-pl10"
WHY: Final = "for a test"
ALONE: Final = 10_000_000
SETTINGS: Final = replace(CHEAP, credit_alone_cents=ALONE)
MOST: Final = 12
"""More commits than any of these acts has."""


class Staffed:
    """A room with staff, three players at a table, and somebody in line elsewhere."""

    def __init__(self, folder: Path) -> None:
        self.made: list[Stopping] = []
        self.room = TestRoom(folder, 1, settings=SETTINGS, wrap=self._wrap)
        room = self.room
        for name, role in (("Boss", "admin"), ("Cas", "cashier"), ("Two", "cashier"), ("Flo", "floor")):
            room.person(name, 0, role=role)  # type: ignore[arg-type]  # words of the rows above
        self.anna = room.run(room.room.newcomers.sign_up("Anna", "four quiet words", "10.0.0.1"))
        room._people["Anna"] = self.anna
        room.give("Anna", 10_000)
        room.wait(seconds=DAY + 1)
        self.table = room.seat(NL, "Anna", "Ben", "Cid", buy_in=1_000)
        client = room.client("Anna")
        client.done(client.join(PL, 1_000))
        room.run(room.room.players.open_session(self.anna.id))
        assert (
            room.run(room.room.payments.move(self.person("Cas"), self.anna.id, ALONE + 1, WHY, "much"))
            == "waits"
        )
        room.run(room.room.codes.give(self.person("Cas"), self.anna.id, WHY))
        room.settle()

    def _wrap(self, inner: Any) -> Store:
        self.made.append(Stopping(inner))
        return self.made[-1]

    def person(self, name: str) -> Any:
        return self.room.run(self.room.room.players.must_know(self.room.person(name).id))

    def stop(self) -> bool:
        """The process has ended: nothing is told or stored any more. Whether it had come so far."""
        room, has_stopped = self.room, self.made[-1].left == 0
        self.made[-1].left = -1
        room.time.forget()
        room.stored.close()
        room.clients.clear()
        room._open()
        return has_stopped

    def stands(self) -> dict[str, Any]:
        """Everything such an act is about, behind a start."""
        room, reader = self.room, self.room.reader
        people = {
            one.name: (one.role, one.password_hash != NO_PASSWORD, one.flags, len(reader.sessions_of(one.id)))
            for one in reader.players()
        }
        for found in people.values():
            found[2].pop("reset_hash", None)  # another code each time
        return {
            "people": people,
            "seats": {
                table: sorted(seat.player for seat in writer.table.seats.values() if not seat.wants_to_leave)
                for table, writer in room.room.tables.items()
            },
            "lines": {
                name: [one.player for one in pool.waiting.line] for name, pool in room.room.pools.items()
            },
            "money": {account: cents for account, cents in room.balances().items() if cents},
            "waits": sorted((one.wanted.id, one.state) for one in room.room.proposals.all.values()),
            "halves": [one.id for one in reader.matters("half_code", open_only=True)],
            "log": sorted(
                what for one in reader.log(limit=200).rows if (what := one.record.what) not in FOLLOWS
            ),
        }


FOLLOWS: Final = frozenset(("leave_line", "leave_table", "join_line", "day_closed"))
"""What players' leaving writes, and a start."""
Act = Callable[[Staffed], Any]
ACTS: Final[dict[str, Act]] = {
    "a role": lambda on: on.room.room.people.set_role(on.person("Boss"), on.room.person("Cas").id, "player", WHY),
    "the second half of a code": lambda on: on.room.room.codes.give(on.person("Two"), on.anna.id, WHY),
    "a first half anew": lambda on: on.room.room.codes.give(on.person("Cas"), on.anna.id, WHY),
    "a credit confirmed": lambda on: on.room.room.payments.confirm(on.person("Two"), "much", WHY),
    "a credit declined": lambda on: on.room.room.payments.decline(on.person("Two"), "much", WHY),
    "an account closed": lambda on: on.room.room.measures.close_account(on.person("Flo"), on.anna.id, WHY),
    "shut out of a family": lambda on: on.room.room.measures.shut_out(on.person("Flo"), on.anna.id, "holdem", WHY),
    "a ban": lambda on: on.room.room.bans.give(on.person("Flo"), "account", on.anna.id, 0, WHY, "10.9.9.9"),
    "kept apart": lambda on: on.room.room.apart.keep_apart(
        on.person("Flo"), on.anna.id, on.room.person("Ben").id, WHY
    ),
}  # fmt: skip


@pytest.mark.parametrize("act", ACTS)
def test_an_act_of_staff_is_done_wholly_or_not_at_all_wherever_the_room_stops(
    tmp_path: Path, act: str
) -> None:
    stood: list[dict[str, Any]] = []
    for step in range(-2, MOST):
        folder = tmp_path / str(step)
        folder.mkdir()
        on = Staffed(folder)
        try:
            if step == -1:  # nothing stops
                on.room.run(ACTS[act](on))
                on.room.settle()
            elif step >= 0:
                on.made[-1].left = step
                tried(on.room, ACTS[act](on))
                settled(on.room)
            has_stopped = on.stop()
            stands = on.stands()
            if step < 0:
                stood.append(stands)
            else:
                if stands not in stood:
                    pytest.fail(f"stopped at commit {step}:\n{difference(stands, stood)}")
        finally:
            on.room.close()
        assert audit_place(folder).findings == []
        if step >= 0 and not has_stopped:
            break
    assert stood[0] != stood[1], "it does something"
    assert step >= 1, "it stops somewhere"


def difference(found: dict[str, Any], stood: list[dict[str, Any]]) -> str:
    """What stands otherwise than where nothing was done, and than where nothing stopped."""
    rows = [(key, value, *[one[key] for one in stood]) for key, value in found.items()]
    return "\n".join(
        f"{key}: {value}\n  before {before}\n  after  {after}"
        for key, value, before, after in rows
        if value != after
    )
