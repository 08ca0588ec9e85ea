"""What is played for the streams: each game that a house offers, what no house has, staff at work, tournaments."""

from __future__ import annotations

import gzip
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from cardroom.rules import house
from tests.streams.cup import Cup, Tournament
from tests.streams.floor import ACTS, STAFF
from tests.streams.night import EVERYDAY, Night, Table
from tests.tournament.test_games import POINTS

FOLDER: Final = Path(__file__).parents[2] / "client" / "tests" / "streams"
GAMES: Final = "casino-helsinki"
"""The house that offers every game."""

Part = Table | Tournament


def _of_games() -> dict[str, tuple[Part, ...]]:
    """By declaration each form it is offered in: the first one with all that people do besides, the others plain."""
    found: dict[str, tuple[Part, ...]] = {}
    for offer in house(GAMES).games.values():
        if offer.id.startswith("button"):
            continue
        pool = f"{offer.id}-{offer.stakes[0].name}".lower()
        key = offer.id if offer.form == "mixed" else offer.deal
        players = 4 if offer.deal == "open-face" else 5
        part = Table(GAMES, pool, players, 2) if key in found else Table(GAMES, pool, players, 3, EVERYDAY)
        found[key] = (*found.get(key, ()), part)
    return found


PROGRAMME: Final[Mapping[str, tuple[Part, ...]]] = {
    **_of_games(),
    "straddles": (
        Table(GAMES, "button-holdem-nl-nl200", 5, 4, ("straddle", "straddle", *EVERYDAY)),
        Table(GAMES, "buttons-holdem-nl-nl200", 5, 4, ("straddle", "straddle", *EVERYDAY)),
        Table(GAMES, "holdem-nl-nl200-bba", 4, 2),
        Table(GAMES, "holdem-nl-nl-a1", 4, 3, stays=0.6),
        Table("cellar", "holdem-nl-nl200", 5, 6, ("answer", "answer")),
        Table("casino-kruh", "holdem-nl-nl10/20", 5, 5, ("straddle", *EVERYDAY)),
    ),
    "short-decks": (
        Table(GAMES, "stud-fl-fl2-4-a", 8, 1, stays=1),
        Table(GAMES, "sviten-pl-pl200", 7, 1, stays=1),
        Table(GAMES, "razz-fl-fl2-4-a", 8, 1, stays=1),
    ),
    "online": (
        Table("casinohuone", "holdem-nl25", 5, 5, EVERYDAY),
        Table("casinohuone", "banzai_texas-nl5", 4, 4, EVERYDAY, 0.5),
    ),
    "club": (
        Table("club", "holdem-nl10", 5, 7, ("bomb_pot", "bomb_pot", *EVERYDAY), 0.5),
        Table("club", "omaha-pl10", 4, 3, ("bomb_pot", *EVERYDAY), 0.5),
        Table("club", "holdem-nl10", 4, 6, EVERYDAY),  # where all others fold, what would have come is shown
    ),
    "staff": (
        Table(GAMES, "holdem-nl-nl200", 8, 7, (*STAFF, "come", "rest", "newcomer", "find_line"), 0.3),
        Table("casino-kruh", "holdem-nl-nl10/20", 6, 5, (*STAFF, "come", "rest", "find_line"), 0.3),
    ),
    "jackpot": (Table("casino-easy", "omaha-pl-pl200", 5, 2, stays=1),),
    "tournament": (
        Tournament("casinohuone", 7),
        Tournament("pokerstars-live-fi", 6, 8, {"game": "holdem-nl", "stack": 20_000}),
    ),
    "open-face-tournament": (
        Tournament(GAMES, 5, 4, {"game": "open-face", "stack": 200, "levels": POINTS, "seats": 5}),
    ),
}
"""By the name of the file."""


def recorded(name: str) -> str:
    """The streams of one file, anew."""
    lines: list[str] = []
    for part in PROGRAMME[name]:
        with tempfile.TemporaryDirectory() as folder:
            play = Night(Path(folder), part, ACTS) if isinstance(part, Table) else Cup(Path(folder), part)
            lines += play.play()
    return "\n".join(lines) + "\n"


def path_of(name: str) -> Path:
    """Where the streams of a file are kept."""
    return FOLDER / f"{name}.jsonl.gz"


def kept(name: str) -> str:
    """The streams of a file, as they are kept."""
    return gzip.decompress(path_of(name).read_bytes()).decode()


def keep(name: str) -> None:
    """Record a file and keep it. Nothing of the day or the machine is in it, but see `SIDE_BY_SIDE` of the test."""
    path_of(name).write_bytes(gzip.compress(recorded(name).encode(), 9, mtime=0))
