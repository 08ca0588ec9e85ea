"""The names and drawings of players. Streams name a player by the id alone; name and drawing are looked up for display."""

from __future__ import annotations

from collections.abc import Iterable

from cardroom.room.identity.confusable_names import skeleton
from cardroom.room.identity.drawings import Avatar, avatar_of
from cardroom.room.identity.person import called, flags_of
from cardroom.store.protocol import Reader


class Names:
    """The names and drawings of all players who came since the start, and of all whom a table may mention."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._avatars: dict[str, Avatar] = {}

    def __call__(self, player: str) -> str:
        """Return a player's name, or the id if the player is unknown."""
        return self._names.get(player, player)

    def of(self, players: Iterable[str]) -> dict[str, str]:
        """Return names by ids, in the order given."""
        return {player: self(player) for player in players if player}

    def avatar(self, player: str) -> Avatar | None:
        """Return the drawing of a player, None for initials."""
        return self._avatars.get(player)

    def avatars(self, players: Iterable[str]) -> dict[str, Avatar]:
        """Return drawings by ids, of those who have one."""
        return {player: self._avatars[player] for player in players if player in self._avatars}

    def learn(self, player: str, name: str) -> None:
        """Set a player's name from now on."""
        self._names[player] = name

    def learn_avatar(self, player: str, avatar: Avatar | None) -> None:
        """Set a player's drawing from now on."""
        if avatar is None:
            self._avatars.pop(player, None)
        else:
            self._avatars[player] = avatar

    def load(self, reader: Reader, players: Iterable[str]) -> None:
        """Learn the names and drawings of these players. Runs off the event loop."""
        for player in dict.fromkeys(players):
            record = reader.player(player)
            if record is not None or player not in self._names:  # (a desk knows some by name alone)
                self.learn(player, player if record is None else called(record))
            self.learn_avatar(player, None if record is None else avatar_of(flags_of(record)))


def names_stored(reader: Reader, players: Iterable[str]) -> dict[str, str]:
    """Return the stored names of players; the id for an account that no longer exists."""
    found = {player: reader.player(player) for player in dict.fromkeys(players)}
    return {player: called(record) if record is not None else player for player, record in found.items()}


def looks_stored(reader: Reader) -> dict[str, str]:
    """Return the looks of all names, each with its player's id."""
    looks: dict[str, str] = {}
    after = ""
    while records := reader.players(after):
        after = records[-1].id
        looks |= {skeleton(record.name): record.id for record in records}
    return looks
