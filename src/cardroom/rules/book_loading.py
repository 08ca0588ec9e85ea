"""Loading a rulebook: read the layers, read every value, cross-check, report all faults at once."""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, replace
from functools import lru_cache, partial
from types import MappingProxyType
from typing import Any, get_args, get_origin

from cardroom.rules.canonical import canonical_text, version_of
from cardroom.rules.checks import (
    doubtful_rakes,
    family_contradictions,
    house_contradictions,
    jackpot_contradictions,
    offer_contradictions,
    prize_contradictions,
    tournament_contradictions,
)
from cardroom.rules.clause_catalogue import ClauseCatalogue
from cardroom.rules.currency_amounts import clauses_of_money, inherited_amounts
from cardroom.rules.house_games import GameInTurn, GameOffer, Stake
from cardroom.rules.layers.layers import Layer, Source, merged, read_layers
from cardroom.rules.layers.rule_faults import BookFault, RulebookFaults
from cardroom.rules.layers.schema_versions import FIRST, GONE, Since, defaults_of, schema_of
from cardroom.rules.layers.source_positions import Path
from cardroom.rules.rulebook import ALL_SECTIONS, EXTRA_SECTIONS, SECTIONS, Document, PrintedTable, Rulebook
from cardroom.rules.typed_values import UNREAD, hints, meant, read, record, shown, unknown_keys

_GROUNDS = ("value", "clauses", "reading", "configured")
_TOP = ("schema", "id", "name", "currency", "extends", "document", "deals", "games", "tables", "chapter")


@lru_cache(maxsize=16)
def house(name: str) -> Rulebook:
    """The rulebook that ships under `name`, such as "casinohuone"; always the same object. Raises RulebookFaults."""
    return load_rulebook(name)


ByGame = Mapping[str, Mapping[str, Any]]
Further = Callable[
    [Mapping[str, Any], Mapping[str, GameOffer], Iterable[str], ByGame], Iterator[tuple[Path, str]]
]
"""A check that a package on a higher floor of the source adds.

It takes values by "section.field", offers, the codes of the games that are described, and what each offer says
other than the house, by "section.field". It yields the paths at fault,
each with what is wrong there.
"""


def load_rulebook(source: Source, further: Further | None = None) -> Rulebook:
    """Load a rulebook from a path, TOML text, a shipped name or a mapping of values.

    Raises RulebookFaults with all faults of all stages at once: types, unknown and missing entries, ranges, citations
    of clauses that do not exist, decisions without grounds, amounts of another currency, values that contradict each
    other, and the faults that `further` finds.
    """
    return _Loading(read_layers(source), further).rulebook()


def layered(layers: list[Layer]) -> Rulebook:
    """The book made from these layers, the base first. Raises RulebookFaults as `load_rulebook` does."""
    return _Loading(layers).rulebook()


def book_from_text(text: str) -> Rulebook:
    """The book with this `canonical` text. Raises RulebookFaults if this program has other decision points."""
    return load_rulebook(json.loads(text))


