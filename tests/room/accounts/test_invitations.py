"""Invitations that several processes know: each makes one account, however what they store and follow is interleaved."""

from __future__ import annotations

import contextlib
import random

import msgspec
import pytest

from cardroom.room.accounts.invitations import Invitation, Invitations
from cardroom.room.accounts.reset_codes import code_hash
from cardroom.rules.refused import Refused
from cardroom.store.rows import KeepMatter

CODE = "abcd-efgh"
GIVEN = Invitation("i1", "Boss", 0, "for a friend", code_hash(CODE), until_ms=1_000)


class Process:
    """A process that takes the invitation, works for a while on the account, and stores it or puts it back."""

    def __init__(self, others: list[Process]) -> None:
        self.known = Invitations()
        self.known.give(GIVEN)
        self.others = others
        self.taken: Invitation | None = None
        self.unheard: list[KeepMatter] = []

    def take(self) -> None:
        """A stranger shows the code."""
        if self.taken is None:
            with contextlib.suppress(Refused):
                self.taken = self.known.take(CODE, 1)

    def use(self, player: str) -> bool:
        """The account is made; the store refuses it where something was stored that is not followed yet."""
        taken, self.taken = self.taken, None
        if taken is None:
            return False
        try:
            (row,) = self.known.used(taken, player)
        except Refused:
            self.known.put_back(taken)
            return False
        return self._store(row, taken)

    def withdraw(self) -> bool:
        """Staff withdraw it, where it is open here."""
        found = self.known.all[GIVEN.id]
        if not found.is_open(1):
            return False
        (row,) = self.known.withdraw(GIVEN.id)
        return self._store(row, found)

    def _store(self, row: KeepMatter, before: Invitation) -> bool:
        if self.unheard:
            self.known.put_back(before)
            return False
        for other in self.others:
            if other is not self:
                other.unheard.append(row)
        return True

    def give_up(self) -> None:
        """The password was refused."""
        if self.taken is not None:
            self.known.put_back(self.taken)
            self.taken = None

    def follow(self) -> None:
        """Hear what others have stored."""
        for row in self.unheard:
            self.known.follow(row.matter)
        self.unheard.clear()


@pytest.mark.parametrize("seed", range(300))
def test_an_invitation_makes_one_account_or_none(seed: int) -> None:
    chance = random.Random(seed)
    processes: list[Process] = []
    processes += [Process(processes) for _ in range(chance.randint(2, 3))]
    ended = 0
    for number in range(40):
        one = chance.choice(processes)
        act = chance.choice(["take", "take", "use", "give_up", "follow", "withdraw"])
        if act == "use":
            ended += one.use(f"p{number}")
        elif act == "withdraw":
            ended += chance.random() < 0.2 and one.withdraw()
        else:
            getattr(one, act)()
    for one in processes:
        one.give_up()
        one.follow()
    assert ended <= 1
    assert all(one.known.all[GIVEN.id].is_open(1) == (not ended) for one in processes)
    stored = {msgspec.json.encode(one.known.all[GIVEN.id]) for one in processes}
    assert len(stored) == 1, "all know the same"
