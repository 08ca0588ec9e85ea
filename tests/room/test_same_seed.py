"""A room without chance or clock of its own: the same seed and the same requests tell everybody the same bytes."""

from pathlib import Path

from cardroom.testing.whole_room import TestRoom


def evening(folder: Path, seed: int) -> list[list[str]]:
    """Everything four people and a spectator hear in one evening with a restart in it."""
    with TestRoom(folder, seed) as room:
        table = room.seat("holdem-nl10", "A", "B", "C", "D")
        for client in [*room.clients, room.connect()]:
            client.watch(table)
        room.deal(table)
        room.play(table)
        room.client("B").done(room.client("B").leave(table))
        heard = [client.texts for client in room.clients]
        room.deal(table)
        room.restart()
        for name in "ACD":
            room.connect(name).watch(table)
        room.play(table)
        return [*heard, *(client.texts for client in room.clients)]


def test_the_same_seed_tells_the_same_bytes(tmp_path: Path) -> None:
    first = evening(tmp_path / "a", 1)
    assert evening(tmp_path / "b", 1) == first
    assert evening(tmp_path / "c", 2) != first
    assert min(len(texts) for texts in first) > 5
