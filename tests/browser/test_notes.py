"""Notes on players: written at the table, taken along as a file; a file that cannot be read costs nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite, Visit
from tests.browser.playing import play_to_turn_of, sit_together
from tests.browser.visitor import PASSWORD


def read_file(page: Page, name: str, content: str) -> None:
    """Choose a file of notes on the page of settings."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Read a file").click()
    chooser.value.set_files({"name": name, "mimeType": "application/json", "buffer": content.encode()})


@pytest.mark.looks
def test_a_note_is_seen_at_the_seat_and_goes_to_another_device_as_a_file(
    visit: Visit, puppets: Invite, tmp_path: Path
) -> None:
    writer = visit("Kirjuri")
    others = sit_together(writer, "No-limit hold'em 0.02/0.04", puppets, "holdem-nl4", 4_00)
    play_to_turn_of(writer, others)
    noted, unnoted = others
    table = writer.page.url.rsplit("/", 1)[1]
    page = writer.page
    page.get_by_role("button", name=f"Write a note on {noted.name}").first.click()
    sheet = page.get_by_role("dialog", name=f"Note on {noted.name}")
    sheet.get_by_text("Orange").click()
    sheet.get_by_role("textbox", name="Note").fill("calls with any pair")
    sheet.get_by_role("button", name="Save").click()
    seat = writer.seats.get_by_role("listitem").filter(has_text=noted.name)
    expect(seat).to_contain_text("your note: Orange, calls with any pair")
    expect(seat.locator(".note-mark .orange")).to_be_visible()
    other = writer.seats.get_by_role("listitem").filter(has_text=unnoted.name)
    expect(other).not_to_contain_text("your note")
    page.reload()
    expect(seat).to_contain_text("your note: Orange, calls with any pair")
    assert not any("calls with any pair" in frame for frame in writer.sent), "no room is told"

    page = writer.go("/settings")
    expect(page.get_by_text("You have a note on one player.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    saved: dict[str, Any] = json.loads(file.read_text())
    assert (saved["format"], saved["version"]) == ("cardroom-notes", 1)
    assert [(one["player"], one["colour"]) for one in saved["notes"]] == [(noted.player, "orange")]

    # Another device has a note of its own on the same player: both texts stay.
    elsewhere = visit()
    elsewhere.sign_in(writer.name, PASSWORD)
    before = {
        noted.player: {
            "player": noted.player,
            "name": noted.name,
            "text": "never bluffs",
            "colour": "",
            "at_ms": 1,
        }
    }
    elsewhere.context.add_init_script(f"localStorage['cardroom.notes'] ??= {json.dumps(json.dumps(before))}")
    page = elsewhere.go("/settings")
    read_file(page, file.name, file.read_text())
    expect(page.get_by_text("One note was read; yours are kept.")).to_be_visible()
    elsewhere.go(f"/tables/{table}")
    seat = elsewhere.seats.get_by_role("listitem").filter(has_text=noted.name)
    expect(seat).to_contain_text("calls with any pair")
    expect(seat).to_contain_text("never bluffs")


@pytest.mark.looks
def test_a_file_that_cannot_be_read_is_said_plainly_and_nothing_is_lost(visit: Visit) -> None:
    keeper = visit("Säilyttäjä")
    page = keeper.go("/settings")
    one = {"player": "p-1", "name": "Aada", "text": "raises late", "colour": "red", "at_ms": 5}
    good = {"format": "cardroom-notes", "version": 1, "notes": [one]}
    read_file(page, "good.json", json.dumps(good))
    expect(page.get_by_text("One note was read; yours are kept.")).to_be_visible()
    kept = page.evaluate("localStorage['cardroom.notes']")
    faults = {
        json.dumps(
            {**good, "version": 2}
        ): "That file is of version 2, which this client does not read. Nothing",
        json.dumps(
            {**good, "version": None}
        ): "That file is of version ?, which this client does not read. Nothing",
        json.dumps({**good, "notes": [one, {"player": "p-2"}]}): "Some notes in that file cannot be read.",
        json.dumps({"format": "something else"}): "That is no file of notes. Nothing was changed.",
        "not json at all": "That is no file of notes. Nothing was changed.",
        "": "That is no file of notes. Nothing was changed.",
    }
    for content, said in faults.items():
        read_file(page, "bad.json", content)
        expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()
        expect(page.get_by_text("You have a note on one player.")).to_be_visible()
        assert page.evaluate("localStorage['cardroom.notes']") == kept


@pytest.mark.looks
def test_settings_of_another_version_are_kept_and_what_is_unknown_is_the_usual(visit: Visit) -> None:
    newer = visit("Uudempi")
    settings = {"deck": "holographic", "felt": "blue", "sound-volume": 35, "a-later-setting": "kept"}
    answer = newer.context.request.put(
        "/api/me/settings", data={"settings": settings}, headers={"Origin": newer.url}
    )
    assert answer.ok, answer.text()
    page = newer.go("/settings")
    expect(page.get_by_role("radio", name="Blue")).to_be_checked()
    expect(page.get_by_role("radio", name="Clear")).to_be_checked()
    expect(page.get_by_role("slider", name="Volume")).to_have_value("35")
    page.get_by_role("radio", name="Red").press("Space")
    newer.wait_for(lambda: newer.get("/api/me")["settings"]["felt"] == "red", "the choice was not kept")
    kept = newer.get("/api/me")["settings"]
    assert (kept["deck"], kept["sound-volume"]) == ("holographic", 35), (
        "nothing that is not known here is lost"
    )
    assert kept.get("a-later-setting") == "kept", "nor what this client has no name for"
