"""Names that cannot be told apart on a page, or that claim to be the house: by Unicode's confusables (UTS 39)."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from cardroom.rules.refused import Refused

RESERVED: Final = Path(__file__).parent / "reserved_names.toml"

INVISIBLE: Final = frozenset("\u115f\u1160\u17b4\u17b5\u3164\uffa0")
"""Letters, by their category, that show as nothing (Default_Ignorable_Code_Point; the others are no letters)."""
ONE_LETTER: Final = str.maketrans("i10", "llo")
HOUSE_NAME_LEAST: Final = 6
"""A house's name is looked for inside of longer ones from this many letters on: a short one may be part of a word."""


class ReservedNames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of the file: no part of a name may be one of them."""

    words: tuple[str, ...]


@cache
def _prototypes() -> dict[str, str]:
    """For each letter that looks like another what stands for all of its like: a letter, or several ("rn" for "m").

    The library has the pairs of Unicode's table in both directions, so its likes are put together here.
    """
    from confusable_homoglyphs.confusables import confusables_data

    leader: dict[str, str] = {}
    spelt: dict[str, str] = {}

    def first(letter: str) -> str:
        while leader.setdefault(letter, letter) != letter:
            leader[letter] = leader[leader[letter]]
            letter = leader[letter]
        return letter

    for letter, likes in confusables_data.items():
        for like in (_plain(one["c"]) for one in likes) if len(_plain(letter)) == 1 else ():
            if len(like) == 1:
                one, other = sorted((first(_plain(letter)), first(like)), key=lambda x: (not x.isascii(), x))
                leader[other] = one
            elif len(like) > 1:
                spelt[_plain(letter)] = like
    groups = {first(letter): text for letter, text in spelt.items()}
    found = {letter: groups.get(first(letter), first(letter)) for letter in (*leader, *spelt)}
    return found


def _plain(text: str) -> str:
    """Without the marks of direction that the table puts around letters of other scripts."""
    return text.replace("\u200e", "")


def prepare_names() -> None:
    """Read Unicode's table now: it takes a few tenths of a second, which no table should wait for later."""
    _prototypes()
    _reserved_words()


def skeleton(name: str) -> str:
    """What is the same for names that look the same, in whatever letters and case they are written."""
    likes = _prototypes()
    text = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    text = "".join(likes.get(letter, letter) for letter in text)
    return unicodedata.normalize("NFD", text.casefold())


def check_name(name: str, houses: Iterable[str]) -> None:
    """Refuse ("name-unclear") letters that cannot be seen or come from several scripts, and ("name-reserved") a name
    that passes for the house or its staff. `houses` are the houses' ids and names.
    """
    from confusable_homoglyphs.confusables import is_mixed_script

    if INVISIBLE & set(unicodedata.normalize("NFKC", name)) or INVISIBLE & set(name):
        raise Refused("name-unclear", "A name has no letters that cannot be seen.")
    if is_mixed_script(name):
        raise Refused("name-unclear", "A name is written in the letters of one script.")
    if _claims(name, houses):
        raise Refused("name-reserved", "That name could pass for the house or its staff; choose another.")


def name_taken(name: str) -> Refused:
    """Somebody has this name, or one that looks the same."""
    words = f"The name {name!r}, or one that looks the same, is taken; choose another."
    return Refused("name-taken", words, args={"name": name})


def _claims(name: str, houses: Iterable[str]) -> bool:
    """Whether a word of the name is reserved, with or without digits around it, or all of it when read as one word."""
    whole = _bare(name)
    parts = [part for part in name.replace("_", " ").replace(".", " ").replace("-", " ").split() if part]
    words = {_bare(form) for part in (name, *parts) for form in (part, part.strip("0123456789"))} - {""}
    if words & _reserved_words():
        return True
    return any(house in whole for house in map(_bare, houses) if len(house) >= HOUSE_NAME_LEAST)


@cache
def _reserved_words() -> frozenset[str]:
    reserved = msgspec.convert(tomllib.loads(RESERVED.read_text(encoding="utf-8")), ReservedNames)
    return frozenset(map(_bare, reserved.words))


def _bare(text: str) -> str:
    """The skeleton without marks, spaces and signs; i, l and 1 are one letter, for a capital i looks like an l."""
    letters = unicodedata.normalize("NFD", skeleton(text.casefold()))
    return "".join(letter for letter in letters if letter.isalnum()).translate(ONE_LETTER)
