"""What a seat at a cash table costs by the time: told before a player agrees to it, and named by the request."""

import msgspec

from cardroom.table.model.command import Amount, Turn
from cardroom.table.values.kinds import ChargeKind


class TimeCost(msgspec.Struct, frozen=True):
    """Instead of from the pots, ``what`` is paid by the time: ``amount`` for every ``seconds`` begun, by each player the
    rake, by the table the jackpot, in equal parts.
    """

    what: ChargeKind
    amount: int
    seconds: int
    clauses: tuple[str, ...] = ()


class AgreedCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cost by the time that a player agrees to, as it was told."""

    what: ChargeKind
    amount: Amount
    seconds: Turn
