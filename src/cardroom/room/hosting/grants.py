"""The letters of a house to its tables: a seat that it grants, with the refusal of a table that declines it, and a penalty
that it lends.
"""

from __future__ import annotations

import msgspec

from cardroom.cash.cash_commands import PlayOver, TakeSeat
from cardroom.rules.refused import Refused
from cardroom.store.rows import Matter


class Grant(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A house grants a player a seat at a `table`, which carries out `take` or declines it.

    `id` is the command under which the player's money is in flight to the table; `source` is the account it came from, ""
    for the wallet. `by` (the player, or a member of staff) asked for it in the `request` of this id; `answer` is the row by
    which a repeated one is answered.
    """

    id: str
    table: str
    take: TakeSeat | PlayOver
    source: str = ""
    by: str = ""
    request: str = msgspec.field(default="", name="asked")
    answer: Matter | None = None


class LendPenalty(msgspec.Struct, frozen=True, tag=True):
    """A house lends a player's penalties to a table, which has them served: `hands` still to sit out, and the time
    `until_ms` to stay away. 0 and 0 end them.
    """

    player: str
    hands: int
    until_ms: int


class WhyDeclined(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a table declined a grant: a refusal as it is written."""

    code: str
    message: str
    clauses: tuple[str, ...] = ()
    args: dict[str, int | str] = {}

    @classmethod
    def by(cls, why: Refused) -> WhyDeclined:
        """Return a refusal as it is written."""
        args = {name: one if isinstance(one, int) else str(one) for name, one in why.arguments.items()}
        return cls(why.code, why.message, why.clauses, args)

    @property
    def refused(self) -> Refused:
        """The refusal, for the player."""
        return Refused(self.code, self.message, self.clauses, self.args)
