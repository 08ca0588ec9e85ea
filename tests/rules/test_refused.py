"""A refusal carries its code, its numbers and the clauses it rests on."""

import copy
import pickle

import pytest

from cardroom.rules import Refused


def refusal() -> Refused:
    return Refused("raise-too-small", "Raise to at least 25.", ("CO-TH.24",), {"least": 25})


def test_a_refusal_reads_as_a_sentence_with_its_clauses() -> None:
    assert str(refusal()) == "Raise to at least 25. (CO-TH.24)"
    assert str(Refused("name-taken", "Choose another name.")) == "Choose another name."


@pytest.mark.parametrize("twin", [copy.copy, copy.deepcopy, lambda r: pickle.loads(pickle.dumps(r))])
def test_a_refusal_survives_copying_and_pickling(twin: object) -> None:
    again = twin(refusal())  # type: ignore[operator]  # three different callables
    assert (again.code, again.message, again.clauses, again.arguments) == (
        "raise-too-small",
        "Raise to at least 25.",
        ("CO-TH.24",),
        {"least": 25},
    )


def test_a_refusal_keeps_its_own_copy_of_the_numbers() -> None:
    numbers: dict[str, object] = {"least": 25}
    one = Refused("raise-too-small", "Raise to at least 25.", (), numbers)
    numbers["least"] = 0
    assert one.arguments == {"least": 25}
