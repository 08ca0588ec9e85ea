"""A whole hand of every game by keys alone, and what a screen reader is told of it: the log, sentence by sentence.

Some games stand for their kind: two every day, the others when the pages changed; all are run with the exhaustive tests.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.rules import house
from cardroom.table.model import commands
from tests.browser.deciding_games import acts, card_buttons, confirm, is_free, middle
from tests.browser.puppet import Puppet
from tests.browser.room import RunningRoom
from tests.browser.visitor import Visitor, fresh_name

BOOK = house("casino-helsinki")
KINDS = {"holdem-nl": "raises", "double-flop-pl": "two boards", "sviten-pl": "exchange, a card offered",
         "stud-fl": "up-cards", "pineapple-pl": "a card thrown", "dealers-choice": "a game chosen",
         "open-face": "rows"}  # fmt: skip
"""Games of which each asks for something that the ones before do not: gone through when the pages changed."""
DAILY = ("stud-fl", "dealers-choice")
"""Two of them are gone through every day; test_keyboard.py and test_open_face.py have two more."""
SECONDS = 180

HEARD = """
window.heard = { spoken: [], pointed: 0 };
for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
  addEventListener(kind, () => (window.heard.pointed += 1), true);
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.nodeType === 1 && node.matches('p') && node.parentElement?.closest('section [aria-live=polite].spoken'))
        window.heard.spoken.push(node.textContent);
}).observe(document, { childList: true, subtree: true });
"""
"""Keeps every sentence that is added to the table's live region, and counts what was pointed at."""

RANKS = {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
         "ten": "10", "jack": "J", "queen": "Q", "king": "K", "ace": "A"}  # fmt: skip
SUITS = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
SPOKEN_CARD = re.compile(rf"\b({'|'.join(RANKS)}) of ({'|'.join(SUITS)})\b")
DECIDED = re.compile(r"You (?!post|win|get\b|show)")
"""A line that says what the player decided: no blind, no card dealt, no pot."""
CARD = r"(?:10|[2-9JQKA])[♣♦♥♠]"


def games() -> list[Any]:
    seen: set[str] = set()
    found = []
    for game in BOOK.games.values():
        name = game.id.rsplit("-", 1)[0] if game.id.endswith(("-nl", "-pl", "-fl")) else game.id
        if game.id in KINDS or (name not in seen and not any(one.startswith(f"{name}-") for one in KINDS)):
            mark = pytest.mark.looks if game.id in KINDS else pytest.mark.exhaustive
            found.append(pytest.param(game.id, marks=() if game.id in DAILY else mark))
        seen.add(name)
    return found


def as_written(sentence: str) -> str:
    """A spoken sentence with its cards as the log has them."""
    cards = SPOKEN_CARD.sub(lambda found: RANKS[found[1]] + SUITS[found[2]], sentence.replace("\ufe0e", ""))
    return re.sub(rf"({CARD}),(?= {CARD})", r"\1", cards)


@pytest.fixture(scope="module")
def player(browser: Browser, games_room: RunningRoom) -> Iterator[Visitor]:
    """One player for all games, who is never near a mouse."""
    came = Visitor(browser, games_room.url, fresh_name("Näppäin"))
    came.context.add_init_script(HEARD)
    yield came
    came.close()


@pytest.fixture(scope="module")
def hand(player: Visitor) -> Iterator[Puppet]:
    """The same player's second connection, which takes seats and leaves them."""
    with Puppet(player.url, player.name, player.cookie) as second:
        yield second


def seated(player: Visitor, hand: Puppet, pool: str) -> str:
    """The player has a seat at a stake, with chips to come back with when a hand was lost before the page was there."""
    bounds = player.get(f"/api/buy-in?pool={pool}")
    amount = min(bounds["most"], 3 * bounds["least"])
    before = tables_of(hand)
    hand.join(pool, amount)
    hand.wait(lambda: bool(tables_of(hand) - before), f"a seat at {pool}")
    return (tables_of(hand) - before).pop()


