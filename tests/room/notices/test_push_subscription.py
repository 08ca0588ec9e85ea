"""Which addresses a room sends to: https at the push services its operator knows, whatever a browser says."""

from __future__ import annotations

import pytest

from cardroom.room.notices.subscription import check_endpoint, check_keys
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.refused import Refused

SERVICES = RoomSettings().push_services


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://fcm.googleapis.com:443/wp/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-db5p.notify.windows.com/w/?token=abc%2b",
    ],
)
def test_the_services_of_the_browsers_are_taken(endpoint: str) -> None:
    check_endpoint(endpoint, SERVICES)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/abc",
        "https://example.com/abc",
        "https://127.0.0.1/abc",
        "https://[::1]/abc",
        "https://localhost/abc",
        "https://169.254.169.254/latest/meta-data",
        "https://fcm.googleapis.com:8443/abc",
        "https://fcm.googleapis.com:99999/abc",
        "https://fcm.googleapis.com.example.com/abc",
        "https://evil-fcm.googleapis.com/abc",
        "https://notify.windows.com/abc",
        "https://.notify.windows.com/abc",
        "https://evilnotify.windows.com/abc",
        "https://user@fcm.googleapis.com/abc",
        "https://fcm.googleapis.com@127.0.0.1/abc",
        "https://127.0.0.1\\@fcm.googleapis.com/abc",
        "https://127.0.0.1#@fcm.googleapis.com/abc",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/a\r\nHost: x",
        "https://ｆcm.googleapis.com/abc",
        "https://fcm.googleapis.com/é",
        "file:///etc/passwd",
        "https://",
        "",
        "//fcm.googleapis.com/abc",
        "https://[/abc",
    ],
)
def test_no_other_address_is(endpoint: str) -> None:
    with pytest.raises(Refused) as refused:
        check_endpoint(endpoint, SERVICES)
    assert refused.value.code == "push-service-unknown"


def test_an_operator_may_name_a_service_and_its_port() -> None:
    check_endpoint("https://push.club.example:8443/abc", ("push.club.example:8443",))
    with pytest.raises(Refused):
        check_endpoint("https://push.club.example/abc", ("push.club.example:8443",))


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", ""),
        ("AAAA", "AAAA"),
        ("B" * 87, "not base64 at all"),
        ("A" * 87, "BTBZMqHH6r4Tts7J_aSIgg"),
        ("é", "é"),
    ],
)
def test_what_is_no_key_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Refused) as refused:
        check_keys(p256dh, auth)
    assert refused.value.code == "push-keys-wrong"
