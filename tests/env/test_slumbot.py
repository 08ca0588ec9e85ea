"""The client of Slumbot's protocol, against a server of our own that plays by the engine."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Thread
from typing import Any

import pytest

from cardroom.cards.card import card_text
from cardroom.engine import Hand
from cardroom.engine.events import BET, CALLED, CHECKED, DEALT_BOARD, FOLDED, RAISED
from cardroom.env.cash import won
from cardroom.env.slumbot import Slumbot, hand_of, read_actions, setup
from cardroom.rules import Refused
from cardroom.sim.policies import POLICIES


class Server:
    """What Slumbot does: it plays one side by a policy, and tells only what the client may know."""

    def __init__(self) -> None:
        self.chance, self.hands, self.hand, self.me, self.results = Random(4), 0, Hand(setup()), 0, []

    def answer(self, door: str, body: dict[str, Any]) -> dict[str, Any]:
        if door == "/api/new_hand":
            self.me = self.hands % 2
            self.hands += 1
            self.hand = Hand(setup().with_deck(self.chance.sample(range(52), 52)))
        elif body.get("token") != "t1":
            return {"error_msg": "no such session"}
        else:
            try:
                self.hand.act(*read_actions(body["incr"])[0])
            except Refused as refused:
                return {"error_msg": refused.message}
        hand = self.hand
        while hand.actor == 1 - self.me:
            POLICIES["uniform" if self.chance.random() < 0.3 else "passive"](hand, self.chance.random)
        told = {
            "token": "t1",
            "action": said(hand),
            "client_pos": self.me,
            "hole_cards": [card_text(card) for card in hand.holes[self.me]],
            "board": [card_text(card) for card in hand.board],
        }
        if hand.is_over:
            self.results.append(won(hand)[self.me])
            told["winnings"] = won(hand)[self.me]
            if hand.shown[1 - self.me]:
                told["bot_hole_cards"] = [card_text(card) for card in hand.holes[1 - self.me]]
        return told


def said(hand: Hand) -> str:
    words = []
    for event in hand.events:
        if event[0] in (BET, RAISED):
            words.append(f"b{event[3]}")
        elif event[0] == DEALT_BOARD:
            words.append("/")
        elif event[0] in (CHECKED, CALLED, FOLDED):
            words.append({CHECKED: "k", CALLED: "c", FOLDED: "f"}[event[0]])
    return "".join(words)


@contextmanager
def serving(server: Any) -> Iterator[str]:
    class Door(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            text = json.dumps(server.answer(self.path, body)).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Door) as http:
        Thread(target=http.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{http.server_port}"
        http.shutdown()


def test_the_client_plays_hands_and_wins_what_the_server_says() -> None:
    server, chance = Server(), Random(9)

    def choose(hand: Hand, me: int) -> tuple[str, int]:
        assert hand.actor == me and list(hand.holes[me]) == list(server.hand.holes[me])
        assert (hand.board, hand.stacks, hand.legal()) == (
            server.hand.board,
            server.hand.stacks,
            server.hand.legal(),
        )
        options = hand.options()
        if options.can_raise and chance.random() < 0.2:
            return "raise_to", options.min_raise_to
        return ("check", 0) if options.can_check else ("call", 0)

    with serving(server) as address:
        client = Slumbot(address, chance.random)
        assert [client.play(choose) for _ in range(20)] == server.results
    assert any(server.results)


def test_what_the_server_refuses_is_told_in_one_line() -> None:
    with serving(Server()) as address, pytest.raises(Refused, match="says: "):
        Slumbot(address, Random(1).random).play(lambda hand, me: ("raise_to", 101))
    with pytest.raises(Refused, match="did not answer"):
        Slumbot("http://127.0.0.1:9", Random(1).random).play(lambda hand, me: ("call", 0))


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"client_pos": 0, "hole_cards": ["As", "Xx"], "board": [], "action": ""},
        {"client_pos": 0, "hole_cards": ["As", "Ks"], "board": [], "action": "hello"},
        {"client_pos": 0, "hole_cards": ["As", "Ks"], "board": [], "action": "ckk"},
        {"client_pos": 0, "hole_cards": ["As", "Ks"], "board": ["As", "2c", "3c"], "action": "ck"},
    ],
)
def test_nonsense_is_refused(answer: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        hand_of(answer, Random(1).random)
    assert "\n" not in refused.value.message
