"""What a structure and the terms of a tournament say alike: which field of one is which of the other, in both directions.

A field that both have by one name is a pair by itself. What only the house's rulebook makes terms of is no pair
(`structure_terms`, `structure_of_terms`).
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from types import MappingProxyType
from typing import Any, Final, get_type_hints

from cardroom.tournament.prizes.fees import StaffPart
from cardroom.tournament.prizes.prize_pool import SpecialPrize
from cardroom.tournament.structures.structure import DayPlanned, FeatPrize, FlightPlanned, Pause, Structure
from cardroom.tournament.tournament_terms import (
    AddOn,
    BreakAfter,
    Day,
    Flight,
    Rebuys,
    Shootout,
    TournamentTerms,
)

HINTS: Final = get_type_hints(Structure)
RENAMED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "entries.least": "players",
        "late.until_level": "late_levels",
        "price.bounty_cents": "bounty",
        "price.bounty_chip_cents": "bounty_chip",
        "price.most_pool_cents": "most_buy_in",
        "pool.added_cents": "added",
        "pool.guarantee_cents": "guarantee",
        "pool.carried_basis_points": "carried",
        "pool.ticket_cents": "ticket",
        "pool.bounty_left_basis_points": "bounty_left",
        "pool.share_basis_points": "pool_share",
        "rebuys.pool_cents": "price",
        "rebuys.fee_cents": "fee",
        "add_on.pool_cents": "price",
        "add_on.fee_cents": "fee",
        "shootout.tables_basis_points": "for_tables",
    }
)
"""The fields of a structure, by their entries in its file, that are called otherwise in the terms."""
RESOLVED: Final = frozenset(
    {
        "game",
        "seats",
        "levels",
        "level_seconds",
        "ante_by",
        "chips",
        "price.pool_cents",
        "price.fee_cents",
        "price.whole_cents",
        "entries.most",
        "late_chips",
        "withdrawal.allowed",
        "withdrawal.seconds_before",
        "shootout.played",
    }
)
"""The fields that the terms have as the house's rulebook makes them, or in another form."""
ROWS: Final[Mapping[str, tuple[str, type, type]]] = MappingProxyType(
    {
        "pauses": ("breaks", Pause, BreakAfter),
        "special": ("special", FeatPrize, SpecialPrize),
        "days": ("days", DayPlanned, Day),
        "flights": ("flights", FlightPlanned, Flight),
    }
)
"""The lists of a structure whose rows have the same fields in the terms, in the same order."""
OFFERS: Final[Mapping[str, tuple[type, str]]] = MappingProxyType(
    {
        "rebuys": (Rebuys, "chips"),
        "add_on": (AddOn, "chips"),
        "shootout": (Shootout, "played"),
        "staff": (StaffPart, "basis_points"),
    }
)
"""The parts that the terms have only where a field of them says something."""


def entries_of(part: str = "") -> Iterator[str]:
    """The fields of a structure by their entries in its file: all of them, or those of one part."""
    kind = HINTS[part] if part else Structure
    for one in fields(kind):
        if part:
            yield f"{part}.{one.name}"
        elif is_dataclass(HINTS[one.name]):
            yield from entries_of(one.name)
        else:
            yield one.name


def _name(entry: str) -> str:
    return RENAMED.get(entry, entry.rpartition(".")[2])


PAIRS: Final[Mapping[str, str]] = MappingProxyType(
    {
        entry: _name(entry)
        for entry in entries_of()
        if entry not in RESOLVED and entry not in ROWS and entry.partition(".")[0] not in OFFERS
    }
)
"""Each field of a structure that the terms have as it is, by its entry, and what it is called there."""


def value_at(structure: Structure, entry: str) -> Any:
    """The value of a field, by its entry."""
    part, _, name = entry.rpartition(".")
    return getattr(getattr(structure, part) if part else structure, name)


def terms_alike(structure: Structure) -> dict[str, Any]:
    """The fields of the terms that a structure says by itself."""
    found = {name: value_at(structure, entry) for entry, name in PAIRS.items()}
    for entry, (name, row, kind) in ROWS.items():
        found[name] = tuple([_as(kind, one, row) for one in value_at(structure, entry)])
    for part, (kind, switch) in OFFERS.items():
        offered = value_at(structure, f"{part}.{switch}")
        values = {
            _name(entry): value_at(structure, entry) for entry in entries_of(part) if entry not in RESOLVED
        }
        found[part] = kind(**values) if offered else None
    return found


def _as(kind: Any, row: Any, of: Any) -> Any:
    return kind(*[getattr(row, name) for name in of.__match_args__])


def structure_alike(terms: TournamentTerms) -> dict[str, Any]:
    """The fields of a structure that terms say by themselves, by their entries."""
    found: dict[str, Any] = {entry: getattr(terms, name) for entry, name in PAIRS.items()}
    for entry, (name, kind, row) in ROWS.items():
        found[entry] = tuple([_as(kind, one, row) for one in getattr(terms, name)])
    for part, (_, switch) in OFFERS.items():
        offered = getattr(terms, part)
        if offered is not None:
            found |= {
                entry: getattr(offered, _name(entry)) for entry in entries_of(part) if entry not in RESOLVED
            }
            found.setdefault(f"{part}.{switch}", True)
    return found


def structure_from(values: Mapping[str, Any]) -> Structure:
    """A structure with these values by their entries; all else is as by default."""
    parts: dict[str, dict[str, Any]] = {}
    whole: dict[str, Any] = {}
    for entry, value in values.items():
        part, _, name = entry.rpartition(".")
        (parts.setdefault(part, {}) if part else whole)[name] = value
    return Structure(**whole, **{part: HINTS[part](**inside) for part, inside in parts.items()})


def announced_options(structure: Structure) -> dict[str, bool | int | str]:
    """What a structure says of itself in single values, by their entries, where it isn't as by default."""
    return {entry: value for entry in DEFAULTS if (value := value_at(structure, entry)) != DEFAULTS[entry]}


PLAIN: Final = Structure("", 0, ())
DEFAULTS: Final[Mapping[str, bool | int | str]] = MappingProxyType(
    {entry: value_at(PLAIN, entry) for entry in entries_of() if not isinstance(value_at(PLAIN, entry), tuple)}
)
"""The single values of a structure as they are where it says nothing, by their entries."""
