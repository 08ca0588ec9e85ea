"""The second factor in the browser: an app, a passkey of a virtual device, recovery codes, and being asked again."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pyotp
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.layout import FAULTS
from tests.browser.room import RunningRoom
from tests.browser.visitor import PASSWORD, Visitor, fresh_name


@pytest.fixture
def someone(browser: Browser, room: RunningRoom) -> Iterator[Visitor]:
    """A new player at the room's name: passkeys take no number for one."""
    visitor = Visitor(browser, room.url.replace("127.0.0.1", "localhost"), fresh_name("Avain"))
    yield visitor
    visitor.close()


def with_device(page: Page) -> None:
    """A device that keeps passkeys and whose owner always touches it."""
    client = page.context.new_cdp_session(page)
    client.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    client.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def codes_shown(page: Page) -> list[str]:
    region = page.get_by_role("region", name="Recovery codes")
    expect(region.get_by_role("listitem")).to_have_count(10)
    return region.get_by_role("listitem").all_inner_texts()


def half_in(page: Page, name: str) -> None:
    """Name and password are shown; the second factor is asked."""
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_text("This account has a second factor.")).to_be_visible()


def sign_out(visitor: Visitor) -> Page:
    visitor.page.context.clear_cookies()
    return visitor.go("/sign-in")


def test_a_passkey_is_made_and_signs_in_and_so_does_a_recovery_code(someone: Visitor) -> None:
    page = someone.go("/account/second")
    with_device(page)
    page.get_by_label("Your password").fill(PASSWORD)
    page.get_by_label("What you call this passkey").fill("My key")
    assert page.evaluate(FAULTS) == []
    page.get_by_role("button", name="Add a passkey").click()
    codes = codes_shown(page)
    assert page.evaluate(FAULTS) == []
    page.get_by_role("button", name="I have written them down").click()
    expect(page.get_by_role("listitem").filter(has_text="My key")).to_be_visible()

    page = sign_out(someone)
    half_in(page, someone.name)
    page.get_by_role("button", name="Use a passkey").click()
    page.wait_for_url(lambda url: not url.endswith("/sign-in"))
    assert someone.get("/api/me")["name"] == someone.name

    page = sign_out(someone)
    half_in(page, someone.name)
    page.get_by_label("Code").fill("000000")
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("This code is wrong")).to_be_visible()
    page.get_by_label("Code").fill(codes[0])
    page.get_by_role("button", name="Confirm").click()
    page.wait_for_url(lambda url: not url.endswith("/sign-in"))
    assert someone.get("/api/me")["name"] == someone.name


def test_an_app_is_set_up_by_its_key_and_asked_again_before_the_password_changes(someone: Visitor) -> None:
    page = someone.go("/account/second")
    page.get_by_label("Your password").fill(PASSWORD)
    page.get_by_role("button", name="Set up an app").click()
    expect(page.get_by_role("img", name="QR code for your app")).to_be_visible()
    secret = page.locator("code.key").inner_text()
    assert page.evaluate(FAULTS) == []
    page.get_by_label("Code").fill(pyotp.TOTP(secret).at(int(time.time())))
    page.get_by_role("button", name="Confirm").click()
    codes = codes_shown(page)

    page = sign_out(someone)
    half_in(page, someone.name)
    page.get_by_label("Code").fill(codes[0])
    page.get_by_role("button", name="Confirm").click()
    page.wait_for_url(lambda url: not url.endswith("/sign-in"))
    page = someone.go("/account")
    # A password is a new sign-in, and that has proved nothing yet: the next change asks.
    for new, again in (("another four words", False), ("some other four words", True)):
        old = PASSWORD if not again else "another four words"
        page.get_by_label("Current password").fill(old)
        page.get_by_label("New password", exact=True).fill(new)
        page.get_by_role("button", name="Change the password").click()
        if again:
            sheet = page.get_by_role("dialog", name="Prove that it is you")
            sheet.get_by_label("Code").fill(codes[1])
            sheet.get_by_role("button", name="Confirm").click()
        expect(page.get_by_label("Current password")).to_have_value("")
