"""A match that a language model plays through tools: a server of the Model Context Protocol on standard input and output.

One line of JSON in, one out (JSON-RPC 2.0, the protocol's stdio transport). The model's host begins the server; the model
looks with the tool `look`, answers with `act`, and reads `results` when the match is over.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Mapping
from typing import IO, Any, Final

import msgspec

from cardroom import __version__
from cardroom.arena.matches import Match, MatchResult
from cardroom.arena.seat_situations import SeatSituation
from cardroom.arena.seats import BadAnswer
from cardroom.arena.worded_answers import read_answer
from cardroom.engine import Hand
from cardroom.engine.replay import Action
from cardroom.rules.refused import Refused

PROTOCOL: Final = "2025-06-18"
PARSE_ERROR, INVALID_REQUEST, NO_SUCH_METHOD, BAD_PARAMETERS = -32700, -32600, -32601, -32602
LONGEST_LINE: Final = 100_000

TOOLS: Final = (
    {
        "name": "look",
        "description": "Tell what you see at the table now and what you may do.",
        "inputSchema": {"type": "object", "properties": {}, "additionalProperties": False},
    },
    {
        "name": "act",
        "description": "Answer your turn: fold, call, raise to 12, draw 7h2c, stand pat. Tells what you see next.",
        "inputSchema": {
            "type": "object",
            "properties": {"answer": {"type": "string", "description": "One of what you may do."}},
            "required": ["answer"],
            "additionalProperties": False,
        },
    },
    {
        "name": "results",
        "description": "Tell how many hands were played so far and, once the match is over, what everybody won.",
        "inputSchema": {"type": "object", "properties": {}, "additionalProperties": False},
    },
)


class ToolSeat:
    """The model's seat: the match waits in it until an answer comes that can be carried out."""

    def __init__(self, name: str = "model") -> None:
        self.name = name
        self._asked: queue.Queue[tuple[Hand, SeatSituation] | None] = queue.Queue()
        self._answers: queue.Queue[Action | None] = queue.Queue()
        self._now: tuple[Hand, SeatSituation] | None = None
        self.is_over = False

    def decide(self, hand: Hand, situation: SeatSituation) -> Action:
        """See `ProgramSeat`; it waits as long as the model takes."""
        self._asked.put((hand.copy(), situation))
        answer = self._answers.get()
        if answer is None:
            raise BadAnswer("the model has gone")
        return answer

    def close(self) -> None:
        """See `ProgramSeat`."""
        self._asked.put(None)

    def leave(self) -> None:
        """Note that the model has gone: what is still asked of it is a bad answer."""
        self._answers.put(None)

    def look(self) -> str:
        """Return what the model sees, once it is its turn."""
        if self._now is None and not self.is_over:
            self._now = self._asked.get()
            self.is_over = self._now is None
        return "The match is over; see results." if self._now is None else self._now[1].text

    def act(self, answer: str) -> str:
        """Carry out an answer and return what the model sees next. Raises Refused, and then the turn is still its own."""
        self.look()
        if self._now is None:
            return "The match is over; see results."
        hand, _ = self._now
        action = read_answer(hand, answer)
        hand.copy().act(*action)
        self._now = None
        self._answers.put(action)
        return self.look()


class ToolServer:
    """Serves one match, which runs beside it in a thread; `match` has `seat` among its seats."""

    def __init__(self, match: Match, seat: ToolSeat) -> None:
        self._match = match
        self._seat = seat
        self._played: MatchResult | None = None
        self._deals = 0
        self._thread = threading.Thread(target=self._play, name="match", daemon=True)

    def _play(self) -> None:
        self._played = self._match.play(self._count)

    def _count(self, deals: int) -> None:
        self._deals = deals

    def serve(self, reader: IO[str], writer: IO[str]) -> None:
        """Answer lines until there are no more."""
        self._thread.start()
        while line := reader.readline(LONGEST_LINE):
            answer = self.answer(line)
            if answer is not None:
                writer.write(msgspec.json.encode(answer).decode() + "\n")
                writer.flush()
        self._seat.leave()

    def answer(self, line: str) -> dict[str, Any] | None:
        """Return the answer to one line; None for a notification."""
        try:
            asked = msgspec.json.decode(line)
        except msgspec.DecodeError:
            return _fault(None, PARSE_ERROR, "That is no JSON.")
        if not isinstance(asked, dict) or not isinstance(asked.get("method"), str):
            return _fault(None, INVALID_REQUEST, "A request has a method.")
        if "id" not in asked:
            return None
        number, method = asked["id"], asked["method"]
        methods: Mapping[str, Callable[[Any], dict[str, Any]]] = {
            "initialize": self._initialize,
            "ping": lambda _: {},
            "tools/list": lambda _: {"tools": list(TOOLS)},
            "tools/call": self._call,
        }
        if method not in methods:
            return _fault(number, NO_SUCH_METHOD, f"There is no method {method[:60]!r}.")
        try:
            return {"jsonrpc": "2.0", "id": number, "result": methods[method](asked.get("params") or {})}
        except Refused as refused:
            return _fault(number, BAD_PARAMETERS, refused.message)

    def _initialize(self, _: Any) -> dict[str, Any]:
        return {
            "protocolVersion": PROTOCOL,
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "cardroom", "version": __version__},
        }

    def _call(self, params: Any) -> dict[str, Any]:
        name = params.get("name") if isinstance(params, dict) else None
        given = params.get("arguments") or {} if isinstance(params, dict) else {}
        if name == "look":
            return _told(self._seat.look())
        if name == "results":
            return _told(self._results())
        if name != "act":
            raise Refused("bad-answer", f"There is no tool {name!r}; there are look, act and results.")
        answer = given.get("answer") if isinstance(given, dict) else None
        if not isinstance(answer, str):
            raise Refused("bad-answer", "The tool act takes an answer, a text.")
        try:
            return _told(self._seat.act(answer))
        except Refused as refused:
            return _told(f"That cannot be: {refused.message}", is_error=True)

    def _results(self) -> str:
        if self._seat.is_over:
            self._thread.join(timeout=10)
        if self._played is None:
            return f"{self._deals} deals are over; the match goes on."
        lines = [
            f"{one.name}: {one.chips:+d} chips in {one.hands} hands, {one.mean:+.3f} ± {one.half_width:.3f} a hand"
            for one in self._played.programs
        ]
        return "\n".join(["The match is over.", *lines])


def _told(text: str, is_error: bool = False) -> dict[str, Any]:
    return {"content": [{"type": "text", "text": text}], "isError": is_error}


def _fault(number: object, code: int, words: str) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": words}}
