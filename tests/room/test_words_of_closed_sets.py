"""Pages name what the room sends as a word of a closed set: each of those words has a name in every language."""

import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from cardroom.ledger.entry_kinds import EntryKind
from cardroom.room.protocol.tournament_views import TournamentStatus
from cardroom.rules.clause import Engine
from cardroom.rules.decisions.penalties import PenaltyKind
from cardroom.rules.house_games import Form
from cardroom.store.people_rows import Role
from cardroom.table.values.kinds import SeatState, TableState
from cardroom.tournament.cancelling.cancelled_shares import Reason

MESSAGES = Path(__file__).parents[2] / "client" / "messages"
SETS: dict[str, Any] = {
    "entry": EntryKind,
    "form": Form,
    "tournament-status": TournamentStatus,
    "table-state": TableState,
    "seat-state": SeatState,
    "role": Role,
    "penalty": PenaltyKind,
    "engine": Engine,
    "director-back": Reason,
}


def words_of(closed: Any) -> list[str]:
    """Return the words of a `Literal`, or of a union of them."""
    return [word for part in get_args(closed) for word in (get_args(part) or (part,))]


@cache
def named(language: str) -> set[str]:
    texts = (file.read_text() for file in sorted((MESSAGES / language).glob("*.ftl")))
    return {name for text in texts for name in re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE)}


@pytest.mark.parametrize("language", ["en", "fi", "nb", "cs"])
@pytest.mark.parametrize("prefix", SETS)
def test_each_word_of_a_closed_set_has_a_name(prefix: str, language: str) -> None:
    wanted = {f"{prefix}-{word.replace('_', '-')}" for word in words_of(SETS[prefix]) if word}
    assert wanted <= named(language), sorted(wanted - named(language))


def test_no_two_parts_of_the_kinds_of_entries_have_one_in_common() -> None:
    assert len(words_of(EntryKind)) == len(set(words_of(EntryKind)))
