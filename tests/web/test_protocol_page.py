"""docs/protocol.md: its version and tables are the code's, the handshake says the version, its snippet plays by a token."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from tools.document_protocol import PAGE, kinds, tag, with_tables

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.message_bases import PROTOCOL
from tests.web.site import QUICK, Site, opened
from tests.web.test_second_factor import sign_up
from tests.web.test_tokens import made

pytestmark = pytest.mark.asyncio(loop_scope="module")
TEXT = PAGE.read_text()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A room that lets programs play."""
    settings = msgspec.structs.replace(QUICK, programs_play=True)
    async with opened(tmp_path_factory.mktemp("site") / "data", room_settings=settings) as running:
        yield running


async def test_the_page_is_as_the_code_has_it() -> None:
    assert with_tables(TEXT) == TEXT, "run tools/document_protocol.py"
    for union in (from_client.AnyClientMessage, to_client.AnyServerMessage):
        for kind in kinds(union):
            assert f"| `{tag(kind)}` |" in TEXT


async def test_the_handshake_says_the_version_of_the_page(site: Site) -> None:
    async with site.socket() as socket:
        assert socket.response is not None
        assert socket.response.headers["Cardroom-Protocol"] == str(PROTOCOL)
    assert f"This page is of version {PROTOCOL}." in TEXT


async def test_the_snippet_plays_by_a_token(site: Site) -> None:
    [snippet] = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    here: dict[str, Any] = {"SECONDS": 12}
    exec(snippet, here)
    tokens = []
    for name in ("Lauri", "Mette", "Nils"):
        async with site.browser() as mine:
            player = await sign_up(mine, name)
            tokens.append((player, (await made(mine, "seats"))["token"]))
    bots = await asyncio.gather(
        *[here["play"](f"ws://{site.host}/ws", token, player) for player, token in tokens]
    )
    assert all(bot.decisions for bot in bots), "all played"
