"""Names: none that looks like another, hides letters, mixes scripts or passes for the house; by Unicode's own table."""

from __future__ import annotations

import asyncio
import random
import unicodedata
from collections.abc import Iterable
from pathlib import Path

import pytest

from cardroom.room.accounts.passwords import check_password, common_passwords
from cardroom.room.identity.confusable_names import check_name, skeleton
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import TestRoom

HOUSES = ("casinohuone", "Casino Huone", "casino-helsinki", "Casino Helsinki")
PASSWORD = "four quiet words"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Sara", "\u0405\u0430r\u0430"),  # Cyrillic S and a
        ("Capa", "\u0421\u0430\u0440\u0430"),  # all Cyrillic
        ("Ella", "EIla"),  # a capital i
        ("Onni 10", "Onni IO"),
        ("Mama", "Marna"),
        ("Kerttu", "\u039aerttu"),  # a Greek kappa
        ("Kerttu", "\uff2b\uff45\uff52\uff54\uff54\uff55"),
        ("Väinö", "Va\u0308ino\u0308"),
        ("Ann", "A\u014bn"),  # the n of Sami, with a tail
        ("Ann", "A\u1e47n"),  # a dot below
        ("Lukasz", "\u0141ukasz"),
        ("Nina", "N\u0131na"),
    ],
)
def test_two_names_that_look_the_same_are_one(one: str, other: str, tmp_path: Path) -> None:
    assert skeleton(one) == skeleton(other)
    with TestRoom(tmp_path) as room:
        room.run(room.room.players.sign_up(one, PASSWORD))
        room.restart()
        assert room.refused(room.room.players.sign_up(other, PASSWORD)).code == "name-taken"


@pytest.mark.parametrize(
    ("one", "other"), [("Ella", "Eila"), ("Väinö", "Vaino"), ("Åke", "Ake"), ("Nina", "Vina"), ("Jan", "Jón")]
)
def test_names_that_people_tell_apart_are_two(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize(
    "name",
    [
        "\u0299ossa", "\ufb01sh", "A\u1d0en", "\u0250nna", "Ann\u00b2", "\u2460na", "An\u02c7na", "A\u0254n",
        "\u0133da", "ab\U0001ecaf",
    ],
)  # fmt: skip
def test_a_letter_that_nobody_writes_names_in_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_name(name, HOUSES)
    assert refused.value.code == "name-unclear"


TOLD_APART = frozenset("\u00de\u00fe\u018f\u0259")
"""Letters of names that are no plain letter with a mark, and look like no plain letter: thorn and schwa."""


def look_alikes(codes: Iterable[int]) -> list[str]:
    """Letters that a Latin name may have, that look like none of A to Z and have no mark by which they are told."""
    found = []
    for letter in map(chr, codes):
        if not letter.isalnum():
            continue
        try:
            check_name(f"ab{letter}", HOUSES)
        except Refused:
            continue
        seen = skeleton(f"ab{letter}")[2:]
        if not seen.isascii() and not any(map(unicodedata.combining, seen)):
            found.append(letter)
    return found


def test_a_letter_of_a_latin_name_is_a_plain_one_to_the_eye_or_has_a_mark_that_is_seen() -> None:
    assert set(look_alikes(range(0x80, 0x1100))) == TOLD_APART
    assert look_alikes(random.Random(5).sample(range(0x1100, 0x110000), 5_000)) == []


@pytest.mark.exhaustive
def test_the_same_of_every_letter_there_is() -> None:
    assert set(look_alikes(range(0x80, 0x110000))) == TOLD_APART


def test_two_look_alikes_side_by_side_are_not_both_let_in(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:

        async def both() -> list[object]:
            sign_up = room.room.players.sign_up
            return await asyncio.gather(
                *(sign_up(name, PASSWORD) for name in ("Ella", "EIla", "E\u0406la")), return_exceptions=True
            )

        assert sum(isinstance(one, Refused) for one in room.run(both())) == 2
        assert room.refused(room.room.players.sign_up("Anna", "password1")).code == "password-common"
        room.run(room.room.players.sign_up("Anna", PASSWORD))  # what came to nothing keeps no name


@pytest.mark.parametrize(
    "name",
    [
        "admin", "ADMIN", "Adm1n", "AdmIn", "ad-min", "A.d.m.i.n", "Ådmin", "\uff21dmin", "Admin 7", "admin2",
        "The Admin",
        "Staff", "Staff Anna", "sta ff", "Kassa", "Cashier", "Dea1er", "henkilökunta", "Personale", "obsluha",
        "Casino Huone", "casinohuone fi", "Casino HeIsinki", "casino-helsinki",
    ],
)  # fmt: skip
def test_a_name_that_passes_for_the_house_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_name(name, HOUSES)
    assert refused.value.code == "name-reserved"


@pytest.mark.parametrize(
    "name", ["\u0410dmin", "Ain\u3164o", "Ai\u115fno", "Aino\uffa0", "P\u0430ul", "Αnna"]
)
def test_a_name_with_hidden_letters_or_of_several_scripts_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_name(name, HOUSES)
    assert refused.value.code == "name-unclear"


@pytest.mark.parametrize(
    "name",
    [
        "Staffan", "Kassandra", "Modest", "Roomi", "Huone", "Åse-Marie", "J. R. 2", "Jiří", "Иван", "Ἀθηνᾶ", "นำชัย",
        "Đorđe", "Øystein", "李明", "Zoë", "Ǩarro", "Maõ",
    ],
)  # fmt: skip
def test_names_of_people_are_let_in(name: str) -> None:
    check_name(name, HOUSES)


def test_the_passwords_that_are_tried_first_are_refused() -> None:
    assert len(common_passwords()) >= 3_000
    tried = (
        "password1",
        "PASSWORD",
        "12345678",
        "qwertyuiop",
        "iloveyou",
        "1q2w3e4r5t",
        "baseball",
        " football ",
    )
    for password in tried:
        with pytest.raises(Refused) as refused:
            check_password("Aino", password)
        assert refused.value.code == "password-common", password
    check_password("Aino", PASSWORD)
