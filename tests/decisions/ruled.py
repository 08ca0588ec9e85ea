"""Rulings on random cases: what a house makes of each topic, without the clauses it rests on."""

from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import msgspec

from cardroom.floor import TOPICS, BadCase, Case, Field, fields_of, read_case
from cardroom.rules import Refused, Rulebook

GAMES = ("holdem", "omaha", "stud", "soko", "sviten", "courchevel", "draw", None)
AMOUNTS = (0, 50, 100, 200, 300, 400, 500, 700, 1_000, 1_500, 2_000)


@cache
def case_of(name: str, number: int) -> Case | None:
    """A possible case of a topic; None where none was found in some tries. Each fact is drawn by itself, so that
    another one beside it changes nothing.
    """
    topic = TOPICS[name]
    for again in range(6):
        facts: dict[str, Any] = {}
        for one in fields_of(topic.facts):
            chance = Random(f"{name} {number} {again} {one.name}")
            if one.required or chance.random() < 0.7:
                facts[one.name] = fact_of(one, chance)
        situation = situation_of(Random(f"{name} {number} {again}"))
        with suppress(BadCase):
            return read_case({"topic": name, "situation": situation, "facts": facts})
    return None


def situation_of(chance: Random) -> dict[str, Any]:
    """A table that does not contradict itself, for any topic."""
    price = chance.choice((0, 100, 200, 400, 600))
    in_front = chance.choice((0, 0, min(100, price), price))
    told: dict[str, Any] = {
        "play": chance.choice(("cash", "tournament")), "game": chance.choice(GAMES),
        "form": chance.choice(("no_limit", "no_limit", "pot_limit", "fixed_limit")),
        "street": chance.choice(("preflop", "flop", "turn", "river")), "small_blind": 100, "big_blind": 200,
        "ante": chance.choice((0, 50)), "bet_size": 200, "pot": price + in_front + chance.choice((0, 300, 900)),
        "bet_to_match": price, "last_full_raise": min(200, price) or None, "in_front": in_front,
        "stack": chance.choice((0, 150, 500, 2_000, 50_000)), "players_left": chance.randint(2, 6),
        "round_began_heads_up": chance.random() < 0.3, "last_two": chance.random() < 0.2,
        "raises": chance.randint(0, 4), "may_raise": chance.random() < 0.8,
        "actions": [chance.choice(("fold", "check", "call", "bet", "raise")) for _ in range(chance.randint(0, 3))],
    }  # fmt: skip
    return {name: value for name, value in told.items() if value is not None}


def fact_of(field: Field, chance: Random) -> Any:
    """A value that a fact of this kind may have."""
    if field.kind == "flag":
        return chance.random() < 0.5
    if field.kind == "choice":
        return chance.choice(field.choices)
    if field.kind == "choices":
        return [chance.choice(field.choices) for _ in range(max(field.fewest, chance.randint(0, 3)))]
    if field.kind == "numbers":
        return [number_of(field, chance) for _ in range(max(field.fewest, chance.randint(1, 3)))]
    return "AhKhQhJhTh" if field.kind == "text" else number_of(field, chance)


def number_of(field: Field, chance: Random) -> int:
    """A small count as often as an amount, within the field's bounds."""
    drawn = chance.choice((1, 2, 3, 4)) if chance.random() < 0.5 else chance.choice(AMOUNTS)
    least, most = field.least or 0, field.most if field.most is not None else 10**9
    return min(max(drawn, least), most)


def ruling_by(book: Rulebook, case: Case) -> Any:
    """All that a ruling does and says; its grounds are no difference."""
    try:
        ruling = case.rule(book)
    except BadCase as refused:
        return refused.faults
    except Refused as refused:
        return refused.code
    told = msgspec.to_builtins(ruling)
    return {key: value for key, value in told.items() if key not in ("clauses", "readings", "house", "sure")}
