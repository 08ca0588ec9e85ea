"""What an attacker sends: every message there is, each of its fields as it should be and as it should not."""

from __future__ import annotations

import json
import random
from typing import Any, get_args

import msgspec

from cardroom.cards.card import card_text
from cardroom.games import catalogue
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol.table_requests import TABLE_REQUESTS
from cardroom.room.room import Room
from cardroom.table.acting import FIELDS, TAKES
from cardroom.table.model import commands
from cardroom.table.model.running import RunningDeal, RunningHand
from cardroom.table.values.kinds import Matter
from cardroom.testing.room_client import TestClient
from tests.table.playing import random_act

KINDS: tuple[type[from_client.ClientMessage], ...] = get_args(from_client.AnyClientMessage)
AT_HAND = TABLE_REQUESTS[commands.Act]
"""The message most of an attack is made of."""

HOSTILE: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        -1,
        0,
        1,
        2,
        12,
        13,
        2**31,
        2**31 + 1,
        2**53,
        2**53 + 1,
        2**63,
        2**64,
        10**12,
        10**12 + 1,
    ),
    *(10**40, -(10**40), 1.5, 1e300, -0.0, "", " ", "0", "x" * 20, "x" * 64, "x" * 65, "x" * 300, "x" * 400),
    *(
        "\ud800",
        "a\udfffb",
        "a\0b",
        "\u202e",
        "\ufeff",
        "é" * 64,
        "😀" * 64,
        "'; DROP TABLE hands; --",
        "../..",
        "<b>",
    ),
    *(
        [],
        {},
        [[]],
        [[], [], []],
        [None],
        ["As"],
        ["As", "As"],
        ["zz"],
        ["??"],
        [""],
        ["As"] * 13,
        ["As"] * 14,
    ),
    *([["As"], ["Kd"], ["2c"]], [["zz"], [], []], [["??"] * 13] * 3, {"type": "act"}, "As", "??", "NaN"),
)
"""Values that hardly any field is meant to have."""


