"""A line that breaks while a store is opened or audited: the server is away then, and nothing is damaged."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import asyncpg
import pytest

from cardroom.room.hosting.house import owner_of
from cardroom.store.engines.store_location import audit_place, check_sound, open_place
from cardroom.store.faults import StoreAway
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import LOST, PostgresConnection, Rows
from tests.postgres import needs_postgres

pytestmark = needs_postgres
MOST = 200


class Line:
    """Breaks at the statement of a number, counted from 1; 0 is never. Then the server has carried it out, or not."""

    def __init__(self, breaks_at: int, patch: pytest.MonkeyPatch, *, carried_out: bool = False) -> None:
        self.said = 0
        executed = PostgresConnection.execute

        def execute(connection: PostgresConnection, statement: str, values: Sequence[Any] = (), /) -> Rows:
            self.said += 1
            if self.said == breaks_at:
                if carried_out:
                    executed(connection, statement, values)
                raise ConnectionResetError("the line broke")
            return executed(connection, statement, values)

        patch.setattr(PostgresConnection, "execute", execute)


@pytest.mark.parametrize("carried_out", [False, True], ids=["lost before", "its answer lost"])
@pytest.mark.parametrize("families", [(), (owner_of("casinohuone"),)], ids=["the room", "a house"])
def test_wherever_the_line_breaks_the_server_is_away_and_the_next_start_opens(
    address: Address, families: tuple[str, ...], carried_out: bool
) -> None:
    broken = 0
    for at in itertools.count(1):
        assert at < MOST
        with pytest.MonkeyPatch.context() as patch:
            line = Line(at, patch, carried_out=carried_out)
            try:
                check_sound(address)
                store = open_place(address, families=families)
            except StoreAway:
                broken += 1
                continue
            is_over = line.said < at
        store.close()
        if is_over:
            break
    assert broken > 3, "it says more than three things to the server"
    open_place(address, families=families).close()


@pytest.mark.parametrize("kind", LOST, ids=lambda kind: kind.__name__)
def test_a_server_that_ends_as_it_is_reached_is_away(
    address: Address, kind: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has let us in, and breaks the line at the first question: in words, and nothing of it stays open."""
    lines: list[asyncpg.Connection[Any]] = []

    async def broken(connection: asyncpg.Connection[Any], *_: object, **__: object) -> None:
        lines.append(connection)
        raise kind("the line broke")

    monkeypatch.setattr(asyncpg.Connection, "fetchval", broken)
    with pytest.raises(StoreAway, match="the line to the server broke"):
        PostgresConnection(address)
    assert lines and all(one.is_closed() for one in lines)


def test_wherever_the_line_breaks_an_audit_finds_no_damage(address: Address) -> None:
    open_place(address).close()
    broken = 0
    for at in itertools.count(1):
        assert at < MOST
        with pytest.MonkeyPatch.context() as patch:
            line = Line(at, patch)
            try:
                assert audit_place(address).findings == []
            except StoreAway:
                broken += 1
                continue
            if line.said < at:
                break
    assert broken > 10
