"""No message of a player harms a tournament: whatever is asked of it or of its tables, in any field, late or twice, is
answered once, freezes nothing, and what is refused leaves tournament, tables and money as they were.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import TABLE_REQUESTS
from cardroom.room.protocol.tournament_client import (
    AnswerDeal,
    BuyChips,
    DeclineChips,
    EnterTournament,
    ProposeDeal,
    UnwatchTournament,
    WatchTournament,
    WithdrawFromTournament,
)
from cardroom.room.protocol.tournament_news import MyTickets
from cardroom.rules.book_loading import house
from cardroom.store.engines.store_location import audit_place
from cardroom.table.model import commands
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS
from cardroom.tournament.hexapro.hexapro_terms import hexapro_terms
from cardroom.tournament.play.tournament_state import OpenDeal
from cardroom.tournament.tournament_terms import Day, Flight, Rebuys
from cardroom.web.socket import understood
from tests.attack.frames import HOSTILE
from tests.room.tournaments.played import (
    BUY_IN,
    CUP,
    FEE,
    WEALTH,
    cup_room,
    cup_terms,
    enter,
    go_on,
    is_on,
    start,
)

LATER, HEXA = "later", "hexa"
FRAMES = 3200
NAMES = tuple(f"P{number}" for number in range(8))
KINDS: tuple[type[from_client.ClientMessage], ...] = (
    EnterTournament, WithdrawFromTournament, ProposeDeal, AnswerDeal, BuyChips, DeclineChips, WatchTournament,
    UnwatchTournament, *TABLE_REQUESTS.values(), from_client.Say, from_client.React, from_client.WatchTable,
    from_client.UnwatchTable,
)  # fmt: skip
LATER_TERMS: dict[str, Any] = {
    "players": 50, "most": 50, "days": (Day(level=1), Day()), "flights": (Flight("1A"), Flight("1B")),
}  # fmt: skip
WANTED = (
    *(
        "entered-already",
        "not-registered",
        "entries-closed",
        "begun-already",
        "no-such-tournament",
        "no-rebuys",
    ),
    *("ticket-used", "ticket-not-yours", "no-such-ticket", "bad-buy-in"),
    *(
        "not-in-a-tournament",
        "not-your-turn",
        "stale-action",
        "no-such-table",
        "no-offer",
        "no-add-on",
        "not-in-it",
    ),
    "flight-closed",
    "one-game-only",
)
"""Refusals that the attack meets, or it has become empty."""


class CupAttack:
    """A running tournament with rebuys and one that is announced, under attack."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = random.Random(seed)
        self.room = cup_room(folder, seed, rebuys=Rebuys(500, 900, 3), level_hands=20, re_entries=1)
        self.room.run(
            self.room.room.tournaments.announce(BOSS, cup_terms(id=LATER, name="Later", **LATER_TERMS))
        )
        self.room.run(
            self.room.room.tournaments.announce(BOSS, hexapro_terms(house("casinohuone"), HEXA, 100))
        )
        self.clients = [
            *enter(self.room, *NAMES[:6]),
            self.room.connect(NAMES[6]),
            self.room.connect(NAMES[7]),
        ]
        self.tickets = self.won()
        self.sent: list[str] = []
        self.refused: Counter[str] = Counter()
        self.tried: set[tuple[str, str]] = set()
        self.ids = 0
        start(self.room)

    def won(self) -> list[str]:
        """Two players have won a ticket each, worth an entry; the first of them has used it."""
        sat = cup_terms(id="sat", buy_in=BUY_IN + 300, fee=FEE, ticket=BUY_IN + FEE, players=2, most=2)
        self.room.run(self.room.room.tournaments.announce(BOSS, sat))
        for client in self.clients[6:]:
            client.done(EnterTournament(f"sat-{client.name}", "sat"))
        while is_on(self.room, "sat"):
            go_on(self.room, self.chance, "sat")
        tickets = [one.ticket for client in self.clients[6:] for one in client.last(MyTickets).tickets]
        self.clients[6].done(EnterTournament("first", LATER, ticket=tickets[0]))
        return tickets

    def run(self, frames: int) -> None:
        for _ in range(frames):
            if self.chance.random() < 0.12 and is_on(self.room):
                go_on(self.room, self.chance, raises=0.01, folds=0.3)
            else:
                self.frame()

    def frame(self) -> None:
        """One frame, and all that must hold behind it."""
        client, text = self.chance.choice(self.clients), self.text()
        before, heard = self.state(), len(client.texts)
        message = understood(text.encode())
        if isinstance(message, to_client.Unexpected):
            return
        self.room.hear(client, message)
        self.check(client, message, before, heard)

    def check(self, client: TestClient, message: Any, before: Any, heard: int) -> None:
        hosts = self.room.room.tournaments.hosts
        assert {host: hosts[host].status for host in hosts} == dict.fromkeys(hosts, "running"), message
        if not hasattr(message, "id"):
            assert self.state() == before, f"{message} changed something"
            return
        told = [msgspec.json.decode(text) for text in client.texts[heard:]]
        answers = [one for one in told if one["type"] in ("done", "refused") and one["id"] == message.id]
        assert len(answers) == 1, f"{message} was answered with {answers}"
        if answers[0]["type"] == "refused":
            self.refused[answers[0]["code"]] += 1
            assert self.state() == before, (
                f"{message} was refused ({answers[0]['code']}) and changed something"
            )

    def state(self) -> Any:
        """Every owner's steps, and all money but what has been on its way and back."""
        hosts = self.room.room.tournaments.hosts
        balances = self.room.room.services.ledger.balances
        money = {name: cents for name, cents in balances.items() if cents and not name.startswith("in:")}
        assert not any(cents for name, cents in balances.items() if name.startswith("in:")), (
            "nothing stays on its way"
        )
        return {host: hosts[host].seq for host in hosts}, money

    # ------------------------------------------------------------------ frames

    def text(self) -> str:
        chance = self.chance
        if chance.random() < 0.08 and self.sent:
            return chance.choice(self.sent[-100:])
        often = chance.random()
        kind = (
            TABLE_REQUESTS[commands.Act]
            if often < 0.2
            else EnterTournament
            if often < 0.3
            else chance.choice(KINDS)
        )
        message: dict[str, Any] = {"type": kind.__struct_config__.tag}
        fields = [field.name for field in msgspec.structs.fields(kind)]
        for name in fields:
            message[name] = self.value(name)
        if kind is TABLE_REQUESTS[commands.Act] and chance.random() < 0.5:
            message |= self.turn()
        for name in chance.sample(fields, min(len(fields), chance.choice((0, 0, 0, 1)))):
            message[name] = chance.choice(HOSTILE)
            self.tried.add((kind.__name__, name))
        text = json.dumps(message)
        self.sent.append(text)
        return text

    def games(self) -> list[str]:
        """The games of HexaPro that a wish for several has announced."""
        return [name for name in self.room.room.tournaments.hosts if name.startswith("m") and "-" not in name]

    def deal(self) -> OpenDeal | None:
        """The deal that is put to all in the cup, if any."""
        found = self.room.room.tournaments.owner(CUP).tournament
        return (
            found.state.deal if found is not None and found.state.deal and found.state.deal.until_ms else None
        )

    def turn(self) -> dict[str, Any]:
        """Words that fit a turn of some table, for whoever sends them."""
        for owner in self.room.room.tournaments.tables(CUP):
            if owner.table is not None and owner.table.hand is not None and owner.table.hand.turn is not None:
                return {"table": owner.id, "hand": owner.table.hand.hand, "turn": owner.table.hand.turn.turn}
        return {}

    def value(self, name: str) -> Any:
        chance = self.chance
        match name:
            case "id":
                self.ids += 1
                return f"a{self.ids}" if chance.random() < 0.9 else f"a{chance.randint(1, self.ids)}"
            case "tournament":
                return chance.choice((CUP, CUP, LATER, LATER, HEXA, *self.games()[:1], f"{CUP}-1", "nowhere"))
            case "table":
                return chance.choice((f"{CUP}-1", f"{CUP}-1", f"{CUP}-2", CUP, "nowhere"))
            case "method":
                return chance.choice(("icm", "chip_chop", "custom"))
            case "for_winner":
                return chance.choice((0, 1, 100, 10**9))
            case "amounts":
                return chance.choice(({}, {self.clients[0].player: 5}))
            case "ticket":
                return chance.choice(("", "", "", "nothing", *self.tickets))
            case "pool_cents":
                return chance.choice((0, 0, BUY_IN, 1, 10**9))
            case "games":
                return chance.choice((*[1] * 16, 3, 11))
            case "accept":
                return chance.random() < 0.5
            case "kind":
                return chance.choice(("rebuy", "add_on"))
            case "hand":
                return f"{CUP}-1-{chance.randint(1, 9)}"
            case "action":
                return chance.choice(("fold", "check", "call", "raise", "discard", "all_in"))
            case "cards" | "rows":
                return ()
            case "turn" | "amount" | "most" | "seat":
                return chance.choice((0, 1, 2, 20, 500, 1000))
            case "game" | "by":
                return chance.choice(("", "wait", "post"))
            case "flight":
                return chance.choice((*[0] * 12, 1, 2, 3))  # what else is asked comes to be looked at
            case "on" | "agrees" | "once" | "gives_up":
                return chance.random() < 0.5
            case "question":
                what = chance.choice(("bomb_pot", "buy_in"))
                return {"what": what, "player": chance.choice(("", self.clients[0].player))}
            case "until_ms":
                deal = self.deal()
                return deal.until_ms if deal and chance.random() < 0.8 else chance.choice((1, 2**53))
            case "price":
                return chance.choice((None, None, None, BUY_IN + FEE, BUY_IN))
            case "chips":
                return chance.choice((None, None, None, None, cup_terms().stack, 1))
            case "text":
                return "hello"
            case "code":
                return ""
            case "reaction":
                return chance.choice(("smile", "crown"))
        raise AssertionError(f"no value is known for the field {name!r}")


