"""Any act at any door of a live room: what a door asks for is found by its signature, so a new door is tried by itself."""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable
from typing import Any, get_args

import msgspec
from msgspec import inspect as kinds

from cardroom.desk import desk_commands as do
from cardroom.room.protocol import bodies
from cardroom.room.protocol.live_bodies import SeatAct
from cardroom.room.protocol.staff_acts import ACTS
from tests.room.live.test_desk_tables import HOUSE, NL, STACK
from tests.room.live.test_seats_in_play import InPlay
from tests.table.entered_tables import next_fact, shuffled

COMMANDS: tuple[type, ...] = get_args(do.AnyDeskCommand)
SUMS = (-1, 0, 1, 100, 500, 1200, 5_000, STACK, STACK + 1, 25_000, 3 * STACK, 10**9)
TABLES = (0, 1, 1, 1, 2, 2, 3, 9)
BODIES = {one.act: one.body for one in ACTS}
NOT_DOORS = {"desk_tables": ("begin", "ended", "settle")}
"""What the room itself calls."""


def doors_of(room: Any) -> dict[str, Callable[..., Any]]:
    """All that people may ask of the live floor, by name."""
    live = room.live_desk
    parts = {
        "desk_tables": room.desk_tables, "seats": live.seats, "opening": live.opening, "hands": live.hands,
        "readers": live.readers, "staff": room.staff,
    }  # fmt: skip
    found: dict[str, Callable[..., Any]] = {"live_desks.add_person": room.live_desks.add_person}
    for part, of in parts.items():
        for name, door in inspect.getmembers(of, inspect.iscoroutinefunction):
            if not name.startswith("_") and name not in (*NOT_DOORS.get(part, ()), "at_desk"):
                found[f"{part}.{name}"] = door
    return found


