"""The clauses of a book, collected from all layers: chapters in printed order, and their clauses by id."""

from collections.abc import Mapping
from typing import Any

from cardroom.rules.clause import Chapter, Clause
from cardroom.rules.layers.layers import Layer
from cardroom.rules.layers.source_positions import Path
from cardroom.rules.typed_values import UNREAD, Report, meant, record, shown, unknown_keys


class ClauseCatalogue:
    """Collects clauses layer by layer.

    A later layer's clause replaces the one with the same id. A clause with a new id may name earlier clauses that it
    replaces: they are dropped, and a citation of one of them becomes a citation of the new clause.
    """

    def __init__(self) -> None:
        self.clauses: dict[str, Clause] = {}
        self.ids: set[str] = set()
        """All ids in the files, including those of faulty clauses: a citation of a faulty clause is not dangling."""
        self._titles: dict[str, str] = {}
        self._stand_in: dict[str, str] = {}
        self._below: frozenset[str] = frozenset()

    def add(self, layer: Layer, report: Report) -> None:
        """Read a layer's chapters and report each fault with its path in that layer's file."""
        chapters = layer.data.get("chapter", [])
        if not isinstance(chapters, list):
            report(("chapter",), "must be written as [[chapter]]")
            return
        self._below = frozenset(self.ids)
        seen: set[str] = set()
        for place, raw in enumerate(chapters):
            path: Path = ("chapter", place)
            chapter_id = raw.get("id") if isinstance(raw, Mapping) else None
            if not isinstance(chapter_id, str) or not chapter_id:
                report((*path, "id"), "is missing")
                continue
            unknown_keys(raw, ("id", "title", "clause"), path, report)
            self._add_title(chapter_id, raw, path, report)
            clauses = raw.get("clause", [])
            if not isinstance(clauses, list):
                report((*path, "clause"), "must be written as [[chapter.clause]]")
                continue
            for inner, clause in enumerate(clauses):
                self._add_clause(chapter_id, clause, (*path, "clause", inner), seen, report)

    def standing(self, clause_id: str) -> str:
        """The clause that applies where this one is cited: itself, or the one that replaces it."""
        while clause_id in self._stand_in:
            clause_id = self._stand_in[clause_id]
        return clause_id

    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters with their clauses' ids."""
        by_chapter: dict[str, list[str]] = {chapter: [] for chapter in self._titles}
        for clause in self.clauses.values():
            by_chapter.setdefault(clause.chapter, []).append(clause.id)
        return tuple(Chapter(c, self._titles.get(c, c), tuple(ids)) for c, ids in by_chapter.items())

    def chapter_ids(self) -> frozenset[str]:
        """The ids of all chapters."""
        return frozenset(self._titles)

    def _add_title(self, chapter_id: str, raw: Mapping[str, Any], path: Path, report: Report) -> None:
        title = raw.get("title", self._titles.get(chapter_id))
        if not isinstance(title, str) or not title:
            report((*path, "title"), "is missing" if title is None else f"must be a text, is {shown(title)}")
        self._titles[chapter_id] = str(title)

    def _add_clause(self, chapter_id: str, raw: object, path: Path, seen: set[str], report: Report) -> None:
        clause = record(Clause, raw, path, report, {"chapter": chapter_id})
        clause_id = raw.get("id") if isinstance(raw, Mapping) else None
        if isinstance(clause_id, str):
            if clause_id in seen:
                report((*path, "id"), f"{clause_id} is the id of an earlier clause")
            seen.add(clause_id)
            self.ids.add(clause_id)
        if clause is not UNREAD:
            self.clauses[clause.id] = clause
            self._stand_in.pop(clause.id, None)
            for replaced in clause.replaces:
                self._replace(replaced, clause.id, (*path, "replaces"), seen, report)

    def _replace(self, replaced: str, by: str, path: Path, own: set[str], report: Report) -> None:
        if replaced in own:
            report(path, f"names {replaced}, which stands in this file: leave that clause out")
        elif self._below and replaced not in self._below:
            # (A canonical text is one layer, and has only the clauses that hold.)
            hint = meant(replaced, self._below)
            report(path, f"names {replaced}, which is no clause of a book this one extends{hint}")
        else:
            self.clauses.pop(replaced, None)
            self._stand_in[replaced] = by
