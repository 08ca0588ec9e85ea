"""Every game and mix as plain data, for lists that people and programs read."""

from typing import TypedDict

from cardroom.games import EVERY_GAME
from cardroom.games.mixes import MIXES
from cardroom.rules import house, shipped
from cardroom.sim.benchmark_stakes import ALL_STAKES, MIXED
from cardroom.sim.open_face_hands import OPEN_FACE, OPEN_FACE_NAME, POINTS, open_face_setup


class ListedGame(TypedDict):
    """A line of the list. `seats` are usual at a full cash table, `most_players` can be dealt in.

    `simulate` are the codes `cardroom simulate` knows: the game's own and short ones that name a form too.
    """

    code: str
    name: str
    forms: list[str]
    seats: int
    most_players: int
    simulate: list[str]
    clauses: list[str]


def listed_games() -> list[ListedGame]:
    """Games first, then mixes, in the order of the catalogue; Open Face Chinese, which has no bets, at the end."""
    rows: list[ListedGame] = []
    described = described_by()
    for code, declared in EVERY_GAME.items():
        short = [stake.code for stake in ALL_STAKES.values() if stake.game == code]
        simulated = list(dict.fromkeys([code, *short]))
        seats = declared.seats or declared.most_players
        rows.append(
            _row(
                code, declared.name, declared.forms, seats, declared.most_players, simulated, described[code]
            )
        )
    for code, mix in MIXES.items():
        rows.append(_row(code, mix.name, (MIXED,), mix.seats, mix.most_players, [code], described[code]))
    rules = open_face_setup(2).rules
    clauses = tuple([clause for ids in rules.clauses.values() for clause in ids])
    seats = rules.players_most
    rows.append(
        _row(OPEN_FACE, OPEN_FACE_NAME, (POINTS,), seats, rules.dealt_in(seats), [OPEN_FACE], clauses)
    )
    return rows


def described_by() -> dict[str, tuple[str, ...]]:
    """The clauses of all houses that describe a game or a mix, by its code; a mix is offered under its own."""
    found: dict[str, list[str]] = {code: [] for code in (*EVERY_GAME, *MIXES)}
    for book in [house(name) for name in shipped()]:
        for code, clauses in book.deals.items():
            found[code] += clauses
        for code in MIXES.keys() & book.games.keys():
            found[code] += book.games[code].clauses
    return {code: tuple(clauses) for code, clauses in found.items()}


def _row(
    code: str,
    name: str,
    forms: tuple[str, ...],
    seats: int,
    most_players: int,
    simulated: list[str],
    clauses: tuple[str, ...],
) -> ListedGame:
    return ListedGame(
        code=code,
        name=name,
        forms=list(forms),
        seats=seats,
        most_players=most_players,
        simulate=simulated,
        clauses=list(dict.fromkeys(clauses)),
    )
