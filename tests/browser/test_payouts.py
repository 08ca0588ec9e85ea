"""Books that do not add up, on the staff page: what differs, that nothing is paid out, and how an admin resumes payouts."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Visit
from tests.browser.layout import faults
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import violations
from tests.browser.test_penalties import PHONE
from tests.browser.visitor import PATIENCE_MS


def move(folder: Path, cents: int) -> None:
    """Somebody edits the balances of a player and of the house's mint."""
    with sqlite3.connect(folder / "room.db") as file:
        file.execute("UPDATE balances SET cents = cents - ? WHERE account = 'mint'", (cents,))
        wallet = "(SELECT 'wallet:' || id FROM players WHERE name LIKE 'Raija%')"
        file.execute(f"UPDATE balances SET cents = cents + ? WHERE account = {wallet}", (cents,))
    file.close()


@pytest.mark.axe
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_staff_read_what_differs_and_an_admin_resumes_payouts(
    visit: Visit, tmp_path: Path, screen: dict[str, Any]
) -> None:
    running = RunningRoom(tmp_path / "room")
    running.start()
    try:
        player = visit("Raija", url=running.url)
        staff = visit(url=running.url, **screen)
        staff.sign_in("Staff", PASSWORD)
        page = staff.go("/staff")
        warning = page.get_by_role("alert").filter(has_text="Payouts have stood still since")
        expect(warning).to_have_count(0)
        move(tmp_path / "room", 700)
        expect(warning).to_be_visible(timeout=PATIENCE_MS)
        expect(warning).to_contain_text("Raija")
        expect(warning).to_contain_text("the balance is not the sum of its postings")
        expect(warning).to_contain_text("€1,007.00 found")
        assert faults(page) == [] and violations(page) == []
        assert player.get("/health")["state"] == "money_paused"

        def resume(reason: str) -> None:
            warning.get_by_role("button", name="Resume payouts", exact=True).click()
            sheet = page.get_by_role("dialog")
            sheet.get_by_role("textbox").fill(reason)
            sheet.get_by_role("button", name="Resume payouts", exact=True).click()

        resume("it will be right")
        sheet = page.get_by_role("dialog")
        expect(sheet).to_contain_text("The books still do not add up")
        assert faults(page) == []
        page.keyboard.press("Escape")
        move(tmp_path / "room", -700)
        resume("the row was put back")
        expect(warning).to_have_count(0, timeout=PATIENCE_MS)
    finally:
        running.stop()
