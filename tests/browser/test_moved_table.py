"""A table moves to another worker in the middle of a hand, and a gateway dies under its players: their pages go on by
themselves, with the same hand and the same cards.
"""

from __future__ import annotations

import contextlib
import re
import signal
import time
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from cardroom.testing.nats_server import missing, started
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor, play_on
from tests.crash.test_worker_killed import PATIENCE_SECONDS, Cluster
from tests.postgres import needs_postgres, server
from tests.web.gateway.parts import free_port

STAKE = "No-limit hold'em 0.05/0.10"
MOVES = "The room is moving to another machine."
CARD = re.compile(r"\b(\w+ of (?:clubs|diamonds|hearts|spades))\b")


def until_well(port: int) -> None:
    """Wait until a process says that it is well."""
    until = time.monotonic() + PATIENCE_SECONDS
    while True:
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200:
                return
        assert time.monotonic() < until, f"nobody answers at {port}"
        time.sleep(0.1)


def sit_down(players: list[Visitor]) -> None:
    """They wait for a table and take the seats that they are offered."""
    for player in players:
        player.ask_to_join(STAKE)
    for player in players:
        player.take_seat()


def hand_of(player: Visitor) -> str:
    """The hand that the room last told a page of."""
    return player.turn_token()[0]


def own_cards(player: Visitor) -> list[str]:
    """A player's cards, as the page calls them."""
    mine = player.seats.get_by_role("listitem").filter(has_text="(You)").first
    return CARD.findall(mine.text_content() or "")


def somebodys_turn(players: list[Visitor]) -> bool:
    """Whether one of them may act."""
    return any(player.may_act() for player in players)


@pytest.mark.crash
@pytest.mark.skipif(bool(missing()), reason=missing())
@needs_postgres
def test_pages_go_on_with_their_hand_at_another_worker_and_behind_a_gateway_that_died(
    visit: Visit, tmp_path: Path
) -> None:
    address, inside, door = server().store(), free_port(), free_port()
    with started() as bus, Cluster(tmp_path, bus, address).open() as room:
        worker, gateway = room.start("worker", inside), room.start("gateway", door)
        until_well(door)
        players = [visit(name, url=f"http://127.0.0.1:{door}") for name in ("Aada", "Bo", "Cia")]
        sit_down(players)
        loaded = [player.page.evaluate("performance.timeOrigin") for player in players]
        board = players[0].page.get_by_role("img", name=re.compile("^Board.* of "))
        play_on(players, lambda: board.count() > 0 and somebodys_turn(players), "no flop")
        hand, cards = hand_of(players[0]), [own_cards(player) for player in players]
        assert all(len(one) == 2 for one in cards), cards
        lies = board.get_attribute("aria-label")

        worker.send_signal(signal.SIGKILL)
        worker.wait()
        moves = [player.page.get_by_role("alert").filter(has_text=MOVES) for player in players]
        for one in moves:
            expect(one).to_be_visible()
        room.start("worker", inside)
        for player, had, one in zip(players, cards, moves, strict=True):
            expect(one).to_be_hidden(timeout=60_000)
            assert own_cards(player) == had and hand_of(player) == hand
            expect(player.page.get_by_role("img", name=lies or "", exact=True)).to_be_visible()
        play_on(players, lambda: hand_of(players[0]) != hand, "the hand did not end")

        play_on(players, lambda: somebodys_turn(players), "nobody acts")
        hand = hand_of(players[0])
        gateway.kill()
        gateway.wait()
        lost = players[1].page.get_by_role("alert").filter(has_text="No connection to the room.")
        expect(lost).to_be_visible()
        room.start("gateway", door)
        expect(lost).to_be_hidden(timeout=60_000)
        play_on(players, lambda: hand_of(players[0]) != hand, "the next hand did not end")
        assert [player.page.evaluate("performance.timeOrigin") for player in players] == loaded
    server().drop(address)
