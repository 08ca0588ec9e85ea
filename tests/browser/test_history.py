"""A finished hand: replayed to its end, its cards proved in the browser, taken along as files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from typer.testing import CliRunner

from cardroom.cli.main import app as cli
from cardroom.histories.phh import read_phh
from cardroom.histories.phh_replay import replay as replay_hand
from tests.browser.conftest import Invite, Visit
from tests.browser.playing import go_on, sit_together

runner = CliRunner()


def test_a_hand_is_replayed_proved_and_downloaded(visit: Visit, puppets: Invite, tmp_path: Path) -> None:
    player = visit("Helka")
    others = sit_together(player, "Pot-limit Omaha 0.50/1", puppets, "omaha-pl100", 10000)
    go_on(others, [player], lambda: any('"hand_ended"' in frame for frame in player.heard))

    page = player.go("/history")
    page.get_by_role("main").get_by_role("listitem").get_by_role("link").first.click()
    expect(page).to_have_url(re.compile("/history/."))
    replay = page.get_by_role("region", name="Replay of a hand")
    place = replay.get_by_role("slider", name="Place in the hand")
    expect(place).to_have_attribute("aria-valuetext", re.compile("^Step 1 of "))
    log = replay.get_by_role("region", name="Log")
    last = int(place.get_attribute("max") or 0)
    assert last > 8
    for step in range(1, last + 1):
        replay.get_by_role("button", name="One step on").click()
        expect(place).to_have_value(str(step))
    expect(log.get_by_text("Hand over.")).to_be_visible()
    expect(replay.get_by_role("listitem").filter(has_text="(You)").first).to_be_visible()
    replay.get_by_role("button", name="To the start").click()
    expect(log.get_by_text("Hand over.")).to_have_count(0)
    replay.get_by_role("button", name="River").click()
    expect(replay.get_by_role("img", name=re.compile("^Board: .*,.*,.*,.*, ")).first).to_be_visible()

    page.get_by_role("button", name="Check now").click()
    expect(page.get_by_text(re.compile(r"^All \d+ cards you saw lay where the seal says\.$"))).to_be_visible()

    files = {}
    for label, ending in (
        ("Hand file (.phh)", "phh"),
        ("PokerStars text (.txt)", "txt"),
        ("Proof (.json)", "proof.json"),
    ):
        with page.expect_download() as download:
            page.get_by_role("link", name=label).click()
        assert download.value.suggested_filename.endswith(f".{ending}")
        files[ending] = tmp_path / download.value.suggested_filename
        download.value.save_as(files[ending])
    assert replay_hand(read_phh(files["phh"].read_text())).final_stacks
    assert player.name in files["txt"].read_text()
    assert runner.invoke(cli, ["verify", str(files["proof.json"])]).exit_code == 0


@pytest.mark.looks
def test_the_own_statistics_are_those_of_the_hands_played(visit: Visit, puppets: Invite) -> None:
    player = visit("Tilda")
    others = sit_together(player, "Pot-limit Omaha 0.25/0.50", puppets, "omaha-pl50", 5000)
    go_on(others, [player], lambda: sum('"hand_ended"' in frame for frame in player.heard) >= 2)
    page = player.go("/history")
    page.get_by_role("link", name="Your statistics").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your statistics")
    body = player.get("/api/me/statistics")
    [row] = body["stakes"]
    assert row["hands"] >= 2 and row["decided"] >= 1
    figures = page.locator("dl.sums")
    expect(figures).to_contain_text(f"{row['entered'] * 100 // row['decided']}")
    line = page.get_by_role("row", name=re.compile("PL50"))
    expect(line.get_by_role("cell").nth(0)).to_have_text(str(row["hands"]))
    expect(page.locator("figure polyline")).to_have_count(2)
    points = page.locator("figure polyline").nth(1).get_attribute("points") or ""
    assert len(points.split()) == len(body["session"]["nets"]) + 1
    page.get_by_label("7 days").press("Space")
    expect(figures).to_be_visible()
    page.get_by_text("What is counted").click()
    expect(page.get_by_text(re.compile("^Days are counted in UTC"))).to_be_visible()


@pytest.mark.looks
def test_hands_are_found_by_result_and_cards(visit: Visit, puppets: Invite) -> None:
    player = visit("Taina")
    others = sit_together(player, "No-limit hold'em 1/2", puppets, "holdem-nl200", 20000)
    go_on(others, [player], lambda: sum('"hand_ended"' in frame for frame in player.heard) >= 3)
    rows = player.get("/api/hands")["hands"]
    page = player.go("/history")
    items = page.locator("ul.hands > li")
    expect(items).to_have_count(len(rows))
    page.get_by_text("Find hands").click()
    cards = "".join(rows[-1]["cards"])
    page.get_by_label("Your cards").fill(cards)
    page.get_by_role("button", name="Search").click()
    expect(items).to_have_count(sum(row["cards"] == rows[-1]["cards"] for row in rows))
    expect(items.last).to_contain_text(f"#{rows[-1]['number']}")
    page.get_by_label("Your cards").fill("queens")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_text("Write cards like AKs, QQ or AhKd.")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    expect(items).to_have_count(len(rows))
    page.get_by_label("Won", exact=True).press("Space")
    page.get_by_role("button", name="Search").click()
    won = sum(row["net"] > 0 for row in rows)
    if won:
        expect(items).to_have_count(won)
    else:
        expect(page.get_by_text("No hand fits")).to_be_visible()
    page.get_by_label("by at least").fill("1000000")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_text("No hand fits")).to_be_visible()


@pytest.mark.looks
def test_a_hand_is_shared_by_a_link_and_taken_back(visit: Visit, puppets: Invite) -> None:
    player = visit("Sanna")
    others = sit_together(player, "Pot-limit Omaha 1/2", puppets, "omaha-pl200", 20000)
    go_on(others, [player], lambda: any('"hand_ended"' in frame for frame in player.heard))
    [hand, *_] = player.get("/api/hands")["hands"]
    page = player.go(f"/history/{hand['hand']}")
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("The link").input_value()
    assert "/shared/" in link
    guest = visit()
    seen = guest.go(link.removeprefix(guest.url))
    expect(seen.get_by_role("heading", level=1)).to_have_text("A shared hand")
    replay = seen.get_by_role("region", name="Replay of a hand")
    replay.get_by_role("button", name="To the end").click()
    expect(replay.get_by_text("Hand over.", exact=True)).to_be_visible()
    expect(replay.get_by_role("listitem").filter(has_text="Player 1").first).to_be_visible()
    text = seen.locator("body").inner_text()
    assert player.name not in text and hand["table_name"] not in text
    body = guest.get(f"/api/shared/{link.rpartition('/')[2]}")
    shown = [one["cards"] for one in body["events"] if one["kind"] == "hole_seen"]
    assert shown[-1] == hand["cards"]
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_text("The link shows nothing any more")).to_be_visible()
    seen = guest.go(link.removeprefix(guest.url))
    expect(seen.get_by_text("This link shows no hand")).to_be_visible()


def test_a_player_is_found_by_name_only_who_allows_it(visit: Visit, puppets: Invite) -> None:
    player = visit("Saara")
    others = sit_together(player, "Pot-limit Omaha 2/4", puppets, "omaha-pl400", 40000)
    assert others
    other = visit("Etsijä")
    page = other.go("/")

    def look() -> None:
        page.get_by_label("Whole name").fill(player.name)
        page.get_by_role("button", name="Find", exact=True).click()

    page.get_by_text("Find a player").click()
    look()
    expect(page.get_by_text("No player of that name plays here")).to_be_visible()
    mine = player.go("/settings")
    with mine.expect_response(lambda answer: answer.url.endswith("/api/me/settings")):
        mine.get_by_label("Others may find me by name").check()
    look()
    expect(page.get_by_text(f"{player.name} plays here:")).to_be_visible()
    page.locator("details.find li a").click()
    expect(page).to_have_url(re.compile("/tables/"))
