"""The cashier shows each move of money: to the table, back from it, and a balance that adds up."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite, Visit
from tests.browser.playing import go_on, sit_together
from tests.browser.shown import euros
from tests.browser.visitor import Visitor


def line(page: Page, what: str) -> list[str]:
    """Amount and wallet of the newest line of a kind."""
    row = page.get_by_role("row").filter(has_text=what).first
    expect(row).to_be_visible()
    return row.get_by_role("cell").all_inner_texts()[-2:]


def leave(player: Visitor) -> None:
    """Through the control at the table, to its end: the seat is gone."""
    player.page.get_by_role("button", name="Leave", exact=True).click()
    player.page.get_by_role("dialog").get_by_role(
        "button", name=re.compile("^Leave table$|^Give up the hand$")
    ).click()


def test_the_buy_in_goes_out_and_the_stack_comes_back(visit: Visit, puppets: Invite) -> None:
    player = visit("Raija")
    others = sit_together(player, "Pot-limit Omaha 0.25/0.50", puppets, "omaha-pl50", 5000)
    page = player.page
    assert player.get("/api/cashier")["balance"] == 95_000
    go_on(others, [player], lambda: any('"hand_ended"' in frame for frame in player.heard))
    leave(player)
    go_on(others, [player], lambda: page.get_by_text("You are watching.").is_visible())

    player.go("/cashier")
    assert line(page, "Starting balance") == ["+€1,000.00", "€1,000.00"]
    assert line(page, "Buy-in") == ["−€50.00", "€950.00"]
    books = player.get("/api/cashier")
    assert [one["kind"] for one in books["lines"]] == ["cash_out", "buy_in", "welcome"]
    cash_out = next(one for one in books["lines"] if one["kind"] == "cash_out")
    assert line(page, "Back from the table") == [
        f"+{euros(cash_out['amount'])}",
        euros(95_000 + cash_out["amount"]),
    ]
    assert books["balance"] == 95_000 + cash_out["amount"] == sum(one["amount"] for one in books["lines"])
    assert books["on_tables"] == 0
    expect(page.get_by_role("link", name="Cashier: balance")).to_have_text(euros(books["balance"]))
    for title, amount in (
        ("In your wallet", books["balance"]),
        ("On tables", 0),
        ("Total", books["balance"]),
    ):
        panel = (
            page.get_by_role("main")
            .locator("dl > div")
            .filter(has=page.get_by_role("term").filter(has_text=title))
        )
        expect(panel.get_by_role("definition")).to_have_text(re.compile(re.escape(euros(amount))))
