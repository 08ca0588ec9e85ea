"""Search for clauses by words."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable
from functools import lru_cache

from cardroom.rules.clause import Clause
from cardroom.rules.document_texts import document_text
from cardroom.rules.rulebook import Rulebook

_WORD = re.compile(r"[^\W_]+")

# The weight of a word by where it is found. The title names the subject; the text may only mention it.
_WEIGHTS = (8, 4, 3, 3, 1)  # title, source, text, area, examples


def search(book: Rulebook, words: str) -> list[Clause]:
    """The clauses that have every word of `words`, best first; ties in printed order.

    A word also matches the beginning of a longer one ("rais" finds "raise" and "raises"), at half its weight. An id
    ("CO-TH.31") or its end ("TH.31") finds that clause first. Without words, every clause in printed order.
    """
    wanted = words.casefold().split()
    if not wanted:
        return list(book.clauses.values())
    if not _WORD.search(words):
        return []  # punctuation only
    index = _index(book)
    totals: dict[int, int] | None = None
    for word in wanted:
        found = _found(index, word)
        totals = found if totals is None else {p: totals[p] + found[p] for p in totals.keys() & found.keys()}
    best = sorted((-score, place) for place, score in (totals or {}).items() if score)
    return [index.clauses[place] for _, place in best]


def _found(index: _Index, word: str) -> dict[int, int]:
    """The clauses that have a word, with scores: as an id, or as each of its parts ("all-in" has two) in the text."""
    parts = [index.scores(part) for part in _WORD.findall(word)]
    if parts:
        shared = set(parts[0]).intersection(*parts[1:])
        found = {place: sum(part[place] for part in parts) for place in shared}
    else:
        found = dict.fromkeys(range(len(index.clauses)), 0)
    for place, clause in enumerate(index.clauses):
        score = _id_score(clause, word)
        if score:
            found[place] = score + sum(part.get(place, 0) for part in parts)
    return found


def _id_score(clause: Clause, word: str) -> int:
    folded = clause.id.casefold()
    if word == folded:
        return 1000
    if len(word) > 1 and folded.endswith((f"-{word}", f".{word}")):
        return 500
    return 20 if len(word) > 2 and "-" in word and folded.startswith(word) else 0


class _Index:
    """The words of a book's clauses: for each word, its clauses and which of their sections contain it."""

    def __init__(self, clauses: Iterable[Clause]) -> None:
        self.clauses = tuple(clauses)
        self._places: dict[str, dict[int, int]] = {}
        for place, clause in enumerate(self.clauses):
            for section, text in enumerate(_sections(clause)):
                for word in _WORD.findall(text.casefold()):
                    places = self._places.setdefault(word, {})
                    places[place] = places.get(place, 0) | 1 << section
        self._words = sorted(self._places)

    def scores(self, word: str) -> dict[int, int]:
        """Each clause's score for a word: the weights of sections with words that begin so, twice for the word itself."""
        begun: dict[int, int] = {}
        for longer in self._words[bisect_left(self._words, word) :]:
            if not longer.startswith(word):
                break
            for place, sections in self._places[longer].items():
                begun[place] = begun.get(place, 0) | sections
        itself = self._places.get(word, {})
        return {place: _weight(sections) + _weight(itself.get(place, 0)) for place, sections in begun.items()}


@lru_cache(maxsize=64)
def _index(book: Rulebook) -> _Index:
    return _Index(book.clauses.values())


def _sections(clause: Clause) -> tuple[str, ...]:
    """The texts of a clause in the order of `_WEIGHTS`."""
    examples = " ".join(f"{e.given} {e.ask} {e.expect}" for e in clause.examples)
    own = document_text(clause.id)
    title, text = (own.title, own.text) if own is not None else ("", "")
    return f"{clause.title} {title}", clause.source, f"{clause.text} {text}", clause.area, examples


@lru_cache(maxsize=32)
def _weight(sections: int) -> int:
    """The total weight of a set of sections, given as bits."""
    return sum(weight for section, weight in enumerate(_WEIGHTS) if sections >> section & 1)
