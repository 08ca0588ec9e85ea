"""Books that do not add up: the operator reads it in health and figures, staff on their page, and pay nothing out."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from cardroom.room.cashier.reconciler import Reconciler
from cardroom.store.faults import StoreAway
from cardroom.web.doors import process_figures
from tests.stored import behind
from tests.web.site import opened
from tests.web.test_figures import figures, value

pytestmark = pytest.mark.asyncio


def move(folder: Path, source: str, target: str, cents: int) -> None:
    """Somebody edits two balances: all accounts together stay at zero."""
    behind(
        folder,
        ("UPDATE balances SET cents = cents - ? WHERE account = ?", (cents, source)),
        ("UPDATE balances SET cents = cents + ? WHERE account = ?", (cents, target)),
    )


async def test_who_watches_the_room_and_staff_are_told_and_an_admin_resumes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process_figures, "KEPT_SECONDS", 0.0)
    folder = tmp_path / "data"
    async with opened(folder, demo=True) as site, site.browser() as browser:
        tokens = {role: await site.account(role, role) for role in ("cashier", "floor", "admin")}
        await site.account("Ada")
        found_ada = await site.room.services.store.read(lambda reader: reader.player_named("Ada"))
        assert found_ada is not None
        ada = found_ada.id
        await site.room.reconciler.look()
        health = (await browser.get("/health")).json()
        assert (health["state"], health["money_paused"], health["money_differs"]) == ("ok", False, [])
        found = await figures(site)
        assert value(found, "payouts_paused") == value(found, "money_differences") == 0
        assert value(found, "money_counted_seconds") < 60 and value(found, "owed_to_players_cents") > 0

        move(folder, "mint", f"wallet:{ada}", 700)
        await site.room.reconciler.look()
        answer = await browser.get("/health")
        health = answer.json()
        assert (answer.status_code, health["state"], health["money_paused"]) == (200, "money_paused", True)
        assert (
            health["money_differs"]
            and ada not in answer.text
            and "wallet of a player: expected" in answer.text
        )
        found = await figures(site)
        assert value(found, "payouts_paused") == 1 and value(found, "money_differences") >= 2

        async def post(role: str, path: str, body: dict[str, object]) -> tuple[int, object]:
            browser.headers["Authorization"] = f"Bearer {tokens[role]}"
            answer = await browser.post(f"/api/staff/{path}", json=body)
            return answer.status_code, answer.json().get("code") if answer.content else None

        money = {"player": ada, "amount": -5, "reason": "paid out at the cage", "id": "m1"}
        assert (await post("cashier", "money", money))[1] == "payouts-paused"
        view = (await browser.get("/api/staff")).json()["payouts"]
        row = next(one for one in view["differs"] if one["account"] == f"wallet:{ada}")
        assert row["found"] - row["expected"] == 700 and view["number"] == len(view["differs"])
        why = {"reason": "the row was put back"}
        for role in ("cashier", "floor"):
            assert (await post(role, "payouts/resume", why))[1] == "not-your-role"
        assert (await post("admin", "payouts/resume", why))[1] == "money-differs"
        move(folder, f"wallet:{ada}", "mint", 700)
        assert (await post("admin", "payouts/resume", why)) == (204, None)
        assert (await post("admin", "payouts/resume", why))[1] == "payouts-not-paused"
        assert (await post("cashier", "money", money))[0] == 200
        assert (await browser.get("/health")).json()["state"] == "ok"
        browser.headers["Authorization"] = f"Bearer {tokens['admin']}"
        assert (await browser.get("/api/staff")).json()["payouts"] is None
        records = (await browser.get("/api/staff/records")).json()["records"]
        assert any(
            one["what"].startswith("resume_payouts") and one["reason"] == why["reason"] for one in records
        )


async def test_what_was_not_counted_is_not_known_and_never_nought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A store that cannot be read leaves the sum unknown, and the alert sees how long nobody has counted."""
    monkeypatch.setattr(process_figures, "KEPT_SECONDS", 0.0)

    is_away = True

    async def unreadable(_: Reconciler) -> None:
        if is_away:
            raise StoreAway("store-away", "the readers do not answer")

    monkeypatch.setattr(Reconciler, "_count_now", unreadable)
    async with opened(tmp_path / "data") as site:
        site.room.reconciler.counted_at -= 1000
        found = await figures(site)
        assert math.isnan(value(found, "owed_to_players_cents"))
        assert value(found, "money_counted_seconds") >= 1000
        await site.room.reconciler.look()
        found = await figures(site)
        assert value(found, "owed_to_players_cents") == 0 and value(found, "money_counted_seconds") < 100
        is_away = False


async def test_a_room_counts_its_books_by_itself_from_its_start_on(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site:
        await site.room.reconciler.ended()
        assert site.room.reconciler.count is not None and site.room.payouts.now is None