class Frames:
    """Makes frames by chance: mostly almost right ones, for what is plainly wrong ends at the door."""

    def __init__(self, room: Room, chance: random.Random) -> None:
        self._room = room
        self._chance = chance
        self._sent: list[str] = []
        self._ids = 0
        self.tried: set[tuple[str, str]] = set()

    def legal(self, writer: TableWriter, now_ms: int) -> dict[str, Any]:
        """A decision that the player to act may make."""
        act = random_act(writer.table, self._chance, now_ms)
        fields = {
            name: getattr(act, name) for name in ("hand", "turn", "action", "amount", "cards", "rows", "game")
        }
        return {"type": "act", "id": self._id(), "table": writer.terms.table, **fields}

    def hostile(self, writer: TableWriter, client: TestClient, now_ms: int) -> str:
        """A frame that an honest client would hardly send."""
        chance = self._chance
        kind = chance.random()
        if kind < 0.06 and self._sent:
            return chance.choice(self._sent[-200:])  # doubled, or late
        if kind < 0.45 and writer.table.hand is not None and writer.table.hand.turn is not None:
            message = self.legal(writer, now_ms)
            own = TAKES[message["action"]]
            if own is not None and chance.random() < 0.5:
                message[own] = self._value(own, writer, client)
            elif chance.random() < 0.3:
                message["action"] = chance.choice(list(TAKES))
                takes = TAKES[message["action"]]
                message |= {takes: self._value(takes, writer, client)} if takes else {}
            else:
                self._spoil(
                    message, TABLE_REQUESTS[commands.Act], writer, client, chance.choice((1, 1, 1, 2, 3))
                )
        else:
            struct = AT_HAND if chance.random() < 0.3 else chance.choice(KINDS)
            message = {"type": struct.__struct_config__.tag}
            for field in msgspec.structs.fields(struct):
                message[field.name] = self._value(field.name, writer, client)
            if struct is AT_HAND and chance.random() < 0.6:
                blank = {name: "" if name == "game" else 0 if name == "amount" else () for name in FIELDS}
                message |= {name: blank[name] for name in FIELDS if name != TAKES.get(message["action"])}
            self._spoil(message, struct, writer, client, chance.choice((0, 0, 1, 2)))
        if chance.random() < 0.01:
            message[chance.choice(("player", "do", "deck", "", "chance"))] = chance.choice(HOSTILE)
        text = json.dumps(message)
        if chance.random() < 0.01:
            text = text[: chance.randrange(len(text))]
        self._sent.append(text)
        return text

    def _spoil(
        self, message: dict[str, Any], struct: type, writer: TableWriter, client: TestClient, count: int
    ) -> None:
        """Give some fields another value: one that this field may have elsewhere, or any at all."""
        chance = self._chance
        fields = [field.name for field in msgspec.structs.fields(struct)]
        for name in chance.sample(fields, min(count, len(fields))):
            is_wild = chance.random() < 0.3
            message[name] = chance.choice(HOSTILE) if is_wild else self._value(name, writer, client)
            self.tried.add((struct.__name__, name))
            if chance.random() < 0.05:
                del message[name]

    def _id(self) -> str:
        self._ids += 1
        return f"attack-{self._ids}"

    # ------------------------------------------------------------------ values by field

    def _value(self, name: str, writer: TableWriter, client: TestClient) -> Any:
        """Something that a field of this name may hold. A message with a new field needs a line here."""
        chance, table = self._chance, writer.table
        hand = table.hand
        amounts = (0, 1, 7, writer.terms.min_buy_in, writer.terms.max_buy_in, *self._bets(hand))
        match name:
            case "id":
                return (
                    self._id() if chance.random() < 0.9 else f"attack-{chance.randint(1, max(1, self._ids))}"
                )
            case "table":
                return (
                    writer.terms.table
                    if chance.random() < 0.95
                    else chance.choice([*self._room.tables, "nowhere"])
                )
            case "pool":
                return writer.pool if chance.random() < 0.7 else chance.choice([*self._room.pools, "nowhere"])
            case "hand":
                number = table.hand_count + chance.choice((-1, 0, 0, 1))
                return hand.hand if hand and chance.random() < 0.8 else f"{writer.terms.table}-{number}"
            case "turn":
                return max(0, (hand.decision if hand else 0) + chance.choice((0, 0, 0, -1, 1)))
            case "action":
                turn = hand.turn if hand else None
                return chance.choice(
                    [*TAKES, *(turn.actions if turn else ()), "bet", "all_in", "Fold", "fold\0", ""]
                )
            case "amount" | "most" | "buy_in" | "price" | "chips":
                return chance.choice(amounts)
            case "cards":
                return self._cards(hand, writer, client)
            case "rows":
                cards = self._cards(hand, writer, client)
                cuts = sorted(chance.choices(range(len(cards) + 1), k=2))
                rows = [cards[: cuts[0]], cards[cuts[0] : cuts[1]], cards[cuts[1] :]]
                return rows[: chance.choice((3, 3, 3, 2, 0))]
            case "game":
                return chance.choice(["", *catalogue.GAMES, "open-face", "rotation"])
            case "on" | "accept" | "agrees" | "once":
                return chance.random() < 0.5
            case "by":
                return chance.choice(("wait", "post", "straddle", "buy_button", "foot"))
            case "seat":
                return chance.randint(1, 12)
            case "offer":
                offers = [offer for pool in self._room.pools.values() for offer in pool.waiting.offers]
                return chance.choice([*offers, "nothing"])
            case "text":
                return chance.choice(("hello", "As Kd", " ", "\u202eolleh", "\t\n", "x" * 300))
            case "method":
                return chance.choice(("icm", "chip_chop", "custom", "fair"))
            case "for_winner":
                return chance.choice(amounts)
            case "amounts":
                return chance.choice(({}, {client.player: 1}, {"nobody": 5}))
            case "tournament":
                return chance.choice([*self._room.tournaments.hosts, "nowhere"])
            case "code":
                return chance.choice(("", "club", "\u202e", "x" * 300))
            case "part":
                return chance.choice(("table", "desk", "hall", "cage"))
            case "of":
                return chance.choice((writer.terms.table, writer.terms.house, "nowhere"))
            case "ticket":
                return chance.choice(("", "", "nothing"))
            case "flight":
                return chance.choice((0, 0, 1, 2, 99))
            case "pool_cents":
                return chance.choice((0, *amounts))
            case "gives_up":
                return chance.choice((True, False))
            case "reaction":
                return chance.choice(("smile", "clover", "crown"))
            case "question":
                asked = getattr(table.economy, "question", None)
                what = asked.what if asked and chance.random() < 0.7 else chance.choice(get_args(Matter))
                player = chance.choice(("", client.player, *[seat.player for seat in table.seats.values()]))
                seconds, amount = chance.choice((0, 0, 900, 3_600)), chance.choice(amounts)
                return {"what": what, "seconds": seconds, "amount": amount, "player": player}
            case "games":
                return chance.choice((1, 1, 2, 10, 11))
            case "kind":
                return chance.choice(("rebuy", "add_on", "re_entry"))
            case "by_time":
                return chance.choice(((), (), ({"what": "rake", "amount": 1_200, "seconds": 3_600},)))
            case "until_ms":
                return chance.choice((1, 2**53))
            case "sent_ms":
                return chance.choice((0, 2**53))
        raise AssertionError(f"no value is known for the field {name!r}")

    def _bets(self, hand: RunningDeal | None) -> tuple[int, ...]:
        turn = hand.turn if hand else None
        if turn is None:
            return ()
        least, most = turn.min_raise_to or 0, turn.max_raise_to or 0
        return least, most, max(0, least - 1), most + 1, (least + most) // 2, turn.call

    def _cards(self, hand: RunningDeal | None, writer: TableWriter, client: TestClient) -> list[str]:
        """Own cards, another's, those of the board to come, any of the deck: as a cheat would name them."""
        chance = self._chance
        if hand is None:
            return [card_text(card) for card in chance.sample(range(52), chance.randint(0, 5))]
        seat = writer.table.seat_of(client.player)
        own: list[str] = []
        if seat is not None and seat.number in hand.index_of:
            index = hand.index_of[seat.number]
            held = hand.engine.holes[index] if isinstance(hand, RunningHand) else hand.engine.to_place[index]  # type: ignore[attr-defined]  # the other kind is Open Face
            own = [card_text(card) for card in held]
        deck = [card_text(card) for card in hand.engine.setup.deck]
        source = chance.choice(
            (own, own, deck, deck[:30], own + deck[:1], [*own, *own], [*own, "zz", "??", "1s"])
        )
        return chance.sample(source, min(len(source), chance.randint(0, 5)))