class _Loading:
    """One run over the layers. Every method reports its faults and continues."""

    def __init__(self, layers: list[Layer], further: Further | None = None) -> None:
        self.layers = layers
        self.further = further
        self.schema = schema_of(layers)
        self.data = merged(layers)
        self.data.pop("schema", None)
        if self.schema > FIRST:
            self.data = {"schema": self.schema, **self.data}
        self.faults: list[BookFault] = []
        self.warnings: list[BookFault] = []
        self.catalogue = ClauseCatalogue()

    def report(self, path: Path, message: str) -> None:
        """Report a fault at `path` of the merged values: it is in the highest layer that has the path, or most of it."""
        self._report_in(self._layer_of(path), path, message)

    def _layer_of(self, path: Path) -> Layer:
        for end in range(len(path), 0, -1):
            for layer in reversed(self.layers):
                if path[:end] in layer.places:
                    return layer
        return self.layers[-1]

    def rulebook(self) -> Rulebook:
        for layer in self.layers:
            self.catalogue.add(layer, partial(self._report_in, layer))
        unknown_keys(self.data, (*_TOP, *ALL_SECTIONS), (), self.report)
        heads: dict[str, Any] = {"id": self._head("id", r"[a-z][a-z0-9_-]*")}
        heads["name"] = read(str, self.data.get("name"), ("name",), self.report)
        heads["currency"] = self._head("currency", r"[A-Z]{3}")
        document = record(Document, self.data.get("document", {}), ("document",), self.report)
        written = [name for name in ALL_SECTIONS if name in SECTIONS or name in self.data]
        sections = {name: self._section(name) for name in written}
        games, overrides = self._games()
        deals, tables = self._deals(), self._tables()
        dropped = {id: offer for id, offer in games.items() if not offer.offered}
        games = {id: offer for id, offer in games.items() if offer.offered}
        if dropped and not games:
            self.report(("games",), "must offer at least one game: every one is dropped")
        self._cross_check(sections, games, {id: own for id, own in overrides.items() if id not in dropped})
        own = {id: _values(overrides[id]) for id in games}
        for path, message in self.further(_values(sections), games, deals, own) if self.further else ():
            self.report(path, message)
        self._check_money(games)
        if self.faults:
            raise RulebookFaults(self.faults)
        typed: dict[str, Any] = dict.fromkeys(EXTRA_SECTIONS)
        typed |= {name: ALL_SECTIONS[name](**decisions) for name, decisions in sections.items()}
        return Rulebook(
            **heads,
            **typed,
            schema=self.schema,
            document=document,
            games=MappingProxyType(games),
            dropped=MappingProxyType(dropped),
            deals=MappingProxyType(deals),
            chapters=self.catalogue.chapters(),
            clauses=MappingProxyType(self.catalogue.clauses),
            tables=MappingProxyType(tables),
            overrides=MappingProxyType(overrides),
            canonical=(text := canonical_text(self.data, self.catalogue)),
            version=version_of(text),
            warnings=tuple(sorted(self.warnings)),
        )

    def _report_in(self, layer: Layer, path: Path, message: str) -> None:
        self.faults.append(_fault(layer, path, message))

    def _head(self, key: str, pattern: str) -> str:
        # A book that extends another is a book of its own: it does not inherit the id.
        raw = self.layers[-1].data.get(key) if key == "id" else self.data.get(key)
        if not isinstance(raw, str) or not re.fullmatch(pattern, raw):
            self.report((key,), "is missing" if raw is None else f"must look like {pattern}, is {shown(raw)}")
        return str(raw)

    def _section(self, name: str) -> dict[str, Any]:
        raw = self.data.get(name)
        known = [f.name for f in fields(ALL_SECTIONS[name])]
        defaults = {key: at for key, at in defaults_of(ALL_SECTIONS[name]).items() if at.schema > self.schema}
        if raw is None and set(known) <= defaults.keys():
            raw = {}
        if not isinstance(raw, dict):
            self.report((name,), "is missing" if raw is None else f"must be a table, is {shown(raw)}")
            return {}
        self._known_decisions(name, raw, (name,))
        made = self._decisions(name, raw, (name,))
        for key in known:
            if key in raw:
                continue
            if key in defaults:
                made[key] = self._default(name, key, defaults[key])
            else:
                self.report((name, key), "is missing")
        return made

    def _known_decisions(self, section: str, raw: dict[str, Any], path: Path) -> None:
        """Report entries that are no decisions; one that only a later schema removed is ignored with a warning."""
        gone = {key: GONE[f"{section}.{key}"] for key in raw if f"{section}.{key}" in GONE}
        for key, schema in gone.items():
            words = f"is no decision any more since schema {schema}: leave it out"
            if schema > self.schema:
                self._warn((*path, key), words)
            else:
                self.report((*path, key), words)
        unknown_keys(raw, [*[f.name for f in fields(ALL_SECTIONS[section])], *gone], path, self.report)

    def _default(self, section: str, key: str, at: Since) -> Any:
        """The default of a decision that is newer than the book; each use gives a warning."""
        path = (section, key)
        self._warn(
            path,
            f"defaulted, please decide: {shown(at.value)} holds until the book says. {at.meaning} (The decision came "
            f"with schema {at.schema}, the book is of schema {self.schema}.)",
        )
        kind = hints(ALL_SECTIONS[section])[key]
        value = read(get_args(kind)[0], at.value, path, self.report)
        reading = f"Defaulted, to be decided by the house: {at.meaning}"
        return (
            UNREAD
            if value is UNREAD
            else get_origin(kind)(value, (), reading, configured=True, defaulted=True)
        )

    def _warn(self, path: Path, message: str) -> None:
        self.warnings.append(_fault(self._layer_of(path), path, message))

    def _decisions(self, section: str, raw: Mapping[str, Any], path: Path) -> dict[str, Any]:
        kinds = hints(ALL_SECTIONS[section])
        return {key: self._decision(kinds[key], raw[key], (*path, key)) for key in raw if key in kinds}

    def _decision(self, kind: Any, raw: object, path: Path) -> Any:
        if not isinstance(raw, dict) or "value" not in raw:
            self.report(path, f"must be written as {{ value = ..., clauses = [...] }}, is {shown(raw)}")
            return UNREAD
        unknown_keys(raw, _GROUNDS, path, self.report)
        value = read(get_args(kind)[0], raw["value"], (*path, "value"), self.report)
        before = len(self.faults)
        clauses = self._citations(raw.get("clauses", []), (*path, "clauses"))
        reading = raw.get("reading", "")
        if not isinstance(reading, str):
            self.report((*path, "reading"), f"must be a text, is {shown(reading)}")
        configured = read(bool, raw.get("configured", False), (*path, "configured"), self.report)
        if not clauses and not reading and len(self.faults) == before:
            self.report(path, "has no grounds: name its clauses, or say in a reading why there are none")
        elif configured is True and not reading:
            self.report(path, "is configured, so its reading must say that the document does not print it")
        # (With faulty grounds it is still checked against other values.)
        return UNREAD if value is UNREAD else get_origin(kind)(value, clauses, reading, configured)

    def _citations(self, raw: object, path: Path) -> tuple[str, ...]:
        ids = read(tuple[str, ...], raw, path, self.report)
        if ids is UNREAD:
            return ()
        for clause_id in ids:
            if self.catalogue.standing(clause_id) not in self.catalogue.ids:
                hint = meant(clause_id, self.catalogue.ids)
                self.report(path, f"cites {clause_id}, which is no clause of this book{hint}")
        if len(set(ids)) < len(ids):
            self.report(path, "names a clause twice")
        return tuple(dict.fromkeys([self.catalogue.standing(clause_id) for clause_id in ids]))

    def _games(self) -> tuple[dict[str, GameOffer], dict[str, dict[str, dict[str, Any]]]]:
        games: dict[str, GameOffer] = {}
        overrides: dict[str, dict[str, dict[str, Any]]] = {}
        raw_games = self.data.get("games")
        if not isinstance(raw_games, dict) or not raw_games:
            self.report(("games",), "must offer at least one game")
            return games, overrides
        for game_id, raw in raw_games.items():
            path: Path = ("games", game_id)
            if not isinstance(raw, dict):
                self.report(path, f"must be a table, is {shown(raw)}")
                continue
            overrides[game_id] = {}
            for section in [key for key in raw if key in ALL_SECTIONS]:
                overrides[game_id][section] = self._override(section, raw[section], (*path, section))
            own = {k: v for k, v in raw.items() if k not in ALL_SECTIONS}
            offer = record(GameOffer, own, path, self.report, {"id": game_id})
            if offer is UNREAD:
                offer = _what_is_sound(own, game_id)
            cited = {
                key: self._citations(raw.get(key, []), (*path, key)) for key in ("clauses", "stake_clauses")
            }
            if offer is not UNREAD:
                games[game_id] = replace(offer, **cited)
                for chapter in offer.chapters:
                    if chapter not in self.catalogue.chapter_ids():
                        self.report((*path, "chapters"), f"{chapter} is no chapter of this book")
        return games, overrides

    def _override(self, section: str, raw: object, path: Path) -> dict[str, Any]:
        if not isinstance(raw, dict):
            self.report(path, f"must be a table, is {shown(raw)}")
            return {}
        self._known_decisions(section, raw, path)
        return self._decisions(section, raw, path)

    def _deals(self) -> dict[str, tuple[str, ...]]:
        """The clauses that describe each game, by its code. (A higher floor checks that the game exists.)"""
        raw = self.data.get("deals", {})
        if not isinstance(raw, dict):
            self.report(("deals",), f"must be a table, is {shown(raw)}")
            return {}
        return {code: self._citations(clauses, ("deals", code)) for code, clauses in raw.items()}

    def _tables(self) -> dict[str, PrintedTable]:
        raw_tables = self.data.get("tables", {})
        tables: dict[str, PrintedTable] = {}
        if not isinstance(raw_tables, dict):
            self.report(("tables",), f"must hold tables, is {shown(raw_tables)}")
            return tables
        for name, raw in raw_tables.items():
            path: Path = ("tables", name)
            rows = raw.get("rows") if isinstance(raw, dict) else None
            if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
                self.report(path, "must have rows, each a table")
                continue
            unknown_keys(raw, ("clauses", "rows"), path, self.report)
            clauses = self._citations(raw.get("clauses", []), (*path, "clauses"))
            if not clauses:
                self.report(path, "names no clause")
            for place, row in enumerate(rows):
                self._row(row, rows[0], (*path, "rows", place))
            tables[name] = PrintedTable(name, clauses, tuple(MappingProxyType(dict(row)) for row in rows))
        return tables

    def _row(self, row: dict[str, Any], first: dict[str, Any], path: Path) -> None:
        if row.keys() != first.keys():
            self.report(path, f"must have the columns {', '.join(first)}, has {', '.join(row)}")
        for column, value in row.items():
            cells = value if isinstance(value, list) else [value]
            if any(isinstance(cell, bool) or not isinstance(cell, int | str) for cell in cells):
                self.report((*path, column), f"must be a whole number or a text, is {shown(value)}")

    def _cross_check(
        self,
        sections: Mapping[str, Mapping[str, Any]],
        games: Mapping[str, GameOffer],
        overrides: Mapping[str, Mapping[str, Mapping[str, Any]]],
    ) -> None:
        values = _values(sections)
        house_faults = set(house_contradictions(values))
        sections_alone = (jackpot_contradictions, tournament_contradictions, prize_contradictions)
        of_sections = {fault for check in sections_alone for fault in check(values)}
        for entry, message in sorted(house_faults | of_sections):
            self.report(tuple(entry.split(".")), message)
        for game_id, message in family_contradictions(games.values()):
            self.report(("games", game_id, "stakes"), message)
        for game_id, own in overrides.items():
            at_table = {**values, **_values(own)}
            found = set(house_contradictions(at_table)) - house_faults
            if game_id in games:
                found |= set(offer_contradictions(games[game_id], at_table))
            for entry, message in sorted(found):
                self.report(("games", game_id, *entry.removeprefix("offer.").split(".")), message)

    def _check_money(self, games: Mapping[str, GameOffer]) -> None:
        """Check that no amount is inherited in another currency; a probable slip is a warning."""
        layer = [layer for layer in self.layers if "currency" in layer.data or layer is self.layers[0]][-1]
        for path, currency, file in inherited_amounts(self.layers, self.data):
            entry = ".".join(str(step) for step in path if step != "value")
            drop = ", or drop the game (offered = false)" if path[0] == "games" else ""
            now = layer.data["currency"]
            words = f"is an amount in {currency} of {file}, and the currency is {now}: set it again{drop}"
            self.faults.append(BookFault(layer.file, layer.line(("currency",)), entry, words))
        for file, clause, currency, said in clauses_of_money(self.layers, self.catalogue.clauses):
            now = layer.data["currency"]
            words = f"is of {file}, where money is {currency}, and says {said!r}; the currency is {now}: write a clause of"
            words += f' your own with replaces = ["{clause.id}"]'
            place = layer.line(("currency",))
            self.warnings.append(BookFault(layer.file, place, f"clause {clause.id}", words))
        for game_id, offer in games.items():
            for words in doubtful_rakes(offer):
                self._warn(("games", game_id, "stakes"), words)


