"""The places of players who go out, and which of those players cannot be told apart."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bust:
    """A player who went out by a hand: the stack at its start, and the hand's worth at the showdown.

    A larger number is a better hand; players who showed nothing that counts have 0. ``table`` is its number in the
    tournament, ``winners`` are the players who won the last chips.
    """

    player: str
    stack: int
    strength: int = 0
    table: int = 0
    winners: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Finish:
    """Players who went out together and cannot be told apart, with the places they take: the first is the best."""

    players: tuple[str, ...]
    places: tuple[int, ...]


def finishes(busts: list[Bust], left: int, draw: Mapping[str, int] | None) -> tuple[Finish, ...]:
    """The places of the players who went out by one hand that ``left`` others survive, the best first.

    The larger stack at the hand's start has the better place (CO-41b, CH-8.25, CK-T.31, PF-3.13.3). Equal stacks are
    ranked by ``draw``, a number for each player, the larger first; without one they take their places together.
    """
    found: list[Finish] = []
    place = left + 1
    for stack in sorted({bust.stack for bust in busts}, reverse=True):
        players = [bust.player for bust in busts if bust.stack == stack]
        if draw is not None:
            players.sort(key=lambda player: draw[player], reverse=True)
            groups = [[player] for player in players]
        else:
            groups = [players]
        for group in groups:
            found.append(Finish(tuple(group), tuple(range(place, place + len(group)))))
            place += len(group)
    return tuple(found)


def finishes_at_tables(
    busts: list[Bust], left: int, draw: Mapping[str, int] | None, *, shared: bool
) -> tuple[Finish, ...]:
    """The places of the players who went out at the same time, at any tables, the best first.

    By default they are ranked by their stacks, as if they had sat at one table (CO-43c, CK-T.31). With ``shared`` each
    table ranks its players by stacks; the best of each table take their places together, then the next of each
    (CH-8.26, PF-3.13.2).
    """
    tables = {bust.table for bust in busts}
    if not shared or len(tables) <= 1:
        return finishes(busts, left, draw)
    at_tables = [
        finishes([bust for bust in busts if bust.table == table], 0, None) for table in sorted(tables)
    ]
    found: list[Finish] = []
    place = left + 1
    for rank in range(max([len(one) for one in at_tables])):
        players = tuple([player for one in at_tables if rank < len(one) for player in one[rank].players])
        found.append(Finish(players, tuple(range(place, place + len(players)))))
        place += len(players)
    return tuple(found)
