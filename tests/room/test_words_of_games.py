"""Every game and form that a table can have, and every hand that can be called, has its words in the four languages."""

import re
from pathlib import Path
from typing import get_args

import pytest

from cardroom.cards import words
from cardroom.games import OFFERED, Form

MESSAGES = Path(__file__).parents[2] / "client" / "messages"
OF_SEVERAL = ("rotation", "choice", "open-face")
"""What a house may offer beside one game: several in turn or by choice, and Open Face."""
CATEGORIES = [name for names in (words._SOKO_CATEGORIES, words._LOW_CATEGORIES) for name, _ in names] + [
    *words._BADUGI_CATEGORIES,
    "royal_flush",
    "nothing",
]


def ids_in(language: str) -> set[str]:
    """All messages that a language has."""
    files = sorted((MESSAGES / language).glob("*.ftl"))
    return set(re.findall(r"(?m)^([a-z][\w-]*) =", "\n".join(file.read_text("utf-8") for file in files)))


@pytest.mark.parametrize("language", ["en", "fi", "nb", "cs"])
def test_each_game_that_a_table_can_have_has_a_name(language: str) -> None:
    ids = ids_in(language)
    assert [code for code in (*OFFERED, *OF_SEVERAL) if f"deal-{code}" not in ids] == []
    forms = [*get_args(Form), "mixed", "points"]
    assert [form for form in forms if f"form-{form.replace('_', '-')}" not in ids] == []


@pytest.mark.parametrize("language", ["en", "fi", "nb", "cs"])
def test_each_hand_that_is_called_has_a_name_in_full_and_a_short_one(language: str) -> None:
    ids = ids_in(language)
    assert [name for name in CATEGORIES if f"hand-{name}" not in ids] == []
    assert [name for name in CATEGORIES if f"hand-short-{name}" not in ids] == []
