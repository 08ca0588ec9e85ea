"""One running room for all tests of a module."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.web.site import Site, opened


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """A room behind its real server."""
    async with opened(tmp_path_factory.mktemp("site") / "data") as running:
        yield running
