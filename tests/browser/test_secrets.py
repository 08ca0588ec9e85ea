"""Nobody's browser is told a card that its person may not know: not in a frame, not on the page, not by the API."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import Invite, Visit
from tests.browser.playing import go_on, sit_together
from tests.browser.puppet import Puppet
from tests.browser.shown import card_words


def frames_of(heard: list[str], hand: str) -> list[str]:
    """The frames from the first that names the hand to the last before the next hand."""
    frames: list[str] = []
    for frame in heard:
        started = [
            event["hand"] for event in json.loads(frame).get("events", ()) if event["kind"] == "hand_started"
        ]
        if frames and started and hand not in started:
            break
        if frames or hand in frame:
            frames.append(frame)
    return frames


def told_in(frames: list[str], cards: tuple[str, ...]) -> list[str]:
    """Those of the cards that the frames speak of."""
    return [card for card in cards if any(f'"{card}"' in frame for frame in frames)]


def test_a_spectator_and_an_opponent_never_get_an_unseen_card(visit: Visit, puppets: Invite) -> None:
    player, watcher = visit("Salla"), visit("Katsoja")
    one, folding = sit_together(player, "No-limit hold'em 0.10/0.25", puppets, "holdem-nl25", 2500)
    table = player.page.url
    watcher.go(table)
    expect(watcher.page.get_by_text("You are watching. Hole cards are not shown.")).to_be_visible()

    def dealt() -> bool:
        one.catch_up()
        folding.catch_up()
        return bool(one.cards and folding.cards)

    go_on([], [], dealt)
    assert one.followed is not None
    hand, ones, folded = one.followed.hand, one.cards, folding.cards
    # Everybody holds cards: the watcher sees backs alone, the player no others than the own two.
    expect(watcher.seats).to_contain_text("has cards")
    expect(watcher.seats.locator("svg[data-suit]")).to_have_count(0)
    expect(player.seats.locator("svg[data-suit]")).to_have_count(2)
    for page in (watcher.page, player.page):
        content = page.content()
        assert [card for card in (*ones, *folded) if card_words(card) in content] == []

    def choose(puppet: Puppet) -> None:
        if puppet is folding:
            puppet.act("fold")
        else:
            puppet.check_or_call()

    def ended() -> bool:
        return any('"hand_ended"' in frame for frame in frames_of(watcher.heard, hand))

    go_on([one, folding], [player], ended, choose)
    watching, playing = frames_of(watcher.heard, hand), frames_of(player.heard, hand)
    assert any('"board_dealt"' in frame for frame in watching), "the hand went on after the fold"
    assert told_in(watching, folded) == []
    assert told_in(playing, folded) == []
    before_showdown = [frame for frame in watching if '"hand_shown"' not in frame]
    assert told_in(before_showdown, ones) == [], "cards are told when they are shown, not before"
    assert told_in(watching, ones) == list(ones), "shown at the end, everybody sees them"

    seen = json.dumps(
        [watcher.get(f"/api/tables/{table.rsplit('/', 1)[1]}"), watcher.get(f"/api/hands/{hand}")]
    )
    assert told_in([seen], folded) == []
    assert [card for card in folded if card_words(card) in watcher.page.content()] == []
