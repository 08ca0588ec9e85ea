"""Calls when the page is closed: named on the settings page, told by the worker, in words of the device's language.

No push service of a browser's maker is asked: the address a browser gets from it is the test's, and what it would
bring is given to the worker by the browser's own tools (DevTools, `ServiceWorker.deliverPushMessage`).
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

ADDRESS = "https://fcm.googleapis.com/fcm/send/one-browser"
SERVICE = f"""
const raw = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
const keys = {{
  p256dh: raw("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4").buffer,
  auth: raw("BTBZMqHH6r4Tts7J_aSIgg").buffer,
}};
let made = JSON.parse(localStorage.getItem("test-service") ?? "null");
const subscription = () => made && {{
  endpoint: "{ADDRESS}", expirationTime: null, getKey: (name) => keys[name],
  options: {{ applicationServerKey: raw(made).buffer }},
  unsubscribe: async () => {{ made = null; localStorage.removeItem("test-service"); return true; }},
}};
PushManager.prototype.getSubscription = async () => subscription();
PushManager.prototype.subscribe = async (wanted) => {{
  if (!wanted.userVisibleOnly) throw new DOMException("no", "NotAllowedError");
  made = wanted.applicationServerKey;
  localStorage.setItem("test-service", JSON.stringify(made));
  return subscription();
}};
"""
"""A push service that answers at once. Chromium without its maker's keys has none."""


KEPT = """() => {
  self.told = [];
  self.registration.showNotification = async (title, more) => { self.told.push({ title, ...more }); };
}"""
"""A browser without a window shows no notifications: what the worker asks it to show is kept instead."""


def settings_of(visit: Visit, name: str, **more: Any) -> Visitor:
    player = visit(name, keeps_shell=True, **more)
    player.context.add_init_script(SERVICE)
    if "permissions" not in more:
        player.context.add_init_script("Notification.requestPermission = async () => 'denied';")
    player.go("/settings")
    return player


def test_a_player_names_this_browser_and_takes_it_back(visit: Visit) -> None:
    player = settings_of(visit, "Kutsuttava", permissions=["notifications"])
    page = player.page
    notify = page.get_by_role("checkbox", name="Notify me on this device")
    expect(notify).not_to_be_checked()
    with page.expect_response(
        lambda one: one.url.endswith("/api/me/push") and one.request.method == "PUT"
    ) as told:
        notify.check()
    assert told.value.status == 204
    said = told.value.request.post_data_json
    assert said is not None and said["endpoint"] == ADDRESS and said["language"] == "en"
    expect(notify).to_be_checked()

    with page.expect_request(lambda asked: asked.url.endswith("/api/me/push") and asked.method == "PUT"):
        page.reload()  # a browser that is called says again where it is
    expect(notify).to_be_checked()
    with page.expect_response("**/api/me/push/end") as ended:
        notify.uncheck()
    assert ended.value.status == 204
    page.reload()
    expect(notify).not_to_be_checked()


def test_who_forbids_messages_is_told_what_to_do(visit: Visit) -> None:
    player = settings_of(visit, "Kieltävä")
    asked: list[str] = []
    player.page.on("request", lambda one: asked.append(one.url) if one.method == "PUT" else None)
    blocked = player.page.get_by_text("This browser blocks messages of this page")
    notify = player.page.get_by_role("checkbox", name="Notify me on this device")
    expect(blocked.or_(notify)).to_be_visible()
    if notify.is_visible():
        notify.click()
    expect(blocked).to_be_visible()
    assert not any("/api/me/push" in one for one in asked), "nothing was told to the room"


def test_the_worker_tells_what_it_was_called_for_and_nothing_else(visit: Visit) -> None:
    player = visit("Odottava", keeps_shell=True, permissions=["notifications"])
    page = player.go("/")
    player.wait_for(
        lambda: page.evaluate("navigator.serviceWorker.controller !== null"), "no service worker came"
    )
    tools = player.context.new_cdp_session(page)
    workers: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: workers.extend(one["registrationId"] for one in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    player.wait_for(lambda: bool(workers), "the browser told no worker")

    def push(said: Any) -> None:
        text = said if isinstance(said, str) else json.dumps(said)
        tools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": player.url, "registrationId": workers[-1], "data": text},
        )

    worker = player.context.service_workers[0]
    worker.evaluate(KEPT)

    def shown() -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = worker.evaluate("self.told")
        return told

    call = {
        "kind": "seat_ready",
        "name": "Aino",
        "path": "/",
        "until_ms": 4_000_000_000_000,
        "language": "fi",
    }
    push(call)
    player.wait_for(lambda: len(shown()) == 1, "the worker showed nothing")
    told = shown()[0]
    assert told["title"] == "Paikkasi on valmis" and told["body"].startswith("Pöytä Aino. ")
    assert (told["tag"], told["lang"], told["silent"]) == ("seat_ready", "fi", True), (
        "a page in view has said it"
    )

    page.goto("about:blank")
    push(
        {
            "kind": "tournament_starts",
            "name": "The Cup",
            "path": "//evil.example",
            "until_ms": 0,
            "language": "cs",
        }
    )
    player.wait_for(lambda: len(shown()) == 2, "the second kind was not shown")
    cup = shown()[1]
    assert (cup["title"], cup["body"], cup["data"]["path"]) == ("Váš turnaj začíná", "The Cup", "/")
    assert cup["silent"] is False

    for wrong in ("", "{", {"kind": "other", "name": "x", "path": "/"}):
        push(wrong)
    push({**call, "name": "Eino"})
    player.wait_for(lambda: len(shown()) == 3, "the worker is gone")
    assert "Eino" in shown()[2]["body"]
