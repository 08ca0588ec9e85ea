"""A live hand written down fact by fact, as a file has it."""

from typing import Any

import pytest

from cardroom.floor import BadCase
from cardroom.floor.live import LiveHand
from cardroom.floor.live.written import play_written, read_written
from cardroom.rules import house

PLAYERS = {"Ann": 20_000, "Bo": 20_000, "Cy": 20_000}


def written(*facts: dict[str, Any]) -> LiveHand:
    """Blinds 200 and 400, Cy deals and acts first; at Casino Kruh."""
    told = {"players": PLAYERS, "blinds": [200, 400], "fact": list(facts)}
    return play_written(read_written(told), house("casino-kruh"))


UNDERCALL = (
    {"who": "Cy", "does": "raise", "to": 1200},
    {"topic": "undercall", "facts": {"chips": 700}},
)


def test_staff_decide_as_the_ruling_proposes_where_nothing_is_named() -> None:
    open_question = written(*UNDERCALL)
    assert open_question.question is not None
    live = written(*UNDERCALL, {"decide": ""})
    assert live.question is None and live.hand.bets[0] == 1200
    assert live.stacks == [18_800, 19_600, 18_800]


def test_staff_decide_by_naming_an_option() -> None:
    question = written(*UNDERCALL).question
    assert question is not None
    for option in question.ruling.options:
        live = written(*UNDERCALL, {"decide": option.id, "to": option.to})
        assert live.question is None
    with pytest.raises(BadCase, match="fact 3"):
        written(*UNDERCALL, {"decide": "steal"})


def test_a_fact_says_exactly_one_thing() -> None:
    for wrong in (
        {"who": "Cy"},
        {"who": "Cy", "does": "call", "decide": ""},
        {"board": "AcKd2h", "void": "cards"},
    ):
        with pytest.raises(BadCase, match="a fact says one thing"):
            written(wrong)
