"""The operator's reports and the page of the API in the browser: what they show, and that all of it is the room's."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Invite, Visit
from tests.browser.playing import go_on, sit_together
from tests.browser.shown import euros


def watched(page: Page) -> tuple[list[str], list[str]]:
    """Every address the page asks from now on, and every error it tells."""
    asked: list[str] = []
    errors: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    return asked, errors


def test_staff_see_what_was_taken_and_that_the_books_add_up(visit: Visit, puppets: Invite) -> None:
    player = visit("Raili")
    others = sit_together(player, "Pot-limit Omaha 0.25/0.50", puppets, "omaha-pl50", 5000)
    asked, _ = watched(player.page)
    go_on(others, [player], lambda: any('"rake_taken"' in frame for frame in player.heard))
    go_on(others, [player], lambda: any('"hand_ended"' in frame for frame in player.heard))
    assert not [url for url in asked if "Reports" in url], "who plays does not load the plots"
    staff = visit()
    staff.sign_in("Staff", PASSWORD)
    asked, errors = watched(staff.page)
    staff.go("/staff")
    staff.page.get_by_role("link", name="Reports").click()
    expect(staff.page.get_by_role("heading", level=1)).to_have_text("Reports")
    page = staff.page
    expect(page.locator("figure canvas")).to_have_count(2)
    report = staff.get("/api/staff/reports")
    assert sum(row["rake"] for row in report["players"]) == sum(row["rake"] for row in report["tables"]) > 0
    assert sum(row["rake"] for row in report["days"]) == sum(row["rake"] for row in report["tables"])
    assert {close["sum"] for close in report["closes"]} == {0}
    row = page.get_by_role("row").filter(has_text=player.name)
    mine = next(one for one in report["players"] if one["name"] == player.name)
    expect(row.get_by_role("cell").nth(2)).to_have_text(euros(mine["rake"]))
    expect(page.get_by_role("row").filter(has_text="in progress").get_by_role("cell").nth(-2)).to_have_text(
        euros(0)
    )
    with page.expect_download() as download:
        page.get_by_role("link", name="Closes", exact=True).click()
    assert download.value.suggested_filename.startswith("closes-")
    page.get_by_label("From").fill("2020-01-01")
    page.get_by_label("To", exact=True).fill("2020-01-31")
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_text("Nothing has happened in these days")).to_be_visible()
    assert errors == [] and not [url for url in asked if staff.url not in url]


def test_a_player_is_shown_no_report(visit: Visit) -> None:
    player = visit("Riitta")
    player.go("/staff/reports")
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Reports")
    expect(player.page.locator("table")).to_have_count(0)
    assert player.page.request.get(f"{player.url}/api/staff/reports").status == 403


def test_the_page_of_the_api_needs_no_other_site_and_keeps_to_the_content_policy(visit: Visit) -> None:
    visitor = visit()
    asked, errors = watched(visitor.page)
    visitor.page.goto(f"{visitor.url}/schema/api")
    visitor.page.get_by_role("link", name="lobby", exact=True).first.click()
    operation = visitor.page.locator(".opblock-summary").filter(has_text="/api/lobby")
    expect(operation).to_be_visible()
    operation.click()
    expect(visitor.page.get_by_role("button", name="Try it out")).to_be_visible()
    assert not [url for url in asked if not url.startswith((visitor.url, "data:", "blob:"))]
    assert errors == []