def _what_is_sound(raw: Mapping[str, Any], game_id: str) -> Any:
    """A faulty offer without its unreadable values, so that the rest is checked too; UNREAD if too little is left."""

    def silent(path: Path, message: str) -> None:
        return None

    known = {key: value for key, value in raw.items() if key in hints(GameOffer)}
    for key, kind in (("stakes", Stake), ("parts", GameInTurn)):
        rows = known.get(key)
        if isinstance(rows, list):
            known[key] = [row for row in rows if record(kind, row, (), silent) is not UNREAD]
    return record(GameOffer, known, (), silent, {"id": game_id})


def _fault(layer: Layer, path: Path, message: str) -> BookFault:
    return BookFault(layer.file, layer.line(path), _entry(layer, path), message)


def _values(sections: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    return {
        f"{section}.{key}": decision.value
        for section, decisions in sections.items()
        for key, decision in decisions.items()
        if decision is not UNREAD
    }


def _entry(layer: Layer, path: Path) -> str:
    """A path as shown to people: "seating.seats", "clause CO-4a: engine", "games.holdem.stakes, row 2"."""
    node: Any = layer.data
    words: list[str] = []
    for step in path:
        node = _child(node, step)
        if isinstance(step, str):
            words.append(step)
        elif isinstance(node, Mapping) and isinstance(node.get("id"), str):
            words[:] = [f"clause {node['id']}" if words[-1] == "clause" else f"chapter {node['id']}"]
        else:
            words[-1] += f"[{step + 1}]"
    return ".".join(words)


def _child(node: Any, step: str | int) -> Any:
    try:
        return node[step]
    except (KeyError, IndexError, TypeError):
        return None