def tables_of(hand: Puppet) -> set[str]:
    """Where the player sits, as last told."""
    mine = [one for one in hand.heard if isinstance(one, to_client.MineChanged)]
    return {seat.table for seat in mine[-1].seats} if mine else set()


def decide(player: Visitor, choices: int) -> bool:
    """One decision by keys, if there is one to make now."""
    keyboard = player.page.keyboard
    cards = card_buttons(player).count()
    if is_free(middle(player)):
        raises = player.actions.locator("[aria-keyshortcuts='R']")
        if choices == 0 and raises.count() and is_free(raises):
            keyboard.press("r")
            keyboard.press("Enter")
        else:
            keyboard.press("c")
    elif is_free(confirm(player)):
        keyboard.press("Enter")
    elif cards and player.table.get_by_role("button", name=re.compile("^(Back|Middle|Front), ")).count():
        for _ in range(cards):
            for key in "bmf":
                keyboard.press(key)
        return False
    elif cards:
        keyboard.press(str(1 + choices % cards))
        return False
    elif player.actions.get_by_role("button").count():
        keyboard.press("1")
    else:
        return False
    return True


def written(player: Visitor) -> list[str]:
    """The lines of the log, each as it is read."""
    log = player.table.get_by_role("region", name="Log", exact=True)
    lines: list[str] = log.locator("li > span:first-child").all_inner_texts()
    return [line.strip().replace("\ufe0e", "") for line in lines]


@pytest.mark.parametrize("game", games())
def test_a_whole_hand_by_keys_alone_is_told_as_it_is_logged(
    player: Visitor, hand: Puppet, games_room: RunningRoom, game: str
) -> None:
    pool = next(one["pool"] for one in player.get("/api/lobby")["pools"] if one["game"] == game)
    games_room.bots(pool, 2, seconds=(0.02, 0.06))
    table = seated(player, hand, pool)
    page = player.go(f"/tables/{table}")
    player.wait_for(lambda: player.table.is_visible(), "no table")
    heard_before = len(player.sent)
    deadline = time.monotonic() + SECONDS
    choices = 0
    whole: list[str] = []
    while not whole:
        assert time.monotonic() < deadline, f"no hand was played to its end: {written(player)[-12:]}"
        choices += decide(player, choices)
        page.wait_for_timeout(60)
        back = page.get_by_role("button", name="Come back").first
        if back.is_visible():  # not waited for: until the hand is over that may take the other player's move
            back.press("Enter")
            page.wait_for_timeout(500)
        whole = whole_hand(player)
    mine = [one for one in acts(player) if one["table"] == table]
    spoken: list[str] = page.evaluate("window.heard.spoken")
    pointed = page.evaluate("window.heard.pointed")
    hand.ask(at_table(hand._id(), table, commands.LeaveTable(ME)))
    hand.wait(lambda: table not in tables_of(hand), "the end of the hand")
    games_room.bots(pool, 0)

    assert mine and len(player.sent) > heard_before, "decisions were sent"
    assert pointed == 0, "by keys alone"
    told = as_written(" ".join(spoken))
    at = 0
    for line in whole:
        found = told.find(line, at)
        assert found >= 0, (
            f"{game}: the log has {line!r}, which was not said in its place: ...{told[at:][:400]!r}"
        )
        at = found + len(line)
    assert "Your turn" in told, "a turn is called"


def whole_hand(player: Visitor) -> list[str]:
    """The lines of the first hand that was seen from its first line to its last and decided in, once there is one."""
    lines = written(player)
    spoken: list[str] = player.page.evaluate("window.heard.spoken")
    said = as_written(" ".join(spoken))
    starts = [at for at, line in enumerate(lines) if re.match(r"Hand \d+\b", line) and line in said]
    for start in starts:
        end = next((at for at in range(start, len(lines)) if lines[at].startswith("Hand over")), None)
        if end is not None and any(DECIDED.match(line) for line in lines[start:end]):
            return lines[start : end + 1]
    return []
