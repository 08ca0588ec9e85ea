"""Names for tables: Finnish lakes, in order."""

from __future__ import annotations

from typing import Final

LAKES: Final = [
    "Saimaa",
    "Päijänne",
    "Inari",
    "Pielinen",
    "Oulujärvi",
    "Kallavesi",
    "Puula",
    "Lokka",
    "Lestijärvi",
    "Höytiäinen",
    "Keitele",
    "Suvasvesi",
    "Kyyvesi",
    "Kiantajärvi",
    "Kemijärvi",
    "Konnevesi",
    "Nilakka",
    "Viinijärvi",
    "Vanajavesi",
    "Näsijärvi",
    "Juojärvi",
    "Orivesi",
    "Pyhäjärvi",
    "Vesijärvi",
    "Kuolimo",
    "Unnukka",
    "Simojärvi",
    "Onkivesi",
    "Lappajärvi",
    "Kivijärvi",
    "Miekojärvi",
    "Lohjanjärvi",
    "Längelmävesi",
    "Koitere",
    "Pihlajavesi",
]


def table_name(number: int) -> str:
    """The name of the room's table of this number, from 1: a lake, with a count from the second round on."""
    round_, place = divmod(number - 1, len(LAKES))
    return LAKES[place] if round_ == 0 else f"{LAKES[place]} {round_ + 1}"
