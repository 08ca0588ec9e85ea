"""Each test of the contract is asked of both sides: a folder of its own, or a database of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardroom.store.engines.store_location import Place, open_place
from cardroom.store.postgres.store import PostgresStore
from cardroom.store.sqlite import SqliteStore
from tests.postgres import SIDES, server


@pytest.fixture(params=SIDES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Where a store may be opened."""
    if request.param == "sqlite":
        yield tmp_path / "data"
        return
    address = server().store()
    yield address
    server().drop(address)


@pytest.fixture
def store(place: Place) -> Iterator[SqliteStore | PostgresStore]:
    store = open_place(place)
    yield store
    store.close()
