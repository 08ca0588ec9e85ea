"""A house moves to another worker in the middle of a hand, there and back: its players' pages go on with hand and cards."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from cardroom.testing.nats_server import missing, started
from tests.browser.conftest import Visit
from tests.browser.test_moved_table import hand_of, own_cards, sit_down, somebodys_turn, until_well
from tests.browser.visitor import play_on
from tests.commands import told
from tests.crash.test_worker_killed import Cluster
from tests.postgres import needs_postgres, server
from tests.web.gateway.parts import free_port

HOUSE = "casinohuone"
NO_CONNECTION = "No connection to the room."


def carries(port: int) -> list[str]:
    """The houses that a worker carries."""
    return [*httpx.get(f"http://127.0.0.1:{port}/health").json()["houses"]]


@pytest.mark.crash
@pytest.mark.skipif(bool(missing()), reason=missing())
@needs_postgres
def test_players_go_on_with_their_hand_when_their_house_moves_and_moves_back(
    visit: Visit, tmp_path: Path
) -> None:
    address, ports, door = server().store(), (free_port(), free_port()), free_port()
    shared = ("--beside", "--by-load", "--house", HOUSE)
    with started() as bus, Cluster(tmp_path, bus, address).open() as room:
        for port in ports:
            room.start("worker", port, *shared)
        room.start("gateway", door, "--house", HOUSE)
        for port in (*ports, door):
            until_well(port)
        players = [visit(name, url=f"http://127.0.0.1:{door}") for name in ("Aada", "Bo", "Cia")]
        sit_down(players)
        loaded = [player.page.evaluate("performance.timeOrigin") for player in players]
        board = players[0].page.get_by_role("img", name=re.compile("^Board.* of "))
        for _ in range(2):
            play_on(players, lambda: board.count() > 0 and somebodys_turn(players), "no flop")
            hand, cards = hand_of(players[0]), [own_cards(player) for player in players]
            assert all(len(one) == 2 for one in cards), cards
            lies = board.get_attribute("aria-label") or ""
            where = [carries(port) for port in ports]

            moved = told("move-house", HOUSE, "--bus", bus.address, "--json")
            assert moved.returncode == 0, moved.stderr
            assert json.loads(moved.stdout)["house"] == HOUSE
            assert [carries(port) for port in ports] == where[::-1] != where
            for player, had in zip(players, cards, strict=True):
                expect(player.page.get_by_role("alert").filter(has_text="moving")).to_be_hidden(
                    timeout=60_000
                )
                expect(player.page.get_by_role("img", name=lies, exact=True)).to_be_visible()
                assert own_cards(player) == had and hand_of(player) == hand
                assert not player.page.get_by_role("alert").filter(has_text=NO_CONNECTION).count()
            play_on(players, lambda had=hand: hand_of(players[0]) != had, "the hand did not end")
        assert [player.page.evaluate("performance.timeOrigin") for player in players] == loaded
        for role in ("worker", "gateway"):
            assert "Traceback" not in (tmp_path / f"{role}.log").read_text()
    server().drop(address)
