"""Addresses asked with parameters that nobody's page sends: whatever they hold, no answer is a defect."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from litestar.routes import HTTPRoute

from tests.web.site import Site, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOUSE = "casino-helsinki"
ODD = (
    "", "0", "1", "-1", "2", "1.5", "1e9", "x", "true", "null", "NaN", "١٢", " 1", "+1", "1_0", "9" * 19, str(2**53),
    str(2**63 - 1), str(2**63), str(2**64), "-" + str(2**63), "9" * 40, "9" * 5000, "\x00", "a\x00b", "%", "' OR 1=1",
    "\u202e", "\U0001f0cf", "x" * 5000, "2026-02-31", HOUSE, "en", "holdem-nl/NL200",
)  # fmt: skip
"""What a program that guesses may send, and staff whose finger stays on a key."""
TRIES = 10


@pytest_asyncio.fixture(scope="module", loop_scope="module", name="helsinki")
async def desk_site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """A room of Casino Helsinki."""
    async with opened(tmp_path_factory.mktemp("parameters") / "data", houses=(HOUSE,)) as running:
        yield running


def asked(site: Site) -> list[tuple[str, dict[str, Any]]]:
    """Every address that takes parameters behind its question mark, with their types."""
    found = []
    for route in site.application.api.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            kinds = {
                name: one.annotation
                for name, one in handler.parsed_fn_signature.parameters.items()
                if name not in ("request", "data") and "{" + name not in route.path
            }
            if "GET" in handler.http_methods and kinds:
                found.append((route.path, kinds))
    return found


async def test_whatever_a_parameter_holds_no_answer_is_a_defect(helsinki: Site) -> None:
    chance, staff = random.Random(5), await helsinki.account("Kai", "admin")
    addresses, refused = asked(helsinki), 0
    async with helsinki.browser() as browser:
        headers = {"Authorization": f"Bearer {staff}"}
        table = {"do": "open_table", "table": 1, "pool": "holdem-nl/NL200", "why": "they wait"}
        for act in ({"do": "open_day"}, table):
            done = await browser.post(f"/api/desk/{HOUSE}/acts", json={"act": act}, headers=headers)
            assert done.status_code == 200, done.text
        for path, kinds in addresses:
            where = re.sub(r"\{house[^}]*\}", HOUSE, path)
            where = re.sub(r"\{[^}]*\}", "x", where)
            usual = {
                name: "1" if kind is int else HOUSE if name == "house" else "" for name, kind in kinds.items()
            }
            tries = [usual | {name: odd} for name in kinds for odd in ODD]
            tries += [usual | {name: chance.choice(ODD) for name in kinds} for _ in range(TRIES)]
            for params in tries:
                answer = await browser.get(where, params=params, headers=headers)
                assert answer.status_code < 500, (where, params, answer.text)
                refused += answer.status_code == 400
    assert len(addresses) > 20 and refused > 500
