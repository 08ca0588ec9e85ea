"""Names that cannot be told apart on a page, or that claim to be the house: by Unicode's confusables (UTS 39)."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import msgspec

from cardroom.rules.refused import Refused

RESERVED: Final = Path(__file__).parent / "reserved_names.toml"

INVISIBLE: Final = frozenset("\u115f\u1160\u17b4\u17b5\u3164\uffa0")
"""Letters, by their category, that show as nothing (Default_Ignorable_Code_Point; the others are no letters)."""
HIDDEN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
"""Categories of what is no letter and shows as nothing: marks of direction, joiners, controls."""
ONE_LETTER: Final = str.maketrans("i10", "llo")
UNSEEN_MARKS: Final = frozenset({202, 220, 233})
"""Combining classes of marks under a letter, hardly visible at the size of a name: cedilla, dot below, tail."""
LOOK_LIKE: Final = str.maketrans(
    "\u014b\u014a\u0111\u0110\u0127\u0126\u0167\u0166\u0142\u0141\u0131", "nNdDhHtTlLi"
)
"""Letters with a tail or a small stroke, and the i without a dot: Unicode's table does not map them to plain ones."""
SPELT_IN_TWO: Final = str.maketrans("", "", "\u0e33\u0eb3")
"""Letters of Thai and Lao that are written as one letter, although Unicode has a longer spelling for them."""
LATIN_IN_USE: Final = re.compile(
    "[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u0131\u0134-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u017e\u018f\u01a0\u01a1"
    "\u01af\u01b0\u01cd-\u01dc\u01de-\u01e3\u01e6-\u01f0\u01f4\u01f5\u01f8-\u021b\u021e\u021f\u0226-\u0233\u0259"
    "\u1e00-\u1e99\u1e9e\u1ea0-\u1ef9]"
)
"""The Latin letters that languages are written in (UTS 39, identifier status). All others are signs of phonetics, small
capitals, turned letters and the like.
"""
SIGNS: Final = re.compile("[\u02b0-\u02ff\u0640\u1ce9-\u1cfa]")
"""Letters by their category that are signs: modifiers, the stroke that stretches Arabic words, marks of recitation."""
HOUSE_NAME_LEAST: Final = 6
"""The least length of a house's name that is looked for in longer names: a short one may be part of a word."""


class ReservedNames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of the file: no part of a name may be one of them."""

    words: tuple[str, ...]


@cache
def _prototypes() -> dict[str, str]:
    """Map each letter that looks like others to the text that represents them all: a letter, or several ("rn" for "m").

    The library has the pairs of Unicode's table in both directions; they are joined to groups here.
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
    """Remove the direction marks that the table puts around letters of other scripts."""
    return text.replace("\u200e", "")


def prepare_names() -> None:
    """Read Unicode's table now: it takes a few tenths of a second, and no poker table should wait for it later."""
    _prototypes()
    _reserved_words()


def skeleton(name: str) -> str:
    """Return a text that is equal for names that look the same, in whatever letters and case they are written."""
    likes = _prototypes()
    text = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).translate(LOOK_LIKE))
    text = "".join(likes.get(letter, letter) for letter in text)
    text = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in text if unicodedata.combining(letter) not in UNSEEN_MARKS)


def check_name(name: str, houses: Iterable[str]) -> None:
    """Refuse ("name-unclear") letters that are invisible or come from several scripts, and ("name-reserved") a name
    that could pass for the house or its staff. `houses` are the houses' ids and names.
    """
    from confusable_homoglyphs.confusables import is_mixed_script

    check_visible(name)
    if is_mixed_script(name):
        raise Refused("name-unclear", "A name is written in the letters of one script.")
    if _claims(name, houses):
        raise Refused("name-reserved", "That name could pass for the house or its staff; choose another.")
    if not _is_plain(name):
        raise Refused(
            "name-unclear", "A name is written in plain letters: none is several in one, or a sign."
        )


def check_visible(name: str) -> None:
    """Refuse ("name-unclear") letters that cannot be seen, or that turn the text round them."""
    is_hidden = any(unicodedata.category(letter) in HIDDEN for letter in name)
    if is_hidden or INVISIBLE & set(unicodedata.normalize("NFKC", name)) or INVISIBLE & set(name):
        raise Refused("name-unclear", "A name has no letters that cannot be seen.")


def _is_plain(name: str) -> bool:
    """Whether all letters are plain ones: no ligature, no small capital, no figure in a circle."""
    text = unicodedata.normalize("NFC", name).translate(SPELT_IN_TWO)
    if unicodedata.normalize("NFKC", text) != text or SIGNS.search(text):
        return False
    if any(unicodedata.category(letter) in ("No", "Nl") for letter in text):
        return False
    return all(
        LATIN_IN_USE.match(letter) for letter in text if unicodedata.name(letter, "").startswith("LATIN")
    )


def name_taken(name: str) -> Refused:
    """The refusal of a name that is taken, or that looks like one that is taken."""
    words = f"The name {name!r}, or one that looks the same, is taken; choose another."
    return Refused("name-taken", words, args={"name": name})


def _claims(name: str, houses: Iterable[str]) -> bool:
    """Whether a word of the name is reserved, with or without digits around it, or all of it when read as one word."""
    whole = bare(name)
    parts = [part for part in name.replace("_", " ").replace(".", " ").replace("-", " ").split() if part]
    words = {bare(form) for part in (name, *parts) for form in (part, part.strip("0123456789"))} - {""}
    if words & _reserved_words():
        return True
    return any(house in whole for house in map(bare, houses) if len(house) >= HOUSE_NAME_LEAST)


@cache
def _reserved_words() -> frozenset[str]:
    reserved = msgspec.convert(tomllib.loads(RESERVED.read_text(encoding="utf-8")), ReservedNames)
    return frozenset(map(bare, reserved.words))


@lru_cache(maxsize=4096)
def bare(text: str) -> str:
    """The skeleton without marks, spaces and signs; i, l and 1 are one letter, for a capital i looks like an l."""
    letters = unicodedata.normalize("NFD", skeleton(text.casefold()))
    return "".join(letter for letter in letters if letter.isalnum()).translate(ONE_LETTER)
