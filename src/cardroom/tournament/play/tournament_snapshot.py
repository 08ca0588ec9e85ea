"""A tournament as plain data, and back."""

from dataclasses import fields
from typing import Any, Final, get_type_hints

import msgspec

from cardroom.tournament.play.tournament_state import TournamentState
from cardroom.tournament.seating.table_sizes import Sizes
from cardroom.tournament.tournament_terms import TournamentTerms

FORMAT: Final = 2
_HINTS: Final = get_type_hints(TournamentState)


def dump(terms: TournamentTerms, state: TournamentState) -> dict[str, Any]:
    """The tournament as plain data."""
    data = {one.name: msgspec.to_builtins(_ordered(getattr(state, one.name))) for one in fields(state)}
    return {"format": FORMAT, "tournament": terms.id, "state": data}


def encoded(terms: TournamentTerms, state: TournamentState) -> msgspec.Raw:
    """The same as JSON, written directly: converting a large field to plain data first takes more than twice as long."""
    data = {one.name: _ordered(getattr(state, one.name)) for one in fields(state)}
    return msgspec.Raw(msgspec.json.encode({"format": FORMAT, "tournament": terms.id, "state": data}))


def _ordered(value: Any) -> Any:
    if isinstance(value, Sizes):
        return value.dump()
    # (A set has no order of its own, and equal tournaments have equal dumps.)
    return sorted(value) if isinstance(value, set) else value


def load(terms: TournamentTerms, data: dict[str, Any]) -> TournamentState:
    """Restore the state from `dump`. Raises ValueError for another tournament's data or another format."""
    if data.get("format") != FORMAT or data.get("tournament") != terms.id:
        raise ValueError(f"{terms.id}: this is no snapshot of it in format {FORMAT}")
    state = TournamentState()
    for name, value in data["state"].items():
        found = Sizes.load(value) if name == "sizes" else msgspec.convert(value, _HINTS[name], strict=False)
        setattr(state, name, found)
    return state
