"""What a command at a table asks of whoever keeps the money: the base of all such movements."""

import msgspec


class Movement(msgspec.Struct, frozen=True, gc=False, tag_field="money"):
    """A movement of chips into, out of or between seats, in the table's smallest unit; amounts are never negative.

    What movements there are, and what they mean outside the table, the economy says: see `cash.money_moves`.
    """
