"""An operator's evening without the source: an empty folder, a house of one's own with its name and the languages of its
tables, the first admin by a code, three tables, a tournament made by the form and entered, a player with a second factor,
a report whose sums equal the accounts, and the next start; and a folder of the version before, opened by its operator.
"""

from __future__ import annotations

import re
import signal
import time
from pathlib import Path

import pyotp
import pytest
from playwright.sync_api import Browser, Page, expect

from cardroom.demo.demo_people import PASSWORD as PEOPLE_PASSWORD
from cardroom.ledger import accounts
from tests import commands
from tests.browser.playing import go_on
from tests.browser.test_second_factor import codes_shown, half_in, sign_out
from tests.browser.visitor import PASSWORD, Visitor
from tests.cli.test_serving import serving
from tests.upgrades.test_kept_folders import KEPT, unpacked

STAKES = (
    ("No-limit hold'em", "0.05/0.10"),
    ("No-limit hold'em", "0.10/0.25"),
    ("Pot-limit Omaha", "0.05/0.10"),
)
SETTINGS = """
rulebooks = ["{house}"]
[room]
welcome_cents = 15000
table_names = ["Kulma {{number}}"]
table_languages = ["fi", "en"]
"""
HOUSE = "Kerho Kulma"
ENTRY = 50_00
HAND_SECONDS = 60


def told(*words: str) -> str:
    """What a command prints."""
    done = commands.told(*words)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def open_table(page: Page, game: str, stake: str) -> None:
    """Staff open a table of a stake."""
    page.get_by_role("button", name="Open a table").click()
    sheet = page.get_by_role("dialog", name="Open a table")
    sheet.get_by_label("Game").select_option(label=game)
    sheet.get_by_label("Stakes").select_option(label=stake)
    sheet.get_by_label("Reason, kept in the records").fill("Friday evening")
    sheet.get_by_role("button", name="Open a table").click()
    expect(sheet).to_be_hidden()


