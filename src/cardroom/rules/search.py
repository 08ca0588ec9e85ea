"""Finding clauses by words."""

import re
from functools import lru_cache

from cardroom.rules.clause import Clause
from cardroom.rules.rulebook import Rulebook

_WORD = re.compile(r"[^\W_]+")

# How much a word counts where it is found. The title names the matter; the text may only mention it.
_TITLE, _SOURCE, _TEXT, _AREA, _EXAMPLE = 8, 4, 3, 3, 1


def search(book: Rulebook, words: str) -> list[Clause]:
    """The clauses that have every word of `words`, best first; ties in printed order.

    A word also matches the beginning of a longer one ("rais" finds "raise" and "raises"), at half its weight. An id
    ("CO-TH.31") or its end ("TH.31") finds that clause first. No words: every clause in printed order.
    """
    wanted = words.casefold().split()
    if not wanted:
        return list(book.clauses.values())
    if not _WORD.search(words):
        return []  # signs alone are no word
    scored: list[tuple[int, int, Clause]] = []
    for place, clause in enumerate(book.clauses.values()):
        score = _score(clause, wanted)
        if score:
            scored.append((-score, place, clause))
    return [clause for _, _, clause in sorted(scored, key=lambda item: item[:2])]


def _score(clause: Clause, wanted: list[str]) -> int:
    """0 unless every wanted word is found: as an id, or each part of it ("all-in" has two) in the clause's words."""
    total = 0
    parts = _tokens(clause)
    for word in wanted:
        id_score = _id_score(clause, word)
        scores = [
            sum(weight * _found(part, tokens) for tokens, weight in parts) for part in _WORD.findall(word)
        ]
        if not id_score and not all(scores):
            return 0
        total += id_score + sum(scores)
    return total


def _id_score(clause: Clause, word: str) -> int:
    folded = clause.id.casefold()
    if word == folded:
        return 1000
    if len(word) > 1 and folded.endswith((f"-{word}", f".{word}")):
        return 500
    return 20 if len(word) > 2 and "-" in word and folded.startswith(word) else 0


@lru_cache(maxsize=4096)
def _tokens(clause: Clause) -> tuple[tuple[frozenset[str], int], ...]:
    """The words of each part of a clause, and what they count."""
    examples = " ".join(f"{e.given} {e.ask} {e.expect}" for e in clause.examples)
    texts = (
        (clause.title, _TITLE),
        (clause.source, _SOURCE),
        (clause.text, _TEXT),
        (clause.area, _AREA),
        (examples, _EXAMPLE),
    )
    return tuple((frozenset(_WORD.findall(text.casefold())), weight) for text, weight in texts)


def _found(word: str, tokens: frozenset[str]) -> int:
    """2 if the tokens have the word, 1 if one of them begins with it, else 0."""
    if word in tokens:
        return 2
    return 1 if any(token.startswith(word) for token in tokens) else 0