class AnyAct:
    """Draws acts for a floor, right and wrong ones."""

    def __init__(self, at: InPlay, seed: int) -> None:
        self.at = at
        self.chance = random.Random(seed)
        self.turn = seed * 7
        self.tables = ["nowhere"]
        """Live tables beside those of the desk."""
        self.staff = [at.floor] * 14 + [at.other] * 4
        self.staff += [at.test.person("Dee", 0, "dealer"), at.test.person("Pat", 0)]
        self.known = [at.named(f"P{number}") for number in range(10)]
        self.fresh = 0

    def ask(self, name: str, door: Callable[..., Any]) -> Any:
        """The call of a door with drawn values, still to be awaited."""
        told = [one for one in (self.at.told(1), self.at.told(2)) if one]
        table = self.chance.choice([*told * 8, *self.tables[1:] * 8, "nowhere"])
        values = {
            one: self.value(one, table, name)
            for one, kind in inspect.signature(door).parameters.items()
            if kind.default is inspect.Parameter.empty
        }
        if "act" in values:
            values["data"] = self.body(BODIES.get(values["act"], bodies.WithReason))
        return door(**values)

    def value(self, name: str, table: str, door: str) -> Any:
        """A value for a parameter of a door; one that nothing is known of fails: say here what it may be."""
        chance = self.chance
        hand, acts = self.hand(table)
        values: dict[str, Callable[[], Any]] = {
            "by": lambda: chance.choice(self.staff),
            "table": lambda: table,
            "house": lambda: chance.choice([HOUSE] * 39 + ["nowhere"]),
            "command": self.command,
            "seat": lambda: chance.randint(0, 11),
            "number": lambda: chance.randint(0, 11),
            "name": lambda: chance.choice(("", "P1", "P8", self.new_name())),
            "player": lambda: chance.choice(("", "", self.person())),
            "buy_in": lambda: chance.choice(SUMS),
            "amount": lambda: chance.choice(SUMS),
            "what": lambda: chance.choice(
                get_args(SeatAct) if door == "seats.act" else ("period", "jackpot")
            ),
            "hand": lambda: hand.hand if hand is not None and chance.random() < 0.9 else "gone",
            "after": lambda: acts if chance.random() < 0.9 else acts + 1,
            "fact": lambda: self.fact(hand),
            "reason": lambda: chance.choice(("why", "")),
            "game": lambda: chance.choice(("holdem-nl", "holdem-nl", "nothing")),
            "stake": lambda: chance.choice(("NL200", "NL200", "NL1")),
            "seats": lambda: chance.choice((0, 9, 99)),
            "dealer": lambda: chance.choice(("", self.person())),
            "token": lambda: "wrong",
            "cards": lambda: ("As", "Kd"),
            "board": lambda: 0,
            "seconds": lambda: chance.choice((-1, 0, 60)),
            "act": lambda: chance.choice(sorted(BODIES)),
            "data": lambda: None,
        }
        return values[name]()

    def body(self, kind: type) -> Any:
        return self.built(kind)

    def hand(self, table: str) -> tuple[Any, int]:
        """The hand that is entered at a table, and how many acts it has."""
        live = self.at.test.room.live_desk
        if live.tables.find(table) is None:
            return None, 0
        body = self.at.test.run(live.hands.shown(self.at.floor, table))
        return body.hand, body.acts

    def fact(self, hand: Any) -> dict[str, Any]:
        """The next fact of a hand, or one that does not fit."""
        if hand is None or self.chance.random() < 0.15:
            return self.chance.choice(
                ({"do": "pushed"}, {"do": "act", "seat": 1, "verb": "bet", "to": 10**9}, {"do": "misdeal"}, {"do": "x"})
            )  # fmt: skip
        if hand.awaits == "push":
            return {"do": "pushed"}
        return next_fact(hand, self.chance, shuffled(hand.number))

    def new_name(self) -> str:
        self.fresh += 1
        return f"Fresh {self.fresh}"

    def person(self) -> str:
        """Somebody: who sits somewhere, is known, works here, or nobody knows."""
        state, chance = self.at.state, self.chance
        seated = [one.player for table in state.tables() for one in state.seats(table) if one.player]
        known = [chance.choice(self.known), self.at.floor.id, "nobody"]
        return chance.choice(seated) if seated and chance.random() < 0.6 else chance.choice(known)

    def command(self) -> do.AnyDeskCommand:
        """An act of a desk; each kind has its turn."""
        self.turn += 1
        built: do.AnyDeskCommand = self.built(COMMANDS[self.turn % len(COMMANDS)])
        return built

    def built(self, kind: type) -> Any:
        """A message with drawn fields; those with defaults often have them."""
        given = {}
        for field in msgspec.structs.fields(kind):
            if field.required or self.chance.random() < 0.5:
                given[field.name] = self.of(field.name, kinds.type_info(field.type))
        if "why" in kind.__struct_fields__ and self.chance.random() < 0.9:
            given["why"] = "why"
        return kind(**given)

    def of(self, name: str, kind: kinds.Type) -> Any:
        """A value of a field by its name, or by its type."""
        chance, number = self.chance, self.at.state.number
        drawn: dict[str, Callable[[], Any]] = {
            "at_ms": lambda: chance.choice((*[0] * 20, 1, self.at.test.time.now_ms() + 10**7)),
            "clause": lambda: chance.choice((*[""] * 20, "CH-1.71", "none")),
            "pool": lambda: chance.choice((NL, NL, "nothing/else")),
            "cards": lambda: {self.person(): "As", self.person(): "Kd"},
            "drawn": lambda: dict(
                chance.sample((("1", "As"), ("2", "Kd"), ("3", "2c")), chance.choice((0, 0, 2, 3)))
            ),
            "taken": lambda: {"100": 5},
            "given": lambda: {"500": chance.randint(0, 2)},
            "why": lambda: "",
        }
        if name in drawn:
            return drawn[name]()
        match kind:
            case kinds.IntType() if name in ("table", "to_table", "feeds"):
                return chance.choice(TABLES)
            case kinds.IntType() if name == "hand":
                return chance.choice((0, 0, 0, 1, 2))
            case kinds.IntType() if name in ("seat", "to_seat", "button", "winner"):
                return chance.randint(0, 11)
            case kinds.IntType(le=most) if most == 10**12 or name == "amount":
                return chance.choice(SUMS)
            case kinds.IntType(ge=least, le=most) if most == 2**53:
                return max(least or 0, number - chance.randint(-1, 12))
            case kinds.IntType(ge=least, le=most):
                return min(most or 10, max(least or 0, chance.choice((0, 1, 2, 40, 60))))
            case kinds.BoolType():
                return chance.random() < 0.5
            case kinds.LiteralType(values=values):
                return chance.choice(values)
            case kinds.StrType(max_length=64):
                return self.person()
            case kinds.StrType():
                return "words"
            case kinds.VarTupleType(item_type=kinds.IntType()):
                return tuple(chance.choices(range(1, 8), k=chance.randint(1, 3)))
            case kinds.StructType(cls=part):
                return self.built(part)
            case kinds.VarTupleType(item_type=one):
                return tuple(self.of(name, one) for _ in range(chance.randint(1, 3)))
        raise AssertionError(f"say what {name} may be: {kind}")
