"""A language model plays a match through tools: by a scripted model that speaks the protocol line by line."""

import io
import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from cardroom import arena
from cardroom.arena import Match, PolicySeat
from cardroom.arena.tool_server import ToolSeat, ToolServer
from tests.patience import PATIENCE_SECONDS


class Host:
    """A host of a model: sends requests, numbered, and gives their results."""

    def __init__(self, server: ToolServer) -> None:
        self._server = server
        self._count = 0
        server._thread.start()

    def ask(self, method: str, params: object = None) -> dict[str, Any]:
        self._count += 1
        asked = {"jsonrpc": "2.0", "id": self._count, "method": method, "params": params}
        answer = self._server.answer(json.dumps(asked))
        assert answer is not None and answer["jsonrpc"] == "2.0" and answer["id"] == self._count
        return answer

    def tool(self, name: str, **given: object) -> str:
        result = self.ask("tools/call", {"name": name, "arguments": given})["result"]
        (content,) = result["content"]
        assert content["type"] == "text"
        return str(content["text"])


@pytest.fixture
def match() -> Iterator[tuple[Host, ToolSeat]]:
    seat = ToolSeat()
    game = Match(arena.deal_of("nlhe"), [seat, PolicySeat("calm", "passive")], deals=3, seed=4)
    yield Host(ToolServer(game, seat)), seat
    seat.leave()


def test_a_model_finds_the_tools_and_plays_a_match_to_its_end(match: tuple[Host, ToolSeat]) -> None:
    host, _ = match
    begun = host.ask("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {}})[
        "result"
    ]
    assert (
        begun["protocolVersion"]
        and begun["serverInfo"]["name"] == "cardroom"
        and "tools" in begun["capabilities"]
    )
    tools = host.ask("tools/list")["result"]["tools"]
    assert [tool["name"] for tool in tools] == ["look", "act", "results"]
    assert all(tool["description"] and tool["inputSchema"]["type"] == "object" for tool in tools)
    assert host.ask("ping")["result"] == {}

    seen = host.tool("look")
    assert seen.startswith("Texas Hold'em, no limit, 2 players.") and "model (you)" in seen
    assert host.tool("look") == seen
    assert host.tool("results") == "0 deals are over; the match goes on."
    for _ in range(500):
        seen = host.tool("act", answer="call" if "call " in seen.splitlines()[-1] else "check")
        if "The match is over" in seen:
            break
    results = host.tool("results").splitlines()
    assert results[0] == "The match is over." and len(results) == 3
    assert results[1].startswith("model: +0 chips in 6 hands")
    assert host.tool("look") == host.tool("act", answer="call") == "The match is over; see results."


def test_an_answer_that_cannot_be_is_told_and_the_turn_stays(match: tuple[Host, ToolSeat]) -> None:
    host, _ = match
    seen = host.tool("look")
    for answer in ("dance", "raise to 1", "raise to 5000", "draw 7h", ""):
        result = host.ask("tools/call", {"name": "act", "arguments": {"answer": answer}})["result"]
        assert result["isError"] and result["content"][0]["text"].startswith("That cannot be: ")
    assert host.tool("look") == seen


def test_what_is_no_request_is_answered_by_its_code(match: tuple[Host, ToolSeat]) -> None:
    host, _ = match
    server = host._server
    assert server.answer("no json")["error"]["code"] == -32700  # type: ignore[index]  # a fault, not None
    assert server.answer("[]")["error"]["code"] == -32600  # type: ignore[index]  # a fault, not None
    assert server.answer('{"jsonrpc":"2.0","method":"notifications/initialized"}') is None
    assert host.ask("tools/burn")["error"]["code"] == -32601
    for params in (
        None,
        [],
        {},
        {"name": "act"},
        {"name": "act", "arguments": {"answer": 3}},
        {"name": "act", "arguments": 1},
    ):
        assert host.ask("tools/call", params)["error"]["code"] == -32602


def test_a_model_that_goes_away_loses_by_folding_and_the_match_ends() -> None:
    seat = ToolSeat()
    server = ToolServer(Match(arena.deal_of("nlhe"), [seat, PolicySeat("calm", "passive")], deals=1), seat)
    asked = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "look"}})
    written = io.StringIO()
    serving = threading.Thread(target=server.serve, args=(io.StringIO(asked + "\n"), written), daemon=True)
    serving.start()
    serving.join(timeout=PATIENCE_SECONDS)
    assert not serving.is_alive() and json.loads(written.getvalue())["id"] == 1
    assert written.getvalue().count("\n") == 1
