"""How houses read their documents, in the languages of the table.

A reading stands in English in the rulebook it belongs to. Each other language has a file beside this one with the same
sentence in that language: for rulings that rest on it, and for the page of a house's decisions. A reading that a file
lacks, of a house of one's own, is said as the rulebook has it.
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources

from cardroom.floor.model.sentence_catalogues import LANGUAGES


def readings_said(readings: Iterable[str], language: str = "en") -> str:
    """The readings in one line. Raises ValueError for an unknown language."""
    translated = readings_in(language)
    return " ".join(dict.fromkeys(translated.get(reading, reading) for reading in readings))


@cache
def readings_in(language: str) -> Mapping[str, str]:
    """The readings that a language has words for, by their English; English has none. Raises ValueError as above."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    if language == LANGUAGES[0]:
        return {}
    file = resources.files("cardroom.floor.readings") / f"{language}.toml"
    found: dict[str, str] = tomllib.loads(file.read_text("utf-8"))
    return found
