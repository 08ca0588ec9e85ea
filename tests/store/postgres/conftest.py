"""A database of its own for each test of what only PostgreSQL has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardroom.store.postgres.address import Address
from cardroom.store.postgres.store import PostgresStore
from tests.postgres import WHY_NOT, server


@pytest.fixture
def address() -> Iterator[Address]:
    """A store that nobody has open."""
    if WHY_NOT:
        pytest.skip(WHY_NOT)
    address = server().store()
    yield address
    server().drop(address)


@pytest.fixture
def store(address: Address) -> Iterator[PostgresStore]:
    store = PostgresStore(address)
    yield store
    store.close()
