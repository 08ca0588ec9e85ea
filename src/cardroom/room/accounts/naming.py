"""What players are called. Streams say who is meant by an id alone; names are looked up where something is shown."""

from __future__ import annotations

from collections.abc import Iterable

from cardroom.room.accounts.person import called
from cardroom.store.protocol import Reader


class Names:
    """The names of those who have been here since the start, and of all that a table may speak of."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def __call__(self, player: str) -> str:
        """A player's name; the id of one whom nobody knows."""
        return self._names.get(player, player)

    def of(self, players: Iterable[str]) -> dict[str, str]:
        """Names by ids, in the order given."""
        return {player: self(player) for player in players if player}

    def learn(self, player: str, name: str) -> None:
        """A player is called so from now on."""
        self._names[player] = name

    def load(self, reader: Reader, players: Iterable[str]) -> None:
        """Learn the names of these players. Beside the event loop."""
        self._names |= names_stored(reader, players)


def names_stored(reader: Reader, players: Iterable[str]) -> dict[str, str]:
    """The names of players as they are stored now; of an account that is no more the id."""
    found = {player: reader.player(player) for player in dict.fromkeys(players)}
    return {player: called(record) if record is not None else player for player, record in found.items()}
