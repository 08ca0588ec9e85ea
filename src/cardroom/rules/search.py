"""Finding clauses by words."""

import re

from cardroom.rules.clause import Clause
from cardroom.rules.rulebook import Rulebook

_WORD = re.compile(r"[^\W_]+(?:[-'][^\W_]+)*")

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
    scored: list[tuple[int, int, Clause]] = []
    for place, clause in enumerate(book.clauses.values()):
        score = _score(clause, wanted)
        if score:
            scored.append((-score, place, clause))
    return [clause for _, _, clause in sorted(scored, key=lambda item: item[:2])]


def _score(clause: Clause, wanted: list[str]) -> int:
    """0 unless every wanted word is found."""
    total = 0
    for word in wanted:
        best = _id_score(clause, word)
        for text, weight in _parts(clause):
            best += weight * _found(word, text)
        if not best:
            return 0
        total += best
    return total


def _id_score(clause: Clause, word: str) -> int:
    folded = clause.id.casefold()
    if word == folded:
        return 1000
    if len(word) > 1 and folded.endswith((f"-{word}", f".{word}")):
        return 500
    return 20 if len(word) > 2 and "-" in word and folded.startswith(word) else 0


def _parts(clause: Clause) -> tuple[tuple[str, int], ...]:
    examples = " ".join(f"{e.given} {e.ask} {e.expect}" for e in clause.examples)
    return (
        (clause.title, _TITLE),
        (clause.source, _SOURCE),
        (clause.text, _TEXT),
        (clause.area, _AREA),
        (examples, _EXAMPLE),
    )


def _found(word: str, text: str) -> int:
    """2 if `text` has the word, 1 if it has a word that begins with it, else 0."""
    stripped = word.strip(".,;:!?\"'()")
    if not stripped:
        return 0
    tokens = _WORD.findall(text.casefold())
    if stripped in tokens:
        return 2
    return 1 if any(token.startswith(stripped) for token in tokens) else 0