def test_no_frame_harms_a_tournament(tmp_path: Path) -> None:
    attack = CupAttack(tmp_path, 7)
    with attack.room:
        attack.run(FRAMES)
        assert not [code for code in WANTED if not attack.refused[code]], attack.refused
        fields = {(kind.__name__, field.name) for kind in KINDS for field in msgspec.structs.fields(kind)}
        assert len(attack.tried) > 0.8 * len(fields)
        assert sum(attack.room.room.services.ledger.balances.values()) == 0
    assert audit_place(tmp_path).findings == []


@pytest.mark.parametrize("many", [2, 9])
def test_entries_that_overlap_count_once(tmp_path: Path, many: int) -> None:
    with cup_room(tmp_path) as room:
        one, again = room.client("P0"), room.connect("P0")
        asked = [EnterTournament(f"e{number}", CUP) for number in range(many)]

        def ask() -> None:
            for number, message in enumerate(asked):
                connection = (one, again)[number % 2]
                room.room.hear(connection, message)

        room.do(ask)
        assert room.wallet("P0") == WEALTH - BUY_IN - FEE
        answers = [
            told for client in (one, again) for told in client.told if isinstance(told, to_client.Refused)
        ]
        assert [told.code for told in answers] == ["entered-already"] * (many - 1)
        found = room.room.tournaments.owner(CUP).tournament
        assert found is not None and found.state.entries == 1


def test_one_id_asked_twice_enters_and_withdraws_once(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        client: TestClient = room.client("P0")
        for _ in range(3):
            client.done(EnterTournament("e", CUP))
        assert room.wallet("P0") == WEALTH - BUY_IN - FEE
        for _ in range(3):
            client.done(WithdrawFromTournament("w", CUP))
        assert room.wallet("P0") == WEALTH


def test_a_tournament_is_cancelled_once_however_often_it_is_asked(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        enter(room, *NAMES[:6])
        start(room)
        codes: list[str] = []
        for _ in range(3):
            try:
                room.run(room.room.tournaments.cancel(BOSS, CUP, "the lights went out"))
            except Exception as refused:
                codes.append(getattr(refused, "code", repr(refused)))
            room.settle()
        assert len(codes) == 2 and set(codes) <= {"already-cancelled", "no-such-tournament"}
        assert sum(room.wallet(name) for name in NAMES[:6]) == 6 * WEALTH
