"""The key that push services know a room by: one for ever, in the vault and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.room.notices.key import ORDER, private_key
from cardroom.store.engines.store_location import Place, audit_place
from cardroom.testing.whole_room import TestRoom
from tests.store.contract.conftest import place
from tests.stored import kept

__all__ = ["place"]


def key_of(room: TestRoom) -> int:
    services = room.room.services
    return room.run(private_key(services.store, services.outbox, services.clock, services.entropy))


def test_the_key_is_made_once_and_kept(place: Place) -> None:
    with TestRoom(place) as room:
        first = key_of(room)
        assert 0 < first < ORDER and key_of(room) == first
        room.restart()
        assert key_of(room) == first
        assert len(room.reader.matters("push_key")) == 1
    assert audit_place(place).findings == []


@pytest.mark.of_folders
def test_a_folder_that_came_without_its_vault_gets_another(tmp_path: Path) -> None:
    with TestRoom(tmp_path / "one") as room:
        first = key_of(room)
    with TestRoom(tmp_path / "other") as room:
        assert key_of(room) == first, "the same chance: the test below would show nothing otherwise"
    (tmp_path / "one" / "vault.db").unlink()
    with TestRoom(tmp_path / "one", seed=2) as room:
        second = key_of(room)
        assert second != first
        room.restart()
        assert key_of(room) == second


def test_what_may_be_shown_to_staff_does_not_hold_it(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        key_of(room)
        name = room.reader.matters("push_key")[0].id
        seed = room.reader.seed(name)
        assert seed is not None
    assert seed in kept(tmp_path)
    for_staff = kept(tmp_path, vault=False)
    assert for_staff and seed not in for_staff and seed.hex().encode() not in for_staff