def make_tournament(page: Page, name: str) -> None:
    """Staff announce one by the form, with a price, a guarantee and re-entries, as its sheet shows it."""
    page.get_by_role("button", name="Create a tournament").click()
    form = page.get_by_role("main")
    form.get_by_label("Name", exact=True).fill(name)
    form.get_by_label("For the prize pool", exact=True).fill("45")
    form.get_by_label("Fee", exact=True).fill("5")
    form.get_by_label("Re-entries a player", exact=True).fill("2")
    form.get_by_text("Prizes, guarantee, tickets").click()
    form.get_by_label("Guaranteed pool", exact=True).fill("1000")
    sheet = form.get_by_role("article", name="The sheet")
    expect(sheet.get_by_role("heading", level=2).first).to_have_text(name)
    expect(sheet).to_contain_text("€45.00 + €5.00")
    expect(sheet).to_contain_text("€1,000.00")
    form.get_by_label("Reason, kept in the records").fill("as every Friday")
    form.get_by_role("button", name="Announce", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def has_second_factor(player: Visitor) -> None:
    """A player sets an app up, signs out, and comes in by password and a recovery code alone."""
    page = player.go("/account/second")
    page.get_by_label("Your password").fill(PASSWORD)
    page.get_by_role("button", name="Set up an app").click()
    expect(page.get_by_role("img", name="QR code for your app")).to_be_visible()
    secret = page.locator("code.key").inner_text()
    page.get_by_label("Code").fill(pyotp.TOTP(secret).at(int(time.time())))
    page.get_by_role("button", name="Confirm").click()
    codes = codes_shown(page)
    page = sign_out(player)
    half_in(page, player.name)
    page.get_by_label("Code").fill(codes[0])
    page.get_by_role("button", name="Confirm").click()
    page.wait_for_url(lambda url: not url.endswith("/sign-in"))
    assert player.get("/api/me")["name"] == player.name


def house_is_told(guest: Visitor) -> None:
    """Whoever comes sees the names and languages that the operator gave: of the tables, and of the house."""
    page = guest.go("/")
    page.get_by_role("button", name=f"Join {STAKES[0][0]} {STAKES[0][1]}", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("Spoken here: Suomi, English")
    page.keyboard.press("Escape")
    names = [table["name"] for pool in guest.get("/api/lobby")["pools"] for table in pool["tables"]]
    assert sorted(names) == ["Kulma 1", "Kulma 2", "Kulma 3"]
    expect(guest.go("/rules").get_by_text(HOUSE)).to_be_visible()


def enter_tournament(player: Visitor, address: str) -> None:
    """A player enters at the price that the form set."""
    page = player.go(address)
    page.get_by_role("button", name="Enter", exact=True).click()
    page.get_by_role("button", name="Enter for €50.00").click()
    expect(page.get_by_role("button", name="Withdraw")).to_be_visible()


def sums_are_those_of_the_accounts(admin: Visitor, entrants: int) -> None:
    """What the report says by player, table, day, tournament, kind of entry and group of accounts lies on the accounts."""
    report, trial = admin.get("/api/staff/reports"), admin.get("/api/staff/trial-balance")
    balances = {row["account"]: row["balance"] for row in trial["accounts"]}
    kinds: dict[str, int] = {}
    for account, balance in balances.items():
        kinds[accounts.kind_of(account)] = kinds.get(accounts.kind_of(account), 0) + balance
    assert trial["sum"] == 0 and trial["drifting"] == []
    rake = sum(row["rake"] for row in report["players"])
    assert rake == sum(row["rake"] for row in report["tables"]) == sum(row["rake"] for row in report["days"])
    assert rake == kinds.get("rake", 0)
    [cup] = report["tournaments"]
    assert (cup["entered"], cup["entries"]) == (entrants, entrants * ENTRY)
    assert cup["entries"] == balances[f"escrow:{cup['tournament']}"] == kinds["escrow"]
    assert sum(row["wallets"] for row in report["cashier"]) == kinds["wallet"]
    [close] = report["closes"]
    assert sum(close["closing"].values()) == 0 and close["drift"] == {}
    closing: dict[str, int] = {}
    for group, cents in close["closing"].items():  # the rake of each house has a group of its own
        kind = group.split(":")[0]
        closing[kind] = closing.get(kind, 0) + cents
    assert {kind: cents for kind, cents in closing.items() if cents} == {
        kind: cents for kind, cents in kinds.items() if cents
    }


def test_an_operator_needs_no_source(tmp_path: Path, browser: Browser) -> None:
    house, folder, settings = tmp_path / "club.toml", tmp_path / "room", tmp_path / "settings.toml"
    told("rules", "new", str(house), "--from", "casinohuone")
    house.write_text(house.read_text().replace('name = "Club"', f'name = "{HOUSE}"'))
    assert "no fault" in told("rules", "check", str(house))
    settings.write_text(SETTINGS.format(house=house))
    made = told("role", "Rouva Rantanen", "admin", "--create", "--data", str(folder))
    [code] = re.findall(r"^ {4}(\S+)$", made, re.M)

    with serving(folder, "--settings", str(settings)) as (room, port):
        url = f"http://127.0.0.1:{port}"
        admin = Visitor(browser, url)
        page = admin.go("/new-password")
        page.get_by_role("textbox", name="Name").fill("Rouva Rantanen")
        page.get_by_role("textbox", name="Code").fill(code)
        page.get_by_role("textbox", name="New password").fill(PASSWORD)
        page.get_by_role("button", name="Set the password").click()
        expect(page.get_by_text("The new password holds from now on.")).to_be_visible()
        page = admin.go("/staff")
        for game, stake in STAKES:
            open_table(page, game, stake)
        expect(page.get_by_role("tabpanel").get_by_role("link")).to_have_count(len(STAKES))
        make_tournament(admin.go("/staff/tournaments"), "Perjantain turnaus")
        tournament = "/tournaments/" + admin.page.url.rsplit("/", 1)[1]

        players = [Visitor(browser, url, name) for name in ("Aino", "Eino", "Väinö")]
        house_is_told(players[1])
        has_second_factor(players[0])
        for player in players:
            enter_tournament(player, tournament)
        for player in players:
            player.ask_to_join("No-limit hold'em 0.05/0.10")
        for player in players:
            player.take_seat()

        def played() -> bool:
            """a hand was played to its end"""
            return all(any('"hand_ended"' in frame for frame in player.heard) for player in players)

        go_on([], players, played, seconds=HAND_SECONDS)
        page = admin.go("/staff/reports")
        expect(page.get_by_role("row").filter(has_text="Aino")).to_be_visible()
        sums_are_those_of_the_accounts(admin, len(players))
        for visitor in (admin, *players):
            visitor.close()
        room.send_signal(signal.SIGTERM)
        assert room.wait(timeout=60) == 0

    assert "The books are right." in told("audit", "--data", str(folder))
    with serving(folder, "--settings", str(settings)) as (_, port):
        admin = Visitor(browser, f"http://127.0.0.1:{port}")
        admin.sign_in("Rouva Rantanen", PASSWORD)
        expect(admin.go("/staff/tournaments").get_by_role("link", name="Perjantain turnaus")).to_be_visible()
        expect(admin.go("/staff").get_by_role("tabpanel").get_by_role("link")).to_have_count(len(STAKES))
        admin.close()


@pytest.mark.exhaustive  # tests/upgrades opens the same folder every day, and plays on in it
@pytest.mark.parametrize("kept", KEPT[-1:], ids=[path.name.removesuffix(".tar.xz") for path in KEPT[-1:]])
def test_a_folder_of_the_version_before_is_opened_by_its_operator(
    tmp_path: Path, browser: Browser, kept: Path
) -> None:
    folder = unpacked(kept, tmp_path / "room")
    with serving(folder, what="demo") as (_, port):
        admin = Visitor(browser, f"http://127.0.0.1:{port}")
        admin.sign_in("Staff", PEOPLE_PASSWORD)
        page = admin.go("/staff")
        expect(page.get_by_role("tabpanel").get_by_role("link").first).to_be_visible()
        page = admin.go("/staff/reports")
        expect(page.get_by_role("row").nth(1)).to_be_visible()
        trial = admin.get("/api/staff/trial-balance")
        assert trial["sum"] == 0 and trial["drifting"] == []
        admin.close()
    assert "The books are right." in told("audit", "--data", str(folder))
